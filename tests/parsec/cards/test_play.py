"""How cards are played: windows, delay, markers, targets, cancelling, putting away. PAR-11, E31"""

from typing import Any

import pytest

from astrarium.clockwork.names import Atom, Player
from astrarium.games.parsec.cards.registry import DESIGNS
from astrarium.games.parsec.cards.shared.design import Untargeted
from astrarium.games.parsec.components import (
    ALL_EVENTS,
    EVENT,
    EVENTS,
    HEX,
    UNIT,
    WINDOW,
    WINDOWS_OF,
    Event,
    Unit,
    event_entry,
)
from astrarium.games.parsec.rules.effects_in_force import free_markers, may_move
from astrarium.games.parsec.rules.events import cancellers, playable
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, dice, end_turn, goods, hand, kinds, lay, shop, under, who
from tables.parsec_battle import attack, is_over, skirmish
from tables.parsec_events import bottom, in_force, markers, use
from tables.playing import asked, options, play, question, seen

THREE = "red blue green"


def atom(s: Parsec, name: str) -> Atom:
    return s.game.atoms.index(name)


def may_cancel(s: Parsec, colour: str, card: str, *names: str, window: str = "ACT") -> set[str]:
    """Whom the card, played by that player on these targets, affects."""
    chosen = tuple(atom(s, name) for name in names)
    found = cancellers(s, who(s, colour), Event(EVENT.index(card)), WINDOW.index(window), chosen)
    return {s.player_ids()[player] for player in found}


# The table of designs


@pytest.mark.rule("PAR-11.8", "PAR-1.2")
def test_every_design_has_a_class_and_there_are_127_cards() -> None:
    assert [design.card for design in DESIGNS] == list(range(EVENTS)) and len(ALL_EVENTS) == 127


@pytest.mark.rule("PAR-11.4")
@pytest.mark.parametrize("card", EVENT.ids)
def test_a_card_names_targets_where_its_entry_says_so(card: str) -> None:
    targets = event_entry(Event(EVENT.index(card))).text("target")
    plain = ("self", "board", "own_strike", "strike_on_own_unit", "own_die", "event_card_just_played")
    assert isinstance(DESIGNS[EVENT.index(card)], Untargeted) == (targets in plain)


@pytest.mark.rule("PAR-11.4", "PAR-11.5")
def test_cards_are_offered_in_their_own_windows_only() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"}, events={"red": "E02 E04 E05 E06 E07 E14 E31 E32"})
    act(s, "red")
    assert {name for name in options(s) if name.startswith("event:")} == {"event:E02", "event:E32"}
    assert [EVENT.ids[card] for card in playable(s, Player(0), WINDOW.index("ROLL"))] == ["E14"]
    assert playable(s, Player(0), WINDOW.index("PRE")) == [], "there is no strike"
    assert WINDOWS_OF[EVENT.index("E31")] == 1 << WINDOW.index("CANCEL")


# Delay


@pytest.mark.rule("PAR-11.3", "PAR-11.1")
def test_t40_bought_card_delay() -> None:
    s = skirmish({"0.2": "red colony"}, events={"blue": "E17"}, goods={"red": "0 2 0"}, deck="E31")
    play(shop(s, "red"), "do:buy_event")
    assert hand(s, "red") == ["E31"]
    end_turn(s, "red", 5)
    play(s, "event:E17")
    assert (asked(s), question(s)) == ("red", "Cancel"), "usable in blue's turn"


@pytest.mark.rule("PAR-11.3")
def test_t40_a_stolen_card_is_usable_in_the_next_turn() -> None:
    s = skirmish({}, events={"red": "E18", "blue": "E10"})
    use(s, "red", "E18")
    assert hand(s, "red") == ["E10"] and "event:E10" not in options(s)
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons["event:E10"] == "PAR-11.3"
    end_turn(s, "blue", 5)
    assert "event:E10" in options(s)


