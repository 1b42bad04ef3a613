"""What is in the boxes besides cards: pieces, resources, and the words for phases and zones. From components.toml."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import Names
from ...positions.toml import names, read_box

Term = NewType("Term", int)
"""What is gained and paid; resources and items are the first of them."""

KEY: Final = "athena"
BOX_CONTENT: Final = read_box(KEY, "components.toml")

TITLES: Final = {lang: BOX_CONTENT.entry("meta").text(f"title_{lang}") for lang in ("en", "it")}
MIN_PLAYERS: Final = min(BOX_CONTENT.entry("meta").numbers("players"))
MAX_PLAYERS: Final = max(BOX_CONTENT.entry("meta").numbers("players"))
ROUNDS: Final = BOX_CONTENT.entry("meta").number("rounds_max")
NUMBERS: Final = BOX_CONTENT.entry("numbers")
START: Final = BOX_CONTENT.entry("start")


def slug(name: str) -> str:
    """A name as an id: `Warlord's Rig` is warlords_rig."""
    plain = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "_".join(plain.split())


def listed_names(key: str, ids: list[str]) -> Names:
    """A domain of things that are called by their ids."""
    return Names(key, ids, ids, ids)


def worded_names(key: str) -> Names:
    """The domain whose words stand in the toml under this key."""
    return names(key, [entry for entry in BOX_CONTENT.entries("word") if entry.text("domain") == key])


# Loose pieces. ATH-B.0.3, X.1.10

PIECE: Final = listed_names(
    "piece", ["food", "fuel", "ammo", "battery", "object", "survivor", "damage", "contamination"]
)
PIECES: Final = len(PIECE)
P_FOOD: Final = 0
P_FUEL: Final = 1
P_AMMO: Final = 2
P_BATTERY: Final = 3
P_OBJECT: Final = 4
P_SURVIVOR: Final = 5
P_DAMAGE: Final = 6
P_CONTAMINATION: Final = 7
TOKENS: Final = 6
"""The pieces that lie in cargo boxes: food to survivor."""
_COUNTS: Final = {entry.text("key"): entry.number("count") for entry in BOX_CONTENT.entries("piece")}
SUPPLY: Final[list[int]] = [
    _COUNTS[id if id in _COUNTS else f"{id}_token" if f"{id}_token" in _COUNTS else f"{id}_counter"] for id in PIECE.ids
]
"""How many of each piece there are."""
TARGETS: Final = _COUNTS["target_counter"] // MAX_PLAYERS
"""Target counters of each player. ATH-B.1.13"""
MINE_COUNTERS: Final = _COUNTS["mine_counter"]

# What is gained and paid. The first five are resources, the first nine can lie somewhere to be taken. ATH-B.4.1, 6.14

_ITEMS: Final = BOX_CONTENT.entries("item")
_BESIDE: Final = worded_names("term")
TERM: Final = Names(
    "term",
    [entry.text("key") for entry in _ITEMS] + _BESIDE.ids,
    [entry.text("name_en") for entry in _ITEMS] + _BESIDE.en,
    [entry.text("name_it") for entry in _ITEMS] + _BESIDE.it,
)
FOOD: Final[Term] = 0  # type: ignore[assignment]
FUEL: Final[Term] = 1  # type: ignore[assignment]
AMMO: Final[Term] = 2  # type: ignore[assignment]
FULL: Final[Term] = 3  # type: ignore[assignment]
HALF: Final[Term] = 4  # type: ignore[assignment]
RESOURCES: Final = 5
OBJECT_ITEM: Final[Term] = 5  # type: ignore[assignment]
HEAL: Final[Term] = 6  # type: ignore[assignment]
REPAIR: Final[Term] = 7  # type: ignore[assignment]
ALERT_DOWN: Final[Term] = 8  # type: ignore[assignment]
ITEMS: Final = 9
ALERT_UP: Final[Term] = 9  # type: ignore[assignment]
FAME: Final[Term] = 10  # type: ignore[assignment]
DAMAGE: Final[Term] = 11  # type: ignore[assignment]
CONTAMINATION: Final[Term] = 12  # type: ignore[assignment]
MOVE: Final[Term] = 13  # type: ignore[assignment]
SALVAGE: Final[Term] = 14  # type: ignore[assignment]
ANY_RESOURCE: Final[Term] = 15  # type: ignore[assignment]
TRADE: Final[Term] = 16  # type: ignore[assignment]
ITEM: Final = Names("item", TERM.ids[:ITEMS], TERM.en[:ITEMS], TERM.it[:ITEMS])
RESOURCE: Final = Names("resource", ITEM.ids[:RESOURCES], ITEM.en[:RESOURCES], ITEM.it[:RESOURCES])
ALL_RESOURCES: Final = [Term(place) for place in range(RESOURCES)]
ALL_ITEMS: Final = [Term(place) for place in range(ITEMS)]
PIECE_OF: Final[list[int]] = [P_FOOD, P_FUEL, P_AMMO, P_BATTERY, P_BATTERY]
"""The piece that a resource is."""

COLOUR: Final = Names(
    "colour",
    [entry.text("key") for entry in BOX_CONTENT.entries("colour")],
    [entry.text("name_en") for entry in BOX_CONTENT.entries("colour")],
    [entry.text("name_it") for entry in BOX_CONTENT.entries("colour")],
)
COLOURS: Final = len(COLOUR) - 1
"""The colours that players have; the last one stands for the Automa. ATH-S.1"""
AUTOMA: Final = COLOUR.index("automa")

PHASE: Final = worded_names("phase")
SETUP: Final = 0
EXPLORATION: Final = 1
REST: Final = 2
MOVEMENT: Final = 3
FIRE: Final = 4
END_OF_ROUND: Final = 5
ANY_PHASE: Final = -1
"""Of abilities and objects that may be used whenever it is one's turn."""

ZONE: Final = worded_names("zone")
"""Where a survivor is. ATH-B.3.1"""
ACTIVE: Final = 0
EXHAUSTED: Final = 1
RESTING: Final = 2
