"""Allied support. PAR-18"""

from typing import Any

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.parsec.components import SUPPORTED, UNIT, Resource
from astrarium.games.parsec.rules.combat.support import GiveSupport
from astrarium.games.parsec.rules.goods import steal_good
from astrarium.games.parsec.state import Parsec
from tables.parsec import at, dice, goods, under
from tables.parsec_battle import attack, counter, is_over, parts, skirmish
from tables.playing import asked, options, pending, play, question, some

THREE = "red blue green"
FLEET = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
"""Red and green both have blue's cruiser in range."""


def request(s: Parsec, colour: str, pay: tuple[int, ...] = (0, 0, 0), answer: str = "accept") -> Parsec:
    """The principal asks that player for all vessels in range, offers this, and is answered."""
    play(s, f"colour:{colour}")
    while question(s) == "PickHelpers":
        unit = next((name for name in sorted(options(s)) if name.startswith("unit:")), "do:done")
        play(s, unit)
    for number in pay:
        if question(s) == "PriceSupport":
            play(s, f"amount:{number}")
    return play(s, f"do:{answer}")


def declared(
    units: dict[str, str] = FLEET, seats: str = THREE, numbers: tuple[int, int] = (1, 8), **more: Any
) -> Parsec:
    return attack(skirmish(units, seats, **more), "red.cruiser.1", "blue.cruiser.1", *numbers)


@pytest.mark.rule("PAR-18.1", "PAR-18.2", "PAR-18.3", "PAR-18.5")
def test_an_attacker_asks_others_for_vessels_in_range() -> None:
    s = declared(goods={"red": "2 1 0"}, numbers=(3, 4))
    assert (asked(s), question(s), options(s)) == ("red", "AskSupport", {"do:pass", "colour:green"})
    play(s, "colour:green")
    assert question(s) == "PriceSupport" and some(s, "amount") == {"0", "1", "2"}
    play(s, "amount:1", "amount:1")
    assert (asked(s), question(s), options(s)) == ("green", "GiveSupport", {"do:accept", "do:refuse"})
    assert goods(s, "green") == (0, 0, 0), "nothing is paid before the answer"
    play(s, "do:accept")
    assert goods(s, "green") == (1, 1, 0)
    assert at(s, "blue.cruiser.1") == "", "3 + 2 + 2 against 4 + 2"
    assert goods(s, "red") == (5, 2, 2) and at(s, "green.cruiser.1") == "6.4"


@pytest.mark.rule("PAR-18.5")
def test_a_refusal_does_not_undo_the_declaration() -> None:
    s = declared(goods={"red": "2 1 0"}, numbers=(3, 4))
    request(s, "green", (1, 0), "refuse")
    assert goods(s, "red") == (2, 1, 0) and goods(s, "green") == (0, 0, 0)
    assert s.strikes == 1 and at(s, "blue.cruiser.1") == "4.5", "3 + 2 against 4 + 2"
    assert "green.cruiser.1" not in parts(s)


@pytest.mark.rule("PAR-18.5")
def test_whoever_offers_pay_holds_it_on_every_table_that_others_imagine() -> None:
    """Thefts hid what red holds; a bot that weighs whether to help must be able to accept."""
    s = declared(goods={"red": "4 3 3"})
    for _ in range(4):
        steal_good(s, Player(1), Player(0))
    play(s, "colour:green")
    while question(s) == "PriceSupport":
        play(s, max(options(s)))
    offer = pending(s, GiveSupport)
    assert sum(offer.pay) > 1
    for number in range(30):
        imagined = s.imagine(s.player, seeded(number, "support"))
        assert isinstance(imagined, Parsec)
        assert all(imagined.holds(offer.proposer, Resource(kind)) >= given for kind, given in enumerate(offer.pay))


@pytest.mark.rule("PAR-18.5")
def test_at_most_six_cards_are_offered() -> None:
    s = declared(goods={"red": "9 9 9"})
    play(s, "colour:green")
    assert some(s, "amount") == {"0", "1", "2", "3", "4", "5", "6"}
    play(s, "amount:4")
    assert some(s, "amount") == {"0", "1", "2"}


@pytest.mark.rule("PAR-18.5")
def test_a_player_is_asked_once_in_a_combat_by_each_principal() -> None:
    s = declared(FLEET | {"3.5": "white cruiser"}, "red blue green white")
    assert some(s, "colour") == {"green", "white"}
    request(s, "green", answer="refuse")
    assert options(s) == {"do:pass", "colour:white"}
    dice(s, 1, 8)
    play(s, "do:pass")
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.1")
    assert (asked(s), question(s), some(s, "colour")) == ("blue", "AskSupport", {"green"})


