"""What is in the box, read from the toml files beside this one."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Names
from ...positions.toml import Entry, names, read_box

KEY: Final = "cosmic"
_CARDS: Final = read_box(KEY, "cards.toml")
POWERS_BOX: Final = read_box(KEY, "powers.toml")
_FLARES: Final = read_box(KEY, "flares.toml")
_MOONS: Final = read_box(KEY, "moons.toml")
_DESTINY: Final = read_box(KEY, "destiny.toml")
_HEXES: Final = read_box(KEY, "hexes.toml")
HOOKS_BOX: Final = read_box(KEY, "hooks.toml")

TITLES: Final = {"en": "Cosmic Encounter", "it": "Cosmic Encounter"}
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 6
SEATS: Final = 8
"""Room for a player in a packed number: three bits."""
TOKENS: Final = 20
HAND: Final = 7

# Colours, systems, planets and moons. COS-1.1, 9, 13
# A system has the number of its colour. Its places: six planets (five on the front), two moons; besides, the bases that
# visitors have on the Gas Giant and in the Space Dust, one per landing, are places of their own. COS-9.8, 9.19

COLOUR: Final = names("colour", _HEXES.entries("colour"))
COLOURS: Final = len(COLOUR)
BLUE: Final = COLOUR.index("blue")
LIGHT_BLUE: Final = COLOUR.index("light_blue")

SLOTS: Final = 6
MOON_SLOTS: Final = 2
BERTHS: Final = 7
PLANETS: Final = COLOURS * SLOTS
FIRST_MOON: Final = 36
FIRST_GIANT: Final = 48
FIRST_DUST: Final = 55
PLACES: Final = 62
"""Few enough for one bit each in a small integer."""
PLANET_BITS: Final = (1 << 36) - 1


def _place_names() -> Names:
    ids: list[str] = []
    en: list[str] = []
    it: list[str] = []
    for colour in range(COLOURS):
        for slot in range(SLOTS):
            ids.append(f"{COLOUR.ids[colour]}_{slot + 1}")
            en.append(f"{COLOUR.en[colour]} planet {slot + 1}")
            it.append(f"pianeta {COLOUR.it[colour].lower()} {slot + 1}")
    for colour in range(COLOURS):
        for slot in range(MOON_SLOTS):
            ids.append(f"{COLOUR.ids[colour]}_moon_{slot + 1}")
            en.append(f"{COLOUR.en[colour]} moon {slot + 1}")
            it.append(f"luna {COLOUR.it[colour].lower()} {slot + 1}")
    for berth in range(BERTHS):
        ids.append(f"giant_{berth + 1}")
        en.append(f"Gas Giant, base {berth + 1}")
        it.append(f"Gas Giant, base {berth + 1}")
    for berth in range(BERTHS):
        ids.append(f"dust_{berth + 1}")
        en.append(f"Space Dust, base {berth + 1}")
        it.append(f"Space Dust, base {berth + 1}")
    return Names("place", ids, en, it)


PLACE: Final = _place_names()

SYSTEM_OF: Final[list[int]] = (
    [place // SLOTS for place in range(PLANETS)]
    + [moon // MOON_SLOTS for moon in range(COLOURS * MOON_SLOTS)]
    + [BLUE] * BERTHS
    + [LIGHT_BLUE] * BERTHS
)
"""The system in which a place lies."""
IS_MOON: Final[list[bool]] = [FIRST_MOON <= place < FIRST_GIANT for place in range(PLACES)]
MOON_BITS: Final = sum(1 << place for place in range(PLACES) if IS_MOON[place])
GROUND_BITS: Final = (1 << 62) - 1 - MOON_BITS
"""Every place that is a planet or a base on one, but no moon."""
SYSTEM_BITS: Final[list[int]] = [
    sum(1 << place for place in range(PLACES) if SYSTEM_OF[place] == system) for system in range(COLOURS)
]

# Reverse sides of the system hexes. COS-9

BACK_ENTRIES: Final = [entry for entry in _HEXES.entries("hex") if entry.text("side") == "back"]
HEX: Final = names("hex", BACK_ENTRIES)
HEXES: Final = len(HEX)
BACK_OF: Final[list[int]] = [HEX.index(entry.text("hex_back")) for entry in _HEXES.entries("colour")]
"""Which reverse side a colour's hex has."""
PLANETS_OF_HEX: Final[list[int]] = [len(entry.texts("planets")) for entry in BACK_ENTRIES]
FRONT_PLANETS: Final = 5
START_TOKENS: Final = 4

