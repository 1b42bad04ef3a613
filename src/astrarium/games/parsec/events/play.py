"""Playing Event cards. PAR-11 (the events helper writes this room; until then nobody plays a card)"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Choice, Step
from ....clockwork.windows import Rounds
from ..state import Parsec


def playable(s: Parsec, player: int, window: int) -> list[int]:
    return []


class PlayEvent(Step["Parsec"]):
    def __init__(self, player: int, card: int, window: int) -> None:
        self.player: Final = player
        self.card: Final = card
        self.window: Final = window


class RollCards(Rounds["Parsec"]):
    def open_to(self, s: Parsec, player: int) -> bool:
        return False

    def question(self, s: Parsec, player: int) -> Choice[Parsec]:
        raise NotImplementedError

    def after(self, asked: tuple[int, ...]) -> RollCards:
        return RollCards(asked, self.order)
