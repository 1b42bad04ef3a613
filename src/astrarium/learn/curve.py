"""The learning curve as a picture."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any

HUES = ("#2a78b8", "#d1782f", "#3f8f5f", "#8a5fb0")
SHAPES = ("o", "D", "^", "s")
MILLION = 1e6


def draw(lines: list[dict[str, Any]], title: str, path: Path) -> None:
    """Share of the wins over the decisions learned from, with the 95 % intervals as bands. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), dpi=110, layout="constrained")
    axes = figure.subplots()
    exams = [line for line in lines if line["what"] == "exam"]
    names = list(dict.fromkeys((line["setting"], line["against"]) for line in exams))
    for (setting, against), hue, shape in zip(names, cycle(HUES), cycle(SHAPES), strict=False):
        own = [line for line in exams if (line["setting"], line["against"]) == (setting, against)]
        seen = [line["decisions"] / MILLION for line in own]
        axes.fill_between(
            seen, [line["low"] for line in own], [line["high"] for line in own], color=hue, alpha=0.18, linewidth=0
        )
        label = f"{setting} against {against}"
        axes.plot(seen, [line["share"] for line in own], color=hue, marker=shape, markersize=4, label=label)
        axes.axhline(1 / int(setting.split()[0]), color=hue, linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("millions of decisions")
    axes.set_ylabel("share of the wins")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_title(title, loc="left", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    if names:
        axes.legend(frameon=False)
    figure.savefig(path)
