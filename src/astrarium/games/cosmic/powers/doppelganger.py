"""Doppelganger, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, NOTHING, PUBLIC, YES
from .. import notes
from ..atoms import CARD_ATOM
from ..components import ATTACK_TYPE, COMPROMISE, IS_CHALLENGE, NUMBER, POWER, SYSTEM_BITS, TYPE_OF
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer, card_atoms, player_atoms
from ..effects.questions import AskCard, AskPlayer, AskYes
from ..effects.usage import cards_to_play, is_silenced
from ..rules.clearing import do_after
from ..rules.drawing import deal_all_anew, top_card
from ..rules.hands import ReturnStash, discard, discard_card, give_card, is_insured, return_stash, stash_card
from ..rules.new_hands import Refill, any_challenge_card
from ..rules.resolution import Reveal
from ..state import Cosmic
from .shared.other_hands import put_hand_aside, third_parties, with_cards

DOPPELGANGER: Final = POWER.index("doppelganger")


class Doppelganger(Effect):
    """Discard your Challenge cards and borrow the best ones of a third player for the reveal."""

    HAUNTED: ClassVar[int] = 0
    TURN: ClassVar[int] = 1
    WANTED: ClassVar[int] = 2

    def needs_no_cards(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me and not is_silenced(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        do_after(s, Reveal, ReturnStash(me, self.number))
        s.push(AskPlayer(me, me, self.number, self.HAUNTED))
        for card in s.hands[me].copy():
            if IS_CHALLENGE[card]:
                discard_card(s, me, card)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.HAUNTED:
            return player_atoms(s, third_parties(s, me))
        number = self.challenge_cards(s, me)
        if number >= self.WANTED:
            return []
        return [YES, NO] if number > 0 else [YES]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.HAUNTED:
            s.push(AskYes(me, me, self.number, self.TURN))
            self.haunt(s, me, s.player_of(atom))
        elif atom == YES:
            self.turn_cards(s, me)

    def challenge_cards(self, s: Cosmic, me: int) -> int:
        return sum(1 for card in cards_to_play(s, me) if IS_CHALLENGE[card])

    def haunt(self, s: Cosmic, me: int, victim: int) -> None:
        """The highest Attack card and a Compromise are lent, as far as there are any."""
        if is_insured(s, victim):
            return
        lent: list[int] = []
        best = NOTHING
        for card in s.hands[victim]:
            if TYPE_OF[card] == ATTACK_TYPE and (best == NOTHING or NUMBER[card] > NUMBER[best]):
                best = card
        if best != NOBODY:
            lent.append(best)
        if COMPROMISE in s.hands[victim]:
            lent.append(COMPROMISE)
        for card in lent:
            known = s.drop_card(victim, card)
            stash_card(s, self.number, me, victim, card, True, known | 1 << me | 1 << victim)
            s.whisper(me, notes.GETS, card)
        if lent:
            s.show(me)
            s.tell(notes.GIVES, victim, me, len(lent))

    def turn_cards(self, s: Cosmic, me: int) -> None:
        """Cards of the deck are turned up until there are two Challenge cards; the others are discarded. COS-P10.12"""
        dealt = False
        turned: list[int] = []
        while self.challenge_cards(s, me) < self.WANTED:
            if not any_challenge_card(s.deck.cards) and not any_challenge_card(s.discard):
                if dealt:
                    break
                dealt = True
                deal_all_anew(s)
                continue
            card, _ = top_card(s, me)
            s.show()
            s.tell(notes.SHOWS, me, card)
            if IS_CHALLENGE[card]:
                s.gain_card(me, card, PUBLIC)
                s.tell(notes.TAKES_CARD, me, card)
            else:
                turned.append(card)
        for card in turned:
            discard(s, me, card)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class DoppelgangerWild(AsksPlayer):
    """For this challenge you have the hand of a player with a base in your system instead of your own."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        system = SYSTEM_BITS[s.home[me]]
        return [player for player in with_cards(s, s.around(me)) if s.bases[player] & system]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.victims(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        s.tell(notes.TAKES, me, victim, len(s.hands[victim]))
        put_hand_aside(s, self.number, me, me, False, 1 << me)
        put_hand_aside(s, self.number, me, victim, True, 1 << me | 1 << victim)
        s.show(me)
        if s.is_main(victim):
            s.push(Refill(victim))

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class DoppelgangerSuper(Effect):
    """A third player also gives you two cards of his choice, no Challenge cards, for good."""

    GIVER: ClassVar[int] = 0
    CARD: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.was_used(DOPPELGANGER, me) and len(with_cards(s, third_parties(s, me))) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, self.GIVER))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.GIVER:
            return player_atoms(s, with_cards(s, third_parties(s, me)))
        return card_atoms([card for card in s.hands[about] if not IS_CHALLENGE[card]])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.GIVER:
            giver = s.player_of(atom)
            s.push(AskCard(giver, me, self.number, self.CARD, giver))
            s.push(AskCard(giver, me, self.number, self.CARD, giver))
        else:
            give_card(s, about, me, atom - CARD_ATOM)
