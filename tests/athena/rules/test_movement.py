"""Phase 3 and the bonus movement. ATH-B.8, B.3.10, B.13.5, B.13.6, X.8.3 to 8.5, X.9, X.13.8, X.13.12, V.1"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.roads import SPACE, Space
from astrarium.games.athena.rules.movement import BonusMove, MoveTurn, can_bonus_move, can_move, movement_of
from astrarium.games.athena.rules.road import road_distance
from astrarium.games.athena.state import Athena
from tables.athena import at, damaged, held, lay, load
from tables.playing import options, play, question, run, some

FUEL = {"red": "fuel 1"}
NO_CO = {"red": "red_leader"}


def drive(s: Athena, *names: str) -> Athena:
    """Red's Movement Phase turn."""
    return play(run(s, MoveTurn(Player(0))), *names)


def road(map: str = "gamma", start: str = "g00", load: str = "fuel 1", crew: str = "red_leader", **more: Any) -> Athena:
    return lay(map, at={"red": start, "blue": start}, load={"red": load}, crew={"red": crew}, phase="movement", **more)


@pytest.mark.rule("ATH-B.8.1", "ATH-B.8.3", "ATH-B.8.5")
def test_a_fuel_moves_up_to_the_speed() -> None:
    s = drive(road(start="g00"), "do:move")
    assert load(s, "red") == {} and question(s) == "MoveStep"
    assert options(s) == {"space:g02", "do:pass"}, "the first step was forced"
    play(s, "space:g02")
    assert at(s, "red") == "g02" and question(s) == "Rest"


@pytest.mark.rule("ATH-B.8.1")
def test_to_stay_costs_nothing() -> None:
    s = drive(road(), "do:stay")
    assert at(s, "red") == "g00" and load(s, "red") == {"fuel": 1} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.8.5", "ATH-B.8.13")
def test_one_may_stop_after_the_first_space() -> None:
    s = drive(road(), "do:move", "do:pass")
    assert at(s, "red") == "g01"


@pytest.mark.rule("ATH-B.8.5")
def test_a_fork_and_an_occupied_space() -> None:
    s = drive(road(start="g03", contaminated={}), "do:move")
    assert some(s, "space") == {"g04", "gs1a"}


@pytest.mark.rule("ATH-B.8.6")
def test_tracks() -> None:
    assert some(drive(road(start="g10"), "do:move"), "space") == {"g12"}
    s = road(start="g10", load="fuel 1 ammo 1", convoy={"red": "half_track red_container"})
    assert some(drive(s, "do:move"), "space") == {"g11", "gs2a"}


@pytest.mark.rule("ATH-B.8.6", "ATH-B.13.5", "ATH-B.0.2")
def test_guide_and_plough_count_as_tracks() -> None:
    assert some(drive(road("alpha", "a07", crew="guide"), "do:move"), "space") == {"a08", "as2"}
    s = road("alpha", "a07", convoy={"red": "red_truck+snow_plough red_container"})
    assert some(drive(s, "do:move"), "space") == {"a08", "as2"}
    s = road("alpha", "a07", convoy={"red": "red_truck+snow_plough red_container"}, without="plough")
    drive(s, "do:move")
    assert at(s, "red") == "a08"


@pytest.mark.rule("ATH-B.8.7")
def test_a_contaminated_space_and_a_contaminated_road() -> None:
    s = drive(road(start="g11", crew="red_leader red_co_pilot"), "do:move")
    assert question(s) == "Contaminate" and options(s) == {"card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_leader")
    assert at(s, "red") == "g12" and s.contamination[CARD.index("red_leader")] == 1
    s = drive(road(start="g03"), "do:move", "space:gs1a")
    assert s.contamination[CARD.index("red_leader")] == 1 and at(s, "red") == "gs1a"


@pytest.mark.rule("ATH-B.13.5")
def test_the_guide_keeps_contamination_away() -> None:
    s = drive(road(start="g11", crew="guide"), "do:move", "do:pass")
    assert at(s, "red") == "g12" and sum(s.contamination) == 0
    s = drive(road(start="g01", crew="guide", counters={"g02": "sw09"}), "do:move", "do:pass", "do:take")
    assert load(s, "red") == {"fuel": 2} and sum(s.contamination) == 0


@pytest.mark.rule("ATH-B.8.2")
def test_no_driver_no_move() -> None:
    """B20"""
    s = road(damage="red_truck.1 red_truck.2")
    assert not can_move(s, Player(0)) and not can_bonus_move(s, Player(0))
    assert question(run(s, MoveTurn(Player(0)))) == "Rest"


