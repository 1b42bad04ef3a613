"""Phase 4: Ambush, turrets, Convoy Fire, Enemy Fire, in their order. ATH-B.9.1, X.10.1"""

from __future__ import annotations

from typing import Any

from ...clockwork.step import Step
from .state import Athena


def fire_phase(s: Athena) -> list[Step[Any]]:
    """The steps of the phase."""
    return []
