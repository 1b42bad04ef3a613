"""What stands twice is named once: no run of lines is repeated in the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium

SOURCES = Path(__file__).parents[2] / "src"
RUN = 12
"""So many lines in a row, imports, comments and blank lines not counted."""
COMMENTS = ("#", "//", "/*", "*")
STILL = {"deal_of_three.py"}
"""A deal among three has steps of its own that repeat those of a deal between two."""

if not Path(astrarium.__file__).is_relative_to(SOURCES):
    pytest.skip("lines are read in the sources, and another build is installed", allow_module_level=True)


def lines_of(file: Path) -> list[tuple[int, str]]:
    """The lines that count, each with its number."""
    text = file.read_text(encoding="utf-8")
    imports = imported_at(text) if file.suffix == ".py" else set()
    found = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if number not in imports)
    return [(number, line) for number, line in found if line and not line.startswith(COMMENTS)]


def imported_at(text: str) -> set[int]:
    imports = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))
    return {line for node in imports for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def repeated(files: list[Path], run: int) -> Iterator[str]:
    seen: dict[tuple[str, ...], str] = {}
    for file in files:
        lines = lines_of(file)
        for start in range(len(lines) - run + 1):
            place = f"{file.name}:{lines[start][0]}"
            before = seen.setdefault(tuple(line for _, line in lines[start : start + run]), place)
            if before != place:
                yield f"{before} stands again at {place}"


def test_no_run_of_lines_stands_twice() -> None:
    kinds = ("*.py", "*.js", "*.css", "*.html")
    files = [file for kind in kinds for file in sorted(SOURCES.rglob(kind)) if file.name not in STILL]
    assert len(files) > 700
    assert list(repeated(files, RUN)) == []


def test_this_test_would_notice(tmp_path: Path) -> None:
    for name in ("one.py", "two.py"):
        lines = [f"# {name}", "import os", "", *(f"line{number} = {number}" for number in range(RUN))]
        (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
    found = list(repeated(sorted(tmp_path.glob("*.py")), RUN))
    assert found == ["one.py:4 stands again at two.py:4"]
