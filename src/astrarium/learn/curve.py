"""The learning curve: as a table that other programs read, and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from .learning import EXAMINERS, Mark

HUES = ("#2a78b8", "#d1782f")
SHAPES = ("o", "D")


def write_table(marks: Sequence[Mark], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        ends = ("share", "low", "high")
        lines.writerow(["games", "seconds", "loss", *[f"{name}_{end}" for name in EXAMINERS for end in ends]])
        for mark in marks:
            shares = [f"{figure:.4f}" for name in EXAMINERS for figure in mark.shares[name]]
            lines.writerow([mark.games, f"{mark.seconds:.1f}", f"{mark.loss:.4f}", *shares])


def draw(marks: Sequence[Mark], title: str, players: int, path: Path) -> None:
    """Share of the wins over minutes of learning, with the 95 % intervals as bands. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), dpi=110, layout="constrained")
    axes = figure.subplots()
    minutes = [mark.seconds / 60 for mark in marks]
    for name, hue, shape in zip(EXAMINERS, HUES, SHAPES, strict=True):
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
