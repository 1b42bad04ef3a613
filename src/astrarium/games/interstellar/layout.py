"""What a state consists of: from this come its class (table.py), positions and views."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...clockwork.names import NOBODY, Names, Player
from ...clockwork.state import State
from ...positions.attributes import REPLACED, SHARED, TRUTHS, Spelling
from ...positions.columns import (
    Among,
    Counted,
    Decides,
    EachSeat,
    Entry,
    PlaceIn,
    Size,
    Slots,
    Told,
    Worked,
    amount,
    category,
    flag,
    whose_column,
)
from ...positions.declare import Table
from ...positions.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Hands,
    Heap,
    Heaps,
    Item,
    Number,
    Piece,
    Pile,
    Piles,
    SomePlayers,
    Truth,
)
from ...positions.questions import Asked
from ...positions.seats import Seats
from .components import (
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLUMN,
    DISCOVERY,
    EARTH_ICON,
    EVENT,
    FACES,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    HUMANITY,
    HUMANITY_COUNTS,
    INTEREST_PILE,
    LAST_STEP,
    LEADER,
    LEADERS,
    LONG_TERM,
    MAX_PLAYERS,
    MECHANISM,
    OFFICE,
    ORBIT_SPACES,
    PHASE,
    PIECES,
    PLANET,
    PLANETS,
    PLANS,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCE,
    RESOURCES,
    ROUTE_PILE,
    SCIENTISTS,
    SECTOR,
    SLOTS,
    SPACE,
    TECHNOLOGY,
    TOKEN,
    WAREHOUSE,
    Discovery,
    Event,
    Mechanism,
    Planet,
    Resource,
    Sector,
    Space,
    Token,
)
from .state import Interstellar

SCREEN: Final = "hides"
"""The function of knowledge.py that says whether the box of a seat is hidden from a player."""


class Flags(Piece):
    """A yes or no for each thing: those with a yes, as a list."""

    type: ClassVar[str] = TRUTHS

    def __init__(self, name: str, by_planet: bool = False) -> None:
        super().__init__(name)
        self.by_planet: Final = by_planet

    def blank_value(self, spelling: Spelling) -> str:
        return f"[False] * {spelling.size(PLANET if self.by_planet else PLAYER)}"

    def _ids(self, s: State) -> list[str]:
        return PLANET.ids if self.by_planet else s.player_ids()

    def encode(self, s: State) -> object:
        flags: list[bool] = getattr(s, self.name)
        return [id for place, id in enumerate(self._ids(s)) if flags[place]]

    def decode(self, s: State, value: Any) -> None:
        ids = self._ids(s)
        for id in value:
            if id not in ids:
                raise ValueError(f"{id!r} is not among {', '.join(ids)}")
            if value.count(id) > 1:
                raise ValueError(f"{id} is there twice")
        setattr(s, self.name, [id in value for id in ids])


class Screened(Grid):
    """Numbers by player that lie in their boxes: with hidden reserves only their owner sees them.

    Where all other such pieces lie open they can be counted, and are not truly `unknown`.
    """

    screen: ClassVar[str] = SCREEN

    def __init__(self, name: str, domains: tuple[Names, ...], steps: tuple[int, ...], unknown: bool, most: int) -> None:
        super().__init__(name, domains, steps, least=0, most=most)
        self.unknown: Final = unknown

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Interstellar)
        shown = super().view(s, player)
        assert isinstance(shown, dict)
        return shown | {id: "hidden" for owner, id in enumerate(s.player_ids()) if s.hides(Player(owner), player)}

    def hidden(self, s: State, player: int) -> int:
        """In how many boxes there is something that the player cannot know."""
        assert isinstance(s, Interstellar)
        return sum(1 for owner in s.everyone() if s.hides(owner, player)) if self.unknown else 0


class ScreenedPiles(Piles):
    """Tokens in the boxes: with hidden reserves others see how many there are."""

    screen: ClassVar[str] = SCREEN

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Interstellar)
        piles: list[list[int]] = getattr(s, self.name)
        return {
            id: len(piles[owner])
            if s.hides(Player(owner), player)
            else [self.domain.ids[token] for token in piles[owner]]
            for owner, id in enumerate(s.player_ids())
        }

    def hidden(self, s: State, player: int) -> int:
        from .reserves import unknown_extras

        assert isinstance(s, Interstellar)
        return unknown_extras(s, Player(player))


ENORMOUS: Final = 9999
"""More prestige, fuel or cubes than any game brings; the rules name no limit for them. INT-1.3, 1.6"""
LARGEST: Final = PLANS[MAX_PLAYERS]
"""What a table of the most players has room for; smaller ones are looked at by `check`."""

LAYOUT: Final[list[Piece]] = [
    Seats(),
    Truth("hidden_reserves").declared("Whether what is in a player's box lies behind a screen. INT-21.20"),
    Number("round", 0, EARTH_ICON).declared("The round. INT-3"),
    Item("phase", PHASE).declared("The phase of the round.", blank="0"),
    Pile("order", PLAYER).declared("The turn order of the phase.", cloned=REPLACED),
    Number("place", NOBODY, MAX_PLAYERS).declared("Whose turn it is, as a place in that order.", blank="NOBODY"),
    Pile("next_order", PLAYER).declared("Those who have passed, in that order: the turn order of the next phase."),
    Item("governor", PLAYER).declared("Who governs during the Government phase. INT-19.2"),
    Flags("alive", by_planet=True).declared(
        "The planets that are not destroyed. INT-7.11", blank="[True] * len(PLANET)", cloned=SHARED
    ),
    Grid("at", (PLANET,), (), least=0, most=max(ORBIT_SPACES) - 1).declared(
        "The space of each planet; destroyed ones keep their last, on which Explorers drift. INT-7.11",
        blank="START_SPACE.copy()",
        cloned=SHARED,
    ),
    Hands("pools", TOKEN, "seen_pools", rows=PLANET).declared(
        "The face-down production tokens of each planet, those that somebody is looking at included.", cloned=SHARED
    ),
    FaceDown("boxed", TOKEN).declared(
        "Production tokens that stay in the box unseen, in the order of their planets.", cloned=SHARED
    ),
    Number("spiral", 1, EARTH_ICON).declared("The place of the marker on the spiral."),
    Number("exploitation", 1, LARGEST.exploitation_spaces).declared(
        "The place of the marker on the exploitation track."
    ),
    Decked("events", EVENT).declared("The event pile.", cloned=SHARED),
    FaceDown("boxed_events", EVENT).declared("Events that stay in the box unseen.", cloned=SHARED),
    Heap("past_events", EVENT).declared("Events that have happened.", cloned=REPLACED),
    Grid("solar_bag", (RESOURCE,), (), least=0, most=max(LARGEST.solar_bag)).declared(
        "The cubes in the solar bag, those that somebody is looking at included.", cloned=SHARED
    ),
    Grid("market", (RESOURCE,), (), least=0, most=LARGEST.market_spaces).declared("The cubes on the market."),
    Grid("humanity_bag", (HUMANITY,), (), least=0, most=max(HUMANITY_COUNTS)).declared(
        "The cubes in the humanity bag. INT-17", cloned=SHARED
    ),
    Grid("earth", (HUMANITY,), (), least=0, most=max(HUMANITY_COUNTS)).declared(
        "The cubes on Earth. INT-17", cloned=SHARED
    ),
    Heap("cells", HUMANITY).declared("The cubes in the cells of the ship, in their order. INT-17", cloned=SHARED),
    Grid("present", (COLUMN,), (), of=MECHANISM).declared(
        "The mechanism of each column of the present. INT-14", cloned=SHARED
    ),
    Grid("future", (COLUMN,), (), of=MECHANISM).declared(
        "The mechanism of each column of the future. INT-14", cloned=SHARED
    ),
    Pile("long_term", MECHANISM).declared("Mechanisms planned for later. INT-14", cloned=REPLACED),
    Decked("advanced", MECHANISM).declared("The pile of advanced mechanisms.", cloned=SHARED),
    FaceDown("removed", MECHANISM).declared("Mechanisms out of the game, unseen.", cloned=SHARED),
    FaceDown("sectors", SECTOR).declared("The stack, face up; the last one is under construction.", cloned=SHARED),
    Pile("construction", MECHANISM).declared("The mechanisms on the sector under construction.", cloned=REPLACED),
    Pile("completed", SECTOR).declared("Completed sectors, in their order.", cloned=REPLACED),
    Pile("posts", PLAYER).declared("Who has the command post of each completed sector.", cloned=REPLACED),
    Heap("scrapped", MECHANISM).declared("Mechanisms that left the game with their sector.", cloned=REPLACED),
    Grid("government", (OFFICE,), (), of=PLAYER).declared("Whose scientist sits in each office.", cloned=SHARED),
    Grid("discoveries", (SPACE,), (), of=DISCOVERY).declared(
        "The discovery on each space of the route. INT-18", cloned=SHARED
    ),
    Decked("route_pile", DISCOVERY).declared("The pile of discoveries of the route.", cloned=SHARED),
    Decked("interest_pile", DISCOVERY).declared("The pile of discoveries of interest.", cloned=SHARED),
    Grid("satellite", (PLAYER,), (), of=SPACE).declared(
        "The space of each player's satellite. INT-18", blank="[LAUNCH] * players", cloned=SHARED
    ),
    Item("government_satellite", SPACE).declared("The space of the Government's satellite.", blank="LAUNCH"),
    Pile("arrivals", PLAYER).declared(
        "Who reached Trappist, in that order; NOBODY is the Government.", cloned=REPLACED
    ),
    Heap("shown_extras", TOKEN).declared("Extra tokens that have been shown to all.", cloned=REPLACED),
    Grid("prestige", (PLAYER,), (), least=-ENORMOUS, most=ENORMOUS).declared("Prestige."),
    Grid("reputation", (PLAYER,), (), least=REPUTATION_LEAST, most=REPUTATION_MOST).declared("Reputation."),
    Grid("leader", (PLAYER, LEADER), (LEADERS,), least=0, most=LAST_STEP).declared(
        "The steps on the leader tracks, by player and track.", cloned=SHARED
    ),
    Screened("fuel", (PLAYER,), (), unknown=True, most=ENORMOUS).declared("Fuel in the Available Reserve."),
    Screened("cubes", (PLAYER, RESOURCE), (RESOURCES,), unknown=True, most=ENORMOUS).declared(
        "Cubes in the Available Reserve, by player and colour: see `cubes_of`."
    ),
    Screened("scientists", (PLAYER,), (), unknown=False, most=SCIENTISTS).declared(
        "Scientists in the Available Reserve."
    ),
    Screened("buildings", (PLAYER, BUILDING), (BUILDINGS,), unknown=False, most=max(PIECES)).declared(
        "Buildings in the Available Reserve, by player and kind.", cloned=SHARED
    ),
    Grid("locked_scientists", (PLAYER,), (), least=0, most=SCIENTISTS).declared(
        "Scientists that are not unlocked yet.", cloned=SHARED
    ),
    Grid("locked_buildings", (PLAYER, BUILDING), (BUILDINGS,), least=0, most=max(PIECES)).declared(
        "Buildings that are not unlocked yet, by player and kind.", cloned=SHARED
    ),
    Grid("technologies", (PLAYER,), (), bits=TECHNOLOGY).declared(
        "The technologies of each player, as a mask.", cloned=SHARED
    ),
    Grid("wormhole", (PLAYER,), (), of=PLANET).declared(
        "The planet on which a player's wormhole token lies.", cloned=SHARED
    ),
    ScreenedPiles("hand", TOKEN).declared("Tokens that a player can play. INT-4"),
    Piles("played", TOKEN).declared("The personal stacks; the last token is the active one. INT-4.1"),
    ScreenedPiles("extras", TOKEN).declared("Extra tokens of each player.", cloned=SHARED),
    Flags("passed").declared("Who has passed."),
    Grid("face", (PLAYER,), (), least=0, most=FACES - 1).declared("The face of the active token that was used."),
    Grid("bought", (PLAYER,), (), bits=RESOURCE).declared(
        "The colours, as a mask, bought under the active Market token. INT-11.6", cloned=SHARED
    ),
    Grid("sold", (PLAYER,), (), bits=RESOURCE).declared("The colours, as a mask, sold under it.", cloned=SHARED),
    Flags("cryo_used").declared("Who has used Cryogenics this round.", cloned=SHARED),
    Grid("explorer", (PLAYER,), (), of=PLANET).declared(
        "The planet of each player's Explorer. INT-10", blank="[EARTH] * players", cloned=SHARED
    ),
    Grid("hold_fuel", (PLAYER,), (), least=0, most=ENORMOUS).declared("Fuel in the Explorer's hold.", cloned=SHARED),
    Grid("hold_cubes", (PLAYER, RESOURCE), (RESOURCES,), least=0, most=ENORMOUS).declared(
        "Cubes in the hold, by player and colour.", cloned=SHARED
    ),
    Grid("hold_buildings", (PLAYER, BUILDING), (BUILDINGS,), least=0, most=max(PIECES)).declared(
        "Buildings in the hold, by player and kind.", cloned=SHARED
    ),
    Grid("production", (PLAYER, PLANET), (PLANETS,), of=TOKEN).declared(
        "The production token of the base in each region; NOBODY: no base. INT-2.5", cloned=SHARED
    ),
    Grid("built", (PLAYER, PLANET, BUILDING), (PLANETS * BUILDINGS, BUILDINGS), least=0, most=SLOTS).declared(
        "Buildings in each region, by kind.", cloned=SHARED
    ),
    Grid("deposit", (PLAYER, PLANET, RESOURCE), (PLANETS * RESOURCES, RESOURCES), least=0, most=ENORMOUS).declared(
        "Cubes in the deposit of each region, by colour.", cloned=SHARED
    ),
    Grid("warehouse", (PLAYER, PLANET, RESOURCE), (PLANETS * RESOURCES, RESOURCES), least=0, most=WAREHOUSE).declared(
        "Cubes in the warehouse of each region, by colour.", cloned=SHARED
    ),
    Heaps("retired", TOKEN).declared(
        "Production tokens that lie face up in a player's regions and are never used again.", cloned=SHARED
    ),
    Hands("drawn_cubes", RESOURCE, "seen_cubes").declared(
        "Cubes of the solar bag that a player is looking at.", cloned=SHARED
    ),
    Hands("drawn_tokens", TOKEN, "seen_tokens").declared(
        "Tokens of a planet that a player is looking at.", cloned=SHARED
    ),
    Grid("position", (PLAYER,), (), least=NOBODY, most=MAX_PLAYERS - 1).declared(
        "The place of a player's satellite in the Trappist ranking, from 0; NOBODY: none. INT-20",
        blank="[NOBODY] * players",
        cloned=SHARED,
    ),
    SomePlayers("won").declared("Who won."),
]

TABLE: Final = Table(
    "Interstellar",
    LAYOUT,
    imports={".components": ("EARTH", "LAUNCH", "START_SPACE")},
    things=(Discovery, Event, Mechanism, Planet, Resource, Sector, Space, Token),
)
DERIVED: Final = TABLE.derived_names
"""Attributes that follow from those in the layout."""

SECTOR_COUNT: Final = len(SECTOR)
MOST_TOKENS: Final = FIRST_PRODUCTION + PLANETS + LARGEST.extra_tokens
"""A player's basic tokens, one for the base of each planet, and all extra ones; as many bases may get another token."""
MOST_ARRIVALS: Final = MAX_PLAYERS + 1
"""All players, and the Government."""

