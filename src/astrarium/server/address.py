"""Under which address the site is found: its names, its path, and what programs that look around are told."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .error_pages import told
from .settings import Settings

router = APIRouter(include_in_schema=False)

MISDIRECTED: Final = 421
CLOSED_TO_ROBOTS: Final = (
    "api",
    "door",
    "join",
    "learn",
    "new",
    "play",
    "rematch",
    "silence",
    "t",
    "take",
    "upload",
    "watch",
)
COOKIE_PATH: Final = "Path="


class Address:
    """Middleware around everything. Behind it the app stands at the top of a site that is its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        inner = self._inner(scope)
        border = Border(send, self.settings.root, scope["method"] == "HEAD")
        if not self.settings.is_host(Headers(scope=scope).get("host", "")):
            await told(Request(inner), MISDIRECTED, "server-wrong-host")(inner, receive, border.send)
            return
        await self.app(inner, border.receiving(receive), border.send)
        await border.end()

    def _inner(self, scope: Scope) -> Scope:
        path, root = scope["path"], self.settings.root
        # A proxy may have taken the path away already.
        if root and (path == root or path.startswith(f"{root}/")):
            path = path[len(root) :] or "/"
        changed: Scope = {"path": path, "raw_path": path.encode("utf-8", "replace")}
        if scope["method"] == "HEAD":
            changed["method"] = "GET"
        host = Headers(scope=scope).get("host", "")
        if self.settings.origin == f"https://{host}":
            changed["scheme"] = "https"
        return {**scope, **changed}


class Border:
    """What leaves the app: paths of the site begin with the site's own, and to HEAD nothing but the head is told."""

    def __init__(self, send: Send, root: str, head: bool) -> None:
        self._send = send
        self.root = root
        self.head = head
        self.begun = asyncio.Event()

    def receiving(self, receive: Receive) -> Receive:
        """Whoever asks for the head alone leaves when it is told: a stream would wait for that."""

        async def receive_head() -> Message:
            heard, told = asyncio.ensure_future(receive()), asyncio.create_task(self.begun.wait())
            done, left = await asyncio.wait((heard, told), return_when=asyncio.FIRST_COMPLETED)
            for task in left:
                task.cancel()
            return heard.result() if heard in done and told not in done else {"type": "http.disconnect"}

        return receive_head if self.head else receive

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if self.root:
                self._lead_here(MutableHeaders(scope=message))
            self.begun.set()
        elif self.head:
            # The app may not come to its end: nobody listens any more.
            return
        await self._send(message)

    async def end(self) -> None:
        if self.head and self.begun.is_set():
            await self._send({"type": "http.response.body", "body": b""})

    def _lead_here(self, headers: MutableHeaders) -> None:
        there = headers.get("location", "")
        if there.startswith("/") and not there.startswith("//"):
            headers["location"] = self.root + there
        cookies = headers.getlist("set-cookie")
        if cookies:
            del headers["set-cookie"]
            for cookie in cookies:
                headers.append("set-cookie", cookie.replace(f"{COOKIE_PATH}/", f"{COOKIE_PATH}{self.root}/"))


def site_of(request: Request) -> str:
    """The address of the site, for a link that leaves it: as it was told, else as the visitor has found it."""
    settings: Settings = request.app.state.settings
    return f"{settings.origin}{settings.root}/" if settings.public else str(request.base_url)


@router.get("/robots.txt")
async def robots(request: Request) -> Response:
    """Games and rules may be found; tables are nobody's business."""
    root = request.app.state.settings.root
    closed = "".join(f"Disallow: {root}/{path}/\n" for path in CLOSED_TO_ROBOTS)
    return PlainTextResponse(f"User-agent: *\n{closed}", headers={"cache-control": "public, max-age=86400"})
