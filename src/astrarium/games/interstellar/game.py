"""Starship Interstellar, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, Names, Player
from ...clockwork.text import Text
from ...contract.bots import Bots
from ...contract.game import Game
from ...contract.study import Study
from ...contract.table import Table
from ...positions.layout import PLAYER
from ...positions.record import LayoutRecord
from ...scenes.scene import Scene
from ...study.traits import Trial
from .bots.worth import scale, worth, worths
from .components import (
    ATOMS,
    BONUS,
    BUILDING,
    COLOUR,
    COLUMN,
    DISCOVERY,
    EARTH_ICON,
    EFFECT,
    EVENT,
    FACE,
    FIRST_EXTRA,
    HUMANITY,
    LEADER,
    MAX_PLAYERS,
    MECHANISM,
    MIN_PLAYERS,
    OFFICE,
    PHASE,
    PLANET,
    RESOURCE,
    SALVATION,
    SECTOR,
    SPACE,
    TECHNOLOGY,
    TITLES,
    TOKEN,
    ZONE,
)
from .counts import counts
from .invariants import check
from .knowledge import deal_unknown
from .layout import ASKED, SEEN, TABLE
from .rules import (
    arrival,
    gains,
    government_phase,
    market,
    mechanisms,
    production,
    projects,
    pyramid,
    rescue,
    research,
    salvation,
    satellites,
    scoring,
    sectors,
    spiral,
    survey,
    travel,
    turn,
)
from .rules import (
    cubes as moving,
)
from .rules import (
    extra_actions as extras,
)
from .rules import (
    payment as paying,
)
from .rules import (
    quick_game as quick,
)
from .rules import (
    solar_exploitation as solar,
)
from .setup import OPTIONS, set_up
from .state import Interstellar, blank
from .study import TRAITS, served, table_traits, takes_part, trial
from .upgrades import UPGRADES

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (
        BONUS,
        BUILDING,
        COLOUR,
        COLUMN,
        DISCOVERY,
        EFFECT,
        EVENT,
        FACE,
        HUMANITY,
        LEADER,
        MECHANISM,
        OFFICE,
        PHASE,
        PLANET,
        RESOURCE,
        SALVATION,
        SECTOR,
        SPACE,
        TECHNOLOGY,
        TOKEN,
        ZONE,
    )
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "player": PLAYER,
    "builder": PLAYER,
    "led": PLAYER,
    "owed": RESOURCE,
}

COUNTED: Final[dict[str, Names]] = {
    "paid": RESOURCE,
    "cubes": RESOURCE,
    "raised": RESOURCE,
    "loaded": BUILDING,
    "idle": BUILDING,
    "arrived": HUMANITY,
}
"""Attributes and fields that are amounts of each thing."""

VERSION: Final = 3
"""Raised whenever a change makes old saves play differently."""

ROUND_BOUND: Final = 300
"""Decisions of a player in a round: every token is played, and repeated while there is fuel for it. INT-3.10"""

SWITCHES: Final = (
    *TECHNOLOGY.ids,
    *TOKEN.ids[FIRST_EXTRA:],
    *EVENT.ids,
    *(f"office_{id}" for id in OFFICE.ids),
    *DISCOVERY.ids,
)
"""Components that can be switched off: they can still be had, but do nothing."""


class InterstellarRecord(LayoutRecord[Interstellar]):
    def blank(self, players: int) -> Interstellar:
        return blank(players)

    def deal_unknown(self, s: Interstellar, player: int, rng: Rng) -> None:
        deal_unknown(s, Player(player), rng)

    def check(self, s: Interstellar) -> None:
        check(s)


class InterstellarBots(Bots[Interstellar]):
    def worth(self, s: Interstellar, player: int) -> int:
        return worth(s, Player(player))

    def worths(self, s: Interstellar) -> list[int]:
        return worths(s)

    def worth_scale(self, s: Interstellar) -> float:
        return scale(s)


class InterstellarScenes(Table[Interstellar]):
    def scene(self, s: Interstellar, viewer: int) -> Scene:
        from .scene.scene import scene

        return scene(s, viewer)

    def details(self, s: Interstellar, atom: int) -> Text | None:
        """What a token, a technology, a building... does."""
        name = ATOMS.names[atom]
        return EFFECT.text(EFFECT.index(name)) if name in EFFECT.places else None


class InterstellarStudy(Study[Interstellar]):
    def counts(self, s: Interstellar) -> dict[str, list[int]]:
        return counts(s)

    def traits(self, s: Interstellar, player: int) -> list[tuple[str, str]]:
        return table_traits(s, Player(player)) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: Interstellar, component: str) -> bool:
        return takes_part(s, component)

    def owner(self, s: Interstellar, component: str) -> int:
        """Whoever first took the office, or else of whom the log tells the component first."""
        first = served(s, component)
        return super().owner(s, component) if first == NOBODY else first


class InterstellarGame(Game[Interstellar]):
    def set_up(self, s: Interstellar, options: dict[str, str]) -> None:
        set_up(s, options)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """The Sun reaches Earth after so many rounds at most. INT-3.10"""
        return players * EARTH_ICON * ROUND_BOUND


GAME: Final = InterstellarGame(
    key="interstellar",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    record=InterstellarRecord(
        table=TABLE,
        rooms=[
            turn,
            gains,
            paying,
            solar,
            spiral,
            research,
            moving,
            production,
            market,
            extras,
            travel,
            arrival,
            survey,
            salvation,
            mechanisms,
            rescue,
            pyramid,
            satellites,
            sectors,
            projects,
            government_phase,
            scoring,
            quick,
        ],
        domains=DOMAINS,
        seen=SEEN,
        asked=ASKED,
        knowledge=f"{__package__}.knowledge",
        counted=COUNTED,
        upgrades=UPGRADES,
    ),
    bots=InterstellarBots(),
    table=InterstellarScenes(),
    study=InterstellarStudy(TRAITS),
    options=OPTIONS,
    switches=SWITCHES,
)
