"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Final

from ...clockwork.state import State
from ...mechanisms.decks import Deck
from ...positions.attributes import INTS, LISTS, ROWS_REPLACED, Attribute
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
    Told,
    Worked,
    amount,
    category,
    flag,
    numbers,
    some_of,
    whose_column,
)
from ...positions.declare import Table
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
    Truth,
)
from ...positions.records import Field, Records
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
    TOP_ALERT,
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
)
from .printed_cards import (
    AREA,
    BOX_PLACE,
    CARD,
    CHARGED_FAME,
    CONVOY_CARDS,
    ENEMIES,
    FIRST_SURVIVOR,
    LAST_SURVIVOR,
    PERIOD_OF,
    PERIODS,
    SPECIAL_OF,
    SPEED,
    STOCK,
    TRACTION,
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


class EnemiesSeen(Worked):
    """Of each enemy where it is, its damage, and who has a Target counter on it, the player first."""

    def __init__(self) -> None:
        super().__init__("enemies_seen", ())

    def columns(self, scope: Scope) -> list[Column]:
        found: list[Column] = []
        for enemy in ENEMIES:
            id = CARD.ids[enemy]
            found += [
                category(REGION, f"{id}.region", WHERE),
                amount(0, SUPPLY[P_DAMAGE], f"{id}.damage"),
                flag(f"{id}.target.me"),
            ]
            found += [flag(f"{id}.target.side{side}") for side in range(1, scope.sides)]
        return found


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
    Pile("order", PLAYER).declared("The exploration order; `turn_order` is its reverse. ATH-B.5.2"),
    SomePlayers("passed").declared("Who has passed."),
    Number("mooring", 1, MOORINGS).declared("The mooring of the Aurora.", blank="1"),
    Truth("reached").declared("Whether somebody has reached the Aurora."),
    Periods("deck", CARD).declared("The Exploration deck."),
    FaceDown("left_out", CARD).declared("Exploration cards that stay in the box unseen."),
    Pile("discard", CARD).declared("Exploration cards that were discarded."),
    Pile("removed", CARD).declared("Cards that are out of the game."),
    Pile("incoming", CARD).declared("Cards that were taken and are not yet in their place."),
    Grid("sites", (SITE,), (), of=CARD).declared("The card at each site of the Exploration Zone."),
    Grid("stock", (SITE, ITEM), (ITEMS,), least=0, most=max(max(items) for items in STOCK)).declared(
        "What lies at each site, by item."
    ),
    Grid("jammed", (SITE,), (), least=0, most=JAMMED_BARE).declared("How far each site is jammed."),
    Truth("blizzard").declared("Whether there is a blizzard."),
    Truth("whiteout").declared("Whether there is a whiteout."),
    Backed("outcomes", OUTCOME).declared("The Outcome deck."),
    Pile("outcome_discard", OUTCOME).declared("Outcome cards that were used."),
    Decked("object_deck", OBJECT).declared("The Object deck."),
    Pile("object_discard", OBJECT).declared("Objects that were used."),
    Decked("loot", CARD).declared("The loot deck."),
    Grid("at", (PLAYER,), (), of=SPACE).declared("The space of each convoy."),
    Grid("counters", (SPACE,), (), of=WAYPOINT).declared("The waypoint counter on each space."),
    Pile("avalanches", SPACE).declared("Spaces that an avalanche blocks."),
    Pile("mines", SPACE).declared("Spaces that are mined."),
    Number("mine_charges", 0, MINE_COUNTERS).declared("Charges left in the mine."),
    Records(
        "enemies",
        (
            Field("card", CARD),
            Field("region", REGION),
            Field("damage", least=0, most=SUPPLY[P_DAMAGE]),
            Field("targets", players=True),
        ),
    ).declared("Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2"),
    Pile("standing", TURRET).declared("Turrets that stand."),
    Piles("tiles", TURRET).declared("The tiles of fallen turrets, by side.", cloned=ROWS_REPLACED),
    Grid("fame", (PLAYER,), (), least=LOWEST_FAME, most=HIGHEST_FAME).declared("Fame."),
    Grid("alert", (PLAYER,), (), least=0, most=TOP_ALERT).declared("The alert level of each side."),
    Piles("vehicles", CARD).declared("The truck and then the trailers of each convoy.", cloned=ROWS_REPLACED),
    Grid("device_on", (CARD,), (), of=CARD).declared("The device on each vehicle."),
    Grid("damage", (CARD,), (), bits=BOX_PLACE).declared("The damaged boxes of each card, as a mask."),
    Grid("load", (PLAYER, RESOURCE), (RESOURCES,), least=0, most=max(SUPPLY)).declared(
        "What each convoy carries, by side and resource."
    ),
    Hands("objects", OBJECT, "seen_objects").declared("The Objects of each side."),
    Piles("crew", CARD).declared("The survivors of each side.", cloned=ROWS_REPLACED),
    Grid("zone", (CARD,), (), of=ZONE).declared("The zone of each survivor."),
    Grid("contamination", (CARD,), (), least=0, most=max(VALUE)).declared("The contamination of each survivor."),
    Grid("used", (CARD,), (), bits=BOX_PLACE).declared("The boxes of each card that were used, as a mask."),
    Pile("suited", CARD).declared("Survivors in a suit."),
    Item("copied", CARD).declared("The survivor that the Mimic copies."),
    Pile("party", CARD).declared("The survivors who take part in the running action."),
    Item("site", SITE).declared("The site of the running action."),
    Number("movement", 0, MOST_MOVEMENT).declared("Movement left."),
    Truth("bonus_move").declared("Whether the running movement is a bonus."),
    Truth("collects").declared("Whether the running movement collects."),
    Pile("trail", SPACE).declared("The spaces that the running movement has passed."),
    Item("revealed", OUTCOME).declared("The Outcome card of the running attack."),
    Number("level", 0, NUMBERS.number("automa_level_most")).declared("The level of the Automa."),
    Decked("actions", ACTION).declared("The action deck of the Automa."),
    Pile("drawn", ACTION).declared("Its action cards in play."),
    Pile("action_discard", ACTION).declared("Its action cards that were used."),
    Number("acted", 0, NUMBERS.number("automa_cards")).declared("How many of them it has carried out."),
    Grid("charged", (PLAYER,), (), least=0, most=CHARGED_BOXES).declared("Boxes charged at the end, by side."),
    Grid("points", (PLAYER,), (), least=LOWEST_FAME, most=MOST_POINTS).declared("The points at the end."),
]

