"""The map of a galaxy: hexagons with planets in them, the cone in the middle, and the beam that points."""

from __future__ import annotations

from math import asin, cos, hypot, pi, sin
from typing import Final

from ..scenes.looks import Frame, Hexagon, Marker, Moon, Planet, Ray, Station
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Area, Beam, Piece, Space
from .hexagons import hexagon
from .icons import token
from .pen import num, shift, tag, words
from .planets import moon, planet
from .setting import Setting
from .theme import DIM, GOLD, INK, NIGHT, SOFT, SPACE
from .trays import draw_tray

NUMBER: Final = 7.5
"""The radius of the disc with a place's number."""
TOKEN: Final = 12.0
"""The radius of a stack of tokens."""
INSET: Final = 4.0
"""How far a hexagon's line runs inside its field."""
CONES: Final = {Ray.CONE: ("#ffe08a", "#ffb938"), Ray.REVERSE_CONE: ("#c6b4ff", "#8f6bff")}


# Hexagons


def draw_hex(on: Setting, area: Area, side: Hexagon) -> str:
    """The field of a system, or the middle of the board."""
    of = on.livery(area.owner)
    wide, high = area.wide - 2 * INSET, area.high - 2 * INSET
    shape = hexagon(wide, high)
    if side is Hexagon.WARP:
        body = tag("path", d=shape, fill="url(#vortex)", stroke="#6d7bb0", stroke_width=1.4)
        body += _swirl(area)
    else:
        style = {"stroke": of.colour, "stroke_opacity": 0.75, "stroke_width": 1.6}
        body = tag("path", d=shape, fill=of.deep, fill_opacity=0.42, **style)
        body += tag("path", d=hexagon(wide - 12, high - 12), fill="none", stroke=of.colour, stroke_opacity=0.18)
        body += _scenery(side, of.colour, area.wide / 280)
    if Mark.ASKED in area.marks:
        body += tag("path", d=shape, class_="asked")
    if on.open(area):
        body += on.glow(area, "path", d=shape)
    body += words(on.say(area.label), 0, -area.high / 2 + 29, 10.5, class_="caps mid own", color=of.colour)
    for number, line in enumerate(area.lines):
        body += words(on.say(line), 0, -area.high / 2 + 41 + 12 * number, 9.5, class_="mid soft")
    return on.group(area, body, area.x, area.y)


def _swirl(area: Area) -> str:
    body = ""
    for turn in range(3):
        points = []
        for step in range(26):
            angle = turn * 2 * pi / 3 + step * 0.24
            reach = 14 + step * 4.2
            points.append(f"{num(reach * cos(angle) * 1.12)} {num(reach * sin(angle) * 0.86)}")
        body += tag(
            "path", d=f"M{'L'.join(points)}", fill="none", stroke="#93a4ff", stroke_opacity=0.16, stroke_width=9
        )
    return body


def _scenery(side: Hexagon, colour: str, stretch: float) -> str:
    """What a reverse side shows between its planets."""
    style = {"fill": "none", "stroke": colour, "stroke_opacity": 0.4}
    if side is Hexagon.BINARY:
        body = ""
        for x in (-62, 62):
            body += tag("circle", cx=x * stretch, cy=-8, r=13, fill="#ffe7a3", opacity="0.18")
            body += tag("circle", cx=x * stretch, cy=-8, r=7, fill="#ffe7a3", opacity="0.9")
            body += tag("ellipse", cx=x * stretch, cy=-8, rx=46 * stretch, ry=52, stroke_dasharray="2 5", **style)
        return body
    if side is Hexagon.ROSETTE:
        return tag("ellipse", cy=-4, rx=104 * stretch, ry=48, stroke_dasharray="2 5", **style)
    if side is Hexagon.RINGS:
        rings = ((54, 20), (78, 30), (102, 41), (126, 52))
        return "".join(
            tag("ellipse", cy=4, rx=rx * stretch, ry=ry, stroke_width=5, **(style | {"stroke_opacity": 0.2}))
            for rx, ry in rings
        )
    return ""


