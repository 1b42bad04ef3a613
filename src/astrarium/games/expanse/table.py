"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, NOTHING, Player
from ...mechanisms.decks import Deck
from ...positions.seats import Seated
from .components import BASE, BASES, KINDS, MAX_PLAYERS, PLACES, SECTOR, Card, Orbit, Sector

NO_DECK: Final = Deck([])
NO_CARD: Final[list[Card]] = []
NO_PLAYER: Final[list[Player]] = []
NO_SECTOR: Final[list[Sector]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LIST_CARD: Final[list[list[Card]]] = []
"""What a state has before a table is laid or copied into it: never changed."""


class ExpanseTable(Seated):
    """What a state of this game consists of. See `Expanse`."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.turn: int = 0
        """Turns begun so far."""
        self.active: Player = NOBODY
        """Whose turn it is."""
        self.points: list[int] = NO_NUMBERS
        """Control points. EXP-1.6"""
        self.supply: list[int] = NO_NUMBERS
        """Cubes beside the map. EXP-3.4"""
        self.diplomat_supply: int = 0
        """Diplomats of the UN beside the map."""
        self.cubes: list[int] = NO_NUMBERS
        """Influence, Diplomats included: `cubes[player * BASES + base]`."""
        self.diplomats: list[int] = NO_NUMBERS
        """How many of the cubes there are Diplomats. EXP-19.5"""
        self.units: list[int] = NO_NUMBERS
        """Fleets, in Orbits and off the map: see `unit_index`."""
        self.roci_orbit: Orbit = Orbit(NOTHING)
        """The Orbit of the Rocinante."""
        self.roci_holder: Player = NOBODY
        """Who has the Rocinante."""
        self.tokens: list[int] = NO_NUMBERS
        """Protomolecule tokens. EXP-19.24"""
        self.tech: list[int] = NO_NUMBERS
        """How many Technologies each has. EXP-17.2"""
        self.initiative: list[Player] = NO_PLAYER
        """The Initiative track, the first place first; empty where there is none."""
        self.track: list[Card] = NO_CARD
        """The cards on the track, the cheapest first."""
        self.in_use: list[Card] = NO_CARD
        """Cards that are being played and lie nowhere else."""
        self.deck: Deck = NO_DECK
        """The deck."""
        self.discard: list[Card] = NO_CARD
        """Action cards that were used."""
        self.boxed: list[Card] = NO_CARD
        """Action cards that stay in the box unseen. EXP-3.16"""
        self.kept: list[list[Card]] = NO_LIST_CARD
        """Events kept for later, by player. EXP-6.4"""
        self.scores_drawn: int = 0
        """Scoring cards that have come up."""
        self.scorings: int = 0
        """Scorings that have been held."""
        self.sectors_left: list[int] = NO_NUMBERS
        """Bonus Sector tokens not used yet."""
        self.sectors_used: list[Sector] = NO_SECTOR
        """Bonus Sectors of the scorings so far."""
        self.picked: Sector = Sector(NOTHING)
        """The Bonus Sector picked for the next scoring."""
        self.picked_known: int = 0
        """Who knows what of `picked`, as masks."""
        self.final: bool = False
        """Whether the last scoring is due."""
        self.roci_at_final: Player = NOBODY
        """Who had the Rocinante when the last scoring began. EXP-20.11"""
        self.placed: list[int] = NO_NUMBERS
        """Influence placed by the running Event, base and kind in one number."""
        self.moved: list[int] = NO_NUMBERS
        """Fleets moved by the running Event."""

    def copy_table(self, s: ExpanseTable) -> None:
        """Everything on the table, for a clone."""
        self.copy_into(s)
        s.turn = self.turn
        s.active = self.active
        s.points = self.points.copy()
        s.supply = self.supply.copy()
        s.diplomat_supply = self.diplomat_supply
        s.cubes = self.cubes.copy()
        s.diplomats = self.diplomats.copy()
        s.units = self.units.copy()
        s.roci_orbit = self.roci_orbit
        s.roci_holder = self.roci_holder
        s.tokens = self.tokens.copy()
        s.tech = self.tech.copy()
        s.initiative = self.initiative.copy()
        s.track = self.track.copy()
        s.in_use = self.in_use.copy()
        s.deck = self.deck.clone()
        s.discard = self.discard.copy()
        s.boxed = self.boxed.copy()
        s.kept = [row.copy() for row in self.kept]
        s.scores_drawn = self.scores_drawn
        s.scorings = self.scorings
        s.sectors_left = self.sectors_left.copy()
        s.sectors_used = self.sectors_used.copy()
        s.picked = self.picked
        s.picked_known = self.picked_known
        s.final = self.final
        s.roci_at_final = self.roci_at_final
        s.placed = self.placed.copy()
        s.moved = self.moved.copy()

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        players = self.players
        self.points = [0] * players
        self.supply = [0] * players
        self.cubes = [0] * (MAX_PLAYERS * BASES)
        self.diplomats = [0] * len(BASE)
        self.units = [0] * (PLACES * MAX_PLAYERS * KINDS)
        self.tokens = [0] * len(BASE)
        self.tech = [0] * players
        self.initiative = []
        self.track = []
        self.in_use = []
        self.deck = Deck([])
        self.discard = []
        self.boxed = []
        self.kept = [[] for _ in range(players)]
        self.sectors_left = [0] * len(SECTOR)
        self.sectors_used = []
        self.placed = []
        self.moved = []
