"""Prices of several kinds, substitutes, portions, and things that must find room."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.text import Text
from astrarium.mechanisms.fitting import fits
from astrarium.mechanisms.payments import can_pay_all, lacks, pay_all
from astrarium.speed import build

PLAIN = pytest.mark.skipif(build() == "compiled", reason="a game is written against the plain kernel")


def test_a_price_of_several_kinds_is_paid_in_all_of_them_or_not_at_all() -> None:
    purse = [9, 9, 2, 1, 3]
    assert can_pay_all(purse, 2, [2, 0, 3]) and not can_pay_all(purse, 2, [2, 2, 0])
    pay_all(purse, 2, [2, 0, 3])
    assert purse == [9, 9, 0, 1, 0]
    with pytest.raises(ValueError, match="cannot pay"):
        pay_all(purse, 2, [0, 1, 1])
    assert purse == [9, 9, 0, 1, 0]
    assert lacks(4, Text("a"), Text("b"), "X-1").reason.args == {"price": Text("a"), "owned": Text("b")}


@given(st.lists(st.integers(0, 2), max_size=4), st.lists(st.integers(0, 7), max_size=5))
def test_things_fit_exactly_if_some_order_puts_each_into_a_box_of_its_own(things: list[int], boxes: list[int]) -> None:
    possible = any(
        all(box >> thing & 1 for thing, box in zip(things, order, strict=False))
        for order in permutations(boxes)
        if len(order) >= len(things)
    )
    assert fits([things.count(kind) for kind in range(3)], boxes) == possible


@PLAIN
def test_a_better_good_stands_for_a_worse_one_if_the_rest_can_still_be_paid() -> None:
    """Owed gold, silk and salt; gold twice and one salt are there, so gold pays for silk and salt for salt."""
    from tables.bazaar import GOOD_ATOM, Pay, bazaar

    s = bazaar("red", "blue")
    s.purse = [1, 0, 2, 0, 0, 0]
    s.push(Pay(0, (2, 1, 0)))
    s.advance()
    assert s.over and s.paid == [(2, 2), (1, 2), (0, 0)]
    s = bazaar("red", "blue")
    s.purse = [1, 1, 2, 0, 0, 0]
    s.push(Pay(0, (2, 1, 0)))
    s.advance()
    assert s.legal == (GOOD_ATOM + 1, GOOD_ATOM + 2), "silk is paid for with silk or with the gold that is left"
    s.apply(GOOD_ATOM + 2)
    assert s.legal == (GOOD_ATOM, GOOD_ATOM + 1)


@PLAIN
def test_nobody_is_offered_a_payment_that_leaves_the_rest_unpaid() -> None:
    from tables.bazaar import Pay, bazaar

    s = bazaar("red", "blue")
    s.purse = [1, 1, 0, 0, 0, 0]
    s.push(Pay(0, (0, 1)))
    s.advance()
    assert s.paid == [(0, 0), (1, 1)]


@PLAIN
def test_portions_are_chosen_kind_by_kind_within_what_is_left() -> None:
    """Two to four of 3 salt, 1 silk and 2 gold."""
    from tables.bazaar import AMOUNT_ATOM, Take, bazaar

    s = bazaar("red", "blue")
    s.purse = [3, 1, 2, 0, 0, 0]
    s.push(Take(1, ()))
    s.advance()
    assert s.player == 1 and s.legal == tuple(AMOUNT_ATOM + number for number in (0, 1, 2, 3))
    s.apply(AMOUNT_ATOM + 0)
    assert s.legal == (AMOUNT_ATOM, AMOUNT_ATOM + 1)
    s.apply(AMOUNT_ATOM + 1)
    assert s.legal == (AMOUNT_ATOM + 1, AMOUNT_ATOM + 2), "one more is needed"
    s.apply(AMOUNT_ATOM + 2)
    assert s.taken == [(0, 1, 2)]


@PLAIN
def test_what_is_settled_is_not_asked() -> None:
    from tables.bazaar import AMOUNT_ATOM, Take, bazaar

    s = bazaar("red", "blue")
    s.purse = [5, 0, 3, 0, 0, 0]
    s.push(Take(0, ()))
    s.advance()
    s.apply(AMOUNT_ATOM + 4)
    assert s.taken == [(4, 0, 0)]


@PLAIN
def test_where_too_few_are_left_it_is_all_of_them() -> None:
    from tables.bazaar import Take, bazaar

    s = bazaar("red", "blue")
    s.purse = [0, 1, 0, 0, 0, 0]
    s.push(Take(0, ()))
    s.advance()
    assert s.taken == [(0, 1, 0)]


@PLAIN
def test_a_price_that_cannot_be_paid_is_never_skipped() -> None:
    from astrarium.clockwork.step import Unpaid
    from tables.bazaar import Pay, bazaar

    s = bazaar("red", "blue")
    s.push(Pay(0, (1,)))
    with pytest.raises(Unpaid, match="nothing can pay Pay"):
        s.advance()
