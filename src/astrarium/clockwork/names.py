"""Names for things: domains of components, and the atoms with which players decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .text import Text, listed

NOBODY: Final = -1
"""Stands for nobody and nothing, wherever an index is expected."""

PUBLIC: Final = 0xFFFF
"""The mask of players for something that everybody has seen, spectators too."""


def knows(mask: int, viewer: int) -> bool:
    """Whether a player (NOBODY: a spectator) is among those in a bit mask."""
    return mask == PUBLIC if viewer == NOBODY else mask >> viewer & 1 == 1


def flags(things: list[int], number: int) -> list[int]:
    """Which of the first so many things of a domain are among these: a 1 for each that is, a 0 for each other."""
    found = [0] * number
    for thing in things:
        found[thing] = 1
    return found


# The first atoms of every game, so that the kernel's own choices can use them.
PASS: Final = 0
YES: Final = 1
NO: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
COUNTER: Final = 5


class Names:
    """A domain: things of one sort (bases, cards...), each with a stable id and a name in either language."""

    def __init__(self, key: str, ids: list[str], en: list[str], it: list[str]) -> None:
        if len(set(ids)) != len(ids):
            raise ValueError(f"the {key} ids are not distinct")
        self.key: Final = key
        self.ids: Final = ids
        self.en: Final = en
        self.it: Final = it
        self.places: Final[dict[str, int]] = {id: place for place, id in enumerate(ids)}

    def index(self, id: str) -> int:
        place = self.places.get(id)
        if place is None:
            raise ValueError(f"{id!r} is not a {self.key}; there are {', '.join(self.ids)}")
        return place

    def text(self, index: int) -> Text:
        return Text(f"{self.key}:{self.ids[index]}")

    def counted(self, counts: Sequence[int]) -> Text:
        """So many of each thing: `2 titanium, 1 energy`, or nothing."""
        return listed(
            [
                Text("counted", {"number": number, "thing": self.text(index)})
                for index, number in enumerate(counts)
                if number != 0
            ]
        )

    def __len__(self) -> int:
        return len(self.ids)


class Atoms:
    """The finite vocabulary of a game. An atom is an index here, with a stable name such as `base:luna`."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.texts: list[Text] = []
        self.places: dict[str, int] = {}
        self.verbs: set[int] = set()
        self.domains: list[Names | None] = []
        self.verb("pass", "yes", "no", "accept", "refuse", "counter")

    def verb(self, *ids: str) -> int:
        """Things to do rather than things on the table: shown as buttons, worded in the language files."""
        first = len(self.names)
        for id in ids:
            self.verbs.add(self._add(f"do:{id}", Text(f"do-{id}")))
        return first

    def amounts(self, most: int) -> int:
        first = len(self.names)
        for number in range(most + 1):
            self.verbs.add(self._add(f"amount:{number}", Text("amount", {"number": number})))
        return first

    def things(self, names: Names) -> int:
        """Every item of a domain becomes an atom; the first one's index is returned."""
        first = len(self.names)
        for index, id in enumerate(names.ids):
            self._add(f"{names.key}:{id}", names.text(index))
            self.domains[first + index] = names
        return first

    def domain(self, atom: int) -> Names | None:
        """The domain of the thing that an atom names; None for things to do and amounts."""
        return self.domains[atom]

    def thing(self, atom: int) -> int:
        """The index of that thing in its domain."""
        names = self.domains[atom]
        assert names is not None, f"{self.names[atom]} names no thing"
        return names.index(self.names[atom].split(":", 1)[1])

    def index(self, name: str) -> int:
        place = self.places.get(name)
        if place is None:
            raise ValueError(f"{name!r} is not an atom of this game")
        return place

    def __len__(self) -> int:
        return len(self.names)

    def _add(self, name: str, text: Text) -> int:
        if name in self.places:
            raise ValueError(f"the atom {name!r} exists already")
        self.places[name] = len(self.names)
        self.names.append(name)
        self.texts.append(text)
        self.domains.append(None)
        return len(self.names) - 1