@pytest.mark.rule("PAR-11.6")
def test_any_number_of_cards_is_played_in_a_turn() -> None:
    s = act(skirmish({}, events={"red": "E10 E10 E11 E12"}), "red")
    play(s, "event:E10", "event:E12", "event:E10", "event:E11")
    assert goods(s, "red") == (6, 3, 3) and hand(s, "red") == []
    assert bottom(s, 4) == ["E11", "E10", "E12", "E10"]


# Markers


def crowded(number: int, **more: Any) -> Parsec:
    """So many markers lie on the board."""
    s = skirmish({"4.5": "blue cruiser"}, **more)
    for card in ["E03"] * 4 + ["E15"] * 3 + ["E28"] * 2 + ["E30"]:
        if free_markers(s) > 10 - number:
            under(s, "blue", card, 1, hex=HEX.index("17.10"), planet=0)
    return s


@pytest.mark.rule("PAR-11.10")
def test_t39_no_marker_left() -> None:
    s = act(crowded(10, events={"red": "E13 E02"}), "red")
    assert free_markers(s) == 0 and "event:E02" in options(s) and "event:E13" not in options(s)
    reasons = {s.game.atoms.names[r.atom]: r.rule for r in s.refused()}
    assert reasons["event:E13"] == "PAR-11.10"


@pytest.mark.rule("PAR-11.10")
def test_a_wormhole_needs_two_markers() -> None:
    assert "event:E42" not in options(act(crowded(9, events={"red": "E42"}), "red"))
    assert "event:E42" in options(act(crowded(8, events={"red": "E42"}), "red"))


@pytest.mark.rule("PAR-11.10")
def test_a_marker_is_only_a_reminder() -> None:
    s = skirmish({"11.1": "red cargo"}, events={"red": "E13"})
    use(s, "red", "E13", "module:M07")
    assert markers(s) == ["12.1"]
    play(act(s, "red"), "unit:red.cargo.1", "hex:12.1")
    assert kinds(s, "12.1") == "red cargo" and in_force(s) == ["E13"]


# Cancelling


@pytest.mark.rule("PAR-11.15", "PAR-11.22")
def test_e31_t38_countermeasures() -> None:
    s = skirmish({"4.5": "blue cruiser"}, THREE, events={"red": "E17", "blue": "E31", "green": "E31"})
    use(s, "red", "E17", "unit:blue.cruiser.1")
    assert (asked(s), question(s)) == ("blue", "Cancel")
    play(s, "event:E31")
    assert may_move(s, Unit(UNIT.index("blue.cruiser.1"))) and in_force(s) == []
    assert bottom(s, 2) == ["E31", "E17"], "the cancelled card first"
    assert (asked(s), question(s)) == ("red", "Act") and hand(s, "green") == ["E31"]


@pytest.mark.rule("PAR-11.15")
def test_e31_a_card_that_is_let_pass_takes_effect() -> None:
    s = skirmish({"4.5": "blue cruiser"}, THREE, events={"red": "E17", "blue": "E31"})
    use(s, "red", "E17", "unit:blue.cruiser.1")
    play(s, "do:pass")
    assert in_force(s) == ["E17"] and hand(s, "blue") == ["E31"]


@pytest.mark.rule("PAR-11.15", "PAR-1.10")
def test_e31_those_affected_are_asked_clockwise_and_the_first_to_cancel_ends_it() -> None:
    places = {"3.5": "blue fighter", "5.5": "green fighter", "4.6": "red fighter"}
    s = skirmish(places, THREE, events={"red": "E28", "blue": "E31", "green": "E31"})
    use(s, "red", "E28", "hex:4.5")
    assert asked(s) == "blue"
    play(s, "do:pass")
    assert asked(s) == "green"
    play(s, "event:E31")
    assert in_force(s) == [] and hand(s, "blue") == ["E31"] and may_move(s, Unit(UNIT.index("red.fighter.1")))


@pytest.mark.rule("PAR-11.15")
def test_t71_adjacent_to_the_hole() -> None:
    s = skirmish({"4.4": "blue cargo"}, events={"red": "E40", "blue": "E31"})
    use(s, "red", "E40", "hex:4.5")
    assert (asked(s), question(s)) == ("blue", "Cancel")
    play(s, "event:E31")
    assert kinds(s, "4.4") == "blue cargo" and in_force(s) == []


