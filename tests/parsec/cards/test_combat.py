"""Cards for a combat, card by card. E04 to E07, E20, E29, E32, E33"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.cards.combat import Jump
from astrarium.games.parsec.components import ATTACKED, HEX, MODULE, MOVED, UNIT, Unit
from astrarium.games.parsec.rules.abilities import range_of
from astrarium.games.parsec.rules.combat.aiming import attack_targets
from astrarium.games.parsec.rules.effects_in_force import at_truce
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, dice, end_turn, goods, kinds, move, under
from tables.parsec_battle import attack, is_over, parts, skirmish
from tables.parsec_events import bottom, in_force, use
from tables.playing import asked, options, pending, play, question, some

DUEL = {"3.5": "red fighter", "4.5": "blue cruiser"}


def duel(events: dict[str, str], *numbers: int, places: dict[str, str] | None = None) -> Parsec:
    """Red's fighter attacks blue's cruiser: die + 1 against die + 2."""
    return attack(skirmish(places or DUEL, events=events), "red.fighter.1", "blue.cruiser.1", *numbers)


# E04, E05, E33 on a strike


@pytest.mark.rule("PAR-15.5", "PAR-15.6", "PAR-11.7")
def test_e04_e05_t35_cards_after_the_dice() -> None:
    s = duel({"red": "E04", "blue": "E05"}, 5, 5)
    for _ in range(2):
        play(s, "do:pass")
    assert s.dice == [5, 5] and asked(s) == "red", "6 against 7: the losing side begins"
    play(s, "event:E04")
    assert (s.bonuses, asked(s)) == ([2, 0], "blue")
    play(s, "event:E05")
    assert kinds(s, "4.5") == "blue cruiser" and question(s) == "Reaction", "8 against 9"
    assert bottom(s, 2) == ["E05", "E04"]


@pytest.mark.rule("PAR-15.5", "PAR-11.7")
@pytest.mark.parametrize(("card", "bonus"), [("E04", 2), ("E33", 4)])
def test_e04_e33_a_card_before_the_dice_adds_to_the_attack(card: str, bonus: int) -> None:
    s = duel({"red": card}, 6, 6)
    play(dice(s, 6, 6 + bonus - 2), f"event:{card}")
    assert kinds(s, "4.5") == "", f"6 + 1 + {bonus} against {4 + bonus} + 2"
    s = duel({"red": card}, 6, 6)
    play(dice(s, 6, 6), "do:pass")
    assert asked(s) == "red" and s.dice == [6, 6]
    play(s, f"event:{card}")
    assert kinds(s, "4.5") == "" and goods(s, "red") == (4, 2, 2)


@pytest.mark.rule("PAR-15.2", "PAR-15.5")
def test_e05_a_screen_adds_to_the_defence_of_the_struck_unit() -> None:
    s = duel({"blue": "E05"}, 8, 6)
    play(dice(s, 8, 6), "event:E05")
    assert kinds(s, "4.5") == "blue cruiser", "9 against 10"
    s = duel({"blue": "E05"}, 8, 6)
    play(dice(s, 8, 6), "do:pass", "do:pass")
    assert kinds(s, "4.5") == "", "9 against 8, and no card"


@pytest.mark.rule("PAR-15.6")
def test_e04_is_for_the_striking_principal_and_e05_for_the_owner_of_the_struck_unit() -> None:
    s = duel({"red": "E05", "blue": "E04 E33"}, 1, 8)
    assert (question(s), s.dice, asked(s)) == ("Reaction", [], "blue"), "nobody had a card for this strike"
    play(dice(s, 8, 1), "unit:red.fighter.1")
    assert (question(s), asked(s)) == ("CombatCard", "blue") and options(s) == {"do:pass", "event:E04", "event:E33"}


@pytest.mark.rule("PAR-18.7", "PAR-15.6")
def test_e05_the_owner_of_a_struck_supporter_plays_defence_cards() -> None:
    places = {"3.5": "red fighter", "4.5": "blue cruiser", "5.5": "green fighter"}
    s = skirmish(places, "red blue green", events={"green": "E05"})
    attack(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    play(s, "colour:green")
    while question(s) != "GiveSupport":
        play(s, s.legal_names[0])
    play(dice(s, 1, 8), "do:accept")
    assert (asked(s), question(s)) == ("blue", "Reaction") and parts(s)["green.fighter.1"] == "helping"
    play(dice(s, 3, 3), "unit:green.fighter.1")
    while question(s) != "CombatCard":
        play(s, "do:done" if "do:done" in options(s) else "do:pass")
    assert asked(s) == "green"
    play(dice(s, 3, 3), "event:E05")
    assert kinds(s, "5.5") == "green fighter", "5 against 5"


# E07 Tactical Recalculation


@pytest.mark.rule("PAR-15.5", "PAR-11.7")
def test_e07_t36_a_new_roll_counts_even_if_it_is_worse() -> None:
    s = duel({"blue": "E07"}, 6, 4)
    assert (asked(s), s.dice) == ("blue", [6, 4]), "7 against 6"
    play(dice(s, 2), "event:E07")
    assert kinds(s, "4.5") == "" and bottom(s) == ["E07"]


@pytest.mark.rule("PAR-15.5")
def test_e07_the_striker_rolls_the_attack_die_again() -> None:
    s = duel({"red": "E07"}, 1, 4)
    assert asked(s) == "red"
    play(dice(s, 8), "event:E07")
    assert kinds(s, "4.5") == "", "9 against 6"


# E06 Evasive Pattern

RING = ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")


def surrounded(events: dict[str, str], **more: Any) -> Parsec:
    """Blue's fighter is surrounded by six fighters of red, one of which attacks and fails."""
    s = skirmish({hex: "red fighter" for hex in RING} | {"4.5": "blue fighter"}, events=events, **more)
    return attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)


