"""Figures after factions, permanent cards and effects. PAR-3.9 to 3.18, 9.10, 10.8, 13.14, 15.11, 21"""

import pytest

from astrarium.games.parsec.components import (
    CARGO,
    COLONY,
    CRUISER,
    FACTION,
    FIGHTER,
    HEX,
    KIND,
    NO_SUPPORT,
    PLANET,
    STEAL_EVENT,
    TRANSPORT,
    UNIT,
    Faction,
    Hex,
    Unit,
)
from astrarium.games.parsec.rules.abilities import attack_of, defence_of, is_armed, move_of, range_of, reaches
from astrarium.games.parsec.rules.figures import Figures, figures_of
from astrarium.games.parsec.rules.fleets import destroy
from astrarium.games.parsec.state import Parsec
from tables.parsec import lay, station, under


def figures(factions: str = "", permanents: str = "", without: str = "") -> Figures:
    s = lay(factions={"red": factions} if factions else {}, permanents={"red": permanents}, without=without)
    return s.figures[0]


def attack(s: Parsec, unit: str) -> int:
    return attack_of(s, Unit(UNIT.index(unit)))


def defence(s: Parsec, unit: str) -> int:
    return defence_of(s, Unit(UNIT.index(unit)))


PRINTED = {
    "F01": ({"colony": 4, "cargo": 3, "fighter": 4, "transport": 7, "cruiser": 9}),
    "F02": ({"colony": 5, "cargo": 3, "fighter": 3, "transport": 6, "cruiser": 8}),
    "F05": ({"colony": 4, "cargo": 3, "fighter": 3, "transport": 6, "cruiser": 9}),
    "F06": ({"colony": 4, "cargo": 4, "fighter": 3, "transport": 5, "cruiser": 7}),
    "F10": ({"colony": 5, "cargo": 3, "fighter": 3, "transport": 5, "cruiser": 8}),
}
USUAL = {"colony": 4, "cargo": 3, "fighter": 3, "transport": 6, "cruiser": 8}


@pytest.mark.rule("PAR-21.5", "PAR-22.4")
@pytest.mark.parametrize("faction", FACTION.ids)
def test_timed_values_follow_production_costs(faction: str) -> None:
    value = figures(faction).value
    assert dict(zip(KIND.ids, value, strict=True)) == PRINTED.get(faction, USUAL)


@pytest.mark.rule("PAR-21.1", "PAR-21.3")
def test_f01_martian_movement() -> None:
    f = figures("F01")
    assert [f.attack[kind] for kind in (FIGHTER, TRANSPORT, CRUISER, CARGO)] == [2, 2, 3, 0]
    assert [f.cost[kind] for kind in (FIGHTER, TRANSPORT, CRUISER)] == [[1, 1, 2], [2, 2, 4], [4, 2, 3]]


def test_f02_masters_of_the_routes() -> None:
    f = figures("F02")
    assert [f.move[kind] for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER)] == [4, 3, 11, 6]
    assert (f.cost[COLONY], f.convert) == ([3, 0, 2], [1, 0, 2])


def test_f03_children_of_the_void() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"}, factions={"red": "F03"})
    assert defence(s, "red.colony.1") == 2


def test_f04_merchant_league() -> None:
    f = figures("F04")
    assert (f.rate, f.attack[FIGHTER]) == (2, 0)


def test_f05_brotherhood_of_shadows() -> None:
    f = figures("F05")
    assert f.able(STEAL_EVENT) and f.cost[CRUISER] == [5, 2, 2]


def test_f06_terran_hegemony() -> None:
    f = figures("F06")
    assert [f.cost[kind] for kind in (CRUISER, TRANSPORT, CARGO)] == [[3, 2, 2], [1, 2, 3], [2, 0, 2]]


def test_f07_miners_syndicate() -> None:
    f = figures("F07")
    assert [f.move[kind] for kind in (CRUISER, TRANSPORT, FIGHTER)] == [4, 9, 2]


def test_f08_cult_of_the_machine() -> None:
    f = figures("F08")
    assert f.able(NO_SUPPORT) and f.convert == [0, 0, 1]


def test_f09_star_templars() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"}, factions={"red": "F09"})
    assert defence(s, "red.colony.1") == 6 and s.figures[0].move[CARGO] == 2


