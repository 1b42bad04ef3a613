"""What a state consists of: from this come positions and views."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.decks import Deck
from ...clockwork.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Hands,
    Item,
    Number,
    Piece,
    Pile,
    Piles,
    knowers_of,
    mask_of,
)
from ...clockwork.records import Field, Records
from ...clockwork.seats import Seats
from ...clockwork.state import State
from .cards import AREA, BOX_PLACE, CARD, PERIOD_OF, PERIODS
from .components import ACTION, OBJECT, OUTCOME, RED_CELL, SITE
from .pieces import ITEM, ITEMS, PHASE, RESOURCE, RESOURCES, ZONE
from .roads import MAP, REGION, SPACE, TURRET, WAYPOINT


class SomeSides(Piece):
    """A mask of sides, as a list."""

    def encode(self, s: State) -> object:
        return knowers_of(getattr(s, self.name), s)

    def decode(self, s: State, value: Any) -> None:
        setattr(s, self.name, mask_of(value, s))


class Backed(Decked):
    """The Outcome deck: everybody sees the red cell on the back of its top card. ATH-B.9.6"""

    def view(self, s: State, player: int) -> object:
        deck: Deck = getattr(s, self.name)
        return {"size": len(deck), "back": AREA.ids[RED_CELL[deck.peek(0)]] if len(deck) else None}


class Periods(Decked):
    """The Exploration deck: everybody sees the Period on the back of its top card."""

    def view(self, s: State, player: int) -> object:
        deck: Deck = getattr(s, self.name)
        return {"size": len(deck), "period": PERIODS[PERIOD_OF[deck.peek(0)]] if len(deck) else None}


LAYOUT: Final[list[Piece]] = [
    Seats(),
    Item("map", MAP),
    Number("with_mine"),
    Number("rank_scoring"),
    Number("secret_objects"),
    Number("difficulty"),
    Number("round"),
    Item("phase", PHASE),
    Pile("order", PLAYER),
    SomeSides("passed"),
    Number("mooring"),
    Number("reached"),
    Periods("deck", CARD),
    FaceDown("left_out", CARD),
    Pile("discard", CARD),
    Pile("removed", CARD),
    Pile("incoming", CARD),
    Grid("sites", (SITE,), (), of=CARD),
    Grid("stock", (SITE, ITEM), (ITEMS,)),
    Grid("jammed", (SITE,), ()),
    Number("blizzard"),
    Number("whiteout"),
    Backed("outcomes", OUTCOME),
    Pile("outcome_discard", OUTCOME),
    Decked("object_deck", OBJECT),
    Pile("object_discard", OBJECT),
    Decked("loot", CARD),
    Grid("at", (PLAYER,), (), of=SPACE),
    Grid("counters", (SPACE,), (), of=WAYPOINT),
    Pile("avalanches", SPACE),
    Pile("mines", SPACE),
    Number("mine_charges"),
    Records(
        "enemies",
        (Field("card", CARD), Field("region", REGION), Field("damage"), Field("targets", players=True)),
    ),
    Pile("standing", TURRET),
    Piles("tiles", TURRET),
    Grid("fame", (PLAYER,), ()),
    Grid("alert", (PLAYER,), ()),
    Piles("vehicles", CARD),
    Grid("device_on", (CARD,), (), of=CARD),
    Grid("damage", (CARD,), (), bits=BOX_PLACE),
    Grid("load", (PLAYER, RESOURCE), (RESOURCES,)),
    Hands("objects", OBJECT, "seen_objects"),
    Piles("crew", CARD),
    Grid("zone", (CARD,), (), of=ZONE),
    Grid("contamination", (CARD,), ()),
    Grid("used", (CARD,), (), bits=BOX_PLACE),
    Pile("suited", CARD),
    Item("copied", CARD),
    Pile("party", CARD),
    Item("site", SITE),
    Number("movement"),
    Number("bonus_move"),
    Number("collects"),
    Pile("trail", SPACE),
    Item("revealed", OUTCOME),
    Number("level"),
    Decked("actions", ACTION),
    Pile("drawn", ACTION),
    Pile("action_discard", ACTION),
    Number("acted"),
    Grid("charged", (PLAYER,), ()),
    Grid("points", (PLAYER,), ()),
]

DERIVED: Final = ("who", "reserve", "room")
"""Attributes that follow from those in the layout."""