@pytest.mark.rule("PAR-16.13", "PAR-16.14", "PAR-16.16")
def test_e06_a_surrounded_vessel_slips_away_across_others() -> None:
    s = surrounded({"blue": "E06"})
    assert options(s) == {"unit:red.fighter.1", "event:E06"}
    play(s, "event:E06")
    assert question(s) == "FlyPattern" and not set(RING) & some(s, "hex")
    assert {"4.1", "8.5", "0.5"} <= some(s, "hex") and "9.5" not in some(s, "hex"), "2 + 2 hexes"
    play(s, "hex:8.5")
    assert kinds(s, "8.5") == "blue fighter" and is_over(s) and asked(s) == "red" and bottom(s) == ["E06"]


@pytest.mark.rule("PAR-16.16", "PAR-16.18")
def test_e06_who_stays_in_range_may_be_pursued() -> None:
    s = skirmish({"3.5": "red cruiser", "4.5": "blue fighter"}, events={"blue": "E06"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 1, 8)
    play(s, "event:E06", "hex:5.5")
    assert (asked(s), question(s)) == ("red", "Pursue") and parts(s)["blue.fighter.1"] == "engaged"


@pytest.mark.rule("PAR-11.24", "PAR-16.11")
def test_e06_does_not_lift_what_forbids_to_evade() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, events={"blue": "E06"})
    held = under(s.clone(), "red", "E01", hex=HEX.index("4.5"), units=(UNIT.index("blue.fighter.1"),), roll=4)
    assert "event:E06" in options(attack(s, "red.cruiser.1", "blue.fighter.1", 1, 8))
    attack(held, "red.cruiser.1", "blue.fighter.1", 1, 8)
    assert is_over(held) and kinds(held, "4.5") == "blue fighter" and asked(held) == "red"


@pytest.mark.rule("PAR-11.24")
def test_e06_the_storm_caps_the_pattern_too() -> None:
    s = skirmish({"2.4": "red fighter", "3.4": "blue fighter"}, events={"blue": "E06"})
    under(s, "red", "E13", module=MODULE.index("M01"), hex=HEX.index("0.4"))
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    play(s, "event:E06")
    assert some(s, "hex") == {"4.4", "2.3", "3.3", "2.5", "3.5"}


# E20 Extended Range


@pytest.mark.rule("PAR-6.7", "PAR-11.23")
def test_e20_a_military_vessel_reaches_further_this_turn() -> None:
    s = skirmish(
        {"4.5": "red fighter", "6.5": "blue cargo", "2.5": "red transport with fighter"}, events={"red": "E20 E20"}
    )
    assert attack_targets(s, Unit(UNIT.index("red.fighter.1"))) == []
    play(act(s, "red"), "event:E20")
    assert some(s, "unit") == {"red.fighter.1", "red.transport.1"}
    play(s, "unit:red.fighter.1")
    assert attack_targets(s, Unit(UNIT.index("red.fighter.1"))) == [UNIT.index("blue.cargo.1")]
    use(s, "red", "E20", "unit:red.fighter.1")
    assert range_of(s, Unit(UNIT.index("red.fighter.1"))) == 3 and range_of(s, Unit(UNIT.index("red.transport.1"))) == 1
    end_turn(s, "red", 5)
    assert range_of(s, Unit(UNIT.index("red.fighter.1"))) == 1


