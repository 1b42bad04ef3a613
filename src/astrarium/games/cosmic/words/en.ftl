# Cosmic Encounter: what the rules say to people. Names of components are in the toml files; players are named by colour.
# Flags (success, to_use...) are 0 or 1; timing is the number in timing.py.

## Things to do

do-warp = The Warp
do-cone = Into the cone
do-redraw = Draw again
do-reserve = The reserve
do-star = The star
do-challenge = Check the claim
do-deck = A card from the deck
do-none = None
do-offense = The offense
do-defense = The defense
do-both = Both sides
do-accept = Accept
do-refuse = Refuse
do-propose = Make a proposal
do-break_off = Break off
do-shared = Share the planet
do-handed = Hand it over
do-random = Drawn at random
do-chosen = Chosen by the giver
do-plus = Add
do-minus = Subtract
do-odd = Odd
do-even = Even
do-stop = Done
do-tokens = Tokens
do-bases = Bases
do-invite = Inviting
do-ally = Allying
do-edict = An Edict
do-flare = A Flare
do-kicker = A Kicker
do-power = A power
do-compel = Compel its use
do-forbid = Forbid its use
do-steer = Choose in their place
do-aim = Aim the cone
do-source = Choose the bases
do-attract = Attract
do-repel = Repel
do-winner = The winner
do-loser = The loser
do-clause_a = Two random cards
do-clause_b = Four random cards
do-clause_c = A base
do-clause_d = Two random cards and a base
do-hull = Hull: tokens
do-cargo = Cargo: cards
do-charter = Charter: the power
do-left = To the left
do-right = To the right
do-land = Land
do-reward = Take rewards
do-deal = Make a deal
do-use = Use the power
do-not_use = Do not use the power
do-keep = Keep it
do-discard = Discard both
do-concede = Concede the victory
do-stack = Onto the pile
do-lucre = Lucre

## Setup

ask-assign-stars = Which of your two powers belongs to the first star?
ask-take-colour = Which colour do you take?{ $turned ->
    [0] {""}
   *[other] {" "}Your system lies with its reverse side up.
}
option-turned = { $colour }: { $hex }
ask-spread-tokens = How many tokens go on your { $slot ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
   *[other] sixth
} planet?

## The turn

ask-skip-turn = Skip your whole turn for a new hand?
ask-retrieve = Take a token from the Warp: to which base? Or pass.{ $number ->
    [one] {""}
   *[other] {" "}{ $number } left.
}
ask-decide = Make another challenge?
option-price = { $price } ({ $number } Lucre)
option-lift = Lift the curse { $curse }: { $number ->
    [one] 1 token goes
   *[other] { $number } tokens go
} to the Warp
ask-buy = Buy something with Lucre, or stop.
ask-discard-choice = { $times ->
    [one] Discard a card from your hand.
   *[other] Discard { $times } cards from your hand, one after the other.
}

## Effects: use one now? Each moment is named.

ask-use = { $timing ->
    [0] The board is set up
    [1] Powers are dealt
    [2] Hands are dealt
    [3] The turn begins
    [4] A challenge begins
    [5] The offense needs a Challenge card
    [6] The offense may free a token from the Warp
    [7] A destiny card is about to be turned
    [8] The destiny card is turned
    [9] The defender is known
    [10] The defender needs a Challenge card
    [11] Tokens are about to be launched
    [12] The cone is aimed
    [13] The offense is about to invite allies
    [14] The defender is about to invite allies
    [15] A player is about to join a side
    [16] The alliances are made
    [17] Kickers may be played
    [18] Challenge cards are about to be selected
    [19] Challenge cards are being selected
    [20] Both cards lie face down
    [21] The cards are revealed
    [22] The totals are counted
    [23] Reinforcements may be played
    [24] The winner is known
    [25] A deal is about to be discussed
    [26] The talks are over
    [27] Tokens are about to be lost
    [28] Winning tokens are about to land
    [29] Consolation is about to be taken
    [30] Rewards are about to be taken
    [31] Played cards are discarded
    [32] The challenge ends
    [33] Another challenge may follow
    [34] The turn ends
    [35] A power is being used
    [36] A card is being played
    [37] Cards are about to be drawn
    [38] A card was discarded
    [39] Cards change hands
    [40] A new hand is about to be drawn
    [41] Tokens are about to go to the Warp
    [42] Tokens leave the Warp
    [43] Tokens leave a base
    [44] A base was gained
    [45] A base was lost
    [46] A power was lost
    [47] A power was gained
    [48] A moon was occupied
    [49] A moon was left
    [50] Lucre was paid
    [51] Lucre was gained
    [52] The deck is empty
    [53] Somebody has just decided something
    [54] Somebody is about to win
   *[other] A moment to act
}: use something, or pass.

