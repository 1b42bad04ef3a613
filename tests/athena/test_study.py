"""What reports can say of a game, and at which table each component is tried."""

from functools import cache

import pytest

from astrarium import game
from astrarium.games.athena.state import Athena
from tables.athena import new_game

SEEDS = range(8)


@cache
def tables(players: int, options: tuple[tuple[str, str], ...]) -> list[Athena]:
    return [game("athena").begin(players, seed, dict(options)) for seed in SEEDS]


@pytest.mark.parametrize("component", game("athena").switches)
def test_every_component_takes_part_at_the_table_where_it_is_tried(component: str) -> None:
    athena = game("athena")
    trial = athena.study.trial(component)
    found = tables(trial.players, tuple(trial.options.items()))
    assert any(athena.study.takes_part(table, component) for table in found)


def test_what_only_one_of_the_games_has_is_tried_there() -> None:
    athena = game("athena")
    assert athena.study.trial("captive").options["map"] == athena.study.trial("plough").options["map"] == "beta"
    assert athena.study.trial("sentinel").options["map"] == athena.study.trial("hermit").options["map"] == "gamma"
    assert athena.study.trial("mine").options["mine"] == "on"
    assert not athena.study.takes_part(athena.start(2, map="alpha"), "scan_1")
    with pytest.raises(ValueError, match="can be switched off"):
        athena.study.trial("nothing")


def test_the_first_turn_order_is_a_trait_that_was_dealt() -> None:
    s = new_game(3, 5)
    places = {player: dict(game("athena").study.traits(s, player))["order"] for player in range(3)}
    assert sorted(places.values()) == ["1", "2", "3"]
