"""A table that never was, with one of everything that sheets can show: for tests, and to look at."""

from __future__ import annotations

from typing import Final

from astrarium.clockwork.text import Text
from astrarium.positions.toml import Entry
from astrarium.scenes.geometry import arc, grid, ring, spiral
from astrarium.scenes.scene import Area, Band, Board, Card, Cell, Piece, Scene, Sheet, Space, Track, Way
from astrarium.table.looks import Looks
from astrarium.table.setting import Setting

PLANETS: Final = ("mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune")
COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
MACHINES: Final = ("base", "drill", "pump", "converter", "outpost")
OWNED: Final = (
    "marker",
    "scientist",
    "person",
    "satellite",
    "explorer",
    *MACHINES,
    "wormhole",
    "convoy",
    "flag",
    "target",
)
PLAIN: Final = (
    *("food", "fuel", "ammo", "battery", "half-battery", "object", "damage", "radiation", "avalanche", "mine"),
    *("turret", "ship", "star", "sector", "deck", "crate"),
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


def text(words: str) -> Text:
    return Text(words)


def demo() -> Scene:
    made = Scene(Board(1120, 740, "sheet space"), [6, 7, 14, 8], [text(word) for word in ("Ann", "Bo", "Cy", "Di")], [])
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
    made.add(Band("sun", text("Sun"), "sun", x, y, 0, 42))
    made.add(Band("quadrants", text("Quadrants"), "quadrants", x, y, 58, 344))
    made.add(Band("belt", text("Asteroid belt"), "belt", x, y, 186, 206))
    for number, name in enumerate(PLANETS):
        radius = 70 + 34 * number + (26 if number > 3 else 0)
        made.add(Band(f"orbit-{name}", text(name), "orbit", x, y, radius - 17, radius))
        places = ring(x, y, radius, 8 + 2 * number, 20 + 31 * number)
        for place, (px, py) in enumerate(places[1:], 1):
            made.add(Space(f"spot-{name}-{place}", text(f"{name} {place}"), f"orbit-{name}", "spot", px, py, 3))
        size = (9, 12, 13, 11, 21, 18, 15, 15)[number]
        atom = ATOMS.index("planet:mars") if name == "mars" else -1
        px, py = places[0]
        made.add(Space(f"planet-{name}", text(name.title()), f"orbit-{name}", f"planet {name}", px, py, size, atom))
    made.add(Piece("explorer-0", text("Explorer"), "planet-earth", "explorer", owner=0))
    made.add(Piece("explorer-1", text("Explorer"), "planet-jupiter", "explorer", owner=1))
    made.add(Piece("gate-2", text("Wormhole"), "planet-jupiter", "wormhole", owner=2))
    made.add(Area("zone-mars", text("Mars"), "frame", 945, 120, 320, 190, marks=("now",)))
    for number, (px, py) in enumerate(grid(830, 100, 3, 3, 44, 0)):
        made.add(Space(f"slot-mars-{number}", text("Building"), "zone-mars", "cell", px, py, 38, icon="plus"))
    made.add(Piece("drill-a", text("Drill"), "slot-mars-0", "drill", owner=0))
    made.add(Space("deposit", text("Deposit"), "zone-mars", "cell", 1030, 100, 110, icon="drop", high=58))
    made.add(Piece("deposit-red", text("Red"), "deposit", "cube red", 4, ATOMS.index("cube:red")))
    made.add(Piece("deposit-blue", text("Blue"), "deposit", "cube blue", 2))
    made.add(Space("warehouse", text("Warehouse"), "zone-mars", "cell", 945, 174, 280, icon="crate", high=50))
    for number, colour in enumerate(COLOURS):
        made.add(Piece(f"stored-{colour}", text(colour), "warehouse", f"cube {colour}", 1 + number % 2))
    add_spiral(made, 945, 480)


def add_spiral(made: Scene, x: int, y: int) -> None:
    steps = spiral(x, y, 34, 150, 22, 2.1, 30)
    for number, (px, py) in enumerate(steps):
        event = number + 1 in (2, 5, 7, 9, 12, 14, 16, 19, 21)
        last = number == 21
        look = "planet earth" if last else "disc"
        icon = "explosion" if event else ""
        size = 13 if last else 10
        made.add(
            Space(f"step-{number}", text("Earth" if last else ""), "", look, px, py, size, icon=icon, number=number + 1)
        )
        if number:
            made.add(Way(f"thread-{number}", text(""), f"step-{number - 1}", f"step-{number}", "spiral", 3))
    made.add(Piece("indicator", text("The Sun's strength"), "step-5", "token sun orange now"))
    for number, (px, py) in enumerate(arc(x, y, 178, 3, -34, 34)):
        made.add(
            Space(f"moon-{number}", text(""), "", ("planet moon", "planet ice", "planet trappist")[number], px, py, 10)
        )


def add_works(made: Scene) -> None:
    made.add(Sheet("works", text("Government"), 900, 620))
    made.add(
        Area(
            "pyramid",
            text("Pyramid of government"),
            "frame",
            230,
            190,
            420,
            340,
            at="works",
            lines=(text("Governor: Ann"),),
        )
    )
    signs = ("fuel", "up", "drill", "pump", "satellite", "capsule")
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
                    "cell",
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
    made.add(Piece("s-0", text("Scientist"), "g-0-1", "scientist", owner=0))
    made.add(Piece("s-1", text("Scientist"), "g-0-3", "scientist", owner=1))
    made.add(
        Track(
            "reputation",
            text("Reputation"),
            "steps",
            at="works",
            first=29,
            last=-18,
            rows=(18, 9, 2, -3, -10),
            x=470,
            y=24,
            wide=400,
        )
    )
    made.add(Cell("top", text("Top row"), "reputation", "star", ATOMS.index("number:19"), number=19, marks=("on",)))
    for player, number in enumerate((3, 3, -4, 3)):
        made.add(Piece(f"reputation-{player}", text("Reputation"), "reputation", "marker", number, owner=player))
    made.add(
        Area("market", text("Market"), "tray", 670, 316, 400, 78, number=9, at="works", lines=(text("9 of 12 cubes"),))
    )
    for number, colour in enumerate(COLOURS):
        made.add(Piece(f"market-{colour}", text(colour), "market", f"cube {colour}", number))
    made.add(Area("drills", text("Drill"), "row", 450, 408, 860, 66, at="works", owner=2, lines=(text("3 levels"),)))
    previous = ""
    for number, (px, py) in enumerate(grid(330, 408, 3, 3, 150, 0)):
        id = f"tech-{number}"
        made.add(Space(id, text("Level"), "drills", "slot", px, py, 118, high=56))
        card = f"card-tech-{number}"
        made.add(
            Card(
                card,
                text(f"Drill {'I' * (number + 1)}"),
                id,
                "tile drill",
                number=number + 1,
                marks=("done",) if number == 0 else (),
            )
        )
        for cost in range(number + 1):
            made.add(Piece(f"cost-{number}-{cost}", text("cost"), card, f"cube {COLOURS[cost]}"))
        if previous:
            made.add(Way(f"needs-{number}", text(""), previous, id, "arrow"))
        previous = id
    made.add(Area("route", text("Route to Trappist"), "frame", 450, 532, 860, 160, at="works"))
    for number, (px, py) in enumerate(grid(110, 490, 9, 27, 74, 32)):
        look = "gate" if number == 13 else "hex quiet" if number in (4, 20) else "cell quiet"
        size = 14 if look == "gate" else 30 if look == "hex quiet" else 64
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
                icon=("galaxy" if number % 7 == 3 else ""),
            )
        )
    made.add(Way("lane", text(""), "r-0", "r-13", "lane", 12))
    made.add(Piece("satellite-0", text("Satellite"), "r-11", "satellite", owner=0))
    made.add(Piece("satellite-3", text("Satellite"), "r-2", "satellite", owner=3))
    made.add(Space("trappist", text("Trappist"), "route", "planet trappist", 820, 526, 26))


