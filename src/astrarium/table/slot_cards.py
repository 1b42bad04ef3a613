"""Cards in a slot, as large as the slot: with small boxes on them, or tokens; vehicles with their loads."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, assert_never

from ..clockwork.names import NOBODY
from ..scenes.looks import Back, Box, Button, Gun, Special, Supply, Tint, Unit, Vehicle
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Card, Cell, Piece
from ..scenes.signs import AnySign, OwnSign, Sign
from .cards import card_back, sky
from .icons import card_icon, icon, reconstructed_sign
from .looks import subject
from .pen import fit, largest, num, paragraph, tag, width, words, wrap
from .pieces import SUPPLIES, draw_piece
from .setting import Setting
from .theme import DIM, FAINT, GOLD, INK, LINE, NIGHT, PANEL, RAISED, SOFT, blend
from .typeface import BOLD, SEMI

HEAD: Final = 25.0
SIDE: Final = 28.0
"""How wide a box is at most."""
TOKENS: Final = 14.0
"""The radius of tokens on a card, at most."""
SMALL: Final = 8.0
LARGE: Final = 11.5
"""Their radius below a text, and on a card that is at least so BROAD."""
BROAD: Final = 180.0
LOADED: Final = 36.0
"""How wide one of a vehicle is at most."""
SEAL: Final = 5.6
"""The radius of the sign of what is reconstructed."""
STRUCK: Final = "#ff5a4d"
GUNS: Final[dict[Gun, tuple[Sign, str]]] = {
    Gun.WEAPON: (Sign.CROSSHAIR, "#ff8f7a"),
    Gun.ENERGY: (Sign.BOLT, "#53e0ff"),
    Gun.PLATE: (Sign.SHIELD, "#a8b6cf"),
}


def draw_slot_card(on: Setting, card: Card, wide: float, high: float) -> str:
    """A card with its upper left corner at the origin, and all that lies on it."""
    cells = on.scene.cells_at(card.id)
    pieces = on.scene.pieces_at(card.id)
    if isinstance(card.look, Back):
        body = tag("rect", width=wide, height=high, rx=9, fill=RAISED, stroke=SOFT) + card_back(wide, high + 30)
        body += on.glow(card, "rect", width=wide, height=high, rx=9)
        loads = ""
    elif isinstance(card.look, Vehicle):
        body, loads = _vehicle(on, card, card.look, cells, wide, high)
        loads += _row(on, pieces, 8, wide - 8, high - 9, 7)
    else:
        body, loads = _small(on, card, cells, pieces, wide, high)
    body += _states(card, wide, high)
    return on.group(card, body + loads)


def _states(card: Card, wide: float, high: float) -> str:
    edge = {"width": wide, "height": high, "rx": 9, "fill": "none"}
    body = tag("rect", class_="asked", **edge) if Mark.ASKED in card.marks else ""
    if Mark.NOW in card.marks:
        body += tag("rect", stroke=GOLD, stroke_width=2, **edge)
    if Mark.OFF in card.marks:
        body += tag("rect", **(edge | {"fill": NIGHT, "fill_opacity": 0.55}))
    if Mark.DONE in card.marks:
        # In the lower corner: the upper one has the number.
        body += tag("circle", cx=wide - 9, cy=high - 9, r=7, fill=INK, stroke=GOLD)
        check = f"M{num(wide - 12.5)} {num(high - 9)}l2.500 3 5-6"
        body += tag("path", d=check, fill="none", stroke=GOLD, stroke_width=1.8)
    return body


# Small cards


def _small(
    on: Setting, card: Card, cells: list[Cell], pieces: list[Piece], wide: float, high: float
) -> tuple[str, str]:
    deep, bright = sky(on, card)
    of = on.livery(card.owner)
    held = card.owner != NOBODY
    edge = {"width": wide, "height": high, "rx": 9}
    dash = "4 3" if Mark.SECRET in card.marks else None
    body = tag(
        "rect", fill=PANEL, stroke=of.colour if held else bright, stroke_opacity=0.8, stroke_dasharray=dash, **edge
    )
    head = min(HEAD + max(0.0, min(10.0, (wide - 120) * 0.2)), high * 0.42)
    body += tag("path", d=f"M0 {num(head)}V9a9 9 0 0 1 9-9H{num(wide - 9)}a9 9 0 0 1 9 9V{num(head)}z", fill=deep)
    left = 7.0
    if subject(card.look) in on.looks.icons or wide >= 84:
        size = head * 0.62
        body += card_icon(on.looks, card.look, left + size / 2, head / 2, size, bright)
        left += size + 5
    right = wide - 7
    if card.number != NOBODY:
        radius = head * 0.38
        right -= 2 * radius + 3
        body += tag("circle", cx=wide - 6 - radius, cy=head / 2, r=radius, fill=INK, stroke=bright, stroke_width=1.4)
        body += words(str(card.number), wide - 6 - radius, head / 2 + radius * 0.42, radius * 1.16, class_="bold mid")
    if Mark.RECONSTRUCTED in card.marks:
        body += reconstructed_sign(right - SEAL, head / 2, SEAL)
        right -= 2 * SEAL + 3
    name = on.say(card.label)
    body += _title(name, left, right - left, head)
    foot = 13.0 if card.foot is not None else 0.0
    # Where there is nothing to read, tokens take the room.
    bare = card.text is None and not cells
    small = LARGE if wide >= BROAD and high >= BROAD * 0.7 else SMALL
    radius = min(TOKENS, (high - foot - head) * 0.36) if bare else small
    laid = 2 * small + 4 if pieces else 0.0
    rows = laid + (_height(cells, wide - 12) + 4 if cells else 0.0)
    body += _text(on, card, wide, head, high - foot - rows)
    if card.foot is not None:
        said = on.say(card.foot)
        size = largest(said, (9.5, 8.6, 8.0), wide - 14)
        body += words(fit(said, size, wide - 14), wide / 2, high - 5, size, class_="mid soft")
    y = high - foot - rows
    loads = draw_boxes(on, cells, 6, y, wide - 12, rows - (laid or 4)) if cells else ""
    loads += _row(on, pieces, 6, wide - 6, (head + high - foot) / 2 if bare else high - foot - small - 3, radius)
    return body + on.glow(card, "rect", **edge), loads


def _title(name: str, left: float, room: float, head: float) -> str:
    size = largest(name, (13.5, 12.5, 11.5, 10.5, 9.6), room, BOLD) if head > HEAD + 4 else 0.0
    size = size or largest(name, (11.5, 10.5, 9.6), room, BOLD)
    lines = wrap(name, size, room, BOLD)
    if len(lines) > 1:
        size = 8.8 if head <= HEAD + 4 else 10.5
        lines = [fit(line, size, room, BOLD) for line in wrap(name, size, room, BOLD)[:2]]
    top = head / 2 + size * 0.36 - (len(lines) - 1) * size / 2
    return paragraph(lines, left, top, size, size + 0.6, class_="bold")


def _text(on: Setting, card: Card, wide: float, top: float, low: float) -> str:
    if card.text is None:
        return ""
    said = on.say(card.text)
    for size in (11.0, 10.0, 9.2, 8.6):
        lines = wrap(said, size, wide - 14)
        room = int((low - top - 5.5) // (size + 2.2))
        if len(lines) <= room:
            break
    if room <= 0:
        return ""
    if len(lines) > room:
        lines = [*lines[: room - 1], fit(lines[room - 1] + " …", size, wide - 14)]
    return paragraph(lines, 7, top + size + 4, size, size + 2.2, class_="soft")


def _row(on: Setting, pieces: list[Piece], left: float, right: float, y: float, radius: float) -> str:
    """Tokens that lie on the card, side by side."""
    if not pieces:
        return ""
    step = min(radius * 2.4, (right - left) / len(pieces))
    first = (left + right) / 2 - step * (len(pieces) - 1) / 2
    body = ""
    for number, piece in enumerate(pieces):
        body += on.group(piece, draw_piece(on, piece, min(radius, step * 0.46)), first + number * step, y)
    return body


# Boxes


def _columns(count: int, wide: float) -> int:
    return max(1, min(count, int(wide // (SIDE + 3))))


def _height(cells: list[Cell], wide: float) -> float:
    rows = ceil(len(cells) / _columns(len(cells), wide))
    return rows * (SIDE + 3) - 3


def fitting(count: int, wide: float, high: float, most: float) -> tuple[int, float]:
    """How many things to a row, and how large each, so that all fit the room."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        side = min(most, wide / columns - 3, high / rows - 3)
        if side > best[1] + 0.01:
            best = (columns, side)
    return best


