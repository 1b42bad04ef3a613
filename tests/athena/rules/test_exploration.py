"""Phase 1: turns, groups, boosts, the action at a site. ATH-B.6, X.6.1, X.8"""

import pytest

from astrarium.games.athena.pieces import P_DAMAGE, P_SURVIVOR
from astrarium.games.athena.printed_cards import CARD, COLOUR_OF, IN_ATHENA, KIND_OF, STACK_OF, Card
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.round import ExplorationPhase, NextExplorer
from astrarium.games.athena.state import Athena
from tables.athena import convoy, damaged, discards, held, lay, load, site, zone
from tables.playing import asked, options, play, question, run, some

BASE, START = 0, 1


def refusals(s: Athena) -> dict[str, str]:
    return {s.game.atoms.names[refusal.atom]: refusal.rule for refusal in s.refused()}


# The turn


@pytest.mark.rule("ATH-B.6.1")
def test_turn_after_turn_until_all_have_passed() -> None:
    s = lay(seats="red blue", order="blue red", sites={1: "rusty_container_1", 2: "rusty_container_2"})
    run(s, NextExplorer(0))
    assert asked(s) == "blue"
    play(s, "site:1", "card:blue_leader", "do:done", "do:append")
    assert asked(s) == "red"
    play(s, "do:pass")
    assert asked(s) == "blue", "who has passed is asked no more"
    play(s, "do:pass")
    assert question(s) == "Rest"


@pytest.mark.rule("ATH-B.6.1")
def test_the_exploration_order_is_from_the_rearmost_convoy() -> None:
    s = run(lay(seats="red blue green", order="green red blue", sites={1: "roof_rack"}), ExplorationPhase())
    assert asked(s) == "green"


@pytest.mark.rule("ATH-B.6.2", "ATH-B.2.12")
def test_without_an_active_survivor_one_passes() -> None:
    s = lay(crew={"red": "red_leader/rest red_co_pilot/exhausted"}, sites={1: "rusty_container_1"})
    run(s, Explore(0))
    assert question(s) == "Rest" and s.passed == 1


@pytest.mark.rule("ATH-B.6.2", "ATH-B.4.3", "ATH-B.4.4")
def test_without_an_active_survivor_objects_of_any_phase_can_still_be_used() -> None:
    s = lay(
        crew={"red": "red_leader/rest red_co_pilot/exhausted"},
        objects={"red": "toolkit frequency_jammer mre"},
        alert={"red": 2},
        damage="red_truck.1",
        sites={1: "rusty_container_1"},
    )
    run(s, Explore(0))
    assert options(s) == {"object:toolkit", "object:frequency_jammer", "do:pass"}, "an MRE is for the Rest Phase"
    play(s, "object:toolkit")
    assert damaged(s, "red") == set() and options(s) == {"object:frequency_jammer", "do:pass"}
    play(s, "object:frequency_jammer")
    assert s.alert[0] == 1 and question(s) == "Rest" and s.passed == 1


@pytest.mark.rule("ATH-B.6.2", "ATH-B.13.4")
def test_without_an_active_survivor_the_radio_still_works() -> None:
    """It is no action, and the turn is the player's own."""
    s = lay(
        "alpha",
        crew={"red": "red_leader/rest"},
        convoy={"red": "red_truck+radio_mast red_container"},
        sites={1: "rusty_container_1"},
    )
    run(s, Explore(0))
    assert options(s) == {"special:radio", "do:pass"}