@pytest.mark.rule("PAR-11.15")
def test_whom_a_card_affects() -> None:
    s = skirmish({"4.5": "blue cruiser", "2.2": "green colony", "5.9": "green cargo"}, THREE)
    act(s, "red")
    assert may_cancel(s, "red", "E01", "hex:4.5") == {"blue"}
    assert may_cancel(s, "red", "E03", "planet:tharsis_nova") == {"green"}
    assert may_cancel(s, "red", "E13", "module:M01") == {"blue", "green"}
    assert may_cancel(s, "red", "E17", "unit:blue.cruiser.1") == {"blue"}
    assert may_cancel(s, "red", "E09", "colour:green") == {"green"}
    assert may_cancel(s, "red", "E30", "hex:0.10") == set(), "one's own units"
    assert may_cancel(s, "red", "E40", "hex:3.5") == {"blue"}, "beside the hole"
    assert may_cancel(s, "red", "E44") == {"blue", "green"}, "everybody"
    assert may_cancel(s, "red", "E10") == may_cancel(s, "red", "E15", "hex:3.4") == set(), "not to be cancelled"


@pytest.mark.rule("PAR-11.15", "PAR-2.9")
def test_a_unit_on_a_straddling_hex_is_on_both_modules() -> None:
    s = act(skirmish({"5.3": "blue fighter"}), "red")
    assert may_cancel(s, "red", "E26", "module:M01") == may_cancel(s, "red", "E26", "module:SP") == {"blue"}
    assert may_cancel(s, "red", "E26", "module:M03") == set()


@pytest.mark.rule("PAR-11.15", "PAR-11.5")
def test_e31_in_a_combat_the_other_side_is_affected() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cruiser"}, events={"red": "E33", "blue": "E31"})
    attack(s, "red.fighter.1", "blue.cruiser.1", 5, 5)
    play(dice(s, 5, 5), "event:E33")
    assert (asked(s), question(s)) == ("blue", "Cancel")
    play(dice(s, 5, 5), "event:E31")
    assert kinds(s, "4.5") == "blue cruiser" and bottom(s, 2) == ["E31", "E33"], "6 against 7"


@pytest.mark.rule("PAR-11.15", "PAR-14.12")
def test_e31_a_truce_on_a_declared_attack_can_be_cancelled_by_the_attacker() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cruiser"}, events={"red": "E31", "blue": "E32"})
    attack(s, "red.fighter.1", "blue.cruiser.1", 8, 1)
    play(s, "event:E32")
    assert (asked(s), question(s)) == ("red", "Cancel")
    play(dice(s, 8, 1), "event:E31")
    assert kinds(s, "4.5") == "" and in_force(s) == [], "the attack goes on"


@pytest.mark.rule("PAR-11.15", "PAR-18.7")
def test_in_a_combat_the_owner_of_a_supporting_vessel_is_affected_and_one_that_left_is_not() -> None:
    s = skirmish({"3.5": "red fighter", "5.5": "green fighter", "4.5": "blue cruiser"}, THREE)
    act(s, "red")
    s.rivals = [Player(0), Player(1)]
    s.fighters.add((UNIT.index("red.fighter.1"), 0, 0, -1))
    s.fighters.add((UNIT.index("blue.cruiser.1"), 1, 0, -1))
    assert may_cancel(s, "blue", "E06", "unit:blue.cruiser.1", window="REACT") == {"red"}
    s.fighters.add((UNIT.index("green.fighter.1"), 0, 1, UNIT.index("blue.cruiser.1")))
    assert may_cancel(s, "blue", "E06", "unit:blue.cruiser.1", window="REACT") == {"red", "green"}
    assert may_cancel(s, "green", "E05", window="POST") == {"blue"}, "green stands on red's side"
    s.fighters.put(2, 2, 2)
    assert may_cancel(s, "blue", "E06", "unit:blue.cruiser.1", window="REACT") == {"red"}


