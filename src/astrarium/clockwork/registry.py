"""Where a state finds its game by the key, and where notebooks find how to show things."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .ruleset import Ruleset
from .state import State


def ruleset(key: str) -> Ruleset[Any]:
    """The game with that key, as the mechanism knows it. A game is read when it is first asked for."""
    found = _RULESETS.get(key)
    if found is None:
        keys = game_keys()
        if key not in keys:
            raise ValueError(f"{key!r} is not a game; there are {', '.join(keys)}")
        found = enrol(import_module(f"astrarium.games.{key}.game").GAME)
    return found


def enrol(game: Ruleset[Any]) -> Ruleset[Any]:
    """From now on the game is found by its key, also one that is not listed."""
    _RULESETS[game.key] = game
    return game


def game_keys() -> tuple[str, ...]:
    """The games there are, as their folder lists them."""
    keys: tuple[str, ...] = import_module("astrarium.games").KEYS
    return keys


_RULESETS: dict[str, Ruleset[Any]] = {}

Painter = Callable[[State, int], str]
_PAINTERS: dict[str, Painter] = {}
Teller = Callable[[object], str]
_TELLERS: dict[str, Teller] = {}


def paint_with(painter: Painter) -> None:
    """How states draw themselves in notebooks: the rooms above say it."""
    _PAINTERS["svg"] = painter


def painter() -> Painter:
    return _PAINTERS["svg"]


def tell_with(teller: Teller) -> None:
    """How matches, choices and rules show themselves in notebooks, as HTML: said above, too."""
    _TELLERS["html"] = teller


def teller() -> Teller:
    return _TELLERS["html"]
