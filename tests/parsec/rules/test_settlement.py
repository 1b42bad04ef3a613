"""Settlement and starting cards. PAR-5"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.rules.settlement import Settle, StartGoods, open_planets, settlement
from astrarium.games.parsec.state import Parsec
from tables.parsec import at, begun, dice, goods, hand, kinds, lay, run, shop, station
from tables.playing import asked, options, play, question, some


def settled(s: Parsec, player: int, first: bool) -> Parsec:
    return run(s, Settle(Player(player), first))


@pytest.mark.rule("PAR-5.1")
def test_two_rounds_in_the_same_order() -> None:
    s = lay("REF4", "red blue green")
    s.first = Player(1)
    order = [step.player for step in settlement(s) if isinstance(step, Settle)]
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("PAR-5.2", "PAR-5.3")
def test_colony_and_cargo_together_on_a_free_hex_of_the_planet() -> None:
    s = lay(units={"0.2": "blue colony cargo", "1.1": "red colony"})
    settled(dice(s, 1), 0, True)
    assert some(s, "hex") == {"1.2", "2.2", "0.1", "0.3", "1.3"}
    play(s, "hex:2.2")
    assert kinds(s, "2.2") == "red colony cargo"


@pytest.mark.rule("PAR-5.2")
def test_of_two_planets_with_the_number_one_is_chosen() -> None:
    s = settled(dice(lay("REF2B"), 1), 0, True)
    assert some(s, "planet") == {"tharsis_nova", "elyon"}
    play(s, "planet:elyon")
    assert question(s) == "SettleHex" and len(options(s)) == 7


@pytest.mark.rule("PAR-5.4", "PAR-5.5")
def test_the_first_roll_is_repeated_until_a_number_is_available() -> None:
    s = settled(dice(lay(), 3, 5, 6, 3, 2), 0, True)
    assert question(s) == "SettleHex" and "2.9" in some(s, "hex")


@pytest.mark.rule("PAR-5.4", "PAR-5.5", "PAR-5.6", "PAR-5.7")
def test_r22_settlement_fails_twice() -> None:
    s = lay(units={"2.9": "red colony cargo"})
    settled(dice(s, 3, 5), 0, False)
    assert (question(s), kinds(s, "2.9"), s.free[0]) == ("Rest", "red colony cargo cargo", 1)


@pytest.mark.rule("PAR-5.6")
def test_the_second_time_a_number_that_is_available_is_not_rolled_again() -> None:
    s = lay(units={"2.9": "red colony cargo"})
    settled(dice(s, 3, 4), 0, False)
    assert question(s) == "SettleHex" and "14.2" in some(s, "hex")


@pytest.mark.rule("PAR-5.4")
def test_t55_settlement_on_a_full_planet() -> None:
    s = lay()
    for hex in ("14.8", "13.8", "15.8", "13.7", "14.7", "13.9"):
        station(s, hex, "blue colony")
    assert open_planets(s, 8)
    station(s, "14.9", "red colony")
    assert not open_planets(s, 8)
    settled(dice(s, 8, 2), 0, True)
    assert "2.9" in some(s, "hex")


@pytest.mark.rule("PAR-5.8", "PAR-5.9", "PAR-6.6", "PAR-12.1")
def test_t54_free_colony() -> None:
    s = lay(units={"0.2": "red colony", "1.2": "red colony", "2.2": "red colony", "2.9": "red cargo"}, free="red")
    assert s.colonies(Player(0)) == 3
    shop(s, "red")
    assert options(s) == {"do:free_colony", "do:end"}
    play(s, "do:free_colony")
    assert kinds(s, "2.9") == "red colony cargo" and s.free[0] == 0
    assert s.colonies(Player(0)) == 4


@pytest.mark.rule("PAR-5.8")
def test_a_free_colony_needs_a_cargo_on_a_free_planet_hex() -> None:
    s = lay(units={"0.2": "red colony cargo", "5.5": "red cargo"}, free="red", goods={"red": "0 2 0"})
    shop(s, "red")
    assert options(s) == {"do:buy_event", "do:end"}


@pytest.mark.rule("PAR-5.10")
def test_three_cards_of_choice_and_an_event() -> None:
    s = run(lay(), StartGoods(0, ()))
    assert some(s, "amount") == {"0", "1", "2", "3"}
    play(s, "amount:1")
    assert some(s, "amount") == {"0", "1", "2"}
    play(s, "amount:2")
    assert goods(s, "red") == (1, 2, 0) and question(s) == "Rest"


@pytest.mark.rule("PAR-5.10", "PAR-5.11")
def test_everybody_begins_with_an_event_card_that_is_usable_at_once() -> None:
    s = begun(4)
    for player in range(4):
        assert len(s.events[player]) == 1 and s.fresh[player] == 0
    assert len(s.goods[s.first]) >= 3
    assert asked(s) and hand(s, asked(s))


@pytest.mark.rule("PAR-4.12")
def test_two_colonies_and_two_cargos_each() -> None:
    s = begun(4)
    for player in range(4):
        colour = s.player_ids()[player]
        assert s.colonies(Player(player)) + s.free[player] == 2
        assert at(s, f"{colour}.cargo.2") and not at(s, f"{colour}.cargo.3")
