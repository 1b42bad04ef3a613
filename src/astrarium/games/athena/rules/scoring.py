"""The end of the game: final fame. ATH-B.11, X.12, S.10, V.2"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Step
from ....clockwork.text import NoteKind
from ....mechanisms.offers import YesNo
from .. import notes
from ..pieces import NUMBERS
from ..printed_cards import CHARGED_FAME
from ..state import Athena
from .cargo import SpendHalf, can_spend_half
from .convoy import unused_special, use_special

CHARGED: Final = NUMBERS.number("charged_fame")


PARTS: Final = (
    notes.FAME_OF_ROAD,
    notes.FAME_OF_TRACK,
    notes.FAME_OF_TURRETS,
    notes.FAME_OF_QUIET,
    notes.FAME_OF_OBJECTS,
    notes.FAME_OF_BOXES,
    notes.FAME_OF_CARDS,
    notes.FAME_OF_AURORA,
)


class ChargeBoxes(YesNo["Athena"]):
    """Spend a half battery on a charged box for fame, box after box. ATH-B.11.5, 11.9, X.12.3"""

    rule: ClassVar[str] = "ATH-B.11.5"

    def legal(self, s: Athena) -> list[Atom]:
        free = unused_special(s, self.player, CHARGED_FAME) != NOTHING and can_spend_half(s, self.player)
        return super().legal(s) if free else []

    def yes(self, s: Athena) -> None:
        use_special(s, self.player, CHARGED_FAME)
        s.charged[self.player] += CHARGED
        s.tell(notes.CHARGES, self.player)
        s.then([SpendHalf(self.player), ChargeBoxes(self.player)])


class Score(Step["Athena"]):
    """Count, and the game is over. ATH-B.11.1"""

    def run(self, s: Athena) -> None:
        s.points = [s.final_fame(side) for side in s.all_sides()]
        if s.log is not None:
            for side in s.turn_order():
                tell_parts(s, side)
        s.end()
        for winner in s.winners:
            most = s.points[winner]
            s.tell(notes.WINS_TIE if s.points.count(most) > 1 else notes.WINS, winner, most)


def tell_parts(s: Athena, side: Player) -> None:
    """How a side came to its final fame: a question for the log alone."""
    for part, fame in enumerate(s.fame_parts(side)):
        if fame != 0:
            s.tell(told_as(s, side, PARTS[part]), side, fame)
    s.tell(notes.FINAL_FAME, side, s.points[side])


def told_as(s: Athena, side: Player, part: NoteKind) -> NoteKind:
    """A part of the count by the rule it follows here: the Automa has levels, and places may count. ATH-S.10, V.2"""
    if part is notes.FAME_OF_CARDS and not s.seated(side):
        return notes.FAME_OF_LEVELS
    return notes.FAME_OF_RANK if part is notes.FAME_OF_ROAD and s.rank_scoring else part
