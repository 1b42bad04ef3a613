"""Last Aurora and Project Athena, as the kernel knows them."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import Names, Player
from ...clockwork.text import Text
from ...contract.bots import Bots
from ...contract.game import Game
from ...contract.study import Study
from ...contract.table import Table
from ...positions.layout import PLAYER
from ...positions.record import LayoutRecord
from ...scenes.scene import Scene
from ...study.traits import Trial
from . import setup
from .card_texts import EFFECT, card_effect, object_effect, special_effect
from .components import ACTION, ATOMS, CARD_ATOM, DEAL, OBJECT, OBJECT_ATOM, OBJECTS, OUTCOME, SITE, SPECIAL_ATOM
from .counts import counts
from .invariants import check, check_kinds
from .knowledge import deal_unknown
from .layout import ASKED, SEEN, TABLE
from .pieces import COLOUR, ITEM, MAX_PLAYERS, MIN_PLAYERS, PHASE, RESOURCE, ROUNDS, TERM, TITLES, ZONE
from .printed_cards import ABILITY, AMBUSH, AREA, BOX, BOX_KIND, CARD, CARDS, HAPPENING, NO_ABILITY, SPECIAL
from .roads import MAP, REGION, SPACE, TURRET, WAYPOINT
from .rules import (
    action,
    ambush,
    automa,
    blows,
    cargo,
    contamination,
    convoy,
    damage,
    enemy_fire,
    events,
    exploration,
    locations,
    movement,
    objects,
    parties,
    rest,
    road,
    round,
    scoring,
    spoils,
    survivors,
    turrets,
    zone,
)
from .rules import (
    armed_locations as armed,
)
from .rules import (
    convoy_fire as attack,
)
from .rules import (
    encounters as deals,
)
from .rules import (
    end_of_round as ending,
)
from .rules import (
    fame as renown,
)
from .rules import (
    turn_order as order,
)
from .rules.cargo import count_reserve
from .rules.contamination import AMONG
from .rules.room import refit
from .setup import OPTIONS, set_up
from .state import Athena, blank
from .study import TRAITS, table_traits, takes_part, trial
from .upgrades import UPGRADES

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (
        ABILITY,
        ACTION,
        AMONG,
        AREA,
        BOX,
        BOX_KIND,
        CARD,
        COLOUR,
        DEAL,
        EFFECT,
        ITEM,
        MAP,
        OBJECT,
        OUTCOME,
        PHASE,
        REGION,
        RESOURCE,
        SITE,
        SPACE,
        SPECIAL,
        TERM,
        TURRET,
        WAYPOINT,
        ZONE,
    )
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "player": PLAYER,
    "asked": PLAYER,
    "side": PLAYER,
    "sides": PLAYER,
    "first": PLAYER,
    "second": PLAYER,
    "third": PLAYER,
    "fourth": PLAYER,
    "enemy": CARD,
    "survivor": CARD,
    "weapon": BOX,
}

SWITCHES: Final = (
    *[id for ability, id in enumerate(ABILITY.ids) if ability != NO_ABILITY],
    *SPECIAL.ids,
    *HAPPENING.ids,
    *AMBUSH.ids,
    *OBJECT.ids,
    *DEAL.ids,
)
"""Abilities, special boxes, Events, Ambushes, Objects, options of encounters and bonus actions."""

VERSION: Final = 3
"""Raised whenever a change makes old saves play differently."""

ROUND_BOUND: Final = 100
"""Decisions of a player in a round: every survivor explores, every box and object is used, every weapon fires."""


class AthenaRecord(LayoutRecord[Athena]):
    def blank(self, players: int) -> Athena:
        return blank(players)

    def derive(self, s: Athena) -> None:
        """What is left in the reserve, and what each convoy is made of."""
        check_kinds(s)
        for side in s.all_sides():
            refit(s, side)
        count_reserve(s)

    def sides(self, players: int) -> int:
        """Who plays alone plays against the Automa. ATH-S.1"""
        return max(players, 2)

    def deal_unknown(self, s: Athena, player: int, rng: Rng) -> None:
        deal_unknown(s, Player(player), rng)

    def check(self, s: Athena) -> None:
        check(s)


class AthenaBots(Bots[Athena]):
    def worth(self, s: Athena, player: int) -> int:
        from .bots.worth import worth

        return worth(s, Player(player))

    def worths(self, s: Athena) -> list[int]:
        from .bots.worth import worths

        return worths(s)

    def worth_scale(self, s: Athena) -> float:
        from .bots.worth import scale

        return scale(s)


class AthenaScenes(Table[Athena]):
    def scene(self, s: Athena, viewer: int) -> Scene:
        from .scene.scene import scene

        return scene(s, viewer)

    def details(self, s: Athena, atom: int) -> Text | None:
        """What a card, an object or a special box does."""
        if CARD_ATOM <= atom < CARD_ATOM + CARDS:
            return card_effect(atom - CARD_ATOM)
        if OBJECT_ATOM <= atom < OBJECT_ATOM + OBJECTS:
            return object_effect(atom - OBJECT_ATOM)
        if SPECIAL_ATOM <= atom < SPECIAL_ATOM + len(SPECIAL):
            return special_effect(atom - SPECIAL_ATOM)
        return None


class AthenaStudy(Study[Athena]):
    def counts(self, s: Athena) -> dict[str, list[int]]:
        return counts(s)

    def traits(self, s: Athena, player: int) -> list[tuple[str, str]]:
        return table_traits(s, Player(player)) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: Athena, component: str) -> bool:
        return takes_part(s, component)


class AthenaGame(Game[Athena]):
    def set_up(self, s: Athena, options: dict[str, str]) -> None:
        set_up(s, options)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """ATH-B.5.1"""
        return players * ROUNDS * ROUND_BOUND


GAME: Final = AthenaGame(
    key="athena",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    record=AthenaRecord(
        table=TABLE,
        rooms=[
            setup,
            round,
            zone,
            events,
            exploration,
            parties,
            action,
            deals,
            locations,
            armed,
            objects,
            rest,
            movement,
            road,
            ending,
            scoring,
            automa,
            cargo,
            convoy,
            damage,
            survivors,
            contamination,
            renown,
            order,
            ambush,
            blows,
            turrets,
            attack,
            spoils,
            enemy_fire,
        ],
        domains=DOMAINS,
        seen=SEEN,
        asked=ASKED,
        knowledge=f"{__package__}.knowledge",
        upgrades=UPGRADES,
    ),
    bots=AthenaBots(),
    table=AthenaScenes(),
    study=AthenaStudy(TRAITS),
    options=OPTIONS,
    switches=SWITCHES,
)
