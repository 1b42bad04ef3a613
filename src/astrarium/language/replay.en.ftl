# Replay, and what follows the end of a game.

replay-title = Replay
replay-controls = Moments of the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-space = Space
replay-moment = Moment
replay-speed = Speed
replay-eyes = Seen by
replay-seen-as = Seen by: { $who }
replay-show = Show
replay-all-knowing = All-knowing
replay-spectator = Spectator
replay-to-table = To the table
replay-log = Log
replay-files = This moment as a file
replay-link = Copy link to this moment
replay-save = Download the game
replay-decided = Decision: { $what }
replay-own-seat = While the game runs you can see it only with your own eyes.
replay-not-over = The game is not over yet.

## After the end

replay-summary = Scores and charts
replay-won = { $count ->
    [one] wins
   *[other] share the victory
}
replay-rematch = Rematch
replay-rematch-seats = Only those who sat at the table can call for a rematch.
replay-watch = Replay
replay-course = The course of the game
replay-chart = Points of each player after every decision
replay-chart-below = decisions
replay-sources = Where the points came from
replay-source = Source
replay-total = Total
replay-source-start = At the start
replay-source-other = Other points
replay-thinking = Time to think
replay-pace = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s; the longest took { $longest } s

## Why did that win?

decided-title = What decided it
decided-by-points = Points
decided-by-tie = Tie
decided-by-goal = Goal reached
decided-ahead = { $winner } has { $points } against { $theirs } of { $rival }: { $by } more.
decided-level = { $winner } and { $rival } have { $points } each.
decided-fewer = { $rival } has more, { $theirs } against { $points } of { $winner }: that did not decide.
decided-goal = Whoever reaches the goal wins at once; the numbers only show how the others stood.
decided-tie = Nobody has more than the winner: what breaks ties decided.
decided-more = More than { $rival } by
decided-less = Less than { $rival } by
decided-how = How this game is won
decided-turns = Three moments that turned it
decided-turns-there = A bot finds them as it looks back at the game:
decided-looking = The bot is still looking back, % % done: these may change.
