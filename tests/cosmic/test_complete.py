"""Nothing is left out: every effect is written, every rule and every golden case is shown by a test."""

import re
from pathlib import Path

import pytest

from astrarium.coverage import missing
from astrarium.games.cosmic.effect_numbers import EFFECT, FIRST_STATUS
from astrarium.games.cosmic.game import GAME, MISSING

TESTS = Path(__file__).parent
WORDS = "".join(file.read_text(encoding="utf-8") for file in sorted(TESTS.rglob("test_*.py")) if file != Path(__file__))
GOLDEN = [f"G-{number}" for number in range(1, 22)] + [f"D-{number}" for number in range(1, 88)]


def test_every_effect_has_a_class() -> None:
    assert MISSING == []


def test_every_rule_is_shown_at_work() -> None:
    assert missing(GAME, TESTS) == []


@pytest.mark.parametrize("case", GOLDEN)
def test_every_golden_case_is_a_test(case: str) -> None:
    assert re.search(rf"\b{case}\b", WORDS)


@pytest.mark.parametrize("effect", EFFECT.ids[:FIRST_STATUS])
def test_every_effect_is_named_in_a_test(effect: str) -> None:
    name, _, side = effect.removeprefix("flare_").rpartition("_")
    named = re.search(rf"\b{effect}\b|def test_\w*{effect}", WORDS)
    flare = side in ("wild", "super") and re.search(rf"def test_\w*{name}\w*_{side}", WORDS)
    assert named or flare
