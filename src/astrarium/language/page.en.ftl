# The game on one page
page-title = The game on one page
page-goal-title = The goal
page-turn-title = A turn
page-end-title = The end
page-symbols-title = The symbols
page-terms-title = The words
page-known = I know the game
