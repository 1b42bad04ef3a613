# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Four powers struggle for the Solar System. Every card gives you actions or an Event, and the Event you leave may go to a rival.
lobby-length = 15 min against bots, about an hour with friends
lobby-option-factions = Factions
lobby-value-factions-dealt = Dealt at random
lobby-value-factions-picked = Each player picks, in random order

## What lies face down

replay-hidden-deck = Deck, from the top
replay-hidden-boxed = Left in the box
replay-hidden-picked = Bonus Sector picked in secret

## Where points came from

replay-source-scoring = Scoring turn { $number }
replay-source-final = Final Scoring
replay-source-events = Events and crew
replay-source-cards = Paid for cards
replay-source-kept = Paid to keep Events

## What a hint counts; what has no name here is bookkeeping

count-score = CP
count-kept = Events kept
count-influence = Influence on bases
count-diplomats = diplomats on bases
count-supply = Influence in supply
count-fleets = fleets
count-damaged = damaged fleets
count-lost = fleets off the map
count-tokens = Protogen tokens
count-technology = Technology level
count-rocinante = control of the Rocinante

## Tables that are set up at once

lobby-preset-first-means = Factions are dealt, the bots are easy.
lobby-preset-everything-means = The players pick their factions.
