"""A table that never was, with one of everything that sheets can show: for tests, and to look at."""

from __future__ import annotations

from typing import Final

from astrarium.clockwork.text import Text
from astrarium.positions.toml import Entry
from astrarium.scenes.geometry import arc, grid, ring, spiral
from astrarium.scenes.looks import (
    Back,
    Blank,
    Box,
    Button,
    CardLook,
    CellLook,
    Counter,
    Figure,
    Frame,
    Ground,
    Gun,
    Marker,
    Naming,
    Orb,
    Paint,
    Painted,
    PieceLook,
    Place,
    Ring,
    Road,
    Row,
    Shape,
    Soil,
    SpaceLook,
    Special,
    Subject,
    Supply,
    Vehicle,
    Work,
    written,
)
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import Area, Band, Board, Card, Cell, Piece, Scene, Sheet, Space, Track, Way
from astrarium.scenes.signs import Sign
from astrarium.table.looks import Looks
from astrarium.table.setting import Setting

PLANETS: Final = (Orb.MERCURY, Orb.VENUS, Orb.EARTH, Orb.MARS, Orb.JUPITER, Orb.SATURN, Orb.URANUS, Orb.NEPTUNE)
COLOURS: Final = (Paint.RED, Paint.YELLOW, Paint.GREEN, Paint.BLUE, Paint.PURPLE)
MACHINES: Final = (Figure.BASE, Figure.DRILL, Figure.PUMP, Figure.CONVERTER, Figure.OUTPOST)
OWNED: Final[tuple[PieceLook, ...]] = (
    Marker.MARKER,
    Figure.SCIENTIST,
    Figure.PERSON,
    Figure.SATELLITE,
    Figure.EXPLORER,
    *MACHINES,
    Work.WORMHOLE,
    Figure.CONVOY,
    Figure.FLAG,
    Work.TARGET,
)
PLAIN: Final[tuple[PieceLook, ...]] = (
    *(Supply.FOOD, Supply.FUEL, Supply.AMMO, Supply.BATTERY, Supply.HALF_BATTERY, Supply.OBJECT, Supply.DAMAGE),
    *(Supply.RADIATION, Work.AVALANCHE, Supply.MINE, Work.TURRET, Work.SHIP, Supply.STAR, Supply.SECTOR, Work.DECK),
    Supply.CRATE,
)
ATOMS: Final = [
    "planet:mars",
    "cube:red",
    "box:b3",
    "way:shortcut",
    "cell:g12",
    "card:tractor",
    "number:19",
    "sheet:none",
]


class Topic(Subject):
    """What the cards of the demo are about."""

    PERSON = "person"
    SKULL = "skull"
    CRATE = "crate"
    DRILL = "drill"


def cube(paint: Paint) -> Painted:
    return Painted(Shape.CUBE, paint)


def text(words: str) -> Text:
    return Text(words)


def demo() -> Scene:
    made = Scene(Board(1120, 740, Ground.SPACE), [6, 7, 14, 8], [text(word) for word in ("Ann", "Bo", "Cy", "Di")], [])
    add_sky(made)
    add_works(made)
    add_road(made)
    add_convoys(made)
    add_pieces(made)
    return made


def setting(made: Scene, legal: tuple[str, ...] = ()) -> Setting:
    """Words are spoken as they are written."""

    def say(words: Text) -> str:
        return words.key

    return Setting(made, say, frozenset(ATOMS.index(name) for name in legal), ATOMS, Looks(Entry("demo", {})))


