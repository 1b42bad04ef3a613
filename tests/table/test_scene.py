"""The scene: everything that may be picked is drawn, nothing that is secret shows."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps

import pytest

from astrarium import State, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.text import Text
from astrarium.games.expanse.components import ABILITY, CARD, TECH, Card
from astrarium.games.expanse.scene.looks import Sector, Ship, Topic
from astrarium.games.expanse.state import Expanse
from astrarium.language import speaker
from astrarium.scenes.looks import Marker, Unknown
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import Board, Piece, Scene
from astrarium.table import heaps_text, svg, table_text, text
from astrarium.table.page import PageSetting, page_parts
from tables.expanse import begin_scoring, begin_turn, lay, resolve, who
from tables.playing import play

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
    return {EXPANSE.atoms.names[atom] for atom in EXPANSE.table.scene(s, viewer).atoms()}


@pytest.mark.parametrize(("players", "seed", "how"), GAMES)
def test_every_thing_that_may_be_picked_is_drawn(players: int, seed: int, how: str) -> None:
    for s in decisions(players, seed, how):
        things = {name for name in s.legal_names if EXPANSE.atoms.index(name) not in EXPANSE.atoms.verbs}
        missing = things - drawn(s, s.player)
        assert not missing, f"{s}: {sorted(missing)} not drawn"


@pytest.mark.parametrize(("players", "seed", "how"), GAMES)
def test_element_ids_are_unique_and_every_place_exists(players: int, seed: int, how: str) -> None:
    for s in decisions(players, seed, how):
        scene = EXPANSE.table.scene(s, NOBODY)
        ids = [element.id for element in scene.elements()]
        assert len(set(ids)) == len(ids)
        seats = {f"{part}-{player}" for part in ("supply", "pool", "kept") for player in range(players)}
        assert {element.at for element in scene.elements()} <= {"", *ids, *seats}


LONGER = [pytest.param(players, marks=pytest.mark.long) for players in (3, 4)]


@pytest.mark.parametrize("players", [2, *LONGER])
def test_a_scene_tells_nothing_that_the_viewer_cannot_know(players: int) -> None:
    for number, s in enumerate(decisions(players, 5)):
        viewer = number % (players + 1) - 1
        imagined = s.imagine(viewer, seeded(number, "imagined"))
        assert dumps(EXPANSE.table.scene(s, viewer).to_json()) == dumps(EXPANSE.table.scene(imagined, viewer).to_json())


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
    known, hidden = (_piece(s, viewer, "sector-picked") for viewer in ("UN", "MCR"))
    assert (known.look, known.marks) == (Sector.BELT, (Mark.SECRET,))
    assert (hidden.look, hidden.marks) == (Unknown.HIDDEN, ())


def test_a_damaged_battleship_looks_damaged_and_can_be_picked() -> None:
    s = lay(fleets={"mars": "MCR 1 battleship, MCR 1 battleship_damaged"})
    whole = _piece(s, "UN", "unit-orbit_mars-MCR-battleship")
    hurt = _piece(s, "UN", "unit-orbit_mars-MCR-battleship_damaged")
    assert (whole.look, hurt.look) == (Ship.BATTLESHIP, Ship.BATTLESHIP_DAMAGED)
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
    scene = EXPANSE.table.scene(s, s.player)
    atoms = {
        piece.id: piece.atom for piece in scene.pieces if piece.look is Marker.CUBE and piece.at.startswith("base-")
    }
    assert EXPANSE.atoms.names[atoms["cube-ceres-MCR"]] == "faction:MCR"
    assert atoms["cube-eros-MCR"] == NOBODY


def test_the_base_in_question_is_marked() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 2", "eros": "UN 1, MCR 1"})
    resolve(s, "OPA", "sematimba")
    play(s, "base:ceres")
    assert {space.id for space in EXPANSE.table.scene(s, NOBODY).spaces if "asked" in space.marks} == {"base-ceres"}


def test_closed_bases_are_marked_with_two_players() -> None:
    def closed(s: State) -> set[str]:
        return {space.id for space in EXPANSE.table.scene(s, NOBODY).spaces if "closed" in space.marks}

    assert closed(lay("UN MCR", rocinante="UN earth")) == {"base-luna", "base-vesta", "base-io", "base-rings"}
    assert closed(lay()) == set()


def test_reconstructed_cards_say_so() -> None:
    s = begin_turn(lay(track="secret_mission ambush"), "UN")
    marks = {card.id: card.marks for card in EXPANSE.table.scene(s, NOBODY).cards}
    assert marks["card-secret_mission"] == ("reconstructed",)
    assert marks["card-ambush"] == ()


def test_a_kept_event_that_is_reconstructed_is_drawn_with_its_mark() -> None:
    def marks(card: str) -> int:
        return svg(lay(kept={"PG": card}), NOBODY, "en").count(">R<")

    assert marks("secret_mission") == marks("covert_op") + 1


def test_all_technologies_are_marked_as_reconstructed() -> None:
    cells = [cell for cell in EXPANSE.table.scene(lay(), NOBODY).cells if cell.id in TECH.ids]
    assert len(cells) == 12
    for cell in cells:
        assert "reconstructed" in cell.marks and Text("scene-reconstructed") in cell.details, cell.id


def test_abilities_lie_on_the_mats_and_three_of_them_are_marked_as_reconstructed() -> None:
    cells = {cell.id: cell for cell in EXPANSE.table.scene(lay(), NOBODY).cells if cell.id in ABILITY.ids}
    marked = {id for id, cell in cells.items() if "reconstructed" in cell.marks}
    assert set(cells) == {"diplomatic_immunity", "martian_navy", "belter_network", "black_budget"}
    assert marked == {"diplomatic_immunity", "martian_navy", "black_budget"}


def test_factions_to_pick_say_whose_ability_is_reconstructed() -> None:
    s = EXPANSE.start(4, seed=1, factions="picked")
    marks = {card.id: card.marks for card in EXPANSE.table.scene(s, NOBODY).cards if card.look is Topic.FACTION}
    assert marks == {
        "faction-UN": ("reconstructed",),
        "faction-MCR": ("reconstructed",),
        "faction-OPA": (),
        "faction-PG": ("reconstructed",),
    }


def test_reconstructed_resources_of_bases_are_marked() -> None:
    scene = EXPANSE.table.scene(lay(), NOBODY)
    marked = {space.id for space in scene.spaces if "reconstructed" in space.marks}
    assert marked == {"base-luna", "base-vesta", "base-io", "base-rings"}


def test_the_crucial_resources_that_are_reconstructed_say_so() -> None:
    told = Text("scene-reconstructed-crucial")
    panels = {panel.id: told in panel.details for panel in EXPANSE.table.scene(lay("UN MCR OPA PG"), NOBODY).panels}
    assert [panels[f"player-{seat}"] for seat in range(4)] == [True, False, False, True]


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ("UN MCR", []),
        ("UN MCR OPA", [Text("scene-reconstructed-icon", {"faction": Text("scene-OPA")})]),
        (
            "UN MCR OPA PG",
            [Text("scene-reconstructed-icons", {"first": Text("scene-OPA"), "second": Text("scene-PG")})],
        ),
    ],
)
def test_a_card_says_which_of_its_icons_are_reconstructed(seats: str, told: list[Text]) -> None:
    s = begin_turn(lay(seats, track="heavy_burn ambush", rocinante="UN earth"), "UN")
    cards = {card.id: card for card in EXPANSE.table.scene(s, NOBODY).cards}
    assert list(cards["card-heavy_burn"].details) == told


def test_what_an_option_does_says_that_it_is_reconstructed() -> None:
    s = begin_turn(lay(track="secret_mission ambush terraforming nauvoo riot_gear"), "UN")
    told = {name: EXPANSE.table.details(s, EXPANSE.atoms.index(name)) for name in ("slot:1", "slot:2")}
    assert told["slot:1"] == Text("effect-reconstructed", {"effect": Text("effect:secret_mission")})
    assert told["slot:2"] == Text("effect:ambush")


@pytest.mark.parametrize(
    ("lang", "several", "one"),
    [
        ("en", "supply: 14 + 3 Diplomats|off map: 5 Fleets", "supply: 14 + 1 Diplomat |off map: 1 Fleet\n"),
        (
            "it",
            "riserva: 14 + 3 Diplomatici|fuori mappa: 5 Flotte",
            "riserva: 14 + 1 Diplomatico|fuori mappa: 1 Flotta",
        ),
    ],
)
def test_a_board_of_plain_text_counts_one_and_several(lang: str, several: str, one: str) -> None:
    many, single = lay(), lay(cubes={"luna": "UN diplomat 2"}, fleets={"earth": "UN 4"})
    assert {"en": "UN 4 Fleets", "it": "UN 4 Flotte"}[lang] in table_text(single, NOBODY, lang)
    assert all(words in table_text(many, NOBODY, lang) for words in several.split("|"))
    assert all(words in table_text(single, NOBODY, lang) for words in one.split("|"))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["United Nations: 1 control point", "1 of 2 tokens left"]),
        ("it", ["Nazioni Unite: 1 Punto Controllo", "1 segnalino su 2"]),
    ],
)
def test_hints_on_the_table_count_one(lang: str, told: list[str]) -> None:
    drawn = svg(lay(points={"UN": 1}, sectors_used="belt"), NOBODY, lang)
    assert all(f"{words}<" in drawn or f"{words}\n" in drawn for words in told)


@pytest.mark.parametrize(("lang", "mark"), [("en", "(R)"), ("it", "(R)")])
def test_a_board_of_plain_text_marks_what_is_reconstructed(lang: str, mark: str) -> None:
    told = table_text(lay(tech=1), NOBODY, lang)
    marked = [line for line in told.splitlines() if mark in line]
    assert any("Black Budget" in line or "Fondi Neri" in line for line in marked)
    assert any("Luna" in line for line in marked)
    assert sum(line.count(mark) for line in told.splitlines()) >= 12 + 3 + 4


def two_discarded() -> State:
    s = lay(track="nauvoo ambush anubis scopuli riot_gear", deck="assassin razorback star_helix")
    for card in ("nauvoo", "ambush"):
        begin_turn(s, "PG")
        play(s, f"slot:{s.track.index(Card(CARD.index(card))) + 1}", "do:stop")
        while type(s.choice).__name__ == "AnswerOffer":
            play(s, "do:decline")
    return s


def test_all_discarded_cards_lie_open_the_last_on_top() -> None:
    s = two_discarded()
    scene = EXPANSE.table.scene(s, NOBODY)
    assert [card.id for card in scene.cards_at("discard")] == ["card-ambush"]
    assert [card.id for card in scene.cards_at("discarded")] == ["card-nauvoo"]
    told = text(s, NOBODY, "en")
    assert "Discard 2 (Ambush)" in told and "Below the top card, last first: Nauvoo" in told


@pytest.mark.parametrize(("lang", "title", "top"), [("en", "Discard · 2", "Ambush"), ("it", "Scarti · 2", "Imboscata")])
def test_the_terminal_looks_through_the_discard_pile(lang: str, title: str, top: str) -> None:
    told = heaps_text(two_discarded(), NOBODY, lang)
    assert told.index(title) < told.index(top) < told.index("Nauvoo")
    effect = speaker(EXPANSE, lang).say(Text("effect:nauvoo"))
    assert effect in " ".join(told.split())
    assert heaps_text(lay(), NOBODY, lang) == "", "nothing has been discarded"


def test_the_page_folds_the_discard_pile_open() -> None:
    on = PageSetting(two_discarded(), NOBODY, "en", [], frozenset(), ("", "", "", ""))
    piles = page_parts(on)["piles"]
    assert "<summary>Discard · 2</summary>" in piles
    inside = piles[piles.index("<details") :]
    assert 'id="on-card-nauvoo"' in inside and EXPANSE_EFFECT in inside


EXPANSE_EFFECT = speaker(EXPANSE, "en").say(Text("effect:nauvoo"))


def test_scenes_differ_when_the_table_does() -> None:
    assert EXPANSE.table.scene(lay(points={"UN": 12}), NOBODY) == EXPANSE.table.scene(lay(points={"UN": 12}), NOBODY)
    assert EXPANSE.table.scene(lay(points={"UN": 12}), NOBODY) != EXPANSE.table.scene(lay(points={"UN": 13}), NOBODY)


def test_atoms_of_a_scene_are_those_of_its_elements() -> None:
    scene = Scene(Board(10, 10), [], [], [])
    scene.pieces.append(Piece("one", Text("one"), "", Marker.TOKEN, 1, 7))
    scene.pieces.append(Piece("two", Text("two"), "", Marker.TOKEN))
    assert scene.atoms() == {7}


def _piece(s: Expanse, viewer: str, id: str) -> Piece:
    return next(piece for piece in EXPANSE.table.scene(s, who(s, viewer)).pieces if piece.id == id)
