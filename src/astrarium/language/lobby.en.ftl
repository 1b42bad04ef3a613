# Sitting down: the front page, new tables, links, rules.

lobby-line = Science-fiction board games, at one table
lobby-lead = Play with friends or against bots, in your browser. The table knows every rule and tells you why; no account needed.
lobby-games = Games
lobby-play-now = Play now
lobby-play-now-means = Play now: you against { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, at once.
lobby-new = Set up a table
lobby-rules = Rules
lobby-players = { $least }–{ $most } players
lobby-languages = English, Italian
lobby-rules-count = { $count } rules, each with its number

lobby-mine = My tables
lobby-open-tables = Open tables
lobby-none-open = Nobody is looking for players just now. Set up a public table, and it will be listed here.
lobby-over = Over
lobby-your-turn = Your turn
lobby-waiting = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-turn-of = { $name } decides
lobby-free = free seat
lobby-take = Take it
lobby-go = Go to the table
lobby-look = See the table
lobby-watch = Watch
lobby-summary = Scores and charts
lobby-guest = Guest
lobby-person = Player { $number }
lobby-bot-easy = Bot, easy
lobby-bot-medium = Bot, medium
lobby-bot-hard = Bot, hard
lobby-bot-greedy = Bot, greedy
lobby-bot-random = Bot, random

lobby-upload = Open a saved game
lobby-upload-means = A game downloaded from Astrarium: a finished one to replay, or one in progress to play on at this screen.
lobby-upload-button = Open
lobby-unofficial = Unofficial, made by players. The games and their names belong to their owners; buy the boxes.

## A new table

lobby-new-of = { $game }: a new table
lobby-how-many = Players
lobby-your-name = Your name
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-kind-me = Me
lobby-kind-open = Open, by invitation
lobby-kind-here = Another person here
lobby-their-name = Their name
lobby-seats-mean = With several people at this screen a curtain hides each player's secrets from the others.
lobby-levels-mean = Bots know only what their seat may know. Easy overlooks much and answers at once; medium thinks up to a second for a decision; hard up to three.
lobby-who-comes = Who may come in
lobby-by-link = Only people with a link
lobby-public = Anybody: listed on the front page
lobby-reactions = Reactions
lobby-reactions-hidden = The table pauses for all
lobby-reactions-quick = Quick
lobby-reactions-mean = Where somebody might react with a card that nobody has seen, the table pauses for a moment even if nobody can: so a pause gives nothing away. Quick tables wait only for those who can react.
lobby-limit = Time for a decision
lobby-limit-of = { $minutes ->
    [0] No limit
    [1] 1 minute
    [1440] 1 day
    [4320] 3 days
   *[other] { $minutes } minutes
}
lobby-limit-means = When time runs out, a bot takes that one decision.
lobby-title = Name of the table
lobby-create = Create the table
lobby-back = Back

## Links

lobby-ready = The table is ready
lobby-links-mean = Send each link to one person. Whoever sits down by it has a key of their own, which nobody else has, not even you. The game begins when every seat is taken.
lobby-no-open-mean = Everyone is here: the game can begin.
lobby-links = Links
lobby-link-make = Make a link
lobby-link-renew = Make a new one
lobby-link-revoke = Revoke
lobby-link-none = No link leads here now.
lobby-seat-mine = You sit here.
lobby-seat-theirs = The key to this seat is theirs alone.
lobby-watch-means = Spectators see what everybody may see, and may join the talk. Their link never leads to a seat. If you make a new one, those who came by the former have to come in again.
lobby-code = Show a code for a phone's camera
lobby-code-means = A code with the link: point a phone's camera at it.
lobby-only-here = This address leads every machine to itself. For links that others can open, come here by the name or the number of this machine, and start the table with:
lobby-spectators = Spectators
lobby-copy = Copy
lobby-copied = Copied
lobby-to-table = Go to the table

lobby-door-watch = You are invited to watch.
lobby-door-carried = Go on here with your seat: { $role }.
lobby-door-keep = Keep the seat in the other browser as well
lobby-door-key = The link is exchanged for a key that only this browser has, and opens nothing any more.
lobby-door-seat = A seat is free for you: { $role }.
lobby-door-back = This is the seat of { $name }: { $role }.
lobby-sit-down = Sit down
lobby-no-such-game = There is no such game.

## One's own seat elsewhere

lobby-carry = On another device
lobby-carry-means = A link that works once brings your seat to another browser of yours. Guard it like your hand of cards: whoever opens it sits in your place.
lobby-carry-make = Make a link
lobby-carry-now = Open it on the other device. It works once.
lobby-carry-withdraw = Take it back
lobby-carry-browsers = { $count } browsers have this seat.
lobby-carry-alone = Only this browser

## Rules

lobby-rules-of = { $game }: the rules
lobby-rules-mean = Every rule the table plays by, in our own words. The table cites these numbers.
lobby-rules-search = Search the rules
lobby-search = Search
lobby-rules-found = { $count ->
    [0] No rule
    [one] 1 rule
   *[other] { $count } rules
}
lobby-rules-none = No rule has all these words.
lobby-rules-all = Show all
lobby-kind-of-rule-ruling = Our ruling
lobby-kind-of-rule-ruling-means = The rulebook is silent or unclear here; this is our decision.
lobby-kind-of-rule-public = From public material
lobby-kind-of-rule-public-means = Not in the rulebook, but known from public material about the published game.
lobby-kind-of-rule-reconstructed = Reconstructed
lobby-kind-of-rule-reconstructed-means = The content of the box is not known here; we have designed this part.

## Saves

lobby-save-running = A save tells everything, secrets too. It can be downloaded once the game is over.
lobby-save-seats = Only those who sat at the table can download the game.
lobby-upload-empty = No file was chosen.
lobby-upload-not-json = This file is not a saved game: it cannot be read as JSON.
lobby-upload-lacks = This is not a saved game: “{ $field }” is missing from the file, or is not what it should be.
lobby-upload-no-game = There is no game “{ $game }” here.
lobby-upload-version = This game was played by version { $theirs } of the rules; here version { $ours } is played.
lobby-upload-former = This game was played by version { $theirs } of the rules; here version { $ours } is played. The save holds no position from which it could go on: newer ones do.
lobby-upload-position = The position in this save cannot be read.
lobby-upload-players = This save cannot be opened: the game is for { $least } to { $most } players.
lobby-upload-seed = This save cannot be opened: its seed is none that is dealt here.
lobby-upload-option = This save cannot be opened: “{ $option }” cannot be “{ $value }”.
lobby-upload-breaks = This save cannot be opened: its decision number { $number } is not possible by the rules.
lobby-upload-unkept = This save cannot be opened: it was not dealt as its table had committed to, or it has been changed.
lobby-upload-switched = In this save some components are switched off. Such games can be replayed on the command line, not here.
lobby-uploaded = Uploaded game
lobby-some-of = Or only some of them

# Lessons
lobby-learn = Learn it:
lobby-learn-means = A game with a guide: ten to fifteen minutes against bots. Leave and come back whenever you like.

## Tables that are set up at once

lobby-presets = Begin with
lobby-preset-first = First game
lobby-preset-box = As in the box
lobby-preset-everything = Everything
lobby-preset-box-means = The game as its rulebook has it, without variants.
lobby-preset-then = Whatever it sets can be changed below.
