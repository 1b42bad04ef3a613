"""Pictures and text of a table: well-formed, complete, readable."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, pi
from xml.etree import ElementTree

import pytest

from astrarium import State, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Text
from astrarium.positions.toml import Entry
from astrarium.scenes.looks import Back, Face, Planet, Vehicle
from astrarium.scenes.scene import Space
from astrarium.scenes.signs import Sign
from astrarium.table import board_svg, cards_svg, mats_svg, prompt_svg, svg, text
from astrarium.table.galaxy import TOKEN, stands
from astrarium.table.icons import card_icon, icon
from astrarium.table.looks import Looks, looks_of
from astrarium.table.pen import fit, num, shares, tag, width, wrap
from astrarium.table.scales import levels
from astrarium.table.system import berths
from astrarium.table.theme import ACCENT, DIM, LIVERIES, NIGHT, PANEL, PLAIN_SKY, RAISED, SOFT, SPACE, TEXT, VERB
from tables.expanse import begin_turn, lay, resolve, spend, who

EXPANSE = game("expanse")
LANGUAGES = ("en", "it")
GAMES = [(2, 1, "en"), (3, 2, "it"), (4, 3, "en"), (4, 4, "it")]


def some_decisions(players: int, seed: int) -> Iterator[State]:
    """One in nine, and the end; drawing takes a while."""
    s = EXPANSE.start(players, seed=seed)
    bot = seeded(seed, "bot")
    number = 0
    while not s.over:
        if number % 9 == 0:
            yield s
        s.apply(bot.pick(s.offered))
        number += 1
    yield s


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def clickable(root: ElementTree.Element) -> set[str]:
    return {
        element.attrib["data-atom"] for element in root.iter() if "legal" in element.attrib.get("class", "").split()
    }


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


@pytest.mark.parametrize(("players", "seed", "lang"), GAMES)
def test_every_option_can_be_clicked_on_the_thing_itself_and_on_a_button(players: int, seed: int, lang: str) -> None:
    for s in some_decisions(players, seed):
        root = parsed(svg(s, s.player, lang))
        assert len(set(ids(root))) == len(ids(root)), "an id stands for one element only"
        assert clickable(root) == set(s.legal_names)
        buttons = root.find(".//*[@id='prompt']")
        assert buttons is not None
        assert clickable(buttons) == set(s.legal_names)
        buttons.clear()
        things = {name for name in s.legal_names if EXPANSE.atoms.index(name) not in EXPANSE.atoms.verbs}
        assert clickable(root) == things, "things are clickable where they lie"


@pytest.mark.parametrize(("players", "seed", "lang"), GAMES)
def test_text_fits_the_terminal_and_lists_every_option(players: int, seed: int, lang: str) -> None:
    for s in some_decisions(players, seed):
        lines = text(s, s.player, lang).splitlines()
        assert max(len(line) for line in lines) <= 100
        numbered = [line for line in lines if line[:4].strip().isdigit() and line[4:6] == "  "]
        assert len(numbered) == len(s.legal)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_are_pictures_of_their_own_also_on_a_phone(lang: str) -> None:
    s = spend(lay(fleets={"mars": "MCR 1, MCR 1 battleship", "earth": "UN 2"}), "MCR", 2)
    me = s.player
    parts = [board_svg(s, me, lang)]
    parts += [part(s, me, lang, wide) for part in (cards_svg, mats_svg, prompt_svg) for wide in (360, 1180)]
    for part in parts:
        root = parsed(part)
        assert len(set(ids(root))) == len(ids(root))
    assert "orbit:orbit_mars" in clickable(parsed(parts[0]))


def test_nobody_else_sees_the_options_of_the_player_who_decides() -> None:
    s = begin_turn(lay(track="ambush anubis"), "UN")
    assert clickable(parsed(svg(s, who(s, "UN")))) == {"slot:1", "slot:2"}
    assert clickable(parsed(svg(s, who(s, "MCR")))) == set()
    assert clickable(parsed(svg(s, NOBODY))) == set()
    assert "United Nations decides" in text(s, NOBODY)


def test_pictures_tell_nothing_that_the_viewer_cannot_know() -> None:
    for number, s in enumerate(some_decisions(4, 6)):
        for viewer in (NOBODY, 0):
            imagined = s.imagine(viewer, seeded(number, "imagined"))
            assert svg(s, viewer) == svg(imagined, viewer)
            assert text(s, viewer) == text(imagined, viewer)


def test_what_is_too_dear_is_greyed_with_its_reason_and_rule() -> None:
    s = begin_turn(lay(track="ambush anubis assassin", points={"UN": 0}, kept={"UN": "secret_mission"}), "UN")
    said = "".join(parsed(prompt_svg(s, who(s, "UN"))).itertext())
    assert "EXP-5.1" in said
    assert "EXP-5.1" in text(s, who(s, "UN"))


def test_a_state_draws_itself_in_a_notebook() -> None:
    assert parsed(lay()._repr_svg_()).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_picture_needs_nothing_from_elsewhere() -> None:
    picture = svg(resolve(lay(), "UN", "secret_mission"), 0)
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert "<image" not in picture


# Fitting


def test_words_are_escaped() -> None:
    assert tag("g", id='<"&') == '<g id="&lt;&quot;&amp;"/>'


def test_wrapped_lines_are_no_wider_than_the_room() -> None:
    lines = wrap("Place one Influence on each of two different Food Bases of your choice", 12, 120)
    assert len(lines) > 1
    assert all(width(line, 12) <= 120 for line in lines)


def test_a_new_line_in_a_text_stays_one() -> None:
    assert wrap("Wild one\nSuper two", 12, 500) == ["Wild one", "Super two"]


def test_a_text_is_cut_only_where_it_must_be() -> None:
    assert fit("Io", 12, 100) == "Io"
    cut = fit("Mars Congressional Republic", 12, 100)
    assert cut.endswith("…")
    assert width(cut, 12) <= 100


def test_room_is_shared_by_need() -> None:
    assert shares([10, 20], 106, 6) == [50, 50]
    assert shares([10, 80], 106, 6) == [15, 85]


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("ring", [40.0, 59.0, 75.0])
def test_ships_in_one_orbit_do_not_cover_each_other(count: int, ring: float) -> None:
    places = berths([15.0] * count, ring, pi)
    assert len(places) == count
    for number, place in enumerate(places):
        for other in places[:number]:
            assert dist(place, other) > 26


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("size", [18, 23, 50])
def test_stacks_on_one_planet_can_be_told_apart(count: int, size: int) -> None:
    """They may touch where six players share a small planet, but never hide each other's number."""
    planet = Space("place", Text("nothing"), "", Planet(Face.BANDED, 6), 0, 0, size)
    places = stands(count, planet)
    assert len(places) == count
    for number, place in enumerate(places):
        for other in places[:number]:
            assert dist(place, other) > TOKEN * 1.6


