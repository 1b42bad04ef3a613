"""Contamination counters: who gets them, who is protected, who is healed. ATH-B.3.2, 3.3, 3.7, 3.11"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import PASS, Atom, Player, is_one_of
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import CARD_ATOM, HAZMAT, OBJECT_ATOM
from ..pieces import EXPLORATION, P_CONTAMINATION, listed_names
from ..printed_cards import GUIDE, HERMIT, VALUE, Card
from ..state import Athena
from .cargo import can_use, drop_object
from .departures import remove_survivor
from .secret_objects import ByObjects
from .survivors import has_ability, takes_objects, takes_part_with

AMONG: Final = listed_names("among", ["crew", "party", "active"])
"""Which survivors of a side an effect may reach."""
CREW: Final = 0
PARTY: Final = 1
ACTIVE_ONES: Final = 2


def survivors_among(s: Athena, side: Player, among: int) -> list[Card]:
    if among == CREW:
        return s.crew[side]
    if among == PARTY:
        return [card for card in s.crew[side] if is_one_of(card, s.party)]
    return s.active(side)


def protected(s: Athena) -> bool:
    """Whether the Hermit keeps all contamination of the running action away. ATH-B.13.2"""
    return s.phase == EXPLORATION and takes_part_with(s, HERMIT) > 0


def guided(s: Athena, side: Player) -> bool:
    """Whether the Guide keeps the contamination of the road away. ATH-B.13.5"""
    return has_ability(s, side, GUIDE)


def can_contaminate(s: Athena, side: Player, among: int) -> bool:
    """Whether a counter can be placed as a cost; a prevented one counts as paid. ATH-B.3.11"""
    there = survivors_among(s, side, among)
    return len(there) > 0 if protected(s) or guided(s, side) else len(payments(s, side, there)) > 0


def contamination_price(s: Athena, side: Player, among: int) -> list[Step[Any]]:
    """A counter as the cost of an option, unless Hermit or Guide keep it away. ATH-B.3.11"""
    return [] if is_kept_away(s, side) else [PayContamination(side, among)]


def is_kept_away(s: Athena, side: Player) -> bool:
    """Whether Hermit or Guide keep contamination away; then it is told. ATH-B.13.2, 13.5"""
    if protected(s):
        s.tell(notes.HERMIT_PREVENTS, side, HERMIT)
    elif guided(s, side):
        s.tell(notes.GUIDE_PREVENTS, side, GUIDE)
    else:
        return False
    return True


def payments(s: Athena, side: Player, survivors: list[Card]) -> list[Atom]:
    """How a counter can be paid with these survivors: on one of them, on a suit worn, or with a new suit. ATH-B.3.11"""
    bare = [card for card in survivors if not is_one_of(card, s.suited)]
    options = [Atom(CARD_ATOM + card) for card in bare] if s.reserve[P_CONTAMINATION] > 0 else []
    if not options:
        options = [Atom(CARD_ATOM + card) for card in survivors if is_one_of(card, s.suited)]
    if any(may_wear(s, side, card) for card in bare):
        options.append(Atom(OBJECT_ATOM + HAZMAT))
    return options


class Expose(Step["Athena"]):
    """A counter for one of some survivors, unless something keeps it away or none is left. ATH-B.0.4, 3.7, S.8"""

    def __init__(self, player: Player, among: int) -> None:
        self.player: Final = player
        self.among: Final = among

    def run(self, s: Athena) -> None:
        there = survivors_among(s, self.player, self.among)
        if not s.seated(self.player) or not there or is_kept_away(s, self.player):
            return
        if s.reserve[P_CONTAMINATION] == 0:
            s.tell(notes.NO_COUNTER, self.player)
        elif all(card in s.suited for card in there):
            s.tell(notes.PROTECTED, self.player, there[0])
        else:
            s.push(Contaminate(self.player, self.among))


class Contaminate(ByObjects):
    """One counter on one survivor of choice among some, or a Hazmat Suit on one of them. ATH-B.3.7, 13.13"""

    rule: ClassVar[str] = "ATH-B.3.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, among: int) -> None:
        super().__init__(player)
        self.among: Final = among

    def legal(self, s: Athena) -> list[Atom]:
        if not s.seated(self.player) or s.reserve[P_CONTAMINATION] == 0 or protected(s):
            return []
        open_to = [card for card in survivors_among(s, self.player, self.among) if not is_one_of(card, s.suited)]
        options = [Atom(CARD_ATOM + card) for card in open_to]
        if any(may_wear(s, self.player, card) for card in open_to):
            options.append(Atom(OBJECT_ATOM + HAZMAT))
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == OBJECT_ATOM + HAZMAT:
            s.push(WearSuit(self.player, self.among))
        else:
            add_counter(s, self.player, Card(atom - CARD_ATOM))


class PayContamination(Contaminate):
    """Contamination as the cost of an option: a counter that a suit keeps away counts as paid. ATH-B.3.11"""

    rule: ClassVar[str] = "ATH-B.3.11"
    price: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return payments(s, self.player, survivors_among(s, self.player, self.among))

    def take(self, s: Athena, atom: Atom) -> None:
        if Card(atom - CARD_ATOM) in s.suited:
            s.tell(notes.PROTECTED, self.player, Card(atom - CARD_ATOM))
        else:
            super().take(s, atom)


class WearSuit(Choice["Athena"]):
    """Who wears the Hazmat Suit: this counter and all others of the phase are not placed there. ATH-B.13.13"""

    rule: ClassVar[str] = "ATH-B.13.13"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, among: int) -> None:
        super().__init__(player)
        self.among: Final = among

    def legal(self, s: Athena) -> list[Atom]:
        found = survivors_among(s, self.player, self.among)
        return [Atom(CARD_ATOM + card) for card in found if may_wear(s, self.player, card)]

    def take(self, s: Athena, atom: Atom) -> None:
        wear(s, self.player, Card(atom - CARD_ATOM))


class ContaminateOne(ByObjects):
    """A counter on this very survivor, unless a Hazmat Suit is used. ATH-B.6.16, 13.13"""

    rule: ClassVar[str] = "ATH-B.6.16"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Athena) -> list[Atom]:
        gone = self.card not in s.crew[self.player] or self.card in s.suited
        if gone or s.reserve[P_CONTAMINATION] == 0 or protected(s):
            return []
        options = [Atom(CARD_ATOM + self.card)]
        return [*options, Atom(OBJECT_ATOM + HAZMAT)] if may_wear(s, self.player, self.card) else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == OBJECT_ATOM + HAZMAT:
            wear(s, self.player, self.card)
        else:
            add_counter(s, self.player, self.card)


def may_wear(s: Athena, side: Player, survivor: Card) -> bool:
    return can_use(s, side, HAZMAT) and takes_objects(survivor) and not is_one_of(survivor, s.suited)


def wear(s: Athena, side: Player, survivor: Card) -> None:
    drop_object(s, side, HAZMAT)
    s.writable_suited().append(survivor)
    s.tell(notes.PROTECTED, side, survivor)


def add_counter(s: Athena, side: Player, survivor: Card) -> None:
    """One counter; with more than the printed value the survivor dies. ATH-B.3.3"""
    s.reserve[P_CONTAMINATION] -= 1
    s.writable_contamination()[survivor] += 1
    s.tell(notes.CONTAMINATED, side, survivor)
    if s.contamination[survivor] > VALUE[survivor]:
        remove_survivor(s, side, survivor)
        s.tell(notes.DIES, side, survivor)


def contaminated_among(s: Athena, side: Player, among: int) -> list[Card]:
    return [card for card in survivors_among(s, side, among) if s.contamination[card] > 0]


def is_contaminated(s: Athena, side: Player, among: int) -> bool:
    """Whether anybody among these survivors has a counter."""
    for card in s.party if among == PARTY else survivors_among(s, side, among):
        if s.contamination[card] > 0:
            return True
    return False


def take_counter(s: Athena, side: Player, survivor: Card) -> None:
    s.writable_contamination()[survivor] -= 1
    s.reserve[P_CONTAMINATION] += 1
    s.tell(notes.HEALED, side, survivor)


class Heal(Choice["Athena"]):
    """Remove up to so many contamination counters in all, at least one. ATH-X.8.2, B.6.23"""

    rule: ClassVar[str] = "ATH-B.6.23"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, among: int, amount: int, begun: bool = False) -> None:
        super().__init__(player)
        self.among: Final = among
        self.amount: Final = amount
        self.begun: Final = begun

    def legal(self, s: Athena) -> list[Atom]:
        if self.amount == 0:
            return []
        options = [Atom(CARD_ATOM + card) for card in contaminated_among(s, self.player, self.among)]
        return [*options, PASS] if options and self.begun else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != PASS:
            take_counter(s, self.player, Card(atom - CARD_ATOM))
            s.push(Heal(self.player, self.among, self.amount - 1, True))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop") if atom == PASS else None


class ContaminateParty(Step["Athena"]):
    """Each survivor taking part gets one counter. ATH-B.6.16"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        if s.party and not is_kept_away(s, self.player):
            s.then([ContaminateOne(self.player, card) for card in s.party])
