"""The web app."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from ..contract.registry import all_games
from ..language import LANGUAGES, speaker, words
from ..speed import build
from ..workshop.warming import Workshop
from . import address, api, api_keys, lobby, metrics, replay, review_page, room, room_actions, styles
from .address import Address
from .bots import Bots
from .error_pages import HANDLERS
from .guard import Guard
from .journal import Journal
from .messages import Messenger
from .persons import Persons
from .review import Effort, usual_effort
from .reviewing import Reviewer
from .settings import ON_RAY, Settings
from .store import Store
from .tables import Tables
from .views import stand_at

HERE = Path(__file__).parent
RETRY_SECONDS = 1.0
log = logging.getLogger("astrarium.server")


def default_url(data: Path | None = None) -> str:
    """An SQLite file in the data folder, or beside other user data."""
    from ..terminal import data_home

    folder = data or data_home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.db'}"


def create_app(url: str, settings: Settings | None = None, effort: Effort | None = None, **chosen: Any) -> FastAPI:
    """The app on a store: `sqlite:///file` or `postgresql://...`.

    `effort`: how hard one looks back at finished games; `chosen`: single settings.
    """
    wanted = replace(settings or Settings(), **chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        workshop = Workshop() if wanted.compiling and build() == "plain" else None
        store = await asyncio.to_thread(Store, url)
        bots = await asyncio.to_thread(on_ray, wanted) if wanted.think_on == ON_RAY else Bots(wanted.workers, workshop)
        tables = Tables(store, bots, wanted.pace)
        app.state.tables = tables
        app.state.messenger = Messenger(tables, wanted)
        app.state.reviewer = Reviewer(tables, effort or usual_effort())
        await asyncio.to_thread(learn_to_speak)
        watch_for_the_end(tables)
        duties = [
            bots.warm_up(),
            tables.keep_clocks(),
            tables.follow_orders(),
            listen(tables),
            app.state.messenger.run(),
        ]
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
    app.state.settings = wanted
    app.state.refused = Counter()
    stand_at(wanted.root)
    app.add_middleware(Guard, settings=wanted, persons=Persons(partial(tables_at, app)), refused=app.state.refused)
    app.add_middleware(Journal)
    app.add_middleware(Address, settings=wanted)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    for router in (
        address.router,
        metrics.router,
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


def tables_at(app: FastAPI) -> Tables | None:
    """The tables, as soon as the app has begun."""
    found: Tables | None = getattr(app.state, "tables", None)
    return found


def on_ray(settings: Settings) -> Bots:
    from .ray_bots import RayBots

    return RayBots(settings.workers)


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
