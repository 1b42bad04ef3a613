"""What lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ...clockwork.names import NOBODY, Names, Player
from ...clockwork.text import NoteKind
from ...mechanisms.majorities import highest, leader
from .components import (
    ABILITY,
    ALL_BASES,
    ALL_KINDS,
    BASE,
    BASES,
    BASES_OF,
    BATTLESHIP,
    BATTLESHIPS,
    BONUS_TOKENS,
    CALIBAN,
    CALIBAN_BONUS,
    CARD,
    CUBES,
    DAMAGED,
    DIPLOMATS,
    DIPLOMATS_TECH,
    FACTION,
    FACTION_ATOM,
    FLEET,
    FLEETS,
    HALVES,
    HEGEMONY,
    KEEP_COST,
    KINDS,
    MAX_PLAYERS,
    OPA,
    ORBIT_OF,
    ORBITAL_BONUS,
    ORBITS,
    PG,
    PLACES,
    RAIL_GUNS,
    ROCINANTE,
    SCORE_CARDS,
    SCRAP,
    SCRAP_BONUS,
    SCRAP_SHIPS,
    SCRAP_TECH,
    SECTOR,
    SECTORS,
    SUPREMACY,
    TECH,
    TECH_FACTION,
    TECH_LEVEL,
    TOKENS,
    UN,
    Base,
    Card,
    Faction,
    Kind,
    Orbit,
    Sector,
    Tech,
    action_cards_for,
    setup_for,
)
from .notes import in_fields
from .table import ExpanseTable

if TYPE_CHECKING:
    # Only a type, and only for the compiler: a machine word where an index runs over a list.
    from mypy_extensions import i64

OPEN: Final[list[list[bool]]] = [
    [BASE.ids[base] not in setup_for(players).texts("closed_bases") for base in ALL_BASES] if players > 1 else []
    for players in range(MAX_PLAYERS + 1)
]
"""Which Bases are in play, by number of players. EXP-2.16, 21.3"""

INITIATIVE_TRACK: Final[list[bool]] = [
    players > 1 and setup_for(players).flag("initiative_track") for players in range(MAX_PLAYERS + 1)
]

NONE_EACH: Final[list[list[int]]] = [[0] * players for players in range(MAX_PLAYERS + 1)]
"""0 for each player, to be copied."""

_ALL_KINDS: Final = MAX_PLAYERS * KINDS


@final
class Expanse(ExpanseTable):
    """The table. Lists of pairs are flat: `cubes[player * BASES + base]`, `units[place * 16 + player * 4 + kind]`."""

    key: ClassVar[str] = "expanse"
    colours: ClassVar[Names] = FACTION
    first_colour: ClassVar[int] = FACTION_ATOM

    def clone(self) -> Expanse:
        s = Expanse(self.players)
        self.copy_table(s)
        return s

    # Who plays what

    def faction_of(self, player: Player) -> Faction:
        """The faction that the player sits with, or NOTHING while it is not picked. EXP-3.2"""
        return Faction(self.colour[player])

    def owner_of_tech(self, tech: Tech) -> Player:
        """The player for whom the Technology is in force, or NOBODY. EXP-17.2"""
        player = self.who[TECH_FACTION[tech]]
        if player == NOBODY or self.tech[player] < TECH_LEVEL[tech]:
            return NOBODY
        if self.without and TECH.ids[tech] in self.without:
            return NOBODY
        return player

    def owner_of_ability(self, faction: Faction) -> Player:
        """The player of that faction, as far as its ability works."""
        if self.without and ABILITY.ids[faction] in self.without:
            return NOBODY
        return self.who[faction]

    def keep_cost(self, player: Player, card: Card) -> int:
        """EXP-6.4; Black Budget, EXP-19.21"""
        return 0 if player == self.owner_of_ability(PG) else KEEP_COST[card]

    def tell_initiative(self, kind: NoteKind, player: Player) -> None:
        """The player's token goes elsewhere; the new order is written out only where a log is kept. EXP-7.8, 23.9"""
        if self.log is None:
            self.hushed = False
        else:
            self.tell_all(kind, (player, *in_fields(self.initiative)))

    # Fleets. EXP-13

    def present(self, player: Player, orbit: Orbit) -> bool:
        """Whether the player has any fleet there, the Rocinante included. EXP-18.2"""
        return self.vulnerable(player, orbit) or (self.roci_orbit == orbit and self.roci_holder == player)

    def vulnerable(self, player: Player, orbit: Orbit) -> bool:
        """Whether the player has a fleet there that can be hit: never the Rocinante. EXP-13.5"""
        at: i64 = orbit * _ALL_KINDS + player * KINDS
        units = self.units
        return units[at] > 0 or units[at + 1] > 0 or units[at + 2] > 0 or units[at + 3] > 0

    def presence(self, player: Player) -> int:
        """A bit for each Orbit where the player has a fleet: one look for the lists that are built most often."""
        units = self.units
        mask: i64 = 1 << self.roci_orbit if self.roci_holder == player else 0
        at: i64 = player * KINDS
        orbit: i64
        for orbit in range(ORBITS):
            if units[at] > 0 or units[at + 1] > 0 or units[at + 2] > 0 or units[at + 3] > 0:
                mask |= 1 << orbit
            at += _ALL_KINDS
        return mask

    def count(self, player: Player, orbit: Orbit, kind: Kind) -> int:
        """How many tokens of that kind, the Rocinante being its holder's."""
        if kind == ROCINANTE:
            return 1 if self.roci_orbit == orbit and self.roci_holder == player else 0
        return self.units[orbit * _ALL_KINDS + player * KINDS + kind]

    def tokens_of(self, player: Player, orbit: Orbit) -> int:
        """Fleets counted one by one, whatever their strength. EXP-13.4"""
        total = 0
        for kind in ALL_KINDS:
            total += self.count(player, orbit, kind)
        return total

    def strength(self, player: i64, orbit: i64) -> i64:
        """Fleet strength in halves. EXP-13.1 to 13.3"""
        at = orbit * _ALL_KINDS + player * KINDS
        units = self.units
        total: i64 = 0
        kind: i64
        for kind in range(KINDS):
            number: i64 = units[at + kind]
            if number > 0:
                total += number * HALVES[kind]
        if self.roci_orbit == orbit and self.roci_holder == player:
            total += HALVES[ROCINANTE]
        return total

    def orbital_control(self, orbit: Orbit) -> Player:
        """Who is strongest there alone; Rail Guns win ties for the MCR. EXP-2.13, 19.12"""
        best: i64 = 0
        master: i64 = NOBODY
        tied = False
        player: i64
        for player in range(self.players):
            strength = self.strength(player, orbit)
            if strength > best:
                best = strength
                master = player
                tied = False
            elif strength == best:
                tied = True
        if tied and best > 0:
            gunner = self.owner_of_tech(RAIL_GUNS)
            return gunner if gunner != NOBODY and self.strength(gunner, orbit) == best else NOBODY
        return Player(master)

    # Influence. EXP-16

    def has_orbital_influence(self, player: Player, orbit: Orbit) -> bool:
        """EXP-2.12"""
        at: i64 = player * BASES
        for base in BASES_OF[orbit]:
            if self.cubes[at + base] > 0:
                return True
        return False

    def cube_value(self, player: Player, base: Base) -> int:
        """What the cubes alone count; Diplomats count twice with their Technology. EXP-16.1, 19.5"""
        value = self.cubes[player * BASES + base]
        if self.diplomats[base] > 0 and player == self.owner_of_tech(DIPLOMATS_TECH):
            value += self.diplomats[base]
        return value

    def favoured(self, orbit: Orbit) -> Player:
        """Who adds the bonus of Orbital Control; beside a fleet of a supreme MCR nobody else does. EXP-16.2, 19.10"""
        master = self.orbital_control(orbit)
        if master == NOBODY:
            return NOBODY
        supreme = self.owner_of_tech(SUPREMACY)
        if supreme != NOBODY and master != supreme and self.present(supreme, orbit):
            return NOBODY
        return master

    def totals(self, base: Base) -> list[int]:
        """The Influence of each player with every bonus. EXP-16.1 to 16.3"""
        return self.totals_under(base, self.favoured(ORBIT_OF[base]))

    def totals_under(self, base: Base, favoured: Player) -> list[int]:
        """The same where it is known already who adds the bonus of Orbital Control."""
        found = NONE_EACH[self.players].copy()
        cubes = self.cubes
        at: i64 = base
        player: i64
        for player in range(self.players):
            if cubes[at] > 0:
                found[player] = cubes[at]
            at += BASES
        if self.diplomats[base] > 0:
            _add(found, self.owner_of_tech(DIPLOMATS_TECH), self.diplomats[base])
        _add(found, favoured, ORBITAL_BONUS)
        # Before the Technology, which takes longer to look up: mostly nobody has Scrap Ships.
        opa = self.who[OPA]
        if opa != NOBODY and found[opa] > 0 and self.units[unit_index(ORBIT_OF[base], opa, SCRAP)] > 0:
            _add(found, self.owner_of_tech(SCRAP_TECH), SCRAP_BONUS)
        if self.tokens[base] > 0:
            _add(found, self.owner_of_tech(CALIBAN), CALIBAN_BONUS)
        return found

    def controller(self, base: Base) -> Player:
        """Who would be alone in first place if the Base were scored now; Hegemony also holds a tie. EXP-2.14, 19.6"""
        return self.controller_under(base, self.favoured(ORBIT_OF[base]))

    def controller_under(self, base: Base, favoured: Player) -> Player:
        """The same where it is known already who adds the bonus of Orbital Control."""
        totals = self.totals_under(base, favoured)
        first = leader(totals)
        hegemon = self.owner_of_tech(HEGEMONY)
        if first == NOBODY and hegemon != NOBODY and totals[hegemon] > 0 and totals[hegemon] == max(totals):
            return hegemon
        return first

    def is_open(self, base: Base) -> bool:
        return OPEN[self.players][base]

    def kinds_there(self, base: Base) -> tuple[int, int]:
        """How many normal cubes and Diplomats the UN has on a Base."""
        player = self.who[UN]
        diplomats = self.diplomats[base]
        return self.cubes[player * BASES + base] - diplomats, diplomats

    # The end. EXP-20.9 to 20.11

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    @property
    def winners(self) -> list[Player]:
        if not self.over:
            return []
        best = highest(self.points)
        if len(best) == 1:
            return best
        if not self.initiative:
            return [self.roci_at_final]
        return [next(player for player in self.initiative if player in best)]

    def check(self) -> None:
        """Every component of the box is in exactly one place. EXP-1.3"""
        if not self.all_sit:
            return
        assert len(set(self.colour)) == self.players, "a faction in two seats"
        self._check_pieces()
        self._check_bases()
        cards = self.track + self.deck.cards + self.discard + self.boxed + [c for pile in self.kept for c in pile]
        cards += self.in_use
        scores = [CARD.index(f"score_{number + 1}") for number in range(SCORE_CARDS)]
        assert sorted(cards) == sorted(action_cards_for(self.players) + scores), "cards lost or doubled"
        everybody = list(range(self.players)) if INITIATIVE_TRACK[self.players] else []
        assert sorted(self.initiative) == everybody, "not everybody once on the Initiative track"
        for sector in range(SECTORS):
            tokens = self.sectors_left[sector] + self.sectors_used.count(Sector(sector))
            assert tokens == BONUS_TOKENS[sector], f"{SECTOR.ids[sector]}: {tokens} Bonus Sector tokens"
        assert self.roci_holder != NOBODY and 0 <= self.roci_orbit < ORBITS, "nobody holds the Rocinante"

    def _check_pieces(self) -> None:
        """What each player has, on the map and beside it. EXP-3.3 to 3.6"""
        for player in self.everyone():
            faction = self.faction_of(player)
            assert self.points[player] >= 0, "CP below 0"
            on_map = sum(self.cubes[player * BASES : (player + 1) * BASES])
            cubes = CUBES[faction] + (DIPLOMATS if faction == UN else 0)
            spare = self.supply[player] + (self.diplomat_supply if faction == UN else 0)
            assert on_map + spare == cubes, f"{FACTION.ids[faction]}: {on_map} cubes on the map, {spare} in supply"
            tokens = [
                sum(self.units[place * _ALL_KINDS + player * KINDS + kind] for place in range(PLACES))
                for kind in range(KINDS)
            ]
            assert tokens[FLEET] == FLEETS[faction], f"{FACTION.ids[faction]}: fleets {tokens}"
            battleships = tokens[BATTLESHIP] + tokens[DAMAGED]
            assert battleships == BATTLESHIPS[faction], f"{FACTION.ids[faction]}: battleships {tokens}"
            unlocked = faction == OPA and self.tech[player] >= 1 and "opa_tech_1" not in self.without
            assert tokens[SCRAP] == (SCRAP_SHIPS if unlocked else 0), f"{FACTION.ids[faction]}: scrap ships {tokens}"
        diplomats = sum(self.diplomats) + self.diplomat_supply
        assert diplomats == DIPLOMATS, f"{diplomats} Diplomats"
        assert all(number >= 0 for number in self.cubes + self.units + self.supply), "less than nothing"

    def _check_bases(self) -> None:
        """What may lie on a Base. EXP-2.7, 19.24, 21.3"""
        assert sum(self.tokens) <= TOKENS and all(number <= 1 for number in self.tokens), "too many tokens"
        protogen = self.who[PG]
        envoy = self.who[UN]
        for base in ALL_BASES:
            infected = self.tokens[base] > 0
            settled = protogen != NOBODY and self.cubes[protogen * BASES + base] > 0
            assert settled or not infected, "a token without Protogen"
            cubes = [self.cubes[player * BASES + base] for player in range(self.players)]
            assert self.is_open(base) or sum(cubes) == 0, (
                f"Influence on {BASE.ids[base]}, and {BASE.ids[base]} is closed"
            )
            at_base = cubes[envoy] if envoy != NOBODY else 0
            assert self.diplomats[base] <= at_base, f"{BASE.ids[base]}: more Diplomats than cubes of the UN"


def blank(players: int) -> Expanse:
    """A table with nothing on it."""
    s = Expanse(players)
    s.lay_blank()
    return s


def _add(totals: list[int], player: Player, bonus: int) -> None:
    """A bonus, unless nobody has it: whoever has no cube there gets none."""
    if player != NOBODY and totals[player] > 0:
        # Not `+=`, which mypyc leaves to Python's own numbers.
        totals[player] = totals[player] + bonus


def unit_index(place: i64, player: i64, kind: i64) -> i64:
    return place * _ALL_KINDS + player * KINDS + kind
