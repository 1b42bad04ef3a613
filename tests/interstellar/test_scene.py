"""What the table shows."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.scene import Scene
from astrarium.games.interstellar.components import PLANET, PLANET_ATOM, QUADRANTS
from astrarium.games.interstellar.scene import place_of, scene
from astrarium.games.interstellar.state import Interstellar
from astrarium.table import svg, text
from interstellar_table import act, explored, lay, play

MERCURY = PLANET.index("mercury")


def drawn(s: Interstellar, viewer: int = 0) -> Scene:
    return scene(s, viewer)


def element(made: Scene, id: str) -> object:
    found = [one for one in made.elements() if one.id == id]
    assert len(found) == 1, f"{len(found)} elements are called {id}"
    return found[0]


def at(made: Scene, id: str) -> str:
    return next(one.at for one in made.elements() if one.id == id)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_element_has_a_name_of_its_own(players: int):
    s = lay(players, light_blue="base mars_03 with drill deposit 4 red warehouse 2 red, office 1.2, hold 1 ars")
    ids = [one.id for one in drawn(act(s)).elements()]
    assert len(set(ids)) == len(ids)


def test_planets_stand_in_their_quadrants():
    middle = place_of(MERCURY, 0)
    assert QUADRANTS[MERCURY][0] == [1] and middle[0] > 376 and middle[1] < 384
    for space, (right, above) in enumerate(((True, True), (True, False), (False, False), (False, True))):
        x, y = place_of(MERCURY, space)
        assert (x > 376) == right and (y < 384) == above


def test_an_explorer_stands_where_it_is_and_a_destroyed_planet_cannot_be_chosen():
    s = lay(light_blue="explorer mercury")
    s.alive[MERCURY] = False
    s.pools[MERCURY], s.seen_pools[MERCURY] = [], []
    made = drawn(act(s))
    assert at(made, "explorer-light_blue") == "planet-mercury" and PLANET_ATOM + MERCURY not in made.atoms()


def test_satellites_scientists_and_bases_are_where_they_are():
    s = lay(light_blue="satellite 3.2, office 2.4, base mars_03")
    made = drawn(explored(act(s), s3_2="star"))
    assert at(made, "satellite-light_blue") == "space-3-2" and at(made, "satellite-government") == "space-launch"
    assert at(made, "scientist-light_blue-1") == "office-2-4" and at(made, "base-light_blue-mars") == "planet-mars"


def test_only_the_surveyor_is_shown_the_tokens_of_a_survey():
    s = act(lay(light_blue="fuel 20"))
    play(s, "token:travel", "planet:venus", "amount:10", "do:yes")
    assert [card.at for card in drawn(s, 0).cards].count("survey") == 1
    assert not [card for card in drawn(s, 1).cards if card.at == "survey"]
    assert not [card for card in drawn(s, NOBODY).cards if card.at in ("survey", "hand")]


def test_only_the_own_board_can_be_clicked():
    s = act(lay())
    own = [space for space in drawn(s, 0).spaces if space.at == "board-0"]
    other = [space for space in drawn(s, 0).spaces if space.at == "board-1"]
    assert all(space.atom != NOBODY for space in own) and all(space.atom == NOBODY for space in other)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_is_drawn_and_told(lang: str):
    s = act(lay(light_blue="cubes 2 red, technology drill_1, base mars_03 with drill deposit 4 red"))
    assert svg(s, 0, lang).startswith("<svg") and len(text(s, 0, lang)) > 500