def add_sky(made: Scene) -> None:
    x, y = 370, 372
    made.add(Band("sun", text("Sun"), Ring.SUN, x, y, 0, 42))
    made.add(Band("quadrants", text("Quadrants"), Ring.QUADRANTS, x, y, 58, 344))
    made.add(Band("belt", text("Asteroid belt"), Ring.BELT, x, y, 186, 206))
    for number, orb in enumerate(PLANETS):
        name = orb.value
        radius = 70 + 34 * number + (26 if number > 3 else 0)
        made.add(Band(f"orbit-{name}", text(name), Ring.ORBIT, x, y, radius - 17, radius))
        places = ring(x, y, radius, 8 + 2 * number, 20 + 31 * number)
        for place, (px, py) in enumerate(places[1:], 1):
            made.add(Space(f"spot-{name}-{place}", text(f"{name} {place}"), f"orbit-{name}", Place.SPOT, px, py, 3))
        size = (9, 12, 13, 11, 21, 18, 15, 15)[number]
        atom = ATOMS.index("planet:mars") if name == "mars" else -1
        px, py = places[0]
        made.add(Space(f"planet-{name}", text(name.title()), f"orbit-{name}", orb, px, py, size, atom))
    made.add(Piece("explorer-0", text("Explorer"), "planet-earth", Figure.EXPLORER, owner=0))
    made.add(Piece("explorer-1", text("Explorer"), "planet-jupiter", Figure.EXPLORER, owner=1))
    made.add(Piece("gate-2", text("Wormhole"), "planet-jupiter", Work.WORMHOLE, owner=2))
    made.add(Area("zone-mars", text("Mars"), Frame.FRAME, 945, 120, 320, 190, marks=(Mark.NOW,)))
    for number, (px, py) in enumerate(grid(830, 100, 3, 3, 44, 0)):
        made.add(Space(f"slot-mars-{number}", text("Building"), "zone-mars", Place.CELL, px, py, 38, icon=Sign.PLUS))
    made.add(Piece("drill-a", text("Drill"), "slot-mars-0", Figure.DRILL, owner=0))
    made.add(Space("deposit", text("Deposit"), "zone-mars", Place.CELL, 1030, 100, 110, icon=Sign.DROP, high=58))
    made.add(Piece("deposit-red", text("Red"), "deposit", cube(Paint.RED), 4, ATOMS.index("cube:red")))
    made.add(Piece("deposit-blue", text("Blue"), "deposit", cube(Paint.BLUE), 2))
    made.add(Space("warehouse", text("Warehouse"), "zone-mars", Place.CELL, 945, 174, 280, icon=Sign.CRATE, high=50))
    for number, colour in enumerate(COLOURS):
        name = colour.value
        made.add(Piece(f"stored-{name}", text(name), "warehouse", cube(colour), 1 + number % 2))
    add_spiral(made, 945, 480)


def add_spiral(made: Scene, x: int, y: int) -> None:
    steps = spiral(x, y, 34, 150, 22, 2.1, 30)
    for number, (px, py) in enumerate(steps):
        event = number + 1 in (2, 5, 7, 9, 12, 14, 16, 19, 21)
        last = number == 21
        look: SpaceLook = Orb.EARTH if last else Place.DISC
        icon = Sign.EXPLOSION if event else None
        size = 13 if last else 10
        made.add(
            Space(f"step-{number}", text("Earth" if last else ""), "", look, px, py, size, icon=icon, number=number + 1)
        )
        if number:
            made.add(Way(f"thread-{number}", text(""), f"step-{number - 1}", f"step-{number}", Road.SPIRAL, 3))
    sun = Counter(Blank.ROUND, Sign.SUN, Paint.ORANGE)
    made.add(Piece("indicator", text("The Sun's strength"), "step-5", sun, marks=(Mark.NOW,)))
    for number, (px, py) in enumerate(arc(x, y, 178, 3, -34, 34)):
        orb = (Orb.MOON, Orb.ICE, Orb.TRAPPIST)[number]
        made.add(Space(f"moon-{number}", text(""), "", orb, px, py, 10))


