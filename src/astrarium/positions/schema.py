"""What observations and atoms are, as data: learners build their inputs from it, and see when it has changed."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from ..clockwork.names import Atoms, Names
from ..clockwork.ruleset import Ruleset
from .columns import Column
from .record import LayoutRecord
from .scribe import DIGEST, Plan

FORMAT: Final = 1
"""Of the data that `schema` gives. What the columns are is told by the digest."""


def digest_of(key: str, seats: int, atoms: Atoms, columns: list[Column]) -> str:
    """Of everything that a network takes for granted: the columns, how they are read, and the atoms."""
    lines = [f"{key} {seats}", *atoms.names]
    for column in columns:
        domain = "" if column.domain is None else " ".join(column.domain.ids)
        lines.append(f"{column.name} {column.kind} {column.least} {column.most} {domain}")
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def abouts(plan: Plan) -> list[str]:
    """What each column is about: `table`, `seat.2`, `question`, `next.1`, or `rest` of what waits.

    Seats are counted clockwise from the player, whose own is `seat.0`.
    """
    found: list[str] = []
    for block in plan.blocks:
        copies = [f"seat.{seat}" for seat in range(plan.seats)] if block.each_seat else ["table"]
        found += [about for about in copies for _ in range(block.width)]
    if plan.levels:
        levels = ["question", *[f"next.{level}" for level in range(1, plan.levels)]]
        found += ["rest", *[about for about in levels for _ in range(plan.level_width)], *["rest"] * DIGEST]
    return found


def schema(game: Ruleset[Any], players: int = 0) -> dict[str, Any]:
    """Every column of an observation, every domain by which they are read, and every atom, ready for JSON.

    At a table for so many `players`; without them for tables of every size, with as many seats as the game can have.
    """
    record = game.record
    assert isinstance(record, LayoutRecord)
    seats = record.sides(players or game.most)
    sits = players or game.least
    columns = record.columns(sits, seats)
    domains: dict[str, Names] = {}
    return {
        "format": FORMAT,
        "game": game.key,
        "rules": game.version,
        "players": players or None,
        "seats": seats,
        "digest": digest_of(game.key, players or game.most, game.atoms, columns),
        "columns": [
            {
                "name": column.name,
                "kind": column.kind,
                "least": column.least,
                "most": column.most,
                "domain": None if column.domain is None else named(domains, column.domain),
                "about": about,
            }
            for column, about in zip(columns, abouts(record.plan(sits, seats)), strict=True)
        ],
        "atoms": [
            {
                "name": name,
                "domain": None if domain is None else named(domains, domain),
                "thing": None if domain is None else game.atoms.thing(atom),
            }
            for atom, (name, domain) in enumerate(zip(game.atoms.names, game.atoms.domains, strict=True))
        ],
        "domains": {key: domain.ids for key, domain in domains.items()},
    }


def named(domains: dict[str, Names], domain: Names) -> str:
    """The name under which a domain is told: its key, with a number where another one has the same."""
    key = domain.key
    number = 1
    while key in domains and domains[key].ids != domain.ids:
        number += 1
        key = f"{domain.key}.{number}"
    domains[key] = domain
    return key
