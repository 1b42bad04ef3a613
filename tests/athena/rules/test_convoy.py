"""Cards of the convoy. ATH-B.2.1 to 2.4, 2.13 to 2.17, B.0.9, 0.10"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.pieces import P_DAMAGE, SUPPLY
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.rules.convoy import TakeCard, can_mount
from astrarium.games.athena.state import Athena
from tables.athena import convoy, damaged, discards, lay
from tables.playing import options, play, question, run


def get(s: Athena, card: str) -> Athena:
    """Red takes a card from the deck, or from the Loot."""
    index = Card(CARD.index(card))
    for cards in (s.deck.cards, s.loot.cards):
        if index in cards:
            cards.remove(index)
    s.incoming.append(index)
    return run(s, TakeCard(Player(0), index))


@pytest.mark.rule("ATH-B.2.1", "ATH-B.2.2", "ATH-B.2.13")
def test_a_new_truck_replaces_the_old_one_with_its_damage() -> None:
    s = lay("beta", convoy={"red": "red_truck+roof_rack red_container"}, damage="red_truck.3")
    get(s, "battle_rig")
    assert convoy(s, "red") == "battle_rig+roof_rack red_container"
    assert damaged(s, "red") == set()
    assert s.reserve[P_DAMAGE] == SUPPLY[P_DAMAGE]
    assert discards(s) == ["red_truck"]


@pytest.mark.rule("ATH-B.2.3", "ATH-B.2.13")
def test_a_weak_truck_drops_trailers() -> None:
    s = lay("beta", convoy={"red": "red_truck red_container+roof_rack rusty_container_1"})
    get(s, "old_pickup")
    assert question(s) == "DropTrailer"
    assert options(s) == {"card:red_container", "card:rusty_container_1"}
    play(s, "card:red_container")
    assert convoy(s, "red") == "old_pickup rusty_container_1"
    assert discards(s) == ["red_truck", "roof_rack", "red_container"]


@pytest.mark.rule("ATH-B.2.14", "ATH-B.2.17")
def test_a_trailer_is_appended_or_replaces_one() -> None:
    s = get(lay("beta"), "armoured_container")
    assert options(s) == {"do:append", "card:red_container"}
    assert convoy(play(s, "do:append"), "red") == "red_truck red_container armoured_container"
    s = play(get(lay("beta"), "armoured_container"), "card:red_container")
    assert convoy(s, "red") == "red_truck armoured_container"


@pytest.mark.rule("ATH-B.2.3")
def test_full_traction_leaves_only_replacing() -> None:
    s = lay("beta", convoy={"red": "red_truck red_container rusty_container_1"})
    assert options(get(s, "caravan")) == {"card:red_container", "card:rusty_container_1"}


@pytest.mark.rule("ATH-B.2.4", "ATH-B.2.14")
def test_a_trailer_without_a_slot_loses_the_device() -> None:
    s = lay("beta", convoy={"red": "red_truck red_container+roof_rack"})
    play(get(s, "fuel_tanker"), "card:red_container")
    assert convoy(s, "red") == "red_truck fuel_tanker"
    assert sorted(discards(s)) == ["red_container", "roof_rack"]


@pytest.mark.rule("ATH-B.2.15", "ATH-B.2.4")
def test_a_device_goes_on_a_vehicle_or_replaces_a_device() -> None:
    s = lay("beta", convoy={"red": "red_truck+roof_rack red_container fuel_tanker"}, damage="roof_rack.1")
    get(s, "machine_gun")
    assert options(s) == {"card:red_truck", "card:red_container"}
    play(s, "card:red_truck")
    assert convoy(s, "red") == "red_truck+machine_gun red_container fuel_tanker"
    assert discards(s) == ["roof_rack"] and s.reserve[P_DAMAGE] == SUPPLY[P_DAMAGE]


@pytest.mark.rule("ATH-B.2.16", "ATH-B.2.10")
def test_less_room_means_overflow() -> None:
    s = lay("beta", load={"red": "food 2 fuel 1 ammo 1"})
    play(get(s, "fuel_tanker"), "card:red_container")
    assert question(s) == "Overflow"
    assert options(s) == {"item:food", "item:ammo", "card:red_leader", "card:red_co_pilot"}


@pytest.mark.rule("ATH-B.0.10", "ATH-B.2.13")
def test_a_loot_card_goes_to_the_box() -> None:
    s = lay("beta", convoy={"red": "warlords_rig red_container"})
    get(s, "battle_rig")
    assert Card(CARD.index("warlords_rig")) in s.removed and discards(s) == []


@pytest.mark.rule("ATH-B.0.9")
def test_a_start_card_goes_to_the_discard_pile() -> None:
    s = play(get(lay("beta"), "armoured_container"), "card:red_container")
    assert discards(s) == ["red_container"]


@pytest.mark.rule("ATH-B.2.15")
def test_a_device_without_a_vehicle_to_carry_it_cannot_be_mounted() -> None:
    s = lay("beta")
    assert can_mount(s, Player(0), Card(CARD.index("machine_gun")))
    s.vehicles[0] = [Card(CARD.index("fuel_tanker"))]
    assert not can_mount(s, Player(0), Card(CARD.index("machine_gun")))
