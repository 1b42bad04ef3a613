# Parsec: what the rules say to people. Names of components are in the toml files; players are named by colour.
# Amounts of resources may be none at all: then they are the word "nothing", on which messages select.
# $sort: 0 Titanium, 1 Gold, 2 Energy.

## Things to do

do-end = End the turn
do-shop = Go to the purchases
do-trade = Trade
do-port = Exchange at the Space Port
do-sell = Sell an Event card
do-transit = Ask for transit
do-attack = Attack
do-unload = Unload
do-done = Done
do-split = Split the fire
do-break = Break off
do-up = One more
do-down = One less
do-convert = Turn a cargo into a colony
do-free_colony = Place the free colony
do-buy_event = Event card

option-buy = { $price ->
    [nothing] { $thing }, free of charge
   *[other] { $thing } for { $price }
}
option-aboard = aboard { $unit }
option-port = Exchange at the Space Port ({ $rate } for 1)
option-sell = { $card } for { $gain ->
    [nothing] no card
   *[other] { $gain }
}
option-begin = Begin: attack +{ $attack } against defence +{ $defence }
option-fire = Strike: attack +{ $attack } against defence +{ $defence }
option-attack = Attack { $unit } (+{ $attack } against +{ $defence })
option-strike = Strike at { $unit }
option-strike-with = Strike at { $unit } with { $joining }, which nobody attacked
option-strike-joining = Strike at { $unit } with vessels that nobody attacked
option-split-joining = Split the fire, with vessels that nobody attacked
option-stay-out = No other vessel joins: the combat ends
option-no-reaction = Do not react: the combat ends
option-evade = Evade with { $unit }

## Places

hex-planet = { $planet } { $hex }
hex-asteroid = asteroid { $hex } ({ $resource } { $number })
hex-dock = dock { $hex }
hex-space = hex { $hex }

## What a card does

effect-reconstructed = { $effect } (Reconstructed.)

## Why something is not open

refused-lacks = Costs { $price }; you have { $owned ->
    [nothing] no cards
   *[other] { $owned }
}.
refused-no-piece = None of your pieces of this type is left in the reserve.
refused-arms-race = The arms race has not begun: you need { $number } colonies to start it.
refused-no-site = You have no cargo on a planet hex without a colony.
refused-no-room = There is no room for it on your colonies or transports.
refused-no-event = The Event deck is empty.
refused-must-react = You must counterattack or evade while you can.
refused-fresh = A card acquired this turn can be used from the next turn on.
refused-window = This card is not for the action phase.
refused-no-marker = Too few Event markers are free.
refused-in-play = You have this permanent card in play already.
refused-no-target = There is no target for this card now.

## Set-up and settlement

ask-port-vote = Shall the Space Port lie in the centre? A single no, and it lies at random.
ask-choose-colour = Choose your colour.
ask-settle-planet = You have rolled { $die }: on which planet do you settle?
ask-settle-hex = { $planet }: on which hex do you put a colony and a cargo?
ask-start-goods = Take your first resource cards: how many { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
}?{ $given ->
    [0] {""}
   *[other] {" "}{ $given } taken so far.
}

## The turn

ask-act = Act with a vessel, play a card, trade, go to the purchases or end your turn.
ask-yield = { $planet } produces: which resources do you take?
ask-take-good = Take a resource card: which one?
ask-vessel-deed = Where does { $unit } go, or what does it attack?

## Trade, Space Port, transit