def draw_boxes(on: Setting, cells: list[Cell], x: float, y: float, wide: float, high: float, most: float = SIDE) -> str:
    """The boxes in rows, in the middle of their room."""
    if not cells:
        return ""
    columns, side = fitting(len(cells), wide, high, most)
    side = max(side, 8.0)
    rows = ceil(len(cells) / columns)
    top = y + (high - rows * (side + 3) + 3) / 2
    body = ""
    for number, cell in enumerate(cells):
        row = number // columns
        there = min(columns, len(cells) - row * columns)
        left = x + (wide - there * (side + 3) + 3) / 2
        at = (left + number % columns * (side + 3), top + row * (side + 3))
        box = _box(on, cell, side)
        for piece in on.scene.pieces_at(cell.id):
            box += on.group(piece, draw_piece(on, piece, side * 0.43), side / 2, side / 2)
        body += on.group(cell, box, *at)
    return body


def _box(on: Setting, cell: Cell, side: float) -> str:
    held = bool(on.scene.pieces_at(cell.id))
    sign, colour = _printed(cell)
    edge = {"width": side, "height": side, "rx": side / 2 if isinstance(cell.look, Button) else side * 0.2}
    fill = INK if sign is None else blend(colour, "#060a14", 0.82)
    body = tag("rect", fill=fill, fill_opacity=0.92, stroke=colour, stroke_width=1.3, **edge)
    if sign is not None and not held:
        body += icon(on.looks, sign, side / 2, side / 2, side * 0.62, colour)
    elif not held:
        body += _holds(on, cell.look.holds if isinstance(cell.look, Box) else (), side)
    if cell.number != NO_NUMBER:
        body += _value(cell.number, side, colour)
    if Mark.NOW in cell.marks or Mark.ON in cell.marks:
        body += tag("rect", fill="none", stroke=GOLD, stroke_width=1.8, **edge)
    if Mark.OFF in cell.marks:
        body += tag("rect", fill=NIGHT, fill_opacity=0.6, **edge)
    if Mark.DAMAGED in cell.marks:
        body += _broken(side)
    if Mark.ASKED in cell.marks:
        body += tag("rect", class_="asked", **edge)
    return body + on.glow(cell, "rect", **edge)


