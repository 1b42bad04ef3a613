"""Units on a tile: one owner's colony, vessels and those they carry, and markers of what befalls them."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Terrain, Trace
from ..scenes.marks import Mark
from ..scenes.scene import Piece, Tile
from ..scenes.signs import OwnSign
from .icons import icon, mark, outline, silhouette
from .pen import num, tag
from .setting import Setting
from .terrain import hexagon
from .theme import GOLD, INK, PLAIN, Livery

ALONE: Final = {"small": 0.7, "large": 0.92}
"""How large a silhouette is in an empty hexagon that is one wide."""
CROWDED: Final = {"small": 0.5, "large": 0.68}
STRUCK: Final = "#ff5a4d"


def draw_stack(on: Setting, tile: Tile) -> str:
    pieces = on.scene.pieces_at(tile.id)
    if not pieces:
        return ""
    markers = [piece for piece in pieces if piece.owner == NOBODY]
    colonies = [piece for piece in pieces if isinstance(piece.look, OwnSign)]
    vessels = [piece for piece in pieces if piece not in markers and piece not in colonies]
    wide = float(tile.wide)
    body = "".join(on.group(piece, _marker(on, piece, wide), tile.x, tile.y) for piece in markers)
    for piece in colonies:
        body += on.group(piece, _colony(on, piece, wide, bool(vessels)), tile.x, tile.y)
    if tile.owner != NOBODY:
        body += _flag(on.livery(tile.owner), tile.x, tile.y + wide * 0.45, wide * 0.14)
    # An asteroid's number stays readable above, and so does a colony's dome.
    low = 0.13 if colonies else 0.1 if tile.look is Terrain.ASTEROID else 0.0
    sizes = CROWDED if colonies or len(vessels) > 1 else ALONE
    for number, piece in enumerate(vessels):
        x = tile.x + (number - (len(vessels) - 1) / 2) * wide * 0.42
        body += _vessel(on, piece, x, tile.y + low * wide, wide * sizes[_size(on, piece)])
    return body


def _flag(of: Livery, x: float, y: float, radius: float) -> str:
    """Whose tile it is, by shape. No group: on a page a group without an id could be mistaken for a unit that comes."""
    style = {"fill": of.body, "stroke": of.edge, "stroke_linejoin": "round"}
    return tag("path", d=outline(of.shape, radius), transform=f"translate({num(x)} {num(y)})", **style)


def _size(on: Setting, piece: Piece) -> str:
    unit = on.looks.unit(piece.look)
    return "large" if unit is not None and unit.rim else "small"


def _colony(on: Setting, piece: Piece, wide: float, crowded: bool) -> str:
    of = on.livery(piece.owner)
    shape = hexagon(wide * 0.84)
    body = tag("path", d=shape, fill=of.deep, fill_opacity=0.88, stroke=of.colour, stroke_width=1.2)
    body += on.glow(piece, "path", d=shape)
    size, y = (wide * 0.38, -wide * 0.22) if crowded else (wide * 0.56, 0.0)
    if isinstance(piece.look, OwnSign):
        body += icon(on.looks, piece.look, 0, y, size, of.colour)
    return body + (_reticle(wide * 0.4) if Mark.TARGET in piece.marks else "")


def _vessel(on: Setting, piece: Piece, x: float, y: float, size: float) -> str:
    of = on.livery(piece.owner)
    body = on.glow(piece, "circle", r=size * 0.54)
    # A disc to click on: a silhouette alone is a small target.
    body += tag("circle", r=size * 0.54, fill="#000", fill_opacity=0)
    if Mark.MOVED in piece.marks:
        body += _trail(size, of)
    body += silhouette(on.looks.unit(piece.look), of, size)
    if Mark.ATTACKED in piece.marks:
        body += tag("circle", cy=-size * 0.5, r=size * 0.09, fill=GOLD, stroke=INK, stroke_width=0.6)
    if Mark.BOUND in piece.marks:
        ring = {"fill": "none", "stroke": "#ff8a5c", "stroke_width": 1.4, "stroke_dasharray": "2.5 2"}
        body += tag("circle", r=size * 0.52, **ring)
    if Mark.TARGET in piece.marks:
        body += _reticle(size * 0.56)
    drawn = on.group(piece, body, x, y)
    return drawn + _hold(on, piece, x, y, size)


def _hold(on: Setting, piece: Piece, x: float, y: float, size: float) -> str:
    """What a vessel carries: small before its bow, each to be clicked by itself."""
    aboard = on.scene.pieces_at(piece.id)
    each = size * 0.36
    body = ""
    for number, other in enumerate(aboard):
        of = on.livery(other.owner)
        disc = tag("circle", r=each * 0.62, fill=INK, fill_opacity=0.9, stroke=of.colour, stroke_width=0.8)
        disc += on.glow(other, "circle", r=each * 0.7) + silhouette(on.looks.unit(other.look), of, each * 0.95)
        away = (number - (len(aboard) - 1) / 2) * each * 1.3
        body += on.group(other, disc, x + away, y + size * 0.46)
    return body


def _trail(size: float, of: Livery) -> str:
    d = "".join(
        f"M{num(x * size)} {num(0.5 * size)}v{num(long * size)}" for x, long in ((-0.14, 0.12), (0, 0.2), (0.14, 0.12))
    )
    return tag("path", d=d, stroke=of.colour, stroke_width=1.1, stroke_linecap="round", stroke_opacity=0.8)


def _reticle(radius: float) -> str:
    r = radius
    ticks = "".join(
        f"M{num(x * r * 0.75)} {num(y * r * 0.75)}L{num(x * r * 1.25)} {num(y * r * 1.25)}"
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    body = tag("circle", r=r, fill="none", stroke=STRUCK, stroke_width=1.8)
    body += tag("path", d=ticks, stroke=STRUCK, stroke_width=1.8, stroke_linecap="round")
    return tag("g", body, class_="struck")


def _marker(on: Setting, piece: Piece, wide: float) -> str:
    """What an Event has left on a hex: a drawing of the game's own, or a plain marker."""
    own = on.looks.tokens.get(piece.look.card) if isinstance(piece.look, Trace) else None
    if own is not None:
        return mark(own, PLAIN, wide / 2)
    star = "M0-9 2.600-2.800 9-2.600 4 1.600 5.600 8 0 4.400-5.600 8-4 1.600-9-2.600-2.600-2.800z"
    scale = f"translate({num(wide * 0.28)} {num(-wide * 0.3)}) scale({wide / 60:.3f})"
    return tag("path", d=star, fill=GOLD, stroke=INK, transform=scale)
