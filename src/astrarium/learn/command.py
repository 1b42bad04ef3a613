"""The command `astrarium learn`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic, time

from rich.console import Console

from ..contract.registry import game
from .crew import Crew, crew_of
from .curve import draw
from .errands import Errand, Taught
from .log import read_log
from .plan import Plan
from .sight import Sight
from .tables import Hall

LESSONS = "lessons"
FILE_GAMES = 4
"""Games of a teacher in each file: whoever is stopped loses no more than these."""
OF_TIME = 0.6
"""A teacher plays for this part of the minutes at most."""
TABLES = 256


def learn_into(plan: Plan, out: Path, console: Console) -> None:
    """Learn, with a line for each exam. What has been learned so far is always in the folder, also if it is stopped."""
    begun = monotonic()
    plan.check()
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"{out} cannot be made: {error.strerror}") from None

    def tell(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    plan = replace(plan, seats=plan.seats or game(plan.key).most)
    hall = hall_of(plan)
    # Before PyTorch is read, which takes seconds: the others get ready meanwhile.
    crew = crew_of(hall, plan.processes())
    try:
        from .trainer import Trainer

        trainer = Trainer(plan, crew, hall, out, begun)
        tell(
            f"{plan.key}: {len(trainer.sight.columns)} columns, width {trainer.model.shape.width}, on {trainer.device}"
        )
        lessons = plan.lessons or out / LESSONS
        if plan.imitate:
            tell(f"{teach(plan, crew, lessons)} decisions of {plan.teacher} are in {lessons}")
        if plan.imitate or plan.lessons:
            trainer.study(lessons, tell)
        trainer.run(tell)
    finally:
        crew.close()
    show_where(plan, out, tell)


def hall_of(plan: Plan) -> Hall:
    tables = plan.tables // 2 if plan.tables else TABLES
    return Hall(plan.key, plan.seats, plan.settings, max(1, tables), plan.seed, 0, plan.league, plan.places)


def teach(plan: Plan, crew: Crew, folder: Path) -> int:
    """Let a teacher play so many games, as far as there is time; how many decisions it took."""
    folder.mkdir(parents=True, exist_ok=True)
    ends = time() + 60 * plan.minutes * OF_TIME if plan.minutes else float("inf")
    seats = Sight(plan.key, plan.seats).seats
    files = -(-plan.imitate // FILE_GAMES)
    before = len(list(folder.glob("*.npz")))
    errands: list[Errand] = []
    for number in range(before, before + files):
        # The next run into the same folder has other games.
        seed = plan.seed * 1_000_003 + number
        file = folder / f"{number:05}.npz"
        errands.append(Taught(plan.key, seats, plan.settings, plan.teacher, seed, FILE_GAMES, file, ends))
    return sum(crew.run(errands))


def show_where(plan: Plan, out: Path, tell: object) -> None:
    assert callable(tell)
    try:
        draw(read_log(out / "log.jsonl"), game(plan.key).titles["en"], out / "curve.png")
    except ModuleNotFoundError:
        tell("without matplotlib there is no picture of the curve")
    tell(f"the network is {out / 'weights.npz'}; go on with it: --from {out}")
    players = plan.settings[0].players
    tell(f"see it play: astrarium arena {plan.key} net:{out / 'weights.npz'} greedy --seats {players} --games 200")
