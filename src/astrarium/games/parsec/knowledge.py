"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, knows
from ...mechanisms.dealing import Unknown
from ...positions.seen import UNKNOWN, whose
from .components import ANSWER, SET
from .layout import EFFECTS
from .rules.goods import count_purses
from .state import (
    ATTACKER,
    DEFENDER,
    FIGHT_UNIT,
    LASTING_PLAYER,
    LASTING_VICTIM,
    LASTING_WIDTH,
    REQUEST_PLAYER,
    REQUEST_SIDE,
    Parsec,
)


def deal_unknown(s: Parsec, player: int, rng: Rng) -> None:
    """The deck, Event hands, resource hands, and votes that are not shown yet, as far as they are unknown."""
    events = Unknown(player, rng, [])
    events.deck(s.writable_deck())
    events.hands(s.writable_events(), s.seen_events)
    events.deal()
    goods = Unknown(player, rng, [])
    goods.hands(s.writable_goods(), s.seen_goods)
    goods.deal()
    count_purses(s)
    votes = s.votes.copy()
    for voter in range(s.players):
        if votes[voter] != NOBODY and not knows(s.votes_known[voter], player):
            votes[voter] = rng.below(len(ANSWER))
    s.votes = votes


# What observations tell that no attribute holds

_FIGHT_FIELDS: Final = 4
_NO_PART: Final = [UNKNOWN, UNKNOWN, UNKNOWN, 0]
"""What is told of a unit that is in no combat."""


def dice_seen(s: Parsec, player: int) -> list[int]:
    """The dice of attack and defence; 0 until they are rolled."""
    return s.dice if s.dice else [0, 0]


def bonuses_seen(s: Parsec, player: int) -> list[int]:
    """What cards add to both; 0 while nobody strikes."""
    return s.bonuses if s.bonuses else [0, 0]


def effects_seen(s: Parsec, player: int) -> list[int]:
    """The first EFFECTS effects in force, each as its row, with players by their seats."""
    seen: list[int] = []
    for row in range(EFFECTS):
        seen += _effect(s, row, player)
    return seen


def _effect(s: Parsec, row: int, player: int) -> list[int]:
    if row >= len(s.lasting):
        return [UNKNOWN] * LASTING_WIDTH
    seen = s.lasting.row(row)
    for field in (LASTING_PLAYER, LASTING_VICTIM):
        seen[field] = whose(seen[field], player, s.players)
    return seen


def asked_by_attacker(s: Parsec, seat: int, player: int) -> int:
    """Whether the attacker may not ask that player for support any more."""
    return 1 if s.requests.find_both(REQUEST_SIDE, ATTACKER, REQUEST_PLAYER, seat) != NOBODY else 0


def asked_by_defender(s: Parsec, seat: int, player: int) -> int:
    """The same for the defender."""
    return 1 if s.requests.find_both(REQUEST_SIDE, DEFENDER, REQUEST_PLAYER, seat) != NOBODY else 0


def hexes_seen(s: Parsec, seat: int, player: int) -> list[int]:
    """The hex of each piece of a player; of all pieces UNKNOWN until the player has a colour."""
    start = _first_piece(s, seat)
    return s.at[start : start + SET] if start != NOBODY else [UNKNOWN] * SET


def carriers_seen(s: Parsec, seat: int, player: int) -> list[int]:
    """By which of the player's own pieces each is carried."""
    start = _first_piece(s, seat)
    if start == NOBODY:
        return [UNKNOWN] * SET
    return [UNKNOWN if carrier == NOBODY else carrier - start for carrier in s.aboard[start : start + SET]]


def deeds_seen(s: Parsec, seat: int, player: int) -> list[int]:
    """What each piece has done."""
    start = _first_piece(s, seat)
    return s.did[start : start + SET] if start != NOBODY else [UNKNOWN] * SET


def parts_seen(s: Parsec, seat: int, player: int) -> list[int]:
    """The part of each piece in the running combat."""
    start = _first_piece(s, seat)
    if start == NOBODY:
        return [UNKNOWN] * (_FIGHT_FIELDS * SET)
    if not len(s.fighters):
        return _NO_PART * SET
    seen: list[int] = []
    for unit in range(start, start + SET):
        seen += _part(s, unit)
    return seen


def _first_piece(s: Parsec, seat: int) -> int:
    return NOBODY if s.colour[seat] == NOBODY else s.first_unit(seat)


def _part(s: Parsec, unit: int) -> list[int]:
    """A unit's side, role and helped-against in the combat, and whether it takes part in the running strike."""
    row = s.fighters.find(FIGHT_UNIT, unit)
    if row == NOBODY:
        return _NO_PART
    return [*s.fighters.row(row)[FIGHT_UNIT + 1 :], 1 if unit in s.shooters else 0]
