"""Saves: a finished game to keep, and a kept game to open."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from ..clockwork.match import Match, Opening
from ..clockwork.registry import game_keys
from ..contract.game import Game
from ..contract.registry import game
from ..former import BreaksOff, with_position
from ..language import words
from ..lessons import Lesson, LessonError, prove, read_lesson
from ..positions.saves import opening_of
from ..positions.sealed import Sealed, read_sealed
from .former_rules import brought
from .forms import form_of
from .live_table import one_line, standing_of
from .new_tables import SEEDS
from .replay import json_file
from .schema import MOST_NAME
from .store import PERSON
from .tables import LiveTable, Refused, SeatPlan
from .teaching import seated_at
from .views import page
from .visitor import tables_of, visitor_of

router = APIRouter(include_in_schema=False)


FIELDS: Final = {"game": str, "version": int, "players": int, "options": dict, "atoms": list}
"""What a save has, beside a seed or the chance that was sealed."""


class Unreadable(Exception):
    """A file that cannot be opened: the key of the words that say why, and what they need."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key = f"lobby-upload-{key}"
        self.told = args


@router.get("/t/{id}/save.json")
async def download(request: Request, id: str) -> Response:
    """Seed and atoms tell every secret, so there is no save of a game that still runs."""
    guest = visitor_of(request)
    table = await tables_of(request).get(id)
    if not guest.seats_at(table):
        raise Refused("lobby-save-seats", 403)
    if not table.over:
        raise Refused("lobby-save-running", 409)
    return json_file(table.match.save(), save_name(table))


def save_name(table: LiveTable) -> str:
    """How the file is called that a browser keeps."""
    return f"{table.row.game}-{table.id}.json"


@router.post("/upload")
async def upload(request: Request) -> Response:
    """A finished game to look at, or a running one to play on: every seat at this screen."""
    guest = visitor_of(request)
    file = (await form_of(request)).get("save")
    try:
        if not isinstance(file, UploadFile) or not file.size:
            raise Unreadable("empty")
        content = await file.read()
        lesson = lesson_in(content)
        if lesson is not None:
            await asyncio.to_thread(prove, lesson)
            return await seated_at(request, lesson)
        match = await asyncio.to_thread(opened, content)
    except LessonError as error:
        sentence = words(guest.lang).say("lesson-unreadable", why=str(error))
        return page(request, "error.html", guest, 400, sentence=sentence)
    except Unreadable as error:
        sentence = words(guest.lang).say(error.key, **error.told)
        return page(request, "error.html", guest, 400, sentence=sentence)
    say = words(guest.lang).say
    tables = tables_of(request)
    events, positions = await asyncio.to_thread(brought, match, tables.time())
    table, keys = await tables.create(
        match.game.key,
        match.options,
        [SeatPlan(PERSON, say("lobby-person", number=seat + 1)) for seat in range(match.state.players)],
        title=say("lobby-uploaded"),
        seed=match.seed,
        played=events,
        positions=positions,
        standing=standing_of(match.state),
        patient=match.patient,
        uploaded=True,
    )
    response = RedirectResponse(f"/t/{table.id}/replay" if match.state.over else f"/t/{table.id}", 303)
    guest.remember(response, keys.host, *keys.seats)
    return response


def lesson_in(content: bytes) -> Lesson | None:
    """The lesson in a file; None: it holds no lesson. LessonError: one that cannot be read."""
    try:
        written: Any = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return read_lesson(written) if isinstance(written, dict) and "lesson" in written else None


def opened(content: bytes) -> Match:
    """The match in a file; Unreadable says what is wrong with it, in words that a player reads."""
    try:
        save: Any = json.loads(content)
    except (ValueError, RecursionError):
        raise Unreadable("not-json") from None
    if not isinstance(save, dict):
        raise Unreadable("not-json")
    for field, kind in (FIELDS | ({"chance": dict} if "chance" in save else {"seed": int})).items():
        # A yes or no is a number to Python, and to nobody else.
        if not isinstance(save.get(field), kind) or isinstance(save[field], bool):
            raise Unreadable("lacks", field=field)
    if save.get("without"):
        raise Unreadable("switched")
    played = game_in(save)
    opening = opening_in(played, save)
    patient = save.get("patient") is True
    match = Match(played, save["players"], seed_in(save), save["options"], patient=patient, opening=opening)
    # What the file says was committed to is not written down again here: it must be true now.
    if isinstance(match.seed, Sealed) and match.seed.commitment != save["chance"].get("commitment"):
        raise Unreadable("unkept")
    if save["version"] != played.version:
        return match
    for number, name in enumerate(save["atoms"], 1):
        try:
            match.apply(played.atoms.index(name))
        except (ValueError, TypeError):
            raise Unreadable("breaks", number=number) from None
    return match


def opening_in(played: Game[Any], save: dict[str, Any]) -> Opening | None:
    """Where the present rules take over a game that former ones began."""
    theirs, ours = save["version"], played.version
    if theirs > ours:
        raise Unreadable("version", theirs=shortened(theirs), ours=ours)
    try:
        save = with_position(save)
        if theirs < ours and not isinstance(save.get("position"), dict):
            raise Unreadable("former", theirs=shortened(theirs), ours=ours)
        opening = opening_of(played, save)
    except Unreadable:
        raise
    except BreaksOff as error:
        raise Unreadable("breaks", number=error.number) from None
    except Exception:
        # Whatever a file says, it is the file that is wrong.
        raise Unreadable("position") from None
    if opening is not None and (opening.state.players != save["players"] or opening.state.without):
        raise Unreadable("position")
    return opening


def game_in(save: dict[str, Any]) -> Game[Any]:
    """The game of a save whose set-up is possible here."""
    if save["game"] not in game_keys():
        raise Unreadable("no-game", game=shortened(save["game"]))
    played, players = game(save["game"]), save["players"]
    if not played.least <= players <= played.most:
        raise Unreadable("players", least=played.least, most=played.most)
    known = {option.name: option for option in played.options}
    for name, value in save["options"].items():
        if name not in known or not isinstance(value, str) or not known[name].accepts(value, players):
            raise Unreadable("option", option=shortened(name), value=shortened(value))
    return played


def seed_in(save: dict[str, Any]) -> int | Sealed:
    """From what the game was dealt."""
    if "chance" not in save:
        if not 0 <= save["seed"] < SEEDS:
            raise Unreadable("seed")
        return int(save["seed"])
    try:
        sealed = read_sealed(save["chance"])
    except ValueError:
        raise Unreadable("lacks", field="chance") from None
    if len(sealed.shares) != save["players"] + 1:
        raise Unreadable("lacks", field="shares")
    return sealed


def shortened(value: object) -> str:
    """What a file says, in one line."""
    return one_line(str(value), MOST_NAME)
