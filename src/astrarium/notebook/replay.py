"""A match seen again, picture by picture: one piece of HTML with all of them, that needs no server."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Final

from ..clockwork.match import Match
from ..clockwork.names import NOBODY
from ..language import speaker, words
from ..table import svg
from .eyes import ALL_KNOWING, Eyes, opened, viewer_of
from .language import spoken
from .page import image, line, lines, told

FRAMES: Final = 24
LINES: Final = 4
"""How many lines of the log stand below a picture."""
TAG: Final = re.compile(r"(?=<)")
SCRIPT: Final = (Path(__file__).parent / "replay.js").read_text(encoding="utf-8")
CONTROLS: Final = {
    "first": "M3 3h2v10H3zM13 3v10L6 8z",
    "back": "M12 3v10L4 8z",
    "play": "M4 2l9 6-9 6z",
    "pause": "M4 3h3v10H4zM9 3h3v10H9z",
    "next": "M4 3v10l8-5z",
    "last": "M11 3h2v10h-2zM3 3v10l7-5z",
}
"""Drawn, since not every machine has letters for them."""


@dataclass(frozen=True)
class Frame:
    """One picture of the recording: after how many decisions, the table, and the last that the log told until then."""

    decisions: int
    svg: str
    log: list[str]


class Replay:
    """A match through one viewer's eyes. In a long game only so many moments are drawn, evenly spread."""

    def __init__(self, match: Match, viewer: int, frames: int, lang: str) -> None:
        from ..server.recording import Recording

        if frames < 2:
            raise ValueError(f"frames must be at least 2, for the beginning and the end, not {frames}")
        self.recording = Recording(match)
        self.viewer = viewer
        self.lang = lang
        self.moments = self.recording.moments(viewer)
        self.drawn = spread(self.moments, frames)

    @cached_property
    def frames(self) -> list[Frame]:
        from ..server.recording import may_read

        found, told_so_far = [], 0
        for moment in self.drawn:
            frame = self.recording.frames[moment]
            say = speaker(frame.state.game, self.lang)
            notes = [note for note in self.recording.notes[told_so_far : frame.notes] if may_read(note, self.viewer)]
            told_so_far = frame.notes
            drawn = svg(*opened(frame.state, self.viewer), self.lang)
            found.append(Frame(moment, drawn, self._shortened([say.note(frame.state, note) for note in notes])))
        return found

    @property
    def caption(self) -> str:
        tell = words(self.lang).say
        state = self.recording.frames[-1].state
        all_moments, shown = len(self.moments), len(self.drawn)
        what = tell("notebook-replay-some", shown=shown, all=all_moments)
        if shown == all_moments:
            what = tell("notebook-replay-all", all=all_moments)
        seen_by = "all-knowing" if self.viewer == ALL_KNOWING else "spectator"
        who = tell(f"replay-{seen_by}")
        if self.viewer not in (ALL_KNOWING, NOBODY):
            who = speaker(state.game, self.lang).say(state.player_text(self.viewer))
        return f"{state.game.titles[self.lang]}. {what} {tell('replay-seen-as', who=who)}."

    def __repr__(self) -> str:
        return f"<replay: {len(self.drawn)} of {len(self.moments)} moments of {self.recording.frames[0].state.key}>"

    def _repr_html_(self) -> str:
        last = self.frames[-1]
        return told(
            f'<div class="astrarium-replay" data-film="{packed(self.frames)}">',
            image(last.svg, self.caption),
            self._controls(),
            f'<div class="log">{lines(last.log)}</div>',
            line(self.caption, "small"),
            f"</div><script>{SCRIPT}</script>",
        )

    def _controls(self) -> str:
        """Hidden until the script is there to work them."""
        tell = words(self.lang).say
        buttons = "".join(button(name, path, escape(tell(f"replay-{name}"))) for name, path in CONTROLS.items())
        end = len(self.drawn) - 1
        where = escape(tell("replay-moment"))
        slider = f'<input type="range" min="0" max="{end}" value="{end}" aria-label="{where}" style="flex:1">'
        return (
            '<div class="controls" hidden style="display:none;gap:.4em;align-items:center;margin:.5em 0">'
            f'{buttons}{slider}<output style="min-width:9em;text-align:right"></output></div>'
        )

    def _shortened(self, log: list[str]) -> list[str]:
        """The last lines of the log, and how many came before them."""
        left_out = len(log) - LINES
        before = [words(self.lang).say("review-left-out", count=left_out)] if left_out > 0 else []
        return before + log[-LINES:]


def button(name: str, path: str, label: str) -> str:
    sign = f'<svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor"><path d="{path}"/></svg>'
    return f'<button type="button" data-go="{name}" title="{label}" aria-label="{label}">{sign}</button>'


def spread(moments: list[int], most: int) -> list[int]:
    """So many of the moments at even distances, the first and the last among them."""
    last = len(moments) - 1
    steps = min(last, most - 1)
    return [moments[number * last // steps] for number in range(steps + 1)] if steps else moments


def packed(frames: list[Frame]) -> str:
    """All pictures in little room: most of a table is the same in all of them, so every tag is kept once."""
    known: dict[str, int] = {}
    pictures = [[known.setdefault(part, len(known)) for part in TAG.split(frame.svg)] for frame in frames]
    recording = {
        "parts": list(known),
        "frames": [
            {"at": frame.decisions, "picture": picture, "log": frame.log}
            for frame, picture in zip(frames, pictures, strict=True)
        ],
    }
    written = json.dumps(recording, ensure_ascii=False, separators=(",", ":")).encode()
    return b64encode(zlib.compress(written, 9)).decode()


def replay(match: Match, seat: Eyes = None, frames: int = FRAMES, lang: str | None = None) -> Replay:
    """The match from its first decision on: a running one for a spectator, one that is over with everything turned up,

    unless a seat is named.
    """
    usual = ALL_KNOWING if match.state.over else NOBODY
    return Replay(match, viewer_of(match.state, seat, usual), frames, spoken(lang))