def _loose(on: Setting, area: Area) -> str:
    """Pieces that lie on the field itself: in two columns beside what stands in its middle, else in a row below."""
    pieces = on.scene.pieces_at(area.id)
    body = ""
    warp = area.look is Hexagon.WARP
    for number, piece in enumerate(pieces):
        if warp:
            side = -1 if number % 2 == 0 else 1
            rows = (len(pieces) + 1) // 2
            x, y = side * (area.wide / 4 + 24), (number // 2 - (rows - 1) / 2) * 31.0
        else:
            x, y = (number - (len(pieces) - 1) / 2) * 23.0, area.high / 2 - 17
        body += on.group(piece, _stack(on, piece), x, y)
    return body


def _stack(on: Setting, piece: Piece) -> str:
    if piece.look is Marker.MARKER:
        star = "M0-9 2.600-2.800 9-2.600 4 1.600 5.600 8 0 4.400-5.600 8-4 1.600-9-2.600-2.600-2.800z"
        return tag("path", d=star, fill=GOLD, stroke=INK)
    return on.glow(piece, "circle", r=TOKEN + 3) + token(
        on.livery(piece.owner), piece.count, TOKEN, piece.look is Marker.LIMBO
    )


# Planets


def draw_planet(on: Setting, space: Space) -> str:
    """A planet, a moon's orbit, or a visitor's base; the tokens on it stand round its lower edge."""
    reach = space.size + 4.0
    body = ""
    if space.look is Station.ORBIT:
        body += tag("circle", r=space.size + 2, fill=SPACE, fill_opacity=0.5, stroke=DIM, stroke_dasharray="1.5 3")
    elif space.look is Station.BERTH:
        body += tag("circle", r=space.size, fill=NIGHT, stroke=SOFT, stroke_dasharray="3 2.5")
    elif isinstance(space.look, Planet):
        body += planet(space.look, space.size)
    body += on.glow(space, "circle", r=reach)
    if Mark.ASKED in space.marks:
        body += tag("circle", r=reach + 1, class_="asked")
    if space.number != NO_NUMBER:
        body += _printed(space)
    drawn = on.group(space, body, space.x, space.y)
    pieces = on.scene.pieces_at(space.id)
    for piece in pieces:
        if isinstance(piece.look, Moon):
            face = moon(piece.look, Mark.SECRET in piece.marks, space.size) + on.glow(piece, "circle", r=space.size)
            drawn += on.group(piece, face, space.x, space.y)
    stacks = [piece for piece in pieces if not isinstance(piece.look, Moon)]
    for piece, (x, y) in zip(stacks, stands(len(stacks), space), strict=True):
        drawn += on.group(piece, _stack(on, piece), space.x + x, space.y + y)
    return drawn


def _printed(space: Space) -> str:
    """The number by which buttons and log call the place, at its upper left edge, where no tokens stand."""
    away = -round((space.size + 2.0) * sin(pi / 4), 1)
    disc = tag("circle", cx=away, cy=away, r=NUMBER, fill=NIGHT, fill_opacity=0.85)
    return disc + words(str(space.number), away, away + NUMBER / 2, NUMBER * 1.4, class_="mid soft")


def stands(count: int, space: Space) -> list[tuple[float, float]]:
    """Where stacks of tokens stand: round the lower edge; beside a moon; in the middle of a base."""
    if space.look is Station.BERTH:
        return [(0.0, 0.0)] * count
    ring = space.size + 4.0
    first = pi / 2 if space.look is not Station.ORBIT else -pi / 4
    step = min(2 * asin(min(1.0, (TOKEN + 0.5) / ring)), 2 * pi / max(1, count))
    angles = [first - (number - (count - 1) / 2) * step for number in range(count)]
    return [(ring * cos(angle), ring * sin(angle)) for angle in angles]


# The cone


def draw_disc(on: Setting, space: Space) -> str:
    """The cone seen from above: what is in it, and the ring round it."""
    inner = space.look is Station.CONE
    body = tag(
        "circle",
        r=space.size,
        fill="#1a1626" if inner else "#0d1428",
        fill_opacity=0.9 if inner else 0.7,
        stroke="#ffc95c" if inner else "#9db8f2",
        stroke_width=1.6 if inner else 1,
        stroke_opacity=0.8,
        stroke_dasharray=None if inner else "3 4",
    )
    if Mark.ASKED in space.marks:
        body += tag("circle", r=space.size + 2, class_="asked")
    return on.group(space, body, space.x, space.y)


def draw_crew(on: Setting, space: Space, inner: float) -> str:
    """The tokens in the cone or in the ring."""
    pieces = on.scene.pieces_at(space.id)
    if space.look is Station.CONE:
        reach = 0.0 if len(pieces) == 1 else min(space.size - TOKEN - 2, 10.0 + 3.2 * len(pieces))
    else:
        reach = (space.size + inner) / 2
    body = ""
    for number, piece in enumerate(pieces):
        angle = -pi / 2 + 2 * pi * number / max(1, len(pieces))
        body += on.group(piece, _stack(on, piece), space.x + reach * cos(angle), space.y + reach * sin(angle))
    return body


def draw_beam(on: Setting, beam: Beam) -> str:
    """From the whole breadth of the cone to a point at its target."""
    x, y, _ = on.middle_of(beam.at)
    to_x, to_y, size = on.middle_of(beam.to)
    far = hypot(to_x - x, to_y - y)
    along = ((to_x - x) / far, (to_y - y) / far)
    across = (-along[1], along[0])
    tip = far - size - 5
    points = [(0.0, beam.wide), (tip, 3.0), (tip, -3.0), (0.0, -beam.wide)]
    placed = [
        f"{num(x + away * along[0] + side * across[0])} {num(y + away * along[1] + side * across[1])}"
        for away, side in points
    ]
    light, edge = CONES[beam.look]
    body = tag("path", d=f"M{'L'.join(placed)}z", fill=light, fill_opacity=0.2, stroke=edge, stroke_opacity=0.85)
    for part in (0.45, 0.62, 0.79):
        at = tip * part
        half = beam.wide * (1 - part) * 0.8
        cx, cy = x + at * along[0], y + at * along[1]
        back = (cx - along[0] * half * 0.7, cy - along[1] * half * 0.7)
        d = f"M{num(back[0] + across[0] * half)} {num(back[1] + across[1] * half)}L{num(cx)} {num(cy)}"
        d += f"L{num(back[0] - across[0] * half)} {num(back[1] - across[1] * half)}"
        body += tag("path", d=d, fill="none", stroke=edge, stroke_opacity=0.75, stroke_width=2)
    return on.group(beam, body)


def draw_galaxy(on: Setting) -> str:
    """Everything on the map, from the ground up."""
    hexes = [area for area in on.scene.areas if isinstance(area.look, Hexagon)]
    body = "".join(draw_hex(on, area, area.look) for area in on.scene.areas if isinstance(area.look, Hexagon))
    body += "".join(draw_tray(on, area) for area in on.scene.areas if area.look is Frame.TRAY)
    discs = [space for space in on.scene.spaces if space.look in (Station.RING, Station.CONE)]
    body += "".join(draw_disc(on, space) for space in discs if space.look is Station.RING)
    body += "".join(draw_beam(on, beam) for beam in on.scene.beams)
    body += "".join(shift(_loose(on, area), area.x, area.y) for area in hexes)
    body += "".join(draw_disc(on, space) for space in discs if space.look is Station.CONE)
    inner = min((float(space.size) for space in discs), default=0.0)
    body += "".join(draw_crew(on, space, inner) for space in discs)
    places = [space for space in on.scene.spaces if space not in discs]
    return body + "".join(draw_planet(on, space) for space in places)
