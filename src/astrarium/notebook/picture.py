"""A table as a picture."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game
from ..scenes.scene import MAP
from ..table import board_svg, svg, text
from .eyes import Eyes, opened, viewer_of
from .language import spoken

THE_MAP = "map"
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


@dataclass(frozen=True, repr=False)
class Picture:
    """A table through one viewer's eyes, as it was when the picture was asked for: all of it, or one of its boards."""

    state: State
    viewer: int
    lang: str
    board: str | None = None

    def __repr__(self) -> str:
        return f"<a table of {self.state.key}; print it to read it>"

    def __str__(self) -> str:
        return text(self.state, self.viewer, self.lang)

    def _repr_svg_(self) -> str:
        if self.board is None:
            return fitted(svg(self.state, self.viewer, self.lang))
        return fitted(board_svg(self.state, self.viewer, self.lang, MAP if self.board == THE_MAP else self.board))


def table(state: State, seat: Eyes = None, lang: str | None = None, board: str | None = None) -> Picture:
    """The table as whoever decides sees it, unless a seat is named: all its boards, or one of `boards(state)`."""
    if board is not None and board not in boards(state):
        raise ValueError(f"board must be one of {', '.join(boards(state))}, not {board!r}")
    return Picture(*opened(state.clone(), viewer_of(state, seat, state.player)), spoken(lang), board)


def boards(state: State) -> list[str]:
    """The ids of the boards on the table, the map first."""
    return [THE_MAP, *(sheet.id for sheet in game(state.key).table.scene(state, NOBODY).sheets)]


def fitted(drawn: str) -> str:
    """The picture as wide as the notebook, and no wider than it was drawn: a fixed width would be cut in some."""
    size = SIZE.search(drawn)
    assert size is not None
    return drawn.replace(size[0], f'width="100%" style="max-width:{size[1]}px"', 1)
