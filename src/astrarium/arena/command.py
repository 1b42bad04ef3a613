"""The command `astrarium arena`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..positions.box import Change
from .contest import Contest
from .running import Watch, run
from .shares import Z
from .summary import Standing, Summary, Versus, summarise

SMALLEST_CHANCE = 0.0001


def play_arena(contest: Contest, on: str, workers: int, out: Path | None, lang: str) -> Summary:
    """Play a contest into a folder, with a report, or only for its summary."""
    if out is None:
        with TemporaryDirectory(prefix="astrarium-") as folder, watching(contest.key, None) as watch:
            return summarise(run(contest, Path(folder), on, workers, watch))
    # Late, because drawing takes long to load; but what is missing should be said before the games are played.
    from .report import write_report

    with watching(contest.key, out) as watch:
        results = run(contest, out, on, workers, watch)
    write_report(out, lang)
    return summarise(results)


@contextmanager
def watching(title: str, out: Path | None) -> Iterator[Watch]:
    """A bar with the time left, on stderr; if stopped, how to go on."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games"))
    times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    reached = (0, 0)
    with Progress(*columns, *times, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(title, total=None)

        def watch(done: int, games: int, warnings: list[str]) -> None:
            nonlocal reached
            reached = (done, games)
            progress.update(bar, completed=done, total=games)
            for warning in warnings:
                console.print(warning, markup=False, soft_wrap=True)

        try:
            yield watch
        except KeyboardInterrupt:
            if out is not None:
                told = f"stopped after {reached[0]} of {reached[1]} games; the same command goes on from there"
                console.print(told, markup=False, soft_wrap=True)
            raise


# What is shown


def show_summary(summary: Summary, console: Console, out: Path | None) -> None:
    forfeits = any(player.forfeits for player in summary.players)
    table = Table(box=None)
    table.add_column("player")
    heads = ["games", "wins", "share", "95 %", "even", "", "rating", "score"]
    for head in [*heads, "forfeits"] if forfeits else heads:
        table.add_column(head, justify="right", no_wrap=True)
    for player in sorted(summary.players, key=lambda player: -player.rating):
        cells = row(player)
        table.add_row(*cells, str(player.forfeits)) if forfeits else table.add_row(*cells)
    console.print(table)
    if summary.versus is not None:
        console.print(two_sided(summary.versus), markup=False, soft_wrap=True)
    tell_box(summary.box, console)
    if out is not None:
        console.print(f"tables and report.html are in {out}", markup=False, soft_wrap=True)


def tell_box(changes: list[list[str]] | None, console: Console) -> None:
    """What differs from the installed box."""
    for change in changes or []:
        console.print(f"changed: {Change(*change)}", markup=False, soft_wrap=True)


def row(player: Standing) -> list[str]:
    return [
        player.name,
        str(player.games),
        f"{player.wins:g}",
        f"{player.share:.1%}",
        f"{player.low:.1%} - {player.high:.1%}",
        f"{player.even:.1%}",
        "" if player.verdict == "even" else player.verdict,
        f"{player.rating:.1f} ± {Z * player.uncertainty:.1f}",
        f"{player.score:.1f}",
    ]


def two_sided(versus: Versus) -> str:
    chance = f"< {SMALLEST_CHANCE}" if versus.chance < SMALLEST_CHANCE else f"= {versus.chance:.4f}"
    interval = f"{versus.low:.1%} - {versus.high:.1%}"
    rounds = f"{versus.won} won, {versus.lost} lost, {versus.level} level"
    return (
        f"{versus.first} against {versus.second}: {versus.share:.1%} of the wins ({interval}); "
        f"of the rounds {rounds}; two-sided p {chance}"
    )
