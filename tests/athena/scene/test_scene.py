"""The scene of Last Aurora: what may be picked is drawn where it lies, and nothing secret shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from json import dumps
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, PASS, Player
from astrarium.games.athena.components import DONE_ATOM, LEAVE_ATOM, STAY_ATOM
from astrarium.games.athena.pieces import PIECE_OF, RESOURCE, Term
from astrarium.games.athena.printed_cards import BOX, TAKES
from astrarium.games.athena.printed_cards import Box as CargoBox
from astrarium.games.athena.roads import MAP, MAP_SPACES, SPACE
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.movement import MoveTurn
from astrarium.games.athena.scene.convoys import match
from astrarium.games.athena.scene.landscape import PLACES
from astrarium.games.athena.scene.looks import Topic
from astrarium.games.athena.state import Athena
from astrarium.language import speaker
from astrarium.scenes.looks import Back, Box, Figure, PieceLook, Place, Supply, Work
from astrarium.scenes.scene import Area, Card, Cell, Element, Piece, Scene, Space
from astrarium.scenes.signs import Sign
from astrarium.table import svg, text
from tables.athena import lay, who
from tables.playing import options, play, question, run

GAME = game("athena")
GAMES = [
    (1, 1, {"map": "gamma"}),
    (2, 2, {"map": "gamma", "secret_objects": "on", "mine": "on"}),
    (4, 3, {"map": "gamma"}),
    (3, 4, {"map": "alpha"}),
    (2, 5, {"map": "beta", "mine": "on"}),
]
busy_games = pytest.mark.parametrize(("players", "seed", "variants"), GAMES)
IDLE = (PASS, DONE_ATOM, STAY_ATOM, LEAVE_ATOM)
BOTH = pytest.mark.parametrize("lang", ["en", "it"])


def decisions(players: int, seed: int, variants: dict[str, Any]) -> Iterator[Athena]:
    """A game in which everybody does something as long as there is something to do."""
    s = GAME.start(players, seed=seed, **variants)
    assert isinstance(s, Athena)
    bot = seeded(seed, "bot")
    while not s.over:
        yield s
        eager = [atom for atom in s.offered if atom not in IDLE]
        s.apply(bot.pick(eager or s.offered))
    yield s


def some_decisions(players: int, seed: int, variants: dict[str, str]) -> Iterator[Athena]:
    """One in a few; drawing takes a while."""
    for number, s in enumerate(decisions(players, seed, variants)):
        if number % 23 == 0 or s.over:
            yield s


def seen(s: Athena, colour: str = "") -> Scene:
    return GAME.table.scene(s, who(s, colour) if colour else NOBODY)


def find(scene: Scene, id: str) -> Element:
    return next(found for found in scene.elements() if found.id == id)


def space(scene: Scene, id: str) -> Space:
    found = find(scene, f"space-{id}")
    assert isinstance(found, Space)
    return found


def card(scene: Scene, id: str) -> Card:
    found = find(scene, id)
    assert isinstance(found, Card)
    return found


def said(element: Element) -> str:
    say = speaker(GAME, "en").say
    return "\n".join(say(line) for line in (element.label, *element.details))


def picked(scene: Scene, name: str) -> set[str]:
    """Where an option is drawn."""
    atom = GAME.atoms.index(name)
    return {element.id for element in scene.elements() if element.atom == atom}


def board_of(scene: Scene, id: str) -> str:
    """The sheet on which something lies, '' for the road."""
    return next(name for name, part in scene.parts().items() if any(one.id == id for one in part.elements()))


def boards(scene: Scene, name: str) -> set[str]:
    return {board_of(scene, id) for id in picked(scene, name)}


# Everything, at any time


@busy_games
def test_every_thing_that_may_be_picked_is_drawn(players: int, seed: int, variants: dict[str, str]) -> None:
    for s in decisions(players, seed, variants):
        things = {atom for atom in s.offered if atom not in GAME.atoms.verbs}
        missing = things - GAME.table.scene(s, s.player).atoms()
        assert not missing, f"{question(s)}: {[GAME.atoms.names[atom] for atom in missing]}"


@busy_games
def test_every_thing_that_may_be_picked_is_clickable(players: int, seed: int, variants: dict[str, str]) -> None:
    for s in some_decisions(players, seed, variants):
        root = ElementTree.fromstring(svg(s, s.player))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(ids)) == len(ids), "an id stands for one element only"
        buttons = root.find(".//*[@id='prompt']")
        assert buttons is not None
        buttons.clear()
        clickable = {element.attrib["data-atom"] for element in root.iter() if "data-atom" in element.attrib}
        things = {name for name in s.legal_names if GAME.atoms.index(name) not in GAME.atoms.verbs}
        assert things <= clickable <= set(s.legal_names)


@busy_games
def test_every_element_lies_somewhere(players: int, seed: int, variants: dict[str, str]) -> None:
    for s in some_decisions(players, seed, variants):
        scene = GAME.table.scene(s, NOBODY)
        ids = {element.id for element in scene.elements()}
        assert len(ids) == len(scene.elements())
        seats = {f"supply-{side}" for side in s.everyone()}
        assert {element.at for element in scene.elements()} <= {"", *ids, *seats}


@pytest.mark.rule("ATH-V.3")
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_scene_tells_nothing_that_the_viewer_cannot_know(viewer: int) -> None:
    for number, s in enumerate(some_decisions(2, 6, {"secret_objects": "on", "mine": "on"})):
        imagined = s.imagine(viewer, seeded(number, "imagined"))
        assert dumps(GAME.table.scene(s, viewer).to_json()) == dumps(GAME.table.scene(imagined, viewer).to_json())
        assert svg(s, viewer) == svg(imagined, viewer)
        assert text(s, viewer) == text(imagined, viewer)


@BOTH
def test_the_text_fits_the_terminal(lang: str) -> None:
    for s in some_decisions(4, 7, {"map": "gamma"}):
        assert max(len(line) for line in text(s, s.player, lang).splitlines()) <= 100


# The road


@pytest.mark.parametrize("map", MAP.ids)
def test_spaces_and_turrets_do_not_cover_each_other_and_lie_on_the_board(map: str) -> None:
    scene = seen(lay(map))
    places = [found for found in scene.spaces if found.look in (Place.WAYPOINT, Place.TURRET)]
    for number, one in enumerate(places):
        assert one.size <= one.x <= scene.board.width - one.size
        assert one.size <= one.y <= scene.board.height - one.size
        for other in places[:number]:
            assert dist((one.x, one.y), (other.x, other.y)) > one.size + other.size + 6, f"{one.id}, {other.id}"
    assert {found.id for found in places if found.look is Place.WAYPOINT} == {
        f"space-{SPACE.ids[space]}" for space in MAP_SPACES[MAP.index(map)]
    }


def test_the_road_runs_to_and_fro() -> None:
    first = [PLACES[SPACE.index(id)][0] for id in ("g00", "g04", "g08")]
    second = [PLACES[SPACE.index(id)][0] for id in ("g09", "g13", "g17")]
    assert first == sorted(first) and second == sorted(second, reverse=True)
    assert first[-1] == second[0]


@pytest.mark.rule("ATH-X.5.1")
def test_a_turret_has_a_perimeter_as_long_as_it_stands() -> None:
    standing, fallen = seen(lay()), seen(lay(tiles={"red": "5"}))
    rings = [{band.id for band in scene.bands} for scene in (standing, fallen)]
    assert rings[0] - rings[1] == {f"perimeter-{id}" for id in ("g21", "g22", "g23", "gs4a")}
    assert "In the perimeter of Automatic Turret 5" in said(space(standing, "g22"))
    assert "perimeter" not in said(space(fallen, "g22"))
    turret = find(fallen, "turret-5")
    assert isinstance(turret, Space) and turret.marks == ("off",)
    assert [piece.id for piece in fallen.pieces_at("tiles-0")] == ["tile-5"]


@pytest.mark.rule("ATH-B.8.8")
@pytest.mark.rule("ATH-X.9.1")
def test_a_special_waypoint_shows_what_it_gives() -> None:
    scene = seen(lay(counters={"g05": "sw09"}))
    depot = space(scene, "g05")
    assert depot.icon is Sign.FUEL and {"special", "contaminated"} <= set(depot.marks)
    assert "Glowing Depot: fuel, fuel" in said(depot)
    assert space(scene, "g17").icon is Sign.EYE, "a fixed one"
    assert space(scene, "g04").icon is None


@pytest.mark.rule("ATH-B.8.5")
@pytest.mark.rule("ATH-B.8.6")
def test_who_moves_sees_how_far_the_convoy_can_come() -> None:
    s = lay(at={"red": "g02"}, load={"red": "fuel 1"}, crew={"red": "red_leader"}, phase="movement")
    run(s, MoveTurn(Player(0)))
    near = {found.id for found in seen(s, "red").spaces if "near" in found.marks}
    assert near == {"space-g03", "space-g04", "space-gs1a"}
    assert not any("near" in found.marks for found in seen(s, "blue").spaces)
    play(s, "do:move")
    assert {found.id for found in seen(s, "red").spaces if "near" in found.marks} == {"space-g04", "space-gs1a"}


def test_the_number_of_a_space_is_read_within_its_ring() -> None:
    """A waypoint with a sign has its number on the rim, where the ring of a space that may be picked runs too."""
    s = lay(at={"red": "g06"}, load={"red": "fuel 1"}, crew={"red": "red_leader"}, phase="movement")
    play(run(s, MoveTurn(Player(0))), "do:move")
    picked = [space for space in seen(s, "red").spaces if space.atom in s.offered and space.icon]
    assert picked
    picture = svg(s, who(s, "red"))
    for space in picked:
        drawn = picture[picture.index(f'id="{space.id}"') :]
        assert drawn.index('class="glow"') < drawn.index(f">{space.number}</text>")


@pytest.mark.rule("ATH-B.8.9")
def test_nobody_is_shown_a_way_beyond_the_aurora() -> None:
    s = lay(at={"red": "g18"}, load={"red": "fuel 1"}, crew={"red": "red_leader"}, phase="movement", mooring=2)
    run(s, MoveTurn(Player(0)))
    assert {found.id for found in seen(s, "red").spaces if "near" in found.marks} == {"space-g19"}


@pytest.mark.rule("ATH-B.9.11")
@pytest.mark.rule("ATH-B.9.12")
def test_an_enemy_lies_by_its_region_with_damage_and_target_counters() -> None:
    scene = seen(lay(enemies={"reaper": "base 2 red", "athena_zealots": "base"}))
    assert card(scene, "enemy-reaper").at == "enemies-base-0"
    assert [(piece.look, piece.count, piece.owner) for piece in scene.pieces_at("enemy-reaper")] == [
        (Supply.DAMAGE, 2, NOBODY),
        (Work.TARGET, 1, 0),
    ]
    assert scene.pieces_at("enemy-athena_zealots") == []
    assert [found.id for found in scene.spaces if found.id.startswith("enemies-harbour")] == ["enemies-harbour-0"]


@pytest.mark.rule("ATH-B.9.5")
def test_the_last_outcome_card_lies_open() -> None:
    s = lay(at={"red": "g01"}, load={"red": "ammo 1"}, enemies={"ath_scout_1_2": "outskirts"}, outcomes="100")
    assert seen(s).cards_at("outcome") == []
    play(run(s, FireTurn(0)), "card:ath_scout_1_2")
    (shown,) = seen(s).cards_at("outcome")
    assert shown.text is not None
    assert speaker(GAME, "en").say(shown.text).splitlines() == [
        "Weapon 1: 1 damage",
        "Weapon 2: 2 damage",
        "Weapon 3: 2 damage",
        "Weapon 4: 3 damage",
    ]


# The Exploration Zone


@pytest.mark.rule("ATH-B.6.3")
@pytest.mark.rule("ATH-B.13.7")
def test_a_site_tells_the_value_it_asks_for() -> None:
    s = lay(sites={5: "gas_station"})
    columns = [find(seen(s), f"site-{number}") for number in range(1, 6)]
    assert [column.number for column in columns if isinstance(column, Area)] == [1, 1, 2, 2, 3]
    s.whiteout = True
    column = find(seen(s), "site-5")
    assert isinstance(column, Area) and column.number == 4


@pytest.mark.rule("ATH-B.6.19")
@pytest.mark.parametrize("map", MAP.ids)
@pytest.mark.parametrize("card", ["merchant", "refugees", "old_engineer", "deserters", "scrap_dealer"])
def test_what_is_picked_at_a_site_does_not_cover_each_other(map: str, card: str) -> None:
    """An encounter, its options, and the bonus actions below them."""
    column = seen(lay(map=map, sites={1: card})).spaces_at("site-1")
    ends = sorted((space.y - space.high / 2, space.y + space.high / 2) for space in column)
    assert len(ends) > 3
    assert all(foot <= top for (_, foot), (top, _) in pairwise(ends))


@pytest.mark.rule("ATH-B.6.14")
def test_a_location_shows_what_is_left_and_what_was_taken() -> None:
    scene = seen(lay(sites={3: "abandoned_store"}, stock={3: "fuel"}))
    boxes = scene.cells_at("zone-abandoned_store")
    held = [[piece.look for piece in scene.pieces_at(box.id)] for box in boxes]
    assert [(box.look, inside) for box, inside in zip(boxes, held, strict=True)] == [
        (Box((Supply.FOOD,)), []),
        (Box((Supply.FUEL,)), [Supply.FUEL]),
        (Box((Supply.FUEL,)), []),
        (Box((Supply.AMMO,)), []),
    ]


def test_items_are_picked_where_they_lie() -> None:
    """Gathered from the location, given from the own convoy, gained from the reserve."""
    s = lay(sites={1: "gas_station"}, load={"red": "food 1", "blue": "food 1"})
    play(run(s, Explore(0)), "site:1", "card:red_leader", "do:done")
    assert question(s) == "Gather" and boards(seen(s, "red"), "item:fuel") == {"zone"}
    s = lay(sites={1: "merchant"}, load={"red": "food 1 fuel 1", "blue": "food 1"})
    play(run(s, Explore(0)), "site:1", "card:red_leader", "do:done", "deal:merchant.trade")
    assert question(s) == "TradeGive" and boards(seen(s, "red"), "item:food") == {"convoy-sheet-0"}
    play(s, "item:food")
    assert question(s) == "TradeGain" and picked(seen(s, "red"), "item:ammo") == {"reserve-ammo"}


def test_who_may_be_sent_is_seen_beside_the_sites_and_in_the_convoy() -> None:
    s = lay(sites={3: "gas_station"}, crew={"red": "red_leader hermit/rest"})
    run(s, Explore(0))
    assert [found.id for found in seen(s, "red").spaces_at("sent")] == ["sent-red_leader"]
    assert picked(seen(s, "red"), "card:red_leader") == {
        "sent-card-red_leader",
        "survivor-red_leader",
        "aboard-red_leader",
    }


def test_a_bonus_action_is_picked_at_the_site_of_the_action() -> None:
    s = lay(sites={1: "gas_station", 3: "merchant"}, damage="red_truck.1", load={"red": "food 1"})
    play(run(s, Explore(0)), "site:1", "card:red_leader", "do:done")
    (chosen,) = picked(seen(s, "red"), "deal:bonus.repair")
    assert "deal:bonus.repair" in options(s) and find(seen(s, "red"), chosen).at == "site-1"
    assert {find(seen(s, "red"), id).at for id in picked(seen(s, "red"), "deal:merchant.trade")} == {"site-3"}


# Convoys


@pytest.mark.rule("ATH-B.2.9")
@busy_games
def test_every_token_lies_in_a_whole_box_that_may_hold_it(players: int, seed: int, variants: dict[str, str]) -> None:
    boxes = {f"box-{id.replace('.', '-')}": box for box, id in enumerate(BOX.ids)}
    supplies = (Supply.FOOD, Supply.FUEL, Supply.AMMO, Supply.BATTERY, Supply.HALF_BATTERY)
    kinds: dict[PieceLook, int] = {look: PIECE_OF[item] for item, look in enumerate(supplies)}
    kinds |= {Supply.OBJECT: 4, Figure.PERSON: 5}
    for s in some_decisions(players, seed, variants):
        scene = seen(s)
        for box in (found for found in scene.cells if found.id in boxes):
            inside = scene.pieces_at(box.id)
            assert len(inside) <= 1
            for piece in inside:
                assert TAKES[boxes[box.id]] >> kinds[piece.look] & 1 and s.whole(CargoBox(boxes[box.id]))
        for side in s.everyone():
            shown = [piece for piece in scene.pieces if piece.id.startswith((f"load-{side}-", f"loose-{side}-"))]
            carried = sum(s.has(side, Term(item)) for item in range(len(RESOURCE))) + len(s.objects[side])
            assert len(shown) == carried


@pytest.mark.rule("ATH-B.2.10")
def test_what_has_no_room_lies_apart_and_can_be_discarded_there() -> None:
    s = lay(convoy={"red": "red_truck"}, load={"red": "food 1"}, sites={1: "gas_station"}, crew={"red": "red_leader"})
    play(run(s, Explore(0)), "site:1", "item:fuel")
    assert question(s) == "Overflow"
    (loose,) = seen(s, "red").pieces_at("loose-0")
    assert GAME.atoms.names[loose.atom] in options(s)
    assert boards(seen(s, "red"), "card:red_leader") == {"convoy-sheet-0"}


def test_tokens_find_boxes_even_if_others_must_move_over() -> None:
    assert match([[0, 1], [0]], 2) == [1, 0]
    assert match([[0], [0]], 1) == [0, NOBODY], "who came first stays"


@pytest.mark.rule("ATH-B.2.8")
def test_damage_and_used_weapons_show_on_their_boxes() -> None:
    s = lay(damage="red_truck.1", enemies={"ath_scout_1_2": "outskirts"}, load={"red": "ammo 1"}, outcomes="100")
    play(run(s, FireTurn(0)), "card:ath_scout_1_2")
    marks = {cell.id: cell.marks for cell in seen(s).cells_at("card-red_truck")}
    assert marks == {"box-red_truck-1": ("damaged",), "box-red_truck-2": (), "box-red_truck-3": ("off",)}
    gun = find(seen(s), "box-red_truck-3")
    assert isinstance(gun, Cell) and gun.number == 2


def test_a_click_on_any_of_like_boxes_means_the_one_that_is_offered() -> None:
    s = lay(sites={4: "gas_station"}, crew={"red": "red_leader"})
    play(run(s, Explore(0)), "site:4", "deal:bonus.food")
    assert question(s) == "PlaceDamage" and "box:red_container.3" not in options(s)
    assert picked(seen(s, "red"), "box:red_container.2") == {f"box-red_container-{place}" for place in (2, 3, 4)}


@pytest.mark.rule("ATH-B.2.14")
@pytest.mark.rule("ATH-B.2.15")
def test_a_new_card_waits_beside_the_convoy_and_its_places_can_be_clicked() -> None:
    s = lay(sites={1: "flatbed", 2: "roof_rack"}, crew={"red": "red_leader hunter"})
    play(run(s, Explore(0)), "site:1", "card:red_leader", "do:done")
    scene = seen(s, "red")
    assert [found.id for found in scene.cards_at("arriving-0")] == ["arriving-flatbed"]
    assert picked(scene, "do:append") == {"hitch-0-2"}
    assert picked(scene, "card:red_container") == {"card-red_container"}, "not on its roof"
    play(s, "do:append")
    play(run(s, Explore(0)), "site:2", "do:use_card")
    assert picked(seen(s, "red"), "card:red_container") == {"card-red_container", "roof-0-1"}


@pytest.mark.rule("ATH-B.3.2")
def test_a_survivor_shows_its_value_and_contamination() -> None:
    scene = seen(lay(contaminated={"red_leader": 1}))
    assert card(scene, "survivor-red_leader").number == 1
    assert [(piece.look, piece.count) for piece in scene.pieces_at("survivor-red_leader")] == [(Supply.RADIATION, 1)]
    assert find(scene, "place-red_leader").at == "zone-0-active"


@pytest.mark.rule("ATH-V.3")
def test_secret_objects_show_their_backs_to_others() -> None:
    open_ = lay(objects={"red": "toolkit"})
    secret = lay(objects={"red": "toolkit"}, secret_objects=True)
    assert card(seen(open_, "blue"), "object-0-0").look is Topic.OBJECT
    assert card(seen(secret, "red"), "object-0-0").look is Topic.OBJECT
    assert card(seen(secret, "blue"), "object-0-0").look is Back.BACK


# Beside the boards


def test_colours_are_what_they_are_called() -> None:
    from astrarium.table.theme import livery

    scene = seen(lay(seats="red blue green yellow"))
    red, blue, green, yellow = (livery(number).colour for number in scene.liveries)
    assert red[1:3] > red[3:5] and red[1:3] > red[5:7]
    assert blue[5:7] > blue[1:3]
    assert green[3:5] > green[1:3] and green[3:5] > green[5:7]
    assert min(yellow[1:3], yellow[3:5]) > yellow[5:7]


@pytest.mark.rule("ATH-S.1")
def test_the_automa_has_a_panel_but_no_convoy_to_look_at() -> None:
    s = lay(seats="red", level=2)
    scene = seen(s)
    assert [panel.owner for panel in scene.panels] == [0, 1]
    assert [sheet.owner for sheet in scene.sheets] == [NOBODY, 0]
    assert "Level 2" in said(find(scene, "level-1"))


def test_tracks_tell_fame_alert_and_order() -> None:
    scene = seen(lay(fame={"red": -1, "blue": 4}, alert={"blue": 3}, order="blue red"))
    assert {piece.owner: piece.count for piece in scene.pieces_at("fame")} == {0: -1, 1: 4}
    assert {piece.owner: piece.count for piece in scene.pieces_at("alert")} == {0: 0, 1: 3}
    assert [piece.owner for place in (1, 2) for piece in scene.pieces_at(f"order-{place}")] == [1, 0]
    assert scene.track("alert") is not None and seen(lay("alpha")).track("alert") is None


def test_convoy_pieces_stand_where_their_convoys_are() -> None:
    scene = seen(lay(at={"red": "g05", "blue": "gs2a"}))
    where = {found.id: found.at for found in scene.pieces if isinstance(found, Piece) and found.look is Figure.CONVOY}
    assert where == {"convoy-0": "space-g05", "convoy-1": "space-gs2a"}
