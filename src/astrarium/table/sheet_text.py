"""A sheet as plain text: its areas with their places, the roads between them, and what lies where."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from ..scenes.looks import Naming, Orb, Place, Road, Soil
from ..scenes.marks import Mark
from ..scenes.scene import NO_NUMBER, Area, Card, Cell, Element, Piece, Space, Track
from .scales import said
from .setting import Setting
from .text_lines import INDENT, MADE_UP, WIDE, cut, flow, made_up, short, starred

TOLD: Final = frozenset(
    {
        Mark.CONTAMINATED,
        Mark.SPECIAL,
        Mark.MOORING,
        Mark.START,
        Mark.GOAL,
        Mark.AVALANCHE,
        Mark.DAMAGED,
        Mark.CLOSED,
    }
)
"""Marks that have a word of their own."""
SIGNS: Final = {Mark.DONE: "✓", Mark.OFF: "✕", Mark.ON: "■", Mark.RECONSTRUCTED: MADE_UP.strip()}
ROADS: Final = (Road.ROAD, Road.TRACKS, Road.LANE)


def sheet_text(on: Setting) -> list[str]:
    lines: list[str] = []
    # A region gathers places; without any it is but ground.
    bare = {area.id for area in on.scene.areas if isinstance(area.look, Soil) and not on.scene.spaces_at(area.id)}
    grouped = {area.id for area in on.scene.areas} - bare
    for area in on.scene.areas:
        if area.id in grouped:
            lines += _area(on, area)
    lines += _spaces(on, [space for space in on.scene.spaces if space.at not in grouped], "")
    lines += _roads(on)
    for track in on.scene.tracks:
        # Others are rows of cards, which are told elsewhere.
        if track.first != track.last:
            lines += _track(on, track)
    return lines


def _area(on: Setting, area: Area) -> list[str]:
    """Its name and what is said of it, then what lies on it, then its places."""
    name = _called(on, area)
    name += "" if area.owner == NOBODY or on.say(area.label) == short(on, area.owner) else f" ({short(on, area.owner)})"
    name += made_up(area.marks)
    facts = [] if area.number == NO_NUMBER else [said(area.number)]
    facts += _sentences([on.say(line) for line in area.lines])
    facts += [_cell(on, cell) for cell in on.scene.cells_at(area.id)]
    facts += [_piece(on, piece) for piece in on.scene.pieces_at(area.id)]
    facts += [_card(on, card) for card in on.scene.cards_at(area.id)]
    head = f"{name}: " if facts else name
    lines = flow(facts, head, " " * min(len(head), 20), " · ")
    return lines + _spaces(on, on.scene.spaces_at(area.id), INDENT)


def _sentences(lines: list[str]) -> list[str]:
    """Lines as they are, but for those that announce the next one."""
    found: list[str] = []
    for line in lines:
        if found and found[-1].endswith(":"):
            found[-1] += f" {line}"
        else:
            found.append(line)
    return found


def _called(on: Setting, element: Element) -> str:
    return f"{starred(on, element).strip()}{on.say(element.label)}"


# Places


def _spaces(on: Setting, spaces: list[Space], indent: str) -> list[str]:
    """Places side by side; one with a card that has a text takes lines of its own."""
    lines: list[str] = []
    row: list[str] = []
    for space in spaces:
        cards = [
            card for card in on.scene.cards_at(space.id) if card.text is not None and space.naming is Naming.PRINTED
        ]
        if cards:
            lines += flow(row, indent, indent, " · ") if row else []
            row = []
            lines += _worded(on, space, cards, indent)
        elif not _bare(on, space):
            row.append(_space(on, space))
    return lines + (flow(row, indent, indent, " · ") if row else [])


def _bare(on: Setting, space: Space) -> bool:
    """An empty place of which there are many, and that nobody may pick now."""
    if space.naming is Naming.LISTED:
        return False
    if on.open(space) or on.scene.pieces_at(space.id) or on.scene.cards_at(space.id) or space.owner != NOBODY:
        return False
    return space.look is Place.SPOT or space.naming is Naming.QUIET or not on.say(space.label)


def _name(on: Setting, space: Space) -> str:
    name = on.say(space.label)
    number = "" if space.number == NO_NUMBER or said(space.number) in name.split() else said(space.number)
    return " ".join(part for part in (name, number) if part)


def _space(on: Setting, space: Space) -> str:
    cards = on.scene.cards_at(space.id)
    if cards and space.look is Place.SLOT:
        return ", ".join(f"{starred(on, space).strip()}{_card(on, card)}" for card in cards)
    name = f"{starred(on, space).strip()}{_name(on, space)}"
    if space.owner != NOBODY:
        name += f" ({short(on, space.owner)})"
    name += "".join(f" {SIGNS[mark]}" for mark in space.marks if mark in SIGNS)
    marks = [word for word in _told(on, space.marks) if word not in name]
    if isinstance(space.look, Orb):
        marks += [on.say(detail) for detail in space.details]
    name += f" ({', '.join(marks)})" if marks else ""
    things = [_piece(on, piece) for piece in on.scene.pieces_at(space.id)]
    things += [_card(on, card) for card in cards]
    name = f"[{name}]" if Mark.NOW in space.marks else name
    name += _aims(on, space)
    return f"{name}: {', '.join(things)}" if things else name


def _told(on: Setting, marks: tuple[Mark, ...]) -> list[str]:
    return [on.say(Text(f"table-{mark}")) for mark in marks if mark in TOLD]


def _aims(on: Setting, space: Space) -> str:
    """The places that something is aimed at from here."""
    aims = {way.to for way in on.scene.ways if way.look is Road.AIM and way.at == space.id}
    return f" → {', '.join(_brief(on, other) for other in on.scene.spaces if other.id in aims)}" if aims else ""


def _worded(on: Setting, space: Space, cards: list[Card], indent: str) -> list[str]:
    lines: list[str] = []
    for card in cards:
        place = "" if space.look is Place.SLOT else f"{_name(on, space)}: "
        lines.append(cut(f"{indent}{starred(on, space).strip()}{place}{_card(on, card)}"))
        inner = f"{indent}    "
        for line in on.say(card.text).split("\n") if card.text is not None else []:
            lines += wrap(line, WIDE, initial_indent=inner, subsequent_indent=inner)
    return lines


# Cards


def _card(on: Setting, card: Card) -> str:
    """A card by its name, its figures, the boxes on it and what lies there."""
    facts = [] if card.number == NOBODY else [str(card.number) + ("" if card.unit is None else f" {on.say(card.unit)}")]
    facts += [] if card.foot is None else [on.say(card.foot)]
    times = f" ×{card.count}" if card.count > 1 else ""
    name = f"{_called(on, card)}{times}" + (f" ({', '.join(facts)})" if facts else "")
    name += "".join(f" {SIGNS[mark]}" for mark in card.marks if mark in SIGNS)
    boxes = "".join(f"[{_cell(on, cell)}]" for cell in on.scene.cells_at(card.id))
    things = ", ".join(_piece(on, piece) for piece in on.scene.pieces_at(card.id))
    return " ".join(part for part in (name, boxes, f"+ {things}" if things else "") if part)


def _cell(on: Setting, cell: Cell) -> str:
    """A box or chip: what it holds, else its name."""
    pieces = [_thing(on, piece) for piece in on.scene.pieces_at(cell.id)]
    broken = [on.say(Text("table-damaged"))] if Mark.DAMAGED in cell.marks else []
    inside = ", ".join(broken + pieces) or on.say(cell.label)
    marks = "".join(f"{SIGNS[mark]} " for mark in cell.marks if mark in SIGNS)
    return f"{marks}{starred(on, cell).strip()}{inside}"


def _piece(on: Setting, piece: Piece) -> str:
    """Whose, unless its name tells; how many, and what."""
    told = _thing(on, piece)
    return told if piece.owner == NOBODY or short(on, piece.owner) in told else f"{short(on, piece.owner)} {told}"


def _thing(on: Setting, piece: Piece) -> str:
    name = on.say(piece.label)
    times = f"{piece.count} " if piece.count != 1 and not name.startswith(f"{piece.count} ") else ""
    return f"{starred(on, piece).strip()}{times}{name}"


# Roads and tracks


def _roads(on: Setting) -> list[str]:
    """What leads where, as chains of places."""
    chains: list[tuple[tuple[Road, bool], list[str]]] = []
    for way in on.scene.ways:
        if way.look not in ROADS:
            continue
        kind = (way.look, way.hazard)
        if chains and not on.open(way) and chains[-1][0] == kind and chains[-1][1][-1] == way.at:
            chains[-1][1].append(way.to)
        else:
            chains.append((kind, [way.at, way.to]))
    met = {place for _, places in chains for place in places}
    names = {space.id: _brief(on, space) for space in on.scene.spaces if space.id in met}
    open_ways = {(way.at, way.to) for way in on.scene.ways if on.open(way)}
    drawn = []
    for (look, hazard), places in chains:
        star = "*" if (places[0], places[1]) in open_ways else ""
        told = _road(on, look, hazard)
        chain = star + " → ".join(names.get(place, place) for place in places)
        drawn.append(f"{chain} ({told})" if told else chain)
    return [line for chain in drawn for line in wrap(chain, WIDE, subsequent_indent=INDENT)]


def _brief(on: Setting, space: Space) -> str:
    """By its number, if no other has the same, else by the first part of its name."""
    twins = [other for other in on.scene.spaces if other.number == space.number and other.look == space.look]
    alone = space.number != NO_NUMBER and len(twins) == 1
    return said(space.number) if alone else on.say(space.label).split(" · ")[0]


def _road(on: Setting, look: Road, hazard: bool) -> str:
    words = [] if look is Road.ROAD else [on.say(Text(f"table-{look.value}"))]
    return ", ".join([*words, on.say(Text("table-hazard"))] if hazard else words)


def _track(on: Setting, track: Track) -> list[str]:
    head = f"{on.say(track.label)} {said(track.first)}…{said(track.last)}: "
    pieces = sorted(on.scene.pieces_at(track.id), key=lambda piece: -piece.count)
    facts = [f"{_whose(on, piece)} {said(piece.count)}" for piece in pieces]
    for cell in on.scene.cells_at(track.id):
        number = "" if cell.number == NO_NUMBER else f"{said(cell.number)} = "
        facts.append(f"{number}{_called(on, cell)}{made_up(cell.marks)}")
    return flow(facts, head, INDENT, " · ")


def _whose(on: Setting, piece: Piece) -> str:
    return on.say(piece.label) if piece.owner == NOBODY else short(on, piece.owner)
