"""How things look: a name for every drawing that the table knows, and for those that a game brings along.

A look is a member of an enum or, where it has parts, a small class. The painters in `table/` match on these types, so
that mypy knows that none is forgotten. Enums without members are for games: a game names its own drawings in members
of its own, in `scene/looks.py`, and draws them in `scene/looks.toml`; a test holds the two against each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from .signs import OwnSign, Sign

# Boards


class Map(Enum):
    """Maps with a painter of their own."""

    SYSTEM = "system"
    """Worlds in rings round a sun, with plates beside them."""
    GALAXY = "galaxy"
    """Hexagons with planets in them."""
    HEXES = "hexes"
    """Tiles by the hundred."""


class Ground(Enum):
    """What a board lies on that is made of areas, places and ways."""

    PLAIN = "sheet"
    SPACE = "sheet space"
    SNOW = "sheet snow"


# Bands and ways


class Ring(Enum):
    """How a band is drawn."""

    ORBIT = "orbit"
    BELT = "belt"
    """Rocks."""
    SUN = "sun"
    QUADRANTS = "quadrants"
    """I to IV, clockwise from the upper right."""
    PERIMETER = "perimeter"
    """Red and dashed."""
    ZONE = "zone"


class Road(Enum):
    """How a way is drawn."""

    ROAD = "road"
    TRACKS = "tracks"
    SPIRAL = "spiral"
    LANE = "lane"
    """Dotted."""
    LINK = "link"
    ARROW = "arrow"
    AIM = "aim"
    """From a gun to what it covers."""


class Ray(Enum):
    """How a beam is drawn."""

    CONE = "cone normal"
    REVERSE_CONE = "cone reverse"
    TUNNEL = "tunnel"
    FIRE = "fire"
    """In its owner's colour."""


# Areas


class Frame(Enum):
    """Boxes on a board."""

    FRAME = "frame"
    """A titled outline."""
    TRAY = "tray"
    """It lays out by itself what lies on it."""
    ROW = "row"
    """A strip with its name at the left."""
    NOTE = "note"
    """Words."""
    MODULE = "module"
    """A part of a map of tiles."""


class Soil(Enum):
    """The ground of a region, by its colour."""

    ICE = "ice"
    RUST = "rust"
    MOSS = "moss"
    VIOLET = "violet"
    SAND = "sand"


class Hexagon(Enum):
    """A field of a galaxy: the Warp in its middle, a system, or a system's other side."""

    HOME = "home"
    WARP = "warp"
    BINARY = "binary"
    GAS_GIANT = "gas_giant"
    RINGS = "rings"
    ROSETTE = "rosette"
    SPACE_DUST = "space_dust"
    WORLDSHIPS = "worldships"


@dataclass(frozen=True)
class Lode:
    """A planet over seven tiles, known by the two things that it yields; the game has a world for each pair."""

    one: OwnSign
    other: OwnSign

    def pair(self) -> str:
        return f"{self.one.value}-{self.other.value}"


AreaLook = Frame | Soil | Hexagon | Lode


# Spaces and tiles


class Place(Enum):
    """Places of a sheet; of the first six the size is a radius, of the others a width."""

    SPOT = "spot"
    WAYPOINT = "waypoint"
    DISC = "disc"
    TURRET = "turret"
    GATE = "gate"
    SHIP = "ship"
    CELL = "cell"
    HEX = "hex"
    SLOT = "slot"
    """For a card."""


class Naming(Enum):
    """Whether the name of a place is printed on it."""

    PRINTED = "printed"
    QUIET = "quiet"
    """It is not, and in plain text the place is left out while it is empty."""
    LISTED = "quiet listed"
    """It is not, but plain text tells the place always."""


class Orb(Enum):
    """Suns and planets of a sheet."""

    SUN = "sun"
    MERCURY = "mercury"
    VENUS = "venus"
    EARTH = "earth"
    MOON = "moon"
    MARS = "mars"
    JUPITER = "jupiter"
    SATURN = "saturn"
    URANUS = "uranus"
    NEPTUNE = "neptune"
    TRAPPIST = "trappist"
    GAS = "gas"
    ICE = "ice"
    ROCK = "rock"
    LAVA = "lava"


