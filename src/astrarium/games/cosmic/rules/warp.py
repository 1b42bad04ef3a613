"""The Warp, the limbo, and tokens that leave the game. COS-2.7, 10"""

from __future__ import annotations

from typing import Final

from .. import notes
from ..records import add
from ..state import Cosmic


def empty_limbo(s: Cosmic, section: int) -> None:
    """COS-10.5, 10.6, 7.10"""
    moved = 0
    for player in range(s.players):
        at = section * s.players + player
        moved += s.limbo[at]
        add(s.warp, player, s.limbo[at])
        s.limbo[at] = 0
    if moved > 0:
        s.tell(notes.LIMBO, section, moved)


def into_warp(s: Cosmic, owner: int, number: int) -> None:
    """Tokens come to the Warp, or wait for the limbo. COS-10.3, 10.7"""
    if s.reverse_warp:
        s.pending[owner] += number
    else:
        add(s.warp, owner, number)


def fill_limbo(s: Cosmic) -> None:
    """What was lost goes to the section with the marker, which moves on. COS-10.3, 10.10"""
    for player in range(s.players):
        s.limbo[s.limbo_marker * s.players + player] += s.pending[player]
        s.pending[player] = 0
    owner = s.owner[s.limbo_marker]
    s.limbo_marker = s.home[s.left_of(owner)]


def destroy_tokens(s: Cosmic, player: int, number: int) -> int:
    """Tokens in transit leave the game for good, as far as five stay in it; how many did. COS-2.7"""
    number = max(0, min(number, s.in_game(player) - FEWEST))
    add(s.transit, player, -number)
    add(s.out, player, number)
    if number > 0:
        s.tell(notes.OUT, player, number)
    return number


FEWEST: Final = 5
"""Tokens that nobody's fleet is reduced below. COS-2.7"""
