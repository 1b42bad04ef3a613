"""Who takes part: built-in players, nets, classes of one's own and programs from outside, each with a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ..learn.specs import player_of
from ..players.seat import Player
from .own import is_own, own

OUTSIDE = "outside:"
TIMEOUT = 10.0
"""Seconds that a program from outside has for a decision, unless told otherwise."""
NAMED = re.compile(r"([\w .+-]{1,40})=(.+)", re.DOTALL)
"""A colon never belongs to the name: `outside:./bot --depth=3` has none of its own."""


class Entrant(NamedTuple):
    """A player in the arena: its name in the results, and what it is, such as `mcts:500`."""

    name: str
    spec: str


def entrants_from(words: Sequence[str]) -> list[Entrant]:
    """Entrants as they are typed, SPEC or NAME=SPEC. The second with the same SPEC is called `SPEC 2`."""
    found: list[Entrant] = []
    taken = [match[1].strip() for word in words if (match := NAMED.fullmatch(word))]
    for word in words:
        match = NAMED.fullmatch(word)
        name, spec = (match[1].strip(), match[2]) if match else ("", word)
        if not name:
            name = spec
            copies = 1
            while name in taken:
                copies += 1
                name = f"{spec} {copies}"
            taken.append(name)
        entrant(spec)
        found.append(Entrant(name, spec))
    if not found:
        raise ValueError("the arena needs at least one player")
    for name in taken:
        if taken.count(name) > 1:
            raise ValueError(f"two players are named {name!r}")
    return found


def entrant(spec: str, name: str = "", timeout: float = TIMEOUT) -> Player:
    """A new player of that kind. ValueError: there is none."""
    if spec.startswith(OUTSIDE):
        from .outside import Outside

        return Outside(spec.removeprefix(OUTSIDE), name or spec, timeout)
    return own(spec) if is_own(spec) else player_of(spec)


def kinds(entrants: list[Entrant]) -> list[int]:
    """A number for each entrant, the same for those that are the same program."""
    specs = [entrant.spec for entrant in entrants]
    return [specs.index(spec) for spec in specs]