@pytest.mark.rule("ATH-B.6.3")
@pytest.mark.parametrize(("number", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_sites_ask_for_their_value(number: int, value: int) -> None:
    able = {1: "red_co_pilot", 2: "red_leader", 3: "guide"}
    strong = lay(crew={"red": able[value]}, sites={number: "roof_rack"})
    assert some(run(strong, Explore(0)), "site") == {str(number)}
    if value > 1:
        weak = run(lay(crew={"red": able[value - 1]}, sites={number: "roof_rack"}), Explore(0))
        assert question(weak) == "Rest" and weak.passed == 1


@pytest.mark.rule("ATH-B.6.4", "ATH-B.6.12")
def test_an_enemy_blocks_its_site() -> None:
    """B12: not even the bonus can be used."""
    s = lay(sites={4: "reaper", 5: "flak_bunker"}, load={"red": "food 1"})
    run(s, Explore(0))
    assert some(s, "site") == {"5"}
    assert refusals(s)["site:4"] == "ATH-B.6.12"


@pytest.mark.rule("ATH-B.6.13", "ATH-B.6.4")
def test_an_empty_site_cannot_be_chosen() -> None:
    s = run(lay(sites={2: "rusty_container_1"}), Explore(0))
    assert some(s, "site") == {"2"}


# Groups and boosts


@pytest.mark.rule("ATH-B.6.5", "ATH-B.6.6")
def test_sum_and_boost() -> None:
    """B13"""
    s = run(lay(load={"red": "food 1"}, sites={5: "roof_rack"}), Explore(0))
    play(s, "site:5")
    assert options(s) == {"card:red_leader", "card:red_co_pilot"}
    both = s.clone()
    play(s, "card:red_leader")
    assert options(s) == {"card:red_co_pilot", "do:done"}
    together = s.clone()
    play(s, "do:done")
    assert question(s) == "Act" and load(s, "red") == {}, "the Leader alone, boosted"
    play(together, "card:red_co_pilot")
    assert question(together) == "Act" and load(together, "red") == {"food": 1}, "no boost beyond the need"
    play(both, "card:red_co_pilot")
    assert question(both) == "Act" and len(both.party) == 2, "the Co-Pilot only together with the Leader"
    assert load(both, "red") == {"food": 1}


@pytest.mark.rule("ATH-B.6.6")
def test_each_survivor_is_boosted_once() -> None:
    s = run(lay(crew={"red": "red_co_pilot"}, load={"red": "food 3"}, sites={5: "roof_rack"}), Explore(0))
    assert question(s) == "Rest", "1 + 1 is less than 3"
    s = lay(crew={"red": "red_co_pilot gunner"}, load={"red": "food 3"}, sites={5: "roof_rack"}, phase="exploration")
    play(run(s, Explore(0)), "site:5", "card:gunner")
    assert len(s.party) == 2 and load(s, "red") == {"food": 2}


@pytest.mark.rule("ATH-B.6.6", "ATH-B.13.7")
def test_both_survivors_may_be_boosted() -> None:
    s = lay("alpha", crew={"red": "red_co_pilot cook"}, load={"red": "food 3"}, sites={5: "roof_rack"})
    s.whiteout = True
    play(run(s, Explore(0)), "site:5", "card:cook")
    assert load(s, "red") == {"food": 1} and question(s) == "Act", "1 + 1 + 2 foods = 4"


@pytest.mark.rule("ATH-B.3.2", "ATH-B.6.6")
def test_a_survivor_of_value_nought_may_go_with_another() -> None:
    """B14"""
    s = lay(contaminated={"red_co_pilot": 1}, sites={3: "roof_rack"})
    run(s, Explore(0))
    play(s, "site:3", "card:red_co_pilot")
    assert s.party == [Card(CARD.index("red_co_pilot")), Card(CARD.index("red_leader"))]


@pytest.mark.rule("ATH-X.6.1")
def test_an_android_is_boosted_with_half_a_battery() -> None:
    """Case of the Labour Android, value 3."""
    s = lay(crew={"red": "labour_android"}, contaminated={"labour_android": 1}, load={"red": "food 3"})
    s.sites[4] = Card(CARD.index("roof_rack"))
    s.deck.cards.remove(Card(CARD.index("roof_rack")))
    run(s, Explore(0))
    assert question(s) == "Rest", "food is nothing to an android"
    s = lay(
        crew={"red": "labour_android"},
        contaminated={"labour_android": 1},
        load={"red": "food 1 full_battery 1 half_battery 1"},
        sites={5: "roof_rack"},
    )
    play(run(s, Explore(0)), "site:5")
    assert question(s) == "Strengthen" and options(s) == {"do:discard_half", "do:turn_full"}
    play(s, "do:turn_full")
    assert load(s, "red") == {"food": 1, "half_battery": 2}


@pytest.mark.rule("ATH-X.6.1", "ATH-X.6.4")
def test_the_cyborg_is_boosted_with_either() -> None:
    """B18"""
    s = lay(crew={"red": "cyborg"}, load={"red": "food 1 half_battery 1"}, sites={5: "roof_rack"})
    play(run(s, Explore(0)), "site:5")
    assert question(s) == "Strengthen" and options(s) == {"item:food", "do:discard_half"}
    play(s, "item:food")
    assert load(s, "red") == {"half_battery": 1}


@pytest.mark.rule("ATH-X.6.4")
def test_an_android_and_a_human_eat_differently() -> None:
    s = lay(
        crew={"red": "mimic_android red_leader"},
        contaminated={"mimic_android": 2, "red_leader": 1},
        load={"red": "food 2 half_battery 1"},
        sites={5: "roof_rack"},
    )
    play(run(s, Explore(0)), "site:5", "card:red_leader")
    assert question(s) == "Act" and load(s, "red") == {"food": 1}, (
        "both are boosted: one with the food, one with the battery"
    )


@pytest.mark.rule("ATH-X.2.3", "ATH-X.6.1")
def test_a_full_battery_boosts_two_androids() -> None:
    s = lay(
        crew={"red": "mimic_android labour_android"},
        contaminated={"mimic_android": 2, "labour_android": 2},
        load={"red": "full_battery 1"},
        sites={5: "roof_rack"},
    )
    play(run(s, Explore(0)), "site:5", "card:mimic_android")
    assert question(s) == "Act" and load(s, "red") == {}


@pytest.mark.rule("ATH-B.4.4", "ATH-B.4.7")
def test_antifreeze_capsules() -> None:
    """Object 077: +2 for one human survivor."""
    s = lay(crew={"red": "red_co_pilot"}, objects={"red": "antifreeze_capsules"}, sites={5: "roof_rack"})
    play(run(s, Explore(0)), "site:5")
    assert question(s) == "Act" and held(s, "red") == []
    off = lay(
        crew={"red": "red_co_pilot"},
        objects={"red": "antifreeze_capsules"},
        sites={5: "roof_rack"},
        without="antifreeze_capsules",
    )
    assert question(run(off, Explore(0))) == "Rest"


@pytest.mark.rule("ATH-B.4.7", "ATH-B.6.6")
def test_antifreeze_or_a_boost() -> None:
    s = lay(objects={"red": "antifreeze_capsules"}, load={"red": "food 1"}, sites={5: "roof_rack"})
    play(run(s, Explore(0)), "site:5", "card:red_leader", "do:done")
    assert options(s) == {"object:antifreeze_capsules", "item:food"}
    fed = s.clone()
    play(s, "object:antifreeze_capsules")
    assert load(s, "red") == {"food": 1} and held(s, "red") == []
    play(fed, "item:food")
    assert load(fed, "red") == {} and held(fed, "red") == ["antifreeze_capsules"]


@pytest.mark.rule("ATH-B.6.6")
def test_no_capsules_and_no_boost_where_nothing_is_missing() -> None:
    s = lay(objects={"red": "antifreeze_capsules"}, load={"red": "food 1"}, sites={3: "roof_rack"})
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done")
    assert question(s) == "Act"


@pytest.mark.rule("ATH-B.6.6")
def test_after_a_boost_capsules_would_be_too_much() -> None:
    """Value 1 + 1 against 4: a boost each, or capsules; not a boost and then capsules."""
    s = lay(
        "alpha",
        crew={"red": "red_co_pilot gunner"},
        objects={"red": "antifreeze_capsules"},
        load={"red": "food 2"},
        sites={5: "roof_rack"},
    )
    s.whiteout = True
    play(run(s, Explore(0)), "site:5", "card:gunner", "card:red_co_pilot")
    assert options(s) == {"object:antifreeze_capsules", "item:food"}
    play(s, "item:food")
    assert question(s) == "Act" and load(s, "red") == {} and held(s, "red") == ["antifreeze_capsules"]


@pytest.mark.rule("ATH-X.6.2")
def test_no_capsules_for_an_android() -> None:
    s = lay(
        crew={"red": "labour_android"},
        contaminated={"labour_android": 1},
        objects={"red": "antifreeze_capsules"},
        sites={5: "roof_rack"},
    )
    assert question(run(s, Explore(0))) == "Rest"


@pytest.mark.rule("ATH-V.3", "ATH-B.4.4")
def test_secret_objects_draw_a_line_under_what_was_before() -> None:
    s = lay(secret_objects=True, objects={"red": "antifreeze_capsules"}, sites={3: "roof_rack"})
    before = s.shown[-1]
    run(s, Explore(0))
    assert s.shown[-1] > before
    s = lay(objects={"red": "antifreeze_capsules"}, sites={3: "roof_rack"})
    before = s.shown[-1]
    run(s, Explore(0))
    assert s.shown[-1] == before


@pytest.mark.rule("ATH-B.6.23")
def test_no_empty_action() -> None:
    """B46"""
    s = run(lay("alpha", sites={1: "merchant"}), Explore(0))
    assert question(s) == "Rest" and s.passed == 1
    s = run(lay("alpha", sites={1: "merchant", 3: "roof_rack"}), Explore(0))
    assert some(s, "site") == {"3"} and refusals(s)["site:1"] == "ATH-B.6.23"
    damaged = run(lay("alpha", sites={1: "merchant"}, damage="red_truck.3"), Explore(0))
    assert some(damaged, "site") == {"1"}


@pytest.mark.rule("ATH-B.6.23")
def test_a_boost_may_not_eat_what_the_action_needs() -> None:
    """The Deserters want food; the one there is makes the Co-Pilot strong enough. No damage counter is left."""
    s = lay("alpha", sites={3: "deserters"}, crew={"red": "red_co_pilot"}, load={"red": "food 1"}, fame={"red": -1})
    s.reserve[P_DAMAGE] = 0
    run(s, Explore(0))
    assert question(s) == "Rest" and s.passed == 1
    s = lay("alpha", sites={3: "deserters"}, crew={"red": "red_co_pilot"}, load={"red": "food 2"}, fame={"red": -1})
    s.reserve[P_DAMAGE] = 0
    assert options(run(s, Explore(0))) == {"site:3", "do:pass"}


@pytest.mark.rule("ATH-B.6.23")
def test_only_groups_with_something_to_do_are_offered() -> None:
    """Only the contaminated survivor has a use for healing at site 2 of Alpha."""
    s = lay("alpha", sites={2: "merchant"}, contaminated={"red_leader": 1})
    play(run(s, Explore(0)), "site:2", "card:red_co_pilot")
    assert zone(s, "red_leader") == "rest" and zone(s, "red_co_pilot") == "exhausted", "alone it has nothing to do"
    assert s.contamination[CARD.index("red_leader")] == 0
    s = lay("alpha", sites={2: "merchant"}, contaminated={"red_leader": 1})
    play(run(s, Explore(0)), "site:2", "card:red_leader")
    assert options(s) == {"card:red_co_pilot", "do:done"}


@pytest.mark.rule("ATH-B.6.6")
def test_too_weak_for_a_site() -> None:
    s = run(lay(sites={1: "roof_rack", 5: "machine_gun"}, crew={"red": "red_co_pilot"}), Explore(0))
    assert refusals(s) == {"site:5": "ATH-B.6.6"}


# The action


@pytest.mark.rule("ATH-B.6.7", "ATH-B.6.20")
def test_card_and_bonus_in_either_order() -> None:
    first = lay(sites={3: "roof_rack"}, damage="red_truck.3")
    play(run(first, Explore(0)), "site:3", "card:red_leader", "do:done")
    assert options(first) == {"do:use_card", "deal:bonus.repair2", "deal:bonus.hide"}
    other = first.clone()
    play(first, "do:use_card", "card:red_truck")
    assert options(first) == {"deal:bonus.repair2", "deal:bonus.hide", "do:done"}
    play(first, "deal:bonus.repair2")
    assert question(first) == "Rest" and damaged(first, "red") == set()
    play(other, "deal:bonus.repair2")
    assert options(other) == {"do:use_card", "do:done"}, "one bonus in an action"
    play(other, "do:use_card", "card:red_container")
    assert convoy(other, "red") == "red_truck red_container+roof_rack"


@pytest.mark.rule("ATH-B.6.7", "ATH-B.6.8")
def test_a_card_that_is_not_used_stays() -> None:
    s = lay(sites={3: "roof_rack"}, damage="red_truck.3")
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "deal:bonus.repair2", "do:done")
    assert site(s, 3) == "roof_rack" and question(s) == "Rest"


@pytest.mark.rule("ATH-B.6.7")
def test_at_least_one_part_is_due() -> None:
    s = lay(sites={3: "roof_rack"}, damage="red_truck.3")
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done")
    assert "do:done" not in options(s)


@pytest.mark.rule("ATH-B.6.9", "ATH-B.3.9")
def test_those_who_took_part_are_exhausted_and_the_leader_rests() -> None:
    """B15"""
    s = lay(sites={5: "roof_rack"}, phase="exploration")
    play(run(s, Explore(0)), "site:5", "card:red_leader", "do:use_card", "card:red_truck", "deal:bonus.fuel_rad")
    assert question(s) == "PayContamination"
    play(s, "card:red_leader")
    assert zone(s, "red_leader") == "rest" and zone(s, "red_co_pilot") == "exhausted"
    assert s.party == [] and s.site < 0


@pytest.mark.rule("ATH-B.6.22", "ATH-B.6.9")
def test_zones_change_at_the_end_of_the_action() -> None:
    s = lay(sites={3: "roof_rack"})
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "do:use_card")
    assert question(s) == "Mount" and zone(s, "red_leader") == "active"