ask-trade = With whom do you trade?
ask-give-goods = Offer to { $partner }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you give?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-ask-goods = For { $give }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you ask of { $partner }?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-answer-trade = { $proposer } gives { $give } for { $ask }: accept, refuse or make a counter-offer?
ask-give-instead = Counter-offer to { $partner }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you give?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-ask-instead = For { $give }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you ask of { $partner }?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-answer-counter = Instead { $proposer } gives { $give } for { $ask }: accept or refuse?
ask-exchange = Exchange at the Space Port, { $rate } for 1: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you give?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-take-in-exchange = For { $pay }: which card do you take?
ask-sell = Which Event card do you sell to the Space Port?
ask-transit = Through which hex do you ask to pass with { $unit }?
ask-offer-toll = Passage through { $hex }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you offer?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-answer-transit = Let { $unit } cross { $hex } { $pay ->
    [nothing] for free
   *[other] for { $pay }
}?
ask-name-toll = Toll for { $unit }: how much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you want?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-answer-toll = { $proposer } wants { $toll } for the passage through { $hex }. Pay?

## Purchases

ask-shop = Buy something, which ends your actions, go on acting, or end your turn.
ask-buy = Buy something more, or end your turn.
ask-place-unit = { $kind }: where do you place it?
ask-place-gift = { $kind }, free of charge: where do you place it?
ask-build-colony = Build a colony: on the hex of which cargo?
ask-convert-cargo = Which cargo becomes a colony?
ask-place-free-colony = The free colony: on which hex do you place it?
ask-keep-event = Which of the two Event cards do you keep? The other goes under the deck.

## Combat

ask-pick-attackers = Attack on { $target }: add another vessel, or begin.
ask-ask-support = Strike at { $target }: ask a player for support, or pass.
ask-pick-helpers = Which vessels of { $partner } are to help against { $target }?
ask-price-support = How much { $sort ->
    [0] Titanium
    [1] Gold
   *[other] Energy
} do you offer { $partner } for the support?{ $given ->
    [0] {""}
    [one] {" "}1 card so far.
   *[other] {" "}{ $given } cards so far.
}
ask-give-support = { $proposer } offers { $pay ->
    [nothing] no pay
   *[other] { $pay }
} for { $number ->
    [one] a vessel of yours
   *[other] { $number } of your vessels
} against { $target }. Lend?
ask-combat-card = { $window ->
    [DECL] An attack on you is declared: play a card against it, or pass.
    [PRE] Before the dice, attack { $attack }, defence { $defence }: play a card, or pass.
   *[other] After the dice, attack { $attack }, defence { $defence }: play a card, or pass.
}
ask-choose-loss = A hit on { $target }: which of your units there falls?
ask-choose-carried = What it carries saves { $transport }: which vessel aboard is lost?
ask-reaction = { $free ->
    [0] React: strike an enemy, split the fire, evade with a vessel, or play a card.
   *[other] Nobody must react: let vessels that nobody attacked strike, or let the combat end.
}
ask-last-reaction = React as you can, or play a card.
ask-pursue = The enemy has evaded: strike at one still in range, or break off.
ask-pick-shooters = Strike at { $target }: which of your units take part?
ask-split-shooter = Split fire: which of your units strikes next? Each has an enemy of its own.
ask-split-target = At which enemy does { $unit } strike?
ask-evade = Where does { $unit } evade to?
ask-adopt-faction = { $loser } is out: use { $faction } as well, for good and for ill?

## Event cards

ask-name-target = { $card }: choose a target.
ask-cancel = { $proposer } plays { $card }, which affects you: cancel it, or pass?
ask-roll-card = The die for resources shows { $die }: change it with a card, or pass.
ask-meteor-loss = Meteors: which small vessel do you lose? ({ $hex })
ask-roll-for-unit = { $card }: for which of your units do you roll next?
ask-fly-pattern = { $card }: where does { $unit } evade to?
ask-jump = { $card }: where does { $unit } jump to?
ask-pick-loot = { $card }: which Event card of { $victim } do you take?
ask-tow = { $card }: where do you tow { $unit }?

## The log: set-up

