# Last Aurora and Project Athena: words on the drawn table.

scene-round = Round { $number } of 6
table-passed = passed
scene-mooring = Aurora at mooring { $number }
scene-blizzard = Blizzard: trucks are 1 slower
scene-whiteout = Whiteout: sites ask for 1 more

## The road

scene-contaminated = Contaminated: 1 contamination counter.
scene-is-mooring = Mooring { $number } of the Aurora.
scene-avalanche = Avalanche: 1 ammo or 2 more movement to get through.
scene-mine = Mine: 2 damage for the next convoy that comes here.
scene-gives = Gives: { $items }
scene-waypoint-contaminated = Costs 1 contamination counter.
scene-guarded = In the perimeter of { $turret }.
scene-perimeter = Perimeter
scene-way = Road
scene-way-tracks = Shortcut for tracked trucks
scene-way-contaminated = Contaminated road: 1 contamination counter.
scene-armour = Armour { $number }
scene-hull = Damage { $number } of { $most }
scene-targeted-by = Target counter of { $player }
scene-enemies = Enemies
scene-convoy-of = Convoy of { $player }
scene-aurora = The Aurora

## Players and tracks

scene-fame = { $number ->
    [one] fame
   *[other] fame
}
scene-would-be = Fame if the game ended now.
scene-count = { $number } { $thing }
scene-survivors = survivors
scene-level = Level { $number }
scene-action = Move { $move }, shots { $shot }
scene-order = Turn order: the rightmost leads
scene-number = { $number }
scene-fame-track = Fame
scene-has-fame = { $player }: { $number } on the Fame track
scene-alert-table = Alert
scene-alert-row = Turret damage { $damage }, Aurora { $aurora }
scene-has-alert = { $player }: alert level { $number }

## The Exploration Zone

scene-zone = Exploration
scene-value = Exploration value { $number }
scene-bonus = Bonus action
scene-weapon = Weapon { $number }
scene-weapon-jammed = Weapon { $number }, jammed for good
scene-reserve = Reserve
scene-decks = Decks
scene-deck = Exploration deck
scene-outcomes = Outcome deck
scene-object-deck = Object deck
scene-loot = Loot deck
scene-discard = Discard pile
scene-period-i = Next: Period I
scene-period-ii = Next: Period II
scene-period-iii = Next: Period III
scene-pair-i-ii = Next: Loot I-II
scene-pair-iii-iv = Next: Loot III-IV
scene-pair-v-vi = Next: Loot V-VI
scene-red-cell = Red mark: { $area }
scene-outcome = { $card }: weapon 1 { $weapon1 ->
    [-1] jam
    [0] miss
   *[other] { $weapon1 }
}, 2 { $weapon2 ->
    [-1] jam
    [0] miss
   *[other] { $weapon2 }
}, 3 { $weapon3 ->
    [-1] jam
    [0] miss
   *[other] { $weapon3 }
}, 4 { $weapon4 ->
    [-1] jam
    [0] miss
   *[other] { $weapon4 }
}
scene-pile = Cards to place or to choose from
scene-reconstructed = Reconstructed: no source shows this card.

## Convoys

scene-convoy = { $player }
scene-vehicles = Convoy
scene-device-slot = no device
scene-truck = Speed { $speed }, traction { $traction }
scene-damage = Damage
scene-cargo = Cargo
scene-no-room = { $number } without room
scene-object = Object
scene-objects = Objects
scene-tiles = Turrets destroyed
scene-survivor-value = Exploration value { $number } (printed { $printed })
scene-contamination = { $number ->
    [one] 1 contamination counter
   *[other] { $number } contamination counters
}
scene-android = Android
scene-suited = Wears a Hazmat Suit this phase.