@pytest.mark.rule("ATH-B.6.10")
def test_an_empty_site_is_refilled_at_once() -> None:
    s = lay(sites={3: "roof_rack"}, deck="merchant")
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "do:use_card", "card:red_truck", "do:done")
    assert site(s, 3) == "merchant"


@pytest.mark.rule("ATH-B.6.11")
def test_a_revealed_event_takes_effect_and_is_replaced() -> None:
    s = lay("alpha", sites={3: "roof_rack"}, deck="blizzard merchant")
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "card:red_truck")
    assert s.blizzard and site(s, 3) == "merchant" and discards(s) == ["blizzard"]


@pytest.mark.rule("ATH-B.6.12")
def test_a_revealed_enemy_lies_on_the_site() -> None:
    s = lay("alpha", sites={3: "roof_rack"}, deck="snow_jackals merchant")
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "card:red_truck")
    assert site(s, 3) == "snow_jackals" and len(s.enemies) == 0


@pytest.mark.rule("ATH-B.6.13")
def test_with_an_empty_deck_a_site_stays_empty() -> None:
    """B35"""
    s = lay("alpha", sites={3: "roof_rack"})
    s.removed += [Card(card) for card in s.deck.cards]
    s.deck.cards.clear()
    play(run(s, Explore(0)), "site:3", "card:red_leader", "do:done", "card:red_truck")
    assert site(s, 3) == ""