note-voted = { $yes ->
    [0] Not all agree: the Space Port lies at random
   *[other] All agree: the Space Port lies in the centre
}
note-picks-colour = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
   *[other] Player 6
} takes the colour { $colour }
note-rolls-first = { $player } rolls { $die }
note-begins = { $player } is the first player
note-gets-faction = { $player } leads the faction { $faction }
note-rolls-to-settle = { $player } rolls { $die } to settle
note-settles = { $player } settles: a colony and a cargo on { $hex }
note-settles-not = { $player } finds no planet: a cargo on { $hex }, the colony is kept aside
note-starts-with = { $player } begins with { $gain ->
    [nothing] no card
   *[other] { $gain }
}
note-draws-event = { $player } draws an Event card
note-sees-event = You draw { $card }

## The log: turn, movement, purchases

note-turn = Round { $round }: { $player } has the turn
note-rolls = { $player } rolls { $die } for resources
note-takes = { $player } takes { $gain ->
    [nothing] no card
   *[other] { $gain }
}
note-yields = { $player } takes { $gain ->
    [nothing] no card
   *[other] { $gain }
} from { $planet }
note-mines = { $player } takes { $gain ->
    [nothing] no card
   *[other] { $gain }
} from { $hex }
note-is-barren = { $planet } yields no cards ({ $card })
note-gets-more = { $player } gets one more card ({ $faction })
note-nothing-shown = No planet or asteroid shows { $die }: { $player } takes a card of their choice
note-effect-ends = { $card } ends
note-effect-ends-here = { $card } ends ({ $hex })
note-effect-ends-between = { $card } ends ({ $player } and { $victim })
note-effect-leaves-planet = { $card } ends ({ $planet })
note-effect-leaves-module = { $card } ends ({ $module })
note-moves = { $player } moves { $unit } from { $source } to { $hex }
note-loads = { $player } takes { $unit } aboard { $transport }
note-unloads = { $player } unloads { $unit } onto { $hex }
note-buys = { $player } buys { $kind } for { $price } ({ $hex })
note-buys-aboard = { $player } buys { $kind } for { $price } (aboard { $transport })
note-builds = { $player } builds a colony for { $price } ({ $hex })
note-converts = { $player } turns a cargo into a colony for { $price } ({ $hex })
note-places-free = { $player } places the free colony ({ $hex })
note-gets-unit = { $player } gets free of charge: { $kind } ({ $hex })
note-gets-aboard = { $player } gets free of charge: { $kind } (aboard { $transport })
note-buys-event = { $player } buys an Event card for { $price }
note-returns-event = { $player } keeps one card and puts the other under the deck
note-arms-race = { $player } starts the arms race: now everybody may build military vessels

## The log: trade, Space Port, transit

note-offers-trade = { $player } offers { $partner } { $give } for { $ask }
note-offers-instead = { $player } offers { $partner } instead { $give } for { $ask }
note-trades = { $player } gives { $partner } { $give } for { $ask }
note-refuses-trade = { $player } refuses the offer of { $partner }
note-exchanges = { $player } exchanges at the Space Port: { $pay } for { $gain ->
    [nothing] no card
   *[other] { $gain }
}
note-sells = { $player } sells { $card } to the Space Port for { $gain ->
    [nothing] no card
   *[other] { $gain }
}
note-asks-transit = { $player } asks { $owner } to let { $unit } cross { $hex } { $pay ->
    [nothing] for free
   *[other] for { $pay }
}
note-refuses-transit = { $player } does not let { $unit } cross { $hex }
note-names-toll = { $player } wants { $toll } to let { $unit } cross { $hex }
note-declines-toll = { $player } does not pay the toll for { $unit } ({ $hex })
note-grants-transit = { $player } lets { $unit } of { $partner } cross { $hex } { $pay ->
    [nothing] for free
   *[other] for { $pay }
}

## The log: combat

