"""Who sits where, and what can be read off the places of the systems: planets, moons, bases."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from .atoms import PLACE_ATOM
from .components import (
    BERTHED,
    COLOURS,
    DESTINY_HAND,
    FIRST_MOON,
    FRONT_PLANETS,
    GROUND_BITS,
    MOON_BITS,
    MOST_BASES,
    PLACES,
    PLANETS,
    PLANETS_OF_HEX,
    SEATS,
    SLOTS,
    SYSTEM_BITS,
    SYSTEM_OF,
    TOKEN_BASES,
)
from .table import CosmicTable


class Galaxy(CosmicTable):
    """The systems around the Warp, and the tokens on them."""

    # Who is who

    def left_of(self, player: int) -> int:
        return (player + 1) % self.players

    def around(self, player: int) -> list[int]:
        """The other players, clockwise from the player's left. The list is shared."""
        return OTHERS[self.players * SEATS + player]

    def timing_order(self) -> list[int]:
        """Who acts when: see `orders`. The list is shared. COS-8.1, 8.8"""
        return ORDERS[(self.players * SEATS + self.offense) * SEATS + self.defender + 1]

    def owner_of_place(self, place: int) -> int:
        return self.owner[SYSTEM_OF[place]]

    # Places

    def planets_in(self, system: int) -> list[int]:
        """The planets of a system that are still in the game, the bases of visitors on the giant not among them.

        The list may be shared.
        """
        hex = self.back[system]
        count = FRONT_PLANETS if hex == NOBODY else PLANETS_OF_HEX[hex]
        first = system * SLOTS
        if self.gone == 0:
            return PLANETS_FROM[first + count * PLACES]
        return [place for place in range(first, first + count) if not self.gone >> place & 1]

    def moons_in(self, system: int) -> list[int]:
        """The places of the moons that are still in the game."""
        if not self.moons_used:
            return []
        first = FIRST_MOON + 2 * system
        return [place for place in (first, first + 1) if self.moon_at[place - FIRST_MOON] != NOBODY]

    def is_berthed(self, system: int) -> bool:
        """Whether visitors have bases of their own there, one per landing. COS-9.8, 9.19"""
        return BERTHED[self.back[system]]

    def is_dust(self, place: int) -> bool:
        """Whether a place is dust, where each of the owner's tokens is a base of its own. COS-9.18"""
        return self.turned and place < PLANETS and TOKEN_BASES[self.back[place // SLOTS]]

    def at(self, player: int, place: int) -> int:
        """How many tokens the player has on a place."""
        return self.tokens[player * PLACES + place]

    def occupants(self, place: int) -> list[int]:
        return [player for player in range(self.players) if self.tokens[player * PLACES + place] > 0]

    def base_list(self, player: int) -> list[int]:
        """All places where the player has tokens, moons included."""
        found: list[int] = []
        mask = self.bases[player]
        first = 0
        while mask > 0:
            if mask & 63:
                found += SIX_PLACES[first + (mask & 63)]
            mask >>= 6
            first += 64
        return found

    def base_atoms(self, player: int) -> list[int]:
        """The same as atoms; the list is new."""
        found: list[int] = []
        mask = self.bases[player]
        first = 0
        while mask > 0:
            if mask & 63:
                found += SIX_ATOMS[first + (mask & 63)]
            mask >>= 6
            first += 64
        return found

    def has_base(self, player: int, place: int) -> bool:
        return self.bases[player] >> place & 1 == 1

    def on_bases(self, player: int) -> int:
        """All the player's tokens on bases."""
        total = 0
        mask = self.bases[player]
        at = player * PLACES
        while mask > 0:
            if mask & 63:
                for place in SIX_PLACES[mask & 63]:
                    total += self.tokens[at + place]
            mask >>= 6
            at += 6
        return total

    def in_game(self, player: int) -> int:
        """Tokens that are not out of the game. COS-2.7"""
        return self.fleet[player] - self.out[player]

    def home_bases(self, player: int) -> int:
        """Planets with own tokens and own moons of the own system. COS-4.5, 9.18"""
        system = self.home[player]
        if TOKEN_BASES[self.back[system]]:
            return self.tokens[player * PLACES + system * SLOTS] + bits(
                self.bases[player] & SYSTEM_BITS[system] & MOON_BITS
            )
        return bits(self.bases[player] & SYSTEM_BITS[system])

    def external_bits(self, player: int) -> int:
        return self.bases[player] & GROUND_BITS & ~SYSTEM_BITS[self.home[player]]

    def external_bases(self, player: int) -> int:
        """Bases on planets outside the own system. COS-2.2, 2.6, 13.13; Moon Base Omega: see `victory.external`."""
        return bits(self.external_bits(player))

    def planet_bases(self, player: int) -> int:
        """Home and external bases on planets. COS-9.10"""
        system = self.home[player]
        outside = self.external_bases(player)
        hex = self.back[system]
        if TOKEN_BASES[hex]:
            return outside + self.tokens[player * PLACES + system * SLOTS]
        if MOST_BASES[hex] > 0:
            return outside + min(MOST_BASES[hex], self.tokens[player * PLACES + system * SLOTS])
        return outside + bits(self.bases[player] & SYSTEM_BITS[system] & GROUND_BITS)

    def count_bases(self) -> None:
        """Work out where everybody has bases."""
        for player in range(self.players):
            mask = 0
            for place in range(PLACES):
                if self.tokens[player * PLACES + place] > 0:
                    mask |= 1 << place
            self.bases[player] = mask

    def owner_with_destiny_hand(self) -> int:
        """Whose reverse side gives him destiny cards of his own, or NOBODY. COS-9.21"""
        if self.turned:
            for system, hex in enumerate(self.back):
                if DESTINY_HAND[hex] > 0:
                    return self.owner[system]
        return NOBODY

    def count_systems(self) -> None:
        """Work out who owns which system, and what its reverse side changes."""
        owner: list[int] = [NOBODY] * COLOURS
        for player in range(self.players):
            if self.home[player] != NOBODY:
                owner[self.home[player]] = player
        self.owner = owner
        self.turned = False
        self.tokens_count = False
        for hex in self.back:
            if hex != NOBODY:
                self.turned = True
                if BERTHED[hex]:
                    self.tokens_count = True


SIX_PLACES: Final[list[list[int]]] = [
    [6 * six + place for place in range(6) if set_bits >> place & 1] for six in range(11) for set_bits in range(64)
]
"""For each six places in a row, and each set of them as bits, which places these are."""


SIX_ATOMS: Final[list[list[int]]] = [[PLACE_ATOM + place for place in places] for places in SIX_PLACES]
"""The same as atoms."""

PLANETS_FROM: Final[list[list[int]]] = [
    list(range(first, first + count)) for count in range(SLOTS + 1) for first in range(PLACES)
]
"""So many planets in a row from a first one on."""


def orders() -> list[list[int]]:
    """The others from the offense's left, the offense, last the defender: for every offense and defender. COS-8.1"""
    found: list[list[int]] = []
    for players in range(SEATS):
        for offense in range(SEATS):
            for defender in range(NOBODY, SEATS - 1):
                others = [(offense + step) % max(1, players) for step in range(1, players)]
                order = [player for player in others if player != defender]
                last = [] if defender in (NOBODY, offense) else [defender]
                found.append([*order, offense, *last])
    return found


ORDERS: Final[list[list[int]]] = orders()
OTHERS: Final[list[list[int]]] = [
    [(player + step) % max(1, players) for step in range(1, players)]
    for players in range(SEATS)
    for player in range(SEATS)
]
"""For each number of players and each player the others, clockwise from the left."""


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count
