"""Every lesson is played by the present rules, and what its guide says is there in both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from astrarium.clockwork.registry import game_keys
from astrarium.language import LANGUAGES, speaker
from astrarium.lessons import Beat, Lesson, LessonError, lesson, lessons_of, prove, read_lesson

LESSONS = [one for key in game_keys() for one in lessons_of(key)]
FEWEST, MOST = 12, 40
"""Decisions that the learner of one of our lessons takes."""


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: f"{one.game}-{one.key}")
def test_the_rules_allow_every_lesson(taught: Lesson) -> None:
    assert taught.version == taught.played.version, f"read {taught.game}/{taught.key} again: the rules are newer"
    assert FEWEST <= prove(taught) <= MOST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: f"{one.game}-{one.key}")
def test_the_guide_has_words_for_everything(taught: Lesson, lang: str) -> None:
    say = speaker(taught.played, lang).words
    for name in ("title", "end", *(beat.name for beat in taught.beats)):
        assert say(f"lesson-{taught.key}-{name}")


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: f"{one.game}-{one.key}")
def test_every_decision_of_the_learner_is_explained(taught: Lesson) -> None:
    match = taught.begun()
    for number in range(taught.start, len(taught.atoms)):
        if match.state.player == taught.seat:
            assert taught.beat(number) is not None, f"decision {number} ({taught.atoms[number]})"
        taught.take(match, number)


def example() -> Lesson:
    return lesson("expanse", "first")


def test_a_lesson_is_written_and_read_again() -> None:
    assert read_lesson(json.loads(json.dumps(example().to_json()))) == example()


def test_a_lesson_that_the_rules_no_longer_allow_says_where() -> None:
    atoms = ("slot:3", "do:keep", *example().atoms[2:])
    with pytest.raises(LessonError, match=r"does not fit the rules: its decision 2 is base:ceres, but \w+ offers"):
        prove(replace(example(), atoms=atoms))


def test_what_a_beat_leaves_open_must_lead_on() -> None:
    free = replace(example(), beats=(Beat(3, "any", also=("cube:diplomat",)),))
    assert prove(free) > 0
    astray = replace(example(), beats=(Beat(1, "any", also=("do:resolve",)),))
    with pytest.raises(LessonError, match="after do:resolve at decision 1"):
        prove(astray)


def test_what_a_beat_leaves_open_must_be_offered_to_the_learner() -> None:
    with pytest.raises(LessonError, match="which the rules do not offer"):
        prove(replace(example(), beats=(Beat(0, "any", also=("do:yes",)),)))
    with pytest.raises(LessonError, match="who is a bot"):
        prove(replace(example(), beats=(Beat(11, "any", also=("slot:2",)),)))


def test_a_lesson_knows_whether_the_game_has_left_it() -> None:
    atoms = list(example().atoms)
    assert example().fits(atoms[:5]) and not example().fits(["slot:1"])
    assert example().done([*atoms, "do:pass"]) and not example().done(atoms[:-1])


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"game": "chess"}, "the lesson's game is 'chess'"),
        ({"players": 9}, "the lesson is for 9 players"),
        ({"seat": 2}, "seat is from 0 to 1"),
        ({"atoms": ["no:such"]}, "there is no such atom"),
        ({"beats": [{"at": 999, "name": "late"}]}, "at is from 0"),
        ({"beats": ["words"]}, "beats is a list"),
        ({"titles": {"en": 3}}, "titles is a table of short texts"),
        ({"seed": -1}, "seed is from 0"),
        ({"chance": {}}, "secret"),
        ({"version": True}, "has no version"),
        ({"lesson": ""}, "has no lesson"),
    ],
)
def test_a_file_that_is_no_lesson_is_told_what_is_wrong(change: dict[str, Any], line: str) -> None:
    with pytest.raises(LessonError, match=line):
        read_lesson(example().to_json() | change)


def test_nothing_at_all_is_no_lesson() -> None:
    with pytest.raises(LessonError, match="no table of names"):
        read_lesson([])
    with pytest.raises(LessonError, match="has no lesson"):
        lesson("expanse", "no such")
