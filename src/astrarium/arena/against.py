"""Two boxes of a game over the same seeds: what a changed component does to the shares of the wins."""

from __future__ import annotations

import io
import json
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import polars as pl
from rich.console import Console
from rich.table import Table

from ..positions.box import Change, box_changes, check_box, given_box, use_box
from .command import tell_box, watching
from .contest import Contest
from .evidence import Mean, mean_of
from .findings import FEW, SEAT, kind_name, value_name
from .local import cores
from .page import Numbers, render
from .pairs import settle_in
from .panels import ABOVE, BELOW, GREY
from .playing import Broken, Finished, Hall, Played
from .plots import Plot, Row, intervals, signed_percent
from .results import write_whole
from .schedule import Fixture
from .sequence import Always, always, pairs_needed, variance_of

LOOK = 40
"""Pairs from one look at the figures to the next. The same for any number of workers, so that all stop alike."""
PIECE = 5
"""Pairs in a piece of work."""


@dataclass(frozen=True)
class Shift:
    """One value of what chance deals: its share of the wins with the first box, and what the other changes."""

    kind: str
    value: str
    pairs: int
    share: float
    change: Mean
    always: Always
    needed: int
    """Pairs that a change of the points asked about needs."""
    unpaired: int
    """Games with each box that it would need over different seeds."""

    def to_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "value": self.value,
            "pairs": self.pairs,
            "share": round(self.share, 6),
            **{name: round(value, 6) for name, value in zip(("change", "low", "high"), self.change[:3], strict=True)},
            "always_low": round(self.always.low, 6),
            "always_high": round(self.always.high, 6),
            "found": self.always.clear,
            "needed": self.needed,
            "unpaired": self.unpaired,
        }


@dataclass(frozen=True)
class Against:
    """What two boxes come to. `stopped` says why no more was played: found, small, or games."""

    contest: Contest
    box: list[Change]
    points: float
    pairs: int
    differing: int
    stopped: str
    seconds: float
    shifts: list[Shift]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.contest.key,
            "player": self.contest.entrants[0].spec,
            "seats": self.contest.seats,
            "seed": self.contest.seed,
            "options": self.contest.options,
            "box": [list(change) for change in self.box],
            "points": self.points,
            "pairs": self.pairs,
            "most": self.contest.games,
            "differing": self.differing,
            "stopped": self.stopped,
            "shifts": [shift.to_json() for shift in self.shifts],
        }


# In the workers


def settle_in_box(key: str, folder: Path | None) -> None:
    settle_in()
    if folder is not None:
        use_box(key, folder)


def play_piece_of(contest: Contest, fixtures: list[Fixture]) -> Finished:
    hall = Hall(contest)
    try:
        return hall.play(fixtures)
    finally:
        hall.close()


# On all cores


def play_against(contest: Contest, folder: Path, points: float, workers: int) -> Against:
    """Play pairs until a change is found, or none as large as `points` (of 100) is left, or there are games enough."""
    check_box(contest.key, folder)
    contest.check()
    changes = changes_between(contest.key, folder)
    if not changes:
        raise ValueError(f"{folder} changes nothing in the box of {contest.key}")
    begun = perf_counter()
    fixtures = contest.fixtures()
    normal: list[Played] = []
    changed: list[Played] = []
    stopped = "games"
    with pools(contest.key, folder, workers) as (here, there), watching(contest.key, None) as watch:
        for first in range(0, len(fixtures), LOOK):
            look = fixtures[first : first + LOOK]
            pieces = [look[at : at + PIECE] for at in range(0, len(look), PIECE)]
            sides = [pool.map(play_piece_of, [contest] * len(pieces), pieces) for pool in (here, there)]
            for side, found in zip((normal, changed), sides, strict=True):
                side += [played for finished in found for played in finished.games]
            watch(len(normal), len(fixtures), [])
            stopped = verdict(shifts(contest, normal, changed, points), points)
            if stopped != "games":
                break
    differing = sum(one[1:-1] != other[1:-1] for one, other in zip(normal, changed, strict=True))
    found_shifts = shifts(contest, normal, changed, points)
    seconds = perf_counter() - begun
    return Against(contest, changes, points, len(normal), differing, stopped, seconds, found_shifts)


def changes_between(key: str, folder: Path) -> list[Change]:
    """What differs from the box that is in use, which `--box` may have chosen."""
    installed = {change[:2]: change for change in box_changes(key, given_box(key))}
    other = {change[:2]: change for change in box_changes(key, folder)}
    found: list[Change] = []
    for place in installed | other:
        one, two = installed.get(place), other.get(place)
        before = one.given if one is not None else two.installed if two is not None else ""
        after = two.given if two is not None else one.installed if one is not None else ""
        if before != after:
            found.append(Change(*place, before, after))
    return found


