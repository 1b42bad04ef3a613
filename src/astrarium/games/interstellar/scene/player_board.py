"""The boards of the players: technologies with their costs, reserve and Explorer, bases with what they hold."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom, Player
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.looks import Figure, Frame, Ground, Paint, Painted, Place, Shape, Supply
from ....scenes.marks import Mark
from ....scenes.scene import Area, Card, Cell, Piece, Scene, Sheet, Space
from ..components import (
    ALL_BUILDINGS,
    ALL_RESOURCES,
    ALL_TECHNOLOGIES,
    BASE,
    BUILDING,
    BUILDINGS,
    EFFECT,
    FIRST_SALVATION,
    KEY,
    LEVELS,
    PLANET,
    RESOURCE,
    RESOURCES,
    TECHNOLOGY,
    TECHNOLOGY_ATOM,
    TOKEN,
    WAREHOUSE,
    Planet,
    Technology,
)
from ..rules.research import cost_of, open_technologies
from ..sources import BUILDING_OURS, TECHNOLOGY_OURS, TOKEN_OURS, marks, told
from ..state import Interstellar
from .asked import BUILT, COST, DEPOSIT, HOLD, RESERVE, STORE, asked, building_atom, cube_atom
from .looks import Topic

_BOARD: Final = read_scene(KEY, "scene.toml").entry("player")
BUILDING_LOOK: Final = [Figure.BASE, Figure.DRILL, Figure.PUMP, Figure.CONVERTER, Figure.OUTPOST]
ROW_LOOK: Final = [Topic.DRILL, Topic.PUMP, Topic.FACTORY, Topic.TOWER, Topic.SUN, Topic.ROCKET]
CUBES: Final = [Painted(Shape.CUBE, Paint(id)) for id in RESOURCE.ids]
BASES_ABREAST: Final = 2


def add_boards(made: Scene, s: Interstellar, viewer: int) -> None:
    for player in s.everyone():
        _add_board(made, s, player, viewer)


def board_id(player: Player) -> str:
    return f"board-{player}"


def effect_text(domain: str, id: str) -> Text:
    return EFFECT.text(EFFECT.index(f"{domain}:{id}"))


def some_of(name: Text, count: int) -> Text:
    """So many of a thing, or just its name."""
    return Text("counted", {"number": count, "thing": name}) if count > 1 else name


def locked_text(s: Interstellar, player: Player) -> Text:
    """What technologies and bonuses have still to bring into play."""
    start = player * BUILDINGS
    words: dict[str, int | Text] = {
        "scientists": s.locked_scientists[player],
        "buildings": BUILDING.counted(s.locked_buildings[start : start + BUILDINGS]),
    }
    return Text("scene-locked", words)


def region_text(s: Interstellar, player: Player, planet: Planet) -> Text:
    """What a player has on a planet, in one line."""
    region = s.region(player, planet)
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    return Text(
        "scene-region",
        {
            "player": s.player_text(player),
            "token": TOKEN.text(s.production[region]),
            "buildings": BUILDING.counted([0 if one == BASE else built[one] for one in ALL_BUILDINGS]),
            "deposit": RESOURCE.counted(s.deposit[region * RESOURCES : (region + 1) * RESOURCES]),
            "warehouse": RESOURCE.counted(s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]),
        },
    )


def hold_text(s: Interstellar, player: Player) -> Text:
    """Where an Explorer is and what is on board."""
    return Text(
        "scene-hold",
        {
            "planet": PLANET.text(s.explorer[player]),
            "fuel": s.hold_fuel[player],
            "cubes": RESOURCE.counted(s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]),
            "buildings": BUILDING.counted(s.hold_buildings[player * BUILDINGS : (player + 1) * BUILDINGS]),
        },
    )


def _add_board(made: Scene, s: Interstellar, player: Player, viewer: int) -> None:
    size = _BOARD.number("width"), _BOARD.number("height")
    made.add(Sheet(board_id(player), s.player_text(player), size[0], size[1], Ground.PLAIN, owner=player))
    reachable = open_technologies(s, player)
    for technology in ALL_TECHNOLOGIES:
        _add_technology(made, s, player, technology, viewer, technology in reachable)
    _add_reserve(made, s, player, viewer)
    _add_hold(made, s, player, viewer)
    for number, planet in enumerate(s.based(player)):
        _add_base(made, s, player, planet, number, viewer)


# Technologies


def _add_technology(
    made: Scene, s: Interstellar, player: Player, technology: Technology, viewer: int, reachable: bool
) -> None:
    """Six rows of three levels, those of the Salvation phase beside them; a scientist on what is developed."""
    row, column = technology // LEVELS, technology % LEVELS
    label = Text("scene-level", {"number": column + 1})
    if technology >= FIRST_SALVATION:
        row, column = technology - FIRST_SALVATION, LEVELS
        label = Text("scene-salvation")
    id = f"technology-{TECHNOLOGY.ids[technology]}-{player}"
    x, y = _BOARD.number("left") + column * _BOARD.number("across"), _BOARD.number("top") + row * _BOARD.number("down")
    size = _BOARD.number("wide"), _BOARD.number("high")
    made.add(Space(f"slot-{id}", label, board_id(player), Place.SLOT, x, y, size[0], high=size[1]))
    known = s.has(player, technology)
    made.add(
        Card(
            id,
            TECHNOLOGY.text(technology),
            f"slot-{id}",
            Topic.SALVATION if column == LEVELS else ROW_LOOK[row],
            owner=player if known else NOBODY,
            atom=Atom(TECHNOLOGY_ATOM + technology) if player == viewer else NOBODY,
            details=_technology_details(s, player, technology),
            marks=marks(TECHNOLOGY_OURS[technology], *((Mark.ON,) if known else () if reachable else (Mark.OFF,))),
        )
    )
    if known:
        label = Text("scene-scientist-of", {"player": s.player_text(player)})
        made.add(Piece(f"{id}-scientist", label, id, Figure.SCIENTIST, owner=player))
        return
    about = player == viewer and asked(s, viewer, "technology") == technology
    for number, resource in enumerate(cost_of(s, player, technology)):
        atom = cube_atom(s, viewer, COST, resource) if about else NOBODY
        made.add(Piece(f"{id}-{number}", RESOURCE.text(resource), id, CUBES[resource], atom=atom))


def _technology_details(s: Interstellar, player: Player, technology: Technology) -> tuple[Text, ...]:
    effect = effect_text(TECHNOLOGY.key, TECHNOLOGY.ids[technology])
    ours = TECHNOLOGY_OURS[technology]
    if s.has(player, technology):
        return told(ours, effect)
    cost = cost_of(s, player, technology)
    words = RESOURCE.counted([cost.count(resource) for resource in ALL_RESOURCES])
    return told(ours, effect, Text("scene-costs", {"cost": words}))


# Reserve and Explorer


def _add_reserve(made: Scene, s: Interstellar, player: Player, viewer: int) -> None:
    """What the player can use, unless it is behind a screen."""
    id = f"reserve-{player}"
    if s.hides(player, viewer):
        lines = (locked_text(s, player), Text("scene-screen"))
        _tray(made, player, id, Text("scene-reserve"), "reserve", lines)
        return
    _tray(made, player, id, Text("scene-reserve"), "reserve", (locked_text(s, player),))
    _add_goods(made, s, id, s.fuel[player], s.cubes_of(player), viewer if player == viewer else NOBODY)
    start = player * BUILDINGS
    _add_buildings(made, s, player, id, s.buildings[start : start + BUILDINGS], "", NOBODY)
    if s.scientists[player] > 0:
        count = s.scientists[player]
        label = Text("scene-scientists", {"number": count})
        made.add(Piece(f"{id}-scientists", label, id, Figure.SCIENTIST, count, owner=player))


def _add_hold(made: Scene, s: Interstellar, player: Player, viewer: int) -> None:
    """What is on board of the Explorer."""
    id = f"hold-{player}"
    _tray(made, player, id, Text("scene-on-board", {"planet": PLANET.text(s.explorer[player])}), "hold", ())
    start = player * RESOURCES
    _add_goods(made, s, id, s.hold_fuel[player], s.hold_cubes[start : start + RESOURCES], NOBODY)
    start = player * BUILDINGS
    loaded = s.hold_buildings[start : start + BUILDINGS]
    _add_buildings(made, s, player, id, loaded, HOLD, viewer if player == viewer else NOBODY)


def _tray(made: Scene, player: Player, id: str, label: Text, name: str, lines: tuple[Text, ...]) -> None:
    x, y = _BOARD.number("right"), _BOARD.number(f"{name}_y")
    wide, high = _BOARD.number("right_wide"), _BOARD.number(f"{name}_high")
    made.add(Area(id, label, Frame.TRAY, x, y, wide, high, lines=lines, owner=player, at=board_id(player)))


def _add_goods(made: Scene, s: Interstellar, at: str, fuel: int, cubes: list[int], viewer: int) -> None:
    """Fuel and cubes; those of the viewer's reserve can be picked."""
    if fuel > 0:
        made.add(Piece(f"{at}-fuel", Text("scene-fuel-of", {"number": fuel}), at, Supply.FUEL, fuel))
    for resource, count in zip(ALL_RESOURCES, cubes, strict=True):
        if count > 0:
            id = f"{at}-{RESOURCE.ids[resource]}"
            atom = cube_atom(s, viewer, RESERVE, resource) if viewer != NOBODY else NOBODY
            made.add(Piece(id, some_of(RESOURCE.text(resource), count), at, CUBES[resource], count, atom))


