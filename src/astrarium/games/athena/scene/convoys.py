"""The convoys, each on a sheet of its own: cards with their boxes and what lies in them, survivors, objects."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player, knows
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.geometry import grid
from ....scenes.looks import Back, Button, Figure, Frame, Ground, PieceLook, Place, Supply, Work
from ....scenes.marks import Mark
from ....scenes.scene import Area, Card, Cell, Piece, Scene, Sheet, Space
from ....scenes.signs import Sign
from ..components import ABILITY_ATOM, APPEND_ATOM, CARD_ATOM, OBJECT_ATOM, TAKE_ATOM
from ..pieces import ALL_RESOURCES, ITEM, KEY, MOVEMENT, P_OBJECT, P_SURVIVOR, PIECE_OF, TOKENS, ZONE
from ..printed_cards import (
    ABILITY,
    ABILITY_OF,
    CARD,
    CONVOY_CARDS,
    DEVICE,
    DEVICE_SLOT,
    KIND_OF,
    MIMIC_CARD,
    TAKES,
    TRACTION,
)
from ..roads import TURRET
from ..rules.movement import movement_of
from ..state import Athena
from .faces import (
    ITEM_LOOKS,
    add_boxes,
    add_printed_boxes,
    add_survivor,
    box_id,
    boxes_of,
    face,
    load_atom,
    object_card,
)
from .sites import area, survivor_slot

_CONVOY: Final = read_scene(KEY, "scene.toml").entry("convoy")
MANY: Final = 6
"""More survivors than this stand in three columns."""


def add_convoys(made: Scene, s: Athena, viewer: int) -> None:
    for side in s.everyone():
        _add_convoy(made, s, side, viewer)


def _add_convoy(made: Scene, s: Athena, side: Player, viewer: int) -> None:
    sheet = f"convoy-sheet-{side}"
    size = _CONVOY.number("width"), _CONVOY.number("height")
    made.add(Sheet(sheet, s.player_text(side), size[0], size[1], Ground.PLAIN, side))
    decides = viewer == side and s.player == side and not s.over
    x, y, wide, high = _CONVOY.numbers("frame")
    frame = f"frame-{side}"
    lines = (Text("scene-movement", {"number": movement_of(s, side)}),) if s.phase == MOVEMENT else ()
    made.add(Area(frame, Text("scene-vehicles"), Frame.FRAME, x, y, wide, high, lines=lines, owner=side, at=sheet))
    for column, vehicle in enumerate(s.vehicles[side]):
        _add_vehicle(made, s, side, column, vehicle, decides)
    _add_hitches(made, s, side, decides)
    loose = _load_boxes(made, s, side)
    below = _add_arriving(made, s, side, sheet, decides)
    below = _add_record(made, s, side, sheet, loose) or below
    _add_objects(made, s, side, sheet, viewer, "objects" if below else "objects_alone")
    for zone in range(len(ZONE)):
        _add_zone(made, s, side, zone, sheet, decides)


# Vehicles and devices


def _slot(id: str, label: Text, side: Player, at: tuple[int, int], size: list[int], atom: int = NOBODY) -> Space:
    return Space(id, label, f"frame-{side}", Place.SLOT, at[0], at[1], size[0], atom, high=size[1])


def _column_x(column: int) -> int:
    return _CONVOY.number("first") + _CONVOY.number("across") * column


def _add_vehicle(made: Scene, s: Athena, side: Player, column: int, vehicle: int, decides: bool) -> None:
    x, device = _column_x(column), s.device_on[vehicle]
    slot = f"vehicle-{side}-{column}"
    made.add(_slot(slot, CARD.text(vehicle), side, (x, _CONVOY.number("vehicle_y")), _CONVOY.numbers("vehicle")))
    _add_card(made, s, side, vehicle, slot, decides)
    roof = f"roof-{side}-{column}"
    if device != NOTHING:
        made.add(_slot(roof, CARD.text(device), side, (x, _CONVOY.number("device_y")), _CONVOY.numbers("device")))
        _add_card(made, s, side, device, roof, decides)
    elif DEVICE_SLOT[vehicle]:
        y, high = _CONVOY.numbers("free_roof")
        size = [_CONVOY.numbers("vehicle")[0], high]
        mounts = decides and len(s.incoming) > 0 and KIND_OF[s.incoming[-1]] == DEVICE
        atom = Atom(CARD_ATOM + vehicle) if mounts else NOBODY
        made.add(_slot(roof, Text("scene-free-roof"), side, (x, y), size, atom))


def _add_card(made: Scene, s: Athena, side: Player, card: int, slot: str, decides: bool) -> None:
    id = f"card-{CARD.ids[card]}"
    made.add(face(card, slot, id, Atom(CARD_ATOM + card), side))
    add_boxes(made, s, side, card, id, decides)


def _add_hitches(made: Scene, s: Athena, side: Player, decides: bool) -> None:
    """Places behind the last vehicle that the truck could still pull. ATH-B.2.3"""
    behind = len(s.vehicles[side])
    for column in range(behind, min(1 + TRACTION[s.truck(side)], _CONVOY.number("columns"))):
        atom = APPEND_ATOM if decides and column == behind and s.offers(APPEND_ATOM) else NOBODY
        at = (_column_x(column), _CONVOY.number("vehicle_y"))
        made.add(_slot(f"hitch-{side}-{column}", Text("scene-hitch"), side, at, _CONVOY.numbers("vehicle"), atom))


# What lies in the boxes


class Thing:
    """A token that lies in some box: its kind of piece, and how it is drawn."""

    def __init__(self, kind: int, id: str, label: Text, look: PieceLook, atom: int) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.label: Final = label
        self.look: Final = look
        self.atom: Final = atom


def _things(s: Athena, side: Player) -> list[Thing]:
    found = [
        Thing(P_SURVIVOR, f"aboard-{CARD.ids[card]}", CARD.text(card), Figure.PERSON, Atom(CARD_ATOM + card))
        for card in s.crew[side]
    ]
    for item in ALL_RESOURCES:
        for number in range(s.has(side, item)):
            id = f"load-{side}-{ITEM.ids[item]}-{number}"
            found.append(Thing(PIECE_OF[item], id, ITEM.text(item), ITEM_LOOKS[item], load_atom(s, side, item)))
    for number in range(len(s.objects[side])):
        id = f"load-{side}-object-{number}"
        found.append(Thing(P_OBJECT, id, Text("scene-object"), Supply.OBJECT, NOBODY))
    return found


def _load_boxes(made: Scene, s: Athena, side: Player) -> list[Thing]:
    """Puts every token into a box where it may lie; those for which there is none are left over. ATH-B.2.9"""
    things = _things(s, side)
    boxes = [box for card in s.convoy(side) for box in boxes_of(card) if TAKES[box] and s.whole(box)]
    first = set(boxes_of(s.truck(side)))
    wishes: list[list[int]] = []
    for thing in things:
        fitting = [place for place, box in enumerate(boxes) if TAKES[box] >> thing.kind & 1]
        # Somebody drives; everything else lies in the most special box there is.
        drives = thing.kind == P_SURVIVOR
        fitting.sort(key=lambda place: (not (drives and boxes[place] in first), _kinds(boxes[place])))
        wishes.append(fitting)
    loose: list[Thing] = []
    for thing, place in zip(things, match(wishes, len(boxes)), strict=True):
        if place == NOBODY:
            loose.append(thing)
        else:
            at = box_id("box", boxes[place])
            made.add(Piece(thing.id, thing.label, at, thing.look, atom=thing.atom, owner=side))
    return loose


def _kinds(box: int) -> int:
    return sum(TAKES[box] >> kind & 1 for kind in range(TOKENS))


def match(wishes: list[list[int]], places: int) -> list[int]:
    """A place for each token by augmenting paths, NOTHING where there is none; earlier tokens are served first."""
    inside = [NOTHING] * places
    for token in range(len(wishes)):
        _seat(wishes, inside, token, [False] * places)
    found = [NOTHING] * len(wishes)
    for place, token in enumerate(inside):
        if token != NOTHING:
            found[token] = place
    return found


def _seat(wishes: list[list[int]], inside: list[int], token: int, tried: list[bool]) -> bool:
    for place in wishes[token]:
        if not tried[place]:
            tried[place] = True
            if inside[place] == NOBODY or _seat(wishes, inside, inside[place], tried):
                inside[place] = token
                return True
    return False


# Survivors


def _add_zone(made: Scene, s: Athena, side: Player, zone: int, sheet: str, decides: bool) -> None:
    y, wide, high = _CONVOY.numbers("zone")
    x = _CONVOY.number("zone_first") + _CONVOY.number("zone_across") * zone
    frame = f"zone-{side}-{ZONE.ids[zone]}"
    lines = (Text(f"scene-zone-{ZONE.ids[zone]}"),)
    made.add(Area(frame, ZONE.text(zone), Frame.FRAME, x, y, wide, high, lines=lines, owner=side, at=sheet))
    there = s.in_zone(side, zone)
    card_wide, card_high = _CONVOY.numbers("zone_card")
    columns = 2 if len(there) <= MANY else 3
    rows = -(-len(there) // columns)
    card_wide = min(card_wide, (wide - 18) // columns - 6)
    card_high = min(card_high, (high - 38) // max(1, rows) - 6)
    left, top = x - wide // 2 + 12 + card_wide // 2, y - high // 2 + 32 + card_high // 2
    places = grid(left, top, columns, len(there), card_wide + 6, card_high + 6)
    for survivor, (at_x, at_y) in zip(there, places, strict=True):
        slot = f"place-{CARD.ids[survivor]}"
        made.add(survivor_slot(slot, survivor, frame, at_x, at_y, card_wide, card_high))
        id = f"survivor-{CARD.ids[survivor]}"
        add_survivor(made, s, survivor, slot, id, Atom(CARD_ATOM + survivor), side)
        if decides:
            _add_abilities(made, s, side, survivor, id)


def _add_abilities(made: Scene, s: Athena, side: Player, survivor: int, at: str) -> None:
    """Abilities that may be used now, to be picked on whoever has them."""
    abilities = [ABILITY_OF[survivor]]
    if survivor == MIMIC_CARD and s.copied != NOTHING:
        abilities.append(ABILITY_OF[s.copied])
    for ability in abilities:
        if s.offers(Atom(ABILITY_ATOM + ability)):
            id = f"ability-{CARD.ids[survivor]}-{ABILITY.ids[ability]}"
            made.add(Cell(id, ABILITY.text(ability), at, Button(Sign.BOLT), Atom(ABILITY_ATOM + ability), side))


# Objects, what is about to come, what was achieved


def _add_objects(made: Scene, s: Athena, side: Player, sheet: str, viewer: int, place: str) -> None:
    """Object cards lie open, but for the variant in which only their owner sees them. ATH-V.3"""
    tray = f"objects-tray-{side}"
    made.add(area(_CONVOY, place, tray, Text("scene-objects"), Frame.TRAY, sheet))
    shown = [
        object
        for object, mask in zip(s.objects[side], s.seen_objects[side], strict=True)
        if side == viewer or knows(mask, viewer)
    ]
    for number, object in enumerate(sorted(shown)):
        atom = Atom(OBJECT_ATOM + object) if side == s.player else NOBODY
        made.add(object_card(object, tray, f"object-{side}-{number}", atom, side))
    for number in range(len(s.objects[side]) - len(shown)):
        made.add(Card(f"object-{side}-{len(shown) + number}", Text("scene-object"), tray, Back.BACK, owner=side))


def _add_arriving(made: Scene, s: Athena, side: Player, sheet: str, decides: bool) -> bool:
    """The card that is about to join the convoy, if this side decides about it; whether there is one."""
    if not s.incoming or s.choice is None or s.choice.hidden or s.choice.player != side:
        return False
    x, y, wide, high = _CONVOY.numbers("arriving")
    slot = f"arriving-{side}"
    made.add(Space(slot, Text("scene-arriving"), sheet, Place.SLOT, x, y, wide, high=high, marks=(Mark.ASKED,)))
    card = s.incoming[-1]
    atom = TAKE_ATOM if decides and s.offers(TAKE_ATOM) else Atom(CARD_ATOM + card)
    made.add(face(card, slot, f"arriving-{CARD.ids[card]}", atom, side))
    if card < CONVOY_CARDS:
        add_printed_boxes(made, card, f"arriving-{CARD.ids[card]}")
    return True


def _add_record(made: Scene, s: Athena, side: Player, sheet: str, loose: list[Thing]) -> bool:
    """Tokens for which there is no room, else turrets that were destroyed; whether there is anything to show."""
    if loose:
        tray = f"loose-{side}"
        made.add(area(_CONVOY, "record", tray, Text("scene-no-room"), Frame.TRAY, sheet))
        for thing in loose:
            made.add(Piece(thing.id, thing.label, tray, thing.look, atom=thing.atom, owner=side))
    elif s.tiles[side]:
        tray = f"tiles-{side}"
        made.add(area(_CONVOY, "record", tray, Text("scene-tiles"), Frame.TRAY, sheet))
        for turret in s.tiles[side]:
            made.add(Piece(f"tile-{TURRET.ids[turret]}", TURRET.text(turret), tray, Work.TURRET, owner=side))
    return bool(loose or s.tiles[side])
