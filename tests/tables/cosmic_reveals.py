"""Tables of Cosmic Encounter for tests about the cards that are selected and revealed."""

from __future__ import annotations

from tables.cosmic import Table

KICKERS = {"kickers": "on"}


REINFORCEMENTS = {"reinforcements": "on"}


def compare(t: Table) -> list[int]:
    """The totals as they are compared."""
    found = [note.values[1] for note in t.s.log or [] if note.kind.key == "total"]
    assert len(found) == 2, "the totals were not compared exactly once"
    return found


def flare(power: str) -> str:
    return f"card:flare_{power}"
