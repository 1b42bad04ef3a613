"""Connections: how many one address may hold, and how long a request may take to arrive.

The server is uvicorn's. It has neither bound, and of its peers those that time half-sent requests out have no bound per
address (docs/performance.md); so its own protocol is watched here from outside.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADERS_SECONDS: Final = 10.0
"""In which the head of a request has to arrive, and the first one after connecting."""
BODY_SECONDS: Final = 30.0
"""In which the rest has to."""
MOST_CONNECTIONS: Final = 200
"""How many one address may hold: a school behind one of them, with a stream and a few requests for each pupil."""
PREFIX_6: Final = 64
"""Whoever has one IPv6 address has a whole network of them, of so many bits."""
SPARE_FILES: Final = 100
"""What a server needs beside its connections: the store, pipes to the bots, pages on disk."""
FEWEST_FILES: Final = 200

log = logging.getLogger("astrarium.server")

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


@lru_cache(maxsize=4096)
def _known(client: str) -> Address | None:
    try:
        found = ip_address(client.split("%", maxsplit=1)[0])
    except ValueError:
        return None
    # The same machine, seen by a listener for both kinds of addresses.
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def network_of(client: str) -> str:
    """Who counts as one client: an IPv4 address, or a network of IPv6 addresses."""
    found = _known(client) if len(client) < 64 else None
    if found is None:
        return client
    return str(found) if isinstance(found, IPv4Address) else str(ip_network((found, PREFIX_6), strict=False))


def networks(told: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas. ValueError: one of them is none."""
    found = []
    for word in told.replace(",", " ").split():
        try:
            found.append(ip_network(word))
        except ValueError:
            raise ValueError(f"proxies are addresses and networks such as 172.16.0.0/12, not {word!r}") from None
    return tuple(found)


@dataclass
class Crowd:
    """All connections of a server. Those that are too many are refused before a byte of them is read."""

    most: int = 10_000
    each: int = MOST_CONNECTIONS
    proxies: tuple[Network, ...] = ()
    """Whose connections are not counted by address: they bring everybody."""
    headers_seconds: float = HEADERS_SECONDS
    body_seconds: float = BODY_SECONDS
    held: Counter[str] = field(default_factory=Counter)
    total: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """How many were refused, by reason: `address`, `total` or, later, `slow`."""

    def enter(self, client: str) -> bool:
        """Whether one more connection is let in; whoever is must `leave`."""
        network = network_of(client)
        reason = ""
        if self.total >= self.most:
            reason = "total"
        elif self.held[network] >= self.each and not self._is_proxy(client):
            reason = "address"
        if reason:
            self.refuse(reason)
            return False
        self.held[network] += 1
        self.total += 1
        return True

    def leave(self, client: str) -> None:
        network = network_of(client)
        self.total -= 1
        self.held[network] -= 1
        if not self.held[network]:
            del self.held[network]

    def refuse(self, reason: str) -> None:
        self.refused[reason] += 1
        if self.refused[reason] == 1:
            log.warning("connections are refused for the first time (%s); from now on they are counted", reason)

    def _is_proxy(self, client: str) -> bool:
        address = _known(client)
        return address is not None and any(address in network for network in self.proxies)


class WatchedProtocol(H11Protocol):
    """uvicorn's protocol, as one of a crowd."""

    crowd: Crowd = Crowd()

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.entered: str | None = None
        self.watch: asyncio.TimerHandle | None = None
        self.watched: object = None
        """What is waited for: a state of the other side."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        client = str(peer[0]) if peer else ""
        if not self.crowd.enter(client):
            self.transport = transport
            transport.abort()
            return
        self.entered = client
        super().connection_made(transport)
        self._look(True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self.entered is not None:
            self.crowd.leave(self.entered)
            self.entered = None
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.entered is not None:
            super().data_received(data)
            self._look(True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # After an answer one may rest, unless the next request has begun.
        self._look(bool(self.conn.trailing_data[0]))

    def _look(self, begun: bool) -> None:
        """Time runs as long as a request has begun and is not all here."""
        state = self.conn.their_state
        if not begun or state not in (h11.IDLE, h11.SEND_BODY) or self.transport.is_closing():
            self._stop()
        elif self.watch is None or self.watched is not state:
            self._stop()
            seconds = self.crowd.headers_seconds if state is h11.IDLE else self.crowd.body_seconds
            self.watched, self.watch = state, self.loop.call_later(seconds, self._too_slow)

    def _stop(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = self.watched = None

    def _too_slow(self) -> None:
        self.watch = None
        self.crowd.refuse("slow")
        self.transport.abort()


def room_for_files() -> int:
    """As many open files as the system grants; how many of them may be connections."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return 65_536
    if soft < FEWEST_FILES:
        raise ValueError(f"the server may open only {soft} files; it needs {FEWEST_FILES} at least (ulimit -n)")
    return int(soft) - SPARE_FILES
