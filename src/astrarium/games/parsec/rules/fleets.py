"""Units on the board: putting, lifting, loading, stacking. Every change of place goes through here. PAR-8, 9"""

from __future__ import annotations

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import (
    ALL_UNITS,
    BERTHS,
    CARGO,
    COLONY,
    FIGHTER,
    HEX_BERTHS,
    KIND_OF,
    MILITARY,
    NO_HEX,
    NO_UNIT,
    PIECES,
    SET,
    SMALL,
    TRANSPORT,
    Hex,
    Kind,
    Unit,
)
from ..state import BOUND_UNIT, FIGHT_UNIT, TRANSIT_UNIT, Parsec
from .charts import BIT
from .effects_in_force import is_closed, release
from .galaxy import CORE, DOCK, OFF
from .patrols import join_patrol, leave_patrol
from .posts import forget_post, note_post


def put(s: Parsec, unit: Unit, hex: Hex) -> None:
    """A unit that is nowhere comes to a hex."""
    assert s.at[unit] == NOTHING and s.aboard[unit] == NOTHING, "a unit is in two places"
    player = s.owner(unit)
    kind = KIND_OF[unit]
    s.writable_at()[unit] = hex
    if s.holder[hex] == NOBODY:
        s.writable_holder()[hex] = player
        held = s.writable_held()
        held[player] = held[player] | BIT[hex]
    if kind == COLONY:
        s.writable_colony_on()[hex] = unit
    else:
        enlist(s, player, unit)
        set_berths(s, hex, s.berths[hex] + BERTHS[kind])
    if MILITARY[kind]:
        join_patrol(s, player, hex)
    else:
        note_post(s, player, hex)


def lift(s: Parsec, unit: Unit) -> None:
    """A unit leaves its hex or its carrier and is nowhere; what it carries stays aboard."""
    if s.aboard[unit] != NOTHING:
        count_aboard(s, s.aboard[unit], -1)
        s.writable_aboard()[unit] = NO_UNIT
    hex = s.at[unit]
    if hex == NOTHING:
        return
    kind = KIND_OF[unit]
    player = s.holder[hex]
    s.writable_at()[unit] = NO_HEX
    if kind == COLONY:
        s.writable_colony_on()[hex] = NO_UNIT
    else:
        set_berths(s, hex, s.berths[hex] - BERTHS[kind])
    if MILITARY[kind]:
        leave_patrol(s, player, hex)
    else:
        forget_post(s, player, hex)
    if s.berths[hex] == 0 and s.colony_on[hex] == NOTHING:
        held = s.writable_held()
        held[player] = held[player] ^ BIT[hex]
        s.writable_holder()[hex] = NOBODY


def enlist(s: Parsec, player: Player, unit: Unit) -> None:
    """A vessel is in the player's fleet now, if it was not before."""
    place = 0
    for other in s.fleet[player]:
        if other >= unit:
            break
        place += 1
    if place == len(s.fleet[player]) or s.fleet[player][place] != unit:
        s.writable_fleet()[player].insert(place, unit)


def set_berths(s: Parsec, hex: Hex, number: int) -> None:
    """So many berths of a hex are taken now. PAR-8.10"""
    before = s.berths[hex]
    if before == 0 or number == 0:
        s.taken ^= BIT[hex]
    if before == HEX_BERTHS or number == HEX_BERTHS:
        s.full ^= BIT[hex]
    s.writable_berths()[hex] = number


def relocate(s: Parsec, unit: Unit, hex: Hex) -> None:
    """A vessel goes to another hex, with all it carries."""
    lift(s, unit)
    put(s, unit, hex)


def load(s: Parsec, unit: Unit, transport: Unit) -> None:
    """A small vessel goes aboard. PAR-9.1"""
    lift(s, unit)
    s.writable_aboard()[unit] = transport
    enlist(s, s.owner(unit), unit)
    count_aboard(s, transport, 1)


def count_aboard(s: Parsec, transport: Unit, change: int) -> None:
    """A vessel has come aboard or left."""
    aboard_of = s.writable_aboard_of()
    aboard_of[transport] = aboard_of[transport] + change


