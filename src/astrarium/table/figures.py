"""A mat of figures: what each kind of thing can do and costs, one row for each."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Unit
from ..scenes.scene import Cell, Panel
from ..scenes.signs import OwnSign, Sign
from .icons import emblem, icon, silhouette
from .pen import fit, largest, tag, words
from .setting import Setting
from .theme import DIM, FAINT, LINE, PANEL, RAISED
from .typeface import SEMI

ROW: Final = 27.0
TOP: Final = 50.0
NAME: Final = 130.0


def draw_figures(on: Setting, panel: Panel, wide: float) -> tuple[str, float]:
    """The drawing and its height. The pieces of the first row say which columns there are."""
    cells = on.scene.cells_at(panel.id)
    high = TOP + ROW * len(cells) + 6
    of = on.livery(panel.owner)
    body = tag("rect", width=wide, height=high, rx=13, fill=PANEL, stroke=LINE)
    head = words(on.say(panel.label), 14, 21, 12.5, class_="bold")
    if panel.owner != NOBODY:
        head += emblem(of, wide - 20, 17, 7.5)
    body += on.group(panel, head)
    columns = on.scene.pieces_at(cells[0].id) if cells else []
    each = (wide - NAME - 14) / max(1, len(columns))
    for place, piece in enumerate(columns):
        if isinstance(piece.look, OwnSign):
            body += icon(on.looks, piece.look, NAME + (place + 0.5) * each, 39, 14, on.looks.tint(piece.look, DIM))
    for number, cell in enumerate(cells):
        body += _row(on, cell, TOP + number * ROW, wide, each)
    return body, high


def _row(on: Setting, cell: Cell, y: float, wide: float, each: float) -> str:
    of = on.livery(cell.owner)
    edge = {"x": 8, "width": wide - 16, "height": ROW - 3, "rx": 7}
    body = tag("rect", fill=RAISED if on.open(cell) else "none", stroke=FAINT, **edge)
    if isinstance(cell.look, Unit):
        drawn = silhouette(on.looks.unit(cell.look), of, 18)
        body += tag("g", drawn, transform=f"translate(22 {(ROW - 3) / 2})")
    elif isinstance(cell.look, (Sign, OwnSign)):
        body += icon(on.looks, cell.look, 22, (ROW - 3) / 2, 18, of.colour)
    name = on.say(cell.label)
    size = largest(name, (11.0, 10.0, 9.0, 8.6), NAME - 38, SEMI)
    body += words(fit(name, size, NAME - 36, SEMI), 35, 16, size, class_="semi")
    drawn = on.group(cell, body + on.glow(cell, "rect", **edge), 0, y)
    for place, piece in enumerate(on.scene.pieces_at(cell.id)):
        told = words(str(piece.count), 0, 0, 12.5, class_="semi mid" if piece.count else "mid dim")
        drawn += on.group(piece, told, NAME + (place + 0.5) * each, y + 16.2)
    return drawn
