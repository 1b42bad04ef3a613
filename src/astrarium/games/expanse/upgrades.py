"""How positions of every former version of the rules become positions of the next, so that running games go on."""

from __future__ import annotations

from typing import Any, Final

from ...positions.upgrades import Position, Upgrade


def name_players(position: Position) -> None:
    """Who has no faction yet is called player 1, 2... as in every game, and was called seat 1, 2..."""
    names = {f"seat{number}": f"player{number}" for number in range(1, position["players"] + 1)}

    def named(value: Any) -> Any:
        if isinstance(value, dict):
            return {names.get(key, key): named(item) for key, item in value.items()}
        if isinstance(value, list):
            return [named(item) for item in value]
        return names.get(value, value) if isinstance(value, str) else value

    position.update(named(position))


UPGRADES: Final[dict[int, Upgrade]] = {1: Upgrade(position=name_players)}
"""By the version that each leads from."""
