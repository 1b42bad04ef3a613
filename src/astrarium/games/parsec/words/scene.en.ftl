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
scene-rarity = { $rarity } · sells for { $number } Gold
scene-in-use = In play now
scene-lasting = Effects in force
scene-played-by = Played by { $player }
scene-with = With { $player }
scene-until-end = Until the end of this turn
scene-until = { $number ->
    [0] Until this turn of { $player }
    [1] Until the next turn of { $player }
    [2] Until the second next turn of { $player }
   *[other] Until the third next turn of { $player }
}
scene-options = To choose from

## What is reconstructed; the end

scene-event-reconstructed = Reconstructed: the words on the original are not known.
scene-event-rulebook = The effect is printed in the rulebook; category, rarity and copies are reconstructed.
scene-faction-reconstructed = Reconstructed: the words on the original are not known.
scene-faction-rulebook = The drawback is in the rulebook; the advantage is reconstructed.
scene-faction-public = The name is from a public preview; what it does is reconstructed.
scene-reconstructed-place = Reconstructed: no layout of a module is published.
scene-won-military = { $player } won by dominance
scene-won-economic = { $player } won by wealth
scene-won-survivor = { $player } won as the last one left
scene-won-points = { $player } won by points
