# What the terminal says around a game.

terminal-welcome = { $title }. Seed { $seed }. Type a number to decide, ? for the rule behind a decision.
terminal-keys = a number decides · ? rule · ? 3 about option 3 · x why not · h hint · u undo · b board · d discards · l log · s save · q quit
terminal-help = Please type a number from 1 to { $most }, or one of: ? x h u b d l s q en it.
terminal-nothing-refused = Nothing else is near: all options are open.
terminal-no-heaps = No pile lies open to look through.
terminal-hint = A bot in your seat would take { $number }: { $what }.
terminal-hint-option = · { $number } { $what }: win chance { $percent } %
terminal-chances = Win chances now, as far as you can know: { $chances }
terminal-chance = { $player } { $percent } %
terminal-no-undo = There is nothing you may take back: someone else has decided, or something hidden was shown.
terminal-curtain = Now it is the turn of { $player }. Everybody else look away; press Enter.
terminal-saved = Saved: { $path }
terminal-not-saved = Not saved: { $why }
terminal-resume = Go on any time with: { $command }
terminal-replay = See it again with: { $command }