@pytest.mark.rule("ATH-B.8.3", "ATH-B.8.13")
def test_no_fuel_no_move() -> None:
    assert not can_move(road(load="food 1"), Player(0))


@pytest.mark.rule("ATH-B.8.13")
def test_the_last_space_is_the_end() -> None:
    assert not can_move(road(start="g23", mooring=2), Player(0))


@pytest.mark.rule("ATH-B.8.9", "ATH-B.8.10")
def test_the_aurora_stops_a_convoy() -> None:
    """B32 a"""
    s = drive(road(start="g17", mooring=1), "do:move")
    assert at(s, "red") == "g18" and question(s) == "Rest"
    assert not can_move(s, Player(0)) and not can_bonus_move(s, Player(0))
    s = drive(road(start="g17", mooring=4), "do:move")
    assert options(s) == {"space:g19", "do:pass"}


@pytest.mark.rule("ATH-B.8.9", "ATH-X.11.3")
def test_a_convoy_the_aurora_came_to_moves_no_more() -> None:
    """B45"""
    s = road(start="g21", mooring=4, load="fuel 2")
    assert not can_move(s, Player(0)) and not can_bonus_move(s, Player(0))


@pytest.mark.rule("ATH-B.8.14")
def test_a_movement_ends_when_the_driver_dies() -> None:
    s = drive(road(start="g11", contaminated={"red_leader": 2}), "do:move")
    assert at(s, "red") == "g12" and s.crew[0] == [] and question(s) == "Rest"


@pytest.mark.rule("ATH-B.8.11")
def test_an_avalanche_costs_two_more_movement() -> None:
    """B31"""
    tracked = {"red": "half_track red_container"}
    s = drive(road(start="g10", convoy=tracked), "do:move", "space:gs2a")
    assert at(s, "red") == "gs2a" and question(s) == "Rest"
    assert Space(SPACE.index("gs2a")) not in s.avalanches
    slow = road("gamma", "gs1a", load="fuel 1")
    assert not can_move(slow, Player(0)), "movement 2 and no ammo"


@pytest.mark.rule("ATH-B.8.11", "ATH-B.8.15")
def test_an_avalanche_can_be_blown_away() -> None:
    s = road(start="g10", load="fuel 1 ammo 1", convoy={"red": "half_track red_container"})
    drive(s, "do:move", "space:gs2a")
    assert options(s) == {"item:ammo", "do:dig"}
    play(s, "item:ammo")
    assert at(s, "red") == "gs2a" and load(s, "red") == {} and s.movement == 2


def craned(load: str, **more: Any) -> Athena:
    """Red before a movement with the Crane; food and fuel lie on gs1a, and an avalanche behind it."""
    s = lay(
        at={"red": "g02", "blue": "g02"},
        convoy={"red": "red_truck red_container+crane"},
        load={"red": load},
        counters={"gs1a": "sw02"},
        phase="movement",
        **more,
    )
    return drive(s, "special:crane")


@pytest.mark.rule("ATH-B.8.11", "ATH-B.0.6", "ATH-X.9.3")
def test_whoever_drops_the_only_ammo_does_not_pass_the_avalanche() -> None:
    """What the Crane takes in passing has no room; with the ammo gone the avalanche stays, and so does the convoy."""
    s = craned("fuel 1 ammo 1 full_battery 1 food 2")
    play(s, "space:gs1a", "card:red_leader", "space:gs1b")
    assert question(s) == "Overflow"
    play(s, "item:ammo")
    while question(s) == "Overflow":
        play(s, "item:food")
    assert at(s, "red") == "gs1a" and Space(SPACE.index("gs1b")) in s.avalanches
    assert question(s) == "Rest" and load(s, "red").get("ammo") is None


@pytest.mark.rule("ATH-B.8.11", "ATH-X.9.3")
def test_whoever_keeps_the_ammo_pays_the_avalanche_with_it() -> None:
    s = craned("fuel 1 ammo 1 full_battery 1 food 2")
    play(s, "space:gs1a", "card:red_leader", "space:gs1b")
    while question(s) == "Overflow":
        play(s, "item:food")
    assert at(s, "red") == "gs1b" and Space(SPACE.index("gs1b")) not in s.avalanches
    assert load(s, "red").get("ammo") is None


