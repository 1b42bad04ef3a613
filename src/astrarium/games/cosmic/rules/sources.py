"""Where the tokens come from that a player commits or moves. COS-P3.1"""

from __future__ import annotations

from .. import notes
from ..atoms import PLACE_ATOM, RESERVE_ATOM, STAR_ATOM, WARP_ATOM
from ..effects.answers import MAY_MOVE
from ..effects.challenge_hooks import ask_may_move, ask_opens_source, ask_source_used
from ..records import add
from ..state import Cosmic
from .stacks import lifted


def sources(s: Cosmic, player: int) -> list[int]:
    """The bases from which the player may take tokens of his own accord, as atoms. COS-P3.1"""
    if not s.bearing[MAY_MOVE]:
        return s.base_atoms(player)
    return [PLACE_ATOM + place for place in s.base_list(player) if ask_may_move(s, player, place, True)]


def commit_sources(s: Cosmic, player: int) -> list[int]:
    """The same for launching and allying: also the reserve, the star and the Warp where they are open. COS-14.13"""
    options = sources(s, player)
    if s.reserve[player] > 0 and ask_opens_source(s, player, RESERVE_ATOM):
        options.append(RESERVE_ATOM)
    if s.star[player] > 0:
        options.append(STAR_ATOM)
    if s.warp[player] > 0 and ask_opens_source(s, player, WARP_ATOM):
        options.append(WARP_ATOM)
    return options


def available(s: Cosmic, player: int) -> int:
    """How many tokens the player could commit."""
    if not s.bearing[MAY_MOVE] and s.reserve[player] == 0 and s.star[player] == 0 and not s.lasting:
        return s.on_bases(player)
    total = 0
    for atom in commit_sources(s, player):
        total += number_at(s, player, atom)
    return total


def movable(s: Cosmic, player: int) -> int:
    """How many tokens the player could take from bases."""
    total = 0
    for atom in sources(s, player):
        total += number_at(s, player, atom)
    return total


def number_at(s: Cosmic, player: int, atom: int) -> int:
    if atom == RESERVE_ATOM:
        return s.reserve[player]
    if atom == STAR_ATOM:
        return s.star[player]
    if atom == WARP_ATOM:
        return 1
    return s.at(player, atom - PLACE_ATOM)


def take_from(s: Cosmic, player: int, atom: int, number: int) -> None:
    """Tokens go from a base, the reserve, the star or the Warp into transit."""
    if atom == RESERVE_ATOM:
        add(s.reserve, player, -number)
        s.tell(notes.FROM_RESERVE, player, number)
    elif atom == STAR_ATOM:
        add(s.star, player, -number)
        s.tell(notes.FROM_STAR, player, number)
    elif atom == WARP_ATOM:
        add(s.warp, player, -number)
        s.tell(notes.INTO_CONE, player, number)
        ask_source_used(s, player, WARP_ATOM)
    else:
        s.lift(player, atom - PLACE_ATOM, number)
        if s.marks:
            lifted(s, player, atom - PLACE_ATOM, number)
    add(s.transit, player, number)
