"""What all requests of programs share: who asks, and what may be refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ..clockwork.names import NOBODY
from . import api_models as models
from .keys import hashed
from .live_table import Check
from .tables import TABLE_ID, LiveTable, Refused
from .visitor import network_of_request, tables_of

WORDS = {
    400: "A value that does not fit.",
    401: "A key is needed, or the key opens nothing here.",
    403: "The key does not open this.",
    404: "There is no such table or seat.",
    409: "The table has moved on, or does not allow this now.",
    410: "The link has been used.",
    413: "The body is too large.",
    422: "The request has not the right shape.",
    429: "Too many requests; see Retry-After.",
    503: "The store does not answer; see Retry-After. Look again before you repeat anything.",
}
RETRY = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds to wait.", "required": True}}
WAIT = (429, 503)


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What may be refused: those and what may happen to any request."""
    return {
        status: {"model": models.Error, "description": WORDS[status]} | ({"headers": RETRY} if status in WAIT else {})
        for status in sorted({*statuses, 413, 422, 429})
    }


def stored(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Whatever needs the store may find it gone."""
    return errors(*statuses, 503)


def changing(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Whatever has a body may be unreadable, or come from another site."""
    return stored(*statuses, 400, 403)


KEYLESS: dict[str, Any] = {"security": [{}]}
"""A public table may be watched, and joined, without a key. OpenAPI adds this to what it says of keys."""


def query_names(dependant: Dependant) -> set[str]:
    """What an operation, and all it depends on, reads from the query."""
    names = {field.alias for field in dependant.query_params}
    return names.union(*(query_names(other) for other in dependant.dependencies))


async def named_in_full(request: Request) -> None:
    """A misspelt name in the address is told, not passed over."""
    route = request.scope["route"]
    known = query_names(route.dependant)
    for name in request.query_params:
        if name not in known:
            raise RequestValidationError([{"loc": ("query", name), "msg": "Extra inputs are not permitted"}])


bearer = HTTPBearer(auto_error=False, description="The key of a seat, of the spectators, or of the host.")

Id = Annotated[str, Path(pattern=f"^{TABLE_ID.pattern}$", description="The table.")]
Lang = Annotated[Literal["en", "it"] | None, Query(description="Otherwise as Accept-Language says.")]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


# Who asks


async def seen_by(request: Request, id: Id, credentials: Bearer) -> tuple[LiveTable, int]:
    """The table and the seat through which it is seen (NOBODY: a spectator)."""
    table = await tables_of(request).get(id)
    if credentials is None:
        # Something was sent, but no bearer key.
        if not table.row.public or request.headers.get("authorization"):
            raise Refused("server-no-key", 401)
        tables_of(request).attendance.looked(table, f"at {network_of_request(request)}", network_of_request(request))
        return table, NOBODY
    seat = table.seat_of(credentials.credentials)
    if seat is None:
        await tables_of(request).look_twice(table)
        seat = table.seat_of(credentials.credentials)
    if seat is None:
        raise Refused("server-link-first" if table.is_link(credentials.credentials) else "server-wrong-key", 401)
    if seat != NOBODY:
        tables_of(request).attendance.seen(table, seat)
    tables_of(request).attendance.looked(table, hashed(credentials.credentials), network_of_request(request))
    return table, seat


async def seated(request: Request, id: Id, credentials: Bearer) -> tuple[LiveTable, int]:
    """The table and the seat that may act."""
    if credentials is None:
        raise Refused("server-no-key", 401)
    table, seat = await seen_by(request, id, credentials)
    if seat == NOBODY:
        raise Refused("server-watch-only", 403)
    return table, seat


def holding(table: LiveTable, seat: int, credentials: Bearer) -> Check:
    """That the key still opens the seat when it is its turn."""

    def again() -> None:
        if credentials is None or table.seat_of(credentials.credentials) != seat:
            raise Refused("server-wrong-key", 401)

    return again


async def talking(request: Request, id: Id, credentials: Bearer) -> tuple[LiveTable, int]:
    """The table and the seat that may speak: with any key, be it the spectators'."""
    if credentials is None:
        raise Refused("server-no-key", 401)
    return await seen_by(request, id, credentials)


async def hosting(request: Request, id: Id, credentials: Bearer) -> tuple[LiveTable, str]:
    """The table and the key of whoever set it up."""
    if credentials is None:
        raise Refused("server-no-key", 401)
    table, _ = await seen_by(request, id, credentials)
    if hashed(credentials.credentials) != table.row.host:
        raise Refused("server-not-the-host", 403)
    return table, credentials.credentials


Viewer = Annotated[tuple[LiveTable, int], Depends(seen_by)]
Player = Annotated[tuple[LiveTable, int], Depends(seated)]
Talker = Annotated[tuple[LiveTable, int], Depends(talking)]
Hosting = Annotated[tuple[LiveTable, str], Depends(hosting)]
