"""The deal of three, to which the Diplomat is a party. COS-18.9

`terms` holds the proposer, then the items of each ordered pair of parties, then who gets each card offered.
"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import NOBODY, PASS
from .....clockwork.step import Choice, Step
from ... import notes
from ...atoms import (
    ACCEPT,
    AMOUNT_ATOM,
    BREAK_OFF,
    CARD_ATOM,
    CHOSEN,
    HANDED,
    PLACE_ATOM,
    PROPOSE,
    RANDOM,
    REFUSE,
    STOP,
)
from ...components import POWER
from ...effects.challenge_hooks import ask_penalty
from ...effects.table_hooks import ask_frees
from ...effects.timing import DEAL_DONE
from ...effects.usage import is_silenced
from ...effects.windows import Window
from ...records import Lasting
from ...rules.deals import (
    FAILURE,
    MOST_CARDS,
    DealOver,
    GiveChosen,
    Hand,
    TermHanded,
    grantable,
    party,
    stand_in,
)
from ...rules.endings import Over
from ...rules.hands import give_card, take_random
from ...rules.loss_in_progress import FAILED_DEAL
from ...rules.payments import pay
from ...rules.tokens import free_from_warp, home_options, lose_tokens
from ...rules.totals import kicker_factor
from ...rules.victory import AT_ONCE, TOGETHER
from ...state import Cosmic
from ...terms import DEAL_FAILED, DEAL_MADE, DEF, OFF

DIPLOMAT: Final = POWER.index("diplomat")


def parties(s: Cosmic) -> list[int]:
    """The parties to the deal: the Diplomat if he has made it one of three, offense, defender. COS-18.9"""
    found = [party(s, OFF), party(s, DEF)]
    at = s.recall(DIPLOMAT, NOBODY)
    if at == NOBODY:
        return found
    return [stand_in(s, s.lasting[at + Lasting.PLAYER]), *found]


ROUNDS: Final = 2
PLACE_GIVEN: Final = 0
HANDED_OVER: Final = 1
CARDS_GIVEN: Final = 2
AT_RANDOM: Final = 3
LUCRE_GIVEN: Final = 4
TOKENS_FREED: Final = 5
ITEMS: Final = 6
PAIRS: Final = 6
FIRST_RECEIVER: Final = 1 + PAIRS * ITEMS


def item_at(s: Cosmic, giver: int, receiver: int, item: int) -> int:
    """Where an item of what the giver gives the receiver stands in the terms."""
    three = parties(s)
    one = three.index(giver)
    other = three.index(receiver)
    return 1 + (one * 2 + (other if other < one else other - 1)) * ITEMS + item


def pairs(s: Cosmic) -> list[tuple[int, int]]:
    """Giver and receiver, each with each."""
    return [(giver, receiver) for giver in parties(s) for receiver in parties(s) if giver != receiver]


class TalkOfThree(Step["Cosmic"]):
    """The next proposal: Diplomat, offense, defender, twice; then the deal has failed. COS-18.9"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        three = parties(s)
        silenced = [player for player in three if is_silenced(s, player)]
        if silenced or self.number >= ROUNDS * len(three):
            fail_of_three(s)
        else:
            s.push(ProposeToBoth(three[self.number % len(three)], self.number))