def add_road(made: Scene) -> None:
    made.add(Sheet("road", text("Road"), 1060, 560, "sheet snow"))
    made.add(Area("valley", text("Valley"), "region moss", 180, 290, 330, 500, at="road"))
    made.add(Area("coast", text("Coast"), "region ice", 530, 290, 350, 500, at="road"))
    made.add(Area("bay", text("Bay"), "region violet", 880, 290, 330, 500, at="road"))
    made.add(Band("guard", text("Perimeter"), "perimeter", 560, 190, 0, 120, at="road"))
    previous = ""
    for number in range(14):
        px, py = 60 + number * 72, 380 - round(90 * (number % 4 in (1, 2))) - 6 * number
        marks = ((), ("start",), ("special",), ("contaminated",), ("mooring",), ("avalanche",))[
            number % 6 if number else 1
        ]
        id = f"w-{number}"
        made.add(Space(id, text(f"Waypoint {number}"), "road", "waypoint", px, py, 17, marks=marks, number=number))
        if previous:
            made.add(
                Way(
                    f"road-{number}",
                    text(""),
                    previous,
                    id,
                    "road hazard" if number == 3 else "road",
                    8 if number % 2 else -8,
                )
            )
        previous = id
    made.add(Way("shortcut", text("Shortcut"), "w-5", "w-8", "tracks", -60, atom=ATOMS.index("way:shortcut")))
    made.add(Way("old-road", text("Old road"), "w-9", "w-12", "tracks hazard", 70))
    made.add(Way("link", text(""), "w-12", "w-13", "link"))
    made.add(Space("turret-1", text("Turret"), "road", "turret", 560, 190, 20, number=1))
    made.add(Space("turret-2", text("Turret"), "road", "turret", 800, 130, 20, number=2, marks=("off",)))
    made.add(Piece("aurora", text("Aurora"), "w-10", "ship"))
    for player in range(4):
        made.add(Piece(f"convoy-{player}", text("Convoy"), f"w-{(2, 2, 2, 6)[player]}", "convoy", owner=player))


