"""Deals between the main players. COS-P8.16 to P8.21, 18.1 to 18.6"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import (
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
    SHARED,
    STOP,
)
from ..components import GROUND_BITS
from ..effect_numbers import STANDS_IN
from ..effects.challenge_hooks import ask_may_move, ask_penalty
from ..effects.table_hooks import ask_frees, ask_refuses_company, ask_talks
from ..effects.timing import DEAL, DEAL_DONE, REWARD
from ..effects.usage import is_silenced
from ..effects.windows import window
from ..records import Lasting
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, DEF, OFF
from .endings import Over
from .hands import give_card, take_random
from .landing import Found
from .loss_in_progress import BY_EFFECT, FAILED_DEAL
from .payments import pay
from .sources import movable
from .spoils import Rewards
from .tokens import free_from_warp, home_options, lose_place, lose_tokens, recall_force, stay_in_warp, vacate
from .totals import kicker_factor
from .victory import AT_ONCE, TOGETHER

PROPOSALS: Final = 6
"""Three each stand for one minute. COS-18.1"""
FAILURE: Final = 3
"""Tokens lost by each party of a failed deal. COS-P8.20"""
MOST_CARDS: Final = 4

# The numbers in `terms`, seen from the proposer. COS-18.2
PROPOSER: Final = 0
GAINS: Final = 1
GAINS_HANDED: Final = 2
GIVES: Final = 3
GIVES_HANDED: Final = 4
WANTS: Final = 5
WANTS_RANDOM: Final = 6
PAYS: Final = 7
ASKS: Final = 8
FREES: Final = 9
FREED: Final = 10
TERMS: Final = 11


def begin_deal(s: Cosmic) -> None:
    """All allies and the cone's tokens return; then the main players have time for a deal. COS-P8.16, P8.17"""
    s.then([TOGETHER, window(DEAL), Talks()])
    if s.in_warp:
        stay_in_warp(s)
    for player in range(s.players - 1, -1, -1):
        for side in (OFF, DEF):
            if s.force[side * s.players + player] > 0:
                recall_force(s, player, side)
    s.joined = [0, 0]


def stand_in(s: Cosmic, player: int) -> int:
    """Who is a party to the deal in a player's place: himself, unless somebody has taken it (Diplomat Flare)."""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == STANDS_IN and s.lasting[at + Lasting.ABOUT] == player:
            return s.lasting[at + Lasting.PLAYER]
    return player


def party(s: Cosmic, side: int) -> int:
    """The party to the deal for a side."""
    return stand_in(s, s.main(side))


def partner(s: Cosmic, player: int) -> int:
    """The other party to the deal."""
    return party(s, DEF) if player == party(s, OFF) else party(s, OFF)


class Talks(Step["Cosmic"]):
    """The parties begin to talk, in the usual way unless an effect knows another. COS-18.1, 18.9"""

    def run(self, s: Cosmic) -> None:
        if not ask_talks(s):
            s.push(Negotiate(0))


