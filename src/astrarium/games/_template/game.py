"""Comets, as everyone else knows it: the game and its parts."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...contract.bots import Bots
from ...contract.game import Game
from ...contract.table import Table
from ...positions.layout import PLAYER
from ...positions.record import LayoutRecord
from ...scenes.scene import Scene
from .bots.worth import SCALE, worth
from .components import ATOMS, COMET, KEY, MAX_PLAYERS, MIN_PLAYERS, ROUNDS, TITLES
from .invariants import check
from .knowledge import deal_unknown
from .layout import ASKED, SEEN, TABLE
from .rules import turn
from .setup import set_up
from .state import Comets
from .study import CometsStudy


class CometsRecord(LayoutRecord[Comets]):
    def blank(self, players: int) -> Comets:
        return Comets(players)

    def deal_unknown(self, s: Comets, player: int, rng: Rng) -> None:
        deal_unknown(s, player, rng)

    def check(self, s: Comets) -> None:
        check(s)


class CometsBots(Bots[Comets]):
    def worth(self, s: Comets, player: int) -> int:
        return worth(s, player)

    def worth_scale(self, s: Comets) -> float:
        return SCALE


class CometsTable(Table[Comets]):
    def scene(self, s: Comets, viewer: int) -> Scene:
        # Late, because whoever only plays draws nothing.
        from .scene.scene import scene

        return scene(s, viewer)


class CometsGame(Game[Comets]):
    def set_up(self, s: Comets, options: dict[str, str]) -> None:
        set_up(s)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """COM-1.4"""
        return players * ROUNDS


GAME: Final = CometsGame(
    key=KEY,
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=1,
    atoms=ATOMS,
    record=CometsRecord(TABLE, rooms=[turn], domains={"comet": COMET, "player": PLAYER}, seen=SEEN, asked=ASKED),
    bots=CometsBots(),
    table=CometsTable(),
    study=CometsStudy(),
)
