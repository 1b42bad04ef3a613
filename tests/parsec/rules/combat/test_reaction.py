"""Counterattacks, evasive manoeuvres, pursuit, and how a combat ends. PAR-16, 17, 22.12"""

from typing import Any

import pytest

from astrarium.games.parsec.components import HEX, MODULE, MOVED, NEW, UNIT, Unit
from astrarium.games.parsec.rules.combat.totals import attack_total
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, at, dice, goods, kinds, label, under, units
from tables.parsec_battle import attack, counter, evade, is_over, parts, skirmish
from tables.playing import asked, options, play, question, some

RING = ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")
"""The six hexes around 4.5."""


def failed(places: dict[str, str], units: str, target: str, seats: str = "red blue", **more: Any) -> Parsec:
    """An attack in which nothing was lost: the defender reacts."""
    return attack(skirmish(places, seats, **more), units, target, 1, 8)


def refused(s: Parsec) -> dict[str, str]:
    return {s.game.atoms.names[refusal.atom]: refusal.rule for refusal in s.refused()}


# What the struck side must do


@pytest.mark.rule("PAR-16.9", "PAR-16.12", "PAR-16.14")
@pytest.mark.parametrize("hex", ["4.7", "3.5"])
def test_r9_long_range_no_answer(hex: str) -> None:
    s = attack(skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}), "red.cruiser.1", "blue.fighter.1", 3, 6)
    assert (asked(s), question(s)) == ("blue", "Evade"), "it cannot reach the cruiser and has no choice but to evade"
    assert {"4.7", "3.5"} <= some(s, "hex") and "4.5" not in some(s, "hex")
    play(s, f"hex:{hex}")
    assert is_over(s) and at(s, "blue.fighter.1") == hex


@pytest.mark.rule("PAR-14.9", "PAR-16.3", "PAR-16.9")
def test_r11_mixed_ranges() -> None:
    places = {"4.5": "blue fighter", "3.5": "red fighter", "5.3": "red cruiser"}
    s = attack(skirmish(places), "red.fighter.1 red.cruiser.1", "blue.fighter.1", 2, 8)
    assert at(s, "blue.fighter.1") == "4.5", "2 + 1 + 2 against 8"
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1"}, "strike the one, or evade"


@pytest.mark.rule("PAR-16.1")
def test_t25_forced_reaction() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue cargo"}, "red.fighter.1", "blue.cargo.1")
    assert (asked(s), question(s)) == ("blue", "Reaction")
    assert options(s) == {"unit:red.fighter.1", "unit:blue.cargo.1"}
    assert refused(s) == {"do:pass": "PAR-16.1"}
    play(s, "unit:blue.cargo.1")
    assert max(abs(int(hex.split(".")[1]) - 5) for hex in some(s, "hex")) == 3


@pytest.mark.rule("PAR-15.4", "PAR-16.1", "PAR-16.2")
def test_t26_counterattack_fails_attacker_must_act() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue cargo"}, "red.fighter.1", "blue.cargo.1")
    counter(s, "red.fighter.1", "", 3, 3)
    assert (asked(s), question(s)) == ("red", "Reaction")
    assert options(s) == {"unit:blue.cargo.1", "unit:red.fighter.1"}
    counter(s, "blue.cargo.1", "", 8, 1)
    assert at(s, "blue.cargo.1") == "" and is_over(s)


@pytest.mark.rule("PAR-3.7", "PAR-16.4")
def test_a_colony_that_was_attacked_counterattacks_with_its_guns() -> None:
    s = failed({"0.1": "red fighter", "0.2": "blue colony"}, "red.fighter.1", "blue.colony.1")
    assert (asked(s), question(s)) == ("red", "Reaction"), "it had no choice and struck back"
    assert s.strikes == 2


@pytest.mark.rule("PAR-16.10")
def test_r24_colony_under_long_range_fire() -> None:
    s = attack(skirmish({"3.9": "blue colony", "5.9": "red cruiser"}), "red.cruiser.1", "blue.colony.1", 1, 1)
    assert is_over(s) and asked(s) == "red" and at(s, "blue.colony.1") == "3.9"


@pytest.mark.rule("PAR-16.10", "PAR-16.11")
def test_a_vessel_held_and_out_of_range_ends_the_combat() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"})
    under(s, "red", "E01", units=(UNIT.index("blue.fighter.1"),), hex=HEX.index("4.5"), roll=4)
    attack(s, "red.cruiser.1", "blue.fighter.1", 1, 8)
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-16.13")
def test_r23_surrounded() -> None:
    places = {hex: "red fighter" for hex in RING} | {"4.5": "blue fighter"}
    s = attack(skirmish(places), "red.fighter.1", "blue.fighter.1", 1, 8, 1, 8)
    assert (asked(s), question(s), s.strikes) == ("red", "Reaction", 2), "it had to counterattack"


