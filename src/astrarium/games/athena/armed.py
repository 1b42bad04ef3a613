"""Armed locations: firing the weapon of the place where one gathers. ATH-X.7"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .state import Athena


def can_fire_location(s: Athena, player: int, site: int) -> bool:
    """Whether the weapon works, can be paid and has a target. ATH-X.7.1"""
    return False


class FireLocation(Step["Athena"]):
    """Fire the location's weapon. ATH-X.7.1"""

    def __init__(self, player: int, site: int) -> None:
        self.player: Final = player
        self.site: Final = site

    def run(self, s: Athena) -> None:
        return
