"""How far one is ahead, in the eyes of bots."""

from astrarium.mechanisms.standings import ahead


def test_the_strongest_rival_counts_as_much_as_all_of_them_together() -> None:
    assert ahead([10, 6, 2], 0) == 4 * 10 - 2 * 6 - 2 * (6 + 2) // 2
    assert ahead([10, 6, 2], 2) == 4 * 2 - 2 * 10 - 2 * (10 + 6) // 2


def test_rivals_may_stand_below_nothing() -> None:
    assert ahead([-3, -5], 0) == 4 * -3 + 2 * 5 + 2 * 5


def test_who_is_alone_is_ahead_of_nobody() -> None:
    assert ahead([7], 0) == 28
