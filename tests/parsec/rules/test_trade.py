"""Trade between players, the Space Port, transit and tolls. PAR-8.5 to 8.8, 10"""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import HEX, MOST_OFFERS, UNIT, Resource, Unit
from astrarium.games.parsec.rules.goods import steal_good
from astrarium.games.parsec.rules.trade import AnswerCounter, AnswerTrade, AskGoods, are_linked
from astrarium.games.parsec.rules.transit import AnswerTransit, transit_hexes
from astrarium.games.parsec.state import Parsec
from astrarium.mechanisms.portions import Portions
from tables.parsec import act, end_turn, goods, hand, lay, move, station, under, who
from tables.playing import asked, options, pending, play, question, some

TWO_COLONIES = {"2.2": "red colony", "3.2": "blue cargo"}


def linked(s: Parsec, one: str = "red", other: str = "blue") -> bool:
    there = are_linked(s, who(s, one), who(s, other))
    assert there == are_linked(s, who(s, other), who(s, one)), "a link holds both ways"
    return there


# Links


@pytest.mark.rule("PAR-10.1")
@pytest.mark.parametrize(
    ("units", "there"),
    [
        ({"2.2": "red colony", "3.2": "blue cargo"}, True),
        ({"2.2": "red colony", "1.2": "blue colony"}, True),
        ({"4.4": "red cargo", "5.4": "blue cargo"}, True),
        ({"7.3": "red cargo", "9.2": "blue cargo"}, True),
        ({"4.4": "red fighter", "5.4": "blue cargo"}, False),
        ({"4.4": "red cargo", "6.4": "blue cargo"}, False),
        ({"7.3": "red cargo", "5.4": "blue cargo"}, False),
    ],
)
def test_t43_trade_links(units: dict[str, str], there: bool) -> None:
    """T43: neighbours of cargo or colony, or both docked anywhere in the port; warships link nobody."""
    assert linked(lay(units=units)) == there


@pytest.mark.rule("PAR-10.3")
def test_a_carried_cargo_links_nobody() -> None:
    assert not linked(lay(units={"4.4": "red transport with cargo", "5.4": "blue cargo"}))


@pytest.mark.rule("PAR-10.1", "PAR-10.2")
def test_a_goods_teleport_links_two_players_for_the_turn() -> None:
    s = lay(units={"2.2": "red colony", "16.4": "blue cargo"}, goods={"red": "1 0 0", "blue": "0 1 0"})
    assert "do:trade" not in options(act(s, "red"))
    under(s, "red", "E08", victim=who(s, "blue"))
    assert "do:trade" in options(act(s, "red"))


@pytest.mark.rule("PAR-10.2")
def test_nobody_trades_with_themselves() -> None:
    s = lay(
        units={"2.2": "red colony", "3.2": "red cargo", "16.4": "blue cargo"}, goods={"red": "1 1 0", "blue": "1 0 0"}
    )
    assert "do:trade" not in options(act(s, "red"))


# The offer


@pytest.mark.rule("PAR-10.2", "PAR-10.4", "PAR-10.5", "PAR-10.6")
def test_an_accepted_offer_moves_cards_both_ways() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "3 0 1", "blue": "0 2 0"}), "red")
    play(s, "do:trade", "amount:2", "amount:0", "amount:1", "amount:0")
    assert (asked(s), question(s)) == ("blue", "AnswerTrade")
    play(s, "do:accept")
    assert goods(s, "red") == (1, 1, 1) and goods(s, "blue") == (2, 1, 0)
    assert (asked(s), question(s)) == ("red", "Act")


@pytest.mark.rule("PAR-10.5")
def test_no_type_goes_both_ways_and_nothing_is_given_away() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "9 9 9", "blue": "3 3 3"}), "red")
    play(s, "do:trade")
    assert some(s, "amount") == {str(number) for number in range(10)}, "as many as there are"
    play(s, "amount:4")
    assert some(s, "amount") == {str(number) for number in range(10)}
    play(s, "amount:1")
    # All three types cannot be given: something must be left to ask for.
    assert question(s) == "AskGoods"
    # Titanium and Gold are given, so only Energy can be asked for, one card at least; blue holds nine of something.
    assert some(s, "amount") == {str(number) for number in range(1, 10)}


@pytest.mark.rule("PAR-10.5")
def test_a_trade_is_as_large_as_the_hands_allow() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "40 20 0", "blue": "0 0 70"}), "red")
    play(s, "do:trade", "amount:40", "amount:20", "amount:70", "do:accept")
    assert goods(s, "red") == (0, 0, 70) and goods(s, "blue") == (40, 20, 0)


