"""The Ambush step: twelve Enemies. ATH-B.9.1 to 9.4, B.13.14, X.13.19 to 13.23"""

from typing import Any

import pytest

from astrarium.games.athena.components import Site
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.roads import REGION
from astrarium.games.athena.rules.ambush import AmbushFrom
from astrarium.games.athena.state import Athena
from tables.athena import damaged, held, lay, load, site, zone
from tables.playing import asked, options, play, question, run, some


def ambush(enemy: str, map: str = "gamma", seats: str = "red", **more: Any) -> Athena:
    """An Enemy on site 4 ambushes; with one seat only red is in the way (the Automa is far off)."""
    at = more.pop("at", {"red": "g12", "automa": "g01"} if map == "gamma" else {"red": "a09", "automa": "a01"})
    order = more.pop("order", "automa red" if seats == "red" else "")
    s = lay(map, seats, at=at, sites={4: enemy}, phase="fire", order=order, **more)
    return run(s, AmbushFrom(Site(3)))


@pytest.mark.rule("ATH-B.9.2", "ATH-B.9.1")
def test_an_enemy_goes_to_the_leaders_region_and_stays() -> None:
    s = ambush("snow_jackals", "alpha", "red blue", at={"red": "a15", "blue": "a01"}, order="blue red")
    assert site(s, 4) == ""
    assert s.enemies.row(0) == [Card(CARD.index("snow_jackals")), REGION.index("bay"), 0, 0]


@pytest.mark.rule("ATH-B.9.3")
def test_only_convoys_of_the_region_are_ambushed_the_leader_first() -> None:
    s = ambush(
        "road_wardens",
        "alpha",
        "red blue green",
        at={"red": "a08", "blue": "a10", "green": "a01"},
        order="green red blue",
    )
    assert asked(s) == "blue"
    play(s, "box:blue_truck.3")
    assert asked(s) == "red"
    play(s, "box:red_truck.3")
    assert question(s) == "Rest" and damaged(s, "green") == set()


@pytest.mark.rule("ATH-B.9.2")
def test_a_site_without_an_enemy_ambushes_nobody() -> None:
    s = run(lay(sites={4: "merchant"}, phase="fire"), AmbushFrom(Site(3)))
    assert site(s, 4) == "merchant" and len(s.enemies) == 0


def test_snow_jackals_bite_the_last_column() -> None:
    s = ambush("snow_jackals", "alpha")
    assert some(s, "box") == {"red_container.1", "red_container.2"}


@pytest.mark.rule("ATH-B.9.4")
def test_wolf_riders_take_fuel_or_damage() -> None:
    s = ambush("wolf_riders", "alpha", load={"red": "fuel 1"})
    assert options(s) == {"item:fuel", "do:damage"}
    assert load(play(s, "item:fuel"), "red") == {} and question(s) == "Rest"
    s = ambush("wolf_riders", "alpha")
    assert some(s, "box") == {"red_truck.1", "red_truck.2", "red_truck.3"}, "nothing to discard"


@pytest.mark.rule("ATH-B.9.4", "ATH-B.3.9")
def test_ice_cannibals_take_food_or_a_survivor() -> None:
    """B48: the Leader goes to the Exhausted Zone in this phase."""
    s = ambush("ice_cannibals", "alpha", load={"red": "food 1"})
    assert options(s) == {"item:food", "card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_co_pilot")
    assert zone(s, "red_co_pilot") == "exhausted"
    s = ambush("ice_cannibals", "alpha", crew={"red": "red_leader red_co_pilot/rest"})
    assert zone(s, "red_leader") == "exhausted" and question(s) == "Rest"


@pytest.mark.rule("ATH-B.9.4")
def test_ice_cannibals_without_anybody_active() -> None:
    s = ambush("ice_cannibals", "alpha", crew={"red": "red_leader/rest"}, load={"red": "food 1"})
    assert options(s) == {"item:food", "do:damage"}
    play(s, "do:damage")
    assert question(s) == "PlaceDamage"


def test_road_wardens_hit_the_lower_row() -> None:
    s = ambush("road_wardens", "alpha", convoy={"red": "red_truck+roof_rack red_container"})
    assert some(s, "box") == {"red_truck.1", "red_truck.2", "red_truck.3", "red_container.1", "red_container.2"}


@pytest.mark.rule("ATH-B.3.7")
def test_ash_prophets_contaminate() -> None:
    s = ambush("ash_prophets", "alpha")
    assert question(s) == "Contaminate"
    play(s, "card:red_leader")
    assert s.contamination[CARD.index("red_leader")] == 1


def test_the_behemoth_tramples_the_first_column() -> None:
    s = ambush("the_behemoth", "alpha", crew={"red": "red_leader"})
    play(s, "box:red_truck.3")
    assert some(s, "box") == {"red_truck.1", "red_truck.2"}
    play(s, "box:red_truck.2")
    assert damaged(s, "red") == {"red_truck.2", "red_truck.3"} and question(s) == "Rest"


