"""Every component of the box is in exactly one place. PAR-1.2 to 1.4, 8.15"""

from __future__ import annotations

from ...clockwork.names import NOBODY, NOTHING, Player
from .components import (
    ALL_EVENTS,
    ALL_RESOURCES,
    ALL_UNITS,
    BERTHS,
    CARGO,
    CELLS,
    COLONY,
    HEX_BERTHS,
    HEXES,
    KIND_OF,
    MILITARY,
    PIECES,
    SET,
    SMALL,
    SPACE_PORT,
    STACKS,
    TRANSPORT,
    UNIT,
    Unit,
    cell_at,
)
from .rules.charts import hexes_of
from .rules.effects_in_force import free_markers
from .rules.fleets import room_aboard
from .rules.galaxy import CORE, DOCK, OFF, PLANET_HEX
from .state import (
    BOUND_SERIAL,
    BOUND_UNIT,
    FIGHT_UNIT,
    LASTING_CARD,
    LASTING_SERIAL,
    TRANSIT_GRANTED,
    Parsec,
)


def check(s: Parsec) -> None:
    """Raise AssertionError where something is lost, doubled, or where it cannot be."""
    _check_teams(s)
    _check_units(s)
    _check_cards(s)
    _check_effects(s)
    _check_turn(s)
    _check_combat(s)
    for player in s.everyone():
        if s.colour[player] == NOBODY or s.turn == 0:
            continue
        on_board = s.colonies(player)
        assert on_board + s.free[player] <= PIECES[COLONY], "more colonies than pieces"
        assert not s.is_out(player) or not s.alive(player), "an eliminated player has units"


def check_modules(s: Parsec) -> None:
    """The modules fill the grid, the Space Port among them, or none is laid yet. PAR-4.2 to 4.7"""
    laid = [module for module in s.modules if module != NOTHING]
    if not laid:
        return
    plan = s.plan()
    assert len(set(laid)) == len(laid), "a module is there twice"
    assert SPACE_PORT in laid, "there is no Space Port"
    cells = {cell_at(i, j) for j in range(plan.rows) for i in range(plan.columns)}
    assert {cell for cell in range(CELLS) if s.modules[cell] != NOTHING} == cells, "the modules do not fill the map"


def _check_teams(s: Parsec) -> None:
    """Teams are numbered from the first seat on, and as large as each other. PAR-22.6, 22.7"""
    teams = max(s.team) + 1
    assert all(s.team[player] == player % teams for player in s.everyone()), "the teams do not sit alternately"
    assert s.players % teams == 0, "a team is larger than another"
    held = [faction for factions in s.factions for faction in factions]
    assert len(set(held)) == len(held), "a faction is there twice"
    assert s.with_factions or not held, "there are no factions in this variant"


def _check_turn(s: Parsec) -> None:
    """Whose turn it is, and how many there were. PAR-6.10, 6.11"""
    assert s.turn == 0 or (s.active != NOBODY and s.first != NOBODY), "it is nobody's turn"
    assert s.round <= s.limit, "more rounds than agreed"
    asked = [tuple(s.transits.row(row)[:TRANSIT_GRANTED]) for row in range(len(s.transits))]
    assert len(set(asked)) == len(asked), "a transit was asked for twice"


def _check_combat(s: Parsec) -> None:
    """Who fights whom. PAR-14.11"""
    if not s.rivals:
        assert not s.fighters and not s.shooters and not s.dice and not s.bonuses, "a strike without a combat"
        return
    assert len(s.rivals) == 2 and s.rivals[0] != s.rivals[1], "a combat has two sides"
    units = [s.fighters.get(row, FIGHT_UNIT) for row in range(len(s.fighters))]
    assert len(set(units)) == len(units), "a unit fights twice"
    assert all(s.at[unit] != NOTHING for unit in units), "a unit fights that is not on the board"
    assert len(set(s.shooters)) == len(s.shooters) and set(s.shooters) <= set(units), "a shooter does not fight"
    assert len(s.dice) in (0, 2) and len(s.bonuses) in (0, 2), "a strike has two sides"
    assert s.struck == NOTHING or (s.struck in units and s.striker != NOBODY), "the struck unit does not fight"


