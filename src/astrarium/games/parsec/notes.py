"""The kinds of entries in the log. Counted fields (give, price...) come last.

What a kind `tells` are names of `Study.counts`: the cards in a hand, the units on the board, the points.
"""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

GOODS: Final = "goods points"
"""Resource cards: each is a point."""
FLEET: Final = "colony cargo fighter transport cruiser points"
"""Units on the board, carried ones included."""

# Set-up and settlement
VOTED: Final = NoteKind("voted", "yes", "PAR-4.9")
PICKS_COLOUR: Final = NoteKind("picks-colour", "seat colour", "PAR-4.11")
ROLLS_FIRST: Final = NoteKind("rolls-first", "player die", "PAR-4.13")
BEGINS: Final = NoteKind("begins", "player", "PAR-4.13")
GETS_FACTION: Final = NoteKind("gets-faction", "player faction", "PAR-4.14", "factions")
ROLLS_TO_SETTLE: Final = NoteKind("rolls-to-settle", "player die", "PAR-5.2")
SETTLES: Final = NoteKind("settles", "player hex", "PAR-5.2", FLEET)
SETTLES_NOT: Final = NoteKind("settles-not", "player hex", "PAR-5.7", f"free {FLEET}")
STARTS_WITH: Final = NoteKind("starts-with", "player gain", "PAR-5.10", GOODS)
DRAWS_EVENT: Final = NoteKind("draws-event", "player", "PAR-5.10", "events")
SEES_EVENT: Final = NoteKind("sees-event", "card", "PAR-11.1")

# Turn and extraction
TURN: Final = NoteKind("turn", "player round", "PAR-6.1")
ROLLS: Final = NoteKind("rolls", "player die", "PAR-6.3")
TAKES: Final = NoteKind("takes", "player gain", "PAR-7.8", GOODS)
YIELDS: Final = NoteKind("yields", "player planet gain", "PAR-7.2", GOODS)
MINES: Final = NoteKind("mines", "player hex gain", "PAR-7.4", GOODS)
IS_BARREN: Final = NoteKind("is-barren", "planet card", "PAR-7.9")
GETS_MORE: Final = NoteKind("gets-more", "player faction", "PAR-21.7")
NOTHING_SHOWN: Final = NoteKind("nothing-shown", "player die", "PAR-7.8")
EFFECT_ENDS: Final = NoteKind("effect-ends", "card", "PAR-11.12")
EFFECT_ENDS_HERE: Final = NoteKind("effect-ends-here", "card hex", "PAR-11.12")
EFFECT_ENDS_BETWEEN: Final = NoteKind("effect-ends-between", "card player victim", "PAR-11.12")
EFFECT_LEAVES_PLANET: Final = NoteKind("effect-leaves-planet", "card planet", "PAR-11.12")
EFFECT_LEAVES_MODULE: Final = NoteKind("effect-leaves-module", "card module", "PAR-11.12")

# Movement
MOVES: Final = NoteKind("moves", "player unit source hex", "PAR-8.1")
LOADS: Final = NoteKind("loads", "player unit transport", "PAR-9.2")
UNLOADS: Final = NoteKind("unloads", "player unit hex", "PAR-9.6")

# Trade, port, transit
OFFERS_TRADE: Final = NoteKind("offers-trade", "player partner give ask", "PAR-10.6")
OFFERS_INSTEAD: Final = NoteKind("offers-instead", "player partner give ask", "PAR-10.6")
TRADES: Final = NoteKind("trades", "player partner give ask", "PAR-10.4", GOODS)
REFUSES_TRADE: Final = NoteKind("refuses-trade", "player partner", "PAR-10.6")
EXCHANGES: Final = NoteKind("exchanges", "player pay gain", "PAR-10.7", GOODS)
SELLS: Final = NoteKind("sells", "player card gain", "PAR-10.11", f"events {GOODS}")
ASKS_TRANSIT: Final = NoteKind("asks-transit", "player owner unit hex pay", "PAR-8.8")
REFUSES_TRANSIT: Final = NoteKind("refuses-transit", "player unit hex", "PAR-8.8")
NAMES_TOLL: Final = NoteKind("names-toll", "player unit hex toll", "PAR-8.8")
DECLINES_TOLL: Final = NoteKind("declines-toll", "player unit hex", "PAR-8.8")
GRANTS_TRANSIT: Final = NoteKind("grants-transit", "player unit partner hex pay", "PAR-8.8", GOODS)

