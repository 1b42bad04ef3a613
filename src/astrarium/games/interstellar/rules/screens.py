"""The option hidden_reserves: what is in a player's box lies behind a screen. INT-21.20"""

from __future__ import annotations

from ....clockwork.step import Choice
from ..state import Interstellar


class FromReserve(Choice["Interstellar"]):
    """A decision whose options depend on what is in the player's box.

    Where there is nothing to decide everybody notices, and so learns something about what is behind the screen.
    """

    def run(self, s: Interstellar) -> None:
        super().run(s)
        if s.choice is not self:
            show_through(s)


def show_through(s: Interstellar) -> None:
    """Something happened, or did not, because of what is behind a screen."""
    if s.hidden_reserves:
        s.show()
