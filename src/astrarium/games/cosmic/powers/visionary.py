"""Visionary, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import CARD_ATOM
from ..components import IS_CHALLENGE
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer
from ..effects.questions import AskName
from ..records import Lasting, number_in, pair, player_in
from ..state import Cosmic
from .shared.faces import AskEveryone, faces_in_game


class Visionary(AsksPlayer):
    """Name the Challenge card that your opponent must play if he has it.

    Stage 0 asks whom (only the Super text leaves a choice), 1 for the card.
    """

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 1:
            return [CARD_ATOM + card for card in faces_in_game(s) if IS_CHALLENGE[card]]
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [s.player_atom(player) for player in mains if s.chosen[s.side_of(player)] == NOBODY]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
            return
        self.last(s, me, pair(atom - CARD_ATOM, about))

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or player_in(s.lasting[at + Lasting.ABOUT]) != who:
            return cards
        named = number_in(s.lasting[at + Lasting.ABOUT])
        return [named] if named in cards else cards


class VisionaryWild(Effect):
    """Name a card: each player shows you that card, or another if he has it not."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(len(s.hands[player]) > 0 for player in s.around(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [CARD_ATOM + card for card in faces_in_game(s)]
        hand = s.hands[player_in(about)]
        named = number_in(about)
        return [CARD_ATOM + named] if named in hand else [CARD_ATOM + card for card in sorted(set(hand))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        if stage == 0:
            others = [player for player in s.around(me) if s.hands[player]]
            s.then([AskEveryone(player, me, self.number, 1, card << 3 | player) for player in others])
            return
        player = player_in(about)
        s.seen[player][s.hands[player].index(card)] |= 1 << me
        s.show(me)
        s.whisper(me, notes.SEES, player, card)


class VisionarySuper(Visionary):
    """Name the card that a main player must play, though you are none."""
