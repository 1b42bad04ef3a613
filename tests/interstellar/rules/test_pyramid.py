"""Scientists in the Government, and the bonuses of its offices. INT-16, 8.19"""

from typing import Any

import pytest

from astrarium.clockwork.names import NOBODY, Player
from astrarium.games.interstellar.components import OFFICE, RESOURCE, SPACE, Office, Space
from astrarium.games.interstellar.rules.pyramid import ChooseTrack, OfficeBonus
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import (
    deposit,
    governing,
    lay,
    leader,
    next_discovery,
    on_earth,
    projects,
    reserve,
    saving,
    warehouse,
)
from tables.playing import asked, options, play, question, run, some

MARS = "base mars_01 deposit 5 red warehouse 3 red"
"""A base whose token is for reds."""


def providing(facts: str, players: int = 2, without: str = "", **seats: Any) -> Interstellar:
    """Light blue has played a Salvation token for the Government; stars lie on the way to Trappist."""
    s = lay(players, light_blue=facts, without=without, **seats)
    next_discovery(s.route_pile, "star")
    return play(saving(s), "token:market", "salvation:government")


def bonus(office: str, facts: str = MARS, without: str = "") -> Interstellar:
    """Light blue gains the bonus of an office."""
    s = projects(on_earth(lay(light_blue=facts, without=without), "1 yellow 1 blue"), "basic_01 basic_03 - -")
    next_discovery(s.route_pile, "rocky_planet")
    return run(s, OfficeBonus(Player(0), Office(OFFICE.index(office))))


def mars(s: Interstellar) -> str:
    """Deposit, warehouse and reserve of light blue."""
    return " | ".join((deposit(s, "light_blue", "mars"), warehouse(s, "light_blue", "mars"), reserve(s, "light_blue")))


def seats(s: Interstellar, colour: int = 0) -> list[str]:
    return [OFFICE.ids[office] for office, holder in enumerate(s.government) if holder == colour]


@pytest.mark.rule("INT-16.1", "INT-16.3")
def test_w17_third_row_second_seat() -> None:
    s = providing("office 1.2 2.4, scientists 1, base mars_01")
    assert some(s, "office") == {"3.1", "3.2", "3.3", "3.4"}
    play(s, "office:3.2")
    assert deposit(s, "light_blue", "mars") == "3 red" and question(s) == "MoveGovernment", (
        "recharge 3, then the satellite"
    )
    play(s, "space:1.1")
    assert seats(s) == ["1.2", "2.4", "3.2"] and s.scientists[0] == 0 and asked(s) == "brown"
    s.check()


@pytest.mark.rule("INT-16.1", "INT-16.5")
def test_any_free_office_of_the_row_and_bonuses_of_those_taken() -> None:
    s = providing("fuel 0", brown="office 1.1 2.1")
    assert some(s, "office") == {"1.2", "1.3", "1.4", "1.5", "1.6"}
    play(s, "office:1.3")
    assert s.fuel[0] == 2 and s.prestige[0] == 11, "the drill of the second office finds no base"


@pytest.mark.rule("INT-16.2", "INT-8.1")
def test_t24_without_a_scientist_the_government_is_not_available() -> None:
    s = play(saving(lay(light_blue="scientists 0")), "token:market")
    assert "salvation:government" not in options(s)


@pytest.mark.rule("INT-16.2")
def test_t39_blocked_row() -> None:
    both = "office 1.{0} 2.{0} 3.{0} 4.{0} 5.{1}"
    s = lay(3, light_blue="office 1.3 2.3 3.3 4.3", brown=both.format(1, 1), white=both.format(2, 2))
    play(saving(s), "token:market")
    assert "salvation:government" not in options(s)
    s.government[OFFICE.index("5.2")] = NOBODY
    s.locked_scientists[2] += 1
    play(saving(s), "token:market", "salvation:government")
    assert "5.2" in seats(s)


@pytest.mark.rule("INT-16.2", "INT-16.6")
def test_t66_all_rows_held() -> None:
    s = lay(light_blue="office 1.1 2.1 3.1 4.1 5.1, scientists 2, fuel 9")
    play(saving(s), "token:market")
    assert "salvation:government" not in options(s)
    s.government[OFFICE.index("5.1")] = NOBODY
    s.posts, s.completed, s.sectors = [Player(0)], s.sectors[-1:], s.sectors[:-1]
    play(saving(s), "token:market", "salvation:government")
    assert some(s, "office") == {"5.1", "5.2"}
    s.check()


@pytest.mark.rule("INT-16.6")
def test_a_row_that_was_left_is_the_next_one_even_below_others() -> None:
    s = providing("office 1.1 3.1")
    assert some(s, "office") == {"2.1", "2.2", "2.3", "2.4", "2.5"}


