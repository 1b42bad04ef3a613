"""Plots for the reports: SVG that lives in a page, takes its colours from it, and has a form for phones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from itertools import pairwise
from math import ceil, floor, log10
from typing import Any, Final

import matplotlib as mpl
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.transforms import blended_transform_factory

WIDE: Final = 530
NARROW: Final = 340
"""Pixels; a page shows one form or the other."""
LAYOUT: Final = "DejaVu Sans"
SIZE: Final = 12.0
SMALL: Final = 11.0

# Colours that the page replaces by its own: matplotlib knows no variables.
INK: Final = "#010101"
SOFT: Final = "#020202"
LINE: Final = "#030303"
GROUND: Final = "#040404"
ACCENT: Final = "#050505"
HUES: Final = tuple(f"#0600{number:02x}" for number in range(1, 9))
VARIABLES: Final = {
    INK: "var(--text)",
    SOFT: "var(--soft)",
    LINE: "var(--line)",
    GROUND: "var(--panel)",
    ACCENT: "var(--accent)",
} | {hue: f"var(--hue-{number + 1})" for number, hue in enumerate(HUES)}
SHAPES: Final = ("o", "D", "^", "s", "h", "v", "p", "X")
"""Colours alone would leave some readers out."""


def settings(salt: str) -> dict[Any, Any]:
    """Text stays text, and the ids of one plot are never those of another."""
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": salt,
        # Only to lay out: matplotlib brings it along, and it is wider than the typeface of the page.
        "font.family": LAYOUT,
        "font.size": SMALL,
        "axes.labelcolor": SOFT,
        "xtick.labelcolor": SOFT,
        "ytick.labelcolor": SOFT,
        "text.color": INK,
        "figure.dpi": 72,
    }


@dataclass(frozen=True)
class Plot:
    """A plot in both forms, with the words for those who cannot see it."""

    wide: str
    narrow: str


@dataclass(frozen=True)
class Row:
    """A value with its interval; `told` is shown where a pointer rests."""

    name: str
    value: float
    low: float
    high: float
    told: str
    hue: int = 0
    """Below 0: grey."""
    clear: bool = True
    """Whether its interval excludes what it is compared with; the others are drawn faintly."""
    expected: float | None = None
    """What it is compared with, where that is not the same for all rows."""


@dataclass(frozen=True)
class Line:
    """A line over equal steps, with the band in which the middle half of its games lies."""

    name: str
    values: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]
    hue: int


Say = Callable[[float], str]
"""How a number of an axis is written."""


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def signed_percent(share: float) -> str:
    return f"{share * 100:+.0f} %".replace("-", "−") if share else percent(share)


def plain(number: float) -> str:
    return f"{number:g}"


# The plots


def intervals(
    name: str, title: str, rows: Sequence[Row], even: float | None, say: Say = percent, cut: int | None = None
) -> Plot:
    """A line for each row, from the low to the high end of its interval, and `even` as the line to compare with.

    Before the row `cut` some have been left out.
    """
    return Plot(
        _intervals(f"{name}-wide", title, rows, even, say, cut, WIDE),
        _intervals(f"{name}-narrow", title, rows, even, say, cut, NARROW),
    )


def _intervals(
    name: str, title: str, rows: Sequence[Row], even: float | None, say: Say, cut: int | None, width: int
) -> str:
    longest = max(len(row.name) for row in rows)
    above = width == NARROW and longest > 12
    step = 36.0 if above else 25.0
    left = 14.0 if above else 22.0 + longest * SIZE * 0.56
    height = step * len(rows) + 36
    with mpl.rc_context(settings(name)):
        drawing = Drawing(width, height)
        axes = drawing.axes(left, 28, 18, 8)
        low, high = _span([row.low for row in rows] + [row.high for row in rows] + ([] if even is None else [even]))
        axes.set_xlim(low, high)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_yticks([])
        _ticks(axes, low, high, say, 4 if width == NARROW else 7)
        axes.grid(axis="x", color=LINE, linewidth=0.8)
        if even is not None:
            axes.axvline(even, color=INK, linewidth=1.1, dashes=(4, 3))
        if cut is not None:
            axes.axhline(cut - 0.5, color=SOFT, linewidth=1, dashes=(1, 3), alpha=0.8)
        beside = blended_transform_factory(axes.transAxes, axes.transData)
        for place, row in enumerate(rows):
            _interval(drawing, axes, place, row)
            if above:
                axes.text(0, place - 0.3, row.name, transform=beside, va="center", fontsize=SIZE)
            else:
                axes.text(
                    -14 / (width - left), place, row.name, transform=beside, ha="right", va="center", fontsize=SIZE
                )
        return drawing.svg(title)


def _interval(drawing: Drawing, axes: Axes, place: int, row: Row) -> None:
    hue = HUES[row.hue % len(HUES)] if row.hue >= 0 else SOFT
    at = float(place)
    (line,) = axes.plot(
        [row.low, row.high], [at, at], color=hue, linewidth=5, alpha=0.4 if row.clear else 0.25, solid_capstyle="round"
    )
    (point,) = axes.plot(
        [row.value],
        [at],
        marker=SHAPES[max(0, row.hue) % len(SHAPES)],
        markersize=8.5,
        color=hue if row.clear else GROUND,
        markeredgecolor=hue,
        markeredgewidth=1.6,
    )
    if row.expected is not None:
        axes.plot([row.expected, row.expected], [at - 0.34, at + 0.34], color=INK, linewidth=1.3)
    drawing.tell(line, row.told)
    drawing.tell(point, row.told)


def histogram(name: str, title: str, values: Sequence[float], below: str, beside: str) -> Plot:
    """How often each length comes up."""
    return Plot(
        _histogram(f"{name}-wide", title, values, below, beside, WIDE),
        _histogram(f"{name}-narrow", title, values, below, beside, NARROW),
    )


def _histogram(name: str, title: str, values: Sequence[float], below: str, beside: str, width: int) -> str:
    with mpl.rc_context(settings(name)):
        drawing = Drawing(width, 230)
        axes = drawing.axes(46, 44, 14, 10)
        edges = _edges(values, 16 if width == NARROW else 28)
        counts = [
            sum(low <= value < high or (value == high == edges[-1]) for value in values)
            for low, high in pairwise(edges)
        ]
        for (low, high), count in zip(pairwise(edges), counts, strict=True):
            (bar,) = axes.bar(low, count, high - low, align="edge", color=HUES[0], edgecolor=GROUND, linewidth=1.5)
            drawing.tell(bar, f"{plain(low)}–{plain(high)}: {count}")
        middle = sorted(values)[len(values) // 2]
        axes.axvline(middle, color=INK, linewidth=1.1, dashes=(4, 3))
        axes.set_xlim(edges[0], edges[-1])
        _ticks(axes, edges[0], edges[-1], plain, 4 if width == NARROW else 8)
        axes.set_ylim(0, max(counts) * 1.08)
        axes.yaxis.set_major_locator(mpl.ticker.MaxNLocator(4, integer=True))
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_xlabel(below)
        axes.set_ylabel(beside)
        return drawing.svg(title)


def curves(name: str, title: str, lines: Sequence[Line], below: str) -> Plot:
    """Lines over the course of a game from its start to its end, each named where it ends."""
    return Plot(
        _curves(f"{name}-wide", title, lines, below, WIDE), _curves(f"{name}-narrow", title, lines, below, NARROW)
    )


def _curves(name: str, title: str, lines: Sequence[Line], below: str, width: int) -> str:
    height = 320.0
    room = 34 + max(len(line.name) for line in lines) * SIZE * 0.58
    beside = width == WIDE
    with mpl.rc_context(settings(name)):
        drawing = Drawing(width, height)
        under = 44.0 if beside else 52.0 + 18 * len(lines)
        axes = drawing.axes(38, under, room if beside else 16, 10)
        axes.set_xlim(0, 1)
        low = min(min(line.low) for line in lines)
        high = max(max(line.high) for line in lines)
        axes.set_ylim(min(0.0, low), high * 1.04 if high > 0 else 1.0)
        for line in lines:
            hue = HUES[line.hue % len(HUES)]
            course = [step / (len(line.values) - 1) for step in range(len(line.values))]
            axes.fill_between(course, line.low, line.high, color=hue, alpha=0.16, linewidth=0)
            (drawn,) = axes.plot(course, line.values, color=hue, linewidth=2.4, solid_joinstyle="round")
            drawing.tell(drawn, f"{line.name}: {line.values[-1]:.1f}")
            axes.plot(
                course[::5], line.values[::5], linestyle="", marker=SHAPES[line.hue % len(SHAPES)], markersize=7,
                color=hue, markeredgecolor=GROUND,
            )  # fmt: skip
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
        axes.yaxis.set_major_locator(mpl.ticker.MaxNLocator(6, integer=True))
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.set_xlabel(below)
        if beside:
            _name_ends(axes, lines, height - under - 10)
        else:
            _name_below(axes, lines, height - under - 10)
        return drawing.svg(title)


def _name_ends(axes: Axes, lines: Sequence[Line], tall: float) -> None:
    low, high = axes.get_ylim()
    ends = spread([line.values[-1] for line in lines], 17 * (high - low) / tall)
    beside = axes.get_yaxis_transform()
    for line, end in zip(lines, ends, strict=True):
        mark, hue = SHAPES[line.hue % len(SHAPES)], HUES[line.hue % len(HUES)]
        axes.plot([1.03], [end], transform=beside, clip_on=False, marker=mark, markersize=7, color=hue)
        axes.text(1.05, end, line.name, va="center", fontsize=SIZE, transform=beside)


def _name_below(axes: Axes, lines: Sequence[Line], tall: float) -> None:
    for place, line in enumerate(lines):
        at = -(52 + 18 * place) / tall
        axes.plot(
            [0.02], [at], transform=axes.transAxes, clip_on=False, marker=SHAPES[line.hue % len(SHAPES)], markersize=8,
            color=HUES[line.hue % len(HUES)],
        )  # fmt: skip
        axes.text(0.06, at, line.name, va="center", fontsize=SIZE, transform=axes.transAxes)


# Drawing


class Drawing:
    """A figure in pixels, and what it tells where a pointer rests."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.figure = Figure(figsize=(width / 72, height / 72))
        self.told: list[str] = []

    def axes(self, left: float, below: float, right: float, above: float) -> Axes:
        """Axes with these margins, and no frame."""
        across, tall = self.width - left - right, self.height - below - above
        axes = self.figure.add_axes((left / self.width, below / self.height, across / self.width, tall / self.height))
        for side in ("top", "right", "left", "bottom"):
            axes.spines[side].set_visible(False)
        axes.set_axisbelow(True)
        axes.tick_params(length=0, pad=6)
        axes.patch.set_visible(False)
        return axes

    def tell(self, artist: Artist, told: str) -> None:
        artist.set_gid(f"told{len(self.told)}")
        self.told.append(told)

    def svg(self, title: str) -> str:
        """A part of a page: no ids that a second one could have too; colours and typeface are the page's."""
        self.figure.patch.set_visible(False)
        out = StringIO()
        self.figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
        body = out.getvalue()
        body = body[body.index("<svg") :]
        body = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", body, flags=re.DOTALL)
        for number, told in enumerate(self.told):
            body = body.replace(f'<g id="told{number}">', f'<g class="told"><title>{escape(told)}</title>')
        body = re.sub(r'(<g) id="[^"]*"', r"\1", body)
        for colour, variable in VARIABLES.items():
            body = body.replace(colour, variable)
        body = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", body)
        body = body.replace(f" font-family: '{LAYOUT}';", "")
        head = f'<svg viewBox="0 0 {self.width:g} {self.height:g}" role="img" aria-label="{escape(title)}">'
        return head + re.sub(r"\s*\n\s*", "\n", body[body.index(">") + 1 :])


def _span(values: Sequence[float]) -> tuple[float, float]:
    """From a little below the least to a little above the greatest."""
    low, high = min(values), max(values)
    room = (high - low) * 0.06 or max(abs(high), 1.0) * 0.1
    return low - room, high + room


def _ticks(axes: Axes, low: float, high: float, say: Say, most: int) -> None:
    step = round_step((high - low) / most)
    first = ceil(low / step - 1e-9)
    marks = [number * step for number in range(first, floor(high / step + 1e-9) + 1)]
    axes.set_xticks(marks, [say(mark) for mark in marks])


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20... (or 0.1, 0.2, 0.5...) that is not below the least."""
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def _edges(values: Sequence[float], most: int) -> list[float]:
    """The limits of at most so many bars, all at round numbers."""
    step = max(1.0, round_step(max(max(values) - min(values), 1.0) / most))
    first, last = floor(min(values) / step), floor(max(values) / step) + 1
    return [number * step for number in range(first, last + 1)]


def spread(places: Sequence[float], apart: float) -> list[float]:
    """The places, moved up as little as it takes for none to be nearer to the next than `apart`."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for one, after in pairwise(order):
        found[after] = max(found[after], found[one] + apart)
    return found