TABLE: Final = Table(
    "Athena",
    LAYOUT,
    derived=(
        Attribute("reserve", INTS, "SUPPLY.copy()", "The pieces of each kind that are left beside the table."),
        Attribute("room", LISTS, "[[] for _ in range(sides)]", "What each convoy has room for.", ROWS_REPLACED),
    ),
    sides="max(players, 2)",
    imports={".pieces": ("SETUP", "SUPPLY"), ".roads": ("GAMMA",)},
)
DERIVED: Final = TABLE.derived_names
"""Attributes that follow from those in the layout."""

COLUMNS: Final = 1 + max(TRACTION)
"""A truck and as many trailers as the strongest pulls."""
SURVIVORS: Final = range(FIRST_SURVIVOR, LAST_SURVIVOR + 1)

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
    Worked("sites_seen", (category(CARD, "site{}"),), (numbers(len(SITE)),)),
    Worked("stock_seen", (amount(0, max(SUPPLY), "site{}.{}"),), (numbers(len(SITE)), ITEM.ids)),
    Worked("jammed_seen", (amount(0, JAMMED_BARE, "site{}.jammed"),), (numbers(len(SITE)),)),
    Told("reserve", "reserve.{}", by=(PIECE,), most=max(SUPPLY)),
    Among("discard", "discard.{}"),
    Among("removed", "removed.{}"),
    Among("incoming", "incoming.{}"),
    Worked("outcomes_used", (flag("outcome_discard{}"),), (numbers(len(OUTCOME), 0),)),
    Counted("object_discard", "object_discard.{}", most=max(COPIES)),
    Worked("actions_drawn", (flag("drawn{}"),), (numbers(len(ACTION), 0),)),
    Told("counters", "{}.counter"),
    Worked("blocked_spaces", (amount(0, 2, "{}.blocked"),), (SPACE.ids,)),
    Worked("turrets_seen", (whose_column(MAX_PLAYERS, "turret{}"),), (numbers(TURRETS),)),
    EnemiesSeen(),
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
            Worked(
                "vehicles_seen",
                (
                    category(CARD, "{}.vehicle"),
                    some_of(BOX_PLACE, "{}.vehicle_damage"),
                    some_of(BOX_PLACE, "{}.vehicle_used"),
                    category(CARD, "{}.device"),
                    some_of(BOX_PLACE, "{}.device_damage"),
                    some_of(BOX_PLACE, "{}.device_used"),
                ),
                (numbers(COLUMNS),),
            ),
            Worked(
                "survivors_seen",
                (
                    category(ZONE, "{}.zone"),
                    amount(0, max(VALUE), "{}.contamination"),
                    some_of(BOX_PLACE, "{}.used"),
                    flag("{}.suited"),
                    flag("{}.takes_part"),
                ),
                ([CARD.ids[survivor] for survivor in SURVIVORS],),
            ),
        ],
        me="me.*",
    ),
]
"""What players see as numbers, in this order; `me` is the player, the others are `side1`, `side2`..."""