## Questions of an effect

ask-opening = A window opens: use { $effect } before anybody acts, or pass.
ask-question = { $effect }: choose.
ask-ask-player = { $effect }: which player?
ask-ask-place = { $effect }: which base or planet?
ask-ask-amount = { $effect }: how many?
ask-ask-yes = { $effect }: yes or no?
ask-ask-way = { $effect }: which of these?
ask-ask-power = { $effect }: which power?
ask-ask-name = { $effect }: which do you name?
ask-ask-card = { $effect }: which card?
ask-ask-secret = { $effect }: choose in secret.
ask-ask-hidden = { $effect }: your answer?
ask-weighed = Decide again.
ask-named = { $effect }: which player or base?
ask-keep-down = { $effect }: keep your cards face down, or turn them up?
ask-ask-aim = { $effect }: which target does the cone get?
ask-star-of-moon = For which of your two stars does { $place } count?
ask-raise-stake = Your bluff stands: play your Flare before it is called, or pass.
ask-forfeit = The bluff costs tokens: from which base does the next one go? { $number } left.
ask-more-cards = { $effect }: add an Attack card, or none.
ask-commit-spare = From which base does the next token come to the { $side }? { $number } left.
ask-ask-everyone = { $effect }: which card?
ask-ask-truth = { $effect }: answer truthfully.
ask-add-tokens = From which base does the next token join the { $side }? { $number } left.
ask-retreat = To which base does the next token on the target go? { $number } left.
ask-rearrange = How many more tokens stand on { $place }?{ $rest ->
    [0] {""}
   *[other] {" "}It gets the rest.
}
ask-pick-phantoms = Which token goes to the star? { $number } left.

## Destiny and launch

ask-wild-target = A wild card: which player do you challenge?
ask-own-colour = Your own colour: draw again, drive a visitor out, or take an empty planet or moon.
ask-name-target = Aim the cone: which planet or moon is the target?
ask-name-defender = Whom of those on the planet do you challenge?
ask-aim-at = Aim the cone: which planet is the target?
ask-launch-number = How many tokens do you launch?
ask-occupy = Nobody is there: with how many tokens do you take it?
ask-commit = From which base does the next token come? { $number } left.
ask-fetch = From which base of { $owner } does the next token come? { $number } left.

## Alliances

ask-invite = Do you invite { $guest } to the { $side }?
ask-promise-lucre = How much Lucre do you promise { $guest } for joining?
ask-join = Whom do you join: the offense, the defense, or neither?
ask-ally-number = How many tokens do you commit to the { $side }?

## Cards

ask-bribe = Offer Lucre about the use of a power, or pass.
ask-bribe-terms = { $power } of { $receiver }: pay for its use, or against it?
ask-bribe-amount = How much Lucre do you offer { $receiver } { $to_use ->
    [0] not to use
   *[other] to use
} { $power }?
ask-answer-bribe = { $proposer } offers { $amount } Lucre if you { $to_use ->
    [0] do not use
   *[other] use
} { $power }. Accept?
ask-play-kicker = Play a Kicker face down, or pass.
ask-select = Select your Challenge card.
ask-reinforce = Play a Reinforcement, or pass.
ask-reinforce-side = { $card }: for which side?

## The outcome

ask-take-rewards = Reward: a card from the deck, or a token from the Warp to which base? { $number } left.
ask-bring-home = To which base does the next token return? { $number } left.
ask-pick-losses = From which base does { $owner } lose the next token? { $number } left.
ask-found = New base on { $place }: with how many tokens?
ask-gather = From which base does the next token come to { $place }? { $number } left.

## Deals

