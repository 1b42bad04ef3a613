"""The places of a sheet, called by name, and what stands on them."""

from __future__ import annotations

from collections.abc import Callable
from math import asin, cos, pi, sin
from typing import Final, assert_never

from ..clockwork.names import NOBODY
from ..scenes.looks import Naming, Orb, Place, Planet, Plate, Station, World
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Piece, Space
from ..scenes.signs import Sign
from .hexagons import hexagon
from .icons import icon, reconstructed_sign
from .orbs import draw_orb
from .pen import fit, largest, num, paragraph, shift, tag, words, wrap
from .pieces import draw_piece
from .scales import said
from .setting import Setting
from .silhouettes import gun, steamer
from .slot_cards import caption, draw_empty, draw_slot_card, fitting
from .theme import DIM, GOLD, INK, LINE, NIGHT, PANEL, RAISED, SOFT, TEXT
from .typeface import SEMI

CORNERED: Final = 42.0
"""So high a field keeps its sign in the corner when something stands on it."""
ROOMY: Final = 64.0
"""So high a field has a larger one."""
NAMED: Final = (10.5, 9.6, 8.8, 8.0)
"""The sizes in which a name is written, the first in which it fits."""
ALONE: Final = 9
"""So large a disc holds one piece."""
STANDING: Final = 11.5
"""The radius of a piece that stands beside a place."""
ON_ROAD: Final = 14.5
"""The radius of one that drives along a road."""
HAZARD: Final = "#c9ee4b"
STRUCK: Final = "#ff6a5c"
MOORING: Final = "#7fc8ff"


def draw_place(on: Setting, space: Space) -> str:
    match space.look:
        case Place():
            return PLACES[space.look](on, space)
        case Orb():
            return _planet(on, space, space.look)
        case Planet() | Station() | Plate() | World():
            raise ValueError(f"{space.id} is a place of a map with a painter of its own, not of a sheet")
        case _:
            assert_never(space.look)


def draw_pieces(on: Setting, space: Space) -> str:
    """What stands round the lower edge of a place. What stands inside one is drawn with it."""
    pieces = [] if _holds(on, space) else on.scene.pieces_at(space.id)
    if not pieces:
        return ""
    radius = ON_ROAD if space.look is Place.WAYPOINT else STANDING
    body = "".join(
        on.group(piece, draw_piece(on, piece, radius), space.x + x, space.y + y)
        for piece, (x, y) in zip(pieces, stands(len(pieces), space.size, radius), strict=True)
    )
    # A click on what stands there is meant for the place, unless the piece itself may be picked.
    return tag("g", body, data_atom=on.names[space.atom] if on.open(space) else None)


def _holds(on: Setting, space: Space) -> bool:
    """Whether things stand inside the place: in a box, or alone on a disc."""
    if space.look is Place.DISC:
        return len(on.scene.pieces_at(space.id)) == 1 and space.size >= ALONE
    return space.look in (Place.CELL, Place.SLOT, Place.HEX)


def stands(count: int, radius: float, size: float = STANDING) -> list[tuple[float, float]]:
    """Places for pieces of a size round the lower edge of a disc, then on wider rings."""
    places: list[tuple[float, float]] = []
    ring = radius + size * 0.72
    while len(places) < count:
        step = 2 * asin(min(1.0, (size + 1) / ring))
        here = min(count - len(places), max(1, int(1.5 * pi / step)))
        for number in range(here):
            angle = pi / 2 - (number - (here - 1) / 2) * step
            places.append((ring * cos(angle), ring * sin(angle)))
        ring += size * 2.1
    return places


