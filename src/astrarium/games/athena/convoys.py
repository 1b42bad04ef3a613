"""The convoys, each on a sheet of its own: cards with their boxes and what lies in them, survivors, objects."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY, knows
from ...clockwork.scene import Area, Card, Cell, Piece, Scene, Sheet, Space
from ...clockwork.text import Text
from .components import (
    ABILITY,
    ABILITY_ATOM,
    ABILITY_OF,
    ANDROID,
    BIT_OF_BOX,
    BOX,
    BOX_ATOM,
    BOX_COUNT,
    CARD,
    CARD_ATOM,
    ENERGY,
    FIRST_BOX,
    FULL,
    HALF,
    ITEM,
    ITEM_ATOM,
    MIMIC_CARD,
    NO_ABILITY,
    OBJECT,
    OBJECT_ATOM,
    P_OBJECT,
    P_SURVIVOR,
    PACKAGE,
    PIECE_OF,
    PLATING,
    RESOURCES,
    SPECIAL,
    SPECIAL_ATOM,
    SPECIAL_OF,
    SPEED,
    TAKES,
    TRACTION,
    VALUE,
    WEAPON,
    ZONE,
)
from .effects import card_effect, object_effect, object_reconstructed, special_effect
from .mats import ITEM_LOOKS, area, face
from .roads import TURRET
from .state import Athena

_CONVOY: Final = read(PACKAGE, "scene.toml").entry("convoy")
_TOKEN_ICONS: Final = ("food", "fuel", "ammo", "battery", "crate", "person")
_SPECIAL_ICONS: Final = {
    "field_kitchen": "heart",
    "biofuel": "leaf",
    "workshop": "wrench",
    "plough": "snow",
    "radio": "scan",
    "hybrid": "bolt",
    "trophy": "star",
    "charged_fame": "fame",
    "micro_reactor": "atom",
    "ambulance": "plus",
    "repair_drones": "gear",
    "crane": "up",
    "nuclear_drive": "rocket",
}


def add_convoys(made: Scene, s: Athena, viewer: int) -> None:
    for side in range(s.players):
        _add_convoy(made, s, side, viewer)


def _add_convoy(made: Scene, s: Athena, side: int, viewer: int) -> None:
    sheet = f"convoy-sheet-{side}"
    label = Text("scene-convoy", {"player": s.player_text(side)})
    made.add(Sheet(sheet, label, _CONVOY.number("width"), _CONVOY.number("height"), "sheet", side))
    x, y, wide, high = _CONVOY.numbers("frame")
    made.add(Area(f"frame-{side}", Text("scene-vehicles"), "frame", x, y, wide, high, owner=side, at=sheet))
    decides = viewer == side and s.player == side
    for column, vehicle in enumerate(s.vehicles[side]):
        _add_vehicle(made, s, side, column, vehicle, decides)
    loose = _load_boxes(made, s, side)
    _add_cargo(made, s, side, sheet, loose)
    for zone in range(len(ZONE)):
        _add_zone(made, s, side, zone, sheet, decides)
    _add_objects(made, s, side, sheet, viewer)
    _add_tiles(made, s, side, sheet)


# Vehicles and devices


def _add_vehicle(made: Scene, s: Athena, side: int, column: int, vehicle: int, decides: bool) -> None:
    device = s.device_on[vehicle]
    for card, key in ((device, "device_y"), (vehicle, "vehicle_y")):
        slot = f"slot-{side}-{column}-{key[:-2]}"
        label = Text("scene-device-slot") if key == "device_y" else CARD.text(vehicle)
        made.add(
            Space(
                slot,
                label,
                f"frame-{side}",
                "slot",
                _CONVOY.number("first") + _CONVOY.number("across") * column,
                _CONVOY.number(key),
                _CONVOY.number("slot_wide"),
                owner=side,
                high=_CONVOY.number("slot_high"),
            )
        )
        if card != NOBODY:
            made.add(_vehicle_card(card, slot, side))
            _add_boxes(made, s, side, card, decides)


def _vehicle_card(card: int, slot: str, side: int) -> Card:
    drawn = face(card, slot, f"card-{CARD.ids[card]}", CARD_ATOM + card, side)
    if not SPEED[card]:
        return drawn
    words: dict[str, int | Text] = {"speed": SPEED[card], "traction": TRACTION[card]}
    details = (Text("scene-truck", words), *drawn.details)
    return Card(
        drawn.id,
        drawn.label,
        slot,
        drawn.look,
        drawn.text,
        SPEED[card],
        marks=drawn.marks,
        atom=drawn.atom,
        owner=side,
        details=details,
    )


def _add_boxes(made: Scene, s: Athena, side: int, card: int, decides: bool) -> None:
    for box in range(FIRST_BOX[card], FIRST_BOX[card] + BOX_COUNT[card]):
        special = SPECIAL_OF[box]
        marks: list[str] = []
        if not s.whole(box):
            marks.append("damaged")
        if s.used[card] & BIT_OF_BOX[box]:
            marks.append("done")
        atom = BOX_ATOM + box
        if special != NOBODY and decides and s.offers(SPECIAL_ATOM + special):
            atom = SPECIAL_ATOM + special
        details = (special_effect(special),) if special != NOBODY else ()
        made.add(
            Cell(
                f"box-{BOX.ids[box]}",
                BOX.text(box),
                f"card-{CARD.ids[card]}",
                _box_look(box),
                atom,
                side,
                details,
                tuple(marks),
            )
        )
        if not s.whole(box):
            made.add(Piece(f"damage-{BOX.ids[box]}", Text("scene-damage"), f"box-{BOX.ids[box]}", "damage"))


def _box_look(box: int) -> str:
    if SPECIAL_OF[box] != NOBODY:
        return f"special {_SPECIAL_ICONS[SPECIAL.ids[SPECIAL_OF[box]]]}"
    if WEAPON[box]:
        return "energy" if ENERGY[box] else "weapon"
    if PLATING[box]:
        return "plate"
    if TAKES[box] == (1 << len(_TOKEN_ICONS)) - 1:
        return "box"
    return "box " + " ".join(icon for kind, icon in enumerate(_TOKEN_ICONS) if TAKES[box] >> kind & 1)


# What lies in the boxes: survivors first, so that one sits on the truck if it can


def _load_boxes(made: Scene, s: Athena, side: int) -> list[tuple[int, str, Text, int]]:
    """Puts every token into a box of its own where it may lie; those without a box are left over."""
    things: list[tuple[int, str, Text, int]] = [
        (P_SURVIVOR, "person", CARD.text(survivor), CARD_ATOM + survivor) for survivor in s.crew[side]
    ]
    for resource in range(RESOURCES):
        thing = (PIECE_OF[resource], ITEM_LOOKS[resource], ITEM.text(resource), ITEM_ATOM + resource)
        things += [thing] * s.has(side, resource)
    things += [(P_OBJECT, "object", Text("scene-object"), NOBODY)] * len(s.objects[side])
    boxes = [
        box
        for card in s.convoy(side)
        for box in range(FIRST_BOX[card], FIRST_BOX[card] + BOX_COUNT[card])
        if TAKES[box] and s.whole(box)
    ]
    holder = match([TAKES[box] for box in boxes], [thing[0] for thing in things])
    loose: list[tuple[int, str, Text, int]] = []
    for number, thing in enumerate(things):
        if holder[number] == NOBODY:
            loose.append(thing)
            continue
        _, look, label, atom = thing
        at = f"box-{BOX.ids[boxes[holder[number]]]}"
        made.add(Piece(f"load-{side}-{number}", label, at, look, atom=atom, owner=side))
    return loose


def match(boxes: list[int], kinds: list[int]) -> list[int]:
    """A box for each token by augmenting paths, NOBODY where there is none; earlier tokens are served first."""
    inside = [NOBODY] * len(boxes)
    for token in range(len(kinds)):
        _find(boxes, kinds, inside, token, [False] * len(boxes))
    found = [NOBODY] * len(kinds)
    for box, token in enumerate(inside):
        if token != NOBODY:
            found[token] = box
    return found


def _find(boxes: list[int], kinds: list[int], inside: list[int], token: int, tried: list[bool]) -> bool:
    for box in range(len(boxes)):
        if boxes[box] >> kinds[token] & 1 and not tried[box]:
            tried[box] = True
            if inside[box] == NOBODY or _find(boxes, kinds, inside, inside[box], tried):
                inside[box] = token
                return True
    return False


def _add_cargo(made: Scene, s: Athena, side: int, sheet: str, loose: list[tuple[int, str, Text, int]]) -> None:
    """The load in numbers, as it may be picked for discarding or paying; what has no room is told apart."""
    tray = f"cargo-{side}"
    lines = (Text("scene-no-room", {"number": len(loose)}),) if loose else ()
    made.add(area(_CONVOY, "cargo", tray, Text("scene-cargo"), "tray", sheet, lines))
    for resource in range(RESOURCES):
        count = s.has(side, resource)
        if count or resource not in (FULL, HALF):
            id = f"cargo-{side}-{ITEM.ids[resource]}"
            atom = ITEM_ATOM + resource
            made.add(Piece(id, ITEM.text(resource), tray, ITEM_LOOKS[resource], count, atom, side))


# Survivors


def _add_zone(made: Scene, s: Athena, side: int, zone: int, sheet: str, decides: bool) -> None:
    tray = f"zone-{side}-{ZONE.ids[zone]}"
    y = _CONVOY.number("zones_first") + _CONVOY.number("zones_down") * zone
    wide, high = _CONVOY.number("zones_wide"), _CONVOY.number("zones_high")
    made.add(Area(tray, ZONE.text(zone), "tray", _CONVOY.number("zones_x"), y, wide, high, owner=side, at=sheet))
    for survivor in s.in_zone(side, zone):
        _add_survivor(made, s, side, survivor, tray, decides)


def _add_survivor(made: Scene, s: Athena, side: int, survivor: int, tray: str, decides: bool) -> None:
    id = f"survivor-{CARD.ids[survivor]}"
    contamination = s.contamination[survivor]
    details = [Text("scene-survivor-value", {"number": s.value(survivor), "printed": VALUE[survivor]})]
    if contamination:
        details.append(Text("scene-contamination", {"number": contamination}))
    if ANDROID[survivor]:
        details.append(Text("scene-android"))
    if survivor in s.suited:
        details.append(Text("scene-suited"))
    details.append(card_effect(survivor))
    marks = ("now",) if survivor in s.party else ("done",) if s.used[survivor] else ()
    made.add(
        Card(
            id,
            CARD.text(survivor),
            tray,
            "survivor",
            card_effect(survivor),
            s.value(survivor),
            marks=marks,
            atom=CARD_ATOM + survivor,
            owner=side,
            details=tuple(details),
        )
    )
    if contamination:
        label = Text("scene-contamination", {"number": contamination})
        made.add(Piece(f"radiation-{CARD.ids[survivor]}", label, id, "radiation", contamination))
    abilities = [ABILITY_OF[survivor]]
    if survivor == MIMIC_CARD and s.copied != NOBODY:
        abilities.append(ABILITY_OF[s.copied])
    for ability in abilities:
        if ability != NO_ABILITY:
            atom = ABILITY_ATOM + ability if decides else NOBODY
            made.add(
                Cell(f"ability-{CARD.ids[survivor]}-{ability}", ABILITY.text(ability), id, "counter bolt", atom, side)
            )


# Objects and turret tiles


def _add_objects(made: Scene, s: Athena, side: int, sheet: str, viewer: int) -> None:
    """Object cards lie open, but for the variant in which only their owner sees them. ATH-V.3"""
    tray = f"objects-tray-{side}"
    made.add(area(_CONVOY, "objects", tray, Text("scene-objects"), "tray", sheet))
    shown = [
        object
        for object, mask in zip(s.objects[side], s.seen_objects[side], strict=True)
        if side == viewer or knows(mask, viewer)
    ]
    for number, object in enumerate(sorted(shown)):
        made_up = object_reconstructed(object)
        made.add(
            Card(
                f"object-{side}-{number}",
                OBJECT.text(object),
                tray,
                "object",
                object_effect(object),
                marks=("reconstructed",) if made_up else (),
                atom=OBJECT_ATOM + object if side == s.player else NOBODY,
                owner=side,
                details=(object_effect(object),),
            )
        )
    for number in range(len(s.objects[side]) - len(shown)):
        made.add(Card(f"object-{side}-{len(shown) + number}", Text("scene-object"), tray, "back", owner=side))


def _add_tiles(made: Scene, s: Athena, side: int, sheet: str) -> None:
    if not s.tiles[side]:
        return
    tray = f"tiles-{side}"
    made.add(area(_CONVOY, "record", tray, Text("scene-tiles"), "tray", sheet))
    for turret in s.tiles[side]:
        made.add(Piece(f"tile-{TURRET.ids[turret]}", TURRET.text(turret), tray, "turret", owner=side))