@pytest.mark.rule("ATH-X.13.19")
@pytest.mark.parametrize(("enemy", "boxes"), [("ath_scout_1_2", "red_truck"), ("ath_raiders_3_0", "red_container")])
def test_scout_and_raiders_give_a_choice(enemy: str, boxes: str) -> None:
    s = ambush(enemy, alert={"red": 1})
    assert options(s) == {"do:alert", "do:damage"}
    play(s, "do:alert")
    assert s.alert[0] == 2 and question(s) == "Rest"
    s = play(ambush(enemy, alert={"red": 1}), "do:damage")
    assert all(box.startswith(boxes) for box in some(s, "box"))


@pytest.mark.rule("ATH-X.13.19")
def test_at_the_top_the_damage_must_be_chosen() -> None:
    """B22"""
    assert question(ambush("ath_scout_1_2", alert={"red": 4})) == "PlaceDamage"


@pytest.mark.rule("ATH-X.13.20")
def test_the_reaper_wants_a_battery() -> None:
    s = ambush("reaper", load={"red": "full_battery 1 half_battery 1"})
    assert options(s) == {"item:full_battery", "do:damage"}
    assert load(play(s, "item:full_battery"), "red") == {"half_battery": 1} and s.alert[0] == 0


@pytest.mark.rule("ATH-X.13.20", "ATH-B.2.23")
def test_the_reaper_without_a_battery() -> None:
    """B23: device first, then the lower row; alert stays at the top."""
    s = ambush("reaper", alert={"red": 4}, convoy={"red": "red_truck+cannon red_container"}, crew={"red": "red_leader"})
    assert damaged(s, "red") == {"cannon.1"} and len(some(s, "box")) == 5
    play(s, "box:red_truck.3")
    assert s.alert[0] == 4 and question(s) == "Rest"


@pytest.mark.rule("ATH-X.13.20")
def test_the_reaper_also_alerts() -> None:
    s = ambush("reaper", crew={"red": "red_leader"})
    play(s, "box:red_truck.3", "box:red_truck.2")
    assert s.alert[0] == 1


@pytest.mark.rule("ATH-X.13.21", "ATH-S.12")
def test_zealots_punish_the_highest_alert_of_the_region() -> None:
    at = {"red": "g12", "blue": "g13", "green": "g01"}
    s = ambush("athena_zealots", seats="red blue green", at=at, order="green red blue", alert={"red": 1, "green": 3})
    assert asked(s) == "red" and question(s) == "Contaminate"
    play(s, "card:red_leader")
    assert question(s) == "Rest"
    s = ambush("athena_zealots", seats="red blue green", at=at, order="green red blue")
    play(s, "card:blue_leader", "card:red_leader")
    assert question(s) == "Rest", "all of them if tied"
    s = ambush("athena_zealots", at={"red": "g12", "automa": "g13"}, alert={"automa": 2})
    assert question(s) == "Rest" and sum(s.contamination) == 0


@pytest.mark.rule("ATH-X.13.22")
def test_wings_hit_by_alert() -> None:
    assert question(ambush("wings_of_athena")) == "Rest"
    s = ambush("wings_of_athena", alert={"red": 3}, convoy={"red": "red_truck+roof_rack red_container"})
    assert damaged(s, "red") == {"roof_rack.1", "roof_rack.2"}


@pytest.mark.rule("ATH-X.13.23")
def test_armour_of_athena() -> None:
    s = ambush("armour_of_athena", crew={"red": "red_leader"})
    play(s, "box:red_truck.3", "box:red_truck.2")
    assert question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.14")
def test_smoke_hides_from_an_ambush() -> None:
    s = ambush("armour_of_athena", objects={"red": "smoke_screen"})
    assert question(s) == "AskSmoke" and options(s) == {"object:smoke_screen", "do:pass"}
    play(s, "object:smoke_screen")
    assert question(s) == "Rest" and damaged(s, "red") == set() and held(s, "red") == []
    s = play(ambush("armour_of_athena", objects={"red": "smoke_screen"}), "do:pass")
    assert question(s) == "PlaceDamage"
    assert (
        question(ambush("armour_of_athena", objects={"red": "smoke_screen"}, without="smoke_screen")) == "PlaceDamage"
    )


@pytest.mark.rule("ATH-S.8")
def test_an_ambush_makes_the_automa_alert() -> None:
    s = ambush("armour_of_athena", at={"red": "g01", "automa": "g12"}, order="red automa")
    assert s.alert[1] == 1 and question(s) == "Rest"


@pytest.mark.rule("ATH-B.9.3")
def test_an_ambush_switched_off_does_nothing() -> None:
    assert question(ambush("armour_of_athena", without="armour")) == "Rest"
