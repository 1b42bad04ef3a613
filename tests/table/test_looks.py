"""Looks: every one has a painter, and what a game names it draws."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from importlib import import_module

import pytest

from astrarium import game
from astrarium.clockwork.text import Text
from astrarium.games import KEYS
from astrarium.games.parsec.components import EVENT, PLANET_TYPES, RESOURCE
from astrarium.scenes.looks import (
    Destiny,
    Face,
    Figure,
    Ground,
    Gun,
    Mat,
    Moon,
    Orb,
    Paint,
    Place,
    Ring,
    Road,
    Shape,
    Soil,
    Station,
    Subject,
    Supply,
    Terrain,
    Tint,
    Token,
    Unit,
    Vehicle,
    Work,
    World,
    written,
)
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import Board, Piece, Scene, Space
from astrarium.scenes.signs import OwnSign, Sign
from astrarium.table.board import draw_board
from astrarium.table.bodies import FACES as ORB_FACES
from astrarium.table.bodies import ORBS, STARS
from astrarium.table.boxes import GUNS, HULLS
from astrarium.table.faces import FACES
from astrarium.table.ground import GROUNDS, PATCHES, RINGS
from astrarium.table.looks import looks_of
from astrarium.table.roads import ROADS
from astrarium.table.signs import SIGNS
from astrarium.table.silhouettes import SILHOUETTES
from astrarium.table.spots import PLACES
from astrarium.table.svg import MATS
from astrarium.table.theme import COLOURS
from astrarium.table.things import PAINTED, SUPPLIES, WORKS
from table_demo import setting

PAINTERS: list[tuple[type[Enum], Collection[Enum]]] = [
    (Face, FACES),
    (Figure, SILHOUETTES),
    (Ground, GROUNDS),
    (Gun, GUNS),
    (Mat, MATS),
    (Orb, ORBS),
    (Paint, COLOURS),
    (Place, PLACES),
    (Ring, RINGS),
    (Road, ROADS),
    (Shape, PAINTED),
    (Sign, SIGNS),
    (Soil, PATCHES),
    (Supply, SUPPLIES),
    (Vehicle, HULLS),
    (Work, WORKS),
]


@pytest.mark.parametrize(("looks", "painters"), PAINTERS, ids=[looks.__name__ for looks, _ in PAINTERS])
def test_every_look_has_a_painter(looks: type[Enum], painters: Collection[Enum]) -> None:
    assert set(painters) == set(looks)


def test_every_planet_that_is_no_star_has_a_face() -> None:
    assert set(ORB_FACES) == set(Orb) - STARS


def own(key: str, base: type[Enum]) -> set[str]:
    """What the game calls its looks of a sort."""
    module = import_module(f"astrarium.games.{key}.scene.looks")
    sorts = [sort for sort in vars(module).values() if isinstance(sort, type) and issubclass(sort, base)]
    return {str(look.value) for sort in sorts for look in sort}


@pytest.mark.parametrize("key", KEYS)
def test_what_a_game_names_it_draws_and_what_it_draws_it_names(key: str) -> None:
    looks = looks_of(key)
    lodes = {f"{RESOURCE.ids[one]}-{RESOURCE.ids[other]}" for one, other in PLANET_TYPES} if key == "parsec" else set()
    assert set(looks.worlds) == own(key, World) | lodes
    assert set(looks.units) == own(key, Unit)
    traces = set(looks.tokens) & set(EVENT.ids) if key == "parsec" else set()
    assert set(looks.tokens) == own(key, Token) | traces
    assert own(key, OwnSign) <= set(looks.icons)
    assert own(key, Tint) <= set(looks.tints)
    assert looks.golden <= own(key, Subject)


@pytest.mark.parametrize("key", KEYS)
def test_no_colour_or_sign_of_a_game_is_for_nothing(key: str) -> None:
    """A word that nobody uses is most likely misspelt."""
    looks = looks_of(key)
    cards = own(key, Subject) | {look.value for look in Vehicle} | {look.value for look in Destiny} | {"back"}
    signs = own(key, OwnSign) | {sign.value for sign in Sign}
    assert set(looks.skies) <= cards
    assert set(looks.icons) <= cards | signs
    assert set(looks.tints) <= signs | own(key, Tint)
    terrains = {terrain.value for terrain in Terrain}
    assert set(looks.letters) <= own(key, Unit) | own(key, Token) | own(key, OwnSign) | terrains


@pytest.mark.parametrize(("key", "others"), [("cosmic", {"card", "type"}), ("parsec", set()), ("interstellar", set())])
def test_whatever_an_option_may_name_is_a_topic(key: str, others: set[str]) -> None:
    """Options that lie nowhere on the table are cards that look like what their atoms name."""
    atoms = game(key).atoms
    domains = {name.partition(":")[0] for atom, name in enumerate(atoms.names) if atom not in atoms.verbs}
    assert domains - others <= own(key, Subject)


def test_no_two_looks_are_written_alike_within_a_kind() -> None:
    simple = (*Figure, *Work, *Supply, *Moon)
    assert len({written(look) for look in simple}) == len(simple)


def test_a_place_of_a_map_does_not_belong_on_a_sheet() -> None:
    made = Scene(Board(10, 10), [0], [Text("Ann")], [])
    made.add(Space("cone", Text("Cone"), "", Station.CONE, 5, 5, 2))
    with pytest.raises(ValueError, match="cone is a place of a map"):
        draw_board(setting(made))


def test_pieces_are_kin_that_look_alike() -> None:
    one = Piece("a", Text("a"), "", Figure.FLAG, owner=0)
    other = Piece("b", Text("b"), "elsewhere", Figure.FLAG, 3, owner=0)
    moved = Piece("c", Text("c"), "", Figure.FLAG, owner=0, marks=(Mark.MOVED,))
    assert one.kin() == other.kin() == "flag-0"
    assert moved.kin() == "flag moved-0"
