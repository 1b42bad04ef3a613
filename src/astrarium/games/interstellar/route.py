"""The route to Trappist: its spaces, what was discovered there, and the satellites."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Piece, Scene, Sheet, Space
from ...clockwork.text import Text
from .components import (
    COLOUR,
    COLUMN_FUEL,
    COLUMN_GRANTS,
    DISCOVERY,
    EFFECT,
    INTEREST,
    LAUNCH,
    MULTIPLIER,
    PACKAGE,
    SPACE,
    SPACE_ATOM,
    SPACE_COLUMN,
    SPACE_ROW,
    SPACES,
    TRAPPIST,
)
from .state import Interstellar

_ROUTE: Final = read(PACKAGE, "scene.toml").entry("route")
DISCOVERY_ICON: Final = {
    "deep_space": "",
    "rocky_planet": "rocky_planet",
    "star": "sun",
    "wormhole": "wormhole",
    "ringed_planet": "planet",
    "galaxy": "galaxy",
}


def add_route(made: Scene, s: Interstellar) -> None:
    made.add(Sheet("route", Text("scene-route"), _ROUTE.number("width"), _ROUTE.number("height"), "sheet space"))
    for column in sorted(set(SPACE_COLUMN)):
        _add_heading(made, column)
    for space in range(SPACES):
        if space in (LAUNCH, TRAPPIST):
            _add_end(made, s, space)
        else:
            _add_space(made, s, space)
    for player in range(s.players):
        label = Text("scene-satellite-of", {"player": s.player_text(player)})
        id = f"satellite-{COLOUR.ids[s.colour[player]]}"
        made.add(Piece(id, label, space_id(s.satellite[player]), "satellite", owner=player))
    at = space_id(s.government_satellite)
    made.add(Piece("satellite-government", Text("scene-satellite-government"), at, "satellite"))


def _add_heading(made: Scene, column: int) -> None:
    """The fuel to enter a column, above it; a plus where entering brings an extra action."""
    if column in (SPACE_COLUMN[LAUNCH], SPACE_COLUMN[TRAPPIST]):
        return
    label = Text("scene-fuel", {"number": COLUMN_FUEL[column]})
    details = (Text("scene-grants-extra"),) if COLUMN_GRANTS[column] else ()
    x, y = _ROUTE.number("left") + (column - 1) * _ROUTE.number("across"), _ROUTE.number("head")
    size = _ROUTE.number("wide"), _ROUTE.number("head_high")
    marks = ("on",) if COLUMN_GRANTS[column] else ()
    id = f"column-{column}"
    made.add(
        Space(
            id,
            label,
            "route",
            "cell quiet",
            x,
            y,
            size[0],
            details=details,
            icon="fuel",
            marks=marks,
            high=size[1],
            number=COLUMN_FUEL[column],
        )
    )
    if COLUMN_GRANTS[column]:
        x += size[0] // 2 - _ROUTE.number("extra")
        label = Text("scene-grants-extra")
        made.add(Space(f"{id}-extra", label, "route", "disc", x, y, _ROUTE.number("extra"), icon="plus"))


def _add_space(made: Scene, s: Interstellar, space: int) -> None:
    found = s.discoveries[space]
    column = SPACE_COLUMN[space]
    icon = DISCOVERY_ICON[DISCOVERY.ids[found]] if found != NOBODY else "eye" if INTEREST[space] else ""
    kind = "interest" if INTEREST[space] else "unexplored"
    label = DISCOVERY.text(found) if found != NOBODY else Text(f"scene-{kind}")
    details = [s.thing_text(SPACE, space), Text("scene-fuel", {"number": COLUMN_FUEL[column]})]
    if COLUMN_GRANTS[column]:
        details.append(Text("scene-grants-extra"))
    if found != NOBODY:
        details.append(EFFECT.text(EFFECT.index(f"discovery:{DISCOVERY.ids[found]}")))
    made.add(
        Space(
            space_id(space),
            label,
            "route",
            "cell" if found != NOBODY or INTEREST[space] else "cell quiet",
            _ROUTE.number("left") + (column - 1) * _ROUTE.number("across"),
            _ROUTE.number("top") + (SPACE_ROW[space] - 1) * _ROUTE.number("down"),
            _ROUTE.number("wide"),
            SPACE_ATOM + space,
            details=tuple(details),
            icon=icon,
            marks=("on",) if found != NOBODY else (),
            high=_ROUTE.number("high"),
        )
    )


def _add_end(made: Scene, s: Interstellar, space: int) -> None:
    """The launch area, and Trappist with its positions."""
    lines: tuple[Text, ...] = ()
    if space == TRAPPIST:
        lines = tuple(
            Text("scene-position", {"number": number + 1, "times": MULTIPLIER[number]})
            for number in range(s.plan().trappist_positions)
        )
    made.add(
        Area(
            space_id(space),
            Text(f"scene-{SPACE.ids[space]}"),
            "tray",
            _ROUTE.number(SPACE.ids[space]),
            _ROUTE.number("height") // 2,
            _ROUTE.number("ends"),
            _ROUTE.number("height") - 60,
            lines=lines,
            atom=SPACE_ATOM + space,
            details=(Text("scene-fuel", {"number": COLUMN_FUEL[SPACE_COLUMN[space]]}),),
            at="route",
        )
    )


def space_id(space: int) -> str:
    return f"space-{SPACE.ids[space].replace('.', '-')}"
