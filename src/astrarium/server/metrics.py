"""Figures for whoever watches over a server, as Prometheus reads them."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.responses import JSONResponse, PlainTextResponse, Response

router = APIRouter(include_in_schema=False)

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)

MOVES = Counter("astrarium_moves", "Decisions that were stored, by who took them.", ["by"], registry=REGISTRY)
REQUESTS = Histogram(
    "astrarium_request_seconds", "Until an answer begins.", ["method", "status"], buckets=QUICK, registry=REGISTRY
)
STORE = Histogram("astrarium_store_seconds", "What the store takes.", buckets=QUICK, registry=REGISTRY)
WAITS = Histogram(
    "astrarium_turn_wait_seconds",
    "How long work waits for its turn: thinking (bots that search), quick (bots that do not), drawing.",
    ["for_what"],
    buckets=LONG,
    registry=REGISTRY,
)
ERRORS = Counter("astrarium_errors", "Errors, also those that are not written down again.", registry=REGISTRY)
REFUSED = Gauge(
    "astrarium_refused_total", "Requests and connections refused, by reason.", ["reason"], registry=REGISTRY
)
TABLES = Gauge("astrarium_tables", "Tables in memory.", registry=REGISTRY)
STREAMS = Gauge("astrarium_streams", "Live streams that are open.", registry=REGISTRY)
CONNECTIONS = Gauge("astrarium_connections", "Connections that are open.", registry=REGISTRY)
THINKING = Gauge("astrarium_thinking", "Bots that think now.", ["lane"], registry=REGISTRY)
WAITING = Gauge("astrarium_waiting", "Bots that wait for their turn to think.", ["lane"], registry=REGISTRY)


def gathered(request: Request) -> bytes:
    """All figures, those of the moment included."""
    tables, state = request.app.state.tables, request.app.state
    TABLES.set(len(tables.held))
    STREAMS.set(sum(len(table.listeners) for table in list(tables.held.values())))
    for lane, turns in (("search", tables.bots.turns), ("quick", tables.bots.quick_turns), ("draw", tables.drawing)):
        THINKING.labels(lane).set(turns.thinking)
        WAITING.labels(lane).set(len(turns.waiting))
    for reason, count in state.refused.items():
        REFUSED.labels(reason).set(count)
    crowd = getattr(state, "crowd", None)
    if crowd is not None:
        CONNECTIONS.set(crowd.total)
        for reason, count in crowd.refused.items():
            REFUSED.labels(f"connection-{reason}").set(count)
    return generate_latest(REGISTRY)


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """For those who watch from within: whoever comes through a proxy, or from elsewhere, finds nothing here."""
    from .connections import networks
    from .live_table import Refused

    peer = request.client.host if request.client is not None else ""
    within = networks(request.app.state.settings.metrics)
    try:
        known = any(ip_address(peer) in network for network in within)
    except ValueError:
        known = False
    if not known or "x-forwarded-for" in request.headers:
        raise Refused("server-no-such-page", 404)
    return Response(gathered(request), media_type=CONTENT_TYPE_LATEST)


@router.get("/health")
async def health() -> Response:
    """The process lives."""
    return PlainTextResponse("ok", headers={"cache-control": "no-store"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Whether people may be sent here: the store answers, and the server is not about to stop."""
    tables = request.app.state.tables
    store = False
    if not tables.closing:
        try:
            await tables.off_loop(tables.store.answers)
            store = True
        except Exception:  # whatever it is, it is not ready
            store = False
    told = {"ready": store, "store": store, "closing": tables.closing}
    return JSONResponse(told, 200 if store else 503, headers={"cache-control": "no-store"})
