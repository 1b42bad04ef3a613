"""Starship Interstellar, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.game import Game
from ...clockwork.names import NOBODY, Names
from ...clockwork.state import State
from ...clockwork.text import Text
from ...positions.columns import names_of
from ...positions.layout import PLAYER
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
from .layout import DERIVED, LAYOUT, SEEN, TABLE
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


class InterstellarGame(Game):
    def blank(self, players: int) -> State:
        return blank(players)

    def set_up(self, s: State, options: dict[str, str]) -> None:
        assert isinstance(s, Interstellar)
        set_up(s, options)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """The Sun reaches Earth after so many rounds at most. INT-3.10"""
        return players * EARTH_ICON * ROUND_BOUND

    def scene(self, s: State, viewer: int) -> Scene:
        from .scene.scene import scene

        assert isinstance(s, Interstellar)
        return scene(s, viewer)

    def counts(self, s: State) -> dict[str, list[int]]:
        assert isinstance(s, Interstellar)
        return counts(s)

    def details(self, s: State, atom: int) -> Text | None:
        """What a token, a technology, a building... does."""
        name = ATOMS.names[atom]
        return EFFECT.text(EFFECT.index(name)) if name in EFFECT.places else None

    def traits(self, s: State, player: int) -> list[tuple[str, str]]:
        assert isinstance(s, Interstellar)
        return table_traits(s, player) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: State, component: str) -> bool:
        assert isinstance(s, Interstellar)
        return takes_part(s, component)

    def owner(self, s: State, component: str) -> int:
        """Whoever first took the office, or else of whom the log tells the component first."""
        assert isinstance(s, Interstellar)
        first = served(s, component)
        return super().owner(s, component) if first == NOBODY else first

    def worth(self, s: State, player: int) -> int:
        assert isinstance(s, Interstellar)
        return worth(s, player)

    def worths(self, s: State) -> list[int]:
        assert isinstance(s, Interstellar)
        return worths(s)

    def worth_scale(self, s: State) -> float:
        assert isinstance(s, Interstellar)
        return scale(s)

    def observation(self, players: int) -> list[str]:
        return names_of(TABLE, SEEN, players)


GAME: Final = InterstellarGame(
    key="interstellar",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    domains=DOMAINS,
    counted=COUNTED,
    layout=LAYOUT,
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
    bound=MAX_PLAYERS * EARTH_ICON * ROUND_BOUND,
    derived=DERIVED,
    options=OPTIONS,
    switches=SWITCHES,
    trait_kinds=TRAITS,
    upgrades=UPGRADES,
)
