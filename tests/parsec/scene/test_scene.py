"""The scene of Parsec: what may be picked is drawn, nothing secret shows, the ground is drawn once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import dumps
from math import dist
from xml.etree import ElementTree

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Text
from astrarium.games.parsec.components import EVENT, HEX, MODULE, NO_HEX, NO_UNIT, PLANET, UNIT
from astrarium.games.parsec.game import GAME
from astrarium.games.parsec.scene.looks import Resource, Vessel
from astrarium.games.parsec.state import Parsec
from astrarium.language import speaker
from astrarium.scenes.looks import Frame, Lode, Mat, Ray, Terrain, Trace, written
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import NO_NUMBER, Area, Card, Piece, Scene, Tile
from astrarium.table import svg, text
from astrarium.table.board import draw_sky, draw_things
from astrarium.table.svg import setting
from tables.parsec import act, lay, move, new_game, shop, under, who
from tables.parsec_battle import attack, skirmish
from tables.playing import options, play

GAMES = [(2, 1, {}), (3, 2, {"alliances": "off"}), (4, 3, {}), (6, 4, {}), (2, 5, {"two_player_wide": "on"})]
random_games = pytest.mark.parametrize(("players", "seed", "options"), GAMES)
SVG = "{http://www.w3.org/2000/svg}"
FRESH = Text("scene-fresh")


def some_decisions(players: int, seed: int, options: dict[str, str]) -> Iterator[Parsec]:
    """A few dozen of a game in brief; drawing takes a while."""
    stride = 13 * players
    s = new_game(players, seed, **(options | {"timed": "10"}))
    bot = seeded(seed, "bot")
    number = 0
    while not s.over:
        if number % stride == 0:
            yield s
        s.apply(bot.pick(s.offered))
        number += 1
    yield s


def seen(s: Parsec, colour: str = "") -> Scene:
    return GAME.table.scene(s, who(s, colour) if colour else NOBODY)


def tile(scene: Scene, hex: str) -> Tile:
    return next(found for found in scene.tiles if found.id == f"hex-{hex.replace('.', '-')}")


def area(scene: Scene, id: str) -> Area:
    return next(found for found in scene.areas if found.id == id)


def piece(scene: Scene, id: str) -> Piece:
    return next(found for found in scene.pieces if found.id == id)


def cards(scene: Scene, at: str) -> list[Card]:
    return scene.cards_at(at)


def said(scene: Scene, piece: Piece | Tile | Area) -> str:
    say = speaker(GAME, "en").say
    return "\n".join(say(line) for line in (piece.label, *piece.details))


def shown(s: Parsec, unit: str) -> set[str]:
    atoms = GAME.table.shows(s, NOBODY, GAME.atoms.index(f"unit:{unit}"))
    return {GAME.atoms.names[atom] for atom in atoms}


def drawn_tiles(picture: str) -> set[str]:
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{picture}</svg>')
    return {
        group.attrib["id"].removeprefix("hex-").replace("-", ".")
        for group in root.iter(f"{SVG}g")
        if group.attrib.get("class", "").split()[:1] == ["tile"]
    }


# Everything, at any time


@random_games
def test_every_thing_that_may_be_picked_is_drawn_and_clickable(
    players: int, seed: int, options: dict[str, str]
) -> None:
    for s in some_decisions(players, seed, options):
        root = ElementTree.fromstring(svg(s, s.player))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(ids)) == len(ids), "an id stands for one element only"
        buttons = root.find(".//*[@id='prompt']")
        assert buttons is not None
        buttons.clear()
        clickable = {element.attrib["data-atom"] for element in root.iter() if "data-atom" in element.attrib}
        things = {name for name in s.legal_names if GAME.atoms.index(name) not in GAME.atoms.verbs}
        assert things <= clickable <= set(s.legal_names)


@random_games
def test_every_element_lies_somewhere(players: int, seed: int, options: dict[str, str]) -> None:
    for s in some_decisions(players, seed, options):
        scene = GAME.table.scene(s, NOBODY)
        ids = {element.id for element in scene.elements()}
        assert len(ids) == len(scene.elements())
        seats = {f"{part}-{player}" for part in ("supply", "pool", "kept") for player in range(players)}
        assert {element.at for element in scene.elements()} <= {"", *ids, *seats}


@random_games
def test_all_units_on_the_board_are_drawn_and_no_others(players: int, seed: int, options: dict[str, str]) -> None:
    for s in some_decisions(players, seed, options):
        there = [unit for unit in range(len(UNIT)) if s.at[unit] != NO_HEX or s.aboard[unit] != NO_UNIT]
        drawn = [found.id for found in seen(s).pieces if found.id.startswith("unit-")]
        assert sorted(drawn) == sorted(f"unit-{UNIT.ids[unit].replace('.', '-')}" for unit in there)


@pytest.mark.parametrize("players", [2, 4])
def test_a_scene_tells_nothing_that_the_viewer_cannot_know(players: int) -> None:
    for number, s in enumerate(some_decisions(players, 6, {})):
        viewer = number % (players + 1) - 1
        imagined = s.imagine(viewer, seeded(number, "imagined"))
        assert isinstance(imagined, Parsec)
        assert dumps(GAME.table.scene(s, viewer).to_json()) == dumps(GAME.table.scene(imagined, viewer).to_json())
        assert svg(s, viewer) == svg(imagined, viewer)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_map_of_letters_fits_the_terminal(lang: str) -> None:
    s = lay("REF6", "red blue green yellow white black", {"13.7": "red transport with fighter cargo"})
    act(s, "red")
    lines = text(s, s.player, lang).splitlines()
    assert max(len(line) for line in lines) <= 100
    columns, rows = lines[2], lines[3:26]
    assert [row.split()[-1] for row in rows] == [str(number) for number in range(1, 24)]
    assert columns.split() == [str(number) for number in range(24)]
    assert [number for number, row in enumerate(rows, 1) if "1T" in row] == [7]
    assert rows[6].index("1T") == columns.index("13") + 2, "odd rows lie half a hex to the right"


# The ground


def test_before_the_modules_are_laid_there_is_no_galaxy_but_a_board_of_its_size() -> None:
    s = new_game(4)
    before = GAME.table.scene(s, s.player)
    while not s.galaxy.hexes:
        s.apply(s.legal[0])
    after = GAME.table.scene(s, s.player)
    assert not before.tiles and after.tiles
    assert before.board.to_json() == after.board.to_json()


def test_a_hex_lies_as_far_from_all_its_neighbours() -> None:
    s = lay("REF4", "red blue green white")
    places = {found.id: (found.x, found.y) for found in seen(s).tiles}
    wide = seen(s).tiles[0].wide
    for hex in s.galaxy.hexes:
        for other in s.galaxy.neighbours[hex]:
            one, two = (places[f"hex-{HEX.ids[place].replace('.', '-')}"] for place in (hex, other))
            assert abs(dist(one, two) - wide) <= 1


def test_the_whole_galaxy_lies_on_the_board_and_under_no_tray() -> None:
    for board, seats in (
        ("REF2", "red blue"),
        ("REF4", "red blue green white"),
        ("REF6", "red blue green white black"),
    ):
        scene = seen(attack_anything(board, seats))
        half = scene.tiles[0].wide / 2
        trays = [found for found in scene.areas if found.look is Frame.TRAY]
        for field in (found for found in scene.areas if found.look is Frame.MODULE):
            assert field.x - field.wide / 2 >= 0 and field.x + field.wide / 2 <= scene.board.width
            assert field.y - field.high / 2 >= 0 and field.y + field.high / 2 <= scene.board.height
        for found in scene.tiles:
            for tray in trays:
                beside = abs(found.x - tray.x) >= half + tray.wide / 2
                assert beside or abs(found.y - tray.y) >= half + tray.high / 2, f"{tray.id} covers {found.id}"


def attack_anything(board: str, seats: str) -> Parsec:
    """A combat, so that all trays lie there."""
    s = lay(board, seats, {"3.4": "red fighter", "3.5": "blue fighter"}, arms_race=True)
    s.rivals = [who(s, "red"), who(s, "blue")]
    return s


@pytest.mark.rule("PAR-2.12")
@pytest.mark.rule("PAR-2.13")
def test_planets_and_asteroids_show_their_numbers_and_resources() -> None:
    scene = seen(lay("REF2"))
    nova = area(scene, "planet-tharsis_nova")
    assert nova.number == 1 and nova.look == Lode(Resource.TI, Resource.EN)
    assert "Number 1: Titanium and Energy" in said(scene, nova)
    rock = tile(scene, "2.5")
    assert (rock.look, rock.number, rock.icon) == (Terrain.ASTEROID, 6, Resource.AU)
    assert tile(scene, "3.5").look is Terrain.SPACE and tile(scene, "3.5").number == NO_NUMBER
    assert sum(found.look is Terrain.DOCK for found in scene.tiles) == 6
    assert sum(found.look is Terrain.CORE for found in scene.tiles) == 1


def test_the_ground_is_drawn_once_and_does_not_change_while_units_move() -> None:
    s = lay("REF2", "red blue", {"3.5": "red cargo", "16.5": "blue cargo"})
    act(s, "red")
    before = draw_sky(setting(s, who(s, "red")))
    move(s, "red.cargo.1", "4.5")
    assert draw_sky(setting(s, who(s, "red"))) == before
    assert draw_sky(setting(s, NOBODY)) == before
    assert before.count("data-tile=") == len(s.galaxy.hexes)


@pytest.mark.parametrize(("board", "seats"), [("REF2", "red blue"), ("REF4", "red blue green")])
def test_the_coordinates_that_buttons_use_stand_on_the_map(board: str, seats: str) -> None:
    s = lay(board, seats, {"3.5": "red cargo"})
    sky = draw_sky(setting(s, NOBODY))
    lettered = re.findall(r">(\d+\.\d+)</text>", sky)
    assert sorted(lettered) == sorted(HEX.ids[hex] for hex in s.galaxy.hexes)


def test_only_tiles_that_have_something_to_tell_are_drawn_again() -> None:
    s = lay("REF2", "red blue", {"3.5": "red cargo", "16.5": "blue cargo"})
    act(s, "red")
    bodies = {found.id.removeprefix("hex-").replace("-", ".") for found in seen(s).tiles if found.details}
    assert drawn_tiles(draw_things(setting(s, NOBODY))) == bodies | {"3.5", "16.5"}
    play(s, "unit:red.cargo.1")
    open_ = {name.removeprefix("hex:") for name in options(s) if name.startswith("hex:")}
    assert drawn_tiles(draw_things(setting(s, who(s, "red")))) == bodies | {"3.5", "16.5"} | open_


# Units


@pytest.mark.rule("PAR-9.1")
def test_a_carried_vessel_lies_on_its_transport_and_can_be_clicked_there() -> None:
    s = lay("REF2", "red blue", {"3.5": "red transport with fighter cargo", "16.5": "blue cargo"})
    act(s, "red")
    assert piece(seen(s), "unit-red-fighter-1").at == "unit-red-transport-1"
    assert "unit:red.fighter.1" in options(s)
    assert 'data-atom="unit:red.fighter.1"' in draw_things(setting(s, who(s, "red")))


def test_a_unit_tells_what_it_can_do_and_has_done() -> None:
    s = lay("REF2", "red blue", {"3.5": "red cruiser", "1.2": "red cargo", "16.5": "blue cargo"}, arms_race=True)
    act(s, "red")
    assert "Attack 2, defence 2, move 5, range 2" in said(seen(s), piece(seen(s), "unit-red-cruiser-1"))
    move(s, "red.cruiser.1", "4.5")
    moved = piece(seen(s), "unit-red-cruiser-1")
    assert moved.at == "hex-4-5" and moved.look is Vessel.CRUISER and moved.marks == (Mark.MOVED,)
    assert "has moved" in said(seen(s), moved)


@pytest.mark.rule("PAR-8.1")
@pytest.mark.rule("PAR-14.3")
def test_a_look_at_a_vessel_shows_where_it_can_go_and_whom_it_could_strike() -> None:
    s = skirmish({"3.5": "red fighter", "4.5": "blue cargo", "5.5": "blue cargo"})
    act(s, "blue")
    found = shown(s, "red.fighter.1")
    assert "unit:blue.cargo.2" in found or "unit:blue.cargo.1" in found
    assert "hex:2.4" in found and "hex:4.5" not in found
    assert len([name for name in found if name.startswith("unit:")]) == 1, "the other one is out of range"
    assert all(name.startswith("hex:") for name in shown(s, "blue.cargo.1")), "a cargo strikes nobody"


def test_a_colony_shows_nothing_on_a_look() -> None:
    s = lay("REF2", "red blue", {"1.2": "red colony", "16.5": "blue cargo"})
    assert shown(s, "red.colony.1") == set()
    assert GAME.table.shows(s, NOBODY, GAME.atoms.index("hex:1.2")) == []


@pytest.mark.rule("PAR-14.5")
def test_a_look_at_an_armed_vessel_marks_where_it_can_fire() -> None:
    s = skirmish({"3.5": "red cruiser", "8.5": "blue cargo"})
    covered = {GAME.atoms.names[atom] for atom in GAME.table.covers(s, NOBODY, GAME.atoms.index("unit:red.cruiser.1"))}
    assert {"hex:4.5", "hex:5.5", "hex:1.5"} <= covered, "range 2, in line"
    assert "hex:6.5" not in covered and "hex:3.5" not in covered
    assert GAME.table.covers(s, NOBODY, GAME.atoms.index("unit:blue.cargo.1")) == [], "a cargo has no weapons"
    assert GAME.table.covers(s, NOBODY, GAME.atoms.index("hex:3.5")) == []


def test_a_place_may_be_clicked_through_the_units_on_it() -> None:
    s = lay("REF2", "red blue", {"1.2": "red colony", "2.2": "red colony"}, goods={"red": "9 9 9"})
    shop(s, "red")
    play(s, "kind:cargo")
    drawn = draw_things(setting(s, who(s, "red")))
    assert "hex:1.2" in options(s)
    assert drawn.index('id="unit-red-colony-1"') < drawn.index('id="hex-1-2"'), "the place lies over the colony"


# Effects


@pytest.mark.rule("PAR-11.10")
def test_effects_lie_where_they_act() -> None:
    s = lay("REF2", "red blue", {"3.5": "red cargo", "16.5": "blue cargo"})
    under(s, "red", "E28", hex=HEX.index("9.9"))
    under(s, "red", "E42", hex=HEX.index("3.1"), other=HEX.index("14.11"))
    under(s, "red", "E03", planet=PLANET.index("tharsis_nova"), hex=HEX.index("1.2"))
    under(s, "red", "E26", module=MODULE.index("M07"), hex=HEX.index("12.2"))
    under(s, "blue", "E17", units=(UNIT.index("red.cargo.1"),))
    scene = seen(s)
    assert [found.look for found in scene.pieces_at("hex-9-9")] == [Trace("E28")]
    tunnel = next(found for found in scene.beams if found.look is Ray.TUNNEL)
    assert {tunnel.at, tunnel.to} == {"hex-3-1", "hex-14-11"}
    assert area(scene, "planet-tharsis_nova").marks == ("barren",)
    assert area(scene, "module-M07").marks == ("nebula",)
    assert Mark.BOUND in piece(scene, "unit-red-cargo-1").marks
    assert "under Sabotage" in said(scene, piece(scene, "unit-red-cargo-1"))
    assert [found.label for found in cards(scene, "lasting")] == [
        EVENT.text(EVENT.index(id)) for id in ("E28", "E42", "E03", "E26", "E17")
    ]
    ElementTree.fromstring(svg(s, NOBODY))


@pytest.mark.rule("PAR-20.2")
def test_a_module_has_the_colour_of_whoever_alone_has_warships_there() -> None:
    s = lay("REF2", "red blue", {"2.4": "red fighter", "8.8": "red fighter", "9.9": "blue fighter"}, arms_race=True)
    scene = seen(s)
    assert area(scene, "module-M01").owner == who(s, "red")
    assert area(scene, "module-M14").owner == NOBODY


# Combat


@pytest.mark.rule("PAR-15.1")
def test_a_strike_shows_both_totals_the_dice_and_the_line_of_fire() -> None:
    s = skirmish({"3.5": "red cruiser", "4.5": "blue fighter"}, events={"red": "E07"})
    attack(s, "red.cruiser.1", "blue.fighter.1", 3, 8)
    scene = seen(s, "red")
    assert s.dice == [3, 8], "red is asked for a card after the dice"
    assert area(scene, "attacker").number == 3 + 2 and area(scene, "defender").number == 8
    assert piece(scene, "die-attacker").count == 3 and piece(scene, "die-defender").count == 8
    fire = [found for found in scene.beams if found.look is Ray.FIRE]
    assert [(found.at, found.to) for found in fire] == [("hex-3-5", "hex-4-5")]
    assert Mark.TARGET in piece(scene, "unit-blue-fighter-1").marks


@pytest.mark.rule("PAR-14.9")
def test_while_an_attack_is_declared_its_trays_show_who_takes_part_so_far() -> None:
    s = skirmish({"3.5": "red fighter", "4.4": "red fighter", "4.5": "blue cargo"})
    act(s, "red")
    play(s, "unit:red.fighter.1", "unit:blue.cargo.1")
    scene = seen(s, "red")
    assert [found.id for found in scene.pieces_at("attacker")] == ["fights-red-fighter-1"]
    assert [found.id for found in scene.pieces_at("defender")] == ["fights-blue-cargo-1"]
    say = speaker(GAME, "en").say
    assert [say(line) for line in area(scene, "attacker").lines] == ["1 vessel, +1"]
    assert [say(line) for line in area(scene, "defender").lines] == ["blue cargo 1, +1"]
    assert tile(scene, "3.5").marks == ("asked",), "whoever is in already"


def test_between_strikes_a_side_shows_its_strength() -> None:
    s = skirmish({"3.5": "red cruiser", "4.5": "blue cargo fighter"})
    attack(s, "red.cruiser.1", "blue.cargo.1", 1, 8)
    assert s.sides and s.struck == NO_UNIT, "blue is asked how to react"
    say = speaker(GAME, "en").say
    scene = seen(s)
    assert [say(line) for line in area(scene, "attacker").lines] == ["attack +2", "defence +2"]
    assert [say(line) for line in area(scene, "defender").lines] == ["attack +1", "defence +0 to +1"]


# Beside the galaxy


def test_ones_own_mat_comes_first_then_the_others_in_turn() -> None:
    s = lay("REF4", "red blue green white")
    assert [panel.owner for panel in seen(s, "green").panels if panel.look is Mat.PLAYER] == [2, 3, 0, 1]
    assert [panel.owner for panel in seen(s).panels if panel.look is Mat.PLAYER] == [0, 1, 2, 3]


@pytest.mark.rule("PAR-11.3")
def test_the_hand_is_its_owners_and_tells_what_is_too_new_to_play() -> None:
    s = lay("REF2", "red blue", events={"red": "E05 E05 E09"}, fresh={"red": 1})
    mine = cards(seen(s, "red"), "hand")
    assert [(card.label, card.count) for card in mine] == [
        (EVENT.text(EVENT.index("E05")), 2),
        (EVENT.text(EVENT.index("E09")), 1),
    ]
    assert [FRESH in card.details for card in mine] == [False, True]
    assert cards(seen(s, "blue"), "hand") == []
    assert cards(seen(s), "hand") == []


def test_of_resources_others_see_what_they_are_sure_of() -> None:
    s = lay("REF2", "red blue", goods={"red": "2 1 0"})
    s.seen_goods[who(s, "red")] = [0, 0, 0]
    own = {written(found.look): found.count for found in seen(s, "red").pieces_at(f"supply-{who(s, 'red')}")}
    others = {written(found.look): found.count for found in seen(s, "blue").pieces_at(f"supply-{who(s, 'red')}")}
    assert own == {"ti": 2, "au": 1, "en": 0, "events": 0}
    assert others == {"ti": 0, "au": 0, "en": 0, "unknown": 3, "events": 0}


@pytest.mark.rule("PAR-3.1")
def test_the_sheet_tells_figures_prices_and_what_is_left_after_factions() -> None:
    s = lay("REF2", "red blue", {"1.2": "red colony"}, goods={"red": "9 9 9"}, factions={"red": "F01"}, arms_race=True)
    shop(s, "red")
    scene = seen(s, "red")
    figures = {written(found.look): found.count for found in scene.pieces_at("kind-fighter")}
    assert figures == {"attack": 2, "defence": 0, "move": 2, "range": 1, "ti": 1, "au": 1, "en": 2, "left": 10}
    assert next(panel for panel in scene.panels if panel.id == "sheet").marks == ("first",)
    assert "kind:fighter" in options(s)
