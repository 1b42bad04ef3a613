"""Phase 3: setting out, moving along the road, and the bonus movement. ATH-B.8, X.8.2 to 8.5"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import NoteKind, Text
from .. import notes
from ..components import ITEM_ATOM, MOVE_ATOM, NITRO, OBJECT_ATOM, SPACE_ATOM, SPECIAL_ATOM, STAY_ATOM
from ..pieces import FOOD, FUEL, FULL, NUMBERS, Term
from ..printed_cards import BIOFUEL, CO_PILOT, CRANE, DRIVER, HYBRID, NUCLEAR_DRIVE, SPECIAL, SPEED, Special
from ..roads import Space
from ..state import Athena
from .cargo import SpendHalf, can_spend_half, can_use, drop_object, pay
from .convoy import has_special, unused_special, use_special
from .menus import add_extras, extra_label, extra_step, for_half
from .road import EndMove, Leave, entry_label, next_spaces, road_distance
from .room import has_driver
from .secret_objects import ByObjects
from .survivors import number_with
from .turn_order import leader

DRIVES: Final = [BIOFUEL, NUCLEAR_DRIVE]
BONUS_MOVEMENT: Final = NUMBERS.number("bonus_movement")
CO_PILOT_BONUS: Final = NUMBERS.number("co_pilot")
BEHIND_BONUS: Final = NUMBERS.number("co_pilot_behind")
BEHIND: Final = NUMBERS.number("behind")
DRIVER_BONUS: Final = NUMBERS.number("driver")
NITRO_BONUS: Final = NUMBERS.number("nitro")
BIOFUEL_MOST: Final = NUMBERS.number("biofuel_most")
BLIZZARD_LOSS: Final = NUMBERS.number("blizzard")
LOWEST_SPEED: Final = NUMBERS.number("lowest_speed")

# How far


def movement_of(s: Athena, side: Player) -> int:
    """Truck speed and abilities, before anything is declared. ATH-B.8.3, 3.10, 13.6"""
    speed = SPEED[s.truck(side)]
    if s.blizzard:
        speed = max(LOWEST_SPEED, speed - BLIZZARD_LOSS)
    co_pilots = number_with(s, side, CO_PILOT)
    if co_pilots:
        bonus = CO_PILOT_BONUS
        if road_distance(s, side, s.at[leader(s)]) >= BEHIND:
            bonus += BEHIND_BONUS
        speed += co_pilots * bonus
    return speed + number_with(s, side, DRIVER) * DRIVER_BONUS


# Whether


def fuels(s: Athena, side: Player) -> list[Term]:
    """What can pay the fuel of a movement. ATH-B.8.3, X.13.8"""
    found: list[Term] = []
    if s.has(side, FUEL) > 0:
        found.append(FUEL)
    if s.has(side, FULL) > 0 and has_special(s, side, HYBRID):
        found.append(FULL)
    return found


def has_fuel(s: Athena, side: Player) -> bool:
    return s.has(side, FUEL) > 0 or len(fuels(s, side)) > 0


def may_set_out(s: Athena, side: Player) -> bool:
    """Fuel, a driver, and a road ahead; never from the Aurora's mooring. ATH-B.8.2, 8.3, 8.9, 8.13"""
    return not s.at_aurora(side) and has_fuel(s, side) and has_driver(s, side)


def can_move(s: Athena, side: Player) -> bool:
    """With what is declared a step can be made. ATH-B.8.13"""
    return may_set_out(s, side) and has_way(s, side)


def has_way(s: Athena, side: Player) -> bool:
    """Whether a convoy that may set out has a space to go to. ATH-B.8.13"""
    return len(next_spaces(s, side, movement_of(s, side) + s.movement)) > 0


def can_bonus_move(s: Athena, player: Player) -> bool:
    """Whether the movement of site 1 can be paid and makes a step. ATH-X.8.2 to 8.4, B.8.13"""
    return may_set_out(s, player) and len(next_spaces(s, player, BONUS_MOVEMENT)) > 0


