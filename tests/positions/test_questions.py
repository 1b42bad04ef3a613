"""Who decides is told what about: the question with its attributes, and what the rules do after it."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from astrarium import game
from astrarium.check.sight import Sights, told_apart
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.positions.columns import columns_of
from astrarium.positions.questions import steps_known
from astrarium.positions.scribe import PlainScribe, digest, write_mask
from astrarium.speed import build


def told(s: State, player: int) -> dict[str, int]:
    names = game(s.key).record.observation(s.players)
    return dict(zip(names, s.observe(player), strict=True))


def spending() -> State:
    """A player of The Expanse has taken a card for its action points."""
    s: State = game("expanse").start(players=2, seed=3)
    rng = seeded(1, "spending")
    while type(s.choice).__name__ != "Spend":
        s.apply(rng.pick(list(s.legal)))
    return s


def test_a_view_says_what_is_asked() -> None:
    s = spending()
    decision: Any = s.view(s.player)["decision"]
    choice: Any = s.choice
    assert decision["about"]["left"] == choice.left
    assert s.view(s.player)["next"] == [game("expanse").record.encode_step(s, step) for step in s.stack[::-1]]


def test_an_observation_says_what_is_asked() -> None:
    s = spending()
    seen = told(s, s.player)
    choice: Any = s.choice
    record = game("expanse").record
    assert sorted(record.steps)[seen["question"]] == "Spend"
    assert seen["question.left"] == choice.left
    assert seen["question.player"] == 0
    assert seen["waiting"] == len(s.stack) + 1
    assert told(s, 1 - s.player)["question.player"] == 1


def test_less_action_points_look_different() -> None:
    s = spending()
    other = s.clone()
    choice: Any = s.choice
    other.ask(type(choice)(**{"player": s.player, "left": choice.left + 1}), s.offered)
    sights = Sights(game("expanse"))
    sights.look(s)
    sights.look(other)
    assert s.observe(s.player) != other.observe(s.player)


@pytest.mark.skipif(build() == "compiled", reason="compiled classes cannot be broken from outside")
def test_what_looks_the_same_and_is_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    s = spending()
    other = s.clone()
    other.turn += 1  # type: ignore[attr-defined]
    monkeypatch.setattr(type(game("expanse").record), "observe", lambda record, state, player: [0])
    sights = Sights(game("expanse"))
    sights.look(s)
    with pytest.raises(AssertionError, match="in Spend the same is seen where something else is known: turn"):
        sights.look(other)


def test_two_views_are_compared_by_what_they_tell() -> None:
    assert told_apart('{"a": 1, "b": 2}', '{"a": 1, "b": 3}') == "known: b (2 or 3)"


def test_of_a_secret_decision_of_another_only_who_decides_is_known() -> None:
    s: State = game("expanse").start(players=2, seed=3)
    rng = seeded(1, "secret")
    while not (s.choice is not None and s.choice.secret):
        s.apply(rng.pick(list(s.legal)))
    other = 1 - s.player
    view: Any = s.view(other)
    assert "about" not in view["decision"] and "about" in dict(s.view(s.player)["decision"])  # type: ignore[call-overload]
    step, whole = steps_known(s, other)[0]
    assert step is s.choice and not whole
    assert told(s, other)["question.player"] == 1


def test_tables_of_all_sizes_look_alike_where_seats_are_told_that_are_free() -> None:
    record = game("expanse").record
    names = [[column.name for column in record.columns(players, 4)] for players in (2, 3, 4)]
    assert names[0] == names[1] == names[2]
    s: State = game("expanse").start(players=2, seed=3)
    row = array("h", bytes(2 * len(names[0])))
    record.scribe(2, 4).write(s, 0, row, 0)
    seen = dict(zip(names[0], row, strict=True))
    assert seen["1.points"] >= 0 and seen["2.points"] == seen["3.points"] == -1


def test_the_plain_scribe_writes_where_it_is_told_to() -> None:
    s = spending()
    plan = game("expanse").record.plan(2)
    row = array("h", [7]) * (plan.width + 2)
    PlainScribe(plan).write(s, 0, row, 1)
    assert row[0] == 7 and row[-1] == 7 and row[1:-1].tolist() == s.observe(0)


def test_masks_are_written_where_they_belong() -> None:
    row = bytearray(b"\7" * 8)
    write_mask([0, 3], row, 2, 4)
    assert row == b"\7\7\1\0\0\1\7\7"


def test_a_digest_of_nothing_is_nothing_and_others_differ() -> None:
    assert digest([]) == [0, 0, 0]
    assert len({tuple(digest([one, other])) for one in range(50) for other in range(-1, 50)}) == 50 * 51


def test_an_observer_must_sit_at_the_table() -> None:
    s = spending()
    with pytest.raises(ValueError, match="player 2 does not sit at a table of 2"):
        s.observe(2)


def test_the_table_comes_first_and_then_the_question() -> None:
    record = game("expanse").record
    table = [column.name for column in columns_of(record.table, record.seen, 2)]
    names = record.observation(2)
    assert names[: len(table)] == table
    assert names[len(table) : len(table) + 2] == ["waiting", "question"]
    assert names[-3:] == ["rest.1", "rest.2", "rest.3"]
