"""Cubes that move, and deposits that grow. INT-9.4, 9.6, 9.15, 16.7 to 16.10"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar import notes
from astrarium.games.interstellar.components import PLANET, Planet
from astrarium.games.interstellar.rules.cubes import ToReserve, ToWarehouse, extractable, recharge, stocked
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import deposit, lay, reserve, warehouse
from tables.playing import options, play, question, run

MARS = Planet(PLANET.index("mars"))


def on_mars(facts: str) -> Interstellar:
    """Light blue has a base on Mars, with a token for reds."""
    return lay(light_blue=f"base mars_01 {facts}")


@pytest.mark.rule("INT-9.15", "INT-16.10")
def test_of_one_colour_an_amount_is_asked() -> None:
    s = run(on_mars("deposit 7 red"), ToWarehouse(Player(0), MARS, 3))
    assert s.legal_names == ("amount:0", "amount:1", "amount:2", "amount:3")
    play(s, "amount:2")
    assert (deposit(s, "light_blue", "mars"), warehouse(s, "light_blue", "mars")) == ("5 red", "2 red")
    assert question(s) == "Rest"


@pytest.mark.rule("INT-9.15")
def test_of_several_colours_cube_by_cube() -> None:
    s = run(on_mars("deposit 1 red 2 yellow"), ToWarehouse(Player(0), MARS, 3))
    assert s.legal_names == ("resource:red", "resource:yellow", "do:done")
    play(s, "resource:red")
    assert s.legal_names == ("amount:0", "amount:1", "amount:2"), "only yellow is left"
    play(s, "amount:1")
    assert (deposit(s, "light_blue", "mars"), warehouse(s, "light_blue", "mars")) == ("1 yellow", "1 red 1 yellow")


@pytest.mark.rule("INT-9.6")
def test_the_warehouse_has_room_for_five() -> None:
    s = run(on_mars("deposit 7 red warehouse 3 yellow"), ToWarehouse(Player(0), MARS, 3))
    assert options(s) == {"amount:0", "amount:1", "amount:2"}
    s = run(on_mars("deposit 7 red warehouse 5 yellow"), ToWarehouse(Player(0), MARS, 3))
    assert question(s) == "Rest"


@pytest.mark.rule("INT-9.7")
def test_from_an_empty_deposit_nothing_moves() -> None:
    assert question(run(on_mars(""), ToWarehouse(Player(0), MARS, 3))) == "Rest"
    assert question(run(on_mars(""), ToReserve(Player(0), MARS, 3))) == "Rest"


def test_what_must_move_is_not_asked_for() -> None:
    s = run(on_mars("deposit 7 red"), ToWarehouse(Player(0), MARS, 1, 1))
    assert warehouse(s, "light_blue", "mars") == "1 red" and question(s) == "Rest"
    s = run(on_mars("deposit 1 red 1 blue"), ToWarehouse(Player(0), MARS, 1, 1))
    assert s.legal_names == ("resource:red", "resource:blue")
    s = run(on_mars("deposit 1 red 1 blue"), ToWarehouse(Player(0), MARS, 2, 1))
    play(s, "resource:blue")
    assert s.legal_names == ("amount:0", "amount:1")


@pytest.mark.rule("INT-9.11", "INT-16.7")
def test_cubes_go_from_the_warehouse_to_the_reserve() -> None:
    s = run(on_mars("warehouse 2 red 1 blue"), ToReserve(Player(0), MARS, 2))
    play(s, "resource:blue", "amount:1")
    assert (reserve(s, "light_blue"), warehouse(s, "light_blue", "mars")) == ("1 red 1 blue", "1 red")


@pytest.mark.rule("INT-9.15")
def test_moving_can_end_at_any_cube() -> None:
    s = run(on_mars("warehouse 2 red 2 blue 1 purple"), ToReserve(Player(0), MARS, 3))
    play(s, "resource:red", "do:done")
    assert reserve(s, "light_blue") == "1 red" and question(s) == "Rest"
    s = run(on_mars("warehouse 2 red 2 blue 1 purple"), ToReserve(Player(0), MARS, 3, 1))
    assert "do:done" not in options(s)


@pytest.mark.rule("INT-16.8", "INT-9.13")
def test_a_deposit_is_recharged_in_its_colour() -> None:
    s = on_mars("deposit 1 red")
    recharge(s, Player(0), MARS, 3, notes.OFFICE_GROWTH)
    assert deposit(s, "light_blue", "mars") == "4 red"


@pytest.mark.rule("INT-16.9")
def test_an_improved_deposit_grows_in_the_next_higher_colour() -> None:
    s = on_mars("deposit 1 red")
    recharge(s, Player(0), MARS, 2, notes.OFFICE_IMPROVES)
    assert deposit(s, "light_blue", "mars") == "1 red 2 yellow"


@pytest.mark.rule("INT-16.9")
def test_an_improved_purple_deposit_stays_purple() -> None:
    s = lay(light_blue="base neptune_10")
    recharge(s, Player(0), Planet(PLANET.index("neptune")), 2, notes.OFFICE_IMPROVES)
    assert deposit(s, "light_blue", "neptune") == "2 purple"


def test_where_cubes_can_move() -> None:
    s = lay(light_blue="base mars_01 deposit 1 red warehouse 5 red, base venus_01 deposit 1 red, base saturn_01")
    assert [PLANET.ids[planet] for planet in extractable(s, Player(0))] == ["venus"]
    assert [PLANET.ids[planet] for planet in stocked(s, Player(0))] == ["mars"]
    assert extractable(s, Player(1)) == stocked(s, Player(1)) == []
