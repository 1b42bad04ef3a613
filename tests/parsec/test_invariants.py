"""Positions that cannot be are refused in one line; and what must be paid is never skipped."""

from collections.abc import Callable
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.step import Choice
from astrarium.games.parsec.state import Parsec
from tables.parsec import act, lay
from tables.parsec_battle import attack, skirmish

PARSEC = game("parsec")


def position() -> dict[str, Any]:
    """Red's turn, with something of everything."""
    units = {
        "0.2": "red colony cargo",
        "4.5": "red transport with fighter",
        "14.2": "blue colony",
        "16.5": "blue cargo",
    }
    s = lay(units=units, goods={"red": "1 1 1"}, events={"red": "E01"}, factions={"red": "F01", "blue": "F02"})
    return act(s, "red").to_json()


def said(found: dict[str, Any]) -> str:
    with pytest.raises(ValueError, match=r"\w") as caught:
        PARSEC.from_json(found)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_what_can_be_is_read() -> None:
    assert PARSEC.from_json(position()).to_json() == position()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"stacks": {"ti": 70, "au": 69, "en": 69}}, "resource cards lost or doubled"),
        ({"stacks": {"ti": -1}}, "stacks does not fit: -1 is not from 0 to 70"),
        ({"round": 200}, "round does not fit: 200 is not from 0 to 150"),
        ({"free": {"red": 2}}, "free does not fit: 2 is not from 0 to 1"),
        ({"rolled": 9}, "rolled does not fit: 9 is not from 0 to 8"),
        ({"offers_refused": {"blue": 4}}, "offers_refused does not fit: 4 is not from 0 to 3"),
        ({"factions": {"red": ["F01"], "blue": ["F01"]}}, "a faction is there twice"),
        ({"team": {"blue": 3}}, "the teams do not sit alternately"),
        ({"rivals": ["red", "red"]}, "a combat has two sides"),
        ({"arms_race": 1}, "arms_race does not fit: 1 is neither true nor false"),
    ],
)
def test_numbers_and_cards_that_cannot_be_are_refused(
    change: dict[str, dict[str, int | list[str]] | int | list[str]], reason: str
) -> None:
    assert reason in said(position() | change)


@pytest.mark.parametrize(
    ("unit", "hex", "reason"),
    [
        ("blue.fighter.1", "0.2", "two players share the hex"),
        ("red.cruiser.1", "4.5", "too many vessels"),
        ("red.colony.2", "0.2", "two colonies on a hex"),
        ("red.colony.2", "4.4", "is not on a planet"),
        ("red.fighter.1", "4.4", "a unit is in two places"),
        ("red.fighter.2", "8.3", "is off the map"),
        ("red.fighter.2", "7.3", "is at a dock"),
    ],
)
def test_units_that_cannot_be_there_are_refused(unit: str, hex: str, reason: str) -> None:
    found = position()
    found["at"][unit] = hex
    assert reason in said(found)


def test_a_module_twice_is_refused() -> None:
    found = position()
    cell, other = list(found["modules"])[:2]
    found["modules"][cell] = found["modules"][other]
    assert "a module is there twice" in said(found)


def test_a_card_twice_is_refused() -> None:
    found = position()
    found["events"]["red"].append(["E46", []])
    assert "Event cards lost or doubled" in said(found)


def test_who_fights_twice_is_refused() -> None:
    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue fighter"}), "red.fighter.1", "blue.fighter.1", 1, 8)
    found: dict[str, Any] = s.to_json()
    found["fighters"].append(found["fighters"][0])
    assert "a unit fights twice" in said(found)


PRICES = {"ChooseCarried", "ChooseLoss", "ConvertCargo", "Exchange", "GiveGoods", "GiveInstead", "MeteorLoss", "Sell"}


def test_what_something_costs_is_a_price() -> None:
    """What is lost in a clash or to meteors, and what is given for something else."""
    prices = {name for name, step in PARSEC.record.steps.items() if issubclass(step, Choice) and step.price}
    assert prices == PRICES


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda s: s.writable_post_on().__setitem__(0, 0), "the posts are wrong"),
        (lambda s: s.writable_links().__setitem__(1, 7), "the links between posts are counted wrong"),
        (lambda s: s.writable_fleet()[0].pop(), "a fleet is wrong"),
        (lambda s: s.writable_aboard_of().__setitem__(0, 1), "the vessels aboard are counted wrong"),
        (lambda s: s.writable_warships().__setitem__(0, 5), "the warships are counted wrong"),
        (lambda s: s.writable_patrols().__setitem__(0, 1 << 35), "the patrols are wrong"),
        (lambda s: setattr(s, "in_force", 1), "the cards in force are counted wrong"),
    ],
)
def test_what_is_counted_as_pieces_come_and_go_is_checked(spoil: Callable[[Parsec], None], reason: str) -> None:
    s = PARSEC.from_json(position())
    s.check()
    spoil(s)
    with pytest.raises(AssertionError, match=reason):
        s.check()
