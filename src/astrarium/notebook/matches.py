"""Letting players go on with a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..clockwork.chance import seeded
from ..clockwork.match import Match
from ..clockwork.state import State
from ..players.playing import player
from ..players.seat import Player, ask


def play_on(
    match: Match, players: str | Sequence[str | Player], until: Callable[[State], bool] = lambda state: state.over
) -> Match:
    """Let players decide until the state is as wished or the game is over. One name alone is meant for every seat.

    The same players go on in the same way from the same match.
    """
    given = [players] * match.state.players if isinstance(players, str) else list(players)
    if len(given) != match.state.players:
        raise ValueError(f"there are {match.state.players} seats, not {len(given)}")
    seated = [player(one) if isinstance(one, str) else one for one in given]
    begun = len(match.atoms)
    streams = [seeded(match.number + begun, f"player{seat}") for seat in range(len(seated))]
    while not match.state.over and not until(match.state):
        seat = match.state.player
        match.apply(ask(seated[seat], match.state, streams[seat]))
    return match
