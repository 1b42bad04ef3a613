"""The ship: mechanisms on the sector under construction, completed sectors, command posts. INT-14.3 to 14.16"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import DECLINE_ATOM, NO_MECHANISM, OFFICE_ATOM, OFFICE_ROW, ROW_OFFICES, Mechanism, Office
from ..state import Interstellar


def refill(s: Interstellar, column: int) -> None:
    """The Future project drops into the Present space; another one is drawn, while there are any. INT-14.5, 14.8"""
    s.writable_present()[column] = s.future[column]
    if s.present[column] != NOTHING:
        s.tell(notes.PRESENTED, s.present[column])
    s.writable_future()[column] = Mechanism(s.writable_advanced().draw(s) if s.advanced.cards else NOTHING)
    if s.future[column] != NOTHING:
        s.tell(notes.DRAWN_PROJECT, s.future[column])


class Install(Step["Interstellar"]):
    """A project is put on the sector; then the sector is completed, then its space refilled. INT-14.3 to 14.5"""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism: Final = mechanism

    def run(self, s: Interstellar) -> None:
        assert s.sectors, "no sector is under construction"
        steps: list[Step[Interstellar]] = []
        if self.mechanism in s.long_term:
            s.long_term = [other for other in s.long_term if other != self.mechanism]
        else:
            column = s.present.index(self.mechanism)
            s.writable_present()[column] = NO_MECHANISM
            steps.append(Refill(column))
        s.construction = [*s.construction, self.mechanism]
        if len(s.construction) == s.plan().sector_mechanisms:
            steps.insert(0, CompleteSector())
        s.then(steps)


class Refill(Step["Interstellar"]):
    """The column of a project that was built. INT-14.5"""

    def __init__(self, column: int) -> None:
        self.column: Final = column

    def run(self, s: Interstellar) -> None:
        refill(s, self.column)


class CompleteSector(Step["Interstellar"]):
    """The sector is turned over; the governor's scientist takes its command post. INT-14.11 to 14.13"""

    def run(self, s: Interstellar) -> None:
        s.scrapped = s.scrapped + s.construction
        s.construction = []
        sector = s.writable_sectors().pop()
        s.completed = [*s.completed, sector]
        s.show()
        governor = s.leading()
        s.posts = [*s.posts, governor]
        s.tell(notes.SECTOR_COMPLETE, sector)
        if governor != NOBODY:
            s.tell(notes.COMMAND_POST, governor, sector)
            row = _leave_office(s, governor)
            tell_leading(s, governor)
            others = [office for office in row if s.government[office] != NOBODY]
            s.then([Reseat(s.government[office], office) for office in others])


def tell_leading(s: Interstellar, led: Player) -> None:
    """Who leads the Government, if it is no longer who `led` it. INT-16.17"""
    if s.leading() not in (led, NOBODY):
        s.tell(notes.LEADS, s.leading(), led)


def _leave_office(s: Interstellar, governor: Player) -> list[Office]:
    """The governor's highest office becomes free; the offices of its row."""
    for row in reversed(ROW_OFFICES):
        for office in row:
            if s.government[office] == governor:
                s.writable_government()[office] = NOBODY
                return row
    raise AssertionError("a governor without an office")


class Reseat(Choice["Interstellar"]):
    """Who sits in the row that the governor left may take another free office of it, without bonuses. INT-14.13"""

    rule: ClassVar[str] = "INT-14.13"

    def __init__(self, player: Player, office: Office) -> None:
        super().__init__(player)
        self.office: Final = office

    def legal(self, s: Interstellar) -> list[Atom]:
        row = ROW_OFFICES[OFFICE_ROW[self.office]]
        return [*(Atom(OFFICE_ATOM + office) for office in row if s.government[office] == NOBODY), DECLINE_ATOM]

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom != DECLINE_ATOM:
            led = s.leading()
            s.writable_government()[self.office] = NOBODY
            s.writable_government()[atom - OFFICE_ATOM] = self.player
            s.tell(notes.RESEATS, self.player, Office(atom - OFFICE_ATOM))
            tell_leading(s, led)

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """Where the office is, as its bonus is not gained."""
        if atom == DECLINE_ATOM:
            return None
        row = OFFICE_ROW[atom - OFFICE_ATOM]
        return Text(
            "option-office", {"row": row + 1, "position": ROW_OFFICES[row].index(Office(atom - OFFICE_ATOM)) + 1}
        )