def _check_units(s: Parsec) -> None:
    """Stacking, carrying, and what is derived from where units are. PAR-2.17, 8.10, 9.1"""
    berths = [0] * HEXES
    holder: list[int] = [NOBODY] * HEXES
    colonies = [NOTHING] * HEXES
    for unit in ALL_UNITS:
        hex, carrier = s.at[unit], s.aboard[unit]
        name = UNIT.ids[unit]
        assert hex == NOTHING or carrier == NOTHING, f"{name} is in two places"
        if carrier != NOTHING:
            assert KIND_OF[carrier] == TRANSPORT and s.at[carrier] != NOTHING, f"{name} is aboard nothing"
            assert SMALL[KIND_OF[unit]] and carrier // SET == unit // SET, f"{name} is aboard a wrong vessel"
            assert room_aboard(s, carrier) >= 0, f"{UNIT.ids[carrier]} carries too many"
        if hex == NOTHING:
            continue
        owner = s.owner(unit)
        kind = s.galaxy.kind[hex]
        assert owner != NOBODY and kind not in (OFF, CORE), f"{name} is off the map"
        assert kind != DOCK or KIND_OF[unit] == CARGO, f"{name} is at a dock"
        assert KIND_OF[unit] != COLONY or kind == PLANET_HEX, f"{name} is not on a planet"
        assert holder[hex] in (NOBODY, owner), f"two players share the hex of {name}"
        holder[hex] = owner
        berths[hex] += BERTHS[KIND_OF[unit]]
        assert berths[hex] <= HEX_BERTHS, f"too many vessels beside {name}"
        if KIND_OF[unit] == COLONY:
            assert colonies[hex] == NOTHING, "two colonies on a hex"
            colonies[hex] = unit
    assert (holder, berths, colonies) == (s.holder, s.berths, s.colony_on), "what is derived from places is wrong"
    _check_fleets(s)
    _check_counts(s)
    for player in s.everyone():
        mine = [hex for hex in range(HEXES) if holder[hex] == player]
        assert hexes_of(s.held[player]) == mine, "a chart of units is wrong"
    assert hexes_of(s.taken) == [hex for hex in range(HEXES) if berths[hex] > 0], "the chart of berths is wrong"
    assert hexes_of(s.full) == [hex for hex in range(HEXES) if berths[hex] == HEX_BERTHS], "the full ones are wrong"


def _check_fleets(s: Parsec) -> None:
    """Who has which vessels, and how many are aboard."""
    for transport in ALL_UNITS:
        assert s.aboard_of[transport] == s.aboard.count(transport), "the vessels aboard are counted wrong"
    for player in s.everyone():
        mine = [unit for unit in ALL_UNITS if s.place(unit) != NOTHING and s.owner(unit) == player]
        assert s.fleet[player] == [unit for unit in mine if KIND_OF[unit] != COLONY], "a fleet is wrong"


def _check_counts(s: Parsec) -> None:
    """What is counted as units come and go: vessels on patrol, and posts that lie side by side."""
    posts: list[Player] = [NOBODY] * HEXES
    warships = [0] * len(s.warships)
    for unit in ALL_UNITS:
        hex = s.at[unit]
        if hex != NOTHING and MILITARY[KIND_OF[unit]]:
            for cell in s.galaxy.cells[hex]:
                warships[s.owner(unit) * CELLS + cell] += 1
        elif hex != NOTHING:
            posts[hex] = s.owner(unit)
    assert posts == s.post_on, "the posts are wrong"
    assert warships == s.warships, "the warships are counted wrong"
    for player in s.everyone():
        cells = [cell for cell in range(CELLS) if warships[player * CELLS + cell] > 0]
        assert s.patrols[player] == sum(1 << cell for cell in cells), "the patrols are wrong"
    links = [0] * (s.players * s.players)
    for hex in s.galaxy.hexes:
        for near in s.galaxy.neighbours[hex]:
            if NOBODY not in (posts[hex], posts[near]) and posts[hex] != posts[near]:
                links[posts[hex] * s.players + posts[near]] += 1
    assert links == s.links, "the links between posts are counted wrong"


def _check_cards(s: Parsec) -> None:
    """Resource and Event cards. PAR-1.2, 1.3"""
    for resource in ALL_RESOURCES:
        held = sum(hand.count(resource) for hand in s.goods)
        assert s.stacks[resource] >= 0 and held + s.stacks[resource] == STACKS[resource], (
            "resource cards lost or doubled"
        )
        for player in s.everyone():
            assert s.holds(player, resource) == s.goods[player].count(resource), "a purse is wrong"
    cards = s.deck.cards + [card for hand in s.events + s.permanents for card in hand]
    cards += [s.lasting.get(row, LASTING_CARD) for row in range(len(s.lasting))]
    cards += s.played
    assert sorted(cards) == ALL_EVENTS, "Event cards lost or doubled"
    for player in s.everyone():
        assert 0 <= s.fresh[player] <= len(s.events[player])
        assert len(set(s.permanents[player])) == len(s.permanents[player]), "a permanent card twice"


def _check_effects(s: Parsec) -> None:
    """Markers, and the units that effects are attached to. PAR-11.10, 11.11"""
    assert free_markers(s) >= 0, "more Event markers than there are"
    cards = {s.lasting.get(row, LASTING_CARD) for row in range(len(s.lasting))}
    assert s.in_force == sum(1 << card for card in cards), "the cards in force are counted wrong"
    serials = [s.lasting.get(row, LASTING_SERIAL) for row in range(len(s.lasting))]
    assert len(set(serials)) == len(serials) and all(number <= s.serial for number in serials), (
        "an effect is there twice"
    )
    pairs = [tuple(s.bound.row(row)) for row in range(len(s.bound))]
    assert len(set(pairs)) == len(pairs), "a unit is bound twice by one effect"
    for row in range(len(s.bound)):
        unit = Unit(s.bound.get(row, BOUND_UNIT))
        assert s.place(unit) != NOTHING, "an effect on a unit in the reserve"
        assert s.lasting.find(LASTING_SERIAL, s.bound.get(row, BOUND_SERIAL)) != NOBODY, "a unit bound by nothing"
