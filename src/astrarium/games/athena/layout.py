"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Final

from ...clockwork.state import State
from ...mechanisms.decks import Deck
from ...positions.attributes import INTS, REPLACED, ROWS_REPLACED, SHARED, Attribute
from ...positions.columns import (
    WHERE,
    Among,
    Column,
    Counted,
    Decides,
    EachSeat,
    Entry,
    Known,
    PlaceIn,
    Scope,
    Size,
    Slots,
    Told,
    Worked,
    amount,
    category,
    numbers,
    some_of,
)
from ...positions.declare import Table
from ...positions.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Hands,
    Heap,
    Heaps,
    Item,
    Number,
    Piece,
    Pile,
    Piles,
    SomePlayers,
    Truth,
)
from ...positions.questions import Asked
from ...positions.records import Field, Records
from ...positions.scribe import SLOTS, Line
from ...positions.seats import Seats
from ...positions.seen import UNKNOWN
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
    SITE_VALUE,
    TOP_ALERT,
    Object,
    Site,
)
from .pieces import (
    COLOUR,
    ITEM,
    ITEMS,
    MAX_PLAYERS,
    MINE_COUNTERS,
    NUMBERS,
    P_BATTERY,
    P_DAMAGE,
    P_FUEL,
    P_OBJECT,
    P_SURVIVOR,
    PHASE,
    PIECE,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    SUPPLY,
    ZONE,
    listed_names,
)
from .printed_cards import (
    AREA,
    BOX_PLACE,
    CARD,
    CHARGED_FAME,
    CONVOY_CARDS,
    DEVICE,
    ENEMIES,
    FIRST_SURVIVOR,
    KIND_OF,
    LAST_SURVIVOR,
    PERIOD_OF,
    PERIODS,
    SPECIAL_OF,
    SPEED,
    STOCK,
    TAKE,
    TRACTION,
    TRAILER,
    TROPHY,
    TRUCK,
    VALUE,
    Card,
)
from .roads import (
    MAP,
    MAP_AVALANCHES,
    MAP_SPACES,
    MAP_SPECIAL,
    MOORINGS,
    PARALLEL,
    REGION,
    SPACE,
    TURRET,
    TURRETS,
    WAYPOINT,
    Space,
    Turret,
)
from .rules.cargo import JAMMED_BARE
from .rules.room import SEATS_ON


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


class EnemiesSeen(Worked):
    """Of each enemy as which it arrived, where it is, its damage, and which seats have a Target counter on it."""

    def __init__(self) -> None:
        super().__init__("enemies_seen", ())

    def columns(self, scope: Scope) -> list[Column]:
        found: list[Column] = []
        for enemy in ENEMIES:
            id = CARD.ids[enemy]
            found += [
                amount(UNKNOWN, len(ENEMIES) - 1, f"{id}.arrival"),
                category(REGION, f"{id}.region", WHERE),
                amount(0, SUPPLY[P_DAMAGE], f"{id}.damage"),
                some_of(SEAT, f"{id}.targets"),
            ]
        return found


