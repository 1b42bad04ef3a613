"""What a state consists of: positions and views follow from it."""

from __future__ import annotations

from typing import Final

from ...clockwork.state import State
from ...mechanisms.decks import Deck
from ...positions.layout import (
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
    SomePlayers,
)
from ...positions.records import Field, Records
from ...positions.seats import Seats
from .components import (
    ACTION,
    ALERT_FAME,
    COPIES,
    HIGHEST_FAME,
    LOWEST_FAME,
    NITRO,
    OBJECT,
    OUTCOME,
    RED_CELL,
    SITE,
    TOP_ALERT,
)
from .pieces import (
    ITEM,
    ITEMS,
    MINE_COUNTERS,
    NUMBERS,
    P_BATTERY,
    P_DAMAGE,
    P_FUEL,
    P_OBJECT,
    P_SURVIVOR,
    PHASE,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    SUPPLY,
    ZONE,
)
from .printed_cards import (
    AREA,
    BOX_PLACE,
    CARD,
    CHARGED_FAME,
    CONVOY_CARDS,
    PERIOD_OF,
    PERIODS,
    SPECIAL_OF,
    SPEED,
    STOCK,
    TROPHY,
    VALUE,
)
from .roads import MAP, MOORINGS, PARALLEL, REGION, SPACE, TURRET, TURRETS, WAYPOINT
from .rules.cargo import JAMMED_BARE


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


SLOWEST: Final = -1
FASTEST: Final = 1
"""What difficulty adds to the Automa's movement. ATH-S.11"""
CHARGED_BOXES: Final = SPECIAL_OF.count(CHARGED_FAME)
MOST_MOVEMENT: Final = (
    max(SPEED)
    + 2 * (NUMBERS.number("co_pilot") + NUMBERS.number("co_pilot_behind") + NUMBERS.number("driver"))
    + COPIES[NITRO] * NUMBERS.number("nitro")
    + NUMBERS.number("biofuel_most")
    + SUPPLY[P_FUEL]
    + SUPPLY[P_BATTERY]
)
"""The fastest truck with every bonus; each ability may be there twice, with the Mimic, and all fuel may be burnt."""
MOST_POINTS: Final = (
    max(PARALLEL)
    + HIGHEST_FAME
    + TURRETS
    + max(ALERT_FAME)
    + SUPPLY[P_OBJECT]
    + CHARGED_BOXES
    + SPECIAL_OF.count(TROPHY)
    + max(SUPPLY[P_SURVIVOR], CONVOY_CARDS)
)
"""Every source of final fame at its most. ATH-B.11"""

LAYOUT: Final[list[Piece]] = [
    Seats(),
    Item("map", MAP),
    Number("with_mine"),
    Number("rank_scoring"),
    Number("secret_objects"),
    Number("difficulty", SLOWEST, FASTEST),
    Number("round", 0, ROUNDS),
    Item("phase", PHASE),
    Pile("order", PLAYER),
    SomePlayers("passed"),
    Number("mooring", 1, MOORINGS),
    Number("reached"),
    Periods("deck", CARD),
    FaceDown("left_out", CARD),
    Pile("discard", CARD),
    Pile("removed", CARD),
    Pile("incoming", CARD),
    Grid("sites", (SITE,), (), of=CARD),
    Grid("stock", (SITE, ITEM), (ITEMS,), least=0, most=max(max(items) for items in STOCK)),
    Grid("jammed", (SITE,), (), least=0, most=JAMMED_BARE),
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
    Number("mine_charges", 0, MINE_COUNTERS),
    Records(
        "enemies",
        (
            Field("card", CARD),
            Field("region", REGION),
            Field("damage", least=0, most=SUPPLY[P_DAMAGE]),
            Field("targets", players=True),
        ),
    ),
    Pile("standing", TURRET),
    Piles("tiles", TURRET),
    Grid("fame", (PLAYER,), (), least=LOWEST_FAME, most=HIGHEST_FAME),
    Grid("alert", (PLAYER,), (), least=0, most=TOP_ALERT),
    Piles("vehicles", CARD),
    Grid("device_on", (CARD,), (), of=CARD),
    Grid("damage", (CARD,), (), bits=BOX_PLACE),
    Grid("load", (PLAYER, RESOURCE), (RESOURCES,), least=0, most=max(SUPPLY)),
    Hands("objects", OBJECT, "seen_objects"),
    Piles("crew", CARD),
    Grid("zone", (CARD,), (), of=ZONE),
    Grid("contamination", (CARD,), (), least=0, most=max(VALUE)),
    Grid("used", (CARD,), (), bits=BOX_PLACE),
    Pile("suited", CARD),
    Item("copied", CARD),
    Pile("party", CARD),
    Item("site", SITE),
    Number("movement", 0, MOST_MOVEMENT),
    Number("bonus_move"),
    Number("collects"),
    Pile("trail", SPACE),
    Item("revealed", OUTCOME),
    Number("level", 0, NUMBERS.number("automa_level_most")),
    Decked("actions", ACTION),
    Pile("drawn", ACTION),
    Pile("action_discard", ACTION),
    Number("acted", 0, NUMBERS.number("automa_cards")),
    Grid("charged", (PLAYER,), (), least=0, most=CHARGED_BOXES),
    Grid("points", (PLAYER,), (), least=LOWEST_FAME, most=MOST_POINTS),
]

DERIVED: Final = ("who", "reserve", "room")
"""Attributes that follow from those in the layout."""
