"""The Expanse, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOTHING, Atom, Names, Player
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
from .cards import fleets as fleet_cards
from .cards import influence as influence_cards
from .cards import intrigue as intrigue_cards
from .cards import shared as parts
from .cards.registry import fill
from .components import (
    ABILITY,
    ACTION_CARDS,
    ATOMS,
    BASE,
    CARD,
    CARD_ATOM,
    CREW,
    CREW_ATOM,
    CUBE,
    EFFECT,
    FACTION,
    FACTION_ATOM,
    KIND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ORBIT,
    RESOURCE,
    SECTOR,
    SEVERAL,
    SLOT,
    SLOT_ATOM,
    SLOTS,
    TECH,
    TITLES,
    UNIT,
    ZONE,
    effect_text,
)
from .counts import counts
from .knowledge import deal_unknown
from .layout import ASKED, SEEN, TABLE
from .rules import actions, fleets, influence, rocinante, scoring, turn
from .rules import events as resolve
from .rules import faction_actions as specials
from .setup import FactionsOption, set_up
from .state import Expanse, blank
from .study import TRAITS, faction_served, table_traits, takes_part, trial
from .upgrades import UPGRADES

fill()

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (
        ABILITY,
        BASE,
        CARD,
        CREW,
        CUBE,
        EFFECT,
        FACTION,
        KIND,
        ORBIT,
        RESOURCE,
        SECTOR,
        SEVERAL,
        SLOT,
        TECH,
        UNIT,
        ZONE,
    )
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "player": PLAYER,
    "owner": PLAYER,
    "former": PLAYER,
    "first": PLAYER,
    "second": PLAYER,
    "third": PLAYER,
    "fourth": PLAYER,
    "victim": PLAYER,
    "victims": PLAYER,
    "asked": PLAYER,
    "source": BASE,
    "bases": BASE,
    "destination": ORBIT,
    "orbits": ORBIT,
}

VERSION: Final = 2
"""Raised whenever a change makes old saves play differently."""


BOUND: Final = 2000
"""Decisions in a game: at most one turn per card and one per kept Event, each of a few dozen decisions."""


class ExpanseRecord(LayoutRecord[Expanse]):
    def blank(self, players: int) -> Expanse:
        return blank(players)

    def deal_unknown(self, s: Expanse, player: int, rng: Rng) -> None:
        deal_unknown(s, Player(player), rng)


class ExpanseBots(Bots[Expanse]):
    def worth(self, s: Expanse, player: int) -> int:
        from .bots.worth import worth

        return worth(s, Player(player))

    def worths(self, s: Expanse) -> list[int]:
        from .bots.worth import worths

        return worths(s)

    def worth_scale(self, s: Expanse) -> float:
        from .bots.worth import scale

        return scale(s)

    def promising(self, s: Expanse) -> list[Atom]:
        from .bots.promising import promising

        return promising(s)


class ExpanseTable(Table[Expanse]):
    def scene(self, s: Expanse, viewer: int) -> Scene:
        from .scene.scene import scene

        return scene(s, viewer)

    def details(self, s: Expanse, atom: int) -> Text | None:
        """The effect of the card or the crew member that the option names or is about."""
        if SLOT_ATOM <= atom < SLOT_ATOM + SLOTS:
            return effect_text(CARD.ids[s.track[atom - SLOT_ATOM]])
        if CARD_ATOM <= atom < CARD_ATOM + len(CARD):
            return effect_text(CARD.ids[atom - CARD_ATOM])
        if CREW_ATOM <= atom < CREW_ATOM + len(CREW):
            return effect_text(CREW.ids[atom - CREW_ATOM])
        if isinstance(s.choice, (turn.CardUse, turn.AnswerOffer, turn.UseMiller)):
            return effect_text(CARD.ids[s.choice.card])
        if FACTION_ATOM <= atom < FACTION_ATOM + len(FACTION) and isinstance(s.choice, setup.PickFaction):
            return effect_text(ABILITY.ids[atom - FACTION_ATOM])
        return None


class ExpanseStudy(Study[Expanse]):
    def counts(self, s: Expanse) -> dict[str, list[int]]:
        return counts(s)

    def traits(self, s: Expanse, player: int) -> list[tuple[str, str]]:
        return table_traits(s, Player(player)) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: Expanse, component: str) -> bool:
        return takes_part(s, component)

    def owner(self, s: Expanse, component: str) -> int:
        """A Technology or an ability serves its faction."""
        faction = faction_served(component)
        return super().owner(s, component) if faction == NOTHING else s.who[faction]


class ExpanseGame(Game[Expanse]):
    def set_up(self, s: Expanse, options: dict[str, str]) -> None:
        set_up(s, options["factions"])

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        return BOUND


GAME: Final = ExpanseGame(
    key="expanse",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    record=ExpanseRecord(
        table=TABLE,
        rooms=[
            setup,
            turn,
            actions,
            specials,
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
        domains=DOMAINS,
        seen=SEEN,
        asked=ASKED,
        knowledge=f"{__package__}.knowledge",
        upgrades=UPGRADES,
    ),
    bots=ExpanseBots(),
    table=ExpanseTable(),
    study=ExpanseStudy(TRAITS),
    options=(FactionsOption(),),
    switches=tuple(CARD.ids[:ACTION_CARDS] + TECH.ids + ABILITY.ids + CREW.ids),
)
