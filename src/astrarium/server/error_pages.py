"""Errors: what a person or a program can use, never our internals."""

from __future__ import annotations

import logging
from pathlib import Path
from traceback import walk_tb

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from ..clockwork.step import IllegalChoice
from ..language import words
from .live_table import Refused
from .views import page
from .visitor import visitor_of

log = logging.getLogger("astrarium.server")
OURS = Path(__file__).parent.parent.name
PLAIN = {
    401: "server-no-key",
    403: "server-not-yours",
    404: "server-no-such-page",
    405: "server-no-such-method",
    413: "server-too-large",
    429: "server-too-many",
}
MOST_PLACES = 5
"""How many faults of one request are named."""


def told(request: Request, status: int, key: str, **args: int | str) -> Response:
    """The reason in words: as JSON for programs, as a small page for people."""
    guest = visitor_of(request)
    sentence = words(guest.lang).say(key, **args)
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": key, "detail": sentence}, status)
    return page(request, "error.html", guest, status=status, sentence=sentence)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    response = told(request, error.status, error.key)
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, IllegalChoice)
    return told(request, 409, "server-illegal", rule=error.rule)


async def bad_value(request: Request, error: Exception) -> Response:
    """What our own code says of a value is meant to be read; what any other says is a bug of ours."""
    if not raised_by_us(error):
        return await broken(request, error)
    return told(request, 400, "server-bad-value", why=" ".join(str(error).split()))


async def misshapen(request: Request, error: Exception) -> Response:
    """Where the request does not fit, without repeating what it said."""
    assert isinstance(error, RequestValidationError)
    faults = [f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}" for fault in error.errors()]
    readable = "; ".join(faults[:MOST_PLACES]).encode("utf-8", "replace").decode()
    return told(request, 422, "server-bad-value", why=readable)


async def plain_http(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    response = told(request, error.status_code, PLAIN.get(error.status_code, "server-bad-request"))
    response.headers.update(error.headers or {})
    return response


async def store_fails(request: Request, error: Exception) -> Response:
    log.error("the store failed", exc_info=error)
    response = told(request, 503, "server-store-fails")
    response.headers["retry-after"] = "2"
    return response


async def broken(request: Request, error: Exception) -> Response:
    from .guard import HEADERS

    log.error("a request failed", exc_info=error)
    response = told(request, 500, "server-broken")
    # The guard stands inside of what answers here.
    response.headers.update(HEADERS)
    return response


def raised_by_us(error: Exception) -> bool:
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return bool(frames) and str(frames[-1].f_globals.get("__name__", "")).split(".")[0] == OURS


HANDLERS = {
    Refused: refused,
    IllegalChoice: illegal,
    ValueError: bad_value,
    RequestValidationError: misshapen,
    HTTPException: plain_http,
    SQLAlchemyError: store_fails,
    Exception: broken,
}
