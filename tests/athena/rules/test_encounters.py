"""Bonus actions and encounters, option by option. ATH-B.6.19 to 6.23, B.13.1, X.2.5, X.8, X.13.6, 13.7"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import DEAL, Deal, Site
from astrarium.games.athena.pieces import P_CONTAMINATION, P_DAMAGE, P_OBJECT, SUPPLY
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.rules.action import Act, EndAction
from astrarium.games.athena.rules.encounters import Salvage, TakeDeal
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.state import Athena
from tables.athena import at, convoy, damaged, discards, held, lay, load, site, zone
from tables.playing import asked, options, play, question, run, some

WHOLE = "red_truck.1 red_truck.2 red_truck.3 red_container.1 red_container.2 red_container.3 red_container.4"


def act(s: Athena, number: int, party: str = "red_leader") -> Athena:
    """Red acts at a site with this party."""
    s.site = Site(number - 1)
    s.party = [Card(CARD.index(survivor)) for survivor in party.split()]
    return run(s, Act(Player(0)), EndAction(Player(0)))


def bonuses(s: Athena) -> set[str]:
    return {deal.removeprefix("bonus.") for deal in some(s, "deal") if deal.startswith("bonus.")}


def refusals(s: Athena) -> dict[str, str]:
    return {s.game.atoms.names[refusal.atom]: refusal.rule for refusal in s.refused()}


# Base bonus actions


@pytest.mark.rule("ATH-B.6.21", "ATH-B.6.20")
def test_base_site_1_removes_a_damage() -> None:
    s = act(lay("alpha", sites={1: "roof_rack"}, damage="red_truck.3 red_container.2"), 1)
    assert bonuses(s) == {"repair"}
    play(s, "deal:bonus.repair", "box:red_container.2")
    assert damaged(s, "red") == {"red_truck.3"} and "deal:bonus.repair" not in options(s)


@pytest.mark.rule("ATH-B.6.21")
def test_base_site_2_heals_a_survivor_taking_part() -> None:
    s = lay("alpha", sites={2: "roof_rack"}, contaminated={"red_leader": 1, "red_co_pilot": 1})
    play(act(s, 2), "deal:bonus.heal")
    assert s.contamination[CARD.index("red_leader")] == 0 and s.contamination[CARD.index("red_co_pilot")] == 1


@pytest.mark.rule("ATH-B.6.21", "ATH-B.6.23")
def test_base_site_3_removes_up_to_2_damage() -> None:
    s = act(lay("alpha", sites={3: "roof_rack"}, damage="red_truck.3 red_container.1 red_container.2"), 3)
    play(s, "deal:bonus.repair2")
    assert "do:pass" not in options(s), "one at least"
    play(s, "box:red_truck.3", "do:pass")
    assert damaged(s, "red") == {"red_container.1", "red_container.2"}


@pytest.mark.rule("ATH-B.6.21", "ATH-X.8.11")
def test_base_site_4_gives_food_for_damage() -> None:
    s = act(lay("alpha", sites={4: "roof_rack"}), 4)
    play(s, "deal:bonus.food")
    assert question(s) == "PlaceDamage" and load(s, "red") == {"food": 1}, "first the gain, then the damage"
    play(s, "box:red_truck.3")
    assert damaged(s, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-B.6.21")
def test_base_site_5_gives_fuel_for_contamination() -> None:
    s = act(lay("alpha", sites={5: "roof_rack"}), 5, "red_leader red_co_pilot")
    play(s, "deal:bonus.fuel_rad")
    assert options(s) == {"card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_leader")
    assert s.contamination[CARD.index("red_leader")] == 1 and load(s, "red") == {"fuel": 1}


# Gamma's bonus actions


@pytest.mark.rule("ATH-X.8.1", "ATH-X.8.2", "ATH-X.8.6", "ATH-X.8.7", "ATH-X.8.8", "ATH-X.8.9")
@pytest.mark.parametrize(
    ("number", "open_ones"),
    [
        (1, {"repair", "heal", "move"}),
        (2, {"heal2", "battery"}),
        (3, {"repair2", "hide"}),
        (4, {"food", "ammo", "fuel"}),
        (5, {"fuel_rad", "fuel_alert"}),
    ],
)
def test_the_bonus_actions_of_gamma(number: int, open_ones: set[str]) -> None:
    s = lay(
        sites={number: "roof_rack"},
        damage="red_truck.3",
        contaminated={"red_leader": 1},
        load={"red": "fuel 1 half_battery 1"},
    )
    assert bonuses(act(s, number)) == open_ones


@pytest.mark.rule("ATH-X.8.2", "ATH-B.6.23")
def test_site_1_removes_damage_or_contamination_of_those_taking_part() -> None:
    s = act(lay(sites={1: "roof_rack"}, contaminated={"red_co_pilot": 1}), 1)
    assert question(s) == "Mount", "nothing to repair, nobody taking part to heal, no fuel: the card alone is left"
    s = act(lay(sites={1: "roof_rack"}, contaminated={"red_leader": 1}), 1)
    assert bonuses(s) == {"heal"}
    play(s, "deal:bonus.heal")
    assert s.contamination[CARD.index("red_leader")] == 0


@pytest.mark.rule("ATH-X.8.2", "ATH-X.8.3", "ATH-X.8.4", "ATH-B.13.2")
def test_site_1_moves_the_convoy() -> None:
    """B19"""
    s = lay(
        at={"red": "g11"},
        crew={"red": "hermit red_co_pilot"},
        convoy={"red": "hybrid_hauler red_container"},
        load={"red": "fuel 1"},
        sites={1: "roof_rack"},
    )
    play(act(s, 1, "hermit"), "deal:bonus.move", "space:g13")
    assert at(s, "red") == "g13" and load(s, "red") == {}
    assert s.reserve[P_CONTAMINATION] == SUPPLY[P_CONTAMINATION], "the Hermit takes part"
    s = lay(at={"red": "g11"}, crew={"red": "red_leader hermit"}, load={"red": "fuel 1"}, sites={1: "roof_rack"})
    play(act(s, 1, "red_leader"), "deal:bonus.move")
    assert question(s) == "Contaminate" and options(s) == {"card:red_leader", "card:hermit"}


@pytest.mark.rule("ATH-X.8.3", "ATH-B.8.2")
def test_site_1_does_not_move_a_convoy_without_a_driver() -> None:
    """B20"""
    s = lay(
        sites={1: "roof_rack"},
        crew={"red": "red_leader"},
        load={"red": "fuel 1"},
        damage="red_truck.1 red_truck.2",
    )
    act(s, 1)
    assert bonuses(s) == {"repair"}
    assert refusals(s)["deal:bonus.move"] == "ATH-X.8.3"


@pytest.mark.rule("ATH-B.8.9")
def test_site_1_does_not_move_a_convoy_at_the_aurora() -> None:
    """B45: it may still explore."""
    s = lay(at={"red": "g21"}, mooring=4, load={"red": "fuel 1"}, sites={1: "roof_rack"}, damage="red_truck.3")
    run(s, Explore(0))
    assert some(s, "site") == {"1"}
    play(s, "site:1", "card:red_leader", "do:done")
    assert bonuses(s) == {"repair"}


@pytest.mark.rule("ATH-X.8.6")
def test_site_2_heals_two_or_gives_a_battery() -> None:
    s = lay(sites={2: "roof_rack"}, contaminated={"red_leader": 2, "red_co_pilot": 1})
    act(s, 2, "red_leader red_co_pilot")
    other = s.clone()
    play(s, "deal:bonus.heal2", "card:red_leader", "card:red_co_pilot")
    assert s.contamination[CARD.index("red_leader")] == 1 and s.contamination[CARD.index("red_co_pilot")] == 0
    play(other, "deal:bonus.battery", "box:red_truck.3")
    assert load(other, "red") == {"full_battery": 1} and damaged(other, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-X.8.7", "ATH-X.4.3")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 2)])
def test_site_3_hides_the_convoy(before: int, after: int) -> None:
    """B22: at level 0 it may still be chosen."""
    s = act(lay(sites={3: "roof_rack"}, alert={"red": before}), 3)
    play(s, "deal:bonus.hide", "box:red_truck.3")
    assert s.alert[0] == after and damaged(s, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-X.8.7")
def test_site_3_repairs_twice() -> None:
    s = act(lay(sites={3: "roof_rack"}, damage="red_truck.3 red_container.1"), 3)
    play(s, "deal:bonus.repair2", "box:red_truck.3", "box:red_container.1")
    assert damaged(s, "red") == set()


@pytest.mark.rule("ATH-X.8.8", "ATH-X.8.10")
def test_site_4_gives_ammo_for_half_a_battery() -> None:
    s = act(lay(sites={4: "roof_rack"}), 4)
    assert bonuses(s) == {"food", "fuel"}
    s = act(lay(sites={4: "roof_rack"}, load={"red": "full_battery 1"}), 4)
    play(s, "deal:bonus.ammo")
    assert load(s, "red") == {"ammo": 1, "half_battery": 1}


@pytest.mark.rule("ATH-X.8.8", "ATH-X.8.11")
def test_site_4_gives_food_for_damage() -> None:
    s = act(lay(sites={4: "roof_rack"}), 4)
    play(s, "deal:bonus.food", "box:red_truck.3")
    assert load(s, "red") == {"food": 1} and damaged(s, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-X.8.11", "ATH-B.2.10")
def test_overflow_is_seen_to_after_the_gain_and_after_the_damage() -> None:
    s = act(lay(sites={4: "roof_rack"}, load={"red": "fuel 4"}), 4)
    play(s, "deal:bonus.food")
    assert question(s) == "Overflow"
    play(s, "item:fuel")
    assert question(s) == "PlaceDamage"
    play(s, "box:red_container.2")
    assert question(s) == "Overflow"
    play(s, "item:food")
    assert load(s, "red") == {"fuel": 3}


@pytest.mark.rule("ATH-X.8.8", "ATH-B.4.6")
def test_site_4_gives_fuel_for_fame() -> None:
    """B21"""
    s = act(lay(sites={4: "roof_rack"}, fame={"red": 0}), 4)
    play(s, "deal:bonus.fuel")
    assert load(s, "red") == {"fuel": 1} and s.fame[0] == -1
    s = act(lay(sites={4: "roof_rack"}, fame={"red": -1}), 4)
    play(s, "deal:bonus.fuel", "box:red_truck.3")
    assert load(s, "red") == {"fuel": 1} and s.fame[0] == -1 and damaged(s, "red") == {"red_truck.3"}


@pytest.mark.rule("ATH-B.2.24", "ATH-B.4.6", "ATH-B.0.6")
def test_damage_is_unpayable_for_a_wholly_damaged_convoy() -> None:
    """B21: fame -1, everything damaged."""
    s = lay(sites={4: "roof_rack"}, fame={"red": -1}, crew={"red": ""}, damage=WHOLE, load={"blue": "half_battery 1"})
    act(s, 4, "")
    assert question(s) == "Mount"
    s = lay(sites={4: "roof_rack"}, fame={"red": 0}, crew={"red": ""}, damage=WHOLE)
    assert bonuses(act(s, 4, "")) == {"fuel"}


@pytest.mark.rule("ATH-X.8.9", "ATH-X.8.10", "ATH-X.4.2")
def test_site_5_gives_fuel_for_half_a_battery_and_alert() -> None:
    s = act(lay(sites={5: "roof_rack"}, load={"red": "half_battery 1"}, alert={"red": 1}), 5)
    play(s, "deal:bonus.fuel_alert")
    assert load(s, "red") == {"fuel": 1} and s.alert[0] == 2
    s = act(lay(sites={5: "roof_rack"}, load={"red": "half_battery 1"}, alert={"red": 4}), 5)
    play(s, "deal:bonus.fuel_alert")
    assert load(s, "red") == {"fuel": 1} and s.alert[0] == 4


@pytest.mark.rule("ATH-B.3.11", "ATH-B.13.2", "ATH-X.8.9")
def test_the_hermit_and_the_fuel_of_site_5() -> None:
    """B44"""
    s = act(lay(sites={5: "roof_rack"}, crew={"red": "hermit red_co_pilot"}), 5, "hermit red_co_pilot")
    play(s, "deal:bonus.fuel_rad")
    assert load(s, "red") == {"fuel": 1} and s.reserve[P_CONTAMINATION] == SUPPLY[P_CONTAMINATION]
    empty = lay(sites={5: "roof_rack"})
    empty.reserve[P_CONTAMINATION] = 0
    assert question(act(empty, 5, "red_leader red_co_pilot")) == "Mount", "no bonus is left"


@pytest.mark.rule("ATH-B.6.20")
@pytest.mark.parametrize(
    ("number", "deal"),
    [
        (1, "repair"),
        (1, "heal"),
        (1, "move"),
        (2, "heal2"),
        (2, "battery"),
        (3, "repair2"),
        (3, "hide"),
        (4, "food"),
        (4, "ammo"),
        (4, "fuel"),
        (5, "fuel_rad"),
        (5, "fuel_alert"),
    ],
)
def test_a_bonus_that_is_switched_off_is_gone(number: int, deal: str) -> None:
    s = lay(
        sites={number: "roof_rack"},
        damage="red_truck.3",
        contaminated={"red_leader": 1},
        load={"red": "fuel 1 half_battery 1"},
        without=f"bonus.{deal}",
    )
    assert deal not in bonuses(act(s, number))


# The Merchant


@pytest.mark.rule("ATH-B.13.1", "ATH-X.2.5")
def test_the_merchant_and_batteries() -> None:
    """B4"""
    s = act(lay(sites={1: "merchant"}, load={"red": "half_battery 1 food 1"}), 1)
    play(s, "deal:merchant.trade", "item:half_battery")
    assert question(s) == "TradeGain" and options(s) == {"item:food", "item:fuel", "item:ammo"}
    assert refusals(s) == {"item:full_battery": "ATH-X.2.5"}
    s = act(lay(sites={1: "merchant"}, load={"red": "half_battery 1 food 1"}), 1)
    play(s, "deal:merchant.trade", "item:food")
    assert options(s) == {"item:fuel", "item:ammo", "item:full_battery", "item:half_battery"}


@pytest.mark.rule("ATH-B.13.1", "ATH-B.6.19")
def test_the_merchant_trades_twice_at_most() -> None:
    s = act(lay("alpha", sites={1: "merchant"}, load={"red": "food 1"}), 1)
    assert options(s) == {"item:fuel", "item:ammo"}, "the trade is the only option, the food the only resource"
    play(s, "item:fuel")
    assert question(s) == "TradeGive" and options(s) == {"item:fuel", "do:pass"}, "what was gained may be traded on"
    play(s, "item:fuel", "item:ammo")
    assert load(s, "red") == {"ammo": 1} and question(s) == "Rest" and discards(s)[0] == "merchant"


@pytest.mark.rule("ATH-B.13.1")
def test_the_second_trade_is_optional() -> None:
    s = act(lay("alpha", sites={1: "merchant"}, load={"red": "food 1"}), 1)
    play(s, "item:fuel", "do:pass")
    assert load(s, "red") == {"fuel": 1} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.1", "ATH-B.12.3")
def test_on_a_base_map_the_merchant_has_no_batteries() -> None:
    s = act(lay("beta", sites={1: "merchant"}, load={"red": "ammo 1"}), 1)
    assert options(s) == {"item:food", "item:fuel"}


@pytest.mark.rule("ATH-B.13.1", "ATH-B.6.19")
def test_the_merchant_sells_an_object_for_two_resources() -> None:
    s = lay(sites={1: "merchant"}, load={"red": "food 1 full_battery 1"}, object_deck="toolkit")
    play(act(s, 1), "deal:merchant.buy_object")
    assert question(s) == "HandOverAny" and options(s) == {"item:food", "item:full_battery"}
    play(s, "item:food")
    assert load(s, "red") == {} and held(s, "red") == ["toolkit"] and question(s) == "Rest"
    poor = act(lay(sites={1: "merchant"}, load={"red": "food 1"}), 1)
    assert question(poor) == "TradeGain", "one resource is not enough for an Object"


@pytest.mark.rule("ATH-B.6.19", "ATH-B.6.10")
def test_an_encounter_is_discarded_and_the_site_refilled() -> None:
    s = lay("alpha", sites={1: "merchant"}, load={"red": "food 1"}, deck="roof_rack")
    play(act(s, 1), "item:fuel", "do:pass")
    assert discards(s) == ["merchant"] and site(s, 1) == "roof_rack"


@pytest.mark.rule("ATH-B.6.7", "ATH-B.6.19")
def test_after_an_encounter_the_bonus_is_still_there() -> None:
    s = act(lay("alpha", sites={1: "merchant"}, load={"red": "food 1"}, damage="red_truck.3"), 1)
    play(s, "deal:merchant.trade", "item:fuel", "do:pass")
    assert options(s) == {"deal:bonus.repair", "do:done"}


# Refugees


@pytest.mark.rule("ATH-B.6.19")
def test_refugees_are_helped() -> None:
    s = act(lay("alpha", sites={3: "refugees"}, load={"red": "food 1"}), 3)
    play(s, "deal:refugees.help")
    assert s.fame[0] == 1 and load(s, "red") == {} and discards(s) == ["refugees"]


@pytest.mark.rule("ATH-B.6.19", "ATH-B.4.6")
def test_refugees_are_robbed() -> None:
    s = act(lay("alpha", sites={3: "refugees"}, load={"red": "food 1"}), 3)
    play(s, "deal:refugees.rob")
    assert s.fame[0] == -1 and load(s, "red") == {"food": 2, "ammo": 1}


@pytest.mark.rule("ATH-B.6.19", "ATH-B.4.2")
def test_refugees_get_a_lift() -> None:
    s = act(lay("alpha", sites={3: "refugees"}, load={"red": "fuel 1"}, object_deck="mre"), 3)
    play(s, "deal:refugees.lift")
    assert s.fame[0] == 1 and held(s, "red") == ["mre"] and load(s, "red") == {}


# Old Engineer


@pytest.mark.rule("ATH-B.6.19", "ATH-B.2.25", "ATH-B.6.23")
def test_the_old_engineer_repairs() -> None:
    s = lay(
        "alpha",
        sites={2: "old_engineer"},
        load={"red": "food 1"},
        damage="red_truck.3 red_container.3 red_container.2 red_container.4",
    )
    play(act(s, 2), "deal:old_engineer.repair", "box:red_truck.3", "box:red_container.2")
    assert question(s) == "Repair" and options(s) == {"box:red_container.3", "do:pass"}
    play(s, "do:pass")
    assert damaged(s, "red") == {"red_container.3", "red_container.4"} and load(s, "red") == {}
    sound = act(lay("alpha", sites={2: "old_engineer"}, load={"red": "food 1 fuel 1"}, discard="roof_rack"), 2)
    assert some(sound, "deal") == {"old_engineer.salvage", "old_engineer.rob"}


@pytest.mark.rule("ATH-X.13.7", "ATH-B.6.19")
def test_the_old_engineer_salvages() -> None:
    s = lay(
        "alpha",
        sites={2: "old_engineer"},
        load={"red": "fuel 1"},
        discard="roof_rack merchant blue_truck rusty_container_1 red_truck",
        convoy={"red": "battle_rig red_container", "blue": "half_track blue_container"},
    )
    play(act(s, 2), "deal:old_engineer.salvage")
    assert options(s) == {"card:roof_rack", "card:rusty_container_1", "card:red_truck", "do:pass"}
    assert refusals(s) == {"card:blue_truck": "ATH-X.13.7"}
    play(s, "card:rusty_container_1", "do:append")
    assert convoy(s, "red") == "battle_rig red_container rusty_container_1" and load(s, "red") == {}


@pytest.mark.rule("ATH-B.6.23", "ATH-X.13.6")
def test_the_old_engineer_has_nothing_to_salvage() -> None:
    s = act(lay("alpha", sites={2: "old_engineer"}, load={"red": "food 1 fuel 1"}, damage="red_truck.3"), 2)
    assert some(s, "deal") == {"old_engineer.repair", "old_engineer.rob"}
    assert refusals(s)["deal:old_engineer.salvage"] == "ATH-B.6.19"


@pytest.mark.rule("ATH-B.6.19")
def test_the_old_engineer_is_robbed() -> None:
    s = act(lay("alpha", sites={2: "old_engineer"}), 2)
    assert load(s, "red") == {"ammo": 1} and s.fame[0] == -1, "it was the only option"


# Deserters


@pytest.mark.rule("ATH-B.6.19")
@pytest.mark.parametrize(
    ("deal", "left", "fame"),
    [
        ("fight", {"food": 1}, 2),
        ("barter", {"ammo": 3}, 0),
        ("rob", {"food": 1, "ammo": 1, "fuel": 2}, -1),
    ],
)
def test_deserters(deal: str, left: dict[str, int], fame: int) -> None:
    s = act(lay("alpha", sites={3: "deserters"}, load={"red": "food 1 ammo 1"}), 3)
    play(s, f"deal:deserters.{deal}")
    assert load(s, "red") == left and s.fame[0] == fame and discards(s) == ["deserters"]


# Scrap Dealer


@pytest.mark.rule("ATH-X.13.6")
def test_the_scrap_dealer_sells_an_object() -> None:
    s = lay(sites={4: "scrap_dealer"}, load={"red": "half_battery 1"}, alert={"red": 2}, object_deck="mre")
    play(act(s, 4), "deal:scrap_dealer.deal")
    assert held(s, "red") == ["mre"] and s.alert[0] == 1 and load(s, "red") == {}


@pytest.mark.rule("ATH-X.13.6", "ATH-B.4.2")
def test_without_an_object_token_the_dealer_still_lowers_the_alert() -> None:
    """B28"""
    s = lay(
        seats="red blue",
        sites={4: "scrap_dealer"},
        load={"red": "half_battery 1"},
        alert={"red": 2},
        objects={"blue": "mre mre toolkit toolkit hazmat_suit hazmat_suit"},
        convoy={"blue": "blue_truck blue_container rusty_container_1"},
    )
    assert s.reserve[P_OBJECT] == 0
    play(act(s, 4), "deal:scrap_dealer.deal")
    assert held(s, "red") == [] and s.alert[0] == 1


@pytest.mark.rule("ATH-X.13.6", "ATH-X.13.7")
def test_the_scrap_dealer_gives_a_battery_and_a_card() -> None:
    s = lay(sites={4: "scrap_dealer"}, discard="crane blue_container", convoy={"blue": "blue_truck"}, fame={"red": 3})
    play(act(s, 4), "deal:scrap_dealer.scrap")
    assert load(s, "red") == {"full_battery": 1} and s.fame[0] == 2
    assert question(s) == "Salvage" and options(s) == {"card:crane", "do:pass"}
    play(s, "card:crane", "card:red_truck")
    assert convoy(s, "red") == "red_truck+crane red_container" and "crane" not in discards(s)


@pytest.mark.rule("ATH-X.13.6")
def test_with_no_card_there_the_dealer_gives_the_battery_only() -> None:
    s = lay(sites={4: "scrap_dealer"}, discard="merchant", fame={"red": 3}, load={"red": "half_battery 1"})
    play(act(s, 4), "deal:scrap_dealer.scrap")
    assert load(s, "red") == {"half_battery": 1, "full_battery": 1} and s.fame[0] == 2
    assert question(s) == "Act"


@pytest.mark.rule("ATH-X.13.6", "ATH-B.4.6")
def test_the_dealers_fame_is_paid_with_damage_before_the_card_comes() -> None:
    s = lay(sites={4: "scrap_dealer"}, discard="crane", fame={"red": -1})
    play(act(s, 4), "deal:scrap_dealer.scrap")
    assert question(s) == "PlaceDamage" and load(s, "red") == {"full_battery": 1}
    play(s, "box:red_truck.3")
    assert question(s) == "Salvage"


@pytest.mark.rule("ATH-X.13.6")
def test_salvage_may_be_declined() -> None:
    s = run(lay(discard="crane"), Salvage(0))
    play(s, "do:pass")
    assert discards(s) == ["crane"] and question(s) == "Rest"


@pytest.mark.rule("ATH-B.6.19")
@pytest.mark.parametrize(
    ("map", "card", "deal"),
    [
        ("alpha", "merchant", "trade"),
        ("alpha", "merchant", "buy_object"),
        ("alpha", "refugees", "help"),
        ("alpha", "refugees", "rob"),
        ("alpha", "refugees", "lift"),
        ("alpha", "old_engineer", "repair"),
        ("alpha", "old_engineer", "salvage"),
        ("alpha", "old_engineer", "rob"),
        ("alpha", "deserters", "fight"),
        ("alpha", "deserters", "barter"),
        ("alpha", "deserters", "rob"),
        ("gamma", "scrap_dealer", "deal"),
        ("gamma", "scrap_dealer", "scrap"),
    ],
)
def test_an_option_that_is_switched_off_is_gone(map: str, card: str, deal: str) -> None:
    rich = "food 1 fuel 1 ammo 1" + (" half_battery 1" if map == "gamma" else "")

    def offered(without: str) -> set[str]:
        s = lay(map, sites={4: card}, load={"red": rich}, damage="red_truck.3", discard="roof_rack", without=without)
        return some(act(s, 4), "deal")

    assert f"{card}.{deal}" in offered("")
    assert f"{card}.{deal}" not in offered(f"{card}.{deal}")


@pytest.mark.rule("ATH-B.0.6", "ATH-B.2.24")
def test_without_a_damage_counter_damage_cannot_be_paid() -> None:
    s = lay(sites={4: "roof_rack"}, load={"red": "half_battery 1"})
    s.reserve[P_DAMAGE] = 0
    assert bonuses(act(s, 4)) == {"ammo", "fuel"}
    assert asked(s) == "red" and zone(s, "red_leader") == "active"


@pytest.mark.rule("ATH-B.0.6", "ATH-B.3.11", "ATH-X.8.9")
def test_contamination_is_paid_before_the_fuel_needs_the_room_of_whoever_pays() -> None:
    """A full convoy: the Leader, who alone took part, gets the counter and may then be left behind for the fuel."""
    s = lay(sites={5: "roof_rack"}, load={"red": "food 2 fuel 1 ammo 1"})
    s.party, s.site = [Card(CARD.index("red_leader"))], Site(4)
    run(s, TakeDeal(Player(0), Deal(DEAL.index("bonus.fuel_rad"))))
    assert s.contamination[CARD.index("red_leader")] == 1 and question(s) == "Overflow"
    play(s, "card:red_leader")
    assert load(s, "red")["fuel"] == 2 and question(s) == "Rest"
