"""Posts: a player's hexes with a colony or an uncarried cargo. Whose posts lie side by side may trade. PAR-10.1"""

from __future__ import annotations

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import CARGO, PIECES, Hex
from ..state import Parsec


def note_post(s: Parsec, player: Player, hex: Hex) -> None:
    """A colony or a cargo of the player has come to a hex."""
    if s.post_on[hex] == NOBODY:
        s.writable_post_on()[hex] = player
        count_links(s, player, hex, 1)


def forget_post(s: Parsec, player: Player, hex: Hex) -> None:
    """A colony or a cargo of the player has left a hex: unless there is another, it is no post any more."""
    if s.colony_on[hex] == NOTHING and (s.berths[hex] == 0 or not has_cargo(s, player, hex)):
        s.writable_post_on()[hex] = NOBODY
        count_links(s, player, hex, -1)


def has_cargo(s: Parsec, player: Player, hex: Hex) -> bool:
    """Whether a cargo of the player stands on a hex."""
    start = s.first_of(player, CARGO)
    for unit in range(start, start + PIECES[CARGO]):
        if s.at[unit] == hex:
            return True
    return False


def count_links(s: Parsec, player: Player, hex: Hex, change: int) -> None:
    """The posts of others next to this one begin or cease to be next to one of the player's."""
    post_on = s.post_on
    for near in s.galaxy.neighbours[hex]:
        other = post_on[near]
        if other != NOBODY and other != player:
            links = s.writable_links()
            one, two = player * s.players + other, other * s.players + player
            links[one] = links[one] + change
            links[two] = links[two] + change


def are_neighbours(s: Parsec, one: Player, other: Player) -> bool:
    """Whether a post of one lies next to one of the other. PAR-10.1"""
    return s.links[one * s.players + other] > 0
