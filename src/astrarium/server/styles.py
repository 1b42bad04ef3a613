"""How drawings look on our pages, and the typeface of everything."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from ..table.theme import STYLE
from ..table.typeface import FILE, digest, face

router = APIRouter(include_in_schema=False)

A_WHILE = 300
FOR_EVER = 365 * 24 * 3600
TYPEFACE = f"/typeface-{digest()}.woff2"
"""Another file would have another address, so nobody asks for this one twice."""


@router.get("/table.css")
async def style() -> Response:
    """Drawings bring no style of their own into a page."""
    kept = {"cache-control": f"public, max-age={A_WHILE}"}
    return Response(face(TYPEFACE.removeprefix("/")) + STYLE, media_type="text/css", headers=kept)


@router.get(TYPEFACE)
async def typeface() -> Response:
    kept = {"cache-control": f"public, max-age={FOR_EVER}, immutable"}
    return FileResponse(FILE, media_type="font/woff2", headers=kept)