@pytest.mark.rule("PAR-16.8", "PAR-16.11")
def test_only_those_who_took_part_are_counterattacked() -> None:
    places = {hex: "red fighter" for hex in RING} | {"4.5": "blue cargo", "5.3": "red cruiser"}
    s = failed(places, "red.cruiser.1", "blue.cargo.1")
    assert is_over(s) and at(s, "blue.cargo.1") == "4.5"


@pytest.mark.rule("PAR-11.24", "PAR-16.12")
def test_t67_sabotaged_but_evading() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"})
    under(s, "red", "E17", units=(UNIT.index("blue.fighter.1"),))
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1"}, "it may counterattack and evade"


@pytest.mark.rule("PAR-16.12")
def test_t59_ion_storm_and_evasion() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cruiser"})
    under(s, "red", "E13", module=MODULE.index("M01"), hex=HEX.index("0.4"))
    attack(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    play(s, "unit:blue.cruiser.1")
    assert some(s, "hex") == set(RING) - {"3.5"}
    play(s, "hex:5.5")
    assert is_over(s), "two hexes from a fighter are enough"


# Who counterattacks whom


def fig_12() -> Parsec:
    """R12: the cruiser A (4.5) was attacked by fighter D (3.5) and cruiser C (5.3); cruiser B stands on 6.4."""
    places = {"4.5": "red cruiser", "6.4": "red cruiser", "3.5": "blue fighter", "5.3": "blue cruiser"}
    s = skirmish(places)
    return attack(s, "blue.fighter.1 blue.cruiser.1", "red.cruiser.1", 1, 8)


@pytest.mark.rule("PAR-16.4", "PAR-16.6")
def test_r12_counterattack_choice_a() -> None:
    s = fig_12()
    assert asked(s) == "red" and {"unit:blue.fighter.1", "unit:blue.cruiser.1", "do:split"} <= options(s)
    counter(s, "blue.cruiser.1", "red.cruiser.1 red.cruiser.2", 3, 4)
    assert at(s, "blue.cruiser.1") == "", "3 + 4 against 4 + 2: both fired"
    s = fig_12()
    dice(s, 3, 5)
    play(s, "unit:blue.fighter.1")
    assert at(s, "blue.fighter.1") == "3.5", "3 + 2 against 5: only the one in range fired"
    assert parts(s)["red.cruiser.1"] == "engaged" and "red.cruiser.2" not in parts(s)


@pytest.mark.rule("PAR-16.4")
def test_t31_supporter_joins_later() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue cargo", "6.4": "blue cruiser"}
    s = failed(places, "red.cruiser.1", "blue.cargo.1")
    assert "blue.cruiser.1" not in parts(s)
    counter(s, "red.cruiser.1", "", 1, 8)
    assert parts(s)["blue.cruiser.1"] == "engaged"
    assert asked(s) == "red" and "unit:blue.cruiser.1" in options(s), "now it can be struck itself"


@pytest.mark.rule("PAR-16.5", "PAR-14.10")
def test_the_attacker_brings_up_nobody_later() -> None:
    places = {"3.5": "red fighter", "5.5": "red fighter", "4.5": "blue cruiser"}
    s = failed(places, "red.fighter.1", "blue.cruiser.1")
    counter(s, "red.fighter.1", "", 1, 8)
    dice(s, 1, 8)
    play(s, "unit:blue.cruiser.1")
    assert s.strikes == 3 and "red.fighter.2" not in parts(s), "without a choice of shooters"


@pytest.mark.rule("PAR-16.6")
def test_a_focused_counterattack_adds_the_bonuses() -> None:
    places = {"3.5": "red cruiser", "4.5": "blue fighter fighter"}
    s = failed(places, "red.cruiser.1", "blue.fighter.1")
    counter(s, "red.cruiser.1", "blue.fighter.1 blue.fighter.2", 5, 4)
    assert at(s, "red.cruiser.1") == "", "5 + 1 + 1 against 4 + 2"
    s = failed(places, "red.cruiser.1", "blue.fighter.1")
    counter(s, "red.cruiser.1", "blue.fighter.1", 5, 4)
    assert at(s, "red.cruiser.1") == "3.5", "5 + 1 against 4 + 2"


@pytest.mark.rule("PAR-16.7")
@pytest.mark.parametrize(("numbers", "left"), [((4, 4, 5, 4), set()), ((1, 8, 5, 4), {"3.5"}), ((4, 4, 4, 4), {"5.3"})])
def test_r13_counterattack_choice_b(numbers: tuple[int, int, int, int], left: set[str]) -> None:
    s = play(fig_12(), "do:split")
    assert (question(s), options(s)) == ("SplitShooter", {"unit:red.cruiser.1", "unit:red.cruiser.2"})
    dice(s, *numbers)
    play(s, "unit:red.cruiser.1")
    assert {hex for hex in ("3.5", "5.3") if units(s, hex)} == left, "A struck D, and B struck C"
    assert is_over(s) if not left else asked(s) == "blue"


@pytest.mark.rule("PAR-16.6", "PAR-16.7")
def test_t63_split_needs_two_enemies() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue fighter fighter"}, "red.fighter.1", "blue.fighter.1")
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1"}, "equal fighters are offered once"
    play(s, "unit:red.fighter.1")
    assert question(s) == "PickShooters" and options(s) == {"unit:blue.fighter.2", "do:done"}, "one or both"


def crossfire() -> Parsec:
    """Two blue fighters on one hex and a cruiser can each strike either of two red fighters."""
    places = {"3.5": "red fighter", "5.5": "red fighter", "4.5": "blue fighter fighter", "4.4": "blue cruiser"}
    s = failed(places, "red.fighter.1 red.fighter.2", "blue.fighter.1")
    return play(s, "do:split")


@pytest.mark.rule("PAR-16.7")
def test_all_shots_of_a_split_are_named_before_the_first_roll() -> None:
    s = crossfire()
    assert options(s) == {"unit:blue.fighter.1", "unit:blue.cruiser.1"}
    play(s, "unit:blue.fighter.1")
    assert (question(s), options(s)) == ("SplitTarget", {"unit:red.fighter.1", "unit:red.fighter.2"})
    play(s, "unit:red.fighter.1")
    assert (question(s), options(s)) == ("SplitShooter", {"unit:blue.fighter.2", "unit:blue.cruiser.1"})
    play(s, "unit:blue.fighter.2", "unit:red.fighter.2")
    assert options(s) == {"unit:blue.cruiser.1", "do:done"} and s.strikes == 1
    play(dice(s, 1, 8, 1, 8), "do:done")
    assert s.strikes == 3 and parts(s)["blue.fighter.2"] == "engaged" and "blue.cruiser.1" not in parts(s)


@pytest.mark.rule("PAR-16.7")
def test_a_split_names_at_least_two_enemies() -> None:
    s = play(crossfire(), "unit:blue.fighter.1", "unit:red.fighter.1", "unit:blue.fighter.2")
    dice(s, 1, 8, 1, 8, 8, 1)
    play(s, "unit:red.fighter.1")
    assert s.strikes == 4 and at(s, "red.fighter.2") == "", "the last vessel had no choice but the other enemy"


@pytest.mark.rule("PAR-16.7")
def test_a_shot_at_an_enemy_already_destroyed_is_lost() -> None:
    s = play(crossfire(), "unit:blue.fighter.1", "unit:red.fighter.1", "unit:blue.fighter.2", "unit:red.fighter.2")
    dice(s, 8, 1, 1, 8)
    play(s, "unit:blue.cruiser.1", "unit:red.fighter.1")
    assert at(s, "red.fighter.1") == "" and at(s, "red.fighter.2") == "5.5"
    assert s.strikes == 3, "the first strike, and two of the three shots"
    assert asked(s) == "red", "then the other side reacts once"


@pytest.mark.rule("PAR-16.4", "PAR-16.7")
def test_a_vessel_brought_up_for_a_split_is_engaged() -> None:
    s = play(dice(fig_12(), 1, 8, 1, 8), "do:split", "unit:red.cruiser.1")
    assert parts(s)["red.cruiser.2"] == "engaged" and asked(s) == "blue"


# Evasive manoeuvres and pursuit


@pytest.mark.rule("PAR-14.11", "PAR-16.16", "PAR-16.17")
def test_r16_two_vessels_on_one_hex_evade() -> None:
    s = failed({"5.3": "red cruiser", "4.5": "blue fighter fighter"}, "red.cruiser.1", "blue.fighter.1")
    assert (asked(s), question(s)) == ("blue", "Evade"), "the fighters are alike, and can do nothing else"
    play(s, "hex:4.7")
    assert sorted(parts(s).values()) == ["engaged", "engaged", "withdrawn"]
    assert (asked(s), question(s)) == ("red", "Pursue")
    assert some(s, "unit") == set(units(s, "4.5")) and "do:break" in options(s)


@pytest.mark.rule("PAR-16.16", "PAR-16.17")
def test_r17_fleet_on_different_hexes_evades() -> None:
    places = {"3.5": "red fighter", "5.5": "red fighter", "4.5": "blue cruiser"}
    s = failed(places, "red.fighter.1 red.fighter.2", "blue.cruiser.1")
    counter(s, "red.fighter.1", "", 1, 8)
    evade(s, "red.fighter.2", "7.5")
    assert (asked(s), question(s)) == ("blue", "Pursue")
    assert options(s) == {"unit:red.fighter.1", "do:break"}
    counter(s, "red.fighter.1", "", 1, 8)
    assert (asked(s), question(s)) == ("red", "Reaction"), "the side that evaded reacts again"


@pytest.mark.rule("PAR-16.14", "PAR-16.16")
def test_t27_pursuit_is_optional() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue fighter"}, "red.fighter.1", "blue.fighter.1")
    evade(s, "blue.fighter.1", "3.4")
    assert parts(s)["blue.fighter.1"] == "engaged", "it ended beside the attacker"
    assert options(s) == {"unit:blue.fighter.1", "do:break"}
    play(s, "do:break")
    assert is_over(s) and asked(s) == "red" and at(s, "blue.fighter.1") == "3.4"


@pytest.mark.rule("PAR-16.16")
def test_the_defender_pursues_with_vessels_not_engaged_before() -> None:
    places = {"3.5": "red fighter", "4.5": "blue cruiser", "2.6": "blue cruiser"}
    s = failed(places, "red.fighter.1", "blue.cruiser.1")
    counter(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    evade(s, "red.fighter.1", "3.4")
    play(s, "unit:red.fighter.1")
    assert question(s) == "PickShooters" and some(s, "unit") == {"blue.cruiser.1", "blue.cruiser.2"}


@pytest.mark.rule("PAR-16.15")
def test_a_cargo_that_evades_to_a_dock_has_left() -> None:
    s = failed({"6.3": "blue cargo", "7.4": "red fighter"}, "red.fighter.1", "blue.cargo.1")
    evade(s, "blue.cargo.1", "7.3")
    assert is_over(s) and at(s, "blue.cargo.1") == "7.3", "though the attacker is next to it"


@pytest.mark.rule("PAR-16.18", "PAR-3.12")
def test_t28_evade_then_move() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue cruiser"}, "red.fighter.1", "blue.cruiser.1")
    counter(s, "red.fighter.1", "", 1, 8)
    evade(s, "red.fighter.1", "1.5")
    assert is_over(s) and s.did[UNIT.index("red.fighter.1")] & MOVED
    assert "unit:red.fighter.1" not in options(s)
    s = skirmish({"3.5": "red fighter", "4.5": "blue cruiser"})
    s.did[UNIT.index("red.fighter.1")] = MOVED
    attack(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    counter(s, "red.fighter.1", "", 1, 8)
    assert "unit:red.fighter.1" in options(s), "a move already made does not forbid evading"


@pytest.mark.rule("PAR-16.18")
def test_a_defender_who_evades_keeps_the_move_of_their_own_turn() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue cruiser"}, "red.fighter.1", "blue.cruiser.1")
    evade(s, "blue.cruiser.1", "8.6")
    assert s.did[UNIT.index("blue.cruiser.1")] & MOVED == 0


@pytest.mark.rule("PAR-16.19")
def test_new_vessels_may_evade() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"})
    s.did[UNIT.index("red.fighter.1")] = NEW
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    counter(s, "red.fighter.1", "", 1, 8)
    assert "unit:red.fighter.1" in options(s)


@pytest.mark.rule("PAR-16.12")
def test_a_transport_evades_with_all_it_carries_and_nothing_is_loaded() -> None:
    places = {"3.5": "red fighter", "4.5": "blue transport with fighter", "5.5": "blue cargo"}
    s = failed(places, "red.fighter.1", "blue.transport.1")
    play(s, "unit:blue.transport.1")
    assert "5.5" not in some(s, "hex")
    play(s, "hex:8.6")
    assert kinds(s, "8.6") == "blue transport fighter"


@pytest.mark.rule("PAR-16.14", "PAR-16.20")
def test_t64_no_way_back() -> None:
    places = {"3.5": "red fighter", "4.5": "blue fighter", "5.5": "blue cruiser"}
    s = failed(places, "red.fighter.1", "blue.fighter.1")
    # The cruiser joins, the attackers strike again, and it evades to two hexes from the fighter.
    counter(s, "red.fighter.1", "blue.cruiser.1 blue.fighter.1", 1, 8)
    assert parts(s)["blue.cruiser.1"] == "engaged"
    counter(s, "blue.fighter.1", "", 1, 8)
    evade(s, "blue.cruiser.1", "5.6")
    assert parts(s)["blue.cruiser.1"] == "withdrawn"
    counter(s, "blue.fighter.1", "", 1, 8)
    dice(s, 1, 8)
    play(s, "unit:red.fighter.1")
    assert question(s) != "PickShooters", "the cruiser is in range but may not join again"
    assert s.strikes == 5 and asked(s) == "red"


# The end


@pytest.mark.rule("PAR-17.3")
def test_the_combat_ends_when_the_last_engaged_vessel_has_left() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue fighter"}, "red.fighter.1", "blue.fighter.1")
    evade(s, "blue.fighter.1", "6.5")
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-17.4", "PAR-17.6")
def test_t61_strike_cap() -> None:
    s = attack(skirmish({"3.5": "red cruiser", "4.5": "blue cruiser"}), "red.cruiser.1", "blue.cruiser.1", 1, 8)
    strikes = 1
    while not is_over(s):
        assert s.strikes == strikes
        counter(s, "red.cruiser.1" if asked(s) == "blue" else "blue.cruiser.1", "", 1, 8)
        strikes += 1
    assert strikes == 20 and at(s, "red.cruiser.1") == "3.5" and at(s, "blue.cruiser.1") == "4.5"


@pytest.mark.rule("PAR-17.6", "PAR-16.7")
def test_the_twentieth_strike_ends_a_split_too() -> None:
    s = fig_12()
    s.strikes = 19
    play(dice(s, 1, 8, 8, 1), "do:split", "unit:red.cruiser.1")
    assert is_over(s) and at(s, "blue.cruiser.1") == "5.3", "there was no second shot"


@pytest.mark.rule("PAR-22.12", "PAR-22.13")
def test_t50_simplified_combat() -> None:
    places = {"3.5": "red fighter", "4.5": "blue fighter fighter"}
    s = failed(places, "red.fighter.1", "blue.fighter.1", simple=True)
    counter(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    evade(s, "red.fighter.1", "3.4")
    assert is_over(s) and asked(s) == "red", "though it is still in range"
    s = attack(skirmish(places, simple=True), "red.fighter.1", "blue.fighter.1", 8, 1)
    assert is_over(s) and len(units(s, "4.5")) == 1 and goods(s, "red") == (1, 1, 1)


@pytest.mark.rule("PAR-22.13")
def test_in_simplified_combat_a_split_stops_after_the_first_destruction() -> None:
    places = {"4.5": "red cruiser", "6.4": "red cruiser", "3.5": "blue fighter", "5.3": "blue cruiser"}
    s = attack(skirmish(places, simple=True), "blue.fighter.1 blue.cruiser.1", "red.cruiser.1", 1, 8)
    play(dice(s, 8, 1, 8, 1), "do:split", "unit:red.cruiser.1")
    assert is_over(s) and at(s, "blue.fighter.1") == "" and at(s, "blue.cruiser.1") == "5.3"


@pytest.mark.rule("PAR-6.9")
def test_a_combat_is_one_action() -> None:
    s = failed({"3.5": "red fighter", "4.5": "blue fighter"}, "red.fighter.1", "blue.fighter.1")
    assert [type(step).__name__ for step in s.stack[-3:]] == ["Act", "CheckVictory", "EndCombat"]


def test_totals_are_known_while_the_strike_runs() -> None:
    s = act(skirmish({"3.5": "red cruiser", "4.5": "blue fighter"}), "red")
    s.striker, s.struck, s.shooters, s.dice, s.bonuses = 0, Unit(UNIT.index("blue.fighter.1")), [], [3, 4], [2, 0]
    s.shooters = [Unit(UNIT.index("red.cruiser.1"))]
    assert attack_total(s) == 7


# Vessels that nobody attacked

OUTPOST = {"3.9": "blue colony", "5.9": "red cruiser", "6.9": "blue fighter"}
"""Red's cruiser fires at the colony from afar; blue's fighter stands beside the cruiser."""


@pytest.mark.rule("PAR-16.1", "PAR-16.4", "PAR-16.10")
def test_nobody_is_drafted_for_a_colony_under_long_range_fire() -> None:
    s = failed(OUTPOST, "red.cruiser.1", "blue.colony.1")
    assert (asked(s), question(s)) == ("blue", "Reaction"), "the owner is asked"
    assert options(s) == {"unit:red.cruiser.1", "do:pass"}
    play(s, "do:pass")
    assert is_over(s) and s.strikes == 0 and at(s, "blue.fighter.1") == "6.9"


@pytest.mark.rule("PAR-16.4")
def test_a_vessel_joins_if_its_owner_wants_it_to() -> None:
    s = failed(OUTPOST, "red.cruiser.1", "blue.colony.1")
    assert "blue.fighter.1" not in parts(s)
    assert label(s, "unit:red.cruiser.1") == "Strike at red cruiser 1 with blue fighter 1, which nobody attacked"
    assert label(s, "do:pass") == "No other vessel joins: the combat ends"
    play(dice(s, 1, 8), "unit:red.cruiser.1")
    assert parts(s)["blue.fighter.1"] == "engaged" and s.strikes == 2
    assert asked(s) == "red" and "unit:blue.fighter.1" in options(s), "from now on it can be struck"


@pytest.mark.rule("PAR-16.1")
def test_whoever_can_evade_must_react_all_the_same() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue fighter", "6.4": "blue cruiser"}
    s = failed(places, "red.cruiser.1", "blue.fighter.1")
    assert options(s) == {"unit:red.cruiser.1", "unit:blue.fighter.1"}, "the cruiser may join, or the fighter evades"
    assert refused(s) == {"do:pass": "PAR-16.1"}


@pytest.mark.rule("PAR-16.4", "PAR-16.6")
def test_a_strike_back_needs_none_but_those_engaged() -> None:
    places = {"3.5": "red fighter", "4.5": "blue cargo", "2.6": "blue cruiser"}
    s = failed(places, "red.fighter.1", "blue.cargo.1")
    play(s, "unit:red.fighter.1")
    assert (question(s), options(s)) == ("PickShooters", {"unit:blue.cargo.1", "unit:blue.cruiser.1"})
    play(s, "unit:blue.cargo.1")
    play(dice(s, 1, 8), "do:done")
    assert "blue.cruiser.1" not in parts(s) and s.strikes == 2


@pytest.mark.rule("PAR-16.4", "PAR-16.7")
def test_a_split_says_that_it_needs_others() -> None:
    s = fig_12()
    assert label(s, "do:split") == "Split the fire, with vessels that nobody attacked"
    assert label(s, "unit:blue.fighter.1") == "Strike at blue fighter 1"
    places = {"3.5": "red fighter", "5.5": "red fighter", "4.5": "blue fighter fighter", "4.4": "blue cruiser"}
    s = failed(places, "red.fighter.1 red.fighter.2", "blue.fighter.1")
    assert label(s, "do:split") == "Split the fire", "those attacked can do it alone"
    play(s, "do:split", "unit:blue.fighter.1", "unit:red.fighter.1", "unit:blue.fighter.2")
    assert label(s, "unit:red.fighter.2") == "red fighter 2"
    assert label(s, "unit:red.fighter.1") == "Strike at red fighter 1 with vessels that nobody attacked"


@pytest.mark.rule("PAR-16.4", "PAR-16.16")
def test_nobody_is_drafted_for_a_pursuit() -> None:
    s = failed(OUTPOST | {"4.10": "red fighter"}, "red.cruiser.1 red.fighter.1", "blue.colony.1")
    counter(s, "red.fighter.1", "blue.colony.1", 1, 8)
    evade(s, "red.fighter.1", "5.11")
    assert (asked(s), question(s), options(s)) == ("blue", "Pursue", {"unit:red.cruiser.1", "do:break"})
    assert label(s, "unit:red.cruiser.1").endswith("with blue fighter 1, which nobody attacked")


@pytest.mark.rule("PAR-16.4", "PAR-16.21")
def test_a_card_that_makes_a_reaction_possible_is_offered_beside_the_volunteers() -> None:
    s = failed(OUTPOST, "red.cruiser.1", "blue.colony.1", events={"blue": "E20"})
    assert (question(s), options(s)) == ("Reaction", {"unit:red.cruiser.1", "do:pass", "event:E20"})
