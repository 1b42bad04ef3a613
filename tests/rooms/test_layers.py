"""Who may import whom: a room those below it, no game another, and nothing up to the games a third-party package."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

import astrarium

ROOT = Path(__file__).parents[2]
CLOCKWORK = ROOT / "src" / "astrarium" / "clockwork"
UP_TO_THE_GAMES = ("clockwork", "mechanisms", "scenes", "study", "positions", "contract", "games")
FOR_THE_COMPILER = "mypy_extensions"
"""Read by the type checker and the compiler, and never when a game is played."""
ONE_SITTING = 1300
"""So many lines are read in one."""

if not Path(astrarium.__file__).is_relative_to(ROOT):
    pytest.skip("imports are read in the sources, and another build is installed", allow_module_level=True)


def test_every_import_keeps_to_the_layers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    broken = lint_imports(config_filename="pyproject.toml", no_cache=True)
    assert not broken, capsys.readouterr().out


def test_games_and_what_they_stand_on_need_nothing_but_python() -> None:
    graph = grimp.build_graph("astrarium", include_external_packages=True, cache_dir=None)
    rooms = tuple(f"astrarium.{room}" for room in UP_TO_THE_GAMES)
    known = {"astrarium", FOR_THE_COMPILER, *sys.stdlib_module_names}
    foreign = [
        f"{module} imports {imported}"
        for module in sorted(graph.modules)
        if module.startswith(rooms)
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.split(".")[0] not in known
    ]
    assert not foreign


def test_the_mechanism_is_read_in_one_sitting() -> None:
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in CLOCKWORK.glob("*.py")) <= ONE_SITTING
