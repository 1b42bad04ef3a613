"""Cards for a combat: on a strike, on a die, to get away, to stop it. E04 to E07, E20, E29, E32, E33"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice
from .. import notes
from ..components import (
    ACT,
    COLONY,
    DECL,
    DIE,
    HEX_ATOM,
    KIND_OF,
    MOVED,
    NEW,
    UNIT_ATOM,
    Event,
    Hex,
    Unit,
    event_entry,
    param,
)
from ..rules.charts import atoms_of
from ..rules.combat.battle import EndCombat, fighters, side_of
from ..rules.combat.evasion import Evaded
from ..rules.effects_in_force import at_truce, may_evade
from ..rules.fleets import is_military, mark, may_stop, relocate, unlike, vessels_of
from ..rules.galaxy import hexes_within
from ..rules.reach import evasion
from ..state import ATTACKER, ENGAGED, Parsec
from .shared.design import Design, OneTarget, Untargeted
from .shared.targets import opponents, players_as_atoms, units_as_atoms

STRIKING: Final = 0
STRUCK: Final = 1
"""Places of the two sides of a strike in `dice` and `bonuses`."""


def part_in_strike(s: Parsec, player: Player) -> int:
    """Whether a player is the striking principal or owns the struck unit; NOBODY: neither. PAR-15.6"""
    if s.striker == NOBODY:
        return NOBODY
    if s.rivals[s.striker] == player:
        return STRIKING
    return STRUCK if s.owner(s.struck) == player else NOBODY


class StrikeCard(Untargeted):
    """More on the total of one's own side in this strike: cannons, computers, screens. E04, E05, E33"""

    def __init__(self, card: Event) -> None:
        super().__init__(card)
        params = event_entry(card).entry("params")
        self.part: Final = STRIKING if "attack_bonus" in params.values else STRUCK
        self.bonus: Final = params.number("attack_bonus", 0) + params.number("defence_bonus", 0)

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return part_in_strike(s, me) == self.part

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        s.bonuses = [bonus + self.bonus if part == self.part else bonus for part, bonus in enumerate(s.bonuses)]
        self.discard(s)


class TacticalRecalculation(Untargeted):
    """Roll your own die of a strike again; the new result stands, even if worse. E07"""

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return len(s.dice) > 0 and part_in_strike(s, me) != NOBODY

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        part = part_in_strike(s, me)
        die = 1 + s.rng.below(DIE)
        s.dice = [die if side == part else other for side, other in enumerate(s.dice)]
        s.show()
        s.tell(notes.ROLLS_AGAIN, me, die)
        self.discard(s)


def engaged_vessels(s: Parsec, me: Player) -> list[Unit]:
    """The player's vessels that fight, if the player is a principal of the combat."""
    side = side_of(s, me)
    if side == NOBODY:
        return []
    return [unit for unit in fighters(s, side, ENGAGED) if KIND_OF[unit] != COLONY]


# Getting away


class EvasivePattern(OneTarget):
    """An engaged vessel evades further than usual and across others; what forbids it to evade still does. E06"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        vessels = [unit for unit in unlike(s, engaged_vessels(s, me)) if may_evade(s, unit)]
        return units_as_atoms([unit for unit in vessels if pattern_hexes(s, unit, self.card) != 0])

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.discard(s)
        s.push(FlyPattern(me, Unit(chosen[0] - UNIT_ATOM), self.card))


def pattern_hexes(s: Parsec, unit: Unit, card: Event) -> int:
    """The chart of the hexes to which the card lets a vessel evade."""
    return evasion(s, unit, param(card, "move_bonus"), cross=True)


class FlyPattern(Choice["Parsec"]):
    """Where does the vessel evade to? E06"""

    rule: ClassVar[str] = "PAR-16.13"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit, card: Event) -> None:
        super().__init__(player)
        self.unit: Final = unit
        self.card: Final = card

    def legal(self, s: Parsec) -> list[Atom]:
        return atoms_of(pattern_hexes(s, self.unit, self.card))

    def take(self, s: Parsec, atom: Atom) -> None:
        evade_to(s, self.player, self.unit, Hex(atom - HEX_ATOM))


def evade_to(s: Parsec, player: Player, unit: Unit, hex: Hex) -> None:
    """An evasive manoeuvre by card; then the other side may pursue. PAR-16.14, 16.16"""
    source = s.at[unit]
    relocate(s, unit, hex)
    s.tell(notes.EVADES, player, unit, source, hex)
    s.push(Evaded(player, unit))


class Hyperjump(OneTarget):
    """A vessel goes far, over everything and whatever holds it: its move of the turn, or an evasive manoeuvre. E29"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        if window == ACT:
            vessels = [unit for unit in vessels_of(s, me) if s.did[unit] & (MOVED | NEW) == 0]
        else:
            vessels = engaged_vessels(s, me)
        return units_as_atoms([unit for unit in unlike(s, vessels) if can_jump(s, unit, self.card)])

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.discard(s)
        s.push(Jump(me, Unit(chosen[0] - UNIT_ATOM), self.card, window))


def jump_hexes(s: Parsec, unit: Unit, card: Event) -> list[Hex]:
    """All hexes so near on which the vessel may stop, but its own."""
    player = s.owner(unit)
    kind = KIND_OF[unit]
    return [hex for hex in hexes_within(s.at[unit], param(card, "distance")) if may_stop(s, player, kind, hex)]


def can_jump(s: Parsec, unit: Unit, card: Event) -> bool:
    """Whether there is any such hex; one beside the vessel settles that without a search."""
    player = s.owner(unit)
    for hex in s.galaxy.neighbours[s.at[unit]]:
        if may_stop(s, player, KIND_OF[unit], hex):
            return True
    return len(jump_hexes(s, unit, card)) > 0


class Jump(Choice["Parsec"]):
    """Where does the vessel jump to? E29"""

    rule: ClassVar[str] = "PAR-11.24"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit, card: Event, window: int) -> None:
        super().__init__(player)
        self.unit: Final = unit
        self.card: Final = card
        self.window: Final = window

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in jump_hexes(s, self.unit, self.card)]

    def take(self, s: Parsec, atom: Atom) -> None:
        hex = Hex(atom - HEX_ATOM)
        if self.window == ACT:
            mark(s, self.unit, MOVED)
            s.tell(notes.MOVES, self.player, self.unit, s.at[self.unit], hex)
            relocate(s, self.unit, hex)
        else:
            evade_to(s, self.player, self.unit, hex)


# Reaching further, stopping


class ExtendedRange(OneTarget):
    """A military vessel reaches further until the end of the turn. E20"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        if window != ACT and side_of(s, me) == NOBODY:
            return []
        return units_as_atoms(unlike(s, [unit for unit in vessels_of(s, me) if is_military(unit)]))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me, units=(Unit(chosen[0] - UNIT_ATOM),))


class Truce(Design):
    """Two players may not attack each other; an attack just declared is called off. E32"""

    def targets(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> list[Atom]:
        if window == DECL or chosen:
            return []
        return players_as_atoms(s, [player for player in opponents(s, me) if not at_truce(s, me, player)])

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        """On a declared attack only the owner of the target may play it."""
        if window == DECL:
            return s.target != NOTHING and s.owner(s.target) == me
        return super().ready(s, me, window)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        if window == DECL:
            self.last(s, me, victim=s.rivals[ATTACKER])
            s.tell(notes.TRUCE_CALLS_OFF, me, s.rivals[ATTACKER])
            s.cut(EndCombat)
        else:
            self.last(s, me, victim=s.player_of(chosen[0]))
            s.tell(notes.TRUCE, me, s.player_of(chosen[0]))
