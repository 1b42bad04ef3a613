"""The kinds of entries in the log. Counted fields (give, price...) come last."""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

# Set-up and settlement
VOTED: Final = NoteKind("voted", "yes", "PAR-4.9")
PICKS_COLOUR: Final = NoteKind("picks-colour", "seat colour", "PAR-4.11")
ROLLS_FIRST: Final = NoteKind("rolls-first", "player die", "PAR-4.13")
BEGINS: Final = NoteKind("begins", "player", "PAR-4.13")
GETS_FACTION: Final = NoteKind("gets-faction", "player faction", "PAR-4.14")
ROLLS_TO_SETTLE: Final = NoteKind("rolls-to-settle", "player die", "PAR-5.2")
SETTLES: Final = NoteKind("settles", "player hex", "PAR-5.2")
SETTLES_NOT: Final = NoteKind("settles-not", "player hex", "PAR-5.7")
DRAWS_EVENT: Final = NoteKind("draws-event", "player", "PAR-11.1")
SEES_EVENT: Final = NoteKind("sees-event", "card", "PAR-11.1")

# Turn and extraction
TURN: Final = NoteKind("turn", "player round", "PAR-6.1")
ROLLS: Final = NoteKind("rolls", "player die", "PAR-6.3")
TAKES: Final = NoteKind("takes", "player gain", "PAR-7.1")
NOTHING_SHOWN: Final = NoteKind("nothing-shown", "player die", "PAR-7.8")
EFFECT_ENDS: Final = NoteKind("effect-ends", "card", "PAR-11.12")

# Movement
MOVES: Final = NoteKind("moves", "player unit source hex", "PAR-8.1")
LOADS: Final = NoteKind("loads", "player unit transport", "PAR-9.2")
UNLOADS: Final = NoteKind("unloads", "player unit hex", "PAR-9.6")

# Trade, port, transit
OFFERS_TRADE: Final = NoteKind("offers-trade", "player partner give ask", "PAR-10.6")
OFFERS_INSTEAD: Final = NoteKind("offers-instead", "player partner give ask", "PAR-10.6")
TRADES: Final = NoteKind("trades", "player partner give ask", "PAR-10.4")
REFUSES_TRADE: Final = NoteKind("refuses-trade", "player partner", "PAR-10.6")
EXCHANGES: Final = NoteKind("exchanges", "player pay gain", "PAR-10.7")
SELLS: Final = NoteKind("sells", "player card gain", "PAR-10.11")
ASKS_TRANSIT: Final = NoteKind("asks-transit", "player owner unit hex pay", "PAR-8.8")
REFUSES_TRANSIT: Final = NoteKind("refuses-transit", "player unit hex", "PAR-8.8")
NAMES_TOLL: Final = NoteKind("names-toll", "player unit hex toll", "PAR-8.8")
DECLINES_TOLL: Final = NoteKind("declines-toll", "player unit hex", "PAR-8.8")
GRANTS_TRANSIT: Final = NoteKind("grants-transit", "player unit hex pay", "PAR-8.8")

# Purchases
BUYS: Final = NoteKind("buys", "player kind hex price", "PAR-13.1")
BUYS_ABOARD: Final = NoteKind("buys-aboard", "player kind transport price", "PAR-13.9")
BUILDS: Final = NoteKind("builds", "player hex price", "PAR-13.6")
CONVERTS: Final = NoteKind("converts", "player hex price", "PAR-13.7")
PLACES_FREE: Final = NoteKind("places-free", "player hex", "PAR-5.8")
GETS_UNIT: Final = NoteKind("gets-unit", "player kind hex", "PAR-11.17")
GETS_ABOARD: Final = NoteKind("gets-aboard", "player kind transport", "PAR-11.17")
BUYS_EVENT: Final = NoteKind("buys-event", "player price", "PAR-11.1")
RETURNS_EVENT: Final = NoteKind("returns-event", "player", "PAR-21.4")
ARMS_RACE: Final = NoteKind("arms-race", "player", "PAR-12.2")

