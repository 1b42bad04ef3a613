"""Cubes that move within a region or to the reserve, and deposits that grow. INT-9.6, 9.15, 16.7 to 16.10"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice
from ....clockwork.text import NoteKind, Text
from .. import notes
from ..components import (
    ALL_RESOURCES,
    AMOUNT_ATOM,
    DONE_ATOM,
    PURPLE,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    TOKEN_COLOUR,
    Planet,
    Resource,
)
from ..state import Interstellar


def in_deposit(s: Interstellar, player: Player, planet: Planet) -> list[int]:
    """The cubes of the player's deposit on a planet, by colour."""
    start = s.region(player, planet) * RESOURCES
    return s.deposit[start : start + RESOURCES]


def in_warehouse(s: Interstellar, player: Player, planet: Planet) -> list[int]:
    """The cubes of the player's warehouse on a planet, by colour."""
    start = s.region(player, planet) * RESOURCES
    return s.warehouse[start : start + RESOURCES]


def can_extract(s: Interstellar, player: Player, planet: Planet) -> bool:
    """Whether a cube can go from the deposit to the warehouse there. INT-9.6, 9.7"""
    return sum(in_deposit(s, player, planet)) > 0 and s.room(s.region(player, planet)) > 0


def extractable(s: Interstellar, player: Player) -> list[Planet]:
    """The player's planets on which a cube can go from the deposit to the warehouse."""
    return [planet for planet in s.based(player) if can_extract(s, player, planet)]


def stocked(s: Interstellar, player: Player) -> list[Planet]:
    """The player's planets with cubes in the warehouse."""
    return [planet for planet in s.based(player) if s.stored(s.region(player, planet)) > 0]


def extract(s: Interstellar, player: Player, planet: Planet, resource: Resource, amount: int) -> None:
    """Cubes of a colour go from the deposit to the warehouse. INT-9.4"""
    place = s.region(player, planet) * RESOURCES + resource
    assert s.deposit[place] >= amount and s.room(s.region(player, planet)) >= amount, "cubes or room are missing"
    s.writable_deposit()[place] -= amount
    s.writable_warehouse()[place] += amount
    s.tell(notes.EXTRACTS, player, amount, resource, planet)


def bring_home(s: Interstellar, player: Player, planet: Planet, resource: Resource, amount: int) -> None:
    """Cubes of a colour go from the warehouse to the reserve. INT-9.11"""
    place = s.region(player, planet) * RESOURCES + resource
    assert s.warehouse[place] >= amount, "cubes are missing in the warehouse"
    s.writable_warehouse()[place] -= amount
    s.cubes[player * RESOURCES + resource] += amount
    s.tell(notes.BRINGS_HOME, player, amount, resource, planet)


def recharge(s: Interstellar, player: Player, planet: Planet, amount: int, told: NoteKind) -> None:
    """A deposit grows by cubes of its token's colour, or of the next higher one if improved. INT-9.13, 16.8, 16.9"""
    region = s.region(player, planet)
    resource = TOKEN_COLOUR[s.production[region]]
    if told is notes.OFFICE_IMPROVES:
        resource = Resource(min(resource + 1, PURPLE))
    s.writable_deposit()[region * RESOURCES + resource] += amount
    s.tell(told, player, amount, resource, planet)


def picks(stock: list[int], most: int, least: int) -> list[Atom]:
    """How to move up to `most` cubes: so many of the only colour there is, or a colour at a time until it is enough."""
    if most <= 0:
        return []
    colours = [resource for resource in ALL_RESOURCES if stock[resource] > 0]
    if len(colours) == 1:
        return [Atom(AMOUNT_ATOM + number) for number in range(least, min(most, stock[colours[0]]) + 1)]
    options = [Atom(RESOURCE_ATOM + resource) for resource in colours]
    if options and least == 0:
        options.append(DONE_ATOM)
    return options


def picked(stock: list[int], atom: Atom) -> tuple[Resource, int]:
    """The colour and the number of cubes that one of those options stands for."""
    if atom == DONE_ATOM:
        return Resource(NOTHING), 0
    if atom >= RESOURCE_ATOM:
        return Resource(atom - RESOURCE_ATOM), 1
    for resource in ALL_RESOURCES:
        if stock[resource] > 0:
            return resource, atom - AMOUNT_ATOM
    raise AssertionError("nothing to pick from")


def pick_label(stock: list[int], atom: Atom) -> Text | None:
    """An amount says of what it is."""
    if not AMOUNT_ATOM <= atom < RESOURCE_ATOM:
        return None
    resource, amount = picked(stock, atom)
    return Text("option-cubes", {"amount": amount, "resource": RESOURCE.text(resource)})


class ToWarehouse(Choice["Interstellar"]):
    """Move up to `left` cubes from a deposit to its warehouse, at least `least`. INT-9.4, 9.6, 9.15, 16.10"""

    rule: ClassVar[str] = "INT-9.15"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet, left: int, least: int = 0) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.left: Final = left
        self.least: Final = least

    def legal(self, s: Interstellar) -> list[Atom]:
        most = min(self.left, s.room(s.region(self.player, self.planet)))
        return picks(in_deposit(s, self.player, self.planet), most, self.least)

    def take(self, s: Interstellar, atom: Atom) -> None:
        resource, amount = picked(in_deposit(s, self.player, self.planet), atom)
        if amount > 0:
            extract(s, self.player, self.planet, resource, amount)
        if atom >= RESOURCE_ATOM:
            s.push(ToWarehouse(self.player, self.planet, self.left - 1, max(0, self.least - 1)))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return pick_label(in_deposit(s, self.player, self.planet), atom)


class ToReserve(Choice["Interstellar"]):
    """Move up to `left` cubes from a warehouse to the reserve, at least `least`. INT-9.11, 9.15, 16.7"""

    rule: ClassVar[str] = "INT-9.15"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet, left: int, least: int = 0) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.left: Final = left
        self.least: Final = least

    def legal(self, s: Interstellar) -> list[Atom]:
        return picks(in_warehouse(s, self.player, self.planet), self.left, self.least)

    def take(self, s: Interstellar, atom: Atom) -> None:
        resource, amount = picked(in_warehouse(s, self.player, self.planet), atom)
        if amount > 0:
            bring_home(s, self.player, self.planet, resource, amount)
        if atom >= RESOURCE_ATOM:
            s.push(ToReserve(self.player, self.planet, self.left - 1, max(0, self.least - 1)))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return pick_label(in_warehouse(s, self.player, self.planet), atom)
