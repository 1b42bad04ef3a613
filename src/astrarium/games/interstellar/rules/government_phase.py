"""The nine steps of the Government phase. INT-19"""

from __future__ import annotations

from ....clockwork.names import NOBODY, NOTHING
from ....clockwork.step import Step
from .. import notes
from ..components import (
    ALL_PLANETS,
    DEAREST_FIRST,
    EARTH_ICON,
    GOVERNMENT_PHASE,
    ORBIT_SPACES,
    PURPLE,
    ROW_END,
    ROW_PRESTIGE,
    VALUE,
)
from ..state import Interstellar
from .gains import gain_prestige, gain_reputation, lose_prestige
from .humanity import draw_humanity, lowest_on_earth, store_component
from .projects import BuildCheapest, ShelveDearest
from .satellites import Drift, MoveGovernment
from .spiral import SolarAdvance


class GovernmentPhase(Step["Interstellar"]):
    """The governor is who leads the Government now, until the phase ends. INT-19.1 to 19.3"""

    def run(self, s: Interstellar) -> None:
        s.phase = GOVERNMENT_PHASE
        s.governor = s.leading()
        s.tell(notes.PHASE_BEGINS, GOVERNMENT_PHASE)
        if s.governor != NOBODY:
            s.tell(notes.GOVERNS, s.governor)
        else:
            s.tell(notes.NOBODY_GOVERNS)
        # Ties are for the governor, else for the first player of the next Action phase. INT-19.5
        explore: Step[Interstellar] = Drift() if s.governor == NOBODY else MoveGovernment(s.governor, False)
        judge = s.next_order[0] if s.governor == NOBODY else s.governor
        s.then(
            [
                BuildCheapest(judge, s.governor),
                RescueLowest(),
                explore,
                RoundAdvance(),
                ShelveDearest(judge),
                PurgeMarket(),
                NewHumanity(),
                ReputationRewards(),
                MovePlanets(),
            ]
        )


class RescueLowest(Step["Interstellar"]):
    """The least valuable component on Earth is saved; the governor gains its value in reputation. INT-19.6, 19.20"""

    def run(self, s: Interstellar) -> None:
        humanity = lowest_on_earth(s)
        if humanity != NOTHING:
            store_component(s, humanity)
            if s.governor != NOBODY:
                gain_reputation(s, s.governor, VALUE[humanity], notes.GOVERNOR_RESCUE)


class RoundAdvance(Step["Interstellar"]):
    """The Sun advances with every round. INT-19.11"""

    def run(self, s: Interstellar) -> None:
        if s.spiral < EARTH_ICON:
            s.tell(notes.ROUND_ADVANCES)
        s.push(SolarAdvance())


class PurgeMarket(Step["Interstellar"]):
    """All cubes of the most numerous colour, of the highest where some tie, leave the market. INT-19.14, 19.15"""

    def run(self, s: Interstellar) -> None:
        most = PURPLE
        for resource in DEAREST_FIRST:
            if s.market[resource] > s.market[most]:
                most = resource
        if s.market[most] > 0:
            s.tell(notes.PURGED, s.market[most], most)
            s.market[most] = 0


class NewHumanity(Step["Interstellar"]):
    """One component for each player comes to Earth. INT-19.16"""

    def run(self, s: Interstellar) -> None:
        s.tell_all(notes.NEW_HUMANITY, tuple(draw_humanity(s, s.plan().new_humanity)))


class ReputationRewards(Step["Interstellar"]):
    """Everybody gains or loses the prestige of the row in which their indicator is. INT-17.14, 19.17"""

    def run(self, s: Interstellar) -> None:
        for player in s.next_order:
            prestige = row_prestige(s.reputation[player])
            gain_prestige(s, player, prestige, notes.ROW_PRESTIGE)
            lose_prestige(s, player, -prestige, notes.ROW_LOSS)


def row_prestige(reputation: int) -> int:
    """What a reputation is worth at the end of a round."""
    for row in range(len(ROW_END)):
        if reputation >= ROW_END[row]:
            return ROW_PRESTIGE[row]
    raise AssertionError(f"{reputation} is not on the track")


class MovePlanets(Step["Interstellar"]):
    """Every planet in play goes one space on, and the Explorers on it; the phase is over. INT-19.18"""

    def run(self, s: Interstellar) -> None:
        for planet in ALL_PLANETS:
            if s.alive[planet]:
                s.writable_at()[planet] = (s.at[planet] + 1) % ORBIT_SPACES[planet]
        s.tell(notes.PLANETS_MOVE)
        s.governor = NOBODY
