"""Each faction at work, both sides of its card; and the same table with the card switched off. PAR-21"""

from __future__ import annotations

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.components import FACTION, HEX_ATOM, UNIT, UNIT_ATOM, Unit
from astrarium.games.parsec.rules.abilities import defence_of
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, at, extract, goods, hand, lay, shop
from tables.parsec_battle import attack, skirmish
from tables.parsec_events import reach
from tables.playing import options, play, question

HOME = {"0.2": "red colony", "14.8": "blue colony"}
SITE = HOME | {"1.2": "red cargo"}
DOCKED = HOME | {"7.3": "red cargo"}
DUEL = {"3.5": "red fighter", "4.5": "blue fighter"}
LONG_SHOT = {"5.3": "red cruiser", "4.5": "blue fighter"}
AROUND = ("3.5", "5.5", "4.4", "5.4", "4.6", "5.6")
SURROUNDED = {"4.5": "red fighter"} | dict.fromkeys(AROUND, "blue fighter")


def at_work(faction: str, on: object, off: object) -> pytest.MarkDecorator:
    """The same test with what the faction's card says and without."""
    return pytest.mark.parametrize(("without", "seen"), [("", on), (faction, off)], ids=["on", "off"])


def table(faction: str, without: str, units: dict[str, str], cards: str = "0 0 0") -> Parsec:
    return lay(units=units, goods={"red": cards}, factions={"red": faction}, without=without, arms_race=True)


def sells(faction: str, without: str, thing: str, cards: str, units: dict[str, str] | None = None) -> bool:
    """Whether red can buy that with these cards."""
    return thing in options(shop(table(faction, without, units or HOME, cards), "red"))


def fight(faction: str, without: str, units: dict[str, str], shooter: str, *numbers: int) -> Parsec:
    """Red's vessel attacks blue's fighter with these dice."""
    s = skirmish(units, factions={"red": faction}, events={"blue": "E10 E11"}, without=without)
    return attack(s, shooter, "blue.fighter.1", *numbers)


def hits(faction: str, without: str, units: dict[str, str], shooter: str, *numbers: int) -> bool:
    return at(fight(faction, without, units, shooter, *numbers), "blue.fighter.1") == ""


def yields(faction: str, without: str, units: dict[str, str], number: int) -> int:
    """How many cards red takes when that number is rolled."""
    s = extract(table(faction, without, units), "red", number)
    while question(s) != "Rest":
        s.apply(s.legal[0])
    return sum(goods(s, "red"))


def defence(faction: str, without: str) -> int:
    return defence_of(table(faction, without, HOME), Unit(UNIT.index("red.colony.1")))


@pytest.mark.rule("PAR-21.1", "PAR-21.3")
@at_work("F01", on=(True, False), off=(False, True))
def test_f01_warships_strike_harder_and_cost_more_energy(without: str, seen: tuple[bool, bool]) -> None:
    struck = hits("F01", without, DUEL, "red.fighter.1", 4, 5)
    assert (struck, sells("F01", without, "kind:fighter", "1 1 1")) == seen


@pytest.mark.rule("PAR-21.6")
@at_work("F02", on=(True, True, False), off=(False, False, True))
def test_f02_vessels_go_further_and_across_others_but_colonies_cost_titanium(
    without: str, seen: tuple[bool, bool, bool]
) -> None:
    far = "6.5" in reach(table("F02", without, {"2.5": "red cargo", "14.8": "blue colony"}), "red.cargo.1")
    across = len(reach(table("F02", without, SURROUNDED), "red.fighter.1")) > 0
    assert (far, across, sells("F02", without, "do:convert", "0 0 2", SITE)) == seen


@pytest.mark.rule("PAR-21.7")
@at_work("F03", on=(2, 1), off=(1, 2))
def test_f03_asteroids_yield_more_and_colonies_defend_worse(without: str, seen: tuple[int, int]) -> None:
    assert (yields("F03", without, HOME | {"2.5": "red cargo"}, 6), defence("F03", without)) == seen


@at_work("F04", on=(True, False), off=(False, True))
def test_f04_two_cards_do_at_the_port_but_fighters_strike_worse(without: str, seen: tuple[bool, bool]) -> None:
    port = "do:port" in options(act(table("F04", without, DOCKED, "1 0 1"), "red"))
    assert (port, hits("F04", without, DUEL, "red.fighter.1", 4, 4)) == seen


@pytest.mark.rule("PAR-21.8")
@at_work("F05", on=(1, False), off=(0, True))
def test_f05_whoever_destroys_steals_a_card_but_cruisers_cost_titanium(without: str, seen: tuple[int, bool]) -> None:
    s = fight("F05", without, LONG_SHOT, "red.cruiser.1", 8, 1)
    assert (len(hand(s, "red")), sells("F05", without, "kind:cruiser", "4 2 2")) == seen


@pytest.mark.rule("PAR-21.4")
@at_work("F06", on=(True, True, False), off=(False, False, True))
def test_f06_large_vessels_cost_less_and_cargos_more(without: str, seen: tuple[bool, bool, bool]) -> None:
    bargains = [("kind:cruiser", "3 2 2"), ("kind:transport", "1 2 3"), ("kind:cargo", "2 0 1")]
    assert tuple(sells("F06", without, thing, cards) for thing, cards in bargains) == seen


