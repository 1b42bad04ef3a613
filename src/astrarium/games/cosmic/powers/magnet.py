"""Magnet, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import CARD_ATOM, verb
from ..components import FIRST_EDICT, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.questions import AskName, AskPlayer, AskWay
from ..effects.timing import INVITE_DEF, INVITE_OFF
from ..records import Lasting
from ..rules.alliances import one_against_one
from ..rules.sources import available
from ..state import Cosmic

MAGNET: Final = POWER.index("magnet")
MAGNET_SUPER: Final = EFFECT.index("flare_magnet_super")
ATTRACT: Final = verb("attract")
REPEL: Final = verb("repel")


class Magnet(Effect):
    """Attract a player, who must ally with you, or repel him from both sides."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        mine = me == (s.offense if timing == INVITE_OFF else s.defender)
        return mine and timing in (INVITE_OFF, INVITE_DEF) and not one_against_one(s) and len(self.free(s, me)) > 0

    def free(self, s: Cosmic, me: int) -> list[int]:
        """The players on whom the power has not been used yet."""
        taken = [
            s.lasting[at + Lasting.ABOUT] // 2
            for at in range(0, len(s.lasting), Lasting.SIZE)
            if s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.PLAYER] == me
        ]
        return [player for player in s.around(me) if not s.is_main(player) and player not in taken]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.free(s, me)]
        return [ATTRACT, REPEL] if available(s, about) > 0 else [REPEL]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskWay(me, me, self.number, 1, s.player_of(atom)))
            return
        first = not self.lasts(s, me)
        self.last(s, me, about * 2 + (1 if atom == ATTRACT else 0))
        if first and s.recall(MAGNET_SUPER, me) != NOBODY:
            s.push(AskPlayer(me, me, self.number))

    def pull(self, s: Cosmic, me: int, who: int) -> int:
        """1 if the player is attracted, 0 if he is repelled, NOBODY if neither."""
        for at in range(0, len(s.lasting), Lasting.SIZE):
            if (
                s.lasting[at + Lasting.EFFECT] == self.number
                and s.lasting[at + Lasting.PLAYER] == me
                and s.lasting[at + Lasting.ABOUT] // 2 == who
            ):
                return s.lasting[at + Lasting.ABOUT] % 2
        return NOBODY

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        pull = self.pull(s, me, who)
        if pull == NOBODY:
            return may
        return pull == 1 and s.main(side) == me

    def must_ally(self, s: Cosmic, me: int, who: int, side: int, must: bool) -> bool:
        return must or (s.main(side) == me and self.pull(s, me, who) == 1)


class MagnetWild(Effect):
    """Your opponent may not select the Challenge card you name, unless he has no other."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in range(FIRST_EDICT)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - CARD_ATOM)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or who == me:
            return cards
        named = s.lasting[at + Lasting.ABOUT]
        others = [card for card in cards if card != named]
        return others or cards


class MagnetSuper(Effect):
    """Your power works on two players."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        mine = me == (s.offense if timing == INVITE_OFF else s.defender)
        others = s.players - 2
        return mine and others > 1 and not one_against_one(s) and not s.was_used(MAGNET, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
