# What the table of Starship Interstellar says.

table-governor = governor
table-passed = passed

scene-players = { $number } players
scene-round = Round { $number }
scene-governor = { $player } governs
scene-belt = Asteroid belt
scene-stop = a space on the orbit of { $planet }
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
scene-hold = On board: { $fuel } fuel; cubes: { $cubes }; buildings: { $buildings }.
scene-spiral = Solar spiral
scene-event-space = Solar event, { $zone }
scene-zone-green = green zone
scene-zone-red = red zone
scene-zone-black = black zone
scene-burns = The Sun swallows { $planet }
scene-sun = The Sun is on space { $number }
scene-exploitation = Solar exploitation
scene-exploited = Exploitation: space { $number }
scene-past-events = Past solar events
scene-market = Market, { $number } of { $most } spaces taken
scene-price = { $number } fuel each
scene-in-bag = { $number } in the solar bag
scene-humanity = Humanity on Earth; { $number } saved of { $most }, { $left } in the bag
scene-saves = { $number } reputation
scene-saved = { $number } saved
scene-future = Future projects
scene-present = Present projects
scene-long-term = Long-term projects
scene-sector = Sector under construction, { $number } of { $most }
scene-post-of = Command post of { $player }
scene-prestige = prestige
scene-government = Government
scene-scientist-of = Scientist of { $player }
scene-route = Route to Trappist
scene-interest = Point of interest
scene-unexplored = Unexplored
scene-fuel = { $number } fuel to enter
scene-satellite-of = Satellite of { $player }
scene-satellite-government = Satellite of the Government
scene-position = { $number }: × { $times }
scene-tracks = Reputation and leaders
scene-reputation = Reputation
scene-row-prestige = { $number } prestige each round
scene-reputation-of = { $player }: { $number }
scene-leader = { $leader } Leader
scene-step-of = { $player }: step { $number }
scene-bonus = { $number } × { $bonus }
scene-extras = Extra actions
scene-reserve = Reserve: { $fuel } fuel; cubes: { $cubes }; { $scientists } scientists; buildings: { $buildings }.
scene-locked = Still locked: { $scientists } scientists; buildings: { $buildings }.
scene-explorer-at = Explorer at { $planet }: { $fuel } fuel; cubes: { $cubes }; buildings: { $buildings }.
scene-count-fuel = { $number } fuel
scene-count-scientist = { $number } scientists
scene-count-cubes = { $number } × { $resource }
scene-count-buildings = { $number } × { $building }
scene-has-reputation = Reputation { $number }
scene-pass = Passed: { $face }
scene-active = Active: { $token }
scene-tokens = { $number ->
    [0] no token
    [one] 1 token
   *[other] { $number } tokens
} in hand
scene-technologies = Technologies to research
scene-hand = Your tokens
scene-highlight = +1 prestige for: { $salvation }
scene-survey = Your survey
scene-drawn = Out of the solar bag
scene-faces = Rewards of the pass token
scene-options = To choose from
