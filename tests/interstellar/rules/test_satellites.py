"""Satellites on the way to Trappist. INT-18, 19.7 to 19.10, 8.17"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import COLUMN_FUEL, DISCOVERY, SPACE, Discovery, Space
from astrarium.games.interstellar.rules.satellites import Drift, Explore, MoveGovernment, enterable
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import explored, lay, next_discovery, saving, who
from tables.playing import asked, options, play, question, run


def place(s: Interstellar, colour: str = "light_blue") -> str:
    return SPACE.ids[s.satellite[who(s, colour)]]


def government(s: Interstellar, space: str) -> Interstellar:
    """The Government's satellite stands there."""
    s.government_satellite = Space(SPACE.index(space))
    return s


def spaces(s: Interstellar, space: str) -> list[str]:
    return [SPACE.ids[one] for one in enterable(s, Space(SPACE.index(space)))]


@pytest.mark.rule("INT-18.3", "INT-18.5", "INT-18.6", "INT-18.7", "INT-18.9", "INT-18.10")
def test_w19_through_a_known_wormhole() -> None:
    s = explored(lay(light_blue="satellite 3.2, fuel 4, scientists 2"), s4_2="wormhole")
    next_discovery(s.interest_pile, "galaxy")
    play(saving(s), "token:market", "salvation:satellite", "space:4.2")
    assert s.fuel[0] == 2 and s.prestige[0] == 10, "no prestige for a known wormhole"
    assert options(s) == {"space:5.1", "space:5.2", "space:5.3", "do:decline"}
    play(s, "space:5.1")
    assert (s.fuel[0], s.scientists[0], s.reputation[0], place(s)) == (0, 3, 1, "5.1")
    assert s.discoveries[SPACE.index("5.1")] == Discovery(DISCOVERY.index("galaxy")) and asked(s) == "brown"
    assert len(s.hand[0]) == 3, "one Salvation token was used"
    s.check()


@pytest.mark.rule("INT-18.7", "INT-18.9")
def test_w20_a_known_galaxy() -> None:
    s = explored(lay(light_blue="satellite 4.1, fuel 2, scientists 2"), s5_1="galaxy")
    play(saving(s), "token:market", "salvation:satellite", "space:5.1")
    assert s.scientists[0] == 3 and s.reputation[0] == 0


@pytest.mark.rule("INT-18.3", "INT-18.4")
def test_t48_blocked_satellite() -> None:
    s = lay(4, light_blue="satellite 2.1", brown="satellite 3.1", white="satellite 3.2")
    assert spaces(s, "2.1") == ["3.3", "3.4", "3.5"]
    s = lay(4, light_blue="satellite 2.1", brown="satellite 3.1")
    assert spaces(s, "2.1") == ["3.2"]


@pytest.mark.rule("INT-18.2", "INT-18.3")
def test_from_the_launch_area_the_whole_first_column_is_near() -> None:
    s = government(lay(brown="satellite 1.2"), "1.4")
    assert spaces(s, "launch") == ["1.1", "1.3", "1.5"]


@pytest.mark.rule("INT-18.3", "INT-18.16")
def test_a_move_goes_to_the_next_column_straight_or_diagonally() -> None:
    s = lay()
    assert spaces(s, "2.3") == ["3.2", "3.3", "3.4"] and spaces(s, "2.5") == ["3.4", "3.5"]
    assert spaces(s, "9.2") == ["trappist"]


