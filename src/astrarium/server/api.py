"""The same table for programs: JSON over HTTP, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response, StreamingResponse

from ..clockwork.names import NOBODY
from ..contract.registry import all_games
from ..language import LANGUAGES, speaker, words
from . import api_models as models
from .api_terms import KEYLESS, Bearer, Lang, Player, Talker, Viewer, changing, errors, holding, named_in_full, stored
from .api_views import Pages, line_of, review_view, seats_of, shown
from .bots import LEVELS
from .keys import hashed
from .review_page import reviewed
from .review_words import Telling
from .store import TicketUsed
from .tables import LiveTable, Refused, SeatPlan
from .visitor import network_of_request, tables_of, visitor_of

QUIET_SECONDS = 15.0
"""After so long without news a stream says that it is still there, which also shows who has left."""
STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": 'Server-sent events: `event: change` with `data: {"seq": 12, "over": false}`, '
        "at once and whenever the table has changed.",
        "content": {"text/event-stream": {"schema": models.HEARD}},
    }
}
router = APIRouter(prefix="/api", tags=["table"], dependencies=[Depends(named_in_full)])


# Games and tables


@router.get("/games", responses=errors())
async def games(request: Request, lang: Lang = None) -> list[models.Game]:
    """The games there are, with their variants."""
    spoken = lang or visitor_of(request).lang
    return [
        models.Game(
            key=game.key,
            title=game.titles[spoken],
            players=(game.least, game.most),
            options=[
                models.Option(name=option.name, values=list(option.values), default=option.default, rule=option.rule)
                for option in game.options
            ],
            levels=list(LEVELS),
            atoms=len(game.atoms),
            version=game.version,
        )
        for game in all_games()
    ]


@router.get("/tables", responses=stored())
async def tables(request: Request) -> list[models.Listed]:
    """Public tables that are not over, the newest first."""
    found = await asyncio.to_thread(tables_of(request).store.listed)
    return [
        models.Listed(
            id=row.id,
            game=row.game,
            title=row.title,
            options=row.options,
            seconds=row.seconds,
            seeded=row.seeded,
            commitment=row.commitment or None,
            seats=seats_of(seats),
        )
        for row, seats in found
    ]


@router.post("/tables", status_code=201, responses=changing(409))
async def create(request: Request, wanted: models.AnyNewTable) -> models.Created:
    """Set up a table. Keep the keys: they are not told again."""
    plans = [SeatPlan(plan.kind, plan.name, plan.bot) for plan in wanted.seats]
    try:
        table, keys = await tables_of(request).create(
            wanted.game,
            wanted.options.model_dump(),
            plans,
            wanted.title,
            wanted.public,
            wanted.seconds,
            wanted.seed,
            patient=None if wanted.patient else False,
            share=wanted.share,
            ticket=wanted.promise or "",
        )
    except TicketUsed:
        raise Refused("server-ticket-used") from None
    return models.Created(
        id=table.id,
        seats=[key or None for key in keys.seats],
        links=[link or None for link in keys.links],
        watch=keys.watch,
        host=keys.host,
        commitment=table.row.commitment or None,
    )


@router.get("/promise", responses=errors())
async def promise(request: Request) -> models.Promise:
    """A commitment for a table that you will set up: it stands before you give your share."""
    made = tables_of(request).commitments.make()
    return models.Promise(promise=made.ticket, commitment=made.commitment)


@router.post(
    "/tables/{id}/seats/{seat}/take", status_code=201, responses=changing(401, 404, 409), openapi_extra=KEYLESS
)
async def take(
    request: Request, seat: Annotated[int, Path(ge=0, lt=models.MOST_SEATS)], taker: models.Taker, viewer: Viewer
) -> models.Key:
    """Sit down on an open seat of a public table. Elsewhere a seat has a link of its own."""
    if not viewer[0].row.public:
        raise Refused("server-seat-needs-link", 403)
    key = await tables_of(request).links.take_seat(viewer[0], seat, taker.name, share=taker.share)
    return models.Key(key=key)


# Playing


@router.get("/tables/{id}", response_model=models.View, responses=stored(401, 404, 409), openapi_extra=KEYLESS)
async def look(
    request: Request,
    viewer: Viewer,
    after: Annotated[int | None, Query(ge=0, le=models.MOST_SEQ, description="Only notes after this `seq`.")] = None,
    line: Annotated[int | None, Query(ge=0, le=models.MOST_SEQ, description="Only notes from this line on.")] = None,
    lang: Lang = None,
) -> Response:
    """The table as the key's seat may know it, with the last lines of its log; `line` asks for earlier ones."""
    return await shown(request, *viewer, Pages(after, line), lang, f"{viewer[0].id} {viewer[1]}")


@router.post("/tables/{id}/act", response_model=models.View, responses=changing(401, 404, 409))
async def act(request: Request, player: Player, credentials: Bearer, wanted: models.Act, lang: Lang = None) -> Response:
    """Decide. When this is answered the decision is stored; the answer is the table after it."""
    table, seat = player
    await tables_of(request).decisions.act(table, seat, wanted.atom, wanted.seq, holding(*player, credentials))
    return await shown(request, table, seat, Pages(wanted.seq), lang, f"{table.id} {seat}")


