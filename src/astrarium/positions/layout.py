"""What a state consists of, declared once: from this come its class, positions, views and comparisons.

Each piece names an attribute of the state, says in which domain its numbers are to be read, and who may see it; how the
state keeps it (see attributes.py) follows from that, or is declared with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from ..clockwork.names import NOBODY, PUBLIC, Names, knows
from ..mechanisms.decks import Deck
from .attributes import BLANK, BOOL, CLONED, COPIED, DECK, INT, INTS, LISTS, Attribute, Spelling

if TYPE_CHECKING:
    from ..clockwork.state import State

PLAYER: Final = Names("player", [], [], [])
"""Stands for the sides of a state, players and others, whose names only the state knows."""
EVERYTHING: Final = -2
"""Stands for the reader of a position, who may see all."""
UNBOUNDED: Final = 1 << 60
"""A bound that no number reaches."""


def ids_of(domain: Names, s: State) -> list[str]:
    return s.player_ids() if domain is PLAYER else domain.ids


def name_of(domain: Names, s: State, index: int) -> str | None:
    return None if index == NOBODY else ids_of(domain, s)[index]


def index_of(domain: Names, s: State, id: object) -> int:
    if id is None:
        return NOBODY
    if domain is not PLAYER:
        return domain.index(str(id))
    ids = s.player_ids()
    if id not in ids:
        raise ValueError(f"{id!r} is not a {domain.key}; there are {', '.join(ids)}")
    return ids.index(str(id))


def owned(value: Any) -> Any:
    """The same; a list as one of its own, so that a position once written does not change with the game."""
    return value.copy() if isinstance(value, list) else value


def bits_of(domain: Names, s: State, ids: Any) -> int:
    """A set of things as a mask; none is there twice."""
    mask = 0
    for id in ids:
        bit = 1 << index_of(domain, s, id)
        if mask & bit:
            raise ValueError(f"{id} is there twice")
        mask |= bit
    return mask


class Piece:
    """One attribute of a state: a number, a truth value, a word, or a list of numbers."""

    type: ClassVar[str] = INT
    """The Python type of the attribute, unless declared otherwise."""
    screen: ClassVar[str] = ""
    """The function of knowledge.py that says whether that of a seat is hidden from a player; else nothing."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.about: str = ""
        self.own_type: str = ""
        self.blank: str = ""
        self.cloned: str = COPIED

    def declared(self, about: str, type: str = "", blank: str = "", cloned: str = COPIED) -> Self:
        """What it is, in a line; and what does not follow from the piece of how the state keeps it."""
        if cloned not in CLONED:
            raise ValueError(f"cloned must be one of {', '.join(CLONED)}, not {cloned!r}")
        self.about = about
        self.own_type = type
        self.blank = blank
        self.cloned = cloned
        return self

    def kept(self, spelling: Spelling) -> list[Attribute]:
        """The attributes as the class of the state has them."""
        return [self.attribute(self.blank_value(spelling))]

    def attribute(self, blank: str) -> Attribute:
        if not self.about:
            raise ValueError(f"{self.name}: nothing says what it is")
        return Attribute(self.name, self.own_type or self.type, self.blank or blank, self.about, self.cloned)

    def beside(self, name: str, type: str, blank: str) -> Attribute:
        """The masks beside it that say who knows what."""
        return Attribute(name, type, blank, f"Who knows what of `{self.name}`, as masks.", self.cloned)

    def blank_value(self, spelling: Spelling) -> str:
        return BLANK[self.own_type or self.type]

    def encode(self, s: State) -> object:
        return owned(getattr(s, self.name))

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, owned(value))

    def view(self, s: State, player: int) -> object:
        return self.encode(s)

    def hidden(self, s: State, player: int) -> int:
        """How many things here the player cannot see."""
        return 0

    def attributes(self) -> tuple[str, ...]:
        """The attributes of the state that this piece writes down."""
        return (self.name,)


