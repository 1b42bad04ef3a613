"""Win chances over the decisions of a game: a line for every seat, and flags where the game turned."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from typing import Final

from ..table.icons import emblem
from ..table.pen import fit, frame, num, tag, width, words
from ..table.theme import FAINT, GOLD, INK, LINE, NIGHT, Livery
from ..table.typeface import SEMI
from .chart import AFTER, LEADING, SIZE, spread

LEFT, TOP, BOTTOM = 42.0, 42.0, 36.0
LABEL: Final = 28.0
"""What stands before the name at the end of a line."""
LEVELS: Final = (0, 25, 50, 75, 100)
MARKS: Final = 9
"""How many shapes a line carries where it is complete."""
FLAG, FLAG_AT = 11.0, 13.0
NEAR: Final = 25.0
"""Flags are never nearer to each other than this."""


@dataclass(frozen=True)
class Line:
    """A seat's win chance at each look."""

    name: str
    livery: Livery
    chances: list[float]


@dataclass(frozen=True)
class Flag:
    """A moment that turned the game: where, what it is called, where it leads."""

    moment: float
    label: str
    title: str
    link: str


@dataclass(frozen=True)
class Plot:
    """The place where lines are drawn: decisions to the right, chances upwards."""

    right: float
    floor: float
    last: int

    def x(self, moment: float) -> float:
        return LEFT + (self.right - AFTER - LEFT) * moment / self.last

    def y(self, chance: float) -> float:
        return self.floor - (self.floor - TOP) * chance


def draw_chances(
    lines: list[Line], moments: list[int], last: int, flags: list[Flag], title: str, below: str, wide: int, high: int
) -> str:
    """`moments`: at which the lines have their values; `last`: the end of the game. `title` is read aloud."""
    room = min(wide / 3, max(width(line.name, SIZE, SEMI) for line in lines) + LABEL + 8)
    plot = Plot(wide - room, high - BOTTOM, max(1, last))
    body = f"<title>{escape(title)}</title>" + _grid(plot, len(lines))
    body += words(below, (LEFT + plot.right) / 2, high - 3, 11, class_="dim mid")
    body += _poles(plot, flags)
    if moments:
        # A dark edge under each line keeps them apart where they cross.
        body += "".join(_path(plot, line, moments, INK, 5) for line in lines)
        body += "".join(
            _path(plot, line, moments, line.livery.colour, 2.3) + _marks(plot, line, moments) for line in lines
        )
        body += _names(plot, lines, room, complete=moments[-1] == last)
    body += _flags(plot, flags)
    body += tag("g", _cursor(plot, lines), class_="cursor", visibility="hidden")
    return frame(body, wide, high, role="img", data_points=_points(plot, lines, moments))


def _grid(plot: Plot, players: int) -> str:
    body = ""
    for level in LEVELS:
        y = plot.y(level / 100)
        body += tag("path", d=f"M{num(LEFT)} {num(y)}H{num(plot.right)}", stroke=FAINT)
        body += words(f"{level} %", LEFT - 8, y + 4, 11, class_="dim end")
    even = plot.y(1 / players)
    body += tag("path", d=f"M{num(LEFT)} {num(even)}H{num(plot.right)}", stroke=LINE, stroke_dasharray="2 5")
    for number in range(5):
        moment = plot.last * number // 4
        body += words(str(moment), plot.x(moment), plot.floor + 17, 11, class_="dim mid")
    return body


def _path(plot: Plot, line: Line, moments: list[int], colour: str, thick: float) -> str:
    points = [f"{num(plot.x(at))} {num(plot.y(chance))}" for at, chance in zip(moments, line.chances, strict=True)]
    return tag(
        "path",
        d=f"M{'L'.join(points)}",
        fill="none",
        stroke=colour,
        stroke_width=thick,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _marks(plot: Plot, line: Line, moments: list[int]) -> str:
    """Shapes at even distances, by which the line is known without its colour."""
    body, next_at = "", plot.last / MARKS / 2
    for moment, chance in zip(moments, line.chances, strict=True):
        if moment >= next_at and moment < plot.last:
            body += emblem(line.livery, plot.x(moment), plot.y(chance), 5, stroke=INK, stroke_width=1)
            next_at += plot.last / MARKS
    return body


def _names(plot: Plot, lines: list[Line], room: float, complete: bool) -> str:
    """Behind the end of each line, or in the order of the seats as long as the lines still grow."""
    if complete:
        ends = spread([plot.y(line.chances[-1]) for line in lines], LEADING, plot.floor)
    else:
        ends = [TOP + LEADING * (number + 1) for number in range(len(lines))]
    body = ""
    for line, end in zip(lines, ends, strict=True):
        body += emblem(line.livery, plot.right + 15, end, 7)
        body += words(fit(line.name, SIZE, room - LABEL, SEMI), plot.right + LABEL, end + 4.5, SIZE, class_="semi")
    return body


def _poles(plot: Plot, flags: list[Flag]) -> str:
    """From each flag to its moment, and down to the floor."""
    body = ""
    for flag, x in zip(flags, _flag_places(plot, flags), strict=True):
        path = f"M{num(x)} {num(FLAG_AT)}L{num(plot.x(flag.moment))} {num(TOP - 4)}V{num(plot.floor)}"
        body += tag("path", d=path, fill="none", stroke=GOLD, stroke_opacity=0.5, stroke_dasharray="3 4")
    return body


def _flags(plot: Plot, flags: list[Flag]) -> str:
    body = ""
    for flag, x in zip(flags, _flag_places(plot, flags), strict=True):
        sign = tag("circle", cx=x, cy=FLAG_AT, r=FLAG, fill=NIGHT, stroke=GOLD, stroke_width=1.6)
        sign += words(flag.label, x, FLAG_AT + 4.3, 12, class_="bold mid gold")
        body += tag("a", f"<title>{escape(flag.title)}</title>{sign}", href=flag.link, class_="flag")
    return body


def _flag_places(plot: Plot, flags: list[Flag]) -> list[float]:
    """Side by side, also where the game turned twice at once."""
    return spread([plot.x(flag.moment) for flag in flags], NEAR, plot.right) if flags else []


def _cursor(plot: Plot, lines: list[Line]) -> str:
    """What follows the pointer; hidden until then."""
    pole = tag("path", d=f"M0 {num(TOP - 6)}V{num(plot.floor)}", stroke="#ffffff", stroke_opacity=0.7)
    dots = [emblem(line.livery, 0, 0, 6, stroke="#ffffff", stroke_width=1.6) for line in lines]
    return pole + "".join(tag("g", dot, class_="dot") for dot in dots)


def _points(plot: Plot, lines: list[Line], moments: list[int]) -> str:
    """For the pointer: of each look the moment, where it lies, and how high each line is there."""
    found = [
        [moment, round(plot.x(moment), 1), *(round(plot.y(line.chances[number]), 1) for line in lines)]
        for number, moment in enumerate(moments)
    ]
    return json.dumps(found, separators=(",", ":"))
