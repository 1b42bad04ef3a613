"""Parsec, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOTHING, Names, Player
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
from .cards import combat as combat_cards
from .cards import natural, strategic
from .components import (
    ALL_KINDS,
    ATOMS,
    CATEGORY,
    CELL,
    CHOSEN,
    COLONY,
    COLOUR,
    EFFECT,
    EVENT,
    EVENT_ATOM,
    EVENTS,
    FACTION,
    FACTION_ATOM,
    FACTIONS,
    HEX,
    HEX_ATOM,
    KIND,
    KIND_OF,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODULE,
    MOST_OFFERS,
    PLANET,
    RARITY,
    RESOURCE,
    ROUNDS_MOST,
    TITLES,
    UNIT,
    UNIT_ATOM,
    UNITS,
    WINDOW,
    Event,
    Unit,
    is_reconstructed,
)
from .holdings import holdings
from .invariants import check, check_modules
from .knowledge import deal_unknown
from .layout import SIDE, TABLE
from .observation import ASKED, SEEN
from .rules import (
    elimination,
    extraction,
    fleets,
    movement,
    port,
    purchases,
    settlement,
    trade,
    transit,
    turn,
    victory,
)
from .rules import (
    end_of_turn as ending,
)
from .rules import events as play
from .rules.abilities import is_armed, range_of
from .rules.combat import aiming, attack, battle, evasion, reaction, strike, support, tactics
from .rules.combat import counterattack as counter
from .rules.effects_in_force import count_in_force
from .rules.goods import count_purses
from .rules.possessions import refigure
from .rules.reach import destinations
from .setup import OPTIONS, lay_galaxy, set_up
from .state import Parsec, blank
from .study import TRAITS, owner, table_traits, takes_part, trial
from .upgrades import UPGRADES

DOMAINS: Final[dict[str, Names]] = {
    names.key: names
    for names in (
        CATEGORY,
        CELL,
        COLOUR,
        EFFECT,
        EVENT,
        FACTION,
        HEX,
        KIND,
        MODULE,
        PLANET,
        RARITY,
        RESOURCE,
        UNIT,
        WINDOW,
    )
} | {
    # Attributes of steps and notes that are named after their part in the rule.
    "asked": PLAYER,
    "eliminator": PLAYER,
    "loser": PLAYER,
    "order": PLAYER,
    "owner": PLAYER,
    "partner": PLAYER,
    "player": PLAYER,
    "proposer": PLAYER,
    "victim": PLAYER,
    "cargo": UNIT,
    "shooters": UNIT,
    "target": UNIT,
    "targets": UNIT,
    "transport": UNIT,
    "units": UNIT,
    "hexes": HEX,
    "other": HEX,
    "source": HEX,
    "card": EVENT,
    "chosen": CHOSEN,
    "resources": RESOURCE,
    "side": SIDE,
}

COUNTED: Final[dict[str, Names]] = {
    "ask": RESOURCE,
    "gain": RESOURCE,
    "give": RESOURCE,
    "pay": RESOURCE,
    "price": RESOURCE,
    "toll": RESOURCE,
}

VERSION: Final = 2
"""Raised whenever a change makes old saves play differently."""

OFFER_BOUND: Final = 16
"""Decisions for an offer: with whom, what for what, a counter-offer, the answers."""
TURN_BOUND: Final = 400 + OFFER_BOUND * MOST_OFFERS * (MAX_PLAYERS - 1)
"""Decisions in a turn: every vessel moves and fights, every card is played, every offer is made."""


class ParsecRecord(LayoutRecord[Parsec]):
    def blank(self, players: int) -> Parsec:
        return blank(players)

    def deal_unknown(self, s: Parsec, player: int, rng: Rng) -> None:
        deal_unknown(s, Player(player), rng)

    def check(self, s: Parsec) -> None:
        check(s)

    def derive(self, s: Parsec) -> None:
        """The galaxy, who holds which hex, purses and figures; ValueError where these cannot be."""
        try:
            check_modules(s)
            lay_galaxy(s)
            count_purses(s)
            for player in s.everyone():
                refigure(s, player)
            fleets.settle_places(s)
            count_in_force(s)
        except AssertionError as error:
            raise ValueError(f"this position cannot be: {error}") from None


class ParsecBots(Bots[Parsec]):
    def worth(self, s: Parsec, player: int) -> int:
        from .bots.worth import worth

        return worth(s, Player(player))

    def worths(self, s: Parsec) -> list[int]:
        from .bots.worth import worths

        return worths(s)

    def worth_scale(self, s: Parsec) -> float:
        from .bots.worth import scale

        return scale(s)

    def promising(self, s: Parsec) -> list[int]:
        from .bots.promising import promising

        return promising(s)


class ParsecTable(Table[Parsec]):
    def scene(self, s: Parsec, viewer: int) -> Scene:
        from .scene.scene import scene

        return scene(s, viewer)

    def shows(self, s: Parsec, viewer: int, atom: int) -> list[int]:
        """Where a vessel can go, and whom it could strike from where it is. PAR-8.1, 14.3, 14.4"""
        unit = Unit(atom - UNIT_ATOM)
        if not 0 <= unit < UNITS or s.at[unit] == NOTHING or KIND_OF[unit] == COLONY:
            return []
        within = [HEX_ATOM + hex for hex in destinations(s, unit)]
        return within + [UNIT_ATOM + target for target in aiming.in_reach(s, unit)]

    def covers(self, s: Parsec, viewer: int, atom: int) -> list[int]:
        """The hexes into which a vessel could fire from where it is. PAR-14.3, 14.5"""
        unit = Unit(atom - UNIT_ATOM)
        if not 0 <= unit < UNITS or s.at[unit] == NOTHING or not is_armed(s, unit):
            return []
        field = set(aiming.field_of_fire(s.at[unit], range_of(s, unit)))
        return [HEX_ATOM + hex for hex in s.galaxy.hexes if hex in field]

    def details(self, s: Parsec, atom: int) -> Text | None:
        """What a card or a faction does, and whether that is reconstructed."""
        if EVENT_ATOM <= atom < EVENT_ATOM + EVENTS:
            card = Event(atom - EVENT_ATOM)
            effect = EFFECT.text(EFFECT.index(EVENT.ids[card]))
            return Text("effect-reconstructed", {"effect": effect}) if is_reconstructed(card) else effect
        if FACTION_ATOM <= atom < FACTION_ATOM + FACTIONS:
            return EFFECT.text(EFFECT.index(FACTION.ids[atom - FACTION_ATOM]))
        return None


class ParsecStudy(Study[Parsec]):
    def counts(self, s: Parsec) -> dict[str, list[int]]:
        """Cards, units and points of everybody."""
        players = s.everyone()
        found = {
            "points": s.scores,
            "goods": [len(s.goods[player]) for player in players],
            "events": [len(s.events[player]) for player in players],
            "permanents": [len(s.permanents[player]) for player in players],
            "factions": [len(s.factions[player]) for player in players],
            "free": s.free.copy(),
        }
        for kind in ALL_KINDS:
            found[KIND.ids[kind]] = [fleets.in_use(s, player, kind) for player in players]
        return found

    def holdings(self, s: Parsec) -> dict[str, list[int]]:
        return holdings(s)

    def traits(self, s: Parsec, player: int) -> list[tuple[str, str]]:
        return table_traits(s, Player(player)) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: Parsec, component: str) -> bool:
        return takes_part(s, component)

    def owner(self, s: Parsec, component: str) -> int:
        return owner(s, component)


class ParsecGame(Game[Parsec]):
    def set_up(self, s: Parsec, options: dict[str, str]) -> None:
        set_up(s, options)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """PAR-22.2, 23.1"""
        timed = options.get("timed", "off")
        rounds = ROUNDS_MOST if timed == "off" else int(timed)
        return players * rounds * TURN_BOUND


GAME: Final = ParsecGame(
    key="parsec",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    record=ParsecRecord(
        table=TABLE,
        rooms=[
            setup,
            settlement,
            turn,
            extraction,
            movement,
            trade,
            port,
            transit,
            purchases,
            attack,
            support,
            tactics,
            strike,
            reaction,
            counter,
            evasion,
            battle,
            elimination,
            ending,
            victory,
            play,
            natural,
            combat_cards,
            strategic,
        ],
        domains=DOMAINS,
        seen=SEEN,
        asked=ASKED,
        knowledge=f"{__package__}.knowledge",
        counted=COUNTED,
        upgrades=UPGRADES,
    ),
    bots=ParsecBots(),
    table=ParsecTable(),
    study=ParsecStudy(TRAITS),
    options=OPTIONS,
    switches=tuple(FACTION.ids + EVENT.ids),
    brief={"timed": "20"},
)
