"""How good a position looks, for the built-in bots: bases, tokens, cards, and the challenge in progress."""

from __future__ import annotations

from math import exp
from typing import Final

from ...clockwork.names import NOBODY, knows
from .components import (
    ATTACK_TYPE,
    COMPROMISE,
    COMPROMISE_TYPE,
    IS_MOON,
    NUMBER,
    SYSTEM_OF,
    TYPE_OF,
)
from .deals import (
    ASKS,
    FREED,
    FREES,
    GAINS,
    GAINS_HANDED,
    GIVES,
    GIVES_HANDED,
    PAYS,
    PROPOSER,
    WANTS,
    AnswerDeal,
)
from .effects import ask_lower_wins
from .sheets import active_powers
from .state import DEF, OFF, UNDECIDED, Cosmic
from .tokens import external
from .totals import own_tokens, totals

WON: Final = 100_000
BASES: Final[list[int]] = [0, 100, 210, 340, 500, 1000, 1200, 1400]
"""What so many external bases are worth: the last ones most."""
HOME_BASE: Final = 12
KEEPS_POWER: Final = 45
POWER: Final = 60
TOKEN: Final = 6
IN_CHALLENGE: Final = 4
CARD: Final = 5
LUCRE: Final = 2
REWARD: Final = 6
AGAIN: Final = 35
"""A second challenge in the turn."""
EXPECTED_CARD: Final = 9
"""What an unknown Challenge card counts in a total."""
INVITED: Final = 1.2
"""Tokens that an open invitation brings."""
SPREAD: Final = 5.0
"""How far totals are usually apart from what was expected."""
FAILURE: Final = 18


def worth(s: Cosmic, player: int) -> int:
    """The player's standing, compared with the best and the average of the others."""
    if s.over:
        return WON if s.champions >> player & 1 else -WON
    standings = [standing(s, seat, player) for seat in range(s.players)]
    add_challenge(s, player, standings)
    best = -float(WON)
    total = 0.0
    for seat in range(s.players):
        if seat != player:
            best = max(best, standings[seat])
            total += standings[seat]
    return int(10 * standings[player] - 4 * best - 4 * total / (s.players - 1))


def bases_worth(number: int) -> int:
    return BASES[min(number, len(BASES) - 1)]


def standing(s: Cosmic, seat: int, viewer: int) -> float:
    """What a player has."""
    value = float(bases_worth(external(s, seat)))
    home = s.home_bases(seat)
    value += HOME_BASE * home + KEEPS_POWER * min(home, 3)
    value += POWER * min(2, len(active_powers(s, seat)))
    value += TOKEN * s.on_bases(seat) + IN_CHALLENGE * s.tokens_in(seat) + LUCRE * s.lucre[seat]
    value += TOKEN * (s.star[seat] + s.reserve[seat])
    if seat == viewer:
        for card in s.hands[seat]:
            value += card_worth(card)
    else:
        value += CARD * len(s.hands[seat])
    return value


def card_worth(card: int) -> float:
    if TYPE_OF[card] == ATTACK_TYPE:
        return 1.0 + 0.5 * max(0, NUMBER[card])
    return 4.0 if card == COMPROMISE else 5.0


# The challenge in progress


def add_challenge(s: Cosmic, viewer: int, standings: list[float]) -> None:
    """What those involved may expect of it."""
    if s.defender == NOBODY or s.ending != UNDECIDED or (s.target == NOBODY and not s.in_warp):
        return
    if s.kind[OFF] == COMPROMISE_TYPE and s.kind[DEF] == COMPROMISE_TYPE:
        add_deal(s, viewer, standings)
        return
    chance = chance_of_offense(s, viewer)
    for seat in range(s.players):
        for side in (OFF, DEF):
            number = s.strength(seat, side)
            wins = chance if side == OFF else 1.0 - chance
            if number > 0 or seat == s.main(side):
                standings[seat] += prospects(s, seat, side, number, wins)
            elif s.invited[side] >> seat & 1 and s.side_of(seat) == NOBODY:
                standings[seat] += 0.3 * wins * prize(s, seat, side, 2)


def prospects(s: Cosmic, seat: int, side: int, number: int, wins: float) -> float:
    """The prize of winning and the price of losing, as likely as they are."""
    value = wins * prize(s, seat, side, number)
    lost = (1.0 - wins) * TOKEN * number
    if side == DEF and seat == s.defender and s.target != NOBODY and s.has_base(seat, s.target):
        at_home = SYSTEM_OF[s.target] == s.home[seat]
        base = HOME_BASE + (KEEPS_POWER if s.home_bases(seat) <= 3 else 0) if at_home else base_step(s, seat, -1)
        lost += (1.0 - wins) * base
    return value - lost


