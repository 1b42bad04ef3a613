"""Phase 2. ATH-B.7, B.13.3, B.13.12, X.6, X.13.1, X.13.10"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.printed_cards import CARD
from astrarium.games.athena.rules.rest import RestTurn
from astrarium.games.athena.state import Athena
from tables.athena import damaged, lay, load, zone
from tables.playing import options, play, question, run

TIRED = {"red": "red_leader/rest red_co_pilot/exhausted"}


@pytest.mark.rule("ATH-B.7.3", "ATH-B.7.1")
def test_the_shift() -> None:
    """B15"""
    s = run(lay(crew=TIRED), RestTurn(Player(0)))
    assert question(s) == "Rest"
    assert zone(s, "red_leader") == "active" and zone(s, "red_co_pilot") == "rest"


@pytest.mark.rule("ATH-B.7.2")
def test_a_fed_survivor_is_active_next() -> None:
    """B16"""
    s = run(lay(crew=TIRED, load={"red": "food 1"}, phase="rest"), RestTurn(Player(0)))
    assert options(s) == {"card:red_co_pilot", "do:done"}
    play(s, "card:red_co_pilot")
    assert question(s) == "Rest" and load(s, "red") == {}
    assert zone(s, "red_leader") == zone(s, "red_co_pilot") == "active"


@pytest.mark.rule("ATH-B.7.2")
def test_to_feed_is_free_choice() -> None:
    s = run(lay(crew=TIRED, load={"red": "food 1"}, phase="rest"), RestTurn(Player(0)))
    play(s, "do:done")
    assert zone(s, "red_co_pilot") == "rest" and load(s, "red") == {"food": 1}


@pytest.mark.rule("ATH-X.6.1")
def test_an_android_is_fed_with_a_half_battery_never_with_food() -> None:
    """B17"""
    crew = {"red": "red_leader labour_android/exhausted"}
    s = run(lay(crew=crew, load={"red": "food 1"}, phase="rest"), RestTurn(Player(0)))
    assert zone(s, "labour_android") == "rest"
    s = run(lay(crew=crew, load={"red": "half_battery 1"}, phase="rest"), RestTurn(Player(0)))
    play(s, "card:labour_android")
    assert zone(s, "labour_android") == "active" and load(s, "red") == {}


@pytest.mark.rule("ATH-X.6.4")
def test_the_cyborg_eats_either() -> None:
    crew = {"red": "red_leader cyborg/exhausted"}
    s = run(lay(crew=crew, load={"red": "food 1 half_battery 1"}, phase="rest"), RestTurn(Player(0)))
    play(s, "card:cyborg")
    assert options(s) == {"item:food", "item:half_battery"}
    play(s, "item:half_battery")
    assert load(s, "red") == {"food": 1} and zone(s, "cyborg") == "active"


def menu(crew: str, phase: str = "rest", map: str = "beta", without: str = "", **more: Any) -> Athena:
    return run(lay(map, crew={"red": crew}, phase=phase, without=without, **more), RestTurn(Player(0)))


@pytest.mark.rule("ATH-B.7.4", "ATH-B.3.6")
def test_the_mechanic_removes_damage_once() -> None:
    s = menu("mechanic", damage="red_truck.3 red_container.2")
    assert options(s) == {"ability:mechanic", "do:done"}
    play(s, "ability:mechanic", "box:red_truck.3")
    assert damaged(s, "red") == {"red_container.2"} and question(s) == "Rest"
    assert question(menu("mechanic/rest red_leader", damage="red_truck.3")) == "Rest", "only from the Active Zone"
    assert question(menu("mechanic")) == "Rest", "nothing to repair"
    assert question(menu("mechanic", damage="red_truck.3", without="mechanic")) == "Rest"


@pytest.mark.rule("ATH-B.7.4")
def test_the_doctor_heals_anybody() -> None:
    s = menu("doctor red_leader/exhausted", contaminated={"red_leader": 1})
    play(s, "ability:doctor")
    assert s.contamination[CARD.index("red_leader")] == 0
    assert question(menu("doctor red_leader")) == "Rest"


@pytest.mark.rule("ATH-B.13.3", "ATH-X.6.6")
def test_the_cook_feeds_a_human_for_nothing() -> None:
    crew = "cook red_leader/exhausted red_co_pilot/exhausted labour_android/exhausted"
    s = menu(crew, convoy={"red": "red_truck passenger_bus"})
    play(s, "ability:cook")
    assert options(s) == {"card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_co_pilot")
    assert zone(s, "red_co_pilot") == "active" and zone(s, "red_leader") == "rest"


@pytest.mark.rule("ATH-B.13.3")
def test_the_field_kitchen_feeds_one_more_with_food_spent() -> None:
    crew = {"red": "red_leader/exhausted red_co_pilot/exhausted hermit/exhausted"}
    s = lay("beta", crew=crew, convoy={"red": "red_truck field_kitchen"}, load={"red": "food 2"}, phase="rest")
    run(s, RestTurn(Player(0)))
    play(s, "card:red_leader")
    assert question(s) == "FeedFromKitchen" and options(s) == {"card:red_co_pilot", "card:hermit", "do:pass"}
    play(s, "card:hermit", "card:red_co_pilot")
    assert question(s) == "Rest" and load(s, "red") == {}
    assert zone(s, "red_leader") == zone(s, "hermit") == zone(s, "red_co_pilot") == "active"


@pytest.mark.rule("ATH-B.13.3")
def test_without_food_the_kitchen_stays_cold() -> None:
    s = lay("beta", crew=TIRED, convoy={"red": "red_truck field_kitchen"}, phase="rest")
    assert question(run(s, RestTurn(Player(0)))) == "Rest" and zone(s, "red_co_pilot") == "rest"


@pytest.mark.rule("ATH-X.13.1", "ATH-X.4.3")
def test_the_hacker_buys_quiet() -> None:
    s = menu("hacker", map="gamma", load={"red": "full_battery 1"}, alert={"red": 2})
    play(s, "ability:hacker")
    assert s.alert[0] == 1 and load(s, "red") == {"half_battery": 1} and question(s) == "Rest"
    assert question(menu("hacker", map="gamma", alert={"red": 2})) == "Rest", "it cannot be paid"
    assert "ability:hacker" in options(menu("hacker", map="gamma", load={"red": "half_battery 1"}))


@pytest.mark.rule("ATH-X.13.10")
def test_repair_drones() -> None:
    s = lay(
        convoy={"red": "red_truck+repair_drones red_container"},
        load={"red": "half_battery 1"},
        damage="red_truck.3 red_container.2 red_container.3",
        phase="rest",
    )
    run(s, RestTurn(Player(0)))
    play(s, "special:repair_drones", "box:red_truck.3", "box:red_container.2")
    assert damaged(s, "red") == {"red_container.3"} and question(s) == "Rest" and load(s, "red") == {}


@pytest.mark.rule("ATH-B.2.8")
def test_a_damaged_box_has_no_effect() -> None:
    s = lay(
        convoy={"red": "red_truck+repair_drones red_container"},
        load={"red": "half_battery 1"},
        damage="repair_drones.2",
        phase="rest",
    )
    assert question(run(s, RestTurn(Player(0)))) == "Rest"


@pytest.mark.rule("ATH-B.7.2", "ATH-X.6.1")
def test_why_somebody_cannot_be_fed() -> None:
    s = menu("doctor red_leader/exhausted labour_android/exhausted", contaminated={"red_leader": 1})
    reasons = {refusal.reason.key for refusal in s.refused()}
    assert reasons == {"refused-no-food", "refused-no-battery"}
