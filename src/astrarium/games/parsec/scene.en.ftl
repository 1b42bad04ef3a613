# Captions of the table.

scene-players = { $number } players
scene-round = round { $number }
scene-round-of = round { $number } of { $most }
scene-turn = turn of { $player }
scene-arms-race = arms race

table-attacker = attacker
table-defender = defender
table-out = out
table-kept = permanent or known cards

## The galaxy

scene-cell = A module will lie here
scene-asteroid-tells = Cargos here extract when its number is rolled; at most two cargos of a player count.
scene-dock-tells = Only cargos dock here: for trade, exchange and sale. Nobody attacks a docked vessel.
scene-core-tells = The Space Port itself: no vessel enters.
scene-planet-tells = Number { $number }: { $one } and { $other }
scene-colonies-of = { $player }: { $number ->
    [one] 1 colony
   *[other] { $number } colonies
}
scene-dominated = Dominated by { $player }
scene-unit-figures = Attack { $attack }, defence { $defence }, move { $move }, range { $range }
scene-colony-figures = Defence { $defence }
scene-did-moved = has moved
scene-did-attacked = has attacked
scene-did-new = new this turn
scene-did-loaded = has been loaded
scene-did-supported = has supported
scene-under = under { $card }
scene-fire = { $unit } fires at { $target }

## Round the galaxy

scene-bank = Bank
scene-deck = Events
scene-rolled = Rolled: { $number }
scene-die = Die: { $number }
scene-attacker-is = Attacker · { $player }
scene-defender-is = Defender · { $player }
scene-shooters = { $number ->
    [one] 1 vessel, +{ $bonus }
   *[other] { $number } vessels, +{ $bonus }
}
scene-struck = { $unit }, +{ $bonus }
scene-side-attack = attack +{ $bonus }
scene-side-defence = defence +{ $least }
scene-side-defences = defence +{ $least } to +{ $most }
scene-card-bonus = cards, +{ $number }
scene-card-malus = cards, −{ $number }

## Mats

scene-of-colonies = of { $number } colonies
scene-points = { $number ->
    [one] point
   *[other] points
}
scene-goal-economic = Economic victory: { $colonies } colonies and { $each } cards of each resource
scene-goal-military = Military victory: { $number } adjoining modules dominated
scene-count-goods = { $resource }
scene-count-unknown = Unknown resource cards
scene-count-events = Event cards
scene-ruled = Modules { $number }/{ $most }
scene-settled = Colonies { $number }/{ $most }
scene-free-colony = Free colony
scene-in-play = Permanent card in play
scene-known-card = Known to you
scene-shown-card = Known to everybody

scene-sheet = Fleet of { $player }
scene-attack = Attack
scene-defence = Defence
scene-move = Movement
scene-range = Range
scene-price = Price: { $number } { $resource }
scene-left = Reserve

## Cards

scene-hand = Your Event cards
scene-fresh = Acquired this turn: usable from the next one on
scene-rarity = { $rarity } · sells for { $number }
scene-in-use = In play now
scene-lasting = Effects in force
scene-played-by = Played by { $player }
scene-with = With { $player }
scene-until-end = Until the end of this turn
scene-until = { $number ->
    [0] Until this turn of { $player }
    [one] Until the next turn of { $player }
   *[other] Until turn { $number } from now of { $player }
}
scene-options = To choose from