def test_f10_nomad_clans() -> None:
    f = figures("F10")
    assert (f.capacity, f.cost[TRANSPORT], f.cost[COLONY], f.convert) == (3, [2, 2, 2], [2, 0, 3], [0, 0, 3])


def test_f11_scientific_directorate() -> None:
    assert figures("F11").attack[CRUISER] == 1


@pytest.mark.rule("PAR-3.2", "PAR-3.18")
def test_f12_orion_corsairs() -> None:
    s = lay(units={"4.5": "red cargo", "7.3": "red cargo", "5.5": "blue cargo"}, factions={"red": "F12"})
    assert s.figures[0].rate == 4
    armed = [is_armed(s, Unit(UNIT.index(id))) for id in ("red.cargo.1", "red.cargo.2", "blue.cargo.1")]
    assert armed == [True, False, False]
    assert attack(s, "red.cargo.1") == 0


@pytest.mark.rule("PAR-10.8")
def test_the_rate_never_falls_below_one() -> None:
    assert figures_of([Faction(3), Faction(3), Faction(3)], [], frozenset()).rate == 1


@pytest.mark.rule("PAR-13.14")
def test_costs_never_fall_below_nothing() -> None:
    f = figures_of([Faction(FACTION.index("F06"))] * 3, [], frozenset())
    assert f.cost[TRANSPORT] == [0, 2, 3] == f.salvage[TRANSPORT]


@pytest.mark.rule("PAR-3.16")
def test_bonuses_never_fall_below_nothing_nor_movement_below_one() -> None:
    s = lay(units={"4.5": "red fighter"}, factions={"red": "F04"})
    assert attack(s, "red.fighter.1") == 0
    assert figures_of([Faction(FACTION.index("F09"))] * 3, [], frozenset()).move[CARGO] == 1


@pytest.mark.rule("PAR-19.4", "PAR-21.4", "PAR-21.5")
def test_t49_salvage_of_two_factions() -> None:
    f = figures("F01 F06")
    assert (f.cost[CRUISER], f.attack[CRUISER], f.value[CRUISER]) == ([3, 2, 3], 3, 8)
    assert f.salvage[CRUISER] == [3, 2, 3]


@pytest.mark.rule("PAR-15.11", "PAR-21.5", "PAR-22.4")
def test_r18_martian_movement() -> None:
    f = figures("F01")
    assert f.salvage[FIGHTER] == [1, 1, 2]
    assert [f.value[kind] for kind in (FIGHTER, TRANSPORT, CRUISER, CARGO, COLONY)] == [4, 7, 9, 3, 4]


@pytest.mark.rule("PAR-15.11", "PAR-21.5")
def test_permanent_cards_change_the_cost_but_not_salvage_and_value() -> None:
    f = figures("", "E39")
    assert (f.cost[CRUISER], f.salvage[CRUISER], f.value[CRUISER]) == ([3, 2, 2], [4, 2, 2], 8)
    assert f.cost[FIGHTER] == [0, 1, 1]


def test_permanent_cards_improve_figures() -> None:
    f = figures("", "E24 E25 E37 E48 E49 E51")
    assert [f.move[kind] for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER)] == [7, 4, 12, 7]
    assert [f.defence[kind] for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER, COLONY)] == [3, 1, 3, 3, 2]
    assert [f.range[kind] for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER, COLONY)] == [1, 2, 2, 3, 1]
    assert [f.attack[kind] for kind in (FIGHTER, TRANSPORT)] == [2, 1]


@pytest.mark.parametrize(("faction", "card"), [("F01", "E48")])
def test_what_is_switched_off_changes_nothing(faction: str, card: str) -> None:
    f = figures(faction, card, without=f"{faction} {card}")
    assert (f.attack[FIGHTER], f.move[FIGHTER], f.specials) == (1, 2, 0)


# Colonies


@pytest.mark.rule("PAR-3.9", "PAR-3.10")
def test_r5_three_linked_colonies() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony", "2.2": "red colony"})
    assert [defence(s, f"red.colony.{number}") for number in (1, 2, 3)] == [6, 6, 6]


@pytest.mark.rule("PAR-3.10")
def test_r6_central_colony_lost() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony", "2.2": "red colony"})
    destroy(s, Unit(UNIT.index("red.colony.2")))
    assert defence(s, "red.colony.1") == 2


