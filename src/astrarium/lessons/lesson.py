"""A lesson as data: a deal, every decision on it in order, and what the guide says before some of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..clockwork.chance import Seed
from ..clockwork.match import Match
from ..clockwork.registry import game_keys
from ..contract.game import Game
from ..contract.registry import game
from ..positions.sealed import Sealed, read_sealed

MOST_ATOMS: Final = 2000
"""A lesson of more decisions, whoever takes them, is a whole game twice over."""
MOST_BEATS: Final = 200
MOST_WORDS: Final = 4000
"""Characters that a guide says at once."""
MOST_SEED: Final = 2**53
KEY_WORDS: Final = "lesson"
"""With which all keys of a lesson's words begin."""


class LessonError(ValueError):
    """What is written there is no lesson, or the rules no longer allow it: one line that says what and where."""


@dataclass(frozen=True)
class Beat:
    """What the guide says before a decision, and at what it points.

    `at`: the number of that decision among the lesson's atoms. Where a bot decides, it waits until it was read.
    `also`: other atoms that are just as good: whatever follows in the lesson fits them too.
    `words`: the same in every language, where the lesson brings its own words; else they are the game's, by `name`.
    """

    at: int
    name: str
    anchors: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    words: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """`start`: how many decisions have been taken when the learner sits down; `seat`: where."""

    game: str
    key: str
    version: int
    players: int
    seat: int
    seed: Seed
    atoms: tuple[str, ...]
    beats: tuple[Beat, ...]
    options: dict[str, str] = field(default_factory=dict)
    start: int = 0
    patient: bool = False
    """See `State`."""
    titles: dict[str, str] = field(default_factory=dict)
    """In every language, where the lesson brings its own words."""

    @property
    def played(self) -> Game[Any]:
        return game(self.game)

    def begun(self) -> Match:
        """The table at which the learner sits down. LessonError: the rules do not lead there."""
        played = self.played
        try:
            options = played.checked_options(self.players, self.options)
            match = Match(played, self.players, self.seed, options, patient=self.patient)
        except ValueError as error:
            raise LessonError(f"the lesson {self.key} of {self.game}: {error}") from None
        for number in range(self.start):
            self.take(match, number)
        return match

    def take(self, match: Match, number: int) -> None:
        """Decide as the lesson does. LessonError: that decision is not open."""
        name, state = self.atoms[number], match.state
        where = f"the lesson {self.key} of {self.game} does not fit the rules: its decision {number} is {name}"
        if state.over:
            raise LessonError(f"{where}, but the game is over")
        if name not in state.legal_names:
            asked = type(state.choice).__name__
            raise LessonError(f"{where}, but {asked} offers player {state.player} {', '.join(state.legal_names)}")
        match.apply(self.played.atoms.index(name))

    def beat(self, at: int) -> Beat | None:
        return next((beat for beat in self.beats if beat.at == at), None)

    def fits(self, taken: Sequence[str]) -> bool:
        """Whether what was decided so far is what the lesson decides, and there is more to come."""
        return len(taken) < len(self.atoms) and all(self.allows(at, name) for at, name in enumerate(taken))

    def allows(self, at: int, name: str) -> bool:
        """Whether this is what the lesson wants at that decision, or as good."""
        if self.atoms[at] == name:
            return True
        beat = self.beat(at)
        return beat is not None and name in beat.also

    def done(self, taken: Sequence[str]) -> bool:
        """Whether everything that the lesson decides has been decided, whatever came after it."""
        return len(taken) >= len(self.atoms) and all(self.allows(at, taken[at]) for at in range(len(self.atoms)))

    def to_json(self) -> dict[str, object]:
        """As a file has it."""
        chance: dict[str, object] = (
            {"chance": self.seed.to_json()} if isinstance(self.seed, Sealed) else {"seed": self.seed}
        )
        return {
            "lesson": self.key,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "seat": self.seat,
            **chance,
            "options": self.options,
            "start": self.start,
            "patient": self.patient,
            "titles": self.titles,
            "atoms": list(self.atoms),
            "beats": [
                {"at": beat.at, "name": beat.name, "anchors": list(beat.anchors), "also": list(beat.also)}
                | ({"words": beat.words} if beat.words else {})
                for beat in self.beats
            ],
        }


