"""The command `astrarium learn`."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..contract.registry import game
from .curve import draw, write_table
from .learning import Learner, Mark, Plan

WEIGHTS = "weights.npz"


def learn_into(plan: Plan, out: Path, console: Console) -> list[Mark]:
    """Learn, with a line for each exam. What has been learned so far is always in the folder, also if it is stopped."""
    learner = Learner(plan)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"{out} cannot be made: {error.strerror}") from None
    marks: list[Mark] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    bar = Progress(*columns, *times, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    console.print(heading(plan.examiners), markup=False, soft_wrap=True)
    with bar as progress:
        task = progress.add_task(plan.key, total=1.0)
        for mark in learner.run():
            progress.update(task, completed=learner.done, description=f"{plan.key}, {learner.games} games")
            if mark is None:
                continue
            marks.append(mark)
            console.print(line(mark), markup=False, soft_wrap=True)
            learner.net.save(out / WEIGHTS)
            write_table(marks, out / "curve.csv")
    show_where(marks, plan, out, console)
    return marks


def heading(examiners: tuple[str, ...]) -> str:
    return f"{'games':>7} {'minutes':>8} {'off by':>7}  " + "  ".join(f"{'against ' + name:<22}" for name in examiners)


def line(mark: Mark) -> str:
    shares = "  ".join(f"{share.share:6.1%} ({share.low:6.1%}-{share.high:6.1%})" for share in mark.shares.values())
    return f"{mark.games:7} {mark.seconds / 60:8.1f} {mark.loss:7.3f}  {shares}"


def show_where(marks: list[Mark], plan: Plan, out: Path, console: Console) -> None:
    made = [WEIGHTS, "curve.csv"]
    try:
        draw(marks, f"{game(plan.key).titles['en']}, {plan.players} players", plan.players, out / "curve.png")
        made.append("curve.png")
    except ModuleNotFoundError:
        console.print("without matplotlib there is no picture of the curve", markup=False)
    console.print(f"{', '.join(made)} are in {out}", markup=False, soft_wrap=True)
    again = f"astrarium arena {plan.key} net:{out / WEIGHTS} greedy --seats {plan.players} --games 200"
    console.print(f"see it play: {again}", markup=False, soft_wrap=True)
