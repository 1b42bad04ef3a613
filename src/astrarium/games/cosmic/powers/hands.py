"""Powers about cards in hands."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.decks import Deck
from ....clockwork.names import NO, NOBODY, PASS, PUBLIC, YES
from ....clockwork.step import Choice
from .. import notes
from ..alliances import one_against_one
from ..components import (
    AMOUNT_ATOM,
    ARTEFACT,
    ATTACK_TYPE,
    CARD_ATOM,
    CHOSEN,
    COMPROMISE,
    DECK_ATOM,
    EDICT_TYPE,
    EFFECT,
    FIRST_FLARE,
    FLARE_TYPE,
    HAND,
    IS_CHALLENGE,
    NUMBER,
    POWER,
    POWER_ATOM,
    RANDOM,
    RESERVE_ATOM,
    SPENT_CARD,
    STAR_ATOM,
    STOP,
    SYSTEM_BITS,
    TIMES,
    TYPE_OF,
)
from ..effects import EFFECTS, Effect, ask_may_ally
from ..hands import (
    Draw,
    NewHand,
    Refill,
    ReturnStash,
    any_challenge_card,
    batch,
    blur_hand,
    deal_all_anew,
    discard,
    discard_card,
    discarded_card,
    draw_now,
    drop_new,
    give_card,
    is_insured,
    is_watched,
    just_played,
    look_at_hand,
    new_cards,
    return_stash,
    set_batch,
    stash_card,
    stashed,
    take_discarded,
    take_random,
    top_card,
    unstash,
    watch_draw,
)
from ..launch import Commit, commit_limit
from ..losing import BY_EFFECT
from ..lucre import draw_flare
from ..resolution import FROM_ELSEWHERE, PICKED, SHARED_OUT, Consolation, Console, Reveal, consolation_due
from ..sheets import give_power, in_play, set_away, swappable
from ..state import COPY, DEAL_FAILED, DEAL_MADE, FOUGHT, STASHED, Cosmic
from ..timing import (
    CARD_DISCARD,
    CARD_DRAW,
    CHALLENGE_START,
    CONSOLATION,
    CONTINUE,
    OFF_HAND_CHECK,
    OUTCOME,
    P9,
    TURN_END,
    TURN_START,
)
from ..tokens import commit_sources, lose_tokens, number_at, take_from
from ..turn import do_after
from ..windows import (
    AskAmount,
    AskCard,
    AskPlayer,
    AskPower,
    AskWay,
    AskYes,
    answering,
    cancel,
    cards_to_play,
    is_silenced,
    subject,
)

ARISTOCRAT: Final = POWER.index("aristocrat")
ARISTOCRAT_SUPER: Final = EFFECT.index("flare_aristocrat_super")
CONNOISSEUR: Final = POWER.index("connoisseur")
DEMON: Final = POWER.index("demon")
DOPPELGANGER: Final = POWER.index("doppelganger")
ETHIC_SUPER: Final = EFFECT.index("flare_ethic_super")
EXTORTIONIST: Final = POWER.index("extortionist")
EXTORTIONIST_SUPER: Final = EFFECT.index("flare_extortionist_super")
MISER: Final = POWER.index("miser")
MUTANT: Final = POWER.index("mutant")
PHILANTHROPIST: Final = POWER.index("philanthropist")
PHILANTHROPIST_SUPER: Final = EFFECT.index("flare_philanthropist_super")
TRADER: Final = POWER.index("trader")
VULCH_SUPER: Final = EFFECT.index("flare_vulch_super")

MOST_ASKED: Final = 40
"""The highest number that can be named."""


# Who and what


def card_atoms(cards: list[int]) -> list[int]:
    """The different cards among these, as atoms."""
    atoms: list[int] = []
    for card in cards:
        if CARD_ATOM + card not in atoms:
            atoms.append(CARD_ATOM + card)
    return atoms


def player_atoms(s: Cosmic, players: list[int]) -> list[int]:
    return [s.player_atom(player) for player in players]


def third_parties(s: Cosmic, me: int) -> list[int]:
    """The players other than a main player and his opponent."""
    return [player for player in s.around(me) if player != s.opponent(me)]


def with_cards(s: Cosmic, players: list[int]) -> list[int]:
    """Those of the players whose cards can be taken."""
    return [player for player in players if s.hands[player] and not is_insured(s, player)]


def loser_of(s: Cosmic) -> int:
    """The main player who has lost the challenge, or NOBODY."""
    return NOBODY if s.ending != FOUGHT or s.winner == NOBODY else s.main(1 - s.winner)


def has_succeeded(s: Cosmic, me: int, timing: int) -> bool:
    """Whether a main player has won, or made a deal."""
    if timing == OUTCOME:
        return s.ending == FOUGHT and s.winner != NOBODY and s.main(s.winner) == me
    return s.ending == DEAL_MADE


def held_besides(s: Cosmic, me: int, flare: int) -> int:
    """How many cards are in the hand besides a Flare that is about to be played from it."""
    return len(s.hands[me]) - (1 if FIRST_FLARE + flare in s.hands[me] else 0)


def swap_hands(s: Cosmic, one: int, other: int) -> None:
    """Two players exchange their hands; what anybody knew of the cards he still knows."""
    for giver in (one, other):
        for place in range(len(s.seen[giver])):
            if s.seen[giver][place] != PUBLIC:
                s.seen[giver][place] |= 1 << giver
    s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
    s.seen[one], s.seen[other] = s.seen[other], s.seen[one]
    for player in (one, other):
        s.hear_hand(player)
        s.show(player)
        s.tell(notes.TAKES, player, one + other - player, len(s.hands[player]))


def shuffle_deck(s: Cosmic, cards: list[int]) -> None:
    """These cards are the new deck."""
    s.rng.shuffle(cards)
    s.deck = Deck(cards, [0] * len(cards))
    s.tell(notes.RESHUFFLED)


# Aristocrat


class Aristocrat(Effect):
    """Draw a Flare that is not in play; of two that serve nobody's power one goes back out of the game."""

    WAY: ClassVar[int] = 0
    CHOICE: ClassVar[int] = 1
    REMOVAL: ClassVar[int] = 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.unused_flares) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if s.recall(ARISTOCRAT_SUPER, me) >= 0:
            s.push(AskWay(me, me, self.number, self.WAY))
        else:
            self.draw(s, me, 1)

    def draw(self, s: Cosmic, me: int, number: int) -> None:
        for _ in range(number):
            draw_flare(s, me)
        self.weed(s, me)

    def weed(self, s: Cosmic, me: int) -> None:
        if len(self.useless(s, me)) > 1:
            s.push(AskCard(me, me, self.number, self.REMOVAL))

    def useless(self, s: Cosmic, me: int) -> list[int]:
        """The Flares of the hand whose power belongs to no player."""
        return [card for card in s.hands[me] if TYPE_OF[card] == FLARE_TYPE and not in_play(s, card - FIRST_FLARE)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.WAY:
            return [RANDOM, CHOSEN]
        if stage == self.CHOICE:
            return card_atoms(stashed(s, ARISTOCRAT_SUPER, me))
        return card_atoms(self.useless(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == RANDOM:
            self.draw(s, me, 3)
        elif atom == CHOSEN:
            self.look_through(s, me)
        elif stage == self.CHOICE:
            self.choose(s, me, atom - CARD_ATOM)
        else:
            s.drop_card(me, atom - CARD_ATOM)
            s.unused_flares.append(atom - CARD_ATOM)

    def look_through(self, s: Cosmic, me: int) -> None:
        flares = sorted(s.unused_flares)
        s.unused_flares = []
        for card in flares:
            stash_card(s, ARISTOCRAT_SUPER, me, me, card, False, 1 << me)
        s.show(me)
        s.push(AskCard(me, me, self.number, self.CHOICE))

    def choose(self, s: Cosmic, me: int, chosen: int) -> None:
        for card in unstash(s, ARISTOCRAT_SUPER, me):
            if card == chosen:
                s.gain_card(me, card, 0)
            else:
                s.unused_flares.append(card)
        s.tell(notes.DRAWS, me, 1)
        self.weed(s, me)


class AristocratWild(Effect):
    """Take a card of your choice out of the deck; deck and discards become the new deck."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.deck.cards) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.deck.look(s, me, len(s.deck.cards))
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(sorted(s.deck.cards))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        cards = s.deck.cards.copy()
        cards.remove(atom - CARD_ATOM)
        s.gain_card(me, atom - CARD_ATOM, 0)
        cards += s.discard
        s.discard = []
        shuffle_deck(s, cards)
        s.tell(notes.DRAWS, me, 1)


class AristocratSuper(Effect):
    """Your power draws three Flares, or takes one of your choice."""

    def times(self) -> int:
        return TIMES[ARISTOCRAT]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.unused_flares) > 0 and not s.was_used(ARISTOCRAT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def stash_type(self) -> int:
        return FLARE_TYPE

    def returns(self, s: Cosmic, me: int) -> None:
        s.unused_flares += unstash(s, self.number, me)


# Clone


class Clone(Effect):
    """Take back the Challenge card you played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(me)] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        card = s.chosen[side]
        s.chosen[side] = NOBODY
        s.gain_card(me, card, s.chosen_known[side])
        s.tell(notes.SHOWS, me, card)


class CloneWild(Effect):
    """Take back an Edict you have just played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        return player == me and just_played(s) and TYPE_OF[card] == EDICT_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.lasting += [SPENT_CARD, me, take_discarded(s, me)]


class CloneSuper(Effect):
    """Take double consolation."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and consolation_due(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 2 * number if taker == me else number


# Connoisseur


class Connoisseur(Effect):
    """Draw two cards more than you should, and discard as many of those you drew."""

    MORE: ClassVar[int] = 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = batch(s)[1]
        watch_draw(s, self.number, me, number)
        set_batch(s, number + self.MORE)

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        if batch(s)[1] > about:
            s.push(AskCard(me, me, self.number, 0, about))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(new_cards(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        drop_new(s, card)
        self.drew(s, me, about)
        s.tell(notes.DISCARDS, me, card)
        s.show()
        discard(s, me, card)


class ConnoisseurWild(Effect):
    """Look at the hand from which you take consolation, and choose the cards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and consolation_due(s, me) > 0 and len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if taker != me or stage != PICKED or not with_cards(s, [giver]):
            return False
        look_at_hand(s, me, giver)
        s.push(AskCard(me, me, self.number, giver, min(number, len(s.hands[giver]))))
        return True

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[stage])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if about > 1:
            s.push(AskCard(me, me, self.number, stage, about - 1))
        give_card(s, stage, me, atom - CARD_ATOM)


class ConnoisseurSuper(Effect):
    """Your power draws four more, and you discard as many."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me and is_watched(s, CONNOISSEUR, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        set_batch(s, batch(s)[1] + Connoisseur.MORE)


# Demon


class Demon(Effect):
    """Possess the hand of a third player: look at it and play from it; what is left goes back."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return with_cards(s, third_parties(s, me))

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.victims(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        s.tell(notes.TAKES, me, victim, len(s.hands[victim]))
        put_hand_aside(s, self.number, me, victim, True, 1 << me)
        s.show(me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


def put_hand_aside(s: Cosmic, effect: int, holder: int, owner: int, playable: bool, knowers: int) -> None:
    """All cards of a hand are kept by an effect."""
    for card, known in zip(s.hands[owner], s.seen[owner], strict=True):
        stash_card(s, effect, holder, owner, card, playable, known | knowers)
    s.hands[owner] = []
    s.seen[owner] = []
    s.hear_hand(owner)


class DemonWild(Effect):
    """A third player must ally with you, with all he can spare, up to the tokens you have."""

    def pressed(self, s: Cosmic, me: int, who: int) -> int:
        """With how many tokens a player would have to ally."""
        side = s.side_of(me)
        if (s.joined[0] | s.joined[1]) >> who & 1 or not ask_may_ally(s, who, side, True):
            return 0
        return min(spare_tokens(s, who), commit_limit(s, who), s.strength(me, side))

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in third_parties(s, me) if self.pressed(s, me, player) > 0]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.victims(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        guest = s.player_of(atom)
        side = s.side_of(me)
        s.push(CommitSpare(guest, side, self.pressed(s, me, guest), 0))
        s.invited[side] |= 1 << guest
        s.joined[side] |= 1 << guest


def spare_sources(s: Cosmic, player: int) -> list[int]:
    """Where the player can take a token without giving up a base, as atoms."""
    return [
        atom
        for atom in commit_sources(s, player)
        if atom in (RESERVE_ATOM, STAR_ATOM) or number_at(s, player, atom) > 1
    ]


def spare_tokens(s: Cosmic, player: int) -> int:
    total = 0
    for atom in spare_sources(s, player):
        total += number_at(s, player, atom) - (0 if atom in (RESERVE_ATOM, STAR_ATOM) else 1)
    return total


class CommitSpare(Choice["Cosmic"]):
    """From which bases an ally takes tokens who need not give up any. flares.toml demon"""

    rule: ClassVar[str] = "COS-P6.4"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return spare_sources(s, self.player) if self.number > 0 else []

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(CommitSpare(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        if not self.legal(s):
            s.push(Commit(self.player, self.side, 0, self.taken))
            return
        super().run(s)


class DemonSuper(Effect):
    """Possess the top six cards of the deck instead; what is left goes back on top, in your order."""

    CARDS: ClassVar[int] = 6

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(DEMON, me) and len(s.deck.cards) + len(s.discard) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [DEMON, me]
        for _ in range(min(self.CARDS, len(s.deck.cards) + len(s.discard))):
            card, known = top_card(s, me)
            stash_card(s, self.number, me, me, card, True, known | 1 << me)
            s.whisper(me, notes.GETS, card)

    def returns(self, s: Cosmic, me: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(stashed(s, self.number, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """The card named goes on top; the next one will lie on it."""
        s.push(AskCard(me, me, self.number))
        for at in range(0, len(s.stash), STASHED):
            if s.stash[at] == self.number and s.stash[at + 1] == me and s.stash[at + 3] == atom - CARD_ATOM:
                del s.stash[at : at + STASHED]
                break
        s.hear_hand(me)
        s.deck.cards.append(atom - CARD_ATOM)
        s.deck.piles.append(0)
        s.deck.known.append(1 << me)


# Doppelganger


class Doppelganger(Effect):
    """Discard your Challenge cards and borrow the best ones of a third player for the reveal."""

    HAUNTED: ClassVar[int] = 0
    TURN: ClassVar[int] = 1
    WANTED: ClassVar[int] = 2

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
        best = NOBODY
        for card in s.hands[victim]:
            if TYPE_OF[card] == ATTACK_TYPE and (best == NOBODY or NUMBER[card] > NUMBER[best]):
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
            else:
                turned.append(card)
        for card in turned:
            discard(s, me, card)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class DoppelgangerWild(Effect):
    """For this challenge you have the hand of a player with a base in your system instead of your own."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        system = SYSTEM_BITS[s.home[me]]
        return [player for player in with_cards(s, s.around(me)) if s.bases[player] & system]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

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


# Ethic


class Ethic(Effect):
    """You are consoled for lost Attack cards too, and may take consolation from the deck."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and s.both_attack() and s.lost[me] > 0

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        if taker != me or not s.both_attack() or s.recall(ETHIC_SUPER, me) >= 0:
            return number
        return number + s.lost[me]

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if taker != me or stage != FROM_ELSEWHERE:
            return False
        s.push(AskAmount(me, me, self.number, giver, number))
        return True

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(min(about, MOST_ASKED) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        from_deck = atom - AMOUNT_ATOM
        s.then([Draw(me, from_deck), Console(me, stage, about - from_deck, FROM_ELSEWHERE + 1)])


class EthicWild(Effect):
    """Give up to three of the cards you have just drawn to others."""

    MOST: ClassVar[int] = 3
    RECEIVER: ClassVar[int] = 0
    CARD: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        watch_draw(s, self.number, me, self.MOST)

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        if about > 0 and batch(s)[1] > 0:
            s.push(AskPlayer(me, me, self.number, self.RECEIVER, about))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.RECEIVER:
            return [PASS, *player_atoms(s, s.around(me))]
        return card_atoms(new_cards(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.RECEIVER:
            if atom != PASS:
                s.push(AskCard(me, me, self.number, self.CARD, about * 8 + s.player_of(atom)))
            return
        card = atom - CARD_ATOM
        receiver = about % 8
        s.gain_card(receiver, card, drop_new(s, card) | 1 << me)
        s.show(receiver)
        s.whisper(receiver, notes.GETS, card)
        s.tell(notes.GIVES, me, receiver, 1)
        self.drew(s, me, about // 8 - 1)


class EthicSuper(Effect):
    """Take as many cards of consolation as you like, up to seven."""

    MOST: ClassVar[int] = 7

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(self.MOST + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return s.lasting[s.recall(self.number, me) + 2] if taker == me else number


# Extortionist


class Extortionist(Effect):
    """Take half of what another player is about to draw or to get as consolation, unless he gives up a token."""

    DRAW: ClassVar[int] = 0
    CONSOLED: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CARD_DRAW:
            player, number = batch(s)
            return player != me and number > 1 and not is_watched(s, self.number, me)
        taker = loser_of(s)
        if taker in (NOBODY, me) or s.mark_of(self.number, me, self.DRAW) == s.count:
            return False
        giver = s.opponent(taker)
        return min(consolation_due(s, taker), len(s.hands[giver])) > 1 and not is_insured(s, giver)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CARD_DRAW:
            stage = self.DRAW
            victim = batch(s)[0]
            watch_draw(s, self.number, me, 0)
        else:
            stage = self.CONSOLED
            victim = loser_of(s)
            s.set_mark(self.number, me, self.DRAW, s.count)
        at = s.recall(EXTORTIONIST_SUPER, me)
        if at >= 0:
            del s.lasting[at : at + 3]
        if at >= 0 or not s.bases[victim]:
            self.extort(s, me, stage)
        else:
            s.push(AskYes(victim, me, self.number, stage, victim))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Yes: a token goes to the Warp, and the cards are safe."""
        if atom == YES:
            lose_tokens(s, about, 1, BY_EFFECT, me)
        else:
            self.extort(s, me, stage)

    def extort(self, s: Cosmic, me: int, stage: int) -> None:
        if stage == self.DRAW:
            number = batch(s)[1]
            set_batch(s, number - number // 2)
            draw_now(s, me, number // 2)
        else:
            s.set_mark(self.number, me, self.CONSOLED, s.count)

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if stage != SHARED_OUT or s.mark_of(self.number, me, self.CONSOLED) != s.count:
            return False
        s.set_mark(self.number, me, self.CONSOLED, 0)
        number = min(number, len(s.hands[giver]))
        take_random(s, me, giver, number // 2)
        s.push(Console(taker, giver, number - number // 2, PICKED))
        return True


class ExtortionistWild(Effect):
    """Your deal fails at your opponent's cost: you lose nothing, he loses twice as much."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == DEAL_FAILED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if loss <= 0:
            return loss
        return 0 if who == me else 2 * loss


class ExtortionistSuper(Effect):
    """Your next victim cannot buy you off."""

    def times(self) -> int:
        return 1 << CONSOLATION

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return EFFECTS[EXTORTIONIST].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Filch


class Filch(Effect):
    """Take the Challenge card that your opponent discards after the challenge."""

    def times(self) -> int:
        return 1 << CARD_DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        # A card that is not discarded (Clone) cannot be taken, so Filch waits for the discard itself.
        return timing == CARD_DISCARD and is_used_card(s) and discarded_card(s)[0] == s.opponent(me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)


def is_used_card(s: Cosmic) -> bool:
    """In the window of a discard: whether it is a Challenge card that was used in this challenge. COS-P9.1"""
    card = discarded_card(s)[1]
    return s.phase == P9 and card != NOBODY and IS_CHALLENGE[card]


class FilchWild(Effect):
    """Discard a Compromise to steal an Edict or Flare that is being played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or COMPROMISE not in s.hands[me]:
            return False
        player, _, card = subject(s)
        return player != me and card != NOBODY and TYPE_OF[card] in (EDICT_TYPE, FLARE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        player, _, card = subject(s)
        cancel(s)
        for at in range(len(s.played) - 2, -1, -2):
            if s.played[at] == card and s.played[at + 1] == player:
                del s.played[at : at + 2]
                s.gain_card(me, card, PUBLIC)
                s.tell(notes.SHOWS, me, card)
                break
        if COMPROMISE in s.hands[me]:
            discard_card(s, me, COMPROMISE)


class FilchSuper(Effect):
    """Take any Challenge card that was used, by whomever."""

    def times(self) -> int:
        return 1 << CARD_DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == CARD_DISCARD and is_used_card(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)


# Mind


class Mind(Effect):
    """Look at the hand of a main player."""

    def seen(self, s: Cosmic, me: int) -> list[int]:
        """Whose hand may be looked at."""
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [player for player in mains if s.hands[player]]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.seen(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.seen(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        look_at_hand(s, me, s.player_of(atom))


class MindWild(Effect):
    """Until the end of the challenge see every card that one player draws."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, s.around(me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))


class MindSuper(Effect):
    """Look at the hands of any two players."""

    def unseen(self, s: Cosmic, me: int, seen: int) -> list[int]:
        return [player for player in s.around(me) if s.hands[player] and player != seen]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.unseen(s, me, NOBODY)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0, NOBODY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.unseen(s, me, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = s.player_of(atom)
        if stage == 0:
            s.push(AskPlayer(me, me, self.number, 1, player))
        look_at_hand(s, me, player)


# Miser

INTERPHASE: Final = 1 << TURN_START | 1 << CHALLENGE_START | 1 << OFF_HAND_CHECK | 1 << CONTINUE | 1 << TURN_END


def hoard(s: Cosmic, me: int, number: int) -> None:
    """Cards of the deck go to the Miser's hoard."""
    for _ in range(number):
        card, known = top_card(s, me)
        if card != NOBODY:
            stash_card(s, MISER, me, me, card, True, known | 1 << me)
            s.whisper(me, notes.GETS, card)


class Miser(Effect):
    """A second hand, the hoard, from which you may play and which nobody touches."""

    def times(self) -> int:
        return INTERPHASE

    def received(self, s: Cosmic, me: int) -> None:
        hoard(s, me, HAND)
        s.push(AskYes(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Yes: the hand dealt first becomes the hoard."""
        if atom == YES:
            first = s.hands[me]
            s.hands[me] = []
            s.seen[me] = []
            for card in unstash(s, self.number, me):
                s.gain_card(me, card, 0)
            for card in first:
                stash_card(s, self.number, me, me, card, True, 1 << me)
            s.hear_hand(me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return INTERPHASE >> timing & 1 == 1 and not any_challenge_card(stashed(s, self.number, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """The hoard is shown and discarded, and a new one drawn."""
        s.show()
        s.tell(notes.SHOWS_HAND, me)
        cards = unstash(s, self.number, me)
        for card in cards:
            discard(s, me, card)
        hoard(s, me, HAND)


class MiserWild(Effect):
    """Before your hand goes, or is taken from, set two cards aside; they come back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if held_besides(s, me, MISER) == 0:
            return False
        if timing != CONSOLATION:
            return batch(s)[0] == me
        taker = loser_of(s)
        if taker == NOBODY:
            return False
        number = consolation_due(s, taker)
        return (number > 0 and me == s.opponent(taker)) or (number < 0 and me == taker)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CONSOLATION:
            do_after(s, Consolation, ReturnStash(me, self.number))
        else:
            do_after(s, NewHand, ReturnStash(me, self.number))
        s.push(AskCard(me, me, self.number))
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.drop_card(me, atom - CARD_ATOM)
        blur_hand(s, me)
        stash_card(s, self.number, me, me, atom - CARD_ATOM, False, 1 << me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class MiserSuper(Effect):
    """Two cards of the deck are added to your hoard."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        hoard(s, me, 2)


# Mutant


class Mutant(Effect):
    """Fill your hand up to seven, card by card, from the deck or from the hands of others."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.hands[me]) < HAND

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if len(s.hands[me]) >= HAND:
            return []
        givers = [] if is_silenced(s, me) else with_cards(s, s.around(me))
        return [STOP, DECK_ATOM, *player_atoms(s, givers)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == STOP:
            return
        s.push(AskWay(me, me, self.number))
        if atom == DECK_ATOM:
            s.push(Draw(me, 1))
        else:
            take_random(s, me, s.player_of(atom), 1)


class MutantWild(Effect):
    """After a win or a deal take a card from your opponent and from each of his allies."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        opponent = s.opponent(me)
        allies = [player for player in s.allies(s.side_of(opponent)) if player != me]
        return with_cards(s, [opponent, *allies])

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_succeeded(s, me, timing) and len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in self.victims(s, me):
            take_random(s, me, player, 1)


class MutantSuper(Effect):
    """Discard up to three cards before you use your power."""

    MOST: ClassVar[int] = 3

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return held_besides(s, me, MUTANT) > 0 and not s.was_used(MUTANT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number, 0, self.MOST))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [STOP, *card_atoms(s.hands[me])] if s.hands[me] else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == STOP:
            return
        if about > 1:
            s.push(AskCard(me, me, self.number, 0, about - 1))
        discard_card(s, me, atom - CARD_ATOM)


# Philanthropist


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
            s.lasting[at + 2] = about
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
        return s.bases[me] != 0 and len(self.lendable(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
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
        if s.lasting[s.recall(self.number, me) + 2] == who:
            for at in range(0, len(s.secrets), 4):
                if s.secrets[at] == self.number and s.secrets[at + 1] == me and s.secrets[at + 2] in cards:
                    return [s.secrets[at + 2]]
        return cards

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        receiver = s.lasting[s.recall(self.number, me) + 2]
        return s.hands[receiver] or [COMPROMISE]


# Trader


class Trader(Effect):
    """Exchange hands with your opponent."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_trade(s, me, s.opponent(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_hands(s, me, s.opponent(me))


def can_trade(s: Cosmic, me: int, other: int) -> bool:
    """Whether an exchange of hands would change anything, and nobody is insured against it."""
    return len(s.hands[me]) + len(s.hands[other]) > 0 and not is_insured(s, other)


class TraderWild(Effect):
    """Take a card from your opponent and give him one back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_random(s, me, s.opponent(me), 1)
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        give_card(s, me, s.opponent(me), atom - CARD_ATOM)


class TraderSuper(Effect):
    """Exchange hands with any player."""

    def partners(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if can_trade(s, me, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(TRADER, me) and len(self.partners(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [TRADER, me]
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.partners(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_hands(s, me, s.player_of(atom))


# Vulch


class Vulch(Effect):
    """Collect the Edicts that others discard. Keeping your own in a new hand: see `hands.is_kept`."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        if player == me or card == NOBODY:
            return False
        return TYPE_OF[card] == EDICT_TYPE or (TYPE_OF[card] == FLARE_TYPE and s.recall(VULCH_SUPER, me) >= 0)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)


class VulchWild(Effect):
    """After a win or a deal see your opponent's cards one by one; take one, and those before it are discarded."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_succeeded(s, me, timing) and len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.show_next(s, me, s.opponent(me))

    def show_next(self, s: Cosmic, me: int, victim: int) -> None:
        place = s.rng.below(len(s.hands[victim]))
        card = s.hands[victim][place]
        del s.hands[victim][place]
        del s.seen[victim][place]
        # Others cannot tell which of the cards they knew was shown.
        for other in range(len(s.seen[victim])):
            s.seen[victim][other] &= 1 << me
        s.hear_hand(victim)
        stash_card(s, self.number, me, victim, card, False, 1 << me | 1 << victim)
        s.show(me)
        s.whisper(me, notes.SEES, victim, card)
        s.push(AskYes(me, me, self.number, 0, victim))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == YES:
            cards = unstash(s, self.number, me)
            s.gain_card(me, cards.pop(), 1 << about)
            s.tell(notes.TAKES, me, about, 1)
            s.show()
            for card in cards:
                s.tell(notes.DISCARDS, about, card)
                discard(s, about, card)
        elif s.hands[about]:
            self.show_next(s, me, about)
        else:
            return_stash(s, self.number, me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class VulchSuper(Effect):
    """For the rest of the challenge you collect Flares too, beginning with this one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        return player != me and card != NOBODY and TYPE_OF[card] == FLARE_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        take_discarded(s, me)
