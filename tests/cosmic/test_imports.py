"""Imports point one way, and the engine names no single effect."""

import ast

from astrarium.games.cosmic.effect_numbers import EFFECT, FIRST_STATUS
from game_imports import GAMES, graph_of

COSMIC = GAMES / "cosmic"
ENGINE = (
    "atoms",
    "components",
    "effect_numbers",
    "galaxy",
    "invariants",
    "knowledge",
    "layout",
    "moon_places",
    "records",
    "setup",
    "state",
    "table",
    "terms",
)
"""The files of the engine beside its rooms."""

ROOMS = {
    "components": 0,
    "notes": 0,
    "atoms": 0,
    "effect_numbers": 0,
    "terms": 0,
    "state": 1,
    "effects": 2,
    "rules": 3,
    "cards": 4,
    "powers": 4,
}
"""Which rooms of the game come first; the files beside them may use all of them."""


def test_rooms_import_only_rooms_before_them() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in graph_of("cosmic").items()
        for other in others
        if ROOMS.get(name.split(".")[0], 9) < ROOMS.get(other.split(".")[0], 0)
    ]
    assert wrong == []


def ids_in(source: str) -> set[str]:
    """The strings of a module, docstrings apart."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    }


def test_the_engine_names_no_single_power_card_moon_or_hex() -> None:
    """What a power, a Flare, an Edict, a moon, a cone, a comet or a curse does is asked of its class, by a hook.

    What the reverse side of a hex has is said by the box.
    """
    single = set(EFFECT.ids[:FIRST_STATUS])
    # Ids that are also words of the rules, for verbs, options and attributes.
    words = {"chosen", "force", "loser", "reserve", "silencer"}
    engine = [*(COSMIC / "effects").glob("*.py"), *(COSMIC / "rules").glob("*.py")]
    engine += [COSMIC / f"{name}.py" for name in ENGINE]
    named = {path.name: sorted(ids_in(path.read_text("utf-8")) & single - words) for path in engine}
    assert {name: ids for name, ids in named.items() if ids} == {}


def test_an_id_in_the_engine_is_found() -> None:
    assert ids_in('"""lloyd"""\nLLOYD = POWER.index("lloyd")\n') == {"lloyd"}
