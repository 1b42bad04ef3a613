"""Effects in force: what holds a vessel, closes a hex, stops a planet. PAR-11.9 to 11.12, 11.23, 11.24"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC, Player
from .. import notes
from ..components import (
    ARMED_CARGOS,
    ASTEROID_SWARM,
    BLACK_HOLE,
    CATACLYSM,
    COSMIC_DUST,
    COUNCIL,
    EPIDEMIC,
    EXTENDED_RANGE,
    FLOATING_MINES,
    GOODS_TELEPORT,
    GRAVITY_WELL,
    ION_STORM,
    MARKERS,
    MARKERS_OF,
    METEOR_SHOWER,
    NEBULA,
    NO_HEX,
    NO_MODULE,
    NO_PLANET,
    PULSE,
    SABOTAGE,
    SOLAR_WIND,
    TRUCE,
    WORMHOLE,
    Event,
    Hex,
    Module,
    Planet,
    Unit,
    param,
)
from ..state import (
    BOUND_SERIAL,
    BOUND_UNIT,
    END_OF_TURN,
    LASTING_CARD,
    LASTING_HEX,
    LASTING_MODULE,
    LASTING_OTHER,
    LASTING_PLANET,
    LASTING_PLAYER,
    LASTING_ROLL,
    LASTING_SERIAL,
    LASTING_UNTIL,
    LASTING_VICTIM,
    Parsec,
)

NO_ATTACK_MOST: Final = param(FLOATING_MINES, "no_attack_max")
DESTROY_MOST: Final = param(FLOATING_MINES, "destroy_max")
WIND_BONUS: Final = param(SOLAR_WIND, "move_bonus")
RANGE_BONUS: Final = param(EXTENDED_RANGE, "range_bonus")
STORM_MOVE: Final = param(ION_STORM, "move_cap")
EPIDEMIC_DEFENCE: Final = param(EPIDEMIC, "colony_defence")

HOLDS_VESSELS: Final = 1 << METEOR_SHOWER | 1 << SABOTAGE | 1 << GRAVITY_WELL
CLOSES_HEXES: Final = 1 << ASTEROID_SWARM | 1 << BLACK_HOLE
TAKES_BONUSES: Final = 1 << FLOATING_MINES | 1 << PULSE
BARS_ATTACKS: Final = 1 << COUNCIL | 1 << SABOTAGE | 1 << NEBULA
SHIELDS: Final = 1 << NEBULA | 1 << TRUCE
BARS_SUPPORT: Final = 1 << SABOTAGE | 1 << NEBULA | 1 << TRUCE
BLIGHTS: Final = 1 << COSMIC_DUST | 1 << EPIDEMIC | 1 << CATACLYSM
"""Cards that do the same, as bits: mostly none of them is in force, and that settles it."""


def lies_out(s: Parsec, cards: int) -> bool:
    """Whether an effect of one of these cards is in force."""
    return s.in_force & cards != 0


def count_in_force(s: Parsec) -> None:
    """Which cards are in force, after effects have ended or a position has been read."""
    mask = 0
    for row in range(len(s.lasting)):
        mask |= 1 << s.lasting.get(row, LASTING_CARD)
    s.in_force = mask


# Beginning and ending


def begin_effect(
    s: Parsec,
    card: Event,
    player: Player,
    until: int,
    *,
    hex: Hex = NO_HEX,
    other: Hex = NO_HEX,
    planet: Planet = NO_PLANET,
    module: Module = NO_MODULE,
    victim: Player = NOBODY,
    roll: int = 0,
    units: tuple[Unit, ...] = (),
) -> None:
    """A card just played lies out until the start of the player's turn numbered so, or END_OF_TURN. PAR-11.12"""
    s.played.remove(card)
    s.serial += 1
    s.in_force |= 1 << card
    s.lasting.add((s.serial, card, player, until, hex, other, planet, module, victim, roll))
    for unit in units:
        s.bound.add((s.serial, unit))


def next_turn_of(s: Parsec, player: Player, number: int) -> int:
    """The turn at whose start an effect ends that lasts until the player's next (second next...) turn. PAR-1.11"""
    return s.turns[player] + number


def end_effects(s: Parsec, rows: list[list[int]]) -> None:
    """Cards whose effect is over go to the bottom of the deck; their markers are free again. PAR-11.12"""
    count_in_force(s)
    for row in rows:
        s.bound.drop_all(BOUND_SERIAL, row[LASTING_SERIAL])
        s.writable_deck().put_under(row[LASTING_CARD], PUBLIC)
        tell_end(s, row)


