"""Phase 4: Ambush, turrets, Convoy Fire, Enemy Fire, in their order. ATH-B.9.1, X.10.1"""

from __future__ import annotations

from typing import Any, Final

from ....clockwork.step import Step
from ..components import ALL_SITES
from ..state import Athena
from .ambush import AmbushFrom
from .automa import AutomaFires
from .convoy_fire import FireTurn
from .enemy_fire import EnemyFire
from .turrets import TurretFire

AMBUSHES: Final = [AmbushFrom(site) for site in ALL_SITES]
"""Steps never change, so they are made once."""


def fire_phase(s: Athena) -> list[Step[Any]]:
    """Each Enemy of the zone ambushes, the turrets fire, then the convoys, then the Enemies."""
    turns: list[Step[Any]] = [FireTurn(side) if s.seated(side) else AutomaFires(side) for side in s.turn_order()]
    return [*AMBUSHES, TurretFire(), *turns, EnemyFire()]