def read_lesson(written: object) -> Lesson:
    """A lesson from a file; LessonError says what is wrong with it. Whether the rules allow it is `prove`'s part."""
    page = Page(written, "the lesson")
    key = page.text("game")
    if key not in game_keys():
        raise LessonError(f"the lesson's game is {key!r}; there are {', '.join(game_keys())}")
    played, players = game(key), page.number("players")
    if not played.least <= players <= played.most:
        raise LessonError(f"the lesson is for {players} players; the game is for {played.least} to {played.most}")
    atoms = page.texts("atoms", MOST_ATOMS)
    known = played.atoms.places
    for number, name in enumerate(atoms):
        if name not in known:
            raise LessonError(f"decision {number} of the lesson is {name!r}, and there is no such atom")
    return Lesson(
        game=key,
        key=page.text("lesson"),
        version=page.number("version"),
        players=players,
        seat=page.bounded("seat", players),
        seed=_seed(page),
        atoms=atoms,
        beats=tuple(_beat(one, len(atoms)) for one in page.pages("beats", MOST_BEATS)),
        options=page.words("options"),
        start=page.bounded("start", len(atoms)) if "start" in page.values else 0,
        patient=page.values.get("patient") is True,
        titles=page.words("titles"),
    )


def _seed(page: Page) -> Seed:
    if "chance" in page.values:
        try:
            return read_sealed(page.values["chance"])
        except ValueError as error:
            raise LessonError(str(error)) from None
    return page.bounded("seed", MOST_SEED)


def _beat(page: Page, atoms: int) -> Beat:
    return Beat(
        at=page.bounded("at", atoms + 1),
        name=page.text("name"),
        anchors=page.texts("anchors", MOST_BEATS),
        also=page.texts("also", MOST_BEATS),
        words=page.words("words"),
    )


class Page:
    """What somebody wrote, read with types: whatever a file says, it is told in a line what is wrong with it."""

    def __init__(self, written: object, where: str) -> None:
        if not isinstance(written, dict):
            raise LessonError(f"{where} is no table of names and values")
        self.values: Final[dict[str, Any]] = written
        self.where: Final = where

    def text(self, name: str) -> str:
        found = self.values.get(name)
        if not isinstance(found, str) or not found or len(found) > MOST_WORDS:
            raise LessonError(f"{self.where} has no {name}, which is a short text")
        return found

    def number(self, name: str) -> int:
        found = self.values.get(name)
        if not isinstance(found, int) or isinstance(found, bool):
            raise LessonError(f"{self.where} has no {name}, which is a whole number")
        return found

    def bounded(self, name: str, bound: int) -> int:
        found = self.number(name)
        if not 0 <= found < bound:
            raise LessonError(f"{self.where}: {name} is from 0 to {bound - 1}, not {found}")
        return found

    def texts(self, name: str, most: int) -> tuple[str, ...]:
        return tuple(self._list(name, most, str))

    def pages(self, name: str, most: int) -> list[Page]:
        return [Page(one, f"{self.where}, {name} {number}") for number, one in enumerate(self._list(name, most, dict))]

    def words(self, name: str) -> dict[str, str]:
        found = self.values.get(name, {})
        if not isinstance(found, dict) or not all(
            isinstance(key, str) and isinstance(said, str) and len(said) <= MOST_WORDS for key, said in found.items()
        ):
            raise LessonError(f"{self.where}: {name} is a table of short texts")
        return dict(found)

    def _list(self, name: str, most: int, kind: type) -> list[Any]:
        found = self.values.get(name, [])
        if not isinstance(found, list) or len(found) > most or not all(isinstance(one, kind) for one in found):
            raise LessonError(f"{self.where}: {name} is a list of at most {most}")
        return found