def _printed(cell: Cell) -> tuple[Sign | None, str]:
    """The sign of a box and its colour."""
    match cell.look:
        case Gun():
            return GUNS[cell.look]
        case Special() | Button():
            return cell.look.sign, GOLD
        case Box() | Sign() | OwnSign() | Unit() | Tint() | None:
            return None, LINE
        case _:
            assert_never(cell.look)


def _value(number: int, side: float, colour: str) -> str:
    """How strong it is, in the lower corner."""
    radius = side * 0.24
    body = tag("circle", cx=side - radius * 0.8, cy=side - radius * 0.8, r=radius, fill=INK, stroke=colour)
    return body + words(str(number), side - radius * 0.8, side - radius * 0.36, radius * 1.36, class_="bold mid")


def _holds(on: Setting, kinds: tuple[Supply | Sign, ...], side: float) -> str:
    """Faint signs of what a box may hold; without any, it holds everything."""
    if not kinds:
        return tag("circle", cx=side / 2, cy=side / 2, r=side * 0.1, fill=DIM, fill_opacity=0.6)
    body = ""
    for number, kind in enumerate(kinds):
        sign, colour = SUPPLIES[kind] if isinstance(kind, Supply) else (kind, on.looks.tint(kind, SOFT))
        size = side * (0.56 if len(kinds) == 1 else 0.42)
        shifted = (number - (len(kinds) - 1) / 2) * side * 0.4
        body += icon(on.looks, sign, side / 2 + shifted, side / 2, size, colour)
    return tag("g", body, opacity="0.5")


