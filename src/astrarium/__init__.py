"""Astrarium: rich science-fiction board games, complete, with bots, a table and a referee."""

# ruff: noqa: E402
from .workshop.doors import open_doors

# Whoever comes later would find modules that are loaded already.
open_doors()

from .clockwork.match import Match
from .clockwork.registry import paint_with, tell_with
from .clockwork.state import State
from .clockwork.step import Choice, IllegalChoice
from .contract.game import Game
from .contract.registry import all_games, game
from .positions.saves import load


def _paint(state: State, viewer: int) -> str:
    from .notebook import table

    return table(state, viewer)._repr_svg_()


def _tell(shown: object) -> str:
    from .notebook import html

    return html(shown)


paint_with(_paint)
tell_with(_tell)

__all__ = ["Choice", "Game", "IllegalChoice", "Match", "State", "__version__", "all_games", "game", "load"]


def __getattr__(name: str) -> str:
    """The version as it was installed: to look for it takes a moment, so only who asks waits."""
    if name == "__version__":
        from importlib.metadata import version

        return version("astrarium")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
