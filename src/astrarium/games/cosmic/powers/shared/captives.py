"""Tokens of others on a sheet. COS-15.4"""

from __future__ import annotations

from ... import notes
from ...rules.loss_in_progress import loser, spare
from ...rules.warp import into_warp
from ...state import Cosmic


def held(s: Cosmic, keeping: int, holder: int, owner: int) -> int:
    return s.held[(keeping * s.players + holder) * s.players + owner]


def hold(s: Cosmic, keeping: int, holder: int, owner: int, number: int) -> None:
    """Tokens come to a sheet, or with a negative number leave it."""
    s.held[(keeping * s.players + holder) * s.players + owner] += number


def all_held(s: Cosmic, keeping: int, holder: int) -> int:
    total = 0
    for owner in range(s.players):
        total += held(s, keeping, holder, owner)
    return total


def seize(s: Cosmic, keeping: int, holder: int, number: int) -> int:
    """Tokens of the loss in progress are captured on a sheet; how many. They count as lost. COS-P8.26"""
    owner = loser(s)
    number = spare(s, number, counts=True)
    if number > 0:
        s.transit[owner] -= number
        hold(s, keeping, holder, owner, number)
        s.tell(notes.CAPTURED, holder, owner, number)
    return number


def let_go(s: Cosmic, keeping: int, holder: int) -> None:
    """All tokens on a sheet go to the Warp."""
    for owner in range(s.players):
        number = held(s, keeping, holder, owner)
        if number > 0:
            hold(s, keeping, holder, owner, -number)
            into_warp(s, owner, number)
            s.tell(notes.LOSES_BY_EFFECT, owner, number)


def pass_on(s: Cosmic, keeping: int, holder: int, other: int) -> None:
    """The captives of a sheet go along with it; those who are the new holder's own go to the Warp. COS-15.4"""
    for owner in range(s.players):
        number = held(s, keeping, holder, owner)
        hold(s, keeping, holder, owner, -number)
        hold(s, keeping, other, owner, number)
    own = held(s, keeping, other, other)
    hold(s, keeping, other, other, -own)
    if own > 0:
        into_warp(s, other, own)
        s.tell(notes.LOSES_BY_EFFECT, other, own)


def losing_tokens(s: Cosmic) -> int:
    """How many tokens the defeated side has in the challenge."""
    total = 0
    for player in range(s.players):
        total += s.strength(player, 1 - s.winner)
    return total