def _broken(side: float) -> str:
    cracks = "M3 4l6 5-3 4 6 3-2 5M14 2l-2 6 5 2M21 12l-6 2 2 6"
    body = tag("rect", width=side, height=side, rx=side * 0.2, fill=STRUCK, fill_opacity=0.28, stroke=STRUCK)
    style = {"fill": "none", "stroke": STRUCK, "stroke_width": 1.7, "stroke_linejoin": "round"}
    return body + tag("path", d=cracks, transform=f"scale({side / 24:.3f})", **style)


# Vehicles


def _vehicle(on: Setting, card: Card, kind: Vehicle, cells: list[Cell], wide: float, high: float) -> tuple[str, str]:
    """Trucks look to the left, as their convoy drives; trailers follow, devices stand on roofs."""
    of = on.livery(card.owner)
    edge = {"width": wide, "height": high, "rx": 9}
    body = tag("rect", fill=PANEL, fill_opacity=0.92, stroke=of.colour if card.owner != NOBODY else LINE, **edge)
    steel = blend(of.colour if card.owner != NOBODY else "#7f8ca6", "#0b1222", 0.7)
    top = 20.0
    floor = high - (5.0 if kind is Vehicle.DEVICE else 17.0)
    left, right = (wide * 0.2 if kind in (Vehicle.TRUCK, Vehicle.TRACKED) else 7.0), wide - 7
    body += HULLS[kind](wide, high, top, floor, left, steel)
    name = on.say(card.label)
    told = "" if card.foot is None else on.say(card.foot)
    room = wide - 14 - (22 if card.number != NOBODY else 0)
    if Mark.RECONSTRUCTED in card.marks:
        body += reconstructed_sign(7 + room - SEAL, 12, SEAL)
        room -= 2 * SEAL + 3
    size = largest(name, (11.0, 10.0, 9.0), room, BOLD)
    body += words(fit(name, size, room, BOLD), 7, 14.5, size, class_="bold")
    if card.number != NOBODY:
        body += tag("circle", cx=wide - 13, cy=12, r=9, fill=INK, stroke=GOLD, stroke_width=1.3)
        body += words(str(card.number), wide - 13, 16, 11, class_="bold mid")
    if told:
        # Between the wheels.
        told = fit(told, 8.8, wide * 0.46 - 10)
        room = width(told, 8.8) + 12
        middle = wide * (0.5 if kind in (Vehicle.TRACKED, Vehicle.DEVICE) else 0.42)
        body += tag("rect", x=middle - room / 2, y=high - 16, width=room, height=13, rx=6.5, fill=INK, stroke=FAINT)
        body += words(told, middle, high - 6.4, 8.8, class_="mid soft")
    body += on.glow(card, "rect", **edge)
    return body, draw_boxes(on, cells, left + 2, top + 2, right - left - 4, floor - top - 4, LOADED)


def _cab(wide: float, top: float, floor: float, left: float, steel: str) -> str:
    sill = num(top + (floor - top) * 0.52)
    cab = f"M5 {num(floor)}V{sill}L{num(left * 0.48)} {num(top + 5)}H{num(left - 2)}V{num(floor)}z"
    glass = f"M{num(left * 0.36)} {sill}L{num(left * 0.56)} {num(top + 10)}H{num(left - 6)}V{sill}z"
    body = _hull(left, wide - 6, top, floor, steel) + tag("path", d=cab, fill=steel, stroke=LINE)
    return body + tag("path", d=glass, fill="#9fd8ff", fill_opacity=0.55)