class MoveTurn(Step["Athena"]):
    """Move once or stay. ATH-B.8.1"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.movement = 0
        s.collects = False
        s.push(MoveStart(self.player))


class MoveStart(ByObjects):
    """Declare what makes the convoy faster, then move; or stay. ATH-B.8.1, 8.4, 8.13"""

    rule: ClassVar[str] = "ATH-B.8.1"
    worded: ClassVar[tuple[str, ...]] = ("movement",)

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        options: list[Atom] = []
        moves = False
        if may_set_out(s, player):
            moves = has_way(s, player)
            if moves:
                options.append(MOVE_ATOM)
            self.add_declarations(s, options)
        add_extras(s, player, options)
        # What has been paid for is not left unused.
        declared = s.movement > 0 or s.collects
        if not moves or not declared:
            options.append(STAY_ATOM)
        return options

    def add_declarations(self, s: Athena, options: list[Atom]) -> None:
        player = self.player
        if can_use(s, player, NITRO):
            options.append(Atom(OBJECT_ATOM + NITRO))
        for special in DRIVES:
            if unused_special(s, player, special) != NOTHING and burnable(s, player, special):
                options.append(Atom(SPECIAL_ATOM + special))
        if not s.collects and unused_special(s, player, CRANE) != NOTHING and can_spend_half(s, player):
            options.append(Atom(SPECIAL_ATOM + CRANE))

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        if atom == STAY_ATOM:
            # Why is a question for the log alone, and no cheap one.
            s.tell(notes.STAYS if s.log is None else why_staying(s, player), player)
            s.movement = 0
            s.collects = False
            return
        if atom == MOVE_ATOM:
            s.movement += movement_of(s, player)
            s.bonus_move = False
            s.tell(notes.SETS_OUT, player, s.movement)
            s.then([PayFuel(player), MoveStep(player)])
            return
        s.push(self)
        if atom == OBJECT_ATOM + NITRO:
            drop_object(s, player, NITRO)
            s.tell(notes.USES_OBJECT, player, NITRO)
            s.movement += NITRO_BONUS
        elif atom == SPECIAL_ATOM + CRANE:
            use_special(s, player, CRANE)
            s.collects = True
            s.push(SpendHalf(player))
        elif atom == SPECIAL_ATOM + BIOFUEL:
            use_special(s, player, BIOFUEL)
            s.push(Burn(player, BIOFUEL, BIOFUEL_MOST))
        elif atom == SPECIAL_ATOM + NUCLEAR_DRIVE:
            use_special(s, player, NUCLEAR_DRIVE)
            s.push(Burn(player, NUCLEAR_DRIVE, s.has(player, FUEL) + s.has(player, FULL)))
        else:
            s.push(extra_step(s, player, atom))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return for_half(SPECIAL.text(CRANE)) if atom == SPECIAL_ATOM + CRANE else extra_label(atom)

    def words(self, s: Athena) -> dict[str, int | Text]:
        return {"movement": movement_of(s, self.player) + s.movement}

    def refused(self, s: Athena) -> list[Refusal]:
        """Why the convoy cannot move."""
        why = why_staying(s, self.player)
        return [] if why is notes.STAYS else [Refusal(MOVE_ATOM, REFUSALS[why.key], why.rule)]


REFUSALS: Final = {
    notes.WAITS.key: Text("refused-at-aurora"),
    notes.HAS_NO_DRIVER.key: Text("refused-no-driver"),
    notes.HAS_NO_FUEL.key: Text("refused-no-fuel"),
    notes.HAS_NO_WAY.key: Text("refused-no-way"),
}
"""What a player is told who would like to move, for each reason to stay."""


def why_staying(s: Athena, player: Player) -> NoteKind:
    """Whether a convoy that stays does not want to move, or why it cannot. ATH-B.8.1, 8.2, 8.3, 8.9, 8.13"""
    if can_move(s, player):
        return notes.STAYS
    if s.at_aurora(player):
        return notes.WAITS
    if not has_driver(s, player):
        return notes.HAS_NO_DRIVER
    return notes.HAS_NO_WAY if fuels(s, player) else notes.HAS_NO_FUEL


def burnable(s: Athena, side: Player, special: Special) -> list[Term]:
    """What a drive can burn for speed, the fuel of the movement itself kept back. ATH-B.8.13, X.13.12"""
    found: list[Term] = []
    if special == BIOFUEL and s.has(side, FOOD) > 0:
        found.append(FOOD)
    if s.has(side, FUEL) > 1 or (s.has(side, FUEL) > 0 and FULL in fuels(s, side)):
        found.append(FUEL)
    if special == NUCLEAR_DRIVE and s.has(side, FULL) > 0:
        found.append(FULL)
    return found


class Burn(Choice["Athena"]):
    """Tokens for speed before moving, each +1 movement. ATH-B.8.4, X.13.12"""

    rule: ClassVar[str] = "ATH-B.8.4"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, special: Special, amount: int, begun: bool = False) -> None:
        super().__init__(player)
        self.special: Final = special
        self.amount: Final = amount
        self.begun: Final = begun

    def legal(self, s: Athena) -> list[Atom]:
        if self.amount == 0:
            return []
        options = [Atom(ITEM_ATOM + resource) for resource in burnable(s, self.player, self.special)]
        return [*options, PASS] if options and self.begun else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != PASS:
            pay(s, self.player, Term(atom - ITEM_ATOM))
            s.movement += 1
            s.push(Burn(self.player, self.special, self.amount - 1, True))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop") if atom == PASS else None


class PayFuel(Choice["Athena"]):
    """The fuel of a movement, or a full battery with the Hybrid Hauler. ATH-B.8.3, X.13.8"""

    rule: ClassVar[str] = "ATH-X.13.8"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(ITEM_ATOM + resource) for resource in fuels(s, self.player)]

    def take(self, s: Athena, atom: Atom) -> None:
        pay(s, self.player, Term(atom - ITEM_ATOM))


class BonusMove(Step["Athena"]):
    """The movement of site 1, its fuel included: always two spaces at most. ATH-X.8.2 to 8.4"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.movement = BONUS_MOVEMENT
        s.bonus_move = True
        s.collects = False
        s.then([PayFuel(self.player), MoveStep(self.player)])


class MoveStep(Choice["Athena"]):
    """The next space; after the first one the convoy may stop. ATH-B.8.5, 8.13"""

    rule: ClassVar[str] = "ATH-B.8.5"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("movement",)

    def legal(self, s: Athena) -> list[Atom]:
        options = [Atom(SPACE_ATOM + space) for space in next_spaces(s, self.player, s.movement)]
        if s.trail:
            options.append(PASS)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == PASS:
            s.push(EndMove(self.player))
        else:
            s.then([Leave(self.player, Space(atom - SPACE_ATOM)), Arrive(self.player)])

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop-here") if atom == PASS else entry_label(s, self.player, Space(atom - SPACE_ATOM))

    def words(self, s: Athena) -> dict[str, int | Text]:
        return {"movement": s.movement}


class Arrive(Step["Athena"]):
    """At the Aurora, or without a driver, the movement ends; else it may go on. ATH-B.8.9, 8.14"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        if s.at_aurora(self.player) or not has_driver(s, self.player):
            s.push(EndMove(self.player))
        else:
            s.push(MoveStep(self.player))
