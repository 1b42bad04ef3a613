"""The end of the game: final fame. ATH-B.11, X.12, S.10, V.2"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from ....clockwork.text import NoteKind
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import ALERT_FAME
from ..pieces import NUMBERS
from ..printed_cards import CHARGED_FAME, TROPHY
from ..roads import PARALLEL
from ..state import Athena
from .aurora import is_reached
from .cargo import SpendHalf, can_spend_half
from .convoy import special_boxes, unused_special, use_special

TROPHY_FAME: Final = NUMBERS.number("trophy_fame")
CHARGED: Final = NUMBERS.number("charged_fame")
OBJECT_FAME: Final = NUMBERS.number("object_fame")
UNDAMAGED_FAME: Final = NUMBERS.number("undamaged_fame")
TURRET_FAME: Final = NUMBERS.number("turret_fame")
SAVED_FAME: Final = NUMBERS.number("saved_fame")
RANK_FAME: Final = NUMBERS.numbers("rank_fame")
AUTOMA_AURORA: Final = NUMBERS.number("automa_aurora_fame")


def final_fame(s: Athena, side: int) -> int:
    """The sum of everything that counts. ATH-B.11.1"""
    total = 0
    for part in fame_parts(s, side):
        total += part
    return total


def fame_parts(s: Athena, side: int) -> list[int]:
    """Final fame by its sources, in the order of `PARTS`. ATH-B.11.2 to 11.7, X.12, S.10"""
    reached = s.reached or is_reached(s)
    saved = reached and s.at_aurora(side)
    alert = ALERT_FAME[s.alert[side]] if s.athena else 0
    seen = [road_fame(s, side), s.fame[side], len(s.tiles[side]) * TURRET_FAME, alert]
    if not s.seated(side):
        return [*seen, 0, 0, s.level, AUTOMA_AURORA if saved else 0]
    boxes = len(special_boxes(s, side, TROPHY)) * TROPHY_FAME + s.charged[side]
    sound = 0 if reached else undamaged_cards(s, side) * UNDAMAGED_FAME
    rescued = healthy_survivors(s, side) * SAVED_FAME if saved else 0
    return [*seen, len(s.objects[side]) * OBJECT_FAME, boxes, sound, rescued]


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


def road_fame(s: Athena, side: int) -> int:
    """Spaces ahead of the rearmost convoy, or for the first two places. ATH-B.11.2, V.2"""
    if s.rank_scoring:
        place = s.sides - 1 - s.order.index(side)
        return RANK_FAME[place] if place < len(RANK_FAME) else 0
    rearmost = PARALLEL[s.at[side]]
    for space in s.at:
        if PARALLEL[space] < rearmost:
            rearmost = PARALLEL[space]
    return PARALLEL[s.at[side]] - rearmost


def undamaged_cards(s: Athena, side: int) -> int:
    """ATH-B.11.6"""
    number = 0
    for card in s.convoy(side):
        if s.damage[card] == 0:
            number += 1
    return number


def healthy_survivors(s: Athena, side: int) -> int:
    """ATH-B.11.7"""
    number = 0
    for survivor in s.crew[side]:
        if s.contamination[survivor] == 0:
            number += 1
    return number


class ChargeBoxes(YesNo["Athena"]):
    """Spend a half battery on a charged box for fame, box after box. ATH-B.11.5, 11.9, X.12.3"""

    rule: ClassVar[str] = "ATH-B.11.5"

    def legal(self, s: Athena) -> list[int]:
        free = unused_special(s, self.player, CHARGED_FAME) != NOBODY and can_spend_half(s, self.player)
        return super().legal(s) if free else []

    def yes(self, s: Athena) -> None:
        use_special(s, self.player, CHARGED_FAME)
        s.charged[self.player] += CHARGED
        s.tell(notes.CHARGES, self.player)
        s.then([SpendHalf(self.player), ChargeBoxes(self.player)])


class Score(Step["Athena"]):
    """Count, and the game is over. ATH-B.11.1"""

    def run(self, s: Athena) -> None:
        s.points = [final_fame(s, side) for side in range(s.sides)]
        if s.log is not None:
            for side in s.turn_order():
                tell_parts(s, side)
        s.end()
        for winner in s.winners:
            most = s.points[winner]
            s.tell(notes.WINS_TIE if s.points.count(most) > 1 else notes.WINS, winner, most)


def tell_parts(s: Athena, side: int) -> None:
    """How a side came to its final fame: a question for the log alone."""
    for part, fame in enumerate(fame_parts(s, side)):
        if fame != 0:
            s.tell(told_as(s, side, PARTS[part]), side, fame)
    s.tell(notes.FINAL_FAME, side, s.points[side])


def told_as(s: Athena, side: int, part: NoteKind) -> NoteKind:
    """A part of the count by the rule it follows here: the Automa has levels, and places may count. ATH-S.10, V.2"""
    if part is notes.FAME_OF_CARDS and not s.seated(side):
        return notes.FAME_OF_LEVELS
    return notes.FAME_OF_RANK if part is notes.FAME_OF_ROAD and s.rank_scoring else part
