"""The log tells what happened, to whom and why. PAR-7, 11, 14 to 17, 19, 22"""

import pytest

from astrarium.games.parsec.components import HEX, UNIT, Unit
from astrarium.games.parsec.rules.fleets import destroy
from astrarium.games.parsec.rules.victory import EndByPoints
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, dice, end_turn, extract, lay, listen, run, told, under
from tables.parsec_battle import attack, counter, evade, is_over, skirmish
from tables.playing import play


def heard(s: Parsec, *lines: str) -> bool:
    """These lines stand in the log, in this order."""
    log = iter(told(s))
    return all(any(line == other for other in log) for line in lines)


# What the resource roll brings


@pytest.mark.rule("PAR-7.2")
def test_the_planet_that_yields_is_named() -> None:
    s = listen(lay(units={"0.2": "red colony", "16.5": "blue cargo"}))
    play(extract(s, "red", 1), "amount:1")
    assert told(s) == ["Red takes 1 Titanium from Tharsis Nova"]
    assert told(s, "it") == ["Rosso: prende 1 Titanio da Tharsis Nova"]


@pytest.mark.rule("PAR-7.4")
def test_the_asteroid_that_yields_is_named() -> None:
    s = listen(lay(units={"2.5": "red cargo", "0.11": "blue cargo cargo"}))
    extract(s, "red", 6)
    assert told(s) == [
        "Red takes 1 Gold from asteroid 2.5 (Gold 6)",
        "Blue takes 2 Titanium from asteroid 0.11 (Titanium 6)",
    ]


@pytest.mark.rule("PAR-7.9")
def test_a_planet_that_yields_nothing_is_told() -> None:
    """E03: dust lies on the planet; its colonies are there in vain."""
    s = lay(units={"0.2": "red colony", "16.5": "blue cargo"})
    under(s, "blue", "E03", planet=s.galaxy.planet[HEX.index("0.2")], hex=HEX.index("0.2"))
    extract(listen(s), "red", 1)
    assert told(s) == ["Tharsis Nova yields no cards (Cosmic Dust)"]


@pytest.mark.rule("PAR-21.7", "PAR-21.8")
def test_what_a_faction_adds_is_told() -> None:
    s = listen(lay(units={"0.2": "red colony", "16.5": "blue cargo"}, factions={"red": "F07"}))
    play(extract(s, "red", 1), "amount:1", "resource:en")
    assert told(s)[1:] == ["Red gets one more card (Miners' Syndicate)", "Red takes 1 Energy"]


def test_every_card_that_is_taken_cites_its_rule() -> None:
    """Free resource, first cards, gifts of Event cards: each has a line of its own."""
    s = listen(lay("REF2B", units={"0.2": "red colony", "16.5": "blue cargo"}))
    play(extract(s, "red", 8), "resource:ti")
    assert [(line, note.kind.rule) for line, note in zip(told(s), s.log or [], strict=True)][-1] == (
        "Red takes 1 Titanium",
        "PAR-7.8",
    )
    s = act(lay(units={"0.2": "red colony", "16.5": "blue cargo"}, events={"red": "E10"}), "red")
    play(listen(s), "event:E10")
    assert (
        told(s)[1].startswith("Red takes")
        and [note.kind.rule for note in s.log or []][1] == "PAR-11.22"
        and "(" in told(s)[1]
    )


# Event cards


def struck_by(card: str, number: int, line: str = "blue fighter fighter", hex: str = "4.5") -> Parsec:
    """Red plays that card on a hex, and the die shows this number."""
    s = lay(units={"4.5": line, "0.2": "red colony", "16.5": "blue cargo"}, events={"red": card}, arms_race=True)
    play(act(s, "red"), f"event:{card}")
    return play(dice(listen(s), number), f"hex:{hex}")


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "The vessels on hex 4.5 lose their attack bonus (Floating Mines)"),
        (4, "Blue loses blue fighter 2 (Floating Mines)"),
        (7, "The vessels on hex 4.5 lose their defence bonus (Floating Mines)"),
    ],
)
def test_e16_what_mines_cost_is_told(number: int, line: str) -> None:
    s = struck_by("E16", number)
    assert heard(s, f"Blue rolls {number} (Floating Mines)", line), told(s)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "Blue loses blue fighter 1 (Meteor Shower)"),
        (4, "The vessels on hex 4.5 cannot move or evade (Meteor Shower)"),
        (8, "It has no effect (Meteor Shower)"),
    ],
)
def test_e01_what_meteors_cost_is_told(number: int, line: str) -> None:
    s = struck_by("E01", number)
    assert heard(s, f"Blue rolls {number} (Meteor Shower)", line), told(s)


