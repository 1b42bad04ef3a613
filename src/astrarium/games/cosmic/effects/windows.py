"""Windows: the timing points at which effects are offered; what is offered is in rules/offers.py. COS-8"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from ..state import REFEREE, Cosmic
from .in_force import anyone_hears


class Window(Step["Cosmic"]):
    """A timing point. Mandatory powers first, then everybody may use one effect after the other. COS-8.2, 8.5

    `group` picks among effects that share a timing point but come one group after the other. COS-16.9
    `opened`: what may be used before anybody acts has been offered already.
    """

    def __init__(self, timing: int, group: int = 0, opened: bool = False) -> None:
        self.timing: Final = timing
        self.group: Final = group
        self.opened: Final = opened

    def run(self, s: Cosmic) -> None:
        if anyone_hears(s, self.timing):
            REFEREE[0].open_window(s, self.timing, self.group, self.opened)


def window(timing: int) -> Window:
    """The window of a timing point; windows are immutable, so each is made once."""
    return WINDOWS[timing]


WINDOWS: Final[list[Window]] = [Window(timing) for timing in range(64)]
