"""What every answer carries and every request must respect: headers, sizes, rates, origins."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic
from urllib.parse import urlsplit

from fastapi import Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .connections import network_of
from .error_pages import told
from .persons import Persons
from .settings import Settings

MOST_BYTES = 1_000_000
"""The largest body: a save of a very long game."""
FILE, READ, CHANGE, SAY, THINK, CREATE = 0.02, 0.2, 1.0, 3.0, 6.0, 10.0
"""What a request costs: whatever leaves rows behind, or makes a bot think, costs more."""
SEATED_BURST, SEATED_RATE = 0.5, 1 / 3
"""What somebody at a table may spend there, in parts of what an address may. It is theirs alone."""
SEATED_TABLES, SEATED_TABLES_HOUR = 2.0, 12.0
"""How often they may set up a rematch."""
HOUR = 3600.0
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
SECRET_PATHS = ("/join/", "/silence/", "/watch/")
"""Addresses that are links. What answers there is not kept, and nobody is told that one comes from there."""
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class Bucket:
    """So much at once, refilled at a steady rate."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self.burst = self.left = burst
        self.per_second = per_second
        self.clock = clock
        self.at = clock()

    def take(self, cost: float) -> bool:
        cost = min(cost, self.burst)
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float) -> int:
        """Whole seconds until so much is there."""
        missing = min(cost, self.burst) - self.left
        return max(1, ceil(missing / self.per_second)) if self.per_second and missing > 0 else 1


class Client:
    """Whom requests are counted for: somebody at a table, by the key of the seat, or a network of strangers."""

    def __init__(self, settings: Settings, seated: bool) -> None:
        if seated:
            self.asking = Bucket(settings.burst * SEATED_BURST, settings.per_second * SEATED_RATE)
            self.making = Bucket(min(SEATED_TABLES, settings.new_tables), SEATED_TABLES_HOUR / HOUR)
        else:
            self.asking = Bucket(settings.burst, settings.per_second)
            self.making = Bucket(settings.new_tables, settings.new_tables_hour / HOUR)
        self.streams = 0


@dataclass(frozen=True)
class Refusal:
    status: int
    key: str
    wait: int = 0
    """Seconds until it may be tried again."""


class Guard:
    """Middleware around the whole app."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings | None = None,
        persons: Persons | None = None,
        most_clients: int = 10_000,
        refused: Counter[str] | None = None,
    ) -> None:
        self.app = app
        self.settings = settings or Settings()
        self.persons = persons or Persons()
        self.most_clients = most_clients
        self.clients: OrderedDict[str, Client] = OrderedDict()
        self.refused: Counter[str] = Counter() if refused is None else refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, receive, send)
        client = await self._client(scope)
        refusal = self._overdrawn(scope, client) or self._unfit(scope)
        if refusal is not None:
            self.refused[refusal.key] += 1
            await answer.refuse(refusal)
            return
        streams = is_stream(scope)
        client.streams += streams
        try:
            await self.app(scope, answer.receive, answer.send)
        finally:
            client.streams -= streams

    def _overdrawn(self, scope: Scope, client: Client) -> Refusal | None:
        cost = cost_of(scope)
        if not client.asking.take(cost):
            return Refusal(429, "server-too-many", client.asking.wait(cost))
        if is_stream(scope) and client.streams >= self.settings.most_streams:
            return Refusal(429, "server-too-many", 2)
        if makes_a_table(scope) and not client.making.take(1):
            return Refusal(429, "server-too-many-tables", client.making.wait(1))
        return None

    def _unfit(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if scope["method"] in UNSAFE and not same_origin(headers):
            return Refusal(403, "server-other-site")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 16 and int(length) <= MOST_BYTES):
            return Refusal(413, "server-too-large")
        return None

    async def _client(self, scope: Scope) -> Client:
        """Somebody at a table pays for what they do there themselves; others cannot use that up for them."""
        network = network_of(scope["client"][0] if scope.get("client") else "")
        strangers = self._counted(network)
        person = "" if is_new_table(scope) else self.persons.at_hand(scope)
        if not person and strangers.asking.left < CHANGE and not is_new_table(scope):
            # Nothing is left for strangers at this address. Is it somebody whose table rests?
            person = await self.persons.looked_up(scope, network)
        return self._counted(f"key {person}", True) if person else strangers

    def _counted(self, name: str, seated: bool = False) -> Client:
        client = self.clients.get(name)
        if client is None:
            client = self.clients[name] = Client(self.settings, seated)
        self.clients.move_to_end(name)
        while len(self.clients) > self.most_clients:
            self.clients.popitem(last=False)
        return client


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
                await self.refuse(Refusal(413, "server-too-large"))
                return
            self._dress(message)
            self.begun = True
        if not self.refused:
            await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        self.refused = True
        response = told(Request(self.scope), refusal.status, refusal.key)
        if refusal.wait:
            response.headers["retry-after"] = str(refusal.wait)
        # What is left of the body would be taken for the next request.
        if refusal.status == 413:
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


def is_new_table(scope: Scope) -> bool:
    """Whether somebody sets up a table, for which no seat is needed."""
    path: str = scope["path"].rstrip("/")
    return scope["method"] in UNSAFE and (
        path in ("/api/tables", "/upload") or path.startswith(("/learn/", "/new/", "/play/"))
    )


def makes_a_table(scope: Scope) -> bool:
    return is_new_table(scope) or (scope["method"] in UNSAFE and scope["path"].startswith("/rematch/"))


def cost_of(scope: Scope) -> float:
    path: str = scope["path"].rstrip("/")
    if scope["method"] not in UNSAFE:
        return FILE if path.startswith("/static/") else READ
    if path.endswith(("/chat", "/say")):
        return SAY
    if path.endswith("/hint"):
        return THINK
    if path.endswith("/notices"):
        return CREATE
    return CREATE if makes_a_table(scope) else CHANGE


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
