"""What a state consists of: positions and views follow from it."""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.names import NOBODY, Names
from ...clockwork.state import State
from ...positions.layout import (
    PLAYER,
    Decked,
    FaceDown,
    Grid,
    Hands,
    Item,
    Number,
    Piece,
    Pile,
    Piles,
    SomePlayers,
)
from ...positions.seats import Seats
from .components import (
    BUILDING,
    BUILDINGS,
    COLUMN,
    DISCOVERY,
    EARTH_ICON,
    EVENT,
    FACES,
    HUMANITY,
    HUMANITY_COUNTS,
    LAST_STEP,
    LEADER,
    LEADERS,
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
    SCIENTISTS,
    SECTOR,
    SLOTS,
    SPACE,
    TECHNOLOGY,
    TOKEN,
    WAREHOUSE,
)
from .state import Interstellar


class Flags(Piece):
    """A yes or no for each thing: those with a yes, as a list."""

    def __init__(self, name: str, by_planet: bool = False) -> None:
        super().__init__(name)
        self.by_planet: Final = by_planet

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

    def __init__(self, name: str, domains: tuple[Names, ...], steps: tuple[int, ...], unknown: bool, most: int) -> None:
        super().__init__(name, domains, steps, least=0, most=most)
        self.unknown: Final = unknown

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Interstellar)
        shown = super().view(s, player)
        assert isinstance(shown, dict)
        return shown | {id: "hidden" for owner, id in enumerate(s.player_ids()) if s.hides(owner, player)}

    def hidden(self, s: State, player: int) -> int:
        """In how many boxes there is something that the player cannot know."""
        assert isinstance(s, Interstellar)
        return sum(1 for owner in range(s.players) if s.hides(owner, player)) if self.unknown else 0


class ScreenedPiles(Piles):
    """Tokens in the boxes: with hidden reserves others see how many there are."""

    def view(self, s: State, player: int) -> object:
        assert isinstance(s, Interstellar)
        piles: list[list[int]] = getattr(s, self.name)
        return {
            id: len(piles[owner]) if s.hides(owner, player) else [self.domain.ids[token] for token in piles[owner]]
            for owner, id in enumerate(s.player_ids())
        }

    def hidden(self, s: State, player: int) -> int:
        from .reserves import unknown_extras

        assert isinstance(s, Interstellar)
        return unknown_extras(s, player)


ENORMOUS: Final = 9999
"""More prestige, fuel or cubes than any game brings; the rules name no limit for them. INT-1.3, 1.6"""
LARGEST: Final = PLANS[MAX_PLAYERS]
"""What a table of the most players has room for; smaller ones are looked at by `check`."""

