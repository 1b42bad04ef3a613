"""The player who decides by a network: fair, deterministic, at home in the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import game
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import entrants_from
from astrarium.arena.playing import Hall
from astrarium.clockwork.chance import seeded
from astrarium.learn.net import load_net
from astrarium.learn.player import PACKED, NetPlayer
from astrarium.learn.specs import heated, introduce, player_of
from astrarium.players.playing import play_out, player
from astrarium.players.random import Random
from astrarium.players.seat import ask
from learn.learners import ALIKE, after_random_play, saved, seat_of


@pytest.mark.parametrize("key", ALIKE)
def test_it_plays_every_game_at_tables_of_any_size(key: str, tmp_path: Path) -> None:
    bot = player_of(f"net:{saved(tmp_path, key)}")
    for players in (max(2, game(key).least), game(key).most):
        state = after_random_play(key, players, 5, 20)
        for number in range(4):
            if not state.over:
                state.apply(ask(bot, state, seeded(number, "bot")))


@pytest.mark.parametrize(("key", "players"), [("expanse", 2), ("cosmic", 3), ("parsec", 2)])
def test_what_is_hidden_makes_no_difference(key: str, players: int, tmp_path: Path) -> None:
    """Two tables that look the same from the seat: the same opinion of every option."""
    state = after_random_play(key, players, 4, 25)
    other = state.imagine(state.player, seeded(1, "elsewhere"))
    assert other.to_json() != state.to_json()
    bot = NetPlayer(saved(tmp_path, key))
    assert bot.decide(seat_of(state)) == bot.decide(seat_of(other, seed=9))


def test_with_heat_it_also_takes_lesser_options(tmp_path: Path) -> None:
    path = saved(tmp_path)
    state = after_random_play("expanse", 2, 3, 30)
    best = NetPlayer(path).decide(seat_of(state))
    seats = [seat_of(state, seed) for seed in range(30)]
    warm = [player_of(f"net:{path}@2.5").decide(seat) for seat in seats]
    cold = [player_of(f"net:{path}@0.0001").decide(seat) for seat in seats]
    assert set(cold) == {best}
    assert len(set(warm)) > 1 and set(warm) <= set(state.offered)
    assert heated("runs/a@b.npz") == ("runs/a@b.npz", 0.0)


def test_it_enters_the_arena_beside_others(tmp_path: Path) -> None:
    path = saved(tmp_path)
    entrants = tuple(entrants_from([f"learned=net:{path}", "random"]))
    contest = Contest("expanse", entrants, 2, 2, seed=3)
    contest.check()
    games = [Hall(contest).play(contest.fixtures()).games for _ in range(2)]
    assert [played.scores for played in games[0]] == [played.scores for played in games[1]]
    assert {sum(played.shares) for played in games[0]} == {1.0}


def test_a_network_of_another_table_is_refused_before_the_first_game(tmp_path: Path) -> None:
    entrants = tuple(entrants_from([f"net:{saved(tmp_path, seats=2)}", "random", "greedy"]))
    with pytest.raises(ValueError, match="learned expanse for at most 2; this is expanse for 3"):
        Contest("expanse", entrants, 3, 6).check()
    with pytest.raises(ValueError, match="no network comes with chess"):
        introduce(player_of("net"), "chess", 2)
    with pytest.raises(ValueError, match="cannot be read"):
        entrants_from(["net:nowhere.npz"])


@pytest.mark.parametrize("path", sorted(PACKED.glob("*.npz")), ids=lambda path: path.stem)
def test_the_networks_that_come_along_fit_their_games_and_beat_random(path: Path) -> None:
    net = load_net(path)
    assert path.stem == net.key
    assert path.stat().st_size < 3_000_000
    introduce(player_of("net"), net.key, net.shape.seats)
    players = max(2, game(net.key).least)
    won = 0
    for seed in range(4):
        seats = [player_of("net") if seat == seed % players else Random() for seat in range(players)]
        won += seed % players in play_out(game(net.key), seats, seed, game(net.key).brief).winners
    assert won >= 3


def test_a_player_of_its_own_is_still_found_by_name() -> None:
    assert player_of("mcts:20").name == player("mcts:20").name
    assert isinstance(player_of("net"), NetPlayer)
