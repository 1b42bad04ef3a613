"""The balance of a game: what wins more or less than its share when all play alike."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl
from rich.console import Console
from rich.table import Table

from ..contract.game import Game
from ..contract.registry import game
from .command import tell_box, watching
from .contest import Contest
from .findings import Count, Finding, count, findings, kind_name, value_name
from .page import Numbers, render
from .panels import panel
from .report import facts, finished, length_plot
from .results import Results, write_table, write_whole
from .running import run


@dataclass(frozen=True, repr=False)
class Balance:
    """What many games of equal players come to."""

    run: dict[str, Any]
    found: list[Finding]

    @property
    def game(self) -> Game[Any]:
        return game(self.run["game"])

    @property
    def count(self) -> Count:
        return count(self.found)

    def __repr__(self) -> str:
        return f"<balance of {self.run['game']}: {self.count.sure} of {self.count.compared} shares clearly uneven>"

    def _repr_html_(self) -> str:
        from ..notebook.contests import balance_html

        return balance_html(self)

    def to_json(self) -> dict[str, Any]:
        changed = {"box": self.run["box"]} if self.run.get("box") else {}
        return changed | {
            "game": self.run["game"],
            "players": [entrant["spec"] for entrant in self.run["entrants"]],
            "seats": self.run["seats"],
            "games": self.run["played"],
            "seed": self.run["seed"],
            "options": self.run["options"],
            "even": round(1 / self.run["seats"], 6),
            "compared": self.count.compared,
            "uneven": self.count.uneven,
            "by_chance": self.count.by_chance,
            "sure": self.count.sure,
            "findings": [finding.to_json() for finding in self.found],
        }


def play_balance(contest: Contest, workers: int, out: Path | None, lang: str) -> Balance:
    """Play a contest and weigh its traits; into a folder with all files, or only for the figures."""
    if out is None:
        with TemporaryDirectory(prefix="astrarium-") as folder, watching(contest.key, None) as watch:
            return weigh(run(contest, Path(folder), "local", workers, watch))
    with watching(contest.key, out) as watch:
        run(contest, out, "local", workers, watch)
    return write_balance(out, lang)


def weigh(results: Results) -> Balance:
    described = results.run()
    return Balance(described, findings(game(described["game"]), described["seats"], results.seats()))


def write_balance(folder: Path, lang: str = "en") -> Balance:
    """Weigh the finished contest in a folder: a page, and the figures as Parquet, CSV and JSON beside it."""
    results = finished(folder)
    found = weigh(results)
    table = pl.DataFrame([finding.to_json() for finding in found.found])
    write_table(folder / "balance.parquet", table)
    lines = io.BytesIO()
    table.write_csv(lines)
    write_whole(folder / "balance.csv", lines.getvalue())
    write_whole(folder / "balance.json", (json.dumps(found.to_json(), indent=2, ensure_ascii=False) + "\n").encode())
    write_whole(folder / "balance.html", page(found, results, lang).encode())
    return found


def page(found: Balance, results: Results, lang: str) -> str:
    kinds = dict.fromkeys((finding.kind, finding.dealt) for finding in found.found)
    even = 1 / found.run["seats"]
    return render(
        "balance.html",
        lang,
        title=found.game.titles[lang],
        run=found.run,
        facts=facts(results, lang),
        count=found.count,
        even=even,
        sure=[(kind_name(found.game, row.kind, lang), name_of(found, row, lang), row) for row in outstanding(found)],
        dealt=[panel(found.game, kind, found.found, even, lang) for kind, dealt in kinds if dealt],
        come_by=[panel(found.game, kind, found.found, even, lang) for kind, dealt in kinds if not dealt],
        length=length_plot(results, lang),
        middle=results.games()["decisions"].median(),
    )


def outstanding(found: Balance) -> list[Finding]:
    """Those that are uneven even when adjusted for many comparisons: first what chance dealt, the surest first."""
    sure = [finding for finding in found.found if finding.sure]
    return sorted(sure, key=lambda finding: (not finding.dealt, finding.evidence.chance))


def name_of(found: Balance, finding: Finding, lang: str) -> str:
    return value_name(found.game, finding.kind, finding.value, lang)


# What is shown


def show_balance(found: Balance, console: Console, out: Path | None) -> None:
    """Every uneven share, and how many of them chance would have brought about."""
    numbers = Numbers("en")
    uneven = [finding for finding in found.found if finding.uneven]
    if uneven:
        table = Table("", "", box=None)
        for head in ("share", "95 %", "expected", "games", "p", "adjusted"):
            table.add_column(head, justify="right", no_wrap=True)
        for row in uneven:
            known = row.evidence
            cells = [numbers.percent(known.share), numbers.span(known.low, known.high)]
            cells += [numbers.percent(known.expected), str(row.games)]
            names = [kind_name(found.game, row.kind, "en"), name_of(found, row, "en")]
            style = "bold" if row.sure else None
            table.add_row(*names, *cells, numbers.chance(known.chance), numbers.chance(row.adjusted), style=style)
        console.print(table)
    told = found.count
    console.print(
        f"{told.uneven} of {told.compared} intervals exclude the expected share; "
        f"about {told.by_chance:.1f} would by chance; {told.sure} remain when adjusted for many comparisons",
        soft_wrap=True,
    )
    tell_box(found.run.get("box"), console)
    if out is not None:
        console.print(f"balance.html, .csv, .parquet and .json are in {out}", markup=False, soft_wrap=True)