def add_works(made: Scene) -> None:
    made.add(Sheet("works", text("Government"), 900, 620))
    made.add(
        Area(
            "pyramid",
            text("Pyramid of government"),
            Frame.FRAME,
            230,
            190,
            420,
            340,
            at="works",
            lines=(text("Governor: Ann"),),
        )
    )
    signs = (Sign.FUEL, Sign.UP, Sign.DRILL, Sign.PUMP, Sign.SATELLITE, Sign.CAPSULE)
    for row, count in enumerate((6, 5, 4, 3, 2)):
        for place in range(count):
            px, py = 230 + round((place - (count - 1) / 2) * 62), 320 - row * 58
            owner = 0 if (row, place) == (0, 1) else -1
            number = 1 + (row + place) % 3
            atom = ATOMS.index("cell:g12") if (row, place) == (1, 2) else -1
            made.add(
                Space(
                    f"g-{row}-{place}",
                    text("Seat"),
                    "pyramid",
                    Place.CELL,
                    px,
                    py,
                    54,
                    atom,
                    owner,
                    icon=signs[(row + place) % 6],
                    high=50,
                    number=number,
                )
            )
    made.add(Piece("s-0", text("Scientist"), "g-0-1", Figure.SCIENTIST, owner=0))
    made.add(Piece("s-1", text("Scientist"), "g-0-3", Figure.SCIENTIST, owner=1))
    made.add(
        Track(
            "reputation",
            text("Reputation"),
            Row.STEPS,
            at="works",
            first=29,
            last=-18,
            rows=(18, 9, 2, -3, -10),
            x=470,
            y=24,
            wide=400,
        )
    )
    atom = ATOMS.index("number:19")
    made.add(Cell("top", text("Top row"), "reputation", Sign.STAR, atom, number=19, marks=(Mark.ON,)))
    for player, number in enumerate((3, 3, -4, 3)):
        id = f"reputation-{player}"
        made.add(Piece(id, text("Reputation"), "reputation", Marker.MARKER, number, owner=player))
    lines = (text("9 of 12 cubes"),)
    made.add(Area("market", text("Market"), Frame.TRAY, 670, 316, 400, 78, number=9, at="works", lines=lines))
    for number, colour in enumerate(COLOURS):
        made.add(Piece(f"market-{colour.value}", text(colour.value), "market", cube(colour), number))
    lines = (text("3 levels"),)
    made.add(Area("drills", text("Drill"), Frame.ROW, 450, 408, 860, 66, at="works", owner=2, lines=lines))
    previous = ""
    for number, (px, py) in enumerate(grid(330, 408, 3, 3, 150, 0)):
        id = f"tech-{number}"
        made.add(Space(id, text("Level"), "drills", Place.SLOT, px, py, 118, high=56))
        card = f"card-tech-{number}"
        made.add(
            Card(
                card,
                text(f"Drill {'I' * (number + 1)}"),
                id,
                Topic.DRILL,
                number=number + 1,
                marks=(Mark.DONE,) if number == 0 else (),
            )
        )
        for cost in range(number + 1):
            made.add(Piece(f"cost-{number}-{cost}", text("cost"), card, cube(COLOURS[cost])))
        if previous:
            made.add(Way(f"needs-{number}", text(""), previous, id, Road.ARROW))
        previous = id
    made.add(Area("route", text("Route to Trappist"), Frame.FRAME, 450, 532, 860, 160, at="works"))
    for number, (px, py) in enumerate(grid(110, 490, 9, 27, 74, 32)):
        look = Place.GATE if number == 13 else Place.HEX if number in (4, 20) else Place.CELL
        size = 14 if look is Place.GATE else 30 if look is Place.HEX else 64
        made.add(
            Space(
                f"r-{number}",
                text("Space"),
                "route",
                look,
                px,
                py,
                size,
                high=28,
                icon=Sign.GALAXY if number % 7 == 3 else None,
                naming=Naming.PRINTED if look is Place.GATE else Naming.QUIET,
            )
        )
    made.add(Way("lane", text(""), "r-0", "r-13", Road.LANE, 12))
    made.add(Piece("satellite-0", text("Satellite"), "r-11", Figure.SATELLITE, owner=0))
    made.add(Piece("satellite-3", text("Satellite"), "r-2", Figure.SATELLITE, owner=3))
    made.add(Space("trappist", text("Trappist"), "route", Orb.TRAPPIST, 820, 526, 26))


STATES: Final[tuple[tuple[Mark, ...], ...]] = (
    (),
    (Mark.START,),
    (Mark.SPECIAL,),
    (Mark.CONTAMINATED,),
    (Mark.MOORING,),
    (Mark.AVALANCHE,),
)


