"""Event cards: what happens when one is revealed. ATH-B.6.11, 13.6 to 13.8, X.11, X.13.24"""

from __future__ import annotations

from typing import Any

from ...clockwork.step import Step
from .state import Athena


def happening(s: Athena, card: int) -> list[Step[Any]]:
    """What a revealed Event does, as steps."""
    return []
