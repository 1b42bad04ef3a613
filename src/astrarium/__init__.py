"""Astrarium: rich science-fiction board games, complete, with bots, a table and a referee."""

from .clockwork.game import Game, all_games, game, paint_with
from .clockwork.match import Match, load
from .clockwork.state import State
from .clockwork.step import Choice, IllegalChoice


def _paint(state: State, viewer: int) -> str:
    from .table import svg

    return svg(state, viewer)


paint_with(_paint)

__all__ = ["Choice", "Game", "IllegalChoice", "Match", "State", "all_games", "game", "load"]
