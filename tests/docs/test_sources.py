"""The page that tells what is printed and what is ours agrees with the component files and the ledgers."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import provenance
from astrarium import all_games, game

ROOT = Path(__file__).parents[2]


def test_the_page_is_what_the_components_and_ledgers_say() -> None:
    assert provenance.PAGE.read_text(encoding="utf-8") == provenance.page(), "run: python tools/provenance.py"


def test_every_game_has_a_chapter() -> None:
    assert {game.key for game in all_games()} == set(provenance.GAMES)
    said = provenance.PAGE.read_text(encoding="utf-8")
    assert all(f"## {one.titles['en']}\n" in said for one in all_games())


@pytest.mark.parametrize("key", provenance.GAMES)
def test_whatever_says_where_it_comes_from_is_counted(key: str) -> None:
    """Every entry with a source is in the numbers, once."""
    counted = sum(len(sort.components) for sort in provenance.sorts_of(key))
    found = 0
    for file in (ROOT / "src/astrarium/games" / key / "box").glob("*.toml"):
        if file.name in provenance.NOT_COMPONENTS:
            continue
        for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
            entries = table if isinstance(table, list) else [table]
            if name not in provenance.ABOUT_THE_FILE and isinstance(table, dict) and "source" not in table:
                entries = list(table.values())
            if name not in provenance.ABOUT_THE_FILE:
                found += sum(1 for one in entries if isinstance(one, dict) and "source" in one)
    assert counted == found > 0


def test_parts_that_come_from_elsewhere_are_told() -> None:
    sorts = {sort.name: sort for sort in provenance.sorts_of("interstellar")}
    assert sorts["mechanism"].of("rulebook") and provenance.which(sorts["mechanism"]).startswith("ours are all but")
    assert ("tuned", "mechanisms per sector") in sorts["player count"].parts()
    assert ("rulebook", "cost") in sorts["technology"].parts()
    sorts = {sort.name: sort for sort in provenance.sorts_of("expanse")}
    assert ("reconstructed", "ability") in sorts["faction"].parts()


def test_tuned_rules_are_listed() -> None:
    assert "INT-14.10" in provenance.tuned_rules(game("interstellar"))[0]


@pytest.mark.parametrize("document", ["README.md", "docs/tutorials/referee.md", "docs/rules/index.md", "mkdocs.yml"])
def test_the_page_can_be_found(document: str) -> None:
    assert "sources.md" in (ROOT / document).read_text(encoding="utf-8")
