"""Positions that cannot be are refused in one line that says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium import game
from tables.expanse import lay, new_game, spend

EXPANSE = game("expanse")


def spoilt(change: Any) -> str:
    """What is said against the position of a new game with that change."""
    position = new_game(4, 1, factions="UN-MCR-OPA-PG").to_json()
    change(position)
    with pytest.raises(ValueError) as refused:
        EXPANSE.from_json(position)
    said = str(refused.value)
    assert "\n" not in said
    return said


def put(position: dict[str, Any], value: object, *path: str) -> None:
    for name in path[:-1]:
        position = position[name]
    position[path[-1]] = value


@pytest.mark.rule("EXP-1.3")
@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("cubes", "UN", "luna"), 44, "44 is not from 0 to 17"),
        (("cubes", "UN", "luna"), 2, "UN: 5 cubes on the map, 13 in supply"),
        (("cubes", "MCR", "vesta"), -1, "-1 is not from 0 to 17"),
        (("diplomats", "luna"), 4, "4 is not from 0 to 3"),
        (("diplomats", "ceres"), 1, "Diplomats"),
        (("units", "orbit_earth", "UN", "fleet"), 6, "6 is not from 0 to 5"),
        (("units", "orbit_earth", "UN", "battleship"), 1, "UN: battleships"),
        (("points", "PG"), -3, "-3 is not from 0"),
        (("tech", "OPA"), 7, "7 is not from 0 to 3"),
        (("tokens", "eros"), 2, "2 is not from 0 to 1"),
        (("tokens", "ceres"), 1, "a token without Protogen"),
        (("scores_drawn",), 7, "7 is not from 0 to 6"),
        (("turn",), -1, "-1 is not from 0"),
        (("roci_holder",), None, "Rocinante"),
        (("initiative",), ["UN", "UN", "OPA", "PG"], "Initiative"),
        (("final",), 1, "1 is neither true nor false"),
    ],
)
def test_a_number_out_of_its_bounds_is_refused(path: tuple[str, ...], value: object, said: str) -> None:
    assert said in spoilt(lambda position: put(position, value, *path))


@pytest.mark.rule("EXP-1.3")
def test_a_card_in_two_places_is_refused() -> None:
    assert "cards lost or doubled" in spoilt(lambda position: position["discard"].append(position["track"][0]))


@pytest.mark.rule("EXP-3.2")
def test_a_faction_in_two_seats_is_refused() -> None:
    assert "UN is there twice" in spoilt(lambda position: put(position, ["UN", "UN", "OPA", "PG"], "faction"))


@pytest.mark.rule("EXP-21.3")
def test_a_cube_on_a_closed_base_is_refused() -> None:
    position: dict[str, Any] = new_game(2, 1, factions="UN-MCR").to_json()
    position["cubes"]["UN"]["luna"] = 1
    position["supply"]["UN"] -= 1
    with pytest.raises(ValueError, match="luna is closed"):
        EXPANSE.from_json(position)


def test_a_position_in_the_middle_of_a_decision_is_read() -> None:
    s = spend(lay(cubes={"titan": "UN diplomat 3"}, tech=3), "UN", 2)
    assert EXPANSE.from_json(s.to_json()).legal_names == s.legal_names
