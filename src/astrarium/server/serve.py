"""Running the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from .app import create_app, learn_to_speak
from .connections import Crowd, WatchedProtocol, networks, room_for_files
from .journal import write_journal
from .settings import ANY, ON_RAY, Settings, own_names
from .store import Store

KEEP_SECONDS = 65
"""A connection is kept from one click to the next, so that a click does not begin with a handshake."""
COLLECTOR = (50_000, 20, 100)
SWITCH_SECONDS = 0.001
# A port that a server has just left can be taken at once, one that is in use cannot. On Windows the option that does so
# elsewhere would let two servers listen at the same port.
OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
LOOPBACK = "127.0.0.1,::1"
GRACE_SECONDS = 3
"""How long those who are still being answered may keep a server that is asked to stop."""


def serve(host: str, port: int, url: str, workers: int, open_browser: bool, settings: Settings) -> None:
    """Serve until stopped. ValueError: why it cannot begin."""
    check_store(url, workers)
    if settings.think_on == ON_RAY:
        from .ray_bots import check_ray

        check_ray()
    most = room_for_files()
    listener = listening(host, port)
    address = address_of(host, listener)
    if ANY not in settings.hosts:
        settings = replace(settings, hosts=(*settings.hosts, *own_names(), host))
    config = uvicorn.Config(
        partial(ready_app, url, settings, most=most),
        factory=True,
        http=WatchedProtocol,
        ws="none",
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_SECONDS,
        # Whom a proxy says that it asks for; without one, nobody else is believed.
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies or LOOPBACK,
        # A seat's link is a secret: no header shall tell what runs here, no log what was asked.
        server_header=False,
    )
    shown = settings.public or address
    print(f"Astrarium is at {shown} (stop with Ctrl-C)", flush=True)
    if open_browser and may_open():
        threading.Timer(1.0, webbrowser.open, [shown]).start()
    # The server answers a signal by stopping, then raises it again: this turns it into an orderly end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def ready_app(url: str, settings: Settings | None = None, most: int = 10_000, **chosen: Any) -> FastAPI:
    """The app in a process that does nothing else, and may hold so many connections."""
    app = create_app(url, settings, **chosen)
    wanted: Settings = app.state.settings
    write_journal(wanted.journal, wanted.access_log)
    app.state.crowd = WatchedProtocol.crowd = Crowd(most, wanted.connections, networks(wanted.proxies))
    learn_to_speak()
    calm_the_collector()
    # A thread that draws gives way to the event loop after so long.
    sys.setswitchinterval(SWITCH_SECONDS)
    return app


def calm_the_collector() -> None:
    """Python looks through all objects for dead circles again and again, and everybody waits meanwhile.

    Programs and words live as long as the server: they are left out. Tables and requests leave few circles behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def reached(url: str) -> Store:
    """The store. ValueError: why it cannot be reached."""
    try:
        return Store(url)
    except ModuleNotFoundError:
        raise ValueError("PostgreSQL needs one more package: pip install 'astrarium[postgres]'") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ValueError(f"the store cannot be reached: {reason}") from None


def check_store(url: str, workers: int) -> None:
    """Reach the store before anybody else tries to."""
    store = reached(url)
    shared = store.shared
    try:
        # Changes nothing: it was later than that long ago.
        store.keep_time(0.0)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ValueError(f"the store cannot be written: {reason}") from None
    finally:
        store.close()
    if workers > 1 and not shared:
        raise ValueError("several workers need a PostgreSQL store (--store postgresql://...); SQLite serves one")


def listening(host: str, port: int) -> socket.socket:
    try:
        family, _, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Unless told that this is TCP, asyncio does not send small answers at once: 40 ms on every click.
        listener = socket.socket(family, socket.SOCK_STREAM, protocol)
        listener.setsockopt(socket.SOL_SOCKET, OWN_PORT, 1)
        listener.bind(place)
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ValueError(f"cannot listen at {host} port {port}: {reason}") from None
    listener.set_inheritable(True)
    return listener


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def may_open() -> bool:
    """Whether there is a screen on which a browser could appear."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
