"""Games end within the bound that the ledger sets, whoever plays them: PAR-22.2, 23.1."""

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.state import Parsec
from astrarium.players.playing import player
from astrarium.players.seat import ask

PARSEC = game("parsec")
VARIANTS = [
    (2, {"two_player_wide": "on"}),
    (3, {"absolute": "on"}),
    (4, {"no_factions": "on"}),
    (5, {"simple_combat": "on"}),
    (4, {"alliances": "2-2"}),
    (6, {"alliances": "3-3"}),
    (6, {"alliances": "2-2-2"}),
    (2, {"timed": "10"}),
    (3, {"timed": "15"}),
    (4, {"timed": "20"}),
    (5, {"timed": "25"}),
    (6, {"timed": "30"}),
    (2, {"two_player_wide": "on", "absolute": "on", "no_factions": "on", "simple_combat": "on"}),
    (6, {"alliances": "2-2-2", "absolute": "on", "no_factions": "on", "simple_combat": "on", "timed": "30"}),
]
GAMES: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(2, 7)] + VARIANTS


def names(value: object) -> str:
    """How a case is called in a report."""
    return (
        " ".join(f"{key}={word}" for key, word in value.items()) or "plain" if isinstance(value, dict) else str(value)
    )


def play(name: str, players: int, options: dict[str, str], seed: int) -> tuple[Parsec, int]:
    """A finished game between players of that name, and how many decisions it took."""
    state = PARSEC.begin(players, seed, options)
    seats = [player(name) for _ in range(players)]
    streams = [seeded(seed, f"player{number}") for number in range(players)]
    decisions = 0
    bound = PARSEC.bound_for(players, options)
    while not state.over:
        assert decisions < bound, f"no end after {decisions} decisions"
        state.apply(ask(seats[state.player], state, streams[state.player]))
        decisions += 1
    assert isinstance(state, Parsec)
    return state, decisions


def ends(name: str, players: int, options: dict[str, str]) -> None:
    state, decisions = play(name, players, options, players)
    assert state.winners and state.round <= state.limit
    assert state.limit == int(options.get("timed", 150))
    assert players < decisions < PARSEC.bound_for(players, options)


@pytest.mark.rule("PAR-23.1")
@pytest.mark.rule("PAR-22.2")
@pytest.mark.parametrize(("players", "options"), GAMES, ids=names)
def test_random_games_end_within_the_bound(players: int, options: dict[str, str]) -> None:
    ends("random", players, options)


@pytest.mark.rule("PAR-23.1")
def test_a_greedy_game_ends_within_the_bound() -> None:
    ends("greedy", 2, {"timed": "10"})


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAMES, ids=names)
def test_greedy_games_end_within_the_bound(players: int, options: dict[str, str]) -> None:
    ends("greedy", players, options)


def test_the_bound_grows_with_players_and_rounds() -> None:
    bounds = [PARSEC.bound_for(players, {}) for players in range(2, 7)]
    assert bounds == sorted(set(bounds)) and PARSEC.bound_for(4, {"timed": "10"}) < bounds[2]