def base_step(s: Cosmic, seat: int, step: int) -> int:
    """What one external base more or less means."""
    number = external(s, seat)
    return abs(bases_worth(max(0, number + step)) - bases_worth(number))


def prize(s: Cosmic, seat: int, side: int, number: int) -> float:
    main = seat == s.main(side)
    lands = (side == OFF) if main else (side == (DEF if s.reverse else OFF))
    if main and side == DEF:
        return 0.0
    value = float(AGAIN) if main and s.number < 2 else 0.0
    if not lands:
        return value + REWARD * number
    if s.target != NOBODY and not s.has_base(seat, s.target) and not IS_MOON[s.target]:
        at_home = SYSTEM_OF[s.target] == s.home[seat]
        value += HOME_BASE if at_home else base_step(s, seat, 1)
    return value


def chance_of_offense(s: Cosmic, viewer: int) -> float:
    """How likely the offense wins, as far as the viewer can tell."""
    if s.kind[OFF] != NOBODY and s.kind[DEF] != NOBODY:
        if s.kind[OFF] == COMPROMISE_TYPE or s.kind[DEF] == COMPROMISE_TYPE:
            return 0.0 if s.kind[OFF] == COMPROMISE_TYPE else 1.0
        found = totals(s)
        difference = float(found[OFF] - found[DEF])
        if ask_lower_wins(s, False):
            difference = -difference
        return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -(difference - 0.5)))))
    for side in (OFF, DEF):
        if shows(s, side, viewer) and s.chosen[side] == COMPROMISE:
            return 0.12 if side == OFF else 0.88
    difference = expected(s, OFF, viewer) - expected(s, DEF, viewer)
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -(difference - 0.5) / SPREAD))))


def shows(s: Cosmic, side: int, viewer: int) -> bool:
    return s.chosen[side] != NOBODY and knows(s.chosen_known[side], viewer)


def expected(s: Cosmic, side: int, viewer: int) -> float:
    """The total that a side will probably reach."""
    main = s.main(side)
    if shows(s, side, viewer):
        card = float(NUMBER[s.chosen[side]])
    elif main == viewer and s.chosen[side] == NOBODY:
        card = best_attack(s, main)
    else:
        card = float(EXPECTED_CARD)
    if s.kicker[side] != NOBODY and knows(s.kicker_known[side], viewer):
        card *= NUMBER[s.kicker[side]]
    total = card + own_tokens(s, side) + s.boost[side]
    for seat in range(s.players):
        if seat != main:
            total += s.strength(seat, side)
            pending = s.invited[side] >> seat & 1 and not (s.joined[OFF] | s.joined[DEF]) >> seat & 1
            if pending and s.phase < 7:
                total += INVITED
    return total


def best_attack(s: Cosmic, player: int) -> float:
    best = 0
    for card in s.hands[player]:
        if TYPE_OF[card] == ATTACK_TYPE:
            best = max(best, NUMBER[card])
    return 0.5 * best + 0.5 * EXPECTED_CARD


# Deals


def add_deal(s: Cosmic, viewer: int, standings: list[float]) -> None:
    """Talks are likely to fail unless a proposal that helps both is on the table."""
    likely = 0.35
    if s.terms and isinstance(s.choice, AnswerDeal):
        proposer = s.terms[PROPOSER]
        other = s.opponent(proposer)
        mine = terms_worth(s, proposer, True)
        theirs = terms_worth(s, other, False)
        likely = 0.8 if theirs + FAILURE > 0 else 0.1
        standings[proposer] += likely * mine
        standings[other] += likely * theirs
    for seat in (s.offense, s.defender):
        standings[seat] -= (1.0 - likely) * FAILURE


def terms_worth(s: Cosmic, seat: int, proposes: bool) -> float:
    """What a proposal would bring a party."""
    terms = s.terms
    gains, gives = (GAINS, GIVES) if proposes else (GIVES, GAINS)
    value = 0.0
    if terms[gains] != NOBODY:
        at_home = SYSTEM_OF[terms[gains]] == s.home[seat]
        value += HOME_BASE if at_home else base_step(s, seat, 1)
    if terms[gives] != NOBODY:
        handed = terms[GIVES_HANDED if proposes else GAINS_HANDED] == 1
        value -= 25 + (30 if handed else 0)
    cards = CARD * 1.2 * (terms[WANTS] - len(s.offered_cards))
    lucre = LUCRE * (terms[ASKS] - terms[PAYS])
    freed = TOKEN * (terms[FREED] if proposes else terms[FREES])
    return value + freed + (cards + lucre if proposes else -cards - lucre)
