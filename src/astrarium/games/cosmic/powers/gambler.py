"""Gambler, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, PUBLIC
from ....clockwork.step import Choice
from ....mechanisms.hands import has_unseen
from .. import notes
from ..atoms import ACCEPT, AMOUNT_ATOM, CARD_ATOM, CHALLENGE_ATOM, CONE_ATOM, PLACE_ATOM
from ..components import CARDS, FIRST_EDICT, FIRST_FLARE, FIRST_KICKER, FIRST_REINFORCEMENT, NUMBER, POWER, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.questions import AskAmount, AskName, AskWay
from ..effects.timing import REVEALED, SELECTED
from ..effects.usage import affords_card, cards_to_play, may_use
from ..invariants import all_cards
from ..records import Lasting
from ..rules.loss_in_progress import BY_EFFECT, is_shielded
from ..rules.resolution import turn_up
from ..rules.settle import Settle
from ..rules.tokens import Lose, is_safe
from ..rules.uses import play_card
from ..state import Cosmic
from ..terms import DEF, OFF

GAMBLER: Final = POWER.index("gambler")
GAMBLER_SUPER: Final = EFFECT.index("flare_gambler_super")
CLAIM_CARD: Final = 0
CLAIM_KICKER: Final = 1
CALL: Final = 2
HIGHEST_STAKE: Final = 20
WIDEST_SPREAD: Final = 40


class Gambler(Effect):
    """Keep your cards face down and claim what they are; your opponent accepts that or calls your bluff. COS-14.7

    The record in `lasting` holds the claim: the Challenge card and the Kicker.
    """

    def conceals(self, s: Cosmic, me: int, side: int) -> bool:
        return s.main(side) == me and may_use(s, me, self.number, REVEALED)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return s.kind[side] == NOBODY and s.chosen[side] != NOBODY and s.chosen_known[side] != PUBLIC

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number, CLAIM_CARD))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == CALL:
            return [ACCEPT, CHALLENGE_ATOM]
        first = 0 if stage == CLAIM_CARD else FIRST_KICKER
        past = FIRST_EDICT if stage == CLAIM_CARD else FIRST_REINFORCEMENT
        there = all_cards(s)
        return [CARD_ATOM + card for card in range(first, past) if card in there]

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == CALL:
            if atom == ACCEPT:
                s.tell(notes.BELIEVES, s.opponent(me), me)
                self._accepted(s, me)
            else:
                s.tell(notes.CALLS, s.opponent(me), me)
                self._called(s, me)
            return
        card = atom - CARD_ATOM
        s.tell(notes.CLAIMS, me, card)
        if stage == CLAIM_CARD:
            self.last(s, me, card * CARDS)
            if s.kicker[s.side_of(me)] != NOBODY:
                s.push(AskName(me, me, self.number, CLAIM_KICKER))
                return
        else:
            s.lasting[s.recall(self.number, me) + Lasting.ABOUT] += card
        s.then([RaiseStake(me), AskWay(s.opponent(me), me, self.number, CALL)])

    def _accepted(self, s: Cosmic, me: int) -> None:
        """The claim counts; the real cards go face down under the deck."""
        side = s.side_of(me)
        card = s.lasting[s.recall(self.number, me) + Lasting.ABOUT] // CARDS
        s.kind[side] = TYPE_OF[card]
        s.value[side] = NUMBER[card]
        if s.kicker[side] != NOBODY:
            put_under_deck(s, s.kicker[side], s.kicker_known[side])
            s.kicker[side] = NOBODY
        put_under_deck(s, s.chosen[side], s.chosen_known[side])
        s.chosen[side] = NOBODY

    def _called(self, s: Cosmic, me: int) -> None:
        """The cards are turned up: whoever was wrong loses tokens, then the real cards count."""
        side = s.side_of(me)
        at = s.recall(self.number, me)
        card = s.lasting[at + Lasting.ABOUT] // CARDS
        kicker = s.lasting[at + Lasting.ABOUT] % CARDS
        del s.lasting[at : at + Lasting.SIZE]
        refresh(s)
        turn_up(s, side)
        true = s.chosen[side] == card and (s.kicker[side] == NOBODY or s.kicker[side] == kicker)
        wrong = s.opponent(me) if true else me
        raised = s.recall(GAMBLER_SUPER, me)
        stake = s.tokens_in(wrong) + (s.lasting[raised + Lasting.ABOUT] if raised != NOBODY else 0)
        s.push(Forfeit(wrong, stake))

    def kicker_number(self, s: Cosmic, me: int, side: int, number: int) -> int:
        at = s.recall(self.number, me)
        if at == NOBODY or s.main(side) != me or s.lasting[at + Lasting.ABOUT] % CARDS == 0:
            return number
        return NUMBER[s.lasting[at + Lasting.ABOUT] % CARDS]


def put_under_deck(s: Cosmic, card: int, known: int) -> None:
    """A card goes face down under the deck."""
    s.deck.cards.insert(0, card)
    s.deck.piles.insert(0, 0)
    s.deck.known.insert(0, known)


class RaiseStake(Choice["Cosmic"]):
    """While bluffing, the Gambler may play his Super Flare before the bluff is called."""

    rule: ClassVar[str] = "COS-14.7"
    hidden: ClassVar[bool] = True

    def legal(self, s: Cosmic) -> list[int]:
        card = FIRST_FLARE + GAMBLER
        if card not in cards_to_play(s, self.player) or not affords_card(s, self.player):
            return []
        return [PASS, CARD_ATOM + card] if may_use(s, self.player, GAMBLER_SUPER, REVEALED) else []

    def might(self, s: Cosmic) -> bool:
        return has_unseen(s.seen[self.player], len(s.seen[self.player]))

    def take(self, s: Cosmic, atom: int) -> None:
        if atom != PASS:
            play_card(s, self.player, FIRST_FLARE + GAMBLER, GAMBLER_SUPER, REVEALED)


class Forfeit(Choice["Cosmic"]):
    """Tokens lost over a bluff come from other bases if possible, else from the challenge. COS-14.7"""

    rule: ClassVar[str] = "COS-14.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int, picked: int = 0) -> None:
        super().__init__(player)
        self.number: Final = number
        self.picked: Final = picked

    def legal(self, s: Cosmic) -> list[int]:
        player = self.player
        if is_shielded(s, player):
            return []
        defended = s.target if player == s.guard() else NOBODY
        bases = [place for place in s.base_list(player) if not is_safe(s, player, place)]
        others = [PLACE_ATOM + place for place in bases if place != defended]
        if others:
            return others
        if s.force[s.side_of(player) * s.players + player] > 0:
            return [CONE_ATOM]
        return [PLACE_ATOM + place for place in bases]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == CONE_ATOM:
            s.force[s.side_of(self.player) * s.players + self.player] -= 1
        else:
            s.lift(self.player, atom - PLACE_ATOM, 1)
        s.transit[self.player] += 1
        s.push(Forfeit(self.player, self.number - 1, self.picked + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.then([Settle(), Lose(self.player, self.picked, BY_EFFECT)])
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class GamblerWild(Effect):
    """Name a spread: if the Attack cards differ by that much it is added to your card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + spread for spread in range(1, WIDEST_SPREAD + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        spread = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
        if s.both_attack() and abs(values[OFF] - values[DEF]) >= spread:
            values[s.side_of(me)] += spread


class GamblerSuper(Effect):
    """While you bluff: whoever is wrong loses 1 to 20 tokens more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(GAMBLER, me) != NOBODY and s.kind[s.side_of(me)] == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + stake for stake in range(1, HIGHEST_STAKE + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)
