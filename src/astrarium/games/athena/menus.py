"""What a player may do besides, wherever a menu is open: objects and the Mimic. ATH-B.4.4, X.13.4"""

from __future__ import annotations

from typing import Any

from ...clockwork.step import Step
from .state import Athena


def extras(s: Athena, player: int) -> list[int]:
    """Objects (`object:`) and the Mimic (`ability:mimic`) that the player may use in this phase, as atoms."""
    return []


def extra_step(s: Athena, player: int, atom: int) -> Step[Any]:
    """What one of these atoms does; the menu asks itself again afterwards."""
    raise AssertionError("no such option")