note-attacks = { $player } attacks { $target } with { $unit }
note-is-engaged = { $player } is in the combat with { $unit } as well
note-joins = { $player } brings { $unit } into the combat
note-asks-support = { $player } asks { $partner } for support against { $target } and offers { $pay ->
    [nothing] no pay
   *[other] { $pay }
}
note-supports = { $player } supports with { $unit } against { $target }
note-supports-not = { $player } does not support { $partner }
note-pays-support = { $player } pays { $partner } { $pay ->
    [nothing] no card
   *[other] { $pay }
} for the support
note-strikes = { $player } strikes at { $target } with { $number ->
    [one] 1 unit
   *[other] { $number } units
}
note-strike-dice = { $player } rolls { $attack }, { $owner } rolls { $defence }
note-hits = { $player } hits { $target }: { $attack } against { $defence }
note-misses = { $player } does not hit { $target }: { $attack } against { $defence }
note-loses = { $player } loses { $unit }
note-salvages = { $player } salvages { $gain ->
    [nothing] no cards
   *[other] { $gain }
}
note-steals-card = { $player } steals an Event card from { $victim }
note-stolen-card = The stolen card is { $card }
note-evades = { $player } evades with { $unit } from { $source } to { $hex }
note-leaves-combat = { $player } is out of reach with { $unit }
note-breaks-off = { $player } breaks off
note-stays-out = { $player } brings up no other vessel
note-strikes-enough = There have been { $number } strikes, and no more follow
note-stops-at-first = Simplified combat: it ends with the first loss or evasion
note-combat-over = The combat is over
note-cannot-react = { $player } does not react

## The log: Event cards

note-plays-event = { $player } plays { $card }
note-event-gives = { $player } takes { $gain ->
    [nothing] no card
   *[other] { $gain }
} ({ $card })
note-stays-in-play = { $player } has { $card } in play from now on
note-names-target = { $player } names: { $chosen }
note-cancels-event = { $player } cancels { $card }
note-event-die = { $player } rolls { $die } ({ $card })
note-unit-die = { $player } rolls { $die } for { $unit } ({ $card })
note-event-in-vain = It has no effect ({ $card })
note-disarmed = The vessels on { $hex } lose their attack bonus ({ $card })
note-unshielded = The vessels on { $hex } lose their defence bonus ({ $card })
note-held = The vessels on { $hex } cannot move or evade ({ $card })
note-truce-calls-off = Truce between { $player } and { $victim }: the attack is called off
note-truce = Truce between { $player } and { $victim }: neither attacks the other
note-event-destroys = { $player } loses { $unit } ({ $card })
note-changes-roll = { $player } changes the die: it shows { $die }
note-rolls-again = { $player } rolls the die again: { $die }
note-looks-at-hand = { $player } looks at the cards of { $victim }
note-takes-event = { $player } takes an Event card of { $victim }
note-took-event = The Event card taken is { $card }
note-steals-goods = { $player } steals { $number ->
    [one] 1 resource card
   *[other] { $number } resource cards
} from { $victim }
note-stolen-good = Stolen: { $resource }
note-seizes = { $player } takes from { $victim }: { $gain ->
    [nothing] no cards
   *[other] { $gain }
}
note-tows = { $player } tows { $unit } from { $source } to { $hex }
note-mutiny = Mutiny: { $player } takes over { $unit } of { $victim } ({ $hex })

## The log: the end

note-eliminated = { $loser } has no unit left and is out
note-inherits = { $player } takes over from { $loser }: { $number ->
    [one] 1 resource card
   *[other] { $number } resource cards
}, { $amount ->
    [one] 1 Event card
   *[other] { $amount } Event cards
}
note-scatters = The cards of { $loser } go to the stacks and under the deck
note-adopts = { $player } uses the faction { $faction } of { $loser } as well
note-wins-military = { $player } wins by dominance: { $number } adjoining modules of { $most }
note-wins-economic = { $player } wins by wealth: { $number } colonies of { $most }, and at least { $each } cards of each resource
note-wins-alone = { $player } is left alone and wins
note-wins-as-ally = { $player } wins as an ally
note-time-up = Time is up after round { $round }: points are counted
note-scored = { $player } has { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
note-tie-broken = The tie is broken by { $number ->
    [1] colonies on the board
    [2] resource cards
   *[other] military vessels
}
note-tie-shared = The tie stands: the victory is shared
note-wins-points = { $player } wins with { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
