"""What every answer carries and every request must respect: headers, sizes, rates, origins."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address
from time import monotonic
from urllib.parse import urlsplit

from fastapi import Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .error_pages import told

MOST_BYTES = 1_000_000
"""The largest body: a save of a very long game."""
BURST, PER_SECOND = 120.0, 30.0
"""What one client may spend at once, and how fast it comes back."""
MOST_STREAMS = 60
"""How many live streams one client may hold open."""
READ, CHANGE, SAY, THINK, CREATE = 0.2, 1.0, 3.0, 6.0, 10.0
"""What a request costs: whatever leaves rows behind, or makes a bot think, costs more."""
PROGRAMS = "/api/"
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # A seat's link is a secret: it must not travel to other sites.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SECRET_PATHS = ("/join/", "/watch/")
"""Addresses that are links. What answers there is not kept, and nobody is told that one comes from there."""
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class Bucket:
    """So much at once, refilled at a steady rate."""

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = monotonic()
        self.streams = 0

    def take(self, cost: float, burst: float, per_second: float) -> bool:
        now = monotonic()
        self.left = min(burst, self.left + (now - self.at) * per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Guard:
    """Middleware around the whole app."""

    def __init__(
        self,
        app: ASGIApp,
        burst: float = BURST,
        per_second: float = PER_SECOND,
        most_streams: int = MOST_STREAMS,
        most_clients: int = 10_000,
    ) -> None:
        self.app = app
        self.burst = burst
        self.per_second = per_second
        self.most_streams = most_streams
        self.most_clients = most_clients
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, receive, send)
        bucket = self._bucket(scope)
        refusal = self._refusal(scope, bucket)
        if refusal is not None:
            await answer.refuse(*refusal)
            return
        streams = is_stream(scope)
        bucket.streams += streams
        try:
            await self.app(scope, answer.receive, answer.send)
        finally:
            bucket.streams -= streams

    def _refusal(self, scope: Scope, bucket: Bucket) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if not bucket.take(min(cost_of(scope), self.burst), self.burst, self.per_second):
            return 429, "server-too-many"
        if is_stream(scope) and bucket.streams >= self.most_streams:
            return 429, "server-too-many"
        if scope["method"] in UNSAFE and not same_origin(headers):
            return 403, "server-other-site"
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 16 and int(length) <= MOST_BYTES):
            return 413, "server-too-large"
        return None

    def _bucket(self, scope: Scope) -> Bucket:
        client = network_of(scope["client"][0] if scope.get("client") else "")
        bucket = self.buckets.setdefault(client, Bucket(self.burst))
        self.buckets.move_to_end(client)
        while len(self.buckets) > self.most_clients:
            self.buckets.popitem(last=False)
        return bucket


class Answer:
    """One exchange: a body that grows too large is refused, and every answer carries our headers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self.read = 0
        self.begun = False
        self.refused = False

    @property
    def too_large(self) -> bool:
        return self.read > MOST_BYTES

    async def receive(self) -> Message:
        if self.too_large:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self.read += len(message.get("body", b""))
        return {"type": "http.disconnect"} if self.too_large else message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if self.too_large and not self.refused:
                # The app saw only a visitor who left; the visitor shall learn why.
                await self.refuse(413, "server-too-large")
                return
            self._dress(message)
            self.begun = True
        if not self.refused:
            await self._send(message)

    async def refuse(self, status: int, key: str) -> None:
        self.refused = True
        response = told(Request(self.scope), status, key)
        if status == 429:
            response.headers["retry-after"] = "2"
        # What is left of the body would be taken for the next request.
        if status == 413:
            response.headers["connection"] = "close"
        await response(self.scope, self._receive, self._send_dressed)

    async def _send_dressed(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._dress(message)
        await self._send(message)

    def _dress(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        if self.scope["path"].startswith(SECRET_PATHS):
            headers["referrer-policy"], headers["cache-control"] = "no-referrer", "no-store"
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if not self.scope["path"].startswith("/static/"):
            headers.setdefault("cache-control", "private, no-cache")


def is_stream(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.endswith("/stream")


def cost_of(scope: Scope) -> float:
    path: str = scope["path"].rstrip("/")
    if scope["method"] not in UNSAFE:
        return 0.0 if path.startswith("/static/") else READ
    if path.endswith(("/chat", "/say")):
        return SAY
    if path.endswith("/hint"):
        return THINK
    creates = path == "/api/tables" or path.startswith(("/new/", "/play/")) or path.endswith("/rematch")
    return CREATE if creates else CHANGE


def network_of(client: str) -> str:
    """Whoever has one IPv6 address has a whole network of them."""
    if ":" not in client:
        return client
    try:
        return str(int(ip_address(client.split("%", maxsplit=1)[0])) >> 64)
    except ValueError:
        return client


def same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; programs with a bearer key need no such proof.

    Only a bearer key: other kinds of authorization browsers send by themselves, wherever a request began.
    """
    if headers.get("authorization", "").lower().startswith("bearer "):
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
