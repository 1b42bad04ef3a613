"""Planetary Production and the buildings. INT-9"""

import pytest

from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, deposit, lay, played, reserve, warehouse
from tables.playing import asked, options, play, question


def producing(base: str, *facts: str, without: str = "") -> Interstellar:
    """Light blue has played the production token of a base on Mars; its token is for reds."""
    line = ", ".join([f"base mars_01 {base}", *facts])
    return play(act(lay(light_blue=line, without=without)), "token:mars_01")


def mars(s: Interstellar) -> str:
    """Deposit, warehouse and reserve of light blue."""
    return " | ".join((deposit(s, "light_blue", "mars"), warehouse(s, "light_blue", "mars"), reserve(s, "light_blue")))


def levels(row: str, level: int) -> str:
    return f"technology {' '.join(f'{row}_{number}' for number in range(1, level + 1))}"


@pytest.mark.rule("INT-9.1")
def test_w7_earth_production() -> None:
    s = play(act(lay(light_blue="fuel 3")), "token:earth_production")
    assert s.fuel[0] == 7 and asked(s) == "brown"


@pytest.mark.rule("INT-9.4", "INT-9.5", "INT-9.6")
def test_w8_full_warehouse_on_mars() -> None:
    s = producing("deposit 4 red warehouse 4 red", "explorer mars")
    play(s, "building:base")
    assert mars(s) == "3 red | 5 red | " and asked(s) == "brown", "the Explorer finds no room"


@pytest.mark.rule("INT-9.2", "INT-9.4", "INT-9.5")
def test_base_and_explorer_extract_a_cube_each() -> None:
    s = producing("deposit 4 red", "explorer mars")
    assert options(s) == {"building:base", "do:done"}
    play(s, "building:base")
    assert options(s) == {"do:explorer", "do:done"}
    play(s, "do:explorer")
    assert mars(s) == "2 red | 2 red | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.5")
def test_an_explorer_elsewhere_does_not_help() -> None:
    s = producing("deposit 4 red", "explorer venus")
    play(s, "building:base")
    assert mars(s) == "3 red | 1 red | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.3", "INT-4.6")
def test_every_activation_is_optional() -> None:
    s = producing("deposit 4 red", "explorer mars")
    play(s, "do:done")
    assert mars(s) == "4 red |  | " and asked(s) == "brown" and active(s, "light_blue") == "mars_01"


@pytest.mark.rule("INT-9.15")
def test_the_owner_chooses_which_cube_the_base_moves() -> None:
    s = producing("deposit 4 red 1 yellow")
    play(s, "building:base")
    assert options(s) == {"resource:red", "resource:yellow"}
    play(s, "resource:yellow")
    assert mars(s) == "4 red | 1 yellow | "


@pytest.mark.rule("INT-9.7")
def test_a_token_can_be_played_when_nothing_can_be_done() -> None:
    s = producing("")
    assert asked(s) == "brown" and active(s, "light_blue") == "mars_01"


@pytest.mark.rule("INT-9.7", "INT-9.11")
def test_with_an_empty_deposit_buildings_still_work() -> None:
    s = producing("with ars warehouse 2 red", levels("ars", 1))
    play(s, "building:ars")
    assert mars(s) == " | 1 red | 1 red"


@pytest.mark.rule("INT-9.9", "INT-9.10", "INT-8.4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_drill_moves_a_cube_for_each_level(level: int) -> None:
    s = producing("with drill deposit 9 red", levels("drill", level))
    play(s, "building:drill")
    if level > 1:
        assert options(s) == {f"amount:{number}" for number in range(1, level + 1)}
        play(s, f"amount:{level}")
    assert mars(s) == f"{9 - level} red | {level} red | "


@pytest.mark.parametrize("level", [1, 2, 3])
def test_without_one_of_its_levels_a_drill_moves_a_cube_less(level: int) -> None:
    s = producing("with drill deposit 9 red", levels("drill", 3), without=f"drill_{level}")
    play(s, "building:drill", "amount:2")
    assert mars(s) == "7 red | 2 red | "


@pytest.mark.rule("INT-9.9", "INT-9.11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_ars_brings_home_a_cube_for_each_level(level: int) -> None:
    s = producing("with ars warehouse 5 red", levels("ars", level))
    play(s, "building:ars")
    if level > 1:
        assert options(s) == {f"amount:{number}" for number in range(1, level + 1)}
        play(s, f"amount:{level}")
    assert mars(s) == f" | {5 - level} red | {level} red"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_without_one_of_its_levels_an_ars_moves_a_cube_less(level: int) -> None:
    s = producing("with ars warehouse 5 red", levels("ars", 3), without=f"ars_{level}")
    play(s, "building:ars", "amount:2")
    assert mars(s) == " | 3 red | 2 red"


@pytest.mark.rule("INT-9.12")
def test_converter_i_raises_one_cube() -> None:
    s = producing("with converter warehouse 2 red 1 purple", levels("converter", 1))
    play(s, "building:converter")
    assert mars(s) == " | 1 red 1 yellow 1 purple | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.9", "INT-9.12")
def test_t26_converter_ii_on_one_cube() -> None:
    s = producing("with converter warehouse 1 red", levels("converter", 2))
    play(s, "building:converter")
    assert mars(s) == " | 1 yellow | " and options(s) == {"resource:yellow", "do:done"}
    play(s, "resource:yellow")
    assert mars(s) == " | 1 green | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.9", "INT-9.12")
