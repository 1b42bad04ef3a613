"""The same drawings as parts of a web page: no styles or scripts inside, ids of their own, words for every thing."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, Final

from ..clockwork.names import NOBODY, Atom
from ..clockwork.state import State
from ..clockwork.text import Text
from ..contract.game import Game
from ..contract.registry import game
from ..contract.table import Table
from ..language import speaker
from ..scenes.looks import Map, Mat, Row
from ..scenes.scene import MAP, Area, Band, Card, Element, Piece, Space, Tile, Way
from .board import draw_sky, draw_things
from .hand import draw_small_row
from .icons import emblem
from .looks import looks_of
from .mats import draw_track
from .pen import frame, shift, tag
from .setting import Say, Setting
from .svg import MARGIN, SIDE, Drawn, choice_drawn, foot_drawn, mats_drawn, open_cards_drawn, stacked, tracks_of
from .tiled_page import beside_map, tiled_parts

PREFIX: Final = "on-"
"""So that no thing on the table has the id of something on the page around it."""
WIDE: Final = 1060
"""How wide the map's column is drawn; the page scales it."""
SCORE: Final = 640
MOST_KNOWN: Final = 20_000
"""How many sentences are remembered for a game and language."""


def _key(text: Text) -> Hashable:
    return (text.key, *((name, arg if isinstance(arg, int) else _key(arg)) for name, arg in text.args.items()))


@cache
def quick(game: Game[Any], lang: str) -> Say:
    """A speaker that remembers: from one drawing to the next most of a table says the same."""
    say = speaker(game, lang).say
    known: dict[Hashable, str] = {}

    def remembered(text: Text) -> str:
        key = _key(text)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[key] = say(text)
        return found

    return remembered


class PageSetting(Setting):
    """A scene on a page: hovering, screen readers and gliding pieces need to know more than a picture does."""

    def __init__(
        self,
        state: State,
        viewer: int,
        lang: str,
        offered: list[Atom],
        fresh: frozenset[str] = frozenset(),
        people: tuple[str, ...] = (),
    ) -> None:
        played = game(state.key)
        super().__init__(
            played.table.scene(state, viewer),
            quick(played, lang),
            frozenset(offered),
            played.atoms.names,
            looks_of(played.key),
        )
        self.title: Final = played.titles[lang]
        self.showing: Final = type(played.table).shows is not Table.shows
        self.fresh: Final = fresh
        self.people: Final = people
        self.does: Final[dict[int, str]] = {atom: self.say(played.words.label(state, atom)) for atom in offered}
        sheets = [panel.id for panel in self.scene.panels if panel.look is Mat.FIGURES]
        # Figures in a table are not things that go from one place to another.
        self.figures: Final = frozenset(cell.id for cell in self.scene.cells if cell.at in sheets)
        closed = state.refused() if offered else []
        self.closed: Final[dict[int, tuple[str, str]]] = {
            refusal.atom: (self.say(refusal.reason), refusal.rule) for refusal in closed
        }

    def id(self, name: str) -> str:
        return PREFIX + name

    def person(self, player: int) -> str:
        return self.people[player] if 0 <= player < len(self.people) else ""

    def classes(self, element: Element) -> str:
        plain = super().classes(element)
        # A whole field does not light up because something on it has changed, nor a sheet because it is another's.
        told = element.id not in self.fresh or isinstance(element, Area) or element.id in self.figures
        return plain if told else f"{plain} fresh"

    def hover(self, element: Element) -> str:
        lines = super().hover(element).split("\n")
        if isinstance(element, Tile):
            lines += [self.say(piece.label) for piece in self.scene.pieces_at(element.id)]
        if isinstance(element, Card):
            told = [self.say(text) for text in (element.text, element.foot) if text is not None]
            lines += [line for line in told if line not in lines]
        return "\n".join(lines)

    def group(self, element: Element, body: str, x: float | None = None, y: float | None = None) -> str:
        legal = self.open(element)
        told = self.hover(element)
        does = self.does.get(element.atom)
        why, rule = self.closed.get(element.atom, ("", ""))
        counted = isinstance(element, Piece)
        return tag(
            "g",
            body,
            id=self.id(element.id),
            class_=self.classes(element),
            data_atom=self.names[element.atom] if legal else None,
            data_tip=told,
            data_shows=self.names[element.atom] if self.showing and counted and element.atom != NOBODY else None,
            data_does=does,
            data_why=why or None,
            data_rule_why=rule or None,
            # What is alike can fly from one place to another.
            data_kin=element.kin() if isinstance(element, Piece) and element.at not in self.figures else None,
            data_count=element.count if isinstance(element, Piece) else None,
            role="button" if legal else None,
            tabindex=0 if legal else None,
            aria_label=f"{does}. {told}".replace("\n", ". ") if legal else None,
            transform=None if x is None or y is None else f"translate({x:.1f} {y:.1f})",
        )


