"""Through whose eyes a table is seen."""

from __future__ import annotations

from ..clockwork.names import NOBODY
from ..clockwork.state import State

ALL_KNOWING = -2
"""As in `server.recording`, which is slow to import and needed only by those who ask for these eyes."""
ALL, WATCHING = "all", "watch"

Eyes = int | str | None
"""A seat's number or a player's id, `watch` for a spectator, `all` for somebody to whom everything lies open."""


def viewer_of(state: State, seat: Eyes, usual: int) -> int:
    """The viewer that is meant. ValueError: nobody sits there."""
    if seat is None:
        return usual
    ids = state.player_ids()[: state.players]
    if isinstance(seat, int):
        if seat == NOBODY or 0 <= seat < state.players:
            return seat
    elif seat in ids:
        return ids.index(seat)
    elif seat in (ALL, WATCHING):
        return ALL_KNOWING if seat == ALL else NOBODY
    raise ValueError(f"seat must be from 0 to {state.players - 1}, {', '.join(ids)}, {WATCHING} or {ALL}, not {seat!r}")


def opened(state: State, viewer: int) -> tuple[State, int]:
    """What to draw, and for whom."""
    if viewer != ALL_KNOWING:
        return state, viewer
    from ..server.recording import as_seen

    return as_seen(state, viewer)
