"""A position that cannot be is refused in one line. INT-1.7"""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.check import CHECKS, Case, trials
from astrarium.games.interstellar.game import GAME
from tables.interstellar import new_game

Position = dict[str, Any]


def refusal(s_or: Position) -> str:
    with pytest.raises(ValueError) as found:
        GAME.from_json(s_or)
    said = str(found.value)
    assert "\n" not in said
    return said


def position(**change: object) -> Position:
    return new_game(2, seed=3).to_json() | change


@pytest.mark.parametrize(
    "change, why",
    [
        ({"fuel": {"light_blue": -1}}, "fuel does not fit: -1 is not from 0 to 9999"),
        ({"prestige": {"light_blue": 10**6}}, "prestige does not fit: 1000000 is not from -9999 to 9999"),
        ({"reputation": {"brown": 30}}, "reputation does not fit: 30 is not from -18 to 29"),
        ({"leader": {"brown": {"humanity": 11}}}, "leader does not fit: 11 is not from 0 to 10"),
        ({"spiral": 23}, "spiral does not fit: 23 is not from 1 to 22"),
        ({"exploitation": 5}, "this position cannot be: the exploitation track has 4 spaces"),
        ({"at": {"venus": 99}}, "at does not fit: 99 is not from 0 to 27"),
        ({"market": {"red": 10}}, "this position cannot be: too many cubes in the market"),
        ({"solar_bag": {"purple": 5}}, "this position cannot be: too many cubes in the solar bag"),
        ({"face": {"brown": 8}}, "face does not fit: 8 is not from 0 to 7"),
        ({"order": ["light_blue", "light_blue"]}, "this position cannot be: the turn order does not name all once"),
        ({"next_order": ["brown", "brown"]}, "this position cannot be: somebody has passed twice"),
        ({"passed": ["brown"]}, "this position cannot be: who has passed is not in the next turn order"),
        ({"passed": ["brown", "brown"]}, "passed does not fit: brown is there twice"),
        ({"scientists": {"light_blue": 5, "brown": 4}}, "this position cannot be: scientists are lost"),
        ({"explorer": {"light_blue": "earth"}}, "this position cannot be: an Explorer is nowhere"),
        ({"hold_fuel": {"light_blue": 2}}, "this position cannot be: a full hold on Earth"),
        ({"wormhole": {"light_blue": "earth"}}, "this position cannot be: a wormhole on Earth"),
        ({"past_events": ["event_01"]}, "this position cannot be: events are lost"),
        ({"arrivals": ["brown"]}, "this position cannot be: who is on Trappist has not arrived"),
    ],
)
def test_what_cannot_be_is_refused(change: Position, why: str) -> None:
    assert refusal(position(**change)) == why


def test_a_token_cannot_be_there_twice() -> None:
    s = new_game(2, seed=3)
    shown = s.to_json()["shown_extras"]
    assert isinstance(shown, list)
    doubled = position(shown_extras=[*shown, shown[0]])
    assert refusal(doubled) == "this position cannot be: an extra action is in two places"
    owned = position(extras={"brown": [shown[0]], "light_blue": []})
    assert refusal(owned) == "this position cannot be: an extra action is in two places"
    stack = position(played={"light_blue": ["market", "market"], "brown": []})
    assert refusal(stack).startswith("this position cannot be: a token")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_spoilt_is_refused_or_goes_on(players: int) -> None:
    options = next(options for number, options in trials(GAME, [2, 3, 4]) if number == players)
    CHECKS["refuses_the_impossible"](Case(GAME, players, players, options, 20))