class Negotiate(Step["Cosmic"]):
    """The next proposal, the offense first; after the sixth the deal has failed. COS-18.1, 15.9"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        if self.number >= PROPOSALS or is_silenced(s, party(s, OFF)) or is_silenced(s, party(s, DEF)):
            fail(s)
            return
        s.push(Propose(party(s, OFF if self.number % 2 == 0 else DEF), self.number))


class Propose(Choice["Cosmic"]):
    """Make a proposal, pass it on, or break the talks off. COS-18.1, 18.5"""

    rule: ClassVar[str] = "COS-18.1"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [PROPOSE, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == BREAK_OFF:
            s.tell(notes.BREAKS_OFF, self.player)
            fail(s)
        elif atom == REFUSE:
            s.tell(notes.PASSES_ON, self.player)
            s.push(Negotiate(self.number + 1))
        else:
            s.terms = [0] * TERMS
            s.terms[PROPOSER] = self.player
            s.terms[GAINS] = NOBODY
            s.terms[GIVES] = NOBODY
            s.offered_cards = []
            other = partner(s, self.player)
            s.then(
                [
                    TermBase(self.player, self.player, other),
                    TermBase(self.player, other, self.player),
                    TermCards(self.player),
                    TermWants(self.player),
                    TermLucre(self.player, self.player),
                    TermLucre(self.player, other),
                    TermFrees(self.player, self.player),
                    TermFrees(self.player, other),
                    AskOther(self.number),
                ]
            )


def grantable(s: Cosmic, receiver: int, giver: int) -> list[int]:
    """Planets where the giver has a base and the receiver none, if he has tokens for it. COS-18.2, P8.19"""
    if movable(s, receiver) == 0:
        return []
    mask = s.bases[giver] & ~s.bases[receiver] & GROUND_BITS
    return [place for place in s.base_list(giver) if mask >> place & 1]


class TermBase(Choice["Cosmic"]):
    """A base that the receiver gets, on a planet of the giver. COS-18.2 a, b"""

    rule: ClassVar[str] = "COS-18.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int, giver: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver
        self.giver: Final = giver

    def legal(self, s: Cosmic) -> list[int]:
        places = grantable(s, self.receiver, self.giver)
        return [PASS] + [PLACE_ATOM + place for place in places] if places else []

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == PASS:
            return
        s.terms[GAINS if self.receiver == self.player else GIVES] = atom - PLACE_ATOM
        s.push(TermHanded(self.player, self.receiver, self.giver))


class TermHanded(Choice["Cosmic"]):
    """Shared, or handed over? COS-P8.18"""

    rule: ClassVar[str] = "COS-P8.18"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int, giver: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver
        self.giver: Final = giver

    def legal(self, s: Cosmic) -> list[int]:
        place = s.terms[GAINS if self.receiver == self.player else GIVES]
        if ask_refuses_company(s, self.giver, place) or ask_refuses_company(s, self.receiver, place):
            return [HANDED] if len(s.base_list(self.giver)) > 1 else [SHARED]
        return [SHARED, HANDED] if len(s.base_list(self.giver)) > 1 else [SHARED]

    def take(self, s: Cosmic, atom: int) -> None:
        field = GAINS_HANDED if self.receiver == self.player else GIVES_HANDED
        s.terms[field] = 1 if atom == HANDED else 0


class TermCards(Choice["Cosmic"]):
    """Which cards the proposer gives; the other sees their types. COS-18.2 c, 18.3"""

    rule: ClassVar[str] = "COS-18.3"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

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
            s.push(TermCards(self.player))


class TermWants(Choice["Cosmic"]):
    """How many cards the proposer wants. COS-18.2 d"""

    rule: ClassVar[str] = "COS-18.2"
    inner: ClassVar[bool] = True

    def legal(self, s: Cosmic) -> list[int]:
        most = min(MOST_CARDS, len(s.hands[partner(s, self.player)]))
        return [AMOUNT_ATOM + number for number in range(most + 1)] if most > 0 else []

    def take(self, s: Cosmic, atom: int) -> None:
        s.terms[WANTS] = atom - AMOUNT_ATOM
        if s.terms[WANTS] > 0:
            s.push(TermWay(self.player))


class TermWay(Choice["Cosmic"]):
    """Random cards, or cards of the other's choice? COS-18.2 d"""

    rule: ClassVar[str] = "COS-18.2"
    inner: ClassVar[bool] = True

    def legal(self, s: Cosmic) -> list[int]:
        return [RANDOM, CHOSEN]

    def take(self, s: Cosmic, atom: int) -> None:
        s.terms[WANTS_RANDOM] = 1 if atom == RANDOM else 0


