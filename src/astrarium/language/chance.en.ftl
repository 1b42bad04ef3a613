# Chance that can be checked: what a table publishes, what people add to it, and whether it held.

chance-title = Chance
chance-sealed = Nobody can choose what is dealt
chance-promise = From one secret follows all that chance will decide at this table. The table has sealed it: the commitment below fits this secret and no other. When you sit down your browser adds a share of its own, which nobody knows beforehand. Only then is everything shuffled. So neither the host nor this server can choose what is dealt, and after the game everybody can check it.
chance-commitment = Commitment
chance-your-share = Your share
chance-your-share-means = Made by chance in your browser. You may write your own instead: letters and digits.
chance-no-script = Without script your browser cannot make a share: write one yourself, letters and digits as you like.
chance-more = More about it

## Before the first shuffle

chance-waiting = Nothing is dealt yet
chance-waiting-means = { $count ->
    [one] One seat is still free. When it is taken, everything is shuffled and the game begins.
   *[other] { $count } seats are still free. When they are taken, everything is shuffled and the game begins.
}
chance-seats = At the table
chance-talk = Talk

## The page

chance-shares = Shares
chance-shares-mean = What everybody who sat down added, and whoever set up the table.
chance-host = Who set up the table
chance-no-share = none of their own
chance-bot-share = a bot needs none
chance-secret = Secret
chance-secret-later = The secret stays sealed until the game is over. Then it is shown here, and everything is dealt again.
chance-seeded = Somebody chose the seed of this table, and so may know what lies face down. There is nothing to check.
chance-known = Deal known
chance-uploaded = This table was opened from a file: whoever has the file may know what lies face down, now and to come. Nobody could add a share to it.
chance-dealt-before = This seat was dealt before it came to this browser, without a share of its own. Whoever held it so far has seen its hand.
chance-unshared = Nobody added a share
chance-unshared-means = The table has sealed the secret from which everything is dealt: the commitment below fits this secret and no other. But nobody added a share before it was shuffled, so whoever runs this server could have chosen what is dealt.
chance-dealt-promise = From one secret follows all that chance decides at this table. The table has sealed it: the commitment below fits this secret and no other. Before anything was shuffled, whoever has a share below had added it. So neither the host nor this server could choose what is dealt, as long as one other person gave a share; whoever gave none has come to a seat that was dealt already. After the game everybody can check it.
chance-unsealed = This table was set up before chance was sealed. There is nothing to check.
chance-holds = As committed
chance-holds-means = The secret fits the commitment. { $decisions ->
    [one] One decision was
   *[other] All { $decisions } decisions were
} played again from the secret and { $shares ->
    [one] one share
   *[other] { $shares } shares
}: the game ends exactly as it did at the table.
chance-agrees = The file agrees with itself
chance-partly = Partly checked
chance-partly-means = The secret fits the commitment, and { $decisions ->
    [one] one decision since was
   *[other] { $decisions } decisions since were
} dealt again as { $decisions ->
    [one] it was
   *[other] they were
} at the table. Before that the rules changed: { $former ->
    [0] how everything was dealt
    [one] how everything was dealt and the one decision of former rules
   *[other] how everything was dealt and the { $former } decisions of former rules
} cannot be played again here. For that beginning there is only the server's word.
chance-former-rules = This game was played by former rules, and these cannot play it again; an Astrarium of that time can. The secret and the shares below are those from which it was dealt.
chance-fails = Not as committed
chance-problem-commitment = The secret is not the one that the commitment was to.
chance-problem-noted = The commitment is not the one that was noted before the game.
chance-problem-share = The share that was given is not among those that were used.
chance-problem-shares = There are not as many shares as there were people.
chance-problem-breaks = What is dealt from this secret and these shares does not allow what was decided.
chance-problem-key = Chance went on from another key than the one that follows from this secret and these shares.
chance-problem-end = What is dealt from this secret and these shares ends differently.
chance-yourself = Check it yourself
chance-yourself-means = This page is made by the server that dealt. Whoever does not trust it checks on a machine of their own: download the game, and let Astrarium deal it again there.
chance-memory = What this browser noted
chance-memory-same = When you sat down, on { $date }, this browser noted this very commitment, and its share is among those above.
chance-memory-missing = This browser noted this commitment when you sat down, on { $date }; but the share it gave, { $share }, is not among those above.
chance-memory-none = This browser noted no commitment of this table: you sat down on another device, or without script, or you are watching.

## On the command line

chance-verified = { $game }: as committed. { $decisions } decisions played again from the secret and { $shares ->
    [one] one share
   *[other] { $shares } shares
}. Commitment: { $commitment }
chance-not-verified = { $game }: NOT as committed. { $problems } Commitment: { $commitment }
chance-partly-verified = { $game }: PARTLY checked. { $decisions } decisions played again from the secret and { $shares ->
    [one] one share
   *[other] { $shares } shares
}, from a position that former rules had left after { $former } decisions; how they dealt cannot be checked here. Commitment: { $commitment }