# Combat
ATTACKS: Final = NoteKind("attacks", "player unit target", "PAR-14.1")
ASKS_SUPPORT: Final = NoteKind("asks-support", "player partner target pay", "PAR-18.5")
SUPPORTS: Final = NoteKind("supports", "player unit target", "PAR-18.5")
SUPPORTS_NOT: Final = NoteKind("supports-not", "player partner", "PAR-18.5")
STRIKES: Final = NoteKind("strikes", "player target number", "PAR-15.1")
STRIKE_DICE: Final = NoteKind("strike-dice", "player attack owner defence", "PAR-15.1")
HITS: Final = NoteKind("hits", "player target attack defence", "PAR-15.3")
MISSES: Final = NoteKind("misses", "player target attack defence", "PAR-15.4")
LOSES: Final = NoteKind("loses", "player unit", "PAR-15.7")
SALVAGES: Final = NoteKind("salvages", "player gain", "PAR-15.10")
STEALS_CARD: Final = NoteKind("steals-card", "player victim", "PAR-21.8")
STOLEN_CARD: Final = NoteKind("stolen-card", "card", "PAR-21.8")
EVADES: Final = NoteKind("evades", "player unit source hex", "PAR-16.12")
LEAVES_COMBAT: Final = NoteKind("leaves-combat", "player unit", "PAR-16.14")
BREAKS_OFF: Final = NoteKind("breaks-off", "player", "PAR-16.16")
CANNOT_REACT: Final = NoteKind("cannot-react", "player", "PAR-16.11")
STAYS_OUT: Final = NoteKind("stays-out", "player", "PAR-16.4")

# Event cards
PLAYS_EVENT: Final = NoteKind("plays-event", "player card", "PAR-11.22")
NAMES_TARGET: Final = NoteKind("names-target", "player chosen", "PAR-11.22")
CANCELS_EVENT: Final = NoteKind("cancels-event", "player card", "PAR-11.15")
EVENT_DIE: Final = NoteKind("event-die", "player die", "PAR-11.22")
EVENT_DESTROYS: Final = NoteKind("event-destroys", "player unit", "PAR-11.18")
CHANGES_ROLL: Final = NoteKind("changes-roll", "player die", "PAR-7.10")
ROLLS_AGAIN: Final = NoteKind("rolls-again", "player die", "PAR-11.7")
LOOKS_AT_HAND: Final = NoteKind("looks-at-hand", "player victim", "PAR-11.22")
TAKES_EVENT: Final = NoteKind("takes-event", "player victim", "PAR-11.3")
TOOK_EVENT: Final = NoteKind("took-event", "card", "PAR-11.3")
STEALS_GOODS: Final = NoteKind("steals-goods", "player victim number", "PAR-11.22")
STOLEN_GOOD: Final = NoteKind("stolen-good", "resource", "PAR-11.22")
SEIZES: Final = NoteKind("seizes", "player victim gain", "PAR-11.22")
TOWS: Final = NoteKind("tows", "player unit source hex", "PAR-11.24")
MUTINY: Final = NoteKind("mutiny", "player unit hex", "PAR-11.25")

# The end
ELIMINATED: Final = NoteKind("eliminated", "loser", "PAR-19.1")
INHERITS: Final = NoteKind("inherits", "player loser", "PAR-19.2")
ADOPTS: Final = NoteKind("adopts", "player faction", "PAR-19.4")
WINS_MILITARY: Final = NoteKind("wins-military", "player", "PAR-20.5")
WINS_ECONOMIC: Final = NoteKind("wins-economic", "player", "PAR-20.7")
WINS_BOTH: Final = NoteKind("wins-both", "player", "PAR-22.10")
WINS_ALONE: Final = NoteKind("wins-alone", "player", "PAR-19.7")
TIME_UP: Final = NoteKind("time-up", "round", "PAR-22.1")
SCORED: Final = NoteKind("scored", "player amount", "PAR-22.3")
WINS_POINTS: Final = NoteKind("wins-points", "player amount", "PAR-22.1")
