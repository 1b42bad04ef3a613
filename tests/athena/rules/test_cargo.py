"""What a convoy carries: room, gains, objects, batteries. ATH-B.0.3 to 0.6, 2.5 to 2.12, 4.1 to 4.3, X.2"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import Object
from astrarium.games.athena.pieces import AMMO, FOOD, FULL, HALF, P_FOOD, P_OBJECT, SUPPLY
from astrarium.games.athena.printed_cards import ANYWHERE, BOX, CARD, LOWER_ROW, TAKES, Box, Card
from astrarium.games.athena.rules.cargo import DrawObject, Gain, OfferGain, SpendHalf
from astrarium.games.athena.rules.damage import Damage, PlaceDamage, damage_box
from astrarium.games.athena.rules.room import has_driver, overflowing
from tables.athena import damaged, discards, held, lay, load, zone
from tables.playing import options, play, question, run


@pytest.mark.rule("ATH-B.2.9", "ATH-B.2.10", "ATH-B.2.11", "ATH-B.2.12")
def test_a_token_that_finds_no_box_is_discarded() -> None:
    """B27: six boxes, six tokens, one damage on the Container."""
    s = lay(load={"red": "food 2 fuel 1 ammo 1"})
    run(s, PlaceDamage(Player(0), LOWER_ROW))
    play(s, "box:red_container.2")
    assert question(s) == "Overflow"
    assert options(s) == {"item:food", "item:fuel", "item:ammo", "card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_co_pilot")
    assert question(s) == "Rest"
    assert discards(s) == ["red_co_pilot"]
    assert zone(s, "red_co_pilot") == ""
    assert load(s, "red") == {"food": 2, "fuel": 1, "ammo": 1}


@pytest.mark.rule("ATH-B.2.10")
def test_only_tokens_that_make_room_are_asked_for() -> None:
    """Three survivors, two boxes for them: no resource helps."""
    s = lay(load={"red": "food 1"}, crew={"red": "red_leader red_co_pilot hermit"})
    play(run(s, Damage(Player(0), ANYWHERE, 1)), "box:red_truck.1")
    assert options(s) == {"card:red_leader", "card:red_co_pilot", "card:hermit"}
    play(s, "card:red_leader")
    assert not overflowing(s, Player(0))


@pytest.mark.parametrize(
    ("box", "holds"),
    [
        ("red_truck.1", "survivor"),
        ("red_truck.2", "food fuel ammo battery object survivor"),
        ("red_truck.3", ""),
        ("red_container.2", "food fuel ammo battery object"),
        ("rusty_container_1.3", "food fuel"),
        ("half_track.3", "fuel ammo"),
        ("caravan.4", "food"),
        ("snowcat.3", "fuel"),
        ("machine_gun.2", "ammo"),
        ("cell_carrier.1", "battery"),
        ("armour_plates.1", ""),
        ("patrol_crawler.4", ""),
        ("crane.2", ""),
    ],
)
@pytest.mark.rule("ATH-B.2.5", "ATH-B.2.6", "ATH-B.2.7")
def test_what_a_box_may_hold(box: str, holds: str) -> None:
    kinds = ["food", "fuel", "ammo", "battery", "object", "survivor"]
    assert [kind for place, kind in enumerate(kinds) if TAKES[BOX.index(box)] >> place & 1] == holds.split()


@pytest.mark.rule("ATH-B.2.8")
def test_a_damaged_box_holds_nothing() -> None:
    s = lay(convoy={"red": "red_truck"})
    assert not overflowing(s, Player(0))
    damage_box(s, Player(0), Box(BOX.index("red_truck.1")))
    assert overflowing(s, Player(0))


@pytest.mark.rule("ATH-B.0.3")
def test_a_gain_is_lost_when_the_reserve_has_no_piece() -> None:
    s = lay(load={"red": "food 3", "blue": "food 3"}, convoy={"red": "red_truck caravan", "blue": "blue_truck flatbed"})
    s.load[0] += s.reserve[P_FOOD]
    s.reserve[P_FOOD] = 0
    s.vehicles[0] = [*s.vehicles[0], *[Card(CARD.index(id)) for id in ("passenger_bus", "red_container")]]
    s.choice = None
    before = s.has(Player(1), FOOD)
    s.then([Gain(Player(1), FOOD)])
    s.stack.pop().run(s)
    assert s.has(Player(1), FOOD) == before and s.reserve[P_FOOD] == 0


@pytest.mark.rule("ATH-B.0.3", "ATH-X.1.10")
def test_the_supply_of_every_piece() -> None:
    assert SUPPLY == [10, 14, 10, 10, 6, 20, 40, 10]


@pytest.mark.rule("ATH-B.0.5")
def test_a_new_token_may_be_the_one_that_is_discarded() -> None:
    s = lay(load={"red": "food 2 fuel 1 ammo 1"})
    run(s, Gain(Player(0), AMMO))
    assert "item:ammo" in options(s)
    play(s, "item:ammo")
    assert load(s, "red") == {"food": 2, "fuel": 1, "ammo": 1}


@pytest.mark.rule("ATH-B.0.5")
def test_a_battery_that_comes_unasked_may_be_refused() -> None:
    s = run(lay(), OfferGain(Player(0), HALF))
    assert options(s) == {"do:yes", "do:no"}
    assert load(play(s, "do:no"), "red") == {}
    assert load(run(lay(), OfferGain(Player(0), FOOD)), "red") == {"food": 1}


@pytest.mark.rule("ATH-B.4.1", "ATH-B.4.2")
def test_an_object_comes_with_a_token() -> None:
    s = run(lay(object_deck="mre toolkit"), DrawObject(Player(0)))
    assert held(s, "red") == ["mre"]
    assert s.reserve[P_OBJECT] == SUPPLY[P_OBJECT] - 1
    assert s.reserve[P_FOOD] == SUPPLY[P_FOOD]


@pytest.mark.rule("ATH-B.4.2")
def test_without_an_object_token_nothing_is_drawn() -> None:
    """B28"""
    all_six = "mre mre toolkit toolkit smoke_screen nitro_canister"
    s = lay(objects={"red": all_six}, convoy={"red": "red_truck red_container flatbed"})
    run(s, DrawObject(Player(1)))
    assert held(s, "blue") == [] and len(held(s, "red")) == 6


@pytest.mark.rule("ATH-B.4.2")
def test_an_empty_object_deck_is_made_of_its_discards() -> None:
    s = lay()
    s.object_discard = [Object(card) for card in s.object_deck.cards]
    s.object_deck.cards, s.object_deck.piles, s.object_deck.known = [], [], []
    run(s, DrawObject(Player(0)))
    assert len(held(s, "red")) == 1 and s.object_discard == []


@pytest.mark.rule("ATH-X.2.1")
def test_batteries_share_ten_counters() -> None:
    s = lay(load={"red": "full_battery 1 half_battery 1"})
    assert s.reserve[3] == SUPPLY[3] - 2


@pytest.mark.rule("ATH-X.2.3")
def test_a_half_battery_is_paid_from_a_full_one() -> None:
    """B1"""
    s = run(lay(load={"red": "full_battery 1"}), SpendHalf(0))
    assert load(s, "red") == {"half_battery": 1}


@pytest.mark.rule("ATH-X.2.2", "ATH-X.2.3")
@pytest.mark.parametrize(("way", "left"), [("discard_half", {"full_battery": 1}), ("turn_full", {"half_battery": 2})])
def test_two_ways_to_spend_a_half_battery(way: str, left: dict[str, int]) -> None:
    """B2"""
    s = run(lay(load={"red": "full_battery 1 half_battery 1"}), SpendHalf(0))
    assert options(s) == {"do:discard_half", "do:turn_full"}
    assert load(play(s, f"do:{way}"), "red") == left


@pytest.mark.rule("ATH-X.2.6")
def test_nothing_makes_a_half_battery_full_again() -> None:
    s = run(lay(load={"red": "half_battery 1"}), Gain(Player(0), FULL))
    assert s.has(Player(0), HALF) == 1 and s.has(Player(0), FULL) == 1


@pytest.mark.rule("ATH-B.8.2")
def test_a_driver_needs_a_box_of_the_truck() -> None:
    """B20"""
    assert has_driver(lay(), Player(0))
    assert not has_driver(lay(damage="red_truck.1 red_truck.2", crew={"red": "red_leader"}), Player(0))
    assert has_driver(lay(damage="red_truck.1"), Player(0))
    assert not has_driver(lay(crew={"red": ""}), Player(0))


@pytest.mark.rule("ATH-B.0.4", "ATH-B.2.26")
def test_a_card_full_of_damage_stays_and_more_is_ignored() -> None:
    s = lay(convoy={"red": "red_truck"}, crew={"red": ""}, damage="red_truck.1 red_truck.2 red_truck.3")
    run(s, Damage(Player(0), LOWER_ROW, 2))
    assert damaged(s, "red") == {"red_truck.1", "red_truck.2", "red_truck.3"}
