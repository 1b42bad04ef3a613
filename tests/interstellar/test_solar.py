"""Solar Exploitation. INT-6"""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.interstellar.components import RESOURCE
from astrarium.games.interstellar.rules.solar_exploitation import KeepCubes
from astrarium.games.interstellar.state import Interstellar
from astrarium.mechanisms.hands import gain
from tables.interstellar import act, bag, lay, next_events, on_earth, reserve, words
from tables.playing import asked, options, play, question, run

FULL_ROW = "technology solar_1 solar_2 solar_3"


def exploiting(cubes: str, players: int = 3, without: str = "", **seats: str) -> Interstellar:
    """Light blue has drawn from a bag that holds just these cubes."""
    s = act(bag(lay(players, without=without, **seats), cubes))
    return play(s, "token:solar_exploitation")


@pytest.mark.rule("INT-6.1", "INT-6.2", "INT-6.3", "INT-6.5")
def test_w3_solar_exploitation_keep_the_yellow():
    s = exploiting("1 yellow 1 blue")
    play(s, "resource:yellow", "do:done")
    assert reserve(s, "light_blue") == "1 yellow" and words(s.solar_bag) == "1 blue"
    assert (s.reputation[0], s.exploitation, s.spiral, s.past_events) == (-2, 3, 1, [])
    assert asked(s) == "brown"


@pytest.mark.rule("INT-6.3", "INT-6.5", "INT-7.4")
def test_w4_solar_exploitation_keep_both():
    s = next_events(on_earth(bag(lay(3), "1 yellow 1 blue"), "5 red"), "event_01")
    play(act(s), "token:solar_exploitation", "resource:blue", "resource:yellow")
    assert reserve(s, "light_blue") == "1 yellow 1 blue" and words(s.solar_bag) == ""
    assert (s.reputation[0], s.exploitation, s.spiral, len(s.past_events)) == (-6, 1, 2, 1)
    assert [RESOURCE.ids[one] for one in s.cells] == ["red"] * 3


@pytest.mark.rule("INT-6.5", "INT-6.6", "INT-7.4", "INT-7.8")
def test_t10_three_advances_from_one_action():
    s = next_events(on_earth(bag(lay(2), "2 purple"), "2 yellow 2 green"), "event_04", "event_07")
    s.exploitation, s.spiral = 3, 6
    play(act(s), "token:solar_exploitation", "resource:purple", "resource:purple")
    assert (s.reputation[0], s.exploitation, s.spiral, s.alive[0]) == (-10, 1, 9, False)
    assert [RESOURCE.ids[one] for one in s.cells] == ["yellow", "yellow", "green", "green"], "green zone, then red zone"


@pytest.mark.rule("INT-6.9")
def test_t11_reputation_plus_with_a_single_red():
    s = exploiting("1 red 1 blue", light_blue="technology solar_1")
    play(s, "resource:red", "do:done")
    assert (s.reputation[0], s.exploitation) == (0, 2)


@pytest.mark.rule("INT-6.9")
def test_reputation_plus_spares_one_point_only():
    s = exploiting("1 red 1 blue", light_blue="technology solar_1")
    play(s, "resource:blue", "do:done")
    assert (s.reputation[0], s.exploitation) == (-3, 5)


def test_without_reputation_plus_every_point_is_lost():
    s = exploiting("1 red 1 blue", light_blue="technology solar_1", without="solar_1")
    play(s, "resource:red", "do:done")
    assert s.reputation[0] == -1


@pytest.mark.rule("INT-6.9", "INT-6.10", "INT-6.11")
def test_t12_stellar_containment():
    s = exploiting("1 yellow 1 blue 1 purple", players=4, light_blue=FULL_ROW)
    play(s, "resource:yellow", "resource:blue", "resource:purple")
    assert question(s) == "SpareCube" and options(s) == {"resource:yellow", "resource:blue", "resource:purple"}
    play(s, "resource:purple")
    assert (s.reputation[0], s.exploitation, reserve(s, "light_blue")) == (-10, 7, "1 yellow 1 blue 1 purple")


@pytest.mark.rule("INT-6.11")
def test_stellar_containment_with_one_colour_is_not_asked():
    s = exploiting("2 red 1 blue", players=4, light_blue=FULL_ROW)
    play(s, "resource:red", "resource:red", "do:done")
    assert (s.reputation[0], s.exploitation) == (-1, 2) and asked(s) == "brown"


def test_without_stellar_containment_every_cube_counts():
    s = exploiting("1 yellow 1 blue 1 purple", players=4, light_blue=FULL_ROW, without="solar_3")
    play(s, "resource:yellow", "resource:blue", "do:done")
    assert (s.reputation[0], s.exploitation) == (-5, 7)


