"""Phase 5: boxes, the Aurora, the next round or the end. ATH-B.10"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player, is_one_of
from ....clockwork.step import Step
from ....clockwork.text import Text
from .. import notes
from ..components import DONE_ATOM, SPECIAL_ATOM
from ..pieces import FULL
from ..printed_cards import AMBULANCE, CARDS, MICRO_REACTOR, SPECIAL, WORKSHOP, Special
from ..roads import MOORINGS
from ..state import Athena
from .aurora import advance
from .cargo import Gain, SpendHalf, can_spend_half, in_reserve
from .contamination import CREW, Heal, is_contaminated
from .convoy import unused_special, use_special
from .damage import Repair, is_damaged
from .menus import add_extras, extra_label, extra_step, for_half
from .scoring import ChargeBoxes, Score
from .secret_objects import ByObjects
from .zone import RefillAll

END_BOXES: Final = [WORKSHOP, MICRO_REACTOR, AMBULANCE]
"""The boxes that are used at the end of a round."""


class EndOfRoundTurn(ByObjects):
    """Use boxes in any order, each once, and objects. ATH-B.10.1, X.13.9, X.13.11"""

    rule: ClassVar[str] = "ATH-B.10.1"

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        options: list[Atom] = []
        for special in END_BOXES:
            if unused_special(s, player, special) != NOTHING and has_use(s, player, special):
                options.append(Atom(SPECIAL_ATOM + special))
        add_extras(s, player, options)
        options.append(DONE_ATOM)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        if atom == DONE_ATOM:
            return
        s.push(self)
        special = Special(atom - SPECIAL_ATOM)
        if not is_one_of(special, END_BOXES):
            s.push(extra_step(s, player, atom))
            return
        use_special(s, player, special)
        if special == WORKSHOP:
            s.push(Repair(player, 1))
        elif special == MICRO_REACTOR:
            s.push(Gain(player, FULL))
        else:
            s.then([SpendHalf(player), Heal(player, CREW, 1)])

    def rests(self, s: Athena) -> list[Atom]:
        return [DONE_ATOM]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return for_half(SPECIAL.text(AMBULANCE)) if atom == SPECIAL_ATOM + AMBULANCE else extra_label(atom)


def has_use(s: Athena, player: Player, special: Special) -> bool:
    """Whether an End-of-Round box has something to do and can be paid. ATH-B.0.6, 4.7"""
    if special == WORKSHOP:
        return is_damaged(s, player)
    if special == MICRO_REACTOR:
        return in_reserve(s, FULL)
    return can_spend_half(s, player) and is_contaminated(s, player, CREW)


class AuroraMoves(Step["Athena"]):
    """Who reaches the Aurora ends the game; else it moves on, or leaves its last mooring. ATH-B.10.2 to 10.5, X.11.3"""

    def run(self, s: Athena) -> None:
        if not s.is_reached():
            if s.mooring == MOORINGS:
                s.tell(notes.AURORA_LEAVES)
                finish(s)
                return
            advance(s, 1)
        if s.is_reached():
            s.reached = True
            s.tell(notes.AURORA_REACHED)
            finish(s)
            return
        end_round(s)
        s.push(RefillAll())


def end_round(s: Athena) -> None:
    """Uses once per round and effects of the round end. ATH-B.10.6, 10.7"""
    s.used = [0] * CARDS
    if s.blizzard:
        s.blizzard = False
        s.tell(notes.BLIZZARD_ENDS)
    if s.whiteout:
        s.whiteout = False
        s.tell(notes.WHITEOUT_ENDS)


def finish(s: Athena) -> None:
    """Charged boxes in turn order, then the count; nothing else that waits is done. ATH-B.11.9"""
    s.stack.clear()
    s.then([*[ChargeBoxes(side) for side in s.turn_order() if s.seated(side)], Score()])