@pytest.mark.rule("ATH-B.6.24")
def test_the_dead_take_no_part_and_the_action_goes_on() -> None:
    s = lay(sites={5: "machine_gun"}, contaminated={"red_co_pilot": 1, "red_leader": 1}, load={"red": "food 2"})
    play(run(s, Explore(0)), "site:5", "card:red_leader", "deal:bonus.fuel_rad", "card:red_co_pilot")
    assert zone(s, "red_co_pilot") == "" and s.party == [Card(CARD.index("red_leader"))]
    play(s, "do:use_card", "card:red_truck")
    assert convoy(s, "red") == "red_truck+machine_gun red_container" and zone(s, "red_leader") == "rest"


@pytest.mark.rule("ATH-B.6.24")
def test_even_with_nobody_left_the_card_is_used() -> None:
    s = lay(
        sites={5: "machine_gun"},
        crew={"red": "hermit red_co_pilot/rest"},
        contaminated={"hermit": 2},
        objects={"red": "antifreeze_capsules"},
        load={"red": "food 1"},
        without="hermit",
    )
    play(run(s, Explore(0)), "site:5", "deal:bonus.fuel_rad")
    assert s.party == []
    play(s, "do:use_card", "card:red_truck")
    assert convoy(s, "red") == "red_truck+machine_gun red_container" and question(s) == "Rest"


