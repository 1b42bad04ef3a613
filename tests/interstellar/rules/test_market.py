"""The market, and the Black Market. INT-11, 12.9"""

import pytest

from astrarium.games.interstellar.components import BLACK_MARKET, MARKET_TOKEN, RESOURCES, Resource
from astrarium.games.interstellar.rules.market import buy_price, sell_price
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, lay, market, reserve, words
from tables.playing import asked, options, play, question, some


def trading(facts: str, stock: str = "", token: str = "market", without: str = "") -> Interstellar:
    """Light blue has played Market, or another token."""
    return play(act(market(lay(light_blue=facts, without=without), stock)), f"token:{token}")


@pytest.mark.rule("INT-11.3", "INT-11.4")
def test_w14_buying_two_yellows() -> None:
    s = trading("fuel 8", "3 yellow")
    play(s, "do:buy", "amount:2")
    assert (s.fuel[0], reserve(s, "light_blue"), words(s.market)) == (0, "2 yellow", "1 yellow")


@pytest.mark.rule("INT-11.2", "INT-11.4")
def test_w14_selling_a_green_brings_five_fuel() -> None:
    s = trading("cubes 1 green")
    play(s, "do:sell")
    assert (s.fuel[0], reserve(s, "light_blue"), words(s.market)) == (5, "", "1 green")


@pytest.mark.rule("INT-1.4", "INT-11.4")
def test_prices() -> None:
    assert [sell_price(MARKET_TOKEN, Resource(resource)) for resource in range(RESOURCES)] == [3, 4, 5, 6, 7]
    assert [buy_price(MARKET_TOKEN, Resource(resource)) for resource in range(RESOURCES)] == [3, 4, 5, 6, 7]


@pytest.mark.rule("INT-12.9")
def test_prices_on_the_black_market() -> None:
    assert [sell_price(BLACK_MARKET, Resource(resource)) for resource in range(RESOURCES)] == [4, 5, 6, 7, 8]
    assert [buy_price(BLACK_MARKET, Resource(resource)) for resource in range(RESOURCES)] == [2, 3, 4, 5, 6]


@pytest.mark.rule("INT-11.1")
def test_one_transaction_is_one_colour_and_any_number() -> None:
    s = trading("fuel 20, cubes 2 red 3 blue", "4 red 2 purple")
    assert options(s) == {"do:sell", "do:buy", "do:decline"}
    play(s, "do:sell")
    assert options(s) == {"resource:red", "resource:blue"}
    play(s, "resource:blue")
    assert s.legal_names == ("amount:1", "amount:2", "amount:3")
    play(s, "amount:2")
    assert s.fuel[0] == 32 and reserve(s, "light_blue") == "2 red 1 blue" and asked(s) == "brown"


@pytest.mark.rule("INT-11.3")
def test_only_what_is_there_and_can_be_paid_is_bought() -> None:
    s = trading("fuel 7", "4 red 2 purple 1 blue")
    play(s, "do:buy")
    assert some(s, "resource") == {"red", "blue", "purple"}
    play(s, "resource:red")
    assert some(s, "amount") == {"1", "2"}
    s = trading("fuel 6", "1 purple")
    assert asked(s) == "brown"


@pytest.mark.rule("INT-11.2", "INT-5.6")
def test_t21_selling_into_a_full_market() -> None:
    s = trading("cubes 3 green", "9 red")
    play(s, "do:sell", "amount:3")
    assert s.fuel[0] == 15 and words(s.market) == "9 red"


@pytest.mark.rule("INT-11.2")
def test_the_excess_goes_to_the_supply() -> None:
    s = trading("cubes 3 green", "7 red")
    play(s, "do:sell", "amount:3")
    assert s.fuel[0] == 15 and words(s.market) == "7 red 2 green"


