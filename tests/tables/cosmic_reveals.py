"""Tables of Cosmic Encounter for tests about the cards that are selected and revealed."""

from __future__ import annotations

import json

from astrarium.games.cosmic.game import GAME
from tables.cosmic import Table

KICKERS = {"kickers": "on"}


REINFORCEMENTS = {"reinforcements": "on"}


def compare(t: Table) -> list[int]:
    """The totals as they are compared."""
    found = [note.values[1] for note in t.s.log or [] if note.kind.key == "total"]
    assert len(found) == 2, "the totals were not compared exactly once"
    return found


def round_trip(t: Table) -> None:
    """The position survives being written and read."""
    position = t.s.to_json()
    again = GAME.from_json(json.loads(json.dumps(position)))
    assert again.to_json() == position and again.offered == t.s.offered


def flare(power: str) -> str:
    return f"card:flare_{power}"
