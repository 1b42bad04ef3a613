"""Action tokens: which a player owns, the hand, the stack. INT-4.1 to 4.4, 13.1, 13.9"""

from __future__ import annotations

from ....clockwork.names import NOTHING, Player
from ..components import (
    BASIC_TOKENS,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    GOVERNMENT_PHASE,
    HIGHLIGHT,
    PLANETS,
    Planet,
    Token,
)
from ..state import Interstellar


def is_production(token: Token) -> bool:
    """Whether it is a planet's production token; Earth's is a basic one."""
    return FIRST_PRODUCTION <= token < FIRST_EXTRA


def owned_tokens(s: Interstellar, player: Player) -> list[Token]:
    """All action tokens of a player, sorted: basic ones, those of the bases, extra ones. INT-4.2, 10.27"""
    start = player * PLANETS
    based = [token for token in s.production[start : start + PLANETS] if token != NOTHING]
    return sorted([*range(BASIC_TOKENS), *based, *s.extras[player]])


def salvation_tokens(s: Interstellar, player: Player) -> list[Token]:
    """Those with a Salvation side: all but production tokens. INT-13.1, 13.2"""
    return [token for token in owned_tokens(s, player) if HIGHLIGHT[token] != NOTHING]


def takes_part(s: Interstellar, player: Player) -> bool:
    """Whether the player may still play tokens in this phase. INT-4.13"""
    return s.phase != GOVERNMENT_PHASE and not s.passed[player]


def to_hand(s: Interstellar, player: Player, token: Token) -> None:
    """The token can be played from now on; hands are kept sorted."""
    hand = s.hand[player]
    hand.append(token)
    hand.sort()


def to_stack(s: Interstellar, player: Player, token: Token) -> None:
    """The token lies on the stack and is active: what was traded under another one no longer counts. INT-4.4, 11.6"""
    s.played[player].append(token)
    s.writable_bought()[player] = 0
    s.writable_sold()[player] = 0


def lose_production(s: Interstellar, player: Player, planet: Planet) -> None:
    """The production token of a base that is no more; in the stack it stays, inert. INT-7.12, 10.33, 10.36"""
    place = player * PLANETS + planet
    token = s.production[place]
    s.writable_production()[place] = Token(NOTHING)
    s.writable_retired()[player].append(token)
    if token in s.hand[player]:
        s.hand[player].remove(token)
