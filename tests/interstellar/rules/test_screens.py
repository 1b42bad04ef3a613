"""The option hidden_reserves: what lies in a player's box is behind a screen. INT-21.20"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.check import CHECKS, Case
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import NOBODY, Player
from astrarium.clockwork.text import Text
from astrarium.games.interstellar.components import FIRST_EXTRA, TOKEN, TOKENS, Space, Token
from astrarium.games.interstellar.game import GAME
from astrarium.games.interstellar.scene.scene import scene
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import LANGUAGES, speaker
from astrarium.table import text
from language.spoken import clean
from tables.interstellar import act, lay, market, new_game, on_earth, projects, saving
from tables.playing import play, question


def screened(players: int = 2, **seats: Any) -> Interstellar:
    """A table at which reserves are hidden."""
    s = lay(players, **seats)
    s.hidden_reserves = True
    return s


def imagined(s: Interstellar, viewer: int, times: int = 30) -> list[Interstellar]:
    tables = [s.imagine(viewer, seeded(number, "screens")) for number in range(times)]
    found = [table for table in tables if isinstance(table, Interstellar)]
    for table in found:
        table.check()
    return found


def part(s: Interstellar, viewer: int | None, name: str) -> dict[str, object]:
    found = s.view(viewer)[name]
    assert isinstance(found, dict)
    return found


# Views


@pytest.mark.rule("INT-21.20")
def test_the_option_is_off_unless_chosen() -> None:
    assert not new_game(2).hidden_reserves and new_game(2, hidden_reserves="on").hidden_reserves


def test_reserves_are_open_without_the_option() -> None:
    s = lay(light_blue="fuel 7, cubes 2 red")
    assert part(s, 1, "fuel") == {"light_blue": 7} and part(s, 1, "cubes") == {"light_blue": {"red": 2}}
    assert all(table.fuel == s.fuel and table.cubes == s.cubes for table in imagined(s, 1, 5))


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("name", ["fuel", "cubes", "scientists", "buildings"])
def test_what_is_in_the_box_is_hidden_from_others(name: str, viewer: int | None) -> None:
    s = screened(light_blue="fuel 7, cubes 2 red")
    assert part(s, viewer, name)["light_blue"] == "hidden"
    assert part(s, 0, name)["light_blue"] != "hidden" and part(s, 0, name)["brown"] == "hidden"


def test_of_the_tokens_in_hand_others_see_the_number() -> None:
    s = screened(light_blue="extra gravity_assist")
    assert part(s, 1, "hand")["light_blue"] == 6 and part(s, None, "hand") == {"light_blue": 6, "brown": 5}
    assert part(s, 0, "hand")["light_blue"] == [TOKEN.ids[token] for token in s.hand[0]]
    assert part(s, 1, "extras")["light_blue"] == 1 and part(s, 0, "extras")["light_blue"] == ["gravity_assist"]


def test_the_stack_the_hold_and_the_boards_stay_open() -> None:
    s = screened(light_blue="fuel 9, base mars_01 deposit 4 red, explorer venus, hold 3 fuel")
    play(act(s), "token:earth_production")
    for viewer in (1, None):
        assert part(s, viewer, "played")["light_blue"] == ["earth_production"]
        assert part(s, viewer, "hold_fuel") == {"light_blue": 3}
        assert part(s, viewer, "deposit") == {"light_blue": {"mars": {"red": 4}}}
        assert part(s, viewer, "locked_scientists") == {"light_blue": 10, "brown": 10}


def test_an_observation_tells_no_more_than_the_view() -> None:
    names = GAME.record.observation(2)
    s = screened(light_blue="fuel 7, cubes 2 red, extra gravity_assist", brown="fuel 3")
    seen = dict(zip(names, s.observe(1), strict=True))
    assert (seen["player1.fuel"], seen["player2.fuel"], seen["player2.cubes:red"]) == (3, -1, -1)
    assert seen["player2.scientists"] == seen["player2.buildings:base"] == seen["player2.hand:1"] == -1
    assert (seen["player2.extra:1"], seen["player2.extras"], seen["player2.tokens"]) == (-1, 1, 6)
    own = dict(zip(names, s.observe(0), strict=True))
    assert own["player1.extra:1"] == Token(TOKEN.index("gravity_assist"))


def test_once_the_game_is_over_everything_is_open() -> None:
    s = screened(light_blue="fuel 7")
    s.end()
    assert part(s, 1, "fuel") == {"light_blue": 7}


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_no_reserve_but_the_viewers(lang: str) -> None:
    facts = "fuel 17, cubes 13 purple, reserve converter converter, extra gravity_assist"
    one = screened(light_blue=facts, brown="fuel 4")
    other = screened(light_blue="fuel 3, extra gravity_assist", brown="fuel 4")
    other.locked_buildings, other.buildings = one.locked_buildings, one.buildings
    for viewer in (1, NOBODY):
        assert text(one, viewer, lang) == text(other, viewer, lang)
        assert scene(one, viewer) == scene(other, viewer)
        assert clean(speaker(GAME, lang), Text("scene-screen")) in text(one, viewer, lang)
    assert text(one, 0, lang) != text(other, 0, lang)


# Knowledge


def test_bots_imagine_other_reserves_than_the_true_one() -> None:
    s = screened(3, light_blue="fuel 7, cubes 2 red", white="fuel 9")
    tables = imagined(s, 1)
    assert (
        len({table.fuel[0] for table in tables}) > 5 and len({tuple(table.cubes_of(Player(2))) for table in tables}) > 5
    )
    assert all(table.fuel[1] == s.fuel[1] and table.cubes_of(Player(1)) == s.cubes_of(Player(1)) for table in tables)
    assert all(table.scientists == s.scientists and table.buildings == s.buildings for table in tables)


def test_what_is_imagined_does_not_depend_on_what_is_true() -> None:
    one = screened(light_blue="fuel 7, cubes 2 red")
    other = screened(light_blue="fuel 30, cubes 9 purple 2 blue")
    pairs = zip(imagined(one, 1), imagined(other, 1), strict=True)
    assert all(a.fuel == b.fuel and a.cubes == b.cubes for a, b in pairs)


def test_extra_actions_in_a_hand_may_be_any_that_nobody_sees() -> None:
    s = screened(light_blue="extra gravity_assist")
    tables = imagined(s, 1)
    assert len({table.extras[0][0] for table in tables}) > 3
    for table in tables:
        assert table.extras[0][0] not in table.shown_extras and table.extras[0][0] in table.hand[0]
        assert len(table.hand[0]) == 6 and table.hand[0] == sorted(table.hand[0])


def test_an_extra_action_on_the_stack_is_seen() -> None:
    s = screened(light_blue="extra fuel_refinery")
    play(act(s), "token:fuel_refinery")
    assert all(TOKEN.ids[table.extras[0][0]] == "fuel_refinery" for table in imagined(s, 1))


def test_where_all_extra_actions_are_accounted_for_nothing_is_unknown() -> None:
    s = screened(4, light_blue="extra gravity_assist black_market")
    assert len(s.shown_extras) == TOKENS - FIRST_EXTRA - 2
    assert all(sorted(table.extras[0]) == sorted(s.extras[0]) for table in imagined(s, 1))
    hand = next(piece for piece in GAME.record.layout if piece.name == "hand")
    assert hand.hidden(s, 1) == 0 and hand.hidden(screened(light_blue="extra gravity_assist"), 1) == 1


def exploring() -> Interstellar:
    s = screened(light_blue="fuel 30, satellite 9.3")
    s.satellite[0] = Space(s.satellite[0] - 5)
    return play(saving(s), "token:travel", "salvation:satellite")


def pending(facts: str, *atoms: str) -> Interstellar:
    return play(act(screened(light_blue=facts)), *atoms)


PENDING: dict[str, Callable[[], Interstellar]] = {
    "PayCubes": lambda: pending("cubes 1 red 1 blue", "token:research", "technology:drill_1"),
    "LoadFuel": lambda: pending("fuel 30, prestige 0", "token:travel", "planet:neptune"),
    "LoadBuildings": lambda: pending("fuel 30, prestige 0, reserve drill", "token:travel", "planet:neptune"),
    "Recruit": lambda: pending("fuel 30, extra recruitment", "token:recruitment"),
    "Explore": exploring,
    "SellAmount": lambda: pending("cubes 5 purple 1 red", "token:market", "do:sell", "resource:purple"),
    "BuyAmount": lambda: play(
        act(market(screened(light_blue="fuel 30"), "5 purple 1 red")), "token:market", "do:buy", "resource:purple"
    ),
    "Research": lambda: pending("cubes 1 red", "token:research"),
    "Build": lambda: play(
        saving(projects(screened(light_blue="cubes 9 purple"))), "token:travel", "salvation:build_mechanism"
    ),
    "SaveSecond": lambda: play(
        saving(on_earth(screened(light_blue="cubes 2 purple, technology cryo_logistics"), "2 blue 1 purple")),
        "token:travel",
        "salvation:save_humanity",
        "humanity:blue",
    ),
    "Transmute": lambda: pending("cubes 2 red, extra transmutation", "token:transmutation", "resource:red"),
    "OmitCube": lambda: pending(
        "cubes 1 red 1 yellow, technology drill_1, extra crash_program", "token:crash_program", "technology:drill_2"
    ),
}
"""By the question: a table at which light blue is asked something that only a certain reserve allows."""


@pytest.mark.parametrize("name", PENDING)
def test_whatever_is_imagined_allows_what_is_being_decided(name: str) -> None:
    s = PENDING[name]()
    assert question(s) == name
    for table in imagined(s, 1, 60):
        assert table.offered, "nothing to decide"
        for atom in table.offered:
            on = table.clone()
            on.apply(atom)
            if question(on) == "LoadFuel":
                on.apply(on.offered[0])
            on.check()


def test_who_is_passed_over_shows_it() -> None:
    """Others conclude from it what is not in the box; so it cannot be taken back."""
    for facts, again in (("fuel 0", False), ("cubes 1 red", True)):
        match = Match(GAME, 2, 1, {"hidden_reserves": "on"})
        s = screened(light_blue=facts)
        match.state = act(s)
        match.play("token:research")
        assert match.may_undo(0) == again


# Conformance


@pytest.mark.parametrize(
    "check, players, stride",
    [
        ("keeps_secrets", 3, 240),
        pytest.param("keeps_secrets", 2, 60, marks=pytest.mark.long),
        pytest.param("keeps_secrets", 3, 60, marks=pytest.mark.long),
        ("deals_anew", 4, 20),
        ("keeps_notes_secret", 3, 20),
    ],
)
def test_games_with_hidden_reserves_keep_every_promise(check: str, players: int, stride: int) -> None:
    CHECKS[check](Case(GAME, players, 5 + players, {"hidden_reserves": "on"}, stride))


def test_the_words_of_the_option() -> None:
    for lang in LANGUAGES:
        for key in ("option-hidden_reserves", "value-hidden_reserves-off", "value-hidden_reserves-on"):
            assert speaker(GAME, lang).words(f"lobby-{key}")
