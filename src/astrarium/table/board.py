"""The map: bands round a centre, worlds and what flies round them, plates and what lies on them."""

from __future__ import annotations

from math import atan2, cos, pi, radians, sin
from typing import Final, assert_never

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from ..scenes.looks import Ground, Map, Planet, Plate, World, written
from ..scenes.marks import Mark
from ..scenes.scene import Band, Piece, Space
from .faces import planet_definitions
from .fields import draw_fields
from .ground import draw_ground, sheet_definitions
from .icons import icon, mark, ship, ship_reach
from .laid import draw_laid
from .pen import fit, num, shift, tag, width, words
from .setting import Setting
from .terrain import draw_terrain, faces_of
from .theme import DIM, FAINT, INK, LINE, NIGHT, PANEL, PLAIN, SPACE
from .tiles import Box, draw_tiles, draw_trays
from .typeface import BOLD
from .worlds import definitions, rocks, stars, sun, world

PLATE: Final = 50
"""How high a plate is."""
ARC: Final = 4.2
"""How much of a ring tokens may fill; plates stand in the rest."""
RINGS_APART: Final = 37


def draw_board(on: Setting) -> str:
    """The map with everything on it, in board units."""
    return draw_sky(on) + draw_things(on)


def draw_sky(on: Setting) -> str:
    """What hardly ever changes during a game: a page has it sent once."""
    board = on.scene.board
    shared = sheet_definitions() if on.tag == "map" and (on.sheets or isinstance(board.look, Ground)) else ""
    if isinstance(board.look, Ground):
        return shared + draw_ground(on, board.look)
    wide, high = board.width, board.height
    worlds = [space for space in on.scene.spaces if space.look is not Plate.PLATE]
    seen = {space.look for space in worlds if isinstance(space.look, World)}
    faces = [on.looks.world(look) for look in sorted(seen, key=written)] + faces_of(on)
    frame = tag("clipPath", tag("rect", width=wide, height=high, rx=16), id="board-frame")
    sky = tag("rect", width=wide, height=high, fill="url(#haze)") + stars(wide, high, 260)
    sky += _bands(on)
    if on.scene.tiles:
        lines = draw_terrain(on)
    else:
        lines = "" if on.scene.areas else "".join(_lines(on, space) for space in worlds)
    haze = "left" if on.scene.bands else "middle"
    body = tag("g", sky + lines, clip_path="url(#board-frame)", data_start=haze)
    body += tag("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=16, fill="none", stroke=FAINT)
    planets = [(space.look, space.size) for space in worlds if isinstance(space.look, Planet)]
    made = definitions(tuple(faces), haze) + tag("defs", frame)
    if planets:
        tinted = frozenset(look.livery for look, _ in planets)
        made += planet_definitions(tinted, frozenset(size for _, size in planets))
    return shared + made + body


def draw_open_sky(on: Setting, box: Box) -> str:
    """The ground of tiles under a sky without a frame: it goes on beyond the box, however far the map is moved."""
    left, top, wide, high = box
    far = max(wide, high)
    sky = tag("circle", cx=1.5 * far, cy=1.5 * far, r=far, fill="url(#depths)")
    sky += stars(int(3 * far), int(3 * far), 900)
    made = definitions(tuple(faces_of(on)), "middle")
    return made + shift(sky, left + wide / 2 - 1.5 * far, top + high / 2 - 1.5 * far) + draw_terrain(on)


def draw_things(on: Setting) -> str:
    """The worlds and plates with what flies round them and lies on them, or what other sorts of board have."""
    look = on.scene.board.look
    match look:
        case Ground():
            return draw_laid(on)
        case Map.HEXES:
            return draw_tiles(on) + draw_trays(on)
        case Map.GALAXY:
            return draw_fields(on)
        case Map.SYSTEM:
            return _system(on)
        case _:
            assert_never(look)


def _system(on: Setting) -> str:
    worlds = [space for space in on.scene.spaces if isinstance(space.look, World)]
    body = ""
    for space in on.scene.spaces:
        if isinstance(space.look, World):
            body += _world(on, space, space.look)
    for space in on.scene.spaces:
        if space.look is Plate.PLATE:
            body += _plate(on, space)
    # Last, so that no plate covers a ship.
    for space in worlds:
        body += _ships(on, space)
    return body


def _bands(on: Setting) -> str:
    if not on.scene.bands:
        return ""
    first = on.scene.bands[0]
    body = ""
    for number, band in enumerate(on.scene.bands):
        body += _band(on, band, number)
    rocky = on.scene.bands[1] if len(on.scene.bands) > 1 else first
    body += rocks(rocky.x, rocky.y, rocky.inner, rocky.outer, on.scene.board.height)
    return body + sun(first.x, first.y)


def _band(on: Setting, band: Band, number: int) -> str:
    body = ""
    if number % 2:
        middle, thick = (band.inner + band.outer) / 2, band.outer - band.inner
        body += tag(
            "circle",
            cx=band.x,
            cy=band.y,
            r=middle,
            fill="none",
            stroke="#8fb0ff",
            stroke_opacity=0.05,
            stroke_width=thick,
        )
    edge = {"cx": band.x, "cy": band.y, "r": band.outer, "fill": "none"}
    body += tag("circle", stroke="#7f9fe0", stroke_opacity=0.12, stroke_width=7, **edge)
    body += tag("circle", stroke="#9db8f2", stroke_opacity=0.5, stroke_width=1.2, **edge)
    body += tag("circle", stroke="#9db8f2", stroke_opacity=0.35, stroke_width=5, stroke_dasharray="1 26", **edge)
    radius = band.outer - 10
    # The word follows the ring, read from below.
    d = f"M{num(band.x + radius * cos(radians(40)))} {num(band.y + radius * sin(radians(40)))}"
    d += f"A{radius} {radius} 0 0 0 {num(band.x + radius * cos(radians(40)))} {num(band.y - radius * sin(radians(40)))}"
    curve = on.id(f"{band.id}-line")
    body += tag("path", d=d, id=curve, fill="none")
    name = on.say(band.label)
    line = tag("textPath", name, href=f"#{curve}", startOffset="50%")
    label = tag("text", line, font_size=10.5, class_="caps mid own", color="#9db0d4")
    return tag("g", body + label, id=on.id(band.id), class_="band")


# Worlds


def _plates_of(on: Setting, space: Space) -> list[Space]:
    return on.scene.spaces_at(space.id)


def _away(on: Setting, space: Space) -> float:
    """The direction from a world that its plates leave free."""
    plates = _plates_of(on, space)
    if not plates:
        return -pi / 2
    x = sum(plate.x for plate in plates) / len(plates) - space.x
    y = sum(plate.y for plate in plates) / len(plates) - space.y
    return atan2(-y, -x)


def _lines(on: Setting, space: Space) -> str:
    body = ""
    for plate in _plates_of(on, space):
        body += tag(
            "path",
            d=f"M{space.x} {space.y}L{plate.x} {plate.y}",
            stroke="#9db8f2",
            stroke_opacity=0.35,
            stroke_width=1.2,
        )
    return body


def _ring_of(space: Space) -> float:
    return space.size + 21.0


def _world(on: Setting, space: Space, look: World) -> str:
    ring = _ring_of(space)
    of = on.livery(space.owner)
    held = space.owner != NOBODY
    body = tag(
        "circle",
        r=ring,
        fill=SPACE,
        fill_opacity=0.45,
        stroke=of.colour if held else "#9db8f2",
        stroke_width=2.2 if held else 1,
        stroke_opacity=0.95 if held else 0.5,
        stroke_dasharray=None if held else "2 5",
    )
    body += on.glow(space, "circle", r=ring + 3)
    if Mark.ASKED in space.marks:
        body += tag("circle", r=ring + 4, class_="asked")
    body += world(on.looks.world(look), space.size)
    name = on.say(space.label)
    # Small worlds are named by their only plate.
    if space.size >= 24 and width(name, 13, BOLD) < space.size * 1.9:
        body += words(
            name, 0, 4.5, 13, class_="bold mid", paint_order="stroke", stroke=INK, stroke_width=3.2, stroke_opacity=0.75
        )
    return on.group(space, body, space.x, space.y)


def _ships(on: Setting, space: Space) -> str:
    pieces = on.scene.pieces_at(space.id)
    reaches = [ship_reach(on.looks.unit(piece.look), on.livery(piece.owner)) for piece in pieces]
    body = ""
    for piece, reach, (x, y) in zip(pieces, reaches, berths(reaches, _ring_of(space), _away(on, space)), strict=True):
        token = on.glow(piece, "circle", r=reach)
        token += ship(on.looks.unit(piece.look), on.livery(piece.owner), piece.count)
        body += on.group(piece, token, space.x + x, space.y + y)
    return body


def berths(reaches: list[float], ring: float, away: float) -> list[tuple[float, float]]:
    """Places for tokens of these radii: on the ring round the free direction, then on rings further out."""
    places: list[tuple[float, float]] = []
    first = 0
    while first < len(reaches):
        angles = [2 * reach / ring for reach in reaches[first:]]
        count = 1
        while count < len(angles) and sum(angles[: count + 1]) <= ARC:
            count += 1
        angle = away - sum(angles[:count]) / 2
        for turn in angles[:count]:
            places.append((ring * cos(angle + turn / 2), ring * sin(angle + turn / 2)))
            angle += turn
        first += count
        ring += RINGS_APART
    return places


# Plates


def _plate(on: Setting, space: Space) -> str:
    wide = float(space.size)
    closed = Mark.CLOSED in space.marks
    edge = {"x": -wide / 2, "y": -PLATE / 2, "width": wide, "height": PLATE, "rx": 10}
    of = on.livery(space.owner)
    held = space.owner != NOBODY
    body = tag(
        "rect",
        fill=NIGHT if closed else PANEL,
        fill_opacity=0.94,
        stroke=of.colour if held else LINE,
        stroke_opacity=0.75 if held else 1,
        **edge,
    )
    if held:
        bar = f"M{num(-wide / 2 + 10)} {-PLATE / 2}a10 10 0 0 0-10 10v{PLATE - 20}a10 10 0 0 0 10 10z"
        body += tag("path", d=bar, fill=of.colour, opacity="0.9")
    body += on.glow(space, "rect", **edge)
    if Mark.ASKED in space.marks:
        body += tag("rect", class_="asked", **edge)
    left = -wide / 2 + 14
    name = fit(on.say(space.label), 13, wide - 48, BOLD)
    body += words(name, left, -7, 13, class_="bold dim" if closed else "bold")
    if space.icon is not None:
        made_up = Mark.RECONSTRUCTED in space.marks
        ring = {"stroke": DIM, "stroke_dasharray": "2.5 1.8"} if made_up else {"stroke": LINE}
        body += tag("circle", cx=wide / 2 - 15, cy=-11, r=10.5, fill=INK, **ring)
        body += icon(on.looks, space.icon, wide / 2 - 15, -11, 14, on.looks.tint(space.icon))
    if closed:
        body += _closed(on, wide)
    drawn = on.group(space, body, space.x, space.y)
    return drawn + shift(_chips(on, space, wide), space.x, space.y)


def _closed(on: Setting, wide: float) -> str:
    hatch = "".join(f"M{num(x)} {PLATE / 2 - 4}l16-16" for x in range(int(-wide / 2) + 12, int(wide / 2) - 22, 10))
    label = on.say(Text("table-closed"))
    return tag("path", d=hatch, stroke=FAINT, stroke_width=1.5) + words(label, -wide / 2 + 14, 15, 11.5, class_="dim")


def _chips(on: Setting, space: Space, wide: float) -> str:
    """Influence on a plate: emblem and number for each owner; tokens in the corner."""
    body = ""
    cubes: list[Piece] = []
    for piece in on.scene.pieces_at(space.id):
        if piece.owner == NOBODY:
            body += on.group(piece, mark(on.looks.token(piece.look), PLAIN, 10.5), wide / 2 - 38, -11)
        else:
            cubes.append(piece)
    needs = [18 + width(str(piece.count), 13, BOLD) for piece in cubes]
    gap = min(4.0, (wide - 17 - sum(needs)) / max(1, len(cubes) - 1))
    x = -wide / 2 + 12
    for piece, need in zip(cubes, needs, strict=True):
        body += on.group(piece, _chip(on, piece, need), x + 9, 11)
        x += need + gap
    return body


def _chip(on: Setting, piece: Piece, wide: float) -> str:
    of = on.livery(piece.owner)
    edge = {"x": -9, "y": -10.5, "width": wide - 0.5, "height": 21, "rx": 7}
    body = tag("rect", fill=INK if on.open(piece) else "none", **edge) + on.glow(piece, "rect", **edge)
    own = on.looks.token(piece.look)
    body += mark(own, of, 6 if own is None else 6.2)
    return body + words(str(piece.count), 8.8, 4.6, 13, class_="bold")
