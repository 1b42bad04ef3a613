"""Players make offers that the other side would accept."""

from __future__ import annotations

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import PASS
from astrarium.players.greedy import Greedy
from astrarium.players.seat import Seat
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from tables.bazaar import GOOD_ATOM, Barter, Bazaar, Propose, bazaar


def decision(s: Bazaar) -> int:
    return Greedy().decide(Seat(s.player, s.offered.copy(), s, seeded(1, "bargain")))


def proposing(red: list[int], blue: list[int]) -> Bazaar:
    s = bazaar("red", "blue")
    s.purse = red + blue
    s.push(Propose(0))
    s.advance()
    return s


def test_an_offer_that_serves_both_is_made_and_accepted() -> None:
    s = proposing([0, 0, 1], [1, 1, 0])
    assert decision(s) == GOOD_ATOM + 1
    s.apply(GOOD_ATOM + 1)
    assert isinstance(s.choice, Barter)
    s.apply(decision(s))
    assert s.purse == [0, 1, 0, 1, 0, 1]


def test_an_offer_that_only_gives_away_is_not_made() -> None:
    """Blue has no silk, and salt is not worth the gold."""
    assert decision(proposing([0, 0, 1], [1, 0, 0])) == PASS
