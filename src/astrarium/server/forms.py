"""Reading forms, and words that a game may lack."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from starlette.datastructures import FormData

from ..contract.game import Game
from ..language import speaker
from ..positions.sealed import is_share
from .commitments import is_ticket
from .visitor import Visitor


async def form_of(request: Request) -> FormData:
    """The form in a request; none is an empty one."""
    return await request.form(max_files=1, max_fields=100)


def field(form: FormData, name: str) -> str:
    """A text field, or nothing."""
    value = form.get(name)
    return value.strip() if isinstance(value, str) else ""


def share_in(form: FormData) -> str:
    """What the browser adds to chance. Whatever else somebody wrote there is no reason to turn them away."""
    share = field(form, "share")
    return share if is_share(share) else ""


def ticket_in(form: FormData) -> str:
    """What stands for the commitment that the form carried."""
    ticket = field(form, "promise")
    return ticket if is_ticket(ticket) else ""


def said(guest: Visitor, played: Game[Any], key: str, otherwise: str = "", **args: int | str) -> str:
    """What a game says around the table, from its own folder: without such words, something plain instead."""
    try:
        return speaker(played, guest.lang).words(key, **args)
    except LookupError:
        return otherwise
