"""Tracks of numbers: a line with a marker for each player, or boxes in rows; below zero too."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Cell, Piece, Track
from ..scenes.signs import AnySign, OwnSign, Sign
from .icons import emblem, icon, reconstructed_sign
from .pen import num, shift, tag, width, words
from .pieces import draw_piece
from .setting import Setting
from .theme import DIM, FAINT, GOLD, INK, LINE, NIGHT, PANEL, RAISED, SOFT
from .typeface import CAPS

MARKER: Final = 21
BOX: Final = 34.0
"""How wide the box of a number is at most."""
HIGHEST: Final = 34.0
CLOSE: Final = 15.0
"""Numbers need so much room beside each other."""

Drawn = tuple[str, float]


def draw_scale(on: Setting, track: Track, wide: float) -> Drawn:
    """A line of numbers with a marker for each player; where there is no room beside, one stands above the other."""
    label = on.say(track.label)
    left = width(label, 10, CAPS) + 22
    numbers = track.numbers()
    length = len(numbers) - 1
    step = (wide - left - 22) / max(1, length)
    pieces = on.scene.pieces_at(track.id)
    floors = levels([place_of(track, piece.count) * step for piece in pieces], MARKER)
    high = 28.0 + (max(floors, default=0) + 1) * 17
    base = high - 18
    body = words(label, 2, base + 4, 10, class_="caps")
    line = f"M{num(left)} {num(base)}H{num(left + length * step)}"
    body += tag("path", d=line, stroke=LINE, stroke_width=2, stroke_linecap="round")
    for place, number in enumerate(numbers):
        x = left + place * step
        tall = 5 if number % 10 == 0 else 3.5 if number % 5 == 0 else 1.5
        body += tag("path", d=f"M{num(x)} {num(base - tall)}v{num(2 * tall)}", stroke=SOFT if number % 5 == 0 else LINE)
        if number % 5 == 0 or (track.first != 0 and place in (0, length) and step > CLOSE):
            body += words(said(number), x, high - 2, 10, class_="mid dim")
    for cell in on.scene.cells_at(track.id):
        if cell.number != NO_NUMBER:
            body += on.group(cell, _tick(on, cell), left + place_of(track, cell.number) * step, base)
    for piece, floor in zip(pieces, floors, strict=True):
        marker = emblem(on.livery(piece.owner), 0, 0, 8, stroke=INK, stroke_width=1.6)
        body += on.group(piece, marker, left + place_of(track, piece.count) * step, base - 13 - floor * 18)
    return tag("g", body, id=on.id(track.id), class_="track"), high


def said(number: int) -> str:
    """With a true minus sign."""
    return str(number).replace("-", "−")


def place_of(track: Track, number: int) -> int:
    """How many steps from the beginning; nobody stands beyond the ends."""
    low, high = min(track.first, track.last), max(track.first, track.last)
    return abs(min(max(number, low), high) - track.first)


def _tick(on: Setting, cell: Cell) -> str:
    colour = _tint(on, cell)
    body = tag("circle", r=6.5, fill=NIGHT, stroke=colour, stroke_width=1.5) + on.glow(cell, "circle", r=8)
    sign = _sign(cell)
    dot = tag("circle", r=2, fill=colour) if sign is None else icon(on.looks, sign, 0, 0, 8.5, colour)
    return body + dot


def _sign(cell: Cell) -> AnySign | None:
    return cell.look if isinstance(cell.look, (Sign, OwnSign)) else None


def _tint(on: Setting, cell: Cell) -> str:
    if cell.owner != NOBODY:
        return on.livery(cell.owner).colour
    return DIM if Mark.OFF in cell.marks else on.looks.tint(_sign(cell), GOLD)


def levels(places: list[float], room: float) -> list[int]:
    """The lowest floor for each thing on which nothing stands closer than the room it takes."""
    found = [0] * len(places)
    taken: list[tuple[float, int]] = []
    for number in sorted(range(len(places)), key=lambda number: places[number]):
        floor = 0
        while any(abs(place - places[number]) < room and other == floor for place, other in taken):
            floor += 1
        found[number] = floor
        taken.append((places[number], floor))
    return found


# Boxes


def rows_of(track: Track) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for number in track.numbers():
        if number in track.rows and rows[-1]:
            rows.append([])
        rows[-1].append(number)
    return rows


def draw_steps(on: Setting, track: Track, wide: float) -> Drawn:
    """A box for each number, in rows that stand in the middle above each other."""
    rows = rows_of(track)
    each = min(BOX, wide / max(len(row) for row in rows))
    high = min(HIGHEST, each * 1.04)
    label = on.say(track.label)
    top = 20.0 if label else 0.0
    body = words(label, 2, 12, 10.5, class_="caps") if label else ""
    marked = {cell.number: cell for cell in on.scene.cells_at(track.id)}
    standing: dict[int, list[Piece]] = {}
    for piece in on.scene.pieces_at(track.id):
        standing.setdefault(piece.count, []).append(piece)
    for line, row in enumerate(rows):
        y = top + line * (high + 5)
        left = (wide - len(row) * each) / 2 if len(rows) > 1 else 0.0
        for place, number in enumerate(row):
            x = left + place * each
            body += shift(_box(number, each - 3, high), x, y)
            cell = marked.get(number)
            markers = _standing(on, standing.get(number, []), each - 3, high)
            if cell is None:
                body += shift(markers, x, y)
            else:
                body += on.group(cell, _marked(on, cell, each - 3, high, not markers) + markers, x, y)
    return tag("g", body, id=on.id(track.id), class_="track"), top + len(rows) * (high + 5) - 5


def _box(number: int, wide: float, high: float) -> str:
    body = tag("rect", width=wide, height=high, rx=5, fill=PANEL if number else RAISED, stroke=FAINT)
    size = 9.0 if wide >= 20 else 7.6
    return body + words(said(number), wide / 2, size + 2, size, class_="mid semi dim")


def _marked(on: Setting, cell: Cell, wide: float, high: float, free: bool) -> str:
    colour = _tint(on, cell)
    edge = {"width": wide, "height": high, "rx": 5}
    fill = colour if Mark.ON in cell.marks else NIGHT
    body = tag("rect", fill=fill, fill_opacity=0.2, stroke=colour, stroke_width=1.3, **edge)
    sign = _sign(cell)
    if sign is not None and free:
        body += icon(on.looks, sign, wide / 2, high * 0.64, min(wide, high) * 0.5, colour)
    if Mark.ASKED in cell.marks:
        body += tag("rect", class_="asked", **edge)
    if Mark.RECONSTRUCTED in cell.marks:
        body += reconstructed_sign(wide - 6.5, high - 6.5, 4.5)
    return body + on.glow(cell, "rect", **edge)


def _standing(on: Setting, pieces: list[Piece], wide: float, high: float) -> str:
    """The markers on one number: one below the number, several in two columns."""
    body = ""
    radius = min(8.0, wide * 0.28) if len(pieces) == 1 else min(6.0, wide * (0.21 if len(pieces) < 3 else 0.16))
    for place, piece in enumerate(pieces):
        x, y = wide / 2, high * 0.66
        if len(pieces) > 1:
            x = wide * (0.28 if place % 2 == 0 else 0.72)
            y = high * (0.68 if len(pieces) < 3 else 0.5) + place // 2 * radius * 2.1
        body += on.group(piece, draw_piece(on, piece, radius, False), x, y)
    return body
