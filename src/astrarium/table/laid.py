"""Everything on a sheet, from the ground up: titled areas, tracks, places and what lies on them."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.scene import NOTHING, Area, Card, Cell, Piece
from .boxes import draw_slot_card
from .icons import emblem, icon
from .mats import draw_track
from .pen import fit, largest, shift, tag, width, words
from .roads import draw_open_way
from .scales import said
from .setting import Setting
from .spots import draw_pieces, draw_spot
from .theme import DIM, FAINT, GOLD, LINE, NIGHT, PANEL, RAISED, SOFT
from .things import draw_thing

TOKEN: Final = 13.0
MINI: Final = (74.0, 100.0)
CHIP: Final = 24.0
EDGE: Final = 14.0
LABEL: Final = 30.0
"""The height of an area's heading."""


def draw_laid(on: Setting) -> str:
    areas = [area for area in on.scene.areas if not area.look.startswith("region")]
    body = "".join(_area(on, area) for area in areas)
    body += "".join(draw_open_way(on, way) for way in on.scene.ways)
    for track in on.scene.tracks:
        drawn, _ = draw_track(on, track, float(track.wide or on.scene.board.width - 2 * track.x))
        body += shift(drawn, track.x, track.y)
    body += "".join(draw_spot(on, space) for space in on.scene.spaces)
    # Last, so that no place covers what stands beside another.
    return body + "".join(draw_pieces(on, space) for space in on.scene.spaces)


def _area(on: Setting, area: Area) -> str:
    kind = area.look.split()[0] if area.look else "frame"
    of = on.livery(area.owner)
    held = area.owner != NOBODY
    wide, high = float(area.wide), float(area.high)
    edge = {"width": wide, "height": high, "rx": 12}
    now = "now" in area.marks
    body = ""
    if kind != "note":
        fill = of.deep if held else RAISED if now else NIGHT if kind == "frame" else PANEL
        rim = GOLD if now else of.colour if held else LINE if kind == "tray" else FAINT
        opacity = 0.22 if held else 0.5 if kind == "frame" else 0.82
        body += tag("rect", fill=fill, fill_opacity=opacity, stroke=rim, stroke_opacity=0.8, **edge)
    body += _row_heading(on, area) if kind == "row" else _heading(on, area)
    if kind == "note":
        body += _lines(on, area, 12, 30)
    if "off" in area.marks:
        body += tag("rect", fill=NIGHT, fill_opacity=0.6, **edge)
    if "asked" in area.marks:
        body += tag("rect", class_="asked", **edge)
    drawn = on.group(area, body + on.glow(area, "rect", **edge), area.x - wide / 2, area.y - high / 2)
    return drawn + shift(_flow(on, area), area.x - wide / 2, area.y - high / 2)


def _heading(on: Setting, area: Area) -> str:
    """The name, whose it is, a number and what is to be said of it."""
    of = on.livery(area.owner)
    held = area.owner != NOBODY
    body, left, right = "", EDGE, area.wide - EDGE
    if held:
        body += emblem(of, 20, 17, 7)
        left = 34.0
    if area.number != NOTHING:
        told = said(area.number)
        body += words(told, right, 26, 22, class_="bold end own", color=of.colour if held else SOFT)
        right -= width(told, 22, True) + 8
    name = on.say(area.label)
    size = largest(name.upper(), (10.5, 9.6, 8.8), (right - left) / 1.2, True)
    body += words(
        fit(name, size, (right - left) / 1.2, True), left, 21, size, class_="caps own", color=of.colour if held else DIM
    )
    if area.look.startswith("note"):
        return body
    used = left + width(name.upper(), size, True) * 1.2 + 14
    for number, line in enumerate(area.lines):
        told = on.say(line)
        if number == 0 and used + width(told, 10.5) < right:
            body += words(told, right, 21, 10.5, class_="end soft")
        else:
            y = area.high - 9 - 13 * (len(area.lines) - 1 - number)
            body += words(fit(told, 10.5, area.wide - 2 * EDGE), area.wide - EDGE, y, 10.5, class_="end soft")
    return body


def _row_heading(on: Setting, area: Area) -> str:
    """A strip: its name at the left, what it brings at the right."""
    of = on.livery(area.owner)
    middle = area.high / 2
    name = on.say(area.label)
    body = words(
        fit(name, 11, area.wide * 0.3, True),
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


def _flow(on: Setting, area: Area) -> str:
    """Chips, tokens and cards side by side, in as many rows as they need."""
    row = area.look.startswith("row")
    left = area.wide * 0.3 + EDGE if row else EDGE
    right = area.wide - EDGE
    x, y = left, (area.high / 2 - TOKEN if row else LABEL + 4)
    tall = 0.0
    body = ""
    for part, wide, high in _parts(on, area):
        if x > left and x + wide > right:
            x, y, tall = left, y + tall + 6, 0.0
        body += shift(part, x, y)
        x += wide + 8
        tall = max(tall, high)
    return body


def _parts(on: Setting, area: Area) -> list[tuple[str, float, float]]:
    """The drawing, width and height of each thing, from its upper left corner."""
    found = [_chip(on, cell) for cell in on.scene.cells_at(area.id)]
    found += [_token(on, piece) for piece in on.scene.pieces_at(area.id)]
    room = area.high - LABEL - 14
    return found + [_card(on, card, room) for card in on.scene.cards_at(area.id)]


def _chip(on: Setting, cell: Cell) -> tuple[str, float, float]:
    name = on.say(cell.label)
    signed = bool(cell.look)
    wide = width(name, 10.5, True) + 20 + (17 if signed else 0)
    of = on.livery(cell.owner)
    lit = "on" in cell.marks
    edge = {"width": wide, "height": CHIP, "rx": 7}
    fill, rim = (of.deep, of.colour) if lit and cell.owner != NOBODY else (RAISED, SOFT) if lit else (NIGHT, LINE)
    body = tag("rect", fill=fill, stroke=rim, stroke_dasharray="3 3" if "off" in cell.marks else None, **edge)
    body += icon(on.looks, cell.look, 15, CHIP / 2, 14, on.looks.tint(cell.look, SOFT)) if signed else ""
    body += words(name, 26 if signed else 10, 15.8, 10.5, class_="semi dim" if "off" in cell.marks else "semi")
    drawn = on.group(cell, body + on.glow(cell, "rect", **edge), 0, 0)
    x = wide + 4
    for piece in on.scene.pieces_at(cell.id):
        drawn += on.group(piece, draw_thing(on, piece, 9), x + 9, CHIP / 2)
        x += 22
    return drawn, x - 4, CHIP


def _token(on: Setting, piece: Piece) -> tuple[str, float, float]:
    """A token, and how many there are beside it."""
    told = str(piece.count)
    wide = 2 * TOKEN + (0 if piece.count == 1 else width(told, 14, True) + 6)
    body = draw_thing(on, piece, TOKEN, False)
    if piece.count != 1:
        body += words(told, TOKEN + 4, 5, 14, class_="bold" if piece.count else "dim")
    return on.group(piece, body, TOKEN, TOKEN), wide, 2 * TOKEN


def _card(on: Setting, card: Card, room: float) -> tuple[str, float, float]:
    high = max(60.0, min(MINI[1], room))
    wide = MINI[0] * high / MINI[1]
    if on.scene.cells_at(card.id) or card.look.startswith("vehicle"):
        wide = high * 1.4
    return draw_slot_card(on, card, wide, high), wide, high
