"""The options of The Expanse by name, and whether a case has come to its end."""

from __future__ import annotations

from astrarium.games.expanse.state import Expanse

PASS = "do:pass"
INNER = "eurasia africa luna mariner_valley londres_nova"
BELT = "ceres eros tycho thoth vesta"
OUTER = "ganymede io europa rhea titan rings"
ALL_ORBITS = "earth mars ceres eros tycho thoth vesta jupiter saturn"


def bases(names: str) -> set[str]:
    return {f"base:{name}" for name in names.split()}


def orbits(names: str) -> set[str]:
    return {f"orbit:orbit_{name}" for name in names.split()}


def factions(names: str) -> set[str]:
    return {f"faction:{name}" for name in names.split()}


def units(names: str) -> set[str]:
    """Units as "ceres.UN.fleet off_map.MCR.battleship"."""
    return {f"unit:{name}" for name in names.split()}


def amounts(most: int, least: int = 0) -> set[str]:
    return {f"amount:{number}" for number in range(least, most + 1)}


def done(s: Expanse) -> bool:
    """Nobody is asked any more, and every component of the box is still in one place."""
    s.check()
    return s.choice is None


def table(s: Expanse) -> dict[str, object]:
    """What lies on the table, to see that nothing has changed."""
    position = s.to_json()
    return {name: value for name, value in position.items() if name not in ("next", "over")}
