"""Promises about what players see as numbers: nothing they can tell apart looks the same, and every column is true."""

from __future__ import annotations

from array import array
from json import dumps, loads
from typing import Any

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.positions.columns import SET, Column
from astrarium.positions.scribe import PlainScribe

OPTIONS = 6
"""So many options of a decision are tried, to see where they lead."""


class Sights:
    """What players saw so far in some games, each observation with what they knew then."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.known: dict[bytes, str] = {}
        self.columns: dict[int, list[Column]] = {}

    def look(self, state: State) -> None:
        """The player who decides sees something that nobody who knew something else has ever seen."""
        if state.player == NOBODY or state.is_silent:
            return
        numbers = [state.players, *state.observe(state.player), *state.offered]
        seen = array("h", numbers).tobytes()
        knows = dumps(state.view(state.player), sort_keys=True)
        before = self.known.setdefault(seen, knows)
        asked = type(state.choice).__name__
        assert before == knows, f"in {asked} the same is seen where something else is {told_apart(before, knows)}"

    def bounds(self, state: State) -> None:
        """Every number is what its column says."""
        columns = self.columns.setdefault(state.players, self.game.record.columns(state.players))
        for player in range(state.players):
            for column, number in zip(columns, state.observe(player), strict=True):
                least = -1 if column.kind == SET else column.least
                assert least <= number <= column.most, (
                    f"{column.name} is {number}, not from {column.least} to {column.most}"
                )


def told_apart(one: str, other: str) -> str:
    """What two views tell differently."""
    first, second = loads(one), loads(other)
    names = sorted(name for name in {*first, *second} if first.get(name) != second.get(name))
    told = [f"{name} ({dumps(first.get(name))[:200]} or {dumps(second.get(name))[:200]})" for name in names]
    return f"known: {'; '.join(told)}"


def writes_alike(game: Game[Any], state: State) -> None:
    """The scribe of this build writes what the plain one does, at tables of all sizes too."""
    seats = game.record.sides(game.most)
    for told in (0, seats):
        plan = game.record.plan(state.players, told)
        row = array("h", bytes(2 * plan.width + 2))
        for player in range(state.players):
            game.record.scribe(state.players, told).write(state, player, row, 1)
            assert row[1:].tolist() == PlainScribe(plan).numbers(state, player), f"player {player} sees it otherwise"