def page_parts(on: PageSetting) -> dict[str, str]:
    """Pictures by the name of the place on the page to which they belong; empty where there is nothing to show."""
    boards = on.parts()
    on = boards[MAP]
    layers: dict[str, str] = {}
    for id, board in boards.items():
        size = (board.scene.board.width, board.scene.board.height)
        layers[layer("sky", id)] = _framed((draw_sky(board), size[1]), size[0], 0)
        layers[layer("things", id)] = _framed((draw_things(board), size[1]), size[0], 0)
    parts = layers | {
        "score": _framed(_tracks(on, Row.SCALE, SCORE), SCORE),
        "order": _framed(_tracks(on, Row.ORDER, SIDE), SIDE),
        "mats": _framed(stacked(mats_drawn(on, SIDE, beside_map(on)), 10), SIDE),
        "trays": "",
        "cards": _framed(open_cards_drawn(on, WIDE), WIDE),
        # There may be many to choose from, and this column scrolls.
        "piles": _framed(stacked([foot_drawn(on, SIDE), choice_drawn(on, SIDE)], 14), SIDE) + _heaps(on),
    }
    return parts | tiled_parts(on) if on.scene.board.look is Map.HEXES else parts


def layer(name: str, sheet: str) -> str:
    """What the sky or the things of a sheet are called; those of the map have no more than their name."""
    return f"{name}-{sheet}" if sheet else name


def is_sky(name: str) -> bool:
    """Whether a part hardly ever changes."""
    return name == "sky" or name.startswith("sky-")


class Tab:
    """A board as the page offers it: its name, whose it is, whether something can be picked or has changed there."""

    def __init__(self, on: PageSetting, id: str, name: str, owner: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.mark: Final = frame(emblem(on.livery(owner), 8, 8, 6), 16, 16) if owner != NOBODY else ""
        elements = on.scene.elements()
        boarded = on.scene.atoms() if id else _on_map(on)
        self.open: Final = not boarded.isdisjoint(on.legal)
        self.fresh: Final = any(element.id in on.fresh for element in elements)


def _on_map(on: PageSetting) -> set[int]:
    """Atoms on the map itself; what lies beside it is always in sight."""
    known = {element.id: element for element in on.scene.elements()}
    found: set[int] = set()
    for element in known.values():
        root = element
        while root.at in known:
            root = known[root.at]
        if isinstance(root, (Area, Band, Space, Tile, Way)):
            found.add(element.atom)
    return found


def tabs(on: PageSetting) -> list[Tab]:
    """The map and the sheets; nothing where there is but the map."""
    if not on.sheets:
        return []
    boards = on.parts()
    label = on.scene.board.label or Text("table-map")
    found = [Tab(boards[MAP], MAP, on.say(label), NOBODY)]
    for sheet in on.sheets:
        found.append(Tab(boards[sheet.id], sheet.id, on.say(sheet.label), sheet.owner))
    return found


def _tracks(on: PageSetting, look: Row, wide: float) -> Drawn:
    return stacked([draw_track(on, track, wide) for track in tracks_of(on, look)], 6)


def _heaps(on: PageSetting) -> str:
    """Open piles, folded up: whoever wants to looks through them."""
    body = ""
    for track in tracks_of(on, Row.HEAP):
        piles = [f"{on.say(pile.label)} · {pile.count}" for pile in on.scene.pieces if pile.id == track.at]
        title = piles[0] if piles else on.say(track.label)
        inside = _framed(draw_small_row(on, track, SIDE), SIDE)
        body += tag("details", tag("summary", title) + inside, id=on.id(f"heap-{track.id}"), class_="heap")
    return body


def _framed(drawn: Drawn, wide: float, margin: float = MARGIN) -> str:
    body, high = drawn
    if not body:
        return ""
    return frame(shift(body, margin, margin) if margin else body, wide + 2 * margin, high + 2 * margin)
