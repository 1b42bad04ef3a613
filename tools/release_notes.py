"""What the changelog tells of the version in pyproject.toml, as the notes of its release.

python tools/release_notes.py --tag v0.2.0
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


def version_in(pyproject: str) -> str:
    found: str = tomllib.loads(pyproject)["project"]["version"]
    return found


def notes_of(version: str, changelog: str) -> str:
    """The section of a version, without its heading. ValueError: what it lacks."""
    headings = list(HEADING.finditer(changelog))
    for number, heading in enumerate(headings):
        if heading["version"] != version:
            continue
        if heading["date"] is None:
            raise ValueError(f"the changelog gives {version} no date")
        end = headings[number + 1].start() if number + 1 < len(headings) else len(changelog)
        notes = changelog[heading.end() : end].strip()
        if not re.search(r"^- ", notes, re.MULTILINE):
            raise ValueError(f"the changelog tells nothing of {version}")
        return notes
    raise ValueError(f"the changelog has no section {version}")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The notes of a release.")
    parser.add_argument("--tag", help="the tag of the release, which must be v and the version")
    tag = parser.parse_args(words).tag
    version = version_in((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    if tag is not None and tag != f"v{version}":
        sys.exit(f"the tag is {tag}, and the version in pyproject.toml {version}")
    try:
        notes = notes_of(version, (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"))
    except ValueError as error:
        sys.exit(str(error))
    print(notes)


if __name__ == "__main__":
    main()
