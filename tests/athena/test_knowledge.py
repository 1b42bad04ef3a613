"""Who knows what. The ledger's list of hidden information; ATH-V.3."""

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.athena.components import RED_CELL, TOOLKIT
from astrarium.games.athena.printed_cards import PAIR_OF, PERIOD_OF, PLUS
from astrarium.games.athena.rules.cargo import DrawObject, drop_object
from astrarium.games.athena.state import Athena
from tables.athena import held, lay, new_game
from tables.playing import run, seen


def imagined(s: Athena, viewer: int = 0, number: int = 12) -> list[Athena]:
    rng = seeded(7, "imagine")
    found = [s.imagine(viewer, rng) for _ in range(number)]
    return [other for other in found if isinstance(other, Athena)]


def test_the_exploration_deck_is_dealt_anew_period_by_period() -> None:
    s = new_game(2, 3)
    tables = imagined(s)
    assert any(table.deck.cards != s.deck.cards for table in tables)
    for table in tables:
        assert [PERIOD_OF[card] for card in table.deck.cards] == [PERIOD_OF[card] for card in s.deck.cards]
        assert all(PLUS[card] for card in table.left_out)
        assert sorted([*table.deck.cards, *table.left_out]) == sorted([*s.deck.cards, *s.left_out])


def test_cards_left_out_may_be_thought_to_be_in() -> None:
    s = new_game(2, 3)
    assert any(set(table.left_out) != set(s.left_out) for table in imagined(s))


@pytest.mark.rule("ATH-B.1.5", "ATH-B.9.6")
def test_the_back_of_the_top_outcome_card_is_known() -> None:
    s = lay(outcomes="099 105")
    tables = imagined(s, number=30)
    assert {RED_CELL[table.outcomes.peek(0)] for table in tables} == {RED_CELL[s.outcomes.peek(0)]}
    assert len({table.outcomes.peek(0) for table in tables}) > 1, "the front is not"
    assert s.view(1)["outcomes"] == {"size": 12, "back": "1.low"}


def test_the_loot_deck_is_unknown_within_its_pairs() -> None:
    s = new_game(2, 3)
    tables = imagined(s)
    assert any(table.loot.cards != s.loot.cards for table in tables)
    for table in tables:
        assert [PAIR_OF[card] for card in table.loot.cards] == [PAIR_OF[card] for card in s.loot.cards]


def test_the_rest_of_the_automas_deck_is_unknown() -> None:
    s = new_game(1, 3)
    tables = imagined(s)
    assert any(table.actions.cards != s.actions.cards for table in tables)
    assert all(table.drawn == s.drawn for table in tables)


def test_objects_lie_open() -> None:
    s = run(lay(object_deck="mre"), DrawObject(Player(0)))
    assert seen(s, 1)["objects"]["red"] == seen(s, None)["objects"]["red"] == {"size": 1, "known": ["mre"]}
    assert all(held(table, "red") == ["mre"] for table in imagined(s, viewer=1))


@pytest.mark.rule("ATH-V.3")
def test_secret_objects_are_known_to_their_owner() -> None:
    s = run(lay(object_deck="mre", secret_objects=True), DrawObject(Player(0)))
    assert seen(s, 0)["objects"]["red"] == {"size": 1, "known": ["mre"]}
    assert seen(s, 1)["objects"]["red"] == seen(s, None)["objects"]["red"] == {"size": 1, "known": []}
    assert all(held(table, "red") == ["mre"] for table in imagined(s, viewer=0))
    assert any(held(table, "red") != ["mre"] for table in imagined(s, viewer=1))


@pytest.mark.rule("ATH-V.3")
def test_a_secret_object_is_shown_when_it_is_used() -> None:
    s = lay(objects={"red": "toolkit"}, secret_objects=True)
    drop_object(s, Player(0), TOOLKIT)
    assert s.view(1)["object_discard"] == ["toolkit"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_observation_has_a_name_for_every_number(players: int) -> None:
    athena = game("athena")
    names = athena.record.observation(players)
    assert len(set(names)) == len(names) == len(new_game(players, 2).observe(0))


def test_an_observation_tells_sides_from_the_viewers_place() -> None:
    s = lay(at={"red": "g05", "blue": "g09"})
    names = game("athena").record.observation(2)
    mine, other = names.index("me.at"), names.index("side1.at")
    assert s.observe(0)[mine] == s.observe(1)[other] and s.observe(0)[other] == s.observe(1)[mine]