def test_e40_a_transport_that_is_swallowed_takes_what_it_carries_along() -> None:
    s = struck_by("E40", 4, "blue transport with fighter cargo", "3.5")
    assert heard(s, "Blue rolls 4 for blue armoured transport 1 (Black Hole)")
    lost = {line for line in told(s) if line.startswith("Blue loses")}
    assert lost == {f"Blue loses blue {unit} 1 (Black Hole)" for unit in ("armoured transport", "fighter", "cargo")}


@pytest.mark.rule("PAR-11.12")
def test_effects_that_end_are_told() -> None:
    s = lay(units={"0.2": "red colony", "3.3": "red cargo", "16.5": "blue cargo"})
    under(s, "blue", "E03", planet=s.galaxy.planet[HEX.index("0.2")], hex=HEX.index("0.2"))
    under(s, "blue", "E15", hex=HEX.index("5.5"))
    under(s, "red", "E02", units=(UNIT.index("red.cargo.1"),))
    end_turn(listen(s), "red", 5)
    assert heard(s, "Cosmic Dust ends (Tharsis Nova)", "Asteroid Swarm ends (hex 5.5)"), told(s)
    assert "Polvere cosmica: l'effetto finisce (Tharsis Nova)" in told(s, "it")
    destroy(listen(s), Unit(UNIT.index("red.cargo.1")))
    assert told(s) == ["Solar Wind ends"]


@pytest.mark.rule("PAR-11.13")
def test_a_permanent_card_stays_in_play_for_all_to_read() -> None:
    s = act(lay(units={"0.2": "red colony", "16.5": "blue cargo"}, events={"red": "E24"}), "red")
    play(listen(s), "event:E24")
    assert heard(s, "Red plays Improved Cargo Engines", "Red has Improved Cargo Engines in play from now on"), told(s)


@pytest.mark.rule("PAR-14.12")
def test_e32_a_truce_that_calls_an_attack_off_is_told() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo"}, events={"blue": "E32"})
    attack(s, "red.fighter.1", "blue.cargo.1")
    play(listen(s), "event:E32")
    assert heard(s, "Truce between Blue and Red: the attack is called off", "The combat is over"), told(s)


def test_e32_a_truce_between_two_is_told() -> None:
    s = act(skirmish({"3.5": "red fighter"}, events={"red": "E32"}), "red")
    play(listen(s), "event:E32")
    assert "Truce between Red and Blue: neither attacks the other" in told(s), told(s)


def test_e43_a_mutiny_says_whose_vessel_it_was() -> None:
    s = lay(units={"4.5": "blue cargo", "3.5": "red fighter", "16.5": "blue cargo"}, events={"red": "E43"})
    play(dice(listen(act(s, "red")), 1), "event:E43")
    assert "Mutiny: Red takes over blue cargo 1 of Blue (hex 4.5)" in told(s), told(s)


# Combats


@pytest.mark.rule("PAR-14.11", "PAR-16.4")
def test_who_joins_a_combat_is_told() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo fighter", "2.6": "blue cruiser"})
    attack(listen(s), "red.fighter.1", "blue.cargo.1", 1, 8)
    assert heard(s, "Red attacks blue cargo 1 with red fighter 1", "Blue is in the combat with blue fighter 1 as well")
    counter(s, "red.fighter.1", "blue.cruiser.1", 1, 8)
    assert "Blue brings blue cruiser 1 into the combat" in told(s), told(s)


@pytest.mark.rule("PAR-17.3", "PAR-17.4")
def test_every_combat_says_that_it_is_over() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue fighter"})
    attack(listen(s), "red.fighter.1", "blue.fighter.1", 1, 8)
    evade(s, "blue.fighter.1", "6.5")
    assert is_over(s) and told(s)[-2:] == ["Blue is out of reach with blue fighter 1", "The combat is over"]