@pytest.mark.rule("PAR-18.5", "PAR-9.11", "PAR-18.1")
def test_only_uncarried_military_vessels_in_range_can_be_asked_for() -> None:
    places = FLEET | {"3.5": "green fighter cargo", "2.5": "green fighter", "4.4": "green transport with fighter"}
    s = play(declared(places), "colour:green")
    assert question(s) == "PickHelpers"
    assert some(s, "unit") == {"green.fighter.1", "green.transport.1", "green.cruiser.1"}
    assert "do:done" not in options(s), "at least one"
    play(s, "unit:green.fighter.1", "do:done")
    play(s, "do:accept")
    assert parts(s)["green.fighter.1"] == "helping" and "green.cruiser.1" not in parts(s)


@pytest.mark.rule("PAR-18.3", "PAR-18.4", "PAR-18.7", "PAR-18.10")
def test_r14_help_in_a_counterattack() -> None:
    places = {"4.5": "red cruiser", "5.3": "blue cruiser", "6.4": "green cruiser"}
    s = attack(skirmish(places, THREE, goods={"red": "0 1 0"}), "blue.cruiser.1", "red.cruiser.1", 1, 8)
    play(s, "do:pass")
    dice(s, 4, 5)
    play(s, "unit:blue.cruiser.1")
    assert (asked(s), question(s)) == ("red", "AskSupport")
    request(s, "green", (1,))
    assert goods(s, "green") == (0, 1, 0) and at(s, "blue.cruiser.1") == "", "4 + 2 + 2 against 5 + 2"
    assert goods(s, "red") == (4, 2, 2), "all salvage is the principal's"
    assert is_over(s)


@pytest.mark.rule("PAR-18.7")
def test_a_supporter_of_a_counterattack_can_be_struck_from_then_on() -> None:
    places = {"4.5": "red cruiser", "5.3": "blue cruiser", "6.4": "green cruiser"}
    s = attack(skirmish(places, THREE), "blue.cruiser.1", "red.cruiser.1", 1, 8)
    play(s, "do:pass")
    dice(s, 1, 8)
    play(s, "unit:blue.cruiser.1")
    request(s, "green")
    assert asked(s) == "blue" and "unit:green.cruiser.1" in options(s)


@pytest.mark.rule("PAR-18.7", "PAR-18.8")
def test_t32_ally_of_the_attacker_is_struck() -> None:
    s = declared()
    request(s, "green")
    assert (asked(s), question(s)) == ("blue", "Reaction") and "unit:green.cruiser.1" in options(s)
    counter(s, "green.cruiser.1", "", 8, 1)
    assert at(s, "green.cruiser.1") == "" and goods(s, "blue") == (4, 2, 2)
    assert (asked(s), question(s)) == ("red", "Reaction"), "the attacker decides how to react"


@pytest.mark.rule("PAR-18.7", "PAR-15.7")
def test_the_owner_of_a_struck_supporter_chooses_the_loss() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue cruiser", "5.4": "green fighter cargo"}
    s = declared(places)
    request(s, "green")
    counter(s, "green.fighter.1", "", 8, 1)
    assert (asked(s), question(s), some(s, "unit")) == ("green", "ChooseLoss", {"green.fighter.1", "green.cargo.1"})


@pytest.mark.rule("PAR-18.6")
def test_supporters_join_every_strike_at_the_same_target() -> None:
    s = declared()
    request(s, "green")
    counter(s, "red.cruiser.1", "", 1, 8)
    counter(s, "blue.cruiser.1", "", 3, 4)
    assert at(s, "blue.cruiser.1") == "", "3 + 2 + 2 against 4 + 2, without another request"


@pytest.mark.rule("PAR-18.2", "PAR-18.6")
def test_t33_ally_counts_for_one_target_only() -> None:
    s = declared(FLEET | {"6.3": "blue cruiser"}, numbers=(1, 8))
    request(s, "green")
    counter(s, "red.cruiser.1", "blue.cruiser.1 blue.cruiser.2", 1, 8)
    counter(s, "blue.cruiser.2", "", 4, 4)
    assert at(s, "blue.cruiser.2") == "6.3", "4 + 2 against 4 + 2: green is in range but does not count"


@pytest.mark.rule("PAR-18.6", "PAR-16.14")
def test_a_supporter_out_of_range_does_not_count() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue fighter", "5.4": "green fighter"}
    s = attack(skirmish(places, THREE), "red.cruiser.1", "blue.fighter.1", 1, 8)
    request(s, "green")
    play(s, "unit:blue.fighter.1", "hex:3.3")
    assert (asked(s), question(s)) == ("red", "Pursue")
    dice(s, 4, 6)
    play(s, "unit:blue.fighter.1")
    assert s.strikes == 2 and at(s, "blue.fighter.1") == "3.3", "4 + 2 against 6"