def whole(value: object, least: int, most: int) -> int:
    """The value, which must be a whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is not a whole number")
    if not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}" if most < UNBOUNDED else f"{value} is below {least}")
    return value


class Number(Piece):
    """A whole number from `least` to `most`, or a yes and no; or a list of such numbers."""

    def __init__(self, name: str, least: int = -UNBOUNDED, most: int = UNBOUNDED) -> None:
        super().__init__(name)
        self.least: Final = least
        self.most: Final = most

    def decode(self, s: State, value: Any) -> None:
        if isinstance(getattr(s, self.name), list):
            setattr(s, self.name, [self._read(item, s) for item in value])
        else:
            setattr(s, self.name, self._read(value, s))

    def _read(self, value: object, s: State) -> object:
        if not isinstance(getattr(s, self.name), bool):
            return whole(value, self.least, self.most)
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} is neither true nor false")
        return value


class Truth(Number):
    """A yes or no."""

    type: ClassVar[str] = BOOL


class SomePlayers(Piece):
    """A mask of players or sides: a position lists their names."""

    def encode(self, s: State) -> object:
        return knowers_of(getattr(s, self.name), s)

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, mask_of(value, s))


class Item(Piece):
    """One thing of a domain, or nothing."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def blank_value(self, spelling: Spelling) -> str:
        return "NOBODY"

    def encode(self, s: State) -> object:
        return name_of(self.domain, s, getattr(s, self.name))

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, index_of(self.domain, s, value))


