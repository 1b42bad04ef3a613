"""How far one is ahead, in the eyes of bots."""

from astrarium import game
from astrarium.clockwork.state import State
from astrarium.mechanisms.standings import WON, ahead, placed


def test_the_strongest_rival_counts_as_much_as_all_of_them_together() -> None:
    assert ahead([10, 6, 2], 0) == 4 * 10 - 2 * 6 - 2 * (6 + 2) // 2
    assert ahead([10, 6, 2], 2) == 4 * 2 - 2 * 10 - 2 * (10 + 6) // 2


def test_rivals_may_stand_below_nothing() -> None:
    assert ahead([-3, -5], 0) == 4 * -3 + 2 * 5 + 2 * 5


def test_who_is_alone_is_ahead_of_nobody() -> None:
    assert ahead([7], 0) == 28


def ended() -> State:
    """A game of The Expanse for three that is over, the second ahead and the first behind."""
    from astrarium.games.expanse.state import Expanse

    s = game("expanse").start(3, 1)
    assert isinstance(s, Expanse)
    s.points = [10, 30, 20]
    s.over = True
    return s


def test_the_second_place_is_worth_more_than_the_last_and_far_less_than_a_win() -> None:
    last, won, second = (placed(ended(), player) for player in range(3))
    assert last < second < 0 < won == WON