# What reverse sides have. The last entry of each list is for a hex without one, whose number is NOBODY.
_SIDES: Final = [*BACK_ENTRIES, Entry("front", {})]
SPREAD: Final[list[bool]] = ["spread" in entry.values for entry in _SIDES]
"""Whether the owner spreads his tokens as he likes at the start. COS-9.4, 9.13, 9.15"""
STARS: Final[list[bool]] = [entry.number("stars", 0) > 0 for entry in _SIDES]
"""Whether there are two stars, each with a power. COS-9.5"""
BERTHED: Final[list[bool]] = [entry.number("berths", 0) > 0 for entry in _SIDES]
"""Whether there is one planet on which tokens count, and visitors have bases of their own. COS-9.7, 9.8, 9.25"""
FIRST_BERTH: Final[list[int]] = [
    FIRST_GIANT + BERTHS * sum(BERTHED[:hex]) if BERTHED[hex] else PLACES for hex in range(len(_SIDES))
]
"""The first of the visitors' bases."""
TOKEN_BASES: Final[list[bool]] = ["token_bases" in entry.values for entry in _SIDES]
"""Whether each of the owner's tokens is a base of its own. COS-9.18"""
MOST_BASES: Final[list[int]] = [entry.number("most_bases", 0) for entry in _SIDES]
"""As how many bases the owner's tokens there count at most, where they do. COS-9.10"""
PLANET_BONUS: Final[list[list[int]]] = [
    entry.numbers("planet_bonus") if "planet_bonus" in entry.values else [] for entry in _SIDES
]
"""What each planet adds in defence. COS-9.13"""
KEPT_DESTINY: Final[list[int]] = [entry.number("kept_destiny", 0) for entry in _SIDES]
"""Destiny cards of his colour that the owner keeps, open to all. COS-9.20"""
DESTINY_HAND: Final[list[int]] = [entry.number("destiny_hand", 0) for entry in _SIDES]
"""How many destiny cards the owner has in a hand of his own. COS-9.21"""

# Powers. COS-4, 15

POWER_ENTRIES: Final = POWERS_BOX.entries("power")
POWER: Final = names("power", POWER_ENTRIES)
POWERS: Final = len(POWER)
IN_BASE: Final[list[bool]] = [entry.text("set") == "CE" for entry in POWER_ENTRIES]
NEEDS_LUCRE: Final[list[bool]] = [entry.flag("lucre") for entry in POWER_ENTRIES]
ARTEFACT: Final[list[bool]] = [
    entry.text("artefact") != "" or "SETUP" in entry.texts("phases") for entry in POWER_ENTRIES
]
"""Powers that cannot be acquired during the game. COS-15.2, 15.3"""
MANDATORY: Final[list[bool]] = [entry.text("mode") == "mandatory" for entry in POWER_ENTRIES]

CONDITION: Final = names("condition", POWERS_BOX.entries("schizoid_condition"))
CURSE: Final = names("curse", POWERS_BOX.entries("witch_curse"))
CURSES: Final = len(CURSE)
LIFT_COST: Final[list[int]] = [entry.number("lift_cost_tokens") for entry in POWERS_BOX.entries("witch_curse")]

# Cards of the Challenge deck. A card is its face: equal cards are not told apart. COS-5, 6

_CHALLENGE: Final = _CARDS.entries("challenge")
EDICT_ENTRIES: Final = _CARDS.entries("edict")
_KICKERS: Final = _CARDS.entries("kicker")
_REINFORCEMENTS: Final = _CARDS.entries("reinforcement")
FLARE_ENTRIES: Final = _FLARES.entries("flare")

_FACES: Final = _CHALLENGE + EDICT_ENTRIES + _KICKERS + _REINFORCEMENTS + FLARE_ENTRIES
CARD: Final = names("card", _FACES)
CARDS: Final = len(CARD)

COMPROMISE: Final = 0
FIRST_EDICT: Final = len(_CHALLENGE)
EDICTS: Final = len(EDICT_ENTRIES)
FIRST_KICKER: Final = FIRST_EDICT + EDICTS
FIRST_REINFORCEMENT: Final = FIRST_KICKER + len(_KICKERS)
FIRST_FLARE: Final = FIRST_REINFORCEMENT + len(_REINFORCEMENTS)

