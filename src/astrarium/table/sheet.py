"""Everything on a sheet, from the ground up: titled areas, tracks, places and what lies on them."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Frame, Soil, Vehicle
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Area, Card, Cell, Piece
from ..scenes.signs import OwnSign, Sign
from .icons import emblem, icon, reconstructed_sign
from .mats import draw_track
from .pen import fit, largest, paragraph, shift, tag, width, words, wrap
from .pieces import draw_piece
from .places import draw_pieces, draw_place
from .roads import draw_open_way
from .scales import said
from .setting import Setting
from .slot_cards import draw_slot_card
from .theme import DIM, FAINT, GOLD, LINE, NIGHT, PANEL, RAISED, SOFT
from .typeface import BOLD, CAPS, SEMI

TOKEN: Final = 13.0
MINI: Final = (96.0, 120.0)
CHIP: Final = 24.0
EDGE: Final = 14.0
SEAL: Final = 5.5
"""The radius of the sign of what is reconstructed."""
LABEL: Final = 30.0
"""The height of an area's heading."""
SCALES: Final = (1.0, 0.86, 0.74, 0.62, 0.5)
MANY_BOXES: Final = 3


def draw_sheet(on: Setting) -> str:
    areas = [area for area in on.scene.areas if not isinstance(area.look, Soil)]
    body = "".join(_area(on, area) for area in areas)
    body += "".join(draw_open_way(on, way) for way in on.scene.ways)
    # Beside the map other tracks are drawn.
    for track in (track for track in on.scene.tracks if track.wide or on.tag != "map"):
        drawn, _ = draw_track(on, track, float(track.wide or on.scene.board.width - 2 * track.x))
        body += shift(drawn, track.x, track.y)
    body += "".join(draw_place(on, space) for space in on.scene.spaces)
    # Last, so that no place covers what stands beside another.
    return body + "".join(draw_pieces(on, space) for space in on.scene.spaces)


def _area(on: Setting, area: Area) -> str:
    of = on.livery(area.owner)
    held = area.owner != NOBODY
    wide, high = float(area.wide), float(area.high)
    edge = {"width": wide, "height": high, "rx": 12}
    now, note, frame = Mark.NOW in area.marks, area.look is Frame.NOTE, area.look is Frame.FRAME
    body = ""
    if not note:
        fill = of.deep if held else RAISED if now else NIGHT if frame else PANEL
        rim = GOLD if now else of.colour if held else LINE if area.look is Frame.TRAY else FAINT
        opacity = 0.22 if held else 0.5 if frame else 0.82
        body += tag("rect", fill=fill, fill_opacity=opacity, stroke=rim, stroke_opacity=0.8, **edge)
    body += _row_heading(on, area) if area.look is Frame.ROW else _heading(on, area)
    if note:
        body += _lines(on, area, 12, 30)
    if Mark.OFF in area.marks:
        body += tag("rect", fill=NIGHT, fill_opacity=0.6, **edge)
    if Mark.ASKED in area.marks:
        body += tag("rect", class_="asked", **edge)
    body += _flow(on, area) + on.glow(area, "rect", pointer_events="none", **edge)
    return on.group(area, body, area.x - wide / 2, area.y - high / 2)


def _heading(on: Setting, area: Area) -> str:
    """The name, whose it is, a number and what is to be said of it."""
    of = on.livery(area.owner)
    held = area.owner != NOBODY
    body, left, right = "", EDGE, area.wide - EDGE
    if held:
        body += emblem(of, 20, 17, 7)
        left = 34.0
    if area.number != NO_NUMBER:
        told = said(area.number)
        body += words(told, right, 26, 22, class_="bold end own", color=of.colour if held else SOFT)
        right -= width(told, 22, BOLD) + 8
    name = on.say(area.label)
    made_up = 2 * SEAL + 6 if Mark.RECONSTRUCTED in area.marks else 0.0
    size = largest(name, (10.5, 9.6, 8.8, 8.0, 7.4), right - left - made_up, CAPS)
    name = fit(name, size, right - left - made_up, CAPS)
    body += words(name, left, 21, size, class_="caps own", color=of.colour if held else DIM)
    used = left + width(name, size, CAPS) + made_up
    body += reconstructed_sign(used - SEAL, 17, SEAL) if made_up else ""
    if area.look is Frame.NOTE:
        return body
    return body + _remarks(on, area, used + 14, right)


def _remarks(on: Setting, area: Area, used: float, right: float) -> str:
    """The first line beside the name where there is room, the others at the foot, each in as many lines as it needs."""
    body = ""
    below: list[str] = []
    for number, line in enumerate(area.lines):
        told = on.say(line)
        if number == 0 and used + width(told, 10.5) < right:
            body += words(told, right, 21, 10.5, class_="end soft")
        else:
            below += wrap(told, 10.5, area.wide - 2 * EDGE)
    for number, told in enumerate(below):
        y = area.high - 9 - 13 * (len(below) - 1 - number)
        body += words(told, area.wide - EDGE, y, 10.5, class_="end soft")
    return body


