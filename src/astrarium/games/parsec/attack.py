"""Declaring an attack. PAR-14 (the combat helper writes this room; until then nobody attacks)"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .state import Parsec


def attack_targets(s: Parsec, unit: int) -> list[int]:
    return []


class Attack(Step["Parsec"]):
    def __init__(self, player: int, unit: int, target: int) -> None:
        self.player: Final = player
        self.unit: Final = unit
        self.target: Final = target
