"""Nothing is left out: every rule, golden case and card with an effect has a test, and every switch is known."""

import re
from pathlib import Path

import pytest

from astrarium.coverage import missing
from astrarium.games.athena.components import DEAL, OBJECT
from astrarium.games.athena.game import GAME
from astrarium.games.athena.printed_cards import (
    ABILITY,
    AMBUSH,
    CARD,
    ENCOUNTER,
    ENEMY,
    EVENT,
    HAPPENING,
    KIND_OF,
    LOCATION,
    NO_ABILITY,
    SPECIAL,
    SURVIVOR,
    Card,
    card_entry,
)
from astrarium.games.athena.roads import WAYPOINT

TESTS = Path(__file__).parent
WORDS = "".join(file.read_text(encoding="utf-8") for file in sorted(TESTS.rglob("test_*.py")) if file != Path(__file__))
TOLD = " ".join(re.findall(r'"""(.*?)"""', WORDS, re.DOTALL))
GOLDEN = [f"A{number}" for number in range(1, 6)] + [f"B{number}" for number in range(1, 49)]
SPECIAL_CARDS = [
    CARD.ids[card]
    for card in range(len(CARD))
    if KIND_OF[card] < SURVIVOR and any(code.startswith("X") for code in card_entry(Card(card)).texts("boxes"))
]
OTHERS = [CARD.ids[card] for card in range(len(CARD)) if KIND_OF[card] in (ENCOUNTER, EVENT, ENEMY)]
ARMED = [
    CARD.ids[card] for card in range(len(CARD)) if KIND_OF[card] == LOCATION and card_entry(Card(card)).number("weapon")
]
ABILITIES = [id for ability, id in enumerate(ABILITY.ids) if ability != NO_ABILITY]


def test_every_rule_is_shown_at_work() -> None:
    assert missing(GAME, TESTS) == []


@pytest.mark.parametrize("case", GOLDEN)
def test_every_golden_case_is_a_test(case: str) -> None:
    assert re.search(rf"\b{case}\b", TOLD)


@pytest.mark.parametrize("id", [*SPECIAL_CARDS, *OTHERS, *ARMED, *OBJECT.ids, *ABILITIES, *WAYPOINT.ids[:10]])
def test_every_card_and_token_with_an_effect_is_in_a_test(id: str) -> None:
    assert re.search(rf"{id}\b", WORDS)


def test_everything_with_an_effect_can_be_switched_off() -> None:
    effects = [*ABILITIES, *SPECIAL.ids, *HAPPENING.ids, *AMBUSH.ids, *OBJECT.ids, *DEAL.ids]
    assert sorted(GAME.switches) == sorted(effects)
