# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Every player is an alien with a power that breaks the rules. Challenge, ally, bluff and deal until somebody has five bases on foreign planets.
lobby-length = 20 min against bots, 60 to 90 with friends

lobby-option-colours = Colours
lobby-value-colours-drawn = Drawn
lobby-value-colours-chosen = Chosen by the players
lobby-option-flares = Flares
lobby-value-flares-triple = Three for each player
lobby-value-flares-fixed20 = Twenty in all
lobby-option-target_any_occupant = Anybody on the target planet may be challenged
lobby-value-target_any_occupant-off = No
lobby-value-target_any_occupant-on = Yes
lobby-option-mce_challenge = 54 more Challenge cards
lobby-value-mce_challenge-off = No
lobby-value-mce_challenge-on = Yes
lobby-option-mce_edicts = More Edicts
lobby-value-mce_edicts-off = No
lobby-value-mce_edicts-on = Yes
lobby-option-mce_powers = Powers
lobby-value-mce_powers-off = The 48 of the base game
lobby-value-mce_powers-on = All 102
lobby-option-kickers = Kickers
lobby-value-kickers-off = No
lobby-value-kickers-on = Yes
lobby-option-reinforcements = Reinforcements
lobby-value-reinforcements-off = No
lobby-value-reinforcements-on = Yes
lobby-option-colourless = Colourless cones
lobby-value-colourless-off = No
lobby-value-colourless-on = Yes
lobby-option-comets = Comets
lobby-value-comets-off = No
lobby-value-comets-on = Yes
lobby-option-special_refresh = When destiny is reshuffled, replace
lobby-value-special_refresh-last = The last special card turned
lobby-value-special_refresh-all = All special cards
lobby-option-reverse_hexes = Reverse sides of the systems
lobby-value-reverse_hexes-none = For nobody
lobby-value-reverse_hexes-all = For everybody
lobby-option-reverse_warp = Reverse side of the Warp, with limbo
lobby-value-reverse_warp-off = No
lobby-value-reverse_warp-on = Yes
lobby-option-lucre = Lucre
lobby-value-lucre-off = No
lobby-value-lucre-on = Yes
lobby-option-skip_turn = A turn may be skipped for a new hand
lobby-value-skip_turn-off = No
lobby-value-skip_turn-on = Yes
lobby-option-moons = Moons
lobby-value-moons-none = None
lobby-value-moons-all = All 48
lobby-option-powers = Who has which power
lobby-value-powers-dealt = Dealt at random
lobby-value-powers-none = No powers
lobby-option-excluded = Powers left in the box
lobby-value-excluded-none = None

## What lies face down

replay-hidden-deck = Challenge deck, from the top
replay-hidden-destiny = Destiny deck, from the top
replay-hidden-unused_flares = Flares left in the box
replay-hidden-unused_specials = Special destiny cards left in the box
replay-hidden-ship_cards = Destiny cards of Worldships
replay-hidden-unused_moons = Moons left in the box

## Sets of which any part may be taken

lobby-word-moons-quarter = Quarter
lobby-word-moons-half = Half
lobby-word-moons-full = Full
lobby-word-moons-cheese = Cheese

## What a hint counts; what has no name here is bookkeeping

count-score = external bases
count-home = home bases
count-tokens = tokens free to act
count-warp = tokens in the Warp
count-captive = captive tokens
count-out = tokens out of the game
count-hand = cards in hand
count-lucre = Lucre
count-powers = powers in use

## Tables that are set up at once

lobby-preset-first-means = One power each and nothing from the expansion; the bots are easy.
lobby-preset-everything-means = Kickers, reinforcements, Lucre, moons, reverse hexes and all the rest at once: wild.
