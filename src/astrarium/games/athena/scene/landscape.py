"""The drawn road: regions, spaces, ways, turrets with their perimeters, Enemies, and what moves along it."""

from __future__ import annotations

from math import sin
from typing import Final

from ....clockwork.names import NOBODY, Atom
from ....clockwork.text import Text, listed
from ....positions.toml import read_scene
from ....scenes.looks import Blank, Counter, Figure, Paint, Place, Ring, Road, Soil, Supply, Work
from ....scenes.marks import Mark
from ....scenes.scene import Area, Band, Card, Piece, Scene, Space, Way
from ....scenes.signs import Sign
from ..card_texts import card_effect, card_provenance, marked, turret_provenance, waypoint_provenance
from ..components import (
    CARD_ATOM,
    MOVE_ATOM,
    SPACE_ATOM,
    TAKE_ATOM,
    TURRET_ARMOUR,
    TURRET_ATOM,
    TURRET_ITEM,
    WAYPOINT_ITEMS,
)
from ..pieces import ITEM, KEY
from ..printed_cards import ARMOUR, BY_ALERT, CARD, FIRE_OF, HULL, KILL_FAME
from ..roads import (
    CONTAMINATED_SPACE,
    GUARDS,
    MAIN,
    MAP,
    MAP_LAST,
    MAP_SPACES,
    MAP_START,
    MOORING_OF,
    PARALLEL,
    REGION,
    REGION_OF,
    SPACE,
    SPACES,
    TURRET,
    WAY_CONTAMINATED,
    WAY_TRACKS,
    WAYPOINT,
    WAYPOINT_CONTAMINATED,
    WAYS,
)
from ..roads import Space as RoadSpace
from ..rules.ambush import AmbushChoice
from ..rules.convoy_fire import PayShot, PickWeapon
from ..rules.movement import MoveStart, MoveStep, can_move, movement_of
from ..rules.road import AVALANCHE_MOVEMENT, MINE_DAMAGE, TakeWaypoint, next_spaces, waypoint_at
from ..state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, ENEMY_TARGETS, Athena
from .faces import ITEM_ICONS, ITEM_LOOKS, face_details
from .looks import Topic

_ROAD: Final = read_scene(KEY, "scene.toml").entry("road")
_TURRETS: Final = read_scene(KEY, "scene.toml").entry("turrets")
_GROUNDS: Final = (Soil.ICE, Soil.RUST, Soil.VIOLET)
"""The ground of each region along the road."""
_ARMOUR: Final = Counter(Blank.ROUND, Sign.SHIELD, Paint.GREY)

# Where everything is: a region is a row, driven to and fro


def regions_of(map: int) -> list[int]:
    """The regions of a map, from the start of the road to its end."""
    return list(dict.fromkeys(REGION_OF[space] for space in MAP_SPACES[map] if MAIN[space]))


def row_y(row: int) -> int:
    return _ROAD.number("first_row") + _ROAD.number("row") * row


def _places() -> list[tuple[int, int]]:
    """The middle of every space of every map."""
    found = [(0, 0)] * SPACES
    for map in range(len(MAP)):
        for row, region in enumerate(regions_of(map)):
            main = [space for space in MAP_SPACES[map] if MAIN[space] and REGION_OF[space] == region]
            left, right = _ROAD.number("left"), _ROAD.number("right")
            for number, space in enumerate(main):
                x = left + (right - left) * number // max(1, len(main) - 1)
                y = row_y(row) + round(_ROAD.number("wave") * sin(1.3 * number + row))
                found[space] = (left + right - x if row % 2 else x, y)
        for space in MAP_SPACES[map]:
            for to in WAYS[space]:
                if MAIN[space] and not MAIN[to]:
                    _place_shortcut(found, regions_of(map), space, to)
    return found


def _place_shortcut(found: list[tuple[int, int]], rows: list[int], start: int, first: int) -> None:
    """Its spaces stand evenly between where it leaves the main road and where it comes back."""
    chain = [first]
    while not MAIN[WAYS[chain[-1]][0]]:
        chain.append(WAYS[chain[-1]][0])
    from_x, to_x = found[start][0], found[WAYS[chain[-1]][0]][0]
    for number, space in enumerate(chain):
        aside = -1 if SPACE.ids[space] in _ROAD.texts("above") else 1
        x = from_x + (to_x - from_x) * (number + 1) // (len(chain) + 1)
        found[space] = (x, row_y(rows.index(REGION_OF[space])) + aside * _ROAD.number("shortcut"))