@pytest.mark.rule("PAR-18.8")
def test_supporters_neither_evade_nor_keep_a_combat_alive() -> None:
    s = declared()
    request(s, "green")
    counter(s, "red.cruiser.1", "", 1, 8)
    assert asked(s) == "red" and "unit:green.cruiser.1" not in options(s)
    counter(s, "blue.cruiser.1", "", 1, 8)
    counter(s, "red.cruiser.1", "", 8, 1)
    assert is_over(s) and at(s, "green.cruiser.1") == "6.4"


@pytest.mark.rule("PAR-18.9")
def test_a_vessel_supports_one_combat_a_turn_and_keeps_its_attack() -> None:
    s = declared(FLEET | {"5.5": "red cruiser"})
    request(s, "green")
    assert s.did[UNIT.index("green.cruiser.1")] == SUPPORTED, "its attack is not used"
    play(s, "unit:blue.cruiser.1", "hex:5.6")
    assert is_over(s)
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.2", "unit:blue.cruiser.1")
    assert (asked(s), question(s)) == ("blue", "Reaction"), "green's cruiser is in range but is not asked for"


@pytest.mark.rule("PAR-18.10")
def test_the_struck_player_is_no_ally_of_the_attack() -> None:
    s = declared(FLEET | {"6.3": "green fighter"})
    request(s, "green")
    dice(s, 1, 8)
    play(s, "unit:green.cruiser.1")
    assert question(s) != "AskSupport" and asked(s) == "red", "green's fighter is in range but is not asked for"


BOTH_IN_RANGE = FLEET | {"6.3": "green cruiser"}
"""Green's second cruiser could help blue against red."""


@pytest.mark.rule("PAR-18.10")
def test_nobody_helps_both_sides_of_a_combat() -> None:
    s = declared(BOTH_IN_RANGE)
    request(s, "green")
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.1")
    assert question(s) != "AskSupport" and s.strikes == 2 and asked(s) == "red", "green has taken red's side"


@pytest.mark.rule("PAR-18.10")
def test_a_supporter_who_fell_has_taken_sides_all_the_same() -> None:
    s = declared(BOTH_IN_RANGE)
    request(s, "green")
    counter(s, "green.cruiser.1", "", 8, 1)
    assert at(s, "green.cruiser.1") == "" and asked(s) == "red"
    counter(s, "blue.cruiser.1", "", 1, 8)
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.1")
    assert question(s) != "AskSupport" and s.strikes == 4


@pytest.mark.rule("PAR-18.10")
def test_whoever_refused_one_side_may_help_the_other() -> None:
    s = declared(BOTH_IN_RANGE)
    request(s, "green", answer="refuse")
    dice(s, 1, 8)
    play(s, "unit:red.cruiser.1")
    assert (asked(s), question(s), some(s, "colour")) == ("blue", "AskSupport", {"green"})


@pytest.mark.rule("PAR-16.7", "PAR-18.4")
def test_a_split_counterattack_has_no_support() -> None:
    places = {"4.5": "red cruiser", "6.4": "red cruiser", "3.5": "blue fighter", "5.3": "blue cruiser"}
    s = attack(skirmish(places | {"3.4": "green cruiser"}, THREE), "blue.fighter.1 blue.cruiser.1", "red.cruiser.1")
    assert question(s) == "AskSupport"
    dice(s, 1, 8, 1, 8, 1, 8)
    play(s, "do:pass", "do:split", "unit:red.cruiser.1")
    assert s.strikes == 3 and len(s.requests) == 0


def test_t34_cult_of_the_machine() -> None:
    s = declared(factions={"green": "F08"})
    assert question(s) == "Reaction"
    s = declared(factions={"red": "F08"})
    assert question(s) == "Reaction" and asked(s) == "blue"


@pytest.mark.rule("PAR-22.7")
def test_teammates_may_be_asked_but_not_against_each_other() -> None:
    s = declared(FLEET | {"3.5": "white cruiser"}, "red blue green white", teams=2)
    assert some(s, "colour") == {"green"}, "white is blue's teammate"


@pytest.mark.parametrize("card", ["E17", "E32"])
def test_cards_forbid_support(card: str) -> None:
    s = skirmish(FLEET, THREE)
    where: dict[str, dict[str, Any]] = {"E17": {"units": (UNIT.index("green.cruiser.1"),)}, "E32": {"victim": 2}}
    under(s, "blue", card, 1, **where[card])
    attack(s, "red.cruiser.1", "blue.cruiser.1", 1, 8)
    assert question(s) == "Reaction"


def test_equal_vessels_of_a_helper_are_offered_once() -> None:
    s = play(declared(FLEET | {"3.5": "green fighter fighter"}), "colour:green")
    assert some(s, "unit") == {"green.fighter.1", "green.cruiser.1"}
    play(s, "unit:green.fighter.1")
    assert some(s, "unit") == {"green.fighter.2", "green.cruiser.1"}