class ProposeToBoth(Choice["Cosmic"]):
    """Make a proposal to both others, pass it on, or break the talks off. COS-18.9, 18.5"""

    rule: ClassVar[str] = "COS-18.9"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [PROPOSE, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == BREAK_OFF:
            s.tell(notes.BREAKS_OFF, self.player)
            fail_of_three(s)
            return
        if atom == REFUSE:
            s.tell(notes.PASSES_ON, self.player)
            s.push(TalkOfThree(self.number + 1))
            return
        s.terms = [0] * FIRST_RECEIVER
        s.terms[0] = self.player
        s.offered_cards = []
        steps: list[Step[Cosmic]] = []
        for giver, receiver in pairs(s):
            s.terms[item_at(s, giver, receiver, PLACE_GIVEN)] = NOBODY
            steps.append(TermOfThree(self.player, giver, receiver, PLACE_GIVEN))
            if giver == self.player:
                steps.append(CardsOfThree(self.player, receiver))
            else:
                steps.append(TermOfThree(self.player, giver, receiver, CARDS_GIVEN))
            steps.append(TermOfThree(self.player, giver, receiver, LUCRE_GIVEN))
            steps.append(TermOfThree(self.player, giver, receiver, TOKENS_FREED))
        s.then([*steps, AskBoth(self.number)])


class TermOfThree(Choice["Cosmic"]):
    """One thing that a party gives another in a proposal: base, cards, Lucre, tokens from the Warp. COS-18.2, 18.9"""

    rule: ClassVar[str] = "COS-18.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, giver: int, receiver: int, item: int) -> None:
        super().__init__(player)
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.item: Final = item

    def legal(self, s: Cosmic) -> list[int]:
        if self.item == PLACE_GIVEN:
            places = [] if self._gains(s) else grantable(s, self.receiver, self.giver)
            return [PASS] + [PLACE_ATOM + place for place in places] if places else []
        if self.item == HANDED_OVER:
            return TermHanded(self.player, self.receiver, self.giver).legal(s)
        if self.item == AT_RANDOM:
            return [RANDOM, CHOSEN]
        most = self._most(s)
        return [AMOUNT_ATOM + number for number in range(most + 1)] if most > 0 else []

    def _gains(self, s: Cosmic) -> bool:
        """Whether the receiver gets a base already: nobody gains more than one. COS-18.9"""
        for giver in parties(s):
            if giver != self.receiver and s.terms[item_at(s, giver, self.receiver, PLACE_GIVEN)] != NOBODY:
                return True
        return False

    def _most(self, s: Cosmic) -> int:
        promised = 0
        for receiver in parties(s):
            if receiver not in (self.giver, self.receiver):
                promised += s.terms[item_at(s, self.giver, receiver, self.item)]
        if self.item == CARDS_GIVEN:
            return min(MOST_CARDS, len(s.hands[self.giver]) - promised)
        if self.item == LUCRE_GIVEN:
            return min(40, s.lucre[self.giver] - promised) if s.lucre_used else 0
        if not ask_frees(s, self.giver) or not home_options(s, self.receiver):
            return 0
        return min(40, s.warp[self.receiver])

    def take(self, s: Cosmic, atom: int) -> None:
        at = item_at(s, self.giver, self.receiver, self.item)
        if self.item == PLACE_GIVEN:
            if atom != PASS:
                s.terms[at] = atom - PLACE_ATOM
                s.push(TermOfThree(self.player, self.giver, self.receiver, HANDED_OVER))
        elif self.item == HANDED_OVER:
            s.terms[at] = 1 if atom == HANDED else 0
        elif self.item == AT_RANDOM:
            s.terms[at] = 1 if atom == RANDOM else 0
        else:
            s.terms[at] = atom - AMOUNT_ATOM
            if self.item == CARDS_GIVEN and s.terms[at] > 0:
                s.push(TermOfThree(self.player, self.giver, self.receiver, AT_RANDOM))


class CardsOfThree(Choice["Cosmic"]):
    """Which cards the proposer gives one of the others; their types are seen. COS-18.3, 18.9"""

    rule: ClassVar[str] = "COS-18.3"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver

    def legal(self, s: Cosmic) -> list[int]:
        left = s.hands[self.player].copy()
        for card in s.offered_cards:
            if card in left:
                left.remove(card)
        options: list[int] = [STOP]
        for card in left:
            if CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options if len(options) > 1 else []

    def take(self, s: Cosmic, atom: int) -> None:
        s.show()
        if atom != STOP:
            s.offered_cards.append(atom - CARD_ATOM)
            s.terms.append(self.receiver)
            s.push(CardsOfThree(self.player, self.receiver))


class AskBoth(Step["Cosmic"]):
    """A proposal in which nobody receives anything is none; both others are asked about any other. COS-18.4, 18.9"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        proposer = s.terms[0]
        if is_empty(s):
            s.tell(notes.PASSES_ON, proposer)
            s.terms = []
            s.push(TalkOfThree(self.number + 1))
        else:
            s.tell(notes.PROPOSES, proposer)
            others = [player for player in parties(s) if player != proposer]
            s.push(AnswerOfThree(others[0], proposer, self.number))


def is_empty(s: Cosmic) -> bool:
    """Whether nobody would receive anything. COS-18.4"""
    if s.offered_cards:
        return False
    for giver, receiver in pairs(s):
        if s.terms[item_at(s, giver, receiver, PLACE_GIVEN)] != NOBODY:
            return False
        for item in (CARDS_GIVEN, LUCRE_GIVEN, TOKENS_FREED):
            if s.terms[item_at(s, giver, receiver, item)] > 0:
                return False
    return True


class AnswerOfThree(Choice["Cosmic"]):
    """Accept, refuse, or break off? All others must accept. COS-18.9"""

    rule: ClassVar[str] = "COS-18.9"

    def __init__(self, player: int, proposer: int, number: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [ACCEPT, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == ACCEPT:
            last = [player for player in parties(s) if player != self.proposer][-1]
            if self.player != last:
                s.push(AnswerOfThree(last, self.proposer, self.number))
                return
            s.ending = DEAL_MADE
            s.tell(notes.DEAL_MADE, party(s, OFF), party(s, DEF))
            s.then([Window(DEAL_DONE), CarryOutOfThree()])
            return
        s.terms = []
        s.offered_cards = []
        s.tell(notes.BREAKS_OFF if atom == BREAK_OFF else notes.REFUSES, self.player)
        if atom == BREAK_OFF:
            fail_of_three(s)
        else:
            s.push(TalkOfThree(self.number + 1))


class CarryOutOfThree(Step["Cosmic"]):
    """All parts of the deal together, unless it has been quashed. COS-18.6, 18.9"""

    def run(self, s: Cosmic) -> None:
        if s.ending != DEAL_MADE:
            s.terms = []
            s.offered_cards = []
            s.push(PenaltiesOfThree())
            return
        terms = s.terms
        fresh = [0] * s.players
        for giver, receiver in pairs(s):
            at = item_at(s, giver, receiver, 0)
            if terms[at + AT_RANDOM] == 1:
                number = terms[at + CARDS_GIVEN]
                fresh[receiver] += take_random(s, receiver, giver, number, willing=True, fresh=fresh[giver])
        steps: list[Step[Cosmic]] = []
        for giver, receiver in pairs(s):
            at = item_at(s, giver, receiver, 0)
            if terms[at + CARDS_GIVEN] > 0 and terms[at + AT_RANDOM] == 0:
                steps.append(GiveChosen(giver, receiver, terms[at + CARDS_GIVEN], fresh[giver]))
                fresh[receiver] += terms[at + CARDS_GIVEN]
        steps.append(GiveOfferedToBoth())
        for giver, receiver in pairs(s):
            at = item_at(s, giver, receiver, 0)
            if terms[at + PLACE_GIVEN] != NOBODY:
                steps.append(Hand(receiver, giver, terms[at + PLACE_GIVEN], terms[at + HANDED_OVER] == 1))
        s.then([*steps, AT_ONCE, DealOver()])
        for giver, receiver in pairs(s):
            at = item_at(s, giver, receiver, 0)
            if s.lucre_used:
                pay(s, giver, receiver, terms[at + LUCRE_GIVEN])
            free_from_warp(s, receiver, terms[at + TOKENS_FREED])


class GiveOfferedToBoth(Step["Cosmic"]):
    """The cards offered change hands, after all others: nobody passes on what he has just got. COS-18.6, 18.9"""

    def run(self, s: Cosmic) -> None:
        proposer = s.terms[0]
        receivers = s.terms[FIRST_RECEIVER:]
        cards = s.offered_cards
        s.terms = []
        s.offered_cards = []
        for card, receiver in zip(cards, receivers, strict=True):
            if card in s.hands[proposer]:
                give_card(s, proposer, receiver, card)


def fail_of_three(s: Cosmic) -> None:
    """No deal of all three."""
    s.ending = DEAL_FAILED
    s.terms = []
    s.offered_cards = []
    s.tell(notes.DEAL_FAILED, party(s, OFF), party(s, DEF))
    s.then([Window(DEAL_DONE), PenaltiesOfThree()])


class PenaltiesOfThree(Step["Cosmic"]):
    """Each of the three loses three tokens; a Kicker multiplies the loss of the two others. COS-P8.20, 6.17"""

    def run(self, s: Cosmic) -> None:
        s.then([TOGETHER, Over()])
        for player in reversed(parties(s)):
            loss = FAILURE
            for side in (OFF, DEF):
                if player != party(s, side):
                    loss *= kicker_factor(s, side)
            loss = ask_penalty(s, player, loss)
            if loss > 0:
                lose_tokens(s, player, loss, FAILED_DEAL)
            elif loss < 0:
                free_from_warp(s, player, -loss)