def tell_end(s: Parsec, row: list[int]) -> None:
    """An effect is over: which, and where."""
    card = row[LASTING_CARD]
    if row[LASTING_PLANET] != NOBODY:
        s.tell(notes.EFFECT_LEAVES_PLANET, card, row[LASTING_PLANET])
    elif row[LASTING_MODULE] != NOBODY:
        s.tell(notes.EFFECT_LEAVES_MODULE, card, row[LASTING_MODULE])
    elif row[LASTING_VICTIM] != NOBODY:
        s.tell(notes.EFFECT_ENDS_BETWEEN, card, row[LASTING_PLAYER], row[LASTING_VICTIM])
    elif row[LASTING_HEX] != NOBODY and MARKERS_OF[card] > 0:
        s.tell(notes.EFFECT_ENDS_HERE, card, row[LASTING_HEX])
    else:
        s.tell(notes.EFFECT_ENDS, card)


def end_due_effects(s: Parsec) -> None:
    """Those that end with a turn that has just begun or been passed over. PAR-1.11, 6.2"""
    if len(s.lasting) > 0:
        end_effects(s, s.lasting.expire(LASTING_PLAYER, LASTING_UNTIL, s.turns))


def end_turn_effects(s: Parsec) -> None:
    """Those that last until the end of the turn. PAR-6.7"""
    if len(s.lasting) > 0:
        end_effects(s, s.lasting.drop_all(LASTING_UNTIL, END_OF_TURN))


def release(s: Parsec, unit: Unit) -> None:
    """A unit left the board: effects attached to it, and to nothing else, end. PAR-11.11, 11.25"""
    for row in s.bound.drop_all(BOUND_UNIT, unit):
        serial = row[BOUND_SERIAL]
        if s.bound.find(BOUND_SERIAL, serial) == NOBODY:
            end_effects(s, s.lasting.drop_all(LASTING_SERIAL, serial))


def free_markers(s: Parsec) -> int:
    """Event markers not on the board. PAR-11.10"""
    number = MARKERS
    for row in range(len(s.lasting)):
        number -= MARKERS_OF[s.lasting.get(row, LASTING_CARD)]
    return number


# Effects attached to units


def marks(s: Parsec, unit: Unit, card: Event) -> int:
    """How many effects of that card are attached to a unit."""
    if not lies_out(s, 1 << card):
        return 0
    number = 0
    row = s.bound.find(BOUND_UNIT, unit)
    while row != NOBODY:
        effect = s.lasting.find(LASTING_SERIAL, s.bound.get(row, BOUND_SERIAL))
        if s.lasting.get(effect, LASTING_CARD) == card:
            number += 1
        row = s.bound.find(BOUND_UNIT, unit, row + 1)
    return number


def lost_bonuses(s: Parsec, unit: Unit) -> tuple[bool, bool]:
    """Whether a unit has lost its attack and its defence bonus, to mines or to a pulse. PAR-3.17"""
    if not lies_out(s, TAKES_BONUSES):
        return False, False
    attack = False
    defence = False
    row = s.bound.find(BOUND_UNIT, unit)
    while row != NOBODY:
        effect = s.lasting.find(LASTING_SERIAL, s.bound.get(row, BOUND_SERIAL))
        card = Event(s.lasting.get(effect, LASTING_CARD))
        if card == PULSE:
            attack = defence = True
        elif card == FLOATING_MINES:
            if s.lasting.get(effect, LASTING_ROLL) <= NO_ATTACK_MOST:
                attack = True
            else:
                defence = True
        row = s.bound.find(BOUND_UNIT, unit, row + 1)
    return attack, defence


# Places


def is_closed(s: Parsec, hex: Hex) -> bool:
    """Whether no vessel may enter a hex, by any means: swarm, black hole. PAR-11.24"""
    if not lies_out(s, CLOSES_HEXES):
        return False
    for row in range(len(s.lasting)):
        card = Event(s.lasting.get(row, LASTING_CARD))
        if (card in (ASTEROID_SWARM, BLACK_HOLE)) and s.lasting.get(row, LASTING_HEX) == hex:
            return True
    return False


def in_well(s: Parsec, hex: Hex) -> bool:
    """Whether a hex lies in a gravity well. E28"""
    if not lies_out(s, 1 << GRAVITY_WELL):
        return False
    row = s.lasting.find(LASTING_CARD, GRAVITY_WELL)
    while row != NOBODY:
        centre = Hex(s.lasting.get(row, LASTING_HEX))
        if centre == hex or hex in s.galaxy.neighbours[centre]:
            return True
        row = s.lasting.find(LASTING_CARD, GRAVITY_WELL, row + 1)
    return False


def on_module(s: Parsec, hex: Hex, card: Event) -> bool:
    """Whether a hex lies, if only by half, on a module under that card. PAR-2.9"""
    if not lies_out(s, 1 << card):
        return False
    row = s.lasting.find(LASTING_CARD, card)
    while row != NOBODY:
        if s.galaxy.cell_of[s.lasting.get(row, LASTING_MODULE)] in s.galaxy.cells[hex]:
            return True
        row = s.lasting.find(LASTING_CARD, card, row + 1)
    return False


