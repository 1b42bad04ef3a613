"""How the table looks to a viewer: the road. The Exploration Zone is in mats.py, the convoys in convoys.py."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Area, Board, Piece, Scene, Space, Way
from ...clockwork.text import Text, listed
from .components import (
    ALERT_DAMAGE,
    ARMOUR,
    CARD,
    CARD_ATOM,
    HULL,
    ITEM,
    PACKAGE,
    PHASE,
    SPACE_ATOM,
    TURRET_ARMOUR,
    TURRET_ATOM,
    TURRET_ITEM,
    WAYPOINT_ITEMS,
)
from .convoys import add_convoys
from .effects import card_effect
from .mats import add_mats
from .road import waypoint_at
from .roads import (
    CONTAMINATED_SPACE,
    GUARDS,
    MAIN,
    MAP_LAST,
    MAP_SPACES,
    MAP_START,
    MOORING_OF,
    PARALLEL,
    REGION,
    REGION_OF,
    SPACE,
    TURRET,
    WAY_CONTAMINATED,
    WAY_TRACKS,
    WAYPOINT,
    WAYPOINT_CONTAMINATED,
    WAYS,
)
from .state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, ENEMY_TARGETS, Athena, space_text

_ROAD: Final = read(PACKAGE, "scene.toml").entry("road")
_GROUNDS: Final = ("ice", "sand", "moss")
"""The ground of each region along the road."""


def scene(s: Athena, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    board = Board(_ROAD.number("width"), _ROAD.number("height"), "sheet snow")
    made = Scene(board, s.colour.copy(), [s.player_text(side) for side in range(s.sides)], _facts(s))
    _add_regions(made, s)
    for space in MAP_SPACES[s.map]:
        _add_space(made, s, space)
    for space in MAP_SPACES[s.map]:
        _add_ways(made, space)
    _add_turrets(made, s)
    _add_tokens(made, s)
    _add_enemies(made, s)
    add_mats(made, s, viewer)
    add_convoys(made, s, viewer)
    return made


def _facts(s: Athena) -> list[Text]:
    facts = [Text("scene-round", {"number": s.round}), PHASE.text(s.phase)]
    facts.append(Text("scene-mooring", {"number": s.mooring}))
    if s.blizzard:
        facts.append(Text("scene-blizzard"))
    if s.whiteout:
        facts.append(Text("scene-whiteout"))
    return facts


# The road: a region is a row, driven to and fro


def regions_of(map: int) -> list[int]:
    """The regions of a map, from the start of the road to its end."""
    return list(dict.fromkeys(REGION_OF[space] for space in MAP_SPACES[map] if MAIN[space]))


def place_of(map: int, space: int) -> tuple[int, int]:
    """Where a space is drawn: beside its parallel on the main road, shortcuts below it."""
    rows = regions_of(map)
    row = rows.index(REGION_OF[space])
    main = [other for other in MAP_SPACES[map] if MAIN[other] and REGION_OF[other] == REGION_OF[space]]
    first, last = PARALLEL[main[0]], PARALLEL[main[-1]]
    left, right = _ROAD.number("left"), _ROAD.number("right")
    along = min(max(PARALLEL[space], first), last) - first
    x = left + (right - left) * along // max(1, last - first)
    if row % 2:
        x = left + right - x
    y = _ROAD.number("first_row") + _ROAD.number("row") * row
    return x, y if MAIN[space] else y + _ROAD.number("shortcut")


def _add_regions(made: Scene, s: Athena) -> None:
    wide, high = _ROAD.number("patch_wide"), _ROAD.number("patch_high")
    for row, region in enumerate(regions_of(s.map)):
        y = _ROAD.number("first_row") + _ROAD.number("row") * row
        look = f"region {_GROUNDS[row % len(_GROUNDS)]}"
        id = f"region-{REGION.ids[region]}"
        made.add(Area(id, REGION.text(region), look, _ROAD.number("patch_x"), y + 10, wide, high))


def _add_space(made: Scene, s: Athena, space: int) -> None:
    x, y = place_of(s.map, space)
    marks: list[str] = []
    details = [space_text(space)]
    if CONTAMINATED_SPACE[space]:
        marks.append("contaminated")
        details.append(Text("scene-contaminated"))
    if space == MAP_START[s.map]:
        marks.append("start")
    if space == MAP_LAST[s.map]:
        marks.append("goal")
    if MOORING_OF[space]:
        marks.append("mooring")
        details.append(Text("scene-is-mooring", {"number": MOORING_OF[space]}))
    if space in s.avalanches:
        marks.append("avalanche")
        details.append(Text("scene-avalanche"))
    waypoint = waypoint_at(s, space)
    if waypoint != NOBODY:
        marks.append("special")
        details.append(WAYPOINT.text(waypoint))
        details.append(Text("scene-gives", {"items": listed([ITEM.text(item) for item in WAYPOINT_ITEMS[waypoint]])}))
        if WAYPOINT_CONTAMINATED[waypoint]:
            details.append(Text("scene-waypoint-contaminated"))
    details += [Text("scene-guarded", {"turret": TURRET.text(turret)}) for turret in GUARDS[space]]
    made.add(
        Space(
            f"space-{SPACE.ids[space]}",
            space_text(space),
            "",
            "waypoint",
            x,
            y,
            _ROAD.number("space"),
            SPACE_ATOM + space,
            details=tuple(details),
            icon=_waypoint_icon(waypoint),
            marks=tuple(marks),
            number=PARALLEL[space],
        )
    )


_ITEM_ICONS: Final = ("food", "fuel", "ammo", "battery", "battery", "crate", "heart", "wrench", "eye")


def _waypoint_icon(waypoint: int) -> str:
    return "" if waypoint == NOBODY else _ITEM_ICONS[WAYPOINT_ITEMS[waypoint][0]]


def _add_ways(made: Scene, space: int) -> None:
    for way, to in enumerate(WAYS[space]):
        tracks, hazard = WAY_TRACKS[space][way], WAY_CONTAMINATED[space][way]
        look = ("tracks" if tracks else "road") + (" hazard" if hazard else "")
        label = Text("scene-way-tracks" if tracks else "scene-way")
        details = (Text("scene-way-contaminated"),) if hazard else ()
        id = f"way-{SPACE.ids[space]}-{SPACE.ids[to]}"
        made.add(Way(id, label, f"space-{SPACE.ids[space]}", f"space-{SPACE.ids[to]}", look, details=details))


def _add_turrets(made: Scene, s: Athena) -> None:
    """Each turret above the middle of its perimeter, with a line to each space of it. ATH-X.5.1"""
    if not s.athena:
        return
    for turret in range(len(TURRET)):
        guarded = [space for space in MAP_SPACES[s.map] if turret in GUARDS[space]]
        main = [place_of(s.map, space) for space in guarded if MAIN[space]]
        x = sum(place[0] for place in main) // len(main)
        y = min(place[1] for place in main) - _ROAD.number("turret_above")
        standing = turret in s.standing
        details = [Text("scene-armour", {"number": TURRET_ARMOUR[turret]})]
        details.append(Text("scene-gives", {"items": ITEM.text(TURRET_ITEM[turret])}))
        id = f"turret-{TURRET.ids[turret]}"
        made.add(
            Space(
                id,
                TURRET.text(turret),
                "",
                "turret",
                x,
                y,
                _ROAD.number("turret"),
                TURRET_ATOM + turret,
                details=tuple(details),
                marks=() if standing else ("off",),
                number=turret + 1,
            )
        )
        if standing:
            for space in guarded:
                to = f"space-{SPACE.ids[space]}"
                made.add(Way(f"{id}-{SPACE.ids[space]}", Text("scene-perimeter"), id, to, "link"))


def _add_tokens(made: Scene, s: Athena) -> None:
    """Convoys, the Aurora, avalanches, mines."""
    for side in s.order:
        label = Text("scene-convoy-of", {"player": s.player_text(side)})
        made.add(Piece(f"convoy-{side}", label, f"space-{SPACE.ids[s.at[side]]}", "convoy", owner=side))
    made.add(Piece("aurora", Text("scene-aurora"), f"space-{SPACE.ids[s.aurora()]}", "ship"))
    for space in s.avalanches:
        at = f"space-{SPACE.ids[space]}"
        made.add(Piece(f"avalanche-{SPACE.ids[space]}", Text("scene-avalanche"), at, "avalanche"))
    for space in s.mines:
        made.add(Piece(f"mine-{SPACE.ids[space]}", Text("scene-mine"), f"space-{SPACE.ids[space]}", "mine"))


def _add_enemies(made: Scene, s: Athena) -> None:
    """The Enemies of each region beside its row, with their damage and Target counters. ATH-B.9.2, 9.11, 9.12"""
    for row, region in enumerate(regions_of(s.map)):
        here = [place for place in range(len(s.enemies)) if s.enemies.get(place, ENEMY_REGION) == region]
        if not here:
            continue
        tray = f"enemies-{REGION.ids[region]}"
        y = _ROAD.number("first_row") + _ROAD.number("row") * row
        wide, high = _ROAD.number("tray_wide"), _ROAD.number("tray_high")
        made.add(Area(tray, Text("scene-enemies"), "tray", _ROAD.number("tray_x"), y + 10, wide, high))
        for place in here:
            _add_enemy(made, s, place, tray)


def _add_enemy(made: Scene, s: Athena, place: int, tray: str) -> None:
    card, damage = s.enemies.get(place, ENEMY_CARD), s.enemies.get(place, ENEMY_DAMAGE)
    targets = s.enemies.get(place, ENEMY_TARGETS)
    details = [Text("scene-hull", {"number": damage, "most": HULL[card]})]
    if ARMOUR[card]:
        details.append(Text("scene-armour", {"number": ARMOUR[card]}))
    for side in range(s.sides):
        if targets >> side & 1:
            details.append(Text("scene-targeted-by", {"player": s.player_text(side)}))
    details.append(card_effect(card))
    id = f"enemy-{CARD.ids[card]}"
    made.add(Piece(id, CARD.text(card), tray, "token skull red", damage, CARD_ATOM + card, details=tuple(details)))
    for side in range(s.sides):
        if targets >> side & 1:
            label = Text("scene-targeted-by", {"player": s.player_text(side)})
            made.add(Piece(f"target-{CARD.ids[card]}-{side}", label, tray, "target", owner=side))


def alert_text(s: Athena, side: int) -> Text:
    """The level and what turrets do to its owner. ATH-X.4.1"""
    return Text("scene-alert-of", {"number": s.alert[side], "damage": ALERT_DAMAGE[s.alert[side]]})
