"""Every rule of the ledger is shown at work by a test, and every golden case is one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium import game

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("test_*.py"))


def cited(file: Path) -> Iterator[str]:
    """The rule ids in the file's `pytest.mark.rule(...)`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def golden_cases(file: Path) -> Iterator[str]:
    """The cases, A1 or B37, for which the file has a test function."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        case = isinstance(node, ast.FunctionDef) and re.match(r"test_([ab]\d+)_", node.name)
        if case:
            yield case[1].upper()


def test_the_ledger_has_all_its_rules() -> None:
    assert len(game("expanse").rules) == 266


def test_every_rule_is_shown_at_work() -> None:
    shown = {id for file in FILES for id in cited(file)}
    assert [id for id in game("expanse").rules if id not in shown] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(HERE).with_suffix("").as_posix())
def test_only_rules_of_the_ledger_are_cited(file: Path) -> None:
    assert set(cited(file)) <= set(game("expanse").rules)


def test_every_golden_case_has_its_test() -> None:
    written = {case for file in FILES for case in golden_cases(file)}
    assert written == {f"A{number}" for number in range(1, 21)} | {f"B{number}" for number in range(1, 71)}
