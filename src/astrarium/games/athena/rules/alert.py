"""The Alert Table. ATH-X.4"""

from __future__ import annotations

from ....clockwork.names import Player
from .. import notes
from ..components import TOP_ALERT
from ..state import Athena


def gain_alert(s: Athena, side: Player, rows: int = 1) -> None:
    """The alert marker goes up, if possible; only Gamma has an Alert Table. ATH-X.4.2, 4.3, B.12.3"""
    if s.athena and s.alert[side] < TOP_ALERT and rows > 0:
        s.alert[side] = min(TOP_ALERT, s.alert[side] + rows)
        s.tell(notes.ALERT_UP, side, s.alert[side])


def lose_alert(s: Athena, side: Player, rows: int = 1) -> None:
    """The alert marker goes down, if possible. ATH-X.4.2, 4.3"""
    if s.alert[side] > 0 and rows > 0:
        s.alert[side] = max(0, s.alert[side] - rows)
        s.tell(notes.ALERT_DOWN, side, s.alert[side])
