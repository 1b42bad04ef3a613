"""The four Salvation actions behind every Salvation token. INT-13.3 to 13.6"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.step import Choice, Step
from . import notes
from .components import DECLINE_ATOM, HIGHLIGHT, HIGHLIGHT_PRESTIGE, SALVATION, SALVATION_ATOM
from .gains import GainPrestige
from .state import Interstellar


def available(s: Interstellar, player: int, salvation: int) -> bool:
    """Whether the player can perform that Salvation action now. INT-1.12"""
    return False


def action(player: int, salvation: int) -> Step[Interstellar]:
    """The first step of that action."""
    raise NotImplementedError


class SalvationAction(Choice["Interstellar"]):
    """One of the Salvation actions, or none; the one highlighted on the token gives prestige. INT-13.4, 13.5"""

    rule: ClassVar[str] = "INT-13.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, token: int) -> None:
        super().__init__(player)
        self.token: Final = token

    def legal(self, s: Interstellar) -> list[int]:
        open_now = [SALVATION_ATOM + one for one in range(len(SALVATION)) if available(s, self.player, one)]
        return [*open_now, DECLINE_ATOM]

    def take(self, s: Interstellar, atom: int) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, self.token)
            return
        salvation = atom - SALVATION_ATOM
        s.tell(notes.SALVATION_ACTION, self.player, salvation)
        steps = [action(self.player, salvation)]
        if HIGHLIGHT[self.token] == salvation:
            steps.append(GainPrestige(self.player, HIGHLIGHT_PRESTIGE))
        s.then(steps)
