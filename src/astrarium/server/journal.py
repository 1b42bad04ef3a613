"""What the server writes down: one line an entry, as text or as JSON, without any key, link or address of a page.

An error that comes again and again is written once, then counted.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from collections import OrderedDict
from contextvars import ContextVar
from datetime import UTC, datetime
from time import monotonic, perf_counter
from typing import Final, Literal

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics

Style = Literal["text", "json"]
STYLES: Final = ("text", "json")
AGAIN_SECONDS: Final = 60.0
"""So long the same line is but counted."""
MOST_KINDS: Final = 1000
ID: Final = "x-request-id"
ID_BYTES: Final = 6

request_id: ContextVar[str] = ContextVar("request_id", default="")
access: Final = logging.getLogger("astrarium.access")


class Once(logging.Filter):
    """Lets a line through once in a while, and then says how often it has come."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: OrderedDict[tuple[str, int, str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            metrics.ERRORS.inc()
        if record.levelno < logging.WARNING:
            return True
        kind, now = self._kind(record), monotonic()
        at, times = self.seen.pop(kind, (now - AGAIN_SECONDS, 0))
        told = now - at >= AGAIN_SECONDS
        self.seen[kind] = (now, 0) if told else (at, times + 1)
        while len(self.seen) > MOST_KINDS:
            self.seen.popitem(last=False)
        if told and times:
            record.again = times
        return told

    def _kind(self, record: logging.LogRecord) -> tuple[str, int, str, str]:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        return record.name, record.levelno, str(record.msg), error


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        again = getattr(record, "again", 0)
        return f"{record.levelname} {super().format(record)}" + (f" (and {again} times before)" if again else "")


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            told["request"] = request_id.get()
        if getattr(record, "again", 0):
            told["again"] = getattr(record, "again", 0)
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_journal(style: Style, with_access: bool) -> None:
    """From now on this process writes so, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if style == "json" else Text())
    handler.addFilter(Once())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    access.setLevel(logging.INFO if with_access else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


class Journal:
    """Middleware around everything: each request has a number, which its answer carries and its lines name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number, begun, status = secrets.token_hex(ID_BYTES), perf_counter(), 500
        token = request_id.set(number)

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[ID] = number
                self._note(scope, status, perf_counter() - begun)
            await send(message)

        try:
            await self.app(scope, receive, send_numbered)
        finally:
            request_id.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        page = page_of(scope)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        metrics.REQUESTS.labels(method, f"{status // 100}xx").observe(seconds)
        if access.isEnabledFor(logging.INFO):
            told = {"method": scope["method"], "page": page, "status": status, "ms": round(1000 * seconds, 1)}
            access.info("%(method)s %(page)s %(status)s %(ms)s ms", told, extra={"told": told})


METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def page_of(scope: Scope) -> str:
    """Which kind of page it was, such as /t/{id}: addresses may be links."""
    return str(getattr(scope.get("route"), "path", "")) or "other"
