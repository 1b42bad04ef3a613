"""Chance: the same numbers for ever, in plain and compiled builds, and evenly spread."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.chance import KEY_BYTES, LOW, MULTIPLIER, WORDS, KeyedRng, Rng, read_rng, seeded
from foreseeing import SIDES, foreseen

KEY = bytes(range(KEY_BYTES))
THROWN, AHEAD = 60, 10


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


# The keyed stream


def test_a_key_gives_these_numbers_for_ever() -> None:
    rng = KeyedRng(KEY)
    assert [rng.below(100) for _ in range(10)] == FIRST_OF_KEY
    assert rng.state == 10


FIRST_OF_KEY = [9, 62, 71, 82, 54, 44, 42, 41, 62, 98]


def test_keys_that_differ_in_one_bit_give_other_numbers() -> None:
    one, other = KeyedRng(KEY), KeyedRng(bytes([KEY[0] ^ 1, *KEY[1:]]))
    assert [one.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES), st.integers(1, WORDS))
def test_keyed_numbers_stay_below_their_bound(key: bytes, bound: int) -> None:
    rng = KeyedRng(key)
    for _ in range(50):
        assert 0 <= rng.below(bound) < bound


def test_words_that_would_favour_small_numbers_are_left_out() -> None:
    # Of 2**32 words the upper quarter is beyond the last whole round: about one in four is drawn in vain.
    rng = KeyedRng(KEY)
    for _ in range(3000):
        rng.below(3 * (WORDS >> 2))
    assert 3700 < rng.state < 4300


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_keyed_stream_is_cloned_and_written_wherever_it_stands(drawn: int) -> None:
    rng = KeyedRng(KEY)
    for _ in range(drawn):
        rng.below(8)
    twin, read = rng.clone(), read_rng(rng.to_json())
    ahead = [rng.below(8) for _ in range(40)]
    assert [twin.below(8) for _ in range(40)] == ahead
    assert [read.below(8) for _ in range(40)] == ahead


def test_a_split_stream_has_a_key_of_its_own() -> None:
    rng = KeyedRng(KEY)
    first, second = rng.split(), rng.split()
    assert isinstance(first, KeyedRng) and isinstance(second, KeyedRng)
    assert len({KEY, first.key, second.key}) == 3


@pytest.mark.parametrize(
    "written",
    ["7", None, True, -1, [], {}, {"key": KEY.hex()}, {"key": "00", "drawn": 0}, {"key": KEY.hex(), "drawn": -1}],
)
def test_what_is_no_stream_is_refused(written: object) -> None:
    with pytest.raises(ValueError):
        read_rng(written)


# Whoever sees the dice


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_dice_of_the_fast_stream_tell_those_to_come(seed: int) -> None:
    # This is why no table that people sit at draws from it, and it shows that the next test tests something.
    rng = seeded(seed, "rules")
    thrown = [rng.below(SIDES) for _ in range(THROWN)]
    assert foreseen(thrown, AHEAD) == [rng.below(SIDES) for _ in range(AHEAD)]


def test_dice_of_the_keyed_stream_tell_nothing() -> None:
    rng = KeyedRng(KEY)
    assert foreseen([rng.below(SIDES) for _ in range(THROWN)], AHEAD) is None


# A million of each

STREAMS = {"fast": seeded(1, "even"), "keyed": KeyedRng(KEY)}
MILLION = 1_000_000


def unevenness(counts: list[int]) -> float:
    """Chi-square of counts that should be equal."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@pytest.mark.long
@pytest.mark.parametrize(("sides", "most"), [(6, 25.7), (8, 29.9), (20, 50.8)])
@pytest.mark.parametrize("stream", STREAMS)
def test_a_million_dice_are_even(stream: str, sides: int, most: float) -> None:
    # Chance exceeds these once in 10,000 streams; these streams are always the same.
    rng = STREAMS[stream].clone()
    counts = [0] * sides
    for _ in range(MILLION):
        counts[rng.below(sides)] += 1
    assert unevenness(counts) < most


@pytest.mark.long
@pytest.mark.parametrize("stream", STREAMS)
def test_a_million_shuffles_are_even(stream: str) -> None:
    rng = STREAMS[stream].clone()
    counts = dict.fromkeys(permutations(range(5)), 0)
    for _ in range(MILLION):
        cards = [0, 1, 2, 3, 4]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    # 119 degrees of freedom: 184 is exceeded once in 10,000 streams.
    assert unevenness(list(counts.values())) < 184


@pytest.mark.long
@pytest.mark.parametrize("stream", STREAMS)
def test_where_a_card_comes_to_lie_does_not_depend_on_where_it_lay(stream: str) -> None:
    rng, size = STREAMS[stream].clone(), 60
    counts = [0] * (size * size)
    for _ in range(MILLION // size):
        cards = list(range(size))
        rng.shuffle(cards)
        for place, card in enumerate(cards):
            counts[card * size + place] += 1
    # 59 * 59 degrees of freedom; the mean is 3,481 and one in 10,000 exceeds 3,794.
    assert unevenness(counts) < 3794
