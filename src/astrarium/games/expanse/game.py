"""The Expanse, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.game import Game
from ...clockwork.layout import PLAYER
from ...clockwork.names import Names
from ...clockwork.scene import Scene
from ...clockwork.state import State
from . import actions, fleets, influence, rocinante, scoring, setup, turn
from .components import (
    ABILITY,
    ACTION_CARDS,
    ATOMS,
    BASE,
    CARD,
    CREW,
    CUBE,
    FACTION,
    KIND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ORBIT,
    RESOURCE,
    SECTOR,
    SLOT,
    TECH,
    TITLES,
    UNIT,
    ZONE,
)
from .events import fleet_cards, influence_cards, intrigue_cards, parts, resolve
from .knowledge import field_names
from .setup import FactionsOption, set_up
from .state import LAYOUT, Expanse, blank

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (ABILITY, BASE, CARD, CREW, CUBE, FACTION, KIND, ORBIT, RESOURCE, SECTOR, SLOT, TECH, UNIT, ZONE)
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "player": PLAYER,
    "owner": PLAYER,
    "victim": PLAYER,
    "victims": PLAYER,
    "asked": PLAYER,
    "source": BASE,
    "bases": BASE,
    "destination": ORBIT,
    "orbits": ORBIT,
}

VERSION: Final = 1
"""Raised whenever a change makes old saves play differently."""


class ExpanseGame(Game):
    def blank(self, players: int) -> State:
        return blank(players)

    def set_up(self, s: State, options: dict[str, str]) -> None:
        assert isinstance(s, Expanse)
        set_up(s, options["factions"])

    def observation(self, players: int) -> list[str]:
        return field_names(players)

    def scene(self, s: State, viewer: int) -> Scene:
        from .scene import scene

        assert isinstance(s, Expanse)
        return scene(s, viewer)

    def worth(self, s: State, player: int) -> int:
        from .worth import worth

        assert isinstance(s, Expanse)
        return worth(s, player)


GAME: Final = ExpanseGame(
    key="expanse",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    domains=DOMAINS,
    layout=LAYOUT,
    rooms=[
        setup,
        turn,
        actions,
        influence,
        fleets,
        scoring,
        rocinante,
        resolve,
        parts,
        influence_cards,
        fleet_cards,
        intrigue_cards,
    ],
    options=(FactionsOption(),),
    switches=tuple(CARD.ids[:ACTION_CARDS] + TECH.ids + ABILITY.ids + CREW.ids),
)