@pytest.mark.rule("PAR-17.6")
def test_a_combat_of_twenty_strikes_is_told() -> None:
    s = skirmish({"3.5": "red cruiser", "4.5": "blue cruiser"})
    attack(s, "red.cruiser.1", "blue.cruiser.1", 1, 8)
    s.strikes = 19
    counter(listen(s), "red.cruiser.1", "", 1, 8)
    assert told(s)[-2:] == ["There have been 20 strikes, and no more follow", "The combat is over"]


@pytest.mark.rule("PAR-18.3", "PAR-18.5")
def test_what_support_costs_is_told_when_it_is_paid() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
    s = attack(skirmish(places, "red blue green", goods={"red": "2 0 0"}), "red.cruiser.1", "blue.cruiser.1", 1, 8)
    play(listen(s), "colour:green", "amount:1", "do:accept")
    assert "Red pays Green 1 Titanium for the support" in told(s)


@pytest.mark.rule("PAR-8.8")
def test_who_pays_a_toll_to_whom_is_told() -> None:
    s = lay(units={"3.5": "red cargo", "4.5": "blue cruiser"}, goods={"red": "0 2 0"})
    play(act(s, "red"), "unit:red.cargo.1", "do:transit", "amount:1")
    play(listen(s), "do:accept")
    assert told(s) == ["Blue lets red cargo 1 of Red cross hex 4.5 for 1 Gold"]


# The end


@pytest.mark.rule("PAR-19.2")
def test_what_is_inherited_is_counted() -> None:
    places = {"3.5": "red cruiser", "4.5": "blue cargo", "16.1": "green cargo", "0.10": "red cargo"}
    s = lay("REF4", "red blue green", places, goods={"blue": "2 0 1"}, events={"blue": "E03 E10"}, arms_race=True)
    attack(listen(s), "red.cruiser.1", "blue.cargo.1", 8, 1)
    assert heard(s, "Blue has no unit left and is out", "Red takes over from Blue: 3 resource cards, 2 Event cards")


@pytest.mark.rule("PAR-20.7")
def test_a_winner_says_by_what_and_everybody_shows_their_points() -> None:
    places = dict.fromkeys(("0.2", "1.2", "2.2", "2.9", "8.9"), "red colony") | {"16.5": "blue cargo"}
    rich = {f"{column}.11": "blue cruiser" for column in range(4, 9)}
    s = lay(units=places | rich, goods={"red": "3 3 3"}, events={"blue": "E46"})
    extract(listen(s), "red", 5)
    assert s.over and s.scores[0] < s.scores[1]
    assert heard(
        s,
        "Red wins by wealth: 5 colonies of 5, and at least 3 cards of each resource",
        "Red has 29 points",
        "Blue has 47 points",
    ), told(s)


@pytest.mark.rule("PAR-20.5")
def test_a_military_victory_counts_its_modules() -> None:
    s = lay(units={"5.3": "red fighter", "5.9": "red fighter", "16.5": "blue cargo"}, arms_race=True)
    extract(listen(s), "red", 5)
    assert s.over and "Red wins by dominance: 4 adjoining modules of 4" in told(s), told(s)


@pytest.mark.rule("PAR-22.1")
def test_t53_a_tie_says_what_broke_it() -> None:
    s = lay(units={"0.2": "red colony cargo", "16.1": "blue cargo", "16.5": "blue cargo"}, goods={"blue": "1 0 0"})
    run(listen(s), EndByPoints())
    assert s.scores == [7, 7]
    assert heard(s, "The tie is broken by colonies on the board", "Red wins with 7 points"), told(s)


@pytest.mark.rule("PAR-22.1")
def test_a_tie_that_nothing_breaks_is_a_shared_victory() -> None:
    s = run(listen(lay(units={"0.10": "red cargo", "16.5": "blue cargo"})), EndByPoints())
    assert s.winners == [0, 1] and heard(s, "The tie stands: the victory is shared", "Red wins with 3 points")


def test_teammates_win_by_name() -> None:
    places = {"5.3": "red fighter", "5.9": "red fighter", "5.15": "red fighter", "5.21": "red fighter"}
    others = {"0.1": "green cargo", "16.1": "blue cargo", "12.1": "white cargo"}
    s = lay("REF4", "red blue green white", places | others, teams=2)
    extract(listen(s), "red", 5)
    assert heard(s, "Red wins by dominance: 8 adjoining modules of 6", "Green wins as an ally"), told(s)
