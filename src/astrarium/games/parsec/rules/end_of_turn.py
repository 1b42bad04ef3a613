"""The end of a turn. Whatever cuts a turn short cuts down to this. PAR-6.7, 19.6"""

from __future__ import annotations

from ....clockwork.step import Step
from ....positions.rows import Rows
from ..components import UNITS
from ..state import TRANSIT_WIDTH, Parsec
from .combat.battle import clear_combat
from .effects_in_force import end_turn_effects


class EndTurn(Step["Parsec"]):
    """Effects of the turn end; vessels may do everything again; cards acquired may be used. PAR-6.7, 11.3"""

    def run(self, s: Parsec) -> None:
        clear_combat(s)
        end_turn_effects(s)
        s.did = [0] * UNITS
        s.fresh = [0] * s.players
        s.offers_made = [0] * s.players
        s.offers_refused = [0] * s.players
        s.transits = Rows(TRANSIT_WIDTH)
        s.rolled = 0


END_TURN = EndTurn()
