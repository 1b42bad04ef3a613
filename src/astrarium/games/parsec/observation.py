"""What players see as numbers, declared: every column, and what the questions can be about."""

from __future__ import annotations

from typing import Final

from ...positions.columns import (
    FLAG,
    NO_MEANING,
    WHERE,
    Among,
    Column,
    Decides,
    EachSeat,
    Entry,
    Is,
    Known,
    Size,
    Slots,
    Told,
    Top,
    Worked,
    amount,
    category,
    flag,
    numbers,
    some_of,
    whose_column,
)
from ...positions.questions import Asked
from ...positions.scribe import BITS, DIGEST
from ...positions.seen import UNKNOWN
from .components import (
    ALL_EVENTS,
    ANSWER,
    CARGO,
    COLONY,
    COLOUR,
    COPIES,
    DEED,
    DIE,
    EVENT,
    FIGHTER,
    HEX,
    KIND,
    KINDS,
    MARKERS,
    MAX_PLAYERS,
    MODULE,
    PERMANENT,
    PIECES,
    PLANET,
    RESOURCE,
    ROUNDS_MOST,
    SET,
    STACKS,
    TRANSPORT,
    UNIT,
    listed_names,
)
from .layout import BONUS_MOST, LONGEST, ROLE, SIDE, VICTORY
from .state import END_OF_TURN

VESSELS: Final = SET - PIECES[COLONY]
"""So many vessels a player has."""
PIECE_LABELS: Final = [f"{KIND.ids[kind]}.{number + 1}" for kind in range(KINDS) for number in range(PIECES[kind])]
"""The pieces of one player: colonies come first, then the small vessels."""
VESSEL_LABELS: Final = PIECE_LABELS[PIECES[COLONY] :]
SMALL_LABELS: Final = VESSEL_LABELS[: PIECES[CARGO] + PIECES[FIGHTER]]
HOLD: Final = listed_names("hold", [f"{KIND.ids[TRANSPORT]}.{number + 1}" for number in range(PIECES[TRANSPORT])])
"""The transports of one player."""

# So many rows of each record are told one by one; for the others stands a digest.
EFFECTS: Final = MARKERS * 2
BONDS: Final = 16
TRANSITS: Final = 8
FIGHTERS: Final = 12
PLAYED_MOST: Final = 4
"""A card, and what others play on it before it finds its place."""


def rows(name: str, function: str, number: int, columns: tuple[Column, ...]) -> list[Entry]:
    """The first rows of a record, each in these columns, and a digest of the others."""
    told = tuple(column.called(f"{name}.{{}}.{column.name}") for column in columns)
    rest = Column(f"{name}.rest.{{}}", NO_MEANING, 0, (1 << BITS) - 1)
    return [
        Worked(function, told, (numbers(number),)),
        Worked(f"{function}_deeper", (rest,), (numbers(DIGEST),)),
    ]


def permanent_flags() -> list[Entry]:
    """A flag for each permanent card."""
    return [Among("permanents", "permanent.{}", card, card + 1) for card in range(len(EVENT)) if PERMANENT[card]]


SEEN: Final[list[Entry]] = [
    Told("turn"),
    Told("round"),
    Told("limit"),
    Told("rolled"),
    Told("arms_race"),
    Told("wide"),
    Told("timed"),
    Told("absolute"),
    Told("simple"),
    Told("with_factions"),
    Told("modules", "module.{}"),
    Told("stacks", "stack.{}"),
    Size("deck", most=len(ALL_EVENTS)),
    Top("deck", len(ALL_EVENTS), "deck.{}"),
    Slots("played", PLAYED_MOST, "played.{}"),
    Worked("fresh_seen", (amount(0, max(COPIES), "fresh.{}"),), (EVENT.ids,)),
    Slots("rivals", 2, "rival.{}"),
    Told("target"),
    Told("struck"),
    Told("strikes"),
    Told("striker"),
    Worked("dice_seen", (amount(0, DIE, "die.{}"),), (["attack", "defence"],)),
    Worked("bonuses_seen", (amount(UNKNOWN, BONUS_MOST, "bonus.{}"),), (["attack", "defence"],)),
    Worked("victory_seen", (some_of(VICTORY, "victory"),), single=True),
    *rows(
        "effect",
        "effects_seen",
        EFFECTS,
        (
            category(EVENT, "card"),
            whose_column(MAX_PLAYERS, "player"),
            amount(END_OF_TURN, ROUNDS_MOST + LONGEST, "until"),
            category(HEX, "hex", WHERE),
            category(HEX, "other", WHERE),
            category(PLANET, "planet", WHERE),
            category(MODULE, "module", WHERE),
            whose_column(MAX_PLAYERS, "victim"),
            amount(UNKNOWN, DIE, "roll"),
        ),
    ),
    *rows("bond", "bonds_seen", BONDS, (amount(UNKNOWN, len(ALL_EVENTS), "effect"), category(UNIT, "unit"))),
    *rows(
        "transit",
        "transits_seen",
        TRANSITS,
        (category(UNIT, "unit"), category(HEX, "hex", WHERE), Column("granted", FLAG, UNKNOWN, 1)),
    ),
    *rows(
        "fighter",
        "fighters_seen",
        FIGHTERS,
        (
            category(UNIT, "unit"),
            category(SIDE, "side"),
            category(ROLE, "role"),
            category(UNIT, "target"),
            Column("shoots", FLAG, UNKNOWN, 1),
        ),
    ),
    EachSeat(
        "{}.*",
        [
            Told("colour", by=(COLOUR,)),
            Told("team"),
            Worked("vote_seen", (category(ANSWER, "vote"),), single=True),
            Decides(),
            Is("active"),
            Is("first"),
            Told("out"),
            Told("won"),
            Told("points"),
            Worked("asked_by_attacker", (flag("asked.attacker"),), single=True),
            Worked("asked_by_defender", (flag("asked.defender"),), single=True),
            Told("free"),
            Told("fresh"),
            Told("offers_made"),
            Told("offers_refused"),
            Told("turns"),
            Size("goods", most=sum(STACKS)),
            Size("events", most=len(ALL_EVENTS)),
            Among("factions", "faction.{}"),
            *permanent_flags(),
            Known("goods", "known.{}", most=max(STACKS)),
            Known("events", "known.{}", most=max(COPIES)),
            Worked("hexes_seen", (category(HEX, "at.{}", WHERE),), (PIECE_LABELS,)),
            Worked("carriers_seen", (category(HOLD, "aboard.{}", WHERE),), (SMALL_LABELS,)),
            Worked("deeds_seen", (some_of(DEED, "did.{}"),), (VESSEL_LABELS,)),
        ],
    ),
]
"""What players see as numbers, in this order."""

ASKED: Final = Asked(
    levels=3,
    bounds={
        "again": (0, 1),
        "ask": (0, max(STACKS)),
        "counts": (0, max(STACKS)),
        "die": (1, DIE),
        "give": (0, max(STACKS)),
        "pay": (0, max(STACKS)),
        "toll": (0, max(STACKS)),
    },
    lengths={
        "asked": MAX_PLAYERS,
        "chosen": 2,
        "counts": len(RESOURCE) - 1,
        "order": MAX_PLAYERS,
        "resources": len(RESOURCE),
        "shooters": VESSELS,
        "targets": VESSELS,
        "units": SET,
    },
)
"""What the attributes of steps can be. No card names more than two things; a player may have to roll for all units."""