class ConvoySeen(Entry):
    """The cards of a convoy: each vehicle, then the device on it."""

    def columns(self, scope: Scope) -> list[Column]:
        return self.spread(category(CARD), [numbers(2 * COLUMNS)])

    def lines(self, scope: Scope) -> list[Line]:
        return [Line(SLOTS, self.attribute, 2 * COLUMNS, of_row=True)]


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
    Item("map", MAP).declared("The map that is played on.", blank="GAMMA"),
    Truth("with_mine").declared("Whether the mine is in use."),
    Truth("rank_scoring").declared("Whether ranks score."),
    Truth("secret_objects").declared("Whether Objects are held in secret. ATH-V.3"),
    Number("difficulty", SLOWEST, FASTEST).declared(
        "What the level of difficulty adds to the Automa's movement. ATH-S.11"
    ),
    Number("round", 0, ROUNDS).declared("The round."),
    Item("phase", PHASE).declared("The phase of the round.", blank="SETUP"),
    Pile("order", PLAYER).declared("The exploration order; `turn_order` is its reverse. ATH-B.5.2", cloned=REPLACED),
    SomePlayers("passed").declared("Who has passed."),
    Number("mooring", 1, MOORINGS).declared("The mooring of the Aurora.", blank="1"),
    Truth("reached").declared("Whether somebody has reached the Aurora."),
    Periods("deck", CARD).declared("The Exploration deck.", cloned=SHARED),
    FaceDown("left_out", CARD).declared("Exploration cards that stay in the box unseen.", cloned=SHARED),
    Heap("discard", CARD).declared("Exploration cards that were discarded."),
    Heap("removed", CARD).declared("Cards that are out of the game."),
    Heap("incoming", CARD).declared("Cards that were taken and are not yet in their place."),
    Grid("sites", (SITE,), (), of=CARD).declared("The card at each site of the Exploration Zone."),
    Grid("stock", (SITE, ITEM), (ITEMS,), least=0, most=max(max(items) for items in STOCK)).declared(
        "What lies at each site, by item."
    ),
    Grid("jammed", (SITE,), (), least=0, most=JAMMED_BARE).declared("How far each site is jammed."),
    Truth("blizzard").declared("Whether there is a blizzard."),
    Truth("whiteout").declared("Whether there is a whiteout."),
    Backed("outcomes", OUTCOME).declared("The Outcome deck.", cloned=SHARED),
    Heap("outcome_discard", OUTCOME).declared("Outcome cards that were used."),
    Decked("object_deck", OBJECT).declared("The Object deck.", cloned=SHARED),
    Heap("object_discard", OBJECT).declared("Objects that were used."),
    Decked("loot", CARD).declared("The loot deck.", cloned=SHARED),
    Grid("at", (PLAYER,), (), of=SPACE).declared("The space of each convoy."),
    Grid("counters", (SPACE,), (), of=WAYPOINT).declared("The waypoint counter on each space.", cloned=SHARED),
    Heap("avalanches", SPACE).declared("Spaces that an avalanche blocks.", cloned=SHARED),
    Heap("mines", SPACE).declared("Spaces that are mined."),
    Number("mine_charges", 0, MINE_COUNTERS).declared("Charges left in the mine."),
    Records(
        "enemies",
        (
            Field("card", CARD),
            Field("region", REGION),
            Field("damage", least=0, most=SUPPLY[P_DAMAGE]),
            Field("targets", players=True),
        ),
    ).declared("Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2", cloned=SHARED),
    Heap("standing", TURRET).declared("Turrets that stand.", cloned=SHARED),
    Heaps("tiles", TURRET).declared("The tiles of fallen turrets, by side.", cloned=ROWS_REPLACED),
    Grid("fame", (PLAYER,), (), least=LOWEST_FAME, most=HIGHEST_FAME).declared("Fame."),
    Grid("alert", (PLAYER,), (), least=0, most=TOP_ALERT).declared("The alert level of each side."),
    Piles("vehicles", CARD).declared("The truck and then the trailers of each convoy.", cloned=ROWS_REPLACED),
    Grid("device_on", (CARD,), (), of=CARD).declared("The device on each vehicle.", cloned=SHARED),
    Grid("damage", (CARD,), (), bits=BOX_PLACE).declared("The damaged boxes of each card, as a mask.", cloned=SHARED),
    Grid("load", (PLAYER, RESOURCE), (RESOURCES,), least=0, most=max(SUPPLY)).declared(
        "What each convoy carries, by side and resource."
    ),
    Hands("objects", OBJECT, "seen_objects").declared("The Objects of each side.", cloned=SHARED),
    Piles("crew", CARD).declared("The survivors of each side.", cloned=ROWS_REPLACED),
    Grid("zone", (CARD,), (), of=ZONE).declared("The zone of each survivor.", cloned=SHARED),
    Grid("contamination", (CARD,), (), least=0, most=max(VALUE)).declared(
        "The contamination of each survivor.", cloned=SHARED
    ),
    Grid("used", (CARD,), (), bits=BOX_PLACE).declared(
        "The boxes of each card that were used, as a mask.", cloned=SHARED
    ),
    Heap("suited", CARD).declared("Survivors in a suit.", cloned=SHARED),
    Item("copied", CARD).declared("The survivor that the Mimic copies."),
    Heap("party", CARD).declared("The survivors who take part in the running action."),
    Item("site", SITE).declared("The site of the running action."),
    Number("movement", 0, MOST_MOVEMENT).declared("Movement left."),
    Truth("bonus_move").declared("Whether the running movement is a bonus."),
    Truth("collects").declared("Whether the running movement collects."),
    Pile("trail", SPACE).declared("The spaces that the running movement has passed."),
    Item("revealed", OUTCOME).declared("The Outcome card of the running attack."),
    Number("level", 0, NUMBERS.number("automa_level_most")).declared("The level of the Automa."),
    Decked("actions", ACTION).declared("The action deck of the Automa.", cloned=SHARED),
    Pile("drawn", ACTION).declared("Its action cards in play."),
    Heap("action_discard", ACTION).declared("Its action cards that were used."),
    Number("acted", 0, NUMBERS.number("automa_cards")).declared("How many of them it has carried out."),
    Grid("charged", (PLAYER,), (), least=0, most=CHARGED_BOXES).declared("Boxes charged at the end, by side."),
    Grid("points", (PLAYER,), (), least=LOWEST_FAME, most=MOST_POINTS).declared(
        "The points at the end.", cloned=REPLACED
    ),
]

