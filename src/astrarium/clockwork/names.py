"""Names for things: domains of components, and the atoms with which players decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from .chance import N
from .text import Text, listed

Player = NewType("Player", int)
"""A side of the table, by its place: a number that is nothing else."""
Atom = NewType("Atom", int)
"""What a player picks in a decision, as an index of the game's `Atoms`."""

# Written as plain numbers, which the compiler puts where they are read: a call of `Player` it would look up each time.
NOBODY: Final[Player] = -1  # type: ignore[assignment]
"""Stands for no player, wherever one is expected."""
NOTHING: Final = -1
"""Stands for nothing, wherever a thing of some other sort is expected."""

ALL: Final[list[list[Player]]] = [[Player(place) for place in range(players)] for players in range(9)]
"""By how many they are, all players: lists that nobody changes."""

PUBLIC: Final = 0xFFFF
"""The mask of players for something that everybody has seen, spectators too."""


def knows(mask: int, viewer: int) -> bool:
    """Whether a player (NOBODY: a spectator) is among those in a bit mask."""
    return mask == PUBLIC if viewer == NOBODY else mask >> viewer & 1 == 1


def is_one_of(thing: N, things: list[N]) -> bool:
    """Whether a thing is one of these. A plain loop: compiled, `in` would compare ints as objects."""
    for other in things:
        if other == thing:
            return True
    return False


def flags(things: list[N], number: int) -> list[int]:
    """Which of the first so many things of a domain are among these: a 1 for each that is, a 0 for each other."""
    found = [0] * number
    for thing in things:
        found[thing] = 1
    return found


# The first atoms of every game, so that the kernel's own choices can use them.
PASS: Final[Atom] = 0  # type: ignore[assignment]
YES: Final[Atom] = 1  # type: ignore[assignment]
NO: Final[Atom] = 2  # type: ignore[assignment]
ACCEPT: Final[Atom] = 3  # type: ignore[assignment]
REFUSE: Final[Atom] = 4  # type: ignore[assignment]
COUNTER: Final[Atom] = 5  # type: ignore[assignment]


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

    def verb(self, *ids: str) -> Atom:
        """Things to do rather than things on the table: shown as buttons, worded in the language files."""
        first = len(self.names)
        for id in ids:
            self.verbs.add(self._add(f"do:{id}", Text(f"do-{id}")))
        return Atom(first)

    def amounts(self, most: int) -> Atom:
        first = len(self.names)
        for number in range(most + 1):
            self.verbs.add(self._add(f"amount:{number}", Text("amount", {"number": number})))
        return Atom(first)

    def things(self, names: Names) -> Atom:
        """Every item of a domain becomes an atom; the first one's index is returned."""
        first = len(self.names)
        for index, id in enumerate(names.ids):
            self._add(f"{names.key}:{id}", names.text(index))
            self.domains[first + index] = names
        return Atom(first)

    def domain(self, atom: int) -> Names | None:
        """The domain of the thing that an atom names; None for things to do and amounts."""
        return self.domains[atom]

    def thing(self, atom: int) -> int:
        """The index of that thing in its domain."""
        names = self.domains[atom]
        assert names is not None, f"{self.names[atom]} names no thing"
        return names.index(self.names[atom].split(":", 1)[1])

    def index(self, name: str) -> Atom:
        place = self.places.get(name)
        if place is None:
            raise ValueError(f"{name!r} is not an atom of this game")
        return Atom(place)

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
