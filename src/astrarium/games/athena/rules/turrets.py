"""Automatic turrets: their attacks, and their fall. ATH-X.5, X.10"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import Player, is_one_of
from ....clockwork.step import Step
from ....clockwork.text import NoteKind
from .. import notes
from ..components import ALERT_DAMAGE, TURRET_ITEM
from ..pieces import NUMBERS
from ..printed_cards import SENTINEL
from ..roads import ALL_TURRETS, GUARDS, Turret
from ..state import Athena
from .blows import Hit, befall
from .cargo import OfferGain
from .fame import gain_fame
from .outcomes import marked_cell
from .survivors import number_with

SENTINEL_FAME: Final = NUMBERS.number("sentinel_fame")


def turrets_over(s: Athena, side: Player) -> list[Turret]:
    """The standing turrets in whose perimeter a convoy is. ATH-X.5.1, 5.3"""
    guards = GUARDS[s.at[side]]
    return [turret for turret in s.standing if is_one_of(turret, guards)] if guards else []


class TurretFire(Step["Athena"]):
    """The turrets that stand attack in number order, every round. ATH-X.10.1"""

    def run(self, s: Athena) -> None:
        s.then([ATTACKS[turret] for turret in s.standing])


class TurretAttack(Step["Athena"]):
    """One Outcome card for all convoys in the perimeter; each gets the damage of its alert row. ATH-X.10.2 to 10.4"""

    def __init__(self, turret: Turret) -> None:
        self.turret: Final = turret

    def run(self, s: Athena) -> None:
        within = [side for side in s.turn_order() if is_one_of(self.turret, GUARDS[s.at[side]])]
        if not within:
            return
        s.tell(notes.TURRET_FIRES, self.turret)
        cell = marked_cell(s)
        steps: list[Step[Any]] = []
        for side in within:
            damage = ALERT_DAMAGE[s.alert[side]]
            if damage > 0:
                steps += befall(s, TurretHit(side, cell, damage))
            else:
                s.tell(notes.TOO_QUIET, side, s.alert[side])
        s.then(steps)


ATTACKS: Final = [TurretAttack(turret) for turret in ALL_TURRETS]
"""Steps never change, so they are made once."""


class TurretHit(Hit):
    """What a turret does to one convoy. ATH-X.10.2"""

    struck: ClassVar[NoteKind] = notes.STRUCK_BY_TURRET


def fall(s: Athena, side: Player, turret: Turret) -> list[Step[Any]]:
    """The tile goes to whoever destroyed it, with the resource printed there. ATH-X.10.8, 13.13"""
    s.writable_standing().remove(turret)
    s.tiles[side] = [*s.tiles[side], turret]
    s.tell(notes.TURRET_FALLS, side, turret)
    sentinels = number_with(s, side, SENTINEL)
    if sentinels:
        s.tell(notes.HELPS, side, SENTINEL)
    gain_fame(s, side, sentinels * SENTINEL_FAME)
    return [OfferGain(side, TURRET_ITEM[turret])]
