"""The board: hexes, modules, bodies, lines. PAR-1.1, 1.6, 2, 14.4"""

import pytest

from astrarium.games.parsec.components import (
    ALL_MODULES,
    CELL,
    HEX,
    MODULE,
    MODULE_ENTRIES,
    MODULES,
    NO_MODULE,
    PLANET,
    Hex,
    hex_at,
)
from astrarium.games.parsec.rules.galaxy import (
    ASTEROID,
    CORE,
    DOCK,
    PLANET_HEX,
    SPACE,
    Galaxy,
    distance,
    frame_of,
    in_line,
)
from tables.parsec import act, lay
from tables.playing import options, play, some


def galaxy(board: str = "REF2") -> Galaxy:
    return lay(board, "red blue" if board.startswith("REF2") else "red blue green white").galaxy


def at(name: str) -> Hex:
    return Hex(HEX.index(name))


def cells(board: str, hex: str) -> set[str]:
    return {CELL.ids[cell] for cell in galaxy(board).cells[at(hex)]}


def around(board: str, hex: str) -> set[str]:
    return {HEX.ids[other] for other in galaxy(board).neighbours[at(hex)]}


@pytest.mark.rule("PAR-1.1", "PAR-2.1", "PAR-2.6")
def test_sixteen_modules_make_maps_of_whole_hexes() -> None:
    assert (MODULES, MODULE.ids.count("SP")) == (16, 1)
    sizes = [(3, 2), (3, 4), (4, 4)]
    assert [len(Galaxy(i, j, tuple(ALL_MODULES[: i * j])).hexes) for i, j in sizes] == [192, 402, 540]


@pytest.mark.rule("PAR-2.6", "PAR-8.14")
def test_half_hexes_on_the_outer_edge_are_no_spaces() -> None:
    frame = frame_of(galaxy().columns, galaxy().rows)
    assert frame.on_map(17, 2) and not frame.on_map(17, 3)
    assert not frame.on_map(3, 0) and not frame.on_map(3, 12) and not frame.on_map(18, 2)
    assert around("REF2", "0.1") == {"1.1", "0.2", "1.2"}


@pytest.mark.rule("PAR-2.2", "PAR-2.15")
def test_modules_are_laid_side_by_side_and_never_turned() -> None:
    map = galaxy()
    assert map.kind[at("2.9")] == PLANET_HEX, "Cerberon's centre (2, 3) in the module of column 0, row 1"
    assert PLANET.ids[map.planet[at("14.8")]] == "calyx"


@pytest.mark.rule("PAR-2.3", "PAR-2.4", "PAR-2.5", "PAR-2.9")
def test_straddling_hexes_belong_to_two_modules() -> None:
    assert cells("REF2", "3.6") == {"0.0", "0.1"}
    assert cells("REF2", "5.3") == {"0.0", "1.0"}
    assert cells("REF2", "5.6") == {"0.0", "0.1"}
    assert cells("REF2", "5.4") == {"0.0"}
    assert cells("REF2", "11.9") == {"1.1", "2.1"}
    assert all(1 <= len(galaxy("REF4").cells[hex]) <= 2 for hex in galaxy("REF4").hexes)


@pytest.mark.rule("PAR-1.6", "PAR-2.7", "PAR-2.8")
def test_neighbours_and_distances() -> None:
    assert around("REF2", "4.4") == {"3.4", "5.4", "3.3", "4.3", "3.5", "4.5"}
    assert around("REF2", "4.5") == {"3.5", "5.5", "4.4", "5.4", "4.6", "5.6"}
    map = galaxy("REF4")
    assert all(distance(hex, other) == 1 for hex in map.hexes for other in map.neighbours[hex])
    assert distance(at("4.5"), at("5.3")) == 2
    assert distance(at("4.7"), at("5.3")) == 4
    assert distance(at("3.5"), at("5.3")) == 3


@pytest.mark.rule("PAR-2.10")
def test_modules_are_adjacent_when_they_share_an_edge() -> None:
    near = galaxy().cell_neighbours[CELL.index("0.0")]
    assert {CELL.ids[cell] for cell in near} == {"1.0", "0.1"}


@pytest.mark.rule("PAR-2.11", "PAR-2.12", "PAR-2.13", "PAR-2.16")
def test_bodies_of_the_reference_map() -> None:
    map = galaxy()
    nova = PLANET.index("tharsis_nova")
    names = [HEX.ids[hex] for hex in map.planet_hexes[nova]]
    assert names[0] == "1.2" and set(names) == {"1.2", "0.2", "2.2", "0.1", "1.1", "0.3", "1.3"}
    assert set(map.planet_hexes[nova][1:]) == set(map.neighbours[at("1.2")])
    assert (map.kind[at("2.5")], map.number[at("2.5")]) == (ASTEROID, 6)
    assert (map.kind[at("8.3")], {HEX.ids[dock] for dock in map.docks}) == (CORE, around("REF2", "8.3"))
    assert map.kind[at("5.5")] == SPACE and map.kind[at("7.3")] == DOCK


@pytest.mark.rule("PAR-2.12", "PAR-2.14")
def test_no_body_straddles_and_bodies_of_different_modules_are_apart() -> None:
    for module in range(MODULES):
        entry = MODULE_ENTRIES[module]
        for planet in entry.values.get("planet", []):
            assert len(planet["hexes"]) == 7 and len(set(planet["resources"])) == 2 and 1 <= planet["number"] <= 8
    map = Galaxy(4, 4, tuple(ALL_MODULES))
    bodies = [hex for hex in map.hexes if map.kind[hex] != SPACE]
    for hex in bodies:
        assert len(map.cells[hex]) == 1
        assert all(map.cells[other] == map.cells[hex] for other in map.neighbours[hex] if map.kind[other] != SPACE)


@pytest.mark.rule("PAR-2.17", "PAR-2.18", "PAR-8.3")
def test_only_cargos_enter_docks_and_nobody_the_core() -> None:
    s = act(lay(units={"6.3": "red cargo", "6.2": "red cruiser"}), "red")
    play(s, "unit:red.cargo.1")
    assert {"7.3", "8.2", "8.4"} <= some(s, "hex") and "8.3" not in some(s, "hex")
    s = act(lay(units={"6.3": "red cargo", "6.2": "red cruiser"}), "red")
    play(s, "unit:red.cruiser.1")
    assert not some(s, "hex") & {"7.3", "8.2", "9.3", "8.3"}


@pytest.mark.rule("PAR-2.17")
def test_t21_military_vessel_and_dock() -> None:
    s = act(lay(units={"6.3": "red fighter", "0.7": "red cargo"}), "red")
    play(s, "unit:red.fighter.1")
    assert "hex:7.3" not in options(s) and "hex:8.3" not in options(s)
    assert "hex:6.4" in options(s)


@pytest.mark.rule("PAR-14.4", "PAR-14.5")
def test_lines_of_attack() -> None:
    map = galaxy("REF4")
    centre = hex_at(8, 12)
    lines = [sum(distance(centre, hex) == steps and in_line(centre, hex) for hex in map.hexes) for steps in range(1, 5)]
    assert lines == [6, 12, 6, 12]


@pytest.mark.rule("PAR-14.4", "PAR-14.5")
def test_t18_lines_at_distance_three() -> None:
    here = at("4.5")
    assert distance(Hex(here), at("7.5")) == distance(here, at("6.3")) == 3
    assert in_line(Hex(here), at("7.5")) and not in_line(here, at("6.3"))


def test_before_the_board_is_laid_there_is_no_hex() -> None:
    assert not Galaxy(0, 0, (NO_MODULE,)).hexes
