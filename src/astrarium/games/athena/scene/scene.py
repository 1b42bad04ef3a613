"""How the table looks to a viewer: the road is in landscape.py, the Exploration Zone in sites.py."""

from __future__ import annotations

from typing import Final

from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.looks import Ground
from ....scenes.scene import Board, Scene
from ..pieces import KEY, PHASE, ROUNDS
from ..state import Athena
from .convoys import add_convoys
from .landscape import add_landscape
from .mats import add_mats
from .sites import add_zone

_ROAD: Final = read_scene(KEY, "scene.toml").entry("road")
FIRST_LIVERY: Final = 12
"""The liveries that are called by this game's colours, the Automa white: see the table's theme."""


def scene(s: Athena, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    board = Board(_ROAD.number("width"), _ROAD.number("height"), Ground.SNOW, Text("scene-road"))
    liveries = [FIRST_LIVERY + colour for colour in s.colour]
    made = Scene(board, liveries, [s.player_text(side) for side in s.all_sides()], _facts(s))
    add_landscape(made, s, viewer)
    add_mats(made, s, viewer)
    add_zone(made, s, viewer)
    add_convoys(made, s, viewer)
    return made


def _facts(s: Athena) -> list[Text]:
    facts = [Text("scene-round", {"number": s.round, "last": ROUNDS}), PHASE.text(s.phase)]
    facts.append(Text("scene-mooring", {"number": s.mooring}))
    facts.append(Text("scene-road-reconstructed"))
    if s.over and s.points.count(max(s.points)) > 1:
        facts.append(Text("scene-tie"))
    if s.blizzard:
        facts.append(Text("scene-blizzard"))
    if s.whiteout:
        facts.append(Text("scene-whiteout"))
    return facts
