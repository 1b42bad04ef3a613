"""Positions that cannot be are refused in one line that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from astrarium import game
from tables.athena import new_game

GAME = game("athena")


def refused(spoil: Callable[[dict[str, Any]], object], players: int = 2) -> str:
    position = new_game(players).to_json()
    spoil(position)
    with pytest.raises(ValueError) as caught:
        GAME.from_json(position)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], object]:
    """Something else in one place of the position."""

    def spoil(position: Any) -> None:
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (put("fame", "red", value=13), "fame does not fit: 13 is not from -1 to 12"),
        (put("fame", "red", value=-2), "fame does not fit: -2 is not from -1 to 12"),
        (put("alert", "red", value=5), "alert does not fit: 5 is not from 0 to 4"),
        (put("mooring", value=7), "mooring does not fit: 7 is not from 1 to 6"),
        (put("round", value=9), "round does not fit: 9 is not from 0 to 6"),
        (put("load", "red", "food", value=-1), "load does not fit: -1 is not from 0 to "),
        (put("load", "red", "food", value=11), "there are more pieces than in the box"),
        (put("contamination", "red_leader", value=3), "red_leader has too much contamination"),
        (put("contamination", "hermit", value=1), "hermit has too much contamination"),
        (put("damage", "red_truck", value=["5"]), "red_truck has damage where no box is"),
        (put("at", "red", value="a03"), "a03 is not on this map"),
        (put("avalanches", value=["g01"]), "an avalanche is where none can be"),
        (put("order", value=["red", "red"]), "the Turn Order does not name every side once"),
        (put("standing", value=["1"]), "of the turrets 1, 2, 3, 4, 5 each stands or is with somebody"),
        (put("vehicles", "red", value=["red_container"]), "red needs one truck, and trailers behind it"),
        (put("crew", "red", value=["red_leader", "red_truck"]), "red has a crew of others than survivors"),
        (put("device_on", value={"red_truck": "red_container"}), "red_container cannot be on red_truck"),
        (put("zone", "hermit", value="active"), "hermit is in a zone without being with anybody"),
        (put("party", value=["hermit"]), "somebody takes part who is with nobody"),
        (put("jammed", "1", value=1), "there is no weapon on 1 that could be jammed"),
        (put("movement", value=1000), "movement does not fit"),
    ],
)
@pytest.mark.rule("ATH-B.0.3", "ATH-B.3.1")
def test_what_cannot_be_is_refused(spoil: Callable[[dict[str, Any]], object], said: str) -> None:
    assert said in refused(spoil)


@pytest.mark.rule("ATH-B.0.3")
def test_a_card_cannot_be_there_twice() -> None:
    assert "red_truck is in two places" in refused(lambda position: position["discard"].append("red_truck"))
    assert "Outcome cards lost or doubled" in refused(lambda position: position["outcome_discard"].append("099"))
    assert "lost or doubled" in refused(lambda position: position["object_discard"].append("toolkit"))


@pytest.mark.rule("ATH-B.0.3")
def test_too_much_cannot_lie_on_a_location() -> None:
    assert "too much lies on 1" in refused(put("stock", value={"1": {"food": 1}}))


@pytest.mark.rule("ATH-S.1", "ATH-S.2")
def test_the_automa_owns_nothing() -> None:
    assert "the Automa owns nothing" in refused(put("load", "automa", value={"food": 1}), players=1)
    doubled = refused(lambda position: position["action_discard"].append(position["drawn"][0]), players=1)
    assert "an Action card is in two places" in doubled
