"""Buying with Lucre. COS-11"""

import pytest

from astrarium.games.cosmic.state import OFF
from tables.cosmic import A
from tables.cosmic_lucre import WILD, rich


@pytest.mark.rule("COS-P1.5")
def test_without_a_base_bought_tokens_go_into_the_cone() -> None:
    t = rich([30, 0, 0, 0])
    t.only(A, {}, warp=7)
    t.turn(A, WILD).say(A, "do:cone")
    for number in (2, 3, 4):
        t.say(A, "price:lucre_token")
        assert t.s.force[OFF * 4 + A] == number
    assert not t.offers(A, "price:lucre_token"), "at most four in all"
