"""What a waiting step was made of is written down with a position: every build must find all of it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import game
from astrarium.games import KEYS
from astrarium.positions.record import fields

PACKAGE = Path(astrarium.__file__).parent


def written(step: type[Any]) -> list[str]:
    """The parameters of a class as its source has them: its own, or those of the nearest class above that has some."""
    for above in step.__mro__:
        if not above.__module__.startswith("astrarium."):
            continue
        source = PACKAGE.joinpath(*above.__module__.split(".")[1:]).with_suffix(".py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name == above.__name__:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                        return [argument.arg for argument in method.args.args[1:]]
    return []


@pytest.mark.parametrize("key", KEYS)
def test_the_parameters_of_every_step_are_those_of_its_source(key: str) -> None:
    """A compiled class whose default is no plain number forgets them, and shows those of the class above."""
    steps = game(key).record.steps
    assert steps
    for step in steps.values():
        assert fields(step) == written(step), step
