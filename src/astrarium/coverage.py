"""Which rules of a ledger the tests cite."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from .contract.game import Game


def tests_folder() -> Path:
    """The tests of the checkout in which this package lies, or of the current folder."""
    for root in (Path(__file__).parents[2], Path.cwd()):
        if (root / "tests").is_dir() and (root / "pyproject.toml").exists():
            return root / "tests"
    raise ValueError("rule coverage needs the tests: run it in a checkout of the project")


def cited(folder: Path) -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of the test files."""
    ids: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids.update(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    return ids


def missing(game: Game[Any], folder: Path) -> list[str]:
    found = cited(folder)
    return [id for id in game.rules if id not in found]
