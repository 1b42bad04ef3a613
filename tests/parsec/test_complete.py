"""Nothing is left out: every rule, golden case, card and faction is shown by a test, and every switch switches."""

import re
from pathlib import Path

import pytest

from astrarium.coverage import missing
from astrarium.games.parsec.cards.registry import DESIGNS
from astrarium.games.parsec.components import EVENT, EVENTS, FACTION
from astrarium.games.parsec.game import GAME

TESTS = Path(__file__).parent
WORDS = "".join(file.read_text(encoding="utf-8") for file in sorted(TESTS.rglob("test_*.py")) if file != Path(__file__))
NAMES = "\n".join(re.findall(r"^def (test_\w+)", WORDS, re.MULTILINE))
GOLDEN = [f"r{number}" for number in range(1, 33)] + [f"t{number}" for number in range(1, 74)]


def test_every_rule_is_shown_at_work() -> None:
    assert missing(GAME, TESTS) == []


@pytest.mark.parametrize("case", GOLDEN)
def test_every_golden_case_is_a_test(case: str) -> None:
    assert re.search(rf"_{case}_", NAMES)


@pytest.mark.parametrize("thing", FACTION.ids + EVENT.ids)
def test_every_faction_and_every_card_has_a_test_of_its_own(thing: str) -> None:
    assert re.search(rf"_{thing.lower()}_", NAMES)


def test_every_card_has_a_design() -> None:
    assert len(DESIGNS) == EVENTS


def test_everything_that_can_be_switched_off_is_known_to_the_game() -> None:
    assert set(GAME.switches) == {*FACTION.ids, *EVENT.ids}