LAYOUT: Final[list[Piece]] = [
    Seats(),
    Number("hidden_reserves"),
    Number("round", 0, EARTH_ICON),
    Item("phase", PHASE),
    Pile("order", PLAYER),
    Number("place", NOBODY, MAX_PLAYERS),
    Pile("next_order", PLAYER),
    Item("governor", PLAYER),
    Flags("alive", by_planet=True),
    Grid("at", (PLANET,), (), least=0, most=max(ORBIT_SPACES) - 1),
    Hands("pools", TOKEN, "seen_pools", rows=PLANET),
    FaceDown("boxed", TOKEN),
    Number("spiral", 1, EARTH_ICON),
    Number("exploitation", 1, LARGEST.exploitation_spaces),
    Decked("events", EVENT),
    FaceDown("boxed_events", EVENT),
    Pile("past_events", EVENT),
    Grid("solar_bag", (RESOURCE,), (), least=0, most=max(LARGEST.solar_bag)),
    Grid("market", (RESOURCE,), (), least=0, most=LARGEST.market_spaces),
    Grid("humanity_bag", (HUMANITY,), (), least=0, most=max(HUMANITY_COUNTS)),
    Grid("earth", (HUMANITY,), (), least=0, most=max(HUMANITY_COUNTS)),
    Pile("cells", HUMANITY),
    Grid("present", (COLUMN,), (), of=MECHANISM),
    Grid("future", (COLUMN,), (), of=MECHANISM),
    Pile("long_term", MECHANISM),
    Decked("advanced", MECHANISM),
    FaceDown("removed", MECHANISM),
    FaceDown("sectors", SECTOR),
    Pile("construction", MECHANISM),
    Pile("completed", SECTOR),
    Pile("posts", PLAYER),
    Pile("scrapped", MECHANISM),
    Grid("government", (OFFICE,), (), of=PLAYER),
    Grid("discoveries", (SPACE,), (), of=DISCOVERY),
    Decked("route_pile", DISCOVERY),
    Decked("interest_pile", DISCOVERY),
    Grid("satellite", (PLAYER,), (), of=SPACE),
    Item("government_satellite", SPACE),
    Pile("arrivals", PLAYER),
    Pile("shown_extras", TOKEN),
    Grid("prestige", (PLAYER,), (), least=-ENORMOUS, most=ENORMOUS),
    Grid("reputation", (PLAYER,), (), least=REPUTATION_LEAST, most=REPUTATION_MOST),
    Grid("leader", (PLAYER, LEADER), (LEADERS,), least=0, most=LAST_STEP),
    Screened("fuel", (PLAYER,), (), unknown=True, most=ENORMOUS),
    Screened("cubes", (PLAYER, RESOURCE), (RESOURCES,), unknown=True, most=ENORMOUS),
    Screened("scientists", (PLAYER,), (), unknown=False, most=SCIENTISTS),
    Screened("buildings", (PLAYER, BUILDING), (BUILDINGS,), unknown=False, most=max(PIECES)),
    Grid("locked_scientists", (PLAYER,), (), least=0, most=SCIENTISTS),
    Grid("locked_buildings", (PLAYER, BUILDING), (BUILDINGS,), least=0, most=max(PIECES)),
    Grid("technologies", (PLAYER,), (), bits=TECHNOLOGY),
    Grid("wormhole", (PLAYER,), (), of=PLANET),
    ScreenedPiles("hand", TOKEN),
    Piles("played", TOKEN),
    ScreenedPiles("extras", TOKEN),
    Flags("passed"),
    Grid("face", (PLAYER,), (), least=0, most=FACES - 1),
    Grid("bought", (PLAYER,), (), bits=RESOURCE),
    Grid("sold", (PLAYER,), (), bits=RESOURCE),
    Flags("cryo_used"),
    Grid("explorer", (PLAYER,), (), of=PLANET),
    Grid("hold_fuel", (PLAYER,), (), least=0, most=ENORMOUS),
    Grid("hold_cubes", (PLAYER, RESOURCE), (RESOURCES,), least=0, most=ENORMOUS),
    Grid("hold_buildings", (PLAYER, BUILDING), (BUILDINGS,), least=0, most=max(PIECES)),
    Grid("production", (PLAYER, PLANET), (PLANETS,), of=TOKEN),
    Grid("built", (PLAYER, PLANET, BUILDING), (PLANETS * BUILDINGS, BUILDINGS), least=0, most=SLOTS),
    Grid("deposit", (PLAYER, PLANET, RESOURCE), (PLANETS * RESOURCES, RESOURCES), least=0, most=ENORMOUS),
    Grid("warehouse", (PLAYER, PLANET, RESOURCE), (PLANETS * RESOURCES, RESOURCES), least=0, most=WAREHOUSE),
    Piles("retired", TOKEN),
    Hands("drawn_cubes", RESOURCE, "seen_cubes"),
    Hands("drawn_tokens", TOKEN, "seen_tokens"),
    Grid("position", (PLAYER,), (), least=NOBODY, most=MAX_PLAYERS - 1),
    SomePlayers("won"),
]

DERIVED: Final = ("who",)
"""Attributes that follow from those in the layout."""
