"""What everybody has, and what that says about who will win. The weights are fitted to played games."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ....clockwork.names import NOBODY
from ..components import (
    ATTACK_TYPE,
    COMPROMISE,
    EDICT_TYPE,
    FRONT_PLANETS,
    IS_CHALLENGE,
    NUMBER,
    PLACES,
    PLANETS_OF_HEX,
    SYSTEM_OF,
    TYPE_OF,
)
from ..effects.answers import WINS
from ..effects.table_hooks import ask_needed
from ..rules.sheets import HOME_BASES
from ..rules.victory import external
from ..state import Cosmic
from ..terms import DEAL_MADE, FOUGHT, OFF, TAKEN, TO_WIN, UNDECIDED

MISSING: Final[list[float]] = [4.5, 2.2, 1.4, 0.8, 0.35, 0.0]
"""To be so many external bases short of winning."""
HOME_BASE: Final = 0.06
POWER: Final = 0.45
TOKEN: Final = 0.03
FEW: Final = 8.0
SCARCE: Final = 0.08
"""A token more to who has few."""
GUARD: Final[list[float]] = [0.0, 0.0, 0.03, 0.05, 0.06, 0.065, 0.07]
"""So many tokens on a base at home."""
AWAY: Final = 0.3
"""A guard elsewhere, as part of one at home."""
LUCRE: Final = 0.01
TURN: Final = 0.3
AGAIN: Final = 0.25
"""A second challenge in the turn."""
CARD: Final = 0.03
"""A card that the viewer does not know."""
ATTACK: Final[list[float]] = [
    -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.01,
    0.02, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13,
]  # fmt: skip
"""An Attack card, by its number; a weak one stands in the way of a new hand."""
COMPROMISE_CARD: Final = -0.03
EDICT: Final = 0.03
OTHER_CARD: Final = 0.08
NEW_HAND: Final = 0.2
"""Who has no Challenge card left draws a new hand."""


@final
class Standing:
    """What everybody has, or would have after an outcome; a part of a base is one that is likely, not sure."""

    def __init__(
        self,
        external: list[float],
        home: list[float],
        tokens: list[float],
        more: list[float],
        players: int,
        needed: int,
        by_bases: bool,
    ) -> None:
        self.players: Final = players
        self.external: Final = external
        self.home: Final = home
        self.tokens: Final = tokens
        self.more: Final = more
        """Cards, Lucre, guards, turns: what already counts as it will in the end."""
        self.needed: Final = needed
        self.by_bases: Final = by_bases
        """Whether bases decide the game."""

    def copy(self) -> Standing:
        return Standing(
            self.external.copy(),
            self.home.copy(),
            self.tokens.copy(),
            self.more.copy(),
            self.players,
            self.needed,
            self.by_bases,
        )

    def gain(self, s: Cosmic, seat: int, place: int, part: float) -> None:
        """A base on a planet, or as much of it as is likely."""
        if SYSTEM_OF[place] == s.home[seat]:
            self.home[seat] += part
        else:
            self.external[seat] += part

    def shares(self) -> list[float]:
        """Everybody's chance to win; who has the bases wins, together with all who have them."""
        found = [0.0] * self.players
        total = 0.0
        if self.by_bases and max(self.external) >= self.needed:
            for seat in range(self.players):
                # Who may also reach it has a part in the win half as likely as a sure one.
                sure = max(0.0, min(1.0, self.external[seat] - self.needed + 1.0))
                found[seat] = sure / (2.0 - sure)
                total += found[seat]
        else:
            for seat in range(self.players):
                found[seat] = exp(self.strength(seat))
                total += found[seat]
        for seat in range(self.players):
            found[seat] /= total
        return found

    def strength(self, seat: int) -> float:
        missing = max(0.0, min(TO_WIN - 0.001, self.needed - self.external[seat]))
        whole = int(missing)
        part = missing - whole
        value = MISSING[whole] * (1.0 - part) + MISSING[whole + 1] * part
        home = self.home[seat]
        value += HOME_BASE * home + POWER * max(0.0, min(1.0, home - HOME_BASES + 1.0))
        tokens = self.tokens[seat]
        value += TOKEN * tokens - SCARCE * max(0.0, FEW - tokens)
        return value + self.more[seat]


def standing(s: Cosmic, viewer: int) -> Standing:
    """What everybody has now, as far as the viewer knows."""
    now = Standing([], [], [], [], s.players, ask_needed(s, TO_WIN), not s.bearing[WINS])
    for seat in range(s.players):
        now.external.append(float(external(s, seat)))
        now.home.append(home_left(s, seat))
        now.tokens.append(float(tokens_left(s, seat)))
        cards = hand_worth(s.hands[seat]) if seat == viewer else CARD * len(s.hands[seat])
        now.more.append(cards + guards(s, seat) + LUCRE * s.lucre[seat] + soon(s, seat))
    if s.number < 2 and (s.ending == DEAL_MADE or s.ending == TAKEN or (s.ending == FOUGHT and s.winner == OFF)):
        now.more[s.turn] += AGAIN
    return now


def home_left(s: Cosmic, seat: int) -> float:
    """Home bases; where there are few planets, or none, as many as just keep the power. COS-4.3, 9.7, 9.25"""
    system = s.home[seat]
    few = s.back[system] != NOBODY and PLANETS_OF_HEX[s.back[system]] < FRONT_PLANETS
    return float(HOME_BASES) if few else float(s.home_bases(seat))


def soon(s: Cosmic, seat: int) -> float:
    """The sooner a player's turn comes, the better; what the challenge in progress brings is another matter."""
    if seat == s.turn and (s.ending != UNDECIDED or (s.defender != NOBODY and s.target != NOBODY)):
        return 0.0
    return TURN * (1.0 - float((seat - s.turn) % s.players) / s.players)


def tokens_left(s: Cosmic, seat: int) -> int:
    """Tokens on bases, in the challenge, or on their way to one of them."""
    challenge = s.force[seat] + s.force[s.players + seat]
    return s.on_bases(seat) + challenge + s.transit[seat] + s.star[seat] + s.reserve[seat]


def guards(s: Cosmic, seat: int) -> float:
    """Tokens protect a base the better the more they are."""
    value = 0.0
    for place in s.base_list(seat):
        value += guard_of(s, seat, place, s.tokens[seat * PLACES + place])
    return value


def guard_of(s: Cosmic, seat: int, place: int, number: int) -> float:
    """What so many tokens on a base of the player's protect."""
    guard = GUARD[min(len(GUARD) - 1, number)]
    return guard if SYSTEM_OF[place] == s.home[seat] else AWAY * guard


def hand_worth(hand: list[int]) -> float:
    value = 0.0
    armed = False
    for card in hand:
        value += card_worth(card)
        armed = armed or IS_CHALLENGE[card]
    return value if armed else value + NEW_HAND


def card_worth(card: int) -> float:
    kind = TYPE_OF[card]
    if kind == ATTACK_TYPE:
        return ATTACK[max(0, min(len(ATTACK) - 1, NUMBER[card]))]
    if card == COMPROMISE:
        return COMPROMISE_CARD
    return EDICT if kind == EDICT_TYPE else OTHER_CARD


def mixed(first: list[float], second: list[float], chance: float) -> list[float]:
    """The first with that chance, else the second."""
    return [chance * first[seat] + (1.0 - chance) * second[seat] for seat in range(len(first))]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(max(-40.0, min(40.0, -value))))
