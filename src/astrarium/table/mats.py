"""What lies beside the map: the players' mats, other mats, and tracks."""

from __future__ import annotations

from typing import Final, assert_never, get_args

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from ..scenes.looks import Row, Thing, Tint, Unknown
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Cell, Panel, Piece, Track
from ..scenes.signs import OwnSign, Sign
from .cards import draw_small_card
from .icons import emblem, icon, mark, pips, reconstructed_sign, ship
from .pen import fit, largest, num, shares, tag, width, words
from .pieces import draw_piece
from .scales import draw_scale, draw_steps
from .setting import Setting
from .theme import DIM, FAINT, GOLD, INK, LINE, NIGHT, PANEL, RAISED, SOFT
from .typeface import BOLD, SEMI

Drawn = tuple[str, float]
"""A drawing from the origin down, and its height."""

PAD: Final = 12
SMALL: Final = 22
POOL: Final = 50
MARK: Final = 18
"""Room for the mark of what is reconstructed, on a chip."""
CROWD: Final = 5
"""From so many players on their mats are lower."""
LOWER: Final = 13.0
SHORT: Final = 30.0
"""Less room than this for a name says nothing."""


def draw_player(on: Setting, panel: Panel, wide: float) -> Drawn:
    """A player's mat: who, how many points, supply, technologies, kept cards."""
    of = on.livery(panel.owner)
    seat = panel.id.removeprefix("player-")
    low = LOWER if len(on.scene.liveries) >= CROWD else 0.0
    inside = _second_line(on, panel, seat, wide, 59 - low)
    y = 78.0 - low
    techs = on.scene.cells_at(panel.id)
    if techs:
        chips, rows = _techs(on, techs, y, wide)
        inside += chips
        y += 29.0 * rows
    kept, rows = _kept(on, seat, y, wide)
    high = y + rows * (SMALL + 5) + 4
    back = tag("rect", width=wide, height=high, rx=13, fill=PANEL, stroke=LINE)
    strip = f"M13 0a13 13 0 0 0-13 13V{num(high - 13)}a13 13 0 0 0 13 13z"
    if Mark.DECIDES in panel.marks or Mark.WINNER in panel.marks:
        back = tag("rect", width=wide, height=high, rx=13, fill=RAISED, stroke=GOLD, stroke_width=1.8)
        back += tag("path", d=strip, fill=GOLD) + tag("path", d="M4 20l6 6.5-6 6.5z", fill=INK)
    else:
        back += tag("path", d=strip, fill=of.colour, opacity="0.3")
    glow = on.glow(panel, "rect", width=wide, height=high, rx=13)
    name = (_one_line if low else _two_lines)(on, panel, wide)
    return on.group(panel, back + glow + name + _points(on, panel, wide, low)) + inside + kept, high


def _two_lines(on: Setting, panel: Panel, wide: float) -> str:
    """What the player is called, and who plays."""
    body = emblem(on.livery(panel.owner), 35, 25, 13)
    room = wide - 58 - (76 if panel.number != NO_NUMBER else 10)
    name = on.say(panel.label)
    size = largest(name, (16.0, 14.5, 13.0, 12.0), room, BOLD)
    person = on.person(panel.owner)
    body += words(fit(name, size, room, BOLD), 58, 23 if person else 31, size, class_="bold")
    return body + (words(fit(person, 11, room), 58, 39, 11, class_="soft") if person else "")


def _one_line(on: Setting, panel: Panel, wide: float) -> str:
    """The same, lower: six players are to fit into one column."""
    body = emblem(on.livery(panel.owner), 33, 20, 10.5)
    room = wide - 52 - (92 if panel.number != NO_NUMBER else 10)
    name = on.say(panel.label)
    size = largest(name, (15.0, 13.5, 12.0), room, BOLD)
    name = fit(name, size, room, BOLD)
    used = width(name, size, BOLD) + 10
    person = fit(on.person(panel.owner), 11, room - used) if room - used > SHORT else ""
    return body + words(name, 52, 25, size, class_="bold") + words(person, 52 + used, 25, 11, class_="soft")