SEEN: Final[list[Entry]] = [
    Told("hidden_reserves"),
    Told("round"),
    Told("phase"),
    Told("place"),
    Told("spiral"),
    Told("exploitation"),
    Counted("cells", "cells:{}", most=max(HUMANITY_COUNTS)),
    Size("boxed", most=FIRST_EXTRA - FIRST_PRODUCTION),
    Size("events", most=len(EVENT)),
    Size("boxed_events", most=len(EVENT)),
    Size("advanced", most=len(MECHANISM)),
    Size("removed", most=len(MECHANISM)),
    Size("sectors", most=SECTOR_COUNT),
    Size("route_pile", most=len(ROUTE_PILE)),
    Size("interest_pile", most=len(INTEREST_PILE)),
    Told("government_satellite", where=True),
    Told("governor"),
    Told("alive", "alive:{}", by=(PLANET,)),
    Told("at", "at:{}"),
    Size("pools", "pool:{}", most=len(TOKEN)),
    Told("solar_bag", "solar_bag:{}"),
    Told("market", "market:{}"),
    Told("humanity_bag", "humanity_bag:{}"),
    Told("earth", "earth:{}"),
    Told("present", "present:{}"),
    Told("future", "future:{}"),
    Slots("long_term", LONG_TERM, "long_term:{}"),
    Slots("construction", LARGEST.sector_mechanisms, "construction:{}"),
    Slots("completed", SECTOR_COUNT, "completed:{}"),
    Among("scrapped", "scrapped:{}"),
    Slots("posts", SECTOR_COUNT, "post:{}"),
    Among("past_events", "past_event:{}"),
    Told("government", "government:{}"),
    Told("discoveries", "discovery:{}"),
    Among("shown_extras", "shown_extra:{}", first=FIRST_EXTRA),
    Slots("arrivals", MOST_ARRIVALS, "arrival:{}"),
    Worked("known_tokens", (amount(0, 2, "known:{}"),), (TOKEN.ids[FIRST_PRODUCTION:FIRST_EXTRA],)),
    Worked("retired_by", (whose_column(MAX_PLAYERS, "retired:{}"),), (TOKEN.ids[FIRST_PRODUCTION:FIRST_EXTRA],)),
    Worked("own_cubes_drawn", (amount(0, max(LARGEST.solar_bag), "drawn_cubes:{}"),), (RESOURCE.ids,)),
    EachSeat(
        "player{}.*",
        [
            Told("colour", by=(COLOUR,)),
            Told("prestige"),
            Told("reputation"),
            Told("position"),
            Size("drawn_cubes", most=sum(LARGEST.solar_bag)),
            Size("drawn_tokens", most=FIRST_EXTRA - FIRST_PRODUCTION),
            Told("locked_scientists"),
            Size("hand", "tokens", most=len(TOKEN)),
            Told("fuel"),
            Told("scientists"),
            Told("hold_fuel"),
            Told("explorer", where=True),
            Told("satellite", where=True),
            Told("wormhole", where=True),
            Told("face"),
            Told("passed"),
            Told("cryo_used"),
            Told("bought"),
            Told("sold"),
            Worked("active_token", (category(TOKEN, "active"),), single=True),
            PlaceIn("order"),
            PlaceIn("next_order"),
            Told("leader", "leader:{}"),
            Told("cubes", "cubes:{}"),
            Told("hold_cubes", "hold:{}"),
            Told("buildings", "buildings:{}"),
            Told("locked_buildings", "locked:{}"),
            Told("hold_buildings", "hold:{}"),
            Worked("technologies_seen", (flag("technology:{}"),), (TECHNOLOGY.ids,)),
            Slots("hand", MOST_TOKENS, "hand:{}"),
            Size("extras", most=LARGEST.extra_tokens),
            Slots("extras", LARGEST.extra_tokens, "extra:{}"),
            Slots("played", MOST_TOKENS + PLANETS, "played:{}"),
            Told("production", "production:{}"),
            Told("built", "built:{}:{}"),
            Told("deposit", "deposit:{}:{}"),
            Told("warehouse", "warehouse:{}:{}"),
            Decides(),
        ],
        first=1,
    ),
]
"""What players see as numbers, in this order."""

ASKED: Final = Asked(
    levels=5,
    bounds={
        "amount": (0, 99),
        "cost": (0, 99),
        "counts": (0, ENORMOUS),
        "crewed": (0, 1),
        "cubes": (0, max(LARGEST.solar_bag)),
        "discount": (0, 99),
        "governing": (0, 1),
        "idle": (0, SLOTS),
        "kept": (0, sum(LARGEST.solar_bag)),
        "least": (0, 99),
        "left": (0, 99),
        "must": (0, 1),
        "paid": (0, 99),
        "powers": (0, 99),
        "prelude": (0, 1),
        "raised": (0, 99),
        "times": (0, MOST_TOKENS),
    },
    lengths={"counts": 4, "owed": 12, "powers": 12},
)
"""What the attributes of steps can be."""