def destroy(s: Parsec, unit: Unit) -> None:
    """A unit goes back to its owner's reserve, with all it carries and without all effects. PAR-9.14, 11.25, 15.12"""
    for other in carried(s, unit):
        destroy(s, other)
    lift(s, unit)
    if KIND_OF[unit] != COLONY:
        s.writable_fleet()[s.owner(unit)].remove(unit)
    if s.did[unit] != 0:
        s.writable_did()[unit] = 0
    release(s, unit)


def mark(s: Parsec, unit: Unit, deeds: int) -> None:
    """A unit has done something this turn. PAR-3.12 to 3.14"""
    did = s.writable_did()
    did[unit] = did[unit] | deeds


def settle_places(s: Parsec) -> None:
    """Who holds each hex and how full it is, once a position has been read into a blank table."""
    for unit in ALL_UNITS:
        hex = s.at[unit]
        if hex != NOTHING:
            s.writable_at()[unit] = NO_HEX
            put(s, unit, hex)
        if s.aboard[unit] != NOTHING:
            enlist(s, s.owner(unit), unit)
            count_aboard(s, s.aboard[unit], 1)


# What is where


def carried(s: Parsec, transport: Unit) -> list[Unit]:
    """The vessels aboard."""
    found: list[Unit] = []
    if s.aboard_of[transport] > 0:
        for unit in s.fleet[s.owner(transport)]:
            if s.aboard[unit] == transport:
                found.append(unit)
    return found


def carried_fighters(s: Parsec, transport: Unit) -> int:
    number = 0
    if s.aboard_of[transport] == 0:
        return number
    start = s.first_of(s.owner(transport), FIGHTER)
    for unit in range(start, start + PIECES[FIGHTER]):
        if s.aboard[unit] == transport:
            number += 1
    return number


def room_aboard(s: Parsec, transport: Unit) -> int:
    """How many more small vessels a transport can take. PAR-9.1"""
    return s.figures[s.owner(transport)].capacity - s.aboard_of[transport]


def units_on(s: Parsec, hex: Hex) -> list[Unit]:
    """The units on a hex, the colony first, without those carried. They all belong to one player. PAR-8.15"""
    player = s.holder[hex]
    if player == NOBODY:
        return []
    found = [s.colony_on[hex]] if s.colony_on[hex] != NOTHING else []
    if s.berths[hex] > 0:
        at = s.at
        for unit in s.fleet[player]:
            if at[unit] == hex:
                found.append(unit)
    return found


def occupied(s: Parsec) -> int:
    """The chart of all hexes with units."""
    chart = 0
    for player in s.everyone():
        chart |= s.held[player]
    return chart


def vessels_on(s: Parsec, hex: Hex) -> list[Unit]:
    """The same without the colony."""
    return [unit for unit in units_on(s, hex) if KIND_OF[unit] != COLONY]


def transport_on(s: Parsec, player: Player, hex: Hex) -> Unit:
    """The player's transport on a hex, or NOBODY."""
    if s.holder[hex] == player and s.berths[hex] == HEX_BERTHS:
        start = s.first_of(player, TRANSPORT)
        for unit in range(start, start + PIECES[TRANSPORT]):
            if s.at[unit] == hex:
                return Unit(unit)
    return NO_UNIT


def vessels_of(s: Parsec, player: Player) -> list[Unit]:
    """The player's vessels that stand on a hex: those carried are left out."""
    at = s.at
    return [unit for unit in s.fleet[player] if at[unit] != NOTHING]


def is_docked(s: Parsec, unit: Unit) -> bool:
    """PAR-2.18"""
    hex = s.at[unit]
    return hex != NOTHING and s.galaxy.kind[hex] == DOCK


def has_docked(s: Parsec, player: Player) -> bool:
    """Whether the player has a docked cargo. PAR-10.7, 10.11"""
    # Nothing but cargos comes to a dock. PAR-2.17
    holder = s.holder
    for hex in s.galaxy.docks:
        if holder[hex] == player:
            return True
    return False


def is_military(unit: Unit) -> bool:
    return MILITARY[KIND_OF[unit]]


def is_small(unit: Unit) -> bool:
    return SMALL[KIND_OF[unit]]


# The reserve. PAR-1.4


