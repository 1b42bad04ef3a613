"""The guide of a lesson at a table: what it expects next, and what it has to say."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..language import speaker, words
from ..lessons import Beat, Lesson, LessonError, lessons_of, read_lesson

if TYPE_CHECKING:
    from .live_table import LiveTable

ASTRAY: Final = "server-lesson-astray"
"""Why something is not done that the rules allow."""
PAGES: Final = "\n\n"
"""What parts the pages of what a guide says."""


@dataclass(frozen=True)
class Guide:
    """A lesson at one moment: `taken` decisions lie behind; `seat` is asked for the next one."""

    lesson: Lesson
    taken: int
    seat: int
    over: bool

    @property
    def done(self) -> bool:
        """Whether all that the lesson teaches lies behind."""
        return self.taken >= len(self.lesson.atoms) or self.over

    @property
    def own(self) -> bool:
        """Whether the learner decides next."""
        return self.seat == self.lesson.seat

    @property
    def expected(self) -> str:
        return self.lesson.atoms[self.taken]

    @property
    def beat(self) -> Beat | None:
        return None if self.done else self.lesson.beat(self.taken)

    @property
    def reads(self) -> bool:
        """Whether a bot waits until the learner has read what is said of its decision."""
        return not self.done and not self.own and self.beat is not None

    @property
    def number(self) -> int:
        """Which of the things that the guide says this is; the first is 1."""
        return sum(beat.at <= self.taken for beat in self.lesson.beats)

    def allows(self, atom: str) -> bool:
        return self.done or self.lesson.allows(self.taken, atom)


def guide_at(table: LiveTable) -> Guide | None:
    """None: there is no lesson at this table, or the game has left it."""
    if not table.row.lesson or table.played is None or table.played.opening is not None:
        return None
    lesson = written_lesson(table.row.lesson)
    if lesson is None:
        return None
    names = table.game.atoms.names
    taken = [names[atom] for atom in table.match.atoms]
    if not lesson.fits(taken) and not lesson.done(taken):
        return None
    return Guide(lesson, len(taken), table.state.player, table.state.over)


@lru_cache(maxsize=64)
def written_lesson(text: str) -> Lesson | None:
    """The lesson that a table has written down; None: it is none, and the game goes on without a guide."""
    try:
        return read_lesson(json.loads(text))
    except (ValueError, LessonError):
        return None


# What it says


def lesson_title(lesson: Lesson, lang: str) -> str:
    return lesson.titles.get(lang) or next(iter(lesson.titles.values()), "") or _said(lesson, "title", lang)


def pages_of(guide: Guide, lang: str) -> list[list[str]]:
    """What is said now, page by page, each a list of paragraphs."""
    beat = guide.beat
    if guide.done:
        text = _said(guide.lesson, "end", lang) or words(lang).say("lesson-end")
    elif beat is None:
        text = ""
    else:
        text = beat.words.get(lang) or next(iter(beat.words.values()), "") or _said(guide.lesson, beat.name, lang)
    return [page.splitlines() for page in text.split(PAGES) if page]


def why(guide: Guide, lang: str) -> str:
    """Why the guide wants just this; nothing where it does not say."""
    beat = guide.beat
    return "" if beat is None else _said(guide.lesson, f"{beat.name}-why", lang)


def astray_words(table: LiveTable, lang: str) -> str:
    """A kind word to somebody who picked something else, with the reason where the lesson gives one."""
    guide, say = guide_at(table), words(lang).say
    if guide is None or guide.done:
        return say(ASTRAY)
    label = speaker(table.game, lang).label(table.state, table.game.atoms.index(guide.expected))
    return " ".join(filter(None, (say("lesson-astray", option=label), why(guide, lang))))


def _said(lesson: Lesson, name: str, lang: str) -> str:
    """The game's words for a part of one of its lessons; nothing where it has none."""
    try:
        return speaker(lesson.played, lang).words(f"lesson-{lesson.key}-{name}")
    except LookupError:
        return ""


@dataclass(frozen=True)
class Said:
    """What the panel of a guide shows."""

    title: str
    beat: str
    number: int
    last: int
    pages: list[list[str]]
    wanted: list[str]
    """What may be picked now, in words."""
    anchors: str
    """At what it points: names of atoms and ids of elements, parted by spaces."""
    why: str
    own: bool
    reads: bool
    done: bool
    next: str
    """The key of the game's next lesson, after the end; nothing where there is none."""
    game: str


def said_to(state: State, guide: Guide | None, viewer: int, lang: str) -> Said | None:
    """What the guide says to a viewer: to the learner alone."""
    if guide is None or viewer != guide.lesson.seat or viewer == NOBODY:
        return None
    lesson, beat = guide.lesson, guide.beat
    open_to = [] if guide.done or not guide.own else [guide.expected, *(() if beat is None else beat.also)]
    say, atoms = speaker(lesson.played, lang), lesson.played.atoms
    anchors = list(beat.anchors) if beat is not None and beat.anchors else open_to
    keys = [one.key for one in lessons_of(lesson.game)]
    later = keys[keys.index(lesson.key) + 1 :] if lesson.key in keys and guide.done else []
    return Said(
        title=lesson_title(lesson, lang),
        beat=f"{guide.taken}-{beat.name if beat is not None else ''}",
        number=guide.number,
        last=len(lesson.beats),
        pages=pages_of(guide, lang),
        wanted=[say.label(state, atoms.index(name)) for name in open_to],
        anchors=" ".join(anchors),
        why=why(guide, lang),
        own=guide.own,
        reads=guide.reads,
        done=guide.done,
        next=later[0] if later else "",
        game=lesson.game,
    )
