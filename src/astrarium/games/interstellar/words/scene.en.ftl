# What the table of Starship Interstellar says.

table-governor = governor
table-passed = passed

scene-players = { $number } players
scene-round = Round { $number }
scene-governor = { $player } governs
scene-belt = Asteroid belt
scene-destroyed = Destroyed by the Sun. Explorers may still drift here.
scene-quadrant = Quadrant { $number }
scene-two-quadrants = On the line between quadrants { $one } and { $other }
scene-face-down = { $number ->
    [0] No production token is left
    [one] 1 production token face down
   *[other] { $number } production tokens face down
}
scene-region = { $player }: { $token }. Deposit: { $deposit }. Warehouse: { $warehouse }. Buildings: { $buildings }.
scene-base-of = Base of { $player }
scene-explorer-of = Explorer of { $player }
scene-wormhole-of = Wormhole of { $player }
scene-spiral = Solar spiral
scene-event-space = Solar event, { $zone }
scene-zone-green = green zone
scene-zone-red = red zone
scene-zone-black = black zone
scene-burns = The Sun swallows { $planet }
scene-sun = The Sun is on space { $number }
scene-price = { $number } fuel each
scene-in-bag = { $number } in the solar bag
scene-saves = { $number } reputation
scene-saved = { $number } saved
scene-future = Future
scene-present = Present
scene-long-term = Long-term
scene-sector = Sector under construction, { $number } of { $most }
scene-post-of = Command post of { $player }
scene-prestige = prestige
scene-government = Government
scene-scientist-of = Scientist of { $player }
scene-route = Route
scene-interest = Point of interest
scene-unexplored = Unexplored
scene-fuel = { $number } fuel to enter
scene-satellite-of = Satellite of { $player }
scene-satellite-government = Satellite of the Government
scene-position = { $number }: × { $times }
scene-reputation = Reputation
scene-row-prestige = from { $first } to { $last }, prestige each round:
scene-reputation-of = { $player }: { $number }
scene-step = { $number }: { $bonus }
scene-step-of = { $player }: step { $number }
scene-bonus = { $number } × { $bonus }
scene-extras = Extra actions
scene-locked = Still locked: { $scientists } { $scientists ->
    [one] scientist
   *[other] scientists
}; buildings: { $buildings }.
scene-has-reputation = Reputation { $number }
scene-pass = Passed: { $face }
scene-active = Active: { $token }
scene-tokens = { $number ->
    [0] no token
    [one] 1 token
   *[other] { $number } tokens
} in hand
scene-hand = Your tokens
scene-highlight = +1 prestige for: { $salvation }
scene-survey = Your survey
scene-drawn = Out of the solar bag
scene-faces = Rewards of the pass token
scene-options = To choose from
scene-phase-action = Action phase
scene-phase-salvation = Salvation phase
scene-phase-government = Government phase
scene-quadrants = Quadrants
scene-the-sun = The Sun
scene-spot = A space on the orbit of { $planet }
scene-spiral-space = Space { $number } of the solar spiral
scene-events-left = { $number ->
    [one] 1 to come
   *[other] { $number } to come
}
scene-exploitation = Exploitation { $number } of { $most }
scene-market = Market
scene-spaces = { $number } of { $most } spaces taken
scene-humanity = Humanity on Earth
scene-cells = { $number } saved of { $most }
scene-humanity-left = { $number } in the bag
scene-ship = Ship
scene-empty = Empty
scene-sectors-left = { $number ->
    [0] no sector left
    [one] 1 sector left
   *[other] { $number } sectors left
}
scene-grants-extra = Entering this column gives an extra action
scene-fuel-held = Fuel
scene-fuel-of = { $number } fuel
scene-scientists = { $number } { $number ->
    [one] scientist
   *[other] scientists
}
scene-scientists-held = Scientists
scene-costs = Costs { $cost }
scene-reserve = Reserve
scene-screen = Behind the screen: only its owner sees it.
scene-on-board = Explorer: { $planet }
scene-stored = { $number } of { $most } stored
scene-in-warehouse = { $resource }, in the warehouse
scene-in-deposit = { $resource }, in the deposit
scene-hold = Explorer: { $planet }. On board: { $fuel } fuel; cubes: { $cubes }; buildings: { $buildings }.
scene-solar = Solar system
scene-events = Solar events
scene-exploitation-marker = now at
scene-exploitation-end = Beyond this space the Sun advances
scene-level = Level { $number }
scene-salvation = Salvation
scene-start = Start
scene-deposit = Deposit
scene-warehouse = Warehouse { $number }/{ $most }
scene-launch = Launch
scene-trappist = Trappist
scene-about-market = Cubes are bought and sold for their value plus 2 fuel. What is paid elsewhere comes here too.
scene-about-humanity = Saving one takes a cube of its colour or a higher one, and brings its value in reputation.
scene-about-events = Where the Sun comes upon a bolt, the next event happens: its green, red or black part, as far as the Sun has come.
scene-about-drawn = Each cube you keep costs its value in reputation and moves the exploitation marker as far.
scene-about-sector = When the sector is full, the governor moves to its command post, and the next sector begins.
scene-about-humanity-leader = One step for each Save Humanity action; the step brings its bonus at once.
scene-about-interstellar-leader = One step for each Build action; the step brings its bonus at once.
scene-passed = Passed

## Marks and coordinates

scene-reconstructed = Reconstructed: no source tells what stands here; this is our own design.
scene-reconstructed-grid = Reconstructed: how many columns and rows there are, and where the points of interest lie.
scene-office-row = Row { $number }
scene-office = { $number }. { $bonus }
scene-column = Column { $number }
scene-route-row = Row { $number }
scene-in-row = { $number }: { $name }
scene-position-ours = { $number }: × { $times } (R)
scene-priced = { $resource }, { $number } fuel each
scene-valued = { $humanity }, { $number } reputation each
scene-on-earth = { $number } on Earth
