"""Outcome cards and Convoy Fire. ATH-B.9.5 to 9.14, 9.19, X.3, X.13.2, X.13.14, X.13.16, X.13.17"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import OUTCOMES
from astrarium.games.athena.printed_cards import AREA, CARD
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.outcomes import reveal, top_cell
from astrarium.games.athena.rules.spoils import targets_left
from astrarium.games.athena.state import ENEMY_DAMAGE, ENEMY_TARGETS, Athena
from tables.athena import damaged, held, lay, load
from tables.playing import options, play, question, run, some


def battle(enemies: dict[str, str], outcomes: str = "099", **more: Any) -> Athena:
    """Red in the outskirts, in the Fire Phase."""
    more.setdefault("load", {"red": "ammo 3"})
    more.setdefault("at", {"red": "g02", "blue": "g02"})
    return lay(enemies=enemies, outcomes=outcomes, phase="fire", **more)


def fire(s: Athena, *names: str) -> Athena:
    return play(run(s, FireTurn(0)), *names)


def damage_on(s: Athena, row: int = 0) -> int:
    return s.enemies.get(row, ENEMY_DAMAGE)


# Outcome cards


@pytest.mark.rule("ATH-B.9.5")
def test_the_outcome_deck_is_made_anew_at_once() -> None:
    """B35"""
    s = lay(outcomes="099")
    s.outcome_discard = s.outcomes.cards[:-1]
    s.outcomes.cards, s.outcomes.piles, s.outcomes.known = s.outcomes.cards[-1:], [0], [0]
    reveal(s)
    assert len(s.outcomes) == OUTCOMES and s.outcome_discard == []


@pytest.mark.rule("ATH-B.9.6")
def test_the_red_cell_is_on_the_back_of_the_next_card() -> None:
    s = lay(outcomes="099 104")
    reveal(s)
    assert AREA.ids[top_cell(s)] == "1.high"


# Attacks


@pytest.mark.rule("ATH-B.9.8", "ATH-B.9.9", "ATH-B.9.7", "ATH-B.9.11", "ATH-B.9.12")
def test_an_attack() -> None:
    s = run(battle({"reaper": "outskirts"}, "100"), FireTurn(0))
    assert options(s) == {"card:reaper", "do:done"}
    play(s, "card:reaper")
    assert damage_on(s) == 2 and s.fame[0] == 1 and load(s, "red") == {"ammo": 2}
    assert s.enemies.get(0, ENEMY_TARGETS) == 1
    assert question(s) == "Rest", "the only weapon is used"


@pytest.mark.rule("ATH-B.9.9")
def test_only_enemies_of_the_own_region() -> None:
    s = run(battle({"reaper": "base"}), FireTurn(0))
    assert question(s) == "Rest"


@pytest.mark.rule("ATH-B.9.14")
def test_a_miss() -> None:
    s = fire(battle({"ath_scout_1_2": "outskirts"}, "104"), "card:ath_scout_1_2")
    assert damage_on(s) == 0 and s.fame[0] == 0 and load(s, "red") == {"ammo": 2} and damaged(s, "red") == set()


@pytest.mark.rule("ATH-B.9.13")
def test_a_jam() -> None:
    s = fire(battle({"ath_scout_1_2": "outskirts"}, "105"), "card:ath_scout_1_2")
    assert damaged(s, "red") == {"red_truck.3"} and damage_on(s) == 0


@pytest.mark.rule("ATH-B.9.8", "ATH-B.9.19")
def test_each_weapon_fires_once() -> None:
    s = battle({"wings_of_athena": "outskirts"}, "100 099", convoy={"red": "red_truck+twin_machine_gun red_container"})
    run(s, FireTurn(0))
    play(s, "card:wings_of_athena")
    assert options(s) == {"box:red_truck.3", "box:twin_machine_gun.1"}, "equal weapons of a card count once"
    play(s, "box:twin_machine_gun.1", "card:wings_of_athena")
    assert options(s) == {"box:red_truck.3", "box:twin_machine_gun.2"}
    play(s, "box:twin_machine_gun.2", "do:done")
    assert damage_on(s) == 3 and load(s, "red") == {"ammo": 1}


@pytest.mark.rule("ATH-B.9.12")
def test_fame_for_the_first_two_targets_only() -> None:
    """B8"""
    enemies = {"reaper": "outskirts 0 red", "athena_zealots": "outskirts", "wings_of_athena": "outskirts"}
    s = battle(enemies, ["099", "099"][0], convoy={"red": "red_truck+machine_gun red_container+cannon"})
    s.outcomes.cards[-3:] = [s.outcomes.cards[-3], s.outcomes.cards[-2], s.outcomes.cards[-1]]
    assert targets_left(s, Player(0)) == 1
    run(s, FireTurn(0))
    play(s, "card:reaper", "box:red_truck.3")
    assert s.fame[0] == 0, "a further hit on the same Enemy"
    s = fire(battle(enemies, "099"), "card:athena_zealots")
    assert s.fame[0] == 1 and targets_left(s, Player(0)) == 0
    both = {"reaper": "outskirts 0 red", "athena_zealots": "outskirts 0 red", "wings_of_athena": "outskirts"}
    s = fire(battle(both, "099"), "card:wings_of_athena")
    assert s.fame[0] == 0 and damage_on(s, 2) == 1 and s.enemies.get(2, ENEMY_TARGETS) == 0


@pytest.mark.rule("ATH-B.9.10", "ATH-B.13.11", "ATH-B.13.15")
def test_extras_and_armour() -> None:
    """B6"""
    more = {
        "convoy": {"red": "battle_rig red_container"},
        "crew": {"red": "gunner"},
        "objects": {"red": "incendiary_ammo"},
    }
    s = fire(battle({"armour_of_athena": "outskirts"}, "103", **more), "card:armour_of_athena")
    assert options(s) == {"item:ammo", "object:incendiary_ammo"}
    play(s, "object:incendiary_ammo")
    assert question(s) == "AskGunner"
    play(s, "do:yes")
    assert damage_on(s) == 3 + 2 + 1 - 1 and held(s, "red") == []
    s = fire(
        battle({"armour_of_athena": "outskirts"}, "110", **more), "card:armour_of_athena", "object:incendiary_ammo"
    )
    assert damage_on(s) == 0 and damaged(s, "red") == {"battle_rig.3"} and held(s, "red") == []
    assert s.used[CARD.index("gunner")] == 0


@pytest.mark.rule("ATH-B.9.10")
def test_armour_may_take_everything() -> None:
    s = fire(battle({"armour_of_athena": "outskirts"}, "099"), "card:armour_of_athena")
    assert damage_on(s) == 0 and s.fame[0] == 0


@pytest.mark.rule("ATH-B.13.11", "ATH-B.3.6")
def test_the_soldiers_free_attack() -> None:
    s = battle({"reaper": "outskirts"}, "099", crew={"red": "soldier"}, load={"red": ""})
    fire(s, "card:reaper")
    assert damage_on(s) == 1 and s.used[CARD.index("soldier")] == 1
    assert question(s) == "Rest", "no ammo for another one"
    s = battle({"reaper": "outskirts"}, "099", crew={"red": "soldier"}, load={"red": ""}, without="soldier")
    assert question(run(s, FireTurn(0))) == "Rest"


@pytest.mark.rule("ATH-X.3.1", "ATH-X.2.4")
def test_energy_weapons_take_full_batteries() -> None:
    """B3"""
    crawler = {"red": "patrol_crawler red_container"}
    s = battle({"reaper": "outskirts"}, "100", convoy=crawler, load={"red": "half_battery 2"})
    assert question(run(s, FireTurn(0))) == "Rest"
    s = battle({"reaper": "outskirts"}, "100", convoy=crawler, load={"red": "full_battery 1"})
    fire(s, "card:reaper")
    assert damage_on(s) == 2 and load(s, "red") == {}


@pytest.mark.rule("ATH-X.3.2", "ATH-X.3.3")
def test_no_incendiary_ammo_and_no_soldier_with_energy() -> None:
    """B5"""
    s = battle(
        {"reaper": "outskirts"},
        "100",
        convoy={"red": "patrol_crawler red_container"},
        load={"red": "full_battery 1"},
        objects={"red": "incendiary_ammo"},
        crew={"red": "soldier"},
    )
    fire(s, "card:reaper")
    assert damage_on(s) == 2 and held(s, "red") == ["incendiary_ammo"] and s.used[CARD.index("soldier")] == 0


@pytest.mark.rule("ATH-X.13.14")
def test_the_fusion_turret_has_two_weapons() -> None:
    s = battle(
        {"armour_of_athena": "outskirts"},
        "103 108",
        convoy={"red": "red_truck+fusion_turret red_container"},
        load={"red": "ammo 1 full_battery 1"},
        damage="red_truck.3",
    )
    fire(s, "card:armour_of_athena")
    assert options(s) == {"box:fusion_turret.1", "box:fusion_turret.2"}
    play(s, "box:fusion_turret.1", "card:armour_of_athena")
    assert damage_on(s) == 6 and load(s, "red") == {}


@pytest.mark.rule("ATH-X.13.2")
def test_the_cyborg_never_jams() -> None:
    s = battle({"reaper": "outskirts"}, "105", crew={"red": "cyborg"})
    fire(s, "card:reaper")
    assert damaged(s, "red") == set() and load(s, "red") == {"ammo": 2}


@pytest.mark.rule("ATH-B.9.9")
def test_why_nothing_can_be_attacked() -> None:
    s = battle({"reaper": "outskirts"}, load={"red": ""}, damage="red_truck.3", objects={"red": "toolkit"})
    run(s, FireTurn(0))
    assert options(s) == {"object:toolkit", "do:done"}
    assert [refusal.reason.key for refusal in s.refused()] == ["refused-no-weapon"]


# The Grenade


@pytest.mark.rule("ATH-X.13.16", "ATH-X.13.17")
def test_a_grenade() -> None:
    more = {"objects": {"red": "grenade incendiary_ammo"}, "crew": {"red": "gunner"}, "load": {"red": ""}}
    s = run(battle({"reaper": "outskirts"}, "099", **more), FireTurn(0))
    assert options(s) == {"object:grenade", "do:done"}
    play(s, "object:grenade")
    assert damage_on(s) == 2 and s.fame[0] == 1 and held(s, "red") == ["incendiary_ammo"] and question(s) == "Rest"
    assert s.used[CARD.index("gunner")] == 0


@pytest.mark.rule("ATH-X.13.16")
def test_a_grenade_may_hurt_the_thrower() -> None:
    s = battle({"armour_of_athena": "outskirts"}, "105", objects={"red": "grenade"}, load={"red": ""})
    fire(s, "object:grenade")
    assert damage_on(s) == 1 and question(s) == "PlaceDamage" and len(some(s, "box")) == 5


@pytest.mark.rule("ATH-X.13.16", "ATH-X.10.6")
def test_a_grenade_fells_a_turret_of_armour_two() -> None:
    s = lay(at={"red": "g04"}, objects={"red": "grenade"}, outcomes="099", phase="fire")
    fire(s, "object:grenade", "do:yes")
    assert s.tiles[0] == [0] and load(s, "red") == {"half_battery": 1}
