"""Chance: the same numbers for ever, in plain and compiled builds, and evenly spread."""

from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.rng import LOW, MULTIPLIER, Rng, seeded


def test_a_seed_gives_these_numbers_for_ever() -> None:
    rng = seeded(7, "rules")
    assert [rng.below(100) for _ in range(10)] == FIRST_OF_SEED_7
    assert rng.state == STATE_AFTER_TEN


FIRST_OF_SEED_7 = [7, 30, 4, 80, 67, 73, 64, 52, 44, 71]
STATE_AFTER_TEN = 277795297320944240


def test_streams_of_one_seed_differ() -> None:
    rules, bots = seeded(7, "rules"), seeded(7, "bots")
    assert [rules.below(1000) for _ in range(8)] != [bots.below(1000) for _ in range(8)]


@given(st.integers(min_value=0), st.integers(1, 1000))
def test_numbers_stay_below_their_bound_and_the_state_in_a_machine_word(seed: int, bound: int) -> None:
    rng = seeded(seed, "test")
    for _ in range(50):
        assert 0 <= rng.below(bound) < bound
        assert 0 < rng.state < 2**60


def test_every_face_of_a_die_comes_up_about_equally_often() -> None:
    rng = seeded(1, "dice")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # Five degrees of freedom: chance exceeds 25 less than once in 5,000 streams.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25


def test_pairs_are_independent() -> None:
    rng = seeded(2, "pairs")
    counts = [0] * 64
    for _ in range(64_000):
        counts[rng.below(8) * 8 + rng.below(8)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 120


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    rng = seeded(3, "shuffle")
    orders = set()
    for _ in range(500):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        orders.add(tuple(items))
    assert len(orders) == 24


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(12345)
    twin = rng.clone()
    ahead = [rng.below(50) for _ in range(5)]
    assert [twin.below(50) for _ in range(5)] == ahead


def test_the_modulus_is_a_safe_prime_so_the_period_is_long() -> None:
    modulus = MULTIPLIER * (LOW + 1) - 1
    half = (modulus - 1) // 2
    assert all(pow(base, modulus - 1, modulus) == 1 for base in (2, 3, 5, 7, 11, 13))
    assert all(pow(base, half - 1, half) == 1 for base in (2, 3, 5, 7, 11, 13))