@pytest.mark.rule("INT-18.5")
def test_what_each_column_costs() -> None:
    assert COLUMN_FUEL == [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    s = lay(light_blue="satellite 7.5, fuel 9")
    next_discovery(s.interest_pile, "ringed_planet")
    play(saving(s), "token:market", "salvation:satellite", "space:8.5")
    assert s.fuel[0] == 5


@pytest.mark.rule("INT-18.17")
def test_a_move_that_cannot_be_paid_is_not_available() -> None:
    s = play(saving(lay(light_blue="satellite 3.1, fuel 1, explorer mars, hold 9 fuel")), "token:market")
    assert "salvation:satellite" not in options(s)


DISCOVERED = {
    "star": (0, 1, 0),
    "ringed_planet": (5, 0, 0),
    "rocky_planet": (2, 0, 0),
    "deep_space": (1, 0, 0),
    "wormhole": (1, 0, 0),
    "galaxy": (0, 1, 1),
}
"""What the discoverer gains: prestige, reputation, scientists."""


def entering(kind: str, known: bool, without: str = "") -> Interstellar:
    """Light blue enters a point of interest or a plain space, with fuel for just that."""
    space = "5.1" if kind in ("galaxy", "ringed_planet", "wormhole") else "5.2"
    s = lay(light_blue="satellite 4.1, fuel 2, scientists 4", without=without)
    if known:
        explored(s, **{f"s{space.replace('.', '_')}": kind})
    else:
        next_discovery(s.interest_pile if space == "5.1" else s.route_pile, kind)
    run(s, Explore(Player(0), True))
    return play(s, f"space:{space}")


@pytest.mark.rule("INT-18.6", "INT-18.8", "INT-18.9", "INT-18.10")
@pytest.mark.parametrize("kind", DISCOVERY.ids)
def test_what_the_discoverer_gains(kind: str) -> None:
    s = entering(kind, known=False)
    assert (s.prestige[0] - 10, s.reputation[0], s.scientists[0] - 4) == DISCOVERED[kind]
    s.check()


@pytest.mark.rule("INT-18.7")
@pytest.mark.parametrize("kind", DISCOVERY.ids)
def test_t49_what_is_known_gives_no_discoverers_reward(kind: str) -> None:
    s = entering(kind, known=True)
    assert (s.prestige[0] - 10, s.reputation[0], s.scientists[0] - 4) == (0, 0, 1 if kind == "galaxy" else 0)


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("kind", DISCOVERY.ids)
def test_without_its_effect_a_discovery_gives_nothing(kind: str, known: bool) -> None:
    s = entering(kind, known, without=kind)
    assert (s.prestige[0], s.reputation[0], s.scientists[0]) == (10, 0, 4)


def test_without_its_effect_a_wormhole_leads_nowhere() -> None:
    s = explored(lay(light_blue="satellite 3.2, fuel 9", without="wormhole"), s4_2="wormhole")
    play(run(s, Explore(Player(0), True)), "space:4.2")
    assert question(s) == "Rest" and s.fuel[0] == 7


@pytest.mark.rule("INT-18.10")
def test_wormholes_chain_and_can_be_declined() -> None:
    s = explored(lay(light_blue="satellite 1.2, fuel 9"), s2_2="wormhole", s3_2="wormhole")
    play(run(s, Explore(Player(0), True)), "space:2.2", "space:3.2")
    assert s.fuel[0] == 7 and "do:decline" in options(s)
    play(s, "do:decline")
    assert place(s) == "3.2" and question(s) == "Rest"


@pytest.mark.rule("INT-18.10", "INT-18.17")
def test_a_wormhole_does_not_help_without_fuel() -> None:
    s = explored(lay(light_blue="satellite 3.2, fuel 3"), s4_2="wormhole")
    play(run(s, Explore(Player(0), True)), "space:4.2")
    assert question(s) == "Rest" and s.fuel[0] == 1


@pytest.mark.rule("INT-8.17")
def test_ion_sails_save_a_fuel_for_each_move() -> None:
    s = lay(light_blue="satellite 4.2, fuel 9, technology ion_sails")
    next_discovery(s.route_pile, "star")
    play(run(s, Explore(Player(0), True)), "space:5.2")
    assert s.fuel[0] == 8
    s = play(saving(lay(light_blue="fuel 0, technology ion_sails")), "token:market")
    assert "salvation:satellite" in options(s), "the first column is free"


def test_without_ion_sails_the_whole_fuel_is_paid() -> None:
    s = play(saving(lay(light_blue="fuel 0, technology ion_sails", without="ion_sails")), "token:market")
    assert "salvation:satellite" not in options(s)


@pytest.mark.rule("INT-18.11", "INT-18.21")
def test_t62_order_in_column_6() -> None:
    s = lay(light_blue="satellite 5.2, fuel 6")
    next_discovery(s.route_pile, "wormhole")
    play(run(s, Explore(Player(0), True)), "space:6.2")
    assert s.fuel[0] == 3 and s.prestige[0] == 11 and question(s) == "TakeExtra"
    play(s, sorted(options(s))[0])
    assert question(s) == "Explore" and options(s) == {"space:7.1", "space:7.2", "space:7.3", "do:decline"}


@pytest.mark.rule("INT-12.5", "INT-18.11")
def test_t38_no_extra_token_left() -> None:
    s = lay(light_blue="satellite 5.2, fuel 3")
    s.shown_extras = []
    next_discovery(s.route_pile, "rocky_planet")
    play(run(s, Explore(Player(0), True)), "space:6.2")
    assert question(s) == "Rest" and s.prestige[0] == 12 and s.extras[0] == []


@pytest.mark.rule("INT-18.11", "INT-18.18")
def test_t50_government_satellite_on_column_6() -> None:
    s = government(lay(light_blue="satellite 5.2, fuel 9"), "5.5")
    next_discovery(s.route_pile, "star", "deep_space")
    play(run(s, MoveGovernment(Player(0), False)), "space:6.5")
    assert question(s) == "TakeExtra"
    play(s, sorted(options(s))[0])
    play(run(s, Explore(Player(0), True)), "space:6.2")
    assert question(s) == "TakeExtra"
    play(s, sorted(options(s))[0])
    assert len(s.extras[0]) == 2 and s.reputation[0] == 1


@pytest.mark.rule("INT-18.12", "INT-18.15")
def test_trappist_gives_ten_prestige_and_is_the_end_of_the_way() -> None:
    s = run(lay(light_blue="satellite 9.3, fuel 5"), Explore(Player(0), True))
    assert place(s) == "trappist" and s.prestige[0] == 20 and s.arrivals == [0] and s.fuel[0] == 0
    s.fuel[0] = 20
    play(saving(s), "token:market")
    assert "salvation:satellite" not in options(s)
    s.check()


@pytest.mark.rule("INT-18.13", "INT-18.14", "INT-18.18")
def test_t51_more_satellites_than_positions() -> None:
    s = government(lay(light_blue="satellite 9.3, fuel 5", brown="satellite 9.1, fuel 5"), "9.2")
    run(s, MoveGovernment(Player(1), True))
    run(s, Explore(Player(0), True))
    run(s, Explore(Player(1), True))
    assert s.arrivals == [-1, 0, 1] and s.prestige == [20, 30]
    s.check()


@pytest.mark.rule("INT-19.7", "INT-18.18")
def test_the_governor_moves_the_government_satellite_for_free() -> None:
    s = explored(government(lay(light_blue="scientists 4"), "4.2"), s5_1="wormhole")
    next_discovery(s.interest_pile, "galaxy")
    run(s, MoveGovernment(Player(0), False))
    assert options(s) == {"space:5.1", "space:5.2", "space:5.3", "do:decline"}
    play(s, "space:5.1")
    assert options(s) == {"space:6.1", "space:6.2", "do:decline"}, "through the wormhole, for free"
    play(s, "do:decline")
    assert s.fuel[0] == 0 and question(s) == "Rest"


@pytest.mark.rule("INT-19.7")
def test_the_governor_may_leave_the_government_satellite_where_it_is() -> None:
    s = play(run(government(lay(), "4.2"), MoveGovernment(Player(0), False)), "do:decline")
    assert SPACE.ids[s.government_satellite] == "4.2"


@pytest.mark.rule("INT-13.5", "INT-13.6")
@pytest.mark.parametrize(("token", "prestige"), [("travel", 11), ("market", 10)])
def test_the_highlighted_action_gives_a_prestige(token: str, prestige: int) -> None:
    s = explored(lay(light_blue="satellite 2.1, fuel 1"), s3_1="star")
    play(saving(s), f"token:{token}", "salvation:satellite", "space:3.1")
    assert s.prestige[0] == prestige and asked(s) == "brown"


# Without a governor


@pytest.mark.rule("INT-19.3", "INT-19.8", "INT-19.9")
def test_t53_no_governor() -> None:
    s = explored(government(lay(), "4.2"), s5_1="galaxy", s5_2="star")
    next_discovery(s.interest_pile, "ringed_planet")
    run(s, Drift())
    assert SPACE.ids[s.government_satellite] == "5.3"
    assert s.discoveries[s.government_satellite] == Discovery(DISCOVERY.index("ringed_planet"))
    assert s.prestige == [10, 10] and s.reputation == [0, 0] and s.scientists == [4, 4]


@pytest.mark.rule("INT-19.9")
def test_t53_a_wormhole_that_is_revealed_moves_it_again() -> None:
    s = explored(government(lay(), "4.2"), s5_1="galaxy", s5_2="star")
    next_discovery(s.interest_pile, "wormhole")
    next_discovery(s.route_pile, "rocky_planet")
    s.interest_pile.cards[-2] = Discovery(DISCOVERY.index("ringed_planet"))
    run(s, Drift())
    assert SPACE.ids[s.government_satellite] == "6.4", "an unexplored point of interest again"


@pytest.mark.rule("INT-19.8")
def test_t63_unpiloted_launch() -> None:
    s = lay()
    next_discovery(s.route_pile, "star")
    run(s, Drift())
    assert SPACE.ids[s.government_satellite] == "1.1" and s.reputation == [0, 0]
    assert s.discoveries[SPACE.index("1.1")] == Discovery(DISCOVERY.index("star"))


@pytest.mark.rule("INT-19.8")
@pytest.mark.parametrize(
    ("known", "goes"),
    [
        ({"s5_2": "wormhole", "s5_1": "galaxy"}, "6"),
        ({"s5_1": "galaxy", "s5_2": "star", "s5_3": "ringed_planet"}, "5.1"),
        ({"s5_1": "ringed_planet", "s5_2": "star", "s5_3": "ringed_planet"}, "5.2"),
        ({"s5_1": "ringed_planet", "s5_3": "ringed_planet"}, "5.2"),
    ],
)
def test_where_the_government_satellite_drifts(known: dict[str, str], goes: str) -> None:
    s = explored(government(lay(), "4.2"), **known)
    next_discovery(s.route_pile, "star")
    run(s, Drift())
    assert SPACE.ids[s.government_satellite].startswith(goes)


@pytest.mark.rule("INT-19.8")
def test_if_straight_ahead_is_taken_it_goes_to_the_topmost_space() -> None:
    s = explored(government(lay(brown="satellite 5.2"), "4.2"), s5_1="ringed_planet", s5_3="ringed_planet")
    run(s, Drift())
    assert SPACE.ids[s.government_satellite] == "5.1"


@pytest.mark.rule("INT-19.8", "INT-19.10")
def test_it_drifts_to_trappist_and_stays_there() -> None:
    s = run(government(lay(), "9.2"), Drift())
    assert SPACE.ids[s.government_satellite] == "trappist" and s.arrivals == [-1] and s.prestige == [10, 10]
    run(s, Drift())
    assert s.arrivals == [-1]