def test_a_game_without_looks_of_its_own_is_drawn_plainly() -> None:
    plain = Looks(Entry("looks.toml", {}))
    assert plain.sky(Vehicle.TRUCK) == PLAIN_SKY
    assert not plain.worlds and not plain.units
    assert card_icon(plain, Back.BACK, 0, 0, 24, TEXT) == icon(plain, Sign.CARDS, 0, 0, 24, TEXT)


@pytest.mark.parametrize("key", ["cosmic", "expanse", "parsec"])
def test_the_drawings_of_a_game_are_drawings(key: str) -> None:
    looks = looks_of(key)
    drawn = [world.drawn + world.behind + world.before for world in looks.worlds.values()]
    drawn += [token.drawn for token in looks.tokens.values()]
    for markup in drawn:
        parsed(f"<g>{markup}</g>")
    assert all(line or solid for line, solid in looks.icons.values())


def test_markers_with_equal_points_stand_above_each_other() -> None:
    assert levels([50, 10, 50, 55, 100], 12) == [0, 0, 1, 2, 0]


# Contrast, after WCAG 2: AA asks for 4.5


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", [SPACE, NIGHT, PANEL, RAISED])
@pytest.mark.parametrize("colour", [TEXT, SOFT, DIM, ACCENT, *(livery.colour for livery in LIVERIES)])
def test_everything_written_stands_out_from_its_ground(colour: str, ground: str) -> None:
    assert contrast(colour, ground) >= 4.5


def test_buttons_can_be_read() -> None:
    assert contrast(TEXT, VERB) >= 4.5


def test_tokens_stand_out_from_what_is_drawn_on_them() -> None:
    assert all(contrast(livery.body, livery.sign) >= 4.5 for livery in LIVERIES)


@pytest.mark.parametrize(("first", "last"), [(0, 6), (6, 12), (12, 18), (18, len(LIVERIES))])
def test_players_differ_in_shape_as_well_as_in_colour(first: int, last: int) -> None:
    """The first six liveries, and sets that are called by their colour: no game mixes them."""
    some = LIVERIES[first:last]
    assert len({livery.shape for livery in some}) == len({livery.colour for livery in some}) == last - first > 0


def test_numbers_are_written_short() -> None:
    """And zero in one way, whatever it was rounded from."""
    assert [num(value) for value in (2, 2.0, 2.04, -3.25, 1 / 3)] == ["2", "2", "2", "-3.2", "0.3"]
    assert [num(value) for value in (0.0, -0.0, 0.04, -0.04)] == ["0"] * 4
