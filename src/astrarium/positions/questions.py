"""What is asked, and what the rules do after it, as columns of an observation: a level for each step.

A level says which class of steps it is and what its attributes are: a column for each attribute that any step of the
game has, UNKNOWN where this one has none. The first level is the question itself. What a player may know of the steps
is said by `steps_known`, for views and observations alike.
"""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.names import NOBODY, Names
from ..clockwork.state import State
from ..clockwork.step import Choice, Step
from .columns import AMOUNT, CATEGORY, FLAG, NO_MEANING, WHOSE, Column, amount, numbers
from .layout import PLAYER
from .scribe import (
    BITS,
    DIGEST,
    PART_COUNTS,
    PART_NUMBER,
    PART_SLOTS,
    PART_SLOTS_WHOSE,
    PART_WHOSE,
    PART_WIDE,
    Part,
    Sort,
)
from .seen import UNKNOWN


class Asked:
    """What the attributes of a game's steps can be, by name, beside those that are things of a domain.

    `bounds` are the least and the most of each number, (0, 1) of each truth; also of what is `counted`. `lengths` say
    how many there are at most where an attribute is several things or numbers. So many `levels` are told; what waits
    deeper is told by how much it is, and by a digest that is alike only where all of it is alike. What is `untold`
    follows from the options of the game.
    """

    def __init__(
        self,
        levels: int,
        bounds: dict[str, tuple[int, int]],
        lengths: dict[str, int] | None = None,
        untold: tuple[str, ...] = (),
    ) -> None:
        self.levels: Final = levels
        self.untold: Final = untold
        self.bounds: Final = bounds
        self.lengths: Final[dict[str, int]] = lengths or {}


UNASKED: Final = Asked(0, {})
"""Nothing of the steps is told."""


class StepColumns:
    """The columns of one level, and where each attribute of each class of steps stands in it."""

    def __init__(
        self,
        steps: dict[str, type[Any]],
        attributes: dict[str, list[str]],
        domains: dict[str, Names],
        counted: dict[str, Names],
        asked: Asked,
        seats: int,
    ) -> None:
        self.domains: Final = domains
        self.counted: Final = counted
        self.asked: Final = asked
        self.seats: Final = seats
        ids = sorted(steps)
        self.step_domain: Final = Names("step", ids, ids, ids)
        self.columns: Final[list[Column]] = [Column("", CATEGORY, UNKNOWN, len(ids) - 1, self.step_domain)]
        self.parts: Final[dict[str, Part]] = {}
        for name in sorted({name for id in ids for name in attributes[id]}):
            self._add(name)
        self.sorts: Final = [
            Sort(steps[id], number, [self.parts[name] for name in sorted(attributes[id], key=player_first)])
            for number, id in enumerate(ids)
        ]

    def _add(self, name: str) -> None:
        columns = self._columns_of(name)
        self.parts[name] = Part(self._kind(name), name, len(self.columns), len(columns))
        self.columns.extend(columns)

    def _kind(self, name: str) -> int:
        whose = self.domains.get(name) is PLAYER
        if name in self.counted:
            return PART_COUNTS
        if name in self.asked.lengths:
            return PART_SLOTS_WHOSE if whose else PART_SLOTS
        if whose:
            return PART_WHOSE
        return PART_WIDE if self._is_wide(name) else PART_NUMBER

    def _is_wide(self, name: str) -> bool:
        return name in self.asked.bounds and self.asked.bounds[name][1] >> BITS > 0

    def _columns_of(self, name: str) -> list[Column]:
        labels = [name]
        if name in self.counted:
            labels = [f"{name}.{id}" for id in self.counted[name].ids]
        elif name in self.asked.lengths:
            labels = [f"{name}.{number}" for number in numbers(self.asked.lengths[name])]
        elif self._is_wide(name):
            most = self.asked.bounds[name][1]
            return [
                Column(f"{name}.high", CATEGORY, UNKNOWN, most >> BITS),
                Column(f"{name}.low", CATEGORY, UNKNOWN, (1 << BITS) - 1),
            ]
        column = self._column(name)
        return [column.called(label) for label in labels]

    def _column(self, name: str) -> Column:
        """What one number of the attribute is; UNKNOWN where a step has none."""
        domain = self.domains.get(name)
        if domain is not None and name not in self.counted:
            if domain is PLAYER:
                return Column(name, WHOSE, UNKNOWN, self.seats - 1)
            return Column(name, CATEGORY, UNKNOWN, len(domain) - 1, domain)
        if name not in self.asked.bounds:
            raise ValueError(f"nothing says from where to where {name} goes, an attribute of steps")
        least, most = self.asked.bounds[name]
        if (least, most) == (0, 1):
            return Column(name, FLAG, UNKNOWN, 1)
        return amount(min(least, UNKNOWN), most, name)

    def told(self) -> list[Column]:
        """All columns of the question and of what comes after it."""
        found = [Column("waiting", AMOUNT, 0, MOST_WAITING)]
        for level in range(self.asked.levels):
            label = "question" if level == 0 else f"next.{level}"
            found += [column.called(f"{label}.{column.name}" if column.name else label) for column in self.columns]
        rest = Column("", NO_MEANING, 0, (1 << BITS) - 1)
        return found + [rest.called(f"rest.{number}") for number in numbers(DIGEST)]


MOST_WAITING: Final = 1000
"""So many steps never wait at once."""


def player_first(name: str) -> tuple[bool, str]:
    return name != "player", name


def steps_known(s: State, viewer: int) -> list[tuple[Step[Any], bool]]:
    """The question and the steps after it, of which the viewer may know, the next first; and whether they know all.

    Of the secret decision of another they know who decides, and that it comes; of a hidden one they know nothing, and
    while one waits for its answer they know nothing of what comes after it either: that could tell who is asked.
    """
    found: list[tuple[Step[Any], bool]] = []
    if s.choice is None or s.waits_for(viewer) == NOBODY:
        return found
    for step in [s.choice, *s.stack[::-1]]:
        own = not isinstance(step, Choice) or step.player == viewer
        if own or not (isinstance(step, Choice) and step.hidden):
            found.append((step, own or not (isinstance(step, Choice) and step.secret)))
    return found
