# What the guide of each lesson says. An empty line begins a new page.

lesson-first-title = First game
lesson-first-settle =
    A galaxy full of planets and asteroids, and two factions that want it. You are White; Green is a bot.

    There are two ways to win, and for two players they are short. By wealth: 5 colonies, and 3 cards each of Titanium, Gold and Energy in hand. By force: be the only one with warships on 4 adjacent modules of the map.
    You win in your own turn, as soon as either is true.

    Everybody begins with two colonies, and a cargo on each. A die has chosen the planet Mirach for the first: put it on hex 12.3.
lesson-first-settle-why = Its hexes are alike; from 12.3 an asteroid is near.
lesson-first-settle-again =
    The second one on Argentea, in the middle at 8.4. The two colours of a planet tell what it produces, its number tells when.
lesson-first-settle-again-why = From the middle all hexes of the planet are near.
lesson-first-goods =
    Three resource cards to begin with. A colony costs 2 Titanium and 2 Energy, so take 1 Titanium…
lesson-first-goods-why = With 1 Titanium and 2 Energy you are one card away from a colony.
lesson-first-goods-gold =
    …no Gold, and so 2 Energy. You also draw an Event card.
lesson-first-goods-gold-why = Gold is for warships and cards; colonies come first.
lesson-first-roll =
    A turn has three parts: a roll for resources, actions, purchases.
    You have rolled a 5, the number of Argentea: each colony there produces one resource, for everybody. Take Titanium.
lesson-first-roll-why = The Titanium completes the price of a colony.
lesson-first-card =
    Now the actions, in any order and as many as you like. Your card Supply Convoy gives you a cargo for nothing. Play it.
lesson-first-card-why = A free cargo is of use at once.
lesson-first-gift =
    New vessels appear where you have a colony, and move from the next turn on. Argentea, please.
lesson-first-gift-why = Argentea has room for more colonies.
lesson-first-cargo =
    Cargos are your workers: they build colonies, mine asteroids and trade. Each vessel moves once a turn. Choose cargo 1, at Mirach.
lesson-first-cargo-why = It has an asteroid within reach.
lesson-first-asteroid =
    Up to 3 hexes. To the asteroid 13.1: whenever a 1 is rolled, by anybody, a cargo there earns 1 Titanium.
lesson-first-asteroid-why = A cargo that waits on an asteroid earns something.
lesson-first-cargo-two =
    Next cargo 2, on Argentea.
lesson-first-cargo-two-why = The cargo that you got just now cannot move yet.
lesson-first-free-hex =
    A hex holds one colony. To build another one, a cargo must stand on a free hex of a planet: move to 7.3.
lesson-first-free-hex-why = On 7.3 you can build right away, next to your own colony.
lesson-first-shop =
    Everything has moved: go to the purchases. Whoever has bought something cannot act any more this turn.
lesson-first-shop-why = You can pay for a colony now.
lesson-first-colony =
    A colony for 2 Titanium and 2 Energy. The cargo stays. For 2 Energy alone you could turn the cargo itself into a colony, but then it is gone.
    Neighbouring colonies of one planet also defend one another.
lesson-first-colony-why = The cargo still has work to do.
lesson-first-green =
    Three colonies of five. Green does much the same: it moves its cargos and builds. Watch it on the map.
lesson-first-second-turn =
    You rolled a 4, and nothing of yours has that number. So prepare: cargo 3, the gift, can move now.
lesson-first-second-turn-why = Cargo 1 is well placed where it is.
lesson-first-energy =
    To the asteroid 8.1, which gives Energy on a 7.
lesson-first-energy-why = Energy goes into everything.
lesson-first-cargo-two-again =
    And cargo 2 prepares the next colony.
lesson-first-cargo-two-again-why = The next colony needs a cargo on a free hex.
lesson-first-free-hex-again =
    On Argentea again, 8.5.
lesson-first-free-hex-again-why = It is next to the colony in the middle.
lesson-first-end-turn =
    You cannot pay for anything: end the turn.
lesson-first-end-turn-why = Cargo 1 should stay on its asteroid.
lesson-first-two =
    Green has rolled a 5, and production is for everybody: your two colonies on Argentea give two resources. Take two Titanium.
lesson-first-two-why = Titanium builds colonies and cargos.
lesson-first-wait =
    A 4 again. Everything is where it should be: end the turn.
lesson-first-wait-why = Good places are worth waiting on.
lesson-first-mirach =
    A 3 for Green: that is Mirach. Take Energy.
lesson-first-mirach-why = Every purchase takes Energy.
lesson-first-shop-again =
    2 Titanium and 1 Energy: just the price of a cargo. To the purchases.
lesson-first-shop-again-why = At Mirach nobody works at the moment.
lesson-first-buy =
    One more worker: buy a cargo. Warships cost Gold as well; they win combats and modules.
lesson-first-buy-why = More cargos mean more colonies and more mines.
lesson-first-place =
    At Mirach: your next colony could stand there.
lesson-first-place-why = Argentea has two cargos near already.
lesson-first-end =
    You have seen a turn: roll, act, buy. Two more colonies and three cards of each kind, and the game is yours. Trade with Green, or at the Space Port, for what you lack.

    Play on as you like: Hint (H) tells what a bot would do, Rules (R) what is written.
