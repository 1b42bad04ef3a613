"""The same scene as plain text, for the terminal: no line is longer than 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, assert_never

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import Text
from ..contract.registry import game
from ..scenes.looks import Die, Frame, Ground, Hexagon, Lode, Map, Mat, Row, written
from ..scenes.marks import Mark
from ..scenes.scene import MAP, NO_NUMBER, Area, Card, Cell, Panel, Piece, Space, Tile, Track
from .prompt import options, question, refusals
from .setting import Setting
from .sheet_text import sheet_text
from .svg import setting
from .terrain import planets_of
from .text_lines import INDENT, MADE_UP, PLAIN, WIDE, cut, flow, made_up, named, ruled, short, starred, told

RIGHT: Final = 88
"""Where the column on the right begins."""


def text(state: State, viewer: int = NOBODY, lang: str = "en") -> str:
    """The whole table for one viewer (NOBODY: a spectator), and what is asked."""
    on = setting(state, viewer, lang)
    return _joined(_table(on, state, lang) + _prompt(on, state, viewer))


def table_text(state: State, viewer: int = NOBODY, lang: str = "en") -> str:
    """The table alone, without what is asked."""
    return _joined(_table(setting(state, viewer, lang), state, lang))


def heaps_text(state: State, viewer: int = NOBODY, lang: str = "en") -> str:
    """The piles through which anybody may look, from the top, with all that their cards say; nothing where none is."""
    on = setting(state, viewer, lang).parts()[MAP]
    lines: list[str] = []
    for track in on.scene.tracks:
        if track.look is Row.HEAP:
            # The top card may lie beside the map, on the pile itself.
            cards = (on.scene.cards_at(track.at) if track.at else []) + on.scene.cards_at(track.id)
            names = [on.say(piece.label) for piece in on.scene.pieces if piece.id == track.at]
            lines.append(ruled(f"{(names or [on.say(track.label)])[0]} · {len(cards)}"))
            for card in cards:
                lines += _card(on, card, INDENT)
    return _joined(lines) if lines else ""


def _joined(lines: list[str]) -> str:
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _table(on: Setting, state: State, lang: str) -> list[str]:
    boards = on.parts()
    on = boards[MAP]
    lines = [*flow([state.game.titles[lang], *(on.say(fact) for fact in on.scene.facts)], "", "", " · "), ""]
    lines += _map(on)
    for sheet in on.sheets:
        lines += [ruled(on.say(sheet.label), "═"), *_map(boards[sheet.id])]
    for panel in on.scene.panels:
        if panel.look is Mat.PLAYER:
            lines += _player(on, panel)
    for panel in on.scene.panels:
        if panel.look is not Mat.PLAYER:
            lines += _mat(on, panel)
    for track in on.scene.tracks:
        # Those on the map are told with it.
        lines += [] if track.wide else _track(on, track)
    if any(MADE_UP in line for line in lines):
        lines += ["", on.say(Text("table-reconstructed"))]
    return lines


# The map


def _map(on: Setting) -> list[str]:
    look = on.scene.board.look
    match look:
        case Ground():
            return [*sheet_text(on), ""]
        case Map.HEXES:
            return tile_map(on)
        case Map.GALAXY:
            return [*_fields(on), ""]
        case Map.SYSTEM:
            return _system(on)
        case _:
            assert_never(look)


def _system(on: Setting) -> list[str]:
    lines: list[str] = []
    for number, band in enumerate(on.scene.bands):
        rule = ruled(on.say(band.label))
        # The column on the right says who controls what.
        lines.append(_with_right(rule[:RIGHT], on.say(Text("table-control"))) if number == 0 else rule)
        for space in on.scene.spaces_at(band.id):
            lines += _world(on, space)
    return [*lines, ""]


def _with_right(line: str, word: str) -> str:
    return cut(f"{line.ljust(RIGHT)} {word}")


def _world(on: Setting, space: Space) -> list[str]:
    """A world and its ships, then each of its plates with what lies on it."""
    ships = [told(on, piece) for piece in on.scene.pieces_at(space.id)]
    head = f"{starred(on, space)}{on.say(space.label).ljust(12)}"
    lines = flow(ships, head, " " * len(head), wide=RIGHT)
    if space.owner != NOBODY:
        lines[0] = _with_right(lines[0], short(on, space.owner))
    for plate in on.scene.spaces_at(space.id):
        lines += _plate(on, plate)
    return lines


def _plate(on: Setting, plate: Space) -> list[str]:
    cubes = [told(on, piece) for piece in on.scene.pieces_at(plate.id)]
    if Mark.CLOSED in plate.marks:
        cubes.append(f" {on.say(Text('table-closed'))}")
    icon = on.say(Text(f"resource:{written(plate.icon)}")) + made_up(plate.marks) if plate.icon else ""
    head = f"    {starred(on, plate)}{on.say(plate.label).ljust(16)} {icon.ljust(15)} "
    lines = flow(cubes, head, " " * len(head), wide=RIGHT)
    if plate.owner != NOBODY:
        lines[0] = _with_right(lines[0], short(on, plate.owner))
    return lines


# A board of tiles


def tile_map(on: Setting) -> list[str]:
    """A map of letters, row by row; then the bodies, what stands where, and the trays."""
    lines = [cut(line) for line in _tile_rows(on)]
    bodies = [
        f"{starred(on, area).strip()}{on.say(area.label)} {area.number} {written(lode.one)}/{written(lode.other)}"
        for area, lode in planets_of(on)
    ]
    lines += ["", *flow(bodies, "", "", " · ")] if bodies else []
    for player in range(len(on.scene.liveries)):
        lines += _stacks(on, player)
    for area in on.scene.areas:
        if area.look is Frame.TRAY:
            lines += _tray(on, area)
    return [*lines, ""]


def _tile_rows(on: Setting) -> list[str]:
    """Row by row; above the numbers of the columns, as they stand in the second row, beside those of the rows."""
    left = min((tile.x - tile.wide // 2 for tile in on.scene.tiles), default=0)
    columns = ""
    lines: list[str] = []
    numbers: list[str] = []
    for y in sorted({tile.y for tile in on.scene.tiles}):
        line, row = "", ""
        for tile in [tile for tile in on.scene.tiles if tile.y == y]:
            # Four letters a tile, two for half a tile.
            place = round((tile.x - tile.wide / 2 - left) / tile.wide * 2) * 2
            line = line.ljust(place) + _tile(on, tile)
            column, _, row = on.names[tile.atom].partition(":")[2].partition(".")
            if len(lines) == 1:
                columns = columns.ljust(place + 1) + column
        lines.append(line.rstrip())
        numbers.append(row)
    wide = max((len(line) for line in lines), default=0)
    rows = [f"{line.ljust(wide)} {number}" for line, number in zip(lines, numbers, strict=True)]
    return [columns, *rows] if rows else []


def _tile(on: Setting, tile: Tile) -> str:
    """Whether it may be picked, then who is there with what, or the ground."""
    sign = starred(on, tile)
    units = [piece for piece in on.scene.pieces_at(tile.id) if piece.owner != NOBODY]
    if units:
        letters = "".join(on.looks.letters.get(written(piece.look), "?") for piece in units)
        told = letters if len(letters) < GROUND else f"{letters[0]}+"
        return f"{sign}{tile.owner + 1}{told}".ljust(GROUND + 1)
    if tile.number != NO_NUMBER:
        ore = "" if tile.icon is None else written(tile.icon)
        return f"{sign}{ore}{tile.number}".ljust(GROUND + 1)
    for area in on.scene.areas:
        if isinstance(area.look, Lode) and (area.x, area.y) == (tile.x, tile.y):
            return f"{sign}{on.say(area.label)[:GROUND]}".ljust(GROUND + 1)
    return f"{sign}{on.looks.letters.get(tile.look.value, '·')}".ljust(GROUND + 1)


GROUND: Final = 3
"""Letters for a tile beside its sign."""


def _stacks(on: Setting, player: int) -> list[str]:
    """Where the units of a player are."""
    found: list[str] = []
    for tile in on.scene.tiles:
        units = [piece for piece in on.scene.pieces_at(tile.id) if piece.owner == player]
        if units:
            told = [_crew(on, piece) for piece in units]
            found.append(f"{on.say(tile.label)}: {', '.join(told)}")
    head = f"{player + 1} {short(on, player)}: "
    return flow(found, head, " " * len(head), " · ") if found else []


def _crew(on: Setting, piece: Piece) -> str:
    """A unit, and in brackets what it carries."""
    aboard = [on.say(other.label) for other in on.scene.pieces_at(piece.id)]
    name = f"{starred(on, piece).strip()}{on.say(piece.label)}"
    return f"{name} ({', '.join(aboard)})" if aboard else name


# A board of hexagons


def _fields(on: Setting) -> list[str]:
    """Each hexagon with its places and what is on them, then what points where, then the trays."""
    lines: list[str] = []
    trays: list[str] = []
    for area in on.scene.areas:
        if isinstance(area.look, Hexagon):
            lines += _hex(on, area)
        else:
            trays += _tray(on, area)
    for beam in on.scene.beams:
        target = next(place for place in (*on.scene.spaces, *on.scene.areas) if place.id == beam.to)
        lines.append(cut(f"{on.say(beam.label)} → {on.say(target.label)}"))
    return [*lines, *trays]


def _hex(on: Setting, area: Area) -> list[str]:
    name = " · ".join([f"{starred(on, area).strip()}{on.say(area.label)}", *(on.say(line) for line in area.lines)])
    loose = [told(on, piece).strip() for piece in on.scene.pieces_at(area.id)]
    lines = [ruled(name)]
    if loose:
        lines += flow(loose, INDENT, INDENT, ", ")
    places = []
    for space in on.scene.spaces_at(area.id):
        there = ", ".join(told(on, piece).strip() for piece in on.scene.pieces_at(space.id)) or "—"
        places.append(f"{starred(on, space).strip()}{on.say(space.label)}: {there}")
    return lines + flow(places, INDENT, INDENT, " · ")


def _tray(on: Setting, area: Area) -> list[str]:
    piles = on.scene.pieces_at(area.id)
    facts = [f"{on.say(pile.label)} {pile.count}" if _is_pile(pile) else on.say(pile.label) for pile in piles]
    facts += [named(on, card) for card in on.scene.cards_at(area.id)]
    facts += [on.say(line) for line in area.lines]
    if area.number != NO_NUMBER:
        facts.append(f"= {area.number}")
    head = f"{starred(on, area).strip()}{on.say(area.label)}: "
    return flow(facts, head, " " * len(head), " · ")


def _is_pile(piece: Piece) -> bool:
    """Whether there are so many of it, rather than one that says it all by its name."""
    return piece.look is not Die.DIE and (piece.owner == NOBODY or piece.count > 1)


# Players and mats


def _player(on: Setting, panel: Panel) -> list[str]:
    marks = [on.say(Text(f"table-{mark}")) for mark in panel.marks]
    name = on.say(panel.label)
    points = "" if panel.number == NO_NUMBER or panel.unit is None else f"{panel.number} {on.say(panel.unit)}"
    tail = f"  ({', '.join(marks)})" if marks else ""
    lines = [ruled(f"{starred(on, panel).strip()}{name} · {points}{tail}" if points else f"{name}{tail}")]
    seat = panel.id.removeprefix("player-")
    head = f"{on.say(Text('table-supply'))}: "
    pieces = on.scene.pieces_at(f"supply-{seat}")
    things = [_at_hand(on, piece) for piece in pieces if written(piece.look) not in on.looks.icons]
    facts = [head + " + ".join(things)] if things else []
    facts += [f"{on.say(piece.label)} {piece.count}" for piece in pieces if written(piece.look) in on.looks.icons]
    facts += [on.say(Text(f"resource:{written(icon)}")) for icon in panel.icons]
    if facts:
        lines += flow(facts, INDENT, INDENT, " · ")
    pool = [_pool(on, cell) for cell in on.scene.cells_at(f"pool-{seat}")]
    if pool:
        head = f"{INDENT}{on.say(Text('table-off-map'))}: "
        lines += flow(pool, head, " " * len(head), ", ")
    techs = [
        f"{'■' if Mark.ON in cell.marks else '□'} {starred(on, cell).strip()}{on.say(cell.label)}{made_up(cell.marks)}"
        for cell in on.scene.cells_at(panel.id)
    ]
    if techs:
        lines += flow(techs, INDENT, INDENT)
    kept = on.scene.cards_at(f"kept-{seat}")
    cards = [f"{starred(on, card).strip()}{on.say(card.label)}{made_up(card.marks)}" for card in kept]
    if cards:
        head = f"{INDENT}{on.say(Text('table-kept'))}: "
        lines += flow(cards, head, " " * len(head), ", ")
    return [cut(line) for line in lines]


def _at_hand(on: Setting, piece: Piece) -> str:
    return f"{starred(on, piece).strip()}{piece.count}" + ("" if piece.look in PLAIN else f" {on.say(piece.label)}")


def _pool(on: Setting, cell: Cell) -> str:
    pieces = on.scene.pieces_at(cell.id)
    number = sum(piece.count for piece in pieces)
    open_ = on.open(cell) or any(on.open(piece) for piece in pieces)
    return f"{'*' if open_ else ''}{number} {on.say(cell.label)}"


def _mat(on: Setting, panel: Panel) -> list[str]:
    title = on.say(panel.label)
    if panel.look is Mat.FIGURES:
        return [ruled(title), *_figures(on, panel)]
    if panel.owner != NOBODY:
        title += f" · {short(on, panel.owner)}"
    cells = [f"{starred(on, cell).strip()}{on.say(cell.label)}" for cell in on.scene.cells_at(panel.id)]
    return [ruled(title), *flow(cells, INDENT, INDENT, " · "), ""]


def _letter(on: Setting, cell: Cell) -> str:
    return " " if cell.look is None else on.looks.letters.get(written(cell.look), " ")


def _figures(on: Setting, panel: Panel) -> list[str]:
    """A row for each kind with its letter on the map, the figures in columns under their names."""
    cells = on.scene.cells_at(panel.id)
    heads = [on.say(piece.label) for piece in on.scene.pieces_at(cells[0].id)]
    names = [f"{_letter(on, cell)} {on.say(cell.label)}" for cell in cells]
    left = max(len(name) for name in names) + len(INDENT) + 3
    wide = min(9, (WIDE - left) // len(heads))
    lines = [" " * left + "".join(head[: wide - 1].rjust(wide) for head in heads)]
    for cell, name in zip(cells, names, strict=True):
        figures = "".join(str(piece.count).rjust(wide) for piece in on.scene.pieces_at(cell.id))
        lines.append(f"{INDENT}{starred(on, cell)}{name}".ljust(left) + figures)
    return lines


# Tracks and cards


def _track(on: Setting, track: Track) -> list[str]:
    if track.look is Row.CARDS:
        return _cards(on, track)
    if track.look in (Row.HAND, Row.SMALL):
        return _row(on, track)
    head = f"{on.say(track.label)}: "
    cells = on.scene.cells_at(track.id)
    pieces = on.scene.pieces_at(track.id)
    if track.look is Row.SCALE:
        order = sorted(pieces, key=lambda piece: -piece.count)
        return flow([f"{short(on, piece.owner)} {piece.count}" for piece in order], head, " " * len(head), " · ")
    if track.look is Row.HEAP:
        cards = [f"{on.say(card.label)}{made_up(card.marks)}" for card in on.scene.cards_at(track.id)]
        return flow(cards, head, " " * len(head), ", ")
    if track.look is Row.PILES:
        return flow([_heap(on, piece) for piece in pieces], head, " " * len(head), " · ")
    return flow([_cell(on, cell) for cell in cells], head, " " * len(head), " · ")


def _row(on: Setting, track: Track) -> list[str]:
    """Cards at hand: first those that are known by their name, then those with a text."""
    cards = on.scene.cards_at(track.id)
    plain = [named(on, card) for card in cards if card.text is None]
    lines = ["", ruled(on.say(track.label))]
    if plain:
        lines += flow(plain, INDENT, INDENT, ", ")
    for card in cards:
        if card.text is not None:
            lines += _card(on, card, INDENT)
    return lines


def _heap(on: Setting, pile: Piece) -> str:
    top = [on.say(card.label) for card in on.scene.cards_at(pile.id)]
    return f"{on.say(pile.label)} {pile.count}" + (f" ({top[0]})" if top else "")


def _cell(on: Setting, cell: Cell) -> str:
    """A field with what lies on it; the present one in brackets."""
    said = on.say(cell.label)
    pieces = [on.say(piece.label) for piece in on.scene.pieces_at(cell.id)]
    left = sum(mark is Mark.ON for mark in cell.marks)
    if left or Mark.OFF in cell.marks:
        said += f" ×{left}"
    said = " ".join([said, *pieces])
    return f"{starred(on, cell).strip()}[{said}]" if Mark.NOW in cell.marks else f"{starred(on, cell).strip()}{said}"


def _cards(on: Setting, track: Track) -> list[str]:
    lines = ["", ruled(on.say(track.label))]
    for cell in on.scene.cells_at(track.id):
        cards = on.scene.cards_at(cell.id)
        price = on.say(cell.label)
        for card in cards:
            lines += _card(on, card, f"{starred(on, cell)}{price.rjust(6)}  ")
        if not cards:
            lines.append(f"{price.rjust(7)}  —")
    for card in on.scene.cards_at(track.id):
        lines += _card(on, card, "         ")
    return [*lines, ""] if track.id == on.scene.tracks[-1].id else lines


def _card(on: Setting, card: Card, head: str) -> list[str]:
    points = "" if card.number == NOBODY or card.unit is None else f"{card.number} {on.say(card.unit)}"
    icons = [short(on, on.scene.liveries.index(icon)) for icon in card.icons if icon in on.scene.liveries]
    facts = [part for part in (points, " ".join(icons), "" if card.foot is None else on.say(card.foot)) if part]
    facts += [on.say(detail) for detail in card.details]
    title = f"{head}{starred(on, card).strip()}{on.say(card.label)}"
    lines = wrap(f"{title} ({', '.join(facts)})" if facts else title, WIDE, subsequent_indent=" " * len(head))
    if card.text is not None:
        lines += [f"{' ' * len(head)}{line}" for line in wrap(on.say(card.text), WIDE - len(head))]
    return lines


# What is asked


def _prompt(on: Setting, state: State, viewer: int) -> list[str]:
    lines = ["", "═" * WIDE]
    for asked in question(state, viewer):
        lines += wrap(on.say(asked), WIDE)
    for number, atom in enumerate(options(state, viewer)):
        label = on.say(game(state.key).words.label(state, atom))
        lines.append(cut(f"{str(number + 1).rjust(4)}  {label}"))
    for reason, rule, labels in refusals(state, viewer):
        said = f"{', '.join(on.say(label) for label in labels)}: {on.say(reason)}" + (f" ({rule})" if rule else "")
        lines += wrap(said, WIDE, initial_indent="   –  ", subsequent_indent="      ")
    return lines