def _inside(on: Setting, pieces: list[Piece], space: Space) -> str:
    wide, high = float(space.size), float(space.high or space.size)
    # A printed sign stays readable in the upper corner.
    top = 0.0 if not _printed(space) or high < CORNERED else 13.0 if high < ROOMY else 17.0
    columns, side = fitting(len(pieces), wide - 6, high - top - 5, 32.0)
    radius = max(4.5, side / 2)
    rows = -(-len(pieces) // columns)
    body = ""
    for number, piece in enumerate(pieces):
        row = number // columns
        there = min(columns, len(pieces) - row * columns)
        x = (number % columns - (there - 1) / 2) * (side + 3)
        y = top / 2 + (row - (rows - 1) / 2) * (side + 3)
        body += on.group(piece, draw_piece(on, piece, radius), x, y)
    return body


def _printed(space: Space) -> bool:
    return space.icon is not None or space.number != NO_NUMBER


# Fields


def _style(on: Setting, space: Space) -> dict[str, object]:
    of = on.livery(space.owner)
    held = space.owner != NOBODY
    if Mark.NOW in space.marks:
        return {"fill": RAISED, "fill_opacity": 0.95, "stroke": GOLD, "stroke_width": 2}
    if held:
        return {"fill": of.deep, "fill_opacity": 0.8, "stroke": of.colour, "stroke_width": 1.8}
    if Mark.ON in space.marks:
        return {"fill": RAISED, "fill_opacity": 0.95, "stroke": SOFT, "stroke_width": 1.4}
    return {"fill": PANEL, "fill_opacity": 0.9, "stroke": LINE, "stroke_width": 1.2}


def _field(on: Setting, space: Space, shape: str, edge: dict[str, object], body: str) -> str:
    """A field of any shape with its states and what stands on it."""
    drawn = tag(shape, **(edge | _style(on, space))) + body
    pieces = on.scene.pieces_at(space.id)
    drawn += _inside(on, pieces, space) if pieces else ""
    if Mark.CLOSED in space.marks or Mark.OFF in space.marks:
        drawn += tag(shape, fill=NIGHT, fill_opacity=0.6, stroke="none", **edge)
    if Mark.ASKED in space.marks:
        drawn += tag(shape, class_="asked", **edge)
    if Mark.RECONSTRUCTED in space.marks:
        drawn += reconstructed_sign(space.size / 2 - 8, 8 - (space.high or space.size) / 2, 5)
    if Mark.DONE in space.marks:
        wide, high = space.size / 2, (space.high or space.size) / 2
        drawn += tag(
            "path", d=f"M{num(wide - 13)} {num(-high + 8)}l3 3.500 6-7.500", fill="none", stroke=GOLD, stroke_width=2
        )
    return drawn + on.glow(space, shape, **edge)


def _cell(on: Setting, space: Space) -> str:
    wide, high = float(space.size), float(space.high or space.size)
    edge: dict[str, object] = {
        "x": -wide / 2,
        "y": -high / 2,
        "width": wide,
        "height": high,
        "rx": min(8.0, high * 0.2),
    }
    return on.group(space, _field(on, space, "rect", edge, _face(on, space, wide, high)), space.x, space.y)


def _hex(on: Setting, space: Space) -> str:
    wide = float(space.size)
    edge: dict[str, object] = {"d": hexagon(wide, wide * 1.1547)}
    return on.group(space, _field(on, space, "path", edge, _face(on, space, wide * 0.86, wide)), space.x, space.y)


def _face(on: Setting, space: Space, wide: float, high: float) -> str:
    """Sign, number and name of a field; small in the corner where something stands on it."""
    tint = on.looks.tint(space.icon, SOFT)
    if on.scene.pieces_at(space.id) or on.scene.cards_at(space.id):
        return _corner(on, space, wide, high, tint)
    name = on.say(space.label)
    named = space.naming is Naming.PRINTED and (high >= CORNERED or not _printed(space))
    low = 0.0
    body = ""
    if named:
        longest = max(name.split() or [""], key=len)
        most = 2 if _printed(space) else 3
        for size in NAMED:
            lines = wrap(name, size, wide - 10, SEMI)
            if len(lines) <= most and largest(longest, NAMED, wide - 10, SEMI) >= size:
                break
        lines = lines[:most]
        lines = [fit(line, size, wide - 8, SEMI) for line in lines]
        low = len(lines) * (size + 1) + 5 if _printed(space) else 0.0
        first = high / 2 - low + size if _printed(space) else size * 0.36 - (len(lines) - 1) * (size + 1) / 2
        body += paragraph(lines, 0, first, size, size + 1, class_="mid semi soft")
    middle = -low / 2
    size = min(26.0, (high - low) * 0.62, wide * 0.6)
    if space.icon is not None and space.number != NO_NUMBER:
        both = min(size, wide * 0.4)
        body += words(said(space.number), -1, middle + both * 0.36, both * 0.95, class_="bold end")
        body += icon(on.looks, space.icon, both * 0.58, middle, both, tint)
    elif space.icon is not None:
        body += icon(on.looks, space.icon, 0, middle, size, tint)
    elif space.number != NO_NUMBER:
        body += words(said(space.number), 0, middle + size * 0.34, size * 0.92, class_="bold mid")
    return body


def _corner(on: Setting, space: Space, wide: float, high: float, tint: str) -> str:
    if not _printed(space) or high < CORNERED:
        return ""
    size = 9.6 if high < ROOMY else 12.5
    x, y = -wide / 2 + 5, -high / 2 + size * 0.94
    body = ""
    if space.number != NO_NUMBER:
        told = said(space.number)
        body += words(told, x, y + size * 0.36, size, class_="bold soft")
        x += size * 0.68 * len(told) + 1
    return body + (icon(on.looks, space.icon, x + size * 0.52, y, size * 1.15, tint) if space.icon is not None else "")


def _disc(on: Setting, space: Space) -> str:
    edge: dict[str, object] = {"r": space.size}
    body = ""
    if _holds(on, space):
        piece = on.scene.pieces_at(space.id)[0]
        body = on.group(piece, draw_piece(on, piece, space.size * 0.84), 0, 0)
    else:
        size = space.size * 1.1
        tint = on.looks.tint(space.icon, SOFT)
        if space.icon is not None:
            body = icon(on.looks, space.icon, 0, 0, size * 1.1, tint)
        elif space.number != NO_NUMBER:
            body = words(said(space.number), 0, size * 0.34, size * 0.92, class_="bold mid soft")
    drawn = tag("circle", **(edge | _style(on, space))) + body
    if Mark.OFF in space.marks or Mark.CLOSED in space.marks:
        drawn += tag("circle", fill=NIGHT, fill_opacity=0.6, **edge)
    if Mark.DONE in space.marks and not _holds(on, space):
        drawn = tag("g", drawn, opacity="0.5")
    if Mark.ASKED in space.marks:
        drawn += tag("circle", r=space.size + 3, class_="asked")
    if Mark.RECONSTRUCTED in space.marks:
        drawn += reconstructed_sign(space.size * 0.86, -space.size * 0.86, 4.5)
    return on.group(space, drawn + on.glow(space, "circle", r=space.size + 1), space.x, space.y)


def _slot(on: Setting, space: Space) -> str:
    wide, high = float(space.size), float(space.high or space.size * 1.4)
    cards = on.scene.cards_at(space.id)
    edge = {"width": wide, "height": high, "rx": 9}
    name = on.say(space.label) if space.naming is Naming.PRINTED else ""
    body = tag("rect", fill="none", **edge) if cards else draw_empty(on, name, space.icon, wide, high)
    if space.owner != NOBODY and not cards:
        body += tag("rect", fill="none", stroke=on.livery(space.owner).colour, stroke_opacity=0.5, **edge)
    if Mark.ASKED in space.marks:
        body += tag("rect", class_="asked", **edge)
    # Several lie fanned out, the last on top.
    fan = min(14.0, 26.0 / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    for number, card in enumerate(cards):
        away = fan * (number - (len(cards) - 1) / 2)
        body += shift(draw_slot_card(on, card, wide, high), away, away)
    pieces = on.scene.pieces_at(space.id)
    body += shift(_inside(on, pieces, space), wide / 2, high / 2) if pieces else ""
    # A card that may not be picked by itself is part of its slot; over it the slot's edge stays visible.
    body += on.glow(space, "rect", pointer_events="none", **edge)
    return on.group(space, body, space.x - wide / 2, space.y - high / 2)


# Heavens and roads


def _planet(on: Setting, space: Space, orb: Orb) -> str:
    gone = Mark.OFF in space.marks
    reach = space.size + 4.0
    body = ""
    if space.owner != NOBODY:
        body += tag("circle", r=reach, fill="none", stroke=on.livery(space.owner).colour, stroke_width=2)
    body += tag("circle", r=reach, fill="#000", fill_opacity=0) + draw_orb(orb, space.size, gone)
    body += on.glow(space, "circle", r=reach)
    if Mark.ASKED in space.marks:
        body += tag("circle", r=reach + 2, class_="asked")
    label = on.say(space.label)
    if label:
        body += caption(label, 0, -space.size - 6, 120, 10.4)
    return on.group(space, body, space.x, space.y)


def _place(on: Setting, space: Space) -> str:
    """An empty place on an orbit."""
    r = float(space.size)
    body = tag("circle", r=r, fill=NIGHT, fill_opacity=0.8, stroke="#9db8f2", stroke_opacity=0.6)
    body += on.glow(space, "circle", r=r + 2)
    if Mark.ASKED in space.marks:
        body += tag("circle", r=r + 3, class_="asked")
    return on.group(space, body, space.x, space.y)


def _waypoint(on: Setting, space: Space) -> str:
    r = float(space.size)
    marks = space.marks
    rim = (
        HAZARD
        if Mark.CONTAMINATED in marks
        else MOORING
        if Mark.MOORING in marks
        else GOLD
        if Mark.SPECIAL in marks
        else "#d6e2f6"
    )
    if space.owner != NOBODY:
        rim = on.livery(space.owner).colour
    body = tag("circle", r=r + 2.5, fill=INK, fill_opacity=0.85)
    body += tag("circle", r=r, fill="#131e33", stroke=rim, stroke_width=2.4)
    if Mark.SPECIAL in marks:
        body += tag("circle", r=r - 4, fill="none", stroke=GOLD, stroke_dasharray="2.500 2.500")
    if space.icon is not None:
        body += icon(on.looks, space.icon, 0, 0, r * 1.15, on.looks.tint(space.icon, rim))
    elif space.number != NO_NUMBER:
        body += words(said(space.number), 0, r * 0.32, r * 0.86, class_="bold mid")
    if Mark.NEAR in marks and not on.open(space):
        near = {"r": r + 4, "fill": "none", "stroke": TEXT, "stroke_opacity": 0.75, "stroke_width": 1.6}
        body += tag("circle", stroke_dasharray="3 4", **near)
    body += on.glow(space, "circle", r=r + 3)
    if Mark.ASKED in marks:
        body += tag("circle", r=r + 5, class_="asked")
    # What stands on the rim is read whatever rings are round it.
    if space.icon is not None and space.number != NO_NUMBER:
        body += _tag(said(space.number), r)
    for number, mark in enumerate(mark for mark in _BADGES if mark in marks):
        angle = -pi / 4 - number * 0.9
        body += _sign(on, mark, (r + 3) * cos(angle), (r + 3) * sin(angle))
    return on.group(space, body, space.x, space.y)


_BADGES: Final = {
    Mark.CONTAMINATED: (Sign.RADIATION, HAZARD),
    Mark.MOORING: (Sign.SHIP, MOORING),
    Mark.START: (Sign.FLAG, TEXT),
    Mark.GOAL: (Sign.CROWN, GOLD),
    Mark.AVALANCHE: (Sign.SNOW, "#dfeaf8"),
}


def _sign(on: Setting, mark: Mark, x: float, y: float) -> str:
    sign, colour = _BADGES[mark]
    body = tag("circle", cx=x, cy=y, r=8, fill=INK, stroke=colour, stroke_width=1.1)
    return body + icon(on.looks, sign, x, y, 11, colour)


def _tag(told: str, radius: float) -> str:
    y = -radius - 2
    body = tag("rect", x=-9, y=y - 7, width=18, height=13, rx=6, fill=INK, stroke=LINE)
    return body + words(told, 0, y + 3, 9.4, class_="bold mid")


def _turret(on: Setting, space: Space) -> str:
    gone = Mark.OFF in space.marks
    body = tag("circle", r=space.size, fill=INK, fill_opacity=0.7, stroke=DIM if gone else STRUCK, stroke_width=1.5)
    body += gun(space.size * 0.72, "#5b6478" if gone else STRUCK)
    if gone:
        d = f"M{num(-space.size * 0.6)} {num(-space.size * 0.6)}L{num(space.size * 0.6)} {num(space.size * 0.6)}"
        body += tag("path", d=d, stroke=SOFT, stroke_width=2)
    if space.number != NO_NUMBER:
        body += _tag(said(space.number), space.size)
    if Mark.ASKED in space.marks:
        body += tag("circle", r=space.size + 3, class_="asked")
    return on.group(space, body + on.glow(space, "circle", r=space.size + 1), space.x, space.y)


def _gate(on: Setting, space: Space) -> str:
    r = float(space.size)
    of = on.livery(space.owner)
    colour = of.colour if space.owner != NOBODY else "#9fe8ff"
    body = tag("circle", r=r, fill="#04101c", stroke=colour, stroke_width=2.4)
    for turn, size in ((10, 0.8), (55, 0.6), (100, 0.4)):
        ring = {"rx": r * size, "ry": r * size * 0.55, "fill": "none", "stroke": colour, "stroke_opacity": 0.7}
        body += tag("ellipse", transform=f"rotate({turn})", **ring)
    return on.group(space, body + on.glow(space, "circle", r=r + 2), space.x, space.y)


def _ship(on: Setting, space: Space) -> str:
    body = tag("circle", r=space.size, fill="#000", fill_opacity=0) + steamer(space.size)
    return on.group(space, body + on.glow(space, "circle", r=space.size + 2), space.x, space.y)


PLACES: Final[dict[Place, Callable[[Setting, Space], str]]] = {
    Place.SPOT: _place,
    Place.WAYPOINT: _waypoint,
    Place.DISC: _disc,
    Place.CELL: _cell,
    Place.HEX: _hex,
    Place.SLOT: _slot,
    Place.TURRET: _turret,
    Place.GATE: _gate,
    Place.SHIP: _ship,
}
