"""Allied support: a third player's vessels add their bonus against one target. PAR-18"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import PASS, Atom, Player
from .....clockwork.step import Choice
from .....clockwork.text import Text
from .....mechanisms.offers import Offer
from .....mechanisms.orders import from_left_of
from .....mechanisms.portions import Portions
from ... import notes
from ...components import AMOUNT_ATOM, RESOURCES, SUPPORT_MOST, SUPPORTED, Resource, Unit
from ...state import HELPING, Parsec
from ..fleets import mark
from ..goods import give_goods, show_goods
from .aiming import helpers_of, may_be_asked
from .battle import side_of
from .gathering import Gather


class AskSupport(Choice["Parsec"]):
    """Ask another player for vessels that reach the target, or strike as you are. PAR-18.1, 18.4, 18.5"""

    rule: ClassVar[str] = "PAR-18.5"

    def __init__(self, player: Player, side: int, target: Unit) -> None:
        super().__init__(player)
        self.side: Final = side
        self.target: Final = target

    def legal(self, s: Parsec) -> list[Atom]:
        options: list[Atom] = [PASS]
        for other in from_left_of(s.players, self.player, s.out):
            if may_be_asked(s, other, self.side, self.target):
                options.append(s.player_atom(other))
        return options

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom != PASS:
            other = s.player_of(atom)
            s.writable_requests().add((self.side, other))
            s.then([PickHelpers(self.player, (), other, self.target), self])


class PickHelpers(Gather):
    """Name the vessels of that player which are to help. PAR-18.5"""

    rule: ClassVar[str] = "PAR-18.5"

    def __init__(self, player: Player, units: tuple[Unit, ...], partner: Player, target: Unit) -> None:
        super().__init__(player, units)
        self.partner: Final = partner
        self.target: Final = target

    def candidates(self, s: Parsec) -> list[Unit]:
        return helpers_of(s, self.partner, self.target)

    def after(self, units: tuple[Unit, ...]) -> PickHelpers:
        return PickHelpers(self.player, units, self.partner, self.target)

    def done(self, s: Parsec) -> None:
        s.push(PriceSupport(self.player, (), self.partner, self.target, self.units))


class PriceSupport(Portions["Parsec"]):
    """What you offer for the help, from nothing to six cards. PAR-18.3, 18.5"""

    rule: ClassVar[str] = "PAR-18.5"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(
        self, player: Player, counts: tuple[int, ...], partner: Player, target: Unit, units: tuple[Unit, ...]
    ) -> None:
        super().__init__(player, counts)
        self.partner: Final = partner
        self.target: Final = target
        self.units: Final = units

    def most(self, s: Parsec, kind: int) -> int:
        return s.holds(self.player, Resource(kind))

    def in_all(self, s: Parsec) -> int:
        return SUPPORT_MOST

    def after(self, counts: tuple[int, ...]) -> PriceSupport:
        return PriceSupport(self.player, counts, self.partner, self.target, self.units)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        show_goods(s, self.player, list(counts))
        s.tell_all(notes.ASKS_SUPPORT, (self.player, self.partner, self.target, *counts))
        s.push(GiveSupport(self.partner, self.player, self.target, self.units, counts))


class GiveSupport(Offer["Parsec"]):
    """Lend these vessels against that target, for that pay? They can then be struck too. PAR-18.5, 18.7, 18.10"""

    rule: ClassVar[str] = "PAR-18.5"
    worded: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(
        self, player: Player, proposer: Player, target: Unit, units: tuple[Unit, ...], pay: tuple[int, ...]
    ) -> None:
        super().__init__(player, proposer)
        self.target: Final = target
        self.units: Final = units
        self.pay: Final = pay

    def words(self, s: Parsec) -> dict[str, int | Text]:
        return {"number": len(self.units)}

    def accept(self, s: Parsec) -> None:
        give_goods(s, self.proposer, self.player, list(self.pay))
        if sum(self.pay) > 0:
            s.tell_all(notes.PAYS_SUPPORT, (self.proposer, self.player, *self.pay))
        side = side_of(s, self.proposer)
        # Nobody helps both sides: the other one need not ask any more.
        s.writable_requests().add((1 - side, self.player))
        for unit in self.units:
            s.writable_fighters().add((unit, side, HELPING, self.target))
            mark(s, unit, SUPPORTED)
            s.tell(notes.SUPPORTS, self.player, unit, self.target)

    def refuse(self, s: Parsec) -> None:
        s.tell(notes.SUPPORTS_NOT, self.player, self.proposer)
