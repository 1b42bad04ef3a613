"""The kinds of entries in the log."""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

PICKS_FACTION: Final = NoteKind("picks-faction", "seat faction", "EXP-3.2")
BEGINS: Final = NoteKind("begins", "player", "EXP-3.8")
TAKES: Final = NoteKind("takes", "player card price", "EXP-5.1")
PLAYS_KEPT: Final = NoteKind("plays-kept", "player card", "EXP-8.4")
USES_POINTS: Final = NoteKind("uses-points", "player amount", "EXP-7.1")
RAISES_POINTS: Final = NoteKind("raises-points", "player card", "EXP-23.3")
STOPS: Final = NoteKind("stops", "player left", "EXP-7.3")
RESOLVES: Final = NoteKind("resolves", "player card", "EXP-6.3")
KEEPS: Final = NoteKind("keeps", "player card price", "EXP-6.4")
DECLINES: Final = NoteKind("declines", "player card", "EXP-7.10")
NOBODY_WANTS: Final = NoteKind("nobody-wants", "card", "EXP-7.11")
USES_MILLER: Final = NoteKind("uses-miller", "player card", "EXP-23.1")
DRAWN: Final = NoteKind("drawn", "card", "EXP-4.4")

PLACES: Final = NoteKind("places", "player base", "EXP-11.1")
PLACES_DIPLOMAT: Final = NoteKind("places-diplomat", "player base", "EXP-11.5")
MOVES_CUBE: Final = NoteKind("moves-cube", "player source base", "EXP-11.6")
LOSES_CUBE: Final = NoteKind("loses-cube", "player base", "EXP-14.7")
TOKEN_LEAVES: Final = NoteKind("token-leaves", "base", "EXP-19.24")
INFECTS: Final = NoteKind("infects", "player base", "EXP-19.23")

MOVES_FLEET: Final = NoteKind("moves-fleet", "player kind orbit destination", "EXP-10.1")
MOVES_GROUP: Final = NoteKind("moves-group", "player amount orbit destination", "EXP-10.1")
BUILDS: Final = NoteKind("builds", "player kind orbit", "EXP-12.1")
HIT: Final = NoteKind("hit", "player kind orbit", "EXP-13.6")
DAMAGED: Final = NoteKind("damaged", "player orbit", "EXP-13.6")
REPAIRS: Final = NoteKind("repairs", "player orbit", "EXP-19.9")

DISCARDS: Final = NoteKind("discards", "player card", "EXP-14.9")
GAINS: Final = NoteKind("gains", "player amount", "EXP-14.12")
TO_TOP: Final = NoteKind("to-top", "player", "EXP-23.9")
REVEALS: Final = NoteKind("reveals", "player card", "EXP-23.5")
LOOKS: Final = NoteKind("looks", "player amount", "EXP-23.15")
SEES: Final = NoteKind("sees", "card", "EXP-23.15")
COPIES: Final = NoteKind("copies", "player card", "EXP-23.10")
TAKES_ROCINANTE: Final = NoteKind("takes-rocinante", "player", "EXP-18.1")
USES_CREW: Final = NoteKind("uses-crew", "player crew", "EXP-18.6")
PASSES: Final = NoteKind("passes", "player", "EXP-15.4")

SCORING_BEGINS: Final = NoteKind("scoring-begins", "player number", "EXP-15.1")
SECTOR_PICKED: Final = NoteKind("sector-picked", "player", "EXP-15.2")
LEARNS_SECTOR: Final = NoteKind("learns-sector", "sector", "EXP-23.4")
SECTOR_SHOWN: Final = NoteKind("sector-shown", "sector", "EXP-15.7")
BASE_SCORED: Final = NoteKind("base-scored", "player base amount", "EXP-16.5")
SCORED: Final = NoteKind("scored", "player amount", "EXP-15.8")
TECH_GAINED: Final = NoteKind("tech-gained", "level", "EXP-17.1")
FINAL_BEGINS: Final = NoteKind("final-begins", "card", "EXP-20.1")
WINS: Final = NoteKind("wins", "player amount", "EXP-20.9")