@pytest.mark.rule("INT-16.17")
def test_t40_who_governs() -> None:
    s = lay(3, light_blue="office 2.3", brown="office 2.1", white="office 1.1 2.5")
    assert governing(s) == "brown"
    play(saving(s, "white"), "token:market", "salvation:government", "office:3.4")
    assert governing(s) == "white"


BONUSES = {
    "1.1": ((), "5 red | 3 red | ", 2, 0),
    "1.2": (("amount:1",), "4 red | 4 red | ", 0, 0),
    "1.3": ((), "5 red | 3 red | ", 0, 1),
    "1.4": (("amount:1",), "5 red | 2 red | 1 red", 0, 0),
    "1.5": ((), "7 red | 3 red | ", 0, 0),
    "1.6": ((), "5 red | 3 red | ", 3, 0),
    "2.1": ((), "5 red | 3 red | ", 3, 0),
    "2.2": (("amount:2",), "5 red | 1 red | 2 red", 0, 0),
    "2.3": ((), "5 red 1 yellow | 3 red | ", 0, 0),
    "2.4": (("amount:2",), "3 red | 5 red | ", 0, 0),
    "2.5": ((), "5 red | 3 red | ", 0, 2),
    "3.1": ((), "8 red | 3 red | ", 0, 0),
    "3.2": (("space:1.4",), "5 red | 3 red | ", 0, 2),
    "3.3": ((), "5 red | 3 red | ", 0, 3),
    "3.4": (("leader:humanity",), "5 red | 3 red | ", 5, 0),
    "4.1": (("amount:3",), "5 red |  | 3 red", 0, 0),
    "4.2": ((), "5 red | 3 red | ", 0, 0),
    "4.3": ((), "5 red 2 yellow | 3 red | ", 0, 0),
    "5.1": (("leader:interstellar",), "5 red | 3 red | ", 0, 2),
    "5.2": ((), "5 red | 3 red | ", 0, 4),
}
"""For each office: what is answered; then deposit, warehouse and reserve, fuel and prestige gained."""


@pytest.mark.rule("INT-16.4", "INT-16.7", "INT-16.8", "INT-16.9", "INT-16.10", "INT-16.11", "INT-16.12")
@pytest.mark.parametrize("office", OFFICE.ids)
def test_the_bonus_of_each_office(office: str) -> None:
    answers, held, fuel, prestige = BONUSES[office]
    s = play(bonus(office), *answers)
    assert (mars(s), s.fuel[0], s.prestige[0] - 10) == (held, fuel, prestige) and question(s) == "Rest"
    s.check()


@pytest.mark.parametrize("office", OFFICE.ids)
def test_without_its_effect_an_office_gives_nothing(office: str) -> None:
    s = bonus(office, without=f"office_{office}")
    assert question(s) == "Rest" and mars(s) == "5 red | 3 red | " and (s.fuel[0], s.prestige[0]) == (0, 10)
    assert s.cells == [] and s.leader == [0] * 4 and s.government_satellite == 0 and s.construction == []


@pytest.mark.rule("INT-16.7", "INT-16.10", "INT-1.12")
def test_up_to_so_many_cubes_move() -> None:
    assert some(bonus("2.4"), "amount") == {"0", "1", "2"} and some(bonus("4.1"), "amount") == {"0", "1", "2", "3"}
    assert some(bonus("2.4", "base mars_01 deposit 5 red warehouse 4 red"), "amount") == {"0", "1"}


@pytest.mark.rule("INT-16.7", "INT-16.8")
def test_one_of_several_planets_is_chosen() -> None:
    both = f"{MARS}, base venus_05 deposit 1 yellow, base saturn_01"
    assert some(bonus("3.1", both), "planet") == {"venus", "mars", "saturn"}
    assert some(bonus("1.2", both), "planet") == {"venus", "mars"}, "the deposit on Saturn is empty"
    s = play(bonus("3.1", both), "planet:venus")
    assert deposit(s, "light_blue", "venus") == "4 yellow" and deposit(s, "light_blue", "mars") == "5 red"


@pytest.mark.rule("INT-16.18")
@pytest.mark.parametrize("office", ["1.2", "1.4", "1.5", "2.3"])
def test_without_a_base_bonuses_of_regions_do_nothing(office: str) -> None:
    s = bonus(office, "explorer mars")
    assert question(s) == "Rest" and mars(s) == " |  | "


