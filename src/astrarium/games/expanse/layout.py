"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Final

from ...positions.columns import (
    Among,
    Counted,
    Decides,
    EachSeat,
    Entry,
    Is,
    OneOf,
    PlaceIn,
    Size,
    Slots,
    Together,
    Told,
    Top,
)
from ...positions.declare import Table
from ...positions.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Heap,
    Heaps,
    Item,
    Number,
    Piece,
    Pile,
    Secret,
    Truth,
)
from ...positions.questions import Asked
from ...positions.seats import Seats
from .components import (
    ACTION_CARDS,
    BASE,
    BASES,
    BONUS_ROWS,
    BONUS_TOKENS,
    CARD,
    CUBES,
    DIPLOMATS,
    FACTION,
    FLEETS,
    KIND,
    KINDS,
    LOOK,
    MAX_PLAYERS,
    MOVED,
    ORBIT,
    OWN_KIND,
    PLACE,
    PLACED,
    SCORE_CARDS,
    SECTOR,
    SLOTS,
    TECH_LEVELS,
    Card,
    Orbit,
    Sector,
)

ALL_KINDS: Final = MAX_PLAYERS * KINDS
TURNS: Final = 2 * len(CARD)
"""Every card is taken at most once and, if it was kept, played once. EXP-4.2"""
EVER_EARNED: Final = 1000
"""More than all Bases and Events of a game can bring together; the track itself has no end. EXP-1.6"""


LAYOUT: Final[list[Piece]] = [
    Seats("faction"),
    Number("turn", 0, TURNS).declared("Turns begun so far."),
    Item("active", PLAYER).declared("Whose turn it is."),
    Grid("points", (PLAYER,), (), least=0, most=EVER_EARNED).declared("Control points. EXP-1.6"),
    Grid("supply", (PLAYER,), (), least=0, most=max(CUBES)).declared("Cubes beside the map. EXP-3.4"),
    Number("diplomat_supply", 0, DIPLOMATS).declared("Diplomats of the UN beside the map."),
    Grid("cubes", (PLAYER, BASE), (BASES,), least=0, most=max(CUBES)).declared(
        "Influence, Diplomats included: `cubes[player * BASES + base]`.", blank="[0] * (MAX_PLAYERS * BASES)"
    ),
    Grid("diplomats", (BASE,), (), least=0, most=DIPLOMATS).declared(
        "How many of the cubes there are Diplomats. EXP-19.5"
    ),
    Grid("units", (PLACE, PLAYER, OWN_KIND), (ALL_KINDS, KINDS), least=0, most=max(FLEETS)).declared(
        "Fleets, in Orbits and off the map: see `unit_index`.", blank="[0] * (PLACES * MAX_PLAYERS * KINDS)"
    ),
    Item("roci_orbit", ORBIT).declared("The Orbit of the Rocinante."),
    Item("roci_holder", PLAYER).declared("Who has the Rocinante."),
    Grid("tokens", (BASE,), (), least=0, most=1).declared("Protomolecule tokens. EXP-19.24"),
    Grid("tech", (PLAYER,), (), least=0, most=TECH_LEVELS).declared("How many Technologies each has. EXP-17.2"),
    Pile("initiative", PLAYER).declared("The Initiative track, the first place first; empty where there is none."),
    Pile("track", CARD).declared("The cards on the track, the cheapest first."),
    Heap("in_use", CARD).declared("Cards that are being played and lie nowhere else."),
    Decked("deck", CARD).declared("The deck."),
    Heap("discard", CARD).declared("Action cards that were used."),
    FaceDown("boxed", CARD).declared("Action cards that stay in the box unseen. EXP-3.16"),
    Heaps("kept", CARD).declared("Events kept for later, by player. EXP-6.4"),
    Number("scores_drawn", 0, SCORE_CARDS).declared("Scoring cards that have come up."),
    Number("scorings", 0, len(BONUS_ROWS)).declared("Scorings that have been held."),
    Grid("sectors_left", (SECTOR,), (), least=0, most=max(BONUS_TOKENS)).declared("Bonus Sector tokens not used yet."),
    Heap("sectors_used", SECTOR).declared("Bonus Sectors of the scorings so far."),
    Secret("picked", SECTOR, "picked_known").declared("The Bonus Sector picked for the next scoring."),
    Truth("final").declared("Whether the last scoring is due."),
    Item("roci_at_final", PLAYER).declared("Who had the Rocinante when the last scoring began. EXP-20.11"),
    Heap("placed", PLACED).declared("Influence placed by the running Event, base and kind in one number."),
    Heap("moved", MOVED).declared("Fleets moved by the running Event."),
]

TABLE: Final = Table(
    "Expanse",
    LAYOUT,
    imports={".components": ("BASES", "KINDS", "MAX_PLAYERS", "PLACES")},
    things=(Card, Orbit, Sector),
)

MANY: Final = 9
"""More action points, zones, strikes or repetitions than any card, Technology or crew member grants."""

SEEN: Final[list[Entry]] = [
    Told("turn"),
    Told("scorings"),
    Told("scores_drawn"),
    Told("final"),
    Told("roci_at_final"),
    Told("diplomat_supply"),
    Size("deck", most=len(CARD)),
    Size("boxed", most=len(CARD)),
    EachSeat("decides.{}", [Decides()]),
    EachSeat(
        "{}.*",
        [
            OneOf("colour", "is_{}", by=FACTION),
            Told("points"),
            Told("supply"),
            Told("tech"),
            Is("roci_holder", "rocinante"),
            PlaceIn("initiative"),
            Is("active"),
            Told("cubes", "cubes.{}"),
            Told("units", "units.{}.{}"),
            Among("kept", "kept.{}", last=ACTION_CARDS),
        ],
    ),
    Together(Told("diplomats", "diplomats.{}"), Told("tokens", "token.{}")),
    OneOf("roci_orbit", "rocinante.{}"),
    Slots("track", SLOTS, "track.{}"),
    Among("discard", "discarded.{}", last=ACTION_CARDS),
    Among("in_use", "in_use.{}"),
    Told("sectors_left", "sectors_left.{}"),
    Counted("sectors_used", "sectors_used.{}", most=len(BONUS_ROWS)),
    Told("picked"),
    Top("deck", LOOK, "deck.{}"),
    Slots("placed", MANY, "placed.{}"),
    Slots("moved", MANY, "moved.{}"),
]
"""What players see as numbers, in this order."""

ASKED: Final = Asked(
    levels=6,
    bounds={
        "amount": (0, MANY),
        "attacks": (0, MANY),
        "by_event": (0, 1),
        "count": (0, LOOK),
        "depth": (0, LOOK),
        "group": (0, max(FLEETS)),
        "hits": (0, MANY),
        "left": (0, MANY),
        "may": (0, 1),
        "once": (0, 1),
        "own": (0, 1),
        "replace": (0, 1),
        "sabotages": (0, MANY),
        "spread": (0, 2),
        "times": (0, MANY),
        "zones": (0, MANY),
    },
    lengths={"asked": MAX_PLAYERS, "bases": BASES, "group": len(KIND), "orbits": len(ORBIT), "victims": MAX_PLAYERS},
)
"""What the attributes of steps can be."""
