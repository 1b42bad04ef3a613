"""Powers that somebody can be without, and that another has instead. COS-4.12"""

from __future__ import annotations

from typing import Final

from ...atoms import POWER_ATOM
from ...components import POWER
from ...effects.in_force import in_force
from ...effects.openings import AsksPower, power_atoms
from ...effects.questions import AskPower
from ...records import Sheet
from ...rules.sheets import give_power, own_powers, set_away
from ...state import Cosmic
from ...terms import COPY

SYMBIOTE: Final = POWER.index("symbiote")


def is_sheet_up(s: Cosmic, me: int, power: int) -> bool:
    """Whether the power itself works, and not only what it did earlier in the challenge. COS-4.6"""
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.PLAYER] == me and s.sheets[at + Sheet.POWER] == power and in_force(s, at):
            return True
    return False


def replaceable(s: Cosmic, player: int) -> list[int]:
    """The powers that a player can be without: the Symbiote cannot be lost."""
    return [power for power in own_powers(s, player) if power != SYMBIOTE]


class Replaced(AsksPower):
    """A Wild Flare: somebody's power for this challenge, instead of your own."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        """The powers that can be taken."""
        raise NotImplementedError

    def taken(self, s: Cosmic, me: int, power: int) -> None:
        """What else happens when a power is taken."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """First which power to take, then which of one's own is away for it. COS-4.12"""
        return power_atoms(self.found(s, me) if stage == 0 else replaceable(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 1:
            set_away(s, me, power)
            return
        s.push(AskPower(me, me, self.number, 1))
        self.taken(s, me, power)
        give_power(s, me, power, COPY)
