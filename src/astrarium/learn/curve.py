"""The learning curve: as a table that other programs read, and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from .learning import Mark

HUES = ("#2a78b8", "#d1782f", "#3f8f5f", "#8a5fb0")
SHAPES = ("o", "D", "^", "s")


def write_table(marks: Sequence[Mark], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        ends = ("share", "low", "high")
        lines.writerow(["games", "seconds", "loss", *[f"{name}_{end}" for name in marks[0].shares for end in ends]])
        for mark in marks:
            shares = [f"{figure:.4f}" for share in mark.shares.values() for figure in share]
            lines.writerow([mark.games, f"{mark.seconds:.1f}", f"{mark.loss:.4f}", *shares])


def draw(marks: Sequence[Mark], title: str, players: int, path: Path) -> None:
    """Share of the wins over minutes of learning, with the 95 % intervals as bands. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), dpi=110, layout="constrained")
    axes = figure.subplots()
    minutes = [mark.seconds / 60 for mark in marks]
    for name, hue, shape in zip(marks[0].shares, cycle(HUES), cycle(SHAPES), strict=False):
        shares = [mark.shares[name] for mark in marks]
        lows, highs = [share.low for share in shares], [share.high for share in shares]
        axes.fill_between(minutes, lows, highs, color=hue, alpha=0.18, linewidth=0)
        axes.plot(minutes, [share.share for share in shares], color=hue, marker=shape, markersize=4, label=name)
    axes.axhline(1 / players, color="#888888", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("minutes of learning")
    axes.set_ylabel("share of the wins")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_title(title, loc="left", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(title="against", frameon=False)
    figure.savefig(path)
