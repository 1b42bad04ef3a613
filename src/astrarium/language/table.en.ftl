# What the drawn table says around any game.

table-waits = { $player } decides
table-reactions = Waiting for reactions
table-wins = { $player } wins
table-nobody-wins = Nobody wins
table-kept = kept
table-supply = supply
table-off-map = off map
table-you = you
table-decides = to decide
table-active = turn
table-winner = winner
table-closed = closed
table-control = control
table-contaminated = contaminated
table-special = special
table-mooring = mooring
table-start = start
table-goal = goal
table-avalanche = avalanche
table-damaged = damaged
table-tracks = for tracked vehicles
table-lane = lane
table-hazard = contaminated
table-map = Map
table-reconstructed = (R) reconstructed: no source shows it, so it is our own design.
