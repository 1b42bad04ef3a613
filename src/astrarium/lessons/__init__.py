"""Lessons: a game on a fixed deal that is played with a guide, as data, and the proof that the rules still allow it."""

from .lesson import Beat, Lesson, LessonError, read_lesson
from .proof import prove
from .shelf import lesson, lessons_of

__all__ = ["Beat", "Lesson", "LessonError", "lesson", "lessons_of", "prove", "read_lesson"]
