"""Satellite Exploration: the way to Trappist, of players' satellites and of the Government's. INT-18, 19.7 to 19.10"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from ....mechanisms.decks import Deck
from .. import notes
from ..components import (
    AGAIN,
    ARRIVAL_PRESTIGE,
    COLUMN_FUEL,
    COLUMN_GRANTS,
    DECLINE_ATOM,
    DISCOVERER_BONUS,
    DISCOVERY,
    EXTRA_ACTION,
    GALAXY,
    INTEREST,
    ION_SAILS,
    LAUNCH,
    ROUTE_COLUMNS,
    ROUTE_ROWS,
    SPACE_ATOM,
    SPACE_COLUMN,
    SPACE_ROW,
    TRAPPIST,
    VISITOR_BONUS,
    WORMHOLE,
    Discovery,
    Space,
    space_at,
    technology_number,
)
from ..state import Interstellar
from .gains import THE_COLUMN, THE_DISCOVERY, THE_GALAXY, THE_WORMHOLE, gain_bonus, gain_prestige
from .screens import show_through


def occupied(s: Interstellar, space: Space) -> bool:
    """Whether any satellite stands there."""
    return space == s.government_satellite or space in s.satellite


def enterable(s: Interstellar, space: Space) -> list[Space]:
    """Where a satellite may go from a space: next to it in the next column, or anywhere there if all that is taken.

    From the last column that is Trappist, which is never full. INT-18.3, 18.4, 18.12, 18.15, 18.16
    """
    column = SPACE_COLUMN[space] + 1
    if column > ROUTE_COLUMNS:
        return [TRAPPIST] if space != TRAPPIST else []
    free: list[Space] = []
    near: list[Space] = []
    for row in range(1, ROUTE_ROWS + 1):
        other = space_at(column, row)
        if not occupied(s, other):
            free.append(other)
            if space == LAUNCH or abs(row - SPACE_ROW[space]) <= 1:
                near.append(other)
    return near if near else free


def exploration_cost(s: Interstellar, player: Player) -> int:
    """The fuel for the next move of the player's own satellite. INT-18.5, 8.17"""
    space = s.satellite[player]
    if space == TRAPPIST:
        return 0
    cost = COLUMN_FUEL[SPACE_COLUMN[space] + 1]
    if s.uses(player, ION_SAILS):
        cost -= technology_number(ION_SAILS, "discount")
    return max(0, cost)


def can_explore(s: Interstellar, player: Player) -> bool:
    """Whether the own satellite has somewhere to go, and the reserve the fuel for it. INT-18.15, 18.17"""
    return s.satellite[player] != TRAPPIST and s.fuel[player] >= exploration_cost(s, player)


class Explore(Choice["Interstellar"]):
    """The own satellite moves to a space of the next column, for fuel. INT-18.3 to 18.5

    Out of a wormhole it need not; otherwise it `must`. INT-18.10
    """

    rule: ClassVar[str] = "INT-18.3"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("price",)

    def __init__(self, player: Player, must: bool) -> None:
        super().__init__(player)
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(SPACE_ATOM + space) for space in enterable(s, s.satellite[self.player])]
        if not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.STAYS, self.player)
            return
        cost = exploration_cost(s, self.player)
        s.fuel[self.player] -= cost
        s.writable_satellite()[self.player] = Space(atom - SPACE_ATOM)
        s.tell(notes.EXPLORES, self.player, Space(atom - SPACE_ATOM), cost)
        arrive(s, self.player, Space(atom - SPACE_ATOM), self.player)

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"price": exploration_cost(s, self.player)}


class MoveGovernment(Choice["Interstellar"]):
    """The Government's satellite moves for free, with rewards for the player; it need not unless it `must`. INT-16.13

    So does the governor in the Government phase. INT-18.18, 19.7
    """

    rule: ClassVar[str] = "INT-18.18"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, must: bool) -> None:
        super().__init__(player)
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(SPACE_ATOM + space) for space in enterable(s, s.government_satellite)]
        if options and not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.GOVERNMENT_STAYS, self.player)
            return
        s.government_satellite = Space(atom - SPACE_ATOM)
        s.tell(notes.GOVERNMENT_EXPLORES, self.player, Space(atom - SPACE_ATOM))
        arrive(s, NOBODY, Space(atom - SPACE_ATOM), self.player)