@pytest.mark.rule("INT-6.10")
def test_extra_matter_draws_three():
    s = exploiting("9 red", light_blue="technology solar_1 solar_2")
    assert len(s.drawn_cubes[0]) == 3
    play(s, "resource:red", "resource:red", "do:done")
    assert reserve(s, "light_blue") == "2 red" and words(s.solar_bag) == "7 red"


def test_without_extra_matter_two_are_drawn():
    s = exploiting("9 red", light_blue="technology solar_1 solar_2", without="solar_2")
    assert len(s.drawn_cubes[0]) == 2


@pytest.mark.rule("INT-6.7")
def test_technologies_that_do_not_name_it_change_nothing():
    others = "drill_1 ars_1 converter_1 outpost_1 explorer_1 public_relations patent_office lobbying"
    s = exploiting("1 yellow 1 blue", light_blue=f"technology {others}")
    play(s, "resource:yellow", "do:done")
    assert (reserve(s, "light_blue"), s.reputation[0], s.exploitation) == ("1 yellow", -2, 3)


@pytest.mark.rule("INT-6.8")
def test_t13_one_cube_left_in_the_bag():
    s = exploiting("1 red")
    assert options(s) == {"resource:red", "do:done"}
    play(s, "resource:red")
    assert reserve(s, "light_blue") == "1 red" and words(s.solar_bag) == ""
    play(s, "token:solar_exploitation")
    assert asked(s) == "white" and reserve(s, "brown") == "", "with an empty bag nothing happens"


@pytest.mark.rule("INT-6.4", "INT-4.6")
def test_keeping_nothing_costs_nothing_and_moves_nothing():
    s = exploiting("1 yellow 1 blue")
    play(s, "do:done")
    assert (s.reputation[0], s.exploitation, reserve(s, "light_blue")) == (0, 1, "")
    assert words(s.solar_bag) == "1 yellow 1 blue" and s.drawn_cubes[0] == [] and asked(s) == "brown"


@pytest.mark.rule("INT-6.1")
def test_equal_cubes_are_one_option():
    s = exploiting("2 green")
    assert s.legal_names == ("resource:green", "do:done")
    play(s, "resource:green")
    assert s.legal_names == ("resource:green", "do:done")


@pytest.mark.rule("INT-6.1")
def test_two_cubes_are_drawn_at_random():
    drawn = set()
    for seed in range(40):
        s = act(bag(lay(seed=seed), "2 red 2 purple"))
        drawn.add(tuple(play(s, "token:solar_exploitation").drawn_cubes[0]))
    assert drawn == {(0, 0), (0, 4), (4, 4)}


@pytest.mark.rule("INT-6.2")
def test_the_others_do_not_see_what_is_put_back():
    s = exploiting("6 red 6 yellow 6 green 6 blue 6 purple")
    seen = s.view(1)
    tables = [s.imagine(1, seeded(number, "test")) for number in range(10)]
    assert all(table.view(1) == seen for table in tables)
    assert len({str(table.view(0)["drawn_cubes"]) for table in tables}) > 1
    assert all(s.imagine(0, seeded(number, "test")).view(0) == s.view(0) for number in range(3))


@pytest.mark.rule("INT-6.2")
def test_cubes_put_aside_can_be_imagined_by_others():
    s = lay(2)
    for resource in (0, 3, 4):
        gain(s.drawn_cubes[0], s.seen_cubes[0], resource, 0)
    run(s, KeepCubes(0, 0))
    play(s, "resource:purple")
    for number in range(10):
        table = s.imagine(1, seeded(number, "test"))
        table.check()
        table.play("do:done")
        assert isinstance(table, Interstellar) and len(reserve(table, "light_blue").split()) == 2, "one cube is kept"
    assert s.drawn_cubes[0] == [4, 0, 3]


@pytest.mark.rule("INT-6.3", "INT-17.13")
def test_reputation_that_cannot_be_lost_costs_prestige():
    s = exploiting("2 purple", light_blue="reputation -17, prestige 20")
    play(s, "resource:purple", "do:done")
    assert (s.reputation[0], s.prestige[0]) == (-18, 16)


@pytest.mark.rule("INT-6.12")
def test_the_bag_only_shrinks():
    s = exploiting("2 red", brown="cubes 3 red, fuel 9")
    play(s, "resource:red", "resource:red", "token:market", "do:sell", "amount:3")
    assert words(s.solar_bag) == "" and reserve(s, "brown") == "", "cubes that are sold do not return to it"