# Improving the convoy, recruiting: every card of the zone


CONVOY_CARDS = [
    CARD.ids[card]
    for card in range(len(CARD))
    if KIND_OF[card] <= 2 and (STACK_OF[card] == BASE or COLOUR_OF[card] < 0) and STACK_OF[card] in (BASE, START)
]
RECRUITS = [CARD.ids[card] for card in range(len(CARD)) if KIND_OF[card] == 3 and STACK_OF[card] == BASE]


def map_of(card: str) -> str:
    return "gamma" if IN_ATHENA[CARD.index(card)] else "alpha"


@pytest.mark.rule("ATH-B.6.17")
@pytest.mark.parametrize("card", CONVOY_CARDS)
def test_improve_the_convoy(card: str) -> None:
    s = lay(map_of(card), sites={1: card}, crew={"red": "red_leader red_co_pilot/rest"})
    play(run(s, Explore(0)), "site:1")
    while question(s) == "Act":
        play(s, "do:use_card" if "do:use_card" in options(s) else "do:done")
    if question(s) == "Mount":
        assert options(s) == (
            {"card:red_truck", "card:red_container"}
            if KIND_OF[CARD.index(card)] == 2
            else {"do:append", "card:red_container"}
        )
        play(s, "card:red_container")
    if question(s) == "Act":
        play(s, "do:done")
    assert card in convoy(s, "red").replace("+", " ").split() and site(s, 1) != card