ask-propose = Make a proposal, refuse to (the other goes on), or break the talks off. { $number ->
    [0] None
    [1] One
    [2] Two
    [3] Three
    [4] Four
   *[other] Five
} of six made.
ask-term-base = Proposal: { $receiver } gets a base on which planet of { $giver }? Pass: none.
ask-term-handed = Do { $giver } and { $receiver } share the planet, or does { $giver } leave it?
ask-term-cards = Proposal: which card do you give? Only its type is shown.
ask-term-wants = Proposal: how many cards do you want?
ask-term-way = Proposal: are the cards drawn at random, or chosen by the giver?
ask-term-lucre = Proposal: how much Lucre does { $receiver } pay?
ask-term-frees = Proposal: how many tokens does { $giver } free from the Warp for the other?
ask-answer-deal = { $proposer } proposes a deal: accept it, refuse it, or break the talks off?
ask-give-chosen = Which card do you give { $receiver }? { $number } left.
ask-propose-to-both = Propose a deal of three, refuse to (the next goes on), or break the talks off. { $number ->
    [0] None
    [1] One
    [2] Two
    [3] Three
    [4] Four
   *[other] Five
} of six made.
ask-term-of-three = Proposal, { $giver } to { $receiver }: { $item ->
    [0] a base on which planet? Pass: none.
    [1] is the planet shared or handed over?
    [2] how many cards?
    [3] drawn at random or chosen by the giver?
    [4] how much Lucre?
   *[other] how many tokens freed from the Warp?
}
ask-cards-of-three = Proposal: which card do you give { $receiver }? Only its type is shown.
ask-answer-of-three = { $proposer } proposes a deal of three: accept it, refuse it, or break the talks off?

## The log

note-sits = Seat { $number } plays with this colour: { $colour }
note-spreads = { $player } puts { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} on { $place }
note-assigns = { $player } gives the first star the power { $power }
note-placed = The home systems are set up: 20 tokens each, four on each of five planets unless a reverse side says otherwise
note-hands-dealt = Everybody is dealt { $amount } cards
note-begins = { $player } begins the game
note-turn = { $player } has the turn
note-challenge = { $player } begins { $number ->
    [1] the first challenge
    [2] the second challenge
   *[other] challenge { $number }
} of the turn
note-extra = { $player } makes an extra challenge against { $victim }
note-skips = { $player } skips the turn for a new hand
note-gets-power = { $player } has the power { $power }
note-power-lost = { $player } has too few home bases: the power { $power } is lost
note-power-back = { $player } has enough home bases: the power { $power } is back
note-power-gone = { $player } no longer has the power { $power }
note-power-away = { $player } is without the power { $power } until the end of the challenge
note-power-ends = { $player } had the power { $power } for this challenge only
note-power-returns = { $player } has the power { $power } again
note-decides = { $player } decides on { $effect }: { $answer }
note-uses = { $player } uses { $effect }
note-plays-card = { $player } plays { $card }
note-plays-flare = { $player } plays { $effect }
note-cancelled = { $effect } of { $player } is cancelled
note-card-cancelled = { $card } of { $player } is cancelled

