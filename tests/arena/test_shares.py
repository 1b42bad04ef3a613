"""Shares of the wins: intervals that know which games hang together."""

import pytest

from astrarium.arena.ratings import rate
from astrarium.arena.shares import Block, share_of, sign_test, student, wilson
from astrarium.clockwork.chance import Rng, seeded


def test_the_interval_of_independent_games_is_wilsons() -> None:
    """8 of 10, as in the textbooks."""
    found = share_of([Block(1.0, 1, 1)] * 8 + [Block(0.0, 1, 1)] * 2)
    assert found == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_few_blocks_are_weighed_by_students_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.04)


def test_games_that_always_go_alike_count_as_one() -> None:
    """Forty games, but only ten deals, and each deal always goes the same way."""
    found = share_of([Block(4.0, 4, 4)] * 5 + [Block(0.0, 4, 4)] * 5)
    assert found.high - found.low >= 0.95 * (wilson(0.5, 10).high - wilson(0.5, 10).low)


def test_where_the_seat_decides_most_games_pairing_tells_more_than_as_many_single_games() -> None:
    paired = share_of([Block(1.0, 2, 2)] * 80 + [Block(2.0, 2, 2)] * 15 + [Block(0.0, 2, 2)] * 5)
    single = wilson(0.55, 200)
    assert paired.share == pytest.approx(0.55)
    assert paired.low > 0.5 > single.low


def test_who_won_every_game_may_still_lose_one() -> None:
    assert share_of([Block(4.0, 4, 4)] * 25) == wilson(1.0, 25)
    assert share_of([Block(0.0, 4, 4)] * 25).high == pytest.approx(0.1332, abs=1e-4)


def test_more_seats_in_some_blocks_are_no_variation() -> None:
    """Two of three seats and two thirds of the wins, one of three and one third: as even as can be."""
    found = share_of([Block(2.0, 3, 6), Block(1.0, 3, 3)] * 20)
    assert found.share == 0.5
    assert found == wilson(0.5, 40)


def test_a_single_block_says_little() -> None:
    assert share_of([Block(3.0, 4, 4)]).low < 0.2


@pytest.mark.parametrize("seat_matters", [0, 35])
@pytest.mark.parametrize("share", [30, 50, 85])
@pytest.mark.parametrize("blocks", [10, 60])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(share: int, blocks: int, seat_matters: int) -> None:
    """Two rotations of each deal, in which the seat and the deal matter more or less."""
    rng = seeded(blocks, "coverage")
    trials = 1000
    truth = sum(chances(share, seat_matters)) / 200
    held = 0
    for _ in range(trials):
        found = share_of([deal(rng, share, seat_matters) for _ in range(blocks)])
        held += found.low <= truth <= found.high
    assert held / trials >= 0.92


def deal(rng: Rng, share: int, seat_matters: int) -> Block:
    wins = sum(rng.below(100) < chance for chance in chances(share, seat_matters))
    return Block(float(wins), 2, 2)


def chances(share: int, seat_matters: int) -> tuple[int, int]:
    return min(100, share + seat_matters), max(0, share - seat_matters)


@pytest.mark.parametrize(
    ("won", "lost", "chance"), [(0, 0, 1), (5, 0, 0.0625), (0, 5, 0.0625), (8, 2, 0.109375), (50, 50, 1)]
)
def test_the_sign_test_is_exact_and_two_sided(won: int, lost: int, chance: float) -> None:
    assert sign_test(won, lost) == pytest.approx(chance)


# Ratings


def test_whoever_wins_is_rated_higher_with_less_doubt_as_games_go_on() -> None:
    few, many = (rate(2, [((0, 1), [1, 2]), ((1, 0), [2, 1])] * times) for times in (2, 20))
    assert few[0].rating > 25 > few[1].rating
    assert many[0].rating > few[0].rating and many[0].uncertainty < few[0].uncertainty


def test_the_order_of_all_places_counts_not_only_the_win() -> None:
    rated = rate(3, [((0, 1, 2), [1, 2, 3])] * 10)
    assert rated[0].rating > rated[1].rating > rated[2].rating


def test_who_always_ties_stays_level() -> None:
    assert {round(found.rating, 9) for found in rate(3, [((0, 1, 2), [1, 1, 1])] * 10)} == {25.0}


def test_who_plays_only_against_himself_stays_where_he_was() -> None:
    (alone,) = rate(1, [((0, 0, 0, 0), [3, 1, 2, 4])] * 50)
    assert alone.rating == pytest.approx(25)


def test_every_seat_of_an_entrant_counts() -> None:
    """First and second in every game says more than first and third."""
    clear = rate(2, [((0, 1, 0, 1), [1, 3, 2, 4])] * 10)
    close = rate(2, [((0, 1, 0, 1), [1, 2, 3, 4])] * 10)
    assert clear[0].rating > close[0].rating > 25 > close[1].rating > clear[1].rating
