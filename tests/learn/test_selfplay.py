"""Games of a net against itself, and what is learned from them."""

from __future__ import annotations

import numpy as np
import pytest

from astrarium import game
from astrarium.learn.selfplay import SelfPlay, drawn, ends_of, targets
from astrarium.players.outlook import Outlook
from astrarium.players.playing import play_out
from astrarium.players.random import Random
from learn.learners import after_random_play, ignorant

THOUGHTS = np.array([[0.1, -0.1], [0.3, -0.3], [0.5, -0.5]], np.float32)
ENDS = np.array([1.0, -1.0], np.float32)


def test_with_full_trust_every_moment_learns_how_the_game_ended() -> None:
    assert (targets(THOUGHTS, ENDS, 1.0) == ENDS).all()


def test_without_trust_every_moment_learns_what_was_thought_next() -> None:
    assert targets(THOUGHTS, ENDS, 0.0).tolist() == [*THOUGHTS[1:].tolist(), ENDS.tolist()]


def test_with_some_trust_it_learns_a_bit_of_everything_later() -> None:
    """The last moment 1; the one before 0.5 * 0.5 + 0.5 * 1; the first 0.5 * 0.3 + 0.5 * 0.75."""
    assert targets(THOUGHTS, ENDS, 0.5)[:, 0] == pytest.approx([0.525, 0.75, 1.0])


def test_cold_takes_the_best_and_hot_takes_anything() -> None:
    worths = np.array([0.1, 0.3, 0.2], np.float32)
    chance = np.random.default_rng(1)
    assert {drawn(worths, 0.0, chance) for _ in range(50)} == {1}
    counts = np.bincount([drawn(worths, 0.1, chance) for _ in range(3000)])
    assert counts[1] / counts[2] == pytest.approx(np.e, rel=0.2)
    assert counts[2] / counts[0] == pytest.approx(np.e, rel=0.2)


@pytest.mark.parametrize(("key", "players"), [("expanse", 2), ("athena", 3)])
def test_the_same_seed_gives_the_same_lesson(key: str, players: int) -> None:
    one, other = (SelfPlay(ignorant(key, players), 4, {}, 2).play(1, 0.5) for _ in range(2))
    assert (one.rows == other.rows).all() and (one.worths == other.worths).all()
    assert len(one.rows) == len(one.worths) > 50


def test_what_one_player_wins_the_others_lose() -> None:
    """A row for each player of a moment; with full trust their worths add up to nothing."""
    lesson = SelfPlay(ignorant(), 4, {}, 2).play(1, 0.5, trust=1.0)
    assert np.abs(lesson.worths.reshape(-1, 2).sum(axis=1)).max() == pytest.approx(0)
    assert np.abs(lesson.worths).max() > 0


def test_a_clear_win_is_worth_more_than_a_narrow_one() -> None:
    ends = [play_out(game("expanse"), [Random(), Random()], seed, {}) for seed in range(6)]
    leads = [abs(end.scores[0] - end.scores[1]) / (sum(end.scores) + 1) for end in ends if len(end.winners) == 1]
    worths = [ends_of(end)[end.winners[0]] for end in ends if len(end.winners) == 1]
    assert len(worths) > 3 and 0.5 <= min(worths) < max(worths) <= 1
    assert [worths.index(worth) for worth in sorted(worths)] == [leads.index(lead) for lead in sorted(leads)]


def test_an_outlook_has_what_the_player_sees_after_each_option() -> None:
    state = after_random_play("expanse", 2, 3, 30)
    outlook = Outlook(state.game, 2)
    outlook.look(state, state.player, state.offered, 0)
    rows = np.frombuffer(outlook.seen, np.int16).reshape(-1, outlook.width)
    assert outlook.starts == list(range(len(state.offered)))
    for atom, row in zip(state.offered, rows, strict=True):
        after = state.clone()
        after.apply(atom)
        assert row.tolist() == after.observe(state.player)


def test_a_move_in_progress_is_completed_in_several_ways() -> None:
    """With looks enough no row stands in the middle of a move, and an option that begins one has several rows."""
    state = after_random_play("expanse", 2, 3, 30)
    outlook = Outlook(state.game, 2)
    outlook.look(state, state.player, state.offered, 0)
    few = outlook.rows
    outlook.clear()
    outlook.look(state, state.player, state.offered, 2000)
    assert outlook.rows > few
    assert len(outlook.starts) == len(state.offered)
    assert outlook.starts == sorted(set(outlook.starts))