@pytest.mark.rule("INT-16.19")
def test_an_earlier_bonus_may_serve_a_later_one() -> None:
    s = providing("base mars_01 deposit 1 red")
    play(s, "office:1.4", "amount:1")
    assert some(s, "amount") == {"0", "1"}, "the cube that was drilled can be brought home"
    play(s, "amount:1")
    assert mars(s) == " |  | 1 red"


@pytest.mark.rule("INT-16.13", "INT-18.18")
def test_satellite_advance_moves_the_government_for_the_player() -> None:
    s = bonus("3.2")
    assert some(s, "space") == {f"1.{row}" for row in range(1, 6)} and "do:decline" not in options(s)
    play(s, "space:1.4")
    assert SPACE.ids[s.government_satellite] == "1.4" and s.prestige[0] == 12 and s.fuel[0] == 0


@pytest.mark.rule("INT-16.13")
def test_a_government_satellite_on_trappist_does_not_move() -> None:
    s = lay()
    s.government_satellite, s.arrivals = Space(SPACE.index("trappist")), [Player(-1)]
    run(s, OfficeBonus(Player(0), Office(OFFICE.index("3.2"))))
    assert question(s) == "Rest"


@pytest.mark.rule("INT-16.14", "INT-15.1", "INT-15.5")
def test_t58_a_track_at_its_end_is_not_advanced() -> None:
    s = run(lay(light_blue="leader humanity 10"), ChooseTrack(0))
    assert question(s) == "Rest" and leader(s, "light_blue", "interstellar") == 1 and s.prestige[0] == 12
    s = run(lay(light_blue="leader humanity 10, leader interstellar 10"), ChooseTrack(0))
    assert question(s) == "Rest" and s.prestige[0] == 10


@pytest.mark.rule("INT-16.15", "INT-15.2")
def test_the_lowest_component_is_saved_for_free() -> None:
    s = bonus("4.2", "cubes 1 red, technology public_relations cryo_logistics")
    assert [RESOURCE.ids[one] for one in s.cells] == ["yellow"] and s.reputation[0] == 2
    assert leader(s, "light_blue", "humanity") == 0 and reserve(s, "light_blue") == "1 red" and question(s) == "Rest"


@pytest.mark.rule("INT-16.15", "INT-17.6")
def test_a_component_saved_for_free_may_bring_population() -> None:
    s = run(on_earth(lay(), "1 red", cells=9), OfficeBonus(Player(0), Office(OFFICE.index("4.2"))))
    assert len(s.cells) == 10 and sum(s.earth) == 10


@pytest.mark.rule("INT-16.16", "INT-15.2")
def test_the_cheapest_present_project_is_built_for_free() -> None:
    s = bonus("5.2", "technology patent_office")
    assert len(s.construction) == 1 and s.prestige[0] == 14 and leader(s, "light_blue", "interstellar") == 0


@pytest.mark.rule("INT-16.16", "INT-14.12", "INT-16.20")
def test_t42_own_free_build() -> None:
    s = projects(lay(light_blue="office 1.1 2.1 3.1 4.1, scientists 1"), "basic_01 basic_03 basic_07 basic_10", built=5)
    play(saving(s), "token:market", "salvation:government", "office:5.2")
    assert question(s) == "ChooseTrack"
    play(s, "leader:humanity")
    assert s.posts == [0] and seats(s) == ["1.1", "2.1", "3.1", "4.1"] and s.prestige[0] == 14
    assert leader(s, "light_blue", "interstellar") == 0 and leader(s, "light_blue", "humanity") == 1
    s.check()


@pytest.mark.rule("INT-8.19", "INT-16.20")
def test_lobbying_adds_the_bonus_of_the_next_office() -> None:
    s = providing("technology lobbying", brown="office 1.3")
    play(s, "office:1.2")
    assert s.fuel[0] == 2 and s.prestige[0] == 11, "occupied or not"


def test_without_lobbying_the_next_office_gives_nothing() -> None:
    s = providing("technology lobbying", without="lobbying")
    play(s, "office:1.2")
    assert s.fuel[0] == 2 and s.prestige[0] == 10


@pytest.mark.rule("INT-8.19")
def test_t59_lobbying_on_the_last_seat() -> None:
    s = providing("technology lobbying, office 1.1 2.1")
    play(s, "office:3.4", "space:1.1", "leader:humanity")
    assert asked(s) == "brown" and leader(s, "light_blue", "humanity") == 1, "nothing of the row above"


@pytest.mark.rule("INT-13.5", "INT-13.6")
def test_the_highlighted_action_gives_a_prestige() -> None:
    s = play(saving(lay()), "token:research", "salvation:government", "office:1.1")
    assert s.prestige[0] == 11 and s.fuel[0] == 2
