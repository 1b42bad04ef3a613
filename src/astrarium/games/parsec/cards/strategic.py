"""Strategic events: goods, spies, mines, mutineers. E08, E09, E16 to E19, E21, E30, E34, E43 to E45"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice
from .. import notes
from ..components import (
    ALL_RESOURCES,
    ATTACKED,
    BERTHS,
    CARGO,
    EVENT_ATOM,
    HEX_ATOM,
    KIND_OF,
    MOVED,
    PORT_ATOM,
    UNIT_ATOM,
    Event,
    Hex,
    Unit,
    param,
)
from ..rules.charts import BIT
from ..rules.effects_in_force import is_closed
from ..rules.event_hands import discard, look_at_events, look_at_hands, steal_event, take_event
from ..rules.fleets import destroy, mark, may_stop, put, relocate, spare, units_on, vessels_on
from ..rules.goods import give_goods, steal_good
from ..rules.port import Exchange, can_pay_port
from ..state import Parsec
from .shared.design import OneTarget, Untargeted, roll_for, wreck
from .shared.targets import (
    enemy_vessels,
    enemy_vessels_near,
    has_civil_near,
    hexes_with_units,
    hexes_with_vessels,
    opponents,
    players_as_atoms,
    units_as_atoms,
    with_carried,
)

# Goods and hands


class GoodsTeleport(OneTarget):
    """One exchange with the Space Port from afar, or a trade link with a player for this turn. E08"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        others = [player for player in s.everyone() if player != me and not s.is_out(player)]
        atoms = players_as_atoms(s, others)
        return [PORT_ATOM, *atoms] if can_pay_port(s, me) else atoms

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        if chosen[0] == PORT_ATOM:
            self.discard(s)
            s.push(Exchange(me))
        else:
            self.last(s, me, victim=s.player_of(chosen[0]))


class DeepScan(OneTarget):
    """Look at all cards of an opponent. E09"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return players_as_atoms(s, opponents(s, me))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        victim = s.player_of(chosen[0])
        s.tell(notes.LOOKS_AT_HAND, me, victim)
        look_at_hands(s, me, victim)
        self.discard(s)


class IndustrialEspionage(OneTarget):
    """Take an Event card at random from an opponent; it counts as acquired this turn. E18"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return players_as_atoms(s, [player for player in opponents(s, me) if s.events[player]])

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        victim = s.player_of(chosen[0])
        for _ in range(param(self.card, "steal_events")):
            tell_of_theft(s, me, victim, steal_event(s, me, victim))
        self.discard(s)


def tell_of_theft(s: Parsec, thief: Player, victim: Player, card: Event) -> None:
    """Everybody sees that a card moved, these two which."""
    s.tell(notes.TAKES_EVENT, thief, victim)
    s.whisper(thief, notes.TOOK_EVENT, card)
    s.whisper(victim, notes.TOOK_EVENT, card)


class SmugglersRaid(OneTarget):
    """Take resource cards at random from an opponent with a colony or cargo near one of your vessels. E19"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        near = param(self.card, "near")
        return players_as_atoms(s, [player for player in opponents(s, me) if has_civil_near(s, player, me, near)])

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        victim = s.player_of(chosen[0])
        number = min(param(self.card, "steal_resources"), len(s.goods[victim]))
        s.tell(notes.STEALS_GOODS, me, victim, number)
        for _ in range(number):
            resource = steal_good(s, me, victim)
            s.whisper(me, notes.STOLEN_GOOD, resource)
            s.whisper(victim, notes.STOLEN_GOOD, resource)
        self.discard(s)


class GrandHeist(OneTarget):
    """Look at an opponent's Event hand and take a card of it; then one resource of each type they hold. E45"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return players_as_atoms(s, opponents(s, me))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        victim = s.player_of(chosen[0])
        self.discard(s)
        s.tell(notes.LOOKS_AT_HAND, me, victim)
        if s.events[victim]:
            look_at_events(s, me, victim)
            s.push(PickLoot(me, victim, self.card))
        else:
            seize_goods(s, me, victim, self.card)


class PickLoot(Choice["Parsec"]):
    """Which Event card of that hand do you take? E45"""

    rule: ClassVar[str] = "PAR-11.14"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: Player, victim: Player, card: Event) -> None:
        super().__init__(player)
        self.victim: Final = victim
        self.card: Final = card

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(EVENT_ATOM + card) for card in sorted(set(s.events[self.victim]))]

    def take(self, s: Parsec, atom: Atom) -> None:
        place = s.events[self.victim].index(Event(atom - EVENT_ATOM))
        tell_of_theft(s, self.player, self.victim, take_event(s, self.player, self.victim, place))
        seize_goods(s, self.player, self.victim, self.card)


def seize_goods(s: Parsec, thief: Player, victim: Player, card: Event) -> None:
    """One card of each resource that the victim holds, for all to see."""
    each = param(card, "steal_each_resource")
    counts = [min(each, s.holds(victim, resource)) for resource in ALL_RESOURCES]
    give_goods(s, victim, thief, counts)
    s.tell_all(notes.SEIZES, (thief, victim, *counts))


# Vessels


