"""The smoke test of a wheel can fail. That it passes shows `make wheel-smoke`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import smoke
from smoke import CHECKOUT, Failed, build_is, fetch, installed_elsewhere, main, nothing_is_missing

SOURCES = CHECKOUT / "src" / "astrarium" / "language"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A part of the package as a wheel would hold it."""
    return Path(shutil.copytree(SOURCES, tmp_path / "language"))


def test_a_whole_package_passes(installed: Path) -> None:
    nothing_is_missing(installed, SOURCES)
    installed_elsewhere(installed, CHECKOUT)


def test_a_file_that_is_missing_is_named(installed: Path) -> None:
    (installed / "room.it.ftl").unlink()
    with pytest.raises(Failed, match=r"room\.it\.ftl is missing"):
        nothing_is_missing(installed, SOURCES)


def test_a_file_that_differs_is_named(installed: Path) -> None:
    (installed / "words.py").write_text("# another\n", encoding="utf-8")
    with pytest.raises(Failed, match=r"words\.py differs"):
        nothing_is_missing(installed, SOURCES)


def test_without_sources_nothing_is_proved(installed: Path, tmp_path: Path) -> None:
    with pytest.raises(Failed, match="there are no sources"):
        nothing_is_missing(installed, tmp_path / "nowhere")


def test_the_sources_themselves_are_no_wheel() -> None:
    with pytest.raises(Failed, match="runs the sources"):
        installed_elsewhere(SOURCES, CHECKOUT)


def test_the_other_build_is_not_taken_for_the_expected_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "said", lambda *words: '{"build": "plain", "games": [1, 2, 3, 4, 5]}')
    build_is("plain")
    with pytest.raises(Failed, match="the build is plain, not compiled"):
        build_is("compiled")


def test_a_server_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "SECONDS", 1)
    with pytest.raises(Failed, match="does not answer"):
        fetch("http://127.0.0.1:1/")


def test_the_status_tells_programs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Run over the sources it fails, whatever else is well."""
    every = smoke.checks
    monkeypatch.setattr(smoke, "checks", lambda expected, package, checkout: every(expected, SOURCES, checkout)[:1])
    assert main([]) == 1
    assert capsys.readouterr().out.startswith("FAILED  it is the installed package")
