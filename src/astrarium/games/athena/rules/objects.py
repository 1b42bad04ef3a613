"""Objects that are used at one's own menus, and the Mimic Android. ATH-B.4.3, 4.4, 4.7, 13.12, X.13.4, 13.18"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, YES, Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import CARD_ATOM, DECONTAMINATION, JAMMER, MRE, TOOLKIT, Object
from ..pieces import ACTIVE, NUMBERS, RESTING
from ..printed_cards import ABILITY_OF, MIMIC, NO_ABILITY, Card
from ..state import Athena
from .alert import lose_alert
from .cargo import SpendHalf, can_spend_half, drop_object
from .contamination import take_counter
from .damage import Repair
from .survivors import takes_objects, use_ability

TOOLKIT_REPAIRS: Final = NUMBERS.number("toolkit")
JAMMED_ROWS: Final = NUMBERS.number("jammer")
JAMMED_ROWS_PAID: Final = NUMBERS.number("jammer_paid")

# Who can be helped


def weary(s: Athena, player: Player) -> list[Card]:
    """The survivors whom an MRE can put into the Active Zone; no android. ATH-B.4.7, X.6.2"""
    return [card for card in s.crew[player] if s.zone[card] != ACTIVE and takes_objects(card)]


def curable(s: Athena, player: Player) -> list[Card]:
    """The contaminated survivors who can take a Decontamination IV; no android. ATH-B.4.7, X.6.2"""
    return [card for card in s.crew[player] if s.contamination[card] > 0 and takes_objects(card)]


def models(s: Athena, player: Player) -> list[Card]:
    """The survivors in an opponent's Rest Zone whose ability the Mimic Android can copy. ATH-X.13.4, S.12"""
    found: list[Card] = []
    for side in s.everyone():
        if side != player:
            found += [card for card in s.in_zone(side, RESTING) if ABILITY_OF[card] not in (NO_ABILITY, MIMIC)]
    return found


# What they do


class UseObject(Step["Athena"]):
    """The card goes to the Object discard pile, its token to the reserve, and its effect follows. ATH-B.4.3"""

    def __init__(self, player: Player, object: Object) -> None:
        self.player: Final = player
        self.object: Final = object

    def run(self, s: Athena) -> None:
        drop_object(s, self.player, self.object)
        s.tell(notes.USES_OBJECT, self.player, self.object)
        if self.object == MRE:
            s.push(EatRation(self.player))
        elif self.object == DECONTAMINATION:
            s.push(Decontaminate(self.player))
        elif self.object == TOOLKIT:
            s.push(Repair(self.player, TOOLKIT_REPAIRS))
        else:
            assert self.object == JAMMER, "no object for a menu"
            s.push(JamFrequency(self.player))


class EatRation(Choice["Athena"]):
    """MRE: one survivor straight from the Exhausted or Rest Zone into the Active Zone. ATH-B.13.12"""

    rule: ClassVar[str] = "ATH-B.13.12"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(CARD_ATOM + survivor) for survivor in weary(s, self.player)]

    def take(self, s: Athena, atom: Atom) -> None:
        s.writable_zone()[atom - CARD_ATOM] = ACTIVE
        s.tell(notes.REVIVED, self.player, Card(atom - CARD_ATOM))


class Decontaminate(Choice["Athena"]):
    """Decontamination IV: all counters of one survivor are removed. ATH-B.4.7"""

    rule: ClassVar[str] = "ATH-B.4.7"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(CARD_ATOM + survivor) for survivor in curable(s, self.player)]

    def take(self, s: Athena, atom: Atom) -> None:
        while s.contamination[atom - CARD_ATOM] > 0:
            take_counter(s, self.player, Card(atom - CARD_ATOM))


class JamFrequency(YesNo["Athena"]):
    """Frequency Jammer: lose 1 alert, or spend a half battery and lose 2. ATH-X.13.18"""

    rule: ClassVar[str] = "ATH-X.13.18"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [YES, NO] if can_spend_half(s, self.player) else [NO]

    def yes(self, s: Athena) -> None:
        lose_alert(s, self.player, JAMMED_ROWS_PAID)
        s.push(SpendHalf(self.player))

    def no(self, s: Athena) -> None:
        lose_alert(s, self.player, JAMMED_ROWS)


class CopyAbility(Choice["Athena"]):
    """The Mimic Android has another's ability until the phase ends, for a half battery. ATH-X.13.4"""

    rule: ClassVar[str] = "ATH-X.13.4"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(CARD_ATOM + survivor) for survivor in models(s, self.player)]

    def take(self, s: Athena, atom: Atom) -> None:
        use_ability(s, self.player, MIMIC)
        s.copied = Card(atom - CARD_ATOM)
        s.tell(notes.COPIES, self.player, s.copied)
        s.push(SpendHalf(self.player))
