"""Greedy expeditions go as the ledger expects: six rounds at most, people fed, a road driven, fame of many sources."""

from functools import cache

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.athena.pieces import ROUNDS
from astrarium.games.athena.roads import MAP_MOORINGS, MOORINGS, PARALLEL
from astrarium.games.athena.state import Athena
from astrarium.players.playing import play_out, player

SEEDS = range(3)
MAPS = pytest.mark.parametrize("map", ["alpha", pytest.param("gamma", marks=pytest.mark.long)])


@cache
def expeditions(map: str, players: int) -> list[Athena]:
    """Finished games between greedy players."""
    bots = [player("greedy") for _ in range(players)]
    ended = [play_out(game("athena"), bots, seed, {"map": map}) for seed in SEEDS]
    found = [s for s in ended if isinstance(s, Athena)]
    assert len(found) == len(ended)
    return found


def convoys(map: str, players: int) -> list[tuple[Athena, int]]:
    return [(s, side) for s in expeditions(map, players) for side in range(players)]


@pytest.mark.rule("ATH-B.10.2", "ATH-B.10.3", "ATH-B.10.4")
@MAPS
def test_a_game_ends_at_the_aurora_or_when_it_leaves(map: str) -> None:
    for s in expeditions(map, 2):
        assert s.round <= ROUNDS
        there = any(s.at_aurora(side) for side in s.all_sides())
        assert s.reached == there and (there or s.mooring == MOORINGS)


@MAPS
def test_convoys_come_most_of_the_way(map: str) -> None:
    driven = [PARALLEL[s.at[side]] for s, side in convoys(map, 2)]
    road = PARALLEL[MAP_MOORINGS[game("athena").start(2, map=map).map][MOORINGS]]
    assert sum(driven) > len(driven) * road * 6 // 10, "three fifths of it on average"


@pytest.mark.long
def test_fame_is_of_many_sources_and_of_no_fixed_size() -> None:
    parts = [s.fame_parts(Player(side)) for s, side in convoys("gamma", 2)]
    assert sum(any(part[source] > 0 for part in parts) for source in range(len(parts[0]))) >= 5
    totals = [sum(part) for part in parts]
    assert sum(totals) >= 4 * len(totals) and len(set(totals)) >= 3


@pytest.mark.long
def test_alone_the_player_keeps_up_with_the_automa() -> None:
    for s in expeditions("alpha", 1):
        assert s.points[0] > 0 and s.points[1] - s.points[0] < 20
        assert PARALLEL[s.at[1]] - PARALLEL[s.at[0]] < 12
