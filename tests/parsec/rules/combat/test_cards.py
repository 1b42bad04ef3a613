"""Event cards in a combat: when they are offered, and to whom. PAR-11.7, 14.12, 15.5, 15.6, 16.21"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import ATTACKED, UNIT, Resource
from astrarium.games.parsec.state import Parsec
from tables.parsec import at, dice, hand
from tables.parsec_battle import attack, counter, is_over, skirmish
from tables.playing import asked, options, play, question, some

DUEL = {"3.5": "red fighter", "4.5": "blue fighter"}
RING = ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")


def duel(*numbers: int, units: dict[str, str] = DUEL, seats: str = "red blue", **events: Any) -> Parsec:
    return attack(skirmish(units, seats, events=events), "red.fighter.1", "blue.fighter.1", *numbers)


@pytest.mark.rule("PAR-15.5", "PAR-15.6", "PAR-11.7")
def test_before_the_dice_the_striker_begins_and_both_alternate() -> None:
    s = duel(1, 5, red="E04 E33", blue="E05 E05")
    assert (asked(s), question(s), options(s)) == ("red", "CombatCard", {"do:pass", "event:E04", "event:E33"})
    play(s, "event:E04")
    assert asked(s) == "blue" and s.bonuses == [2, 0] and s.dice == []
    play(s, "event:E05")
    assert asked(s) == "red" and s.bonuses == [2, 2]
    play(s, "do:pass")
    assert asked(s) == "blue"
    play(s, "do:pass")
    assert s.dice == [1, 5]


@pytest.mark.rule("PAR-15.5")
def test_a_pass_is_not_for_good_while_the_other_goes_on() -> None:
    s = duel(1, 5, red="E04 E33", blue="E05")
    play(s, "do:pass", "event:E05")
    assert asked(s) == "red", "blue played after red's pass"


@pytest.mark.rule("PAR-15.5")
def test_t35_cards_after_the_dice() -> None:
    s = duel(5, 7, red="E04", blue="E05")
    play(s, "do:pass", "do:pass")
    assert (s.dice, asked(s)) == ([5, 7], "red"), "6 against 7: the striker is losing and begins"
    play(s, "event:E04")
    assert asked(s) == "blue"
    play(s, "event:E05")
    assert at(s, "blue.fighter.1") == "4.5" and (asked(s), question(s)) == ("blue", "Reaction")


@pytest.mark.rule("PAR-15.5")
def test_after_the_dice_the_side_that_is_losing_begins() -> None:
    s = duel(7, 5, red="E04", blue="E05")
    play(s, "do:pass", "do:pass")
    assert asked(s) == "blue"
    play(s, "event:E05")
    assert asked(s) == "red", "8 against 7"
    play(s, "do:pass")
    assert at(s, "blue.fighter.1") == ""


@pytest.mark.rule("PAR-15.5")
def test_t36_re_roll() -> None:
    s = duel(3, 4, 2, blue="E07")
    assert (asked(s), question(s)) == ("blue", "CombatCard")
    play(s, "event:E07")
    assert at(s, "blue.fighter.1") == "", "3 + 1 against 2, even though it is worse"


@pytest.mark.rule("PAR-15.6", "PAR-18.7")
def test_only_the_striker_and_the_owner_of_the_struck_unit_play_cards() -> None:
    units = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
    s = skirmish(units, "red blue green", events={"green": "E04 E05"})
    attack(s, "red.cruiser.1", "blue.cruiser.1", 1, 8)
    play(s, "colour:green", "do:accept")
    assert (asked(s), question(s)) == ("blue", "Reaction"), "green helped but was not asked"
    dice(s, 1, 8)
    play(s, "unit:green.cruiser.1")
    assert (asked(s), question(s), some(s, "event")) == ("green", "CombatCard", {"E05"})


@pytest.mark.rule("PAR-23.2")
def test_who_has_nothing_to_play_is_passed_over() -> None:
    s = duel(1, 8, red="E10", blue="E11")
    assert (asked(s), question(s)) == ("blue", "Reaction")


@pytest.mark.rule("PAR-14.12", "PAR-17.4")
def test_t37_truce_on_a_declared_attack() -> None:
    s = duel(8, 1, blue="E32")
    assert (asked(s), question(s), s.strikes) == ("blue", "CombatCard", 0)
    play(s, "event:E32")
    assert is_over(s) and asked(s) == "red" and at(s, "blue.fighter.1") == "4.5"
    assert s.did[UNIT.index("red.fighter.1")] & ATTACKED
    assert len(s.lasting) == 1, "until blue's next turn starts"


@pytest.mark.rule("PAR-14.12")
def test_a_declared_attack_goes_on_without_the_card() -> None:
    s = play(duel(8, 1, blue="E32"), "do:pass")
    assert at(s, "blue.fighter.1") == ""


@pytest.mark.rule("PAR-14.12", "PAR-18.3")
def test_truce_is_offered_after_support_is_settled_and_payments_are_not_returned() -> None:
    units = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
    s = skirmish(units, "red blue green", goods={"red": "1 0 0"}, events={"blue": "E32"})
    attack(s, "red.cruiser.1", "blue.cruiser.1", 1, 8)
    play(s, "colour:green", "amount:1", "do:accept", "event:E32")
    assert is_over(s) and s.holds(Player(2), Resource(0)) == 1


# Cards of the reaction


@pytest.mark.rule("PAR-16.8", "PAR-16.11", "PAR-16.13", "PAR-16.21")
@pytest.mark.parametrize("flee", [True, False])
def test_t65_declining_the_last_card(flee: bool) -> None:
    units = {hex: "red fighter" for hex in RING} | {"4.5": "blue cargo", "5.3": "red cruiser"}
    s = attack(skirmish(units, events={"blue": "E29"}), "red.cruiser.1", "blue.cargo.1", 1, 8)
    assert asked(s) == "blue" and options(s) == {"do:pass", "event:E29"}
    if flee:
        play(s, "event:E29", "hex:12.6")
        assert at(s, "blue.cargo.1") == "12.6"
    else:
        play(s, "do:pass")
        assert at(s, "blue.cargo.1") == "4.5" and hand(s, "blue") == ["E29"]
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-16.21", "PAR-23.2")
def test_a_reaction_that_hangs_on_a_card_is_hidden_from_the_others() -> None:
    units = {"5.9": "red cruiser", "3.9": "blue colony fighter"}
    s = attack(skirmish(units, events={"blue": "E20"}), "red.cruiser.1", "blue.fighter.1", 1, 8)
    assert (asked(s), question(s)) == ("blue", "LastReaction")
    assert s.waits_for(0) == -1 and s.waits_for(1) == 1
    assert options(s) == {"unit:blue.fighter.1", "event:E20"}, "evade, or make the cruiser come into range"
    play(s, "event:E20")
    assert (question(s), s.waits_for(0)) == ("Reaction", 1)
    assert options(s) == {"unit:red.cruiser.1", "unit:blue.fighter.1"}


@pytest.mark.rule("PAR-16.13", "PAR-16.16")
def test_an_evasive_manoeuvre_by_card_is_followed_by_pursuit() -> None:
    s = duel(1, 8, blue="E06")
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1", "event:E06"}
    play(s, "event:E06", "hex:3.4")
    assert (asked(s), question(s), options(s)) == ("red", "Pursue", {"unit:blue.fighter.1", "do:break"})
    assert s.played == [], "the card is under the deck"


@pytest.mark.rule("PAR-16.21")
def test_a_cancelled_card_leaves_the_reaction_open() -> None:
    s = duel(1, 8, red="E31", blue="E06")
    play(s, "event:E06")
    assert (asked(s), question(s)) == ("red", "Cancel")
    play(s, "event:E31")
    assert (asked(s), question(s)) == ("blue", "Reaction")
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1"}


@pytest.mark.rule("PAR-22.12")
def test_in_simplified_combat_an_evasive_manoeuvre_by_card_ends_it_too() -> None:
    s = attack(skirmish(DUEL, simple=True, events={"blue": "E06"}), "red.fighter.1", "blue.fighter.1", 1, 8)
    play(s, "event:E06", "hex:3.4")
    assert is_over(s) and s.played == []


@pytest.mark.rule("PAR-16.18")
def test_an_attacker_who_jumps_out_of_the_combat_has_moved() -> None:
    s = duel(1, 8, red="E29")
    counter(s, "red.fighter.1", "", 1, 8)
    play(s, "event:E29", "hex:8.6")
    assert is_over(s) and "unit:red.fighter.1" not in options(s)


@pytest.mark.rule("PAR-17.3")
def test_who_has_no_engaged_unit_left_is_offered_no_card() -> None:
    units = DUEL | {"5.3": "red cruiser"}
    s = duel(1, 8, units=units, red="E20")
    counter(s, "red.fighter.1", "", 8, 1)
    assert is_over(s) and (asked(s), question(s)) == ("red", "Act")


@pytest.mark.rule("PAR-16.4", "PAR-16.9")
def test_extended_range_lets_a_vessel_counterattack() -> None:
    s = attack(
        skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, events={"blue": "E20"}),
        "red.cruiser.1",
        "blue.fighter.1",
        1,
        8,
    )
    play(s, "event:E20")
    counter(s, "red.cruiser.1", "", 8, 1)
    assert at(s, "red.cruiser.1") == ""


def test_the_totals_stand_in_the_prompt() -> None:
    s = duel(5, 7, red="E04")
    assert s.choice is not None and s.choice.words(s) == {"attack": 1, "defence": 0}
    play(s, "do:pass")
    assert s.choice is not None and s.choice.words(s) == {"attack": 6, "defence": 7}