def _points(on: Setting, panel: Panel, wide: float, low: float) -> str:
    if panel.number == NO_NUMBER:
        return ""
    of = on.livery(panel.owner)
    unit = "" if panel.unit is None else on.say(panel.unit)
    y = 33 - low * 0.4
    left = wide - PAD - width(unit, 10) - 4
    body = words(unit, wide - PAD, y, 10, class_="end soft")
    return body + words(str(panel.number), left, y, 26 - low / 3, class_="bold end own", color=of.colour)


def _second_line(on: Setting, panel: Panel, seat: str, wide: float, y: float) -> str:
    """What is at hand, which resources matter, and what the player is to this table."""
    body, x = _supply(on, seat, y)
    for sign in panel.icons:
        body += icon(on.looks, sign, x + 2, y, 15, on.looks.tint(sign))
        x += 20
    right = wide - PAD
    told = [state for state in (Mark.WINNER, Mark.ACTIVE, Mark.YOU) if state in panel.marks]
    for state in told + [state for state in panel.marks if state not in (*told, Mark.DECIDES)]:
        word = on.say(Text(f"table-{state}"))
        room = width(word, 10, SEMI) + 14
        if right - room > x - 8:
            body += tag("rect", x=right - room, y=y - 8, width=room, height=16, rx=8, fill=NIGHT, stroke=LINE)
            body += words(word, right - room / 2, y + 3.5, 10, class_="semi mid soft")
            right -= room + 5
    return body


def _supply(on: Setting, seat: str, y: float) -> tuple[str, float]:
    """Cubes at hand and units off the map, and where the next thing may stand."""
    body = ""
    x = 34.0
    for piece in on.scene.pieces_at(f"supply-{seat}"):
        of = on.livery(piece.owner)
        chip = tag("rect", x=-13, y=-13, width=46, height=26, rx=8, fill=NIGHT, stroke=FAINT)
        chip += on.glow(piece, "rect", x=-13, y=-13, width=46, height=26, rx=8)
        if isinstance(piece.look, get_args(Thing)):
            chip += draw_piece(on, piece, 9, False)
        elif isinstance(piece.look, OwnSign):
            chip += icon(on.looks, piece.look, 0, 0, 16, on.looks.tint(piece.look, SOFT))
        else:
            own = on.looks.token(piece.look)
            chip += mark(own, of, 7 if own is None else 8)
        chip += words(str(piece.count), 12, 4.6, 13, class_="semi")
        body += on.group(piece, chip, x, y)
        x += 52
    x += 4
    for cell in on.scene.cells_at(f"pool-{seat}"):
        body += _pool(on, cell, x, y)
        x += POOL
    return body, x


def _pool(on: Setting, cell: Cell, x: float, y: float) -> str:
    """Units off the map: the token, its number beside it."""
    edge = {"x": -17, "y": -15, "width": POOL - 6, "height": 30, "rx": 8}
    body = tag("rect", fill="none", stroke=DIM, stroke_dasharray="3 3", **edge) + on.glow(cell, "rect", **edge)
    for piece in on.scene.pieces_at(cell.id):
        token = on.glow(piece, "circle", r=14) + ship(on.looks.unit(piece.look), on.livery(piece.owner), 1, 0.72)
        body += on.group(piece, token + words(str(piece.count), 16, 4.6, 13, class_="semi"), 0, 0)
    return on.group(cell, body, x, y)


def _techs(on: Setting, cells: list[Cell], y: float, wide: float) -> tuple[str, int]:
    """What the player has learnt, is, or suffers: chips in as many rows as they need."""
    body = ""
    names = {cell.id: on.say(cell.label) for cell in cells}
    room = wide - 20 - PAD
    rows = _rows_of(cells, names, room)
    for number, row in enumerate(rows):
        size = _size_of(row, names, room)
        x = 20.0
        for cell, each in zip(row, shares([_need(cell, names, size) - 2 for cell in row], room, 6), strict=True):
            body += on.group(cell, _tech(on, cell, names[cell.id], each, size), x, y + 29 * number)
            x += each + 6
    return body, len(rows)


def _need(cell: Cell, names: dict[str, str], size: float) -> float:
    return width(names[cell.id], size, SEMI) + 10 + (MARK if Mark.RECONSTRUCTED in cell.marks else 0)