def test_a_power_can_be_declined() -> None:
    s = producing("with converter warehouse 1 red", levels("converter", 3))
    play(s, "building:converter", "do:done")
    assert mars(s) == " | 1 yellow | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.12")
def test_converter_iii_then_raises_two_different_cubes() -> None:
    s = producing("with converter warehouse 1 red 1 green", levels("converter", 3))
    play(s, "building:converter", "resource:red", "resource:yellow")
    assert mars(s) == " | 2 green | "
    play(s, "resource:green")
    assert options(s) == {"resource:green", "do:done"}, "the blue one has just been raised"
    play(s, "resource:green")
    assert mars(s) == " | 2 blue | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.12")
def test_the_third_power_does_not_raise_the_same_cube_twice() -> None:
    s = producing("with converter warehouse 1 red", levels("converter", 3))
    play(s, "building:converter", "resource:yellow", "resource:green")
    assert mars(s) == " | 1 blue | " and asked(s) == "brown"


@pytest.mark.rule("INT-9.12")
def test_purple_cannot_be_raised() -> None:
    s = producing("with converter warehouse 3 purple", levels("converter", 3))
    assert asked(s) == "brown"


@pytest.mark.parametrize(("level", "raised"), [(1, 3), (2, 3), (3, 2)])
def test_without_one_of_its_levels_a_converter_raises_less(level: int, raised: int) -> None:
    s = producing("with converter warehouse 5 red", levels("converter", 3), without=f"converter_{level}")
    play(s, "building:converter")
    while question(s) == "Convert":
        play(s, "resource:red")
    assert mars(s) == f" | {5 - raised} red {raised} yellow | "


@pytest.mark.rule("INT-9.13", "INT-9.9")
@pytest.mark.parametrize(
    ("level", "fuel", "deposited", "reputation", "prestige"), [(1, 2, 3, 0, 0), (2, 2, 4, 0, 0), (3, 2, 4, 1, 1)]
)
def test_a_government_outpost_works_unasked(
    level: int, fuel: int, deposited: int, reputation: int, prestige: int
) -> None:
    s = producing("with outpost deposit 3 red", levels("outpost", level))
    assert s.fuel[0] == fuel and deposit(s, "light_blue", "mars") == f"{deposited} red"
    assert (s.reputation[0], s.prestige[0]) == (reputation, 10 + prestige) and options(s) == {
        "building:base",
        "do:done",
    }


@pytest.mark.parametrize(
    ("level", "fuel", "deposited", "reputation", "prestige"), [(1, 0, 4, 1, 1), (2, 2, 3, 1, 1), (3, 2, 4, 0, 0)]
)
def test_without_one_of_its_levels_an_outpost_gives_less(
    level: int, fuel: int, deposited: int, reputation: int, prestige: int
) -> None:
    s = producing("with outpost deposit 3 red", levels("outpost", 3), without=f"outpost_{level}")
    assert s.fuel[0] == fuel and deposit(s, "light_blue", "mars") == f"{deposited} red"
    assert (s.reputation[0], s.prestige[0]) == (reputation, 10 + prestige)


@pytest.mark.rule("INT-9.13")
def test_an_outpost_fills_an_empty_deposit_before_the_base_extracts() -> None:
    s = producing("with outpost", levels("outpost", 2))
    play(s, "building:base")
    assert mars(s) == " | 1 red | "


@pytest.mark.rule("INT-9.14")
def test_buildings_of_the_same_type_are_activated_separately() -> None:
    s = producing("with drill drill outpost deposit 9 red", levels("drill", 1), levels("outpost", 1))
    play(s, "building:drill", "building:drill")
    assert mars(s) == "7 red | 2 red | " and options(s) == {"building:base", "do:done"}
    s = producing("with outpost outpost deposit 9 red", levels("outpost", 3))
    assert s.fuel[0] == 4 and deposit(s, "light_blue", "mars") == "11 red" and s.prestige[0] == 12


@pytest.mark.rule("INT-9.2", "INT-9.6")
def test_t27_order_matters() -> None:
    s = producing("with ars drill deposit 10 red warehouse 5 red", levels("ars", 1), levels("drill", 2))
    assert options(s) == {"building:ars", "do:done"}, "nothing else finds room"
    play(s, "building:ars", "building:drill")
    assert mars(s) == "9 red | 5 red | 1 red" and asked(s) == "brown", "the base finds no room"


@pytest.mark.rule("INT-9.8")
def test_an_activation_is_resolved_before_the_next_one() -> None:
    s = producing("with drill deposit 9 red 1 blue", levels("drill", 3))
    play(s, "building:drill", "resource:red")
    assert question(s) == "ToWarehouse" and options(s) == {"resource:red", "resource:blue", "do:done"}
    play(s, "do:done")
    assert options(s) == {"building:base", "do:done"}


@pytest.mark.rule("INT-9.16", "INT-4.5")
def test_a_production_token_is_played_once() -> None:
    s = act(played(lay(light_blue="base mars_01 deposit 5 red"), "light_blue", "mars_01"))
    assert "do:repeat" not in options(s) and "token:mars_01" not in options(s)


@pytest.mark.rule("INT-8.9")
def test_a_level_counts_for_all_buildings_of_the_type() -> None:
    line = f"base mars_01 with drill deposit 9 red, base venus_01 with drill deposit 9 red, {levels('drill', 2)}"
    s = act(lay(light_blue=line))
    play(s, "token:venus_01", "building:drill", "amount:2", "do:done", "do:pass", "token:mars_01", "building:drill")
    assert options(s) == {"amount:1", "amount:2"}
