"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.names import NOBODY, Player
from ...clockwork.state import State
from ...positions.attributes import INT, INTS, REPLACED, SHARED, Attribute
from ...positions.declare import Table
from ...positions.layout import (
    PLAYER,
    Decked,
    Grid,
    Hands,
    Heap,
    Heaps,
    Item,
    Number,
    Piece,
    Pile,
    SomeOf,
    SomePlayers,
    Truth,
)
from ...positions.records import Field, Key, LastKey, Pointer, Records, SomeRecords
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
    Event,
    Faction,
    Hex,
    Module,
    Resource,
    Unit,
    listed_names,
)
from .rules.event_hands import fresh_cards
from .state import END_OF_TURN, Parsec

SIDE: Final = listed_names("side", ["attacker", "defender"])
ROLE: Final = listed_names("role", ["engaged", "helping", "withdrawn"])
VICTORY: Final = listed_names("victory", ["military", "economic", "survivor", "points"])


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


class EventHands(Hands):
    """Event cards in hands: whoever holds them also sees which may not be used yet. PAR-11.3"""

    def view(self, s: State, player: int) -> object:
        seen: Any = super().view(s, player)
        if player != NOBODY:
            assert isinstance(s, Parsec)
            seen[s.player_ids()[player]]["fresh"] = [EVENT.ids[card] for card in sorted(fresh_cards(s, Player(player)))]
        return seen


