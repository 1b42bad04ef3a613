"""Philanthropist, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ..atoms import CARD_ATOM, POWER_ATOM
from ..components import ARTEFACT, COMPROMISE, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import card_atoms, player_atoms
from ..effects.questions import AskCard, AskPlayer, AskPower
from ..records import Lasting, Secret
from ..rules.hands import give_card
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.new_hands import Refill, any_challenge_card
from ..rules.sheets import give_power, set_away, swappable
from ..rules.tokens import can_pay_tokens, lose_tokens
from ..state import Cosmic
from ..terms import COPY

PHILANTHROPIST: Final = POWER.index("philanthropist")
PHILANTHROPIST_SUPER: Final = EFFECT.index("flare_philanthropist_super")


class Philanthropist(Effect):
    """Give a card to a main player before cards are selected."""

    RECEIVER: ClassVar[int] = 0
    GIFT: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.hands[me]) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, self.RECEIVER))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.RECEIVER:
            return player_atoms(s, [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender])
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.RECEIVER:
            s.push(AskCard(me, me, self.number, self.GIFT, s.player_of(atom)))
            return
        card = atom - CARD_ATOM
        give_card(s, me, about, card)
        at = s.recall(PHILANTHROPIST_SUPER, me)
        if at >= 0:
            s.lasting[at + Lasting.ABOUT] = about
            s.secrets += [PHILANTHROPIST_SUPER, me, card, 1 << me | 1 << about]
        if s.is_main(me) and not s.has_challenge_card(me):
            s.push(Refill(me))


class PhilanthropistWild(Effect):
    """Give up a token and lend your power for this challenge to a player, who has it instead of his own."""

    LENT: ClassVar[int] = 0
    RECEIVER: ClassVar[int] = 1
    REPLACED: ClassVar[int] = 2

    def lendable(self, s: Cosmic, me: int) -> list[int]:
        return [power for power in swappable(s, me) if not ARTEFACT[power]]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_pay_tokens(s, me, 1) and len(self.lendable(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if can_pay_tokens(s, me, 1):
            s.push(AskPower(me, me, self.number, self.LENT))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.LENT:
            return [POWER_ATOM + power for power in self.lendable(s, me)]
        if stage == self.RECEIVER:
            return player_atoms(s, s.around(me))
        return [POWER_ATOM + power for power in swappable(s, about)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.LENT:
            s.push(AskPlayer(me, me, self.number, self.RECEIVER, atom - POWER_ATOM))
        elif stage == self.RECEIVER:
            receiver = s.player_of(atom)
            s.push(AskPower(me, me, self.number, self.REPLACED, receiver))
            lose_tokens(s, me, 1, BY_EFFECT)
            set_away(s, me, about)
            give_power(s, receiver, about, COPY)
        else:
            set_away(s, about, atom - POWER_ATOM)


class PhilanthropistSuper(Effect):
    """The Challenge card you give must be played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any_challenge_card(s.hands[me]) and not s.was_used(PHILANTHROPIST, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, NOBODY)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        if s.lasting[s.recall(self.number, me) + Lasting.ABOUT] == who:
            for at in range(0, len(s.secrets), Secret.SIZE):
                if (
                    s.secrets[at + Secret.EFFECT] == self.number
                    and s.secrets[at + Secret.PLAYER] == me
                    and s.secrets[at + Secret.ABOUT] in cards
                ):
                    return [s.secrets[at + Secret.ABOUT]]
        return cards

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        receiver = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
        return s.hands[receiver] or [COMPROMISE]
