"""How long games last: about 6 to 9 rounds between bots that know what they do, see docs/tuning-interstellar.md."""

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.interstellar.rules.scoring import end_reached
from astrarium.games.interstellar.state import Interstellar
from astrarium.players.playing import player
from astrarium.players.seat import ask

INTERSTELLAR = game("interstellar")


def play(name: str, players: int, seed: int) -> Interstellar:
    """A finished game between players of that name."""
    s = INTERSTELLAR.begin(players, seed, {})
    assert isinstance(s, Interstellar)
    seats = [player(name) for _ in range(players)]
    streams = [seeded(seed, f"player{number}") for number in range(players)]
    while not s.over:
        s.apply(ask(seats[s.player], s, streams[s.player]))
    assert end_reached(s) and s.winners
    return s


@pytest.mark.rule("INT-3.2")
@pytest.mark.long
def test_a_game_between_greedy_players_lasts_six_to_nine_rounds() -> None:
    s = play("greedy", 2, 1)
    assert 6 <= s.round <= 9 and min(s.prestige) > 100 and s.arrivals


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_most_games_between_greedy_players_last_six_to_nine_rounds(players: int) -> None:
    rounds = [play("greedy", players, seed).round for seed in range(5)]
    assert min(rounds) >= 5 and max(rounds) <= 9 and sum(number >= 6 for number in rounds) >= 3


@pytest.mark.rule("INT-3.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_who_do_anything_are_stopped_by_the_sun_at_the_latest(players: int) -> None:
    assert 6 <= play("random", players, players).round <= 21
