"""Vacuum, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ..components import ATTACK_TYPE
from ..effect_numbers import EFFECT
from ..effects.effect import GRIEVING, Effect
from ..effects.questions import AskPlayer
from ..effects.timing import TOKENS_TO_WARP
from ..rules.loss_in_progress import BY_EFFECT, left_to_lose, loser
from ..rules.tokens import free_from_warp, home_options, lose_tokens
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.outcomes import prey

VACUUM_SUPER: Final = EFFECT.index("flare_vacuum_super")
PER_VICTIM: Final = 32


class Vacuum(Effect):
    """Up to as many tokens of others go with yours: you name the players, they choose the bases."""

    def group(self, timing: int) -> int:
        return GRIEVING if timing == TOKENS_TO_WARP else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(self.victims(s, me, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, left_to_lose(s)))

    def named(self, about: int, player: int) -> int:
        """How often a player has been named: `about` counts it for each."""
        for _ in range(player):
            about //= PER_VICTIM
        return about % PER_VICTIM

    def victims(self, s: Cosmic, me: int, about: int) -> list[int]:
        found: list[int] = []
        for player in s.around(me):
            number = 0
            for place in prey(s, player):
                number += s.at(player, place)
            if number > self.named(about, player):
                found.append(player)
        return found

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PASS, *[s.player_atom(player) for player in self.victims(s, me, about)]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`stage` is how many tokens he may still name."""
        if atom != PASS:
            more = 1
            for _ in range(s.player_of(atom)):
                more *= PER_VICTIM
            about += more
            if stage > 1:
                s.push(AskPlayer(me, me, self.number, stage - 1, about))
                return
        chooser = me if s.recall(VACUUM_SUPER, me) != NOBODY else NOBODY
        s.push(TOGETHER)
        for player in reversed(s.around(me)):
            lose_tokens(s, player, self.named(about, player), BY_EFFECT, chooser)


class VacuumWild(Effect):
    """For each other main player with an Attack card one of your tokens leaves the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.attackers(s, me) > 0 and s.warp[me] > 0 and len(home_options(s, me)) > 0

    def attackers(self, s: Cosmic, me: int) -> int:
        count = 0
        for side in (OFF, DEF):
            if s.main(side) != me and s.kind[side] == ATTACK_TYPE:
                count += 1
        return count

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        free_from_warp(s, me, self.attackers(s, me))


class VacuumSuper(Effect):
    """You choose the bases, too. It is played before your tokens are gone, as the power works when they are."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
