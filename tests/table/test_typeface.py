"""The typeface: it has every letter that we show, nothing is set in another one, and what it measures is right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium import game
from astrarium.clockwork.state import State
from astrarium.table import board_svg, svg
from astrarium.table.pen import width
from astrarium.table.typeface import BOLD, CAPS, FAMILY, FILE, LETTERS, REGULAR, SEMI, SPACED, carried

SOURCE = Path(astrarium.__file__).parent
SHOWN = ("*.ftl", "*.toml", "*.html", "*.css", "*.js", "*.py")
TERMINAL = {"cli.py", "terminal.py", "table/text.py", "table/sheet_text.py", "table/text_lines.py"}
"""What these write is set in the letters of a terminal."""
FAMILIES = re.compile(r"font(?:-family)?\s*:\s*([^;{}]+)")
LARGEST = 120_000


def letters() -> set[str]:
    return set(json.loads(LETTERS.read_text(encoding="utf-8"))["widths"])


def files(*patterns: str) -> list[Path]:
    found = [file for pattern in patterns for file in sorted(SOURCE.rglob(pattern)) if "vendor" not in file.parts]
    return [file for file in found if file.relative_to(SOURCE).as_posix() not in TERMINAL]


def test_it_has_every_letter_that_is_shown_anywhere() -> None:
    known = letters() | {"\n"}
    lacking = {letter: file.name for file in files(*SHOWN) for letter in set(file.read_text(encoding="utf-8")) - known}
    assert not lacking, "draw these, or cut them with tools/typeface.py"


def test_it_is_small_and_comes_with_its_licence() -> None:
    assert FILE.stat().st_size < LARGEST
    assert "SIL OPEN FONT LICENSE" in FILE.with_name("OFL.txt").read_text(encoding="utf-8")


def test_style_sheets_name_no_other_typeface() -> None:
    for file in files("*.css"):
        for said in FAMILIES.findall(file.read_text(encoding="utf-8")):
            assert FAMILY in said or "var(--sans)" in said or said.strip() == "inherit", f"{file.name}: {said}"


@pytest.mark.parametrize("draw", [svg, board_svg])
def test_a_picture_carries_it_once(draw: Callable[[State], str]) -> None:
    assert draw(game("expanse").start(seed=1)).count(carried()) == 1


# Measuring


@pytest.mark.parametrize("cut", [REGULAR, SEMI, BOLD])
def test_figures_are_all_of_one_width(cut: str) -> None:
    assert len({width(figure * 3, 10, cut) for figure in "0123456789"}) == 1


def test_bolder_letters_are_wider() -> None:
    assert width("Mars", 12) < width("Mars", 12, SEMI) < width("Mars", 12, BOLD)


def test_letters_that_lean_on_each_other_take_less_room() -> None:
    assert width("To", 12) < width("T", 12) + width("o", 12)


def test_capitals_stand_apart() -> None:
    assert width("Mars", 10, CAPS) == pytest.approx(width("MARS", 10, SEMI) + 4 * SPACED * 10)


def test_a_letter_of_another_script_counts_as_a_square() -> None:
    assert width("火", 12) == 12
