"""Saved games, read again: replayed by the rules that wrote them, or carried on from their position by later ones."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from ..clockwork.match import Former, Match, Opening
from ..clockwork.registry import ruleset
from ..clockwork.ruleset import Ruleset
from ..clockwork.text import EVERYONE, Note
from .sealed import read_sealed
from .upgrades import RULES_CHANGED


class BrokenOff(ValueError):
    """A save whose decisions are not all possible."""


ORIGINS: Final[dict[str, type[Any]]] = {"seed": int, "chance": dict}
"""From what a game was dealt, as saves write it."""
PARTS: Final[tuple[tuple[str, type[Any]], ...]] = (
    ("game", str),
    ("version", int),
    ("players", int),
    ("options", dict),
    ("atoms", list),
    ("position", dict),
    ("opening", dict),
    ("former", list),
)
"""Of what kind the other parts of a save are."""


def load(save: dict[str, Any]) -> Match:
    """The match that a save describes: replayed to its last atom or, if former rules wrote it, at its position."""
    origin = "chance" if "chance" in save else "seed"
    for key in ("game", "version", "players", "options", origin, "atoms"):
        if key not in save:
            raise ValueError(f"the save lacks {key!r}")
    for key, kind in (*PARTS, (origin, ORIGINS[origin])):
        if key in save and not isinstance(save[key], kind):
            raise ValueError(f"the save's {key!r} is {save[key]!r}")
    played = ruleset(save["game"])
    seed = read_sealed(save["chance"]) if origin == "chance" else save["seed"]
    without, patient = frozenset(save.get("without", [])), save.get("patient", False) is True
    opening = opening_of(played, save)
    match = Match(played, save["players"], seed, save["options"], without, patient, opening)
    if save["version"] != played.version:
        return match
    for number, name in enumerate(save["atoms"]):
        try:
            match.apply(played.atoms.index(name))
        except (ValueError, TypeError) as error:
            raise BrokenOff(f"the save breaks off at its atom {number + 1}: {error}") from None
    return match


def opening_of(played: Ruleset[Any], save: dict[str, Any]) -> Opening | None:
    """Where the present rules take over; None: at the beginning. ValueError: they cannot."""
    version, former = save["version"], former_in(save)
    if version == played.version:
        if "opening" not in save:
            return None
        if not former:
            raise ValueError("the save begins from an 'opening', and no former rules are named that led there")
        return carried(played, save["opening"], [note_of_change(former[-1].version, version)], former)
    told = f"the save is of rules version {version}; this is version {played.version}"
    if version > played.version:
        raise ValueError(f"{told}: a newer Astrarium plays it")
    if "position" not in save:
        raise ValueError(f"{told}, and the save holds no position from which it could go on")
    if save["position"].get("version") != version:
        raise ValueError(f"{told}, and its position is of another")
    notes = [note_of_change(version, played.version)]
    return carried(played, save["position"], notes, [*former, Former(version, save["atoms"])])


def former_in(save: dict[str, Any]) -> list[Former]:
    """What was decided by rules before those that wrote the save."""
    try:
        found = [Former(one["version"], list(one["atoms"])) for one in save.get("former", [])]
    except (TypeError, KeyError):
        raise ValueError("the save's 'former' does not list versions and atoms") from None
    versions = [one.version for one in found]
    if any(type(version) is not int for version in versions) or not ascending([*versions, save["version"]]):
        raise ValueError(f"the save's 'former' has versions {versions!s:.80}, which do not lead to its own")
    return found


def ascending(versions: list[int]) -> bool:
    """Whether each leads to the next, and all can be."""
    return versions[0] >= 0 and all(earlier < later for earlier, later in pairwise(versions))


def carried(played: Ruleset[Any], position: dict[str, Any], notes: list[Note], former: list[Former]) -> Opening:
    """A position that former rules wrote, for the present ones."""
    state = played.from_json(position)
    state.log = None
    return Opening(state, notes, former)


def note_of_change(former: int, present: int) -> Note:
    return Note(RULES_CHANGED, (former, present), EVERYONE)
