"""A finished match in the eyes of a bot: win chances over time, and the moments that turned the game."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from ..clockwork.match import Match
from ..clockwork.names import NOBODY
from ..clockwork.text import EVERYONE
from ..contract.registry import game
from ..language import speaker, words
from ..table.theme import NIGHT, STYLE, livery
from ..table.typeface import carried
from .hint import percent
from .language import spoken
from .page import Table, image, line, lines, told

if TYPE_CHECKING:
    from ..server.recording import Recording
    from ..server.review import Review, Turn

WIDE, HIGH = 1000, 360
LINES: Final = 4
"""How many lines of the log tell a turn."""


@dataclass(frozen=True, repr=False)
class LookBack:
    """What a bot finds at some moments of a match, for each seat from what that seat could know."""

    recording: Recording
    review: Review
    lang: str

    @property
    def turns(self) -> list[Turn]:
        """The largest changes of win chances, in the order of the game."""
        return self.review.turns()

    def __repr__(self) -> str:
        return f"<look back at {len(self.review.looks)} moments: {len(self.turns)} turned the game>"

    def _repr_html_(self) -> str:
        tell = words(self.lang).say
        parts = [line(tell("review-chances"), "asked"), image(self.chart(), tell("review-chart"))]
        if self.review.sampled:
            looked = tell("review-sampled", decisions=self.review.last, looked=len(self.review.looks))
            parts.append(line(looked, "small"))
        parts.append(line(tell("review-turns"), "asked"))
        parts.append(self._turns() if self.turns else line(tell("review-no-turns")))
        return told(*parts)

    def chart(self) -> str:
        """A line for every seat, and a flag for every turn."""
        from ..server.chance_chart import Flag, Line, draw_chances

        state, tell = self.recording.frames[-1].state, words(self.lang).say
        liveries = game(state.key).table.scene(state, NOBODY).liveries
        seats = [
            Line(self._name(seat), livery(liveries[seat]), chances) for seat, chances in enumerate(self.review.lines())
        ]
        flags = [Flag((turn.begin + turn.end) / 2, str(number), "", "#") for number, turn in enumerate(self.turns, 1)]
        moments = [look.moment for look in self.review.looks]
        drawn = draw_chances(
            seats, moments, self.review.last, flags, tell("review-chart"), tell("replay-chart-below"), WIDE, HIGH
        )
        # A picture by itself brings its own sky, style and typeface.
        ground = f'<style>{carried()}{STYLE}</style><rect width="100%" height="100%" fill="{NIGHT}"/>'
        return drawn.replace(">", f">{ground}", 1)

    def _turns(self) -> str:
        tell = words(self.lang).say
        table = Table("#", tell("notebook-when"), tell("notebook-chances"), tell("notebook-what"))
        for number, turn in enumerate(self.turns, 1):
            count = turn.end - turn.begin
            when = tell("review-decisions", begin=turn.begin, end=turn.end - 1, count=count)
            changes = [
                f"{escape(self._name(seat))} {percent(before)} → {percent(after)}"
                for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
                if percent(before) != percent(after)
            ]
            tight = (f'<span class="tight">{one}</span>' for one in (escape(when), "<br>".join(changes)))
            table.add(str(number), *tight, lines(self._told(turn)))
        return str(table)

    def _told(self, turn: Turn) -> list[str]:
        """What everybody read in the log."""
        frames = self.recording.frames
        state = frames[turn.end].state
        notes = self.recording.notes[frames[turn.begin].notes : frames[turn.end].notes]
        say = speaker(state.game, self.lang)
        found = [say.note(state, note) for note in notes if note.audience == EVERYONE]
        left_out = len(found) - LINES
        if left_out <= 0:
            return found
        half = LINES // 2
        return [*found[:half], words(self.lang).say("review-left-out", count=left_out), *found[-half:]]

    def _name(self, seat: int) -> str:
        state = self.recording.frames[-1].state
        return speaker(state.game, self.lang).say(state.player_text(seat))


def look_back(match: Match, moments: int = 40, playouts: int = 100, lang: str | None = None) -> LookBack:
    """Let a bot look at so many moments of a finished match, evenly spread, the end included."""
    from ..server.recording import Recording
    from ..server.review import Effort, looked, moments_of, review_of

    if not match.state.over:
        raise ValueError("the game is not over: a look back at it would show what is hidden")
    # The others are only watched, which needs less.
    effort = Effort(moments, playouts, max(1, playouts // 3), 0)
    recording = Recording(match)
    names = match.game.atoms.names
    looks = [
        looked(frame.state, moment, "" if frame.atom == NOBODY else names[frame.atom], effort)
        for moment, frame in ((moment, recording.frames[moment]) for moment in moments_of(recording, effort))
    ]
    return LookBack(recording, review_of(recording, effort, looks, set()), spoken(lang))
