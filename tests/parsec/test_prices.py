"""What something costs is said before it is paid; what a strike can do before a die falls."""

from __future__ import annotations

from tables.parsec import act, label, lay, listen, prompt, shop, told
from tables.parsec_battle import attack, skirmish
from tables.playing import play, question

TRANSPORTS = {"0.2": "red colony", "4.5": "red transport", "14.2": "blue colony"}


def test_a_fighter_aboard_says_what_it_costs_there() -> None:
    """PAR-13.9: away from one's colonies a Gold more."""
    s = play(shop(lay(units=TRANSPORTS, goods={"red": "9 9 9"}, arms_race=True), "red"), "kind:fighter")
    assert label(s, "hex:0.2") == "Tharsis Nova 0.2 for 1 Titanium, 1 Gold, 1 Energy"
    assert label(s, "unit:red.transport.1") == "aboard red armoured transport 1 for 1 Titanium, 2 Gold, 1 Energy"
    assert label(s, "unit:red.transport.1", "it").startswith(
        "a bordo (trasporto corazzato rosso 1) per 1 Titanio, 2 Oro"
    )


def test_the_port_says_its_rate() -> None:
    s = act(lay(units={"7.3": "red cargo"}, goods={"red": "4 4 4"}), "red")
    assert label(s, "do:port") == "Exchange at the Space Port (3 for 1)"
    play(s, "do:port")
    assert prompt(s).startswith("Exchange at the Space Port, 3 for 1: how much Titanium")
    s = act(lay(units={"7.3": "red cargo"}, goods={"red": "4 4 4"}, factions={"red": "F12"}), "red")
    assert label(s, "do:port") == "Exchange at the Space Port (4 for 1)"


def test_a_card_says_what_it_is_sold_for() -> None:
    s = act(lay(units={"7.3": "red cargo"}, events={"red": "E13 E46"}), "red")
    play(s, "do:sell")
    assert (label(s, "event:E13"), label(s, "event:E46")) == ("Ion Storm for 2 Gold", "Flagship for 4 Gold")


def test_an_attack_says_its_odds_before_it_begins() -> None:
    s = act(skirmish({"3.5": "red fighter", "4.4": "red fighter", "4.5": "blue cargo"}), "red")
    play(s, "unit:red.fighter.1", "unit:blue.cargo.1")
    assert label(s, "do:done") == "Begin: attack +1 against defence +1"
    assert question(s) == "PickAttackers"


def test_a_counterattack_says_its_odds() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter fighter"})
    attack(s, "red.fighter.1", "blue.fighter.1", 1, 8)
    play(s, "unit:red.fighter.1")
    assert label(s, "do:done") == "Strike: attack +1 against defence +0"


def test_who_need_not_react_is_told_so() -> None:
    places = {"3.9": "blue colony", "5.9": "red cruiser", "6.9": "blue fighter"}
    s = attack(skirmish(places), "red.cruiser.1", "blue.colony.1", 1, 8)
    assert prompt(s) == "Nobody must react: let vessels that nobody attacked strike, or let the combat end."
    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue cargo"}), "red.fighter.1", "blue.cargo.1", 1, 8)
    assert prompt(s).startswith("React: strike")


def test_what_was_sold_is_told() -> None:
    s = listen(act(lay(units={"7.3": "red cargo"}, events={"red": "E13"}), "red"))
    play(s, "do:sell")
    assert told(s)[0] == "Red sells Ion Storm to the Space Port for 2 Gold"
