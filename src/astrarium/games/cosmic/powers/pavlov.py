"""Pavlov, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import verb
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import ALLIES, INVITES, PLAYS_EDICT, PLAYS_FLARE, PLAYS_KICKER, USES_POWER, Effect
from ..effects.questions import AskWay
from ..records import Lasting, pair
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.tokens import lose_tokens
from ..rules.uses import start_use
from ..state import Cosmic
from .shared.using import is_first_use

PAVLOV: Final = POWER.index("pavlov")
PAVLOV_SUPER: Final = EFFECT.index("flare_pavlov_super")
ACTIONS: Final[list[int]] = [verb(id) for id in ("invite", "ally", "edict", "flare", "kicker", "power")]
"""What can be conditioned, in the order of `performed`."""
BELL: Final = 64
"""Below it, in a record of a bell, the mask of actions; from it on an action and a player who has paid for it."""
assert list(range(len(ACTIONS))) == [INVITES, ALLIES, PLAYS_EDICT, PLAYS_FLARE, PLAYS_KICKER, USES_POWER]


class Bell(Effect):
    """Whoever else does what you name loses a token the first time. `stage` counts what is still to be named."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`about` is the mask of actions named already."""
        return [
            atom
            for action, atom in enumerate(ACTIONS)
            if not about >> action & 1 and (action != PLAYS_KICKER or s.kickers)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        about |= 1 << ACTIONS.index(atom)
        if stage > 0:
            s.push(AskWay(me, me, self.number, stage - 1, about))
        else:
            self.last(s, me, about)

    def performed(self, s: Cosmic, me: int, who: int, action: int) -> None:
        if who == me:
            return
        rung = False
        paid = BELL + pair(action, who)
        for at in range(0, len(s.lasting), Lasting.SIZE):
            if s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.PLAYER] == me:
                if s.lasting[at + Lasting.ABOUT] == paid:
                    return
                rung = rung or (
                    s.lasting[at + Lasting.ABOUT] < BELL and s.lasting[at + Lasting.ABOUT] >> action & 1 == 1
                )
        if rung:
            s.lasting += [self.number, me, paid]
            lose_tokens(s, who, 1, BY_EFFECT)


class Pavlov(Bell):
    """Name an action: each other player who does it in this challenge loses a token the first time."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 1 if s.recall(PAVLOV_SUPER, me) >= 0 else 0))


class PavlovWild(Bell):
    """Ring the bell once, as Pavlov does."""


class PavlovSuper(Effect):
    """Use your power with two actions."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_first_use(s, me, PAVLOV, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, PAVLOV, NOBODY, timing)