@pytest.mark.rule("PAR-3.9")
def test_t57_group_of_colonies_and_owner() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony", "2.2": "blue colony"})
    assert (defence(s, "red.colony.1"), defence(s, "red.colony.2"), defence(s, "blue.colony.1")) == (4, 4, 2)


@pytest.mark.rule("PAR-3.9", "PAR-3.17")
def test_t58_emp_on_a_colony_group() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony", "2.2": "red colony"})
    under(s, "blue", "E30", hex=HEX.index("1.2"), units=(UNIT.index("red.colony.2"),))
    assert [defence(s, f"red.colony.{number}") for number in (1, 2, 3)] == [4, 4, 4]


@pytest.mark.rule("PAR-3.11")
def test_colonies_of_teammates_do_not_connect() -> None:
    s = lay("REF4", "red blue green white", {"0.2": "red colony", "1.2": "green colony"}, teams=2)
    assert defence(s, "red.colony.1") == 2


@pytest.mark.rule("PAR-11.23")
def test_two_epidemics_add_up() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"})
    nova = PLANET.index("tharsis_nova")
    under(s, "blue", "E27", 2, planet=nova, hex=HEX.index("0.1"))
    assert defence(s, "red.colony.1") == 2
    under(s, "blue", "E27", 2, planet=nova, hex=HEX.index("0.1"))
    assert defence(s, "red.colony.1") == 0


# Vessels


@pytest.mark.rule("PAR-9.10")
def test_r25_loaded_transport() -> None:
    s = lay(units={"4.5": "red transport with fighter fighter"}, permanents={"red": "E37"})
    assert attack(s, "red.transport.1") == 3
    destroy(s, Unit(UNIT.index("red.fighter.2")))
    assert attack(s, "red.transport.1") == 2


@pytest.mark.rule("PAR-3.17")
@pytest.mark.parametrize(("die", "bonuses"), [(2, (0, 2)), (7, (2, 0))])
def test_mines_take_the_attack_or_the_defence_bonus(die: int, bonuses: tuple[int, int]) -> None:
    s = lay(units={"4.5": "blue cruiser"})
    under(s, "red", "E16", hex=HEX.index("4.5"), units=(UNIT.index("blue.cruiser.1"),), roll=die)
    assert (attack(s, "blue.cruiser.1"), defence(s, "blue.cruiser.1")) == bonuses


@pytest.mark.rule("PAR-3.17")
def test_a_pulse_takes_both() -> None:
    s = lay(units={"4.5": "blue cruiser"})
    under(s, "red", "E30", hex=HEX.index("4.5"), units=(UNIT.index("blue.cruiser.1"),))
    assert (attack(s, "blue.cruiser.1"), defence(s, "blue.cruiser.1")) == (0, 0)


@pytest.mark.rule("PAR-3.18")
def test_armed_cargos_attack_with_one() -> None:
    s = lay(units={"4.5": "red cargo"}, factions={"red": "F12"})
    under(s, "red", "E21")
    assert attack(s, "red.cargo.1") == 1 and is_armed(s, Unit(UNIT.index("red.cargo.1")))


@pytest.mark.rule("PAR-14.3", "PAR-14.4")
def test_range_and_cards_that_extend_it() -> None:
    s = lay(units={"4.5": "red cruiser"})
    cruiser = Unit(UNIT.index("red.cruiser.1"))
    assert reaches(s, cruiser, Hex(HEX.index("6.5"))) and not reaches(s, cruiser, Hex(HEX.index("7.5")))
    under(s, "red", "E20", units=(cruiser,))
    under(s, "red", "E20", units=(cruiser,))
    assert range_of(s, cruiser) == 4 and reaches(s, cruiser, Hex(HEX.index("7.5")))
    assert not reaches(s, cruiser, Hex(HEX.index("6.3")))


@pytest.mark.rule("PAR-11.24")
def test_the_storm_caps_after_all_bonuses() -> None:
    s = lay(units={"4.5": "red cruiser"}, permanents={"red": "E48"})
    cruiser = Unit(UNIT.index("red.cruiser.1"))
    assert (move_of(s, cruiser), move_of(s, cruiser, extra=2)) == (7, 9)
    under(s, "blue", "E13", module=1, hex=HEX.index("0.4"))
    assert move_of(s, cruiser, extra=2) == 1


def test_new_colonies_join_the_group() -> None:
    s = lay(units={"0.2": "red colony"})
    station(s, "1.2", "red colony")
    assert defence(s, "red.colony.1") == 4
