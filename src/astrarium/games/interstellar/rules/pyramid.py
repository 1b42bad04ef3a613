"""The Salvation action Provide a Component to the Government, and the bonuses of its offices. INT-16"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import NoteKind, Text
from .. import notes
from ..components import (
    ALL_LEADERS,
    ARS_BONUS,
    BUILD_BONUS,
    DRILL_BONUS,
    IMPROVED_BONUS,
    LAST_STEP,
    LEADER_ATOM,
    LEADERS,
    LOBBYING,
    OFFICE,
    OFFICE_ATOM,
    OFFICE_BONUS,
    OFFICE_ROW,
    PLANET_ATOM,
    RECHARGE_BONUS,
    ROW_OFFICES,
    SATELLITE_BONUS,
    SAVE_BONUS,
    TRACK_BONUS,
    VALUE,
    Leader,
    Office,
    Planet,
)
from ..state import Interstellar
from .cubes import ToReserve, ToWarehouse, extractable, recharge, stocked
from .gains import THE_OFFICE, advance_leader, gain_bonus, gain_reputation
from .humanity import lowest_on_earth, store_component
from .projects import BuildCheapest
from .satellites import MoveGovernment
from .sectors import tell_leading


def next_row(s: Interstellar, player: Player) -> int:
    """The lowest row in which the player has no scientist, or NOTHING. INT-16.1, 16.6"""
    for row, offices in enumerate(ROW_OFFICES):
        if all([s.government[office] != player for office in offices]):
            return row
    return NOTHING


def free_offices(s: Interstellar, player: Player) -> list[Office]:
    """Where the player's next scientist may sit: the lowest row without one; higher rows are closed. INT-16.1, 16.2"""
    row = next_row(s, player)
    if row == NOTHING or s.scientists[player] == 0:
        return []
    return [office for office in ROW_OFFICES[row] if s.government[office] == NOBODY]


class Provide(Choice["Interstellar"]):
    """A scientist takes an office; all bonuses from the left end of the row up to it are gained. INT-16.1 to 16.5"""

    rule: ClassVar[str] = "INT-16.1"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(OFFICE_ATOM + office) for office in free_offices(s, self.player)]

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """Where the office is, and its own bonus."""
        row = OFFICE_ROW[atom - OFFICE_ATOM]
        words: dict[str, int | Text] = {
            "row": row + 1,
            "position": ROW_OFFICES[row].index(Office(atom - OFFICE_ATOM)) + 1,
        }
        words["bonus"] = OFFICE.text(Office(atom - OFFICE_ATOM))
        return Text("option-office-bonus", words)

    def take(self, s: Interstellar, atom: Atom) -> None:
        office = Office(atom - OFFICE_ATOM)
        led = s.leading()
        s.scientists[self.player] -= 1
        s.writable_government()[office] = self.player
        s.tell(notes.TAKES_OFFICE, self.player, office)
        tell_leading(s, led)
        row = ROW_OFFICES[OFFICE_ROW[office]]
        steps: list[Step[Interstellar]] = [OfficeBonus(self.player, one) for one in row if one <= office]
        if s.uses(self.player, LOBBYING) and office + 1 in row:
            steps.append(LobbyBonus(self.player, Office(office + 1)))
        s.then(steps)


class OfficeBonus(Step["Interstellar"]):
    """The bonus of one office, as far as it can be done. INT-16.3, 16.7 to 16.20, 8.19"""

    told: ClassVar[NoteKind] = notes.OFFICE_GIVES

    def __init__(self, player: Player, office: Office) -> None:
        self.player: Final = player
        self.office: Final = office

    def run(self, s: Interstellar) -> None:
        if f"office_{OFFICE.ids[self.office]}" in s.without:
            return
        player = self.player
        s.tell(self.told, self.office)
        bonus, amount = OFFICE_BONUS[self.office]
        if bonus in (ARS_BONUS, DRILL_BONUS, RECHARGE_BONUS, IMPROVED_BONUS):
            s.push(BonusPlanet(player, bonus, amount))
        elif bonus == SATELLITE_BONUS:
            s.push(MoveGovernment(player, True))
        elif bonus == TRACK_BONUS:
            s.push(ChooseTrack(player))
        elif bonus == SAVE_BONUS:
            save_lowest(s, player)
        elif bonus == BUILD_BONUS:
            s.push(BuildCheapest(player, player))
        else:
            gain_bonus(s, player, bonus, amount, THE_OFFICE)


class LobbyBonus(OfficeBonus):
    """Lobbying: the bonus of the office right of the one taken, too. INT-8.19"""

    told: ClassVar[NoteKind] = notes.LOBBYING_GIVES


def save_lowest(s: Interstellar, player: Player) -> None:
    """The least valuable component on Earth is saved for free; its value in reputation. INT-16.15"""
    humanity = lowest_on_earth(s)
    if humanity != NOTHING:
        store_component(s, humanity)
        gain_reputation(s, player, VALUE[humanity], notes.OFFICE_RESCUE)


class BonusPlanet(Choice["Interstellar"]):
    """On which own planet a bonus takes effect. INT-16.7 to 16.10, 16.18"""

    rule: ClassVar[str] = "INT-16.18"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, bonus: int, amount: int) -> None:
        super().__init__(player)
        self.bonus: Final = bonus
        self.amount: Final = amount

    def legal(self, s: Interstellar) -> list[Atom]:
        if self.bonus == ARS_BONUS:
            planets = stocked(s, self.player)
        elif self.bonus == DRILL_BONUS:
            planets = extractable(s, self.player)
        else:
            planets = s.based(self.player)
        return [Atom(PLANET_ATOM + planet) for planet in planets]

    def take(self, s: Interstellar, atom: Atom) -> None:
        planet = Planet(atom - PLANET_ATOM)
        if self.bonus in (RECHARGE_BONUS, IMPROVED_BONUS):
            told = notes.OFFICE_IMPROVES if self.bonus == IMPROVED_BONUS else notes.OFFICE_GROWTH
            recharge(s, self.player, planet, self.amount, told)
            return
        s.tell(notes.OFFICE_PLANET, self.player, self.bonus, planet)
        if self.bonus == ARS_BONUS:
            s.push(ToReserve(self.player, planet, self.amount))
        else:
            s.push(ToWarehouse(self.player, planet, self.amount))


class ChooseTrack(Choice["Interstellar"]):
    """A step on one of the leader tracks, on one that is not at its end. INT-16.14, 15.5"""

    rule: ClassVar[str] = "INT-16.14"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        return [
            Atom(LEADER_ATOM + leader) for leader in ALL_LEADERS if s.leader[self.player * LEADERS + leader] < LAST_STEP
        ]

    def take(self, s: Interstellar, atom: Atom) -> None:
        advance_leader(s, self.player, Leader(atom - LEADER_ATOM))
