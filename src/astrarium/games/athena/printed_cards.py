"""Cards: what is printed on them, from components.toml, cards_base.toml and cards_athena.toml."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import NOTHING, Names
from ...positions.toml import Entry, read_box
from .pieces import (
    ANY_PHASE,
    BOX_CONTENT,
    COLOUR,
    COLOURS,
    ITEM,
    KEY,
    P_AMMO,
    P_BATTERY,
    P_FOOD,
    P_FUEL,
    P_SURVIVOR,
    PHASE,
    TOKENS,
    Term,
    listed_names,
    slug,
    worded_names,
)

Card = NewType("Card", int)
Special = NewType("Special", int)
"""A kind of special boxes."""
Box = NewType("Box", int)
"""A cargo box of some card."""
Ability = NewType("Ability", int)
"""What a survivor can do."""

_BASE: Final = read_box(KEY, "cards_base.toml").entries("card")
_ATHENA: Final = read_box(KEY, "cards_athena.toml").entries("card")

# Cards: those of the convoy first (trucks, trailers, devices), then survivors, then what only lies in the zone.

KIND: Final = listed_names(
    "kind", ["truck", "trailer", "device", "survivor", "location", "encounter", "event", "enemy"]
)
TRUCK: Final = 0
TRAILER: Final = 1
DEVICE: Final = 2
SURVIVOR: Final = 3
LOCATION: Final = 4
ENCOUNTER: Final = 5
EVENT: Final = 6
ENEMY: Final = 7

BASE_CARD: Final = 0
START_CARD: Final = 1
LOOT_CARD: Final = 2
ENEMY_CARD: Final = 3


class CardEntry:
    """A card of the box: what is printed on it, of which stack it is, and whose colour it has."""

    def __init__(self, id: str, entry: Entry, stack: int, athena: bool, colour: int, number: int) -> None:
        self.id: Final = id
        self.entry: Final = entry
        self.stack: Final = stack
        self.athena: Final = athena
        self.colour: Final = colour
        self.number: Final = number
        """The number printed on the card."""
        self.kind: Final = ENEMY if stack == ENEMY_CARD else KIND.index(entry.text("kind"))


def _all_cards() -> list[CardEntry]:
    found: list[CardEntry] = []
    for athena, entries in ((False, _BASE), (True, _ATHENA)):
        names = [entry.text("name_en") for entry in entries]
        for place, entry in enumerate(entries):
            name = names[place]
            id = slug(name)
            if names.count(name) > 1:
                id += f"_{names[: place + 1].count(name)}"
            found.append(CardEntry(id, entry, BASE_CARD, athena, NOTHING, int(entry.text("id"))))
    for entry in BOX_CONTENT.entries("start_card"):
        colours = entry.texts("colours")
        for place, number in enumerate(entry.texts("ids")):
            name = slug(entry.text("name_en"))
            id = f"{colours[place]}_{name}" if colours else f"{name}_{place + 1}"
            colour = COLOUR.index(colours[place]) if colours else NOTHING
            found.append(CardEntry(id, entry, START_CARD, False, colour, int(number)))
    for key, stack in (("enemy", ENEMY_CARD), ("loot", LOOT_CARD)):
        for entry in BOX_CONTENT.entries(key):
            athena = entry.text("set") == "athena"
            found.append(CardEntry(slug(entry.text("name_en")), entry, stack, athena, NOTHING, int(entry.text("id"))))
    found.sort(key=lambda card: (card.kind, card.number))
    return found


ALL_CARDS: Final = _all_cards()
CARDS: Final = len(ALL_CARDS)
EVERY_CARD: Final = [Card(card) for card in range(CARDS)]
NO_CARD: Final[Card] = -1  # type: ignore[assignment]


def _card_names(lang: str) -> list[str]:
    """The names in a language; coloured cards tell their colour."""
    told: list[str] = []
    for card in ALL_CARDS:
        name = card.entry.text(f"name_{lang}")
        if card.colour != NOTHING:
            colour = (COLOUR.en if lang == "en" else COLOUR.it)[card.colour]
            name = f"{name} ({colour.lower()})"
        told.append(name)
    return told


CARD: Final = Names("card", [card.id for card in ALL_CARDS], _card_names("en"), _card_names("it"))
KIND_OF: Final[list[int]] = [card.kind for card in ALL_CARDS]
STACK_OF: Final[list[int]] = [card.stack for card in ALL_CARDS]
COLOUR_OF: Final[list[int]] = [card.colour for card in ALL_CARDS]
IN_ATHENA: Final[list[bool]] = [card.athena for card in ALL_CARDS]
NUMBER_OF: Final[list[int]] = [card.number for card in ALL_CARDS]
CONVOY_CARDS: Final = KIND_OF.index(SURVIVOR)
"""Cards below this number are trucks, trailers and devices."""
CONVOY: Final = EVERY_CARD[:CONVOY_CARDS]
"""Trucks, trailers and devices."""
FIRST_SURVIVOR: Final = CONVOY_CARDS
LAST_SURVIVOR: Final = KIND_OF.index(LOCATION) - 1
LOCATIONS: Final = [card for card in EVERY_CARD if KIND_OF[card] == LOCATION]
ENEMIES: Final = [card for card in EVERY_CARD if KIND_OF[card] == ENEMY]


def card_entry(card: Card) -> Entry:
    return ALL_CARDS[card].entry


def _flag(card: CardEntry, key: str) -> bool:
    return key in card.entry.values and card.entry.flag(key)


def _number(card: CardEntry, key: str) -> int:
    return card.entry.number(key, 0)


PERIODS: Final = ["I", "II", "III"]
PERIOD_OF: Final[list[int]] = [
    PERIODS.index(card.entry.text("period")) if card.stack in (BASE_CARD, ENEMY_CARD) else NOTHING for card in ALL_CARDS
]
"""The Period on the back of Exploration cards and Enemies: 0, 1, 2. ATH-B.1.6"""
PAIRS: Final = ["I-II", "III-IV", "V-VI"]
PAIR_OF: Final[list[int]] = [
    PAIRS.index(card.entry.text("period")) if card.stack == LOOT_CARD else NOTHING for card in ALL_CARDS
]
"""The pair of a Loot card. ATH-B.1.9"""
PLUS: Final[list[bool]] = [_flag(card, "plus") for card in ALL_CARDS]
BASE_ONLY: Final[list[bool]] = [
    "athena" in card.entry.values and card.entry.text("athena") == "out" for card in ALL_CARDS
]
"""Left out on the Gamma map. ATH-X.1.7a"""

# Trucks and trailers. ATH-B.2.1 to 2.4

SPEED: Final[list[int]] = [_number(card, "speed") for card in ALL_CARDS]
TRACTION: Final[list[int]] = [_number(card, "traction") for card in ALL_CARDS]
TRACKED: Final[list[bool]] = [_flag(card, "tracks") for card in ALL_CARDS]
DEVICE_SLOT: Final[list[bool]] = [_flag(card, "device_slot") for card in ALL_CARDS]

# Cargo boxes. ATH-B.2.5 to 2.8

_SPECIALS: Final = BOX_CONTENT.entries("special_box")
SPECIAL: Final = Names(
    "special",
    [entry.text("key") for entry in _SPECIALS],
    [entry.text("name_en") for entry in _SPECIALS],
    [entry.text("name_it") for entry in _SPECIALS],
)
NO_SPECIAL: Final[Special] = -1  # type: ignore[assignment]
FIELD_KITCHEN: Final = Special(SPECIAL.index("field_kitchen"))
BIOFUEL: Final = Special(SPECIAL.index("biofuel"))
WORKSHOP: Final = Special(SPECIAL.index("workshop"))
PLOUGH: Final = Special(SPECIAL.index("plough"))
RADIO: Final = Special(SPECIAL.index("radio"))
HYBRID: Final = Special(SPECIAL.index("hybrid"))
TROPHY: Final = Special(SPECIAL.index("trophy"))
CHARGED_FAME: Final = Special(SPECIAL.index("charged_fame"))
MICRO_REACTOR: Final = Special(SPECIAL.index("micro_reactor"))
AMBULANCE: Final = Special(SPECIAL.index("ambulance"))
REPAIR_DRONES: Final = Special(SPECIAL.index("repair_drones"))
CRANE: Final = Special(SPECIAL.index("crane"))
NUCLEAR_DRIVE: Final = Special(SPECIAL.index("nuclear_drive"))

_CODES: Final = {entry.text("code"): entry for entry in BOX_CONTENT.entries("box_code")}
_TAKEN: Final = {"F": 1 << P_FOOD, "U": 1 << P_FUEL, "M": 1 << P_AMMO, "B": 1 << P_BATTERY, "S": 1 << P_SURVIVOR}
_ANYTHING: Final = (1 << TOKENS) - 1


class BoxEntry:
    """A cargo box: on which card, which one of it, and its code."""

    def __init__(self, card: Card, place: int, code: str) -> None:
        self.card: Final = card
        self.place: Final = place
        self.code: Final = code
        self.special: Final = Special(SPECIAL.index(code[2:]) if code[0] == "X" else NOTHING)
        self.weapon: Final = int(code[1:]) if code[0] in "WE" else 0
        self.takes: Final = self._takes()

    def _takes(self) -> int:
        """The tokens that it may hold, as a mask of pieces. ATH-B.2.6, 2.7"""
        if self.code == "A":
            return _ANYTHING
        if self.code == "R":
            return _ANYTHING & ~(1 << P_SURVIVOR)
        if self.code == "P" or self.weapon or self.special != NOTHING:
            return 0
        return sum(_TAKEN[letter] for letter in self.code)

    def kind(self, lang: str) -> str:
        """What it is, wherever it is."""
        if self.special != NOTHING:
            return (SPECIAL.en if lang == "en" else SPECIAL.it)[self.special].lower()
        code = self.code[0] if self.weapon else self.code
        return _CODES[code].text(f"name_{lang}") + (f" {self.weapon}" if self.weapon else "")

    def name(self, lang: str) -> str:
        return f"{(CARD.en if lang == 'en' else CARD.it)[self.card]}: {self.kind(lang)}"


_BOXES: Final = [
    BoxEntry(card, place, code) for card in CONVOY for place, code in enumerate(card_entry(card).texts("boxes"))
]
BOX: Final = Names(
    "box",
    [f"{CARD.ids[box.card]}.{box.place + 1}" for box in _BOXES],
    [box.name("en") for box in _BOXES],
    [box.name("it") for box in _BOXES],
)
BOXES: Final = len(BOX)
EVERY_BOX: Final = [Box(box) for box in range(BOXES)]
_KINDS: Final = {box.code: box for box in _BOXES}
BOX_KIND: Final = Names(
    "box_kind",
    [code.replace(":", "_").lower() for code in _KINDS],
    [box.kind("en") for box in _KINDS.values()],
    [box.kind("it") for box in _KINDS.values()],
)
KIND_OF_BOX: Final[list[int]] = [list(_KINDS).index(box.code) for box in _BOXES]
CARD_OF_BOX: Final[list[Card]] = [box.card for box in _BOXES]
FIRST_BOX: Final[list[int]] = [CARD_OF_BOX.index(card) for card in CONVOY]
BOX_COUNT: Final[list[int]] = [CARD_OF_BOX.count(card) for card in CONVOY]
BOXES_OF: Final = [EVERY_BOX[FIRST_BOX[card] : FIRST_BOX[card] + BOX_COUNT[card]] for card in CONVOY]
"""The boxes of a card."""
BIT_OF_BOX: Final[list[int]] = [1 << box.place for box in _BOXES]
"""The bit of a box in the masks `damage` and `used` of its card."""
ALL_BOXES: Final[list[int]] = [(1 << count) - 1 for count in BOX_COUNT]
"""All boxes of a card, as such a mask."""
BOX_PLACE: Final = listed_names("box_place", [str(number + 1) for number in range(max(BOX_COUNT))])
TAKES: Final[list[int]] = [box.takes for box in _BOXES]
"""The tokens that a box may hold, as a mask of pieces."""
WEAPON: Final[list[int]] = [box.weapon for box in _BOXES]
"""The value of the weapon, 0 if the box is none."""
ENERGY: Final[list[bool]] = [box.code[0] == "E" for box in _BOXES]
PLATING: Final[list[bool]] = [box.code == "P" for box in _BOXES]
PLATED: Final[list[bool]] = [any(PLATING[box] for box in EVERY_BOX if CARD_OF_BOX[box] == card) for card in CONVOY]
"""Whether a card has plating."""
WEAPONS_ON: Final[list[list[Box]]] = [
    [box for box in EVERY_BOX if CARD_OF_BOX[box] == card and WEAPON[box] > 0] for card in CONVOY
]
"""The boxes of a card that are weapons."""
SPECIAL_OF: Final[list[Special]] = [box.special for box in _BOXES]
SPECIALS_ON: Final[list[int]] = [
    sum(1 << special for special in {box.special for box in _BOXES if box.card == card} if special != NOTHING)
    for card in CONVOY
]
"""The kinds of special boxes that a card has, as a mask."""
ALIKE: Final[list[Box]] = [
    next(Box(number) for number, other in enumerate(_BOXES) if (other.card, other.code) == (box.card, box.code))
    for box in _BOXES
]
"""The first box of the same code on the same card: which of such boxes is damaged makes no difference."""
UNLIKE: Final[list[list[Box]]] = [
    [box for box in EVERY_BOX if CARD_OF_BOX[box] == card and ALIKE[box] == box] for card in CONVOY
]
"""The boxes of a card, of equal ones the first."""

# Survivors. ATH-B.3

ABILITY: Final = Names(
    "ability",
    list(dict.fromkeys(card.entry.text("ability") for card in ALL_CARDS if card.kind == SURVIVOR)),
    list(dict.fromkeys(card.entry.text("name_en") for card in ALL_CARDS if card.kind == SURVIVOR)),
    list(dict.fromkeys(card.entry.text("name_it") for card in ALL_CARDS if card.kind == SURVIVOR)),
)
HERMIT: Final = Ability(ABILITY.index("hermit"))
MECHANIC: Final = Ability(ABILITY.index("mechanic"))
HUNTER: Final = Ability(ABILITY.index("hunter"))
GUNNER: Final = Ability(ABILITY.index("gunner"))
DOCTOR: Final = Ability(ABILITY.index("doctor"))
DRIVER: Final = Ability(ABILITY.index("driver"))
SCAVENGER: Final = Ability(ABILITY.index("scavenger"))
SOLDIER: Final = Ability(ABILITY.index("soldier"))
COOK: Final = Ability(ABILITY.index("cook"))
GUIDE: Final = Ability(ABILITY.index("guide"))
LEADER: Final = Ability(ABILITY.index("leader"))
CO_PILOT: Final = Ability(ABILITY.index("co_pilot"))
CAPTIVE: Final = Ability(ABILITY.index("captive"))
HACKER: Final = Ability(ABILITY.index("hacker"))
CYBORG: Final = Ability(ABILITY.index("cyborg"))
MIMIC: Final = Ability(ABILITY.index("mimic"))
SENTINEL: Final = Ability(ABILITY.index("sentinel"))
NO_ABILITY: Final = Ability(ABILITY.index("none"))
ABILITY_OF: Final = [
    Ability(ABILITY.index(card.entry.text("ability")) if card.kind == SURVIVOR else NOTHING) for card in ALL_CARDS
]
_PHASE_WORDS: Final = {"any": ANY_PHASE, "none": NOTHING - 1}
ABILITY_PHASE: Final[list[int]] = [
    next(
        _PHASE_WORDS.get(card.entry.text("ability_phase"), NOTHING)
        if card.entry.text("ability_phase") in _PHASE_WORDS
        else PHASE.index(card.entry.text("ability_phase"))
        for card in ALL_CARDS
        if card.kind == SURVIVOR and card.entry.text("ability") == id
    )
    for id in ABILITY.ids
]
VALUE: Final[list[int]] = [_number(card, "value") for card in ALL_CARDS]
"""The printed exploration value of a survivor."""
ANDROID: Final[list[bool]] = [_flag(card, "android") for card in ALL_CARDS]
HUMAN: Final[list[bool]] = [_flag(card, "human") for card in ALL_CARDS]
MIMIC_CARD: Final = Card(ABILITY_OF.index(MIMIC))
LEADER_OF: Final[list[Card]] = [Card(CARD.index(f"{colour}_leader")) for colour in COLOUR.ids[:COLOURS]]
CO_PILOT_OF: Final[list[Card]] = [Card(CARD.index(f"{colour}_co_pilot")) for colour in COLOUR.ids[:COLOURS]]
TRUCK_OF: Final[list[Card]] = [Card(CARD.index(f"{colour}_truck")) for colour in COLOUR.ids[:COLOURS]]
CONTAINER_OF: Final[list[Card]] = [Card(CARD.index(f"{colour}_container")) for colour in COLOUR.ids[:COLOURS]]
RUSTY: Final[list[Card]] = [Card(CARD.index("rusty_container_1")), Card(CARD.index("rusty_container_2"))]

# Locations. ATH-B.6.14 to 6.16, X.7


def _counts(card: CardEntry) -> list[int]:
    words = card.entry.texts("stock") if card.kind == LOCATION else []
    return [words.count(id) for id in ITEM.ids]


STOCK: Final[list[list[int]]] = [_counts(card) for card in ALL_CARDS]
"""So many of each item lie on a fresh location."""
TAKE: Final[list[int]] = [_number(card, "take") for card in ALL_CARDS]
CONTAMINATED: Final[list[bool]] = [_flag(card, "contaminated") for card in ALL_CARDS]
LOCATION_WEAPON: Final[list[int]] = [_number(card, "weapon") for card in ALL_CARDS]

# Events. ATH-B.6.11, X.11

HAPPENING: Final = listed_names("happening", [card.entry.text("event") for card in ALL_CARDS if card.kind == EVENT])
HAPPENING_OF: Final[list[int]] = [
    HAPPENING.index(card.entry.text("event")) if card.kind == EVENT else NOTHING for card in ALL_CARDS
]
BLIZZARD: Final = HAPPENING.index("blizzard")
RADIOACTIVE_SNOW: Final = HAPPENING.index("radioactive_snow")
ICE_QUAKE: Final = HAPPENING.index("ice_quake")
WHITEOUT: Final = HAPPENING.index("whiteout")
SCAN_1: Final = HAPPENING.index("scan_1")
SCAN_2: Final = HAPPENING.index("scan_2")
SCAN_3: Final = HAPPENING.index("scan_3")

# Enemies. ATH-B.9, X.13.19 to 13.23

AREA: Final = worded_names("area")
"""Where damage goes: the last six are the red cells of Outcome cards. ATH-B.2.21"""
ANYWHERE: Final = 0
LOWER_ROW: Final = 1
UPPER_ROW: Final = 2
FIRST_COLUMN: Final = 3
LAST_COLUMN: Final = 4
FIRST_CELL: Final = 5
HULL: Final[list[int]] = [_number(card, "hull") for card in ALL_CARDS]
ARMOUR: Final[list[int]] = [_number(card, "armour") for card in ALL_CARDS]
BY_ALERT: Final = -1
"""Fire that is the damage number of each owner's alert row."""
FIRE_OF: Final[list[int]] = [
    BY_ALERT if card.kind == ENEMY and card.entry.values["fire"] == "alert" else _number(card, "fire")
    for card in ALL_CARDS
]
KILL_FAME: Final[list[int]] = [_number(card, "kill_fame") for card in ALL_CARDS]
SHARE: Final = [Term(ITEM.index(card.entry.text("share")) if card.kind == ENEMY else NOTHING) for card in ALL_CARDS]
AMBUSH: Final = listed_names("ambush", [card.entry.text("ambush") for card in ALL_CARDS if card.kind == ENEMY])
AMBUSH_OF: Final[list[int]] = [
    AMBUSH.index(card.entry.text("ambush")) if card.kind == ENEMY else NOTHING for card in ALL_CARDS
]
AMBUSH_DAMAGE: Final[list[int]] = [
    BY_ALERT if card.entry.values.get("ambush_damage") == "alert" else _number(card, "ambush_damage")
    for card in ALL_CARDS
]
AMBUSH_AREA: Final[list[int]] = [
    AREA.index(card.entry.text("ambush_area")) if "ambush_area" in card.entry.values else ANYWHERE for card in ALL_CARDS
]
