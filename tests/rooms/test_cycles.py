"""Imports point one way inside a game, too: no module leads back to itself, at its top or from inside a function."""

import pytest

from game_imports import cycle_in, graph_of, imports_of

GAMES = ["_template", "athena", "cosmic", "expanse", "interstellar", "parsec"]


@pytest.mark.parametrize("game", GAMES)
def test_no_module_of_a_game_leads_back_to_itself(game: str) -> None:
    graph = graph_of(game)
    assert sum(len(others) for others in graph.values()) > len(graph)
    assert cycle_in(graph) == []


def test_a_late_import_closes_a_cycle_too() -> None:
    known = {"state", "rules.turn"}
    state = "def observe():\n    from .rules.turn import turn\n"
    graph = {
        "state": imports_of("state", state, False, known),
        "rules.turn": imports_of("rules.turn", "from ..state import Cosmic\n", False, known),
    }
    assert cycle_in(graph) == ["rules.turn", "state", "rules.turn"]
