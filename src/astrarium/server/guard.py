"""What every answer carries and every request must respect: headers, sizes, rates, origins."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 1_000_000
"""The largest body: a save of a very long game."""
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # A seat's link is a secret: it must not travel to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class Bucket:
    """So many requests at once, refilled at a steady rate."""

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = monotonic()

    def take(self, burst: float, per_second: float) -> bool:
        now = monotonic()
        self.left = min(burst, self.left + (now - self.at) * per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """Middleware around the whole app."""

    def __init__(self, app: ASGIApp, burst: float = 120, per_second: float = 30, most_clients: int = 10_000) -> None:
        self.app = app
        self.burst = burst
        self.per_second = per_second
        self.most_clients = most_clients
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        await self.app(scope, self._bounded(receive), self._dressed(send))

    def _refusal(self, scope: Scope) -> PlainTextResponse | None:
        headers = Headers(scope=scope)
        if scope["method"] in UNSAFE:
            if not self._bucket(scope).take(self.burst, self.per_second):
                return PlainTextResponse("Too many requests", 429, HEADERS | {"retry-after": "2"})
            if not same_origin(headers):
                return PlainTextResponse("Requests from other sites are not taken", 403, HEADERS)
            length = headers.get("content-length", "0")
            if not length.isdigit() or int(length) > MOST_BYTES:
                return PlainTextResponse("Too large", 413, HEADERS)
        return None

    def _bucket(self, scope: Scope) -> Bucket:
        client = scope["client"][0] if scope.get("client") else ""
        bucket = self.buckets.setdefault(client, Bucket(self.burst))
        self.buckets.move_to_end(client)
        while len(self.buckets) > self.most_clients:
            self.buckets.popitem(last=False)
        return bucket

    def _bounded(self, receive: Receive) -> Receive:
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                return {"type": "http.disconnect"}
            return message

        return bounded

    def _dressed(self, send: Send) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return dressed


def same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; programs with a bearer key need no such proof."""
    if headers.get("authorization"):
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
