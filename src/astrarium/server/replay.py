"""Replay: a game moment by moment, and any moment as a file."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game
from ..language import speaker, words
from ..table import svg
from ..table.page import PageSetting, is_sky, page_parts, tabs
from ..table.prompt import question
from .forms import said
from .notices import listener_of
from .picture_frame import part
from .recent_changes import trace
from .recording import (
    ALL_KNOWING,
    Recording,
    as_seen,
    may_read,
    recording_of,
    secrets_of,
    viewer_name,
    viewer_of,
    viewers,
)
from .table_cards import drawing, shown_name, table_card
from .tables import LiveTable
from .views import page, render
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)


@dataclass
class LogLine:
    """A line of the log, with the moment at which it was told."""

    at: int
    text: str
    rule: str


@dataclass
class Eyes:
    """A way to look at the table, as the page offers it."""

    name: str
    label: str
    chosen: bool


@dataclass
class Screening:
    """A recording for one viewer."""

    guest: Visitor
    table: LiveTable
    recording: Recording
    viewer: int
    moments: list[int]
    changes: int
    """How often the table had changed when this was made; a stream that says more calls for a new one."""

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def bounded(self, at: int | None) -> int:
        return self.last if at is None else min(max(at, 0), self.last)


async def screening(request: Request, id: str, seat: str) -> Screening:
    guest = visitor_of(request)
    table = await tables_of(request).get(id)
    viewer, changes = viewer_of(guest, table, seat), table.news(listener_of(guest.seats_at(table)))
    recording = await recording_of(recordings_of(request), table)
    return Screening(guest, table, recording, viewer, recording.moments(viewer), changes)


def recordings_of(request: Request) -> OrderedDict[str, Recording]:
    state = request.app.state
    if not hasattr(state, "recordings"):
        state.recordings = OrderedDict()
    recordings: OrderedDict[str, Recording] = state.recordings
    return recordings


@router.get("/t/{id}/replay")
async def replay(request: Request, id: str, at: int | None = None, seat: str = "", line: int | None = None) -> Response:
    """The game at a moment: the last one, a number, or when a line of the log was told."""
    shown = await screening(request, id, seat)
    told = [] if line is None else log_lines(shown)
    if line is not None and 0 <= line < len(told):
        at = told[line].at
    moment = shown.bounded(at)
    drawn = await asyncio.to_thread(moment_drawn, shown, moment, True)
    return page(
        request,
        "replay.html",
        shown.guest,
        card=table_card(shown.guest, shown.table),
        at=moment,
        last=shown.last,
        seat=viewer_name(shown.viewer),
        eyes=eyes(shown),
        log=log_lines(shown),
        over=shown.table.state.over,
        changes=shown.changes,
        **drawn,
    )


@router.get("/t/{id}/replay/{at}")
async def replayed_moment(request: Request, id: str, at: int, seat: str = "") -> Response:
    """One moment as a piece of the page."""
    shown = await screening(request, id, seat)
    drawn = await asyncio.to_thread(moment_drawn, shown, shown.bounded(at), False)
    body = render("replay_moment.html", shown.guest, **drawn)
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


@router.get("/t/{id}/replay/{at}/sky")
async def replayed_sky(request: Request, id: str, at: int, seat: str = "") -> Response:
    """What lies behind everything at one moment: it hardly ever changes, so it is sent by itself."""
    shown = await screening(request, id, seat)
    drawn = await asyncio.to_thread(moment_drawn, shown, shown.bounded(at), True)
    skies = {name: html for name, html in drawn["parts"].items() if is_sky(name)}
    body = render("replay_skies.html", shown.guest, skies=skies)
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


def moment_drawn(shown: Screening, at: int, sky: bool) -> dict[str, Any]:
    """What the page says and draws of a moment. Of the sky mostly only the name is said."""
    number = shown.moments[at]
    frame = shown.recording.frames[number]
    state, viewer = as_seen(frame.state, shown.viewer)
    fresh: frozenset[str] = frozenset()
    if at > 0:
        before = as_seen(shown.recording.frames[shown.moments[at - 1]].state, shown.viewer)[0]
        fresh = touched(before, state, viewer)
    guest, table = shown.guest, shown.table
    people = tuple(shown_name(guest, table, row.seat) for row in table.seats)
    # The past can be looked at, not clicked: nothing is offered.
    on = PageSetting(state, viewer, guest.lang, [], fresh, people)
    parts = page_parts(on)
    skies = {name: html for name, html in parts.items() if is_sky(name)}
    under = part("".join(skies.values())).hash
    if not sky:
        parts = {name: html for name, html in parts.items() if name not in skies}
    say = speaker(state.game, guest.lang).say
    facts = [say(fact) for fact in game(state.key).table.scene(state, viewer).facts]
    # Only to those who decided and to those who may know everything is it told what was decided.
    own = shown.viewer == ALL_KNOWING or frame.state.player == shown.viewer != NOBODY
    decided = say(game(state.key).words.label(frame.state, frame.atom)) if own and frame.atom != NOBODY else ""
    asked = question(frame.state, frame.state.player if own else shown.viewer)
    return {
        "parts": parts,
        "sky": under,
        "sheets": [tab for tab in tabs(on) if tab.id],
        "facts": facts,
        "who": say(frame.state.player_text(frame.state.player)) if own and not frame.state.over else "",
        "asked": [say(text) for text in asked],
        "decided": decided,
        "secrets": secret_lines(shown, number),
    }


def touched(before: State, after: State, viewer: int) -> frozenset[str]:
    """What the last decision moved or changed."""
    old, new = trace(before, viewer), trace(after, viewer)
    return frozenset(id for id, look in new.items() if old.get(id) != look)


def secret_lines(shown: Screening, number: int) -> list[tuple[str, list[str]]]:
    """For the all-knowing: what lies face down."""
    if shown.viewer != ALL_KNOWING:
        return []
    state = shown.recording.frames[number].state
    say = speaker(state.game, shown.guest.lang).say
    return [
        (said(shown.guest, game(state.key), f"replay-hidden-{name}", name), [say(text) for text in things])
        for name, things in secrets_of(state)
    ]


def eyes(shown: Screening) -> list[Eyes]:
    guest, table = shown.guest, shown.table
    say, tell = speaker(table.game, guest.lang).say, words(guest.lang).say
    found = []
    for viewer in sorted(viewers(guest, table)):
        if viewer == ALL_KNOWING:
            label = tell("replay-all-knowing")
        elif viewer == NOBODY:
            label = tell("replay-spectator")
        else:
            label = f"{say(table.state.player_text(viewer))} · {shown_name(guest, table, viewer)}"
        found.append(Eyes(viewer_name(viewer), label, viewer == shown.viewer))
    return found


def log_lines(shown: Screening) -> list[LogLine]:
    """All that the viewer may read, each line with the first moment at which it had been told."""
    recording, speak = shown.recording, speaker(shown.table.game, shown.guest.lang)
    lines = []
    told = 0
    for at, number in enumerate(shown.moments):
        frame = recording.frames[number]
        for note in recording.notes[told : frame.notes]:
            if may_read(note, shown.viewer):
                lines.append(LogLine(at, speak.note(frame.state, note), note.kind.rule))
        told = frame.notes
    return lines


# A moment as a file


@router.get("/t/{id}/position.svg")
async def position_svg(request: Request, id: str, at: int | None = None, seat: str = "") -> Response:
    """The whole table as a picture of its own."""
    shown = await screening(request, id, seat)
    state, viewer = as_seen(shown.recording.frames[shown.moments[shown.bounded(at)]].state, shown.viewer)
    return drawing(await asyncio.to_thread(svg, state, viewer, shown.guest.lang))


@router.get("/t/{id}/position.json")
async def position_json(request: Request, id: str, at: int | None = None, seat: str = "") -> Response:
    """What the viewer may know; for the all-knowing the whole position, from which a game can go on."""
    shown = await screening(request, id, seat)
    state = shown.recording.frames[shown.moments[shown.bounded(at)]].state
    if shown.viewer == ALL_KNOWING:
        found = state.to_json()
    else:
        found = state.view(None if shown.viewer == NOBODY else shown.viewer)
    return json_file(found, f"{state.key}-{id}-{shown.bounded(at)}.json")


def json_file(found: dict[str, object], name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(json.dumps(found, indent=1), media_type="application/json", headers=headers)
