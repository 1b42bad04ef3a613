# Starship Interstellar: Travel, bases, surveys.
# $sort: 0 base or red, 1 drill or yellow, 2 ARS or green, 3 converter or blue, 4 outpost or purple.

## Travel

ask-travel = Where does your Explorer go?
option-destination = { $planet } ({ $fuel } fuel)
option-destination-hold = { $planet } ({ $fuel } fuel, { $owned } in the hold: lose { $prestige } prestige)
option-destination-reserve = { $planet } ({ $fuel } fuel, { $owned } in the reserve: lose { $prestige } prestige)
refused-flight-hold = The flight takes { $fuel } fuel and the hold has { $owned }. Without { $missing } fuel you would lose { $prestige } prestige, and you have { $left }.
refused-flight-reserve = The flight takes { $fuel } fuel and the reserve has { $owned }. Without { $missing } fuel you would lose { $prestige } prestige, and you have { $left }.
ask-load-buildings = How many { $sort ->
    [1] drills
    [2] ARS
    [3] converters
   *[other] outposts
} do you load?
ask-load-fuel = How much fuel do you load? The flight to { $planet } takes { $cost }; each that is missing costs prestige.
option-load-short = { $number } (lose { $prestige } prestige)
ask-leave-base = Do you dismantle your base on { $planet }? The deposit ({ $lost }) is lost.
ask-visit-base = Do you dismantle your base on { $planet }? The deposit ({ $lost }) is lost.
ask-load-cubes = { $planet }: how many cubes do you load that are { $sort ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[other] purple
}?

## Bases

ask-found-base = Do you found a base on { $planet }?
ask-choose-token = { $planet }: which production token do you take?
option-survey = Draw another ({ $fuel } fuel)
ask-pay-survey = How much of the fuel do you pay from the hold?
ask-install-buildings = { $planet }: which building do you install?

## What happened

note-flies = { $player } flies to { $planet } for { $fuel } fuel.
note-loads-fuel = { $player } loads { $fuel } fuel.
note-loads-buildings = { $player } loads { $loaded }.
note-loads-cubes = { $player } loads { $cubes }.
note-loads-last = { $player } loads { $cubes } for the last flight.
note-unloads = { $player } unloads: { $fuel } fuel; cubes: { $cubes }; buildings: { $loaded }.
note-surveys = { $player } looks at a production token of { $planet }.
note-draws-token = You draw { $token }.
note-pays-survey = { $player } pays { $fuel } fuel for another token{ $aboard ->
    [0] , from the reserve
   *[other] , { $aboard } of it from the hold
}.
note-founds = { $player } founds a base on { $planet }: { $token }.
note-installs = { $player } installs on { $planet }: { $building }.
note-dismantles = { $player } dismantles the base on { $planet }.
