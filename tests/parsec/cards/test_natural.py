"""Natural events, card by card. E01 to E03, E13 to E15, E26 to E28, E40 to E42"""

import pytest

from astrarium.games.parsec.components import HEX, MODULE, PLANET, UNIT, Hex, Unit
from astrarium.games.parsec.rules.abilities import defence_of, move_of
from astrarium.games.parsec.rules.combat.aiming import attack_targets
from astrarium.games.parsec.rules.effects_in_force import free_markers, may_evade, may_move
from astrarium.games.parsec.rules.galaxy import distance
from astrarium.games.parsec.rules.reach import unload_hexes
from astrarium.games.parsec.rules.victory import dominated
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, at, dice, end_turn, extract, goods, kinds, lay, under, units, winners
from tables.parsec_battle import attack, skirmish
from tables.parsec_events import bottom, in_force, markers, reach, use
from tables.playing import asked, options, play, question, some

# E01 Meteor Shower


def meteors(places: dict[str, str], die: int, hex: str = "4.5") -> Parsec:
    return use(skirmish(places, events={"red": "E01"}), "red", "E01", f"hex:{hex}", rolls=(die,))


@pytest.mark.rule("PAR-11.20", "PAR-11.18")
@pytest.mark.parametrize("die", [1, 2])
def test_e01_meteors_destroy_a_small_vessel_of_the_owners_choice(die: int) -> None:
    s = meteors({"4.5": "blue cargo fighter"}, die)
    assert (asked(s), question(s)) == ("blue", "MeteorLoss")
    assert options(s) == {"unit:blue.cargo.1", "unit:blue.fighter.1"}
    play(s, "unit:blue.cargo.1")
    assert kinds(s, "4.5") == "blue fighter" and goods(s, "red") == (0, 0, 0)
    assert not len(s.lasting) and bottom(s) == ["E01"] and may_move(s, Unit(UNIT.index("blue.fighter.1")))


@pytest.mark.rule("PAR-9.13", "PAR-11.20")
def test_e01_meteors_reach_a_small_vessel_aboard_a_transport() -> None:
    s = meteors({"4.5": "blue transport with fighter"}, 1)
    assert kinds(s, "4.5") == "blue transport" and at(s, "blue.fighter.1") == ""


@pytest.mark.rule("PAR-11.9", "PAR-11.12", "PAR-1.11")
@pytest.mark.parametrize(("places", "die"), [("blue cruiser", 2), ("blue cruiser", 3), ("blue fighter fighter", 5)])
def test_e01_meteors_hold_the_vessels_until_the_players_next_turn(places: str, die: int) -> None:
    s = meteors({"4.5": places}, die)
    held = UNIT.index(units(s, "4.5")[0])
    assert (in_force(s), markers(s), free_markers(s)) == (["E01"], ["4.5"], 9)
    assert not may_move(s, Unit(held)) and not may_evade(s, Unit(held))
    end_turn(s, "red", 5)
    assert asked(s) == "blue" and options(s) == {"unit:blue.cargo.1", "do:end"}
    end_turn(s, "blue", 5)
    assert may_move(s, Unit(held)) and free_markers(s) == 10 and bottom(s) == ["E01"]


@pytest.mark.rule("PAR-9.15", "PAR-11.24")
def test_e01_what_is_aboard_a_held_transport_is_not_unloaded() -> None:
    s = lay(units={"4.5": "blue transport with fighter", "0.10": "red cargo"}, events={"red": "E01"})
    assert unload_hexes(s, Unit(UNIT.index("blue.fighter.1")))
    use(s, "red", "E01", "hex:4.5", rolls=(4,))
    assert unload_hexes(s, Unit(UNIT.index("blue.fighter.1"))) == []


@pytest.mark.rule("PAR-11.12")
@pytest.mark.parametrize("die", [6, 7, 8])
def test_e01_meteors_may_pass_by(die: int) -> None:
    s = meteors({"4.5": "blue cargo fighter"}, die)
    assert kinds(s, "4.5") == "blue cargo fighter" and not len(s.lasting) and bottom(s) == ["E01"]


@pytest.mark.rule("PAR-10.10")
def test_e01_t20_meteors_at_the_docks() -> None:
    assert kinds(meteors({"7.3": "blue cargo"}, 1, "7.3"), "7.3") == ""