LAYOUT: Final[list[Piece]] = [
    Seats(),
    Truth("wide").declared("Whether two play on the wide board. PAR-4.6"),
    Number("limit", 1, ROUNDS_MOST).declared("After how many rounds the game ends. PAR-22.2", blank="ROUNDS_MOST"),
    Truth("timed").declared("Whether points decide once these are over. PAR-22.2"),
    Truth("absolute").declared("Whether victory asks for both conditions. PAR-22.10"),
    Truth("simple").declared("Whether combat is simple. PAR-22.12"),
    Truth("with_factions").declared("Whether factions are dealt. PAR-22.11", blank="True"),
    Grid("team", (PLAYER,), (), least=0, most=MAX_PLAYERS - 1).declared(
        "The team of each player.", blank="list(range(players))", cloned=REPLACED
    ),
    Grid("votes", (PLAYER,), (), of=ANSWER, known="votes_known").declared("How each has voted.", cloned=REPLACED),
    Grid("modules", (CELL,), (), of=MODULE).declared("The module in each cell of the board.", cloned=REPLACED),
    SomePlayers("out").declared("Who has been eliminated. PAR-19.1"),
    Heaps("factions", FACTION).declared("The factions of each player.", cloned=REPLACED),
    Heaps("permanents", EVENT).declared("The permanent cards in play, by player. PAR-11.13", cloned=REPLACED),
    Grid("free", (PLAYER,), (), least=0, most=START_COLONIES - 1).declared("Free colonies set aside. PAR-13.2"),
    Hands("goods", RESOURCE, "seen_goods").declared("Resource cards in hands.", cloned=SHARED),
    EventHands("events", EVENT, "seen_events").declared("Event cards in hands.", cloned=SHARED),
    Grid("fresh", (PLAYER,), (), least=0, most=len(ALL_EVENTS)).declared(
        "How many of the last Event cards of a hand may not be used yet. PAR-11.3"
    ),
    Grid("at", (UNIT,), (), of=HEX).declared("The hex of each unit that stands on one.", cloned=SHARED),
    Grid("aboard", (UNIT,), (), of=UNIT).declared("The transport of each unit that is carried.", cloned=SHARED),
    Grid("did", (UNIT,), (), bits=DEED).declared("What each unit has done this turn.", cloned=SHARED),
    Grid("stacks", (RESOURCE,), (), least=0, most=max(STACKS)).declared("Resource cards in the supply."),
    Decked("deck", EVENT).declared("The Event deck.", cloned=SHARED),
    Pile("played", EVENT).declared("Event cards on the table that have not found their place yet."),
    Records(
        "lasting",
        (
            Key("serial", least=1, most=SERIAL_MOST),
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
    ).declared("Effects in force. PAR-11.11"),
    SomeRecords("bound", (Pointer("serial", "lasting", SERIAL_MOST), Field("unit", UNIT))).declared(
        "The units to which effects are attached."
    ),
    LastKey("serial", 0, SERIAL_MOST).declared("The number of the last effect that began."),
    Number("turn", 0, TURNS_MOST).declared("Turns begun so far."),
    Number("round", 0, ROUNDS_MOST).declared("Rounds begun so far."),
    Item("active", PLAYER).declared("Whose turn it is."),
    Item("first", PLAYER).declared("Who began."),
    Grid("turns", (PLAYER,), (), least=0, most=ROUNDS_MOST).declared(
        "Turns of each player that began or were passed over."
    ),
    Number("rolled", 0, DIE).declared("The die of this turn's extraction."),
    Truth("arms_race").declared("Whether the arms race is on. PAR-12.2"),
    Grid("offers_made", (PLAYER,), (), least=0, most=MOST_OFFERS).declared(
        "By partner, how often the active player has offered them a trade this turn."
    ),
    Grid("offers_refused", (PLAYER,), (), least=0, most=MOST_REFUSED).declared(
        "By partner, how many of these offers came to nothing. PAR-10.6"
    ),
    SomeRecords("transits", (Field("unit", UNIT), Field("hex", HEX), Field("granted", least=0, most=1))).declared(
        "Requests for transit made this turn, and what became of them. PAR-8.8", cloned=SHARED
    ),
    Pile("rivals", PLAYER).declared("Attacker and defender of the running combat.", cloned=REPLACED),
    Item("target", UNIT).declared("The unit that was attacked."),
    SomeRecords(
        "fighters", (Field("unit", UNIT), Field("side", SIDE), Field("role", ROLE), Field("target", UNIT))
    ).declared("Who fights in the running combat. PAR-14.11", cloned=SHARED),
    SomeRecords("requests", (Field("side", SIDE), Field("player", PLAYER))).declared(
        "Whom a side may not ask for support: again, or at all since they help the other. PAR-18.5, 18.10",
        cloned=SHARED,
    ),
    Number("strikes", 0, STRIKES_MOST).declared("Strikes of the running combat so far."),
    Item("striker", SIDE).declared("The side that strikes."),
    Item("struck", UNIT).declared("The unit that is struck."),
    Heap("shooters", UNIT).declared("The units that take part in the strike.", cloned=REPLACED),
    Number("dice", 1, DIE).declared("The dice of attack and defence, once rolled.", type=INTS, cloned=REPLACED),
    Number("bonuses", 0, BONUS_MOST).declared("What cards add to attack and defence.", type=INTS, cloned=REPLACED),
    SomePlayers("won").declared("Who won."),
    SomeOf("victory", VICTORY).declared("In which ways."),
    Grid("points", (PLAYER,), (), least=0, most=POINTS_MOST).declared("The points at the end.", cloned=REPLACED),
]

TABLE: Final = Table(
    "Parsec",
    LAYOUT,
    derived=(
        Attribute("galaxy", "Galaxy", "UNLAID", "The board, once it is laid.", REPLACED),
        Attribute(
            "purse",
            INTS,
            "[0] * (players * len(RESOURCE))",
            "By player and resource, how many cards in hand.",
            SHARED,
        ),
        Attribute(
            "figures",
            "list[Figures]",
            "[Figures() for _ in range(players)]",
            "What the units of each can do.",
            REPLACED,
        ),
        Attribute("holder", "list[Player]", "[NOBODY] * len(HEX)", "By hex, who has units there.", SHARED),
        Attribute("berths", INTS, "[0] * len(HEX)", "By hex, how many berths are taken. PAR-8.10", SHARED),
        Attribute("colony_on", "list[Unit]", "[Unit(NOTHING)] * len(HEX)", "By hex, the colony there.", SHARED),
        Attribute(
            "post_on", "list[Player]", "[NOBODY] * len(HEX)", "By hex, who has a post there: see posts.py.", SHARED
        ),
        Attribute(
            "links",
            INTS,
            "[0] * (players * players)",
            "By two players, on how many edges posts of theirs meet. PAR-10.1",
            SHARED,
        ),
        Attribute(
            "fleet",
            "list[list[Unit]]",
            "[[] for _ in range(players)]",
            "By player, the vessels on the board, carried ones too, in ascending order.",
            SHARED,
        ),
        Attribute("aboard_of", INTS, "[0] * len(UNIT)", "By transport, how many vessels are aboard.", SHARED),
        Attribute(
            "warships",
            INTS,
            "[0] * (players * len(CELL))",
            "By player and cell, how many military vessels are there. PAR-20.2",
            SHARED,
        ),
        Attribute("patrols", INTS, "[0] * players", "By player, the mask of the cells with any of these.", SHARED),
        Attribute("held", INTS, "[0] * players", "By player, the chart of the hexes with units of theirs.", SHARED),
        Attribute("in_force", INT, "0", "The Event cards of which an effect is in force, as bits. PAR-11.11"),
        Attribute("taken", INT, "0", "The chart of the hexes with a berth taken."),
        Attribute("full", INT, "0", "The chart of those with no berth left."),
    ),
    imports={
        ".components": ("ROUNDS_MOST",),
        ".rules.figures": ("Figures",),
        ".rules.galaxy": ("UNLAID", "Galaxy"),
    },
    things=(Event, Faction, Hex, Module, Resource, Unit),
)
DERIVED: Final = TABLE.derived_names
"""Attributes that follow from those in the layout."""