def arrive(s: Interstellar, owner: Player, space: Space, player: Player) -> None:
    """A satellite (of NOBODY: the Government) has entered a space; the player gains what that brings. INT-18.6 to 18.21

    The token's rewards come first, then the column's extra action, then a wormhole's further move.
    """
    if space == TRAPPIST:
        reach_trappist(s, owner)
        gain_prestige(s, player, ARRIVAL_PRESTIGE, notes.ARRIVAL_PRESTIGE)
        return
    new = discover(s, space)
    found = s.discoveries[space]
    works = found != NOTHING and DISCOVERY.ids[found] not in s.without
    if works and AGAIN[found]:
        s.push(EnterWormhole(player, owner == NOBODY))
    if COLUMN_GRANTS[SPACE_COLUMN[space]]:
        gain_bonus(s, player, EXTRA_ACTION, 1, THE_COLUMN)
    if works:
        source = THE_GALAXY if found == GALAXY else THE_WORMHOLE if found == WORMHOLE else THE_DISCOVERY
        bonus, amount = VISITOR_BONUS[found]
        gain_bonus(s, player, bonus, amount, source)
        if new:
            bonus, amount = DISCOVERER_BONUS[found]
            gain_bonus(s, player, bonus, amount, source)


def reach_trappist(s: Interstellar, owner: Player) -> None:
    """A satellite (of NOBODY: the Government) takes the next position there. INT-18.12, 18.14"""
    s.arrivals = [*s.arrivals, owner]
    if owner == NOBODY:
        s.tell(notes.GOVERNMENT_ARRIVES, len(s.arrivals))
    else:
        s.tell(notes.REACHES_TRAPPIST, owner, len(s.arrivals))


def discover(s: Interstellar, space: Space) -> bool:
    """Where no token lies one is drawn and stays, while there are any; whether one was. INT-18.6, 18.19"""
    left = s.interest_pile if INTEREST[space] else s.route_pile
    if s.discoveries[space] != NOTHING or not left.cards:
        return False
    pile: Deck = s.writable_interest_pile() if INTEREST[space] else s.writable_route_pile()
    s.writable_discoveries()[space] = Discovery(pile.draw(s))
    s.tell(notes.DISCOVERED, s.discoveries[space], space)
    return True


class EnterWormhole(Step["Interstellar"]):
    """Who is in a wormhole may move on at once: for fuel, or for free with the Government's satellite. INT-18.10"""

    def __init__(self, player: Player, governing: bool) -> None:
        self.player: Final = player
        self.governing: Final = governing

    def run(self, s: Interstellar) -> None:
        if self.governing:
            s.push(MoveGovernment(self.player, False))
        elif can_explore(s, self.player):
            s.push(Explore(self.player, False))
        else:
            show_through(s)


# Without a governor


class Drift(Step["Interstellar"]):
    """The Government's satellite moves by itself and reveals tokens, but nobody gains anything. INT-19.8 to 19.10"""

    def run(self, s: Interstellar) -> None:
        spaces = enterable(s, s.government_satellite)
        if not spaces:
            return
        space = drift_to(s, spaces)
        s.government_satellite = space
        s.tell(notes.DRIFTS, space)
        if space == TRAPPIST:
            reach_trappist(s, NOBODY)
            return
        discover(s, space)
        found = s.discoveries[space]
        if found != NOTHING and AGAIN[found] and DISCOVERY.ids[found] not in s.without:
            s.push(Drift())


def drift_to(s: Interstellar, spaces: list[Space]) -> Space:
    """A known wormhole, an unknown point of interest, a known galaxy, an unknown space, straight ahead. INT-19.8"""
    best = spaces[0]
    for space in spaces:
        if drift_rank(s, space) < drift_rank(s, best):
            best = space
    return best


def drift_rank(s: Interstellar, space: Space) -> int:
    """How early the drifting satellite prefers a space: 0 comes first. INT-19.8"""
    found = s.discoveries[space]
    if found == WORMHOLE:
        return 0
    if found == NOTHING and INTEREST[space]:
        return 1
    if found == GALAXY:
        return 2
    if found == NOTHING and space != TRAPPIST:
        return 3
    return 4 if SPACE_ROW[space] == SPACE_ROW[s.government_satellite] else 5