note-draws = { $player } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
note-gets = You get { $card }
note-discards = { $player } discards { $card }
note-refills = { $player } discards { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} and takes a new hand
note-shows-hand = { $player } shows and discards the whole hand
note-takes = { $player } takes { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} from { $victim }
note-gives = { $player } gives { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} to { $receiver }
note-takes-card = { $player } takes { $card } for all to see
note-takes-discard = { $player } takes { $card } from the discard pile
note-gets-back = { $player } takes back { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
note-sets-aside = { $player }: a card of the hand is set aside
note-shows = { $player } shows { $card }
note-looks-at = { $player } looks at the hand of { $victim }
note-sees = You see in the hand of { $victim }: { $card }
note-reshuffled = The discards are shuffled: a new deck
note-all-dealt = All hands are dealt anew

note-consoled = { $player } has a right to { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} of consolation from { $victim }
note-rewarded = { $player } takes { $amount ->
    [one] 1 reward
   *[other] { $amount } rewards
}
note-retrieves = { $player } takes a token from the Warp to { $place }
note-frees = { $player } frees { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from the Warp
note-into-cone = { $player }: { $amount ->
    [one] 1 token goes
   *[other] { $amount } tokens go
} from the Warp into the cone
note-from-star = { $player }: { $amount ->
    [one] 1 phantom leaves
   *[other] { $amount } phantoms leave
} the star
note-to-star = { $player }: { $amount ->
    [one] 1 token becomes a phantom
   *[other] { $amount } tokens become phantoms
} on the star
note-from-reserve = { $player } takes { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from the reserve
note-stands-in-warp = { $player } defends with { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} in the Warp
note-stays-in-warp = { $player }: { $amount ->
    [one] 1 token stays
   *[other] { $amount } tokens stay
} in the Warp
note-more-tokens = { $player } has { $amount } tokens more
note-retakes = { $player } takes { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} back
note-shares-fleet = Half of the tokens of { $player } go to { $receiver }, wherever they are
note-destiny = { $player } turns a destiny card: { $destiny }
note-redraws = { $player } draws destiny again
note-defends = { $player } is the defender
note-aims = { $player } aims the cone at { $place }
note-launches = { $player } launches { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
note-takes-place = { $player } takes { $place } with { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
note-invites = { $player } invites { $guest }
note-allies = { $player } joins the { $side } with { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
note-stays-out = { $player } joins neither side
note-kicker = { $player } plays a Kicker face down
note-selects = { $player } has selected a card
note-reveals = { $player } reveals { $card }
note-total = { $player } has a total of { $amount }
note-wins-challenge = { $player } wins the challenge
note-both-lose = Both sides lose: { $effect } of { $player }
note-proposes = { $player } makes a proposal
note-passes-on = { $player } makes no proposal
note-refuses = { $player } refuses
note-breaks-off = { $player } breaks the talks off
note-deal-made = { $player } and { $opponent } make a deal
note-deal-failed = { $player } and { $opponent } find no deal
note-aborted = The challenge of { $player } is broken off
note-loses = { $player } is beaten and loses { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} to the Warp
note-loses-by-deal = { $player } loses { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} to the Warp for the failed deal
note-loses-by-effect = { $player }: { $amount ->
    [one] 1 token goes
   *[other] { $amount } tokens go
} to the Warp
note-loses-homeless = { $player } has no base to return to: { $amount ->
    [one] 1 token goes
   *[other] { $amount } tokens go
} to the Warp
note-base-gone = { $player } has no base on { $place } any more
note-out = { $player }: { $amount ->
    [one] 1 token leaves
   *[other] { $amount } tokens leave
} the game
note-captured = { $player } captures { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} of { $victim }
note-saves = { $player }: { $amount ->
    [one] 1 token is
   *[other] { $amount } tokens are
} saved from the Warp
note-lands = { $player } lands on { $place } with { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
note-moves = { $player } moves { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} to { $place }
note-returns = { $player }: { $amount ->
    [one] 1 token returns
   *[other] { $amount } tokens return
} to bases
note-reinforces = { $card } of { $player } is for the { $side }
note-buys = { $player } spends Lucre: { $price }
note-starts-with = { $player } starts with { $amount } Lucre
note-gains-lucre = { $player } gets { $amount } Lucre
note-earns = { $player } has an income of { $amount } Lucre
note-promises = { $player } promises { $guest } { $amount } Lucre for joining
note-bribes-to-use = { $player } offers { $receiver } { $amount } Lucre for using { $power }
note-bribes-not-to = { $player } offers { $receiver } { $amount } Lucre for not using { $power }
note-refuses-bribe = { $player } refuses the Lucre
note-pays = { $player } pays { $amount } Lucre
note-pays-to = { $player } pays { $receiver } { $amount } Lucre
note-moon-turned = { $player } reveals the moon at { $place }: { $moon }
note-moon-gone = { $moon } leaves the game
note-planet-gone = { $place } is no more
note-limbo = { $amount ->
    [one] 1 token goes
   *[other] { $amount } tokens go
} from the limbo of { $colour } to the Warp
note-silenced = { $player } is silenced
note-names-card = { $player } names { $card }
note-whines = { $player } whines about this: { $answer }
note-curses = { $player } puts the curse { $curse } on { $victim }
note-swaps-homes = { $player } and { $victim } exchange their home systems; all tokens stay where they are
note-claims = { $player } claims to have played { $card }
note-calls = { $player } calls the bluff of { $victim }
note-believes = { $player } believes { $victim }
note-directs = { $player } directs the cone to the system of { $victim }
note-votes = { $player } votes for { $guest }
note-names-type = { $player } names a type of card: { $type }
note-names-condition = { $player } names a condition: { $condition }
note-asks = { $player } asks { $victim }: { $question }
note-answers-yes = { $player } answers: yes
note-answers-no = { $player } answers: no
note-turns-time-back = { $player } turns time back: the challenge is fought again
note-swaps-cards = { $player } exchanges the two cards
note-stands-in = { $player } takes the place of { $victim } in the deal
note-wins = { $player } wins with { $amount ->
    [one] 1 external base
   *[other] { $amount } external bases
}
note-wins-condition = { $player } wins by the Schizoid's condition: { $condition }
note-wins-share = { $player } shares the victory
note-wins-game-over = { $player } wins by { $moon }, with { $amount ->
    [one] 1 base
   *[other] { $amount } bases
} on planets
note-wins-longest = The game has lasted long enough: { $player } wins with the most external bases, { $amount }
