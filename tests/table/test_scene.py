"""The scene: everything that may be picked is drawn, nothing that is secret shows."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps

import pytest

from astrarium import State, game
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.rng import seeded
from astrarium.clockwork.scene import Board, Piece, Scene
from astrarium.clockwork.text import Text
from expanse_table import begin_scoring, begin_turn, lay, play, resolve, who

EXPANSE = game("expanse")
GAMES = [(2, 1, "dealt"), (3, 2, "picked"), (4, 3, "dealt"), (4, 4, "picked")]


def decisions(players: int, seed: int, how: str = "dealt") -> Iterator[State]:
    s = EXPANSE.start(players, seed=seed, factions=how)
    bot = seeded(seed, "bot")
    while not s.over:
        yield s
        s.apply(bot.pick(s.offered))
    yield s


def drawn(s: State, viewer: int) -> set[str]:
    return {EXPANSE.atoms.names[atom] for atom in EXPANSE.scene(s, viewer).atoms()}


@pytest.mark.parametrize(("players", "seed", "how"), GAMES)
def test_every_thing_that_may_be_picked_is_drawn(players: int, seed: int, how: str) -> None:
    for s in decisions(players, seed, how):
        things = {name for name in s.legal_names if EXPANSE.atoms.index(name) not in EXPANSE.atoms.verbs}
        missing = things - drawn(s, s.player)
        assert not missing, f"{s}: {sorted(missing)} not drawn"


@pytest.mark.parametrize(("players", "seed", "how"), GAMES)
def test_element_ids_are_unique_and_every_place_exists(players: int, seed: int, how: str) -> None:
    for s in decisions(players, seed, how):
        scene = EXPANSE.scene(s, NOBODY)
        ids = [element.id for element in scene.elements()]
        assert len(set(ids)) == len(ids)
        seats = {f"{part}-{player}" for part in ("supply", "pool", "kept") for player in range(players)}
        assert {element.at for element in scene.elements()} <= {"", *ids, *seats}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_scene_tells_nothing_that_the_viewer_cannot_know(players: int) -> None:
    for number, s in enumerate(decisions(players, 5)):
        viewer = number % (players + 1) - 1
        imagined = s.imagine(viewer, seeded(number, "imagined"))
        assert dumps(EXPANSE.scene(s, viewer).to_json()) == dumps(EXPANSE.scene(imagined, viewer).to_json())


def test_only_the_player_who_looks_sees_the_cards_of_secret_mission() -> None:
    s = lay(deck="ambush anubis assassin")
    resolve(s, "OPA", "secret_mission")
    play(s, "base:luna")
    looked_at = {"card:ambush", "card:anubis", "card:assassin"}
    assert looked_at <= drawn(s, who(s, "OPA"))
    for other in ("UN", "MCR", "PG"):
        assert not looked_at & drawn(s, who(s, other))
    assert not looked_at & drawn(s, NOBODY)


def test_the_picked_sector_lies_face_down_for_the_others() -> None:
    s = lay(kept={"MCR": "ambush"}, active="UN")
    begin_scoring(s, "UN")
    play(s, "sector:belt")
    looks = {viewer: _piece(s, viewer, "sector-picked").look for viewer in ("UN", "MCR")}
    assert looks == {"UN": "belt secret", "MCR": "hidden"}


def test_a_damaged_battleship_looks_damaged_and_can_be_picked() -> None:
    s = lay(fleets={"mars": "MCR 1 battleship, MCR 1 battleship_damaged"})
    whole = _piece(s, "UN", "unit-orbit_mars-MCR-battleship")
    hurt = _piece(s, "UN", "unit-orbit_mars-MCR-battleship_damaged")
    assert (whole.look, hurt.look) == ("battleship", "battleship_damaged")
    assert EXPANSE.atoms.names[hurt.atom] == "unit:mars.MCR.battleship_damaged"


def test_the_rocinante_is_one_element_that_shows_its_holder() -> None:
    before = _piece(lay(rocinante="OPA tycho"), "UN", "rocinante")
    after = _piece(lay(rocinante="PG saturn"), "UN", "rocinante")
    assert (before.at, before.owner) == ("orbit_tycho", 2)
    assert (after.at, after.owner) == ("orbit_saturn", 3)


def test_diplomats_are_told_apart_from_other_cubes() -> None:
    s = lay(cubes={"luna": "UN 3, UN diplomat 2"})
    assert _piece(s, "UN", "cube-luna-UN").count == 3
    assert _piece(s, "UN", "diplomat-luna-UN").count == 2


def test_cubes_can_be_clicked_only_at_the_base_in_question() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 2", "eros": "UN 1, MCR 1"})
    resolve(s, "OPA", "sematimba")
    play(s, "base:ceres")
    scene = EXPANSE.scene(s, s.player)
    atoms = {piece.id: piece.atom for piece in scene.pieces if piece.look == "cube" and piece.at.startswith("base-")}
    assert EXPANSE.atoms.names[atoms["cube-ceres-MCR"]] == "faction:MCR"
    assert atoms["cube-eros-MCR"] == NOBODY


def test_the_base_in_question_is_marked() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 2", "eros": "UN 1, MCR 1"})
    resolve(s, "OPA", "sematimba")
    play(s, "base:ceres")
    assert {space.id for space in EXPANSE.scene(s, NOBODY).spaces if "asked" in space.marks} == {"base-ceres"}


def test_closed_bases_are_marked_with_two_players() -> None:
    def closed(s: State) -> set[str]:
        return {space.id for space in EXPANSE.scene(s, NOBODY).spaces if "closed" in space.marks}

    assert closed(lay("UN MCR", rocinante="UN earth")) == {"base-luna", "base-vesta", "base-io", "base-rings"}
    assert closed(lay()) == set()


def test_reconstructed_cards_say_so() -> None:
    s = begin_turn(lay(track="secret_mission ambush"), "UN")
    marks = {card.id: card.marks for card in EXPANSE.scene(s, NOBODY).cards}
    assert marks["card-secret_mission"] == ("reconstructed",)
    assert marks["card-ambush"] == ()


def test_scenes_differ_when_the_table_does() -> None:
    assert EXPANSE.scene(lay(points={"UN": 12}), NOBODY) == EXPANSE.scene(lay(points={"UN": 12}), NOBODY)
    assert EXPANSE.scene(lay(points={"UN": 12}), NOBODY) != EXPANSE.scene(lay(points={"UN": 13}), NOBODY)


def test_atoms_of_a_scene_are_those_of_its_elements() -> None:
    scene = Scene(Board(10, 10), [], [], [])
    scene.pieces.append(Piece("one", Text("one"), "", "token", 1, 7))
    scene.pieces.append(Piece("two", Text("two"), "", "token"))
    assert scene.atoms() == {7}


def _piece(s: State, viewer: str, id: str) -> Piece:
    return next(piece for piece in EXPANSE.scene(s, who(s, viewer)).pieces if piece.id == id)