# The six types of card. COS, terms
ATTACK_TYPE: Final = 0
COMPROMISE_TYPE: Final = 1
EDICT_TYPE: Final = 2
FLARE_TYPE: Final = 3
KICKER_TYPE: Final = 4
REINFORCEMENT_TYPE: Final = 5
TYPE: Final = Names(
    "type",
    ["attack", "compromise", "edict", "flare", "kicker", "reinforcement"],
    ["Attack", "Compromise", "Edict", "Flare", "Kicker", "Reinforcement"],
    ["Attack", "Compromise", "Edict", "Flare", "Kicker", "Reinforcement"],
)
TYPES: Final = len(TYPE)


def _type_of(card: int) -> int:
    if card < FIRST_EDICT:
        return COMPROMISE_TYPE if card == COMPROMISE else ATTACK_TYPE
    if card < FIRST_KICKER:
        return EDICT_TYPE
    if card < FIRST_REINFORCEMENT:
        return KICKER_TYPE
    return REINFORCEMENT_TYPE if card < FIRST_FLARE else FLARE_TYPE


TYPE_OF: Final[list[int]] = [_type_of(card) for card in range(CARDS)]
IS_CHALLENGE: Final[list[bool]] = [card < FIRST_EDICT for card in range(CARDS)]

NUMBER: Final[list[int]] = (
    [entry.number("value", 0) for entry in _CHALLENGE]
    + [0] * EDICTS
    + [entry.number("multiplier") for entry in _KICKERS]
    + [entry.number("value") for entry in _REINFORCEMENTS]
    + [0] * POWERS
)
"""The printed number: of an Attack card its value, of a Kicker its factor, of a Reinforcement what it adds."""

COPIES_CE: Final[list[int]] = [entry.number("count_ce", 0) for entry in _FACES]
COPIES_MCE: Final[list[int]] = [entry.number("count_mce", 0) for entry in _FACES]

# Moons. COS-13

MOON_ENTRIES: Final = _MOONS.entries("moon")
MOON: Final = names("moon", MOON_ENTRIES)
MOONS: Final = len(MOON)
CATEGORIES: Final = ("quarter", "half", "full", "cheese")
CATEGORY_OF: Final[list[str]] = [entry.text("category") for entry in MOON_ENTRIES]
CONTINUING: Final = 0
INTERMITTENT: Final = 1
ONE_SHOT: Final = 2
DURATION: Final[list[int]] = [
    ["continuing", "intermittent", "one_shot"].index(entry.text("duration")) for entry in MOON_ENTRIES
]
PLAY_NOW: Final[list[bool]] = [entry.text("reveal") == "play_now" for entry in MOON_ENTRIES]

# Destiny. COS-1.5, 7

_DRAWN: Final = _DESTINY.entries("destiny")
CONE_ENTRIES: Final = _DESTINY.entries("colourless_cone")
COMET_ENTRIES: Final = _DESTINY.entries("comet")
DESTINY: Final = names("destiny", _DRAWN + CONE_ENTRIES + COMET_ENTRIES)
FIRST_CONE: Final = len(_DRAWN)
FIRST_COMET: Final = FIRST_CONE + len(CONE_ENTRIES)
DESTINIES: Final = len(DESTINY)
CONE_IDS: Final[list[str]] = DESTINY.ids[FIRST_CONE:FIRST_COMET]
COMET_IDS: Final[list[str]] = DESTINY.ids[FIRST_COMET:]
WILD: Final = -1
SPECIAL: Final = -2


def _colour_of(entry: Entry) -> int:
    return COLOUR.places.get(entry.text("colour"), WILD)


DESTINY_COLOUR: Final[list[int]] = [_colour_of(entry) for entry in _DRAWN] + [SPECIAL] * (
    len(CONE_ENTRIES) + len(COMET_ENTRIES)
)
REVERSE: Final[list[bool]] = [entry.text("cone") == "reverse" for entry in _DRAWN] + [False] * 20
NEEDS_LUCRE_COMET: Final = [entry.flag("lucre") for entry in COMET_ENTRIES]

# Lucre. COS-11.6

PRICE: Final = names("price", _CARDS.entries("lucre_price"))
PRICES: Final[list[int]] = [entry.number("cost") for entry in _CARDS.entries("lucre_price")]
BUY_TOKEN: Final = 0
BUY_TOTAL_7: Final = 1
BUY_TOTAL_8: Final = 2
BUY_CARD: Final = 3
BUY_DISCARD: Final = 4
BUY_FLARE: Final = 5