def on_planet(s: Parsec, planet: Planet, card: Event) -> int:
    """How many effects of that card lie on a planet."""
    number = 0
    row = s.lasting.find(LASTING_CARD, card)
    while row != NOBODY:
        if s.lasting.get(row, LASTING_PLANET) == planet:
            number += 1
        row = s.lasting.find(LASTING_CARD, card, row + 1)
    return number


def is_barren(s: Parsec, planet: Planet) -> bool:
    """Whether nobody extracts from a planet: dust, epidemic, cataclysm. PAR-7.9"""
    if not lies_out(s, BLIGHTS):
        return False
    return on_planet(s, planet, COSMIC_DUST) + on_planet(s, planet, EPIDEMIC) + on_planet(s, planet, CATACLYSM) > 0


def what_lies_on(s: Parsec, planet: Planet) -> Event:
    """The card on a planet from which nobody extracts."""
    for card in (COSMIC_DUST, EPIDEMIC):
        if on_planet(s, planet, card) > 0:
            return card
    return CATACLYSM


def tunnels(s: Parsec) -> list[tuple[Hex, Hex]]:
    """The two mouths of each wormhole. E42"""
    found: list[tuple[Hex, Hex]] = []
    row = s.lasting.find(LASTING_CARD, WORMHOLE)
    while row != NOBODY:
        found.append((Hex(s.lasting.get(row, LASTING_HEX)), Hex(s.lasting.get(row, LASTING_OTHER))))
        row = s.lasting.find(LASTING_CARD, WORMHOLE, row + 1)
    return found


# What vessels may do. Each question is about effects alone. PAR-11.24


def may_move(s: Parsec, unit: Unit) -> bool:
    """Meteors and sabotage hold a vessel, and so does a gravity well."""
    if not lies_out(s, HOLDS_VESSELS):
        return True
    return marks(s, unit, METEOR_SHOWER) == 0 and marks(s, unit, SABOTAGE) == 0 and not in_well(s, s.place(unit))


def may_evade(s: Parsec, unit: Unit) -> bool:
    """The same for an evasive manoeuvre, which sabotage leaves free."""
    return marks(s, unit, METEOR_SHOWER) == 0 and not in_well(s, s.place(unit))


def may_unload(s: Parsec, unit: Unit) -> bool:
    """A carried vessel: neither it nor its transport is held."""
    return may_move(s, unit) and may_move(s, s.aboard[unit])


def may_load(s: Parsec, transport: Unit) -> bool:
    return marks(s, transport, SABOTAGE) == 0


def may_fire(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel may declare an attack, wherever the target is: sabotage, nebula, council."""
    if not lies_out(s, BARS_ATTACKS):
        return True
    if lies_out(s, 1 << COUNCIL):
        return False
    return marks(s, unit, SABOTAGE) == 0 and not on_module(s, s.at[unit], NEBULA)


def may_be_attacked(s: Parsec, hex: Hex, attacker: Player) -> bool:
    """Whether an attack of that player may be declared on units on a hex: nebula, truce."""
    if not lies_out(s, SHIELDS):
        return True
    return not on_module(s, hex, NEBULA) and not at_truce(s, attacker, s.holder[hex])


def may_support(s: Parsec, unit: Unit, victim: Player) -> bool:
    """Whether a vessel may give allied support against a unit of that player: sabotage, nebula, truce."""
    if not lies_out(s, BARS_SUPPORT):
        return True
    if marks(s, unit, SABOTAGE) > 0 or on_module(s, s.at[unit], NEBULA):
        return False
    return not at_truce(s, s.owner(unit), victim)


def at_truce(s: Parsec, one: Player, other: Player) -> bool:
    """E32"""
    return _between(s, TRUCE, one, other)


def teleports(s: Parsec, one: Player, other: Player) -> bool:
    """Whether a goods teleport links two players for trade. E08"""
    return _between(s, GOODS_TELEPORT, one, other)


def _between(s: Parsec, card: Event, one: Player, other: Player) -> bool:
    if not lies_out(s, 1 << card):
        return False
    row = s.lasting.find(LASTING_CARD, card)
    while row != NOBODY:
        player = Player(s.lasting.get(row, LASTING_PLAYER))
        victim = Player(s.lasting.get(row, LASTING_VICTIM))
        if (player == one and victim == other) or (player == other and victim == one):
            return True
        row = s.lasting.find(LASTING_CARD, card, row + 1)
    return False


def are_armed(s: Parsec, player: Player) -> bool:
    """Whether the player's cargos are armed by the card. E21"""
    if not lies_out(s, 1 << ARMED_CARGOS):
        return False
    return s.lasting.find_both(LASTING_CARD, ARMED_CARGOS, LASTING_PLAYER, player) != NOBODY
