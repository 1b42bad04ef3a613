"""Insect, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import POWER_ATOM
from ..components import ARTEFACT, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import AsksPower, power_atoms
from ..rules.sheets import active_powers, give_power, sheets_of
from ..rules.uses import start_use
from ..state import Cosmic
from ..terms import COPY
from .shared.owning import Replaced
from .shared.using import is_first_use

INSECT: Final = POWER.index("insect")
INSECT_SUPER: Final = EFFECT.index("flare_insect_super")


def copyable(s: Cosmic, me: int, player: int) -> list[int]:
    """The powers of a player that another may have a copy of: they work, and need no artefacts. COS-4.6, 15.5"""
    return [power for power in active_powers(s, player) if not ARTEFACT[power] and power not in sheets_of(s, me)]


class Insect(AsksPower):
    """Until the end of the challenge you have a copy of your opponent's power as well. COS-15.5, 15.8"""

    def others(self, s: Cosmic, me: int) -> list[int]:
        """Whose powers can be copied."""
        players = s.around(me) if s.recall(INSECT_SUPER, me) >= 0 else [s.opponent(me)]
        return [player for player in players if copyable(s, me, player)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for player in self.others(s, me):
            found += [power for power in copyable(s, me, player) if power not in found]
        return power_atoms(found)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        give_power(s, me, atom - POWER_ATOM, COPY)


class InsectWild(Replaced):
    """As an ally you have a copy of your main player's power, instead of your own."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        return copyable(s, me, s.main(s.side_of(me)))


class InsectSuper(Effect):
    """Use your power to copy that of any player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_first_use(s, me, INSECT, timing) and any(copyable(s, me, player) for player in s.around(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, INSECT, NOBODY, timing)