PLACES: Final = _places()


def space_id(space: RoadSpace) -> str:
    return f"space-{SPACE.ids[space]}"


def region_id(region: int) -> str:
    return f"region-{REGION.ids[region]}"


def add_landscape(made: Scene, s: Athena, viewer: int) -> None:
    x, down, wide, high = _ROAD.numbers("patch")
    for row, region in enumerate(regions_of(s.map)):
        look = _GROUNDS[row % len(_GROUNDS)]
        made.add(Area(region_id(region), REGION.text(region), look, x, row_y(row) + down, wide, high))
    near = in_reach(s, viewer)
    for space in MAP_SPACES[s.map]:
        _add_space(made, s, space, space in near)
    for space in MAP_SPACES[s.map]:
        _add_ways(made, space)
    if s.athena:
        _add_turrets(made, s)
    _add_tokens(made, s, viewer)
    for row, region in enumerate(regions_of(s.map)):
        _add_enemies(made, s, row, region)


# Spaces and ways


def in_reach(s: Athena, viewer: int) -> list[RoadSpace]:
    """The spaces that the viewer's convoy could come to with the movement it has now. ATH-B.8.5"""
    choice = s.choice
    if choice is None or choice.player != viewer or not isinstance(choice, (MoveStart, MoveStep)):
        return []
    player = choice.player
    movement = s.movement
    if isinstance(choice, MoveStart):
        if not can_move(s, player):
            return []
        movement += movement_of(s, player)
    ahead = s.clone()
    found: list[RoadSpace] = []
    front = [s.at[player]]
    while front and movement > 0:
        onward: list[RoadSpace] = []
        for here in front:
            ahead.at[player] = here
            onward += [space for space in next_spaces(ahead, player, movement) if space not in found + onward]
        found += onward
        # Whoever reaches the Aurora goes no further. ATH-B.8.9
        front = [space for space in onward if space != s.aurora()]
        movement -= 1
    return found


def _add_space(made: Scene, s: Athena, space: RoadSpace, near: bool) -> None:
    x, y = PLACES[space]
    marks = [Mark.NEAR] if near else []
    details: list[Text] = []
    if CONTAMINATED_SPACE[space]:
        marks.append(Mark.CONTAMINATED)
        details.append(Text("scene-contaminated-space"))
    if space == MAP_START[s.map]:
        marks.append(Mark.START)
    if space == MAP_LAST[s.map]:
        marks.append(Mark.GOAL)
    icon = None
    label = Text("scene-space" if MAIN[space] else "scene-shortcut", {"number": PARALLEL[space]})
    if MOORING_OF[space]:
        marks.append(Mark.MOORING)
        details.append(Text("scene-is-mooring", {"number": MOORING_OF[space]}))
        label = Text("scene-space-mooring", {"space": label, "number": MOORING_OF[space]})
    waypoint = waypoint_at(s, space)
    if waypoint != NOBODY:
        marks.append(Mark.SPECIAL)
        icon = ITEM_ICONS[WAYPOINT_ITEMS[waypoint][0]]
        gifts = listed([ITEM.text(item) for item in WAYPOINT_ITEMS[waypoint]])
        label = Text("scene-waypoint", {"space": label, "waypoint": WAYPOINT.text(waypoint), "items": gifts})
        details.append(Text("scene-special"))
        if WAYPOINT_CONTAMINATED[waypoint]:
            marks.append(Mark.CONTAMINATED)
            details.append(Text("scene-waypoint-contaminated"))
        details += waypoint_provenance(waypoint)
    guards = [turret for turret in GUARDS[space] if turret in s.standing]
    details += [Text("scene-guarded", {"turret": TURRET.text(turret)}) for turret in guards]
    if guards:
        id = f"perimeter-{SPACE.ids[space]}"
        made.add(Band(id, Text("scene-perimeter"), Ring.PERIMETER, x, y, 0, _ROAD.number("perimeter")))
    made.add(
        Space(
            space_id(space),
            label,
            region_id(REGION_OF[space]),
            Place.WAYPOINT,
            x,
            y,
            _ROAD.number("space"),
            _space_atom(s, space),
            details=tuple(details),
            icon=icon,
            marks=tuple(marks),
            number=PARALLEL[space],
        )
    )


