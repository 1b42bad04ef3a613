"""Positions that former rules wrote become positions of the present rules, so that no new rule ends a running game."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from ..clockwork.text import NoteKind

Position = dict[str, Any]
Line = dict[str, Any]
"""A step as positions write it: the name of its class under `step`, and its attributes."""
StepChange = Callable[[Line], list[Line]]
"""What is to be done now instead of a step that waits: the steps, the next one first."""

RULES_CHANGED: Final = NoteKind("rules-changed", "earlier_version present_version", "")
"""All that was decided so far was decided by former rules. Both are told by their versions."""
DECISIONS_LOST: Final = NoteKind("decisions-lost", "decisions", "")
"""So many that the present rules do not allow."""


class Upgrade:
    """How a position that one version of a game's rules wrote becomes a position of the next version.

    `renamed`, `removed` and `added` are attributes of the state, `added` with what stands there, by names as in every
    position. `steps` says what becomes of steps that may be waiting, `atoms` what atoms are called now. `position` does
    the rest, last of all and in place.

    An upgrade without any of them changes nothing: the rules play differently, but positions read the same.
    """

    def __init__(
        self,
        renamed: dict[str, str] | None = None,
        removed: tuple[str, ...] = (),
        added: dict[str, object] | None = None,
        steps: dict[str, StepChange] | None = None,
        atoms: dict[str, str] | None = None,
        position: Callable[[Position], None] | None = None,
    ) -> None:
        self.renamed: Final[dict[str, str]] = renamed or {}
        self.removed: Final = removed
        self.added: Final[dict[str, object]] = added or {}
        self.steps: Final[dict[str, StepChange]] = steps or {}
        self.atoms: Final[dict[str, str]] = atoms or {}
        self.position: Final = position

    def apply(self, position: Position) -> None:
        for old, new in self.renamed.items():
            position[new] = position.pop(old)
        for name in self.removed:
            del position[name]
        position.update(deepcopy(self.added))
        position["next"] = [line for step in position["next"] for line in self._after(step)]
        if self.position is not None:
            self.position(position)

    def _after(self, step: Line) -> list[Line]:
        change = self.steps.get(step["step"])
        return [step] if change is None else change(step)


# What may become of a step


def step(
    name: str, removed: tuple[str, ...] = (), renamed: dict[str, str] | None = None, **added: object
) -> StepChange:
    """The step of that name instead, with the same attributes but for those removed, renamed and added."""

    def change(line: Line) -> list[Line]:
        names = renamed or {}
        kept = {names.get(key, key): value for key, value in line.items() if key not in removed}
        return [kept | {"step": name} | deepcopy(added)]

    return change


def dropped(line: Line) -> list[Line]:
    """Nothing instead: the rules no longer do it, or do it elsewhere."""
    return []


# The way from one version to another


def upgraded(upgrades: dict[int, Upgrade], present: int, position: Position) -> Position:
    """The position as the present rules write it; ValueError: no way leads here from its version."""
    version = position.get("version")
    if not isinstance(version, int) or version == present:
        return position
    if version > present:
        told = f"the position is of rules version {version}; this is version {present}"
        raise ValueError(f"{told}: a newer Astrarium plays it")
    found = deepcopy(position)
    for number, upgrade in enumerate(way(upgrades, present, version), version):
        try:
            upgrade.apply(found)
        except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
            told = f"{type(error).__name__} {error}"
            raise ValueError(f"the position does not fit rules version {number}: {told}") from None
        found["version"] = number + 1
    return found


def atom_now(upgrades: dict[int, Upgrade], present: int, version: int, name: str) -> str:
    """What an atom of that version is called by the present rules."""
    for upgrade in way(upgrades, present, version):
        name = upgrade.atoms.get(name, name)
    return name


def way(upgrades: dict[int, Upgrade], present: int, version: int) -> list[Upgrade]:
    """All upgrades from a version to the present one; ValueError: one is missing."""
    for number in range(version, present):
        if number not in upgrades:
            raise ValueError(
                f"this is of rules version {version}; here version {present} is played, "
                f"and nothing leads from {number} to {number + 1}"
            )
    return [upgrades[number] for number in range(version, present)]
