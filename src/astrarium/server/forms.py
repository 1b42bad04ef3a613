"""Reading forms, and words that a game may lack."""

from __future__ import annotations

from fastapi import Request
from starlette.datastructures import FormData

from ..language import words
from .visit import Visit


async def form_of(request: Request) -> FormData:
    """The form in a request; none is an empty one."""
    return await request.form(max_files=1, max_fields=100)


def field(form: FormData, name: str) -> str:
    """A text field, or nothing."""
    value = form.get(name)
    return value.strip() if isinstance(value, str) else ""


def said(guest: Visit, key: str, otherwise: str = "") -> str:
    """A message that not every game has: without it, something plain instead."""
    try:
        return words(guest.lang).say(key)
    except LookupError:
        return otherwise
