"""Chance that can be checked: what the table published, what people added, and after the end whether it held."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..proof import Proof, verify
from .live_table import Proven
from .saves import save_name
from .table_cards import table_card
from .tables import LiveTable, Refused
from .views import page
from .visitor import tables_of, visitor_of
from .waiting import shares_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}/chance")
async def chance(request: Request, id: str) -> Response:
    guest, table = visitor_of(request), await tables_of(request).get(id)
    if not guest.watches(table):
        raise Refused("server-not-yours", 403)
    proof = await proof_of(table)
    return page(
        request,
        "chance.html",
        guest,
        card=table_card(guest, table),
        seeded=table.row.seeded,
        dealt=table.played is not None,
        commitment=table.row.commitment,
        secret=table.row.secret if table.over and table.row.secret else "",
        shares=shares_of(guest, table) if table.row.commitment else [],
        proof=proof,
        file=save_name(table),
        save=bool(guest.seats_at(table)),
    )


async def proof_of(table: LiveTable) -> Proof | None:
    """Everything dealt again, once; None as long as it must stay sealed, where it never was, and where it cannot be."""
    if not table.row.commitment or not table.over:
        return None
    if table.proven is None:
        try:
            table.proven = Proven(await asyncio.to_thread(verify, table.match.save()))
        except ValueError:
            # It was played by former rules.
            table.proven = Proven(None)
    return table.proven.proof
