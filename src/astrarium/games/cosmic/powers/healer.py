"""Healer, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..effect_numbers import EFFECT
from ..effects.effect import HEALING, Effect
from ..effects.timing import TOKENS_TO_WARP
from ..records import Announced
from ..rules.drawing import Draw
from ..rules.loss_in_progress import left_to_lose, loser, spare, take_back_removed, to_be_removed
from ..rules.tokens import bring_home, home_options
from ..rules.uses import answering, cancel, subject
from ..rules.warp import into_warp
from ..state import Cosmic

COSMIC_ZAP: Final = EFFECT.index("cosmic_zap")


def can_heal(s: Cosmic, me: int) -> bool:
    """Tokens of another player are being lost, and they could return, or at least stay in the game."""
    if loser(s) in (NOBODY, me):
        return False
    if to_be_removed(s) > 0:
        return True
    return left_to_lose(s) > 0 and len(home_options(s, loser(s))) > 0


def heal(s: Cosmic, me: int, each: bool) -> None:
    """All tokens just lost return to bases for a card, or one for each; without a base they go to the Warp."""
    owner = loser(s)
    removed = take_back_removed(s)
    if not home_options(s, owner):
        s.transit[owner] -= removed
        into_warp(s, owner, removed)
        s.tell(notes.LOSES_BY_EFFECT, owner, removed)
        return
    number = removed + spare(s, left_to_lose(s), counts=True)
    s.push(Draw(me, number if each else 1))
    bring_home(s, owner, number)


class Healer(Effect):
    """Tokens another player loses return to his bases, and you draw a card."""

    def group(self, timing: int) -> int:
        return HEALING if timing == TOKENS_TO_WARP else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_heal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        heal(s, me, each=False)


class HealerWild(Effect):
    """A Cosmic Zap on your power fails."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or len(s.uses) < 2 * Announced.SIZE:
            return False
        _, effect, _ = subject(s)
        return effect == COSMIC_ZAP and s.uses[len(s.uses) - 2 * Announced.SIZE + Announced.PLAYER] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class HealerSuper(Effect):
    """You heal for a card per token."""

    def group(self, timing: int) -> int:
        return HEALING if timing == TOKENS_TO_WARP else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_heal(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        heal(s, me, each=True)
