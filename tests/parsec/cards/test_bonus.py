"""Bonus and permanent events, card by card. E10 to E12, E22 to E25, E35 to E39, E46 to E51"""

from typing import Any

import pytest

from astrarium.games.parsec.components import CRUISER, FIGHTER, NEW, TRANSPORT, UNIT, Unit
from astrarium.games.parsec.rules.abilities import attack_of, defence_of, move_of, range_of
from astrarium.games.parsec.rules.combat.aiming import attack_targets
from astrarium.games.parsec.rules.reach import is_movable
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, extract, goods, hand, kinds, lay, shop
from tables.parsec_battle import skirmish
from tables.parsec_events import bottom, reach, use
from tables.playing import options, play, some

FOUR = {hex: "red colony" for hex in ("0.1", "1.1", "0.2", "1.2")}


def permanent(card: str, places: dict[str, str], **more: Any) -> Parsec:
    """Red plays a permanent card."""
    s = use(skirmish(places, events={"red": card}, **more), "red", card)
    assert hand(s, "red") == [] and len(s.permanents[0]) == 1 and not len(s.lasting)
    return s


# Resources


@pytest.mark.rule("PAR-1.8", "PAR-11.12")
@pytest.mark.parametrize(
    ("card", "gained"), [("E10", (3, 0, 0)), ("E11", (0, 3, 0)), ("E12", (0, 0, 3)), ("E47", (2, 2, 2))]
)
def test_e10_e11_e12_e47_resources_from_the_supply(card: str, gained: tuple[int, int, int]) -> None:
    s = use(skirmish({}, events={"red": card}), "red", card)
    assert goods(s, "red") == gained and s.stacks == [70 - amount for amount in gained] and bottom(s) == [card]


@pytest.mark.rule("PAR-1.9", "PAR-11.14")
def test_e10_a_stack_gives_what_it_has() -> None:
    s = skirmish({}, events={"red": "E10"}, goods={"blue": "68 0 0"})
    assert goods(use(s, "red", "E10"), "red") == (2, 0, 0)


# Units


@pytest.mark.rule("PAR-11.17", "PAR-13.4", "PAR-3.14")
def test_e22_a_cargo_is_placed_like_a_produced_one() -> None:
    places = {"0.2": "red colony", "14.2": "red colony transport", "4.5": "red transport", "2.2": "red colony cruiser"}
    s = use(skirmish(places, events={"red": "E22"}), "red", "E22")
    assert options(s) == {"hex:0.2", "unit:red.transport.1"}
    play(s, "hex:0.2")
    assert kinds(s, "0.2") == "red colony cargo" and goods(s, "red") == (0, 0, 0) and bottom(s) == ["E22"]
    assert s.did[UNIT.index("red.cargo.2")] == NEW and "unit:red.cargo.2" not in options(s)


@pytest.mark.rule("PAR-11.14")
def test_e22_needs_a_place_and_a_spare_piece() -> None:
    assert "event:E22" not in options(act(skirmish({"0.2": "red colony cruiser"}, events={"red": "E22"}), "red"))
    many = {hex: "red cargo cargo" for hex in ("5.1", "5.3", "5.5", "6.6")} | {"4.6": "red cargo", "0.2": "red colony"}
    assert "event:E22" not in options(act(skirmish(many, events={"red": "E22"}), "red"))


@pytest.mark.rule("PAR-11.17", "PAR-13.9", "PAR-3.15")
def test_e23_a_fighter_may_be_placed_aboard_any_transport_for_nothing() -> None:
    places = {"0.2": "red colony", "4.5": "red transport", "5.3": "red transport with cargo fighter"}
    s = use(skirmish(places, events={"red": "E23"}), "red", "E23")
    assert options(s) == {"hex:0.2", "unit:red.transport.1"}
    play(s, "unit:red.transport.1")
    assert kinds(s, "4.5") == "red transport fighter" and goods(s, "red") == (0, 0, 0)


@pytest.mark.rule("PAR-11.17", "PAR-3.15")
@pytest.mark.parametrize(("card", "kind"), [("E23", "fighter"), ("E35", "transport"), ("E46", "cruiser")])
def test_e23_e35_e46_a_warship_appears_on_a_colony_and_may_attack_but_not_move(card: str, kind: str) -> None:
    s = skirmish({"0.2": "red colony", "0.3": "blue cargo"}, events={"red": card})
    use(s, "red", card)
    assert kinds(s, "0.2") == f"red colony {kind}" and bottom(s) == [card]
    unit = Unit(UNIT.index(f"red.{kind}.1"))
    assert not is_movable(s, unit) and attack_targets(s, unit) == [UNIT.index("blue.cargo.1")]


@pytest.mark.rule("PAR-11.16", "PAR-12.3", "PAR-12.4")
@pytest.mark.parametrize("card", ["E23", "E35", "E46"])
def test_e46_r26_arms_race_by_card(card: str) -> None:
    far = {"0.10": "red cargo", "16.5": "blue cargo", "14.2": "blue colony"}
    three = dict(list(FOUR.items())[:3])
    s = act(lay(units=three | far, events={"red": card}), "red")
    assert f"event:{card}" not in options(s)
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons[f"event:{card}"] == "PAR-11.16"
    s = lay(units=FOUR | far, events={"red": card}, goods={"blue": "1 1 1"})
    use(s, "red", card, "hex:0.1")
    assert s.arms_race and kinds(s, "0.1").startswith("red colony ")
    assert "kind:fighter" in options(shop(s, "blue"))