TABLE: Final = Table(
    "Athena",
    LAYOUT,
    derived=(
        Attribute("reserve", INTS, "SUPPLY.copy()", "The pieces of each kind that are left beside the table."),
        Attribute("mounted", "list[list[Card]]", "[[] for _ in range(sides)]", "The cards of each convoy.", SHARED),
        Attribute("specials", INTS, "[0] * sides", "The special boxes printed on each convoy, as a mask.", SHARED),
        Attribute("room", INTS, "[0] * sides", "The undamaged boxes of each sort in each convoy, as digits."),
    ),
    sides="max(players, 2)",
    imports={".pieces": ("SETUP", "SUPPLY"), ".roads": ("GAMMA",)},
    things=(Card, Object, Site, Space, Turret),
)
DERIVED: Final = TABLE.derived_names
"""Attributes that follow from those in the layout."""

COLUMNS: Final = 1 + max(TRACTION)
"""A truck and as many trailers as the strongest pulls."""


def most_seats(kind: int, cards: int) -> int:
    """On so many cards of a kind, at most."""
    return sum(sorted(len(SEATS_ON[card]) for card in range(CONVOY_CARDS) if KIND_OF[card] == kind)[-cards:])


MOST_CREW: Final = most_seats(TRUCK, 1) + most_seats(TRAILER, max(TRACTION)) + most_seats(DEVICE, COLUMNS)
"""A survivor on every seat of the largest convoy."""
PARTY_SIZE: Final = 2
"""ATH-B.6.5"""
REMOVED: Final = 2
"""A card is out of the game; 1 stands for the discard pile, 0 for any other place."""
MOST_INCOMING: Final = 2
"""Cards that have no place yet, at once."""
MOST_AVALANCHES: Final = max(len(spaces) for spaces in MAP_AVALANCHES)
LONGEST_ROAD: Final = max(len(spaces) for spaces in MAP_SPACES) - 1
"""No movement goes by more spaces than that."""
COUNTERS_LAID: Final = max(len(spaces) for spaces in MAP_SPECIAL)
SEAT: Final = listed_names("seat", numbers(MAX_PLAYERS, 0))
"""Seats, counted from the player, who is 0."""

