"""The kinds of entries in the log. The last words of a kind name what changes with it: see `counts.py`."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Player
from ...clockwork.text import NoteKind

PICKS_FACTION: Final = NoteKind("picks-faction", "seat faction", "EXP-3.2")
LAID_OUT: Final = NoteKind("laid-out", "amount", "EXP-3.7", "points influence supply fleets lost initiative rocinante")
GETS_ROCINANTE: Final = NoteKind("gets-rocinante", "player orbit", "EXP-3.11")
BEGINS: Final = NoteKind("begins", "player", "EXP-3.8")
TAKES: Final = NoteKind("takes", "player card price", "EXP-5.1", "points")
PLAYS_KEPT: Final = NoteKind("plays-kept", "player card", "EXP-8.4", "kept")
USES_POINTS: Final = NoteKind("uses-points", "player amount", "EXP-7.1")
EVENT_POINTS: Final = NoteKind("event-points", "player amount", "EXP-9.4")
RAISES_POINTS: Final = NoteKind("raises-points", "player card", "EXP-23.3", "kept")
STOPS: Final = NoteKind("stops", "player left", "EXP-7.3")
RESOLVES: Final = NoteKind("resolves", "player card", "EXP-6.3")
KEEPS: Final = NoteKind("keeps", "player card price", "EXP-6.4", "points kept")
DECLINES: Final = NoteKind("declines", "player card", "EXP-7.10")
NOBODY_WANTS: Final = NoteKind("nobody-wants", "card", "EXP-7.11")
USES_MILLER: Final = NoteKind("uses-miller", "player card", "EXP-23.1", "kept")
DRAWN: Final = NoteKind("drawn", "card", "EXP-4.4")

# An order of players is written into four fields; with fewer players the last ones stay empty.
_ORDER: Final = "first second third fourth"
TO_BOTTOM: Final = NoteKind("to-bottom", f"player {_ORDER}", "EXP-7.8", "initiative")
TO_TOP: Final = NoteKind("to-top", f"player {_ORDER}", "EXP-23.9", "initiative")

PLACES: Final = NoteKind("places", "player base", "EXP-11.1", "influence supply")
PLACES_DIPLOMAT: Final = NoteKind("places-diplomat", "player base", "EXP-11.5", "influence diplomats supply")
MOVES_CUBE: Final = NoteKind("moves-cube", "player source base", "EXP-11.6")
MOVES_DIPLOMAT: Final = NoteKind("moves-diplomat", "player source base", "EXP-19.2")
LOSES_CUBE: Final = NoteKind("loses-cube", "player base", "EXP-14.7", "influence supply")
LOSES_DIPLOMAT: Final = NoteKind("loses-diplomat", "player base", "EXP-19.2", "influence diplomats supply")
SABOTAGES: Final = NoteKind("sabotages", "player base", "EXP-19.19")
INFECTS: Final = NoteKind("infects", "player base", "EXP-19.23", "tokens")
MOVES_TOKEN: Final = NoteKind("moves-token", "player source base", "EXP-19.23")
TOKEN_LEAVES: Final = NoteKind("token-leaves", "base", "EXP-19.24", "tokens")
TOKEN_TAKES: Final = NoteKind("token-takes", "base", "EXP-19.20")
CALIBAN_TAKES: Final = NoteKind("caliban-takes", "base", "EXP-19.26")

MOVES_FLEET: Final = NoteKind("moves-fleet", "player kind orbit destination", "EXP-10.1")
MOVES_FLEETS: Final = NoteKind("moves-fleets", "player amount kinds orbit destination", "EXP-10.1")
BUILDS: Final = NoteKind("builds", "player kind orbit", "EXP-12.1", "fleets lost")
BUILDS_FREE: Final = NoteKind("builds-free", "player kind orbit", "EXP-17.3", "fleets lost")
ATTACKS: Final = NoteKind("attacks", "player owner kind orbit", "EXP-19.7")
HIT: Final = NoteKind("hit", "player kind orbit", "EXP-13.6", "fleets damaged lost")
DAMAGED: Final = NoteKind("damaged", "player orbit", "EXP-13.6", "damaged")
REPAIRS: Final = NoteKind("repairs", "player orbit", "EXP-19.9", "damaged")

DISCARDS: Final = NoteKind("discards", "player card", "EXP-14.9", "kept")
GAINS: Final = NoteKind("gains", "player amount", "EXP-14.12", "points")
REVEALS: Final = NoteKind("reveals", "player card", "EXP-23.5")
LOOKS: Final = NoteKind("looks", "player amount", "EXP-23.15")
SEES: Final = NoteKind("sees", "card", "EXP-23.15")
COPIES: Final = NoteKind("copies", "player card", "EXP-23.10")
USES_CREW: Final = NoteKind("uses-crew", "player crew", "EXP-18.6")
PASSES: Final = NoteKind("passes", "player", "EXP-15.4")

TAKES_ROCINANTE: Final = NoteKind("takes-rocinante", "player former", "EXP-18.1", "rocinante")
ROCINANTE_TO_LAST: Final = NoteKind("rocinante-to-last", "player former", "EXP-17.6", "rocinante")
ROCINANTE_TO_LOWEST: Final = NoteKind("rocinante-to-lowest", "player former", "EXP-17.7", "rocinante")
ROCINANTE_STAYS: Final = NoteKind("rocinante-stays", "player", "EXP-17.8")

SCORING_BEGINS: Final = NoteKind("scoring-begins", "player number", "EXP-15.1")
SECTOR_PICKED: Final = NoteKind("sector-picked", "player", "EXP-15.2")
LEARNS_SECTOR: Final = NoteKind("learns-sector", "sector", "EXP-23.4")
SECTOR_SHOWN: Final = NoteKind("sector-shown", "sector", "EXP-15.7")
BASE_SCORED: Final = NoteKind("base-scored", "player base amount extra", "EXP-16.5")
BASE_TIED: Final = NoteKind("base-tied", f"place base {_ORDER}", "EXP-16.6")
SCORED: Final = NoteKind("scored", "player amount", "EXP-15.8", "points")
TECH_GAINED: Final = NoteKind("tech-gained", "player level tech", "EXP-17.1", "technology")
SCRAP_SHIPS_JOIN: Final = NoteKind("scrap-ships-join", "player amount", "EXP-19.15", "lost")
FINAL_BEGINS: Final = NoteKind("final-begins", "card", "EXP-20.1")
UNSCORED: Final = NoteKind("unscored", "amount", "EXP-20.2")
WINS: Final = NoteKind("wins", "player amount", "EXP-20.9")
WINS_BY_INITIATIVE: Final = NoteKind("wins-by-initiative", "player amount", "EXP-20.10")
WINS_BY_ROCINANTE: Final = NoteKind("wins-by-rocinante", "player amount", "EXP-20.11")


def in_fields(players: list[Player]) -> tuple[int, ...]:
    """An order of players, as a note has it."""
    return (*players, *[-1] * (_ORDER.count(" ") + 1 - len(players)))