@pytest.mark.rule("PAR-11.20")
def test_e01_meteors_are_named_on_any_hex_with_a_vessel_ones_own_included_and_spare_colonies() -> None:
    s = skirmish({"0.2": "red colony cargo", "1.2": "blue colony"}, events={"red": "E01"})
    play(act(s, "red"), "event:E01")
    assert some(s, "hex") == {"0.2", "0.10", "16.5"}
    play(dice(s, 1), "hex:0.2")
    assert kinds(s, "0.2") == "red colony"


# E02 Solar Wind


@pytest.mark.rule("PAR-11.12", "PAR-6.7")
def test_e02_solar_wind_carries_a_vessel_three_hexes_further_this_turn() -> None:
    s = skirmish({"5.5": "red cargo"}, events={"red": "E02"})
    assert "11.5" not in reach(s, "red.cargo.1")
    use(s, "red", "E02", "unit:red.cargo.1")
    assert move_of(s, Unit(UNIT.index("red.cargo.1"))) == 6 and "11.5" in reach(s, "red.cargo.1")
    assert move_of(s, Unit(UNIT.index("red.cargo.2"))) == 3
    end_turn(s, "red", 5)
    assert move_of(s, Unit(UNIT.index("red.cargo.1"))) == 3 and bottom(s) == ["E02"]


@pytest.mark.rule("PAR-11.14")
def test_e02_solar_wind_is_for_vessels_that_may_still_move() -> None:
    s = skirmish({"5.5": "red cargo", "3.5": "red transport with fighter"}, events={"red": "E02"})
    play(act(s, "red"), "unit:red.cargo.1", "hex:5.4", "event:E02")
    assert some(s, "unit") == {"red.transport.1", "red.cargo.2"}


@pytest.mark.rule("PAR-11.24")
def test_e02_t66_storm_against_wind() -> None:
    s = skirmish({"3.4": "red cargo"}, events={"red": "E02"})
    under(s, "blue", "E13", module=MODULE.index("M01"), hex=HEX.index("0.4"))
    use(s, "red", "E02", "unit:red.cargo.1")
    assert move_of(s, Unit(UNIT.index("red.cargo.1"))) == 1


# E03 Cosmic Dust


@pytest.mark.rule("PAR-7.9", "PAR-11.9", "PAR-11.21")
def test_e03_t16_dust_hides_the_planet_not_the_number() -> None:
    s = skirmish({"14.8": "blue colony"}, events={"red": "E03"})
    use(s, "red", "E03", "planet:calyx")
    assert in_force(s) == ["E03"] and markers(s) == ["13.7"]
    extract(s, "red", 8)
    assert goods(s, "blue") == goods(s, "red") == (0, 0, 0)
    end_turn(s, "red", 5)
    end_turn(s, "blue", 8)
    assert (asked(s), question(s), in_force(s)) == ("blue", "Yield", [])


# E13 Ion Storm


@pytest.mark.rule("PAR-2.9", "PAR-11.9", "PAR-11.21")
def test_e13_r20_a_storm_slows_every_vessel_that_starts_on_the_module() -> None:
    s = skirmish({"5.3": "red cruiser", "0.1": "blue cargo", "1.1": "blue colony"}, events={"blue": "E13"})
    use(s, "blue", "E13", "module:M01")
    assert markers(s) == ["1.1"], "the first hex without a vessel"
    assert move_of(s, Unit(UNIT.index("red.cruiser.1"))) == 1 and move_of(s, Unit(UNIT.index("red.cargo.1"))) == 3
    assert reach(s, "red.cruiser.1") == {"4.3", "6.3", "5.2", "6.2", "5.4", "6.4"}
    end_turn(s, "blue", 5)
    end_turn(s, "red", 5)
    assert move_of(s, Unit(UNIT.index("red.cruiser.1"))) == 5


@pytest.mark.rule("PAR-2.9")
def test_e13_a_storm_on_the_other_module_of_a_straddling_hex_slows_as_well() -> None:
    s = use(skirmish({"5.3": "red cruiser"}, events={"blue": "E13"}), "blue", "E13", "module:SP")
    assert move_of(s, Unit(UNIT.index("red.cruiser.1"))) == 1


