"""What the resource roll brings. PAR-1.8 to 1.10, 7"""

import pytest

from astrarium.games.parsec.components import HEX, MODULE, PLANET, Module
from astrarium.games.parsec.rules.galaxy import Galaxy
from tables.parsec import MAPS, extract, goods, lay, under
from tables.playing import asked, options, play, question, some


@pytest.mark.rule("PAR-7.1", "PAR-7.4", "PAR-7.5", "PAR-7.7")
def test_r2_extraction() -> None:
    s = lay(units={"2.5": "red cargo", "0.11": "blue cargo cargo", "14.2": "red colony", "1.2": "blue cargo"})
    extract(s, "red", 6)
    assert goods(s, "red") == (0, 1, 0) and goods(s, "blue") == (2, 0, 0)
    assert question(s) == "Rest"


@pytest.mark.rule("PAR-7.2", "PAR-7.3", "PAR-1.10")
def test_r3_two_colonies_on_one_planet() -> None:
    s = lay("REF4", "red blue green", {"0.2": "red colony", "1.2": "red colony", "2.2": "blue colony"})
    extract(s, "green", 1)
    assert asked(s) == "red" and some(s, "amount") == {"0", "1", "2"}
    play(s, "amount:1")
    assert goods(s, "red") == (1, 0, 1)
    assert asked(s) == "blue" and some(s, "amount") == {"0", "1"}
    play(s, "amount:0")
    assert goods(s, "blue") == (0, 0, 1) and goods(s, "green") == (0, 0, 0)


@pytest.mark.rule("PAR-7.8")
def test_r4_number_not_on_the_map() -> None:
    s = lay("REF2B", units={"0.2": "red colony", "1.2": "blue colony"})
    extract(s, "blue", 8)
    assert asked(s) == "blue" and options(s) == {"resource:ti", "resource:au", "resource:en"}
    play(s, "resource:au")
    assert goods(s, "blue") == (0, 1, 0) and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-7.6")
def test_r28_asteroid_from_the_hold() -> None:
    s = extract(lay(units={"4.3": "red transport with cargo cargo"}), "blue", 3)
    assert goods(s, "red") == (2, 0, 0)


@pytest.mark.rule("PAR-7.5")
def test_at_most_two_cargos_extract_from_an_asteroid() -> None:
    s = lay(units={"4.3": "red transport with cargo cargo cargo"}, factions={"red": "F10"})
    assert goods(extract(s, "red", 3), "red") == (2, 0, 0)


@pytest.mark.rule("PAR-1.9")
def test_t14_short_stack() -> None:
    s = lay(units={"2.5": "red cargo", "13.5": "blue cargo cargo"}, goods={"blue": "0 69 0"})
    # No two asteroids of the box have number and type in common, so the second gets the number of the first.
    modules = tuple(Module(MODULE.index(id)) for row in MAPS["REF2"] for id in row)
    s.galaxy = Galaxy(3, 2, modules)
    s.galaxy.number[HEX.index("13.5")] = 6
    extract(s, "red", 6)
    assert goods(s, "red") == (0, 1, 0) and goods(s, "blue") == (0, 69, 0)


@pytest.mark.rule("PAR-7.9")
def test_t15_number_present_but_idle() -> None:
    s = extract(lay(units={"2.5": "red cargo"}), "red", 5)
    assert question(s) == "Rest" and goods(s, "red") == goods(s, "blue") == (0, 0, 0)


@pytest.mark.rule("PAR-7.9")
def test_t16_dust_hides_the_planet_not_the_number() -> None:
    s = lay(units={"14.8": "red colony"})
    under(s, "blue", "E03", planet=PLANET.index("calyx"))
    extract(s, "red", 8)
    assert question(s) == "Rest" and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-1.9", "PAR-7.3")
def test_t73_empty_stack_and_choice() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"}, goods={"blue": "70 0 0"})
    extract(s, "red", 1)
    assert goods(s, "red") == (0, 0, 2) and question(s) == "Rest"


@pytest.mark.rule("PAR-1.9")
def test_what_no_stack_can_supply_is_lost() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"}, goods={"blue": "70 0 69"})
    extract(s, "red", 1)
    assert goods(s, "red") == (0, 0, 1)


@pytest.mark.rule("PAR-1.9")
def test_a_free_resource_comes_from_a_stack_that_has_one() -> None:
    s = extract(lay("REF2B", goods={"blue": "70 0 0"}), "red", 8)
    assert options(s) == {"resource:au", "resource:en"}


@pytest.mark.rule("PAR-1.8")
def test_what_is_gained_comes_from_the_stack() -> None:
    s = extract(lay(units={"2.5": "red cargo cargo"}), "red", 6)
    assert s.stacks == [70, 68, 70]


@pytest.mark.rule("PAR-7.11")
def test_there_is_no_hand_limit() -> None:
    s = extract(lay(units={"2.5": "red cargo"}, goods={"red": "60 60 60"}), "red", 6)
    assert goods(s, "red") == (60, 61, 60)


@pytest.mark.rule("PAR-21.7")
@pytest.mark.parametrize(("cargos", "got"), [("cargo", 2), ("cargo cargo", 3)])
def test_children_of_the_void_take_one_more_from_each_asteroid(cargos: str, got: int) -> None:
    s = lay(units={"2.5": f"red {cargos}"}, factions={"red": "F03"})
    assert goods(extract(s, "red", 6), "red") == (0, got, 0)


@pytest.mark.rule("PAR-21.7")
def test_asteroid_drills_and_children_of_the_void_add_up() -> None:
    s = lay(units={"2.5": "red cargo cargo"}, factions={"red": "F03"}, permanents={"red": "E38"})
    assert goods(extract(s, "red", 6), "red") == (0, 5, 0)


@pytest.mark.rule("PAR-21.7")
def test_the_miners_syndicate_takes_one_more_of_a_planet_that_produced() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony"}, factions={"red": "F07"})
    extract(s, "blue", 1)
    play(s, "amount:2")
    assert options(s) == {"resource:ti", "resource:en"}
    play(s, "resource:en")
    assert goods(s, "red") == (2, 0, 1)


@pytest.mark.rule("PAR-21.7")
def test_nothing_more_from_a_planet_that_is_blocked() -> None:
    s = lay(units={"0.2": "red colony"}, factions={"red": "F07"}, permanents={"red": "E50"})
    under(s, "blue", "E27", 2, planet=PLANET.index("tharsis_nova"))
    extract(s, "red", 1)
    assert question(s) == "Rest" and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-21.7")
def test_deep_core_mining_adds_a_card_for_each_planet() -> None:
    s = lay("REF2B", units={"0.2": "red colony", "1.2": "red colony", "9.4": "red colony"}, permanents={"red": "E50"})
    extract(s, "red", 1)
    assert some(s, "amount") == {"0", "1", "2", "3"}
    play(s, "amount:3")
    assert some(s, "amount") == {"0", "1", "2"}
    play(s, "amount:2")
    assert goods(s, "red") == (3, 2, 0)


def test_of_two_mines_the_stack_serves_the_active_player_first() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "blue colony"}, goods={"red": "35 0 35", "blue": "34 0 35"})
    extract(s, "blue", 1)
    assert goods(s, "blue") == (35, 0, 35) and goods(s, "red") == (35, 0, 35)
