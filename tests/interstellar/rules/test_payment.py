"""The golden rule, and where paid cubes go. INT-1.10, 5"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.clockwork.step import Choice, Unpaid
from astrarium.games.interstellar.components import (
    MECHANISM,
    PLANET,
    RESOURCE,
    TECHNOLOGY,
    Mechanism,
    Planet,
    Resource,
    Technology,
)
from astrarium.games.interstellar.rules.mechanisms import LowerCube
from astrarium.games.interstellar.rules.payment import can_pay, lowerable, omissible, pay, pay_lower, to_market
from astrarium.games.interstellar.rules.research import OmitCube
from astrarium.games.interstellar.rules.survey import PaySurvey
from astrarium.games.interstellar.rules.travel import LoadFuel
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import counts, lay, market, reserve, words
from tables.playing import options, play, question, run, some


def cost(line: str) -> tuple[Resource, ...]:
    return tuple(sorted((Resource(RESOURCE.index(id)) for id in line.split()), reverse=True))


def owning(cubes: str, players: int = 2) -> Interstellar:
    return market(lay(players, light_blue=f"cubes {cubes}" if cubes else "fuel 0"), "")


@pytest.mark.rule("INT-5.1", "INT-5.2", "INT-5.4")
@pytest.mark.parametrize(
    "cubes, enough",
    [
        ("1 blue", False),
        ("1 red 1 green", False),
        ("2 green", True),
        ("1 yellow 1 purple", True),
        ("2 red", False),
        ("3 red 1 purple", False),
    ],
)
def test_w6_what_the_golden_rule_does_not_allow(cubes: str, enough: bool) -> None:
    assert can_pay(owning(cubes), Player(0), cost("yellow yellow")) == enough


@pytest.mark.rule("INT-5.1")
def test_each_required_cube_may_be_paid_with_a_higher_one() -> None:
    s = run(owning("1 red 1 green 1 purple"), pay(Player(0), cost("green red")))
    assert options(s) == {"do:exact", "resource:green", "resource:purple"}
    play(s, "resource:purple")
    assert options(s) == {"resource:red", "resource:green"}
    play(s, "resource:green")
    assert reserve(s, "light_blue") == "1 red" and words(s.market) == "1 green 1 purple"


@pytest.mark.rule("INT-5.1")
def test_to_pay_just_what_is_asked_is_one_decision() -> None:
    s = run(owning("3 red 2 green 2 blue"), pay(Player(0), cost("green green red")))
    play(s, "do:exact")
    assert reserve(s, "light_blue") == "2 red 2 blue" and question(s) == "Rest"


def test_only_cubes_that_leave_the_rest_payable_are_offered() -> None:
    s = run(owning("1 green 1 blue 1 purple"), pay(Player(0), cost("blue green green")))
    assert some(s, "resource") == {"blue", "purple"} and "do:exact" not in options(s)
    play(s, "resource:purple")
    assert question(s) == "PayCubes" or reserve(s, "light_blue") == ""


def test_a_payment_without_a_choice_is_not_asked_for() -> None:
    s = run(owning("1 red 1 green"), pay(Player(0), cost("green red")))
    assert question(s) == "Rest" and reserve(s, "light_blue") == ""


@pytest.mark.rule("INT-5.2")
def test_over_payment_gives_no_change() -> None:
    s = run(owning("1 purple"), pay(Player(0), cost("red")))
    assert reserve(s, "light_blue") == "" and words(s.market) == "1 purple" and s.fuel[0] == 0


@pytest.mark.rule("INT-5.5", "INT-5.7")
def test_t20_market_nearly_full() -> None:
    s = market(lay(light_blue="cubes 1 red 1 blue"), "8 yellow")
    run(s, pay(Player(0), cost("blue red")))
    assert words(s.market) == "8 yellow 1 blue"


@pytest.mark.rule("INT-5.7")
def test_a_higher_cube_paid_for_a_lower_one_still_comes_first() -> None:
    s = market(lay(light_blue="cubes 1 green 1 blue"), "8 yellow")
    run(s, pay(Player(0), cost("green red")))
    play(s, "resource:green")
    assert words(s.market) == "8 yellow 1 blue"


@pytest.mark.rule("INT-5.6", "INT-2.17")
@pytest.mark.parametrize("players, spaces", [(2, 9), (3, 12), (4, 15)])
def test_the_market_has_one_capacity_for_all_colours(players: int, spaces: int) -> None:
    s = market(lay(players), "")
    to_market(s, tuple(counts(["9", "red", "9", "purple"])))
    assert sum(s.market) == spaces and s.market[4] == 9


@pytest.mark.rule("INT-1.10", "INT-9.17")
def test_t23_hold_and_warehouse_do_not_pay() -> None:
    s = lay(light_blue="base mars_03 warehouse 2 green, explorer mars, hold 1 green")
    assert not can_pay(s, Player(0), cost("green")) and not can_pay(s, Player(0), cost("red"))


@pytest.mark.rule("INT-8.16")
def test_the_next_lower_cube_may_pay_for_one() -> None:
    s = owning("1 yellow 1 blue")
    assert lowerable(s, Player(0), cost("blue green")) == [Resource(RESOURCE.index("green"))]
    assert not can_pay(s, Player(0), cost("blue green"))
    run(s, pay_lower(Player(0), cost("blue green"), Resource(RESOURCE.index("green"))))
    assert reserve(s, "light_blue") == "" and words(s.market) == "1 yellow 1 blue"


@pytest.mark.rule("INT-8.16")
def test_red_has_no_lower_cube_and_two_steps_are_too_many() -> None:
    s = owning("2 red")
    assert lowerable(s, Player(0), cost("red red")) == [] and lowerable(s, Player(0), cost("green red")) == []


@pytest.mark.rule("INT-12.9")
def test_a_cube_that_is_left_out_makes_the_rest_payable() -> None:
    s = owning("1 green 1 blue")
    assert omissible(s, Player(0), cost("purple blue green")) == [Resource(RESOURCE.index("purple"))]


@pytest.mark.rule("INT-1.12")
@pytest.mark.parametrize(
    "price",
    [
        pay(Player(0), (Resource(RESOURCE.index("red")),)),
        PaySurvey(Player(0), False),
        LoadFuel(Player(0), Planet(PLANET.index("mars")), 2),
        OmitCube(Player(0), Technology(TECHNOLOGY.index("drill_2"))),
        LowerCube(Player(0), Mechanism(MECHANISM.index("basic_08"))),
    ],
    ids=lambda price: type(price).__name__,
)
def test_what_cannot_be_paid_is_never_skipped(price: Choice[Interstellar]) -> None:
    s = lay(light_blue="fuel 0, prestige 0, technology modular_assembly")
    with pytest.raises(Unpaid):
        run(s, price)
