"""Trade, Space Port, transit. PAR-8.8, 10 (the trade helper writes this room; until then nobody trades)"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .state import Parsec


def may_trade(s: Parsec, player: int) -> bool:
    return False


def may_exchange(s: Parsec, player: int) -> bool:
    return False


def may_sell(s: Parsec, player: int) -> bool:
    return False


def transit_hexes(s: Parsec, unit: int) -> list[int]:
    return []


class Trade(Step["Parsec"]):
    def __init__(self, player: int) -> None:
        self.player: Final = player


class Exchange(Step["Parsec"]):
    def __init__(self, player: int) -> None:
        self.player: Final = player


class Sell(Step["Parsec"]):
    def __init__(self, player: int) -> None:
        self.player: Final = player


class Transit(Step["Parsec"]):
    def __init__(self, player: int, unit: int) -> None:
        self.player: Final = player
        self.unit: Final = unit