class FloatingMines(OneTarget):
    """The vessels of a hex lose their attack bonus, or are destroyed, or lose their defence bonus. E16"""

    def __init__(self, card: Event) -> None:
        super().__init__(card)
        self.no_attack_most: Final = param(card, "no_attack_max")
        self.destroy_most: Final = param(card, "destroy_max")

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return hexes_with_vessels(s)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        hex = Hex(chosen[0] - HEX_ATOM)
        vessels = vessels_on(s, hex)
        die = roll_for(s, s.holder[hex], self.card)
        if self.no_attack_most < die <= self.destroy_most:
            for unit in vessels:
                wreck(s, unit, self.card)
            self.discard(s)
        else:
            self.last(s, me, hex=hex, roll=die, units=with_carried(s, vessels))
            s.tell(notes.DISARMED if die <= self.no_attack_most else notes.UNSHIELDED, hex, self.card)


class Sabotage(OneTarget):
    """An opponent's vessel may not move, attack or support, nor load or unload. E17"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return units_as_atoms(enemy_vessels(s, me))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        unit = Unit(chosen[0] - UNIT_ATOM)
        self.last(s, me, hex=s.at[unit], units=(unit,))


class ArmedCargos(Untargeted):
    """The player's cargos may attack this turn. E21"""

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me)


class Pulse(OneTarget):
    """The units of a hex have neither attack nor defence bonus. E30"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return hexes_with_units(s)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        hex = Hex(chosen[0] - HEX_ATOM)
        self.last(s, me, hex=hex, units=with_carried(s, units_on(s, hex)))


class TractorBeam(OneTarget):
    """An opponent's vessel near a military vessel of yours is towed a little. E34"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        vessels = enemy_vessels_near(s, me, param(self.card, "near"))
        return units_as_atoms([unit for unit in vessels if can_tow(s, unit, self.card)])

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.discard(s)
        s.push(Tow(me, Unit(chosen[0] - UNIT_ATOM), self.card))


def tow_hexes(s: Parsec, unit: Unit, card: Event) -> list[Hex]:
    """Where a vessel can be towed: over hexes free of others, to one on which its owner could stop it. PAR-11.24"""
    owner = s.owner(unit)
    source = s.at[unit]
    passed = [source]
    edge = passed
    for _ in range(param(card, "distance")):
        beyond: list[Hex] = []
        for hex in edge:
            for near in s.galaxy.neighbours[hex]:
                if near not in passed and near not in beyond and may_be_towed_over(s, unit, near):
                    beyond.append(near)
        passed = passed + beyond
        edge = beyond
    return sorted(hex for hex in passed[1:] if may_stop(s, owner, KIND_OF[unit], hex))


def can_tow(s: Parsec, unit: Unit, card: Event) -> bool:
    """Whether there is any such hex; one beside the vessel settles that without a search."""
    for hex in s.galaxy.neighbours[s.at[unit]]:
        if may_be_towed_over(s, unit, hex) and may_stop(s, s.owner(unit), KIND_OF[unit], hex):
            return True
    return len(tow_hexes(s, unit, card)) > 0


def may_be_towed_over(s: Parsec, unit: Unit, hex: Hex) -> bool:
    """Neither effects that hold a vessel matter, nor who would let it pass; closed hexes stay closed."""
    ground = s.galaxy.cargo_ground if KIND_OF[unit] == CARGO else s.galaxy.vessel_ground
    return ground & BIT[hex] != 0 and s.holder[hex] in (NOBODY, s.owner(unit)) and not is_closed(s, hex)


class Tow(Choice["Parsec"]):
    """Where do you tow the vessel? E34"""

    rule: ClassVar[str] = "PAR-11.24"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit, card: Event) -> None:
        super().__init__(player)
        self.unit: Final = unit
        self.card: Final = card

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in tow_hexes(s, self.unit, self.card)]

    def take(self, s: Parsec, atom: Atom) -> None:
        hex = Hex(atom - HEX_ATOM)
        s.tell(notes.TOWS, self.player, self.unit, s.at[self.unit], hex)
        relocate(s, self.unit, hex)


class Mutiny(OneTarget):
    """A lone vessel of an opponent near a military vessel of yours may become yours. E43"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        vessels = enemy_vessels_near(s, me, param(self.card, "near"))
        return units_as_atoms(
            [unit for unit in vessels if is_alone(s, unit) and spare(s, me, KIND_OF[unit]) != NOTHING]
        )

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        unit = Unit(chosen[0] - UNIT_ATOM)
        self.discard(s)
        if roll_for(s, s.owner(unit), self.card) > param(self.card, "success_max"):
            s.tell(notes.EVENT_IN_VAIN, self.card)
        else:
            hex = s.at[unit]
            s.tell(notes.MUTINY, me, unit, s.owner(unit), hex)
            destroy(s, unit)
            mine = spare(s, me, KIND_OF[unit])
            put(s, mine, hex)
            mark(s, mine, MOVED | ATTACKED)


def is_alone(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel carries nothing and is the only unit on its hex."""
    hex = s.at[unit]
    return s.berths[hex] == BERTHS[KIND_OF[unit]] and s.colony_on[hex] == NOTHING and s.aboard_of[unit] == 0


class GalacticCouncil(Untargeted):
    """Nobody may declare an attack. E44"""

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me)


class Countermeasures(Untargeted):
    """A card that another player has just named has no effect; it goes under the deck before this one. E31"""

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        discard(s, Event(chosen[0] - EVENT_ATOM))
        self.discard(s)
