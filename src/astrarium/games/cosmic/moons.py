"""The moons 1 to 24: quarter and half moons. COS-13

`me` is the occupant. Continuing moons change quantities while they are revealed and occupied; Intermittent and One-shot
ones are carried out by `use` when they take effect.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.decks import Deck
from ...clockwork.names import NOBODY, PASS, PUBLIC
from ...clockwork.step import Step
from . import notes
from .alliances import Invitations, may_invite, one_against_one
from .checking import all_cards
from .components import (
    ATTACK_TYPE,
    CARD,
    CARD_ATOM,
    COMPROMISE,
    EDICTS,
    EFFECT,
    FIRST_EDICT,
    FIRST_MOON_EFFECT,
    NUMBER,
    PLACE_ATOM,
    PLACES,
    TYPE_OF,
)
from .effects import Effect, ask_may_move, whose
from .hands import discard, give_card, is_insured, take_random
from .launch import COMMIT
from .moon_rules import occupied_moons, place_of_moon
from .state import DEF, OFF, Cosmic
from .timing import INVITE_OFF, POWER_LOST, TOTALS
from .tokens import FEWEST, Settle, destroy_tokens, is_safe
from .turn import do_after
from .windows import AskCard, AskName, AskPlace, AskPlayer, is_silenced, open_card

ALLY_HALF: Final = EFFECT.index("moon_01")
ALLY_DOUBLE: Final = EFFECT.index("moon_02")
EXTENSION: Final = EFFECT.index("moon_05")
LIMITATION: Final = EFFECT.index("moon_06")
CONE_3: Final = EFFECT.index("moon_08")
CONE_5: Final = EFFECT.index("moon_09")
CONE_VARIABLE: Final = EFFECT.index("moon_10")

ZAPS: Final[list[int]] = [card for card in range(FIRST_EDICT, FIRST_EDICT + EDICTS) if "zap" in CARD.ids[card]]
"""The Edicts with Zap in their name."""


def is_lit(s: Cosmic, effect: int) -> bool:
    """Whether another moon works now. COS-13.23"""
    return whose(s, effect) != NOBODY


def card_atoms(cards: list[int]) -> list[int]:
    """The different cards among these, as atoms."""
    atoms: list[int] = []
    for card in cards:
        if CARD_ATOM + card not in atoms:
            atoms.append(CARD_ATOM + card)
    return atoms


# Quarter moons


class Moon01(Effect):
    """Ally One-Half: the tokens of a side's allies count half together."""

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        if is_lit(s, ALLY_DOUBLE):
            return worth
        return worth // 2 if worth >= 0 else -(-worth // 2)


class Moon02(Effect):
    """Ally Double: the tokens of a side's allies count double."""

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        return worth if is_lit(s, ALLY_HALF) else 2 * worth


def show_attacks(s: Cosmic, sign: int) -> None:
    """Everybody sees the smallest (-1) or biggest (1) Attack card of each hand."""
    for player in range(s.players):
        best = NOBODY
        for card in s.hands[player]:
            if TYPE_OF[card] == ATTACK_TYPE and (best == NOBODY or sign * NUMBER[card] > sign * NUMBER[best]):
                best = card
        if best != NOBODY:
            open_card(s, player, best)
            s.tell(notes.SHOWS, player, best)


class Moon03(Effect):
    """Attack Revelation: the smallest Attack card of each hand is shown."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        show_attacks(s, -1)


class Moon04(Effect):
    """Bribery: show a main player a card that he gets if he invites you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = OFF if timing == INVITE_OFF else DEF
        main = s.main(side)
        if s.is_main(me) or not s.hands[me] or s.invited[side] >> me & 1 or one_against_one(s):
            return False
        return may_invite(s, main, me) and not is_silenced(s, me) and not is_silenced(s, main)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number, OFF if timing == INVITE_OFF else DEF))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        main = s.main(stage)
        place = s.hands[me].index(card)
        if s.seen[me][place] != PUBLIC:
            s.seen[me][place] |= 1 << main
        s.show(main)
        s.whisper(main, notes.SEES, me, card)
        s.secrets += [self.number, me, card, 1 << me | 1 << main]
        do_after(s, Invitations, CollectBribe(me, self.number, stage))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return s.hands[me] or [COMPROMISE]


class CollectBribe(Step["Cosmic"]):
    """A main player who has invited the occupant of the Bribery Moon takes the card he was shown. moons.toml 4"""

    def __init__(self, me: int, effect: int, side: int) -> None:
        self.me: Final = me
        self.effect: Final = effect
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        for at in range(len(s.secrets) - 4, -1, -4):
            if s.secrets[at] == self.effect and s.secrets[at + 1] == self.me:
                card = s.secrets[at + 2]
                del s.secrets[at : at + 4]
                if s.invited[self.side] >> self.me & 1 and card in s.hands[self.me]:
                    give_card(s, self.me, s.main(self.side), card)
                return


class Moon05(Effect):
    """Challenge Extension: up to three challenges in a turn."""

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        return limit if is_lit(s, LIMITATION) else max(limit, 3)


class Moon06(Effect):
    """Challenge Limitation: one challenge in a turn."""

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        return limit if is_lit(s, EXTENSION) else 1


class Moon07(Effect):
    """Cold Revenge: you may remove a token of any player from the game for good."""

    WHOSE: ClassVar[int] = 0
    WHERE: ClassVar[int] = 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not is_silenced(s, me):
            s.push(AskPlayer(me, me, self.number, self.WHOSE))

    def places(self, s: Cosmic, player: int) -> list[int]:
        """Where a token of the player can be removed. COS-2.7"""
        if s.in_game(player) <= FEWEST:
            return []
        return [place for place in s.base_list(player) if not is_safe(s, player, place)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.WHERE:
            return [PLACE_ATOM + place for place in self.places(s, about)]
        return [PASS] + [s.player_atom(player) for player in range(s.players) if self.places(s, player)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.WHERE:
            s.lift(about, atom - PLACE_ATOM, 1)
            s.transit[about] += 1
            destroy_tokens(s, about, 1)
            s.push(Settle())
        elif atom != PASS:
            s.push(AskPlace(me, me, self.number, self.WHERE, s.player_of(atom)))


class Moon08(Effect):
    """Cone Size 3: nobody commits more than 3 tokens."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return limit if is_lit(s, CONE_5) or is_lit(s, CONE_VARIABLE) else min(limit, 3)


class Moon09(Effect):
    """Cone Size 5: up to 5 tokens may be committed."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        if limit < COMMIT or is_lit(s, CONE_3) or is_lit(s, CONE_VARIABLE):
            return limit
        return max(limit, 5)


class Moon10(Effect):
    """Cone Size Variable: as many tokens may be committed as lie on this moon."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        here = s.tokens[me * PLACES + place_of_moon(s, self.number - FIRST_MOON_EFFECT)]
        return min(limit, here) if limit < COMMIT else here


class Moon11(Effect):
    """Confession: the biggest Attack card of each hand is shown."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        show_attacks(s, 1)


class Moon12(Effect):
    """Beacon: take two tokens from the Warp in P1."""

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return max(number, 2) if who == me and number > 0 else number


# Half moons


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
        s.tell(notes.SHOWS, player, card)


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
        s.tell(notes.NAMES_CARD, me, card)
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
            s.then([AskPlace(me, me, self.number, self.FROM, player) for player in [me, *s.around(me)]])

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
        return timing != POWER_LOST or s.draws[len(s.draws) - 2] == me

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        return keeps or who == me
