"""What a state consists of: positions and views follow from it."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.names import Names
from ...clockwork.state import State
from ...positions.layout import PLAYER, Decked, Grid, Hands, Item, Number, Piece, Pile, Piles, SomePlayers
from ...positions.records import Field, Records
from ...positions.seats import Seats
from .components import (
    ALL_EVENTS,
    ANSWER,
    CELL,
    DEED,
    DIE,
    EVENT,
    EVENT_POINTS,
    FACTION,
    FACTIONS,
    HEX,
    KINDS,
    MAX_PLAYERS,
    MODULE,
    MOST_OFFERS,
    MOST_REFUSED,
    PIECES,
    PLANET,
    POINTS_PER_RESOURCE,
    RESOURCE,
    ROUNDS_MOST,
    STACKS,
    START_COLONIES,
    STRIKE_BONUS,
    STRIKES_MOST,
    UNIT,
    VALUE_BASE,
    listed_names,
)
from .state import END_OF_TURN

SIDE: Final = listed_names("side", ["attacker", "defender"])
ROLE: Final = listed_names("role", ["engaged", "helping", "withdrawn"])
VICTORY: Final = listed_names("victory", ["military", "economic", "survivor", "points"])


class SomeOf(Piece):
    """A mask of things, as a list."""

    def __init__(self, name: str, domain: Names) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def encode(self, s: State) -> object:
        mask: int = getattr(s, self.name)
        return [id for index, id in enumerate(self.domain.ids) if mask >> index & 1]

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, sum({1 << self.domain.index(id) for id in value}))


# Bounds of what is counted

TURNS_MOST: Final = MAX_PLAYERS * ROUNDS_MOST
SERIAL_MOST: Final = TURNS_MOST * len(ALL_EVENTS)
"""A card is played once in a turn: it is not usable again before the next. PAR-11.3"""
LONGEST: Final = 3
"""No effect lasts longer than until the third turn to come. PAR-1.11"""
BONUS_MOST: Final = sum(STRIKE_BONUS[card] for card in ALL_EVENTS)
POINTS_MOST: Final = (
    POINTS_PER_RESOURCE * sum(STACKS)
    + sum(EVENT_POINTS[card] for card in ALL_EVENTS)
    + sum(PIECES[kind] * (VALUE_BASE[kind] + FACTIONS) for kind in range(KINDS))
)
"""All cards, and a whole set of pieces, which no faction makes dearer by more than a card. PAR-22.3, 22.4"""

LAYOUT: Final[list[Piece]] = [
    Seats(),
    Number("wide"),
    Number("limit", 1, ROUNDS_MOST),
    Number("timed"),
    Number("absolute"),
    Number("simple"),
    Number("with_factions"),
    Grid("team", (PLAYER,), (), least=0, most=MAX_PLAYERS - 1),
    Grid("votes", (PLAYER,), (), of=ANSWER, known="votes_known"),
    Grid("modules", (CELL,), (), of=MODULE),
    SomePlayers("out"),
    Piles("factions", FACTION),
    Piles("permanents", EVENT),
    Grid("free", (PLAYER,), (), least=0, most=START_COLONIES - 1),
    Hands("goods", RESOURCE, "seen_goods"),
    Hands("events", EVENT, "seen_events"),
    Grid("fresh", (PLAYER,), (), least=0, most=len(ALL_EVENTS)),
    Grid("at", (UNIT,), (), of=HEX),
    Grid("aboard", (UNIT,), (), of=UNIT),
    Grid("did", (UNIT,), (), bits=DEED),
    Grid("stacks", (RESOURCE,), (), least=0, most=max(STACKS)),
    Decked("deck", EVENT),
    Pile("played", EVENT),
    Records(
        "lasting",
        (
            Field("serial", least=1, most=SERIAL_MOST),
            Field("card", EVENT),
            Field("player", PLAYER),
            Field("until", least=END_OF_TURN, most=ROUNDS_MOST + LONGEST),
            Field("hex", HEX),
            Field("other", HEX),
            Field("planet", PLANET),
            Field("module", MODULE),
            Field("victim", PLAYER),
            Field("roll", least=0, most=DIE),
        ),
    ),
    Records("bound", (Field("serial", least=1, most=SERIAL_MOST), Field("unit", UNIT))),
    Number("serial", 0, SERIAL_MOST),
    Number("turn", 0, TURNS_MOST),
    Number("round", 0, ROUNDS_MOST),
    Item("active", PLAYER),
    Item("first", PLAYER),
    Grid("turns", (PLAYER,), (), least=0, most=ROUNDS_MOST),
    Number("rolled", 0, DIE),
    Number("arms_race"),
    Grid("offers_made", (PLAYER,), (), least=0, most=MOST_OFFERS),
    Grid("offers_refused", (PLAYER,), (), least=0, most=MOST_REFUSED),
    Records("transits", (Field("unit", UNIT), Field("hex", HEX), Field("granted", least=0, most=1))),
    Pile("rivals", PLAYER),
    Item("target", UNIT),
    Records("fighters", (Field("unit", UNIT), Field("side", SIDE), Field("role", ROLE), Field("target", UNIT))),
    Records("requests", (Field("side", SIDE), Field("player", PLAYER))),
    Number("strikes", 0, STRIKES_MOST),
    Item("striker", SIDE),
    Item("struck", UNIT),
    Pile("shooters", UNIT),
    Number("dice", 1, DIE),
    Number("bonuses", 0, BONUS_MOST),
    SomePlayers("won"),
    SomeOf("victory", VICTORY),
    Grid("points", (PLAYER,), (), least=0, most=POINTS_MOST),
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
