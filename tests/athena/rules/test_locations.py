"""Gathering at locations, one by one. ATH-B.6.14 to 6.16, B.13.9, 13.10"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import Site
from astrarium.games.athena.pieces import ITEM, ITEMS, P_CONTAMINATION, P_FOOD, P_OBJECT, SUPPLY
from astrarium.games.athena.printed_cards import CARD, CONTAMINATED, IN_ATHENA, LOCATIONS, TAKE, Card
from astrarium.games.athena.rules.action import Act, EndAction
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.state import Athena
from tables.athena import discards, held, lay, load, site, zone
from tables.playing import options, play, question, run, some


def gather(s: Athena, number: int = 1, party: str = "red_leader") -> Athena:
    """Red gathers at a site with this party, as far as the first item."""
    s.site = Site(number - 1)
    s.party = [Card(CARD.index(survivor)) for survivor in party.split()]
    run(s, Act(Player(0)), EndAction(Player(0)))
    return play(s, "do:use_card") if question(s) == "Act" else s


def left(s: Athena, number: int = 1) -> dict[str, int]:
    """What still lies on the location of a site."""
    start = (number - 1) * ITEMS
    return {ITEM.ids[item]: s.stock[start + item] for item in range(ITEMS) if s.stock[start + item]}


SHELVES = {
    "abandoned_store": (2, "food fuel fuel ammo", False),
    "gas_station": (2, "fuel fuel fuel", False),
    "helicopter_wreck": (2, "food ammo", False),
    "hunting_lodge": (2, "food food fuel", False),
    "contaminated_warehouse": (2, "fuel fuel fuel object", True),
    "police_station": (2, "ammo fuel object food", False),
    "refinery": (3, "fuel fuel fuel ammo", True),
    "grain_silo": (2, "food food food", False),
    "army_depot": (3, "ammo fuel fuel object object", True),
    "supermarket": (3, "food food fuel fuel ammo", False),
    "crashed_cargo_plane": (3, "food fuel ammo object", False),
    "field_hospital": (2, "food object heal heal", False),
    "guard_post": (2, "food fuel ammo", False),
    "charging_station": (2, "half_battery full_battery fuel fuel", False),
    "flak_bunker": (2, "ammo fuel object half_battery", False),
    "drone_hangar": (2, "full_battery fuel fuel object", True),
    "missile_silo": (2, "full_battery ammo fuel object", True),
}


def test_every_location_has_a_case() -> None:
    assert sorted(SHELVES) == sorted(CARD.ids[card] for card in LOCATIONS)


@pytest.mark.rule("ATH-B.6.14", "ATH-B.6.16")
@pytest.mark.parametrize("card", SHELVES)
def test_location(card: str) -> None:
    """So many items, one by one; on a contaminated one each survivor taking part gets a counter."""
    take, shelf, contaminated = SHELVES[card]
    index = Card(CARD.index(card))
    assert TAKE[index] == take and CONTAMINATED[index] == contaminated
    s = lay("gamma" if IN_ATHENA[index] else "alpha", sites={1: card}, object_deck="mre toolkit")
    gather(s)
    items = shelf.split()
    assert left(s) == {item: items.count(item) for item in items}
    wanted = [item for item in items if item != "heal"][:take]
    for item in wanted:
        assert question(s) == "Gather" and f"item:{item}" in options(s)
        play(s, f"item:{item}")
    assert question(s) != "Gather"
    got = {item: wanted.count(item) for item in wanted if item != "object"}
    assert load(s, "red") == got and len(held(s, "red")) == wanted.count("object")
    if question(s) == "Act":
        play(s, "do:done")
    assert s.contamination[CARD.index("red_leader")] == (1 if contaminated else 0)
    assert zone(s, "red_leader") == "rest"


@pytest.mark.rule("ATH-B.6.14", "ATH-B.6.15", "ATH-B.6.10")
def test_a_location_stays_until_it_is_empty() -> None:
    """B42"""
    s = lay(sites={1: "abandoned_store"}, deck="roof_rack")
    play(gather(s), "item:food", "item:fuel", "do:done")
    assert site(s, 1) == "abandoned_store" and left(s) == {"fuel": 1, "ammo": 1}
    run(s, Explore(1))
    play(s, "site:1", "card:blue_leader", "do:done")
    assert some(s, "item") == {"fuel", "ammo"}
    play(s, "item:fuel", "item:ammo", "do:done")
    assert load(s, "blue") == {"fuel": 1, "ammo": 1}
    assert discards(s) == ["abandoned_store"] and site(s, 1) == "roof_rack"


@pytest.mark.rule("ATH-B.6.15", "ATH-X.7.1")
def test_an_emptied_location_stays_until_the_action_is_over() -> None:
    s = lay(sites={1: "guard_post"}, stock={1: "food fuel"}, damage="red_truck.3")
    play(gather(s), "item:food", "item:fuel")
    assert question(s) == "Act" and site(s, 1) == "guard_post"
    play(s, "do:done")
    assert discards(s) == ["guard_post"]


@pytest.mark.rule("ATH-B.0.7", "ATH-B.6.14", "ATH-X.7.4")
def test_one_may_take_fewer_items() -> None:
    s = lay(sites={1: "abandoned_store"})
    play(gather(s), "item:food")
    assert "do:pass" in options(s)
    play(s, "do:pass")
    assert load(s, "red") == {"food": 1} and left(s) == {"fuel": 2, "ammo": 1}
    s = lay(sites={1: "abandoned_store"})
    play(gather(s), "do:pass")
    assert load(s, "red") == {} and zone(s, "red_leader") == "rest"


@pytest.mark.rule("ATH-B.6.14", "ATH-B.0.3")
def test_an_item_that_the_reserve_lacks_is_lost() -> None:
    s = lay("alpha", sites={1: "grain_silo"})
    gather(s)
    s.reserve[P_FOOD] = 0
    s.play("item:food")
    assert load(s, "red") == {} and left(s) == {"food": 2}


@pytest.mark.rule("ATH-B.4.2", "ATH-B.6.14")
def test_an_object_may_be_taken_though_no_token_is_left() -> None:
    """B28"""
    s = lay(
        "alpha",
        sites={1: "police_station"},
        objects={"blue": "mre mre toolkit toolkit hazmat_suit hazmat_suit"},
        convoy={"blue": "blue_truck blue_container rusty_container_1"},
    )
    assert s.reserve[P_OBJECT] == 0
    play(gather(s), "item:object")
    assert held(s, "red") == [] and "object" not in left(s)


@pytest.mark.rule("ATH-B.13.9")
def test_the_field_hospital_heals_any_survivor() -> None:
    """Card 050"""
    s = lay(sites={1: "field_hospital"}, contaminated={"red_leader": 1, "red_co_pilot": 1})
    play(gather(s), "item:heal")
    assert options(s) == {"card:red_leader", "card:red_co_pilot"}, "also one who does not take part"
    play(s, "card:red_co_pilot", "item:heal")
    assert s.contamination[CARD.index("red_leader")] == 0 and left(s) == {"food": 1, "object": 1}


@pytest.mark.rule("ATH-B.13.9", "ATH-B.6.23")
def test_healing_is_only_for_the_contaminated() -> None:
    s = gather(lay(sites={1: "field_hospital"}))
    assert some(s, "item") == {"food", "object"}
    assert [refusal.rule for refusal in s.refused()] == ["ATH-B.13.9"]
    only_heal = lay(sites={1: "field_hospital", 2: "roof_rack"}, stock={1: "heal heal"})
    run(only_heal, Explore(0))
    assert some(only_heal, "site") == {"2"}


@pytest.mark.rule("ATH-B.6.16")
def test_everybody_who_took_part_is_contaminated() -> None:
    s = lay(sites={1: "contaminated_warehouse"})
    play(gather(s, party="red_leader red_co_pilot"), "item:fuel", "do:pass")
    assert s.contamination[CARD.index("red_leader")] == 1 and s.contamination[CARD.index("red_co_pilot")] == 1


@pytest.mark.rule("ATH-B.6.16", "ATH-B.13.2")
def test_with_the_hermit_nobody_is_contaminated() -> None:
    """Card 008"""
    s = lay(sites={1: "contaminated_warehouse"}, crew={"red": "hermit red_leader"})
    play(gather(s, party="red_leader hermit"), "item:fuel", "do:pass")
    assert s.reserve[P_CONTAMINATION] == SUPPLY[P_CONTAMINATION]
    s = lay(sites={1: "contaminated_warehouse"}, crew={"red": "hermit red_leader"})
    play(gather(s, party="red_leader"), "item:fuel", "do:pass")
    assert s.contamination[CARD.index("red_leader")] == 1, "the Hermit has to take part"


@pytest.mark.rule("ATH-B.13.13", "ATH-B.6.16")
def test_a_hazmat_suit_at_a_contaminated_location() -> None:
    s = lay(sites={1: "contaminated_warehouse"}, objects={"red": "hazmat_suit"})
    play(gather(s), "item:fuel", "do:pass")
    assert options(s) == {"card:red_leader", "object:hazmat_suit"}
    play(s, "object:hazmat_suit")
    assert s.contamination[CARD.index("red_leader")] == 0 and held(s, "red") == []


@pytest.mark.rule("ATH-B.13.10")
def test_the_hunter_finds_food_besides() -> None:
    """Card 010: once in a Gather action, after the other gains."""
    s = lay("alpha", sites={1: "gas_station"}, crew={"red": "hunter"})
    play(gather(s, party="hunter"), "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 2, "food": 1}
    s = lay("alpha", sites={1: "gas_station"}, crew={"red": "hunter red_leader"})
    play(gather(s), "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 2}, "the Hunter has to take part"
    s = lay("alpha", sites={1: "gas_station"}, crew={"red": "hunter"}, without="hunter")
    play(gather(s, party="hunter"), "do:pass")
    assert load(s, "red") == {}


@pytest.mark.rule("ATH-B.13.10")
def test_the_hunter_does_not_hunt_elsewhere() -> None:
    s = lay("alpha", sites={3: "roof_rack"}, crew={"red": "hunter"})
    play(run(s, Explore(0)), "site:3", "card:red_truck")
    assert load(s, "red") == {}


@pytest.mark.rule("ATH-B.13.10")
def test_the_scavenger_takes_one_item_more() -> None:
    """Card 029"""
    s = lay("alpha", sites={1: "gas_station"}, crew={"red": "scavenger"})
    play(gather(s, party="scavenger"), "item:fuel", "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 3} and discards(s) == ["gas_station"]
    s = lay("alpha", sites={1: "gas_station"}, crew={"red": "scavenger"}, without="scavenger")
    play(gather(s, party="scavenger"), "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 2} and question(s) == "Rest"


@pytest.mark.rule("ATH-B.13.10", "ATH-X.13.5")
def test_the_mimic_copies_the_scavenger_only_if_it_takes_part() -> None:
    s = lay(sites={1: "gas_station"}, crew={"red": "mimic_android red_leader"})
    s.copied = Card(CARD.index("scavenger"))
    play(gather(s, party="mimic_android"), "item:fuel", "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 3}
    s = lay(sites={1: "gas_station"}, crew={"red": "mimic_android red_leader"})
    s.copied = Card(CARD.index("scavenger"))
    play(gather(s, party="red_leader"), "item:fuel", "item:fuel")
    assert load(s, "red") == {"fuel": 2} and question(s) == "Act"


@pytest.mark.rule("ATH-B.2.10", "ATH-B.6.14")
def test_what_has_no_room_is_discarded() -> None:
    s = lay(sites={1: "abandoned_store"}, load={"red": "ammo 4"})
    play(gather(s), "item:fuel")
    assert question(s) == "Overflow"
    play(s, "item:ammo")
    assert question(s) == "Gather" and load(s, "red") == {"ammo": 3, "fuel": 1}