@pytest.mark.rule("PAR-16.9", "PAR-16.21")
def test_e20_played_in_a_combat_lets_a_fighter_strike_back() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, events={"blue": "E20"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 1, 8)
    assert asked(s) == "blue" and "unit:red.cruiser.1" not in options(s) and "event:E20" in options(s)
    play(s, "event:E20")
    assert asked(s) == "blue" and "unit:red.cruiser.1" in options(s)
    play(dice(s, 8, 1), "unit:red.cruiser.1")
    assert kinds(s, "5.3") == ""


# E29 Emergency Hyperjump


@pytest.mark.rule("PAR-11.24", "PAR-8.1")
def test_e29_a_hyperjump_is_the_move_of_the_turn_over_everything() -> None:
    wall = {hex: "blue fighter" for hex in RING}
    s = skirmish({"4.5": "red transport with cargo"} | wall, events={"red": "E29"})
    under(s, "blue", "E17", units=(UNIT.index("red.transport.1"),))
    use(s, "red", "E29", "unit:red.transport.1")
    assert {"14.5", "4.7"} <= some(s, "hex") and not {"15.5", "4.5", "5.5", "7.3", "8.3"} & some(s, "hex")
    play(s, "hex:14.5")
    assert kinds(s, "14.5") == "red transport cargo" and s.did[UNIT.index("red.transport.1")] & MOVED
    assert bottom(s) == ["E29"]


@pytest.mark.rule("PAR-3.12", "PAR-3.14")
def test_e29_a_vessel_that_has_moved_does_not_jump() -> None:
    s = move(act(skirmish({"4.5": "red cruiser"}, events={"red": "E29"}), "red"), "red.cruiser.1", "5.5")
    play(s, "event:E29")
    assert pending(s, Jump).unit == UNIT.index("red.cargo.1")


@pytest.mark.rule("PAR-16.8", "PAR-16.11", "PAR-16.13", "PAR-16.21")
@pytest.mark.parametrize("jumps", [True, False])
def test_e29_t65_declining_the_last_card(jumps: bool) -> None:
    places = {hex: "red fighter" for hex in RING} | {"4.5": "blue cargo", "5.3": "red cruiser"}
    s = attack(skirmish(places, events={"blue": "E29"}), "red.cruiser.1", "blue.cargo.1", 1, 8)
    assert asked(s) == "blue" and options(s) == {"do:pass", "event:E29"}
    play(s, *(["event:E29", "hex:12.5"] if jumps else ["do:pass"]))
    assert kinds(s, "12.5" if jumps else "4.5") == "blue cargo" and is_over(s) and asked(s) == "red"


# E32 Truce


@pytest.mark.rule("PAR-14.12", "PAR-17.4")
def test_e32_t37_truce_on_a_declared_attack() -> None:
    s = duel({"blue": "E32"}, 8, 1)
    assert (question(s), asked(s), s.dice) == ("CombatCard", "blue", [])
    play(s, "event:E32")
    assert is_over(s) and kinds(s, "4.5") == "blue cruiser" and s.did[UNIT.index("red.fighter.1")] & ATTACKED
    assert at_truce(s, Player(0), Player(1)) and in_force(s) == ["E32"]
    end_turn(s, "red", 5)
    assert asked(s) == "blue" and in_force(s) == [] and bottom(s) == ["E32"]


@pytest.mark.rule("PAR-1.11", "PAR-18.1")
def test_e32_a_truce_binds_both_until_the_players_next_turn() -> None:
    places = {"3.5": "red fighter", "4.5": "blue cruiser", "5.5": "green fighter"}
    s = skirmish(places, "red blue green", events={"red": "E32 E32"})
    use(s, "red", "E32", "colour:blue")
    assert attack_targets(s, Unit(UNIT.index("red.fighter.1"))) == []
    assert attack_targets(s, Unit(UNIT.index("blue.cruiser.1"))) == [UNIT.index("green.fighter.1")]
    play(act(s, "red"), "event:E32")
    assert at_truce(s, Player(0), Player(2)), "green is the only one left to name"
    for colour in ("red", "blue", "green"):
        assert at_truce(s, Player(0), Player(1))
        end_turn(s, colour, 5)
    assert not at_truce(s, Player(0), Player(1))


@pytest.mark.rule("PAR-11.14")
def test_e32_is_not_played_twice_on_one_player_in_the_action_phase() -> None:
    s = skirmish(DUEL, events={"red": "E32 E32"})
    use(s, "red", "E32")
    assert at_truce(s, Player(0), Player(1)) and "event:E32" not in options(act(s, "red"))