def _add_buildings(
    made: Scene, s: Interstellar, player: Player, at: str, counts: list[int], place: str, viewer: int
) -> None:
    for building in ALL_BUILDINGS:
        if counts[building] > 0:
            atom = building_atom(s, viewer, place, building) if viewer != NOBODY else NOBODY
            id = f"{at}-{BUILDING.ids[building]}"
            look = BUILDING_LOOK[building]
            details = told(BUILDING_OURS[building], effect_text(BUILDING.key, BUILDING.ids[building]))
            label = some_of(BUILDING.text(building), counts[building])
            made.add(Piece(id, label, at, look, counts[building], atom, player, details))


# Bases


def _add_base(made: Scene, s: Interstellar, player: Player, planet: Planet, number: int, viewer: int) -> None:
    """A base: its deposit, its warehouse, its buildings."""
    region = s.region(player, planet)
    id = f"region-{player}-{PLANET.ids[planet]}"
    token = s.production[region]
    about = player == viewer and asked(s, viewer, "planet") == planet
    made.add(
        Area(
            id,
            PLANET.text(planet),
            Frame.TRAY,
            _BOARD.number("base_x") + number % BASES_ABREAST * _BOARD.number("base_across"),
            _BOARD.number("base_y") + number // BASES_ABREAST * _BOARD.number("base_down"),
            _BOARD.number("base_wide"),
            _BOARD.number("base_high"),
            lines=(TOKEN.text(token),),
            marks=marks(TOKEN_OURS[token], *((Mark.ASKED,) if about else ())),
            owner=player,
            details=told(TOKEN_OURS[token], effect_text(TOKEN.key, TOKEN.ids[token])),
            at=board_id(player),
        )
    )
    words: dict[str, int | Text] = {"number": s.stored(region), "most": WAREHOUSE}
    places = (
        (DEPOSIT, Text("scene-deposit"), s.deposit),
        (STORE, Text("scene-warehouse", words), s.warehouse),
    )
    for place, label, numbers in places:
        made.add(Cell(f"{id}-{place}", label, id))
        for resource in ALL_RESOURCES:
            count = numbers[region * RESOURCES + resource]
            if count > 0:
                name = RESOURCE.ids[resource]
                label = Text(f"scene-in-{place}", {"resource": some_of(RESOURCE.text(resource), count)})
                atom = cube_atom(s, viewer, place, resource) if about else NOBODY
                made.add(Piece(f"{id}-{place}-{name}", label, f"{id}-{place}", CUBES[resource], count, atom))
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    _add_buildings(made, s, player, id, built, BUILT, viewer if about else NOBODY)