@pytest.mark.rule("ATH-B.8.2", "ATH-B.8.14")
def test_whoever_leaves_the_driver_behind_in_passing_drives_no_further() -> None:
    s = craned(
        "fuel 1 ammo 1 full_battery 1 food 1", crew={"red": "red_co_pilot"}, damage="red_truck.1 red_container.2"
    )
    play(s, "space:gs1a", "space:gs1b")
    assert question(s) == "Overflow"
    play(s, "card:red_co_pilot")
    while question(s) == "Overflow":
        play(s, "item:food")
    assert s.crew[0] == [] and load(s, "red")["ammo"] == 1
    assert at(s, "red") == "gs1a" and Space(SPACE.index("gs1b")) in s.avalanches and question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.5")
def test_the_plough_clears_for_nothing() -> None:
    s = road("beta", "b16", convoy={"red": "red_truck+snow_plough red_container"})
    drive(s, "do:move", "space:bt4a")
    assert at(s, "red") == "bt4a" and Space(SPACE.index("bt4a")) not in s.avalanches and s.movement == 1


# How far


@pytest.mark.rule("ATH-B.3.10")
def test_the_co_pilot() -> None:
    """B38"""
    s = lay(at={"red": "g09", "blue": "g16"}, phase="movement")
    assert road_distance(s, Player(0), Space(SPACE.index("g16"))) == 7
    assert movement_of(s, Player(0)) == 2 + 2
    tracked = lay(at={"red": "g09", "blue": "g16"}, convoy={"red": "half_track red_container"}, phase="movement")
    assert road_distance(tracked, Player(0), Space(SPACE.index("g16"))) == 5
    assert movement_of(tracked, Player(0)) == 3 + 1
    assert movement_of(s, Player(1)) == 2 + 1, "the leader is not behind"


@pytest.mark.rule("ATH-B.3.10")
def test_no_way_to_the_leaders_shortcut() -> None:
    """The difference along the road counts."""
    s = lay(at={"red": "g05", "blue": "gs2b"}, phase="movement")
    assert road_distance(s, Player(0), Space(SPACE.index("gs2b"))) == 8
    assert movement_of(s, Player(0)) == 4


@pytest.mark.rule("ATH-B.3.5")
def test_the_driver() -> None:
    assert movement_of(lay("beta", crew={"red": "driver"}, phase="movement"), Player(0)) == 3


@pytest.mark.rule("ATH-B.13.6")
def test_a_blizzard_slows_the_truck_before_bonuses() -> None:
    s = lay("beta", phase="movement")
    s.blizzard = True
    assert movement_of(s, Player(0)) == 1 + 1
    slow = lay("beta", crew={"red": "red_leader"}, phase="movement")
    slow.blizzard = True
    assert movement_of(slow, Player(0)) == 1


@pytest.mark.rule("ATH-B.8.4")
def test_nitro() -> None:
    s = drive(road(objects={"red": "nitro_canister"}), "object:nitro_canister")
    assert at(s, "red") == "g01" and s.movement == 3 and held(s, "red") == [], "what is declared is used"


@pytest.mark.rule("ATH-B.8.4")
def test_biofuel() -> None:
    s = road("beta", "b00", load="fuel 2 food 1", convoy={"red": "biofuel_turbo_truck red_container"})
    drive(s, "special:biofuel")
    assert options(s) == {"item:food", "item:fuel"}
    play(s, "item:fuel")
    assert options(s) == {"item:food", "do:pass"}, "a fuel is kept for the movement itself"
    play(s, "item:food")
    assert s.movement == 5 and load(s, "red") == {} and at(s, "red") == "b01"


@pytest.mark.rule("ATH-X.13.12")
def test_the_nuclear_truck() -> None:
    s = road(load="fuel 2 full_battery 2", convoy={"red": "nuclear_truck red_container"})
    drive(s, "special:nuclear_drive", "item:full_battery", "item:full_battery", "item:fuel")
    assert s.movement == 6 and load(s, "red") == {}


@pytest.mark.rule("ATH-X.13.8")
def test_the_hybrid_hauler_pays_with_a_battery() -> None:
    s = road(load="fuel 1 full_battery 1", convoy={"red": "hybrid_hauler red_container"})
    drive(s, "do:move")
    assert options(s) == {"item:fuel", "item:full_battery"}
    play(s, "item:full_battery")
    assert load(s, "red") == {"fuel": 1}
    only = road(load="full_battery 1", convoy={"red": "hybrid_hauler red_container"})
    assert can_move(only, Player(0)) and can_bonus_move(only, Player(0))


