"""Moving, stacking, carrying. PAR-3.12, 3.14, 8, 9"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import (
    ATTACKED,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    HEX,
    MODULE,
    NEW,
    TRANSPORT,
    UNIT,
    Hex,
    Unit,
)
from astrarium.games.parsec.rules.effects_in_force import may_evade, may_fire
from astrarium.games.parsec.rules.fleets import destroy, may_stop, spare
from astrarium.games.parsec.rules.galaxy import distance
from astrarium.games.parsec.rules.reach import can_move, destinations, evade_hexes, unload_hexes
from astrarium.games.parsec.state import TRANSIT_UNIT, Parsec
from tables.parsec import act, at, end_turn, kinds, lay, move, station, under
from tables.playing import options, play, question, some


def reach(s: Parsec, unit: str) -> set[str]:
    return {HEX.ids[hex] for hex in destinations(s, Unit(UNIT.index(unit)))}


def evasions(s: Parsec, unit: str, **more: Any) -> set[str]:
    return {HEX.ids[hex] for hex in evade_hexes(s, Unit(UNIT.index(unit)), **more)}


@pytest.mark.rule("PAR-8.10", "PAR-8.11", "PAR-8.4", "PAR-8.15")
@pytest.mark.parametrize("colony", [False, True])
def test_r19_stacking(colony: bool) -> None:
    """Which vessel may still stop beside which."""
    beside = {
        "": {CARGO, FIGHTER, TRANSPORT, CRUISER},
        "red cargo": {CARGO, FIGHTER},
        "red fighter": {CARGO, FIGHTER},
        "red cargo fighter": set(),
        "red cargo cargo": set(),
        "red cruiser": set(),
        "red transport": set(),
        "blue cargo": set(),
    }
    for there, allowed in beside.items():
        if colony and there.startswith("blue"):
            continue
        s = lay(units={"0.2": there} if there else {})
        if colony:
            station(s, "0.2", "red colony")
        found = {
            kind for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER) if may_stop(s, Player(0), kind, Hex(HEX.index("0.2")))
        }
        assert found == allowed, there


@pytest.mark.rule("PAR-8.1", "PAR-8.5")
def test_r21_movement() -> None:
    s = lay(units={"4.5": "red cruiser", "5.5": "blue fighter", "2.9": "blue colony", "16.5": "blue cargo"})
    near = {HEX.ids[hex] for hex in s.galaxy.hexes if 0 < distance(hex, Hex(HEX.index("4.5"))) <= 5}
    docks = {HEX.ids[hex] for hex in [*s.galaxy.docks, HEX.index("8.3")]}
    assert reach(s, "red.cruiser.1") <= near - docks - {"5.5", "2.9"}
    assert "4.5" not in reach(s, "red.cruiser.1") and "0.5" in reach(s, "red.cruiser.1")


@pytest.mark.rule("PAR-8.5", "PAR-8.6")
@pytest.mark.parametrize("kind", ["fighter", "colony"])
def test_others_units_block_the_way(kind: str) -> None:
    units = {hex: f"blue {kind}" for hex in ("0.2", "2.2", "0.1", "1.1", "0.3")} | {"1.2": "red fighter"}
    assert reach(lay(units=units), "red.fighter.1") == {"1.3", "2.3", "1.4", "2.4"}


@pytest.mark.rule("PAR-8.9")
def test_own_units_are_crossed_freely() -> None:
    ring = ("0.2", "2.2", "0.1", "1.1", "0.3", "1.3")
    units = {hex: "red fighter fighter" for hex in ring[:5]} | {"1.2": "red cargo", "1.3": "red cruiser"}
    s = lay(units=units)
    assert "1.4" in reach(s, "red.cargo.1") and "1.3" not in reach(s, "red.cargo.1")


@pytest.mark.rule("PAR-3.12", "PAR-8.1")
def test_a_vessel_moves_once_in_a_turn() -> None:
    s = act(lay(units={"4.5": "red cargo", "16.5": "blue cargo"}), "red")
    move(s, "red.cargo.1", "5.5")
    assert at(s, "red.cargo.1") == "5.5"
    assert question(s) == "Act" and s.player == 1, "with nothing left to do the turn is over"
    s = end_turn(s, "blue", 5)
    assert "unit:red.cargo.1" in options(s)


@pytest.mark.rule("PAR-8.13")
def test_two_cargos_of_a_player_at_a_dock() -> None:
    s = lay(units={"7.3": "red cargo cargo", "6.3": "blue cargo", "6.4": "red cargo"})
    assert "7.3" not in reach(s, "red.cargo.3") and "7.3" not in reach(s, "blue.cargo.1")
    s = lay(units={"7.3": "red cargo", "6.4": "red cargo"})
    assert "7.3" in reach(s, "red.cargo.2")


@pytest.mark.rule("PAR-9.1", "PAR-9.2", "PAR-9.5", "PAR-9.8", "PAR-8.12")
def test_t22_load_ride_no_unload() -> None:
    s = act(lay(units={"4.5": "red fighter", "5.4": "red transport", "16.5": "blue cargo"}, arms_race=True), "red")
    move(s, "red.fighter.1", "5.4")
    assert at(s, "red.fighter.1") == "red.transport.1"
    assert "unit:red.fighter.1" not in options(s)
    move(s, "red.transport.1", "13.5")
    assert kinds(s, "13.5") == "red transport fighter"
    s = end_turn(s, "blue", 5)
    play(s, "unit:red.fighter.1")
    assert some(s, "hex") == {"12.5", "14.5", "13.4", "14.4", "13.6", "14.6"}
    play(s, "hex:13.4")
    assert at(s, "red.fighter.1") == "13.4" and "unit:red.fighter.1" not in options(s)
    assert "unit:red.transport.1" in options(s)


@pytest.mark.rule("PAR-9.6", "PAR-9.7")
def test_t23_no_room_to_unload() -> None:
    ring = ("3.5", "5.5", "4.4", "5.4", "4.6")
    units = {hex: "blue fighter" for hex in ring} | {"4.5": "red transport with fighter", "5.6": "red cruiser"}
    s = act(lay(units=units), "red")
    assert "unit:red.fighter.1" not in options(s)
    units["5.6"] = "red cargo"
    s = act(lay(units=units), "red")
    play(s, "unit:red.fighter.1")
    assert options(s) == {"hex:5.6"}
    play(s, "hex:5.6")
    assert kinds(s, "5.6") == "red cargo fighter"


@pytest.mark.rule("PAR-9.7")
def test_no_unloading_onto_another_transport() -> None:
    s = act(lay(units={"4.5": "red transport with fighter", "5.5": "red transport"}), "red")
    play(s, "unit:red.fighter.1")
    assert "5.5" not in some(s, "hex")


@pytest.mark.rule("PAR-9.3")
def test_t24_transport_does_not_collect() -> None:
    s = lay(units={"4.5": "red transport", "5.5": "red cargo"})
    assert "5.5" not in reach(s, "red.transport.1") and "6.5" in reach(s, "red.transport.1")


@pytest.mark.rule("PAR-9.1", "PAR-9.4")
def test_a_full_transport_takes_nobody_more() -> None:
    s = lay(units={"4.5": "red transport with fighter cargo", "5.5": "red cargo"})
    assert "4.5" not in reach(s, "red.cargo.2")
    s = lay(units={"4.5": "red transport with fighter cargo", "5.5": "red cargo"}, factions={"red": "F10"})
    assert "4.5" in reach(s, "red.cargo.2")


@pytest.mark.rule("PAR-8.8")
def test_granted_transit_is_for_one_vessel_and_hex_and_for_crossing_only() -> None:
    ring = ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")
    s = lay(units={hex: "blue fighter" for hex in ring} | {"4.5": "red cargo cargo"})
    assert not can_move(s, Unit(UNIT.index("red.cargo.1")))
    s.transits.add((UNIT.index("red.cargo.1"), HEX.index("5.5"), 1))
    s.transits.add((UNIT.index("red.cargo.1"), HEX.index("3.5"), 0))
    assert "6.5" in reach(s, "red.cargo.1") and not reach(s, "red.cargo.1") & {"5.5", "2.5"}
    assert not reach(s, "red.cargo.2") and not evasions(s, "red.cargo.1")
    end_turn(s, "red", 5, 5)
    assert s.transits.find(TRANSIT_UNIT, UNIT.index("red.cargo.1")) == -1


@pytest.mark.rule("PAR-21.6")
def test_t46_masters_of_the_routes() -> None:
    units = {"4.5": "red cargo", "16.5": "blue cargo"}
    ring = {hex: "blue cruiser" for hex in ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")}
    s = lay(units=units | ring, factions={"red": "F02"})
    assert "8.5" in reach(s, "red.cargo.1") and "5.5" not in reach(s, "red.cargo.1")
    assert "8.5" in evasions(s, "red.cargo.1")
    free = lay(units=units, factions={"red": "F02"})
    assert max(distance(Hex(HEX.index(hex)), Hex(HEX.index("4.5"))) for hex in reach(free, "red.cargo.1")) == 4


@pytest.mark.rule("PAR-22.7")
def test_teammates_are_crossed_freely_but_share_no_hex() -> None:
    ring = {hex: "green cruiser" for hex in ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")}
    s = lay("REF4", "red blue green white", {"4.5": "red cargo"} | ring, teams=2)
    assert "6.5" in reach(s, "red.cargo.1") and "5.5" not in reach(s, "red.cargo.1")


@pytest.mark.rule("PAR-16.12")
def test_an_evasive_manoeuvre_uses_no_transport_and_no_transit() -> None:
    s = lay(units={"4.5": "red fighter", "5.5": "red transport"})
    assert "5.5" in reach(s, "red.fighter.1") and "5.5" not in evasions(s, "red.fighter.1")
    assert len(evasions(s, "red.fighter.1", extra=2)) > len(evasions(s, "red.fighter.1"))


@pytest.mark.rule("PAR-11.24", "PAR-20.4", "PAR-2.9")
def test_r20_straddling_vessel() -> None:
    for module in ("M01", "SP"):
        s = lay(units={"5.3": "red cruiser", "16.5": "blue cargo"})
        under(s, "blue", "E13", module=MODULE.index(module), hex=HEX.index("0.4"))
        assert max(distance(Hex(HEX.index("5.3")), Hex(HEX.index(hex))) for hex in reach(s, "red.cruiser.1")) == 1


@pytest.mark.rule("PAR-11.24")
def test_t66_storm_against_wind() -> None:
    s = lay(units={"4.5": "red cargo", "16.5": "blue cargo"})
    under(s, "red", "E02", units=(UNIT.index("red.cargo.1"),))
    assert max(distance(Hex(HEX.index("4.5")), Hex(HEX.index(hex))) for hex in reach(s, "red.cargo.1")) == 6
    under(s, "blue", "E13", module=MODULE.index("M01"), hex=HEX.index("0.4"))
    assert max(distance(Hex(HEX.index("4.5")), Hex(HEX.index(hex))) for hex in reach(s, "red.cargo.1")) == 1


@pytest.mark.rule("PAR-11.24")
@pytest.mark.parametrize("card", ["E15", "E40"])
def test_closed_hexes_are_closed_to_everything(card: str) -> None:
    s = lay(units={"4.5": "red cargo"})
    under(s, "blue", card, 2, hex=HEX.index("5.5"))
    assert "5.5" not in reach(s, "red.cargo.1") and not may_stop(s, Player(0), CARGO, Hex(HEX.index("5.5")))
    assert "6.5" in reach(s, "red.cargo.1")


def test_a_gravity_well_stops_whoever_enters_and_holds_whoever_is_in_it() -> None:
    s = lay(units={"4.5": "red cruiser", "8.6": "red cargo", "6.5": "blue fighter"})
    under(s, "blue", "E28", hex=HEX.index("7.6"))
    assert not can_move(s, Unit(UNIT.index("red.cargo.1")))
    reached = reach(s, "red.cruiser.1")
    assert "6.6" in reached and "6.5" not in reached
    assert "7.6" not in reached, "the centre lies behind the rim"


def test_t60_wormhole_for_moves() -> None:
    s = lay(units={"3.5": "red cargo", "16.5": "blue cargo"})
    under(s, "blue", "E42", 3, hex=HEX.index("3.4"), other=HEX.index("15.10"))
    reached = reach(s, "red.cargo.1")
    assert {"3.4", "15.10"} <= reached
    assert {HEX.ids[hex] for hex in s.galaxy.neighbours[HEX.index("15.10")]} & reached
    assert HEX.index("15.10") not in s.galaxy.neighbours[HEX.index("3.4")]


@pytest.mark.rule("PAR-9.5", "PAR-9.9")
def test_a_vessel_produced_aboard_stays_there_this_turn() -> None:
    s = lay(units={"4.5": "red transport with fighter"})
    fighter = Unit(UNIT.index("red.fighter.1"))
    assert unload_hexes(s, fighter)
    s.did[fighter] = NEW
    assert not unload_hexes(s, fighter)


@pytest.mark.rule("PAR-3.4")
def test_colonies_never_move() -> None:
    s = act(lay(units={"0.2": "red colony cargo"}), "red")
    assert some(s, "unit") == {"red.cargo.1"} and COLONY == 0


def test_equal_vessels_are_offered_once() -> None:
    s = act(lay(units={"4.5": "red cargo cargo", "6.5": "red cargo"}), "red")
    assert some(s, "unit") == {"red.cargo.1", "red.cargo.3"}


@pytest.mark.rule("PAR-8.2", "PAR-3.12")
def test_a_vessel_that_has_attacked_may_still_move() -> None:
    s = lay(units={"4.5": "red cruiser"})
    s.did[UNIT.index("red.cruiser.1")] = ATTACKED
    assert can_move(s, Unit(UNIT.index("red.cruiser.1")))


@pytest.mark.rule("PAR-9.14", "PAR-15.12")
def test_a_transport_destroyed_takes_all_it_carries_to_the_reserve() -> None:
    s = lay(units={"4.5": "red transport with fighter cargo", "5.5": "red cargo"})
    destroy(s, Unit(UNIT.index("red.transport.1")))
    assert [at(s, id) for id in ("red.transport.1", "red.fighter.1", "red.cargo.1", "red.cargo.2")] == [
        "",
        "",
        "",
        "5.5",
    ]
    assert spare(s, Player(0), TRANSPORT) == UNIT.index("red.transport.1")


@pytest.mark.rule("PAR-9.13", "PAR-9.15", "PAR-11.24")
def test_a_held_transport_holds_what_it_carries() -> None:
    for card in ("E01", "E17"):
        s = lay(units={"4.5": "red transport with fighter", "5.5": "red cargo"})
        held = ("red.transport.1", "red.fighter.1") if card == "E01" else ("red.transport.1",)
        under(s, "blue", card, hex=HEX.index("4.5"), units=tuple(UNIT.index(id) for id in held))
        assert not unload_hexes(s, Unit(UNIT.index("red.fighter.1"))) and not can_move(
            s, Unit(UNIT.index("red.transport.1"))
        )
        assert ("4.5" in reach(s, "red.cargo.1")) == (card == "E01"), "only sabotage stops loading"


@pytest.mark.rule("PAR-11.24")
def test_t67_sabotaged_but_evading() -> None:
    s = lay(units={"4.5": "blue fighter"})
    under(s, "red", "E17", hex=HEX.index("4.5"), units=(UNIT.index("blue.fighter.1"),))
    fighter = Unit(UNIT.index("blue.fighter.1"))
    assert may_evade(s, fighter) and not can_move(s, fighter) and not may_fire(s, fighter)
