# Reports of the arena.

report-title = Arena
report-run = The run
report-fact-game = Game
report-fact-seats = Players at a table
report-fact-games = Games
report-fact-blocks = Independent blocks
report-fact-options = Options
report-fact-seed = Seed
report-fact-version = Version
report-fact-build = Build
report-build-compiled = compiled
report-build-plain = plain Python
report-fact-without = Switched off
report-fact-box = Changed component
report-fact-seconds = Time a game took
report-fact-player = Player
report-as-it-comes = as the game comes
report-rules = rules { $version }
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-games-axis = games

## Standings

report-entrants = Entrants
report-entrant = Entrant
report-standings = Standings
report-standings-note = Win share with its 95 % interval; a shared win is split. The dashed line is the even share, that of one as good as all others.
report-share = Win share
report-rating = Rating
report-wins = Wins
report-score = Mean score
report-forfeits = Forfeits
report-above = above the even share of { $even }
report-below = below the even share of { $even }
report-even = not clear of the even share of { $even }

## Who beats whom

report-verdicts = Who beats whom
report-verdicts-note = Seats are rotated over the same seeds, so that nobody gains by luck of the deal. A verdict is clear where its interval excludes one half.
report-ahead = { $first } comes in ahead of { $second } in { $share } of their games.
report-no-difference = No difference is shown between { $first } and { $second } ({ $share }).
report-never-met = { $first } and { $second } never met.
report-interval = 95 % interval
report-rounds = In { $won ->
    [one] 1 round
   *[other] { $won } rounds
} { $first } won more games, in { $lost ->
    [one] 1 round
   *[other] { $lost } rounds
} { $second }; { $level ->
    [one] 1 was
   *[other] { $level } were
} level.
report-sign-test = Two-sided sign test:

## Plots

report-ratings = Ratings
report-ratings-note = OpenSkill (Plackett-Luce) from the places in every game, with 95 % intervals.
report-course = Scores over the game
report-course-note = Mean score from the first decision to the last; the band holds the middle half of the games.
report-course-axis = course of the game
report-length = Length of a game
report-length-note = Decisions in a game; the dashed line is the middle one, { $middle }.
report-decisions = decisions
report-share-by = Win share by { $kind }
report-some-shown = Of { $all } the { $shown } at both ends, as far as there are games enough.
key-above = above
key-below = below
key-open = not clear: the interval holds what it is compared with
report-too-few = Too few games to compare.
report-by-entrant = By entrant
report-table = All figures
report-without = Others
report-expected = Expected
report-adjusted = p, adjusted
report-foot = Intervals hold the true value in 95 of 100 cases. Among shares a filled mark has an interval that excludes the even share; a hollow one has not. Games that share a seed count as one block, not as independent games. Made by Astrarium.

report-seat = seat
report-seat-value = Seat { $number }
report-order = turn order
report-order-value = { $number ->
    [1] begins
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}

## Balance

balance-title = Balance
balance-sub = Balance, played by { $players } at every seat
balance-compared = Comparisons
balance-sure = Clearly uneven
balance-verdict = What is uneven
balance-count = Of { $compared } win shares { $uneven } have an interval that excludes the expected share; about { $chance } would by chance alone.
balance-none-left = Adjusted for so many comparisons, none is clearly uneven.
balance-left = { $count ->
    [one] Adjusted for so many comparisons, one is clearly uneven:
   *[other] Adjusted for so many comparisons, { $count } are clearly uneven:
}
balance-come-by = come by in play
balance-dealt = What chance deals
balance-dealt-note = Given before the first decision, whoever plays, and expected to win an even share of { $even }: a difference here is the doing of the game.
balance-played = What players come by
balance-played-note = Kept, played or gained during the game. The small upright line is the share to expect of those who came by it, given what they were dealt. Those who are doing well come by more, so a high share is a lead to follow, not a proof: the ablation report switches a component off and shows what it does.
balance-foot = Adjusted chances are Holm's, over all comparisons of one kind; what was seen in too few games to compare is left out of them.

## Ablation

ablation-title = Ablation
ablation-sub = Ablation: the same seeds with and without each component, played by { $player }
ablation-components = Components
ablation-fact-games = Games each
ablation-fact-longest = At most, where none differs
ablation-fact-table = Table
ablation-own-table = each component at a table where it takes part
ablation-clear = Change their owner's share
ablation-without-effect = Made no difference
ablation-verdict = What the components do
ablation-count = Of { $compared } components with an owner { $clear } change that player's win share with an interval clear of 0; about { $chance } would by chance alone. Adjusted for so many comparisons: { $sure }.
ablation-all-matter = Every component made a difference in some game.
ablation-never = No game differs without: { $components }.
ablation-absent = In no game took part: { $components }.
ablation-columns = A game differs when the same seed, played without the component, takes other decisions or ends in another position. Changes are those that the component makes, the normal game less the one without it: in decisions a game, and in the score and win share of its owner.
ablation-share-note = What the component adds to its owner's win share.
ablation-differ-note = Share of the games that differ without it.
ablation-exact = Chance deals the owner, so the comparison is exact.
ablation-first-user = The owner is whoever first used it in the normal game; who comes to use it depends on the game, so small changes are to be read with care.
ablation-head-component = component
ablation-head-games = games
ablation-head-differ = differ
ablation-head-winner = another winner
ablation-head-length = length
ablation-head-score = owner's score
ablation-head-share = owner's share
ablation-heading = Ablation: what the components of { $game } do
ablation-intro = Each component is switched off and the same seeds are played with and without it by { $player } players, at a table where it takes part: { $games } games each, more where none of them differed. Written by { $command } into its `ablation.md`. An owner's share in bold has an interval clear of 0.
ablation-foot = Intervals hold the true value in 95 of 100 cases. Adjusted chances are Holm's, over all components of one kind. Made by Astrarium.

## Two boxes

against-title = A changed box over the same seeds
against-pairs = Pairs of games
against-differing = of them differ
against-changed = What was changed
against-change = Change
against-always = At every look
against-needed = Pairs for { $points } points
against-found = A change is found: an interval that holds at every look excludes 0. No more was played.
against-small = No share changes by { $points } points or more. No more was played.
against-games = All games are played, and the intervals that hold at every look leave it open.
against-foot = The 95 % interval is Student's for the pairs played. The other is an asymptotic confidence sequence (Robbins' normal mixture), adjusted for all rows: it holds however often one looks, so it decides when to stop.