@pytest.mark.rule("INT-11.6")
def test_t22_no_round_trip() -> None:
    s = trading("cubes 3 red 1 blue, fuel 9, extra black_market", "2 yellow")
    s.hand[1] = []
    play(s, "do:sell", "resource:red", "amount:1", "do:repeat")
    assert options(s) == {"do:sell", "do:buy"}
    play(s, "do:buy")
    assert question(s) == "BuyAmount", "yellow is the only colour that may be bought"
    play(s, "amount:1", "do:repeat", "do:sell")
    assert some(s, "resource") == {"red", "blue"}
    why = {s.game.atoms.names[refusal.atom]: refusal.reason.key for refusal in s.refused()}
    assert why == {"resource:yellow": "refused-just-bought"}
    play(s, "resource:blue", "do:repeat", "do:sell", "amount:2")
    assert reserve(s, "light_blue") == "1 yellow"
    play(s, "token:black_market", "do:buy")
    assert some(s, "resource") == {"red", "yellow", "blue"}, "under another token the restriction is gone"


@pytest.mark.rule("INT-11.6")
def test_what_was_sold_is_refused_with_a_reason() -> None:
    s = trading("cubes 1 red, fuel 9", "1 yellow 1 blue 1 purple")
    play(s, "do:sell", "do:pass", "do:repeat")
    assert question(s) == "Buy", "there is nothing left to sell"
    why = {s.game.atoms.names[refusal.atom]: refusal.reason.key for refusal in s.refused()}
    assert why == {"resource:red": "refused-just-sold"}
    s = trading("fuel 5", "1 red 1 yellow 1 purple")
    play(s, "do:buy")
    assert {s.game.atoms.names[refusal.atom] for refusal in s.refused()} == {"resource:purple"}


@pytest.mark.rule("INT-4.6")
def test_a_repeated_market_must_be_used() -> None:
    s = trading("cubes 2 red, fuel 9", "1 yellow")
    play(s, "do:decline", "do:pass", "do:repeat")
    assert options(s) == {"do:sell", "do:buy"}


@pytest.mark.rule("INT-4.3", "INT-3.10")
def test_a_market_with_nothing_to_trade_cannot_be_repeated() -> None:
    s = trading("cubes 1 red, fuel 0")
    play(s, "do:sell", "do:pass")
    assert s.fuel[0] == 3 and "do:repeat" not in options(s)


@pytest.mark.rule("INT-11.5", "INT-1.10")
def test_fuel_in_the_hold_buys_nothing() -> None:
    s = trading("explorer mars, hold 20 fuel", "1 red")
    assert asked(s) == "brown"


@pytest.mark.rule("INT-5.3")
def test_a_higher_cube_is_no_substitute_on_the_market() -> None:
    s = trading("cubes 1 purple")
    play(s, "do:sell")
    assert s.fuel[0] == 7


@pytest.mark.rule("INT-12.9", "INT-12.6")
def test_black_market_sells_for_more() -> None:
    s = trading("cubes 2 green, extra black_market", token="black_market")
    play(s, "do:sell", "amount:2")
    assert s.fuel[0] == 12 and words(s.market) == "2 green"


@pytest.mark.rule("INT-12.9", "INT-12.6")
def test_black_market_buys_for_less_and_only_once() -> None:
    s = trading("fuel 12, extra black_market", "3 green", token="black_market")
    play(s, "do:buy", "amount:2", "do:pass")
    assert s.fuel[0] == 4 and reserve(s, "light_blue") == "2 green" and "do:repeat" not in options(s)


@pytest.mark.rule("INT-12.9")
def test_black_market_can_be_declined() -> None:
    s = trading("fuel 12, extra black_market", "3 green", token="black_market")
    play(s, "do:decline")
    assert s.fuel[0] == 12 and asked(s) == "brown"


def test_without_its_effect_black_market_does_nothing() -> None:
    s = trading("fuel 12, extra black_market", "3 green", token="black_market", without="black_market")
    assert asked(s) == "brown"


@pytest.mark.rule("INT-11.1", "INT-11.2")
def test_more_than_99_cubes_can_be_sold_in_one_transaction() -> None:
    s = trading("cubes 150 red")
    play(s, "do:sell", "amount:99")
    assert question(s) == "SellMore" and s.legal_names == tuple(f"amount:{number}" for number in range(52))
    play(s, "amount:51")
    assert s.fuel[0] == 450 and reserve(s, "light_blue") == "" and words(s.market) == "9 red" and asked(s) == "brown"
    s = trading("cubes 100 red")
    play(s, "do:sell", "amount:99", "amount:0")
    assert s.fuel[0] == 297 and reserve(s, "light_blue") == "1 red" and asked(s) == "brown"
