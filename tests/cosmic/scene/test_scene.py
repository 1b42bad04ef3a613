"""The scene of Cosmic Encounter: what may be picked is drawn, nothing secret shows, the box is recognised."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from xml.etree import ElementTree

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import MOON, PLACE
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.scene.looks import Topic
from astrarium.games.cosmic.scene.scene import place_id
from astrarium.games.cosmic.state import Cosmic
from astrarium.language import speaker
from astrarium.scenes.looks import Back, CardLook, Frame, Hexagon, Marker, Moon, Ray
from astrarium.scenes.marks import Mark
from astrarium.scenes.scene import Area, Card, Piece, Scene, Space
from astrarium.table import svg, text
from tables.cosmic import A, B, C, D, Table

ON = (
    "mce_challenge mce_edicts mce_powers kickers reinforcements colourless comets lucre skip_turn reverse_warp "
    "target_any_occupant"
)
EVERYTHING = dict.fromkeys(ON.split(), "on") | {"moons": "all", "reverse_hexes": "all"}
GAMES = [(3, 1, {}), (4, 2, EVERYTHING), (5, 3, {"moons": "all", "lucre": "on"}), (6, 4, EVERYTHING)]
random_games = pytest.mark.parametrize(("players", "seed", "options"), GAMES)


def some_decisions(players: int, seed: int, options: dict[str, str]) -> Iterator[Cosmic]:
    """One in 29 of the first thousand; drawing takes a while."""
    s = GAME.begin(players, seed, options)
    bot = seeded(seed, "bot")
    for number in range(1000):
        if s.over:
            break
        if number % 29 == 0:
            yield s
        s.apply(bot.pick(s.offered))
    yield s


def seen(t: Table, viewer: int) -> Scene:
    return GAME.table.scene(t.s, viewer)


def area(scene: Scene, id: str) -> Area:
    return next(found for found in scene.areas if found.id == id)


def space(scene: Scene, place: int) -> Space:
    return next(found for found in scene.spaces if found.id == place_id(place))


def counts(scene: Scene, at: str) -> dict[int, int]:
    """How many tokens of each player lie there."""
    return {piece.owner: piece.count for piece in scene.pieces_at(at) if piece.look is Marker.TOKEN}


def looks(scene: Scene, at: str) -> list[CardLook]:
    return [card.look for card in scene.cards_at(at)]


def piece(scene: Scene, id: str) -> Piece:
    return next(found for found in scene.pieces if found.id == id)


def said(card: Card, lang: str = "en") -> str:
    assert card.text is not None
    return speaker(GAME, lang).say(card.text)


# Everything, at any time


@random_games
def test_every_thing_that_may_be_picked_is_drawn_and_clickable(
    players: int, seed: int, options: dict[str, str]
) -> None:
    for s in some_decisions(players, seed, options):
        root = ElementTree.fromstring(svg(s, s.player, "it"))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(ids)) == len(ids), "an id stands for one element only"
        legal = {element.get("data-atom") for element in root.iter() if "legal" in element.get("class", "").split()}
        assert legal == set(s.legal_names)
        things = {atom for atom in s.offered if atom not in GAME.atoms.verbs}
        assert things <= GAME.table.scene(s, s.player).atoms()


@random_games
def test_the_table_as_text_fits_and_lists_every_option(players: int, seed: int, options: dict[str, str]) -> None:
    for s in some_decisions(players, seed, options):
        lines = text(s, s.player).splitlines()
        assert max(len(line) for line in lines) <= 100
        numbered = [line for line in lines if line[:4].strip().isdigit() and line[4:6] == "  "]
        assert len(numbered) == len(s.legal)


@random_games
def test_a_scene_tells_nothing_that_the_viewer_cannot_know(players: int, seed: int, options: dict[str, str]) -> None:
    for number, s in enumerate(some_decisions(players, seed, options)):
        viewer = number % (players + 1) - 1
        imagined = s.imagine(viewer, seeded(number, "imagined"))
        assert isinstance(imagined, Cosmic)
        assert dumps(GAME.table.scene(s, viewer).to_json()) == dumps(GAME.table.scene(imagined, viewer).to_json())


@random_games
def test_every_place_at_which_something_lies_exists(players: int, seed: int, options: dict[str, str]) -> None:
    for s in some_decisions(players, seed, options):
        scene = GAME.table.scene(s, NOBODY)
        ids = [element.id for element in scene.elements()]
        assert len(set(ids)) == len(ids)
        seats = {f"{part}-{player}" for part in ("supply", "kept") for player in range(players)}
        assert {element.at for element in scene.elements()} <= {"", *ids, *seats}
        assert {beam.to for beam in scene.beams} <= set(ids)


# The systems


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_warp_lies_in_the_middle_and_no_two_systems_overlap(players: int) -> None:
    scene = seen(Table(players), NOBODY)
    hexes = [found for found in scene.areas if isinstance(found.look, Hexagon)]
    assert len(hexes) == players + 1
    for number, one in enumerate(hexes):
        for other in hexes[:number]:
            across, down = abs(one.x - other.x), abs(one.y - other.y)
            beside = down >= one.high * 3 // 4 and across >= one.wide // 2
            assert across >= one.wide or down >= one.high or beside
    trays = [found for found in scene.areas if found.look is Frame.TRAY]
    for tray in trays:
        assert tray.wide / 2 <= tray.x <= scene.board.width - tray.wide / 2
        assert tray.high / 2 <= tray.y <= scene.board.height - tray.high / 2


def test_tokens_of_every_owner_are_counted_on_a_planet() -> None:
    t = Table(4)
    t.put(B, t.planet(A, 2), 3)
    t.put(C, t.planet(A, 2), 1)
    assert counts(seen(t, NOBODY), place_id(t.planet(A, 2))) == {A: 4, B: 3, C: 1}


def test_tokens_in_the_warp_are_counted_for_each_player() -> None:
    t = Table(3)
    t.to_warp(A, 2)
    t.to_warp(C, 5)
    assert counts(seen(t, NOBODY), "warp") == {A: 2, C: 5}


@pytest.mark.parametrize(("hex", "planets"), [("binary", 6), ("gas_giant", 1), ("rings", 5), ("rosette", 6)])
def test_a_reverse_side_shows_its_planets(hex: str, planets: int) -> None:
    s = GAME.begin(6, 3, {"reverse_hexes": "all"})
    scene = GAME.table.scene(s, NOBODY)
    field = next(found for found in scene.areas if found.look is Hexagon(hex))
    assert len(scene.spaces_at(field.id)) == planets


def test_a_ring_of_the_reverse_side_tells_its_worth() -> None:
    s = GAME.begin(6, 3, {"reverse_hexes": "all"})
    scene = GAME.table.scene(s, NOBODY)
    field = next(found for found in scene.areas if found.look is Hexagon.RINGS)
    core = scene.spaces_at(field.id)[0]
    assert "10" in " ".join(speaker(GAME, "en").say(detail) for detail in core.details)


def test_a_moon_lies_face_down_but_for_those_who_know_it() -> None:
    s = GAME.begin(4, 3, {"moons": "all"})
    own, other = GAME.table.scene(s, 0), GAME.table.scene(s, 1)
    id = f"moon-{s.player_ids()[0]}_moon_1"
    assert piece(other, id).look is Moon.HIDDEN and piece(other, id).atom == NOBODY
    assert piece(own, id).marks == (Mark.SECRET,)
    assert piece(own, id).label.key.removeprefix("moon:") in MOON.ids


# The challenge


def ready(players: int) -> Table:
    """Everybody holds cards to select from."""
    t = Table(players)
    t.hand(A, "attack_10", "attack_8")
    t.hand(B, "attack_4", "attack_6")
    return t


def test_the_cone_points_at_the_target_with_what_is_in_it() -> None:
    t = ready(4).challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    scene = seen(t, NOBODY)
    assert [(beam.at, beam.to) for beam in scene.beams] == [("cone", place_id(t.planet(B, 1)))]
    assert counts(scene, "cone") == {A: 3, C: 2}
    assert counts(scene, "ring") == {D: 1}
    assert space(scene, t.planet(B, 1)).marks == ("asked",)


@pytest.mark.parametrize(("reverse", "look"), [(False, Ray.CONE), (True, Ray.REVERSE_CONE)])
def test_the_reverse_cone_looks_different(reverse: bool, look: Ray) -> None:
    t = ready(3).challenge(A, B, reverse=reverse)
    assert [beam.look for beam in seen(t, NOBODY).beams] == [look]


def test_a_selected_card_lies_face_down_for_all_but_its_player() -> None:
    t = ready(3).challenge(A, B).until("Select", A)
    t.s.play("card:attack_10")
    assert looks(seen(t, A), "offense") == [Topic.ATTACK]
    assert looks(seen(t, B), "offense") == looks(seen(t, NOBODY), "offense") == [Back.BACK]


def test_totals_are_shown_once_both_cards_lie_open() -> None:
    t = Table(3)
    t.hand(A, "attack_10")
    t.hand(B, "attack_4")
    t.hand(C, "emotion_control")
    t.challenge(A, B, tokens=3).until("Use", C)
    scene = seen(t, NOBODY)
    assert looks(scene, "offense") == looks(scene, "defense") == [Topic.ATTACK]
    assert (area(scene, "offense").number, area(scene, "defense").number) == (13, 8)


def test_who_attacks_defends_and_helps_is_marked() -> None:
    t = ready(4).challenge(A, B, offense_allies={C: 1})
    marks = {panel.owner: set(panel.marks) for panel in seen(t, D).panels}
    assert "offense" in marks[A] and "defender" in marks[B] and "ally" in marks[C] and "you" in marks[D]


# Hands


def test_equal_cards_of_the_own_hand_lie_on_each_other() -> None:
    t = Table(3)
    t.hand(A, "compromise", "compromise", "attack_10")
    hand = {card.id: card.count for card in seen(t, A).cards_at("hand")}
    assert hand == {"hand-attack_10": 1, "hand-compromise": 2}


def test_nobody_sees_the_hand_of_another() -> None:
    t = Table(3)
    t.hand(A, "attack_40")
    for viewer in (B, NOBODY):
        assert "attack_40" not in dumps(seen(t, viewer).to_json())


def test_a_card_that_the_viewer_knows_lies_before_its_owner() -> None:
    t = Table(3)
    t.hand(A, "attack_40", "attack_4")
    t.s.seen[A][0] = 1 << B
    assert [card.label.key for card in seen(t, B).cards_at(f"kept-{A}")] == ["card:attack_40"]
    assert not seen(t, C).cards_at(f"kept-{A}")


@pytest.mark.parametrize(("owner", "first"), [(B, "WILD"), (A, "SUPER")])
def test_a_flare_shows_both_texts_the_one_that_would_count_first(owner: int, first: str) -> None:
    t = Table(3, virus=owner)
    t.hand(A, "flare_virus")
    card = seen(t, A).cards_at("hand")[0]
    assert said(card).startswith(first)
    assert "WILD" in said(card) and "SUPER" in said(card)


@pytest.mark.parametrize(
    ("card", "sign"), [("attack_m8", "-8"), ("kicker_m1", "×-1"), ("reinforcement_6", "+6"), ("attack_40", "40")]
)
def test_numbers_are_printed_large_with_their_sign(card: str, sign: str) -> None:
    t = Table(3, {"kickers": "on", "reinforcements": "on"})
    t.hand(A, card)
    large = seen(t, A).cards_at("hand")[0].large
    assert large is not None and speaker(GAME, "en").say(large) == sign


# Powers


def test_a_power_without_enough_home_bases_lies_face_down() -> None:
    t = Table(3, virus=A)
    power = next(cell for cell in seen(t, B).cells if cell.id.endswith("-virus"))
    assert "on" in power.marks
    t.only(A, {t.planet(A, 1): 10, t.planet(A, 2): 10})
    power = next(cell for cell in seen(t, B).cells if cell.id.endswith("-virus"))
    assert "off" in power.marks
    assert "face down" in speaker(GAME, "en").say(power.label)


def test_reconstructed_powers_say_so() -> None:
    t = Table(3, anomaly=A, virus=B)
    marks = {cell.label.key: cell.marks for cell in seen(t, C).cells if cell.id.startswith("sheet-")}
    assert "reconstructed" in marks["power:anomaly"]
    assert "reconstructed" not in marks["power:virus"]


# Deals


def test_of_the_cards_in_a_proposal_the_other_sees_the_types() -> None:
    t = Table(3)
    t.hand(A, "compromise", "attack_40")
    t.hand(B, "compromise", "attack_4")
    t.challenge(A, B).cards("compromise", "compromise")
    t.say(A, "do:propose", "do:pass", "do:pass", "card:attack_40")
    t.until("AnswerDeal", B)
    own, other = seen(t, A).cards_at("in-use")[-1], seen(t, B).cards_at("in-use")[-1]
    assert "Attack 40" in said(own)
    assert "Attack" in said(other) and "40" not in said(other)


def test_a_proposal_reads_in_both_languages() -> None:
    t = Table(3)
    t.hand(A, "compromise")
    t.hand(B, "compromise", "attack_4")
    t.challenge(A, B).cards("compromise", "compromise")
    planet = t.planet_atom(B, 2)
    t.say(A, "do:propose", planet, "do:shared")
    t.until("AnswerDeal", B)
    card = seen(t, B).cards_at("in-use")[-1]
    name = PLACE.text(t.planet(B, 2))
    for lang in ("en", "it"):
        assert speaker(GAME, lang).say(name) in said(card, lang)


# Names that buttons and log use


@pytest.mark.parametrize("players", [3, 6])
def test_every_place_carries_the_number_by_which_it_is_called(players: int) -> None:
    t = Table(players, EVERYTHING)
    for space in seen(t, NOBODY).spaces:
        if space.id.startswith("place-"):
            assert str(space.number) == space.id.split("_")[-1]
    assert svg(t.s).count(">6</text>") >= 1


def test_the_planet_on_which_tokens_are_spread_is_marked() -> None:
    s = GAME.begin(6, 3, {"reverse_hexes": "all"})
    assert isinstance(s, Cosmic) and type(s.choice).__name__ == "SpreadTokens"
    asked = [space.id for space in GAME.table.scene(s, s.player).spaces if "asked" in space.marks]
    assert asked == [f"place-{s.player_ids()[s.player]}_1"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_finished_table_says_by_what_it_was_won(lang: str) -> None:
    """Whoever wins by the moon Game Over may have fewer external bases than others."""
    t = Table(options={"moons": "cheese"})
    t.hand(A, "attack_40", "attack_4")
    moon = t.moon("moon_42", B)
    t.draws(A, B).say(A, t.place_atom(moon), "amount:1")
    while not t.s.over:
        t.step()
    facts = [speaker(GAME, lang).say(fact) for fact in seen(t, NOBODY).facts]
    assert any(("wins by" if lang == "en" else "vince per") in fact for fact in facts)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_powers_have_noted_reads_as_words(lang: str) -> None:
    """Who owes the Gnome, who stands where in the queue; what only the rules need is not shown."""
    t = Table(4, {"lucre": "on"}, gnome=A, queue=B, vampire=C)
    t.s.set_mark(EFFECT.index("gnome"), A, D, 4)
    t.s.set_mark(EFFECT.index("queue"), B, 0, C + 1)
    t.s.set_mark(EFFECT.index("vampire"), C, 0, t.s.count * 64 + 2)
    say = speaker(GAME, lang)
    told = [say.say(cell.label) for cell in seen(t, NOBODY).cells if cell.id.startswith("mark-")]
    third, fourth = (say.say(t.s.player_text(player)) for player in (C, D))
    assert told == (
        [f"{fourth} owes 4 Lucre", f"Queue, place 1: {third}"]
        if lang == "en"
        else [f"{fourth} deve 4 Lucre", f"Coda, posto 1: {third}"]
    )
