"""Reading forms, and words that a game may lack."""

from __future__ import annotations

from fastapi import Request
from starlette.datastructures import FormData

from ..clockwork.game import Game
from ..language import speaker
from .visit import Visit


async def form_of(request: Request) -> FormData:
    """The form in a request; none is an empty one."""
    return await request.form(max_files=1, max_fields=100)


def field(form: FormData, name: str) -> str:
    """A text field, or nothing."""
    value = form.get(name)
    return value.strip() if isinstance(value, str) else ""


def said(guest: Visit, played: Game, key: str, otherwise: str = "", **args: int | str) -> str:
    """What a game says around the table, from its own folder: without such words, something plain instead."""
    try:
        return speaker(played, guest.lang).words(key, **args)
    except LookupError:
        return otherwise
