# Last Aurora and Project Athena: words on the drawn table.

table-passed = passed
scene-road = Road
scene-round = Round { $number } of { $last }
scene-mooring = Aurora at mooring { $number }
scene-road-reconstructed = road reconstructed
scene-blizzard = Blizzard: trucks are 1 slower
scene-whiteout = Whiteout: sites ask for 1 more
scene-tie = tie: the convoy further ahead wins

## The road

scene-space = space { $number }
scene-shortcut = shortcut { $number }
scene-space-mooring = { $space } · mooring { $number }
scene-contaminated-space = Contaminated: 1 contamination counter for whoever enters.
scene-is-mooring = Mooring { $number } of the Aurora.
scene-waypoint = { $space } · { $waypoint }: { $items }
scene-special = Special Waypoint: for whoever ends a movement here.
scene-waypoint-contaminated = Taking it costs 1 contamination counter.
scene-guarded = In the perimeter of { $turret }.
scene-perimeter = Perimeter of a turret
scene-avalanche = Avalanche
scene-avalanche-costs = 1 ammo or { $movement } more movement to get through.
scene-mine = Mine
scene-mine-does = { $damage } damage for the next convoy that comes here.
scene-way = Road
scene-way-tracks = Shortcut
scene-way-needs-tracks = Only for tracked trucks.
scene-way-contaminated = Contaminated road: 1 contamination counter.
scene-armour = Armour { $number }: so much damage in one attack destroys it.
scene-shield = armour
scene-gives = Hides: { $items }
scene-destroyed = Destroyed.
scene-aurora = The Aurora, at mooring { $number }
scene-convoy-of = Convoy of { $player }
scene-no-enemy = no Enemies
scene-targeted-by = Target counter of { $player }
scene-damage = { $number } damage
scene-hull = { $number } of { $most } damage
scene-hull-points = hull points
scene-enemy = { $armour ->
    [0] {""}
   *[other] armour { $armour } ·{" "}
}fire { $fire } · { $fame } fame
scene-fire-alert = by alert

## Fame, alert, Outcome cards

scene-fame-track = Fame
scene-has-fame = { $player }: { $number } on the Fame track
scene-alert-table = Alert (R)
scene-has-alert = { $player }: alert level { $number }
scene-alert-row = Alert level { $number }: turrets do { $damage } damage, Alert Scan III moves the Aurora by { $aurora }, { $fame } fame in the end
scene-alert-cell = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}, Aurora { $aurora }, { $fame } fame
scene-outcomes = Outcome deck
scene-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
}
scene-red-cell = Next red mark:
scene-no-outcome = Last Outcome card
scene-outcome = Outcome { $card }
scene-results =
    Weapon 1: { $weapon1 ->
        [-1] jam
        [0] miss
       *[other] { $weapon1 } damage
    }
    Weapon 2: { $weapon2 ->
        [-1] jam
        [0] miss
       *[other] { $weapon2 } damage
    }
    Weapon 3: { $weapon3 ->
        [-1] jam
        [0] miss
       *[other] { $weapon3 } damage
    }
    Weapon 4: { $weapon4 ->
        [-1] jam
        [0] miss
       *[other] { $weapon4 } damage
    }

## Players

scene-fame = { $number ->
    [one] fame
   *[other] fame
}
scene-would-be = Fame if the game ended now.
scene-level = Level { $number }
scene-action = site { $site } { $arrow ->
    [1] →
   *[other] ←
}, move { $move }, shots { $shot }
scene-order = Turn order: the rightmost leads
scene-number = { $number }

## The Exploration Zone

scene-zone = Exploration
scene-site = Site { $number } · needs
scene-value = Exploration value { $number }: the survivors you send need so much together.
scene-empty-site = nothing here
scene-taken = { $item } (taken)
scene-weapon = Weapon of value { $number }
scene-weapon-jammed = Weapon of value { $number }, jammed for good
scene-reserve = Reserve
scene-goods-food = food
scene-goods-fuel = fuel
scene-goods-ammo = { $number ->
    [one] ammo
   *[other] ammo
}
scene-goods-full_battery = { $number ->
    [one] full battery
   *[other] full batteries
}
scene-goods-half_battery = { $number ->
    [one] half battery
   *[other] half batteries
}
scene-goods-object = { $number ->
    [one] Object
   *[other] Objects
}
scene-goods-survivor = { $number ->
    [one] survivor
   *[other] survivors
}
scene-batteries = { $number ->
    [one] battery (two sides: full, half)
   *[other] batteries (two sides: full, half)
}
scene-reserve-survivor = { $number ->
    [one] survivor token
   *[other] survivor tokens
}
scene-reserve-damage = { $number ->
    [one] damage counter
   *[other] damage counters
}
scene-reserve-contamination = { $number ->
    [one] contamination counter
   *[other] contamination counters
}
scene-deck = Exploration
scene-object-deck = Objects
scene-loot = Loot
scene-discard = Discard
scene-discarded = Exploration discard pile, { $number }
scene-outcomes-seen = Outcome cards seen, { $number }
scene-objects-used = Objects used, { $number }
scene-outcome-deck = Outcome
scene-period = The next card is of Period { $number ->
    [1] I
    [2] II
   *[3] III
}.
scene-pair = Next Loot: { $number ->
    [1] I-II
    [2] III-IV
   *[3] V-VI
}
scene-pile = To choose from
scene-reconstructed = Reconstructed: no source shows it.
scene-partly-reconstructed = Partly reconstructed: the sources do not show all of it.
scene-contaminated = Contaminated: 1 contamination counter for each survivor who took part.

## Convoys

scene-vehicles = Convoy
scene-movement = movement { $number }
scene-truck-foot = pulls { $traction }
scene-truck = Speed { $speed }, pulls { $traction ->
    [one] 1 trailer
   *[other] { $traction } trailers
}.
scene-tracked = On tracks: may take shortcuts for tracked trucks.
scene-free-roof = free roof
scene-hitch = room for a trailer
scene-used = Used this round.
scene-object = Object
scene-objects = Objects
scene-arriving = New
scene-no-room = No room for
scene-tiles = Turrets destroyed
scene-zone-active = can explore
scene-zone-exhausted = fed ones go to rest
scene-zone-rest = active after the shift
scene-survivor-value = Exploration value { $number } ({ $printed } without contamination)
scene-contamination = { $number ->
    [one] 1 contamination counter
   *[other] { $number } contamination counters
}
scene-android = Android: eats half batteries.
scene-suited = Wears a Hazmat Suit this phase.
scene-ability-used = Ability used this round.