@pytest.mark.rule("ATH-B.6.18", "ATH-B.3.8")
@pytest.mark.parametrize("card", RECRUITS)
def test_recruit(card: str) -> None:
    s = lay(map_of(card), sites={1: card}, crew={"red": "red_leader red_co_pilot/rest"})
    before = s.reserve[P_SURVIVOR]
    play(run(s, Explore(0)), "site:1")
    if question(s) == "Act":
        play(s, "do:use_card")
    assert zone(s, card) == "rest" and s.reserve[P_SURVIVOR] == before - 1


@pytest.mark.rule("ATH-B.6.18", "ATH-B.3.8", "ATH-B.6.23")
def test_without_a_survivor_token_nobody_can_be_recruited() -> None:
    s = lay("alpha", sites={1: "mechanic", 2: "roof_rack"})
    s.reserve[P_SURVIVOR] = 0
    run(s, Explore(0))
    assert some(s, "site") == {"2"}


@pytest.mark.rule("ATH-B.3.8", "ATH-B.6.18")
def test_with_every_seat_taken_nobody_can_be_recruited() -> None:
    """Truck and Container have three boxes for survivors."""
    seats = "red_leader red_co_pilot/rest gunner/rest"
    s = run(lay(sites={1: "hermit", 2: "roof_rack"}, crew={"red": seats}), Explore(0))
    assert some(s, "site") == {"2"}
    s = lay(sites={1: "hermit"}, crew={"red": seats}, damage="red_container.2", load={"red": "fuel 1"})
    play(run(s, Explore(0)), "site:1")
    assert question(s) == "Act"
    assert "do:use_card" not in options(s) and site(s, 1) == "hermit"
    assert refusals(s)["do:use_card"] == "ATH-B.3.8"


@pytest.mark.rule("ATH-B.3.8", "ATH-B.2.10")
def test_whoever_recruits_makes_room_with_other_tokens() -> None:
    s = lay(sites={1: "hermit"}, crew={"red": "red_leader red_co_pilot/rest"}, load={"red": "food 2 fuel 1 ammo 1"})
    play(run(s, Explore(0)), "site:1", "do:use_card")
    assert question(s) == "Overflow"
    assert options(s) == {"item:food", "item:fuel", "item:ammo", "card:red_leader", "card:red_co_pilot"}
    play(s, "item:food")
    assert zone(s, "hermit") == "rest" and load(s, "red") == {"food": 1, "fuel": 1, "ammo": 1}


# The radio


@pytest.mark.rule("ATH-B.13.4")
def test_the_radio_replaces_a_card_before_the_turn() -> None:
    """Card 044"""
    s = lay(
        "alpha",
        convoy={"red": "red_truck+radio_mast red_container"},
        sites={1: "merchant", 2: "roof_rack", 3: "snow_jackals"},
        deck="whiteout machine_gun",
    )
    run(s, Explore(0))
    assert "special:radio" in options(s)
    play(s, "special:radio")
    assert options(s) == {"site:1", "site:2"}, "no Enemy is called off"
    play(s, "site:1")
    assert site(s, 1) == "machine_gun" and s.whiteout, "an Event takes effect as usual"
    assert discards(s) == ["merchant", "whiteout"]
    assert question(s) == "Explore" and "special:radio" not in options(s), "once per round, and no action"


@pytest.mark.rule("ATH-B.13.4", "ATH-B.2.8")
def test_a_damaged_radio_is_silent() -> None:
    s = lay("alpha", convoy={"red": "red_truck+radio_mast red_container"}, sites={2: "roof_rack"})
    s.damage[CARD.index("radio_mast")] = 2
    assert "special:radio" not in options(run(s, Explore(0)))
    s.damage[CARD.index("radio_mast")] = 0
    assert "special:radio" in options(run(s, Explore(0)))
