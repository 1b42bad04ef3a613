"""A table is declared once: what is written from the declaration is what is checked in, and follows every change."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import declared_tables
from astrarium import game
from astrarium.check import trials
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Names
from astrarium.positions import scribe
from astrarium.positions.attributes import INTS, SHARED, Attribute
from astrarium.positions.columns import AMOUNT, CATEGORY, FLAG, WHERE, WHOSE, Told, blocks_of, columns_of
from astrarium.positions.declare import Table
from astrarium.positions.layout import PLAYER, Grid, Item, Number
from astrarium.positions.seen import UNKNOWN

DECLARED = declared_tables.declared_games()
STONE = Names("stone", ["opal", "ruby"], ["opal", "ruby"], ["opale", "rubino"])


def layout_of(key: str) -> ModuleType:
    return import_module(f"astrarium.games.{key}.layout")


def test_the_games_that_declare_their_table() -> None:
    assert "expanse" in DECLARED


@pytest.mark.parametrize("key", DECLARED)
def test_what_is_checked_in_is_what_the_declaration_says(key: str) -> None:
    for name, text in declared_tables.sources(key, layout_of(key)).items():
        assert (declared_tables.GAMES / key / name).read_text(encoding="utf-8") == text, "run `make tables`"


def test_the_tool_needs_no_table_that_was_written_before() -> None:
    command = [sys.executable, str(Path(declared_tables.__file__)), "--check", "expanse"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


class Declared(ModuleType):
    """A layout.py of a small game."""

    STONE: Names
    TABLE: Table
    SEEN: list[Told]


DECLARATION = """
from .components import STONE
Grid("heap", (PLAYER, STONE), (len(STONE),), least=0, most=9)
Told("heap", "heap.{}")
"""


def declared(*more: Attribute) -> Declared:
    layout = Declared("layout")
    layout.STONE = STONE
    pieces = [
        Number("round", 0, 9).declared("Rounds so far."),
        Item("first", PLAYER).declared("Who began."),
        Grid("heap", (PLAYER, STONE), (len(STONE),), least=0, most=9).declared("Stones of each."),
    ]
    layout.TABLE = Table("Small", [*pieces], derived=more)
    layout.SEEN = [Told("round")]
    return layout


def written(layout: Declared) -> str:
    return declared_tables.Writer(layout, DECLARATION).text()


def test_an_attribute_that_is_declared_is_everywhere() -> None:
    text = written(declared())
    assert "self.heap: list[int] = NO_NUMBERS" in text and '"""Stones of each."""' in text
    assert "s.heap = self.heap.copy()" in text
    assert "self.heap = [0] * (players * len(STONE))" in text
    assert "from .components import STONE" in text
    assert "self.first: int = NOBODY" in text


def test_an_attribute_that_is_declared_anew_follows_everywhere() -> None:
    layout = declared()
    for piece in layout.TABLE.layout:
        if piece.name == "heap":
            piece.declared("Stones of each.", cloned=SHARED, blank="[1] * len(STONE)")
    text = written(layout)
    assert "s.heap = self.heap\n" in text and "s.heap = self.heap.copy()" not in text
    assert "self.heap = [1] * len(STONE)" in text
    assert "def writable_heap(self) -> list[int]:" in text
    assert "s.owned = self.owned = 0" in text and "ALL_OWN: Final = 1" in text
    assert layout.TABLE.derived_names == ("who", "owned")


def test_what_is_derived_is_kept_and_cloned_too() -> None:
    text = written(declared(Attribute("sums", INTS, "[0] * players", "Sums of the heaps.")))
    assert "self.sums: list[int] = NO_NUMBERS" in text and "s.sums = self.sums.copy()" in text


def test_an_entry_that_is_added_is_observed_and_named() -> None:
    layout = declared()
    layout.SEEN.append(Told("first"))
    lines = [placed.line for block in blocks_of(layout.TABLE, [*layout.SEEN], 3) for placed in block.lines]
    assert [(line.kind, line.attribute) for line in lines] == [(scribe.NUMBER, "round"), (scribe.WHOSE, "first")]
    found = columns_of(layout.TABLE, [*layout.SEEN], 3)
    assert [(column.name, column.kind, column.least, column.most) for column in found] == [
        ("round", AMOUNT, 0, 9),
        ("first", WHOSE, -1, 2),
    ]


def test_what_nothing_describes_is_refused() -> None:
    layout = declared()
    layout.TABLE.layout.append(Number("bare", 0, 1))
    with pytest.raises(ValueError, match="bare: nothing says what it is"):
        written(layout)


def test_a_way_of_cloning_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="cloned must be one of copied, replaced"):
        Number("round").declared("Rounds so far.", cloned="lent")


@pytest.mark.parametrize("key", DECLARED)
def test_every_number_of_an_observation_is_what_its_column_says(key: str) -> None:
    """Played at random, with and without variants: each column holds what its kind and bounds allow."""
    played = game(key)
    for players, options in trials(played, [played.least, played.most]):
        s = played.begin(players, 11, options)
        columns = played.record.columns(players)
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
        rng = seeded(players, "columns")
        for decision in range(120):
            if s.over:
                break
            if decision % 10 == 0:
                for column, number in zip(columns, s.observe(decision % players), strict=True):
                    assert column.least <= number <= column.most, f"{column.name} is {number}"
            s.apply(rng.pick(list(s.legal)))


@pytest.mark.parametrize("key", DECLARED)
def test_columns_say_how_they_are_read(key: str) -> None:
    for column in game(key).record.columns(game(key).most):
        assert column.kind != FLAG or (column.least in (UNKNOWN, 0) and column.most == 1)
        if column.kind in (CATEGORY, WHERE):
            assert column.domain is None or column.most == len(column.domain) - 1
