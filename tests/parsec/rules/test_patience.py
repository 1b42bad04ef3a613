"""A patient table: who has nothing to answer with is asked all the same, if the others cannot know it."""

from typing import Any

import pytest

from astrarium.clockwork.names import PUBLIC
from astrarium.games.parsec.state import Parsec
from tables.parsec_battle import attack, is_over, skirmish
from tables.playing import asked, play, question

FAR = {"5.9": "red cruiser", "3.9": "blue colony", "15.5": "blue fighter"}
"""A colony under long-range fire: only a card could answer it."""


def fired_at(hand: str, **more: Any) -> Parsec:
    s = skirmish(FAR, events={"blue": hand}, **more)
    s.patient = True
    return attack(s, "red.cruiser.1", "blue.colony.1", 1, 1)


@pytest.mark.rule("PAR-16.21")
@pytest.mark.parametrize(("hand", "silent"), [("E03", True), ("E20", False)])
def test_whoever_holds_a_card_is_asked_whatever_it_is(hand: str, silent: bool) -> None:
    s = fired_at(hand)
    while question(s) == "Silence":
        play(s, "do:pass")
    assert (asked(s), question(s), s.is_silent) == ("blue", "LastReaction", silent)
    assert s.waits_for(0) == -1, "red is not told"
    play(s, "do:pass")
    assert is_over(s)


@pytest.mark.parametrize("hand", ["E03", "E20", ""])
def test_before_and_after_the_dice_holders_of_cards_are_asked(hand: str) -> None:
    """Declared attack, before the dice, after the dice: without a card nobody waits for blue, and never for red."""
    s = skirmish(FAR, events={"blue": hand})
    s.patient = True
    attack(s, "red.cruiser.1", "blue.colony.1", 1, 1)
    passes = 0
    while not is_over(s):
        assert asked(s) == "blue"
        play(s, "do:pass")
        passes += 1
    assert passes == (4 if hand else 0)


def test_a_card_that_all_have_seen_is_no_secret() -> None:
    s = skirmish(FAR, events={"blue": "E03"})
    s.seen_events[1] = [PUBLIC]
    s.patient = True
    attack(s, "red.cruiser.1", "blue.colony.1", 1, 1)
    assert is_over(s) and asked(s) == "red"


def test_a_card_acquired_this_turn_answers_nothing() -> None:
    assert is_over(fired_at("E03", fresh={"blue": 1}))
