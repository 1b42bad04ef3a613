"""Event cards: what happens when one is revealed. ATH-B.6.11, 13.6 to 13.8, X.11, X.13.24"""

from __future__ import annotations

from typing import Any, Final

from ....clockwork.names import Player
from ....clockwork.step import Step
from .. import notes
from ..components import ALERT_AURORA
from ..pieces import FULL, HALF, NUMBERS, REST, SETUP
from ..printed_cards import (
    BLIZZARD,
    HAPPENING,
    HAPPENING_OF,
    ICE_QUAKE,
    RADIOACTIVE_SNOW,
    SCAN_1,
    SCAN_2,
    SCAN_3,
    WHITEOUT,
    Card,
)
from ..state import Athena
from .alert import gain_alert
from .aurora import advance
from .contamination import ACTIVE_ONES, Expose
from .damage import Damage, tell_struck
from .outcomes import top_cell

AUTOMA_BATTERIES: Final = NUMBERS.number("automa_batteries")
QUAKE_DAMAGE: Final = NUMBERS.number("ice_quake")


def happening(s: Athena, card: Card) -> list[Step[Any]]:
    """What a revealed Event does at once, and the steps that are left of it. ATH-B.6.11"""
    event = HAPPENING_OF[card]
    if HAPPENING.ids[event] in s.without:
        return []
    if event == BLIZZARD:
        s.blizzard = True
    elif event == WHITEOUT:
        s.whiteout = True
    elif event == RADIOACTIVE_SNOW:
        return [Expose(side, ACTIVE_ONES) for side in s.order]
    elif event == ICE_QUAKE:
        cell = top_cell(s)
        s.tell(notes.QUAKES, cell)
        return [Quake(side, cell) for side in in_turn(s)]
    else:
        scan(s, event)
    return []


class Quake(Step["Athena"]):
    """One damage on the red card of one convoy. ATH-B.13.8"""

    def __init__(self, player: Player, area: int) -> None:
        self.player: Final = player
        self.area: Final = area

    def run(self, s: Athena) -> None:
        tell_struck(s, notes.STRUCK_BY_QUAKE, self.player, QUAKE_DAMAGE, self.area)
        s.push(Damage(self.player, self.area, QUAKE_DAMAGE))


def in_turn(s: Athena) -> list[Player]:
    """Whom an effect reaches first: exploration order up to the Rest Phase, then turn order. ATH-B.0.8"""
    return s.order if s.phase <= REST else s.turn_order()


def scan(s: Athena, event: int) -> None:
    """Alert for batteries; the third scan moves the Aurora by the highest row. ATH-X.11.1, 13.24"""
    for side in in_turn(s):
        full, half = batteries(s, side)
        if event == SCAN_1:
            gain_alert(s, side, min(1, full + half))
        elif event == SCAN_2:
            gain_alert(s, side, full)
        else:
            gain_alert(s, side, full + half)
    if event == SCAN_3:
        advance(s, ALERT_AURORA[max(s.alert)], notes.AURORA_FLEES)


def batteries(s: Athena, side: Player) -> tuple[int, int]:
    """Full and half ones. The Automa counts as having a full one, though not before the game begins. ATH-S.9, X.1.13"""
    if s.seated(side):
        return s.has(side, FULL), s.has(side, HALF)
    return (0, 0) if s.phase == SETUP else (AUTOMA_BATTERIES, 0)
