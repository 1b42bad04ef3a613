"""Room on a convoy. ATH-B.2.9"""

import random

import pytest

from astrarium.games.athena.pieces import TOKENS
from astrarium.games.athena.rules.room import DIGIT, SORTS, excess, neighbours


def digits(numbers: list[int]) -> int:
    return sum(number << DIGIT * place for place, number in enumerate(numbers))


def by_every_set(wanted: list[int], room: list[int]) -> int:
    """How many tokens have no box by Hall's theorem: for some set of kinds, too few boxes take any of them."""
    return max(
        sum(wanted[kind] for kind in range(TOKENS) if kinds >> kind & 1)
        - sum(room[sort] for sort, takes in enumerate(SORTS) if takes & kinds)
        for kinds in range(1 << TOKENS)
    )


@pytest.mark.rule("ATH-B.2.9")
def test_no_token_is_left_over_for_which_there_would_be_a_box() -> None:
    chance = random.Random(9)
    left_over = 0
    for _ in range(3000):
        wanted = [chance.choice((0, 0, 1, 1, 3)) for _ in range(TOKENS)]
        room = [chance.choice((0, 1, 1, 3)) for _ in SORTS]
        over = excess(digits(wanted), digits(room))
        assert over == by_every_set(wanted, room)
        left_over += over > 0
    assert 500 < left_over < 2500


def test_kinds_with_a_gap_between_them_are_no_neighbours() -> None:
    assert neighbours(0b001110)
    assert not neighbours(0b001010)
