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
option-office = Row { $row }, position { $position }

## The quick game

ask-quick-technology = Which technology of level 1 do you start with?
ask-quick-satellite = Where in the first column does your satellite start?
ask-quick-planet = Where does your first expedition go?

## What happened

note-gains-fuel = { $player } gains { $amount } fuel.
note-gains-prestige = { $player } gains { $amount } prestige.
note-loses-prestige = { $player } loses { $amount } prestige.
note-built-prestige = { $player } gains { $amount } prestige for the mechanism.
note-row-prestige = { $player } gains { $amount } prestige by reputation.
note-row-loss = { $player } loses { $amount } prestige by reputation.
note-trappist-prestige = { $player } gains { $amount } prestige for the way to Trappist.
note-leftover-prestige = { $player } gains { $amount } prestige for fuel left over.
note-gains-reputation = { $player } gains { $amount } reputation.
note-loses-reputation = { $player } loses { $amount } reputation.
note-gains-scientist = { $player } gains a scientist.
note-gains-cubes = { $player } gains { $amount } × { $resource }.
note-pays = { $player } pays { $paid }.
note-takes-extra = { $player } takes the extra action { $token }.
note-leader-step = { $player } reaches step { $step } as { $leader }.
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
note-free-reward = { $player }'s pass token came full circle: { $face }.
note-phase-reward = The phase ends; { $player }'s pass token: { $face }.
note-salvation-action = { $player } performs: { $salvation }.
note-saved = { $humanity } is saved in cell { $cell }.
note-population = Population: { $drawn } components come to Earth.
note-built-free = { $mechanism } is built for free.
note-shelved = { $mechanism } becomes a Long-term project.
note-sector-complete = A sector is complete: { $sector }.
note-command-post = { $player } takes the command post of { $sector }.
note-reseats = { $player } moves to the office { $office }.
note-governs = { $player } governs.
note-nobody-governs = Nobody governs.
note-purged = { $amount } × { $resource } leave the market.
note-new-humanity = New on Earth: { $drawn ->
    [0] no component
    [one] 1 component
   *[other] { $drawn } components
}.
note-planets-move = The planets move on.
note-game-ends = The game ends.
note-ranked = { $player }'s satellite ranks { $number } on the way to Trappist.
note-starts-with = { $player } starts with { $technology }.
note-satellite-starts = { $player }'s satellite starts at { $space }.
note-starts-on = { $player }'s expedition starts on { $planet }.
