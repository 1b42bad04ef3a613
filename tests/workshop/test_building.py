"""The games are compiled beside a running server, and found by the processes that are told where."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from astrarium.games import KEYS
from astrarium.workshop import builder as building
from astrarium.workshop import compiler
from astrarium.workshop.builder import FAILED, IMPOSSIBLE, READY, Builder, quickest_first
from astrarium.workshop.doors import COMPILED
from astrarium.workshop.shelf import KEPT, PACKAGE, stage_keys, tidy
from astrarium.workshop.units import KERNEL, compiled_modules, stages, units
from tiny_house import asked, built_at

ANSWER = "import astrarium.games.tiny.game as g; print(g.__file__); print(g.answer())"


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """What the builder says."""
    found: list[dict[str, str]] = []
    monkeypatch.setattr(building, "say", lambda **words: found.append(words))
    return found


def need_a_compiler() -> None:
    reason = compiler.missing()
    if reason:
        pytest.skip(reason)
    pytest.importorskip("mypyc", reason="mypyc is not installed")


def compiled_at(builder: Builder) -> str:
    return json.dumps({stage: str(folder) for stage, folder in builder.shelf.items()})


def test_every_compiled_module_belongs_to_one_part_and_every_game_is_a_stage() -> None:
    parts = units(PACKAGE)
    assert sorted(file for files in parts.values() for file in files) == compiled_modules(PACKAGE)
    assert set(stages(PACKAGE)) == {KERNEL, *KEYS}
    assert sorted(name for names in stages(PACKAGE).values() for name in names) == sorted(parts)


def test_the_kernel_comes_first_then_what_somebody_plays_then_what_is_quickest(tmp_path: Path) -> None:
    builder = Builder(tmp_path, PACKAGE)
    assert builder.todo == quickest_first(PACKAGE)
    builder.wanted += ["parsec", "athena"]
    assert [builder.next_stage() for _ in range(4)] == [KERNEL, "athena", "parsec", "expanse"]


def test_a_changed_card_asks_for_its_game_again_and_a_changed_kernel_for_all(tmp_path: Path) -> None:
    package = built_at(tmp_path)
    shutil.copytree(package / "games" / "tiny", package / "games" / "other")
    before = stage_keys(package)
    game = package / "games" / "tiny" / "game.py"
    game.write_text(game.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    after = stage_keys(package)
    assert {stage for stage in before if before[stage] != after[stage]} == {"tiny"}
    (package / "clockwork" / "table.py").write_text("", encoding="utf-8")
    again = stage_keys(package)
    assert {stage for stage in before if after[stage] != again[stage]} == {KERNEL, "tiny", "other"}


@pytest.mark.long
def test_what_was_compiled_is_found_and_only_what_changed_is_compiled_again(
    tmp_path: Path, said: list[dict[str, str]]
) -> None:
    need_a_compiler()
    package = built_at(tmp_path)
    first = Builder(tmp_path / "home", package)
    first.run()
    assert said == [{"stage": KERNEL, "state": READY}, {"stage": "tiny", "state": READY}]
    file, answer = asked(package, ANSWER, **{COMPILED: compiled_at(first)}).splitlines()
    assert (Path(file).suffix, answer) == (".pyd" if sys.platform == "win32" else ".so", "42")
    same_name = "from astrarium.players.state import name; print(name())"
    assert asked(package, same_name, **{COMPILED: compiled_at(first)}) == "a module of the same name in another room"
    assert asked(package, ANSWER).splitlines() == [str(package / "games" / "tiny" / "game.py"), "42"]

    said.clear()
    Builder(tmp_path / "home", package).run()
    assert said == [{"stage": KERNEL, "state": READY}, {"stage": "tiny", "state": READY}]

    said.clear()
    for log in first.work.glob("*.log"):
        log.unlink()
    game = package / "games" / "tiny" / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace("21", "22"), encoding="utf-8")
    second = Builder(tmp_path / "home", package)
    second.run()
    assert said == [{"stage": KERNEL, "state": READY}, {"stage": "tiny", "state": READY}]
    assert sorted(log.name for log in second.work.glob("*.log")) == ["tiny-compile.log", "tiny-translate.log"]
    assert asked(package, ANSWER, **{COMPILED: compiled_at(second)}).splitlines()[1] == "44"


@pytest.mark.long
def test_a_game_that_mypyc_refuses_stays_plain_and_the_log_tells_why(
    tmp_path: Path, said: list[dict[str, str]]
) -> None:
    need_a_compiler()
    package = built_at(tmp_path)
    (package / "games" / "tiny" / "game.py").write_text("def answer() -> int:\n    return 'text'\n", encoding="utf-8")
    builder = Builder(tmp_path / "home", package)
    builder.run()
    assert [told["state"] for told in said if told["stage"] == "tiny"] == [FAILED]
    assert {"stage": KERNEL, "state": READY} in said
    assert "Incompatible return value" in builder.log_of("translate", "tiny").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there setuptools finds the compiler, after the translation")
def test_without_a_compiler_it_says_so_once(
    tmp_path: Path, said: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    Builder(tmp_path / "home", built_at(tmp_path)).run()
    (told,) = said
    assert told["state"] == IMPOSSIBLE
    assert "no working C compiler" in told["why"]


def test_old_versions_go_and_the_present_one_stays(tmp_path: Path) -> None:
    for number in range(KEPT + 2):
        (tmp_path / f"tiny-old{number}").mkdir()
    (tmp_path / "tiny-now").mkdir()
    old = tidy(tmp_path, {"tiny": "now"})
    assert len(old) == 3
    assert tmp_path / "tiny-now" not in old
