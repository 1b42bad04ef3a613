"""Tables, questions, replays, hints and reviews that show themselves."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from astrarium import Match, State, game, notebook
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, Player
from astrarium.clockwork.text import EVERYONE
from astrarium.games import KEYS
from astrarium.games.expanse.components import Card
from astrarium.language import speaker
from astrarium.players.playing import player
from astrarium.players.seat import ask
from astrarium.table import svg

EVERY_GAME = pytest.mark.parametrize("key", KEYS)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    notebook.speak("en")


def walked(key: str, decisions: int = 40, seed: int = 3) -> State:
    """A table after so many random decisions."""
    state: State = game(key).start(seed=seed)
    rng = seeded(seed, "walk")
    while decisions and not state.over:
        state.apply(ask(player("random"), state, rng))
        decisions -= 1
    return state


def played(decisions: int | None = None, seed: int = 7) -> Match:
    """A match of three random players, up to so many decisions or to its end."""
    match = Match(game("expanse"), 3, seed, {})
    stop = (lambda state: state.over) if decisions is None else (lambda state: len(match.atoms) >= decisions)
    return notebook.play_on(match, "random", until=stop)


def film_in(html: str) -> dict[str, Any]:
    """The pictures that a replay carries."""
    packed = re.search(r'data-film="([^"]+)"', html)
    assert packed is not None
    film: dict[str, Any] = json.loads(zlib.decompress(b64decode(packed[1])))
    return film


def rows(html: str) -> list[list[str]]:
    """The cells of the tables, without their tags."""
    found = []
    for row in re.findall(r"<tr[^>]*>(.*?)</tr>", html):
        found.append([re.sub(r"<[^>]+>", " ", cell).strip() for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row)])
    return found


# Tables


@EVERY_GAME
def test_a_state_draws_all_its_boards_as_wide_as_the_notebook(key: str) -> None:
    state = walked(key)
    picture = ElementTree.fromstring(state._repr_svg_())
    assert picture.attrib["width"] == "100%"
    assert "height" not in picture.attrib
    ids = {element.get("id") for element in picture.iter()}
    scene = game(key).table.scene(state, state.player)
    drawn = [element.id for part in scene.parts().values() for element in part.pieces]
    assert drawn
    assert [id for id in drawn if id not in ids] == []


@EVERY_GAME
def test_a_named_seat_sees_only_what_it_may_know(key: str) -> None:
    state = walked(key)
    imagined = state.imagine(0, seeded(5, "dealt anew"))
    assert notebook.table(state, seat=0)._repr_svg_() == notebook.table(imagined, seat=0)._repr_svg_()
    assert repr(notebook.question(state, seat=0)) == repr(notebook.question(imagined, seat=0))


def test_a_seat_is_named_by_its_number_or_by_its_player() -> None:
    state = walked("expanse")
    who = state.player_ids()
    assert notebook.table(state, seat=who[2])._repr_svg_() == notebook.table(state, seat=2)._repr_svg_()


def test_everything_lies_open_to_the_all_knowing() -> None:
    state = game("cosmic").start(players=3, seed=3)
    hidden = state.to_json()["hands"]["orange"]
    flare = next(card for card, _ in hidden if card.startswith("flare_"))
    name = f"{flare.removeprefix('flare_').replace('_', ' ').title()} Flare"
    blue = state.player_ids().index("blue")
    assert name in notebook.table(state, seat="all")._repr_svg_()
    assert name not in notebook.table(state, seat=blue)._repr_svg_()
    assert name not in notebook.table(state, seat="watch")._repr_svg_()


@pytest.mark.parametrize("seat", ["Mars", 4, -2])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    with pytest.raises(ValueError, match=r"seat must be from 0 to 3, .*watch or all, not"):
        notebook.table(game("expanse").start(seed=1), seat=seat)  # type: ignore[arg-type]


def test_a_board_can_be_drawn_by_itself() -> None:
    state = walked("interstellar")
    assert notebook.boards(state)[:3] == ["map", "ship", "government"]
    widths = {board: notebook.table(state, board=board)._repr_svg_() for board in notebook.boards(state)}
    assert all(ElementTree.fromstring(drawn).tag.endswith("svg") for drawn in widths.values())
    assert len(set(widths.values())) == len(widths)
    with pytest.raises(ValueError, match="board must be one of map, ship"):
        notebook.table(state, board="moon")


def test_a_picture_stays_as_it_was() -> None:
    state = game("expanse").start(seed=1)
    picture = notebook.table(state)
    before = picture._repr_svg_()
    state.apply(state.legal[0])
    assert picture._repr_svg_() == before != notebook.table(state)._repr_svg_()


def test_a_table_can_be_printed() -> None:
    state = game("expanse").start(seed=1)
    assert "CONTROL POINTS" in str(notebook.table(state)).upper()
    assert len(repr(notebook.table(state))) < 80


# Questions


@EVERY_GAME
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_question_lists_every_option_with_its_number_and_its_rule(key: str, lang: str) -> None:
    state = walked(key)
    asked = notebook.question(state, lang=lang)
    told = rows(asked._repr_html_())[1:]
    names = state.game.atoms.names
    assert [(row[0], row[1]) for row in told if row[0]] == [(str(atom), names[atom]) for atom in state.legal]
    assert {row[3] for row in told if row[0]} == {asked.rule}
    assert list(asked.labels) == list(state.legal_names)


@pytest.mark.rule("EXP-11.1")
def test_what_is_closed_says_why_and_by_which_rule() -> None:
    match = Match(game("expanse"), 3, 7, {})
    match.play("slot:4")
    closed = [row for row in rows(notebook.question(match.state)._repr_html_()) if row[1] == "closed"]
    why = "You have no fleet in the Orbit of this Base."
    assert [row[3] for row in closed if why in row[2]] == ["EXP-11.1"]


def test_others_are_not_told_the_options() -> None:
    state = game("expanse").start(seed=1)
    other = (state.player + 1) % state.players
    asked = notebook.question(state, seat=other)
    assert asked.labels == {}
    assert asked.asked[0] == notebook.question(state, seat="watch").asked[0]
    assert rows(asked._repr_html_()) == []


def test_a_finished_game_asks_nothing() -> None:
    asked = notebook.question(played().state)
    assert asked.rule == ""
    assert len(asked.asked) == len(played().state.winners)
    assert "wins" in repr(asked)


def test_words_are_never_taken_for_html() -> None:
    assert notebook.page.line("a < b & c") == '<p class="">a &lt; b &amp; c</p>'


# Choices and rules


def test_a_choice_says_what_it_knows_without_a_table() -> None:
    choice = game("expanse").start(seed=1).choice
    assert choice is not None
    html = choice._repr_html_()
    assert "TakeCard" in html
    assert game("expanse").rules["EXP-4.2"].text["en"] in html
    assert "notebook.question(state)" in html


def test_a_choice_names_the_components_it_is_about() -> None:
    from astrarium.games.expanse.rules.turn import AnswerOffer

    card = game("expanse").record.domains["card"]
    assert f"card: {card.en[3]}" in AnswerOffer(Player(1), Card(3))._repr_html_()


@EVERY_GAME
def test_every_choice_on_the_way_shows_itself(key: str) -> None:
    state = game(key).start(seed=2)
    rng = seeded(2, "walk")
    met = set()
    for _ in range(150):
        if state.choice is None:
            break
        if type(state.choice) not in met:
            met.add(type(state.choice))
            assert type(state.choice).__name__ in state.choice._repr_html_()
        state.apply(rng.pick(state.offered))
    assert len(met) > 3


def test_a_rule_is_read_in_the_language_that_was_chosen() -> None:
    rule = game("expanse").rules["EXP-4.2"]
    assert rule.text["en"] in rule._repr_html_()
    notebook.speak("it")
    assert rule.text["it"] in rule._repr_html_()


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="lang must be 'en' or 'it', not 'fr'"):
        notebook.speak("fr")


# Replays


def test_a_replay_carries_every_picture_it_tells_of() -> None:
    match = played()
    replay = notebook.replay(match, seat="watch", frames=6)
    film = film_in(replay._repr_html_())
    assert [frame["at"] for frame in film["frames"]][::5] == [0, len(match.atoms)]
    pictures = ["".join(film["parts"][part] for part in frame["picture"]) for frame in film["frames"]]
    assert pictures == [frame.svg for frame in replay.frames]
    assert pictures[-1] == svg(match.state, NOBODY)
    assert f"6 of {len(replay.moments)} moments, evenly spread" in replay.caption


def test_a_short_replay_shows_all_moments() -> None:
    replay = notebook.replay(played(5))
    assert len(film_in(replay._repr_html_())["frames"]) == 6
    assert "All 6 moments" in replay.caption


def test_a_match_is_its_own_replay() -> None:
    fresh = Match(game("expanse"), 3, 7, {})
    assert len(film_in(fresh._repr_html_())["frames"]) == 1
    assert film_in(played(4)._repr_html_()) == film_in(notebook.replay(played(4))._repr_html_())


def test_a_running_match_is_shown_to_a_spectator_and_a_finished_one_with_open_cards() -> None:
    assert "Spectator" in notebook.replay(played(5)).caption
    assert "All-knowing" in notebook.replay(played(), frames=2).caption


def test_what_was_whispered_to_a_seat_is_read_in_no_other_replay() -> None:
    whole = played()
    match = Match(whole.game, 3, whole.seed, {})
    while match.notes[-1].audience == EVERYONE:
        match.apply(whole.atoms[len(match.atoms)])
    told_to = match.notes[-1].audience
    whisper = speaker(match.game, "en").note(match.state, match.notes[-1])
    logs = [notebook.replay(match, seat=seat, frames=2).frames[-1].log for seat in (0, 1, 2, "watch")]
    assert [whisper in log for log in logs] == [seat == told_to for seat in range(4)]


def test_a_replay_needs_a_beginning_and_an_end() -> None:
    with pytest.raises(ValueError, match="frames must be at least 2"):
        notebook.replay(played(5), frames=1)


def test_a_replay_fetches_nothing() -> None:
    html = notebook.replay(played(8))._repr_html_()
    film = film_in(html)
    for text in (html, *film["parts"]):
        assert set(re.findall(r"https?://[\w./-]+", text)) <= {"http://www.w3.org/2000/svg"}


# Players go on


def test_players_go_on_until_the_table_is_as_wished() -> None:
    match = notebook.play_on(Match(game("expanse"), 3, 7, {}), "random", until=lambda state: state.player == 2)
    assert match.state.player == 2
    with pytest.raises(ValueError, match="there are 3 seats, not 2"):
        notebook.play_on(match, ["random", "random"])


def test_the_same_players_go_on_in_the_same_way() -> None:
    assert played().save() == played().save()


# Hints and reviews


def test_a_hint_weighs_every_option() -> None:
    state = game("expanse").start(seed=1)
    hint = notebook.hint(state, iterations=30)
    assert hint.best in state.legal_names
    told = rows(hint._repr_html_())[1:]
    assert sorted(row[0] for row in told) == sorted(state.legal_names)
    assert notebook.hint(state, iterations=30)._repr_html_() == hint._repr_html_()


def test_there_is_no_hint_after_the_end() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        notebook.hint(played().state)


def test_a_look_back_draws_a_line_for_every_seat_and_tells_the_turns() -> None:
    match = played()
    found = notebook.look_back(match, moments=8, playouts=6)
    assert [look.moment for look in found.review.looks][::7] == [0, len(match.atoms)]
    names = {text.text for text in ElementTree.fromstring(found.chart()).iter() if text.text}
    assert {"United Nations", "Outer Planets Alliance", "Mars Congressional Republic"} <= names
    told = [row for row in rows(found._repr_html_()) if row[0].isdecimal()]
    assert len(told) == len(found.turns) > 0


def test_a_running_game_is_not_looked_back_at() -> None:
    with pytest.raises(ValueError, match="the game is not over"):
        notebook.look_back(played(5))
