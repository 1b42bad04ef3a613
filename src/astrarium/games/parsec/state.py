"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.names import NOBODY, NOTHING, Names, Player
from ...clockwork.text import Text
from .components import (
    ATOMS,
    CHOSEN,
    COLONY,
    COLOUR,
    COLOUR_ATOM,
    COLOUR_OF,
    EVENT_POINTS,
    FIRST_OF,
    HEX,
    KIND_OF,
    PIECES,
    PLAN,
    PLANET,
    POINTS_PER_RESOURCE,
    RESOURCE,
    RESOURCES,
    SET,
    WIDE_PLAN,
    Hex,
    Kind,
    Plan,
    Resource,
    Unit,
)
from .rules.galaxy import DOCK
from .table import ParsecTable

# Effects in force: one row each. Those attached to units list them in `bound`, by serial number. PAR-11.11
LASTING_SERIAL: Final = 0
LASTING_CARD: Final = 1
LASTING_PLAYER: Final = 2
"""Who played the card."""
LASTING_UNTIL: Final = 3
"""The turn of that player, counted in `turns`, at whose start it ends; or END_OF_TURN."""
LASTING_HEX: Final = 4
"""The hex concerned; for planets and modules the hex of the marker. PAR-11.21"""
LASTING_OTHER: Final = 5
"""The other mouth of a wormhole."""
LASTING_PLANET: Final = 6
LASTING_MODULE: Final = 7
LASTING_VICTIM: Final = 8
"""The other player of a truce or of a trade link."""
LASTING_ROLL: Final = 9
"""The die that decided what the effect is."""
LASTING_WIDTH: Final = 10
END_OF_TURN: Final = -2

BOUND_SERIAL: Final = 0
BOUND_UNIT: Final = 1
BOUND_WIDTH: Final = 2

# Requests for transit made this turn, and what became of them. PAR-8.8
TRANSIT_UNIT: Final = 0
TRANSIT_HEX: Final = 1
TRANSIT_GRANTED: Final = 2
TRANSIT_WIDTH: Final = 3

# Who fights in the running combat. PAR-14.11
FIGHT_UNIT: Final = 0
FIGHT_SIDE: Final = 1
FIGHT_ROLE: Final = 2
FIGHT_TARGET: Final = 3
"""The unit against which a supporter helps, else nobody."""
FIGHT_WIDTH: Final = 4
ENGAGED: Final = 0
HELPING: Final = 1
WITHDRAWN: Final = 2

# Whom a side of the running combat may not ask for support: again, or at all since they help the other. PAR-18.5, 18.10
REQUEST_SIDE: Final = 0
REQUEST_PLAYER: Final = 1
REQUEST_WIDTH: Final = 2

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Parsec(ParsecTable):
    """The table.

    A unit is on a hex (`at`), aboard a transport (`aboard`), or in its owner's reserve. Players are indexes clockwise;
    the pieces of a player are those of their colour. Resource and Event hands are lists of cards with, beside them,
    the masks of others who know them.

    Clones share the long lists: who changes one asks for it by `writable_at` and the like, which makes a copy of it
    while it is shared. Other lists that are seldom changed are replaced then. layout.py says which.
    """

    key: ClassVar[str] = "parsec"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def clone(self) -> Parsec:
        s = Parsec(self.players)
        self.copy_table(s)
        return s

    def thing_text(self, domain: Names, index: int) -> Text:
        """Hexes are called by what lies there, remembered decisions by what they named."""
        if domain is CHOSEN:
            named = ATOMS.domain(index)
            return ATOMS.texts[index] if named is None else self.thing_text(named, ATOMS.thing(index))
        return self.hex_text(Hex(index)) if domain is HEX else super().thing_text(domain, index)

    def hex_text(self, hex: Hex) -> Text:
        """A planet's or an asteroid's hex, a dock, or a hex of open space."""
        galaxy = self.galaxy
        name = HEX.text(hex)
        if galaxy.planet[hex] != NOTHING:
            return Text("hex-planet", {"planet": PLANET.text(galaxy.planet[hex]), "hex": name})
        if galaxy.ore[hex] != NOTHING:
            ore = RESOURCE.text(galaxy.ore[hex])
            return Text("hex-asteroid", {"number": galaxy.number[hex], "resource": ore, "hex": name})
        return Text("hex-dock", {"hex": name}) if galaxy.kind[hex] == DOCK else Text("hex-space", {"hex": name})

    # Players

    def is_out(self, player: Player) -> bool:
        return self.out >> player & 1 == 1

    def opposes(self, one: Player, other: Player) -> bool:
        """Whether a player is another's opponent. PAR-1.12"""
        return self.team[one] != self.team[other] and not self.is_out(other)

    def plan(self) -> Plan:
        """The board and the thresholds for the number of players at the start. PAR-20.8"""
        return plan_for(self.players, self.wide)

    def holds(self, player: Player, resource: Resource) -> int:
        """How many cards of a resource a player has."""
        return self.purse[player * RESOURCES + resource]

    # Units

    def owner(self, unit: Unit) -> Player:
        return self.who[COLOUR_OF[unit]]

    def first_unit(self, player: Player) -> Unit:
        """The first of the player's SET pieces."""
        return Unit(self.colour[player] * SET)

    def first_of(self, player: Player, kind: Kind) -> Unit:
        """The first of the player's PIECES of a kind, which all follow it. PAR-1.4"""
        return Unit(self.colour[player] * SET + FIRST_OF[kind])

    def pieces(self, player: Player, kind: Kind) -> range:
        """All pieces of a kind, wherever they are. Where speed counts a plain loop from `first_of` on is better."""
        start = self.first_of(player, kind)
        return range(start, start + PIECES[kind])

    def place(self, unit: Unit) -> Hex:
        """The hex on which a unit is, carried or not; NOBODY in the reserve."""
        carrier = self.aboard[unit]
        return self.at[unit] if carrier == NOTHING else self.at[carrier]

    def colonies(self, player: Player) -> int:
        """How many colonies the player has on the board."""
        number = 0
        start = self.first_of(player, COLONY)
        for unit in range(start, start + PIECES[COLONY]):
            if self.at[unit] != NOTHING:
                number += 1
        return number

    def alive(self, player: Player) -> bool:
        """Whether the player has a unit on the board. PAR-19.1"""
        return self.held[player] != 0

    # The end

    @property
    def scores(self) -> list[int]:
        """Points as in the timed variant; before the end only what everybody can see of them."""
        if self.over:
            return self.points.copy()
        return [self.open_points(player) for player in self.everyone()]

    def open_points(self, player: Player) -> int:
        """The points that everybody can see: without the Event cards in hand."""
        if self.is_out(player) or self.colour[player] == NOBODY:
            return 0
        total = POINTS_PER_RESOURCE * len(self.goods[player])
        for card in self.permanents[player]:
            total += EVENT_POINTS[card]
        value = self.figures[player].value
        start = self.first_unit(player)
        for unit in range(start, start + SET):
            if self.at[unit] != NOTHING or self.aboard[unit] != NOTHING:
                total += value[KIND_OF[unit]]
        return total

    @property
    def winners(self) -> list[Player]:
        return [player for player in self.everyone() if self.won >> player & 1] if self.over else []


def plan_for(players: int, wide: bool) -> Plan:
    return WIDE_PLAN if wide else PLAN[players]


def blank(players: int) -> Parsec:
    """A table with nothing on it."""
    s = Parsec(players)
    s.lay_blank()
    return s