@pytest.mark.rule("PAR-10.5")
def test_something_must_be_given() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "0 1 1", "blue": "1 0 0"}), "red")
    play(s, "do:trade", "amount:0")
    assert pending(s, AskGoods).give == (0, 0, 1)


@pytest.mark.rule("PAR-10.6")
def test_t44_refused_for_lack_of_cards() -> None:
    """T44: who lacks the cards asked for can only refuse, or offer something else that he holds."""
    s = act(lay(units=TWO_COLONIES, goods={"red": "1 0 0", "blue": "0 3 1"}), "red")
    play(s, "do:trade", "amount:0", "amount:2")
    assert pending(s, AnswerTrade).ask == (0, 0, 2)
    assert options(s) == {"do:refuse", "do:counter"}
    play(s, "do:counter")
    assert (asked(s), question(s)) == ("blue", "GiveInstead")
    play(s, "amount:2", "amount:0", "amount:1")
    assert (asked(s), question(s)) == ("red", "AnswerCounter")
    assert options(s) == {"do:accept", "do:refuse"}
    play(s, "do:accept")
    assert goods(s, "red") == (0, 2, 0) and goods(s, "blue") == (1, 1, 1)


@pytest.mark.rule("PAR-10.6")
def test_the_active_player_who_lacks_the_cards_can_only_refuse_the_counter_offer() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "1 1 0", "blue": "0 0 2"}), "red")
    play(s, "do:trade", "amount:1", "amount:0", "amount:0", "amount:1")
    play(s, "do:counter", "amount:1", "amount:2")
    assert (asked(s), question(s)) == ("red", "AnswerCounter")
    counter = pending(s, AnswerCounter)
    assert (counter.give, counter.ask) == ((0, 0, 1), (2, 0, 0))
    assert options(s) == {"do:refuse"}
    play(s, "do:refuse")
    assert goods(s, "red") == (1, 1, 0) and goods(s, "blue") == (0, 0, 2)


@pytest.mark.rule("PAR-10.6")
@pytest.mark.parametrize("counter", [False, True], ids=["offer", "counter-offer"])
def test_whoever_offers_cards_holds_them_on_every_table_that_others_imagine(counter: bool) -> None:
    """Thefts hid what both hold; a bot that weighs the offer must be able to accept it."""
    s = act(lay("REF4", "red blue green", TWO_COLONIES, goods={"red": "3 2 2", "blue": "2 2 3"}), "red")
    for _ in range(3):
        steal_good(s, Player(2), Player(0))
        steal_good(s, Player(2), Player(1))
    play(s, "do:trade")
    while question(s) in ("GiveGoods", "AskGoods"):
        play(s, max(options(s)) if question(s) == "GiveGoods" else min(options(s)))
    if counter:
        play(s, "do:counter")
        while question(s) in ("GiveInstead", "AskInstead"):
            play(s, max(options(s)) if question(s) == "GiveInstead" else min(options(s)))
    offer = pending(s, AnswerCounter) if counter else pending(s, AnswerTrade)
    assert sum(offer.give) > 1
    for number in range(30):
        imagined = s.imagine(s.player, seeded(number, "trade"))
        assert isinstance(imagined, Parsec)
        assert all(imagined.holds(offer.proposer, Resource(kind)) >= given for kind, given in enumerate(offer.give))


HAGGLING = TWO_COLONIES | {"10.4": "red cargo"}


def offers(s: Parsec, answer: str) -> Parsec:
    """Red offers one Titanium for one Gold."""
    play(s, "do:trade")
    while question(s) in ("GiveGoods", "AskGoods"):
        wanted = (1, 0, 0) if question(s) == "GiveGoods" else (0, 1, 0)
        play(s, f"amount:{wanted[len(pending(s, Portions).counts)]}")
    return play(s, *answer.split())


@pytest.mark.rule("PAR-10.6")
def test_three_refused_offers_a_turn_to_one_partner() -> None:
    s = act(lay(units=HAGGLING, goods={"red": "1 0 0", "blue": "0 2 0"}), "red")
    for _ in range(3):
        assert "do:trade" in options(s)
        offers(s, "do:refuse")
    assert "do:trade" not in options(s)
    end_turn(s, "red")
    assert "do:trade" in options(act(s, "red"))


@pytest.mark.rule("PAR-10.6")
def test_a_counter_offer_that_is_refused_makes_a_refused_offer() -> None:
    s = act(lay(units=HAGGLING, goods={"red": "2 0 0", "blue": "0 2 0"}), "red")
    for _ in range(3):
        offers(s, "do:counter amount:1")
        play(s, "amount:1", "amount:0", "do:refuse")
    assert "do:trade" not in options(s)


