"""What everybody can count at the table, for each player: whenever one of these changes, the log says so."""

from __future__ import annotations

from .components import PLACES, POWERS, SYSTEM_BITS
from .effects.effect import EFFECTS
from .effects.in_force import is_face_down
from .galaxy import bits
from .records import Sheet
from .state import Cosmic
from .terms import AWAY, KEEPINGS


def counts(s: Cosmic) -> dict[str, list[int]]:
    everybody = range(s.players)
    return {
        "bases": s.scores,
        "home": [bits(s.bases[player] & SYSTEM_BITS[s.home[player]]) for player in everybody],
        "tokens": [free_tokens(s, player) for player in everybody],
        "warp": s.warp.copy(),
        "limbo": [s.pending[player] + sum(s.limbo[player :: s.players]) for player in everybody],
        "captive": [captive_tokens(s, player) for player in everybody],
        "reserve": s.reserve.copy(),
        "star": s.star.copy(),
        "out": s.out.copy(),
        "hand": [len(s.hands[player]) for player in everybody],
        "lucre": s.lucre.copy(),
        "powers": [open_powers(s, player) for player in everybody],
    }


def free_tokens(s: Cosmic, player: int) -> int:
    """On bases, in the challenge, or on the way between them."""
    on_bases = sum(s.tokens[player * PLACES : (player + 1) * PLACES])
    return on_bases + s.transit[player] + s.force[player] + s.force[s.players + player]


def captive_tokens(s: Cosmic, player: int) -> int:
    """The player's tokens that lie on other players' sheets, or under their tokens."""
    total = sum(s.held[holder * s.players + player] for holder in range(KEEPINGS * s.players))
    for power in range(POWERS):
        total += EFFECTS[power].keeps_tokens(s, player)
    return total


def open_powers(s: Cosmic, player: int) -> int:
    """Sheets that lie face up before the player."""
    found = 0
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.PLAYER] == player and s.sheets[at + Sheet.STATUS] < AWAY and not is_face_down(s, at):
            found += 1
    return found
