"""The turn, rounds and victory checks. PAR-1.10 to 1.12, 6"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import EVENT, HEX, METEOR_SHOWER, UNIT, Event, Unit
from astrarium.games.parsec.rules.effects_in_force import begin_effect, may_move
from astrarium.games.parsec.state import END_OF_TURN, LASTING_CARD, Parsec
from tables.parsec import act, dice, end_turn, extract, goods, label, lay, shop, under, winners
from tables.playing import asked, options, play, question

PEACE = {"0.7": "red cargo", "0.2": "red colony", "15.3": "blue colony", "16.5": "blue cargo", "11.4": "green cargo"}


def three(**more: Any) -> Parsec:
    return lay("REF4", "red blue green", PEACE, **more)


@pytest.mark.rule("PAR-6.1", "PAR-6.3", "PAR-6.10")
def test_the_next_player_clockwise_rolls_first_and_then_acts() -> None:
    s = end_turn(three(), "red", 5)
    assert (asked(s), question(s), s.rolled, s.turn) == ("blue", "Act", 5, 2)
    end_turn(three(), "green", 5)
    assert asked(s) == "blue"


@pytest.mark.rule("PAR-6.4", "PAR-6.8")
def test_actions_come_in_any_order_and_none_is_compulsory() -> None:
    s = act(three(goods={"red": "2 2 2"}), "red")
    assert options(s) == {"unit:red.cargo.1", "do:shop", "do:end"}
    play(dice(s, 5), "do:end")
    assert asked(s) == "blue"


@pytest.mark.rule("PAR-6.5", "PAR-6.6")
def test_t8_buying_closes_actions() -> None:
    s = lay(units={"7.3": "red cargo", "0.2": "red colony", "16.5": "blue cargo"}, goods={"red": "6 3 6"})
    act(s, "red")
    assert "unit:red.cargo.1" in options(s)
    play(s, "do:shop", "kind:cargo")
    assert question(s) == "Buy" and "unit:red.cargo.1" not in options(s) and "do:port" not in options(s)
    assert {"kind:cargo", "do:end"} <= options(s)


@pytest.mark.rule("PAR-6.4", "PAR-6.6")
def test_a_look_at_the_shop_ends_nothing() -> None:
    """Only the first purchase ends the actions: with the prices before them players may still act."""
    s = lay(units={"7.3": "red cargo", "0.2": "red colony", "16.5": "blue cargo"}, goods={"red": "6 3 6"})
    before = options(act(s, "red"))
    play(s, "do:shop")
    assert options(s) == before - {"do:shop"} | {"kind:cargo", "do:buy_event"}
    assert label(s, "kind:cargo") == "Cargo for 2 Titanium, 1 Energy"
    play(s, "unit:red.cargo.1", "hex:6.3")
    assert (question(s), "do:shop" in options(s)) == ("Act", True)
    play(s, "do:shop", "do:buy_event")
    assert question(s) == "Buy" and "do:port" not in options(s)


@pytest.mark.rule("PAR-6.7")
def test_a_turn_may_end_in_the_shop_without_a_purchase() -> None:
    s = lay(units={"7.3": "red cargo", "0.2": "red colony", "16.5": "blue cargo"}, goods={"red": "6 3 6"})
    play(act(s, "red"), "do:shop")
    play(dice(s, 5), "do:end")
    assert (asked(s), goods(s, "red")) == ("blue", (6, 3, 6))


@pytest.mark.rule("PAR-6.7", "PAR-23.2")
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    s = lay(units={"0.2": "red colony", "14.2": "blue colony", "16.5": "blue cargo"})
    end_turn(s, "blue", 3, 3)
    assert (asked(s), s.turn, s.round) == ("blue", 3, 2)


@pytest.mark.rule("PAR-6.7")
def test_effects_of_the_turn_end_with_it() -> None:
    s = act(three(), "red")
    s.deck.cards.remove(EVENT.index("E02"))
    s.played.append(Event(EVENT.index("E02")))
    begin_effect(s, Event(EVENT.index("E02")), Player(0), END_OF_TURN, units=(Unit(UNIT.index("red.cargo.1")),))
    play(s, "do:end")
    assert len(s.lasting) == len(s.bound) == 0
    assert s.deck.cards[0] == EVENT.index("E02")


@pytest.mark.rule("PAR-1.11", "PAR-6.2", "PAR-11.12")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_effects_end_at_the_start_of_the_players_turn(rounds: int) -> None:
    s = under(three(), "red", "E13", rounds, module=1, hex=HEX.index("0.7"))
    for _ in range(rounds):
        assert len(s.lasting) == 1
        for colour in ("red", "blue", "green"):
            assert len(s.lasting) == 1
            end_turn(s, colour, 5)
    assert len(s.lasting) == 0 and s.deck.cards[0] == EVENT.index("E13")


@pytest.mark.rule("PAR-1.11")
def test_an_eliminated_players_effect_ends_when_their_turn_would_begin() -> None:
    units = {"0.7": "red cargo", "16.5": "blue cargo"}
    s = under(lay("REF4", "red blue green", units, out="green"), "green", "E13", 1, module=1, hex=HEX.index("0.7"))
    end_turn(s, "red", 5)
    assert (asked(s), len(s.lasting)) == ("blue", 1)
    end_turn(s, "blue", 5)
    assert (asked(s), len(s.lasting)) == ("red", 0)


@pytest.mark.rule("PAR-6.10", "PAR-6.11")
def test_t72_round_count_without_the_first_player() -> None:
    s = lay("REF4", "red blue green", {"16.5": "blue cargo", "11.4": "green cargo"}, out="red")
    end_turn(s, "blue", 5)
    assert (asked(s), s.round) == ("green", 1)
    end_turn(s, "green", 5)
    assert (asked(s), s.round) == ("blue", 2)


@pytest.mark.rule("PAR-1.11", "PAR-11.11", "PAR-11.25")
def test_an_effect_on_units_ends_with_the_last_of_them() -> None:
    from astrarium.games.parsec.rules.fleets import destroy

    s = lay(units={"4.5": "blue fighter fighter", "16.5": "red cargo"})
    both = (UNIT.index("blue.fighter.1"), UNIT.index("blue.fighter.2"))
    under(s, "red", "E01", 1, hex=HEX.index("4.5"), units=both)
    assert not may_move(s, Unit(both[0])) and s.lasting.get(0, LASTING_CARD) == METEOR_SHOWER
    destroy(s, Unit(both[0]))
    assert len(s.lasting) == 1
    destroy(s, Unit(both[1]))
    assert len(s.lasting) == len(s.bound) == 0


WEALTH = {hex: "red colony" for hex in ("0.1", "1.1", "0.2", "1.2", "0.3")} | {"16.5": "blue cargo", "5.5": "red cargo"}


@pytest.mark.rule("PAR-20.9", "PAR-6.2")
def test_t5_met_in_anothers_turn() -> None:
    s = act(lay(units=WEALTH, goods={"red": "3 3 3"}), "blue")
    assert not s.over
    play(s, "do:end")
    assert s.over and winners(s) == {"red"}


@pytest.mark.rule("PAR-6.2", "PAR-6.9")
def test_t6_win_before_the_roll() -> None:
    s = lay(units=WEALTH, goods={"red": "3 3 3"})
    s.log = []
    end_turn(s, "blue", 1)
    assert winners(s) == {"red"} and "rolls" not in [note.kind.key for note in s.log]


@pytest.mark.rule("PAR-6.9")
def test_t7_purchase_breaks_the_win() -> None:
    s = extract(lay(units=WEALTH, goods={"red": "3 3 2"}), "red", 1)
    play(s, "amount:4")
    assert goods(s, "red") == (7, 3, 3) and winners(s) == {"red"}


@pytest.mark.rule("PAR-6.9")
def test_a_purchase_can_win() -> None:
    four = {hex: "red colony" for hex in ("0.1", "1.1", "0.2", "1.2")} | {"16.5": "blue cargo", "0.3": "red cargo"}
    s = shop(lay(units=four, goods={"red": "5 3 5"}), "red")
    play(s, "kind:colony")
    assert winners(s) == {"red"}


@pytest.mark.rule("PAR-1.12")
def test_opponents_are_those_in_the_game_and_not_in_the_team() -> None:
    s = lay("REF4", "red blue green white", out="white", teams=2)
    red, blue, green, white = s.everyone()
    assert s.opposes(red, blue) and not s.opposes(red, green)
    assert not s.opposes(red, white) and not s.opposes(red, red)