SEEN: Final[list[Entry]] = [
    Told("map"),
    Told("with_mine"),
    Told("rank_scoring"),
    Told("secret_objects"),
    Told("difficulty"),
    Told("round"),
    Told("phase"),
    Told("mooring"),
    Told("reached"),
    Told("blizzard"),
    Told("whiteout"),
    Size("deck", most=len(CARD)),
    Worked("period_on_top", (amount(UNKNOWN, len(PERIODS) - 1, "period"),), single=True),
    Size("outcomes", most=len(OUTCOME)),
    Worked("cell_on_top", (category(AREA, "red_cell"),), single=True),
    Size("object_deck", most=sum(COPIES)),
    Size("loot", most=len(CARD)),
    Size("left_out", most=len(CARD)),
    Told("level"),
    Told("acted"),
    Size("actions", most=len(ACTION)),
    Told("site", where=True),
    Told("movement"),
    Told("bonus_move"),
    Told("collects"),
    Told("mine_charges"),
    Told("copied"),
    Told("revealed"),
    Told("sites", "site{}"),
    Told("stock", "site{}.{}"),
    Told("jammed", "site{}.jammed"),
    Told("reserve", "reserve.{}", by=(PIECE,), most=max(SUPPLY)),
    Worked("cards_gone", (amount(0, REMOVED, "{}.gone"),), (CARD.ids,)),
    Slots("incoming", MOST_INCOMING, "incoming{}"),
    Among("outcome_discard", "outcome_discard.{}"),
    Counted("object_discard", "object_discard.{}", most=max(COPIES)),
    Slots("drawn", NUMBERS.number("automa_cards"), "drawn{}"),
    Among("action_discard", "action_discard.{}"),
    Worked("counters_seen", (category(WAYPOINT, "counter{}"),), (numbers(COUNTERS_LAID),)),
    Slots("avalanches", MOST_AVALANCHES, "avalanche{}"),
    Slots("mines", MINE_COUNTERS, "mine{}"),
    Slots("trail", LONGEST_ROAD, "trail{}"),
    EnemiesSeen(),
    Told("damage", "{}.damage", last=CONVOY_CARDS),
    Told("used", "{}.used", last=LAST_SURVIVOR + 1),
    Told("zone", "{}.zone", first=FIRST_SURVIVOR, last=LAST_SURVIVOR + 1),
    Told("contamination", "{}.contamination", first=FIRST_SURVIVOR, last=LAST_SURVIVOR + 1),
    Among("suited", "{}.suited", first=FIRST_SURVIVOR, last=LAST_SURVIVOR + 1),
    Slots("party", PARTY_SIZE, "party{}"),
    EachSeat(
        "side{}.*",
        [
            Told("colour", by=(COLOUR,)),
            Decides(),
            PlaceIn("order", "place_in_order"),
            Told("passed"),
            Told("at", where=True),
            Told("fame"),
            Told("alert"),
            Told("charged"),
            Size("objects", most=sum(COPIES)),
            Told("load", "{}"),
            Known("objects", "{}", most=max(COPIES)),
            Among("tiles", "turret{}"),
            ConvoySeen("mounted", "card{}"),
            Slots("crew", MOST_CREW, "survivor{}"),
        ],
        me="me.*",
    ),
]
"""What players see as numbers, in this order; `me` is the player, the others are `side1`, `side2`..."""

ASKED: Final = Asked(
    levels=6,
    bounds={
        "amount": (0, SUPPLY[P_FUEL] + SUPPLY[P_BATTERY]),
        "begun": (0, 1),
        "carded": (0, 1),
        "extra": (0, NUMBERS.number("incendiary")),
        "fired": (0, 1),
        "foods": (0, PARTY_SIZE),
        "halves": (0, PARTY_SIZE),
        "left": (0, max(max(TAKE) + PARTY_SIZE, NUMBERS.number("merchant_trades"))),
        "missing": (0, max(SITE_VALUE) + NUMBERS.number("whiteout")),
        "place": (0, MAX_PLAYERS),
        "rewarded": (0, 1),
    },
    lengths={"asked": MAX_PLAYERS, "sides": MAX_PLAYERS},
)
"""What the attributes of steps can be: nothing is more than the fuel that a drive may burn."""
