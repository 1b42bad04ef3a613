"""Armed locations: firing the weapon of the place where one gathers. ATH-X.7"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from .. import notes
from ..components import JAM, Site
from ..pieces import AMMO, P_DAMAGE
from ..printed_cards import LOCATION_WEAPON
from ..state import Athena
from .cargo import JAMMED, JAMMED_BARE, pay
from .convoy_fire import Strike, enemy_of, targets, turret_of
from .outcomes import result_for


def can_fire_location(s: Athena, player: Player, site: Site) -> bool:
    """Whether the weapon works, can be paid and has a target. ATH-X.7.1, 7.3, 7.5"""
    working = LOCATION_WEAPON[s.sites[site]] > 0 and s.jammed[site] == 0
    return working and s.has(player, AMMO) > 0 and len(targets(s, player)) > 0


class FireLocation(Choice["Athena"]):
    """Fire at a turret over the convoy or at an Enemy in its region; nothing of the Fire Phase helps. ATH-X.7.1, 7.2"""

    rule: ClassVar[str] = "ATH-X.7.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, site: Site) -> None:
        super().__init__(player)
        self.site: Final = site

    def legal(self, s: Athena) -> list[Atom]:
        return targets(s, self.player)

    def take(self, s: Athena, atom: Atom) -> None:
        player, site = self.player, self.site
        pay(s, player, AMMO)
        card = s.sites[site]
        result = result_for(s, LOCATION_WEAPON[card])
        if result > 0:
            s.push(Strike(player, enemy_of(atom), turret_of(atom), result))
        elif result == JAM:
            jam(s, site)
            s.tell(notes.LOCATION_JAMS, card)
        else:
            s.tell(notes.LOCATION_MISSES, card)


def jam(s: Athena, site: Site) -> None:
    """The weapon is unusable for the rest of the game, with a counter on it if one is left. ATH-X.7.3, 7.6"""
    if s.reserve[P_DAMAGE] > 0:
        s.reserve[P_DAMAGE] -= 1
        s.jammed[site] = JAMMED
    else:
        s.jammed[site] = JAMMED_BARE
