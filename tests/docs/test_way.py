"""The way of a click: what its page names is there."""

from __future__ import annotations

import ast
import re

import pytest

from doc_blocks import ROOT

PAGE = (ROOT / "docs/way.md").read_text(encoding="utf-8")
STATIONS = re.findall(r"^\|.*\| `(src/[^`]+)` \| `([^`]+)` \|$", PAGE, re.M)
TESTS = re.findall(r"`(test_\w+)` in `(tests/[^`]+\.py)`", PAGE)


def named_in(file: str) -> set[str]:
    """Functions and, with the class before the dot, methods."""
    found: set[str] = set()
    for node in ast.parse((ROOT / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{method.name}" for method in inner}
    return found


def test_the_page_lists_stations() -> None:
    assert len(STATIONS) > 10 and TESTS


@pytest.mark.parametrize(("file", "name"), [*STATIONS, *((file, name) for name, file in TESTS)])
def test_whatever_the_page_names_is_there(file: str, name: str) -> None:
    assert name in named_in(file), f"docs/way.md names {name}, which {file} does not have"


def test_nobody_decides_but_through_the_one_way() -> None:
    """Events of a running table are appended in one place, and a match at the server goes on in one."""
    source = {file: file.read_text(encoding="utf-8") for file in (ROOT / "src/astrarium/server").glob("*.py")}
    assert [file.name for file, text in source.items() if "store.append(" in text] == ["decisions.py"]
    assert [file.name for file, text in source.items() if ".match.go_on(" in text] == ["live_table.py"]
