"""Event cards, one by one. ATH-B.6.11, 13.6 to 13.8, B.10.7, X.1.13, X.11, X.13.24, S.9"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import Site
from astrarium.games.athena.pieces import P_CONTAMINATION
from astrarium.games.athena.printed_cards import CARD, EVENT, KIND_OF, SPEED
from astrarium.games.athena.rules.end_of_round import AuroraMoves
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.movement import movement_of
from astrarium.games.athena.rules.round import EndExploration
from astrarium.games.athena.rules.zone import Refill, site_value
from astrarium.games.athena.state import Athena
from tables.athena import at, damaged, discards, lay, load, site
from tables.playing import asked, options, play, question, run, some


def reveal(s: Athena, number: int = 3) -> Athena:
    """The next card for a site."""
    return run(s, Refill(Site(number - 1)))


EVENTS = {
    "blizzard",
    "radioactive_snow",
    "ice_quake",
    "whiteout",
    "alert_scan_i",
    "alert_scan_ii",
    "alert_scan_iii",
}


def test_every_event_has_a_case() -> None:
    assert {CARD.ids[card] for card in range(len(CARD)) if KIND_OF[card] == EVENT} == EVENTS


# The base game's


@pytest.mark.rule("ATH-B.13.6", "ATH-B.6.11")
def test_blizzard() -> None:
    """Card 016"""
    s = reveal(lay("alpha", deck="blizzard merchant", crew={"red": "red_leader"}))
    assert s.blizzard and discards(s) == ["blizzard"] and site(s, 3) == "merchant"
    assert movement_of(s, Player(0)) == SPEED[CARD.index("red_truck")] - 1
    calm = reveal(lay("alpha", deck="blizzard merchant", crew={"red": "red_leader"}, without="blizzard"))
    assert movement_of(calm, Player(0)) == SPEED[CARD.index("red_truck")]


@pytest.mark.rule("ATH-B.10.5", "ATH-B.10.7", "ATH-B.13.6")
def test_a_blizzard_at_the_end_of_a_round_is_for_the_next() -> None:
    """B43"""
    s = lay(
        "alpha",
        deck="blizzard merchant roof_rack machine_gun cannon field_hospital",
        crew={"red": "red_leader"},
        round=2,
        phase="end_of_round",
    )
    run(s, AuroraMoves())
    assert s.blizzard and site(s, 1) == "merchant"
    run(s, AuroraMoves())
    assert not s.blizzard


@pytest.mark.rule("ATH-B.0.8", "ATH-B.3.7")
def test_radioactive_snow() -> None:
    """Card 036: one Active survivor each, in exploration order."""
    s = lay(
        "alpha",
        "red blue green",
        order="green blue red",
        deck="radioactive_snow merchant",
        crew={"blue": "blue_leader/rest", "red": "red_leader hermit red_co_pilot/rest"},
    )
    reveal(s)
    assert asked(s) == "green" and options(s) == {"card:green_leader", "card:green_co_pilot"}
    play(s, "card:green_leader")
    assert asked(s) == "red" and options(s) == {"card:red_leader", "card:hermit"}, "blue has nobody in the Active Zone"
    play(s, "card:hermit")
    assert s.contamination[CARD.index("hermit")] == 1 and s.contamination[CARD.index("blue_leader")] == 0


@pytest.mark.rule("ATH-B.0.4")
def test_snow_without_counters_does_nothing() -> None:
    s = lay("alpha", deck="radioactive_snow merchant")
    s.reserve[P_CONTAMINATION] = 0
    assert question(reveal(s)) == "Rest"
    assert question(reveal(lay("alpha", deck="radioactive_snow merchant", without="radioactive_snow"))) == "Rest"


@pytest.mark.rule("ATH-B.13.8", "ATH-B.0.8")
def test_ice_quake() -> None:
    """Card 053: the red cell of the top Outcome card, which stays there."""
    s = lay("alpha", deck="ice_quake merchant", outcomes="102", order="blue red")
    before = s.outcomes.cards.copy()
    reveal(s)
    assert asked(s) == "blue" and some(s, "box") == {"blue_container.1", "blue_container.2"}
    play(s, "box:blue_container.1")
    assert asked(s) == "red"
    play(s, "box:red_container.2")
    assert damaged(s, "red") == {"red_container.2"} and damaged(s, "blue") == {"blue_container.1"}
    assert s.outcomes.cards == before and s.outcome_discard == []
    calm = reveal(lay("alpha", deck="ice_quake merchant", outcomes="102", without="ice_quake"))
    assert question(calm) == "Rest"


@pytest.mark.rule("ATH-B.0.8", "ATH-B.13.8")
def test_an_ice_quake_at_the_end_of_a_round_is_in_turn_order() -> None:
    s = lay("alpha", deck="ice_quake merchant", outcomes="102", order="blue red", phase="end_of_round")
    assert asked(reveal(s)) == "red"


@pytest.mark.rule("ATH-B.13.8", "ATH-S.8")
def test_an_ice_quake_does_nothing_to_the_automa() -> None:
    s = lay("alpha", "red", deck="ice_quake merchant", outcomes="102", order="automa red")
    assert asked(reveal(s)) == "red"
    play(s, "box:red_container.1")
    assert question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.7", "ATH-B.10.7")
def test_whiteout() -> None:
    """Card 054"""
    s = reveal(lay("alpha", deck="whiteout merchant"))
    assert [site_value(s, Site(number)) for number in range(5)] == [2, 2, 3, 3, 4]
    run(s, EndExploration())
    assert [site_value(s, Site(number)) for number in range(5)] == [1, 1, 2, 2, 3]
    calm = reveal(lay("alpha", deck="whiteout merchant", without="whiteout"))
    assert site_value(calm, Site(0)) == 1


@pytest.mark.rule("ATH-B.13.7")
def test_a_whiteout_closes_sites() -> None:
    s = lay("alpha", sites={3: "roof_rack"}, deck="whiteout", crew={"red": "red_leader", "blue": "blue_leader"})
    assert some(run(s, Explore(0)), "site") == {"3"}
    reveal(s, 5)
    assert some(run(s, Explore(0)), "site") == set()


# Project Athena's


@pytest.mark.rule("ATH-X.13.24")
def test_alert_scan_1() -> None:
    """Card 166: 1 alert for whoever has any battery."""
    s = lay(
        seats="red blue green",
        deck="alert_scan_i merchant",
        load={"red": "full_battery 2 half_battery 1", "blue": "half_battery 1", "green": "fuel 1"},
        mooring=2,
    )
    reveal(s)
    assert s.alert == [1, 1, 0] and s.mooring == 2
    off = lay(deck="alert_scan_i merchant", load={"red": "full_battery 1"}, without="scan_1")
    assert reveal(off).alert == [0, 0]


@pytest.mark.rule("ATH-X.13.24", "ATH-X.4.2")
def test_alert_scan_2() -> None:
    """Card 167: 1 alert for each full battery."""
    s = lay(
        deck="alert_scan_ii merchant",
        load={"red": "full_battery 2 half_battery 1", "blue": "half_battery 2"},
        alert={"red": 1},
        mooring=2,
    )
    reveal(s)
    assert s.alert == [3, 0] and s.mooring == 2
    off = lay(deck="alert_scan_ii merchant", load={"red": "full_battery 1"}, without="scan_2")
    assert reveal(off).alert == [0, 0]


@pytest.mark.rule("ATH-X.11.1", "ATH-X.4.3", "ATH-X.4.1")
def test_alert_scan_3() -> None:
    """Card 168: 1 alert for each battery; then the Aurora moves."""
    s = lay(
        deck="alert_scan_iii merchant",
        load={"red": "full_battery 1 half_battery 1", "blue": "half_battery 3"},
        alert={"blue": 2},
        mooring=2,
    )
    reveal(s)
    assert s.alert == [2, 4] and s.mooring == 5, "level 4 moves the Aurora by 3"
    off = lay(deck="alert_scan_iii merchant", load={"red": "full_battery 3"}, without="scan_3")
    assert reveal(off).alert == [0, 0] and off.mooring == 1


@pytest.mark.rule("ATH-X.11.1", "ATH-X.11.2")
def test_a_tie_for_the_highest_row_does_not_add_up() -> None:
    """A5"""
    s = lay(
        seats="red blue green yellow",
        deck="alert_scan_iii merchant",
        load={"red": "half_battery 1", "blue": "full_battery 1"},
        alert={"red": 2, "blue": 2, "green": 1},
        mooring=3,
    )
    reveal(s)
    assert s.alert == [3, 3, 1, 0] and s.mooring == 5


@pytest.mark.rule("ATH-X.11.2")
def test_the_aurora_never_goes_beyond_the_last_mooring() -> None:
    s = reveal(lay(deck="alert_scan_iii merchant", alert={"red": 4}, mooring=5))
    assert s.mooring == 6


@pytest.mark.rule("ATH-X.11.2", "ATH-X.11.3", "ATH-B.8.9")
def test_the_aurora_stops_for_a_convoy() -> None:
    """B40"""
    s = lay(deck="alert_scan_iii merchant", alert={"red": 4}, mooring=3, at={"blue": "g21"}, load={"blue": "fuel 1"})
    reveal(s)
    assert s.mooring == 4 and at(s, "blue") == "g21" and not s.over
    run(s, Explore(0))
    assert question(s) == "Explore", "the phase goes on"
    run(s, AuroraMoves())
    assert s.over and s.reached


@pytest.mark.rule("ATH-X.11.2")
def test_the_aurora_stays_where_a_convoy_stands() -> None:
    s = reveal(lay(deck="alert_scan_iii merchant", alert={"red": 4}, mooring=4, at={"blue": "g21"}))
    assert s.mooring == 4


@pytest.mark.rule("ATH-X.1.13", "ATH-B.1.12")
def test_a_scan_in_setup_raises_no_alert() -> None:
    """B37"""
    s = reveal(lay(deck="alert_scan_i merchant", phase="setup"))
    assert s.alert == [0, 0] and discards(s) == ["alert_scan_i"] and site(s, 3) == "merchant"
    alone = reveal(lay(seats="red", deck="alert_scan_i merchant", phase="setup"))
    assert alone.alert == [0, 0]


@pytest.mark.rule("ATH-B.1.17", "ATH-B.1.12")
def test_a_blizzard_in_setup_is_for_the_first_round() -> None:
    s = reveal(lay("alpha", deck="blizzard merchant", phase="setup"))
    assert s.blizzard


@pytest.mark.rule("ATH-S.9", "ATH-X.11.4")
@pytest.mark.parametrize("scan", ["alert_scan_i", "alert_scan_ii", "alert_scan_iii"])
def test_the_automa_counts_as_having_a_full_battery(scan: str) -> None:
    s = reveal(lay(seats="red", deck=f"{scan} merchant", alert={"automa": 2}))
    assert s.alert == [0, 3]
    assert s.mooring == (3 if scan == "alert_scan_iii" else 1) and load(s, "red") == {}
