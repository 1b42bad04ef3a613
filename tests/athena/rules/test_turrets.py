"""Turrets and armed locations. ATH-X.5, X.7, X.10, X.13.3, X.13.13, B.13.14"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import Site
from astrarium.games.athena.pieces import P_DAMAGE
from astrarium.games.athena.rules.armed_locations import FireLocation, can_fire_location
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.enemy_fire import EnemyFire
from astrarium.games.athena.rules.spoils import targets_left
from astrarium.games.athena.rules.turrets import TurretFire
from astrarium.games.athena.state import Athena
from tables.athena import damaged, held, lay, load
from tables.playing import asked, options, play, question, run, some

RIG = {"red": "battle_rig red_container"}


def fire(s: Athena, *names: str) -> Athena:
    return play(run(s, FireTurn(0)), *names)


@pytest.mark.rule("ATH-X.10.1", "ATH-X.10.2", "ATH-X.5.1", "ATH-X.5.2")
def test_a_turret_attacks_everybody_in_its_perimeter() -> None:
    """A2"""
    s = lay(
        at={"red": "g10", "blue": "gs2a"},
        alert={"red": 3, "blue": 2},
        outcomes="099 102",
        order="blue red",
        phase="fire",
    )
    run(s, TurretFire())
    assert asked(s) == "red" and some(s, "box") == {"red_container.1", "red_container.2"}
    play(s, "box:red_container.2", "box:red_container.3")
    assert asked(s) == "blue"
    play(s, "box:blue_container.1")
    assert question(s) == "Rest" and len(s.outcome_discard) == 1


@pytest.mark.rule("ATH-X.10.3", "ATH-X.10.4")
def test_quiet_convoys_and_empty_perimeters() -> None:
    """B39"""
    s = run(lay(at={"red": "g22"}, outcomes="099", phase="fire"), TurretFire())
    assert len(s.outcome_discard) == 1 and damaged(s, "red") == set()
    assert run(lay(phase="fire"), TurretFire()).outcome_discard == []


@pytest.mark.rule("ATH-X.5.3")
def test_a_destroyed_turret_is_gone() -> None:
    s = run(lay(at={"red": "g22"}, tiles={"blue": "5"}, alert={"red": 4}, phase="fire"), TurretFire())
    assert s.outcome_discard == [] and question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.14")
def test_smoke_against_a_turret() -> None:
    s = lay(at={"red": "g22"}, alert={"red": 4}, objects={"red": "smoke_screen"}, phase="fire")
    play(run(s, TurretFire()), "object:smoke_screen")
    assert damaged(s, "red") == set()


@pytest.mark.rule("ATH-X.10.5", "ATH-X.10.6", "ATH-X.10.8")
def test_attacking_a_turret() -> None:
    """A3"""
    s = lay(at={"red": "g05"}, load={"red": "ammo 1"}, outcomes="100", phase="fire")
    fire(s, "turret:1", "do:yes")
    assert s.tiles[0] == [0] and load(s, "red") == {"half_battery": 1} and s.fame[0] == 0
    assert targets_left(s, Player(0)) == 2


@pytest.mark.rule("ATH-X.10.6", "ATH-X.10.7")
def test_a_turret_remembers_nothing() -> None:
    """B7"""
    s = lay(
        at={"red": "g14"},
        load={"red": "ammo 2"},
        convoy={"red": "red_truck+machine_gun red_container"},
        outcomes="100 108",
        phase="fire",
    )
    fire(s, "turret:3", "box:red_truck.3", "turret:3")
    assert 2 in s.standing and s.tiles[0] == []
    s = lay(at={"red": "g14"}, load={"red": "ammo 1"}, convoy=RIG, outcomes="103", phase="fire")
    fire(s, "turret:3", "do:yes")
    assert s.tiles[0] == [2] and load(s, "red") == {"full_battery": 1}
    jam = lay(at={"red": "g14"}, load={"red": "ammo 1"}, outcomes="105", phase="fire")
    assert damaged(fire(jam, "turret:3"), "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-X.10.9")
def test_one_target_per_attack() -> None:
    s = lay(at={"red": "g05"}, load={"red": "ammo 1"}, enemies={"ath_scout_1_2": "outskirts"}, phase="fire")
    assert options(run(s, FireTurn(0))) == {"card:ath_scout_1_2", "turret:1", "do:done"}


@pytest.mark.rule("ATH-X.13.13")
def test_the_cracked_sentinel() -> None:
    s = lay(at={"red": "g05"}, load={"red": "ammo 1"}, crew={"red": "cracked_sentinel"}, outcomes="100", phase="fire")
    fire(s, "turret:1", "do:no")
    assert s.fame[0] == 1 and load(s, "red") == {}


@pytest.mark.rule("ATH-X.10.10")
def test_turrets_are_silent_in_enemy_fire() -> None:
    s = run(lay(at={"red": "g22"}, alert={"red": 4}, phase="fire"), EnemyFire())
    assert question(s) == "Rest" and s.outcome_discard == []


# Armed locations


def post(location: str = "guard_post", outcomes: str = "100", **more: Any) -> Athena:
    more.setdefault("at", {"red": "g05"})
    more.setdefault("load", {"red": "ammo 1"})
    return lay(sites={5: location}, outcomes=outcomes, **more)


@pytest.mark.rule("ATH-X.7.1", "ATH-X.7.2", "ATH-X.13.13", "ATH-X.13.3")
def test_firing_from_a_location_is_not_the_fire_phase() -> None:
    """B11"""
    s = post(
        crew={"red": "gunner cyborg cracked_sentinel"},
        convoy={"red": "red_truck passenger_bus"},
        objects={"red": "incendiary_ammo"},
    )
    run(s, FireLocation(Player(0), Site(4)))
    play(s, "do:yes")
    assert s.tiles[0] == [0] and s.fame[0] == 0 and held(s, "red") == ["incendiary_ammo"]
    s = post(outcomes="105", crew={"red": "cyborg"})
    run(s, FireLocation(Player(0), Site(4)))
    assert s.jammed[4] == 1, "the Cyborg does not help here"


@pytest.mark.rule("ATH-X.7.3", "ATH-X.7.6")
def test_a_jam_is_for_good() -> None:
    """B10"""
    s = run(post("flak_bunker", "105"), FireLocation(Player(0), Site(4)))
    assert load(s, "red") == {} and s.jammed[4] == 1 and s.reserve[P_DAMAGE] == 39
    s.load[2] = 1
    assert not can_fire_location(s, Player(0), Site(4))
    bare = post("flak_bunker", "105")
    bare.reserve[P_DAMAGE] = 0
    bare.then([FireLocation(Player(0), Site(4))])
    bare.advance()
    assert bare.jammed[4] == 2 and bare.reserve[P_DAMAGE] == 0


@pytest.mark.rule("ATH-X.7.1", "ATH-X.7.5", "ATH-B.6.12")
def test_what_can_be_fired_at() -> None:
    """B12: not at an Enemy that still lies in the zone."""
    assert can_fire_location(post(), Player(0), Site(4))
    assert not can_fire_location(post(load={"red": ""}), Player(0), Site(4))
    s = lay(at={"red": "g01"}, load={"red": "ammo 1"}, sites={4: "ath_scout_1_2", 5: "guard_post"})
    assert not can_fire_location(s, Player(0), Site(4))
    s = lay(at={"red": "g01"}, load={"red": "ammo 1"}, sites={5: "guard_post"}, enemies={"ath_scout_1_2": "outskirts"})
    assert can_fire_location(s, Player(0), Site(4))


@pytest.mark.rule("ATH-X.7.2")
def test_a_hit_from_a_location_counts_like_any_other() -> None:
    s = lay(
        at={"red": "g01"},
        load={"red": "ammo 1"},
        sites={5: "missile_silo"},
        enemies={"ath_scout_1_2": "outskirts"},
        outcomes="100",
        loot="cracked_sentinel",
    )
    run(s, FireLocation(Player(0), Site(4)))
    assert question(s) == "TakeLoot" and s.fame[0] == 2