@pytest.mark.rule("PAR-10.2", "PAR-10.6")
def test_trades_that_both_want_are_not_counted() -> None:
    s = act(lay(units=HAGGLING, goods={"red": "9 0 0", "blue": "0 9 0"}), "red")
    for _ in range(8):
        offers(s, "do:accept")
    assert goods(s, "red") == (1, 8, 0) and "do:trade" in options(s)
    for _ in range(2):
        offers(s, "do:refuse")
    assert "do:trade" in options(s), "one more may be refused"


@pytest.mark.rule("PAR-10.6")
def test_two_who_swap_for_ever_are_stopped_some_time() -> None:
    s = act(lay(units=HAGGLING, goods={"red": "1 0 0", "blue": "0 1 0"}), "red")
    trades = 0
    while "do:trade" in options(s):
        play(s, "do:trade")
        while question(s) == "AskGoods":
            play(s, "amount:1" if "amount:1" in options(s) else "amount:0")
        play(s, "do:accept")
        trades += 1
    assert trades == MOST_OFFERS > 15, "a bound that no person meets"


@pytest.mark.rule("PAR-10.2", "PAR-10.6")
def test_whoever_has_no_cards_is_not_asked() -> None:
    s = act(lay(units=TWO_COLONIES, goods={"red": "1 0 0"}), "red")
    assert "do:trade" not in options(s)


# The port


@pytest.mark.rule("PAR-10.7")
def test_r1_port_exchange() -> None:
    """R1: 2 Gold and 1 Energy for 1 Titanium."""
    s = act(lay(units={"7.3": "red cargo"}, goods={"red": "0 2 1"}), "red")
    before = s.stacks.copy()
    play(s, "do:port")
    assert question(s) == "TakeInExchange", "there is only one way to pay"
    play(s, "resource:ti")
    assert goods(s, "red") == (1, 0, 0)
    assert [now - old for now, old in zip(s.stacks, before, strict=True)] == [-1, 2, 1]
    assert "do:port" not in options(s)


@pytest.mark.rule("PAR-10.7")
def test_an_exchange_needs_a_docked_cargo_and_three_cards() -> None:
    assert "do:port" not in options(act(lay(units={"4.4": "red cargo"}, goods={"red": "9 9 9"}), "red"))
    assert "do:port" not in options(act(lay(units={"7.3": "red cargo"}, goods={"red": "1 1 0"}), "red"))


@pytest.mark.rule("PAR-10.7")
def test_which_cards_are_paid_is_free() -> None:
    s = act(lay(units={"7.3": "red cargo"}, goods={"red": "2 2 2"}), "red")
    play(s, "do:port")
    assert some(s, "amount") == {"0", "1", "2"}
    play(s, "amount:0")
    assert some(s, "amount") == {"1", "2"}
    play(s, "amount:1", "resource:en")
    assert goods(s, "red") == (2, 1, 1)


@pytest.mark.rule("PAR-10.11", "PAR-10.12", "PAR-10.13")
def test_t42_sell_needs_a_dock() -> None:
    """T42: a yellow card brings 2 Gold and goes under the deck, seen by all; a new card cannot be sold yet."""
    yellow = "E13"
    s = lay(units={"4.4": "red cargo"}, events={"red": yellow})
    assert "do:sell" not in options(act(s, "red"))
    s = act(lay(units={"7.3": "red cargo"}, events={"red": yellow}), "red")
    play(s, "do:sell")
    assert goods(s, "red") == (0, 2, 0) and hand(s, "red") == []
    fresh = act(lay(units={"7.3": "red cargo"}, events={"red": yellow}, fresh={"red": 1}), "red")
    assert "do:sell" not in options(fresh)


# Transit

CROSSING = {"3.5": "red cargo", "4.5": "blue cruiser"}


def asks(s: Parsec, *pay: str) -> Parsec:
    """Red's cargo asks to cross the cruiser."""
    play(act(s, "red"), "unit:red.cargo.1", "do:transit")
    return play(s, *pay)


@pytest.mark.rule("PAR-8.7", "PAR-8.8")
def test_t45_toll() -> None:
    """T45: the owner names a toll, the mover pays, the cargo passes but cannot stop there."""
    s = asks(lay(units=CROSSING, goods={"red": "0 2 0"}), "amount:0")
    assert (asked(s), question(s)) == ("blue", "AnswerTransit")
    play(s, "do:counter", "amount:0", "amount:2", "amount:0")
    assert (asked(s), question(s)) == ("red", "AnswerToll")
    play(s, "do:accept")
    assert goods(s, "blue") == (0, 2, 0)
    move(s, "red.cargo.1", "5.5")
    assert s.at[UNIT.index("red.cargo.1")] == HEX.index("5.5")


