"""Boards beside the map: what lies on them is drawn there, once, under its name, clickable if it may be picked."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from astrarium import State, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Text
from astrarium.scenes.looks import (
    Blank,
    Box,
    Counter,
    Figure,
    Frame,
    Marker,
    Orb,
    Paint,
    Painted,
    PieceLook,
    Place,
    Road,
    Row,
    Shape,
    Soil,
    Supply,
    Vehicle,
    written,
)
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import MAP, Area, Board, Card, Cell, Element, Piece, Scene, Sheet, Space, Track, Way
from astrarium.scenes.signs import Sign
from astrarium.table import svg, text
from astrarium.table.board import draw_board
from astrarium.table.icons import icon
from astrarium.table.page import PageSetting, is_sky, page_parts, tabs
from astrarium.table.pen import paint
from astrarium.table.pieces import draw_piece
from astrarium.table.places import stands
from astrarium.table.prompt import options
from astrarium.table.roads import curve
from astrarium.table.scales import place_of, rows_of
from astrarium.table.setting import Setting
from astrarium.table.sheet_ground import sheet_definitions
from astrarium.table.sheet_text import sheet_text
from astrarium.table.theme import STYLE
from table_demo import ATOMS, OWNED, PLAIN, Topic, demo, setting

STAR = Counter(Blank.ROUND, Sign.STAR)
LEGAL = ("planet:mars", "cube:red", "box:b3", "way:shortcut", "cell:g12", "card:tractor", "number:19")


def drawn(on: Setting) -> ElementTree.Element:
    """All boards of a table in one picture."""
    boards = "".join(draw_board(part) for part in on.parts().values())
    return ElementTree.fromstring(paint(boards, 100, 100, STYLE, "demo"))


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def on_ground(element: Element) -> bool:
    """Sheets, rings, regions and plain roads are not things: they have no id in the drawing."""
    plain = isinstance(element, Way) and element.atom == NOBODY and not element.details
    region = isinstance(element, Area) and isinstance(element.look, Soil)
    return plain or region or element.kind in ("sheet", "band")


# The data


def test_everything_is_part_of_the_board_to_which_its_places_lead() -> None:
    made = demo()
    parts = made.parts()
    assert list(parts) == [MAP, "works", "road", "convoys", "pieces"]
    assert {part.board.width for part in parts.values()} == {1120, 900, 1060, 760}
    boxes = [cell.id for cell in parts["convoys"].cells if cell.at == "vehicle-0"]
    assert len(boxes) == 5 and not parts[MAP].cells
    assert {piece.at for piece in parts["road"].pieces} <= {space.id for space in parts["road"].spaces}
    assert sum(len(part.elements()) for part in parts.values()) == len(made.elements()) - len(made.sheets)


def test_what_lies_beside_the_map_stays_with_it() -> None:
    made = Scene(Board(10, 10), [0], [Text("Ann")], [])
    assert made.parts() == {MAP: made}
    made.add(Sheet("market", Text("Market"), 100, 50))
    made.add(Piece("cube", Text("Cube"), "supply-0", Marker.CUBE))
    made.add(Track("order", Text("Order"), Row.ORDER))
    assert [element.id for element in made.parts()[MAP].elements()] == ["cube", "order"]
    assert made.parts()["market"].elements() == []


def test_a_scene_as_json_tells_what_sheets_add() -> None:
    made = Scene(Board(10, 10, label=Text("Sun")), [0], [Text("Ann")], [])
    made.add(Sheet("s", Text("Sheet"), 100, 50, owner=0))
    made.add(Track("t", Text("Track"), Row.STEPS, at="s", first=3, last=-2, rows=(0,), x=5, y=6, wide=90))
    made.add(Cell("c", Text("Mark"), "t", number=-1))
    made.add(Space("a", Text("A"), "s", Place.CELL, 10, 20, 30, high=12, number=0))
    made.add(Way("w", Text("Way"), "a", "a", Road.ROAD, 7, (Mark.ASKED,)))
    lines = {line["id"]: line for line in made.to_json()["elements"]}  # type: ignore[attr-defined]
    assert made.to_json()["board"] == {"width": 10, "height": 10, "look": "sheet", "label": "Sun"}
    assert lines["s"] == {"kind": "sheet", "id": "s", "label": "Sheet", "look": "sheet", "owner": 0, "size": [100, 50]}
    assert (lines["t"]["numbers"], lines["t"]["rows"], lines["t"]["where"]) == ([3, -2], [0], [5, 6, 90])
    assert lines["c"]["number"] == -1
    assert (lines["a"]["high"], lines["a"]["number"]) == (12, 0)
    assert (lines["w"]["to"], lines["w"]["bend"], lines["w"]["marks"]) == ("a", 7, ["asked"])


def test_a_track_may_run_down_and_below_zero() -> None:
    track = Track("t", Text("Track"), Row.STEPS, first=2, last=-2, rows=(0,))
    assert track.numbers() == [2, 1, 0, -1, -2]
    assert rows_of(track) == [[2, 1], [0, -1, -2]]
    assert [place_of(track, number) for number in (2, 0, -2, 9, -9)] == [0, 2, 4, 0, 4]
    assert Track("t", Text("Track"), Row.SCALE, 3).numbers() == [0, 1, 2, 3]


# The drawing


def test_everything_is_drawn_once_under_its_name() -> None:
    made = demo()
    found = ids(drawn(setting(made)))
    assert len(set(found)) == len(found)
    missing = {element.id for element in made.elements() if not on_ground(element)} - set(found)
    assert not missing


def test_exactly_what_may_be_picked_can_be_clicked() -> None:
    root = drawn(setting(demo(), LEGAL))
    assert {element.attrib["data-atom"] for element in root.iter() if "data-atom" in element.attrib} == set(LEGAL)
    assert not [element for element in drawn(setting(demo())).iter() if "legal" in element.attrib.get("class", "")]


def test_every_colour_that_a_sheet_refers_to_is_defined() -> None:
    body = "".join(draw_board(part) for part in setting(demo()).parts().values())
    defined = set(ids(ElementTree.fromstring(paint(body, 1, 1, "", ""))))
    used = {piece.split(")")[0] for piece in body.split("url(#")[1:]}
    assert used <= defined
    assert sheet_definitions() in body and body.count(sheet_definitions()) == 1


@pytest.mark.parametrize(
    "look",
    [
        *OWNED[1:],
        *PLAIN,
        Painted(Shape.CUBE, Paint.RED),
        Painted(Shape.CAPSULE, Paint.BLUE),
        Painted(Shape.CHIP, Paint.WHITE),
        Counter(Blank.ROUND, Sign.ATOM),
        Counter(Blank.SQUARE, Sign.GEAR),
    ],
    ids=written,
)
def test_every_named_piece_has_a_drawing_of_its_own(look: PieceLook) -> None:
    on = setting(demo())
    plain = draw_piece(on, Piece("p", Text("p"), "", Marker.MARKER, owner=0), 12)
    assert draw_piece(on, Piece("p", Text("p"), "", look, owner=0), 12) != plain


@pytest.mark.parametrize(
    ("paint", "dots"),
    [(Paint.RED, 1), (Paint.YELLOW, 2), (Paint.GREEN, 3), (Paint.BLUE, 4), (Paint.PURPLE, 5)],
)
def test_cubes_can_be_told_apart_without_their_colours(paint: Paint, dots: int) -> None:
    cube = Piece("p", Text("p"), "", Painted(Shape.CUBE, paint))
    assert draw_piece(setting(demo()), cube, 12).count("<circle") == dots


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_is_a_drawing(sign: Sign) -> None:
    root = ElementTree.fromstring(icon(setting(demo()).looks, sign, 0, 0, 24, "#fff"))
    assert all(path.attrib["d"][0] == "M" for path in root.iter("path"))


def test_states_show() -> None:
    on = setting(demo())

    def thing(look: PieceLook, *marks: Mark, count: int = 1) -> str:
        return draw_piece(on, Piece("p", Text("p"), "", look, count, marks=marks), 12)

    states = {thing(STAR, mark) for mark in (Mark.DOWN, Mark.SPENT, Mark.NOW, Mark.AIMED)}
    assert len(states | {thing(STAR)}) == 5
    cube = Painted(Shape.CUBE, Paint.RED)
    assert ">3<" in thing(cube, count=3) and ">1<" not in thing(cube)


def test_a_number_on_a_card_and_its_text_stay_inside() -> None:
    made = Scene(Board(300, 300), [0], [Text("Ann")], [])
    made.add(Space("slot", Text("Slot"), "", Place.SLOT, 150, 150, 120, high=160))
    made.add(Card("card", Text("Name"), "slot", Topic.SKULL, Text("word " * 200), number=3))
    root = drawn(setting(made))
    lines = [element for element in root.iter() if element.tag.endswith("text")]
    assert max(float(line.attrib["y"]) for line in lines) <= 160
    assert "…" in "".join(root.itertext())


def test_what_does_not_fit_a_tray_is_drawn_smaller() -> None:
    def radius(count: int) -> float:
        made = Scene(Board(300, 300), [0], [Text("Ann")], [])
        made.add(Area("tray", Text("Tray"), Frame.TRAY, 150, 60, 200, 80))
        for number in range(count):
            made.add(Piece(f"c{number}", Text("Chip"), "tray", STAR))
        group = next(element for element in drawn(setting(made)).iter() if element.attrib.get("id") == "c0")
        return float(next(part for part in group.iter() if part.tag.endswith("circle")).attrib["r"])

    assert radius(3) > radius(12) > radius(20)


def test_pieces_stand_round_the_lower_edge_and_then_further_out() -> None:
    assert stands(1, 20)[0][1] > 20
    places = stands(20, 12)
    assert len(set(places)) == 20


def test_a_way_bends_to_the_left_of_who_goes_along() -> None:
    straight, _ = curve(0, 0, 100, 0, 0, (0, 0))
    left, tip = curve(0, 0, 100, 0, 10, (0, 0))
    assert straight == "M0 0L100 0"
    assert left == "M0 0Q50 -20 100 0"
    assert tip[2] > 0 and tip[3] > 0


def test_a_way_to_nowhere_is_a_mistake_that_is_told() -> None:
    made = Scene(Board(10, 10), [0], [Text("Ann")], [])
    made.add(Space("a", Text("A"), "", Place.WAYPOINT, 1, 1, 1))
    made.add(Way("w", Text("Way"), "a", "b", Road.ROAD))
    with pytest.raises(ValueError, match="ends at b"):
        drawn(setting(made))


# In words


def test_a_sheet_in_words_fits_the_terminal_and_tells_what_lies_where() -> None:
    parts = setting(demo(), LEGAL).parts()
    words = {id: sheet_text(part) for id, part in parts.items()}
    assert max(len(line) for lines in words.values() for line in lines) <= 100
    told = {id: "\n".join(lines) for id, lines in words.items()}
    assert "*Mars" in told[MAP] and "Jupiter: Bo Explorer, Cy Wormhole" in told[MAP]
    assert "Reputation 29…−18: Ann 3 · Bo 3 · Di 3 · Cy −4 · 19 = *Top row" in told["works"]
    assert "0 red · yellow · 2 green" in told["works"]
    assert "3 → 4 → 5 → 6" in told["road"] and "*5 → 8 (table-tracks)" in told["road"]
    assert "[person][*fuel][ammo]" in told["convoys"] and "[table-damaged]" in told["convoys"]


# Tables that have sheets


def some_decisions(key: str) -> Iterator[State]:
    s = game(key).start(players=3, seed=4)
    bot = seeded(4, "bot")
    for number in range(60):
        if s.over:
            return
        if number % 12 == 0:
            yield s
        s.apply(bot.pick(s.offered))


WITH_SHEETS = ("athena",)


@pytest.mark.parametrize("key", WITH_SHEETS)
def test_a_picture_of_the_whole_table_has_all_its_boards(key: str) -> None:
    for s in some_decisions(key):
        root = ElementTree.fromstring(svg(s, s.player, "it"))
        assert len(set(ids(root))) == len(ids(root))
        assert max(len(line) for line in text(s, s.player, "it").splitlines()) <= 100
        for sheet in game(key).table.scene(s, s.player).sheets:
            assert f"frame-{sheet.id}" in ids(root)


@pytest.mark.parametrize("key", WITH_SHEETS)
def test_a_page_has_two_layers_and_a_tab_for_every_board(key: str) -> None:
    for s in some_decisions(key):
        on = PageSetting(s, s.player, "en", options(s, s.player))
        parts, sheets = page_parts(on), [sheet.id for sheet in on.scene.sheets]
        assert [tab.id for tab in tabs(on)] == [MAP, *sheets]
        layers = {f"{layer}-{sheet}" for layer in ("sky", "things") for sheet in sheets}
        assert layers | {"sky", "things"} <= set(parts)
        assert {name for name in parts if is_sky(name)} == {"sky", *(f"sky-{sheet}" for sheet in sheets)}
        clickable = {name for name, html in parts.items() if "data-atom" in html}
        opened = {f"things-{tab.id}" if tab.id else "things" for tab in tabs(on) if tab.open}
        assert opened == {name for name in clickable if name.startswith("things")}


def test_a_table_with_but_a_map_has_no_tabs() -> None:
    s = game("expanse").start(players=2, seed=1)
    assert tabs(PageSetting(s, s.player, "en", [])) == []


def test_atoms_of_the_demo_are_all_drawn() -> None:
    assert {ATOMS[atom] for atom in demo().atoms()} == set(LEGAL)


def test_a_click_on_what_lies_on_a_place_is_meant_for_the_place() -> None:
    made = Scene(Board(300, 300), [0], [Text("Ann")], [])
    made.add(Space("slot", Text("Slot"), "", Place.SLOT, 150, 150, 120, 0, high=160))
    made.add(Card("card", Text("Card"), "slot", Vehicle.TRUCK))
    made.add(Cell("box", Text("Box"), "card", Box()))
    made.add(Piece("fuel", Text("Fuel"), "box", Supply.FUEL))
    made.add(Space("earth", Text("Earth"), "", Orb.EARTH, 50, 50, 20, 0))
    made.add(Piece("ship", Text("Ship"), "earth", Figure.EXPLORER, owner=0))
    root = drawn(setting(made, (ATOMS[0],)))
    above = {child: parent for parent in root.iter() for child in parent}
    for name in ("card", "box", "fuel", "ship"):
        thing = next(element for element in root.iter() if element.attrib.get("id") == name)
        while "data-atom" not in thing.attrib:
            thing = above[thing]
        assert thing.attrib["data-atom"] == ATOMS[0]


def test_what_is_to_be_said_of_an_area_is_said_in_full() -> None:
    made = Scene(Board(300, 300), [0], [Text("Ann")], [])
    made.add(
        Area(
            "tray", Text("Reserve"), Frame.TRAY, 150, 60, 200, 110, lines=(Text("ten scientists and " * 4 + "a drill"),)
        )
    )
    told = "".join(drawn(setting(made)).itertext())
    assert told.count("scientists") == 4 and "drill" in told and "…" not in told