@pytest.mark.rule("ATH-B.8.1", "ATH-B.8.2", "ATH-B.8.9")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"damage": "red_truck.1 red_truck.2", "objects": {"red": "nitro_canister"}}, "no-driver"),
        ({"load": ""}, "no-fuel"),
        ({"start": "g18"}, "at-aurora"),
        ({"start": "g23", "mooring": 3}, "no-way"),
    ],
)
def test_why_a_convoy_cannot_move(more: dict[str, Any], reason: str) -> None:
    s = road(**more)
    from astrarium.games.athena.rules.movement import MoveStart

    assert [refusal.reason.key for refusal in MoveStart(0).refused(s)] == [f"refused-{reason}"]


# The bonus movement


@pytest.mark.rule("ATH-X.8.2", "ATH-X.8.3", "ATH-X.8.4", "ATH-X.8.5")
def test_the_bonus_movement() -> None:
    """B19: two spaces at most, no abilities of the Movement Phase, the Hermit protects."""
    s = lay(
        at={"red": "g11"}, load=FUEL, crew={"red": "hermit red_co_pilot"}, convoy={"red": "battle_rig red_container"}
    )
    s.party = [Card(CARD.index("hermit"))]
    run(s, BonusMove(Player(0)))
    assert s.movement == 1 and at(s, "red") == "g12"
    play(s, "space:g13")
    assert sum(s.contamination) == 0 and question(s) == "Rest" and load(s, "red") == {}
    assert s.order == [0, 1]


@pytest.mark.rule("ATH-X.8.3")
def test_a_bonus_movement_without_the_hermit_contaminates() -> None:
    s = run(lay(at={"red": "g11"}, load=FUEL), BonusMove(Player(0)))
    assert question(s) == "Contaminate"


@pytest.mark.rule("ATH-X.8.4", "ATH-B.13.5")
def test_the_guide_does_not_lead_a_bonus_movement() -> None:
    s = run(lay(at={"red": "g10"}, load={"red": "fuel 1 ammo 1"}, crew={"red": "guide"}), BonusMove(Player(0)))
    assert at(s, "red") == "g11", "the shortcut needs tracks"
    play(s, "space:g12")
    assert s.contamination[CARD.index("guide")] == 1


# Special Waypoints


@pytest.mark.rule("ATH-B.8.8")
def test_a_waypoint_is_taken_once() -> None:
    s = drive(road(counters={"g02": "sw02"}), "do:move", "space:g02")
    assert options(s) == {"do:take", "do:leave"}
    play(s, "do:take")
    assert load(s, "red") == {"food": 1, "fuel": 1} and s.counters[SPACE.index("g02")] < 0


@pytest.mark.rule("ATH-B.8.8")
def test_a_waypoint_left_stays() -> None:
    s = drive(road(counters={"g02": "sw02"}), "do:move", "space:g02", "do:leave")
    assert load(s, "red") == {} and s.counters[SPACE.index("g02")] >= 0


@pytest.mark.rule("ATH-B.8.8")
def test_a_waypoint_passed_gives_nothing() -> None:
    s = drive(road(start="g01", counters={"g02": "sw03"}), "do:move", "space:g03")
    assert load(s, "red") == {} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.8.8", "ATH-B.3.11")
def test_a_contaminated_waypoint_has_its_price() -> None:
    s = drive(road(counters={"g02": "sw10"}, object_deck="mre"), "do:move", "space:g02", "do:take")
    assert (
        s.contamination[CARD.index("red_leader")] == 1 and held(s, "red") == ["mre"] and load(s, "red") == {"ammo": 1}
    )


@pytest.mark.rule("ATH-B.8.8")
def test_a_garage_repairs() -> None:
    s = drive(road(counters={"g02": "sw08"}, damage="red_truck.3"), "do:move", "space:g02", "do:take")
    assert damaged(s, "red") == set()


@pytest.mark.rule("ATH-B.8.8")
@pytest.mark.parametrize(
    ("counter", "gained"),
    [("sw01", {"food": 1}), ("sw03", {"fuel": 1}), ("sw04", {"fuel": 1}), ("sw05", {"ammo": 1}), ("sw06", {"fuel": 1})],
)
def test_single_gains(counter: str, gained: dict[str, int]) -> None:
    s = drive(road(counters={"g02": counter}), "do:move", "space:g02", "do:take")
    assert load(s, "red") == gained


@pytest.mark.rule("ATH-B.8.8")
def test_lost_luggage() -> None:
    s = drive(road(counters={"g02": "sw07"}, object_deck="toolkit"), "do:move", "space:g02", "do:take")
    assert held(s, "red") == ["toolkit"]