def add_road(made: Scene) -> None:
    made.add(Sheet("road", text("Road"), 1060, 560, Ground.SNOW))
    made.add(Area("valley", text("Valley"), Soil.MOSS, 180, 290, 330, 500, at="road"))
    made.add(Area("coast", text("Coast"), Soil.ICE, 530, 290, 350, 500, at="road"))
    made.add(Area("bay", text("Bay"), Soil.VIOLET, 880, 290, 330, 500, at="road"))
    made.add(Band("guard", text("Perimeter"), Ring.PERIMETER, 560, 190, 0, 120, at="road"))
    previous = ""
    for number in range(14):
        px, py = 60 + number * 72, 380 - round(90 * (number % 4 in (1, 2))) - 6 * number
        marks = STATES[number % len(STATES) if number else 1]
        id = f"w-{number}"
        made.add(Space(id, text(f"Waypoint {number}"), "road", Place.WAYPOINT, px, py, 17, marks=marks, number=number))
        if previous:
            made.add(
                Way(
                    f"road-{number}",
                    text(""),
                    previous,
                    id,
                    Road.ROAD,
                    8 if number % 2 else -8,
                    hazard=number == 3,
                )
            )
        previous = id
    made.add(Way("shortcut", text("Shortcut"), "w-5", "w-8", Road.TRACKS, -60, atom=ATOMS.index("way:shortcut")))
    made.add(Way("old-road", text("Old road"), "w-9", "w-12", Road.TRACKS, 70, hazard=True))
    made.add(Way("link", text(""), "w-12", "w-13", Road.LINK))
    made.add(Space("turret-1", text("Turret"), "road", Place.TURRET, 560, 190, 20, number=1))
    made.add(Space("turret-2", text("Turret"), "road", Place.TURRET, 800, 130, 20, number=2, marks=(Mark.OFF,)))
    made.add(Piece("aurora", text("Aurora"), "w-10", Work.SHIP))
    for player in range(4):
        at = f"w-{(2, 2, 2, 6)[player]}"
        made.add(Piece(f"convoy-{player}", text("Convoy"), at, Figure.CONVOY, owner=player))


BOXES: Final[tuple[CellLook, ...]] = (
    Box((Sign.PERSON,)),
    Box(),
    Box((Supply.FUEL, Supply.AMMO)),
    Gun.WEAPON,
    Box((Supply.FOOD,)),
    Special(Sign.GEAR),
    Gun.PLATE,
    Gun.ENERGY,
)
FACES: Final[tuple[CardLook | None, ...]] = (Back.BACK, Topic.PERSON, Topic.SKULL, Topic.CRATE, None)


