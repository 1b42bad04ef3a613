"""Saves: a finished game to keep, and a kept game to open."""

from __future__ import annotations

import asyncio
import json
from time import time
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from ..clockwork.match import Match, load
from ..language import words
from .forms import form_of
from .live import Refused, SeatPlan
from .replay import json_file
from .store import ATOM, PERSON, Event
from .views import page
from .visit import tables_of, visit

router = APIRouter(include_in_schema=False)


class Unreadable(Exception):
    """A file that cannot be opened: the key of the words that say why, and the reason."""

    def __init__(self, key: str, why: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.why = why


@router.get("/t/{id}/save.json")
async def download(request: Request, id: str) -> Response:
    """Seed and atoms tell every secret, so there is no save of a game that still runs."""
    guest = visit(request)
    table = await tables_of(request).get(id)
    if not guest.seats_at(table):
        raise Refused("lobby-save-seats", 403)
    if not table.state.over:
        raise Refused("lobby-save-running", 409)
    return json_file(table.match.save(), f"{table.row.game}-{table.id}.json")


@router.post("/upload")
async def upload(request: Request) -> Response:
    """A finished game to look at, or a running one to play on: every seat at this screen."""
    guest = visit(request)
    file = (await form_of(request)).get("save")
    try:
        if not isinstance(file, UploadFile) or not file.size:
            raise Unreadable("lobby-upload-empty")
        match = await asyncio.to_thread(opened, await file.read())
    except Unreadable as error:
        say = words(guest.lang).say
        sentence = say(error.key, why=error.why) if error.why else say(error.key)
        return page(request, "told.html", guest, 400, sentence=sentence)
    say = words(guest.lang).say
    names = match.game.atoms.names
    now = time()
    table, keys = await tables_of(request).create(
        match.game.key,
        match.options,
        [SeatPlan(PERSON, say("lobby-person", number=seat + 1)) for seat in range(match.state.players)],
        title=say("lobby-uploaded"),
        seed=match.seed,
        played=[
            Event(number + 1, ATOM, player, names[atom], now)
            for number, (player, atom) in enumerate(zip(deciders(match), match.atoms, strict=True))
        ],
        over=match.state.over,
    )
    response = RedirectResponse(f"/t/{table.id}/replay" if match.state.over else f"/t/{table.id}", 303)
    guest.remember(response, *keys.seats)
    return response


def opened(content: bytes) -> Match:
    """The match in a file; Unreadable says what is wrong with it."""
    try:
        save: Any = json.loads(content)
    except (ValueError, RecursionError):
        raise Unreadable("lobby-upload-not-json") from None
    if not isinstance(save, dict):
        raise Unreadable("lobby-upload-not-json")
    if save.get("without"):
        raise Unreadable("lobby-upload-switched")
    atoms = save.get("atoms")
    if isinstance(atoms, list) and not all(isinstance(name, str) for name in atoms):
        raise Unreadable("lobby-upload-not-names")
    try:
        return load(save)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Unreadable("lobby-upload-not-save", str(error)) from None


def deciders(match: Match) -> list[int]:
    """Who took each atom."""
    state = match.game.begin(match.state.players, match.seed, match.options)
    found = []
    for atom in match.atoms:
        found.append(state.player)
        state.apply(atom)
    return found
