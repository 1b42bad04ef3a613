"""Seeker, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, PUBLIC, YES, Player
from .. import notes
from ..atoms import CARD_ATOM, CONDITION_ATOM, QUESTION, QUESTION_ATOM, TYPE_ATOM
from ..components import (
    ATTACK_TYPE,
    CARDS,
    COMPROMISE,
    CONDITION,
    EDICT_TYPE,
    FIRST_EDICT,
    FLARE_TYPE,
    NUMBER,
    POWER,
    REINFORCEMENT_TYPE,
    TYPE_OF,
    TYPES,
)
from ..effect_numbers import EFFECT, FIRST_EDICT_EFFECT, FIRST_MOON_EFFECT, FIRST_WILD
from ..effects.challenge_hooks import ask_selectable
from ..effects.effect import Effect
from ..effects.questions import AskName, AskPlayer, Question
from ..effects.usage import cards_to_play, is_silenced, may_use
from ..records import Lasting, PlayedCard, Secret, Used, number_in, pair, player_in
from ..rules.hands import stashed
from ..rules.new_hands import challenge_cards
from ..rules.offers import open_card
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.faces import AskEveryone, attack_cards, faces_in_game

MISER: Final = POWER.index("miser")
SCHIZOID: Final = POWER.index("schizoid")
SEEKER: Final = POWER.index("seeker")
SEEKER_SUPER: Final = EFFECT.index("flare_seeker_super")


class AskTruth(Question):
    """Answer aloud and truthfully, even where the truth leaves no choice."""

    always: ClassVar[bool] = True


WILL_COMPROMISE: Final = QUESTION.index("will_compromise")
WILL_ATTACK: Final = QUESTION.index("will_attack")
KICKER_ABOVE_1: Final = QUESTION.index("kicker_above_1")
WILL_EDICT: Final = QUESTION.index("will_edict")
WILL_FLARE: Final = QUESTION.index("will_flare")
WILL_REINFORCEMENT: Final = QUESTION.index("will_reinforcement")
HOLDS_TYPE: Final = QUESTION.index("holds_type")
HOLDS_CARD: Final = QUESTION.index("holds_card")
HOARDS_COMPROMISE: Final = QUESTION.index("hoards_compromise")
HOARDS_ATTACK: Final = QUESTION.index("hoards_attack")
IS_CONDITION: Final = QUESTION.index("condition")

PROMISED_TYPE: Final = {
    WILL_EDICT: EDICT_TYPE,
    WILL_FLARE: FLARE_TYPE,
    WILL_REINFORCEMENT: REINFORCEMENT_TYPE,
}


# What a question is about, in bits from the lowest: player 3, question 5, matter 8. A promise adds one for the answer,
# and how much had been used when it was given.


def asked_about(matter: int, question: int, player: int) -> int:
    return matter << 8 | pair(question, player)


def question_in(about: int) -> int:
    return number_in(about) & 31


def matter_in(about: int) -> int:
    return about >> 8 & 255


def promise(about: int, yes: bool, used: int) -> int:
    return used << 17 | (1 if yes else 0) << 16 | about


def said_yes(about: int) -> bool:
    return about >> 16 & 1 == 1


def uses_before(about: int) -> int:
    return about >> 17


class Seeker(Effect):
    """Ask a main player a question; he answers truthfully and keeps his word. COS-18.12

    Stage 0 asks whom, 1 what, 2 about which card, type or condition, 3 for the answer. From stage 1 on `about` holds
    the player who is asked in its last three bits, then the question, then the card, type or condition.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self._asked(s, me)) > 0

    def _asked(self, s: Cosmic, me: int) -> list[int]:
        mains = [s.opponent(me)] if s.is_main(me) else [s.offense, s.defender]
        return [player for player in mains if not is_silenced(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))
        if s.recall(SEEKER_SUPER, me) != NOBODY:
            s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self._asked(s, me)]
        player = player_in(about)
        if stage == 1:
            return [QUESTION_ATOM + question for question in questions(s, player)]
        question = question_in(about)
        if stage == 2:
            return matters(s, question)
        return honest_answers(s, player, question, matter_in(about))

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = player_in(about)
        question = question_in(about)
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
        elif stage == 1:
            question = atom - QUESTION_ATOM
            s.tell(notes.ASKS, me, player, question)
            if matters(s, question):
                s.push(AskName(me, me, self.number, 2, pair(question, player)))
            else:
                s.push(AskTruth(player, me, self.number, 3, pair(question, player)))
        elif stage == 2:
            matter = name_matter(s, me, question, atom)
            s.push(AskTruth(player, me, self.number, 3, asked_about(matter, question, player)))
        else:
            s.tell(notes.ANSWERS_YES if atom == YES else notes.ANSWERS_NO, player)
            if question in (WILL_COMPROMISE, WILL_ATTACK) or question in PROMISED_TYPE:
                self.last(s, me, promise(about, atom == YES, len(s.used)))
            elif atom == YES:
                make_known(s, player, question, matter_in(about))

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        for about in promises(s, me, who):
            question = question_in(about)
            if question not in PROMISED_TYPE:
                yes = said_yes(about)
                kept = [card for card in cards if fits(card, question, matter_in(about)) == yes]
                if kept:
                    cards = kept
        return cards

    def allows(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        for about in promises(s, me, who):
            question = question_in(about)
            if question in PROMISED_TYPE:
                promised = [atom for atom in options if is_card_of(atom, PROMISED_TYPE[question])]
                if not said_yes(about):
                    options = [atom for atom in options if atom not in promised]
                elif promised and not has_played(s, who, question, uses_before(about)):
                    options = [atom for atom in options if atom != PASS]
        return options


def promises(s: Cosmic, me: int, who: int) -> list[int]:
    """What `who` has told the Seeker about his intentions in this challenge."""
    return [
        s.lasting[at + Lasting.ABOUT]
        for at in range(0, len(s.lasting), Lasting.SIZE)
        if s.lasting[at + Lasting.EFFECT] == SEEKER
        and s.lasting[at + Lasting.PLAYER] == me
        and player_in(s.lasting[at + Lasting.ABOUT]) == who
    ]


def given_word(s: Cosmic, player: int, question: int) -> int:
    """What the player has said already, as long as it binds him: YES or NO, NOBODY if he is free to say either."""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        about = s.lasting[at + Lasting.ABOUT]
        if s.lasting[at + Lasting.EFFECT] == SEEKER and player_in(about) == player and question_in(about) == question:
            if not said_yes(about):
                return NO
            if not has_played(s, player, question, uses_before(about)):
                return YES
    return NOBODY


def is_card_of(atom: int, type: int) -> bool:
    return CARD_ATOM <= atom < CARD_ATOM + CARDS and TYPE_OF[atom - CARD_ATOM] == type


def has_played(s: Cosmic, player: int, question: int, since: int) -> bool:
    """Whether a player who said he would has played such a card since then."""
    if question == WILL_REINFORCEMENT:
        for at in range(0, len(s.played), PlayedCard.SIZE):
            if (
                s.played[at + PlayedCard.PLAYER] == player
                and TYPE_OF[s.played[at + PlayedCard.CARD]] == REINFORCEMENT_TYPE
            ):
                return True
        return False
    first = FIRST_EDICT_EFFECT if question == WILL_EDICT else FIRST_WILD
    end = FIRST_MOON_EFFECT if question == WILL_EDICT else FIRST_EDICT_EFFECT
    for at in range(since, len(s.used), 2):
        if s.used[at + Used.PLAYER] == player and first <= s.used[at + Used.EFFECT] < end:
            return True
    return False


def questions(s: Cosmic, player: int) -> list[int]:
    """What a main player may be asked. COS-18.12, 14.14"""
    found = [WILL_COMPROMISE, WILL_ATTACK]
    if s.kicker[s.side_of(player)] != NOBODY:
        found.append(KICKER_ABOVE_1)
    found += [WILL_EDICT, WILL_FLARE]
    if s.reinforcements:
        found.append(WILL_REINFORCEMENT)
    found += [HOLDS_TYPE, HOLDS_CARD]
    if stashed(s, MISER, player):
        found += [HOARDS_COMPROMISE, HOARDS_ATTACK]
    if condition_of(s, player) != NOBODY:
        found.append(IS_CONDITION)
    return found


def condition_of(s: Cosmic, player: int) -> int:
    """Where the Schizoid's secret condition stands, or NOBODY."""
    for at in range(0, len(s.secrets), Secret.SIZE):
        if s.secrets[at + Secret.EFFECT] == SCHIZOID and s.secrets[at + Secret.PLAYER] == player:
            return at
    return NOBODY


def matters(s: Cosmic, question: int) -> list[int]:
    """The cards, types or conditions about which a question can be; none if it needs none."""
    if question in (WILL_ATTACK, HOARDS_ATTACK):
        return [CARD_ATOM + card for card in attack_cards(faces_in_game(s))]
    if question == HOLDS_TYPE:
        return [TYPE_ATOM + type for type in range(TYPES)]
    if question == HOLDS_CARD:
        return [CARD_ATOM + card for card in faces_in_game(s)]
    if question == IS_CONDITION:
        return [CONDITION_ATOM + condition for condition in range(len(CONDITION))]
    return []


def name_matter(s: Cosmic, me: int, question: int, atom: int) -> int:
    """The card, type or condition that the Seeker names."""
    if question == HOLDS_TYPE:
        s.tell(notes.NAMES_TYPE, me, atom - TYPE_ATOM)
        return atom - TYPE_ATOM
    if question == IS_CONDITION:
        s.tell(notes.NAMES_CONDITION, me, atom - CONDITION_ATOM)
        return atom - CONDITION_ATOM
    s.tell(notes.NAMES_CARD, me, atom - CARD_ATOM)
    return atom - CARD_ATOM


def fits(card: int, question: int, matter: int) -> bool:
    """Whether playing a Challenge card is what was asked about."""
    if question == WILL_COMPROMISE:
        return card == COMPROMISE
    return card != COMPROMISE and NUMBER[card] >= NUMBER[matter]


def honest_answers(s: Cosmic, player: int, question: int, matter: int) -> list[int]:
    """What a player can answer in truth: facts leave one answer, intentions those that he can keep."""
    if question in (WILL_COMPROMISE, WILL_ATTACK):
        side = s.side_of(player)
        cards = [s.chosen[side]]
        if s.chosen[side] == NOBODY:
            cards = ask_selectable(s, player, challenge_cards(cards_to_play(s, player)))
        answers: list[int] = []
        if any(fits(card, question, matter) for card in cards):
            answers.append(YES)
        if any(not fits(card, question, matter) for card in cards):
            answers.append(NO)
        return answers or [YES, NO]
    if question in PROMISED_TYPE:
        word = given_word(s, player, question)
        if word != NOBODY:
            return [word]
        able = any(TYPE_OF[card] == PROMISED_TYPE[question] for card in cards_to_play(s, player))
        return [YES, NO] if able else [NO]
    return [YES] if is_so(s, player, question, matter) else [NO]


def is_so(s: Cosmic, player: int, question: int, matter: int) -> bool:
    """The truth about a fact."""
    if question == KICKER_ABOVE_1:
        return NUMBER[s.kicker[s.side_of(player)]] > 1
    if question == HOLDS_TYPE:
        return any(TYPE_OF[card] == matter for card in s.hands[player])
    if question == HOLDS_CARD:
        return matter in s.hands[player]
    if question == IS_CONDITION:
        return s.secrets[condition_of(s, player) + Secret.ABOUT] == matter
    hoard = stashed(s, MISER, player)
    if question == HOARDS_COMPROMISE:
        return COMPROMISE in hoard
    return any(TYPE_OF[card] == ATTACK_TYPE and NUMBER[card] >= NUMBER[matter] for card in hoard)


def make_known(s: Cosmic, player: int, question: int, matter: int) -> None:
    """What a yes has told everybody for sure."""
    if question == HOLDS_CARD:
        open_card(s, player, matter)
    elif question == IS_CONDITION:
        s.secrets[condition_of(s, player) + Secret.KNOWN] = PUBLIC
        s.show()


class SeekerWild(Effect):
    """See what a main player who invites you means to play; if you join him he must play it.

    The card is a secret between the two; `lasting` only says which side it is about.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.answering and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(s.main(side)) for side in (OFF, DEF) if s.invited[side] >> me & 1]
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, s.main(about)))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            player = s.player_of(atom)
            s.push(AskEveryone(player, me, self.number, 1, s.side_of(player)))
            return
        player = Player(s.main(about))
        card = atom - CARD_ATOM
        s.secrets += [self.number, me, card, 1 << me | 1 << player]
        self.last(s, me, about)
        for place, held in enumerate(s.hands[player]):
            if held == card:
                s.seen[player][place] |= 1 << me
                break
        s.show(me)
        s.whisper(me, notes.SEES, player, card)

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return list(range(FIRST_EDICT))

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        side = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
        if who != s.main(side) or not s.joined[side] >> me & 1:
            return cards
        for at in range(0, len(s.secrets), Secret.SIZE):
            if (
                s.secrets[at + Secret.EFFECT] == self.number
                and s.secrets[at + Secret.PLAYER] == me
                and s.secrets[at + Secret.ABOUT] in cards
            ):
                return [s.secrets[at + Secret.ABOUT]]
        return cards


class SeekerSuper(Effect):
    """Ask two questions instead of one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.was_used(SEEKER, me) or may_use(s, me, SEEKER, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if s.was_used(SEEKER, me):
            s.push(AskPlayer(me, me, SEEKER, 0))