@pytest.mark.rule("PAR-8.5", "PAR-8.8")
def test_a_crossed_hex_is_no_place_to_stop_and_only_that_vessel_passes() -> None:
    s = lay(units=CROSSING | {"3.3": "red cargo"})
    asks(s)
    play(s, "do:accept", "unit:red.cargo.1")
    assert "4.5" not in some(s, "hex") and "6.5" not in some(lay_around(s), "hex")


def lay_around(s: Parsec) -> Parsec:
    """The same table as the other cargo sees it."""
    return play(act(s, "red"), "unit:red.cargo.2")


@pytest.mark.rule("PAR-8.8")
def test_whoever_offers_a_toll_holds_it_on_every_table_that_others_imagine() -> None:
    """A theft hid what red holds; a bot that weighs whether to let the cargo pass must be able to accept."""
    s = lay("REF4", "red blue green", CROSSING, goods={"red": "3 3 2"})
    for _ in range(3):
        steal_good(s, Player(2), Player(0))
    asks(s)
    while question(s) == "OfferToll":
        play(s, max(options(s)))
    offer = pending(s, AnswerTransit)
    assert sum(offer.pay) > 1
    for number in range(30):
        imagined = s.imagine(s.player, seeded(number, "transit"))
        assert isinstance(imagined, Parsec)
        assert all(imagined.holds(offer.proposer, Resource(kind)) >= given for kind, given in enumerate(offer.pay))


@pytest.mark.rule("PAR-8.8")
def test_allowing_takes_the_payment_offered() -> None:
    s = asks(lay(units=CROSSING, goods={"red": "1 1 1"}), "amount:1", "amount:0", "amount:1")
    assert pending(s, AnswerTransit).pay == (1, 0, 1)
    play(s, "do:accept")
    assert goods(s, "red") == (0, 1, 0) and goods(s, "blue") == (1, 0, 1)


@pytest.mark.rule("PAR-8.8")
def test_who_lacks_the_cards_can_only_decline_the_toll() -> None:
    s = asks(lay(units=CROSSING, goods={"red": "1 0 0"}), "amount:0")
    play(s, "do:counter", "amount:0", "amount:0", "amount:4")
    assert options(s) == {"do:refuse"}


@pytest.mark.rule("PAR-8.8")
def test_one_request_for_each_vessel_and_hex_in_a_turn() -> None:
    s = lay(units=CROSSING)
    cargo = Unit(UNIT.index("red.cargo.1"))
    assert transit_hexes(act(s, "red"), cargo) == [HEX.index("4.5")]
    asks(s)
    play(s, "do:refuse")
    assert transit_hexes(s, cargo) == []
    end_turn(s, "red")
    assert transit_hexes(act(s, "red"), cargo) == [HEX.index("4.5")]


@pytest.mark.rule("PAR-8.6", "PAR-8.8")
def test_a_colony_holds_its_hex_too() -> None:
    s = act(lay(units={"3.2": "red cargo", "2.2": "blue colony"}), "red")
    assert transit_hexes(s, Unit(UNIT.index("red.cargo.1"))) == [HEX.index("2.2")]


@pytest.mark.rule("PAR-8.8")
def test_no_transit_is_asked_for_where_the_move_would_end() -> None:
    """E28: a gravity well lets nobody out again, so to cross a hex in it leads nowhere."""
    s = lay(units=CROSSING)
    under(s, "blue", "E28", hex=HEX.index("5.5"))
    act(s, "red")
    assert transit_hexes(s, Unit(UNIT.index("red.cargo.1"))) == []
    assert "do:transit" not in options(play(s, "unit:red.cargo.1"))


@pytest.mark.rule("PAR-8.8")
def test_no_transit_is_asked_for_that_leads_nowhere() -> None:
    """Behind the hex in the corner everything is held by others, too far away to be crossed as well."""
    s = lay(units={"0.1": "red cargo", "1.1": "blue cruiser", "0.2": "blue cruiser", "1.2": "blue fighter"})
    cargo = Unit(UNIT.index("red.cargo.1"))
    asked_for = {HEX.ids[hex] for hex in transit_hexes(act(s, "red"), cargo)}
    assert asked_for == {"1.1", "0.2", "1.2"}, "one, two or three of them are crossed"
    s = lay(units={"0.1": "red fighter", "1.1": "blue cruiser", "0.2": "blue cruiser", "1.2": "blue fighter"})
    for hex in ("2.1", "2.2", "0.3", "1.3"):
        station(s, hex, "blue cruiser")
    act(s, "red")
    assert transit_hexes(s, Unit(UNIT.index("red.fighter.1"))) == [], "two steps lead to hexes of others only"
    assert "unit:red.fighter.1" in options(s) and "do:transit" not in options(play(s, "unit:red.fighter.1"))
