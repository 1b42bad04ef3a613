"""Running the conformance suite over many games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.progress import Progress

from astrarium.contract.game import Game

from .conformance import CHECKS, Case, decisions, trials

LOOKS = 1500
"""How many decisions, over all games of a run, the expensive checks look at closely."""
MOST_FAILURES = 20


@dataclass
class Report:
    game: str
    games: int = 0
    decisions: int = 0
    checks: list[str] = field(default_factory=lambda: list(CHECKS))
    failures: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "passed": self.passed,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "failures": self.failures,
        }


def run_checks(game: Game[Any], counts: list[int], games: int, progress: Progress) -> Report:
    """Every check on every game; the expensive ones look at a part of the decisions only."""
    report = Report(game.key)
    runs = trials(game, counts)
    bar = progress.add_task(game.key, total=len(runs) * games)
    for players, options in runs:
        length = sum(1 for _ in decisions(Case(game, players, 0, options)))
        stride = max(1, games * len(runs) * length // LOOKS)
        for seed in range(games):
            check_game(Case(game, players, seed, options, stride), report)
            progress.advance(bar)
            if len(report.failures) >= MOST_FAILURES:
                return report
    return report


def check_game(case: Case, report: Report) -> None:
    report.games += 1
    for name, check in CHECKS.items():
        try:
            check(case)
        except Exception as error:  # whatever goes wrong in a game is a finding
            report.failures.append(f"{name}: {case}: {type(error).__name__}: {error}")
            return
    report.decisions += sum(1 for _ in decisions(case))
