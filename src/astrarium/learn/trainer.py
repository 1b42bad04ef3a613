"""The run: play, fit, and now and then a checkpoint and an exam. What is played and what is fitted go side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from time import monotonic

import torch

from .actor import Actor
from .checkpoint import LOG, WEIGHTS, folded, is_run, load_run, save_run, unfolded
from .crew import Crew
from .exam import examine
from .fitting import Fit, Fitter, Pace, study
from .league import League
from .lessons import load_lessons
from .log import Log
from .model import Model, device_for, fits
from .net import Net, load_net, new_net
from .plan import Plan
from .rollout import Rollout
from .sight import Sight
from .tables import HALVES, Hall

LEAST_RATE, LEAST_ENTROPY = 0.08, 0.15
"""What is left of rate and entropy in the end."""
FIRST_EXAM = 20.0
"""Seconds that are kept for an exam before one has shown how long it takes."""
SAVING = 3.0
OFTEN = 5.0
"""Seconds between two lines of the log."""


class Trainer:
    """A network that learns. The same plan on the same machine gives the same one, where no clock bounds it."""

    def __init__(self, plan: Plan, crew: Crew, hall: Hall, out: Path, begun: float | None = None) -> None:
        self.begun = monotonic() if begun is None else begun
        self.plan = plan
        self.crew = crew
        self.out = out
        self.sight = Sight(plan.key, plan.seats)
        device = device_for(plan.device)
        if device == "cpu" and crew.half > hall.tables:
            # The other cores play.
            torch.set_num_threads(max(1, torch.get_num_threads() - plan.processes()))
        self.device = device
        self.chance = torch.Generator(device)
        self.chance.manual_seed(plan.seed)
        self.picks = torch.Generator()
        self.picks.manual_seed(plan.seed)
        net = self._first_net()
        self.model = Model(net, device)
        self.fitter = Fitter(self.model, plan.rate)
        self.league = League(net, device)
        self.actor = Actor(self.model, self.league, crew, hall.tables, hall.shared, self.chance)
        large = device.startswith("cuda")
        self.batch = plan.batch or (32768 if large else 1024)
        self.steps = plan.steps or (64 if large else 32)
        self.decisions = self.games = self.rounds = 0
        self.fitting: Fit | None = None
        self.done: Rollout | None = None
        """A rollout that only lacks what is thought after it."""
        self.spare: list[Rollout] = []
        self.exam_took = FIRST_EXAM
        self.log = Log(out / LOG)
        self._go_on()

    def _first_net(self) -> Net:
        start = self.plan.begin_with
        if start is None:
            return new_net(self.sight, self.plan.seed, self.plan.width)
        net = load_net(start / WEIGHTS if start.is_dir() else start)
        fits(net, self.sight)
        return net

    def _go_on(self) -> None:
        """From where the run stood that this one goes on with, or from the beginning."""
        start = self.plan.begin_with
        told = None
        if start is not None and is_run(start):
            rest = load_run(start, self.fitter, self.league)
            self.decisions, self.games, self.rounds = rest["decisions"], rest["games"], rest["rounds"]
            self.picks.set_state(rest["picks"])
            if rest["device"] == self.device:
                self.chance.set_state(rest["chance"])
            if rest["hall"] == self._hall():
                told = unfolded(rest["tables"])
            self.log.follow(start / LOG)
        elif start is not None:
            self.league.add(self.model.net(), self.picks)
        self.crew.begin(told)

    def _hall(self) -> str:
        """Tables can only go on where there are as many, playing the same."""
        settings = [asdict(setting) for setting in self.plan.settings]
        return f"{self.plan.seed} {self.crew.half} {settings} {self.plan.league}"

    @property
    def seconds(self) -> float:
        return monotonic() - self.begun

    @property
    def progress(self) -> float:
        """How much of the plan is behind us, from 0 to 1."""
        if self.plan.decisions:
            return min(1.0, self.decisions / self.plan.decisions)
        return min(1.0, self.seconds / (60 * self.plan.minutes)) if self.plan.minutes else 1.0

    @property
    def over(self) -> bool:
        """Whether there is no time for more, the last exam counted in."""
        if self.plan.minutes and self.seconds + self.exam_took + SAVING > 60 * self.plan.minutes:
            return True
        return self.progress >= 1

    def study(self, folder: Path, tell: Callable[[str], None]) -> None:
        """Learn from a teacher's games."""
        lessons = load_lessons(folder, self.sight)
        self.fitter.pace(self.plan.rate)
        for number in range(self.plan.study):
            figures = list(study(self.fitter, lessons, min(self.batch, 4096), self.picks))
            last = figures[-max(1, len(figures) // 10) :]
            policy, worth, agreed = (sum(column) / len(last) for column in zip(*last, strict=True))
            self.log.add(
                "study", seconds=self.seconds, lessons=len(lessons.rows), policy=policy, off=worth, agreed=agreed
            )
            tell(
                f"gone through {len(lessons.rows)} decisions of the teacher {number + 1} times: agrees in {agreed:.1%}"
            )
        self.checkpoint()

    def run(self, tell: Callable[[str], None]) -> None:
        """Learn to the end of the plan."""
        pause = examined = self.seconds
        rounds = self.rounds
        while not self.over:
            self._round()
            due = (
                self.rounds - rounds >= self.plan.rounds
                if self.plan.rounds
                else self.seconds - pause >= self.plan.pause
            )
            if not due:
                continue
            self._rest()
            if self.plan.exam and self.seconds - examined >= self.plan.exams and not self.over:
                self.examine(tell)
                examined = self.seconds
            self.checkpoint()
            pause, rounds = self.seconds, self.rounds
        if self.done is not None:
            self._rest()
            self.checkpoint()
        if self.plan.exam:
            self.examine(tell)

    def _round(self) -> None:
        """A rollout, while the one before it is learned from."""
        rollout = self.spare.pop() if self.spare else self._rollout()
        before = self.done
        self.league.draw(self.picks)
        slots = HALVES * self.steps
        for slot in range(slots):
            step, half = divmod(slot, HALVES)
            seen = self.actor.look(half)
            if step:
                self.actor.end(half, seen, rollout, step - 1)
            elif before is not None:
                self.actor.end(half, seen, before, self.steps - 1)
            thought = self.actor.decide(half, seen, rollout, step)
            if step == 0 and before is not None:
                self.actor.close(half, seen, before, thought)
                if half == HALVES - 1:
                    self._learn_from(before)
            self._fit(slots - 1 - slot)
        self.rounds += 1
        self.decisions += self.steps * HALVES * self.crew.half
        self.done = rollout

    def _rest(self) -> None:
        """Learn from everything that was played; nobody plays on meanwhile."""
        assert self.done is not None
        for half in range(HALVES):
            seen = self.actor.look(half)
            self.actor.end(half, seen, self.done, self.steps - 1)
            self.actor.close(half, seen, self.done, self.actor.think(seen))
        self._learn_from(self.done)
        self.done = None
        self._fit(0)

    def _rollout(self) -> Rollout:
        return Rollout(self.sight, self.steps, HALVES * self.crew.half, self.device)

    def _learn_from(self, rollout: Rollout) -> None:
        left = 1 - self.progress
        rate = self.plan.rate * (LEAST_RATE + (1 - LEAST_RATE) * left)
        entropy = self.plan.entropy * (LEAST_ENTROPY + (1 - LEAST_ENTROPY) * left)
        lesson = rollout.lesson(self.plan.trust)
        self.games += int(rollout.ends.sum())
        self.fitting = Fit(
            self.fitter, lesson, Pace(rate, entropy, self.plan.clip), self.batch, self.plan.epochs, self.chance
        )
        self.spare.append(rollout)

    def _fit(self, slots_left: int) -> None:
        """As many batches as are due, so that all are done when no slot is left."""
        fit = self.fitting
        if fit is None:
            return
        while fit.batches and len(fit.batches) * HALVES * self.steps > fit.total * slots_left:
            fit.step()
        if not fit.batches:
            self.fitting = None
            if self.done is None or self.log.rests(OFTEN):
                told = {"decisions": self.decisions, "games": self.games, "rate": fit.pace.rate}
                self.log.add("fit", seconds=self.seconds, **told, **fit.summary())

    def net(self) -> Net:
        """What has been learned, as it is played."""
        net = self.model.net(self.fitter.average)
        net.made = {"decisions": self.decisions, "games": self.games, "plan": told_plan(self.plan)}
        return net

    def checkpoint(self) -> None:
        """Nobody may play meanwhile."""
        self.league.add(self.model.net(), self.picks)
        rest = {
            "decisions": self.decisions,
            "games": self.games,
            "rounds": self.rounds,
            "picks": self.picks.get_state(),
            "chance": self.chance.get_state(),
            "device": self.device,
            "hall": self._hall(),
            "tables": folded(self.crew.told()),
        }
        save_run(self.out, self.fitter, self.league, rest)
        self.net().save(self.out / WEIGHTS)

    def examine(self, tell: Callable[[str], None]) -> None:
        """An exam of the network as it would be played; nobody may play meanwhile."""
        begun = self.seconds
        self.net().save(self.out / WEIGHTS)
        shares = examine(self.crew, self.plan, self.out / WEIGHTS)
        self.exam_took = 1.2 * (self.seconds - begun)
        for setting, share in shares.items():
            told = {"decisions": self.decisions, "games": self.games, "setting": setting, "against": self.plan.examiner}
            self.log.add("exam", seconds=self.seconds, **told, **share._asdict())
            line = f"{self.decisions / 1e6:9.2f} M decisions {self.seconds / 60:6.1f} min  {setting} against"
            tell(f"{line} {self.plan.examiner}: {share.share:.1%} ({share.low:.1%}-{share.high:.1%})")


def told_plan(plan: Plan) -> str:
    """The plan in a line: what differs from one that says nothing."""
    blank = asdict(Plan(plan.key, plan.settings))
    return ", ".join(f"{name} {value}" for name, value in asdict(plan).items() if value != blank.get(name))
