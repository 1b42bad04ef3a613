"""Anti-Matter, with both sides of its Flare."""

from __future__ import annotations

from ..effect_numbers import FIRST_EDICT_EFFECT, FIRST_SUPER, FIRST_WILD
from ..effects.effect import Effect
from ..rules.uses import answering, cancel, subject
from ..state import Cosmic


class AntiMatter(Effect):
    """The lower total wins; your tokens and those of all allies are subtracted."""

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if not s.is_main(me) or (s.is_main(who) and who != me):
            return worth
        return -abs(worth)

    def lower_wins(self, s: Cosmic, me: int, lower: bool) -> bool:
        return lower or s.is_main(me)


class AntiMatterWild(Effect):
    """Cancel a Wild Flare of another player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player != me and FIRST_WILD <= effect < FIRST_SUPER

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class AntiMatterSuper(Effect):
    """Cancel a Flare of another player, Wild or Super."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player != me and FIRST_WILD <= effect < FIRST_EDICT_EFFECT

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)
