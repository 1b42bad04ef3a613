"""The half moons, 13 to 24. COS-13"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import PUBLIC
from .....mechanisms.decks import Deck
from ... import notes
from ...atoms import CARD_ATOM, PLACE_ATOM
from ...components import CARD, COMPROMISE, EDICTS, FIRST_EDICT, PLACES
from ...effects.challenge_hooks import ask_may_move
from ...effects.effect import Effect
from ...effects.openings import card_atoms
from ...effects.questions import AskCard, AskName, AskPlace
from ...effects.timing import INVITE_OFF, POWER_LOST, TOTALS
from ...effects.usage import is_silenced
from ...invariants import all_cards
from ...records import Watched
from ...rules.alliances import one_against_one
from ...rules.hands import discard, give_card, is_insured, take_random
from ...rules.moons import occupied_moons
from ...rules.settle import Settle
from ...rules.tokens import is_safe
from ...rules.victory import TOGETHER
from ...state import Cosmic
from ...terms import DEF, OFF

ZAPS: Final[list[int]] = [card for card in range(FIRST_EDICT, FIRST_EDICT + EDICTS) if "zap" in CARD.ids[card]]
"""The Edicts with Zap in their name."""


class Moon13(Effect):
    """Offence: the offense adds 1 for each occupied moon."""

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return occupied_moons(s) if side == OFF else 0


class Moon14(Effect):
    """Defence: the defender adds 1 for each occupied moon."""

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return occupied_moons(s) if side == DEF else 0


class Moon15(Effect):
    """Alms: each other player gives you a card of his choice."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        givers = [player for player in s.around(me) if not is_insured(s, player)]
        s.then([AskCard(giver, me, self.number, 0, giver) for giver in givers])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[about])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        give_card(s, about, me, atom - CARD_ATOM)


def search_deck(s: Cosmic, player: int, card: int) -> None:
    """A named card comes from the deck to the player, if there is one; the deck is still to be shuffled."""
    if card in s.deck.cards:
        place = s.deck.cards.index(card)
        del s.deck.cards[place]
        del s.deck.piles[place]
        del s.deck.known[place]
        s.gain_card(player, card, PUBLIC)
        s.tell(notes.TAKES_CARD, player, card)


def shuffle_deck(s: Cosmic) -> None:
    cards = s.deck.cards
    s.rng.shuffle(cards)
    s.deck = Deck(cards, [0] * len(cards))
    s.show()


class Moon16(Effect):
    """Peace: everybody gets a Compromise from the deck, as long as there are any."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in [me, *s.around(me)]:
            search_deck(s, player, COMPROMISE)
        shuffle_deck(s)


class Moon17(Effect):
    """Zap Grab: name a Zap; those who hold it give it to you, or else it comes from the deck."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not is_silenced(s, me):
            s.push(AskName(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """The Zaps that belong to this game, wherever they are."""
        cards = all_cards(s)
        return [CARD_ATOM + card for card in ZAPS if card in cards]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        s.show()
        found = False
        for giver in s.around(me):
            if card in s.hands[giver] and not is_insured(s, giver):
                give_card(s, giver, me, card, openly=True)
                found = True
        if not found:
            search_deck(s, me, card)
            shuffle_deck(s)


class Moon18(Effect):
    """Reward: one reward more whenever you take any."""

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return number + 1 if who == me and number > 0 else number


class Moon19(Effect):
    """Soft Landing: a failed deal costs you one token fewer."""

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        return loss - 1 if who == me and loss > 0 else loss


class Moon20(Effect):
    """Hulk: as a main player reveal it after the cards, and each of your tokens in the challenge counts 3."""

    WORTH: ClassVar[int] = 3

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS and s.is_main(me) and s.both_attack() and s.strength(me, s.side_of(me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if who != me or abs(worth) > self.WORTH:
            return worth
        return self.WORTH if worth >= 0 else -self.WORTH


class Moon21(Effect):
    """Loner: as defender reveal it before allies are invited, and nobody may ally with the offense."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == INVITE_OFF and s.defender == me and not one_against_one(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def may_invite(self, s: Cosmic, me: int, who: int, guest: int, may: bool) -> bool:
        return may and who != s.offense

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        return may and side != OFF


class Moon22(Effect):
    """Migration: move one token of each player from one of his bases to another."""

    FROM: ClassVar[int] = 0
    TO: ClassVar[int] = 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not is_silenced(s, me):
            s.then([*[AskPlace(me, me, self.number, self.FROM, player) for player in [me, *s.around(me)]], TOGETHER])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.TO:
            player, source = divmod(about, PLACES)
            return [PLACE_ATOM + place for place in s.base_list(player) if place != source]
        places = s.base_list(about)
        if len(places) < 2:
            return []
        return [PLACE_ATOM + p for p in places if not is_safe(s, about, p) and ask_may_move(s, about, p, True)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        if stage == self.FROM:
            s.push(AskPlace(me, me, self.number, self.TO, about * PLACES + place))
            return
        player, source = divmod(about, PLACES)
        s.lift(player, source, 1)
        s.put(player, place, 1)
        s.tell(notes.MOVES, player, place, 1)
        s.push(Settle())


class Moon23(Effect):
    """Treasure: each other player gives you a random card; you keep one and discard the rest."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = 0
        for giver in s.around(me):
            number += take_random(s, me, giver, 1)
        if number > 1:
            s.push(AskCard(me, me, self.number, 0, number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """The cards given are the last ones of the hand."""
        return card_atoms(s.hands[me][len(s.hands[me]) - about :])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        first = len(s.hands[me]) - about
        kept = s.hands[me].index(atom - CARD_ATOM, first)
        rest: list[int] = []
        for place in range(len(s.hands[me]) - 1, first - 1, -1):
            if place != kept:
                rest.append(s.hands[me].pop(place))
                del s.seen[me][place]
        s.hear_hand(me)
        s.show()
        for card in rest:
            s.tell(notes.DISCARDS, me, card)
            discard(s, me, card)


class Moon24(Effect):
    """Hubris: you keep your power with too few home bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing != POWER_LOST or s.draws[len(s.draws) - Watched.SIZE + Watched.PLAYER] == me

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        return keeps or who == me
