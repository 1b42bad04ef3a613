"""How good a network is: its share of the wins against a player that does not learn."""

from __future__ import annotations

from pathlib import Path

from ..arena.shares import Block, Share, share_of
from .crew import Crew
from .errands import Errand, Examined
from .plan import Plan, Setting

EXAM_SEED = 1 << 31
"""Beyond all games from which it learns."""


def examine(crew: Crew, plan: Plan, network: Path) -> dict[str, Share]:
    """For each setting the share of the games it won, alone among as many examiners as fit.

    Every deal is played once from every seat, and the deals are the same in every exam. Where a win is shared, so is
    what it counts. An even share is 1 / players.
    """
    errands: list[Errand] = []
    owners: list[Setting] = []
    for setting in plan.settings:
        for deal in range(-(-plan.exam // setting.players)):
            errands.append(Examined(plan.key, setting, network, plan.examiner, EXAM_SEED + deal))
            owners.append(setting)
    won = crew.run(errands)
    found: dict[str, Share] = {}
    for setting in plan.settings:
        shares = [wins for wins, owner in zip(won, owners, strict=True) if owner == setting]
        found[setting.name] = share_of([Block(sum(wins), len(wins), len(wins)) for wins in shares])
    return found
