"""Cavalry, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import PASS
from ..atoms import CARD_ATOM
from ..effects.effect import Effect
from ..effects.questions import AskCard
from ..effects.usage import cards_to_play
from ..rules.hands import lay_beside
from ..rules.new_hands import any_challenge_card, challenge_cards
from ..state import Cosmic
from .shared.faces import AskEveryone, attack_cards


class Cavalry(Effect):
    """As an ally lay a Challenge card of your own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any_challenge_card(cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)


class CavalryWild(Effect):
    """As an ally lay an Attack card of your own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(attack_cards(cards_to_play(s, me))) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in attack_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)


class CavalrySuper(Effect):
    """Every ally of your side may lay an Attack card of his own beside the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for ally in s.allies(s.side_of(me)):
            if attack_cards(cards_to_play(s, me)) if ally == me else cards_to_play(s, ally):
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        allies = [ally for ally in s.allies(s.side_of(me)) if cards_to_play(s, ally)]
        s.then([AskEveryone(ally, me, self.number, 0, ally) for ally in allies])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PASS] + [CARD_ATOM + card for card in attack_cards(cards_to_play(s, about))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom != PASS:
            lay_beside(s, about, atom - CARD_ATOM)
