"""Imports point one way: no module of the game leads back to itself, at its top or from inside a function."""

import ast
from pathlib import Path

import pytest

from astrarium.games.cosmic.components import EFFECT, FIRST_CURSE_EFFECT, FIRST_HEX_EFFECT, FIRST_STATUS

GAMES = Path(__file__).parents[2] / "src/astrarium/games"
COSMIC = GAMES / "cosmic"
ENGINE = ("components", "invariants", "knowledge", "layout", "moon_places", "records", "setup", "state")
"""The files of the engine beside its rooms."""

ROOMS = {"components": 0, "notes": 0, "state": 1, "effects": 2, "rules": 3, "cards": 4, "powers": 4}
"""Which rooms of the game come first; the files beside them may use all of them."""


def modules(folder: Path) -> dict[str, Path]:
    """Every module of a game by its dotted name inside the game."""
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = path
    return found


def imports_of(name: str, source: str, is_package: bool, known: set[str]) -> set[str]:
    """The modules of the same game that a module imports, late imports included."""
    inside = name.split(".") if name else []
    package = inside if is_package else inside[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not 1 <= node.level <= len(package) + 1:
            continue
        base = package[: len(package) - node.level + 1] + (node.module.split(".") if node.module else [])
        for alias in node.names:
            whole = ".".join([*base, alias.name])
            found.add(whole if whole in known else ".".join(base))
    return (found & known) - {name}


def graph_of(game: str) -> dict[str, set[str]]:
    paths = modules(GAMES / game)
    return {
        name: imports_of(name, path.read_text("utf-8"), path.name == "__init__.py", set(paths))
        for name, path in paths.items()
    }


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one cycle, in the order in which they import each other, or none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            found = follow(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    for name in sorted(graph):
        found = follow(name, [])
        if found:
            return found
    return []


@pytest.mark.parametrize("game", ["cosmic"])
def test_no_module_of_a_game_leads_back_to_itself(game: str) -> None:
    graph = graph_of(game)
    assert sum(len(others) for others in graph.values()) > 100
    assert cycle_in(graph) == []


def test_rooms_import_only_rooms_before_them() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in graph_of("cosmic").items()
        for other in others
        if ROOMS.get(name.split(".")[0], 9) < ROOMS.get(other.split(".")[0], 0)
    ]
    assert wrong == []


def test_a_late_import_closes_a_cycle_too() -> None:
    known = {"state", "rules.turn"}
    state = "def observe():\n    from .rules.turn import turn\n"
    graph = {
        "state": imports_of("state", state, False, known),
        "rules.turn": imports_of("rules.turn", "from ..state import Cosmic\n", False, known),
    }
    assert cycle_in(graph) == ["rules.turn", "state", "rules.turn"]


def ids_in(source: str) -> set[str]:
    """The strings of a module, docstrings apart."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    }


def test_the_engine_names_no_single_power_card_or_moon() -> None:
    """What a power, a Flare, an Edict, a moon, a cone, a comet or a curse does is asked of its class, by a hook."""
    single = set(EFFECT.ids[:FIRST_HEX_EFFECT]) | set(EFFECT.ids[FIRST_CURSE_EFFECT:FIRST_STATUS])
    # Ids that are also words of the rules, for verbs, options and attributes.
    words = {"chosen", "force", "loser", "reserve", "silencer"}
    engine = [*(COSMIC / "effects").glob("*.py"), *(COSMIC / "rules").glob("*.py")]
    engine += [COSMIC / f"{name}.py" for name in ENGINE]
    named = {path.name: sorted(ids_in(path.read_text("utf-8")) & single - words) for path in engine}
    assert {name: ids for name, ids in named.items() if ids} == {}


def test_an_id_in_the_engine_is_found() -> None:
    assert ids_in('"""lloyd"""\nLLOYD = POWER.index("lloyd")\n') == {"lloyd"}
