"""The web app."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from ..contract.registry import all_games
from ..language import LANGUAGES, speaker, words
from ..speed import build
from ..workshop.warming import Workshop
from . import api, api_keys, lobby, replay, review_page, room, room_actions, styles
from .bots import Bots
from .error_pages import HANDLERS
from .guard import BURST, MOST_STREAMS, PER_SECOND, Guard
from .review import Effort, usual_effort
from .reviewing import Reviewer
from .store import Store
from .tables import Tables

HERE = Path(__file__).parent
RETRY_SECONDS = 1.0
log = logging.getLogger("astrarium.server")


def default_url() -> str:
    """An SQLite file beside other user data."""
    from ..terminal import data_home

    folder = data_home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def create_app(
    url: str,
    pace: float = 0.5,
    workers: int = 2,
    burst: float = BURST,
    per_second: float = PER_SECOND,
    most_streams: int = MOST_STREAMS,
    effort: Effort | None = None,
    compiling: bool = False,
) -> FastAPI:
    """The app on a store: `sqlite:///file` or `postgresql://...`.

    `pace`: seconds a bot takes at least; `workers`: processes in which bots think; `effort`: how hard one looks back at
    finished games; `compiling`: whether the games are compiled beside it; the rest: what one client may ask.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        workshop = Workshop() if compiling and build() == "plain" else None
        store, bots = await asyncio.to_thread(Store, url), Bots(workers, workshop)
        tables = Tables(store, bots, pace)
        app.state.tables = tables
        app.state.reviewer = Reviewer(tables, effort or usual_effort())
        await asyncio.to_thread(learn_to_speak)
        watch_for_the_end(tables)
        duties = [bots.warm_up(), tables.resume(), tables.keep_clocks(), listen(tables)]
        if workshop is not None:
            duties.append(workshop.run(bots.use_compiled, tables.wake_all))
        helpers = [asyncio.create_task(duty) for duty in duties]
        try:
            yield
        finally:
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            await tables.close()
            await asyncio.to_thread(bots.close)
            store.close()

    app = FastAPI(
        title="Astrarium",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard, burst=burst, per_second=per_second, most_streams=most_streams)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    for router in (
        lobby.router,
        room.router,
        room_actions.router,
        replay.router,
        review_page.router,
        styles.router,
        api.router,
        api_keys.router,
    ):
        app.include_router(router)
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    return app


def learn_to_speak() -> None:
    """Parsing the language files takes a while; better before the first visitor than while others wait."""
    for lang in LANGUAGES:
        words(lang)
        for game in all_games():
            speaker(game, lang)


def watch_for_the_end(tables: Tables) -> None:
    """End the streams as soon as the server is asked to stop: it would wait for them before anything else."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def stop(signum: int, frame: FrameType | None, before: object = before) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(tables.end_streams)
            if callable(before):
                before(signum, frame)

        signal.signal(number, stop)


async def listen(tables: Tables) -> None:
    """With PostgreSQL other workers say which table they have changed."""
    if not tables.store.shared:
        return
    import psycopg

    address = tables.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("LISTEN astrarium")
                # What happened while nobody listened.
                for table in list(tables.held.values()):
                    await tables.changed_elsewhere(table)
                async for notice in connection.notifies():
                    await tables.heard(notice.payload)
        except Exception:
            # Whatever it was, a worker that no longer listens would show old tables for ever.
            log.warning("cannot hear the other workers; trying again", exc_info=True)
        await asyncio.sleep(RETRY_SECONDS)