@pytest.mark.rule("PAR-11.21")
def test_e13_a_module_full_of_vessels_cannot_be_named() -> None:
    s = skirmish({}, events={"red": "E13"})
    cell = s.galaxy.cell_of[MODULE.index("M01")]
    pieces = [f"{colour} {kind}" for colour in ("red", "blue") for kind in ["cargo"] * 9 + ["fighter"] * 10]
    pieces += [f"{colour} {kind}" for colour in ("red", "blue") for kind in ["transport"] * 8 + ["cruiser"] * 8]
    hexes = [HEX.ids[hex] for hex in s.galaxy.hexes_in[cell]]
    s = skirmish(dict(zip(hexes, pieces, strict=False)), events={"red": "E13"})
    play(act(s, "red"), "event:E13")
    assert some(s, "module") == {"SP", "M07", "M03", "M14", "M15"}


# E14 Orbital Alignment


@pytest.mark.rule("PAR-7.10")
def test_e14_t17_orbital_alignment_wraps() -> None:
    s = lay(units={"0.10": "red cargo", "16.5": "blue cargo"}, events={"red": "E14", "blue": "E14"})
    end_turn(s, "blue", 8)
    assert (asked(s), question(s), s.rolled) == ("red", "RollCard", 8)
    play(s, "do:pass")
    assert asked(s) == "blue"
    play(s, "event:E14", "do:up")
    assert (s.rolled, asked(s)) == (1, "red")
    play(s, "event:E14", "do:down")
    assert s.rolled == 8 and question(s) == "Act" and bottom(s, 2) == ["E14", "E14"]


@pytest.mark.rule("PAR-7.10", "PAR-11.6")
def test_e14_a_player_may_change_the_die_twice_and_then_it_is_what_is_extracted() -> None:
    s = lay(units={"1.2": "red colony", "0.10": "red cargo", "16.5": "blue cargo"}, events={"red": "E14 E14"})
    end_turn(s, "blue", 3)
    play(s, "event:E14", "do:down", "event:E14", "do:down")
    assert (s.rolled, asked(s), question(s)) == (1, "red", "Yield")


@pytest.mark.rule("PAR-11.4")
def test_e14_is_no_card_for_the_action_phase() -> None:
    s = act(skirmish({}, events={"red": "E14"}), "red")
    assert "event:E14" not in options(s)


# E15 Asteroid Swarm


@pytest.mark.rule("PAR-11.24", "PAR-11.14")
def test_e15_a_swarm_closes_an_empty_hex_of_space_for_two_rounds() -> None:
    s = skirmish({"4.5": "red fighter", "5.5": "blue cruiser"}, events={"red": "E15", "blue": "E29"})
    play(act(s, "red"), "event:E15")
    assert not {"5.5", "4.3", "1.2", "7.3", "8.3", "0.10"} & some(s, "hex")
    play(s, "hex:3.5")
    assert "3.5" not in reach(s, "red.fighter.1") and "3.4" in reach(s, "red.fighter.1")
    play(act(s, "blue"), "event:E29", "unit:blue.cruiser.1")
    assert "3.5" not in some(s, "hex"), "by no means"
    for _ in range(2):
        assert in_force(s) == ["E15"] and markers(s) == ["3.5"]
        end_turn(s, "red", 5)
        end_turn(s, "blue", 5)
    assert in_force(s) == [] and "3.5" in reach(s, "red.fighter.1")


@pytest.mark.rule("PAR-14.6")
def test_e15_a_swarm_does_not_block_a_line_of_attack() -> None:
    s = skirmish({"2.5": "red cruiser", "4.5": "blue fighter"}, events={"red": "E15"})
    use(s, "red", "E15", "hex:3.5")
    assert attack_targets(s, Unit(UNIT.index("red.cruiser.1"))) == [UNIT.index("blue.fighter.1")]


# E26 Nebula


@pytest.mark.rule("PAR-2.9")
def test_e26_in_a_nebula_nobody_attacks_or_is_attacked() -> None:
    places = {"5.3": "red fighter", "6.3": "blue fighter", "6.4": "blue cruiser"}
    s = skirmish(places, events={"blue": "E26"})
    fighter = Unit(UNIT.index("red.fighter.1"))
    assert attack_targets(s, fighter)
    use(s, "blue", "E26", "module:M01")
    assert attack_targets(s, fighter) == [] and attack_targets(s, Unit(UNIT.index("blue.cruiser.1"))) == []
    for _ in range(2):
        assert in_force(s) == ["E26"]
        end_turn(s, "blue", 5)
        end_turn(s, "red", 5)
    assert attack_targets(s, fighter)


# E27 Epidemic


