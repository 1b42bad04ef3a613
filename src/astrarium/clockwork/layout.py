"""What a state consists of, declared once: from this come positions, views and comparisons.

Each piece names an attribute of the state, says in which domain its numbers are to be read, and who may see it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .decks import Deck
from .names import NOBODY, PUBLIC, Names, knows

if TYPE_CHECKING:
    from .state import State

PLAYER: Final = Names("player", [], [], [])
"""Stands for the players of a state, whose names only the state knows."""


def ids_of(domain: Names, s: State) -> list[str]:
    return s.player_ids() if domain is PLAYER else domain.ids


def name_of(domain: Names, s: State, index: int) -> str | None:
    return None if index == NOBODY else ids_of(domain, s)[index]


def index_of(domain: Names, s: State, id: object) -> int:
    if id is None:
        return NOBODY
    ids = ids_of(domain, s)
    if id not in ids:
        raise ValueError(f"{id!r} is not a {domain.key}; there are {', '.join(ids)}")
    return ids.index(str(id))


class Piece:
    """One attribute of a state."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def encode(self, s: State) -> object:
        return getattr(s, self.name)

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, value)

    def view(self, s: State, player: int) -> object:
        return self.encode(s)

    def hidden(self, s: State, player: int) -> int:
        """How many things here the player cannot see."""
        return 0

    def attributes(self) -> tuple[str, ...]:
        """The attributes of the state that this piece writes down."""
        return (self.name,)


class Number(Piece):
    """A plain number or a yes and no."""


class Item(Piece):
    """One thing of a domain, or nothing."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        return name_of(self.domain, s, getattr(s, self.name))

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, index_of(self.domain, s, value))


class Secret(Item):
    """One thing that only some players may see: those in the bit mask kept in the attribute `knowers`."""

    def __init__(self, name: str, domain: Names, knowers: str) -> None:
        super().__init__(name, domain)
        self.knowers: Final = knowers

    def encode(self, s: State) -> object:
        return {"is": super().encode(s), "known": _knowers(getattr(s, self.knowers), s)}

    def decode(self, s: State, value: Any) -> None:
        super().decode(s, value["is"])
        setattr(s, self.knowers, _mask(value["known"], s))

    def view(self, s: State, player: int) -> object:
        index: int = getattr(s, self.name)
        if index == NOBODY:
            return None
        return name_of(self.domain, s, index) if knows(getattr(s, self.knowers), player) else "hidden"

    def hidden(self, s: State, player: int) -> int:
        return int(getattr(s, self.name) != NOBODY and not knows(getattr(s, self.knowers), player))

    def attributes(self) -> tuple[str, ...]:
        return self.name, self.knowers


class Grid(Piece):
    """A number for each thing of a domain, or for each pair, triple... kept in one flat list; zeros are left out.

    `steps` says how far apart the rows of each domain but the last lie: cubes by player and base with 16 bases, so
    `cubes[player * 16 + base]`, is `Grid("cubes", (PLAYER, BASE), (16,))`.
    """

    def __init__(self, name: str, domains: tuple[Names, ...], steps: tuple[int, ...]) -> None:
        super().__init__(name)
        self.domains: Final = domains
        self.steps: Final = (*steps, 1)

    def encode(self, s: State) -> object:
        return self._read(s, getattr(s, self.name), 0, 0)

    def decode(self, s: State, value: Any) -> None:
        numbers: list[int] = getattr(s, self.name)
        for place in range(len(numbers)):
            numbers[place] = 0
        self._write(s, numbers, 0, 0, value)

    def _read(self, s: State, numbers: list[int], depth: int, start: int) -> dict[str, object]:
        line: dict[str, object] = {}
        for index, id in enumerate(ids_of(self.domains[depth], s)):
            place = start + index * self.steps[depth]
            found = numbers[place] if depth + 1 == len(self.domains) else self._read(s, numbers, depth + 1, place)
            if found:
                line[id] = found
        return line

    def _write(self, s: State, numbers: list[int], depth: int, start: int, line: dict[str, Any]) -> None:
        for id, found in line.items():
            place = start + index_of(self.domains[depth], s, id) * self.steps[depth]
            if depth + 1 == len(self.domains):
                numbers[place] = found
            else:
                self._write(s, numbers, depth + 1, place, found)


class Pile(Piece):
    """Things of a domain in an order, open to all."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        return [name_of(self.domain, s, index) for index in getattr(s, self.name)]

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, [index_of(self.domain, s, id) for id in value])


class FaceDown(Pile):
    """Things nobody may look at: a view tells how many there are."""

    def view(self, s: State, player: int) -> object:
        return len(getattr(s, self.name))

    def hidden(self, s: State, player: int) -> int:
        return len(getattr(s, self.name))


class Piles(Piece):
    """An open pile for each player."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        piles: list[list[int]] = getattr(s, self.name)
        return {id: [self.domain.ids[index] for index in piles[player]] for player, id in enumerate(s.player_ids())}

    def decode(self, s: State, value: Any) -> None:
        piles: list[list[int]] = getattr(s, self.name)
        for player in range(len(piles)):
            piles[player] = []
        for id, names in value.items():
            piles[index_of(PLAYER, s, id)] = [self.domain.index(name) for name in names]


class Decked(Piece):
    """A `Deck`: a view tells its size and the cards that player happens to know, from the top."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        deck: Deck = getattr(s, self.name)
        return {
            "cards": [self.domain.ids[card] for card in reversed(deck.cards)],
            "piles": list(reversed(deck.piles)),
            "known": [_knowers(mask, s) for mask in reversed(deck.known)],
            "mixed": deck.mixed,
        }

    def decode(self, s: State, value: Any) -> None:
        deck: Deck = getattr(s, self.name)
        deck.cards = [self.domain.index(id) for id in reversed(value["cards"])]
        deck.piles = list(reversed(value["piles"]))
        deck.known = [_mask(knowers, s) for knowers in reversed(value["known"])]
        deck.mixed = value["mixed"]

    def view(self, s: State, player: int) -> object:
        deck: Deck = getattr(s, self.name)
        known: list[str | None] = []
        for depth in range(len(deck.cards)):
            known.append(self.domain.ids[deck.peek(depth)] if deck.knows(player, depth) else None)
        while known and known[-1] is None:
            known.pop()
        return {"size": len(deck.cards), "known": known}

    def hidden(self, s: State, player: int) -> int:
        deck: Deck = getattr(s, self.name)
        return len(deck.unknown(player))


def _knowers(mask: int, s: State) -> object:
    if mask == PUBLIC:
        return "everybody"
    return [id for player, id in enumerate(s.player_ids()) if mask >> player & 1]


def _mask(knowers: Any, s: State) -> int:
    if knowers == "everybody":
        return PUBLIC
    return sum(1 << index_of(PLAYER, s, id) for id in knowers)