@pytest.mark.rule("PAR-11.15")
def test_e31_cannot_itself_be_cancelled() -> None:
    s = skirmish({"4.5": "blue cruiser"}, events={"red": "E17 E31", "blue": "E31"})
    use(s, "red", "E17", "unit:blue.cruiser.1")
    play(s, "event:E31")
    assert question(s) == "Act" and hand(s, "red") == ["E31"] and in_force(s) == []


@pytest.mark.rule("PAR-11.15", "PAR-16.21")
def test_e31_a_cancelled_evasion_leaves_the_vessel_where_it_is_and_it_must_react() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"}, events={"red": "E31", "blue": "E06"})
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    play(s, "event:E06")
    assert asked(s) == "red"
    play(s, "event:E31")
    assert kinds(s, "4.5") == "blue fighter" and (asked(s), question(s)) == ("blue", "Reaction") and not is_over(s)


@pytest.mark.rule("PAR-11.15", "PAR-23.2")
def test_nobody_is_told_who_might_cancel() -> None:
    s = skirmish({"4.5": "blue cruiser"}, THREE, events={"red": "E17", "blue": "E31"})
    use(s, "red", "E17", "unit:blue.cruiser.1")
    for viewer in (0, 2, None):
        assert s.view(viewer)["decision"] == {"player": None, "choice": "reactions"}
    assert seen(s, 1)["decision"]["legal"] == ["do:pass", "event:E31"]


@pytest.mark.rule("PAR-11.22", "PAR-10.12")
def test_a_card_that_is_being_played_lies_on_the_table() -> None:
    s = skirmish({"4.5": "blue cruiser"}, events={"red": "E30"})
    play(act(s, "red"), "event:E30")
    assert question(s) == "NameTarget" and hand(s, "red") == [] and s.view(1)["played"] == ["E30"]
    s.check()


# Ends


@pytest.mark.rule("PAR-11.11", "PAR-11.12")
def test_a_card_on_a_hex_stays_when_its_units_move_and_one_on_units_follows() -> None:
    s = skirmish({"4.5": "red fighter"}, events={"red": "E30 E28"})
    use(s, "red", "E30", "hex:4.5")
    play(act(s, "red"), "unit:red.fighter.1", "hex:5.5", "event:E28", "hex:4.1")
    assert in_force(s) == ["E30", "E28"]
    assert {UNIT.ids[s.bound.get(row, 1)] for row in range(len(s.bound))} == {"red.fighter.1"}


@pytest.mark.rule("PAR-19.8", "PAR-11.22", "PAR-19.2")
def test_eliminations_come_after_the_card() -> None:
    s = lay("REF4", THREE, {"0.10": "red cargo", "16.5": "blue cargo", "4.5": "green fighter"}, events={"red": "E16"})
    use(s, "red", "E16", "hex:4.5", rolls=(4,))
    assert s.is_out(Player(2)) and not s.over and asked(s) == "red" and bottom(s) == ["E16"]


@pytest.mark.rule("PAR-19.6", "PAR-19.5")
def test_who_eliminates_themselves_by_a_card_ends_their_turn() -> None:
    s = lay("REF4", THREE, {"4.5": "red cargo", "16.5": "blue cargo", "0.10": "green cargo"}, events={"red": "E16"})
    s = use(s, "red", "E16", "hex:4.5", rolls=(5, 5))
    assert s.is_out(Player(0)) and asked(s) == "blue" and s.events[0] == []


@pytest.mark.rule("PAR-11.14")
def test_a_card_without_a_target_is_refused_with_the_rule() -> None:
    s = act(skirmish({}, events={"red": "E18 E04"}), "red")
    reasons = {s.game.atoms.names[r.atom]: (r.reason.key, r.rule) for r in s.refused()}
    assert reasons["event:E18"] == ("refused-no-target", "PAR-11.14")
    assert reasons["event:E04"] == ("refused-window", "PAR-11.4")