@pytest.mark.rule("PAR-3.17", "PAR-7.9", "PAR-11.23")
def test_e27_an_epidemic_stops_a_planet_and_weakens_its_colonies() -> None:
    places = {"0.2": "red colony", "1.2": "red colony", "2.2": "blue colony"}
    s = skirmish(places, events={"blue": "E27 E27"})
    use(s, "blue", "E27", "planet:tharsis_nova")
    assert (
        defence_of(s, Unit(UNIT.index("red.colony.1"))) == 2 and defence_of(s, Unit(UNIT.index("blue.colony.1"))) == 1
    )
    use(s, "blue", "E27", "planet:tharsis_nova")
    assert defence_of(s, Unit(UNIT.index("red.colony.1"))) == 0
    extract(s, "red", 1)
    assert goods(s, "red") == goods(s, "blue") == (0, 0, 0)
    for _ in range(2):
        assert in_force(s) == ["E27", "E27"]
        end_turn(s, "blue", 5)
        end_turn(s, "red", 5)
    assert defence_of(s, Unit(UNIT.index("red.colony.1"))) == 4


# E28 Gravity Well


@pytest.mark.rule("PAR-11.24")
def test_e28_a_gravity_well_holds_what_is_in_it_and_stops_what_enters() -> None:
    places = {"4.4": "blue fighter", "3.5": "blue transport with cargo", "7.5": "blue cruiser"}
    s = skirmish(places, events={"red": "E28"})
    use(s, "red", "E28", "hex:4.5")
    for unit in ("blue.fighter.1", "blue.transport.1"):
        assert not may_move(s, Unit(UNIT.index(unit))) and not may_evade(s, Unit(UNIT.index(unit)))
    assert unload_hexes(s, Unit(UNIT.index("blue.cargo.1"))) == []
    assert may_move(s, Unit(UNIT.index("blue.cruiser.1")))
    there = reach(s, "blue.cruiser.1")
    assert {"5.5", "5.4", "4.6"} <= there, "the edge of the well"
    assert "4.5" not in there, "whoever enters stops before its centre"
    end_turn(s, "red", 5)
    end_turn(s, "blue", 5)
    assert may_move(s, Unit(UNIT.index("blue.fighter.1")))


@pytest.mark.rule("PAR-11.14")
def test_e28_only_open_space_can_be_named() -> None:
    s = skirmish({"4.5": "blue fighter"}, events={"red": "E28"})
    play(act(s, "red"), "event:E28")
    assert "4.5" in some(s, "hex") and not {"4.3", "1.2", "7.3", "8.3"} & some(s, "hex")


# E40 Black Hole


@pytest.mark.rule("PAR-11.18", "PAR-1.10")
def test_e40_every_vessel_on_or_around_a_black_hole_is_rolled_for() -> None:
    places = {"4.5": "blue cruiser", "4.4": "blue fighter", "3.5": "red fighter", "6.5": "blue cargo"}
    s = skirmish(places, events={"red": "E40"})
    use(s, "red", "E40", "hex:4.5", rolls=(4, 5, 1))
    assert kinds(s, "3.5") == "", "the player of the card first"
    assert (asked(s), question(s)) == ("blue", "RollForUnit")
    assert options(s) == {"unit:blue.fighter.1", "unit:blue.cruiser.1"}
    play(s, "unit:blue.cruiser.1")
    assert kinds(s, "4.5") == "blue cruiser" and kinds(s, "4.4") == "" and kinds(s, "6.5") == "blue cargo"
    assert goods(s, "red") == goods(s, "blue") == (0, 0, 0)
    assert in_force(s) == ["E40"] and markers(s) == ["4.5"]


@pytest.mark.rule("PAR-11.24", "PAR-1.11")
def test_e40_the_hole_is_closed_for_two_rounds_but_a_survivor_may_leave_it() -> None:
    s = use(skirmish({"4.5": "red cruiser"}, events={"red": "E40"}), "red", "E40", "hex:4.5", rolls=(8,))
    play(act(s, "red"), "unit:red.cruiser.1", "hex:3.5")
    assert "4.5" not in reach(s, "red.cruiser.1")
    for _ in range(2):
        assert in_force(s) == ["E40"]
        end_turn(s, "red", 5)
        end_turn(s, "blue", 5)
    assert "4.5" in reach(s, "red.cruiser.1") and bottom(s) == ["E40"]


