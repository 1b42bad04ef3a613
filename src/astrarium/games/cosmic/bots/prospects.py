"""What the challenge in progress may bring everybody: its outcomes, and how likely they are."""

from __future__ import annotations

from typing import Final, final

from ....clockwork.names import NOBODY, knows
from ..components import ATTACK_TYPE, COMPROMISE_TYPE, IS_CHALLENGE, IS_MOON, NUMBER, TYPE_OF
from ..effects.challenge_hooks import ask_lower_wins, ask_turns
from ..effects.timing import P3, P5, P6
from ..effects.usage import cards_to_play
from ..rules.commitment import Commit
from ..rules.sources import available
from ..rules.totals import totals
from ..state import Cosmic
from ..terms import DEAL_MADE, DEF, FOUGHT, OFF, UNDECIDED
from .bargains import add_agreed, before_talks, talks
from .standing import AGAIN, CARD, Standing, card_worth, logistic, mixed

OFTEN: Final[list[int]] = [6, 8, 10, 13, 18]
"""Attack cards that others play, each as likely."""
USUAL: Final = 10
COMPROMISES: Final = 0.2
"""How often others play a Compromise."""
CLOSE: Final = 1.0
HIDDEN: Final = 1.5
WIDE: Final = 4.0
"""How far totals may still change: with both cards known, with one, with none."""
JOINS: Final = 0.5
JOINS_EITHER: Final = 0.35
"""How likely it is that somebody joins who has been invited by one side, by each of two."""
MAY_DEFEND: Final = 0.25
MAY_DEFEND_TOO: Final = 0.15
"""The same for the defender, before he has invited anybody."""
BRINGS: Final = 2.2
"""Tokens with which somebody joins."""
LAUNCHES: Final = 3
REWARD: Final = 0.04


def after_challenge(s: Cosmic, viewer: int, now: Standing) -> list[float]:
    """Everybody's chance to win the game, the challenge in progress considered."""
    if s.ending == DEAL_MADE:
        add_agreed(s, now)
    elif s.ending == FOUGHT and s.winner != NOBODY and max(s.force) > 0:
        return won_by(s, now, s.winner, False).shares()
    elif s.ending == UNDECIDED and s.defender != NOBODY and (s.target != NOBODY or s.in_warp):
        ends = Endings(s, now)
        if s.kind[OFF] != NOBODY and s.kind[DEF] != NOBODY:
            return revealed(s, ends)
        return unrevealed(s, viewer, ends)
    return now.shares()


# The outcomes


@final
class Endings:
    """Everybody's chances after each way in which the challenge may end, worked out when they are first asked for."""

    def __init__(self, s: Cosmic, now: Standing) -> None:
        self.s: Final = s
        self.now: Final = now
        self.coming: Final = tokens_to_come(s)
        self._won: Final[list[list[float] | None]] = [None] * 4
        self._peace: list[float] | None = None

    def won(self, side: int, consoled: bool) -> list[float]:
        at = 2 * side + 1 if consoled else 2 * side
        found = self._won[at]
        if found is None:
            found = won_by(self.s, self.now, side, consoled).shares()
            self._won[at] = found
        return found

    def at_peace(self) -> list[float]:
        found = self._peace
        if found is None:
            found = before_talks(self.s, self.now)
            self._peace = found
        return found


def won_by(s: Cosmic, now: Standing, side: int, consoled: bool) -> Standing:
    """What everybody would have if that side won; `consoled`: the loser played a Compromise."""
    after = now.copy()
    lost = 0.0
    for seat in range(s.players):
        for at in (OFF, DEF):
            part, number = taking_part(s, seat, at)
            if number == 0.0:
                continue
            if at == side:
                win(s, after, seat, at, part, number)
            else:
                after.tokens[seat] -= number
                if seat == s.main(at):
                    lost = number
    if side == OFF:
        guard = s.guard()
        if aims_at_planet(s) and s.has_base(guard, s.target):
            after.gain(s, guard, s.target, -1.0)
        if s.number < 2:
            after.more[s.offense] += AGAIN
    if consoled:
        number = min(lost, float(len(s.hands[s.main(side)])))
        after.more[s.main(1 - side)] += CARD * number
        after.more[s.main(side)] -= CARD * number
    return after


