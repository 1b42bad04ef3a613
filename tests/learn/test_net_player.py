"""The player who decides by a net: fair, deterministic, at home in the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import game
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import entrants_from
from astrarium.arena.playing import Hall
from astrarium.clockwork.chance import seeded
from astrarium.games import KEYS
from astrarium.learn.exam import share_against
from astrarium.learn.judge import Judge
from astrarium.learn.net import load_net
from astrarium.learn.player import PACKED, NetPlayer
from astrarium.learn.specs import introduce, player_of
from astrarium.players.playing import player
from astrarium.players.random import Random
from astrarium.players.seat import ask
from learn.learners import after_random_play, ignorant, saved, seat_of


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_every_game(key: str, tmp_path: Path) -> None:
    players = max(2, game(key).least)
    bot = player_of(f"net:{saved(tmp_path, key, players)}")
    state = after_random_play(key, players, 5, 20)
    for number in range(6):
        if not state.over:
            state.apply(ask(bot, state, seeded(number, "bot")))


@pytest.mark.parametrize(("key", "players"), [("expanse", 2), ("cosmic", 3), ("parsec", 2)])
def test_what_is_hidden_makes_no_difference(key: str, players: int) -> None:
    """Two tables that look the same from the seat, and the same chance: the same opinion of every option."""
    state = after_random_play(key, players, 4, 25)
    other = state.imagine(state.player, seeded(1, "elsewhere"))
    assert other.to_json() != state.to_json()
    judge = Judge(ignorant(key, players), 2, 20)
    options, worths = judge.weigh([seat_of(state)])[0]
    again, same = judge.weigh([seat_of(other)])[0]
    assert options == again
    assert worths.tolist() == same.tolist()


def test_thinking_changes_nothing_at_the_seat() -> None:
    seat = seat_of(after_random_play("expanse", 2, 1, 40))
    before = seat.position.to_json()
    Judge(ignorant(), 2, 20).weigh([seat])
    assert seat.position.to_json() == before


def test_many_seats_are_weighed_as_each_would_be_alone() -> None:
    judge = Judge(ignorant(), 2, 20)
    states = [after_random_play("expanse", 2, seed, 30) for seed in range(3)]
    together = judge.weigh([seat_of(state) for state in states])
    for state, (options, worths) in zip(states, together, strict=True):
        alone = judge.weigh([seat_of(state)])[0]
        assert options == alone.options
        assert worths.tolist() == pytest.approx(alone.worths.tolist(), abs=1e-5)


def test_it_takes_a_certain_win() -> None:
    """The holder of the Rocinante decides last in Final Scoring: to pass would lose, some other options win."""
    from tables import expanse as t

    s = t.lay(
        cubes={"titan": "UN 1, MCR 1", "rhea": "MCR 1"},
        points={"UN": 30, "MCR": 30, "OPA": 0, "PG": 0},
        kept={"UN": "slingshot_racing"},
        rocinante="UN vesta",
    )
    t.begin_final(s)
    judge = Judge(ignorant("expanse", 4), 1, 200)
    player = s.player
    while not s.over:
        options, worths = judge.weigh([seat_of(s)])[0]
        s.apply(options[int(worths.argmax())])
    assert s.winners == [player]


def test_it_enters_the_arena_beside_others(tmp_path: Path) -> None:
    path = saved(tmp_path)
    entrants = tuple(entrants_from([f"learned=net:{path}", "random"]))
    contest = Contest("expanse", entrants, 2, 2, seed=3)
    contest.check()
    games = [Hall(contest).play(contest.fixtures()).games for _ in range(2)]
    assert [played.scores for played in games[0]] == [played.scores for played in games[1]]
    assert {sum(played.shares) for played in games[0]} == {1.0}


def test_a_net_of_another_table_is_refused_before_the_first_game(tmp_path: Path) -> None:
    entrants = tuple(entrants_from([f"net:{saved(tmp_path)}", "random", "greedy"]))
    with pytest.raises(ValueError, match="learned expanse for 2; this is expanse for 3"):
        Contest("expanse", entrants, 3, 6).check()
    with pytest.raises(ValueError, match="no net comes with cosmic for 5"):
        introduce(player_of("net"), "cosmic", 5)
    with pytest.raises(ValueError, match="cannot be read"):
        entrants_from(["net:nowhere.npz"])


@pytest.mark.parametrize("path", sorted(PACKED.glob("*.npz")), ids=lambda path: path.stem)
def test_the_nets_that_come_along_fit_their_games_and_beat_random(path: Path) -> None:
    net = load_net(path)
    assert path.stem == f"{net.key}-{net.players}"
    assert path.stat().st_size < 300_000
    introduce(player_of("net"), net.key, net.players)
    # Without completing moves it is quick, and good enough for random.
    assert share_against(Judge(net, 1, 0), Random(), 5, {}).share > 0.5


def test_a_player_of_its_own_is_still_found_by_name() -> None:
    assert player_of("mcts:20").name == player("mcts:20").name
    assert isinstance(player_of("net"), NetPlayer)
