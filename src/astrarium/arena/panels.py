"""Win shares of one kind of trait: a plot, and the table behind it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import polars as pl

from ..contract.game import Game
from ..language import words
from .findings import SEAT, Finding, kind_name, value_name
from .page import Numbers
from .plots import Plot, Row, intervals
from .summary import Standing

MOST = 24
"""Rows of a plot; of more values the highest and the lowest are drawn, and the table has them all."""
SPLIT = 8
"""Values of a kind up to which they are also told by entrant."""
GREY, BELOW, ABOVE = -1, 1, 2
"""The hues of what cannot be told from the even share, and of what lies on either side of it."""


@dataclass(frozen=True)
class Panel:
    """A plot of one kind of trait, with the table behind it."""

    kind: str
    title: str
    plot: Plot | None
    rows: list[Finding]
    names: list[str]
    shown: int
    split: list[list[float | None]] = field(default_factory=list)
    """For each value the share of every entrant that had it; empty where it is not told."""


def panel(game: Game[Any], kind: str, found: list[Finding], even: float, lang: str) -> Panel:
    """What was found of one kind."""
    rows = [finding for finding in found if finding.kind == kind]
    names = [value_name(game, kind, row.value, lang) for row in rows]
    places = drawn_places(rows)
    title = kind_name(game, kind, lang)
    bars = [share_row(names[place], rows[place], lang) for place in places]
    cut = MOST // 2 if len(places) < sum(not row.few for row in rows) else None
    plot = intervals(f"share-{kind}", title, bars, even, cut=cut) if bars else None
    return Panel(kind, title, plot, rows, names, len(places))


def drawn_places(rows: list[Finding]) -> list[int]:
    """The rows that are drawn: those that can be compared, or of too many the highest and the lowest."""
    places = [place for place, row in enumerate(rows) if not row.few]
    return places if len(places) <= MOST else places[: MOST // 2] + places[-MOST // 2 :]


def share_row(name: str, finding: Finding, lang: str) -> Row:
    numbers = Numbers(lang)
    known = finding.evidence
    told = f"{name}: {numbers.percent(known.share)} ({numbers.span(known.low, known.high)}), "
    told += words(lang).say("report-games", count=finding.games)
    hue = GREY if not finding.uneven else ABOVE if known.share > known.expected else BELOW
    expected = None if finding.dealt else known.expected
    return Row(name, known.share, known.low, known.high, told, hue, finding.uneven, expected)


def split_by_entrant(shown: Panel, seats: pl.DataFrame, players: list[Standing]) -> Panel:
    """The panel, with the shares that each entrant has had, where that is not too much to read."""
    if len(players) < 2 or len(shown.rows) > SPLIT:
        return shown
    as_trait = pl.concat_str(pl.lit(f"{SEAT}="), pl.col("seat") + 1)
    shares = (
        seats.select("player", "share", trait=pl.concat_list(pl.concat_list(as_trait), "traits"))
        .explode("trait")
        .group_by("player", "trait")
        .agg(pl.col("share").mean())
    )
    found = {(player, trait): share for player, trait, share in shares.iter_rows()}
    split = [[found.get((player.name, f"{shown.kind}={row.value}")) for player in players] for row in shown.rows]
    return replace(shown, split=split)
