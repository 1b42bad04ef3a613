"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.chance import Rng
from ...clockwork.names import Names
from ...clockwork.text import Text
from .components import COLOUR_ATOM
from .pieces import ACTIVE, COLOUR, RESOURCES
from .printed_cards import BIT_OF_BOX, CARD_OF_BOX, VALUE
from .roads import GAMMA, MAIN, MAP_MOORINGS, PARALLEL, REGION, REGION_OF, SPACE
from .table import AthenaTable

# Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2
ENEMY_CARD: Final = 0
ENEMY_REGION: Final = 1
ENEMY_DAMAGE: Final = 2
ENEMY_TARGETS: Final = 3
"""The sides that have a Target counter on it, as a mask."""
ENEMY_WIDTH: Final = 4


@final
class Athena(AthenaTable):
    """The table.

    Sides are the players and, in the solo game, the Automa after them. Cards are numbered together: trucks, trailers
    and devices, then survivors, then what only lies in the Exploration Zone. What a convoy carries is counted; in which
    box it lies means nothing: `room` says what there is room for. Cards that were taken and are not yet in their place
    are `incoming`. The lists inside `vehicles`, `crew`, `tiles` and `room` are shared by clones and made anew when they
    change.
    """

    key: ClassVar[str] = "athena"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def clone(self) -> Athena:
        s = Athena(self.players)
        self.copy_table(s)
        return s

    def deal_unknown(self, player: int, rng: Rng) -> None:
        from .knowledge import deal_unknown

        deal_unknown(self, player, rng)

    def check(self) -> None:
        from .invariants import check

        check(self)

    def thing_text(self, domain: Names, index: int) -> Text:
        """Spaces are called by their number and region."""
        return space_text(index) if domain is SPACE else super().thing_text(domain, index)

    # Sides

    @property
    def athena(self) -> bool:
        """Whether this is a game of Project Athena, on Gamma. ATH-X.1.1"""
        return self.map == GAMMA

    def seated(self, side: int) -> bool:
        """Whether somebody plays this side; only the Automa's nobody does. ATH-S.1"""
        return side < self.players

    def turn_order(self) -> list[int]:
        """The sides from the leading convoy to the last; `order` is the exploration order. ATH-B.5.2"""
        turned = self.order.copy()
        turned.reverse()
        return turned

    def region(self, side: int) -> int:
        """The region in which a convoy is."""
        return REGION_OF[self.at[side]]

    def aurora(self) -> int:
        """The space of the Aurora's mooring."""
        return MAP_MOORINGS[self.map][self.mooring]

    def at_aurora(self, side: int) -> bool:
        return self.at[side] == self.aurora()

    # What a side has

    def has(self, side: int, resource: int) -> int:
        """How many of a resource."""
        return self.load[side * RESOURCES + resource]

    def truck(self, side: int) -> int:
        return self.vehicles[side][0]

    def convoy(self, side: int) -> list[int]:
        """All cards of a convoy: each vehicle, then the device on it."""
        return self.mounted[side]

    def whole(self, box: int) -> bool:
        """Whether a box has no damage."""
        return self.damage[CARD_OF_BOX[box]] & BIT_OF_BOX[box] == 0

    def active(self, side: int) -> list[int]:
        """The survivors in the Active Zone."""
        return self.in_zone(side, ACTIVE)

    def in_zone(self, side: int, zone: int) -> list[int]:
        return [card for card in self.crew[side] if self.zone[card] == zone]

    def value(self, survivor: int) -> int:
        """Exploration value after contamination. ATH-B.3.2"""
        return max(0, VALUE[survivor] - self.contamination[survivor])

    # The end

    @property
    def scores(self) -> list[int]:
        """Final fame; before the end what it would be if the game ended now without the Aurora."""
        if self.over:
            return self.points.copy()
        from .rules.scoring import final_fame

        return [final_fame(self, side) for side in range(self.sides)]

    @property
    def winners(self) -> list[int]:
        """Most fame; a tie is won by the convoy further ahead. ATH-B.11.8"""
        if not self.over:
            return []
        best = self.order[0]
        for side in self.order:
            if self.points[side] >= self.points[best]:
                best = side
        return [best]


def space_text(space: int) -> Text:
    region = REGION.text(REGION_OF[space])
    key = "space-main" if MAIN[space] else "space-shortcut"
    return Text(key, {"number": PARALLEL[space], "region": region})


def blank(players: int) -> Athena:
    """A table with nothing on it."""
    s = Athena(players)
    s.lay_blank()
    return s