def spare(s: Parsec, player: Player, kind: Kind) -> Unit:
    """A piece of the reserve, or NOBODY. A free colony set aside is not in the reserve. PAR-13.2"""
    aside = s.free[player] if kind == COLONY else 0
    at = s.at
    aboard = s.aboard
    start = s.first_of(player, kind)
    for unit in range(start, start + PIECES[kind]):
        if at[unit] == NOTHING and aboard[unit] == NOTHING:
            if aside == 0:
                return Unit(unit)
            aside -= 1
    return NO_UNIT


def reserve(s: Parsec, player: Player, kind: Kind) -> int:
    """How many pieces of a kind are left."""
    number = -s.free[player] if kind == COLONY else 0
    for unit in s.pieces(player, kind):
        if s.at[unit] == NOTHING and s.aboard[unit] == NOTHING:
            number += 1
    return number


def in_use(s: Parsec, player: Player, kind: Kind) -> int:
    """How many pieces of a kind are on the board, carried ones included."""
    if s.colour[player] == NOBODY:
        return 0
    number = 0
    for unit in s.pieces(player, kind):
        if s.at[unit] != NOTHING or s.aboard[unit] != NOTHING:
            number += 1
    return number


# Where a vessel may stop


def has_berth(s: Parsec, player: Player, kind: Kind, hex: Hex) -> bool:
    """Whether a vessel of the player fits on a hex beside those there, not aboard. PAR-8.4, 8.6, 8.10 to 8.13"""
    holder = s.holder[hex]
    if holder == NOBODY:
        return True
    return holder == player and s.berths[hex] + BERTHS[kind] <= HEX_BERTHS


def may_stop(s: Parsec, player: Player, kind: Kind, hex: Hex) -> bool:
    """Whether a vessel of the player could end a move there, not aboard: map, closed hexes, berths. PAR-2.17, 11.24"""
    ground = s.galaxy.kind[hex]
    if ground in (OFF, CORE) or (ground == DOCK and kind != CARGO):
        return False
    return has_berth(s, player, kind, hex) and not is_closed(s, hex)


def unlike(s: Parsec, units: list[Unit]) -> list[Unit]:
    """These units without twins: of those that cannot be told apart only the first is listed."""
    for unit in units:
        if may_have_twin(s, unit):
            return _without_twins(s, units) if len(units) > 1 else units
    return units


def _without_twins(s: Parsec, units: list[Unit]) -> list[Unit]:
    found: list[Unit] = []
    for unit in units:
        if not may_have_twin(s, unit) or not has_twin(s, unit, found):
            found.append(unit)
    return found


def may_have_twin(s: Parsec, unit: Unit) -> bool:
    """Only where two vessels share a hex, or are aboard, or in the reserve."""
    hex = s.at[unit]
    return hex == NOTHING or (SMALL[KIND_OF[unit]] and s.berths[hex] == HEX_BERTHS)


def has_twin(s: Parsec, unit: Unit, units: list[Unit]) -> bool:
    for other in units:
        if s.at[unit] == s.at[other] and alike(s, unit, other):
            return True
    return False


def alike(s: Parsec, one: Unit, other: Unit) -> bool:
    """Same owner, kind, place and deeds, empty, and no effect or transit of their own."""
    if KIND_OF[one] != KIND_OF[other] or one // SET != other // SET:
        return False
    if s.at[one] != s.at[other] or s.aboard[one] != s.aboard[other] or s.did[one] != s.did[other]:
        return False
    return KIND_OF[one] != TRANSPORT and same_marks(s, one, other)


def same_marks(s: Parsec, one: Unit, other: Unit) -> bool:
    """Whether neither has an effect, a transit or a part in the combat that the other has not."""
    for unit in (one, other):
        if s.bound.find(BOUND_UNIT, unit) != NOBODY or s.transits.find(TRANSIT_UNIT, unit) != NOBODY:
            return False
    return same_part(s, one, other)


def same_part(s: Parsec, one: Unit, other: Unit) -> bool:
    """Whether both take part in the combat in the same way, or neither does."""
    mine = s.fighters.find(FIGHT_UNIT, one)
    its = s.fighters.find(FIGHT_UNIT, other)
    if mine == NOBODY or its == NOBODY:
        return mine == its
    return s.fighters.row(mine)[FIGHT_UNIT + 1 :] == s.fighters.row(its)[FIGHT_UNIT + 1 :]
