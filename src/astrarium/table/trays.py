"""Trays beside a map: piles, cards, dice, units, and a number with what it is made of."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Die, Pile
from ..scenes.scene import NO_NUMBER, Area, Piece
from ..scenes.signs import OwnSign
from .cards import card_back, draw_mini
from .icons import emblem, icon, polygon, silhouette
from .pen import fit, largest, shift, tag, words
from .setting import Setting
from .theme import DIM, FAINT, LINE, NIGHT, PANEL
from .typeface import SEMI

MINI: Final = (62.0, 86.0)
TRAY_HEAD: Final = 40.0
"""Where things lie on a tray, below what it is called."""
CREW: Final = 31.0
"""The room of a unit on a tray."""


def draw_tray(on: Setting, area: Area) -> str:
    """A corner of the table: piles, cards, and a number with what it is made of."""
    of = on.livery(area.owner)
    held = area.owner != NOBODY
    wide, high = float(area.wide), float(area.high)
    body = tag(
        "rect",
        width=wide,
        height=high,
        rx=12,
        fill=NIGHT,
        fill_opacity=0.86,
        stroke=of.colour if held else FAINT,
        stroke_opacity=0.7 if held else 1,
    )
    body += on.glow(area, "rect", width=wide, height=high, rx=12)
    left = 14.0
    if held:
        body += emblem(of, 20, 19, 7.5)
        left = 34.0
    body += words(on.say(area.label), left, 23, 10.5, class_="caps own", color=of.colour if held else DIM)
    body += _figures(on, area, wide)
    drawn = on.group(area, body, area.x - wide / 2, area.y - high / 2)
    return drawn + shift(_contents(on, area), area.x - wide / 2, area.y - high / 2)


def _figures(on: Setting, area: Area, wide: float) -> str:
    """The large number at the right edge, what it is made of below it."""
    of = on.livery(area.owner)
    body, y = "", 52.0
    if area.number != NO_NUMBER:
        body += words(str(area.number), wide - 14, 66, 36, class_="bold end own", color=of.colour)
        y = 84.0
    for line in area.lines:
        said = on.say(line)
        size = largest(said, (12.0, 11.0, 10.0), wide * 0.4, SEMI)
        body += words(said, wide - 14, y, size, class_="end soft semi")
        y += 17
    return body


def _mini(area: Area) -> tuple[float, float]:
    """How large cards and piles are on a tray: smaller on a low one."""
    high = min(MINI[1], area.high - TRAY_HEAD - 10)
    return MINI[0] * high / MINI[1], high


def _contents(on: Setting, area: Area) -> str:
    wide, high = _mini(area)
    x, y, body = 14.0, TRAY_HEAD, ""
    if not on.scene.pieces_at(area.id) and not on.scene.cards_at(area.id):
        return tag("rect", x=x, y=y, width=wide, height=high, rx=7, fill="none", stroke=FAINT, stroke_dasharray="4 4")
    crew = [piece for piece in on.scene.pieces_at(area.id) if piece.owner != NOBODY and piece.look is not Die.DIE]
    for pile in [piece for piece in on.scene.pieces_at(area.id) if piece not in crew]:
        if x > 14 and x + wide > area.wide - 8:
            x, y = 14.0, y + high + 10
        if pile.look is Die.DIE:
            body += on.group(pile, _die(on, pile, wide / MINI[0]), x + wide / 2 - 2, y + high / 2 - 2)
        else:
            body += on.group(pile, _pile(on, pile, wide, high), x, y)
        x += wide + 8
    for card in on.scene.cards_at(area.id):
        body += on.group(card, draw_mini(on, card, wide, high), x, y)
        x += wide + 8
    return body + _crew(on, crew, x, (area.wide * 0.62 - x, area.high - TRAY_HEAD))


def _crew(on: Setting, pieces: list[Piece], left: float, room: tuple[float, float]) -> str:
    """Units that take part in what the tray is about, in rows; smaller where there are many."""
    each = CREW
    while int(room[0] // each) * int(room[1] // each) < len(pieces) and each > CREW / 2:
        each -= 1
    count = max(1, int(room[0] // each))
    body = ""
    for number, piece in enumerate(pieces):
        x, y = left + (number % count + 0.5) * each, TRAY_HEAD + (number // count + 0.5) * each
        of = on.livery(piece.owner)
        token = tag("circle", r=each / 2 - 2, fill=of.deep, stroke=of.colour, stroke_width=0.8)
        token += on.glow(piece, "circle", r=each / 2 - 2)
        size = each * 0.65
        if isinstance(piece.look, OwnSign):
            token += icon(on.looks, piece.look, 0, 0, size, of.colour)
        else:
            token += silhouette(on.looks.unit(piece.look), of, size)
        body += on.group(piece, token, x, y)
    return body


def _pile(on: Setting, pile: Piece, wide: float, high: float) -> str:
    body = ""
    for depth in range(min(3, pile.count), 0, -1):
        body += tag("rect", x=depth * 1.6, y=-depth * 1.6, width=wide - 4, height=high, rx=7, fill=NIGHT, stroke=LINE)
    dash = None if pile.count else "4 4"
    fill = PANEL if pile.count else NIGHT
    body += tag("rect", width=wide - 4, height=high, rx=7, fill=fill, stroke=LINE, stroke_dasharray=dash)
    if pile.look is Pile.DECK and pile.count:
        body += card_back(wide - 4, high)
    elif isinstance(pile.look, OwnSign):
        body += icon(on.looks, pile.look, (wide - 4) / 2, high * 0.3, wide * 0.52, on.looks.tint(pile.look))
    body += on.glow(pile, "rect", width=wide - 4, height=high, rx=7)
    middle = (wide - 4) / 2
    outlined = {"paint_order": "stroke", "stroke": PANEL, "stroke_width": 3}
    name = on.say(pile.label)
    if high < MINI[1]:
        # On a small pile the picture says what it is.
        return body + words(str(pile.count), middle, high - 9, 17, class_="bold mid", **outlined)
    body += words(str(pile.count), middle, high - 21, 18, class_="bold mid", **outlined)
    return body + words(fit(name, 9.5, wide - 6), middle, high - 8, 9.5, class_="mid soft")


def _die(on: Setting, die: Piece, scale: float) -> str:
    """A die of eight sides, in the colour of whoever rolled it."""
    of = on.livery(die.owner)
    points = polygon(6, 31, 0.5)
    body = tag("path", d=points, fill=of.deep, stroke=of.colour, stroke_width=1.6, stroke_linejoin="round")
    body += tag(
        "path",
        d="M0-24 22 14H-22zM0-24V-30.5M22 14 27 15.5M-22 14-27 15.5",
        fill="none",
        stroke=of.colour,
        stroke_opacity=0.65,
    )
    body += words(str(die.count), 0, 9, 25, class_="bold mid")
    return body if scale == 1 else tag("g", body, transform=f"scale({scale:.3f})")
