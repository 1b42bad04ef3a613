"""The games, found by their keys."""

from __future__ import annotations

from typing import Any

from ..clockwork.registry import game_keys, ruleset
from .game import Game


def game(key: str) -> Game[Any]:
    """The game with that key."""
    found = ruleset(key)
    assert isinstance(found, Game)
    return found


def all_games() -> list[Game[Any]]:
    return [game(key) for key in game_keys()]
