"""The web app."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.staticfiles import StaticFiles
from starlette.responses import JSONResponse, Response

from ..clockwork.step import IllegalChoice
from . import api, lobby, replay, room
from .bots import Bots
from .guard import Guard
from .live import Refused, Tables
from .store import Store
from .views import page
from .visit import visit

HERE = Path(__file__).parent
log = logging.getLogger("astrarium.server")


def default_url() -> str:
    """An SQLite file beside other user data."""
    from ..terminal import data_home

    folder = data_home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def create_app(url: str, pace: float = 0.5, workers: int = 2, burst: float = 120, per_second: float = 30) -> FastAPI:
    """The app on a store: `sqlite:///file` or `postgresql+psycopg://...`. `pace`: seconds a bot takes at least."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, bots = Store(url), Bots(workers)
        tables = Tables(store, bots, pace)
        app.state.tables = tables
        helpers = [asyncio.create_task(work) for work in (tables.resume(), tables.keep_clocks(), listen(tables))]
        yield
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)
        await tables.close()
        bots.close()
        store.close()

    app = FastAPI(title="Astrarium", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(Guard, burst=burst, per_second=per_second)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    for router in (lobby.router, room.router, replay.router, api.router):
        app.include_router(router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(IllegalChoice, illegal)
    app.add_exception_handler(ValueError, bad_value)
    app.add_exception_handler(Exception, broken)
    return app


async def listen(tables: Tables) -> None:
    """With PostgreSQL other workers say which table they have changed."""
    if not tables.store.shared:
        return
    import psycopg

    address = tables.store.url.replace("postgresql+psycopg://", "postgresql://")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("LISTEN astrarium")
                # What happened while nobody listened.
                for id in list(tables.live):
                    await tables.refresh(id)
                async for notice in connection.notifies():
                    await tables.refresh(notice.payload)
        except psycopg.OperationalError:
            log.warning("the store does not answer; trying again")
            await asyncio.sleep(1)


# Errors: what a person or a program can use, never our internals


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def told(request: Request, status: int, key: str, **args: int | str) -> Response:
    """The reason in words: as JSON for programs, as a small page for people."""
    guest = visit(request)
    from ..language import words

    sentence = words(guest.lang).say(key, **args)
    if wants_json(request):
        return JSONResponse({"error": key, "detail": sentence}, status)
    return page(request, "told.html", guest, status=status, sentence=sentence)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return told(request, error.status, error.key)


async def illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, IllegalChoice)
    return told(request, 409, "server-illegal", rule=error.rule)


async def bad_value(request: Request, error: Exception) -> Response:
    return told(request, 400, "server-bad-value", why=str(error))


async def broken(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return told(request, 500, "server-broken")
