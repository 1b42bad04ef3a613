# Looking back at a finished game.

review-title = Review
review-open = Review the game
review-chances = Win chance over time, as each seat could have known it
review-chances-mean = A bot estimated each line from what that seat knew at the moment, and nothing else: the lines need not add up to 100 %. While it was hidden from a seat who had to decide, its line stays where it was. The dotted line is an even share.
review-chart = The win chance of each seat after every decision
review-pointer = Point at the chart to see any moment; click to replay it.
review-looking = The bot is looking back: { NUMBER($have, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } moments. What it has found is shown already.
review-progress = Progress of the review
review-sampled = A long game of { NUMBER($decisions, useGrouping: 0) } decisions: the bot looks at { $looked } moments of it, evenly spread.
review-turns = The moments that turned the game
review-decisions = { $count ->
    [one] Decision { NUMBER($begin, useGrouping: 0) }
   *[other] Decisions { NUMBER($begin, useGrouping: 0) } to { NUMBER($end, useGrouping: 0) }
}
review-left-out = { $count ->
    [one] … one line of the log left out …
   *[other] … { $count } lines of the log left out …
}
review-instead = The bot would have chosen: { $option } (+{ $percent } %)
review-no-turns = No single decision changed much: the game was won little by little.
review-not-yet = The bot has not got that far yet.
review-verdicts = What the bot would have done
review-agreed = As good as the bot: { $agreed } of { NUMBER($decisions, useGrouping: 0) }
review-given-away = given away: { $percent } %
review-costly = { $costly ->
    [0] None of { NUMBER($decisions, useGrouping: 0) } decisions cost anything worth telling.
    [one] One of { NUMBER($decisions, useGrouping: 0) } decisions cost chances, in the eyes of the bot.
   *[other] { $costly } of { NUMBER($decisions, useGrouping: 0) } decisions cost chances, in the eyes of the bot.
}
review-bot = The bot:
review-lost = Chance lost
review-all = Show the good decisions too
