"""Moving, loading, unloading. PAR-8, 9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import HEX_ATOM, KIND_OF, LOADED, MOVED, SMALL, TRANSIT_ATOM, UNIT, UNIT_ATOM, UNITS, Hex, Unit
from ..state import Parsec
from .abilities import attack_of, defence_of
from .charts import atoms_of
from .combat.attack import Attack, attack_targets, has_target
from .fleets import load, mark, relocate
from .reach import can_move, hold_on, is_movable, move_ground, unload_hexes, within
from .transit import Transit, may_ask, may_ask_over


def arrive(s: Parsec, unit: Unit, hex: Hex) -> None:
    """A vessel ends its move on a hex, aboard if its owner's transport is there. PAR-9.4"""
    player = s.owner(unit)
    source = s.at[unit]
    transport = hold_on(s, player, hex) if SMALL[KIND_OF[unit]] else NOBODY
    if transport == NOBODY:
        relocate(s, unit, hex)
        s.tell(notes.MOVES, player, unit, source, hex)
    else:
        load(s, unit, Unit(transport))
        mark(s, unit, LOADED)
        s.tell(notes.LOADS, player, unit, transport)


class VesselDeed(Choice["Parsec"]):
    """What a vessel does: move to a hex, be unloaded onto one, attack a unit, or ask for transit. PAR-6.4, 14.2

    It is asked even if there is but one deed: a vessel that is picked has not attacked anybody yet.
    """

    rule: ClassVar[str] = "PAR-6.4"
    inner: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit) -> None:
        super().__init__(player)
        self.unit: Final = unit

    def legal(self, s: Parsec) -> list[Atom]:
        unit = self.unit
        if s.at[unit] == NOTHING:
            return [Atom(HEX_ATOM + hex) for hex in unload_hexes(s, unit)]
        options: list[Atom] = []
        asks = False
        if is_movable(s, unit):
            ground = move_ground(s, unit)
            options = atoms_of(within(ground))
            asks = may_ask_over(s, ground)
        for target in attack_targets(s, unit):
            options.append(Atom(UNIT_ATOM + target))
        if asks:
            options.append(TRANSIT_ATOM)
        return options

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom == TRANSIT_ATOM:
            s.push(Transit(self.player, self.unit))
        elif atom >= HEX_ATOM:
            s.push(Go(self.unit, Hex(atom - HEX_ATOM)))
        else:
            s.push(Attack(self.player, self.unit, Unit(atom - UNIT_ATOM)))

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        if not UNIT_ATOM <= atom < UNIT_ATOM + UNITS:
            return None
        target = Unit(atom - UNIT_ATOM)
        words: dict[str, int | Text] = {"attack": attack_of(s, self.unit), "defence": defence_of(s, target)}
        return Text("option-attack", {"unit": s.thing_text(UNIT, target), **words})


class Go(Step["Parsec"]):
    """A vessel makes its move of the turn; a carried one is unloaded. PAR-8.1, 9.8"""

    def __init__(self, unit: Unit, hex: Hex) -> None:
        self.unit: Final = unit
        self.hex: Final = hex

    def run(self, s: Parsec) -> None:
        unit = self.unit
        mark(s, unit, MOVED)
        if s.at[unit] != NOTHING:
            arrive(s, unit, self.hex)
        else:
            relocate(s, unit, self.hex)
            s.tell(notes.UNLOADS, s.owner(unit), unit, self.hex)


def may_act(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel, carried or not, has anything to do in the action phase."""
    if s.at[unit] == NOTHING:
        return s.aboard[unit] != NOTHING and len(unload_hexes(s, unit)) > 0
    return can_move(s, unit) or has_target(s, unit) or may_ask(s, unit)
