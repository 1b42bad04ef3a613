"""Arrival at an own base: dismantling, loading, installing. INT-10.24, 10.30 to 10.38"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import PLANET, Planet
from astrarium.games.interstellar.rules.arrival import InstallBuildings
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, at, built, deposit, hand, hold, lay, pool, usable, warehouse
from tables.playing import asked, options, play, question, run


def arriving(base: str, facts: str = "hold 9 fuel") -> Interstellar:
    """Light blue has flown from Venus to the own base on Mars."""
    s = at(lay(light_blue=f"base mars_01 {base}, explorer venus, {facts}"), venus=2, mars=3)
    return play(act(s), "token:travel", "planet:mars")


@pytest.mark.rule("INT-10.30", "INT-10.38")
def test_at_an_own_base_cubes_are_loaded_and_buildings_installed() -> None:
    s = arriving("warehouse 3 red", "hold 9 fuel 1 drill 1 ars")
    assert question(s) == "VisitBase"
    play(s, "do:no")
    assert question(s) == "LoadCubes" and options(s) == {f"amount:{number}" for number in range(4)}
    play(s, "amount:2")
    assert question(s) == "InstallBuildings" and options(s) == {"building:drill", "building:ars", "do:done"}
    play(s, "building:ars", "do:done")
    assert built(s, "light_blue", "mars") == "base ars" and warehouse(s, "light_blue", "mars") == "1 red"
    assert hold(s, "light_blue") == "6 fuel 2 red 1 drill"
    assert asked(s) == "brown" and active(s, "light_blue") == "travel"


@pytest.mark.rule("INT-10.24", "INT-2.5")
def test_a_region_has_three_slots() -> None:
    s = arriving("with drill drill", "hold 9 fuel 1 drill 1 ars")
    play(s, "do:no", "building:drill")
    assert asked(s) == "brown" and built(s, "light_blue", "mars") == "base drill drill drill"
    assert hold(s, "light_blue") == "6 fuel 1 ars"


@pytest.mark.rule("INT-10.24")
def test_buildings_need_not_be_installed() -> None:
    s = lay(light_blue="base mars_01, explorer mars, hold 1 outpost")
    run(s, InstallBuildings(Player(0), Planet(PLANET.index("mars"))))
    play(s, "do:done")
    assert built(s, "light_blue", "mars") == "base" and hold(s, "light_blue") == "1 outpost"


@pytest.mark.rule("INT-10.24")
def test_buildings_are_installed_when_the_base_is_founded() -> None:
    s = pool(at(lay(light_blue="fuel 2, prestige 0, reserve converter outpost"), earth=2, mars=3), "mars", "01")
    play(act(s), "token:travel", "planet:mars", "amount:1", "amount:1", "do:yes")
    assert question(s) == "InstallBuildings"
    play(s, "building:outpost", "building:converter")
    assert built(s, "light_blue", "mars") == "base converter outpost" and asked(s) == "brown"


@pytest.mark.rule("INT-10.30", "INT-10.37", "INT-10.33")
def test_t61_dismantled_on_arrival() -> None:
    s = arriving("with drill deposit 4 red warehouse 2 red", "hold 9 fuel 1 ars")
    play(s, "do:yes")
    assert asked(s) == "brown" and active(s, "light_blue") == "travel", "neither founded nor installed"
    assert hold(s, "light_blue") == "6 fuel 2 red 1 drill 1 ars" and usable(s, "light_blue") == "base base base base"
    assert built(s, "light_blue", "mars") == deposit(s, "light_blue", "mars") == "" and "mars_01" not in hand(
        s, "light_blue"
    )
    play(s, "do:pass", "do:repeat", "planet:venus", "do:no", "do:repeat", "planet:mars")
    assert question(s) == "FoundBase", "a later arrival may found"
    s.check()


@pytest.mark.rule("INT-10.30")
def test_a_visit_without_anything_to_do_asks_only_for_dismantling() -> None:
    s = arriving("deposit 4 red")
    assert question(s) == "VisitBase"
    play(s, "do:no")
    assert asked(s) == "brown" and deposit(s, "light_blue", "mars") == "4 red"


@pytest.mark.rule("INT-10.16", "INT-10.17")
def test_nothing_is_unloaded_on_other_planets() -> None:
    s = arriving("", "hold 9 fuel 2 green")
    play(s, "do:no")
    assert hold(s, "light_blue") == "6 fuel 2 green" and s.fuel[0] == 0


@pytest.mark.rule("INT-10.32")
def test_on_earth_everything_is_unloaded_unasked() -> None:
    s = at(lay(light_blue="explorer venus, hold 9 fuel 2 green 1 drill"), venus=2, earth=2)
    play(act(s), "token:travel", "planet:earth")
    assert asked(s) == "brown" and s.fuel[0] == 7 and hold(s, "light_blue") == ""
