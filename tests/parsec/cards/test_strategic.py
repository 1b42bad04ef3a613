"""Strategic events outside combats, card by card. E08, E09, E16 to E19, E21, E30, E34, E43 to E45"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import EVENT, HEX, UNIT, Event, Unit
from astrarium.games.parsec.rules.abilities import attack_of, defence_of
from astrarium.games.parsec.rules.combat.aiming import attack_targets
from astrarium.games.parsec.rules.effects_in_force import (
    free_markers,
    may_evade,
    may_load,
    may_move,
    may_support,
    teleports,
)
from astrarium.games.parsec.rules.event_hands import can_use
from astrarium.games.parsec.rules.reach import unload_hexes
from astrarium.games.parsec.rules.trade import may_trade
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, at, end_turn, goods, hand, kinds, lay, under
from tables.parsec_battle import attack, counter, skirmish
from tables.parsec_events import bottom, in_force, markers, use
from tables.playing import asked, options, play, question, seen, some

THREE = "red blue green"

# E08 Goods Teleport


@pytest.mark.rule("PAR-10.1", "PAR-6.7")
def test_e08_a_teleport_links_two_players_for_trade_this_turn() -> None:
    s = skirmish({}, events={"red": "E08"}, goods={"red": "1 1 0", "blue": "0 0 2"})
    assert not may_trade(s, Player(0))
    use(s, "red", "E08")
    assert teleports(s, Player(0), Player(1)) and may_trade(s, Player(0)) and in_force(s) == ["E08"]
    end_turn(s, "red", 5)
    assert not teleports(s, Player(0), Player(1)) and bottom(s) == ["E08"]


@pytest.mark.rule("PAR-10.7")
def test_e08_a_teleport_makes_one_exchange_without_a_docked_cargo() -> None:
    s = skirmish({}, events={"red": "E08"}, goods={"red": "0 3 0"})
    play(act(s, "red"), "event:E08")
    assert options(s) == {"do:port", "colour:blue"}
    play(s, "do:port")
    while question(s) != "Act":
        play(s, "resource:ti" if "resource:ti" in options(s) else s.legal_names[-1])
    assert goods(s, "red") == (1, 0, 0) and in_force(s) == [] and bottom(s) == ["E08"]


@pytest.mark.rule("PAR-10.8", "PAR-11.14")
def test_e08_the_port_asks_for_the_cards_of_an_exchange_and_partners_may_be_of_ones_team() -> None:
    s = skirmish({}, "red blue green white", events={"red": "E08"}, goods={"red": "0 2 0"}, teams=2)
    play(act(s, "red"), "event:E08")
    assert options(s) == {"colour:blue", "colour:green", "colour:white"}


# E09 Deep Scan


@pytest.mark.rule("PAR-11.22")
def test_e09_a_deep_scan_shows_one_hand_to_one_player() -> None:
    s = skirmish({}, THREE, events={"red": "E09", "blue": "E10 E40"}, goods={"blue": "2 0 1"})
    s.seen_goods[1] = [0, 0, 0]
    use(s, "red", "E09", "colour:blue")
    assert seen(s, 0)["events"]["blue"] == {"size": 2, "known": ["E10", "E40"]}
    assert seen(s, 0)["goods"]["blue"] == {"size": 3, "known": ["ti", "ti", "en"]}
    assert seen(s, 2)["events"]["blue"] == {"size": 2, "known": []}
    assert seen(s, 2)["goods"]["blue"] == {"size": 3, "known": []}


# E16 Floating Mines


def mines(places: dict[str, str], die: int) -> Parsec:
    return use(skirmish(places, events={"red": "E16"}), "red", "E16", "hex:4.5", rolls=(die,))


@pytest.mark.rule("PAR-3.17", "PAR-11.9", "PAR-11.12")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_e16_r7_mines_take_the_attack_bonus(die: int) -> None:
    s = mines({"4.5": "blue fighter fighter"}, die)
    assert [attack_of(s, Unit(UNIT.index(f"blue.fighter.{n}"))) for n in (1, 2)] == [0, 0]
    assert in_force(s) == ["E16"] and markers(s) == ["4.5"]
    end_turn(s, "red", 5)
    assert attack_of(s, Unit(UNIT.index("blue.fighter.1"))) == 0
    end_turn(s, "blue", 5)
    assert attack_of(s, Unit(UNIT.index("blue.fighter.1"))) == 1 and bottom(s) == ["E16"]


@pytest.mark.rule("PAR-11.18", "PAR-9.14")
@pytest.mark.parametrize("die", [4, 5])
def test_e16_r7_mines_destroy_without_salvage(die: int) -> None:
    s = mines({"4.5": "blue fighter fighter"}, die)
    assert kinds(s, "4.5") == "" and goods(s, "red") == (0, 0, 0)
    assert in_force(s) == [] and free_markers(s) == 10 and bottom(s) == ["E16"]
    s = mines({"4.5": "blue transport with cargo fighter"}, die)
    assert kinds(s, "4.5") == "" and at(s, "blue.fighter.1") == at(s, "blue.cargo.1") == ""


@pytest.mark.rule("PAR-3.17", "PAR-9.15")
@pytest.mark.parametrize("die", [6, 7, 8])
def test_e16_r7_mines_take_the_defence_bonus(die: int) -> None:
    s = mines({"4.5": "blue cruiser"}, die)
    assert (attack_of(s, Unit(UNIT.index("blue.cruiser.1"))), defence_of(s, Unit(UNIT.index("blue.cruiser.1")))) == (
        2,
        0,
    )
    s = mines({"4.5": "blue transport with cargo"}, die)
    assert defence_of(s, Unit(UNIT.index("blue.transport.1"))) == defence_of(s, Unit(UNIT.index("blue.cargo.1"))) == 0


@pytest.mark.rule("PAR-11.20")
def test_e16_mines_spare_colonies() -> None:
    s = skirmish({"1.2": "blue colony fighter"}, events={"red": "E16"})
    use(s, "red", "E16", "hex:1.2", rolls=(4,))
    assert kinds(s, "1.2") == "blue colony"
    s = skirmish({"1.2": "blue colony fighter"}, events={"red": "E16"})
    use(s, "red", "E16", "hex:1.2", rolls=(7,))
    assert defence_of(s, Unit(UNIT.index("blue.colony.1"))) == 2


# E17 Sabotage


@pytest.mark.rule("PAR-11.24", "PAR-16.18")
def test_e17_t67_sabotaged_but_evading() -> None:
    s = skirmish({"4.5": "blue fighter", "3.5": "red fighter"}, events={"red": "E17"})
    use(s, "red", "E17", "unit:blue.fighter.1")
    fighter = Unit(UNIT.index("blue.fighter.1"))
    assert in_force(s) == ["E17"] and not may_move(s, fighter) and may_evade(s, fighter)
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    assert options(s) == {"unit:red.fighter.1", "unit:blue.fighter.1"}, "strike back or evade"
    play(s, "unit:blue.fighter.1", "hex:4.7")
    end_turn(s, "red", 5)
    assert asked(s) == "blue" and options(s) == {"unit:blue.cargo.1", "do:end"}
    end_turn(s, "blue", 5)
    assert may_move(s, fighter)


@pytest.mark.rule("PAR-11.24", "PAR-18.1")
def test_e17_a_sabotaged_transport_neither_loads_nor_unloads_nor_helps() -> None:
    s = skirmish({"4.5": "blue transport with cargo"}, THREE, events={"red": "E17"})
    use(s, "red", "E17", "unit:blue.transport.1")
    transport = Unit(UNIT.index("blue.transport.1"))
    assert unload_hexes(s, Unit(UNIT.index("blue.cargo.1"))) == []
    assert not may_load(s, transport) and not may_support(s, transport, Player(2))


@pytest.mark.rule("PAR-1.12")
def test_e17_only_uncarried_vessels_of_opponents_can_be_named() -> None:
    places = {"4.5": "blue transport with fighter", "1.2": "blue colony", "5.5": "green cruiser"}
    s = skirmish(places, "red blue green white", events={"red": "E17"}, teams=2)
    play(act(s, "red"), "event:E17")
    assert some(s, "unit") == {"blue.cargo.1", "blue.transport.1", "white.cargo.1"}


# E18 Industrial Espionage


@pytest.mark.rule("PAR-11.3")
def test_e18_espionage_takes_a_card_that_is_usable_next_turn() -> None:
    s = skirmish({}, THREE, events={"red": "E18", "blue": "E31"})
    s.log = []
    use(s, "red", "E18")
    play(s, "do:pass")
    assert hand(s, "red") == ["E31"] and hand(s, "blue") == [] and bottom(s) == ["E18"]
    assert not can_use(s, Player(0), Event(EVENT.index("E31")))
    told = {(note.kind.key, note.audience) for note in s.log}
    assert {("takes-event", -1), ("took-event", 0), ("took-event", 1)} <= told
    assert seen(s, 1)["events"]["red"] == {"size": 1, "known": ["E31"]}
    assert seen(s, 2)["events"]["red"] == {"size": 1, "known": []}
    end_turn(s, "red", 5)
    assert can_use(s, Player(0), Event(EVENT.index("E31")))


@pytest.mark.rule("PAR-11.14")
def test_e18_needs_an_opponent_with_a_card() -> None:
    assert "event:E18" not in options(act(skirmish({}, events={"red": "E18"}), "red"))


# E19 Smugglers' Raid


@pytest.mark.rule("PAR-2.8")
@pytest.mark.parametrize(("held", "taken"), [("2 0 1", 2), ("0 1 0", 1), ("0 0 0", 0)])
def test_e19_smugglers_take_two_cards_at_random(held: str, taken: int) -> None:
    s = skirmish({"4.5": "red cargo", "7.5": "blue cargo"}, events={"red": "E19"}, goods={"blue": held})
    use(s, "red", "E19")
    assert sum(goods(s, "red")) == taken and sum(goods(s, "blue")) == sum(int(n) for n in held.split()) - taken
    assert bottom(s) == ["E19"]


@pytest.mark.rule("PAR-2.8", "PAR-11.14")
@pytest.mark.parametrize(
    ("place", "unit", "open_to_it"),
    [("7.5", "blue cargo", True), ("8.5", "blue cargo", False), ("6.5", "blue fighter", False)],
)
def test_e19_smugglers_need_a_cargo_or_colony_within_three_hexes(place: str, unit: str, open_to_it: bool) -> None:
    s = skirmish({"4.5": "red fighter", place: unit}, events={"red": "E19"}, goods={"blue": "1 1 1"})
    assert ("event:E19" in options(act(s, "red"))) == open_to_it


def test_e19_a_colony_near_a_vessel_will_do_and_a_carried_cargo_will_not() -> None:
    s = skirmish({"4.2": "red fighter", "2.2": "blue colony"}, events={"red": "E19"})
    assert "event:E19" in options(act(s, "red"))
    s = skirmish({"4.5": "red fighter", "5.5": "blue transport with cargo"}, events={"red": "E19"})
    assert "event:E19" not in options(act(s, "red"))


# E21 Armed Cargos


@pytest.mark.rule("PAR-3.18", "PAR-15.4")
def test_e21_t68_armed_cargos_in_the_combat() -> None:
    s = skirmish({"4.5": "blue fighter", "3.5": "red cargo", "5.5": "red cargo"}, events={"red": "E21"})
    assert attack_targets(s, Unit(UNIT.index("red.cargo.1"))) == []
    use(s, "red", "E21")
    assert in_force(s) == ["E21"]
    attack(s, "red.cargo.1 red.cargo.2", "blue.fighter.1", 3, 5)
    assert kinds(s, "4.5") == "blue fighter" and asked(s) == "blue"
    assert {"unit:red.cargo.1", "unit:red.cargo.2"} <= options(s)
    counter(s, "red.cargo.1", "", 2, 2)
    assert asked(s) == "red" and "unit:blue.fighter.1" in options(s), "they strike again"
    end_turn(s, "red", 5)
    assert in_force(s) == [] and attack_targets(s, Unit(UNIT.index("red.cargo.1"))) == []


# E30 Electromagnetic Pulse


@pytest.mark.rule("PAR-3.9", "PAR-3.17")
def test_e30_t58_pulse_on_a_colony_group() -> None:
    places = {"0.2": "blue colony", "1.2": "blue colony", "2.2": "blue colony"}
    s = skirmish(places, events={"red": "E30"})
    use(s, "red", "E30", "hex:1.2")
    assert [defence_of(s, Unit(UNIT.index(f"blue.colony.{n}"))) for n in (1, 2, 3)] == [4, 4, 4]
    end_turn(s, "red", 5)
    end_turn(s, "blue", 5)
    assert defence_of(s, Unit(UNIT.index("blue.colony.1"))) == 6 and bottom(s) == ["E30"]


@pytest.mark.rule("PAR-9.15", "PAR-11.11")
def test_e30_a_pulse_takes_both_bonuses_of_everything_on_the_hex_and_follows_it() -> None:
    s = skirmish({"4.5": "blue transport with fighter"}, events={"red": "E30"})
    use(s, "red", "E30", "hex:4.5")
    transport, fighter = UNIT.index("blue.transport.1"), UNIT.index("blue.fighter.1")
    assert (attack_of(s, Unit(transport)), defence_of(s, Unit(transport))) == (0, 0)
    end_turn(s, "red", 5)
    play(s, "unit:blue.fighter.1", "hex:5.5")
    assert attack_of(s, Unit(fighter)) == 0, "unloaded, it still suffers"


# E34 Tractor Beam


@pytest.mark.rule("PAR-2.8", "PAR-11.24")
def test_e34_a_tractor_beam_tows_a_vessel_two_hexes_with_what_it_carries() -> None:
    s = skirmish({"4.5": "red cruiser", "7.5": "blue transport with fighter"}, events={"red": "E34"})
    under(s, "red", "E17", units=(UNIT.index("blue.transport.1"),))
    use(s, "red", "E34")
    assert question(s) == "Tow" and "9.5" in some(s, "hex") and "10.5" not in some(s, "hex")
    assert not {"7.5", "4.5", "8.4", "7.3"} & some(s, "hex"), "not where it is, nor on another's hex, nor on a dock"
    play(s, "hex:5.5")
    assert kinds(s, "5.5") == "blue transport fighter" and not s.did[UNIT.index("blue.transport.1")]
    assert bottom(s) == ["E34"] and in_force(s) == ["E17"]


@pytest.mark.rule("PAR-11.14", "PAR-11.24")
def test_e34_a_vessel_shut_in_by_others_cannot_be_towed() -> None:
    around = {hex: "red fighter" for hex in ("3.5", "5.5", "4.4", "5.4", "4.6")}
    s = skirmish(around | {"4.5": "blue cargo"}, events={"red": "E34"})
    play(act(s, "red"), "event:E34")
    assert some(s, "hex") and all(hex in {"5.6", "5.7", "4.7", "6.6"} for hex in some(s, "hex"))
    s = skirmish(around | {"4.5": "blue cargo"}, events={"red": "E34"})
    under(s, "red", "E15", hex=HEX.index("5.6"))
    assert "event:E34" not in options(act(s, "red")), "a closed hex is closed to everything"


@pytest.mark.rule("PAR-11.14")
def test_e34_and_e43_need_a_military_vessel_within_three_hexes() -> None:
    for card in ("E34", "E43"):
        s = skirmish({"4.5": "red cargo", "5.5": "blue fighter"}, events={"red": card})
        assert f"event:{card}" not in options(act(s, "red"))
        s = skirmish({"4.5": "red fighter", "8.5": "blue fighter"}, events={"red": card})
        assert f"event:{card}" not in options(act(s, "red"))


# E43 Mutiny


@pytest.mark.rule("PAR-11.25")
@pytest.mark.parametrize("die", [1, 5])
def test_e43_mutineers_hand_the_vessel_over(die: int) -> None:
    s = skirmish({"4.5": "red fighter", "6.5": "blue cruiser"}, events={"red": "E43"})
    under(s, "red", "E30", hex=HEX.index("6.5"), units=(UNIT.index("blue.cruiser.1"),))
    use(s, "red", "E43", rolls=(die,))
    assert kinds(s, "6.5") == "red cruiser" and at(s, "blue.cruiser.1") == ""
    assert in_force(s) == [] and attack_of(s, Unit(UNIT.index("red.cruiser.1"))) == 2
    assert "unit:red.cruiser.1" not in options(s), "it neither moves nor attacks this turn"
    end_turn(s, "blue", 5)
    assert "unit:red.cruiser.1" in options(s)


@pytest.mark.rule("PAR-11.12")
@pytest.mark.parametrize("die", [6, 8])
def test_e43_mutineers_may_fail(die: int) -> None:
    s = skirmish({"4.5": "red fighter", "6.5": "blue cruiser"}, events={"red": "E43"})
    use(s, "red", "E43", rolls=(die,))
    assert kinds(s, "6.5") == "blue cruiser" and bottom(s) == ["E43"]


@pytest.mark.rule("PAR-11.14")
@pytest.mark.parametrize(
    "places",
    [
        {"6.5": "blue fighter cargo"},
        {"6.5": "blue transport with cargo"},
        {"2.2": "blue colony fighter"},
        {"6.5": "blue fighter"}
        | {hex: "red fighter fighter" for hex in ("0.5", "1.5", "2.6", "3.6")}
        | {"5.5": "red fighter"},
    ],
    ids=["not alone", "not empty", "on a colony", "no piece"],
)
def test_e43_the_vessel_is_alone_and_empty_and_a_piece_like_it_is_spare(places: dict[str, str]) -> None:
    s = skirmish({"4.5": "red fighter", "3.4": "red cruiser"} | places, events={"red": "E43"})
    assert "event:E43" not in options(act(s, "red"))


@pytest.mark.rule("PAR-19.2", "PAR-19.8")
def test_e43_a_mutiny_on_the_last_vessel_eliminates() -> None:
    units = {"4.5": "red fighter", "6.5": "blue cruiser", "0.10": "green cargo"}
    s = lay("REF4", "red blue green", units, events={"red": "E43"}, goods={"blue": "1 0 0"}, arms_race=True)
    use(s, "red", "E43", rolls=(2,))
    assert s.is_out(Player(1)) and goods(s, "red") == (1, 0, 0)


# E44 Galactic Council


@pytest.mark.rule("PAR-11.12")
def test_e44_under_the_council_nobody_attacks() -> None:
    s = skirmish({"4.5": "red fighter", "5.5": "blue fighter"}, events={"red": "E44"})
    assert attack_targets(s, Unit(UNIT.index("red.fighter.1")))
    use(s, "red", "E44")
    assert (
        attack_targets(s, Unit(UNIT.index("red.fighter.1")))
        == attack_targets(s, Unit(UNIT.index("blue.fighter.1")))
        == []
    )
    end_turn(s, "red", 5)
    assert attack_targets(s, Unit(UNIT.index("blue.fighter.1"))) == []
    end_turn(s, "blue", 5)
    assert attack_targets(s, Unit(UNIT.index("red.fighter.1"))) and bottom(s) == ["E44"]


# E45 Grand Heist


@pytest.mark.rule("PAR-11.3")
def test_e45_the_heist_takes_a_card_of_choice_and_one_resource_of_each_type() -> None:
    s = skirmish({}, THREE, events={"red": "E45", "blue": "E40 E10 E10"}, goods={"blue": "2 0 1"})
    use(s, "red", "E45", "colour:blue")
    assert (asked(s), question(s)) == ("red", "PickLoot") and options(s) == {"event:E10", "event:E40"}
    assert "legal" not in seen(s, 2)["decision"] and seen(s, 2)["events"]["blue"]["known"] == []
    assert seen(s, 0)["events"]["blue"]["known"] == ["E10", "E10", "E40"]
    play(s, "event:E40")
    assert (
        hand(s, "red") == ["E40"]
        and hand(s, "blue") == ["E10", "E10"]
        and not can_use(s, Player(0), Event(EVENT.index("E40")))
    )
    assert goods(s, "red") == (1, 0, 1) and goods(s, "blue") == (1, 0, 0)
    assert seen(s, 2)["events"]["red"] == {"size": 1, "known": []}


@pytest.mark.rule("PAR-11.14")
def test_e45_a_hand_without_event_cards_still_gives_resources() -> None:
    s = skirmish({}, events={"red": "E45"}, goods={"blue": "0 3 1"})
    use(s, "red", "E45")
    assert question(s) == "Act" and goods(s, "red") == (0, 1, 1) and bottom(s) == ["E45"]