@pytest.mark.rule("PAR-21.7")
@at_work("F07", on=(2, False, False), off=(1, True, True))
def test_f07_a_roll_for_colonies_yields_one_more_but_large_vessels_are_slow(
    without: str, seen: tuple[int, bool, bool]
) -> None:
    s = table("F07", without, HOME | {"0.5": "red cruiser", "5.10": "red transport"})
    quick = "5.5" in reach(s, "red.cruiser.1"), "15.10" in reach(s, "red.transport.1")
    assert (yields("F07", without, HOME, 1), *quick) == seen


@at_work("F08", on=(True, "Reaction"), off=(False, "AskSupport"))
def test_f08_conversion_costs_less_but_nobody_may_be_asked_for_help(without: str, seen: tuple[bool, str]) -> None:
    fleet = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
    s = skirmish(fleet, "red blue green", factions={"red": "F08"}, without=without)
    attack(s, "red.cruiser.1", "blue.cruiser.1", 1, 8)
    assert (sells("F08", without, "do:convert", "0 0 1", SITE), question(s)) == seen


@at_work("F09", on=(3, False), off=(2, True))
def test_f09_colonies_defend_better_and_cargos_are_slow(without: str, seen: tuple[int, bool]) -> None:
    s = table("F09", without, HOME | {"2.5": "red cargo"})
    assert (defence("F09", without), "5.5" in reach(s, "red.cargo.1")) == seen


@at_work("F10", on=(True, True, False), off=(False, False, True))
def test_f10_transports_hold_three_and_cost_less_but_colonies_more(without: str, seen: tuple[bool, bool, bool]) -> None:
    loaded = "4.5" in reach(
        table("F10", without, HOME | {"4.5": "red transport with fighter fighter", "3.5": "red cargo"}), "red.cargo.1"
    )
    cheap = sells("F10", without, "kind:transport", "2 2 2")
    assert (loaded, cheap, sells("F10", without, "do:convert", "0 0 2", SITE)) == seen


@at_work("F11", on=("KeepEvent", False), off=("Buy", True))
def test_f11_two_cards_are_drawn_but_cruisers_strike_worse(without: str, seen: tuple[str, bool]) -> None:
    s = play(shop(table("F11", without, HOME, "2 4 2"), "red"), "do:buy_event")
    assert (question(s), hits("F11", without, LONG_SHOT, "red.cruiser.1", 4, 5)) == seen


@pytest.mark.rule("PAR-21.8")
@at_work("F12", on=(True, "TakeGood", False), off=(False, "Act", True))
def test_f12_cargos_attack_and_salvage_is_richer_but_the_port_dearer(
    without: str, seen: tuple[bool, str, bool]
) -> None:
    s = act(table("F12", without, HOME | {"3.5": "red cargo", "4.5": "blue fighter"}), "red")
    armed = "unit:blue.fighter.1" in options(play(s, "unit:red.cargo.1"))
    salvage = question(fight("F12", without, LONG_SHOT, "red.cruiser.1", 8, 1))
    port = "do:port" in options(act(table("F12", without, DOCKED, "1 1 1"), "red"))
    assert (armed, salvage, port) == seen


# Over the same seeds games go another way

SEEDS = range(30)
DECISIONS = 60
FRONTIER = {
    "0.2": "red colony fighter",
    "1.2": "red colony cargo",
    "2.9": "red colony cargo",
    "2.5": "red cargo",
    "4.3": "red cargo",
    "4.5": "red cruiser",
    "3.4": "red transport with fighter",
    "7.3": "red cargo",
    "5.5": "blue cruiser",
    "4.6": "blue transport with fighter",
    "3.5": "blue fighter cargo",
    "2.2": "blue colony",
    "14.8": "blue colony fighter",
    "15.2": "blue colony cargo",
}


def course(faction: str, seed: int, without: str = "") -> tuple[tuple[int, ...], ...]:
    """Two random players who like to fight, at a table where everything is near: what they did and what came of it."""
    cards = {"red": "4 4 4", "blue": "4 4 4"}
    s = lay(units=FRONTIER, goods=cards, factions={"red": faction}, arms_race=True, without=without)
    s.rng = seeded(seed, "table")
    mind = seeded(seed, "players")
    act(s, "red" if seed % 2 else "blue")
    atoms: list[int] = []
    while not s.over and len(atoms) < DECISIONS:
        fights = [atom for atom in s.legal if UNIT_ATOM <= atom < HEX_ATOM]
        atoms.append(mind.pick(fights if fights and mind.below(3) else list(s.legal)))
        s.apply(atoms[-1])
    s.check()
    return tuple(atoms), tuple(s.at), tuple(s.purse)


@pytest.mark.parametrize("faction", FACTION.ids)
def test_a_faction_makes_a_difference(faction: str) -> None:
    assert any(course(faction, seed) != course(faction, seed, faction) for seed in SEEDS)


def test_a_faction_that_nobody_has_makes_none() -> None:
    assert course("F01", 3) == course("F01", 3, "F02")