@pytest.mark.rule("ATH-X.9.1", "ATH-X.9.2", "ATH-B.8.13")
def test_a_fixed_waypoint_is_there_for_everybody_who_comes() -> None:
    """B30, B47"""
    s = drive(road(start="g07"), "do:move", "do:pass", "do:take")
    assert load(s, "red") == {"fuel": 1}
    drive(s, "do:move")
    assert at(s, "red") == "g09", "a movement leaves the space"
    s = drive(road(start="g16", alert={"red": 2}), "do:move", "do:pass", "do:take")
    assert s.alert[0] == 1
    s = drive(road(start="g14"), "do:move", "do:pass", "do:take")
    assert load(s, "red") == {"half_battery": 1}


CRANE = {"red": "red_truck+crane red_container"}


@pytest.mark.rule("ATH-X.9.3")
def test_the_crane_collects_in_passing() -> None:
    """B29, with movement 4"""
    s = road(
        start="g01",
        load="fuel 1 half_battery 1",
        counters={"g02": "sw03", "g05": "sw09"},
        convoy={"red": "battle_rig+crane red_container"},
    )
    drive(s, "special:crane")
    assert load(s, "red") == {}, "half battery and fuel are paid, and the convoy stands on g02"
    play(s, "space:g03")
    assert load(s, "red") == {"fuel": 1} and s.counters[SPACE.index("g02")] < 0
    play(s, "space:g04", "space:g05", "do:take")
    assert load(s, "red") == {"fuel": 3} and s.contamination[CARD.index("red_leader")] == 1


@pytest.mark.rule("ATH-X.9.3")
def test_the_crane_leaves_what_is_no_resource() -> None:
    s = road(start="g01", load="fuel 1 half_battery 1", counters={"g02": "sw07"}, convoy=CRANE)
    drive(s, "special:crane", "space:g03")
    assert held(s, "red") == [] and s.counters[SPACE.index("g02")] >= 0


@pytest.mark.rule("ATH-X.9.3")
def test_the_crane_does_not_touch_contaminated_ones_and_takes_fixed_ones() -> None:
    s = road(start="g01", load="fuel 1 half_battery 1", counters={"g02": "sw09"}, convoy=CRANE)
    drive(s, "special:crane", "space:g03")
    assert load(s, "red") == {} and s.counters[SPACE.index("g02")] >= 0
    s = road(start="g07", load="fuel 1 half_battery 1", convoy=CRANE)
    drive(s, "special:crane", "space:g09")
    assert load(s, "red") == {"fuel": 1}


# Mines


@pytest.mark.rule("ATH-V.1")
def test_a_mine_is_laid_on_the_way() -> None:
    s = road("alpha", "a03", objects={"red": "mine"}, convoy={"red": "snowcat red_container"})
    drive(s, "do:move", "space:a04", "space:a05", "do:pass")
    assert question(s) == "LayMine" and options(s) == {"space:a03", "do:pass"}, "not on a special waypoint"
    play(s, "space:a03")
    assert s.mines == [Space(SPACE.index("a03"))] and held(s, "red") == ["mine"] and s.mine_charges == 1


@pytest.mark.rule("ATH-V.1")
def test_the_second_charge_uses_the_mine_up() -> None:
    s = road("alpha", "a03", objects={"red": "mine"}, mines="a05")
    s.mine_charges = 1
    drive(s, "do:move", "do:pass", "space:a03")
    assert held(s, "red") == [] and len(s.mines) == 2


@pytest.mark.rule("ATH-V.1", "ATH-B.8.15")
def test_a_mine_explodes_under_the_next_convoy() -> None:
    s = road("alpha", "a00", mines="a01", objects={"blue": "mine"})
    drive(s, "do:move")
    assert question(s) == "PlaceDamage"
    play(s, "box:red_truck.3")
    assert s.mines == [] and damaged(s, "red") == {"red_truck.3"} and question(s) == "PlaceDamage"


@pytest.mark.rule("ATH-V.1")
def test_no_mine_at_the_start_nor_at_a_mooring() -> None:
    s = road("alpha", "a00", objects={"red": "mine"})
    drive(s, "do:move", "do:pass")
    assert question(s) == "Rest"
    s = road("alpha", "a11", objects={"red": "mine"}, mooring=4)
    drive(s, "do:move", "do:pass")
    assert question(s) == "Rest"