def _size_of(row: list[Cell], names: dict[str, str], room: float) -> float:
    for size in (11.5, 10.0) if Mark.LARGE in row[0].marks else (10.0,):
        if sum(_need(cell, names, size) for cell in row) + 6 * (len(row) - 1) <= room:
            return size
    return 9.0


def _rows_of(cells: list[Cell], names: dict[str, str], room: float) -> list[list[Cell]]:
    """Chips side by side as far as there is room; large ones have rows of their own."""
    rows: list[list[Cell]] = [[]]
    for cell in cells:
        full = sum(_need(other, names, 9) + 4 for other in [*rows[-1], cell]) - 6 > room
        if rows[-1] and (full or (Mark.LARGE in cell.marks) != (Mark.LARGE in rows[-1][0].marks)):
            rows.append([])
        rows[-1].append(cell)
    return rows


def _tech(on: Setting, cell: Cell, name: str, wide: float, size: float) -> str:
    of = on.livery(cell.owner)
    lit = Mark.ON in cell.marks
    fill, edge = (of.deep, of.colour) if lit else (NIGHT, FAINT)
    chip = tag("rect", width=wide, height=SMALL, rx=6, fill=fill, stroke=edge, stroke_dasharray=None if lit else "3 3")
    style = "semi mid" if lit else "mid dim"
    left = wide
    if Mark.RECONSTRUCTED in cell.marks:
        # The name stands in the middle of what the mark leaves of the chip.
        left -= MARK
        chip += reconstructed_sign(wide - 13, 11, 6.8)
    chip += words(fit(name, size, left - 4, SEMI), left / 2, 14.6, size, class_=style)
    return chip + on.glow(cell, "rect", width=wide, height=SMALL, rx=6)


