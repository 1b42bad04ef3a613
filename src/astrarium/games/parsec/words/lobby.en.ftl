# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Settle the planets of a galaxy that is new every time, trade what they yield, and rule it: with colonies and full stores, or with fleets.
lobby-length = 40 min against bots, two to three hours with friends

lobby-option-timed = Length
lobby-value-timed-off = Until somebody wins
lobby-value-timed-10 = 10 rounds, then points
lobby-value-timed-15 = 15 rounds, then points
lobby-value-timed-20 = 20 rounds, then points
lobby-value-timed-25 = 25 rounds, then points
lobby-value-timed-30 = 30 rounds, then points
lobby-option-alliances = Alliances
lobby-value-alliances-off = Everybody alone
lobby-value-alliances-2-2 = Four players, two teams
lobby-value-alliances-3-3 = Six players, two teams
lobby-value-alliances-2-2-2 = Six players, three teams
lobby-option-absolute = Absolute victory
lobby-value-absolute-off = Fleets or riches are enough
lobby-value-absolute-on = It takes both at once
lobby-option-no_factions = Factions
lobby-value-no_factions-off = Each player leads one
lobby-value-no_factions-on = None, easier for a first game
lobby-option-simple_combat = Combat
lobby-value-simple_combat-off = Until one side is gone
lobby-value-simple_combat-on = Simple: over at the first loss or evasion
lobby-option-two_player_wide = Board for two
lobby-value-two_player_wide-off = Six modules
lobby-value-two_player_wide-on = Eight modules

## What lies face down

replay-hidden-deck = Event deck, from the top

## Where points come from

replay-source-colonies = Colonies
replay-source-civil = Civil vessels
replay-source-military = Military vessels
replay-source-resources = Resource cards
replay-source-permanents = Permanent Events in play
replay-source-events = Event cards in hand

## What a hint counts; what has no name here is bookkeeping

count-score = points
count-goods = resource cards
count-events = Event cards in hand
count-permanents = permanent Events
count-factions = factions
count-colony = colonies
count-cargo = cargo ships
count-fighter = fighters
count-transport = transports
count-cruiser = cruisers

## Tables that are set up at once

lobby-preset-first-means = No factions, simple combat, 15 rounds; the bots are easy.
lobby-preset-everything-means = It takes fleets and riches at once to win.