class Secret(Item):
    """One thing that only some players may see: those in the bit mask kept in the attribute `knowers`."""

    def __init__(self, name: str, domain: Names, knowers: str) -> None:
        super().__init__(name, domain)
        self.knowers: Final = knowers

    def kept(self, spelling: Spelling) -> list[Attribute]:
        return [*super().kept(spelling), self.beside(self.knowers, INT, "0")]

    def encode(self, s: State) -> object:
        return {"is": super().encode(s), "known": knowers_of(getattr(s, self.knowers), s)}

    def decode(self, s: State, value: Any) -> None:
        super().decode(s, value["is"])
        setattr(s, self.knowers, mask_of(value["known"], s))

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

    The numbers may be things: with `of` each is one of that domain, or NOBODY, which is left out: units on hexes are
    `Grid("at", (UNIT,), (), of=HEX)`. With `known`, an attribute of masks beside them, only those in a thing's mask see
    it. With `bits` each number is a set of things, as a mask. Plain numbers are from `least` to `most`.
    """

    type: ClassVar[str] = INTS

    def __init__(
        self,
        name: str,
        domains: tuple[Names, ...],
        steps: tuple[int, ...],
        of: Names | None = None,
        known: str = "",
        bits: Names | None = None,
        least: int = -UNBOUNDED,
        most: int = UNBOUNDED,
    ) -> None:
        super().__init__(name)
        self.least: Final = least
        self.most: Final = most
        self.domains: Final = domains
        self.steps: Final = (*steps, 1)
        self.of: Final = of
        self.known: Final = known
        self.bits: Final = bits
        self.empty: Final = 0 if of is None else NOBODY

    def kept(self, spelling: Spelling) -> list[Attribute]:
        found = super().kept(spelling)
        if self.known:
            found.append(self.beside(self.known, INTS, f"[0] * {spelling.sizes(self.domains)}"))
        return found

    def blank_value(self, spelling: Spelling) -> str:
        empty = "0" if self.of is None else "NOBODY"
        return f"[{empty}] * {spelling.sizes(self.domains)}"

    def encode(self, s: State) -> object:
        return self._read(s, getattr(s, self.name), 0, 0, EVERYTHING)

    def view(self, s: State, player: int) -> object:
        return self._read(s, getattr(s, self.name), 0, 0, player)

    def decode(self, s: State, value: Any) -> None:
        numbers: list[int] = getattr(s, self.name)
        for place in range(len(numbers)):
            numbers[place] = self.empty
        if self.known:
            setattr(s, self.known, [0] * len(numbers))
        self._write(s, numbers, 0, 0, value)

    def hidden(self, s: State, player: int) -> int:
        if not self.known:
            return 0
        pairs = zip(getattr(s, self.name), getattr(s, self.known), strict=True)
        return sum(1 for number, mask in pairs if number != NOBODY and not knows(mask, player))

    def attributes(self) -> tuple[str, ...]:
        return (self.name, self.known) if self.known else (self.name,)

    def _read(self, s: State, numbers: list[int], depth: int, start: int, viewer: int) -> dict[str, object]:
        line: dict[str, object] = {}
        for index, id in enumerate(ids_of(self.domains[depth], s)):
            place = start + index * self.steps[depth]
            if depth + 1 < len(self.domains):
                inner = self._read(s, numbers, depth + 1, place, viewer)
                if inner:
                    line[id] = inner
            elif numbers[place] != self.empty:
                line[id] = self._cell(s, numbers[place], place, viewer)
        return line

    def _cell(self, s: State, number: int, place: int, viewer: int) -> object:
        if self.bits is not None:
            return [id for index, id in enumerate(ids_of(self.bits, s)) if number >> index & 1]
        if self.of is None:
            return number
        thing = name_of(self.of, s, number)
        if not self.known:
            return thing
        mask: int = getattr(s, self.known)[place]
        if viewer == EVERYTHING:
            return {"is": thing, "known": knowers_of(mask, s)}
        return thing if knows(mask, viewer) else "hidden"

    def _write(self, s: State, numbers: list[int], depth: int, start: int, line: dict[str, Any]) -> None:
        for id, found in line.items():
            place = start + index_of(self.domains[depth], s, id) * self.steps[depth]
            if depth + 1 < len(self.domains):
                self._write(s, numbers, depth + 1, place, found)
            elif self.bits is not None:
                numbers[place] = bits_of(self.bits, s, found)
            elif self.of is None:
                numbers[place] = whole(found, self.least, self.most)
            elif self.known:
                numbers[place] = index_of(self.of, s, found["is"])
                getattr(s, self.known)[place] = mask_of(found["known"], s)
            else:
                numbers[place] = index_of(self.of, s, found)


class Pile(Piece):
    """Things of a domain in an order, open to all."""

    type: ClassVar[str] = INTS

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        return [name_of(self.domain, s, index) for index in getattr(s, self.name)]

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, [index_of(self.domain, s, id) for id in value])


class Heap(Pile):
    """Things open to all in an order that means nothing: a view lists them sorted."""

    def view(self, s: State, player: int) -> object:
        return [name_of(self.domain, s, index) for index in sorted(getattr(s, self.name))]


class FaceDown(Pile):
    """Things nobody may look at: a view tells how many there are."""

    def view(self, s: State, player: int) -> object:
        return len(getattr(s, self.name))

    def hidden(self, s: State, player: int) -> int:
        return len(getattr(s, self.name))


class Piles(Piece):
    """An open pile for each player."""

    type: ClassVar[str] = LISTS

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def blank_value(self, spelling: Spelling) -> str:
        return f"[[] for _ in range({spelling.sides})]"

    def encode(self, s: State) -> object:
        piles: list[list[int]] = getattr(s, self.name)
        return {id: [self.domain.ids[index] for index in piles[player]] for player, id in enumerate(s.player_ids())}

    def decode(self, s: State, value: Any) -> None:
        piles: list[list[int]] = getattr(s, self.name)
        for player in range(len(piles)):
            piles[player] = []
        for id, names in value.items():
            piles[index_of(PLAYER, s, id)] = [self.domain.index(name) for name in names]


class Heaps(Piles):
    """An open heap for each player: the order means nothing."""

    def view(self, s: State, player: int) -> object:
        piles: list[list[int]] = getattr(s, self.name)
        return {id: [self.domain.ids[index] for index in sorted(piles[row])] for row, id in enumerate(s.player_ids())}


class Decked(Piece):
    """A `Deck`: a view tells its size and the cards that player happens to know, from the top."""

    type: ClassVar[str] = DECK

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        deck: Deck = getattr(s, self.name)
        return {
            "cards": [self.domain.ids[card] for card in reversed(deck.cards)],
            "piles": list(reversed(deck.piles)),
            "known": [knowers_of(mask, s) for mask in reversed(deck.known)],
            "mixed": deck.mixed,
        }

    def decode(self, s: State, value: Any) -> None:
        deck: Deck = getattr(s, self.name)
        size = len(value["cards"])
        if not size == len(value["piles"]) == len(value["known"]):
            raise ValueError("cards, piles and known are not of one length")
        deck.cards = [self.domain.index(id) for id in reversed(value["cards"])]
        deck.piles = [whole(pile, 0, len(self.domain)) for pile in reversed(value["piles"])]
        deck.known = [mask_of(knowers, s) for knowers in reversed(value["known"])]
        deck.mixed = whole(value["mixed"], 0, size)

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


class Hands(Piece):
    """A hand of cards for each player. Who else knows which card stands beside it, as masks, in the attribute `seen`.

    The order of a hand means nothing: others are told how many cards it has and, sorted, those they know. With
    `rows` of another domain these are pools that lie face down and nobody owns: only those in a card's mask know it.
    """

    type: ClassVar[str] = LISTS

    def __init__(self, name: str, domain: Names, seen: str, rows: Names = PLAYER) -> None:
        super().__init__(name)
        self.domain: Final = domain
        self.seen: Final = seen
        self.rows: Final = rows

    def kept(self, spelling: Spelling) -> list[Attribute]:
        return [*super().kept(spelling), self.beside(self.seen, LISTS, self.blank_value(spelling))]

    def blank_value(self, spelling: Spelling) -> str:
        return f"[[] for _ in range({spelling.size(self.rows)})]"

    def encode(self, s: State) -> object:
        hands: list[list[int]] = getattr(s, self.name)
        seen: list[list[int]] = getattr(s, self.seen)
        return {
            id: [[self.domain.ids[card], knowers_of(mask, s)] for card, mask in zip(hands[row], seen[row], strict=True)]
            for row, id in enumerate(ids_of(self.rows, s))
        }

    def decode(self, s: State, value: Any) -> None:
        hands: list[list[int]] = getattr(s, self.name)
        seen: list[list[int]] = getattr(s, self.seen)
        for id, cards in value.items():
            row = index_of(self.rows, s, id)
            hands[row] = [self.domain.index(card) for card, _ in cards]
            seen[row] = [mask_of(knowers, s) for _, knowers in cards]

    def view(self, s: State, player: int) -> object:
        hands: list[list[int]] = getattr(s, self.name)
        line: dict[str, object] = {}
        for owner, id in enumerate(ids_of(self.rows, s)):
            known = [self.domain.ids[card] for card in sorted(self._known(s, owner, player))]
            line[id] = {"size": len(hands[owner]), "known": known}
        return line

    def hidden(self, s: State, player: int) -> int:
        hands: list[list[int]] = getattr(s, self.name)
        return sum(len(hand) - len(self._known(s, owner, player)) for owner, hand in enumerate(hands))

    def attributes(self) -> tuple[str, ...]:
        return self.name, self.seen

    def _known(self, s: State, owner: int, viewer: int) -> list[int]:
        cards: list[int] = getattr(s, self.name)[owner]
        masks: list[int] = getattr(s, self.seen)[owner]
        own = self.rows is PLAYER and viewer == owner
        return [card for card, mask in zip(cards, masks, strict=True) if own or knows(mask, viewer)]


class SomeOf(Piece):
    """A mask of things, as a list."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        mask: int = getattr(s, self.name)
        return [id for index, id in enumerate(self.domain.ids) if mask >> index & 1]

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, bits_of(self.domain, s, value))


def knowers_of(mask: int, s: State) -> object:
    """A mask of players, by their names."""
    if mask == PUBLIC:
        return "everybody"
    return [id for player, id in enumerate(s.player_ids()) if mask >> player & 1]


def mask_of(knowers: Any, s: State) -> int:
    if knowers == "everybody":
        return PUBLIC
    return bits_of(PLAYER, s, knowers)
