"""A review in words: for people on the page, for programs in JSON."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cached_property

from ..clockwork.names import NOBODY
from ..language import Speaker, speaker
from .recording import ALL_KNOWING, Recording, may_read, viewer_name
from .review import MOST_TURNS, Judged, Review, Turn
from .tables import LiveTable

FIRST, LAST = 2, 3
"""How many lines of the log a turn tells, from its beginning and from its end."""


@dataclass(frozen=True)
class Verdict:
    """A decision beside the bot's."""

    judged: Judged
    link: str
    asked: str
    taken: str
    best: str


@dataclass(frozen=True)
class TurnTold:
    """A moment that turned the game: who decided what, and what the log says of it."""

    number: int
    turn: Turn
    link: str
    who: int
    decided: str
    costly: Verdict | None
    """Which decision of it cost most, if the bot knew a better one."""
    lines: list[str]
    """What the log says of it, or what was decided where it says nothing."""

    @property
    def first(self) -> list[str]:
        return self.lines[:FIRST]

    @property
    def left_out(self) -> int:
        return max(0, len(self.lines) - FIRST - LAST)

    @property
    def last(self) -> list[str]:
        return self.lines[FIRST + self.left_out :]


class Telling:
    """Says what a review found."""

    def __init__(self, table: LiveTable, recording: Recording, review: Review, lang: str) -> None:
        self.table = table
        self.recording = recording
        self.review = review
        self.say: Speaker = speaker(table.game, lang)
        self._moments: dict[int, list[int]] = {}

    @cached_property
    def turns(self) -> list[TurnTold]:
        """In the order of the game."""
        return self.largest_turns(MOST_TURNS)

    def largest_turns(self, most: int) -> list[TurnTold]:
        """So many at most, in the order of the game."""
        return [self._turn(number, turn) for number, turn in enumerate(self.review.turns(most), 1)]

    def _turn(self, number: int, turn: Turn) -> TurnTold:
        frames = self.recording.frames
        notes = self.recording.notes[frames[turn.begin].notes : frames[turn.end].notes]
        # What was whispered to one player is worded for that player alone.
        lines = [self.say.note(frames[turn.end].state, note) for note in notes if may_read(note, NOBODY)]
        deciders = {frame.state.player for frame in frames[turn.begin : turn.end]}
        judged = [one for who in deciders for one in self.review.judged(who) if turn.begin <= one.moment < turn.end]
        costly = max(judged, key=lambda one: one.lost, default=None)
        # Where moments were left out, others may have decided in between: then only the log can tell.
        who, taken = self.review.taken.get(turn.begin, (NOBODY, "")) if len(deciders) == 1 else (NOBODY, "")
        return TurnTold(
            number,
            turn,
            self.replay(turn.begin, ALL_KNOWING),
            who,
            self.label(turn.begin, taken),
            self._verdict(costly) if costly is not None and costly.costly else None,
            lines if lines or taken else [self.decided(moment) for moment in range(turn.begin, turn.end)],
        )

    def verdicts(self, player: int) -> list[Verdict]:
        """The player's decisions, in the order of the game."""
        return [self._verdict(judged) for judged in self.review.judged(player)]

    def _verdict(self, judged: Judged) -> Verdict:
        return Verdict(
            judged,
            self.replay(judged.moment, judged.player),
            self.asked(judged.moment),
            self.label(judged.moment, judged.taken),
            self.label(judged.moment, judged.best),
        )

    def replay(self, moment: int, viewer: int) -> str:
        """Where the replay shows a moment to that viewer."""
        if viewer not in self._moments:
            self._moments[viewer] = self.recording.moments(viewer)
        at = bisect_left(self._moments[viewer], moment)
        return f"/t/{self.table.id}/replay?at={at}&seat={viewer_name(viewer)}"

    def decided(self, moment: int) -> str:
        """Who decided what."""
        frame = self.recording.frames[moment]
        if frame.atom == NOBODY:
            return ""
        who = self.say.say(frame.state.player_text(frame.state.player))
        return f"{who}: {self.say.label(frame.state, frame.atom)}"

    def asked(self, moment: int) -> str:
        """What was to be decided."""
        return self.say.prompt(self.recording.frames[moment].state)

    def label(self, moment: int, atom: str) -> str:
        """What an option of that decision was called."""
        state = self.recording.frames[moment].state
        return self.say.label(state, state.game.atoms.index(atom)) if atom else ""
