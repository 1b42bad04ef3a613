"""Who sits where: every entrant in every seat alike, against everybody alike."""

from collections import Counter

import pytest

from astrarium import game
from astrarium.arena.schedule import Fixture, schedule, seats_for

TABLES = [(1, 4), (2, 2), (2, 3), (2, 4), (2, 6), (3, 3), (3, 4), (4, 4), (5, 4), (6, 4), (3, 6), (5, 6), (10, 4)]


def fixtures(entrants: int, seats: int, games: int, seed: int = 0) -> list[Fixture]:
    return schedule(list(range(entrants)), seats, games, seed)


def blocks_of(found: list[Fixture]) -> list[list[Fixture]]:
    blocks: dict[int, list[Fixture]] = {}
    for fixture in found:
        blocks.setdefault(fixture.block, []).append(fixture)
    return list(blocks.values())


@pytest.mark.parametrize(("entrants", "seats"), TABLES)
def test_everyone_sits_equally_often_in_every_seat(entrants: int, seats: int) -> None:
    for games in (1, 50, 333):
        found = fixtures(entrants, seats, games)
        held = Counter((entrant, seat) for fixture in found for seat, entrant in enumerate(fixture.lineup))
        assert len(held) == entrants * seats
        assert set(held.values()) == {len(found) // entrants}


@pytest.mark.parametrize(("entrants", "seats"), TABLES)
def test_a_block_is_one_seed_played_once_in_every_rotation(entrants: int, seats: int) -> None:
    blocks = blocks_of(fixtures(entrants, seats, 100))
    for block in blocks:
        lineup = block[0].lineup
        rotations = {lineup[turn:] + lineup[:turn] for turn in range(seats)}
        assert len({fixture.seed for fixture in block}) == 1
        assert sorted(fixture.lineup for fixture in block) == sorted(rotations)
    assert len({block[0].seed for block in blocks}) == len(blocks)


def test_two_at_a_table_of_four_sit_side_by_side_and_crosswise() -> None:
    """Of the six ways to seat two and two, four are side by side."""
    lineups = Counter(fixture.lineup for fixture in fixtures(2, 4, 60))
    assert sorted(lineups) == [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)]
    assert set(lineups.values()) == {10}


def test_two_at_a_table_of_three_take_the_larger_part_in_turn() -> None:
    lineups = [fixture.lineup for fixture in fixtures(2, 3, 6)]
    assert sorted(lineups) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


def test_all_six_orders_of_four_come_equally_often() -> None:
    lineups = Counter(fixture.lineup for fixture in fixtures(4, 4, 240))
    assert len(lineups) == 24 and set(lineups.values()) == {10}


@pytest.mark.parametrize(("entrants", "games"), [(5, 20), (6, 120), (10, 400)])
def test_where_not_all_can_sit_everyone_meets_everyone_equally_often(entrants: int, games: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for fixture in fixtures(entrants, 4, games):
        assert len(set(fixture.lineup)) == 4
        met.update((one, other) for one in fixture.lineup for other in fixture.lineup if one < other)
    assert len(met) == entrants * (entrants - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(
    ("entrants", "seats", "wanted", "played"),
    [
        (1, 4, 10, 10),
        (2, 2, 9, 10),
        (2, 3, 7, 12),
        (3, 4, 1, 12),
        (4, 4, 1000, 1000),
        (4, 4, 1001, 1004),
        (6, 4, 1, 24),
    ],
)
def test_games_are_rounded_up_to_whole_rounds(entrants: int, seats: int, wanted: int, played: int) -> None:
    assert len(fixtures(entrants, seats, wanted)) == played


def test_more_games_begin_with_the_same_games() -> None:
    assert fixtures(6, 4, 500)[: len(fixtures(6, 4, 100))] == fixtures(6, 4, 100)
    assert [fixture.number for fixture in fixtures(6, 4, 100)] == list(range(len(fixtures(6, 4, 100))))


def test_runs_of_different_seeds_have_no_deal_in_common() -> None:
    one, other = ({fixture.seed for fixture in fixtures(2, 4, 1000, seed)} for seed in (1, 2))
    assert not one & other


@pytest.mark.parametrize("kinds", [[0, 0], [0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 0, 1]])
def test_the_same_programs_never_play_the_same_game_twice(kinds: list[int]) -> None:
    """Rotating them would deal the same cards to the same programs; such games get a seed of their own."""
    found = schedule(kinds, len(kinds), 96, 0)
    games = {(fixture.seed, tuple(kinds[entrant] for entrant in fixture.lineup)) for fixture in found}
    assert len(games) == len(found) == 96
    held = Counter((entrant, seat) for fixture in found for seat, entrant in enumerate(fixture.lineup))
    assert set(held.values()) == {96 // len(kinds)}


@pytest.mark.parametrize(
    ("key", "entrants", "wanted", "seats"),
    [
        ("expanse", 2, None, 2),
        ("expanse", 1, None, 4),
        ("expanse", 7, None, 4),
        ("cosmic", 2, None, 3),
        ("cosmic", 2, 6, 6),
    ],
)
def test_seats_follow_the_entrants_as_far_as_the_game_allows(
    key: str, entrants: int, wanted: int | None, seats: int
) -> None:
    assert seats_for(game(key), entrants, wanted) == seats


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="seats must be from 2 to 4, not 5"):
        seats_for(game("expanse"), 2, 5)
