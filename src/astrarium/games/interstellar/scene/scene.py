"""How the table looks to a viewer: solar system, spiral, market, humanity. Other boards are in trays.py and mats.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom
from ....clockwork.text import Text
from ....positions.toml import read_scene
from ....scenes.geometry import at_angle, spiral
from ....scenes.looks import (
    Blank,
    Counter,
    Figure,
    Frame,
    Ground,
    Naming,
    Orb,
    Paint,
    Painted,
    Place,
    Ring,
    Road,
    Row,
    Shape,
    Work,
)
from ....scenes.marks import Mark
from ....scenes.scene import Area, Band, Board, Cell, Piece, Scene, Space, Track, Way
from ....scenes.signs import Sign
from ..components import (
    ALL_PLANETS,
    ALL_RESOURCES,
    BOX,
    BURNS,
    CELLS_PER_ROW,
    COLOUR,
    EARTH,
    EARTH_ICON,
    EFFECT,
    EVENT,
    EVENT_ON,
    HUMANITY,
    HUMANITY_ATOM,
    KEY,
    MARKUP,
    ORBIT,
    ORBIT_SPACES,
    PHASE,
    PLANET,
    PLANET_ATOM,
    PLANETS,
    QUADRANT_COUNT,
    QUADRANTS,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    VALUE,
    ZONE,
    ZONE_OF,
    Planet,
)
from ..rules.payment import price_of
from ..sources import EVENT_OURS, EXPLOITATION_OURS, MARKET_OURS, SPIRAL_OURS, marks, told
from ..state import Interstellar
from .asked import MARKET, asked, cube_atom
from .mats import RESOURCE_SIGNS, add_mats
from .options import add_options
from .player_board import CUBES, hold_text, region_text
from .trays import add_extras, add_trays

_PLACES: Final = read_scene(KEY, "scene.toml")
_SUN: Final = _PLACES.entry("sun")
_BELT: Final = BOX.entries("orbit_without_planet")[0].number("orbit")
_SPIRAL: Final = _PLACES.entry("spiral")
_THREAD: Final = spiral(
    _SPIRAL.number("x"),
    _SPIRAL.number("y"),
    _SPIRAL.number("inner"),
    _SPIRAL.number("outer"),
    EARTH_ICON,
    float(_SPIRAL.values["turns"]),
    float(_SPIRAL.number("first")),
)
FIRST_LIVERY: Final = 18
"""The liveries that are called by this game's colours: see the table's theme."""
QUARTER: Final = 90.0
_ORBS: Final = [Orb(id) for id in PLANET.ids]
_CAPSULES: Final = [Painted(Shape.CAPSULE, Paint(id)) for id in HUMANITY.ids]
_SUN_MARKER: Final = Counter(Blank.ROUND, Sign.SUN, Paint.YELLOW)


def scene(s: Interstellar, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    place = _PLACES.entry("board")
    liveries = [FIRST_LIVERY + s.colour[player] for player in s.everyone()]
    short = [s.player_text(player) for player in s.everyone()]
    board = Board(place.number("width"), place.number("height"), Ground.SPACE, Text("scene-solar"))
    made = Scene(board, liveries, short, _facts(s))
    _add_orbits(made)
    for planet in ALL_PLANETS:
        _add_spots(made, s, planet)
    for planet in ALL_PLANETS:
        _add_planet(made, s, planet, viewer)
    _add_pieces(made, s)
    _add_spiral(made, s)
    _add_drawn(made, s, viewer)
    _add_market(made, s, viewer)
    _add_humanity(made, s)
    add_trays(made, s, viewer)
    add_mats(made, s, viewer)
    add_options(made, s, viewer)
    add_extras(made, s)
    return made


def _facts(s: Interstellar) -> list[Text]:
    facts = [Text("scene-players", {"number": s.players})]
    if s.round > 0:
        facts += [Text("scene-round", {"number": s.round}), Text(f"scene-phase-{PHASE.ids[s.phase]}")]
    governor = s.leading()
    if governor != NOBODY:
        facts.append(Text("scene-governor", {"player": s.player_text(governor)}))
    return facts


def _frame(
    made: Scene,
    name: str,
    look: Frame,
    label: Text,
    lines: tuple[Text, ...] = (),
    details: tuple[Text, ...] = (),
    ours: bool = False,
) -> None:
    place = _PLACES.entry(name)
    box = [place.number(key) for key in ("x", "y", "wide", "high")]
    about = (Text(f"scene-about-{name}"), *details)
    made.add(
        Area(
            name,
            label,
            look,
            box[0],
            box[1],
            box[2],
            box[3],
            lines=lines,
            marks=marks(ours),
            details=told(ours, *about),
        )
    )


# Orbits


def radius(orbit: int) -> int:
    return _SUN.number("first") + (orbit - 1) * _SUN.number("step")


@cache
def place_of(planet: Planet, space: int) -> tuple[int, int]:
    """Where a space of an orbit is drawn: quadrants run clockwise from the top, spaces evenly through each."""
    quadrants = QUADRANTS[planet][space]
    # A space on the line between two quadrants is the end of the first.
    turn = float(quadrants[0] % QUADRANT_COUNT)
    if len(quadrants) == 1:
        alike = [one for one in range(ORBIT_SPACES[planet]) if QUADRANTS[planet][one] == quadrants]
        turn = quadrants[0] - 1 + (alike.index(space) + 0.5) / len(alike)
    return at_angle(_SUN.number("x"), _SUN.number("y"), radius(ORBIT[planet]), turn * QUARTER)


def _add_orbits(made: Scene) -> None:
    x, y = _SUN.number("x"), _SUN.number("y")
    half = _SUN.number("step") // 2
    far = radius(ORBIT[PLANETS - 1])
    made.add(Band("quadrants", Text("scene-quadrants"), Ring.QUADRANTS, x, y, _SUN.number("size") + 12, far + half))
    for planet in ALL_PLANETS:
        reach = radius(ORBIT[planet])
        made.add(Band(f"orbit-{PLANET.ids[planet]}", PLANET.text(planet), Ring.ORBIT, x, y, reach - half, reach))
    reach = radius(_BELT)
    made.add(Band("orbit-belt", Text("scene-belt"), Ring.BELT, x, y, reach - half + 6, reach + half - 6))
    made.add(Band("sun", Text("scene-the-sun"), Ring.SUN, x, y, 0, _SUN.number("size")))


def _add_spots(made: Scene, s: Interstellar, planet: Planet) -> None:
    """The free spaces of an orbit; none where the planet is destroyed."""
    id = PLANET.ids[planet]
    for space in range(ORBIT_SPACES[planet]):
        if s.alive[planet] and space != s.at[planet]:
            x, y = place_of(planet, space)
            label = Text("scene-spot", {"planet": PLANET.text(planet)})
            made.add(Space(f"spot-{id}-{space}", label, f"orbit-{id}", Place.SPOT, x, y, _SUN.number("spot")))


def _add_planet(made: Scene, s: Interstellar, planet: Planet, viewer: int) -> None:
    """The planet, or where a destroyed one was last."""
    id = PLANET.ids[planet]
    alive = s.alive[planet]
    x, y = place_of(planet, s.at[planet])
    about = alive and asked(s, viewer, "planet") == planet
    states = (Mark.ASKED,) if about else () if alive else (Mark.OFF,)
    made.add(
        Space(
            planet_id(planet),
            PLANET.text(planet),
            f"orbit-{id}",
            _ORBS[planet],
            x,
            y,
            _SUN.numbers("planets")[ORBIT[planet] - 1],
            Atom(PLANET_ATOM + planet) if alive else NOBODY,
            details=_planet_details(s, planet),
            marks=states,
        )
    )


def planet_id(planet: Planet) -> str:
    return f"planet-{PLANET.ids[planet]}"


def _planet_details(s: Interstellar, planet: Planet) -> tuple[Text, ...]:
    if not s.alive[planet]:
        return (Text("scene-destroyed"),)
    quadrants = QUADRANTS[planet][s.at[planet]]
    lines = [Text("scene-quadrant", {"number": quadrants[0]})]
    if len(quadrants) > 1:
        lines = [Text("scene-two-quadrants", {"one": quadrants[0], "other": quadrants[1]})]
    if planet != EARTH:
        lines.append(Text("scene-face-down", {"number": len(s.pools[planet])}))
    lines += [region_text(s, player, planet) for player in s.everyone() if s.has_base(player, planet)]
    return tuple(lines)


def _add_pieces(made: Scene, s: Interstellar) -> None:
    """Bases and Explorers at the planets, wormhole tokens."""
    for player in s.everyone():
        name = COLOUR.ids[s.colour[player]]
        words: dict[str, int | Text] = {"player": s.player_text(player)}
        for planet in s.based(player):
            id = f"base-{name}-{PLANET.ids[planet]}"
            details = (region_text(s, player, planet),)
            made.add(
                Piece(id, Text("scene-base-of", words), planet_id(planet), Figure.BASE, owner=player, details=details)
            )
        at = planet_id(s.explorer[player])
        details = (hold_text(s, player),)
        label = Text("scene-explorer-of", words)
        made.add(Piece(f"explorer-{name}", label, at, Figure.EXPLORER, owner=player, details=details))
        if s.wormhole[player] != NOTHING:
            at = planet_id(s.wormhole[player])
            made.add(Piece(f"gate-{name}", Text("scene-wormhole-of", words), at, Work.WORMHOLE, owner=player))


# The Sun


def _add_spiral(made: Scene, s: Interstellar) -> None:
    """The spiral, the events on it, and how far exploitation has come."""
    for space in range(1, EARTH_ICON + 1):
        x, y = _THREAD[space - 1]
        made.add(_step_of_spiral(s, space, x, y))
        if space > 1:
            start, end = f"spiral-{space - 1}", f"spiral-{space}"
            made.add(Way(f"thread-{space}", Text("scene-spiral"), start, end, Road.SPIRAL))
    label = Text("scene-sun", {"number": s.spiral})
    made.add(Piece("sun-marker", label, f"spiral-{s.spiral}", _SUN_MARKER))
    _add_events(made, s)
    _add_exploitation(made, s)


def _add_events(made: Scene, s: Interstellar) -> None:
    """The events that have come, the last one first; of many, older ones are only named."""
    shown = _PLACES.entry("events").number("shown")
    older = tuple([EVENT.text(event) for event in s.past_events[:-shown]])
    left = (Text("scene-events-left", {"number": len(s.events)}),)
    _frame(made, "events", Frame.TRAY, Text("scene-events"), left, older)
    for number, event in enumerate(reversed(s.past_events[-shown:])):
        ours = EVENT_OURS[event]
        details = told(ours, EFFECT.text(EFFECT.index(f"event:{EVENT.ids[event]}")))
        id = f"past-{EVENT.ids[event]}"
        lit = marks(ours, Mark.ON) if number == 0 else marks(ours)
        made.add(Cell(id, EVENT.text(event), "events", Sign.SUN, details=details, marks=lit))


def _add_exploitation(made: Scene, s: Interstellar) -> None:
    """How far exploitation has come; at the end the Sun moves on."""
    place = _PLACES.entry("exploitation")
    most = s.plan().exploitation_spaces
    words: dict[str, int | Text] = {"number": s.exploitation, "most": most}
    x, y, wide = place.number("x"), place.number("y"), place.number("wide")
    label = Text("scene-exploitation", words)
    made.add(Track("exploitation", label, Row.STEPS, at="", first=1, last=most, x=x, y=y, wide=wide))
    made.add(
        Cell(
            "exploitation-end",
            Text("scene-exploitation-end"),
            "exploitation",
            Sign.SUN,
            details=told(EXPLOITATION_OURS),
            marks=marks(EXPLOITATION_OURS),
            number=most,
        )
    )
    label = Text("scene-exploitation-marker")
    made.add(Piece("exploitation-marker", label, "exploitation", _SUN_MARKER, s.exploitation))


def _add_drawn(made: Scene, s: Interstellar, viewer: int) -> None:
    """The cubes that the viewer has drawn from the solar bag, to be kept or not."""
    if viewer == NOBODY or not s.drawn_cubes[viewer]:
        return
    _frame(made, "drawn", Frame.TRAY, Text("scene-drawn"))
    for number, resource in enumerate(s.drawn_cubes[viewer]):
        look = CUBES[resource]
        atom = Atom(RESOURCE_ATOM + resource)
        made.add(Piece(f"drawn-{number}", RESOURCE.text(resource), "drawn", look, atom=atom))


def _step_of_spiral(s: Interstellar, space: int, x: int, y: int) -> Space:
    icon, label = None, Text("scene-spiral-space", {"number": space})
    if space == EARTH_ICON:
        icon, label = Sign.PLANET, Text("scene-burns", {"planet": PLANET.text(EARTH)})
    elif BURNS[space] != NOTHING:
        icon, label = Sign.PLANET, Text("scene-burns", {"planet": PLANET.text(BURNS[space])})
    elif EVENT_ON[space]:
        icon, label = Sign.BOLT, Text("scene-event-space", {"zone": Text(f"scene-zone-{ZONE.ids[ZONE_OF[space]]}")})
    ours = SPIRAL_OURS and icon is not None
    passed = (Mark.NOW,) if space == s.spiral else (Mark.DONE,) if space < s.spiral else ()
    return Space(
        f"spiral-{space}",
        label,
        "",
        Place.DISC,
        x,
        y,
        _SPIRAL.number("size"),
        details=told(ours),
        icon=icon,
        marks=marks(ours, *passed),
        number=space,
        naming=Naming.QUIET if icon is None else Naming.PRINTED,
    )


# Market and humanity


def _column(frame: str, number: int) -> tuple[int, int]:
    """Where one of five fields stands inside a frame."""
    place, columns = _PLACES.entry(frame), _PLACES.entry("columns")
    x = place.number("x") + (number - RESOURCES // 2) * columns.number("across")
    return x, place.number("y") + columns.number("low")


def _add_market(made: Scene, s: Interstellar, viewer: int) -> None:
    """Cubes by colour with their prices."""
    words: dict[str, int | Text] = {"number": sum(s.market), "most": s.plan().market_spaces}
    _frame(made, "market", Frame.FRAME, Text("scene-market"), (Text("scene-spaces", words),), ours=MARKET_OURS)
    size = _PLACES.entry("columns").number("wide"), _PLACES.entry("columns").number("high")
    for resource in ALL_RESOURCES:
        id = f"market-{RESOURCE.ids[resource]}"
        price = price_of(resource, MARKUP)
        details = (Text("scene-price", {"number": price}), Text("scene-in-bag", {"number": s.solar_bag[resource]}))
        x, y = _column("market", resource)
        made.add(
            Space(
                id,
                Text("scene-priced", {"resource": RESOURCE.text(resource), "number": price}),
                "market",
                Place.CELL,
                x,
                y,
                size[0],
                cube_atom(s, viewer, MARKET, resource),
                details=details,
                icon=Sign.FUEL if s.market[resource] > 0 else RESOURCE_SIGNS[resource],
                marks=(Mark.ASKED,) if asked(s, viewer, "resource") == resource else (),
                high=size[1],
                number=price,
                naming=Naming.LISTED,
            )
        )
        look = CUBES[resource]
        for number in range(s.market[resource]):
            made.add(Piece(f"{id}-{number}", RESOURCE.text(resource), id, look, details=details))


def _add_humanity(made: Scene, s: Interstellar) -> None:
    """Components on Earth with the reputation for each, and how many are saved."""
    saved: dict[str, int | Text] = {"number": len(s.cells), "most": s.plan().rows_to_end * CELLS_PER_ROW}
    left = Text("scene-humanity-left", {"number": sum(s.humanity_bag)})
    _frame(made, "humanity", Frame.FRAME, Text("scene-humanity"), (Text("scene-cells", saved), left))
    size = _PLACES.entry("columns").number("wide"), _PLACES.entry("columns").number("high")
    for humanity in ALL_RESOURCES:
        id = f"humanity-{HUMANITY.ids[humanity]}"
        details = (
            Text("scene-saves", {"number": VALUE[humanity]}),
            Text("scene-saved", {"number": s.cells.count(humanity)}),
        )
        x, y = _column("humanity", humanity)
        atom = Atom(HUMANITY_ATOM + humanity)
        made.add(
            Space(
                id,
                Text("scene-valued", {"humanity": HUMANITY.text(humanity), "number": VALUE[humanity]}),
                "humanity",
                Place.CELL,
                x,
                y,
                size[0],
                atom,
                details=details,
                icon=Sign.HEART,
                high=size[1],
                number=VALUE[humanity],
                naming=Naming.LISTED,
            )
        )
        if s.earth[humanity] > 0:
            look = _CAPSULES[humanity]
            label = Text("scene-on-earth", {"number": s.earth[humanity]})
            made.add(Piece(f"{id}-left", label, id, look, s.earth[humanity], details=details))
