"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, final

from ...clockwork.names import NOBODY, NOTHING, Names, Player
from ...clockwork.text import Text
from .components import (
    ALL_PLANETS,
    BUILDINGS,
    COLOUR,
    COLOUR_ATOM,
    LAUNCH,
    LEADER,
    OFFICE,
    OFFICE_ROW,
    PHASE,
    PLANETS,
    PLANS,
    RESOURCES,
    ROW_OFFICES,
    SLOTS,
    SPACE,
    SPACE_COLUMN,
    SPACE_ROW,
    TECHNOLOGY,
    TRAPPIST,
    WAREHOUSE,
    Office,
    Plan,
    Planet,
    Technology,
    Token,
)
from .table import InterstellarTable


@final
class Interstellar(InterstellarTable):
    """Lists by player and colour, or by region and colour, are flat: see `cubes_of`, `region`.

    The Available Reserve of a player is `fuel`, `cubes`, `scientists`, `buildings` and the tokens; pieces that are not
    unlocked yet are in `locked_scientists` and `locked_buildings`. The supply of cubes and fuel is unlimited. INT-1.6
    """

    key: ClassVar[str] = "interstellar"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def clone(self) -> Interstellar:
        s = Interstellar(self.players)
        self.copy_table(s)
        return s

    def thing_text(self, domain: Names, index: int) -> Text:
        """Spaces and offices are called by where they lie; phases and leader tracks have words of their own."""
        if domain is SPACE and LAUNCH < index < TRAPPIST:
            return Text("space-at", {"column": SPACE_COLUMN[index], "row": SPACE_ROW[index]})
        if domain is OFFICE:
            row = OFFICE_ROW[index]
            words: dict[str, int | Text] = {"row": row + 1, "place": ROW_OFFICES[row].index(Office(index)) + 1}
            return Text("office-at", words | {"bonus": OFFICE.text(index)})
        if domain is SPACE or domain is PHASE or domain is LEADER:
            return Text(f"{domain.key}-{domain.ids[index]}")
        return super().thing_text(domain, index)

    # The table

    def plan(self) -> Plan:
        """What depends on the number of players."""
        return PLANS[self.players]

    def leading(self) -> Player:
        """Who governs now: the leftmost scientist in the highest row that has one; or NOBODY. INT-16.17"""
        for row in range(len(ROW_OFFICES) - 1, -1, -1):
            for office in ROW_OFFICES[row]:
                if self.government[office] != NOBODY:
                    return self.government[office]
        return NOBODY

    # Players

    def hides(self, player: Player, viewer: int) -> bool:
        """Whether the viewer (NOBODY: a spectator) may not look into the player's box; at the end all may. INT-21.20"""
        return self.hidden_reserves and not self.over and viewer != player

    def cubes_of(self, player: Player) -> list[int]:
        """How many cubes of each colour the player can use."""
        return self.cubes[player * RESOURCES : (player + 1) * RESOURCES]

    def has(self, player: Player, technology: Technology) -> bool:
        """Whether the player has researched it."""
        return self.technologies[player] >> technology & 1 == 1

    def uses(self, player: Player, technology: Technology) -> bool:
        """Whether it takes effect for the player: researched, and not switched off."""
        return self.has(player, technology) and not (self.without and TECHNOLOGY.ids[technology] in self.without)

    def active(self, player: Player) -> Token:
        """The token on top of the player's stack, or NOTHING. INT-4.1"""
        played = self.played[player]
        return played[-1] if played else Token(NOTHING)

    # Regions

    def region(self, player: Player, planet: Planet) -> int:
        """The number of a player's region on a planet: its row in `built`, `deposit` and `warehouse`."""
        return player * PLANETS + planet

    def based(self, player: Player) -> list[Planet]:
        """The planets on which the player has a base."""
        start = player * PLANETS
        return [planet for planet in ALL_PLANETS if self.production[start + planet] != NOTHING]

    def has_base(self, player: Player, planet: Planet) -> bool:
        return self.production[player * PLANETS + planet] != NOTHING

    def stored(self, region: int) -> int:
        """How many cubes lie in the warehouse of a region."""
        number = 0
        for place in range(region * RESOURCES, (region + 1) * RESOURCES):
            number += self.warehouse[place]
        return number

    def room(self, region: int) -> int:
        """How many cubes still fit in. INT-9.6"""
        return WAREHOUSE - self.stored(region)

    def free_slots(self, region: int) -> int:
        """How many more buildings have room there; the base has a slot of its own."""
        number = SLOTS
        for place in range(region * BUILDINGS + 1, (region + 1) * BUILDINGS):
            number -= self.built[place]
        return number

    # The end

    @property
    def scores(self) -> list[int]:
        return self.prestige.copy()

    @property
    def winners(self) -> list[Player]:
        return [player for player in self.everyone() if self.won >> player & 1] if self.over else []


def blank(players: int) -> Interstellar:
    """A table with nothing on it."""
    s = Interstellar(players)
    s.lay_blank()
    return s