def _row_heading(on: Setting, area: Area) -> str:
    """A strip: its name at the left, what it brings at the right."""
    of = on.livery(area.owner)
    middle = area.high / 2
    name = on.say(area.label)
    body = words(
        fit(name, 11, area.wide * 0.3, SEMI),
        EDGE,
        middle + 4,
        11,
        class_="semi own",
        color=of.colour if area.owner != NOBODY else SOFT,
    )
    for number, line in enumerate(area.lines):
        y = middle + 4 + (number - (len(area.lines) - 1) / 2) * 13
        body += words(on.say(line), area.wide - EDGE, y, 10.5, class_="end soft")
    return body


def _lines(on: Setting, area: Area, left: float, top: float) -> str:
    body = ""
    for number, line in enumerate(area.lines):
        body += words(fit(on.say(line), 11, area.wide - 2 * left), left, top + 8 + number * 15, 11, class_="soft")
    return body


# What lies on an area without a place of its own

Part = tuple[str, float, float]
"""A drawing from its upper left corner, its width and its height."""


def _flow(on: Setting, area: Area) -> str:
    """Chips, tokens and cards side by side, in as many rows as they need; smaller where there is little room."""
    row = area.look is Frame.ROW
    left = area.wide * 0.3 + EDGE if row else EDGE
    top = 6.0 if row else LABEL + 4
    wide, high = area.wide - left - EDGE, area.high - top - 6
    for scale in SCALES:
        parts = _parts(on, area, scale, wide, high)
        body, tall = _rows(parts, wide)
        if tall <= high:
            break
    return shift(body, left, top + (max(0.0, high - tall) / 2 if row else 0.0))


def _rows(parts: list[Part], wide: float) -> tuple[str, float]:
    x, y, tall, body = 0.0, 0.0, 0.0, ""
    for part, room, high in parts:
        if x > 0 and x + room > wide:
            x, y, tall = 0.0, y + tall + 6, 0.0
        body += shift(part, x, y)
        x += room + 8
        tall = max(tall, high)
    return body, y + tall


def _parts(on: Setting, area: Area, scale: float, wide: float, high: float) -> list[Part]:
    found = [_chip(on, cell, wide) for cell in on.scene.cells_at(area.id)]
    found += [_token(on, piece, TOKEN * scale) for piece in on.scene.pieces_at(area.id)]
    tallest = min(high, MINI[1]) * scale
    return found + [_card(on, card, tallest, wide) for card in on.scene.cards_at(area.id)]


def _chip(on: Setting, cell: Cell, most: float) -> Part:
    sign = cell.look if isinstance(cell.look, (Sign, OwnSign)) else None
    before = 10.0 if sign is None else 26.0
    held = on.scene.pieces_at(cell.id)
    made_up = 2 * SEAL + 5 if Mark.RECONSTRUCTED in cell.marks else 0.0
    room = most - before - 10 - 22 * len(held) - made_up
    lines = [fit(line, 10.5, room, SEMI) for line in wrap(on.say(cell.label), 10.5, room, SEMI)[:2]]
    wide = max((width(line, 10.5, SEMI) for line in lines), default=0.0) + before + 10 + made_up
    high = CHIP + 12.5 * (len(lines) - 1)
    of = on.livery(cell.owner)
    lit = Mark.ON in cell.marks
    edge = {"width": wide, "height": high, "rx": 7}
    fill, rim = (of.deep, of.colour) if lit and cell.owner != NOBODY else (RAISED, SOFT) if lit else (NIGHT, LINE)
    body = tag("rect", fill=fill, stroke=rim, stroke_dasharray="3 3" if Mark.OFF in cell.marks else None, **edge)
    body += "" if sign is None else icon(on.looks, sign, 15, high / 2, 14, on.looks.tint(sign, SOFT))
    body += paragraph(lines, before, 15.8, 10.5, 12.5, class_="semi dim" if Mark.OFF in cell.marks else "semi")
    body += reconstructed_sign(wide - SEAL - 6, high / 2, SEAL) if made_up else ""
    drawn = on.group(cell, body + on.glow(cell, "rect", **edge), 0, 0)
    x = wide + 4
    for piece in held:
        drawn += on.group(piece, draw_piece(on, piece, 9), x + 9, high / 2)
        x += 22
    return drawn, x - 4, high


def _token(on: Setting, piece: Piece, radius: float) -> Part:
    """A token, and how many there are beside it."""
    told = str(piece.count)
    size = max(10.0, radius * 1.1)
    wide = 2 * radius + (0 if piece.count == 1 else width(told, size, BOLD) + 6)
    body = draw_piece(on, piece, radius, False)
    if piece.count != 1:
        body += words(told, radius + 4, size * 0.36, size, class_="bold" if piece.count else "dim")
    return on.group(piece, body, radius, radius), wide, 2 * radius


def _card(on: Setting, card: Card, high: float, most: float) -> Part:
    """Vehicles and cards with many boxes lie across."""
    broad = isinstance(card.look, Vehicle) or len(on.scene.cells_at(card.id)) > MANY_BOXES
    wide = min(most, high * (1.4 if broad else MINI[0] / MINI[1]))
    return draw_slot_card(on, card, wide, high), wide, high
