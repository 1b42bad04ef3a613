"""Half-sent requests: one address cannot take the site away from the others."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from astrarium.server.connections import Crowd, WatchedProtocol, network_of, networks
from astrarium.server.serve import listening
from patience import PATIENCE
from server.serving import wait_until

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(await Request(scope, receive).body())(scope, receive, send)


@contextmanager
def serving(crowd: Crowd) -> Iterator[int]:
    """A small app behind the watched protocol; its port."""

    class Ours(WatchedProtocol):
        pass

    Ours.crowd = crowd
    listener = listening("0.0.0.0", 0)
    config = uvicorn.Config(echo, http=Ours, lifespan="off", log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def connected(port: int, own: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (own, 0))


def answer(line: socket.socket, asked: bytes) -> bytes:
    """The first line of the answer; nothing where the server has hung up."""
    try:
        line.sendall(asked)
        return line.recv(1000).split(b"\r\n")[0]
    except ConnectionError:
        return b""


def test_half_sent_requests_of_one_address_leave_room_for_others() -> None:
    crowd = Crowd(most=50, each=20)
    with serving(crowd) as port, ExitStack() as lines:
        for _ in range(60):
            line = lines.enter_context(connected(port))
            line.sendall(HALF)
        wait_until(lambda: crowd.refused["address"] == 40)
        assert crowd.total == 20
        neighbour = lines.enter_context(connected(port, "127.0.0.2"))
        assert answer(neighbour, WHOLE) == b"HTTP/1.1 200 OK"
    assert crowd.total == 0 and not crowd.held


def test_a_head_or_a_body_that_does_not_come_is_not_waited_for() -> None:
    crowd = Crowd(headers_seconds=0.05, body_seconds=0.05)
    with serving(crowd) as port:
        for sent in (b"", HALF, BODY + b"abc", WHOLE + HALF):
            with connected(port) as line:
                line.sendall(sent)
                while True:
                    try:
                        if not line.recv(1000):
                            break
                    except ConnectionError:
                        break
        assert crowd.refused["slow"] == 4


def test_who_rests_between_two_requests_is_not_sent_away() -> None:
    """The next request may come later than a head may take."""
    crowd = Crowd(headers_seconds=0.2, body_seconds=0.2)
    with serving(crowd) as port, connected(port) as resting:
        assert answer(resting, WHOLE) == b"HTTP/1.1 200 OK"
        with connected(port) as slow:
            assert slow.recv(10) == b""
        assert answer(resting, BODY + b"abcde") == b"HTTP/1.1 200 OK"


def test_all_connections_together_stay_below_the_files_of_the_process() -> None:
    crowd = Crowd(most=3)
    assert [crowd.enter(f"10.0.0.{number}") for number in range(5)] == [True, True, True, False, False]
    crowd.leave("10.0.0.1")
    assert crowd.enter("10.0.0.9")
    assert crowd.refused["total"] == 2


def test_a_proxy_brings_everybody() -> None:
    crowd = Crowd(each=1, proxies=networks("172.16.0.0/12, 10.0.0.1"))
    assert [crowd.enter("172.18.0.5") for _ in range(3)] == [True] * 3
    assert [crowd.enter("172.32.0.5") for _ in range(2)] == [True, False]


def test_addresses_of_ipv6_count_by_network() -> None:
    crowd = Crowd(each=2)
    assert [crowd.enter(f"2001:db8:1:2::{number}") for number in range(3)] == [True, True, False]
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"


@pytest.mark.parametrize("told", ["here", "10.0.0.1/8", "10.0.0.0/99"])
def test_what_is_no_network_is_told(told: str) -> None:
    with pytest.raises(ValueError, match="proxies are addresses and networks"):
        networks(told)


def test_refusals_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    crowd = Crowd(most=0)
    for _ in range(100):
        crowd.enter("10.0.0.1")
    assert len(caplog.records) == 1
