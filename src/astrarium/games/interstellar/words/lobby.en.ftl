# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = The Sun is growing. Mine the planets, research, build the ship and send satellites ahead to Trappist, while you save who can be saved and seek your seat in the Government.
lobby-length = 45 min against bots, two to three hours with friends

lobby-option-advanced_start = Planets
lobby-value-advanced_start-off = On their printed spaces
lobby-value-advanced_start-on = Anywhere on their orbits
lobby-option-quick = Length
lobby-value-quick-off = The whole game
lobby-value-quick-on = Quick: with Drill, Outpost and a base to begin with
lobby-value-quick-choice = Quick: with two technologies of your choice

lobby-option-hidden_reserves = Reserves
lobby-value-hidden_reserves-off = Open: everybody sees them
lobby-value-hidden_reserves-on = Hidden behind screens, as at the table

## What lies face down

replay-hidden-events = Solar events, from the top
replay-hidden-boxed_events = Solar event in the box
replay-hidden-advanced = Mechanisms, from the top
replay-hidden-removed = Mechanisms out of the game
replay-hidden-sectors = Sectors of the ship, from the bottom
replay-hidden-route_pile = Discoveries, from the top
replay-hidden-interest_pile = Points of interest, from the top
replay-hidden-boxed = Production tokens in the box

## Where prestige came from

replay-source-mechanisms = Mechanisms
replay-source-scoring = Reputation in round { $number }
replay-source-trappist = Route to Trappist
replay-source-discoveries = Discoveries
replay-source-leaders = Leader tracks
replay-source-offices = Offices
replay-source-bonuses = Pass token, highlights, outposts, top row
replay-source-losses = Missing fuel, reputation at its lowest
replay-source-leftovers = Fuel left over

## What a hint counts; what has no name here is bookkeeping

count-score = prestige
count-reputation = reputation
count-humanity = Leader of Humanity track
count-interstellar = Interstellar Leader track
count-fuel = fuel
count-scientists = scientists
count-technologies = technologies
count-offices = offices
count-leads = governing
count-posts = command posts
count-tokens = action tokens
count-extras = extra actions
count-satellite = satellite’s place
count-hold-fuel = fuel in the hold
count-hold-cubes = cubes in the hold
count-hold-buildings = buildings in the hold
count-buildings = buildings in reserve
count-built = buildings on planets
count-deposit = cubes in deposits
count-warehouse = cubes in warehouses
count-red = red cubes
count-yellow = yellow cubes
count-green = green cubes
count-blue = blue cubes
count-purple = purple cubes

## Tables that are set up at once

lobby-preset-first-means = The quick game with the printed technologies; the bots are easy.
lobby-preset-everything-means = The whole game, with hidden reserves.
