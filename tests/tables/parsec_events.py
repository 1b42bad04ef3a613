"""Event cards of Parsec played by name.

    s = use(skirmish({"4.5": "blue fighter"}, events={"red": "E17"}), "red", "E17", "unit:blue.fighter.1")

A target is named only where there is more than one: a single one is taken by itself.
"""

from __future__ import annotations

from astrarium.games.parsec.components import EVENT, HEX, UNIT, Unit
from astrarium.games.parsec.rules.reach import destinations
from astrarium.games.parsec.state import LASTING_CARD, LASTING_HEX, Parsec
from tables.parsec import act, dice
from tables.playing import play


def use(s: Parsec, colour: str, card: str, *targets: str, rolls: tuple[int, ...] = ()) -> Parsec:
    """In the action phase: the player plays that card on these targets; the next dice show these numbers."""
    act(s, colour)
    if rolls:
        dice(s, *rolls)
    return play(s, f"event:{card}", *targets)


def in_force(s: Parsec) -> list[str]:
    """The cards whose effect lasts."""
    return [EVENT.ids[s.lasting.get(row, LASTING_CARD)] for row in range(len(s.lasting))]


def markers(s: Parsec) -> list[str]:
    """The hexes to which the effects in force are tied."""
    return [HEX.ids[s.lasting.get(row, LASTING_HEX)] for row in range(len(s.lasting))]


def bottom(s: Parsec, number: int = 1) -> list[str]:
    """The last cards of the deck, the lowest first."""
    return [EVENT.ids[card] for card in s.deck.cards[:number]]


def reach(s: Parsec, unit: str) -> set[str]:
    """Where a vessel could go, if it may move at all."""
    return {HEX.ids[hex] for hex in destinations(s, Unit(UNIT.index(unit)))}