class Face(Enum):
    """What a planet of a galaxy looks like, but for its tint."""

    OCEAN = "ocean"
    CRATERED = "cratered"
    BANDED = "banded"
    ICY = "icy"
    ROCKY = "rocky"
    DUST = "dust"
    SHIP = "ship"


@dataclass(frozen=True)
class Planet:
    """A planet of a galaxy, tinted by a livery."""

    face: Face
    livery: int


class Station(Enum):
    """Other places of a galaxy."""

    ORBIT = "orbit"
    """Where a moon may be."""
    BERTH = "berth"
    """A visitor's base."""
    CONE = "cone"
    RING = "ring"
    """Round the cone."""


class Plate(Enum):
    """The places of a world in a system."""

    PLATE = "plate"


class World(Enum):
    """A world of a system: games have their own, under `worlds`."""


SpaceLook = Place | Orb | Planet | Station | Plate | World


class Terrain(Enum):
    """What a tile is."""

    SPACE = "space"
    ASTEROID = "asteroid"
    PLANET = "planet"
    DOCK = "dock"
    CORE = "core"


# Tracks and panels


class Row(Enum):
    """How a track is laid out."""

    SCALE = "scale"
    """A line of numbers."""
    STEPS = "steps"
    """A box for each number."""
    ORDER = "row"
    """Places in a row, the first on the left."""
    ROWS = "rows"
    """Columns with what has been laid below them."""
    CHIPS = "chips"
    CARDS = "cards"
    HAND = "hand"
    SMALL = "small"
    """Small cards."""
    PILES = "piles"
    HEAP = "heap"
    """What lies below the top card of an open pile."""


class Mat(Enum):
    """What a panel is."""

    PLAYER = "player"
    FIGURES = "figures"
    """A table of numbers."""
    SHIP = "ship"
    """With chips for its crew."""


# Cards and the boxes on them


class Vehicle(Enum):
    """Cards that show a vehicle with its boxes."""

    TRUCK = "truck"
    TRACKED = "tracked"
    TRAILER = "trailer"
    DEVICE = "device"


class Destiny(Enum):
    """Cards with a cone on them, upright or on its tip."""

    UPRIGHT = "destiny"
    REVERSE = "reverse"


class Back(Enum):
    """A card that lies face down."""

    BACK = "back"


class Subject(Enum):
    """What a card is about: games have their own, with colours under `skies` and signs under `icons`."""


CardLook = Subject | Vehicle | Destiny | Back


class Supply(Enum):
    """Wooden pieces and counters, each with a sign and a colour of its own."""

    FOOD = "food"
    FUEL = "fuel"
    AMMO = "ammo"
    BATTERY = "battery"
    HALF_BATTERY = "half-battery"
    OBJECT = "object"
    CRATE = "crate"
    RADIATION = "radiation"
    DAMAGE = "damage"
    MINE = "mine"
    STAR = "star"
    SECTOR = "sector"


@dataclass(frozen=True)
class Box:
    """A box on a card and what it may hold; without any, it holds everything."""

    holds: tuple[Supply | Sign, ...] = ()


class Gun(Enum):
    """Boxes that fight."""

    WEAPON = "weapon"
    ENERGY = "energy"
    PLATE = "plate"


@dataclass(frozen=True)
class Special:
    """A box with a sign."""

    sign: Sign


@dataclass(frozen=True)
class Button:
    """A round box with a sign."""

    sign: Sign


# Pieces


class Figure(Enum):
    """Pieces in their owner's colour."""

    PERSON = "person"
    SCIENTIST = "scientist"
    SATELLITE = "satellite"
    EXPLORER = "explorer"
    BASE = "base"
    DRILL = "drill"
    PUMP = "pump"
    CONVERTER = "converter"
    OUTPOST = "outpost"
    CONVOY = "convoy"
    FLAG = "flag"
    TANK = "tank"


class Work(Enum):
    """Pieces with a drawing that is no mere outline."""

    TARGET = "target"
    WORMHOLE = "wormhole"
    TURRET = "turret"
    SHIP = "ship"
    AVALANCHE = "avalanche"
    DECK = "deck"


