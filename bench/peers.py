"""How fast other Python board-game simulators play at random, on one core.

A *move* is an action of a player. A *decision* is a move for which that player had at least two legal options;
Astrarium counts the same way. Dice and deals are sampled, and counted as neither. Only whole games count. Each peer is
driven the quickest way that its Python interface offers. Clones are taken at every move of whole games; python-chess
copies the board without its move stack, as searches do, which is some 200 times quicker than with it.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

# Bridge would by default solve the deal instead of playing it, which is not a matter of simulation speed.
OPEN_SPIEL_GAMES = {
    "tic_tac_toe": "tic_tac_toe",
    "connect_four": "connect_four",
    "backgammon": "backgammon",
    "chess": "chess",
    "go": "go",
    "hearts": "hearts",
    "gin_rummy": "gin_rummy",
    "bridge": "bridge(use_double_dummy_result=false)",
}
PLAYING_SHARE = 0.8
CLONES_PER_MOVE = 5
SEED = 7


class Played(NamedTuple):
    decisions: int
    moves: int


# Called at every move with the peer's own way to copy the game.
Visit = Callable[[Callable[[], Any]], None]
PlayGame = Callable[[Visit | None], Played]


def catanatron() -> dict[str, PlayGame]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def play(visit: Visit | None) -> Played:
        game = Game([RandomPlayer(color) for color in Color], seed=random.randrange(1, 2**32))
        decisions = moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if visit:
                visit(game.copy)
            options = game.state.playable_actions
            moves += 1
            decisions += len(options) > 1
            game.execute(options[int(random.random() * len(options))], validate_action=False)
        return Played(decisions, moves)

    return {"catanatron": play}


def python_chess() -> dict[str, PlayGame]:
    import chess

    def play(visit: Visit | None) -> Played:
        board = chess.Board()
        decisions = moves = 0
        # Board.is_game_over() would list the legal moves a second time.
        while (options := list(board.legal_moves)) and not (
            board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
        ):
            if visit:
                visit(partial(board.copy, stack=False))
            moves += 1
            decisions += len(options) > 1
            board.push(options[int(random.random() * len(options))])
        return Played(decisions, moves)

    return {"python-chess": play}


def open_spiel() -> dict[str, PlayGame]:
    import pyspiel

    games = {}
    for name, settings in OPEN_SPIEL_GAMES.items():
        try:
            games[f"open_spiel/{name}"] = open_spiel_game(pyspiel, settings)
        except pyspiel.SpielError:
            print(f"peers: open_spiel/{name} skipped, this build of it does not load", file=sys.stderr)
    return games


def open_spiel_game(pyspiel: ModuleType, settings: str) -> PlayGame:
    game = pyspiel.load_game(settings)

    def play(visit: Visit | None) -> Played:
        state = game.new_initial_state()
        decisions = moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random.random())[0])
                continue
            if visit:
                visit(state.clone)
            options = state.legal_actions()
            moves += 1
            decisions += len(options) > 1
            state.apply_action(options[int(random.random() * len(options))])
        return Played(decisions, moves)

    return play


PEERS = {"catanatron": catanatron, "chess": python_chess, "open_spiel": open_spiel}


def speed(play: PlayGame, seconds: float) -> dict[str, float]:
    games = decisions = moves = 0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds or not games:
        played = play(None)
        games += 1
        decisions += played.decisions
        moves += played.moves
    return {"decisions_per_s": decisions / elapsed, "moves_per_s": moves / elapsed, "games_per_s": games / elapsed}


def clone_us(play: PlayGame, seconds: float) -> float:
    clones = 0
    spent = 0.0

    def visit(clone: Callable[[], Any]) -> None:
        nonlocal clones, spent
        begin = perf_counter()
        for _ in range(CLONES_PER_MOVE):
            clone()
        spent += perf_counter() - begin
        clones += CLONES_PER_MOVE

    deadline = perf_counter() + seconds
    while perf_counter() < deadline or not clones:
        play(visit)
    return spent / clones * 1e6


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Play every peer that is installed for about so many seconds each; the last game begun is finished."""
    results = {}
    for package, peers in PEERS.items():
        try:
            games = peers()
        except ImportError:
            print(f"peers: {package} skipped, it is not installed: pip install {package}", file=sys.stderr)
            continue
        for name, play in games.items():
            random.seed(SEED)
            play(None)  # the first game also fills caches
            results[name] = speed(play, seconds * PLAYING_SHARE)
            results[name]["clone_us"] = clone_us(play, seconds * (1 - PLAYING_SHARE))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of other simulators, on one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each peer (default: 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    results = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(results))
        return
    print(f"{'peer':26}{'decisions/s':>12}{'moves/s':>12}{'games/s':>12}{'clone µs':>12}")
    for name, r in results.items():
        print(
            f"{name:26}{r['decisions_per_s']:12,.0f}{r['moves_per_s']:12,.0f}"
            f"{r['games_per_s']:12,.1f}{r['clone_us']:12,.1f}"
        )


if __name__ == "__main__":
    main()