def _space_atom(s: Athena, space: RoadSpace) -> int:
    """A space to drive to, or where what it gives is taken."""
    choice = s.choice
    taken = isinstance(choice, TakeWaypoint) and space == s.at[choice.player]
    return TAKE_ATOM if taken else Atom(SPACE_ATOM + space)


def _add_ways(made: Scene, space: RoadSpace) -> None:
    for way, to in enumerate(WAYS[space]):
        tracks, hazard = WAY_TRACKS[space][way], WAY_CONTAMINATED[space][way]
        look = Road.TRACKS if tracks else Road.ROAD
        details: tuple[Text, ...] = (Text("scene-way-contaminated"),) if hazard else ()
        if tracks:
            details += (Text("scene-way-needs-tracks"),)
        bend = 0
        if MAIN[space] and MAIN[to] and REGION_OF[space] != REGION_OF[to]:
            outside = PLACES[space][0] > _ROAD.number("width") // 2
            bend = _ROAD.number("turn") * (1 if outside else -1)
        label = Text("scene-way-tracks" if tracks else "scene-way")
        id = f"way-{SPACE.ids[space]}-{SPACE.ids[to]}"
        made.add(Way(id, label, space_id(space), space_id(to), look, bend, details=details, hazard=hazard))


# Turrets and tokens


def _add_turrets(made: Scene, s: Athena) -> None:
    """Each turret amid its perimeter, with a line to each space of it, its armour and what it hides. ATH-X.5.1"""
    for turret in range(len(TURRET)):
        x, y = _TURRETS.numbers(f"turret_{TURRET.ids[turret]}")
        id = f"turret-{TURRET.ids[turret]}"
        standing = turret in s.standing
        guarded = [space for space in MAP_SPACES[s.map] if turret in GUARDS[space]]
        details: tuple[Text, ...] = (Text("scene-destroyed"),)
        if standing:
            gift = ITEM.text(TURRET_ITEM[turret])
            details = (
                Text("scene-armour", {"number": TURRET_ARMOUR[turret]}),
                Text("scene-gives", {"items": gift}),
                *turret_provenance(turret),
            )
        made.add(
            Space(
                id,
                TURRET.text(turret),
                region_id(min(REGION_OF[space] for space in guarded)),
                Place.TURRET,
                x,
                y,
                _TURRETS.number("size"),
                Atom(TURRET_ATOM + turret),
                details=details,
                marks=() if standing else (Mark.OFF,),
                number=turret + 1,
            )
        )
        if standing:
            armour, label = TURRET_ARMOUR[turret], Text("scene-shield")
            made.add(Piece(f"{id}-armour", label, id, _ARMOUR, armour, details=details[:1]))
            look = ITEM_LOOKS[TURRET_ITEM[turret]]
            made.add(Piece(f"{id}-gift", ITEM.text(TURRET_ITEM[turret]), id, look, details=details[1:2]))
            for space in guarded:
                made.add(Way(f"{id}-{SPACE.ids[space]}", Text("scene-perimeter"), id, space_id(space), Road.AIM))


