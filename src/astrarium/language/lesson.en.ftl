# The guide of a lesson
lesson-guide = Your guide
lesson-count = { $number } of { $last }
lesson-later = Next
lesson-earlier = Back
lesson-watch = Watch
lesson-next = The next lesson
lesson-your-move = Your move:
lesson-others = The others play…
lesson-alone = Leave the guide
lesson-alone-means = From here on you play as you like, against bots. The table stays as it is.
lesson-close = Close the guide
lesson-astray = The rules allow that, and nothing has been done. Here the lesson goes on with “{ $option }”.
lesson-end = That was the lesson. The game goes on: play as you like, a hint is a click away.

# Making one of a game
lesson-make = Make a lesson of this
lesson-make-means = Somebody else plays this game once more: the same deal, and the others decide as they did. You say what the guide tells them before each of their decisions.
lesson-whose = Who learns
lesson-begin = From decision
lesson-until = Up to decision
lesson-show = Show these decisions
lesson-title = What the lesson is called
lesson-own = A lesson of our own
lesson-words-mean = What the guide says before each decision; an empty line begins a new page. Where you say nothing, it only names the move.
lesson-nothing = This player decides nothing there.
lesson-export = Keep it as a file
lesson-try = Try it now
lesson-running = A lesson tells what was dealt, so it can be made once the game is over.
lesson-former = This game was begun by former rules; no lesson can be made of it.
lesson-number = { $name } is a number up to { $most }.
lesson-unreadable = This lesson cannot be opened: { $why }.
