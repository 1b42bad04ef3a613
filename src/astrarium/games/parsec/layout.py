"""What a state consists of: from this come positions and views."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.layout import PLAYER, Decked, Grid, Hands, Item, Number, Piece, Pile, Piles, knowers_of, mask_of
from ...clockwork.names import Names
from ...clockwork.records import Field, Records
from ...clockwork.seats import Seats
from ...clockwork.state import State
from .components import (
    ANSWER,
    CELL,
    DEED,
    EVENT,
    FACTION,
    HEX,
    MODULE,
    PLANET,
    RESOURCE,
    UNIT,
    listed_names,
)

SIDE: Final = listed_names("side", ["attacker", "defender"])
ROLE: Final = listed_names("role", ["engaged", "helping", "withdrawn"])
VICTORY: Final = listed_names("victory", ["military", "economic", "survivor", "points"])


class SomePlayers(Piece):
    """A mask of players, as a list."""

    def encode(self, s: State) -> object:
        return knowers_of(getattr(s, self.name), s)

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, mask_of(value, s))


class Numbers(Piece):
    """Plain numbers in an order."""

    def encode(self, s: State) -> object:
        return list(getattr(s, self.name))

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, [number + 0 for number in value])


class SomeOf(Piece):
    """A mask of things, as a list."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        mask: int = getattr(s, self.name)
        return [id for index, id in enumerate(self.domain.ids) if mask >> index & 1]

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, sum(1 << self.domain.index(id) for id in value))


LAYOUT: Final[list[Piece]] = [
    Seats(),
    Number("wide"),
    Number("limit"),
    Number("timed"),
    Number("absolute"),
    Number("simple"),
    Number("with_factions"),
    Grid("team", (PLAYER,), ()),
    Grid("votes", (PLAYER,), (), of=ANSWER, known="votes_known"),
    Grid("modules", (CELL,), (), of=MODULE),
    SomePlayers("out"),
    Piles("factions", FACTION),
    Piles("permanents", EVENT),
    Grid("free", (PLAYER,), ()),
    Hands("goods", RESOURCE, "seen_goods"),
    Hands("events", EVENT, "seen_events"),
    Grid("fresh", (PLAYER,), ()),
    Grid("at", (UNIT,), (), of=HEX),
    Grid("aboard", (UNIT,), (), of=UNIT),
    Grid("did", (UNIT,), (), bits=DEED),
    Grid("stacks", (RESOURCE,), ()),
    Decked("deck", EVENT),
    Pile("played", EVENT),
    Records(
        "lasting",
        (
            Field("serial"),
            Field("card", EVENT),
            Field("player", PLAYER),
            Field("until"),
            Field("hex", HEX),
            Field("other", HEX),
            Field("planet", PLANET),
            Field("module", MODULE),
            Field("victim", PLAYER),
            Field("roll"),
        ),
    ),
    Records("bound", (Field("serial"), Field("unit", UNIT))),
    Number("serial"),
    Number("turn"),
    Number("round"),
    Item("active", PLAYER),
    Item("first", PLAYER),
    Grid("turns", (PLAYER,), ()),
    Number("rolled"),
    Number("arms_race"),
    Grid("offers_made", (PLAYER,), ()),
    Grid("offers_refused", (PLAYER,), ()),
    Records("transits", (Field("unit", UNIT), Field("hex", HEX), Field("granted"))),
    Pile("rivals", PLAYER),
    Item("target", UNIT),
    Records("fighters", (Field("unit", UNIT), Field("side", SIDE), Field("role", ROLE), Field("target", UNIT))),
    Records("requests", (Field("side", SIDE), Field("player", PLAYER))),
    Number("strikes"),
    Item("striker", SIDE),
    Item("struck", UNIT),
    Pile("shooters", UNIT),
    Numbers("dice"),
    Numbers("bonuses"),
    SomePlayers("won"),
    SomeOf("victory", VICTORY),
    Grid("points", (PLAYER,), ()),
]

DERIVED: Final = (
    "who",
    "galaxy",
    "purse",
    "figures",
    "holder",
    "berths",
    "colony_on",
    "held",
    "taken",
    "full",
    "owned",
)
"""Attributes that follow from those in the layout."""