@router.post("/tables/{id}/undo", response_model=models.View, responses=changing(401, 404, 409))
async def undo(
    request: Request, player: Player, credentials: Bearer, wanted: models.Undo, lang: Lang = None
) -> Response:
    """Take back your last decision, as long as nobody else decided and nothing hidden was shown."""
    table, seat = player
    await tables_of(request).decisions.undo(table, seat, wanted.seq, holding(*player, credentials))
    return await shown(request, table, seat, Pages(wanted.seq), lang, f"{table.id} {seat}")


@router.post("/tables/{id}/pace", response_model=models.View, responses=changing(401, 404, 409))
async def pace(
    request: Request, player: Player, credentials: Bearer, wanted: models.NewPace, lang: Lang = None
) -> Response:
    """How bots follow one another at this table, for everybody at it."""
    table, seat = player
    await tables_of(request).set_pace(table, wanted.pace, holding(*player, credentials))
    return await shown(request, table, seat, Pages(table.number(seat)), lang, f"{table.id} {seat}")


@router.post("/tables/{id}/unasked", response_model=models.View, responses=changing(401, 404, 409))
async def unasked(request: Request, player: Player, wanted: models.Unasked, lang: Lang = None) -> Response:
    """Whether you let pass what you could answer in secret, for this stretch of the game. Everybody may know it."""
    table, seat = player
    tables_of(request).ask_no_more(table, seat, wanted.unasked)
    return await shown(request, table, seat, Pages(table.number(seat)), lang, f"{table.id} {seat}")


@router.post("/tables/{id}/next", response_model=models.View, responses=changing(401, 404, 409))
async def go_on(request: Request, player: Player, wanted: models.Next, lang: Lang = None) -> Response:
    """Step by step: the bot that is asked may decide. It may come to that after the answer; the stream tells."""
    table, seat = player
    tables_of(request).next(table, seat, wanted.seq)
    return await shown(request, table, seat, Pages(wanted.seq), lang, f"{table.id} {seat}")


@router.get("/tables/{id}/chat", responses=stored(401, 404, 409), openapi_extra=KEYLESS)
async def heard(
    request: Request, viewer: Viewer, after: Annotated[int, Query(ge=0, le=models.MOST_SEQ)] = 0
) -> list[models.Line]:
    """What was said after the line with that number."""
    lines = await asyncio.to_thread(tables_of(request).store.chat, viewer[0].id, after)
    return [line_of(line) for line in lines]


@router.post("/tables/{id}/chat", status_code=201, responses=changing(401, 404, 409))
async def say(request: Request, talker: Talker, said: models.Said) -> models.Line:
    """Say something to everybody at the table."""
    table, seat = talker
    name = (
        table.seats[seat].name if seat != NOBODY else said.name or words(visitor_of(request).lang).say("room-spectator")
    )
    return line_of(await tables_of(request).say(table, seat, name, said.text))


@router.post("/tables/{id}/hint", responses=stored(401, 403, 404, 409))
async def hint(request: Request, player: Player, credentials: Bearer, lang: Lang = None) -> models.Hint:
    """What a bot that knows what you know would do. It thinks for a second or two."""
    table, seat = player
    seq, state = table.number(seat), table.state
    found = await tables_of(request).hints.about(table, seat)
    holding(*player, credentials)()
    if seq != table.number(seat):
        raise Refused("server-stale")
    say = speaker(table.game, lang or visitor_of(request).lang)
    options = [
        models.Chance(atom=atom, label=say.label(state, table.game.atoms.index(atom)), chance=chance)
        for atom, chance in found.options
    ]
    return models.Hint(seq=seq, options=options, standing=found.standing)


@router.get("/tables/{id}/review", responses=stored(401, 404, 409), openapi_extra=KEYLESS)
async def review(request: Request, viewer: Viewer, lang: Lang = None) -> models.Review:
    """A finished game, looked back at by a bot. The first request starts it; ask again until `done`."""
    table, _ = viewer
    recording, found = await reviewed(request, table)
    return await asyncio.to_thread(review_view, Telling(table, recording, found, lang or visitor_of(request).lang))


@router.get(
    "/tables/{id}/save",
    responses=stored(401, 404, 409),
    openapi_extra=KEYLESS,
    response_model_exclude_none=True,
)
async def save(viewer: Viewer) -> models.Save:
    """A finished game, for replay and study."""
    table, _ = viewer
    if not table.over:
        raise Refused("server-not-over")
    return models.Save.model_validate(table.match.save())


@router.get(
    "/tables/{id}/stream",
    response_class=StreamingResponse,
    responses=stored(401, 404, 409) | STREAM,
    openapi_extra=KEYLESS,
)
async def stream(request: Request, viewer: Viewer, credentials: Bearer) -> StreamingResponse:
    """Hear when the table changes; then look. It ends when the key opens nothing any more."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    said = changes(request, *viewer, credentials)
    return StreamingResponse(said, media_type="text/event-stream", headers=headers)


async def changes(request: Request, table: LiveTable, seat: int, credentials: Bearer) -> AsyncIterator[str]:
    async with aclosing(table.follow(QUIET_SECONDS, frozenset({seat}))) as following:
        async for changed in following:
            if credentials is not None and table.seat_of(credentials.credentials) != seat:
                return
            attendance, network = tables_of(request).attendance, network_of_request(request)
            attendance.looked(
                table, f"at {network}" if credentials is None else hashed(credentials.credentials), network
            )
            if seat != NOBODY:
                attendance.seen(table, seat)
            news = models.Change(seq=table.number(seat), over=table.over)
            yield f"event: change\ndata: {news.model_dump_json()}\n\n" if changed else ": still here\n\n"


assert LANGUAGES == ("en", "it"), "the models name the languages"
