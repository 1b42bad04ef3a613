"""A board: its sky, which hardly ever changes, and the things on it, each sort of board with a painter of its own."""

from __future__ import annotations

from typing import assert_never

from ..scenes.looks import Ground, Map, Planet, Plate, World, written
from .galaxy import draw_galaxy
from .heavens import definitions, stars
from .pen import shift, tag
from .planets import planet_definitions
from .setting import Setting
from .sheet import draw_sheet
from .sheet_ground import draw_ground, sheet_definitions
from .system import draw_bands, draw_links, draw_system
from .terrain import draw_terrain, faces_of
from .theme import FAINT
from .tiles import Box, draw_tiles, draw_trays


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
    sky += draw_bands(on)
    if on.scene.tiles:
        lines = draw_terrain(on)
    else:
        lines = "" if on.scene.areas else "".join(draw_links(on, space) for space in worlds)
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
    """What may change with every decision."""
    look = on.scene.board.look
    match look:
        case Ground():
            return draw_sheet(on)
        case Map.HEXES:
            return draw_tiles(on) + draw_trays(on)
        case Map.GALAXY:
            return draw_galaxy(on)
        case Map.SYSTEM:
            return draw_system(on)
        case _:
            assert_never(look)