def _kept(on: Setting, seat: str, y: float, wide: float) -> tuple[str, int]:
    cards = on.scene.cards_at(f"kept-{seat}")
    count = 2
    each = (wide - 20 - PAD - 6) / count
    body = ""
    for number, card in enumerate(cards):
        body += draw_small_card(on, card, 20 + number % count * (each + 6), y + number // count * (SMALL + 5), each)
    return body, -(-len(cards) // count)


# Other mats


def draw_mat(on: Setting, panel: Panel, wide: float) -> Drawn:
    """A mat with chips, such as a ship with its crew."""
    of = on.livery(panel.owner)
    cells = on.scene.cells_at(panel.id)
    each = (wide - 2 * PAD - 8) / 2
    rows = -(-len(cells) // 2)
    high = 38.0 + rows * 34 + 4
    body = tag("rect", width=wide, height=high, rx=13, fill=PANEL, stroke=of.colour, stroke_opacity=0.8)
    body += on.group(panel, words(on.say(panel.label), 14, 24, 13, class_="bold") + _holder(on, panel, wide))
    for number, cell in enumerate(cells):
        chip = tag("rect", width=each, height=28, rx=8, fill=RAISED, stroke=LINE)
        chip += on.glow(cell, "rect", width=each, height=28, rx=8)
        if isinstance(cell.look, (Sign, OwnSign)):
            chip += icon(on.looks, cell.look, 16, 14, 15, SOFT)
        chip += words(fit(on.say(cell.label), 11.5, each - 34, SEMI), 29, 18, 11.5, class_="semi")
        body += on.group(cell, chip, PAD + number % 2 * (each + 8), 36 + number // 2 * 34)
    return body, high


def _holder(on: Setting, panel: Panel, wide: float) -> str:
    if panel.owner == NOBODY:
        return ""
    body = emblem(on.livery(panel.owner), wide - 22, 20, 8)
    return body + words(on.say(on.scene.short[panel.owner]), wide - 38, 24, 11.5, class_="semi end soft")


# Tracks


def draw_track(on: Setting, track: Track, wide: float) -> Drawn:
    match track.look:
        case Row.SCALE:
            return draw_scale(on, track, wide)
        case Row.STEPS:
            return draw_steps(on, track, wide)
        case Row.ROWS:
            return _rows(on, track, wide)
        case Row.CHIPS:
            return _chips(on, track, wide)
        case Row.ORDER:
            return _order(on, track, wide)
        case Row.CARDS | Row.HAND | Row.SMALL | Row.PILES | Row.HEAP:
            raise ValueError(f"{track.id} holds cards, which are drawn beside the map")
        case _:
            assert_never(track.look)


def _order(on: Setting, track: Track, wide: float) -> Drawn:
    """Places in a row, the first on the left."""
    cells = on.scene.cells_at(track.id)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    each = (wide - 8 * (len(cells) - 1)) / max(1, len(cells))
    room = each - 54
    names = [on.say(piece.label) for cell in cells for piece in on.scene.pieces_at(cell.id)]
    # All names alike: one in larger letters would seem to be ahead.
    size = min((largest(name, (12.0, 11.0, 10.0, 9.0), room, SEMI) for name in names), default=12.0)
    for number, cell in enumerate(cells):
        x = number * (each + 8)
        chip = tag("rect", width=each, height=32, rx=9, fill=PANEL, stroke=LINE)
        chip += words(on.say(cell.label), 11, 20.5, 11, class_="dim semi")
        body += on.group(cell, chip, x, 20)
        for piece in on.scene.pieces_at(cell.id):
            token = emblem(on.livery(piece.owner), 0, 0, 8.5)
            token += words(fit(on.say(piece.label), size, room, SEMI), 16, 4.5, size, class_="semi")
            body += on.group(piece, token, x + 34, 36)
    return tag("g", body, id=on.id(track.id), class_="track"), 52.0


def _rows(on: Setting, track: Track, wide: float) -> Drawn:
    """Rows with what has been laid beside them, in columns."""
    cells = on.scene.cells_at(track.id)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    each = (wide - 6 * (len(cells) - 1)) / max(1, len(cells))
    for number, cell in enumerate(cells):
        now, done = Mark.NOW in cell.marks, Mark.DONE in cell.marks
        chip = tag("rect", width=each, height=50, rx=8, fill=RAISED if now else PANEL, stroke=GOLD if now else LINE)
        if Mark.FINAL in cell.marks:
            chip += tag(
                "rect", x=2.5, y=2.5, width=each - 5, height=45, rx=6, fill="none", stroke=GOLD, stroke_opacity=0.5
            )
        chip += words(on.say(cell.label), each / 2, 19, 11.5, class_="bold mid dim" if done else "bold mid")
        body += on.group(cell, chip, number * (each + 6), 20)
        for piece in on.scene.pieces_at(cell.id):
            body += _token(on, piece, number * (each + 6) + each / 2, 56, each)
    return tag("g", body, id=on.id(track.id), class_="track"), 70.0


def _token(on: Setting, piece: Piece, x: float, y: float, wide: float) -> str:
    colour = on.looks.tint(piece.look if isinstance(piece.look, Tint) else None, DIM)
    hidden, secret = isinstance(piece.look, Unknown), Mark.SECRET in piece.marks
    body = tag(
        "rect",
        x=-wide / 2 + 4,
        y=-9,
        width=wide - 8,
        height=18,
        rx=9,
        fill=NIGHT,
        stroke=colour,
        stroke_dasharray="3 2" if hidden or secret else None,
    )
    word = "?" if hidden else fit(on.say(piece.label), 8.5, wide - 12, SEMI)
    return on.group(piece, body + words(word, 0, 3.4, 11 if hidden else 8.5, class_="semi mid own", color=colour), x, y)


def _chips(on: Setting, track: Track, wide: float) -> Drawn:
    cells = on.scene.cells_at(track.id)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    names = [on.say(cell.label) for cell in cells]
    needs = [width(name, 11, SEMI) + 24 + 11 * len(cell.marks) for cell, name in zip(cells, names, strict=True)]
    x = 0.0
    for cell, name, each in zip(cells, names, shares(needs, wide, 8), strict=True):
        colour = on.looks.tint(cell.look if isinstance(cell.look, Tint) else None)
        chip = tag("rect", width=each, height=28, rx=14, fill=PANEL, stroke=colour, stroke_opacity=0.7)
        chip += on.glow(cell, "rect", width=each, height=28, rx=14)
        chip += pips(14, 14, cell.marks, colour)
        left = 14.0 + 11 * len(cell.marks)
        chip += words(fit(name, 11, each - left - 4, SEMI), left, 18, 11, class_="semi")
        body += on.group(cell, chip, x, 20)
        x += each + 8
    return tag("g", body, id=on.id(track.id), class_="track"), 50.0
