"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.names import ALL, Names, Player
from ...clockwork.text import Text
from .components import ALERT_FAME, COLOUR_ATOM
from .pieces import ACTIVE, COLOUR, NUMBERS, RESOURCES, Term
from .printed_cards import (
    BIT_OF_BOX,
    BOXES_OF,
    CARD_OF_BOX,
    SPECIAL,
    SPECIAL_OF,
    SPECIALS_ON,
    TROPHY,
    VALUE,
    Box,
    Card,
    Special,
)
from .roads import GAMMA, MAIN, MAP_MOORINGS, PARALLEL, REGION, REGION_OF, SPACE, Space
from .table import AthenaTable

# Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2
ENEMY_CARD: Final = 0
ENEMY_REGION: Final = 1
ENEMY_DAMAGE: Final = 2
ENEMY_TARGETS: Final = 3
"""The sides that have a Target counter on it, as a mask."""
ENEMY_WIDTH: Final = 4


# What counts as fame at the end. ATH-B.11
TROPHY_FAME: Final = NUMBERS.number("trophy_fame")
OBJECT_FAME: Final = NUMBERS.number("object_fame")
UNDAMAGED_FAME: Final = NUMBERS.number("undamaged_fame")
TURRET_FAME: Final = NUMBERS.number("turret_fame")
SAVED_FAME: Final = NUMBERS.number("saved_fame")
RANK_FAME: Final = NUMBERS.numbers("rank_fame")
AUTOMA_AURORA: Final = NUMBERS.number("automa_aurora_fame")


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

    def thing_text(self, domain: Names, index: int) -> Text:
        """Spaces are called by their number and region."""
        return space_text(Space(index)) if domain is SPACE else super().thing_text(domain, index)

    # Sides

    @property
    def athena(self) -> bool:
        """Whether this is a game of Project Athena, on Gamma. ATH-X.1.1"""
        return self.map == GAMMA

    def seated(self, side: Player) -> bool:
        """Whether somebody plays this side; only the Automa's nobody does. ATH-S.1"""
        return side < self.players

    def all_sides(self) -> list[Player]:
        """The players, then the Automa where there is one: a list that nobody changes."""
        return ALL[self.sides]

    def turn_order(self) -> list[Player]:
        """The sides from the leading convoy to the last; `order` is the exploration order. ATH-B.5.2"""
        turned = self.order.copy()
        turned.reverse()
        return turned

    def region(self, side: Player) -> int:
        """The region in which a convoy is."""
        return REGION_OF[self.at[side]]

    def aurora(self) -> Space:
        """The space of the Aurora's mooring."""
        return MAP_MOORINGS[self.map][self.mooring]

    def at_aurora(self, side: Player) -> bool:
        return self.at[side] == self.aurora()

    def is_reached(self) -> bool:
        """Whether a convoy stands at the Aurora's mooring. ATH-B.10.2"""
        for side in self.all_sides():
            if self.at_aurora(side):
                return True
        return False

    # What a side has

    def has(self, side: Player, resource: Term) -> int:
        """How many of a resource."""
        return self.load[side * RESOURCES + resource]

    def truck(self, side: Player) -> Card:
        return self.vehicles[side][0]

    def convoy(self, side: Player) -> list[Card]:
        """All cards of a convoy: each vehicle, then the device on it."""
        return self.mounted[side]

    def whole(self, box: Box) -> bool:
        """Whether a box has no damage."""
        return self.damage[CARD_OF_BOX[box]] & BIT_OF_BOX[box] == 0

    def special_boxes(self, side: Player, special: Special) -> list[Box]:
        """The undamaged special boxes of that kind in the convoy."""
        found: list[Box] = []
        if not self.has_printed(side, special):
            return found
        for card in self.convoy(side):
            if SPECIALS_ON[card] >> special & 1:
                for box in BOXES_OF[card]:
                    if SPECIAL_OF[box] == special and self.whole(box):
                        found.append(box)
        return found

    def has_printed(self, side: Player, special: Special) -> bool:
        """Whether the convoy has such a box at all, damaged or not. Mostly it has none, and no list need be made."""
        if self.specials[side] >> special & 1 == 0:
            return False
        return not self.without or SPECIAL.ids[special] not in self.without

    def active(self, side: Player) -> list[Card]:
        """The survivors in the Active Zone."""
        return self.in_zone(side, ACTIVE)

    def in_zone(self, side: Player, zone: int) -> list[Card]:
        return [card for card in self.crew[side] if self.zone[card] == zone]

    def value(self, survivor: Card) -> int:
        """Exploration value after contamination. ATH-B.3.2"""
        return max(0, VALUE[survivor] - self.contamination[survivor])

    # The end. ATH-B.11, X.12, S.10, V.2

    def final_fame(self, side: Player) -> int:
        """The sum of everything that counts. ATH-B.11.1"""
        total = 0
        for part in self.fame_parts(side):
            total += part
        return total

    def fame_parts(self, side: Player) -> list[int]:
        """Final fame by its sources, in the order of `PARTS`. ATH-B.11.2 to 11.7, X.12, S.10"""
        reached = self.reached or self.is_reached()
        saved = reached and self.at_aurora(side)
        alert = ALERT_FAME[self.alert[side]] if self.athena else 0
        seen = [self.road_fame(side), self.fame[side], len(self.tiles[side]) * TURRET_FAME, alert]
        if not self.seated(side):
            return [*seen, 0, 0, self.level, AUTOMA_AURORA if saved else 0]
        boxes = len(self.special_boxes(side, TROPHY)) * TROPHY_FAME + self.charged[side]
        sound = 0 if reached else self.undamaged_cards(side) * UNDAMAGED_FAME
        rescued = self.healthy_survivors(side) * SAVED_FAME if saved else 0
        return [*seen, len(self.objects[side]) * OBJECT_FAME, boxes, sound, rescued]

    def road_fame(self, side: Player) -> int:
        """Spaces ahead of the rearmost convoy, or for the first two places. ATH-B.11.2, V.2"""
        if self.rank_scoring:
            place = self.sides - 1 - self.order.index(side)
            return RANK_FAME[place] if place < len(RANK_FAME) else 0
        rearmost = PARALLEL[self.at[side]]
        for space in self.at:
            if PARALLEL[space] < rearmost:
                rearmost = PARALLEL[space]
        return PARALLEL[self.at[side]] - rearmost

    def undamaged_cards(self, side: Player) -> int:
        """ATH-B.11.6"""
        number = 0
        for card in self.convoy(side):
            if self.damage[card] == 0:
                number += 1
        return number

    def healthy_survivors(self, side: Player) -> int:
        """ATH-B.11.7"""
        number = 0
        for survivor in self.crew[side]:
            if self.contamination[survivor] == 0:
                number += 1
        return number

    @property
    def scores(self) -> list[int]:
        """Final fame; before the end what it would be if the game ended now without the Aurora."""
        if self.over:
            return self.points.copy()
        return [self.final_fame(side) for side in self.all_sides()]

    @property
    def winners(self) -> list[Player]:
        """Most fame; a tie is won by the convoy further ahead. ATH-B.11.8"""
        if not self.over:
            return []
        best = self.order[0]
        for side in self.order:
            if self.points[side] >= self.points[best]:
                best = side
        return [best]


def space_text(space: Space) -> Text:
    region = REGION.text(REGION_OF[space])
    key = "space-main" if MAIN[space] else "space-shortcut"
    return Text(key, {"number": PARALLEL[space], "region": region})


def blank(players: int) -> Athena:
    """A table with nothing on it."""
    s = Athena(players)
    s.lay_blank()
    return s