@pytest.mark.rule("PAR-11.14", "PAR-8.11", "PAR-3.5")
def test_e36_t62_pioneer_ship_under_a_cruiser() -> None:
    places = {"8.9": "red cruiser", "7.9": "blue colony", "9.9": "blue cargo", "2.2": "blue colony"}
    s = use(skirmish(places, events={"red": "E36"}), "red", "E36")
    assert some(s, "hex") >= {"8.9"} and not {"7.9", "9.9", "1.2", "0.2"} & some(s, "hex")
    assert len(some(s, "hex")) == 5, "the planet of the cruiser, but for two hexes of blue"
    play(s, "hex:8.9")
    assert kinds(s, "8.9") == "red colony cruiser" and bottom(s) == ["E36"]


@pytest.mark.rule("PAR-11.14", "PAR-13.2")
def test_e36_t13_no_spare_colony() -> None:
    ten = ("0.2", "1.2", "2.2", "0.1", "1.1", "0.3", "1.3", "14.2", "13.2", "15.2")
    s = skirmish({hex: "red colony" for hex in ten}, events={"red": "E36"})
    assert "event:E36" not in options(act(s, "red"))


# Permanent cards


@pytest.mark.rule("PAR-11.13")
def test_e24_cargos_move_two_hexes_further() -> None:
    s = permanent("E24", {"5.5": "red cargo", "6.6": "red fighter"})
    assert move_of(s, Unit(UNIT.index("red.cargo.1"))) == 5 and "10.5" in reach(s, "red.cargo.1")
    assert move_of(s, Unit(UNIT.index("red.fighter.1"))) == 2


@pytest.mark.rule("PAR-3.16")
def test_e25_cargos_and_transports_are_harder_to_hit() -> None:
    s = permanent("E25", {"5.5": "red transport", "6.6": "red fighter"})
    found = [defence_of(s, Unit(UNIT.index(f"red.{kind}.1"))) for kind in ("cargo", "transport", "fighter")]
    assert found == [2, 2, 0]


@pytest.mark.rule("PAR-9.10", "PAR-3.16")
def test_e37_fighters_strike_harder_but_a_carried_one_adds_one() -> None:
    s = permanent("E37", {"5.5": "red fighter", "6.6": "red transport with fighter"})
    assert (
        attack_of(s, Unit(UNIT.index("red.fighter.1"))) == 2 and attack_of(s, Unit(UNIT.index("red.transport.1"))) == 2
    )


@pytest.mark.rule("PAR-21.7", "PAR-7.4")
def test_e38_drills_double_what_a_cargo_extracts_from_an_asteroid() -> None:
    s = permanent("E38", {"2.5": "red cargo cargo"})
    assert goods(extract(s, "red", 6), "red") == (0, 4, 0)


@pytest.mark.rule("PAR-13.1", "PAR-15.11")
def test_e39_military_vessels_cost_less_titanium() -> None:
    s = permanent("E39", {"0.2": "red colony"}, goods={"red": "0 1 1"})
    assert [s.figures[0].cost[kind] for kind in (FIGHTER, TRANSPORT, CRUISER)] == [[0, 1, 1], [1, 2, 3], [3, 2, 2]]
    assert s.figures[0].salvage[CRUISER] == [4, 2, 2]
    play(shop(s, "red"), "kind:fighter")
    assert kinds(s, "0.2") == "red colony fighter"


def test_e48_all_vessels_move_two_hexes_further() -> None:
    s = permanent("E48", {"5.5": "red fighter", "6.6": "red cruiser", "7.7": "red transport"})
    assert [move_of(s, Unit(UNIT.index(f"red.{kind}.1"))) for kind in ("cargo", "fighter", "cruiser", "transport")] == [
        5,
        4,
        7,
        12,
    ]


def test_e49_all_vessels_are_harder_to_hit() -> None:
    s = permanent("E49", {"5.5": "red fighter", "6.6": "red cruiser", "0.2": "red colony"})
    found = [defence_of(s, Unit(UNIT.index(f"red.{kind}.1"))) for kind in ("cargo", "fighter", "cruiser", "colony")]
    assert found == [2, 1, 3, 2]


@pytest.mark.rule("PAR-21.7", "PAR-7.3")
def test_e50_a_planet_with_a_colony_yields_one_more() -> None:
    s = extract(permanent("E50", {"0.2": "red colony", "1.2": "red colony"}), "red", 1)
    assert options(s) == {"amount:0", "amount:1", "amount:2", "amount:3"}
    play(s, "amount:3")
    assert goods(s, "red") == (3, 0, 0)


@pytest.mark.rule("PAR-14.3")
def test_e51_military_vessels_reach_further() -> None:
    s = permanent("E51", {"5.5": "red fighter", "6.6": "red cruiser"})
    assert [range_of(s, Unit(UNIT.index(f"red.{kind}.1"))) for kind in ("cargo", "fighter", "cruiser")] == [1, 2, 3]


@pytest.mark.rule("PAR-11.13", "PAR-10.11")
def test_e37_t41_same_permanent_twice() -> None:
    s = skirmish({"5.5": "red fighter", "7.3": "red cargo"}, events={"red": "E37 E37"})
    use(s, "red", "E37")
    assert hand(s, "red") == ["E37"] and "event:E37" not in options(s)
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons["event:E37"] == "PAR-11.13" and attack_of(s, Unit(UNIT.index("red.fighter.1"))) == 2
