"""Nothing is left out: every rule, every golden case and every component is shown by a test."""

import re
from pathlib import Path

import pytest

from astrarium.coverage import missing
from astrarium.games.interstellar.components import DISCOVERY, EVENT, FIRST_EXTRA, OFFICE, TECHNOLOGY, TOKEN
from astrarium.games.interstellar.game import GAME

TESTS = Path(__file__).parent
WORDS = "".join(file.read_text(encoding="utf-8") for file in sorted(TESTS.rglob("test_*.py")) if file != Path(__file__))
NAMES = "\n".join(re.findall(r"^def (test_\w+)", WORDS, re.MULTILINE))
GOLDEN = [f"w{number}" for number in range(1, 26)] + [f"t{number}" for number in range(1, 68)]


def test_every_rule_is_shown_at_work() -> None:
    assert missing(GAME, TESTS) == []


@pytest.mark.parametrize("case", GOLDEN)
def test_every_golden_case_is_a_test(case: str) -> None:
    assert re.search(rf"_{case}_", NAMES)


def test_everything_with_an_effect_can_be_switched_off() -> None:
    extras = TOKEN.ids[FIRST_EXTRA:]
    offices = [f"office_{id}" for id in OFFICE.ids]
    assert set(GAME.switches) == {*TECHNOLOGY.ids, *extras, *EVENT.ids, *offices, *DISCOVERY.ids}
    assert len(TECHNOLOGY) == 24 and len(extras) == 12 and len(EVENT) == 10
