"""Reincarnator, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ..atoms import POWER_ATOM
from ..components import ARTEFACT, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.openings import power_atoms
from ..effects.questions import AskPlayer, AskPower
from ..effects.timing import CHALLENGE_END, DISCARD
from ..rules.deals import party
from ..rules.sheets import (
    discard_power,
    draw_power,
    exchange_power,
    give_power,
    move_power,
    own_powers,
    sheets_of,
    status_of,
    unused_powers,
)
from ..state import Cosmic
from ..terms import AWAY, BESIDES, DEAL_FAILED, DEF, OFF
from .shared.outcomes import has_lost
from .shared.owning import replaceable

REINCARNATOR: Final = POWER.index("reincarnator")
REINCARNATOR_SUPER: Final = EFFECT.index("flare_reincarnator_super")


def failed_to_deal(s: Cosmic, player: int) -> bool:
    return s.ending == DEAL_FAILED and player in (party(s, OFF), party(s, DEF))


class Reincarnator(Effect):
    """After a defeat or a failed deal you have another power besides this one, instead of an earlier one. COS-15.3"""

    LIFE: ClassVar[int] = 1

    def keeps_row(self) -> bool:
        return True

    def whoever(self, timing: int) -> bool:
        return timing == CHALLENGE_END

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if REINCARNATOR not in own_powers(s, me) or s.recall(REINCARNATOR_SUPER, me) >= 0:
            return False
        return has_lost(s, me) or failed_to_deal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        power = draw_power(s)
        if power == NOBODY:
            return
        self.leaves(s, me)
        s.set_mark(REINCARNATOR, me, self.LIFE, power + 1)
        # It works from the next challenge on.
        give_power(s, me, power, BESIDES + AWAY)

    def leaves(self, s: Cosmic, me: int) -> None:
        life = s.mark_of(REINCARNATOR, me, self.LIFE) - 1
        if life != NOBODY and status_of(s, me, life) != NOBODY:
            s.set_mark(REINCARNATOR, me, self.LIFE, 0)
            discard_power(s, me, life)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        life = s.mark_of(REINCARNATOR, other, self.LIFE) - 1
        if life != NOBODY:
            move_power(s, me, life, other)


class ReincarnatorWild(Effect):
    """A player who has lost or failed to deal exchanges his power for a random one. COS-4.12, 4.13"""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        found: list[int] = []
        for player in [*s.around(me), me]:
            beaten = has_lost(s, player) or failed_to_deal(s, player)
            if beaten and REINCARNATOR not in sheets_of(s, player) and replaceable(s, player):
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.victims(s, me)) > 0 and any(not ARTEFACT[power] for power in unused_powers(s))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return power_atoms(replaceable(s, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, s.player_of(atom)))
            return
        power = draw_power(s)
        if power != NOBODY:
            exchange_power(s, about, atom - POWER_ATOM, power)


class ReincarnatorSuper(Effect):
    """You do not reincarnate. The power does not ask, so it is played before."""

    def times(self) -> int:
        return 1 << DISCARD

    def whoever(self, timing: int) -> bool:
        return timing == DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == DISCARD and EFFECTS[REINCARNATOR].ready(s, me, CHALLENGE_END)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
