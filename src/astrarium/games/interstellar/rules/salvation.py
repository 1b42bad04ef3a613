"""The four Salvation actions behind every Salvation token. INT-13.3 to 13.6"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Step
from .. import notes
from ..components import (
    ALL_SALVATIONS,
    BUILD,
    DECLINE_ATOM,
    HIGHLIGHT,
    HIGHLIGHT_PRESTIGE,
    PROVIDE,
    SALVATION_ATOM,
    SAVE,
    Salvation,
    Token,
)
from ..state import Interstellar
from .gains import HighlightPrestige
from .mechanisms import Build, buildable
from .pyramid import Provide, free_offices
from .rescue import Save, savable
from .satellites import Explore, can_explore
from .screens import FromReserve


def available(s: Interstellar, player: Player, salvation: Salvation) -> bool:
    """Whether the player can perform that Salvation action now. INT-1.12, 13.3"""
    if salvation == BUILD:
        return bool(buildable(s, player))
    if salvation == PROVIDE:
        return bool(free_offices(s, player))
    if salvation == SAVE:
        return bool(savable(s, player))
    return can_explore(s, player)


def action(player: Player, salvation: Salvation) -> Step[Interstellar]:
    """The first step of that action."""
    if salvation == BUILD:
        return Build(player)
    if salvation == PROVIDE:
        return Provide(player)
    return Save(player) if salvation == SAVE else Explore(player, True)


class SalvationAction(FromReserve):
    """One of the Salvation actions, or none; the one highlighted on the token gives prestige. INT-13.4, 13.5"""

    rule: ClassVar[str] = "INT-13.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, token: Token) -> None:
        super().__init__(player)
        self.token: Final = token

    def legal(self, s: Interstellar) -> list[Atom]:
        open_now = [Atom(SALVATION_ATOM + one) for one in ALL_SALVATIONS if available(s, self.player, one)]
        return [*open_now, DECLINE_ATOM]

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, self.token)
            return
        salvation = Salvation(atom - SALVATION_ATOM)
        s.tell(notes.SALVATION_ACTION, self.player, salvation)
        steps = [action(self.player, salvation)]
        if HIGHLIGHT[self.token] == salvation:
            steps.append(HighlightPrestige(self.player, HIGHLIGHT_PRESTIGE))
        s.then(steps)