def add_convoys(made: Scene) -> None:
    made.add(Sheet("convoys", text("Convoys"), 900, 560, owner=0))
    made.add(Area("convoy-ann", text("Ann"), Frame.FRAME, 310, 150, 600, 280, at="convoys", owner=0, number=7))
    kinds = (
        (Vehicle.TRUCK, "Old Tractor"),
        (Vehicle.TRAILER, "Container"),
        (Vehicle.TRACKED, "Snow Crawler"),
    )
    for column, (look, name) in enumerate(kinds):
        slot = f"v-{column}"
        made.add(Space(slot, text("Vehicle"), "convoy-ann", Place.SLOT, 120 + column * 190, 220, 176, high=112))
        card = f"vehicle-{column}"
        atom = ATOMS.index("card:tractor") if column == 0 else -1
        made.add(Card(card, text(name), slot, look, number=2, foot=text("speed 2 · pulls 2"), atom=atom, owner=0))
        for number, box in enumerate(BOXES[: 5 + column]):
            cell = f"box-{column}-{number}"
            marks = (Mark.DAMAGED,) if (column, number) == (1, 3) else ()
            atom = ATOMS.index("box:b3") if (column, number) == (0, 1) else -1
            made.add(Cell(cell, text("Box"), card, box, atom, marks=marks))
    loads: tuple[Figure | Supply, ...] = (Figure.PERSON, Supply.FUEL, Supply.AMMO)
    for number, load in enumerate(loads):
        owner = 0 if load is Figure.PERSON else -1
        made.add(Piece(f"load-{number}", text(load.value), f"box-0-{number}", load, owner=owner))
    made.add(Piece("load-half", text("half a battery"), "box-1-1", Supply.HALF_BATTERY))
    made.add(Space("d-0", text("Device"), "convoy-ann", Place.SLOT, 120, 104, 176, high=84))
    made.add(Card("device-0", text("Radar"), "d-0", Vehicle.DEVICE, owner=0))
    devices: tuple[CellLook, ...] = (Gun.ENERGY, Button(Sign.CLOCK))
    for number, box in enumerate(devices):
        made.add(Cell(f"device-box-{number}", text("Box"), "device-0", box))
    made.add(Space("d-1", text("Device"), "convoy-ann", Place.SLOT, 310, 104, 176, icon=Sign.DEVICE, high=84))
    made.add(Area("zone", text("Exploration zone"), Frame.FRAME, 450, 425, 860, 240, at="convoys"))
    for number, (px, py) in enumerate(grid(120, 440, 5, 5, 165, 0)):
        made.add(Space(f"z-{number}", text(f"Space {number + 1}"), "zone", Place.SLOT, px, py, 150, high=190))
        words = text("Gather two of what lies here. Each survivor who takes part is contaminated.")
        face = FACES[number]
        if face is not None:
            made.add(
                Card(
                    f"z-card-{number}",
                    text(("", "Scavenger", "Raiders", "Depot")[number]),
                    f"z-{number}",
                    look,
                    words,
                    number=number,
                    foot=text("Period II"),
                )
            )
    for number, supply in enumerate((Supply.FOOD, Supply.FOOD, Supply.FUEL, Supply.RADIATION)):
        made.add(Piece(f"stock-{number}", text(supply.value), "z-card-3", supply))
    lines = (text("Armour 1"), text("Fires 2"))
    made.add(Area("hull", text("Raiders"), Frame.NOTE, 760, 80, 240, 90, at="convoys", lines=lines))
    made.add(Track("fame", text("Fame"), Row.SCALE, at="convoys", first=-1, last=12, x=640, y=140, wide=240))
    made.add(Piece("fame-0", text("Fame"), "fame", Marker.MARKER, -1, owner=0))
    made.add(Piece("fame-1", text("Fame"), "fame", Marker.MARKER, 4, owner=1))
    made.add(Cell("fame-goal", text("Goal"), "fame", Sign.FAME, number=10))


COLOURFUL: Final[tuple[PieceLook, ...]] = (
    cube(Paint.RED),
    cube(Paint.BLACK),
    Painted(Shape.CAPSULE, Paint.GREEN),
    Painted(Shape.CAPSULE, Paint.PURPLE),
    Painted(Shape.CHIP, Paint.ORANGE),
    Counter(Blank.ROUND, Sign.ATOM),
    Counter(Blank.SQUARE, Sign.GEAR, Paint.BLUE),
)
STATED: Final[tuple[tuple[PieceLook, Mark], ...]] = (
    (Counter(Blank.ROUND, Sign.STAR), Mark.DOWN),
    (Counter(Blank.ROUND, Sign.STAR), Mark.SPENT),
    (Counter(Blank.ROUND, Sign.SKULL, Paint.RED), Mark.AIMED),
    (cube(Paint.BLUE), Mark.NOW),
)


def add_pieces(made: Scene) -> None:
    """Everything that has a name."""
    made.add(Sheet("pieces", text("Pieces"), 760, 460))
    made.add(Area("owned", text("In the colours of players"), Frame.TRAY, 380, 90, 720, 150, at="pieces"))
    for number, look in enumerate(OWNED):
        name = written(look)
        made.add(Piece(f"owned-{name}", text(name), "owned", look, 1 + number % 3, owner=number % 4))
    made.add(Area("plain", text("Supplies"), Frame.TRAY, 380, 250, 720, 140, at="pieces"))
    for look in (*PLAIN, *COLOURFUL):
        made.add(Piece(f"plain-{written(look)}", text(written(look)), "plain", look))
    for look, mark in STATED:
        name = f"{written(look)} {mark}"
        made.add(Piece(f"plain-{name}", text(name), "plain", look, marks=(mark,)))
    made.add(Area("chips", text("Chips"), Frame.TRAY, 380, 370, 720, 70, at="pieces"))
    chips: tuple[tuple[str, tuple[Mark, ...]], ...] = (("Researched", (Mark.ON,)), ("Open", ()), ("Spent", (Mark.OFF,)))
    for name, marks in chips:
        made.add(Cell(f"chip-{name}", text(name), "chips", Sign.FLASK, owner=0, marks=marks))