def taking_part(s: Cosmic, seat: int, side: int) -> tuple[float, float]:
    """How likely a seat is to be on a side, and with how many tokens."""
    number = committed(s, seat, side)
    if number == 0.0 and seat != s.main(side):
        part = joining(s, seat, side)
        return part, part * BRINGS
    return 1.0, number


def win(s: Cosmic, after: Standing, seat: int, side: int, part: float, number: float) -> None:
    """What a seat on the winning side gets: the base, or as an ally of the defense a reward."""
    main = seat == s.main(side)
    lands = OFF if main or not s.reverse else DEF
    if side == lands:
        if aims_at_planet(s) and not s.has_base(seat, s.target):
            after.gain(s, seat, s.target, part)
    elif not main:
        after.more[seat] += REWARD * number


def aims_at_planet(s: Cosmic) -> bool:
    return s.target != NOBODY and not IS_MOON[s.target]


def committed(s: Cosmic, seat: int, side: int) -> float:
    """Tokens in the challenge, or soon to be."""
    number = s.strength(seat, side)
    choice = s.choice
    if isinstance(choice, Commit) and choice.player == seat and choice.side == side:
        return float(number + choice.number + choice.taken)
    if number == 0 and s.phase <= P6:
        if side == OFF and seat == s.offense and s.phase <= P3:
            return float(min(LAUNCHES, available(s, seat)))
        if s.joined[side] >> seat & 1 and seat != s.main(side):
            return 1.0
    return float(number)


def joining(s: Cosmic, seat: int, side: int) -> float:
    """The chance that somebody who has been, or may still be, invited will join."""
    if s.phase > P6 or s.is_main(seat) or s.side_of(seat) != NOBODY:
        return 0.0
    if side == DEF and s.phase < P5:
        return MAY_DEFEND_TOO if s.invited[OFF] >> seat & 1 else MAY_DEFEND
    if s.invited[side] >> seat & 1 == 0 or has_answered(s, seat):
        return 0.0
    return JOINS_EITHER if s.invited[1 - side] >> seat & 1 or s.phase < P5 else JOINS


def has_answered(s: Cosmic, seat: int) -> bool:
    """Answers go round from the offense's left. COS-P6.1"""
    return s.answering != NOBODY and (seat - s.offense) % s.players < (s.answering - s.offense) % s.players


# How likely they are


def leads(s: Cosmic, off: int, defending: int, coming: float, spread: float) -> float:
    """How likely the offense wins with these Attack cards, by the totals as powers and tokens make them."""
    kinds = s.kind
    values = s.value
    s.kind = [ATTACK_TYPE, ATTACK_TYPE]
    s.value = [off, defending]
    found = totals(s)
    lower = ask_lower_wins(s, False)
    s.kind = kinds
    s.value = values
    difference = found[OFF] - found[DEF] + coming
    # A tie is the defender's. COS-P8.5
    difference = -difference - 0.5 if lower else difference - 0.5
    chance = logistic(difference / spread)
    return chance if ask_turns(s, OFF) == OFF else 1.0 - chance


def tokens_to_come(s: Cosmic) -> float:
    """How many more tokens the offense may expect than the defender."""
    if s.phase > P6:
        return 0.0
    more = 0.0
    for seat in range(s.players):
        for side in (OFF, DEF):
            number = committed(s, seat, side) - s.strength(seat, side)
            if number == 0.0:
                number = joining(s, seat, side) * BRINGS
            more += number if side == OFF else -number
    return more