# Purchases
BUYS: Final = NoteKind("buys", "player kind hex price", "PAR-13.1", f"{FLEET} goods")
BUYS_ABOARD: Final = NoteKind("buys-aboard", "player kind transport price", "PAR-13.9", f"{FLEET} goods")
BUILDS: Final = NoteKind("builds", "player hex price", "PAR-13.6", f"{FLEET} goods")
CONVERTS: Final = NoteKind("converts", "player hex price", "PAR-13.7", f"{FLEET} goods")
PLACES_FREE: Final = NoteKind("places-free", "player hex", "PAR-5.8", f"free {FLEET}")
GETS_UNIT: Final = NoteKind("gets-unit", "player kind hex", "PAR-11.17", FLEET)
GETS_ABOARD: Final = NoteKind("gets-aboard", "player kind transport", "PAR-11.17", FLEET)
BUYS_EVENT: Final = NoteKind("buys-event", "player price", "PAR-11.1", f"events {GOODS}")
RETURNS_EVENT: Final = NoteKind("returns-event", "player", "PAR-21.4", "events")
ARMS_RACE: Final = NoteKind("arms-race", "player", "PAR-12.2")

# Combat
ATTACKS: Final = NoteKind("attacks", "player unit target", "PAR-14.1")
IS_ENGAGED: Final = NoteKind("is-engaged", "player unit", "PAR-14.11")
JOINS: Final = NoteKind("joins", "player unit", "PAR-16.4")
ASKS_SUPPORT: Final = NoteKind("asks-support", "player partner target pay", "PAR-18.5")
SUPPORTS: Final = NoteKind("supports", "player unit target", "PAR-18.5")
SUPPORTS_NOT: Final = NoteKind("supports-not", "player partner", "PAR-18.5")
PAYS_SUPPORT: Final = NoteKind("pays-support", "player partner pay", "PAR-18.3", GOODS)
STRIKES: Final = NoteKind("strikes", "player target number", "PAR-15.1")
STRIKE_DICE: Final = NoteKind("strike-dice", "player attack owner defence", "PAR-15.1")
HITS: Final = NoteKind("hits", "player target attack defence", "PAR-15.3")
MISSES: Final = NoteKind("misses", "player target attack defence", "PAR-15.4")
LOSES: Final = NoteKind("loses", "player unit", "PAR-15.7", FLEET)
SALVAGES: Final = NoteKind("salvages", "player gain", "PAR-15.10", GOODS)
STEALS_CARD: Final = NoteKind("steals-card", "player victim", "PAR-21.8", "events")
STOLEN_CARD: Final = NoteKind("stolen-card", "card", "PAR-21.8")
EVADES: Final = NoteKind("evades", "player unit source hex", "PAR-16.12")
LEAVES_COMBAT: Final = NoteKind("leaves-combat", "player unit", "PAR-16.14")
BREAKS_OFF: Final = NoteKind("breaks-off", "player", "PAR-16.16")
CANNOT_REACT: Final = NoteKind("cannot-react", "player", "PAR-16.11")
STAYS_OUT: Final = NoteKind("stays-out", "player", "PAR-16.4")
STRIKES_ENOUGH: Final = NoteKind("strikes-enough", "number", "PAR-17.6")
STOPS_AT_FIRST: Final = NoteKind("stops-at-first", "", "PAR-22.12")
COMBAT_OVER: Final = NoteKind("combat-over", "", "PAR-17.3")