def add_convoys(made: Scene) -> None:
    made.add(Sheet("convoys", text("Convoys"), 900, 560, owner=0))
    made.add(Area("convoy-ann", text("Ann"), "frame", 310, 150, 600, 280, at="convoys", owner=0, number=7))
    kinds = (("vehicle truck", "Old Tractor"), ("vehicle trailer", "Container"), ("vehicle tracked", "Snow Crawler"))
    for column, (look, name) in enumerate(kinds):
        slot = f"v-{column}"
        made.add(Space(slot, text("Vehicle"), "convoy-ann", "slot", 120 + column * 190, 220, 176, high=112))
        card = f"vehicle-{column}"
        atom = ATOMS.index("card:tractor") if column == 0 else -1
        made.add(Card(card, text(name), slot, look, number=2, foot=text("speed 2 · pulls 2"), atom=atom, owner=0))
        boxes = ("box person", "box", "box fuel ammo", "weapon", "box food", "special gear", "plate", "energy")
        for number, box in enumerate(boxes[: 5 + column]):
            cell = f"box-{column}-{number}"
            marks = ("damaged",) if (column, number) == (1, 3) else ()
            atom = ATOMS.index("box:b3") if (column, number) == (0, 1) else -1
            made.add(Cell(cell, text("Box"), card, box, atom, marks=marks))
    for number, look in enumerate(("person", "fuel", "ammo")):
        made.add(Piece(f"load-{number}", text(look), f"box-0-{number}", look, owner=0 if look == "person" else -1))
    made.add(Piece("load-half", text("half a battery"), "box-1-1", "half-battery"))
    made.add(Space("d-0", text("Device"), "convoy-ann", "slot", 120, 104, 176, high=84))
    made.add(Card("device-0", text("Radar"), "d-0", "vehicle device", owner=0))
    for number, box in enumerate(("energy", "counter clock")):
        made.add(Cell(f"device-box-{number}", text("Box"), "device-0", box))
    made.add(Space("d-1", text("Device"), "convoy-ann", "slot", 310, 104, 176, icon="device", high=84))
    made.add(Area("zone", text("Exploration zone"), "frame", 450, 425, 860, 240, at="convoys"))
    for number, (px, py) in enumerate(grid(120, 440, 5, 5, 165, 0)):
        made.add(Space(f"z-{number}", text(f"Space {number + 1}"), "zone", "slot", px, py, 150, high=190))
        words = text("Gather two of what lies here. Each survivor who takes part is contaminated.")
        look = ("back", "person", "skull", "crate", "")[number]
        if look:
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
    for number, look in enumerate(("food", "food", "fuel", "radiation")):
        made.add(Piece(f"stock-{number}", text(look), "z-card-3", look))
    made.add(
        Area("hull", text("Raiders"), "note", 760, 80, 240, 90, at="convoys", lines=(text("Armour 1"), text("Fires 2")))
    )
    made.add(Track("fame", text("Fame"), "scale", at="convoys", first=-1, last=12, x=640, y=140, wide=240))
    made.add(Piece("fame-0", text("Fame"), "fame", "marker", -1, owner=0))
    made.add(Piece("fame-1", text("Fame"), "fame", "marker", 4, owner=1))
    made.add(Cell("fame-goal", text("Goal"), "fame", "fame", number=10))


def add_pieces(made: Scene) -> None:
    """Everything that has a name."""
    made.add(Sheet("pieces", text("Pieces"), 760, 460))
    made.add(Area("owned", text("In the colours of players"), "tray", 380, 90, 720, 150, at="pieces"))
    for number, look in enumerate(OWNED):
        made.add(Piece(f"owned-{look}", text(look), "owned", look, 1 + number % 3, owner=number % 4))
    made.add(Area("plain", text("Supplies"), "tray", 380, 250, 720, 140, at="pieces"))
    for look in PLAIN:
        made.add(Piece(f"plain-{look}", text(look), "plain", look))
    for look in (
        "cube red",
        "cube black",
        "capsule green",
        "capsule purple",
        "chip orange",
        "token atom",
        "tile gear blue",
    ):
        made.add(Piece(f"plain-{look}", text(look), "plain", look))
    for look in ("token star down", "token star spent", "token skull red aimed", "cube blue now"):
        made.add(Piece(f"plain-{look}", text(look), "plain", look))
    made.add(Area("chips", text("Chips"), "tray", 380, 370, 720, 70, at="pieces"))
    for name, marks in (("Researched", ("on",)), ("Open", ()), ("Spent", ("off",))):
        made.add(Cell(f"chip-{name}", text(name), "chips", "flask", owner=0, marks=marks))
