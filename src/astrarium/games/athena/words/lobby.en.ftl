# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Lead a convoy across the frozen wastes: search ruins, bolt on trailers and guns, keep your people fed and alive, and reach the Aurora before it sails.
lobby-length = 30 min against bots, an hour and a half with friends

lobby-option-map = Map
lobby-value-map-alpha = Alpha: the first journeys
lobby-value-map-beta = Beta: avalanches and more contamination
lobby-value-map-gamma = Gamma: Project Athena, with turrets, batteries and alert
lobby-option-mine = Mine
lobby-value-mine-off = Stays in the box
lobby-value-mine-on = Is among the Objects
lobby-option-road_scoring = Fame for the road
lobby-value-road_scoring-distance = For each space ahead of the last convoy
lobby-value-road_scoring-rank = 2 for the first convoy, 1 for the second
lobby-option-secret_objects = Objects
lobby-value-secret_objects-off = Lie open
lobby-value-secret_objects-on = Are held in secret
lobby-option-difficulty = Automa
lobby-value-difficulty-easy = Slow
lobby-value-difficulty-normal = As written
lobby-value-difficulty-hard = Fast

## What lies face down

replay-hidden-deck = Exploration deck, from the top
replay-hidden-left_out = Cards left out of this game
replay-hidden-outcomes = Outcome deck, from the top
replay-hidden-object_deck = Object deck, from the top
replay-hidden-objects = Objects
replay-hidden-loot = Loot deck, from the top
replay-hidden-actions = The Automa's deck, from the top

## Where fame comes from

replay-source-scoring = The road
replay-source-track = Fame track
replay-source-turrets = Turrets destroyed
replay-source-quiet = Low alert level
replay-source-objects = Objects not used
replay-source-boxes = Trophies and charged cores
replay-source-cards = Cards without damage, levels
replay-source-aurora = At the Aurora

## What a hint counts; what has no name here is bookkeeping

count-score = fame if it ended now
count-food = food
count-fuel = fuel
count-ammo = ammo
count-full-battery = full batteries
count-half-battery = half-full batteries
count-fame = Fame track
count-alert = alert level
count-charged = charged cores
count-objects = Objects
count-survivors = survivors
count-active = active survivors
count-exhausted = exhausted survivors
count-resting = resting survivors
count-contamination = contamination
count-vehicles = vehicles
count-devices = devices
count-damage = damage
count-turrets = turrets destroyed
count-targets = targets hit

## Tables that are set up at once

lobby-preset-first-means = The base map, without turrets and Objects of the expansion; the bots are easy.
lobby-preset-everything-means = The expansion’s map with mines and secret Objects.
