"""Whether a lesson is true: it is played by the present rules, with every way that it leaves open."""

from __future__ import annotations

from ..clockwork.match import Match
from ..clockwork.state import State
from .lesson import Beat, Lesson, LessonError


def prove(lesson: Lesson) -> int:
    """Play the lesson to its end; how many decisions its learner takes. LessonError: what no longer fits."""
    match, decisions = lesson.begun(), 0
    for number in range(lesson.start, len(lesson.atoms)):
        own = match.state.player == lesson.seat
        beat = lesson.beat(number)
        if beat is not None:
            _check(lesson, beat, match.state)
        for name in () if beat is None else beat.also:
            _follow(lesson, match, number, name)
        decisions += own
        lesson.take(match, number)
    for beat in lesson.beats:
        if beat.at < lesson.start:
            raise LessonError(f"{_named(lesson, beat)} comes before the learner sits down")
    return decisions


def _named(lesson: Lesson, beat: Beat) -> str:
    return f"the lesson {lesson.key} of {lesson.game}: what is said at decision {beat.at} ({beat.name})"


def _check(lesson: Lesson, beat: Beat, state: State) -> None:
    """What a beat leaves open is the learner's to decide, and in sight."""
    own = state.player == lesson.seat
    if beat.also and not own:
        raise LessonError(f"{_named(lesson, beat)} leaves a choice to player {state.player}, who is a bot")
    strange = [name for name in beat.also if name not in state.legal_names]
    if strange:
        raise LessonError(f"{_named(lesson, beat)} allows {', '.join(strange)}, which the rules do not offer there")


def _follow(lesson: Lesson, match: Match, number: int, name: str) -> None:
    """Take another way that is as good: all that follows must fit it too."""
    other = Match(match.game, lesson.players, match.seed, match.options, match.without, match.patient)
    for atom in match.atoms:
        other.apply(atom)
    other.apply(lesson.played.atoms.index(name))
    for later in range(number + 1, len(lesson.atoms)):
        try:
            lesson.take(other, later)
        except LessonError as error:
            raise LessonError(f"{error} (after {name} at decision {number})") from None