def _add_tokens(made: Scene, s: Athena, viewer: int) -> None:
    """The Aurora, convoys, avalanches, mines."""
    x, y = PLACES[s.aurora()]
    right, down, size = _ROAD.numbers("aurora")
    name = Text("scene-aurora", {"number": s.mooring})
    at = region_id(REGION_OF[s.aurora()])
    made.add(Space("aurora", name, at, Place.SHIP, x + right, y + down, size))
    for side in s.order:
        label = Text("scene-convoy-of", {"player": s.player_text(side)})
        moves = side == viewer and s.player == side and s.offers(MOVE_ATOM)
        atom = MOVE_ATOM if moves else NOBODY
        made.add(Piece(f"convoy-{side}", label, space_id(s.at[side]), Figure.CONVOY, atom=atom, owner=side))
    cost = (Text("scene-avalanche-costs", {"movement": AVALANCHE_MOVEMENT}),)
    for space in s.avalanches:
        id = f"avalanche-{SPACE.ids[space]}"
        made.add(Piece(id, Text("scene-avalanche"), space_id(space), Work.AVALANCHE, details=cost))
    harm = (Text("scene-mine-does", {"damage": MINE_DAMAGE}),)
    for space in s.mines:
        id = f"mine-{SPACE.ids[space]}"
        made.add(Piece(id, Text("scene-mine"), space_id(space), Supply.MINE, details=harm))


# Enemies


def _add_enemies(made: Scene, s: Athena, row: int, region: int) -> None:
    """The Enemies of a region at the end of its row: one large, more of them smaller. ATH-B.9.2"""
    here = [place for place in range(len(s.enemies)) if s.enemies.get(place, ENEMY_REGION) == region]
    x, down, wide, high = _ROAD.numbers("enemies")
    gap = _ROAD.number("enemy_gap")
    columns = 1 if len(here) < 3 else 2
    rows = max(1, -(-len(here) // columns))
    each = ((wide - gap * (columns - 1)) // columns, (high - gap * (rows - 1)) // rows)
    left, top = x - wide // 2, row_y(row) + down - high // 2
    for number in range(max(1, len(here))):
        slot = f"enemies-{REGION.ids[region]}-{number}"
        at_x = left + number % columns * (each[0] + gap) + each[0] // 2
        at_y = top + number // columns * (each[1] + gap) + each[1] // 2
        label = CARD.text(s.enemies.get(here[number], ENEMY_CARD)) if here else Text("scene-no-enemy")
        made.add(Space(slot, label, region_id(region), Place.SLOT, at_x, at_y, each[0], high=each[1]))
        if here:
            _add_enemy(made, s, here[number], slot)


def _add_enemy(made: Scene, s: Athena, place: int, slot: str) -> None:
    """With its damage and Target counters. ATH-B.9.11, 9.12"""
    card, damage = s.enemies.get(place, ENEMY_CARD), s.enemies.get(place, ENEMY_DAMAGE)
    targets = s.enemies.get(place, ENEMY_TARGETS)
    id = f"enemy-{CARD.ids[card]}"
    asked = isinstance(s.choice, (AmbushChoice, PickWeapon, PayShot)) and s.choice.enemy == card
    made.add(enemy_card(card, slot, id, Atom(CARD_ATOM + card), damage, asked))
    if damage:
        hurt = (hull_text(card, damage),)
        label = Text("scene-damage", {"number": damage})
        made.add(Piece(f"hurt-{CARD.ids[card]}", label, id, Supply.DAMAGE, damage, details=hurt))
    for side in s.all_sides():
        if targets >> side & 1:
            label = Text("scene-targeted-by", {"player": s.player_text(side)})
            made.add(Piece(f"target-{CARD.ids[card]}-{side}", label, id, Work.TARGET, owner=side))


def hull_text(card: int, damage: int) -> Text:
    return Text("scene-hull", {"number": damage, "most": HULL[card]})


def enemy_card(card: int, at: str, id: str, atom: int, damage: int = 0, asked: bool = False) -> Card:
    """An Enemy: how much it can bear, what it does, its armour and fire, what its end is worth."""
    words: dict[str, int | Text] = {"armour": ARMOUR[card], "fame": KILL_FAME[card]}
    words["fire"] = Text("scene-fire-alert") if FIRE_OF[card] == BY_ALERT else FIRE_OF[card]
    details = (hull_text(card, damage), *face_details(card))
    foot = Text("scene-enemy", words)
    return Card(
        id,
        CARD.text(card),
        at,
        Topic.ENEMY,
        card_effect(card),
        HULL[card],
        Text("scene-hull-points"),
        foot=foot,
        marks=(*((Mark.ASKED,) if asked else ()), *marked(card_provenance(card))),
        atom=atom,
        details=details,
    )