def _truck(wide: float, high: float, top: float, floor: float, left: float, steel: str) -> str:
    return _cab(wide, top, floor, left, steel) + _wheels((wide * 0.12, wide * 0.73, wide * 0.88), high)


def _tracked(wide: float, high: float, top: float, floor: float, left: float, steel: str) -> str:
    deep = high - floor - 5
    edge = {"x": 8, "y": floor + 1, "width": wide - 18, "height": deep, "rx": deep / 2}
    body = _cab(wide, top, floor, left, steel) + tag("rect", fill=INK, stroke=DIM, stroke_width=2, **edge)
    for x in range(16, int(wide) - 12, 13):
        body += tag("circle", cx=x, cy=floor + 1 + deep / 2, r=deep * 0.3, fill=DIM)
    return body


def _trailer(wide: float, high: float, top: float, floor: float, left: float, steel: str) -> str:
    hitch = tag("path", d=f"M0 {num(floor - 3)}h7", stroke=DIM, stroke_width=3)
    return hitch + _hull(left - 2, wide - 6, top, floor, steel) + _wheels((wide * 0.12, wide * 0.73, wide * 0.88), high)


def _device(wide: float, high: float, top: float, floor: float, left: float, steel: str) -> str:
    legs = f"M{num(wide * 0.2)} {num(floor)}v5M{num(wide * 0.8)} {num(floor)}v5"
    return _hull(left - 2, wide - 6, top, floor, steel) + tag("path", d=legs, stroke=DIM, stroke_width=4)


def _hull(left: float, right: float, top: float, floor: float, steel: str) -> str:
    edge = {"x": left, "y": top, "width": right - left, "height": floor - top, "rx": 5}
    body = tag("rect", fill=steel, stroke=LINE, **edge)
    ribs = "".join(f"M{num(x)} {num(top + 3)}V{num(floor - 3)}" for x in range(int(left) + 14, int(right) - 6, 22))
    return body + tag("path", d=ribs, stroke=INK, stroke_opacity=0.35, stroke_width=1.5)


def _wheels(places: tuple[float, ...], high: float) -> str:
    body = ""
    for x in places:
        body += tag("circle", cx=x, cy=high - 13, r=8.5, fill=INK, stroke=DIM, stroke_width=2.2)
        body += tag("circle", cx=x, cy=high - 13, r=2.4, fill=SOFT)
    return body


HULLS: Final[dict[Vehicle, Callable[[float, float, float, float, float, str], str]]] = {
    Vehicle.TRUCK: _truck,
    Vehicle.TRACKED: _tracked,
    Vehicle.TRAILER: _trailer,
    Vehicle.DEVICE: _device,
}


def draw_empty(on: Setting, name: str, sign: AnySign | None, wide: float, high: float) -> str:
    """A slot without a card."""
    edge = {"width": wide, "height": high, "rx": 9}
    body = tag("rect", fill=NIGHT, fill_opacity=0.55, stroke=FAINT, stroke_width=1.4, stroke_dasharray="5 5", **edge)
    if sign is not None:
        body += tag("g", icon(on.looks, sign, wide / 2, high / 2 - 6, min(wide, high) * 0.36, DIM), opacity="0.6")
    lines = wrap(name, 9.4, wide - 10)[:2]
    low = high - 8 - 11 * (len(lines) - 1) if sign is not None else high / 2 + 3 - 5.5 * (len(lines) - 1)
    return body + paragraph(lines, wide / 2, low, 9.4, 11, class_="mid dim")


def caption(name: str, x: float, y: float, room: float, size: float = 9.6) -> str:
    """A short name in the middle, outlined so that it can be read over anything."""
    outlined = {"paint_order": "stroke", "stroke": INK, "stroke_width": 3, "stroke_opacity": 0.8}
    return words(fit(name, size, room, SEMI), x, y, size, class_="semi mid", **outlined)
