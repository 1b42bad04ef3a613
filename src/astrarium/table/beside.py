"""A board of tiles on a page: the map can be moved about, and what lies beside it stays in sight."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Frame, Map, Mat, Row
from ..scenes.marks import Mark
from ..scenes.scene import Area, Track
from .board import draw_open_sky
from .fields import draw_tray
from .figures import draw_figures
from .hand import draw_hand, draw_small_row
from .pen import frame, shift
from .setting import Setting
from .svg import BESIDE, MARGIN, ROWS, Drawn, stacked, tracks_of
from .tiles import draw_tiles, extent

COLUMN: Final = 300.0
"""How wide a column beside the map is."""
ROW: Final = 1060.0
"""How wide the room below a wide map is."""
SHARED: Final = 740.0
"""How much of it a tray leaves to the cards."""
WIDE: Final = 1.5
"""How many times wider than high a map is that leaves no room at its side."""


def tiled_parts(on: Setting) -> dict[str, str]:
    """The ground, what stands on it, trays one by one, and all cards that lie on no mat."""
    left, top, wide, high = box = extent(on)
    trays = [area for area in on.scene.areas if area.look is Frame.TRAY]
    figures = [panel for panel in on.scene.panels if panel.look in beside_map(on)]
    lies = "beside" if _has_room(on) else "below"
    room = COLUMN if lies == "beside" else SHARED if len(trays) == 1 else ROW
    rows = [draw_figures(on, panel, room) for panel in figures if Mark.FIRST in panel.marks]
    # What is being carried out comes before what may be done.
    tracks = sorted(tracks_of(on, *ROWS), key=lambda track: track.id not in BESIDE)
    rows += [_row(on, track, room) for track in tracks]
    rows += [draw_figures(on, panel, room) for panel in figures if Mark.FIRST not in panel.marks]
    return {
        "sky": frame(draw_open_sky(on, box), wide, high, left, top, data_lies=lies),
        "things": frame(draw_tiles(on), wide, high, left, top, data_lies=lies),
        "trays": "".join(_tray(on, area) for area in trays),
        "cards": _framed(stacked(rows, 14), room),
        "piles": "",
    }


def _has_room(on: Setting) -> bool:
    _, _, wide, high = extent(on)
    return wide <= WIDE * high


def beside_map(on: Setting) -> frozenset[Mat]:
    """The looks of mats that lie beside the map, away from the players."""
    return frozenset({Mat.FIGURES}) if on.scene.board.look is Map.HEXES and _has_room(on) else frozenset()


def _tray(on: Setting, area: Area) -> str:
    left, top = area.x - area.wide / 2, area.y - area.high / 2
    whose = "common" if area.owner == NOBODY else "held"
    return frame(draw_tray(on, area), area.wide, area.high, left, top, data_tray=whose)


def _row(on: Setting, track: Track, room: float) -> Drawn:
    return draw_small_row(on, track, room) if track.look is Row.SMALL else draw_hand(on, track, room)


def _framed(drawn: Drawn, wide: float) -> str:
    body, high = drawn
    return frame(shift(body, MARGIN, MARGIN), wide + 2 * MARGIN, high + 2 * MARGIN, data_wide=wide) if body else ""
