"""How the table looks to a viewer: the map. What lies beside it is in mats.py."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom, Player
from ....clockwork.text import Text
from ....positions.toml import Entry, read_scene
from ....scenes.looks import Map, Plate, Ring
from ....scenes.marks import Mark
from ....scenes.scene import Band, Board, Piece, Scene, Space
from ..cards.influence import RemoveUpTo, SwapOwner
from ..components import (
    ALL_BASES,
    ALL_KINDS,
    ALL_ORBITS,
    BASE,
    BASE_ATOM,
    BASES,
    CUBE_ATOM,
    DIPLOMAT,
    FACTION,
    HALVES,
    KEY,
    KIND,
    KIND_ATOM,
    KINDS,
    NORMAL,
    ORBIT,
    ORBIT_ATOM,
    ORBIT_OF,
    RESOURCE,
    RESOURCE_OF,
    RESOURCE_RECONSTRUCTED,
    ROCINANTE,
    SECTOR,
    SECTOR_OF,
    SEVERAL,
    UN,
    ZONE,
    ZONE_OF,
    Base,
    Cube,
    Kind,
    Orbit,
)
from ..rules.fleets import unit_atom
from ..rules.influence import MoveCube, Remove, Whose
from ..state import Expanse, unit_index
from .looks import Body, Ship, Special
from .mats import RESOURCES, SHIPS, add_mats, cube_look, short

_PLACES: Final = read_scene(KEY, "scene.toml")
_SUN: Final = _PLACES.entry("sun")
_BOARD: Final = _PLACES.entry("board")
_BANDS: Final[dict[str, Entry]] = {place.text("id"): place for place in _PLACES.entries("band")}
_ORBITS: Final[dict[str, Entry]] = {place.text("id"): place for place in _PLACES.entries("orbit")}
_BASES: Final[dict[str, Entry]] = {place.text("id"): place for place in _PLACES.entries("base")}
_PLATE: Final = _PLACES.entry("plate").number("width")
_BODIES: Final = [Body(_ORBITS[id].text("look")) for id in ORBIT.ids]
ASKED: Final = (Mark.ASKED,)


def scene(s: Expanse, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    board = Board(_BOARD.number("width"), _BOARD.number("height"), Map.SYSTEM)
    made = Scene(board, s.colour.copy(), [short(s, player) for player in s.everyone()], _facts(s))
    _add_zones(made)
    told = s.waits_for(viewer) != NOBODY
    for orbit in ALL_ORBITS:
        _add_orbit(made, s, orbit, told and orbit == _asked(s, "orbit"))
    for base in ALL_BASES:
        _add_base(made, s, base, told and base in (_asked(s, "base"), _asked(s, "source")))
    add_mats(made, s, viewer)
    return made


def _facts(s: Expanse) -> list[Text]:
    facts = [Text("scene-players", {"number": s.players}), Text("scene-turn", {"number": s.turn})]
    facts.append(Text("scene-final") if s.final else Text("scene-scorings", {"number": s.scorings}))
    return facts


def _asked(s: Expanse, name: str) -> int:
    """The Base or Orbit that the decision is about, where it is about one."""
    value: object = getattr(s.choice, name, NOBODY)
    return value if isinstance(value, int) else NOBODY


def _add_zones(made: Scene) -> None:
    x, y = _SUN.number("x"), _SUN.number("y")
    for zone, id in enumerate(ZONE.ids):
        ring = _BANDS[id]
        made.bands.append(Band(id, ZONE.text(zone), Ring.ZONE, x, y, ring.number("inner"), ring.number("outer")))


# Orbits and what flies there


def _add_orbit(made: Scene, s: Expanse, orbit: Orbit, asked: bool) -> None:
    place = _ORBITS[ORBIT.ids[orbit]]
    control = s.orbital_control(orbit)
    details = [ORBIT.text(orbit)]
    if control != NOBODY:
        details.append(Text("scene-orbital-control", {"player": s.player_text(control)}))
    for player in s.everyone():
        if s.strength(player, orbit) > 0:
            details.append(_strength(s, player, orbit))
    made.spaces.append(
        Space(
            ORBIT.ids[orbit],
            Text(f"scene-{ORBIT.ids[orbit].removeprefix('orbit_')}"),
            ZONE.ids[ZONE_OF[orbit]],
            _BODIES[orbit],
            place.number("x"),
            place.number("y"),
            place.number("size"),
            ORBIT_ATOM + orbit,
            control,
            tuple(details),
            marks=ASKED if asked else (),
        )
    )
    for player in s.everyone():
        for kind in ALL_KINDS[:KINDS]:
            count = s.units[unit_index(orbit, player, kind)]
            if count > 0:
                made.pieces.append(unit_piece(s, orbit, player, kind, count))
    if s.roci_orbit == orbit:
        _add_rocinante(made, s, orbit)


def _strength(s: Expanse, player: Player, orbit: Orbit) -> Text:
    halves = s.strength(player, orbit)
    key = "scene-strength-half" if halves % 2 else "scene-strength"
    return Text(key, {"player": s.player_text(player), "number": halves // 2})


def unit_piece(s: Expanse, orbit: Orbit, player: Player, kind: Kind, count: int) -> Piece:
    where = ORBIT.ids[orbit]
    return Piece(
        f"unit-{where}-{FACTION.ids[s.faction_of(player)]}-{KIND.ids[kind]}",
        KIND.text(kind) if count == 1 else SEVERAL.text(kind),
        where,
        SHIPS[kind],
        count,
        unit_atom(s, orbit, player, kind),
        player,
        unit_details(s, player, kind, count),
    )


def unit_details(s: Expanse, player: Player, kind: Kind, count: int) -> tuple[Text, ...]:
    """Whose and how many, and what one counts."""
    whose = Text("scene-units", {"player": s.player_text(player), "kind": KIND.text(kind), "number": count})
    halves = HALVES[kind]
    worth = Text("scene-counts-half") if halves == 1 else Text("scene-counts", {"number": halves // 2})
    return (whose, worth)


def _add_rocinante(made: Scene, s: Expanse, orbit: Orbit) -> None:
    holder = Text("scene-held-by", {"player": s.player_text(s.roci_holder)})
    details = (holder, Text("scene-counts", {"number": HALVES[ROCINANTE] // 2}))
    atom = KIND_ATOM + ROCINANTE
    made.pieces.append(
        Piece("rocinante", KIND.text(ROCINANTE), ORBIT.ids[orbit], Ship.ROCINANTE, 1, atom, s.roci_holder, details)
    )


# Bases and the influence on them


def _add_base(made: Scene, s: Expanse, base: Base, asked: bool) -> None:
    id = f"base-{BASE.ids[base]}"
    place = _BASES[BASE.ids[base]]
    seated = s.all_sit
    control = s.controller(base) if seated else NOBODY
    made.spaces.append(
        Space(
            id,
            BASE.text(base),
            ORBIT.ids[ORBIT_OF[base]],
            Plate.PLATE,
            place.number("x"),
            place.number("y"),
            _PLATE,
            BASE_ATOM + base,
            control,
            _base_details(s, base, control),
            RESOURCES[RESOURCE_OF[base]],
            _base_marks(s, base, asked),
        )
    )
    for player in s.everyone():
        _add_cubes(made, s, id, base, player)
    if s.tokens[base] > 0:
        label = Text("scene-protomolecule")
        made.pieces.append(Piece(f"protomolecule-{BASE.ids[base]}", label, id, Special.PROTOMOLECULE, 1))


def _base_marks(s: Expanse, base: Base, asked: bool) -> tuple[Mark, ...]:
    closed = () if s.is_open(base) else (Mark.CLOSED,)
    return closed + (ASKED if asked else ()) + ((Mark.RECONSTRUCTED,) if RESOURCE_RECONSTRUCTED[base] else ())


def _base_details(s: Expanse, base: Base, control: int) -> tuple[Text, ...]:
    details = [
        BASE.text(base),
        Text("scene-place", {"sector": SECTOR.text(SECTOR_OF[base]), "resource": RESOURCE.text(RESOURCE_OF[base])}),
    ]
    if RESOURCE_RECONSTRUCTED[base]:
        details.append(Text("scene-reconstructed-resource"))
    if not s.is_open(base):
        details.append(Text("scene-closed"))
    if control != NOBODY:
        details.append(Text("scene-control", {"player": s.player_text(control)}))
    return tuple(details)


def _add_cubes(made: Scene, s: Expanse, at: str, base: Base, player: Player) -> None:
    cubes = s.cubes[player * BASES + base]
    if cubes == 0:
        return
    diplomats = s.diplomats[base] if s.faction_of(player) == UN else 0
    whose = FACTION.ids[s.faction_of(player)]
    for cube, count in ((NORMAL, cubes - diplomats), (DIPLOMAT, diplomats)):
        if count > 0:
            look = cube_look(cube)
            words: dict[str, int | Text] = {"player": s.player_text(player), "number": count}
            label = Text(f"scene-{look.value}s", words)
            atom = _cube_atom(s, base, player, cube)
            id = f"{look.value}-{BASE.ids[base]}-{whose}"
            made.pieces.append(Piece(id, label, at, look, count, atom, player))


def _cube_atom(s: Expanse, base: Base, player: Player, cube: Cube) -> int:
    """Cubes can be picked where the decision is about this Base: whose cube, or which of the UN's."""
    choice = s.choice
    if isinstance(choice, (Whose, RemoveUpTo, SwapOwner)) and choice.base == base:
        return s.player_atom(player)
    if isinstance(choice, Remove) and choice.base == base and choice.player == player:
        return Atom(CUBE_ATOM + cube)
    if isinstance(choice, MoveCube) and choice.source == base and choice.player == player:
        return Atom(CUBE_ATOM + cube)
    return NOBODY