class TermLucre(Choice["Cosmic"]):
    """How much Lucre the payer gives. COS-18.2 e, f"""

    rule: ClassVar[str] = "COS-18.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int) -> None:
        super().__init__(player)
        self.receiver: Final = receiver

    def legal(self, s: Cosmic) -> list[int]:
        if not s.lucre_used or s.lucre[self.receiver] == 0:
            return []
        return [AMOUNT_ATOM + amount for amount in range(min(40, s.lucre[self.receiver]) + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.terms[PAYS if self.receiver == self.player else ASKS] = atom - AMOUNT_ATOM


class TermFrees(Choice["Cosmic"]):
    """How many tokens of the other a Zombie frees from the Warp. COS-18.2 g"""

    rule: ClassVar[str] = "COS-18.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, giver: int) -> None:
        super().__init__(player)
        self.giver: Final = giver

    def legal(self, s: Cosmic) -> list[int]:
        other = partner(s, self.giver)
        if not ask_frees(s, self.giver) or s.warp[other] == 0 or not home_options(s, other):
            return []
        return [AMOUNT_ATOM + number for number in range(min(40, s.warp[other]) + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.terms[FREES if self.giver == self.player else FREED] = atom - AMOUNT_ATOM


class AskOther(Step["Cosmic"]):
    """A proposal in which nobody receives anything is none. COS-18.4"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        if empty_terms(s):
            s.tell(notes.PASSES_ON, s.terms[PROPOSER])
            s.terms = []
            s.push(Negotiate(self.number + 1))
        else:
            s.tell(notes.PROPOSES, s.terms[PROPOSER])
            s.push(AnswerDeal(partner(s, s.terms[PROPOSER]), s.terms[PROPOSER], self.number))


def empty_terms(s: Cosmic) -> bool:
    terms = s.terms
    return (
        terms[GAINS] == NOBODY
        and terms[GIVES] == NOBODY
        and not s.offered_cards
        and terms[WANTS] + terms[PAYS] + terms[ASKS] + terms[FREES] + terms[FREED] == 0
    )


class AnswerDeal(Choice["Cosmic"]):
    """Accept, refuse, or break off? COS-18.1, 18.5"""

    rule: ClassVar[str] = "COS-18.1"

    def __init__(self, player: int, proposer: int, number: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [ACCEPT, REFUSE, BREAK_OFF]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == ACCEPT:
            s.ending = DEAL_MADE
            s.tell(notes.DEAL_MADE, party(s, OFF), party(s, DEF))
            s.then([window(DEAL_DONE), CarryOut()])
            return
        s.terms = []
        s.offered_cards = []
        s.tell(notes.BREAKS_OFF if atom == BREAK_OFF else notes.REFUSES, self.player)
        if atom == BREAK_OFF:
            fail(s)
        else:
            s.push(Negotiate(self.number + 1))


class CarryOut(Step["Cosmic"]):
    """All parts of the deal together. COS-18.6"""

    def run(self, s: Cosmic) -> None:
        if s.ending != DEAL_MADE:
            # Quash has made it a failure.
            s.terms = []
            s.offered_cards = []
            s.push(Penalties())
            return
        terms = s.terms
        proposer = terms[PROPOSER]
        other = partner(s, proposer)
        steps: list[Step[Cosmic]] = []
        if terms[WANTS] > 0 and terms[WANTS_RANDOM] == 0:
            steps.append(GiveChosen(other, proposer, terms[WANTS]))
        steps.append(GiveOffered())
        if terms[GAINS] != NOBODY:
            steps.append(Hand(proposer, other, terms[GAINS], terms[GAINS_HANDED] == 1))
        if terms[GIVES] != NOBODY:
            steps.append(Hand(other, proposer, terms[GIVES], terms[GIVES_HANDED] == 1))
        s.then([*steps, AT_ONCE, DealOver()])
        if terms[WANTS_RANDOM] == 1:
            take_random(s, proposer, other, terms[WANTS], willing=True)
        if s.lucre_used:
            pay(s, proposer, other, terms[PAYS])
            pay(s, other, proposer, terms[ASKS])
        free_from_warp(s, other, terms[FREES])
        free_from_warp(s, proposer, terms[FREED])


class GiveOffered(Step["Cosmic"]):
    """The cards offered change hands, after those that were wanted: nobody gives back what he has just got. COS-18.6"""

    def run(self, s: Cosmic) -> None:
        proposer = s.terms[PROPOSER]
        other = partner(s, proposer)
        cards = s.offered_cards
        s.terms = []
        s.offered_cards = []
        for card in cards:
            if card in s.hands[proposer]:
                give_card(s, proposer, other, card)


class Hand(Step["Cosmic"]):
    """One party gets a base on the other's planet; handed over means that the giver leaves. COS-P8.18, P8.21"""

    def __init__(self, player: int, giver: int, place: int, handed: bool) -> None:
        self.player: Final = player
        self.giver: Final = giver
        self.place: Final = place
        self.handed: Final = handed

    def run(self, s: Cosmic) -> None:
        if self.handed and len(s.base_list(self.giver)) > 1:
            s.push(Found(self.player, self.place))
            if ask_may_move(s, self.giver, self.place, True):
                vacate(s, self.giver, self.place)
            else:
                lose_place(s, self.giver, self.place, BY_EFFECT)
        else:
            s.push(Found(self.player, self.place))


class GiveChosen(Choice["Cosmic"]):
    """Cards of the giver's choice go to the other. COS-18.2 d

    `fresh` counts the last cards of his hand, which came to it in the same deal and stay. COS-18.6
    """

    rule: ClassVar[str] = "COS-18.2"
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int, number: int, fresh: int = 0) -> None:
        super().__init__(player)
        self.receiver: Final = receiver
        self.number: Final = number
        self.fresh: Final = fresh

    def legal(self, s: Cosmic) -> list[int]:
        hand = s.hands[self.player]
        options: list[int] = []
        for card in hand[: len(hand) - self.fresh]:
            if CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options

    def take(self, s: Cosmic, atom: int) -> None:
        give_card(s, self.player, self.receiver, atom - CARD_ATOM)
        if self.number > 1:
            s.push(GiveChosen(self.player, self.receiver, self.number - 1, self.fresh))


class DealOver(Step["Cosmic"]):
    """A deal made: what effects still grant, then P9."""

    def run(self, s: Cosmic) -> None:
        s.then([window(REWARD), Rewards(), Over()])


# No deal. COS-P8.20, 6.17


def fail(s: Cosmic) -> None:
    s.ending = DEAL_FAILED
    s.terms = []
    s.offered_cards = []
    s.tell(notes.DEAL_FAILED, party(s, OFF), party(s, DEF))
    s.then([window(DEAL_DONE), Penalties()])


class Penalties(Step["Cosmic"]):
    """Each main player loses three tokens, times the other's Kicker. COS-P8.20, 6.17"""

    def run(self, s: Cosmic) -> None:
        s.then([TOGETHER, Over()])
        for side in (DEF, OFF):
            player = party(s, side)
            loss = ask_penalty(s, player, FAILURE * kicker_factor(s, 1 - side))
            if loss > 0:
                lose_tokens(s, player, loss, FAILED_DEAL)
            elif loss < 0:
                free_from_warp(s, player, -loss)
