"""The Warp."""

import pytest

from tables.cosmic import A, Table
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-P1.1", "COS-P1.2")
def test_one_token_comes_back_from_the_warp() -> None:
    t = Table()
    t.to_warp(A, 3)
    turn(t, A)
    assert t.offers(A, "do:pass")
    t.say(A, t.planet_atom(A, 2))
    assert t.s.warp[A] == 2
