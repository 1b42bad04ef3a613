# What notebooks say around a game.

notebook-number = number
notebook-atom = atom
notebook-option = option
notebook-rule = rule
notebook-closed = closed
notebook-choice = Which options there are depends on the table: { $call } lists them.
notebook-hint = What a bot in the seat of { $player } thinks
notebook-chance = win chance after it
notebook-visits = visits
notebook-playouts = { $playouts ->
    [one] One game
   *[other] { NUMBER($playouts, useGrouping: 0) } games
} played on from tables as they might be, for all this seat knows. Win chances now: { $chances }.
notebook-replay-all = All { NUMBER($all, useGrouping: 0) } moments.
notebook-replay-some = { $shown } of { NUMBER($all, useGrouping: 0) } moments, evenly spread.
notebook-when = when
notebook-chances = win chances
notebook-what = what happened
notebook-balance = { $uneven } of { $compared } intervals exclude the expected share; { $sure } still when adjusted for many comparisons.
notebook-standings = Win shares with their 95 % intervals; a shared win is split. The mark stands at an even share, that of one as good as all others.