@contextmanager
def pools(key: str, folder: Path, workers: int) -> Iterator[tuple[ProcessPoolExecutor, ProcessPoolExecutor]]:
    """Workers for either box: a process reads a game once."""
    spawn = multiprocessing.get_context("spawn")
    each = max(1, (workers or cores()) // 2)
    both = [
        ProcessPoolExecutor(each, mp_context=spawn, initializer=settle_in_box, initargs=(key, box))
        for box in (given_box(key), folder)
    ]
    try:
        yield both[0], both[1]
    except BrokenProcessPool:
        raise Broken("a worker died, or the game cannot be read with these component files") from None
    finally:
        for pool in both:
            pool.shutdown(cancel_futures=True)


# What the pairs come to


def shifts(contest: Contest, normal: list[Played], changed: list[Played], points: float) -> list[Shift]:
    """Seats, and everything that chance deals, in the order of the game."""
    kinds = [SEAT, *(trait.key for trait in contest.game.study.trait_kinds if trait.dealt)]
    values: dict[tuple[str, str], tuple[list[float], list[float]]] = {}
    for one, other in zip(normal, changed, strict=True):
        before, after = shares_of(one), shares_of(other)
        for trait in before.keys() & after.keys():
            sides = values.setdefault(trait, ([], []))
            sides[0].append(before[trait])
            sides[1].append(after[trait])
    rows = sorted(trait for trait, (own, _) in values.items() if trait[0] in kinds and len(own) >= FEW)
    rows.sort(key=lambda trait: kinds.index(trait[0]))
    return [shift(trait, *values[trait], len(rows), points) for trait in rows]


def shares_of(played: Played) -> dict[tuple[str, str], float]:
    """The share of the wins of a seat with each trait, in one game."""
    held: dict[tuple[str, str], list[float]] = {}
    for seat, (share, traits) in enumerate(zip(played.shares, played.traits, strict=True)):
        for trait in (f"{SEAT}={seat + 1}", *traits):
            kind, _, value = trait.partition("=")
            held.setdefault((kind, value), []).append(share)
    return {trait: sum(own) / len(own) for trait, own in held.items()}


def shift(trait: tuple[str, str], before: list[float], after: list[float], rows: int, points: float) -> Shift:
    changes = [two - one for one, two in zip(before, after, strict=True)]
    return Shift(
        kind=trait[0],
        value=trait[1],
        pairs=len(changes),
        share=sum(before) / len(before),
        change=mean_of(changes),
        always=always(changes, rows),
        needed=pairs_needed(variance_of(changes), points / 100),
        unpaired=pairs_needed(variance_of(before) + variance_of(after), points / 100),
    )


def verdict(found: list[Shift], points: float) -> str:
    if any(row.always.clear for row in found):
        return "found"
    return "small" if found and all(row.always.within(points / 100) for row in found) else "games"


# What is written and shown


def write_against(found: Against, folder: Path, lang: str) -> None:
    """A page with a picture, and the figures as CSV and JSON."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"{folder} cannot be written: {error.strerror}") from None
    lines = io.BytesIO()
    pl.DataFrame([shift.to_json() for shift in found.shifts]).write_csv(lines)
    write_whole(folder / "against.csv", lines.getvalue())
    write_whole(folder / "against.json", (json.dumps(found.to_json(), indent=2, ensure_ascii=False) + "\n").encode())
    write_whole(folder / "against.html", page(found, lang).encode())


def page(found: Against, lang: str) -> str:
    kinds = dict.fromkeys(row.kind for row in found.shifts)
    return render(
        "against.html",
        lang,
        title=found.contest.game.titles[lang],
        found=found,
        names={
            (row.kind, row.value): value_name(found.contest.game, row.kind, row.value, lang) for row in found.shifts
        },
        plots=[(kind_name(found.contest.game, kind, lang), kind, plot_of(found, kind, lang)) for kind in kinds],
    )


def plot_of(found: Against, kind: str, lang: str) -> Plot:
    """The changes of one kind around 0."""
    title = kind_name(found.contest.game, kind, lang)
    rows = [drawn_row(found, row, lang) for row in found.shifts if row.kind == kind]
    return intervals(f"against-{kind}", title, rows, 0.0, signed_percent)


def drawn_row(found: Against, row: Shift, lang: str) -> Row:
    numbers = Numbers(lang)
    name = value_name(found.contest.game, row.kind, row.value, lang)
    known = row.change
    told = f"{name}: {numbers.signed_percent(known.mean)} ({numbers.signed_span(known.low, known.high)})"
    hue = GREY if not known.clear else ABOVE if known.mean > 0 else BELOW
    return Row(name, known.mean, known.low, known.high, told, hue, known.clear)


REASONS = {
    "found": "stopped: a change is found, by the interval that holds at every look",
    "small": "stopped: no share changes by as much as was asked about",
    "games": "all games are played; the interval that holds at every look leaves it open",
}


def show_against(found: Against, console: Console, out: Path | None) -> None:
    numbers = Numbers("en")
    table = Table("", "", box=None)
    for head in ("share", "change", "95 %", "at every look", f"pairs for {found.points:g} points"):
        table.add_column(head, justify="right")
    for row in found.shifts:
        names = (
            kind_name(found.contest.game, row.kind, "en"),
            value_name(found.contest.game, row.kind, row.value, "en"),
        )
        cells = (numbers.percent(row.share), numbers.signed_percent(row.change.mean))
        spans = (numbers.signed_span(row.change.low, row.change.high), numbers.signed_span(*row.always))
        style = "bold" if row.always.clear else None
        table.add_row(*names, *cells, *spans, numbers.whole(row.needed), style=style)
    console.print(table)
    tell_box([list(change) for change in found.box], console)
    counted = f"{found.pairs} pairs of games, {found.differing} differ, {found.seconds:.0f} s"
    console.print(f"{counted}; {REASONS[found.stopped]}", soft_wrap=True)
    if out is not None:
        console.print(f"against.html, .csv and .json are in {out}", markup=False, soft_wrap=True)
