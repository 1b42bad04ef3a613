"""Declaring an attack, and one strike. PAR-3.2 to 3.18, 14, 15"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import ATTACKED, HEX, MODULE, MOVED, NEW, UNIT, Unit
from astrarium.games.parsec.rules.combat.aiming import attack_targets
from astrarium.games.parsec.rules.fleets import destroy
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, at, dice, goods, hand, kinds, label, under, units
from tables.parsec_battle import attack, counter, evade, is_over, parts, skirmish
from tables.playing import asked, options, play, question, some


def targets(s: Parsec, unit: str) -> set[str]:
    return {UNIT.ids[target] for target in attack_targets(s, Unit(UNIT.index(unit)))}


# Who may attack what


@pytest.mark.rule("PAR-3.2", "PAR-3.7", "PAR-14.1")
def test_only_military_vessels_attack() -> None:
    beside = {"4.5": "blue cruiser", "3.5": "red cargo", "5.5": "red fighter", "4.4": "red transport"}
    s = skirmish(beside)
    assert targets(s, "red.cargo.1") == set()
    assert targets(s, "red.fighter.1") == targets(s, "red.transport.1") == {"blue.cruiser.1"}
    s = skirmish({"0.2": "red colony", "0.3": "blue fighter"})
    assert targets(s, "red.colony.1") == set() and targets(s, "blue.fighter.1") == {"red.colony.1"}


@pytest.mark.rule("PAR-14.3", "PAR-14.5")
def test_a_vessel_attacks_as_far_as_its_range() -> None:
    s = skirmish({"5.3": "red cruiser", "3.5": "red fighter", "4.5": "blue fighter", "6.5": "blue cargo"})
    assert targets(s, "red.fighter.1") == {"blue.fighter.1"}
    assert targets(s, "red.cruiser.1") == {"blue.fighter.1", "blue.cargo.1"}
    s = skirmish({"5.3": "red cruiser", "4.6": "blue fighter"})
    assert targets(s, "red.cruiser.1") == set(), "three hexes away"


@pytest.mark.rule("PAR-14.4", "PAR-14.5")
def test_t18_range_three_and_lines() -> None:
    s = skirmish({"4.5": "red cruiser", "7.5": "blue fighter", "6.3": "blue cargo"}, permanents={"red": "E51"})
    assert targets(s, "red.cruiser.1") == {"blue.fighter.1"}
    s = skirmish({"4.5": "red cruiser", "6.5": "blue fighter", "5.3": "blue cargo"}, permanents={"red": "E51"})
    assert targets(s, "red.cruiser.1") == {"blue.fighter.1", "blue.cargo.1"}


@pytest.mark.rule("PAR-14.6")
def test_t19_attack_through_others() -> None:
    places = {"2.5": "red cruiser", "3.5": "green fighter", "4.5": "blue fighter"}
    assert "blue.fighter.1" in targets(skirmish(places, "red blue green"), "red.cruiser.1")


@pytest.mark.rule("PAR-10.9", "PAR-14.7")
def test_t20_docked_cargo() -> None:
    s = skirmish({"7.3": "blue cargo", "6.3": "red fighter", "6.4": "red cruiser"})
    assert targets(s, "red.fighter.1") == targets(s, "red.cruiser.1") == set()


@pytest.mark.rule("PAR-9.11", "PAR-14.7")
def test_carried_vessels_neither_attack_nor_are_attacked() -> None:
    s = skirmish({"4.5": "blue transport with fighter", "3.5": "red transport with fighter"})
    assert targets(s, "red.transport.1") == {"blue.transport.1"}
    assert targets(s, "red.fighter.1") == set()


@pytest.mark.rule("PAR-14.2")
def test_a_target_is_named_even_if_there_is_nothing_else_to_do() -> None:
    """The fighter has moved: all it could still do is attack. One click on it rolls no dice and shows nothing."""
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo"})
    s.did[UNIT.index("red.fighter.1")] = MOVED
    act(s, "red")
    chance, shown = s.rng.state, s.shown.copy()
    play(s, "unit:red.fighter.1")
    assert (asked(s), question(s), options(s)) == ("red", "VesselDeed", {"unit:blue.cargo.1"})
    assert label(s, "unit:blue.cargo.1") == "Attack blue cargo 1 (+1 against +1)"
    assert s.rng.state == chance and s.shown == shown and not s.rivals, "it can be taken back"
    play(dice(s, 8, 1), "unit:blue.cargo.1")
    assert at(s, "blue.cargo.1") == ""


@pytest.mark.rule("PAR-22.7")
def test_teammates_are_not_attacked() -> None:
    places = {"4.5": "red fighter", "3.5": "green fighter", "5.5": "blue fighter"}
    s = skirmish(places, "red blue green white", teams=2)
    assert targets(s, "red.fighter.1") == {"blue.fighter.1"}


@pytest.mark.rule("PAR-3.13", "PAR-14.10", "PAR-17.5")
def test_every_declared_vessel_attacks_once_but_a_target_may_be_attacked_again() -> None:
    places = {"3.5": "red fighter", "4.4": "red fighter", "5.4": "red cruiser", "4.5": "blue cruiser"}
    s = attack(skirmish(places), "red.fighter.1 red.fighter.2", "blue.cruiser.1", 1, 8)
    assert parts(s) == {"red.fighter.1": "engaged", "red.fighter.2": "engaged", "blue.cruiser.1": "engaged"}
    for unit in ("red.fighter.1", "red.fighter.2"):
        assert s.did[UNIT.index(unit)] == ATTACKED and targets(s, unit) == set()
    evade(s, "blue.cruiser.1", "6.4")
    assert is_over(s) and asked(s) == "red"
    assert targets(s, "red.cruiser.1") == {"blue.cruiser.1"}


@pytest.mark.rule("PAR-3.15")
def test_a_new_vessel_may_attack_from_where_it_stands() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo"})
    s.did[UNIT.index("red.fighter.1")] = NEW
    assert targets(s, "red.fighter.1") == {"blue.cargo.1"}


@pytest.mark.rule("PAR-14.2", "PAR-14.9", "PAR-14.10")
def test_attackers_are_named_one_by_one_and_each_must_reach_the_target() -> None:
    places = {"3.5": "red fighter fighter", "5.5": "red fighter", "5.3": "red cruiser", "6.5": "red fighter"}
    s = act(skirmish(places | {"4.5": "blue cruiser"}), "red")
    play(s, "unit:red.fighter.1", "unit:blue.cruiser.1")
    assert question(s) == "PickAttackers"
    assert options(s) == {"unit:red.fighter.2", "unit:red.fighter.3", "unit:red.cruiser.1", "do:done"}
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.1", "do:done")
    assert {unit for unit, part in parts(s).items() if part == "engaged"} == {
        "red.fighter.1",
        "red.cruiser.1",
        "blue.cruiser.1",
    }


@pytest.mark.rule("PAR-11.24")
@pytest.mark.parametrize("card", ["E17", "E26", "E32", "E44"])
def test_cards_forbid_attacks(card: str) -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo"})
    assert targets(s, "red.fighter.1")
    where: dict[str, dict[str, Any]] = {
        "E17": {"units": (UNIT.index("red.fighter.1"),)},
        "E26": {"module": MODULE.index("M01"), "hex": HEX.index("0.4")},
        "E32": {"victim": 0},
        "E44": {},
    }
    under(s, "blue", card, 1, **where[card])
    assert targets(s, "red.fighter.1") == set()


# One strike


@pytest.mark.rule("PAR-14.3", "PAR-14.8", "PAR-15.3", "PAR-15.10", "PAR-15.12")
def test_r8_long_range() -> None:
    s = attack(skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}), "red.cruiser.1", "blue.fighter.1", 5, 6)
    assert at(s, "blue.fighter.1") == "" and goods(s, "red") == (1, 1, 1)
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-14.9", "PAR-15.1", "PAR-15.2", "PAR-15.10")
@pytest.mark.parametrize(("die", "falls"), [(4, True), (3, False)])
def test_r10_coordinated_attack(die: int, falls: bool) -> None:
    places = {"3.5": "red fighter", "4.4": "red fighter", "5.5": "red fighter", "4.5": "blue cruiser"}
    s = attack(skirmish(places), "red.fighter.1 red.fighter.2 red.fighter.3", "blue.cruiser.1", die, 4)
    assert (at(s, "blue.cruiser.1") == "") == falls
    assert goods(s, "red") == ((4, 2, 2) if falls else (0, 0, 0))


@pytest.mark.rule("PAR-15.4")
def test_a_tie_goes_to_the_defender() -> None:
    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue cargo"}), "red.fighter.1", "blue.cargo.1", 5, 5)
    assert at(s, "blue.cargo.1") == "4.5" and question(s) == "Reaction"


@pytest.mark.rule("PAR-3.9", "PAR-15.2", "PAR-15.4")
def test_r5_a_struck_colony_of_three() -> None:
    places = {"0.2": "blue colony", "1.2": "blue colony", "2.2": "blue colony", "0.1": "red fighter"}
    s = attack(skirmish(places), "red.fighter.1", "blue.colony.1", 8, 3)
    assert at(s, "blue.colony.1") == "0.2"


@pytest.mark.rule("PAR-3.10", "PAR-15.3")
def test_r6_a_struck_colony_after_the_link_is_gone() -> None:
    places = {"0.2": "blue colony", "2.2": "blue colony", "0.1": "red fighter"}
    s = attack(skirmish(places), "red.fighter.1", "blue.colony.1", 8, 3)
    assert at(s, "blue.colony.1") == "" and goods(s, "red") == (2, 0, 2)


@pytest.mark.rule("PAR-15.7", "PAR-15.8")
def test_r15_choice_of_the_loss() -> None:
    places = {"2.9": "blue colony cargo fighter", "1.9": "red cruiser"}
    s = attack(skirmish(places), "red.cruiser.1", "blue.fighter.1", 8, 1)
    assert (asked(s), question(s)) == ("blue", "ChooseLoss")
    assert some(s, "unit") == {"blue.cargo.1", "blue.fighter.1"}
    play(s, "unit:blue.cargo.1")
    assert kinds(s, "2.9") == "blue colony fighter" and goods(s, "red") == (2, 0, 1)
    s = attack(skirmish(places), "red.cruiser.1", "blue.colony.1", 8, 1)
    assert some(s, "unit") == {"blue.colony.1", "blue.cargo.1", "blue.fighter.1"}


@pytest.mark.rule("PAR-9.10", "PAR-9.12", "PAR-15.9")
def test_r25_loaded_transport() -> None:
    places = {"4.5": "blue transport with fighter cargo", "3.5": "red cruiser"}
    s = attack(skirmish(places), "red.cruiser.1", "blue.transport.1", 8, 1)
    assert (asked(s), question(s), some(s, "unit")) == ("blue", "ChooseCarried", {"blue.fighter.1", "blue.cargo.1"})
    play(s, "unit:blue.fighter.1")
    assert kinds(s, "4.5") == "blue transport cargo" and goods(s, "red") == (1, 1, 1)
    assert (asked(s), question(s)) == ("blue", "Reaction"), "the transport goes on fighting"


@pytest.mark.rule("PAR-9.10", "PAR-15.1")
@pytest.mark.parametrize(("cargo", "hits"), [("fighter fighter", True), ("fighter cargo", False)])
def test_carried_fighters_add_to_their_transport(cargo: str, hits: bool) -> None:
    places = {"4.5": f"red transport with {cargo}", "3.5": "blue fighter"}
    s = attack(skirmish(places), "red.transport.1", "blue.fighter.1", 2, 4)
    assert (at(s, "blue.fighter.1") == "") == hits


@pytest.mark.rule("PAR-15.11", "PAR-21.5")
def test_r18_salvage_after_the_losers_faction() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, factions={"blue": "F01"}, permanents={"blue": "E39"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 8, 1)
    assert goods(s, "red") == (1, 1, 2), "the faction counts, the permanent card does not"


@pytest.mark.rule("PAR-15.13", "PAR-15.10")
def test_a_counterattack_is_a_strike_by_the_same_rules() -> None:
    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue cruiser"}), "red.fighter.1", "blue.cruiser.1", 1, 8)
    counter(s, "red.fighter.1", "", 5, 6)
    assert at(s, "red.fighter.1") == "" and goods(s, "blue") == (1, 1, 1)
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-1.9", "PAR-15.10")
def test_salvage_is_cut_short_by_an_empty_stack() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue cruiser"}, goods={"blue": "68 70 0"})
    attack(s, "red.cruiser.1", "blue.cruiser.1", 8, 1)
    assert goods(s, "red") == (2, 0, 2)


# Factions in combat. PAR-21.8


@pytest.mark.rule("PAR-21.8")
def test_brotherhood_of_shadows_steals_a_card_with_every_unit() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, factions={"red": "F05"}, events={"blue": "E10 E11"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 8, 1)
    assert len(hand(s, "red")) == len(hand(s, "blue")) == 1
    assert s.fresh[0] == 1, "it counts as acquired this turn"


@pytest.mark.rule("PAR-21.8")
def test_orion_corsairs_take_one_card_more_of_their_choice() -> None:
    s = skirmish({"5.3": "red cruiser", "4.5": "blue fighter"}, factions={"red": "F12"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 8, 1)
    assert (asked(s), question(s)) == ("red", "TakeGood")
    play(s, "resource:en")
    assert goods(s, "red") == (1, 1, 2) and is_over(s)


@pytest.mark.rule("PAR-21.8")
def test_factions_work_in_counterattacks_and_for_carried_vessels_too() -> None:
    s = skirmish({"4.5": "red transport with fighter", "3.5": "blue cruiser"}, factions={"blue": "F12"})
    attack(s, "red.transport.1", "blue.cruiser.1", 1, 8)
    counter(s, "red.transport.1", "", 8, 1)
    assert (asked(s), question(s), goods(s, "blue")) == ("blue", "TakeGood", (1, 1, 1))


@pytest.mark.rule("PAR-3.18", "PAR-3.2")
def test_cargos_of_the_orion_corsairs_attack_without_a_bonus() -> None:
    places = {"3.5": "red cargo", "4.5": "blue fighter", "7.3": "red cargo", "6.3": "blue cargo"}
    s = skirmish(places, factions={"red": "F12"})
    assert targets(s, "red.cargo.1") == {"blue.fighter.1"}
    assert targets(s, "red.cargo.2") == set(), "it is docked"
    attack(s, "red.cargo.1", "blue.fighter.1", 5, 4)
    assert at(s, "blue.fighter.1") == ""


@pytest.mark.rule("PAR-3.18", "PAR-15.4")
def test_t68_armed_cargos_in_the_combat() -> None:
    s = skirmish({"3.5": "red cargo", "5.5": "red cargo", "4.5": "blue fighter"})
    under(s, "red", "E21")
    attack(s, "red.cargo.1 red.cargo.2", "blue.fighter.1", 3, 5)
    assert at(s, "blue.fighter.1") == "4.5"
    assert {"unit:red.cargo.1", "unit:red.cargo.2"} <= options(s)
    counter(s, "red.cargo.1", "", 1, 1)
    assert (asked(s), question(s)) == ("red", "Reaction")
    counter(s, "blue.fighter.1", "red.cargo.1 red.cargo.2", 4, 5)
    assert at(s, "blue.fighter.1") == "", "4 + 1 + 1 against 5"


@pytest.mark.rule("PAR-3.18")
def test_both_ways_to_arm_cargos_give_the_bonus_of_the_card() -> None:
    s = skirmish({"3.5": "red cargo", "4.5": "blue fighter"}, factions={"red": "F12"})
    under(s, "red", "E21")
    attack(s, "red.cargo.1", "blue.fighter.1", 5, 6)
    assert at(s, "blue.fighter.1") == "4.5", "5 + 1 against 6"
    s = skirmish({"3.5": "red cargo", "4.5": "blue fighter"}, factions={"red": "F12"})
    under(s, "red", "E21")
    attack(s, "red.cargo.1", "blue.fighter.1", 6, 6)
    assert at(s, "blue.fighter.1") == "", "6 + 1 against 6"


# Who takes part


@pytest.mark.rule("PAR-14.11", "PAR-17.1")
def test_t29_second_fighter_takes_over() -> None:
    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue fighter fighter"}), "red.fighter.1", "blue.fighter.1", 8, 1)
    assert len(units(s, "4.5")) == 1, "two fighters that are alike need no choice of the loss"
    assert (asked(s), question(s)) == ("blue", "Reaction")
    assert "unit:red.fighter.1" in options(s)


@pytest.mark.rule("PAR-14.11", "PAR-17.3")
def test_t30_no_engaged_unit_left() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue cargo", "7.3": "blue cargo", "6.4": "blue cruiser"}
    s = attack(skirmish(places), "red.cruiser.1", "blue.cargo.1", 8, 1)
    assert is_over(s) and asked(s) == "red"


@pytest.mark.rule("PAR-3.8", "PAR-14.11", "PAR-17.2")
def test_civil_units_beside_the_target_take_no_part() -> None:
    places = {"2.9": "blue colony cargo fighter", "1.9": "red fighter"}
    s = attack(skirmish(places), "red.fighter.1", "blue.fighter.1", 1, 8)
    assert parts(s) == {"red.fighter.1": "engaged", "blue.fighter.1": "engaged"}
    s = attack(skirmish(places), "red.fighter.1", "blue.colony.1", 1, 8)
    assert parts(s) == {"red.fighter.1": "engaged", "blue.colony.1": "engaged", "blue.fighter.1": "engaged"}


@pytest.mark.rule("PAR-3.18", "PAR-14.11", "PAR-17.2")
def test_t69_corsair_cargo_is_no_escort() -> None:
    s = skirmish({"4.5": "blue cargo fighter", "3.5": "red fighter"}, factions={"blue": "F12"})
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    assert "blue.cargo.1" not in parts(s)
    counter(s, "red.fighter.1", "", 1, 8)
    assert parts(s) == {"red.fighter.1": "engaged", "blue.fighter.1": "engaged"}


@pytest.mark.rule("PAR-19.1", "PAR-19.2", "PAR-19.6", "PAR-19.8")
def test_t48_eliminated_in_ones_own_turn() -> None:
    places = {"3.5": "red fighter", "4.5": "blue cruiser"}
    s = skirmish(places, "red blue green", goods={"red": "2 0 1"})
    destroy(s, Unit(UNIT.index("red.cargo.1")))
    attack(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    counter(s, "red.fighter.1", "", 8, 1)
    assert s.is_out(Player(0)) and goods(s, "blue") == (3, 1, 2)
    assert is_over(s) and s.active == 1, "it is the next player's turn"


@pytest.mark.rule("PAR-17.7", "PAR-19.7")
def test_with_two_players_the_elimination_ends_the_game() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"})
    destroy(s, Unit(UNIT.index("blue.cargo.1")))
    attack(s, "red.fighter.1", "blue.fighter.1", 8, 1)
    assert s.over and s.winners == [0]
