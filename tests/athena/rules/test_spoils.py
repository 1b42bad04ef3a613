"""The end of an Enemy, Loot, Enemy Fire. ATH-B.9.15 to 9.18, 9.20, 9.21, B.13.14, S.7"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.pieces import P_DAMAGE
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.enemy_fire import EnemyFire
from astrarium.games.athena.rules.spoils import Destroyed, TakeLoot
from tables.athena import convoy, damaged, held, lay, load
from tables.playing import asked, play, question, run, some


@pytest.mark.rule("ATH-B.9.15", "ATH-B.9.17")
@pytest.mark.parametrize("answers", [("take",), ("leave", "take"), ("leave", "leave")])
def test_loot_goes_to_the_rearmost_first(answers: tuple[str, ...]) -> None:
    """B9"""
    s = lay(
        seats="red blue green",
        at={"red": "g01", "blue": "g02", "green": "g03"},
        order="red blue green",
        enemies={"ath_scout_1_2": "outskirts 3 red green"},
        loot="nuclear_truck",
        phase="fire",
    )
    run(s, Destroyed(Player(2), Card(CARD.index("ath_scout_1_2"))))
    assert s.fame == [0, 0, 1] and asked(s) == "red" and question(s) == "TakeLoot"
    takers = {("take",): "red", ("leave", "take"): "green"}
    for answer in answers:
        play(s, f"do:{answer}")
    while question(s) == "OfferGain":
        play(s, "do:yes")
    taker = takers.get(answers, "")
    for colour in ("red", "green"):
        assert load(s, colour) == ({} if colour == taker else {"half_battery": 1})
    if taker:
        assert convoy(s, taker).startswith("nuclear_truck")
    else:
        assert Card(CARD.index("nuclear_truck")) in s.removed
    assert len(s.enemies) == 0 and s.reserve[P_DAMAGE] == 40 and Card(CARD.index("ath_scout_1_2")) in s.removed


@pytest.mark.rule("ATH-B.9.16")
def test_without_a_target_counter_the_loot_is_lost() -> None:
    s = lay(enemies={"reaper": "outskirts 5"}, loot="full_metal_piper", phase="fire")
    run(s, Destroyed(Player(0), Card(CARD.index("reaper"))))
    assert question(s) == "Rest" and Card(CARD.index("full_metal_piper")) in s.removed and s.fame[0] == 1


@pytest.mark.rule("ATH-B.9.18")
def test_an_empty_loot_deck_leaves_the_share() -> None:
    s = lay(enemies={"ath_raiders_3_0": "outskirts 4 red"}, phase="fire")
    s.removed += [Card(card) for card in s.loot.cards]
    s.loot.cards, s.loot.piles, s.loot.known = [], [], []
    run(s, Destroyed(Player(0), Card(CARD.index("ath_raiders_3_0"))))
    assert load(s, "red") == {"ammo": 1}


@pytest.mark.rule("ATH-B.9.15")
def test_a_share_may_be_an_object() -> None:
    s = lay(enemies={"wings_of_athena": "outskirts 6 red"}, loot="fusion_turret", object_deck="mre", phase="fire")
    run(s, Destroyed(Player(0), Card(CARD.index("wings_of_athena"))))
    play(s, "do:leave")
    assert held(s, "red") == ["mre"] and s.fame[0] == 2


@pytest.mark.rule("ATH-B.9.15")
def test_the_last_hit_destroys_at_once() -> None:
    s = lay(
        at={"red": "g02", "blue": "g02"},
        load={"red": "ammo 1"},
        enemies={"ath_scout_1_2": "outskirts 2 blue"},
        outcomes="100",
        loot="cracked_sentinel",
        phase="fire",
    )
    play(run(s, FireTurn(0)), "card:ath_scout_1_2")
    assert question(s) == "TakeLoot" and asked(s) == "red", "in exploration order"
    assert s.fame[0] == 1 + 1


def test_the_freed_captive_gives_fame_for_a_kill() -> None:
    s = lay("alpha", crew={"red": "freed_captive"}, enemies={"snow_jackals": "valley 3"}, phase="fire")
    run(s, Destroyed(Player(0), Card(CARD.index("snow_jackals"))))
    assert s.fame[0] == 2


@pytest.mark.rule("ATH-B.9.17", "ATH-B.3.8")
def test_loot_that_is_a_survivor_rests() -> None:
    s = lay("alpha", enemies={"snow_jackals": "valley 3 red"}, loot="freed_captive", phase="fire")
    run(s, Destroyed(Player(0), Card(CARD.index("snow_jackals"))))
    play(s, "do:take")
    assert Card(CARD.index("freed_captive")) in s.crew[0]


@pytest.mark.rule("ATH-B.9.17", "ATH-B.3.8")
def test_loot_that_is_a_survivor_needs_a_seat() -> None:
    """Three survivors sit on the three seats: the share is left."""
    crew = {"red": "red_leader red_co_pilot hunter"}
    s = lay("alpha", crew=crew, enemies={"snow_jackals": "valley 3 red"}, loot="freed_captive", phase="fire")
    run(s, Destroyed(Player(0), Card(CARD.index("snow_jackals"))))
    assert question(s) == "Rest" and Card(CARD.index("freed_captive")) in s.removed and load(s, "red")


@pytest.mark.rule("ATH-B.9.17")
def test_loot_for_which_there_is_no_place_cannot_be_taken() -> None:
    s = lay("alpha", enemies={"snow_jackals": "valley 3 red"}, loot="jackal_totem", phase="fire")
    s.reserve[5] = 0
    s.vehicles[0] = [Card(CARD.index("fuel_tanker"))]
    choice = TakeLoot(Player(0), Card(CARD.index("snow_jackals")), Card(CARD.index("jackal_totem")), (), (Player(0),))
    assert len(choice.legal(s)) == 1 and choice.refused(s)


@pytest.mark.rule("ATH-S.7")
def test_the_automa_takes_loot_for_fame() -> None:
    s = lay(
        seats="red",
        enemies={"reaper": "outskirts 5 automa red"},
        loot="full_metal_piper",
        order="automa red",
        phase="fire",
    )
    run(s, Destroyed(Player(0), Card(CARD.index("reaper"))))
    assert s.fame[1] == 1 and Card(CARD.index("full_metal_piper")) in s.removed
    assert question(s) == "OfferGain" and asked(s) == "red"


# Enemy Fire


@pytest.mark.rule("ATH-B.9.20", "ATH-B.9.6")
def test_an_enemy_fires_at_all_convoys_of_its_region() -> None:
    s = lay(
        seats="red blue green",
        at={"red": "g10", "blue": "g11", "green": "g01"},
        order="green red blue",
        enemies={"ath_scout_1_2": "base"},
        outcomes="099 102",
        phase="fire",
    )
    run(s, EnemyFire())
    assert asked(s) == "blue" and some(s, "box") == {"blue_container.1", "blue_container.2"}
    play(s, "box:blue_container.2")
    assert asked(s) == "red"
    play(s, "box:red_container.2")
    assert question(s) == "Rest" and len(s.outcome_discard) == 1


@pytest.mark.rule("ATH-B.9.21")
def test_an_enemy_alone_does_not_fire() -> None:
    s = run(lay(enemies={"reaper": "harbour"}, phase="fire"), EnemyFire())
    assert s.outcome_discard == []


@pytest.mark.rule("ATH-B.9.20")
def test_the_order_of_enemy_fire() -> None:
    s = lay(
        seats="red blue",
        at={"red": "g19", "blue": "g01"},
        enemies={"reaper": "harbour", "ath_scout_1_2": "outskirts"},
        outcomes="099 101",
        phase="fire",
    )
    run(s, EnemyFire())
    assert asked(s) == "blue", "from the start of the road to its end"


@pytest.mark.rule("ATH-B.9.20")
def test_wings_fire_by_alert() -> None:
    s = lay(
        at={"red": "g01", "blue": "g20"}, enemies={"wings_of_athena": "outskirts"}, outcomes="099 101", phase="fire"
    )
    run(s, EnemyFire())
    assert question(s) == "Rest" and len(s.outcome_discard) == 1


@pytest.mark.rule("ATH-B.13.14")
def test_smoke_against_enemy_fire_still_reveals_the_card() -> None:
    s = lay(
        at={"red": "g01", "blue": "g20"},
        enemies={"reaper": "outskirts"},
        objects={"red": "smoke_screen"},
        outcomes="099 101",
        phase="fire",
    )
    run(s, EnemyFire())
    play(s, "object:smoke_screen")
    assert damaged(s, "red") == set() and len(s.outcome_discard) == 1
