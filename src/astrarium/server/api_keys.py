"""Keys and links for programs: a link is exchanged for a key by a POST."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from ..clockwork.names import NOBODY
from . import api_models as models
from .api_terms import Bearer, Hosting, Player, changing, named_in_full, stored
from .visitor import tables_of

router = APIRouter(prefix="/api", tags=["keys"], dependencies=[Depends(named_in_full)])


@router.post("/keys", status_code=201, responses=changing(404, 409, 410))
async def exchange(request: Request, wanted: models.Exchange) -> models.Exchanged:
    """Sit down by a link: it is exchanged for a key that nobody else has, and opens nothing any more."""
    link = wanted.link.strip().rstrip("/").rsplit("/", 1)[-1]
    way, key = await tables_of(request).links.exchange(link, wanted.name, wanted.key or "", wanted.keep, wanted.share)
    return models.Exchanged(id=way.table.id, seat=None if way.seat == NOBODY else way.seat, key=key)


@router.get("/tables/{id}/links", responses=stored(401, 403, 404, 409))
async def links(request: Request, hosting: Hosting) -> models.Links:
    """The links that are good now, for the host's key."""
    found = tables_of(request).links.invitations(*hosting)
    return models.Links(seats=[link or None for link in found.seats], watch=found.watch or None)


@router.post("/tables/{id}/links/renew", responses=changing(401, 404, 409))
async def renew_link(request: Request, hosting: Hosting, place: models.LinkPlace) -> models.Links:
    """Make a new link; the former opens nothing any more. Where somebody sits there is none to make."""
    table, key = hosting
    await tables_of(request).links.renew(table, NOBODY if place.seat is None else place.seat, key)
    return await links(request, hosting)


@router.post("/tables/{id}/links/revoke", responses=changing(401, 404, 409))
async def revoke_link(request: Request, hosting: Hosting, place: models.LinkPlace) -> models.Links:
    """The link opens nothing any more, and none is in its place."""
    await tables_of(request).links.revoke(hosting[0], NOBODY if place.seat is None else place.seat)
    return await links(request, hosting)


@router.post("/tables/{id}/carry", status_code=201, responses=stored(401, 403, 404, 409))
async def carry(request: Request, player: Player, credentials: Bearer) -> models.Link:
    """A link that brings your seat to a browser, or to another program, once; a former one opens nothing any more."""
    assert credentials is not None
    return models.Link(link=await tables_of(request).links.carry(*player, credentials.credentials))
