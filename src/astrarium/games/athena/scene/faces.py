"""The faces of cards, with the boxes and items on them, wherever they lie."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom, Player
from ....clockwork.text import Text
from ....scenes.looks import (
    Blank,
    Box,
    CardLook,
    CellLook,
    Counter,
    Gun,
    Paint,
    PieceLook,
    Special,
    Supply,
    Vehicle,
)
from ....scenes.marks import Mark
from ....scenes.scene import NO_NUMBER, Card, Cell, Piece, Scene
from ....scenes.signs import Sign
from ..card_texts import (
    card_effect,
    card_provenance,
    marked,
    object_effect,
    object_provenance,
    outcome_provenance,
    special_effect,
    special_provenance,
)
from ..components import BOX_ATOM, DISCARD_HALF_ATOM, ITEM_ATOM, OBJECT, OUTCOME, RESULT, SPECIAL_ATOM, TURN_FULL_ATOM
from ..pieces import ALL_ITEMS, FULL, HALF, ITEM, ITEMS, TOKENS
from ..printed_cards import (
    ALIKE,
    ANDROID,
    BIT_OF_BOX,
    BOX,
    BOX_KIND,
    BOXES_OF,
    CARD,
    CARD_OF_BOX,
    CONTAMINATED,
    DEVICE,
    ENERGY,
    KIND_OF,
    KIND_OF_BOX,
    LOCATION,
    LOCATION_WEAPON,
    NO_SPECIAL,
    PLATING,
    SPECIAL,
    SPECIAL_OF,
    SPEED,
    STOCK,
    SURVIVOR,
    TAKE,
    TAKES,
    TRACKED,
    TRACTION,
    TRUCK,
    VALUE,
    WEAPON,
)
from ..printed_cards import Box as CargoBox
from ..printed_cards import Card as PrintedCard
from ..rules.encounters import TradeGain
from ..rules.locations import Gather
from ..state import Athena
from .looks import Topic

ITEM_LOOKS: Final[tuple[PieceLook, ...]] = (
    Supply.FOOD,
    Supply.FUEL,
    Supply.AMMO,
    Supply.BATTERY,
    Supply.HALF_BATTERY,
    Supply.OBJECT,
    Counter(Blank.ROUND, Sign.HEART, Paint.RED),
    Counter(Blank.ROUND, Sign.WRENCH, Paint.GREY),
    Counter(Blank.ROUND, Sign.EYE, Paint.BLUE),
)
ITEM_ICONS: Final = (
    Sign.FOOD,
    Sign.FUEL,
    Sign.AMMO,
    Sign.BATTERY,
    Sign.BATTERY,
    Sign.CRATE,
    Sign.HEART,
    Sign.WRENCH,
    Sign.EYE,
)
_KINDS: Final[tuple[CardLook, ...]] = (
    Vehicle.TRUCK,
    Vehicle.TRAILER,
    Vehicle.DEVICE,
    Topic.SURVIVOR,
    Topic.LOCATION,
    Topic.ENCOUNTER,
    Topic.EVENT,
    Topic.ENEMY,
)
_TOKEN_ICONS: Final[tuple[Supply | Sign, ...]] = (
    Supply.FOOD,
    Supply.FUEL,
    Supply.AMMO,
    Supply.BATTERY,
    Supply.CRATE,
    Sign.PERSON,
)
_STOCKED: Final = (Supply.FOOD, Supply.FUEL, Supply.AMMO, Supply.BATTERY, Supply.BATTERY, Supply.CRATE)
"""What lies in the boxes of a location; other items have no sign of their own."""
_SPECIAL_ICONS: Final = {
    "field_kitchen": Sign.HEART,
    "biofuel": Sign.LEAF,
    "workshop": Sign.WRENCH,
    "plough": Sign.SNOW,
    "radio": Sign.TOWER,
    "hybrid": Sign.SWAP,
    "trophy": Sign.CROWN,
    "charged_fame": Sign.FAME,
    "micro_reactor": Sign.ATOM,
    "ambulance": Sign.PLUS,
    "repair_drones": Sign.GEAR,
    "crane": Sign.PUMP,
    "nuclear_drive": Sign.ROCKET,
}


def face(card: int, at: str, id: str, atom: int = NOBODY, owner: int = NOBODY) -> Card:
    """A card of the box: vehicles show their boxes, all others their text."""
    kind = KIND_OF[card]
    look, number, foot = _KINDS[kind], NO_NUMBER, None
    text: Text | None = card_effect(card)
    if kind <= DEVICE:
        text = None
        look = Vehicle.TRACKED if TRACKED[card] else look
    if kind == TRUCK:
        number = SPEED[card]
        foot = Text("scene-truck-foot", {"traction": TRACTION[card]})
    elif kind == SURVIVOR:
        number = VALUE[card]
    elif kind == LOCATION:
        number = TAKE[card]
    return Card(
        id,
        CARD.text(card),
        at,
        look,
        text,
        number,
        foot=foot,
        marks=marked(card_provenance(card)),
        atom=atom,
        owner=owner,
        details=face_details(card),
    )


def face_details(card: int) -> tuple[Text, ...]:
    """What a closer look at a card tells."""
    details: list[Text] = []
    if KIND_OF[card] == TRUCK:
        details.append(Text("scene-truck", {"speed": SPEED[card], "traction": TRACTION[card]}))
        if TRACKED[card]:
            details.append(Text("scene-tracked"))
    if KIND_OF[card] == SURVIVOR and ANDROID[card]:
        details.append(Text("scene-android"))
    details.append(card_effect(card))
    if KIND_OF[card] == LOCATION and CONTAMINATED[card]:
        details.append(Text("scene-contaminated"))
    return (*details, *card_provenance(card))


def outcome_card(outcome: int, at: str, id: str) -> Card:
    """An Outcome card: what an attack with each weapon would do by it. ATH-B.9.7"""
    label = Text("scene-outcome", {"card": OUTCOME.text(outcome)})
    words: dict[str, int | Text] = {f"weapon{value + 1}": result for value, result in enumerate(RESULT[outcome])}
    remarks = outcome_provenance(outcome)
    return Card(id, label, at, Topic.OUTCOME, Text("scene-results", words), marks=marked(remarks), details=remarks)


def object_card(object: int, at: str, id: str, atom: int = NOBODY, owner: int = NOBODY) -> Card:
    """An Object that lies open. ATH-B.4.2"""
    effect, remarks = object_effect(object), object_provenance(object)
    return Card(
        id,
        OBJECT.text(object),
        at,
        Topic.OBJECT,
        effect,
        marks=marked(remarks),
        atom=atom,
        owner=owner,
        details=(effect, *remarks),
    )


def goods(item: int, count: int) -> Text:
    """So many of an item, in singular or plural, without the number."""
    return Text(f"scene-goods-{ITEM.ids[item]}", {"number": count})


# The boxes of a truck, trailer or device


def boxes_of(card: int) -> list[CargoBox]:
    return BOXES_OF[card]


def box_id(prefix: str, box: int) -> str:
    return f"{prefix}-{BOX.ids[box].replace('.', '-')}"


def add_printed_boxes(made: Scene, card: int, at: str) -> None:
    """The boxes of a card that belongs to no convoy yet."""
    for box in boxes_of(card):
        details = tuple(_special_details(SPECIAL_OF[box]))
        label = BOX_KIND.text(KIND_OF_BOX[box])
        made.add(Cell(box_id(at, box), label, at, _box_look(box), details=details, number=_box_number(box)))


def add_boxes(made: Scene, s: Athena, side: Player, card: int, at: str, decides: bool) -> None:
    """The boxes of a card in a convoy, with damage and what was used this round."""
    for box in boxes_of(card):
        special = SPECIAL_OF[box]
        marks = [] if s.whole(box) else [Mark.DAMAGED]
        if s.used[card] & BIT_OF_BOX[box]:
            marks.append(Mark.OFF)
        atom = _box_atom(s, box)
        if special != NO_SPECIAL and decides and s.offers(Atom(SPECIAL_ATOM + special)):
            atom = Atom(SPECIAL_ATOM + special)
        details = _special_details(special)
        if s.used[card] & BIT_OF_BOX[box]:
            details.append(Text("scene-used"))
        id = box_id("box", box)
        label, look, number = BOX_KIND.text(KIND_OF_BOX[box]), _box_look(box), _box_number(box)
        made.add(Cell(id, label, at, look, atom, side, tuple(details), tuple(marks), number))


def _special_details(special: int) -> list[Text]:
    return [] if special == NO_SPECIAL else [special_effect(special), *special_provenance(special)]


def _box_atom(s: Athena, box: CargoBox) -> int:
    """Of boxes alike only one is offered; a click on any of them means that one."""
    for other in boxes_of(CARD_OF_BOX[box]):
        if ALIKE[other] == ALIKE[box] and s.whole(other) == s.whole(box) and s.offers(Atom(BOX_ATOM + other)):
            return Atom(BOX_ATOM + (box if s.offers(Atom(BOX_ATOM + box)) else other))
    return Atom(BOX_ATOM + box)


def _box_look(box: int) -> CellLook:
    if SPECIAL_OF[box] != NO_SPECIAL:
        return Special(_SPECIAL_ICONS[SPECIAL.ids[SPECIAL_OF[box]]])
    if WEAPON[box]:
        return Gun.ENERGY if ENERGY[box] else Gun.WEAPON
    if PLATING[box]:
        return Gun.PLATE
    kinds = [icon for kind, icon in enumerate(_TOKEN_ICONS) if TAKES[box] >> kind & 1]
    # One that takes nearly everything is shown by what it is for.
    if len(kinds) == TOKENS:
        return Box()
    return Box((Supply.CRATE,)) if len(kinds) == TOKENS - 1 else Box(tuple(kinds))


def _box_number(box: int) -> int:
    return WEAPON[box] if WEAPON[box] else NO_NUMBER


# Locations


def add_stock(made: Scene, s: Athena, site: int, at: str) -> None:
    """A box for each item of a location, empty where it was taken, and its weapon if it is armed. ATH-B.6.14, X.7"""
    card = s.sites[site]
    for item in ALL_ITEMS:
        for number in range(STOCK[card][item]):
            cell = f"stock-{site}-{ITEM.ids[item]}-{number}"
            there = number < s.stock[site * ITEMS + item]
            look = Box((_STOCKED[item],)) if item < len(_STOCKED) else Box()
            label = ITEM.text(item) if there else Text("scene-taken", {"item": ITEM.text(item)})
            made.add(Cell(cell, label, at, look, marks=() if there else (Mark.OFF,)))
            if there:
                made.add(Piece(f"{cell}-item", ITEM.text(item), cell, ITEM_LOOKS[item], 1, stock_atom(s, site, item)))
    if LOCATION_WEAPON[card]:
        jammed = s.jammed[site] > 0
        label = Text("scene-weapon-jammed" if jammed else "scene-weapon", {"number": LOCATION_WEAPON[card]})
        marks = (Mark.DAMAGED,) if jammed else ()
        made.add(Cell(f"gun-{site}", label, at, Gun.WEAPON, marks=marks, number=LOCATION_WEAPON[card]))


# Survivors


def survivor_card(s: Athena, survivor: PrintedCard, at: str, id: str, atom: int, owner: int) -> Card:
    """A survivor as it is now: its value after contamination. ATH-B.3.2"""
    contamination = s.contamination[survivor]
    details = [Text("scene-survivor-value", {"number": s.value(survivor), "printed": VALUE[survivor]})]
    if contamination:
        details.append(Text("scene-contamination", {"number": contamination}))
    if survivor in s.suited:
        details.append(Text("scene-suited"))
    if s.used[survivor]:
        details.append(Text("scene-ability-used"))
    marks = (Mark.NOW,) if survivor in s.party else (Mark.DONE,) if s.used[survivor] else ()
    return Card(
        id,
        CARD.text(survivor),
        at,
        Topic.SURVIVOR,
        card_effect(survivor),
        s.value(survivor),
        marks=(*marks, *marked(card_provenance(survivor))),
        atom=atom,
        owner=owner,
        details=(*details, *face_details(survivor)),
    )


def add_survivor(made: Scene, s: Athena, survivor: PrintedCard, at: str, id: str, atom: int, owner: int) -> None:
    """A survivor with its contamination counters."""
    made.add(survivor_card(s, survivor, at, id, atom, owner))
    contamination = s.contamination[survivor]
    if contamination:
        label = Text("scene-contamination", {"number": contamination})
        made.add(Piece(f"radiation-{id}", label, id, Supply.RADIATION, contamination))


# Where an item is picked: what is meant by it depends on the decision


def stock_atom(s: Athena, site: int, item: int) -> int:
    """On a location while one gathers there."""
    return Atom(ITEM_ATOM + item) if isinstance(s.choice, Gather) and s.site == site else NOBODY


def reserve_atom(s: Athena, item: int) -> int:
    """In the reserve when something is traded for it."""
    return Atom(ITEM_ATOM + item) if isinstance(s.choice, TradeGain) else NOBODY


def load_atom(s: Athena, side: Player, item: int) -> int:
    """On the convoy of whoever pays, eats or discards it."""
    if s.choice is None or s.choice.player != side or isinstance(s.choice, (Gather, TradeGain)):
        return NOBODY
    # Half of a full battery can be spent, too. ATH-X.2.3
    if item == FULL and not s.has(side, HALF) and s.offers(Atom(ITEM_ATOM + HALF)):
        return Atom(ITEM_ATOM + HALF)
    if item == FULL and s.offers(TURN_FULL_ATOM):
        return TURN_FULL_ATOM
    if item == HALF and s.offers(DISCARD_HALF_ATOM):
        return DISCARD_HALF_ATOM
    return Atom(ITEM_ATOM + item)