def revealed(s: Cosmic, ends: Endings) -> list[float]:
    """Both cards are open."""
    peaceful = s.kind[OFF] == COMPROMISE_TYPE
    if peaceful and s.kind[DEF] == COMPROMISE_TYPE:
        return talks(s, ends.now)
    if peaceful or s.kind[DEF] == COMPROMISE_TYPE:
        return ends.won(DEF if peaceful else OFF, True)
    chance = leads(s, s.value[OFF], s.value[DEF], ends.coming, CLOSE)
    return mixed(ends.won(OFF, False), ends.won(DEF, False), chance)


def unrevealed(s: Cosmic, viewer: int, ends: Endings) -> list[float]:
    """Each outcome as likely as it is with the cards that the viewer knows, or would play."""
    if viewer == s.offense or viewer == s.defender:
        return best_card(s, viewer, ends)
    return duel(s, ends, open_card(s, OFF, viewer), open_card(s, DEF, viewer))


def open_card(s: Cosmic, side: int, viewer: int) -> int:
    """The card that a side has selected, NOBODY if the viewer cannot know it."""
    return s.chosen[side] if s.chosen[side] != NOBODY and knows(s.chosen_known[side], viewer) else NOBODY


def best_card(s: Cosmic, viewer: int, ends: Endings) -> list[float]:
    """With the card that a main player has selected, or else the one that serves him best."""
    side = OFF if viewer == s.offense else DEF
    other = open_card(s, 1 - side, viewer)
    if s.chosen[side] != NOBODY:
        mine = open_card(s, side, viewer)
        return duel(s, ends, mine, other) if side == OFF else duel(s, ends, other, mine)
    best: list[float] = []
    most = -1.0
    seen: list[int] = []
    for card in cards_to_play(s, viewer):
        if not IS_CHALLENGE[card] or card in seen:
            continue
        seen.append(card)
        found = duel(s, ends, card, other) if side == OFF else duel(s, ends, other, card)
        value = found[viewer] * (1.0 - card_worth(card))
        if value > most:
            best = found
            most = value
    return best if best else duel(s, ends, NOBODY, NOBODY)


def duel(s: Cosmic, ends: Endings, off: int, defending: int) -> list[float]:
    """With these cards, NOBODY for one that is not known."""
    off_yields = peace(off)
    def_yields = peace(defending)
    found = [0.0] * s.players
    fought = (1.0 - off_yields) * (1.0 - def_yields)
    if fought > 0.0:
        chance = fight(s, off, defending, ends.coming)
        add(found, ends.won(OFF, False), fought * chance)
        add(found, ends.won(DEF, False), fought * (1.0 - chance))
    if def_yields * (1.0 - off_yields) > 0.0:
        add(found, ends.won(OFF, True), def_yields * (1.0 - off_yields))
    if off_yields * (1.0 - def_yields) > 0.0:
        add(found, ends.won(DEF, True), off_yields * (1.0 - def_yields))
    if off_yields * def_yields > 0.0:
        add(found, ends.at_peace(), off_yields * def_yields)
    return found


def add(found: list[float], shares: list[float], chance: float) -> None:
    for seat in range(len(found)):
        found[seat] += chance * shares[seat]


def peace(card: int) -> float:
    """How likely the card is a Compromise."""
    if card == NOBODY:
        return COMPROMISES
    return 1.0 if TYPE_OF[card] == COMPROMISE_TYPE else 0.0


def fight(s: Cosmic, off: int, defending: int, coming: float) -> float:
    """How likely the offense wins if both play Attack cards."""
    if off == NOBODY and defending == NOBODY:
        return leads(s, USUAL, USUAL, coming, WIDE)
    if off != NOBODY and defending != NOBODY:
        return leads(s, NUMBER[off], NUMBER[defending], coming, CLOSE)
    chance = 0.0
    for number in OFTEN:
        if off != NOBODY:
            chance += leads(s, NUMBER[off], number, coming, HIDDEN)
        else:
            chance += leads(s, number, NUMBER[defending], coming, HIDDEN)
    return chance / len(OFTEN)
