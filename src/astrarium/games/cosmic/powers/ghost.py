"""Ghost, with both sides of its Flare."""

from __future__ import annotations

from ..atoms import LAND_ATOM, REWARD_ATOM
from ..effects.answers import CAPTURE, REMOVES
from ..effects.effect import INSURING, Effect
from ..effects.questions import AskWay
from ..effects.timing import LAND, TOKENS_TO_WARP
from ..rules.landing import land
from ..rules.loss_in_progress import BY_EFFECT, RESULT, cause, left_to_lose, loser, spare
from ..rules.tokens import bring_home, home_options, recall_force
from ..state import Cosmic
from .shared.outcomes import wins


class Ghost(Effect):
    """As an ally you never lose your tokens, and after a victory you choose between landing and rewards."""

    def times(self) -> int:
        return 1 << TOKENS_TO_WARP

    def limit(self, s: Cosmic, me: int) -> int:
        return 100

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAND:
            return wins(s, me) and s.force[s.winner * s.players + me] > 0 and not s.in_warp
        return timing == TOKENS_TO_WARP and haunts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LAND:
            s.push(AskWay(me, me, self.number))
        else:
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [REWARD_ATOM] if s.gone >> s.target & 1 else [LAND_ATOM, REWARD_ATOM]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = s.winner * s.players + me
        number = s.force[at]
        if atom == REWARD_ATOM:
            s.due[me] += number
            recall_force(s, me, s.winner)
        else:
            # The others land at once after this, so that all are there at the same time. COS-2.5
            s.force[at] = 0
            s.transit[me] += number
            land(s, me, s.target, number)


def haunts(s: Cosmic, me: int) -> bool:
    """Whether the player's tokens are being lost because his side was defeated, and he has a base to return to."""
    return loser(s) == me and cause(s) == RESULT and left_to_lose(s) > 0 and len(home_options(s, me)) > 0


class GhostWild(Effect):
    """Until the end of the challenge nothing but its result can cost you tokens."""

    def group(self, timing: int) -> int:
        return INSURING if timing == TOKENS_TO_WARP else super().group(timing)

    def shields(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me and self.lasts(s, me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if loser(s) != me or left_to_lose(s) == 0 or self.lasts(s, me):
            return False
        seized = len(s.bearing[CAPTURE]) > 0 or len(s.bearing[REMOVES]) > 0
        return cause(s) == BY_EFFECT or (cause(s) == RESULT and seized)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if cause(s) == BY_EFFECT:
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))


class GhostSuper(Effect):
    """As a main player you do not lose your tokens either."""

    def times(self) -> int:
        return 1 << TOKENS_TO_WARP

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOKENS_TO_WARP and haunts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, left_to_lose(s), counts=False))
