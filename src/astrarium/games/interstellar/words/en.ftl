# Starship Interstellar: what turns, payments, the Government phase and the end say to people.
# Names of components are in components.toml; players are named by colour. Solar, research, production, market and extra
# actions are in action.en.ftl, travel in travel.en.ftl, the Salvation phase in rescue.en.ftl.

## Things to do

do-repeat = Repeat the action
do-decline = Decline
do-done = Done
do-exact = Pay just what is asked
do-sell = Sell
do-buy = Buy
do-explorer = Extract with the Explorer

# Amounts of things whose names have no plural.
counted = { $number } × { $thing }
option-at-cost = { $thing } ({ $cost })
option-project = { $thing } ({ $cost }): { $prestige } prestige
option-repeat = Repeat: { $token }
option-idle = { $token } (nothing to do)
refused-cubes = Costs { $price }; the reserve has { $owned }.
refused-fuel = Costs { $price } fuel; the reserve has { $owned }.

## Places and tracks

space-at = column { $column }, row { $row }
office-at = row { $row }, position { $place } ({ $bonus })
space-launch = launch area
space-trappist = Trappist system
phase-action = Action
phase-salvation = Salvation
phase-government = Government
leader-humanity = Humanity Leader
leader-interstellar = Interstellar Leader

## Turns

ask-action-turn = Play a token, repeat the action of the active one, or pass.
ask-salvation-turn = Play a token for one of the Salvation actions, or pass.
ask-salvation-action = { $token }: which Salvation action do you perform?
ask-free-reward = The pass token has come full circle: which reward do you take?
ask-take-extra = Which extra action do you take?
ask-pay-cubes = Pay { $owed }: with what? A cube of a higher value will do, too.
ask-build-cheapest = Several Present projects are equally cheap: which one is built?
ask-shelve-dearest = Several Present projects are equally dear: which one becomes a Long-term project?
ask-reseat = The governor has left your row: do you take another office in it, without its bonus?
option-office-bonus = Row { $row }, position { $position }: { $bonus }
option-office = Row { $row }, position { $position }

## The quick game

ask-quick-technology = Which technology of level 1 do you start with?
ask-quick-satellite = Where in the first column does your satellite start?
ask-quick-planet = Where does your first expedition go?

## What happened

note-begins = { $player } begins.
note-round = Round { $round } begins.
note-phase-begins = { $phase } phase.
note-plays = { $player } plays { $token }.
note-repeats = { $player } repeats { $token }.
note-declines = { $player } declines the action of { $token }.
note-impossible = { $token } brings { $player } nothing: its action cannot be performed.
note-passes = { $player } passes with { $amount ->
    [0] no token left
    [one] 1 token left
   *[other] { $amount } tokens left
}.
note-turns-pass = { $player }'s pass token shows: { $face }.
note-full-circle = { $player }'s pass token has come full circle.
note-free-reward = { $player } takes a reward of choice: { $face }.
note-phase-reward = The phase ends; { $player }'s pass token: { $face }.
note-salvation-action = { $player } performs: { $salvation }.
note-saved = { $humanity } is saved in cell { $cell }.
note-population = Population: { $arrived ->
    [nothing] nobody is left in the bag
   *[other] { $arrived } on Earth
}.
note-built-free = The Government builds { $mechanism } for free.
note-office-builds = The office builds { $mechanism } for { $player }, for free.
note-presented = { $mechanism } becomes a Present project.
note-drawn-project = New Future project: { $mechanism }.
note-shelved = { $mechanism } becomes a Long-term project.
note-sector-complete = A sector is complete: { $sector }.
note-command-post = { $player } takes the command post of { $sector }.
note-reseats = { $player } moves to the office in { $office }, without its bonus.
note-leads = { $player } now leads the Government{ $led ->
    [nothing] { "" }
   *[other] , no longer { $led }
}.
note-governs = { $player } governs.
note-nobody-governs = Nobody governs.
note-purged = The market is cleared of { $amount } × { $resource }.
note-new-humanity = New on Earth: { $arrived ->
    [nothing] nobody is left in the bag
   *[other] { $arrived }
}.
note-planets-move = The planets move on.
note-end-sun = The Sun has reached Earth.
note-end-trappist = A satellite is on Trappist.
note-end-sectors = { $number } sectors of the ship are complete.
note-end-humanity = { $number } humanity components are saved.
note-wins = { $player } wins with { $amount } prestige.
note-wins-by-posts = { $player } wins the tie: more command posts.
note-wins-by-reputation = { $player } wins the tie: a higher reputation.
note-wins-by-rank = { $player } wins the tie: a better rank on the way to Trappist.
note-wins-by-technologies = { $player } wins the tie: more technologies.
note-shares = { $player } shares the victory: all is equal.
note-game-ends = The game ends.
note-starts-with = { $player } starts with { $technology }.
note-satellite-starts = { $player }'s satellite starts at { $space }.
note-starts-built = { $player } starts on { $planet } with { $loaded }.
note-starts-on = { $player }'s expedition starts on { $planet }.
