"""Before the first shuffle: who has sat down, what is said, and to what the table has committed itself."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request
from starlette.responses import PlainTextResponse, Response

from ..clockwork.names import NOBODY
from ..language import words
from ..positions.sealed import BETWEEN
from .store import BOT, OPEN
from .store_rows import Line
from .table_cards import name_of, table_card
from .tables import LiveTable
from .views import page
from .visitor import Visitor


@dataclass(frozen=True)
class Share:
    """What somebody added to chance; empty where nothing was given."""

    who: str
    text: str
    bot: bool


def shares_of(guest: Visitor, table: LiveTable) -> list[Share]:
    """First that of whoever set up the table."""
    say = words(guest.lang).say
    host, *seats = table.row.shares.split(BETWEEN)
    found = [Share(say("chance-host"), host, False)]
    for row, share in zip(table.seats, seats, strict=True):
        if row.kind != OPEN:
            found.append(Share(name_of(guest, row), share, row.kind == BOT))
    return found


def waiting_page(request: Request, table: LiveTable, guest: Visitor, talk: list[Line], toast: str) -> Response:
    card = table_card(guest, table)
    if request.headers.get("accept", "").startswith("text/plain"):
        say = words(guest.lang).say
        told = f"{say('chance-waiting')}. {say('chance-waiting-means', count=len(card.free))}"
        return PlainTextResponse(f"{told}\n{say('chance-commitment')}: {table.row.commitment}\n")
    return page(
        request,
        "waiting.html",
        guest,
        card=card,
        commitment=table.row.commitment,
        secret="",
        shares=shares_of(guest, table),
        talk=talk,
        viewer=next(iter(guest.seats_at(table)), NOBODY),
        may_talk=guest.invited(table),
        host=bool(guest.host_key(table.row)),
        toast=toast,
    )
