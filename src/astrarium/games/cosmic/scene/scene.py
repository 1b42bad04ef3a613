"""How the table looks to a viewer: the Warp, the systems round it, the cone. What lies beside them is in mats.py."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC, knows
from ....clockwork.text import Text
from ....contract.registry import game
from ....positions.toml import Entry, read_scene
from ....scenes.looks import Face, Hexagon, Map, Marker, Moon, Planet, Ray, SpaceLook, Station
from ....scenes.marks import Mark
from ....scenes.scene import Area, Beam, Board, Piece, Scene, Space
from ..atoms import HEX_ATOM, MOON_ATOM, PLACE_ATOM
from ..components import (
    CATEGORY_OF,
    COLOUR,
    COLOURS,
    FIRST_GIANT,
    FIRST_MOON,
    HEX,
    KEY,
    MOON,
    PLACE,
    PLANET_BONUS,
    PLANETS,
    SLOTS,
)
from ..effect_numbers import EFFECT_TEXT, FIRST_HEX_EFFECT, FIRST_MOON_EFFECT, RECONSTRUCTED
from ..effects.timing import PHASES
from ..rules.seating import SpreadTokens
from ..rules.targets import places_in
from ..rules.victory import victory_of
from ..state import Cosmic
from ..terms import DEF, OFF
from .mats import add_mats
from .options import add_options
from .trays import add_trays, livery

_PLACES: Final = read_scene(KEY, "scene.toml")
_BOARD: Final = _PLACES.entry("board")
_HEX: Final = _PLACES.entry("hex")
_CONE: Final = _PLACES.entry("cone")
_SIDES: Final = _PLACES.entry("sides")
_RINGS: Final[dict[int, Entry]] = {ring.number("players"): ring for ring in _PLACES.entries("ring")}
_FRONT: Final = _PLACES.entry("front")
_BACKS: Final[list[Entry]] = [_PLACES.entry(id) for id in HEX.ids]
PLANNED: Final = 280
"""The width of the hexagon for which planets have their places."""
ASKED: Final = (Mark.ASKED,)
SIDES: Final = [Hexagon(id) for id in HEX.ids]
"""The other sides of systems."""
MOONS: Final = [Moon(category) for category in CATEGORY_OF]


def scene(s: Cosmic, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    board = Board(_BOARD.number("width"), _BOARD.number("height"), Map.GALAXY)
    liveries = [livery(s.colour[player]) for player in range(s.players)]
    made = Scene(board, liveries, [s.player_text(player) for player in range(s.players)], _facts(s))
    _add_warp(made, s)
    for seat in range(s.players):
        if s.colour[seat] != NOBODY:
            _add_system(made, s, seat, viewer)
    _add_cone(made, s)
    add_trays(made, s, viewer, _RINGS[s.players])
    add_mats(made, s, viewer)
    add_options(made, s, viewer)
    return made


def _facts(s: Cosmic) -> list[Text]:
    facts = [Text("scene-players", {"number": s.players})]
    if s.count > 0:
        facts.append(Text("scene-turn", {"player": s.player_text(s.turn), "number": max(1, s.number)}))
        facts.append(Text(f"scene-phase-{PHASES[s.phase]}"))
    # Who has won may have fewer bases than others: it is said by what.
    return [*facts, *[game(s.key).words.note_text(s, victory_of(s, player)) for player in s.winners]]


def asked_about(s: Cosmic, viewer: int) -> int:
    """The place that the decision is about, where it is about one and the viewer is told."""
    if s.waits_for(viewer) == NOBODY or (s.choice is not None and s.choice.secret and s.player != viewer):
        return NOBODY
    if isinstance(s.choice, SpreadTokens):
        return s.choice.place(s)
    place: object = getattr(s.choice, "place", NOBODY)
    return place if isinstance(place, int) else NOBODY


# The Warp


def _add_warp(made: Scene, s: Cosmic) -> None:
    ring = _RINGS[s.players]
    x, y = ring.number("x"), _HEX.number("middle")
    details = [Text("scene-warp-tells")]
    if s.reverse_warp:
        details.append(Text("scene-limbo-tells"))
    made.areas.append(
        Area(
            "warp",
            Text("scene-warp"),
            Hexagon.WARP,
            x,
            y,
            ring.number("wide"),
            _HEX.number("high"),
            details=tuple(details),
        )
    )
    for player in range(s.players):
        _add_tokens(made, s, "warp", Marker.TOKEN, player, s.warp[player])
        _add_tokens(made, s, "warp", Marker.LIMBO, player, s.pending[player])
    for look, size in ((Station.RING, _CONE.number("outer")), (Station.CONE, _CONE.number("inner"))):
        made.spaces.append(Space(look.value, Text(f"scene-{look.value}"), "warp", look, x, y, size))
    for player in range(s.players):
        _add_tokens(made, s, "cone", Marker.TOKEN, player, s.force[OFF * s.players + player])
        _add_tokens(made, s, "ring", Marker.TOKEN, player, s.force[DEF * s.players + player])


def _add_tokens(made: Scene, s: Cosmic, at: str, look: Marker, player: int, count: int) -> None:
    if count > 0:
        said = Text("scene-tokens", {"player": s.player_text(player), "number": count})
        id = f"{look.value}-{at}-{s.player_ids()[player]}"
        label, details = (Text("scene-limbo"), (said,)) if look is Marker.LIMBO else (said, ())
        made.pieces.append(Piece(id, label, at, look, count, NOBODY, player, details))


def _add_cone(made: Scene, s: Cosmic) -> None:
    """The cone points at its target, or at the system that destiny has named. COS-P3.3"""
    if s.in_warp:
        return
    to = ""
    if s.target != NOBODY:
        to = place_id(s.target)
    elif s.system != NOBODY:
        to = f"system-{COLOUR.ids[s.system]}"
    if not to or not any(element.id == to for element in [*made.spaces, *made.areas]):
        return
    side = "reverse" if s.reverse else "normal"
    words = (Text(f"scene-cone-{side}-tells"),)
    look = Ray.REVERSE_CONE if s.reverse else Ray.CONE
    made.beams.append(Beam("beam", Text(f"scene-cone-{side}"), "cone", to, look, _CONE.number("inner"), words))


def place_id(place: int) -> str:
    return f"place-{PLACE.ids[place]}"


# Systems


def _add_system(made: Scene, s: Cosmic, seat: int, viewer: int) -> None:
    system = s.colour[seat]
    ring = _RINGS[s.players]
    across, down = _SIDES.numbers(ring.texts("slots")[seat])
    x = ring.number("x") + across * ring.number("wide") // 4
    y = _HEX.number("middle") + down * _HEX.number("high") // 4
    hex = s.back[system]
    id = f"system-{COLOUR.ids[system]}"
    look = Hexagon.HOME if hex == NOBODY else SIDES[hex]
    marks = ASKED if s.system == system else ()
    made.areas.append(
        Area(
            id,
            COLOUR.text(system),
            look,
            x,
            y,
            ring.number("wide"),
            _HEX.number("high"),
            lines=() if hex == NOBODY else (HEX.text(hex),),
            marks=marks,
            atom=NOBODY if hex == NOBODY else HEX_ATOM + hex,
            owner=s.owner[system],
            details=_system_details(s, system),
        )
    )
    plan = _FRONT if hex == NOBODY else _BACKS[hex]
    stretch = ring.number("wide")
    for place in places_in(s, system):
        made.spaces.append(_space(s, place, id, plan, (x, y), stretch, viewer))
        for player in range(s.players):
            _add_tokens(made, s, place_id(place), Marker.TOKEN, player, s.at(player, place))
        if FIRST_MOON <= place < FIRST_GIANT:
            made.pieces.append(_moon(s, place, viewer))
    for player in range(s.players):
        _add_tokens(made, s, id, Marker.LIMBO, player, s.limbo[system * s.players + player])
    if s.limbo_marker == system:
        made.pieces.append(Piece("limbo-marker", Text("scene-limbo-marker"), id, Marker.MARKER))


def _system_details(s: Cosmic, system: int) -> tuple[Text, ...]:
    details: list[Text] = []
    if s.owner[system] != NOBODY:
        details.append(Text("scene-home", {"player": s.player_text(s.owner[system])}))
    if s.back[system] != NOBODY:
        details.append(EFFECT_TEXT.text(FIRST_HEX_EFFECT + s.back[system]))
    return tuple(details)


def _space(s: Cosmic, place: int, at: str, plan: Entry, middle: tuple[int, int], stretch: int, viewer: int) -> Space:
    """A planet, a visitor's base on the Gas Giant or in the dust, or a moon."""
    if place < COLOURS * SLOTS:
        slot, where = place % SLOTS, plan.numbers("planets")
        look: SpaceLook = Planet(Face(plan.texts("faces")[slot]), livery(place // SLOTS))
    elif place < FIRST_GIANT:
        slot, where, look = (place - FIRST_MOON) % 2, plan.numbers("moons"), Station.ORBIT
    else:
        slot, where, look = (place - FIRST_GIANT) % 7, plan.numbers("berths"), Station.BERTH
    x, y, size = where[3 * slot : 3 * slot + 3]
    return Space(
        place_id(place),
        PLACE.text(place),
        at,
        look,
        middle[0] + x * stretch // PLANNED,
        middle[1] + y,
        size,
        PLACE_ATOM + place,
        NOBODY,
        _place_details(s, place),
        marks=ASKED if place in (s.target, asked_about(s, viewer)) else (),
        number=slot + 1,
    )


def _place_details(s: Cosmic, place: int) -> tuple[Text, ...]:
    details: list[Text] = []
    bonus = PLANET_BONUS[s.back[place // SLOTS]] if place < PLANETS else []
    if bonus and place % SLOTS < len(bonus):
        details.append(Text("scene-ring-value", {"number": bonus[place % SLOTS]}))
    if place == s.target:
        details.append(Text("scene-target"))
    for player in s.occupants(place):
        details.append(Text("scene-tokens", {"player": s.player_text(player), "number": s.at(player, place)}))
    return tuple(details)


def _moon(s: Cosmic, place: int, viewer: int) -> Piece:
    """A moon, face down unless the viewer knows it. COS-13.3"""
    slot = place - FIRST_MOON
    moon = s.moon_at[slot]
    id = f"moon-{PLACE.ids[place]}"
    if not knows(s.moon_known[slot], viewer):
        return Piece(id, Text("scene-moon-hidden"), place_id(place), Moon.HIDDEN)
    open_ = s.moon_known[slot] == PUBLIC
    details = [
        Text("scene-moon-open") if open_ else Text("scene-moon-secret"),
        EFFECT_TEXT.text(FIRST_MOON_EFFECT + moon),
    ]
    if RECONSTRUCTED[FIRST_MOON_EFFECT + moon]:
        details.append(Text("scene-reconstructed"))
    marks = () if open_ else (Mark.SECRET,)
    return Piece(id, MOON.text(moon), place_id(place), MOONS[moon], 1, MOON_ATOM + moon, NOBODY, tuple(details), marks)
