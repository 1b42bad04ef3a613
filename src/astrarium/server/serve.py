"""Running the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from .app import create_app, learn_to_speak
from .store import Store

KEEP_SECONDS = 65
"""A connection is kept from one click to the next, so that a click does not begin with a handshake."""
COLLECTOR = (50_000, 20, 100)
# A port that a server has just left can be taken at once, one that is in use cannot. On Windows the option that does so
# elsewhere would let two servers listen at the same port.
OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
GRACE_SECONDS = 3
"""How long those who are still being answered may keep a server that is asked to stop."""


def serve(
    host: str, port: int, url: str, workers: int, pace: float, open_browser: bool, compiling: bool = False
) -> None:
    """Serve until stopped. ValueError: why it cannot begin."""
    if pace < 0:
        raise ValueError(f"pace must be 0 or more seconds, not {pace}")
    check_store(url, workers)
    listener = listening(host, port)
    address = address_of(host, listener)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    config = uvicorn.Config(
        partial(ready_app, url, pace, compiling=compiling),
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_SECONDS,
        # A seat's link is a secret: no header shall tell what runs here, no log what was asked.
        server_header=False,
    )
    print(f"Astrarium is at {address} (stop with Ctrl-C)", flush=True)
    if open_browser and may_open():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    # The server answers a signal by stopping, then raises it again: this turns it into an orderly end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def ready_app(url: str, pace: float = 0.5, **limits: Any) -> FastAPI:
    """The app in a process that does nothing else."""
    app = create_app(url, pace, **limits)
    learn_to_speak()
    calm_the_collector()
    return app


def calm_the_collector() -> None:
    """Python looks through all objects for dead circles again and again, and everybody waits meanwhile.

    Programs and words live as long as the server: they are left out. Tables and requests leave few circles behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def check_store(url: str, workers: int) -> None:
    """Reach the store before anybody else tries to."""
    try:
        store = Store(url)
    except ModuleNotFoundError:
        raise ValueError("PostgreSQL needs one more package: pip install 'astrarium[postgres]'") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ValueError(f"the store cannot be reached: {reason}") from None
    shared = store.shared
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
