"""Parsec, as the kernel knows it."""

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
from . import setup
from .cards import combat as combat_cards
from .cards import natural, strategic
from .components import (
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
    KINDS,
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
    is_reconstructed,
)
from .invariants import check_modules
from .layout import DERIVED, LAYOUT, SEEN, SIDE, TABLE
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
from .rules.figures import refigure
from .rules.goods import count_purses
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


class ParsecGame(Game):
    def blank(self, players: int) -> State:
        return blank(players)

    def set_up(self, s: State, options: dict[str, str]) -> None:
        assert isinstance(s, Parsec)
        set_up(s, options)

    def derive(self, s: State) -> None:
        """The galaxy, who holds which hex, purses and figures; ValueError where these cannot be."""
        assert isinstance(s, Parsec)
        try:
            check_modules(s)
            lay_galaxy(s)
            count_purses(s)
            for player in range(s.players):
                refigure(s, player)
            fleets.settle_places(s)
        except AssertionError as error:
            raise ValueError(f"this position cannot be: {error}") from None

    def observation(self, players: int) -> list[str]:
        return names_of(TABLE, SEEN, players)

    def scene(self, s: State, viewer: int) -> Scene:
        from .scene.scene import scene

        assert isinstance(s, Parsec)
        return scene(s, viewer)

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        """PAR-22.2, 23.1"""
        timed = options.get("timed", "off")
        rounds = ROUNDS_MOST if timed == "off" else int(timed)
        return players * rounds * TURN_BOUND

    def counts(self, s: State) -> dict[str, list[int]]:
        """Cards, units and points of everybody."""
        assert isinstance(s, Parsec)
        players = range(s.players)
        found = {
            "points": s.scores,
            "goods": [len(s.goods[player]) for player in players],
            "events": [len(s.events[player]) for player in players],
            "permanents": [len(s.permanents[player]) for player in players],
            "factions": [len(s.factions[player]) for player in players],
            "free": s.free.copy(),
        }
        for kind in range(KINDS):
            found[KIND.ids[kind]] = [fleets.in_use(s, player, kind) for player in players]
        return found

    def shows(self, s: State, viewer: int, atom: int) -> list[int]:
        """Where a vessel can go, and whom it could strike from where it is. PAR-8.1, 14.3, 14.4"""
        assert isinstance(s, Parsec)
        unit = atom - UNIT_ATOM
        if not 0 <= unit < UNITS or s.at[unit] == NOBODY or KIND_OF[unit] == COLONY:
            return []
        within = [HEX_ATOM + hex for hex in destinations(s, unit)]
        return within + [UNIT_ATOM + target for target in aiming.in_reach(s, unit)]

    def covers(self, s: State, viewer: int, atom: int) -> list[int]:
        """The hexes into which a vessel could fire from where it is. PAR-14.3, 14.5"""
        assert isinstance(s, Parsec)
        unit = atom - UNIT_ATOM
        if not 0 <= unit < UNITS or s.at[unit] == NOBODY or not is_armed(s, unit):
            return []
        field = set(aiming.field_of_fire(s.at[unit], range_of(s, unit)))
        return [HEX_ATOM + hex for hex in s.galaxy.hexes if hex in field]

    def details(self, s: State, atom: int) -> Text | None:
        """What a card or a faction does, and whether that is reconstructed."""
        if EVENT_ATOM <= atom < EVENT_ATOM + EVENTS:
            effect = EFFECT.text(EFFECT.index(EVENT.ids[atom - EVENT_ATOM]))
            return Text("effect-reconstructed", {"effect": effect}) if is_reconstructed(atom - EVENT_ATOM) else effect
        if FACTION_ATOM <= atom < FACTION_ATOM + FACTIONS:
            return EFFECT.text(EFFECT.index(FACTION.ids[atom - FACTION_ATOM]))
        return None

    def traits(self, s: State, player: int) -> list[tuple[str, str]]:
        assert isinstance(s, Parsec)
        return table_traits(s, player) + super().traits(s, player)

    def trial(self, component: str) -> Trial:
        return trial(component)

    def takes_part(self, s: State, component: str) -> bool:
        assert isinstance(s, Parsec)
        return takes_part(s, component)

    def owner(self, s: State, component: str) -> int:
        assert isinstance(s, Parsec)
        return owner(s, component)

    def promising(self, s: State) -> list[int]:
        from .bots.promising import promising

        assert isinstance(s, Parsec)
        return promising(s)

    def worth(self, s: State, player: int) -> int:
        from .bots.worth import worth

        assert isinstance(s, Parsec)
        return worth(s, player)

    def worths(self, s: State) -> list[int]:
        from .bots.worth import worths

        assert isinstance(s, Parsec)
        return worths(s)

    def worth_scale(self, s: State) -> float:
        from .bots.worth import scale

        assert isinstance(s, Parsec)
        return scale(s)


GAME: Final = ParsecGame(
    key="parsec",
    titles=TITLES,
    players=(MIN_PLAYERS, MAX_PLAYERS),
    version=VERSION,
    atoms=ATOMS,
    domains=DOMAINS,
    counted=COUNTED,
    layout=LAYOUT,
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
    bound=MAX_PLAYERS * ROUNDS_MOST * TURN_BOUND,
    brief={"timed": "20"},
    derived=DERIVED,
    options=OPTIONS,
    switches=tuple(FACTION.ids + EVENT.ids),
    trait_kinds=TRAITS,
    upgrades=UPGRADES,
)