@pytest.mark.rule("PAR-9.15", "PAR-11.18")
@pytest.mark.parametrize(("die", "left"), [(4, ""), (5, "blue transport fighter fighter")])
def test_e40_t70_black_hole_over_a_full_transport(die: int, left: str) -> None:
    s = skirmish({"4.5": "blue transport with fighter fighter"}, events={"red": "E40"})
    use(s, "red", "E40", "hex:3.5", rolls=(die,))
    assert kinds(s, "4.5") == left and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-19.5", "PAR-19.7")
def test_e40_t47_mutual_end() -> None:
    s = lay(units={"4.4": "red cargo", "4.6": "blue cargo"}, events={"red": "E40"})
    use(s, "red", "E40", "hex:4.5", rolls=(1, 1))
    assert s.over and winners(s) == {"red"}


# E41 Planetary Cataclysm


@pytest.mark.rule("PAR-11.18", "PAR-9.14", "PAR-7.9")
def test_e41_a_cataclysm_rolls_for_every_unit_on_the_planet() -> None:
    places = {"0.2": "red colony", "1.2": "blue colony transport with cargo", "3.2": "blue fighter"}
    s = skirmish(places, events={"red": "E41"})
    use(s, "red", "E41", "planet:tharsis_nova", rolls=(4, 3, 1))
    assert kinds(s, "0.2") == "red colony" and question(s) == "RollForUnit"
    play(s, "unit:blue.transport.1")
    assert kinds(s, "1.2") == "" and at(s, "blue.cargo.1") == "" and kinds(s, "3.2") == "blue fighter"
    assert in_force(s) == ["E41"] and markers(s) == ["0.1"]
    extract(s, "red", 1)
    assert goods(s, "red") == (0, 0, 0)
    end_turn(s, "red", 5)
    end_turn(s, "blue", 5)
    assert in_force(s) == []


# E42 Wormhole


@pytest.mark.rule("PAR-11.10", "PAR-1.11")
def test_e42_t60_wormhole() -> None:
    s = skirmish({"3.5": "red cargo", "4.4": "red cruiser"}, events={"red": "E42"})
    use(s, "red", "E42", "hex:3.4", "hex:15.10")
    assert free_markers(s) == 8
    assert {"3.4", "15.10", "16.10", "15.11"} <= reach(s, "red.cargo.1")
    assert "17.10" not in reach(s, "red.cargo.1"), "one hex beyond the other mouth, no more"
    play(act(s, "red"), "unit:red.cruiser.1", "hex:3.4")
    far = s.galaxy.cell_of[MODULE.index("M15")]
    assert not dominated(s, 0)[far] and distance(Hex(HEX.index("3.4")), Hex(HEX.index("15.10"))) > 2
    for _ in range(3):
        assert in_force(s) == ["E42"]
        end_turn(s, "red", 5)
        end_turn(s, "blue", 5)
    assert in_force(s) == [] and free_markers(s) == 10


@pytest.mark.rule("PAR-14.3")
def test_e42_nobody_attacks_through_a_wormhole() -> None:
    s = skirmish({"4.4": "red cruiser", "15.11": "blue cargo"}, events={"red": "E42"})
    use(s, "red", "E42", "hex:3.4", "hex:15.10")
    play(act(s, "red"), "unit:red.cruiser.1", "hex:3.4")
    assert attack_targets(s, Unit(UNIT.index("red.cruiser.1"))) == []


@pytest.mark.rule("PAR-11.14")
def test_e42_the_two_mouths_are_different_empty_hexes_of_space() -> None:
    s = skirmish({"4.5": "blue fighter"}, events={"red": "E42"})
    play(act(s, "red"), "event:E42", "hex:3.4")
    assert not {"3.4", "4.5", "4.3", "7.3"} & some(s, "hex") and "3.5" in some(s, "hex")


@pytest.mark.rule("PAR-16.12")
def test_e42_a_vessel_may_evade_through_a_wormhole() -> None:
    s = skirmish({"3.5": "blue fighter", "2.5": "red fighter"}, events={"red": "E42"})
    use(s, "red", "E42", "hex:3.4", "hex:15.10")
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    play(s, "unit:blue.fighter.1")
    assert "15.10" in some(s, "hex")


@pytest.mark.rule("PAR-11.14")
def test_e03_the_planets_that_can_be_named_are_those_on_the_map() -> None:
    s = skirmish({}, events={"red": "E03"})
    play(act(s, "red"), "event:E03")
    assert some(s, "planet") == {PLANET.ids[planet] for planet in s.galaxy.planets} and len(some(s, "planet")) == 5
