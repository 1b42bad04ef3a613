"""The three roads, read from maps.toml: spaces, edges, regions, moorings, turrets. ATH-B.8, 12, X.5, X.9

The spaces of all maps are numbered together, so that every table here is a list by space.
"""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import NOTHING, Names
from ...positions.toml import Entry, read_box
from .pieces import KEY, listed_names

Space = NewType("Space", int)
"""A space of any road."""
Turret = NewType("Turret", int)

_MAPS: Final = read_box(KEY, "maps.toml").entries("map")
_SPACES: Final = [space for map in _MAPS for space in map.entries("space")]


def keyed_names(key: str, entries: list[Entry]) -> Names:
    """The domain of entries with `key` and names; one that is there twice counts once."""
    found = {entry.text("key"): entry for entry in entries}
    return Names(
        key,
        list(found),
        [entry.text("name_en") for entry in found.values()],
        [entry.text("name_it") for entry in found.values()],
    )


MAP: Final = keyed_names("map", _MAPS)
ALPHA: Final = MAP.index("alpha")
BETA: Final = MAP.index("beta")
GAMMA: Final = MAP.index("gamma")
REGION: Final = keyed_names("region", [region for map in _MAPS for region in map.entries("region")])
SPACE: Final = listed_names("space", [space.text("id") for space in _SPACES])
SPACES: Final = len(SPACE)
ALL_SPACES: Final = [Space(space) for space in range(SPACES)]

PARALLEL: Final[list[int]] = [space.number("parallel") for space in _SPACES]
"""How far along the road a space is. ATH-B.5.4"""
MAIN: Final[list[bool]] = [space.flag("main") for space in _SPACES]
REGION_OF: Final[list[int]] = [REGION.index(space.text("region")) for space in _SPACES]
CONTAMINATED_SPACE: Final[list[bool]] = ["contaminated" in space.values for space in _SPACES]
MOORING_OF: Final[list[int]] = [space.number("mooring", 0) for space in _SPACES]
"""The number of the mooring at a space, 0 if there is none."""

MAP_SPACES: Final[list[list[Space]]] = [
    [Space(SPACE.index(space.text("id"))) for space in map.entries("space")] for map in _MAPS
]
MAP_START: Final[list[Space]] = [Space(SPACE.index(map.text("start"))) for map in _MAPS]
MAP_LAST: Final[list[Space]] = [Space(SPACE.index(map.text("last"))) for map in _MAPS]
MAP_SPECIAL: Final[list[list[Space]]] = [
    [Space(SPACE.index(space.text("id"))) for space in map.entries("space") if "special" in space.values]
    for map in _MAPS
]
"""Where Special Waypoint counters are dealt. ATH-B.1.2"""
MAP_AVALANCHES: Final[list[list[Space]]] = [
    [Space(SPACE.index(space.text("id"))) for space in map.entries("space") if "avalanche" in space.values]
    for map in _MAPS
]
MAP_MOORINGS: Final[list[list[Space]]] = [
    [Space(NOTHING), *sorted([space for space in spaces if MOORING_OF[space]], key=lambda space: MOORING_OF[space])]
    for spaces in MAP_SPACES
]
"""The space of each mooring, from 1 to 6."""
MOORINGS: Final = max(MOORING_OF)
SPECIAL_SPACE: Final[list[bool]] = [any(space in spaces for spaces in MAP_SPECIAL) for space in range(SPACES)]

WAYS: Final[list[list[Space]]] = [[] for _ in range(SPACES)]
"""Where one can go from a space. ATH-B.8.5"""
WAY_TRACKS: Final[list[list[bool]]] = [[] for _ in range(SPACES)]
"""Beside each way, whether it needs tracks. ATH-B.8.6"""
WAY_CONTAMINATED: Final[list[list[bool]]] = [[] for _ in range(SPACES)]
"""Beside each way, whether the road itself is contaminated. ATH-B.8.7"""


def _lay_ways() -> None:
    for map in _MAPS:
        for edge in map.entries("edge"):
            start = Space(SPACE.index(edge.text("from")))
            WAYS[start].append(Space(SPACE.index(edge.text("to"))))
            WAY_TRACKS[start].append("tracks" in edge.values)
            WAY_CONTAMINATED[start].append("contaminated" in edge.values)


_lay_ways()

# Turrets. ATH-X.5

_TURRETS: Final = _MAPS[GAMMA].entries("turret")
_TILES: Final = read_box(KEY, "components.toml").entries("turret")
TURRET: Final = Names(
    "turret",
    [str(entry.number("number")) for entry in _TILES],
    [entry.text("name_en") for entry in _TILES],
    [entry.text("name_it") for entry in _TILES],
)
TURRETS: Final = len(TURRET)
ALL_TURRETS: Final = [Turret(turret) for turret in range(TURRETS)]
GUARDS: Final[list[list[Turret]]] = [
    [Turret(turret) for turret, entry in enumerate(_TURRETS) if SPACE.ids[space] in entry.texts("perimeter")]
    for space in range(SPACES)
]
"""The turrets in whose perimeter a space is."""
TURRET_REWARD: Final[list[str]] = [entry.text("reward") for entry in _TURRETS]

# Special Waypoints: the ten counters, then the fixed ones of Gamma. ATH-B.1.2, X.9.1

_COUNTERS: Final = read_box(KEY, "components.toml").entries("special_waypoint")
_FIXED: Final = _MAPS[GAMMA].entries("fixed")
WAYPOINT: Final = keyed_names("waypoint", _COUNTERS + _FIXED)
COUNTERS: Final = len(_COUNTERS)
WAYPOINT_GAIN: Final[list[list[str]]] = [entry.texts("gain") for entry in _COUNTERS + _FIXED]
WAYPOINT_CONTAMINATED: Final[list[bool]] = [entry.flag("contaminated") for entry in _COUNTERS + _FIXED]
FIXED_AT: Final[list[int]] = [NOTHING] * SPACES
"""The fixed Special Waypoint of a space."""
for _place, _entry in enumerate(_FIXED):
    FIXED_AT[SPACE.index(_entry.text("space"))] = COUNTERS + _place