# Event cards
PLAYS_EVENT: Final = NoteKind("plays-event", "player card", "PAR-11.22", "events")
EVENT_GIVES: Final = NoteKind("event-gives", "player card gain", "PAR-11.22", GOODS)
STAYS_IN_PLAY: Final = NoteKind("stays-in-play", "player card", "PAR-11.13", "permanents points")
NAMES_TARGET: Final = NoteKind("names-target", "player chosen", "PAR-11.22")
CANCELS_EVENT: Final = NoteKind("cancels-event", "player card", "PAR-11.15", "events")
EVENT_DIE: Final = NoteKind("event-die", "player die card", "PAR-11.22")
UNIT_DIE: Final = NoteKind("unit-die", "player die unit card", "PAR-11.22")
EVENT_IN_VAIN: Final = NoteKind("event-in-vain", "card", "PAR-11.22")
DISARMED: Final = NoteKind("disarmed", "hex card", "PAR-3.17")
UNSHIELDED: Final = NoteKind("unshielded", "hex card", "PAR-3.17")
HELD: Final = NoteKind("held", "hex card", "PAR-11.24")
TRUCE_CALLS_OFF: Final = NoteKind("truce-calls-off", "player victim", "PAR-14.12")
TRUCE: Final = NoteKind("truce", "player victim", "PAR-11.22")
EVENT_DESTROYS: Final = NoteKind("event-destroys", "player unit card", "PAR-11.18", FLEET)
CHANGES_ROLL: Final = NoteKind("changes-roll", "player die", "PAR-7.10")
ROLLS_AGAIN: Final = NoteKind("rolls-again", "player die", "PAR-11.7")
LOOKS_AT_HAND: Final = NoteKind("looks-at-hand", "player victim", "PAR-11.22")
TAKES_EVENT: Final = NoteKind("takes-event", "player victim", "PAR-11.3", "events")
TOOK_EVENT: Final = NoteKind("took-event", "card", "PAR-11.3")
STEALS_GOODS: Final = NoteKind("steals-goods", "player victim number", "PAR-11.22", GOODS)
STOLEN_GOOD: Final = NoteKind("stolen-good", "resource", "PAR-11.22")
SEIZES: Final = NoteKind("seizes", "player victim gain", "PAR-11.22", GOODS)
TOWS: Final = NoteKind("tows", "player unit source hex", "PAR-11.24")
MUTINY: Final = NoteKind("mutiny", "player unit victim hex", "PAR-11.25", FLEET)

# The end
ELIMINATED: Final = NoteKind("eliminated", "loser", "PAR-19.1", "free points")
INHERITS: Final = NoteKind("inherits", "player loser number amount", "PAR-19.2", f"events permanents {GOODS}")
SCATTERS: Final = NoteKind("scatters", "loser", "PAR-19.5", f"events permanents {GOODS}")
ADOPTS: Final = NoteKind("adopts", "player loser faction", "PAR-19.4", "factions points")
WINS_MILITARY: Final = NoteKind("wins-military", "player number most", "PAR-20.5")
WINS_ECONOMIC: Final = NoteKind("wins-economic", "player number most each", "PAR-20.7")
WINS_ALONE: Final = NoteKind("wins-alone", "player", "PAR-19.7")
WINS_AS_ALLY: Final = NoteKind("wins-as-ally", "player", "PAR-22.6")
TIME_UP: Final = NoteKind("time-up", "round", "PAR-22.1")
SCORED: Final = NoteKind("scored", "player amount", "PAR-22.3", "points")
TIE_BROKEN: Final = NoteKind("tie-broken", "number", "PAR-22.1")
TIE_SHARED: Final = NoteKind("tie-shared", "", "PAR-22.1")
WINS_POINTS: Final = NoteKind("wins-points", "player amount", "PAR-22.1")
