"""Who wins and who loses, and with how many tokens. COS-P8"""

from __future__ import annotations

from .....clockwork.names import NOBODY
from ...effects.timing import OUTCOME
from ...rules.loss_in_progress import RESULT, cause, loser
from ...rules.tokens import is_safe
from ...state import Cosmic
from ...terms import DEAL_MADE, FOUGHT


def loser_of(s: Cosmic) -> int:
    """The main player who has lost the challenge, or NOBODY."""
    return NOBODY if s.ending != FOUGHT or s.winner == NOBODY else s.main(1 - s.winner)


def has_succeeded(s: Cosmic, me: int, timing: int) -> bool:
    """Whether a main player has won, or made a deal."""
    if timing == OUTCOME:
        return s.ending == FOUGHT and s.winner != NOBODY and s.main(s.winner) == me
    return s.ending == DEAL_MADE


def wins(s: Cosmic, me: int) -> bool:
    """Whether the player is on the side that has won."""
    return s.winner != NOBODY and s.side_of(me) == s.winner


def wins_as_main(s: Cosmic, me: int) -> bool:
    return s.winner != NOBODY and s.main(s.winner) == me


def loses(s: Cosmic, me: int) -> bool:
    """Whether the player is on a side that has lost; both may have."""
    return s.side_of(me) not in (NOBODY, s.winner)


def loses_as_main(s: Cosmic, me: int) -> bool:
    return s.is_main(me) and s.side_of(me) != s.winner


def any_tokens(s: Cosmic, side: int) -> bool:
    """Whether a side has tokens in the challenge."""
    for player in range(s.players):
        if s.strength(player, side) > 0:
            return True
    return False


def lost_by_result(s: Cosmic, winner: int) -> bool:
    """Whether the loss in progress is what the result costs somebody who was not on the winner's side."""
    return cause(s) == RESULT and loser(s) != winner and s.side_of(loser(s)) != s.winner


def prey(s: Cosmic, player: int) -> list[int]:
    """The bases on which a token of the player can be killed."""
    return [place for place in s.base_list(player) if not is_safe(s, player, place)]


def has_lost(s: Cosmic, player: int) -> bool:
    """Whether the player, main player or ally, is on a side that has lost the challenge."""
    side = s.side_of(player)
    return s.ending == FOUGHT and side != NOBODY and side != s.winner
