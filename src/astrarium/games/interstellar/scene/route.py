"""The route to Trappist: its spaces, what was discovered there, and the satellites."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Atom
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.looks import Figure, Frame, Ground, Naming, Place
from ....scenes.marks import Mark
from ....scenes.scene import Area, Piece, Scene, Sheet, Space
from ....scenes.signs import AnySign, Sign
from ..components import (
    ALL_SPACES,
    COLOUR,
    COLUMN_FUEL,
    COLUMN_GRANTS,
    DISCOVERY,
    EFFECT,
    INTEREST,
    KEY,
    LAUNCH,
    MULTIPLIER,
    SPACE,
    SPACE_ATOM,
    SPACE_COLUMN,
    SPACE_ROW,
    TRAPPIST,
)
from ..components import Space as RouteSpace
from ..sources import COLUMN_OURS, GRID_OURS, POSITION_OURS, marks, told
from ..state import Interstellar
from .looks import Found

_ROUTE: Final = read_scene(KEY, "scene.toml").entry("route")
DISCOVERY_ICON: Final[dict[str, AnySign | None]] = {
    "deep_space": None,
    "rocky_planet": Found.ROCKY_PLANET,
    "star": Sign.SUN,
    "wormhole": Sign.WORMHOLE,
    "ringed_planet": Sign.PLANET,
    "galaxy": Sign.GALAXY,
}


def add_route(made: Scene, s: Interstellar) -> None:
    size = _ROUTE.number("width"), _ROUTE.number("height")
    made.add(Sheet("route", Text("scene-route"), size[0], size[1], Ground.SPACE))
    _add_end(made, s, LAUNCH)
    for row in sorted(set(SPACE_ROW[LAUNCH + 1 : TRAPPIST])):
        _add_row(made, row)
    for column in sorted(set(SPACE_COLUMN[LAUNCH + 1 : TRAPPIST])):
        _add_column(made, column)
        for space in ALL_SPACES[LAUNCH + 1 : TRAPPIST]:
            if SPACE_COLUMN[space] == column:
                _add_space(made, s, space)
    _add_end(made, s, TRAPPIST)
    for player in s.everyone():
        label = Text("scene-satellite-of", {"player": s.player_text(player)})
        id = f"satellite-{COLOUR.ids[s.colour[player]]}"
        made.add(Piece(id, label, space_id(s.satellite[player]), Figure.SATELLITE, owner=player))
    at = space_id(s.government_satellite)
    made.add(Piece("satellite-government", Text("scene-satellite-government"), at, Figure.SATELLITE))


def column_id(column: int) -> str:
    return f"column-{column}"


def _across(column: int) -> int:
    return _ROUTE.number("left") + (column - 1) * _ROUTE.number("across")


def _down(row: int) -> int:
    return _ROUTE.number("top") + (row - 1) * _ROUTE.number("down")


def _add_row(made: Scene, row: int) -> None:
    """The number of a row, at its left end."""
    label = Text("scene-route-row", {"number": row})
    x, wide, high = _ROUTE.number("row_x"), _ROUTE.number("row_wide"), _ROUTE.number("row_high")
    made.add(
        Space(
            f"route-row-{row}",
            label,
            "route",
            Place.CELL,
            x,
            _down(row),
            wide,
            high=high,
            number=row,
            naming=Naming.QUIET,
        )
    )


def _add_column(made: Scene, column: int) -> None:
    """The number of a column and the fuel to enter it, above it; a plus where entering brings an extra action."""
    x, y = _across(column), _ROUTE.number("column_y")
    fuel = Text("scene-fuel", {"number": COLUMN_FUEL[column]})
    grants = (Text("scene-grants-extra"),) if COLUMN_GRANTS[column] else ()
    label = Text("scene-column", {"number": column})
    lines = (fuel, *grants)
    wide = _ROUTE.number("column_wide")
    made.add(Area(column_id(column), label, Frame.NOTE, x, y, wide, 40, details=lines, at="route"))
    y = _ROUTE.number("head")
    ours = COLUMN_OURS[column]
    made.add(
        Space(
            f"column-fuel-{column}",
            fuel,
            column_id(column),
            Place.CELL,
            x,
            y,
            _ROUTE.number("wide"),
            details=told(ours, *grants),
            icon=Sign.FUEL,
            marks=marks(ours, *((Mark.ON,) if grants else ())),
            high=_ROUTE.number("head_high"),
            number=COLUMN_FUEL[column],
        )
    )
    if grants:
        x += _ROUTE.number("extra") - _ROUTE.number("wide") // 2
        id = f"extra-of-{column}"
        size = _ROUTE.number("extra")
        made.add(Space(id, grants[0], column_id(column), Place.DISC, x, y, size, icon=Sign.PLUS))


def _add_space(made: Scene, s: Interstellar, space: RouteSpace) -> None:
    """A space with its row and what was found there; its column is above it."""
    found = s.discoveries[space]
    column = SPACE_COLUMN[space]
    icon = DISCOVERY_ICON[DISCOVERY.ids[found]] if found != NOTHING else Sign.EYE if INTEREST[space] else None
    kind = "interest" if INTEREST[space] else "unexplored"
    name = DISCOVERY.text(found) if found != NOTHING else Text(f"scene-{kind}")
    details = [s.thing_text(SPACE, space), Text("scene-fuel", {"number": COLUMN_FUEL[column]})]
    if COLUMN_GRANTS[column]:
        details.append(Text("scene-grants-extra"))
    if found != NOTHING:
        details.append(EFFECT.text(EFFECT.index(f"discovery:{DISCOVERY.ids[found]}")))
    made.add(
        Space(
            space_id(space),
            Text("scene-in-row", {"number": SPACE_ROW[space], "name": name}),
            column_id(column),
            Place.CELL,
            _across(column),
            _down(SPACE_ROW[space]),
            _ROUTE.number("wide"),
            Atom(SPACE_ATOM + space),
            details=tuple(details),
            icon=icon,
            marks=(Mark.ON,) if found != NOTHING else (),
            high=_ROUTE.number("high"),
            naming=Naming.PRINTED if found != NOTHING or INTEREST[space] else Naming.QUIET,
        )
    )


def _add_end(made: Scene, s: Interstellar, space: RouteSpace) -> None:
    """The launch area, with the mark of the grid, which is ours; and Trappist with its positions."""
    lines = _positions(s) if space == TRAPPIST else ()
    ours = space == LAUNCH and GRID_OURS
    details = [Text("scene-fuel", {"number": COLUMN_FUEL[SPACE_COLUMN[space]]})]
    if ours:
        details.append(Text("scene-reconstructed-grid"))
    made.add(
        Area(
            space_id(space),
            Text(f"scene-{SPACE.ids[space]}"),
            Frame.TRAY,
            _ROUTE.number(SPACE.ids[space]),
            _ROUTE.number("height") // 2,
            _ROUTE.number("ends"),
            _ROUTE.number("height") - 60,
            lines=lines,
            marks=marks(ours),
            atom=Atom(SPACE_ATOM + space),
            details=tuple(details),
            at="route",
        )
    )


def _positions(s: Interstellar) -> tuple[Text, ...]:
    """What the positions on Trappist multiply with; those that no source tells say so."""
    found: list[Text] = []
    for number in range(s.plan().trappist_positions):
        words: dict[str, int | Text] = {"number": number + 1, "times": MULTIPLIER[number]}
        ours = POSITION_OURS[number]
        found.append(Text("scene-position-ours", words) if ours else Text("scene-position", words))
    return tuple(found)


def space_id(space: RouteSpace) -> str:
    return f"space-{SPACE.ids[space].replace('.', '-')}"
