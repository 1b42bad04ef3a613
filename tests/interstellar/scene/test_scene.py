"""What the table shows."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY, Player
from astrarium.games.interstellar.components import PLANET, PLANET_ATOM, QUADRANTS, Planet
from astrarium.games.interstellar.scene.scene import place_of, scene
from astrarium.games.interstellar.state import Interstellar
from astrarium.scenes.looks import Figure, Frame, Paint, Painted, Place, Shape
from astrarium.scenes.scene import Band, Card, Scene
from astrarium.table import svg, text
from tables.interstellar import act, explored, lay, market, projects
from tables.playing import play

MERCURY = Planet(PLANET.index("mercury"))


def drawn(s: Interstellar, viewer: int = 0) -> Scene:
    return scene(s, viewer)


def element(made: Scene, id: str) -> object:
    found = [one for one in made.elements() if one.id == id]
    assert len(found) == 1, f"{len(found)} elements are called {id}"
    return found[0]


def at(made: Scene, id: str) -> str:
    return next(one.at for one in made.elements() if one.id == id)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_element_has_a_name_of_its_own(players: int) -> None:
    s = lay(players, light_blue="base mars_03 with drill deposit 4 red warehouse 2 red, office 1.2, hold 1 ars")
    ids = [one.id for one in drawn(act(s)).elements()]
    assert len(set(ids)) == len(ids)


def test_planets_stand_in_their_quadrants() -> None:
    assert QUADRANTS[MERCURY][0] == [1]
    sun = element(drawn(act(lay())), "sun")
    assert isinstance(sun, Band)
    for space, (right, above) in enumerate(((True, True), (True, False), (False, False), (False, True))):
        x, y = place_of(MERCURY, space)
        assert (x > sun.x) == right and (y < sun.y) == above


def test_an_explorer_stands_where_it_is_and_a_destroyed_planet_cannot_be_chosen() -> None:
    s = lay(light_blue="explorer mercury")
    s.alive[MERCURY] = False
    s.pools[MERCURY], s.seen_pools[MERCURY] = [], []
    made = drawn(act(s))
    assert at(made, "explorer-light_blue") == "planet-mercury" and PLANET_ATOM + MERCURY not in made.atoms()


def test_satellites_scientists_and_bases_are_where_they_are() -> None:
    s = lay(light_blue="satellite 3.2, office 2.4, base mars_03")
    made = drawn(explored(act(s), s3_2="star"))
    assert at(made, "satellite-light_blue") == "space-3-2" and at(made, "satellite-government") == "space-launch"
    assert at(made, "scientist-light_blue-1") == "office-2-4" and at(made, "base-light_blue-mars") == "planet-mars"


def test_only_the_surveyor_is_shown_the_tokens_of_a_survey() -> None:
    s = act(lay(light_blue="fuel 20"))
    play(s, "token:travel", "planet:venus", "amount:10", "do:yes")
    assert [card.at for card in drawn(s, 0).cards].count("survey") == 1
    assert not [card for card in drawn(s, 1).cards if card.at == "survey"]
    assert not [card for card in drawn(s, NOBODY).cards if card.at in ("survey", "hand")]


def technologies(made: Scene, player: Player) -> list[Card]:
    return [card for card in made.cards if card.id.startswith("technology-") and card.id.endswith(f"-{player}")]


def test_only_the_own_board_can_be_clicked() -> None:
    made = drawn(act(lay()), 0)
    assert all(card.atom != NOBODY for card in technologies(made, Player(0)))
    assert technologies(made, Player(1)) and all(card.atom == NOBODY for card in technologies(made, Player(1)))


def test_a_technology_shows_its_cubes_and_once_developed_a_scientist() -> None:
    made = drawn(act(lay(light_blue="technology drill_1")))
    assert [piece.look for piece in made.pieces_at("technology-drill_1-0")] == [Figure.SCIENTIST]
    assert [piece.look for piece in made.pieces_at("technology-drill_2-0")] == [
        Painted(Shape.CUBE, Paint.YELLOW),
        Painted(Shape.CUBE, Paint.RED),
    ]
    dim = [card.id for card in technologies(made, Player(0)) if "off" in card.marks]
    assert "technology-drill_3-0" in dim and "technology-drill_2-0" not in dim


def pickable(made: Scene, s: Interstellar) -> set[str]:
    """The places of whatever on the boards can be picked now."""
    return {one.at for one in [*made.pieces, *made.spaces, *made.cells] if one.atom in s.offered}


def test_where_no_project_is_planned_the_slot_is_empty() -> None:
    s = projects(lay(), present="basic_01 basic_02 - basic_04", future="- - - -", long_term="basic_05")
    rows = ("slot-future", "slot-present", "slot-long-term")
    shown = [card.at for card in scene(s, NOBODY).cards if card.at.startswith(rows)]
    assert shown == ["slot-present-0", "slot-present-1", "slot-present-3", "slot-long-term-0"]


def test_cubes_are_picked_where_they_lie() -> None:
    s = market(act(lay(light_blue="fuel 20, cubes 1 yellow 1 green")), "2 red")
    play(s, "token:research", "technology:drill_1")
    assert pickable(drawn(s, 0), s) == {"reserve-0"} and not pickable(drawn(s, 1), s)
    s = market(act(lay(light_blue="fuel 20, cubes 1 yellow")), "2 red 1 yellow")
    play(s, "token:market", "do:buy")
    assert pickable(drawn(s, 0), s) == {"market"}


def test_buildings_are_activated_on_their_planet() -> None:
    s = act(lay(light_blue="technology drill_1, base mars_03 with drill deposit 4 red"))
    play(s, "token:mars_03")
    assert pickable(drawn(s, 0), s) == {"region-0-mars"}


def test_cubes_of_the_solar_bag_are_shown_to_whoever_drew_them() -> None:
    s = act(lay())
    play(s, "token:solar_exploitation")
    assert pickable(drawn(s, 0), s) == {"drawn"}
    assert not drawn(s, 1).pieces_at("drawn") and not drawn(s, NOBODY).pieces_at("drawn")


Box = tuple[str, str, float, float, float, float]


def boxes(made: Scene) -> list[Box]:
    """Fields and frames with the board they lie on: left, top, right, bottom."""
    found: list[Box] = []
    sheets = {sheet.id for sheet in made.sheets}
    for area in made.areas:
        if area.look is not Frame.NOTE:
            wide, high = area.wide / 2, area.high / 2
            found.append((area.id, area.at, area.x - wide, area.y - high, area.x + wide, area.y + high))
    for space in made.spaces:
        if space.look in (Place.CELL, Place.SLOT):
            wide, high = space.size / 2, (space.high or space.size) / 2
            board = space.at if space.at in sheets else next((one.at for one in made.areas if one.id == space.at), "")
            name = board if space.at in sheets else f"{board} in {space.at}"
            found.append((space.id, name, space.x - wide, space.y - high, space.x + wide, space.y + high))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_over_another_thing_or_beyond_its_board(players: int) -> None:
    bases = ", ".join(f"base {one} with drill" for one in ("mercury_01", "venus_01", "mars_01", "jupiter_01"))
    s = act(lay(players, light_blue=bases))
    play(s, "token:solar_exploitation")
    made = drawn(s)
    sizes = {sheet.id: (sheet.width, sheet.height) for sheet in made.sheets}
    sizes[""] = (made.board.width, made.board.height)
    laid = boxes(made)
    assert len([id for id, *_ in laid if id.startswith("region-0-")]) == 4
    for id, board, left, top, right, bottom in laid:
        size = sizes[board.split(" in ")[0]]
        assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], id
        for other, there, x, y, to_x, to_y in laid:
            if other != id and there == board:
                assert right <= x or to_x <= left or bottom <= y or to_y <= top, f"{id} and {other}"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_is_drawn_and_told(lang: str) -> None:
    s = act(lay(light_blue="cubes 2 red, technology drill_1, base mars_03 with drill deposit 4 red"))
    assert svg(s, 0, lang).startswith("<svg") and len(text(s, 0, lang)) > 500
