# What the guide of each lesson says. An empty line begins a new page.

lesson-first-title = First game
lesson-first-aim =
    Each of you rules a system of five planets with four tokens on each, and has a power that breaks one rule of the game.
    You are Blue, the Zombie. Orange and Red are bots.

    The goal: bases on five planets outside your own system. Several may get there together and win together.

    On your turn you make a challenge; if you win it, you may make a second one. Destiny says whom: you have turned a card of Orange.
    Aim the cone at one of the planets of Orange. All are alike, so take number 2.
lesson-first-aim-why = Any planet would do; the lesson goes on with number 2.
lesson-first-launch =
    How many tokens do you send, from 1 to 4? Each adds 1 to your total. If you lose, they all go to the Warp. Send 2.
lesson-first-launch-why = Two add something and do not risk much.
lesson-first-from =
    The tokens come from your bases. Take them from different planets: a planet without tokens is no base any more.
lesson-first-from-why = Spread them out: no planet should run empty.
lesson-first-from-next =
    And one from planet 2.
lesson-first-from-next-why = Spread them out.
lesson-first-invite =
    Now allies. You may invite anybody who is not in the challenge: an ally’s tokens count for you. If the offense wins, its allies land on the planet too, and that is a base for them as well.
    Invite Red.
lesson-first-invite-why = A first base is worth sharing.
lesson-first-red-joins =
    Orange invites nobody. Watch: Red joins you with one token.
lesson-first-select =
    The heart of a challenge: both main players put down a card, face down. With two attack cards the higher sum of card and tokens wins; with a tie the defender does.
    You have 3 tokens in the cone, Orange has 4 on the planet. The 30 is too good for this: try Attack 14.
lesson-first-select-why = Keep the 30 for a challenge that matters, and the low ones for one that does not.
lesson-first-reveal =
    Orange chooses too. Then both cards are turned.
lesson-first-flare =
    14 + 3 = 17 against 10 + 4 = 14: you win! Your tokens land, and the four of Orange go to the Warp.
    You hold a Flare, a card that may be played at certain moments. When something can be played, the table asks. Pass this time.
lesson-first-flare-why = It would throw out a base that was just gained, and that one is yours.
lesson-first-again =
    You won the first challenge, so you may make a second one. Yes!
lesson-first-again-why = A second challenge is a second chance for a base.
lesson-first-aim-again =
    Destiny names Orange again. Planet 5 this time.
lesson-first-aim-again-why = On planet 2 you have a base already.
lesson-first-one =
    Your hand is full of middling cards, and a new hand comes only when all Challenge cards are gone. So use this challenge to get rid of a bad card. 1 token is enough.
lesson-first-one-why = If you expect to lose, risk little.
lesson-first-from-three =
    From planet 3.
lesson-first-from-three-why = Planets 1 and 2 have given already.
lesson-first-alone =
    Invite nobody: whoever joins a lost challenge will not come again.
lesson-first-alone-why = This challenge is not meant to be won.
lesson-first-low =
    Throw the 4 away.
lesson-first-low-why = The better cards are for better moments.
lesson-first-zombie =
    5 against 24: lost, as planned. Anybody else’s token would now lie in the Warp and could be freed one at a time, a turn each.
    But you are the Zombie: your tokens come home at once. Put it back on planet 3.
lesson-first-zombie-why = It came from there.
lesson-first-orange-turn =
    The turn of Orange. First it takes a token back from the Warp, then destiny sends it against Red.
lesson-first-join =
    Red invites you to the defense. Defending allies win no base. If they win they get a reward for each token: a card, or a token back from the Warp.
    Orange sends one token only, so Red will hold: join the defense.
lesson-first-join-why = A new card for little risk, and Red will remember it.
lesson-first-ally-one =
    One token, so one card.
lesson-first-ally-one-why = Even a Zombie need not hurry.
lesson-first-ally-from =
    From planet 4.
lesson-first-ally-from-why = It still has all four.
lesson-first-home =
    17 + 4 tokens against 7: Red holds. Your token comes home, and your reward is drawn from the deck.
lesson-first-home-why = It came from there.
lesson-first-zap =
    Your reward is a Cosmic Zap: it stops any power at the moment in which it is used. Red uses Warrior just now, and the table asks you.
    Warrior only gathers a point here. Pass: a Zap is worth more later.
lesson-first-zap-why = Keep the Zap for a power that would hurt you.
lesson-first-end =
    That is a challenge: destiny, cone, allies, cards, reveal. You have one foreign base; five win the game.

    There are Compromise cards, too: two of them, and you may make a deal. The table helps you to write one. Play on as you like: Hint (H) tells what a bot would do, Rules (R) what is written.
