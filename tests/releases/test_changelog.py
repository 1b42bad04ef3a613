"""A version is named in one place, and the changelog tells of it."""

from __future__ import annotations

import pytest

import astrarium
from release_notes import CHECKOUT, HEADING, main, notes_of, version_in

CHANGELOG = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
VERSION = version_in((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_changelog_tells_of_this_version_with_its_date() -> None:
    assert notes_of(VERSION, CHANGELOG).startswith("### ")


def test_what_comes_next_comes_first_and_the_newest_before_the_older() -> None:
    first, *versions = HEADING.finditer(CHANGELOG)
    assert (first["version"], first["date"]) == ("Unreleased", None)
    dates = [heading["date"] for heading in versions]
    assert versions[0]["version"] == VERSION and None not in dates and dates == sorted(dates, reverse=True)


def test_the_package_knows_its_version() -> None:
    assert astrarium.__version__ == VERSION


def test_the_notes_of_a_release_are_its_section(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--tag", f"v{VERSION}"])
    said = capsys.readouterr().out
    assert said.strip() in CHANGELOG and "## [" not in said


def test_another_tag_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"the tag is v9.9, and the version"):
        main(["--tag", "v9.9"])


@pytest.mark.parametrize(
    ("changelog", "complaint"),
    [
        ("## [0.1.0] - 2026-01-01\n\n- Something.\n", "has no section 0.2.0"),
        ("## [0.2.0]\n\n- Something.\n", "gives 0.2.0 no date"),
        ("## [0.2.0] - 2026-01-02\n\n### Added\n\n## [0.1.0] - 2026-01-01\n\n- Something.\n", "tells nothing of 0.2.0"),
    ],
)
def test_a_changelog_that_tells_nothing_is_refused(changelog: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        notes_of("0.2.0", changelog)