class Paint(Enum):
    """Colours that things have whoever owns them."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    BLACK = "black"
    WHITE = "white"
    ORANGE = "orange"
    GREY = "grey"


class Shape(Enum):
    """What is painted. Dots tell cubes and capsules apart for those who see no colours."""

    CUBE = "cube"
    CAPSULE = "capsule"
    CHIP = "chip"


@dataclass(frozen=True)
class Painted:
    """A cube, capsule or chip in a colour of its own."""

    shape: Shape
    paint: Paint


class Blank(Enum):
    """A token before a sign is printed on it."""

    ROUND = "token"
    SQUARE = "tile"


@dataclass(frozen=True)
class Counter:
    """A token with a sign, painted, or in its owner's colour, or in that of the sign."""

    blank: Blank
    sign: Sign
    paint: Paint | None = None


class Marker(Enum):
    """Pieces that are their owner's emblem and no more."""

    MARKER = "marker"
    """One that nobody owns is a golden star."""
    INITIATIVE = "initiative"
    CUBE = "cube"
    TOKEN = "token"
    """With the number of equal ones in it."""
    LIMBO = "limbo"
    """The same, but hollow."""


class Moon(Enum):
    """A moon's token: face down, or lit as far as its kind says."""

    HIDDEN = "hidden"
    QUARTER = "quarter"
    HALF = "half"
    FULL = "full"
    CHEESE = "cheese"


class Pile(Enum):
    """Cards that lie on each other."""

    DECK = "deck"
    DISCARD = "discard"
    BOXED = "boxed"
    """Out of play."""


class Die(Enum):
    """A die with eight sides that shows how many it counts."""

    DIE = "die"


class Unknown(Enum):
    """A token that lies face down beside a row."""

    HIDDEN = "hidden"


class Unit(Enum):
    """Ships: games have their own, under `units`."""


class Token(Enum):
    """Tokens with a drawing of their own: games have them under `tokens`."""


class Tint(Enum):
    """Things known by a colour alone: games have their own, under `tints`."""


@dataclass(frozen=True)
class Trace:
    """What an effect has left on a tile, by the id of its card; the game draws some under `tokens`."""

    card: str


Thing = Figure | Work | Supply | Painted | Counter
"""Pieces that every sheet can show."""
PieceLook = Thing | Marker | Moon | Pile | Die | Unknown | Unit | Token | Tint | Trace | OwnSign
CellLook = Box | Gun | Special | Button | Sign | OwnSign | Unit | Tint

Look = Map | Ground | Ring | Road | Ray | AreaLook | SpaceLook | Terrain | Row | Mat | CardLook | PieceLook | CellLook


def written(look: Look) -> str:
    """A look in words, as JSON has it and as things are known that look alike."""
    match look:
        case Soil():
            return f"region {look.value}"
        case Hexagon():
            return "hex" if look is Hexagon.HOME else f"hex {look.value}"
        case Lode():
            return f"planet {look.pair()}"
        case Orb():
            return f"planet {look.value}"
        case Planet():
            return f"{look.face.value} {look.livery}"
        case Vehicle():
            return f"vehicle {look.value}"
        case Destiny():
            return "destiny" if look is Destiny.UPRIGHT else "destiny reverse"
        case Box():
            return " ".join(["box", *(kind.value for kind in look.holds)])
        case Special():
            return f"special {look.sign.value}"
        case Button():
            return f"counter {look.sign.value}"
        case Painted():
            return f"{look.shape.value} {look.paint.value}"
        case Counter():
            paint = "" if look.paint is None else f" {look.paint.value}"
            return f"{look.blank.value} {look.sign.value}{paint}"
        case Moon():
            return f"moon {look.value}"
        case Trace():
            return f"marker {look.card}"
        case Map() | Ground() | Ring() | Road() | Ray() | Frame() | Place() | Station() | Plate() | World():
            return str(look.value)
        case Terrain() | Row() | Mat() | Subject() | Back() | Gun() | Figure() | Work() | Supply() | Marker():
            return str(look.value)
        case Pile() | Die() | Unknown() | Unit() | Token() | Tint() | Sign() | OwnSign():
            return str(look.value)
        case _:
            assert_never(look)
