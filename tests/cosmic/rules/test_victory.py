"""Victory."""

import pytest

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-2.1", "COS-2.2", "COS-2.3")
def test_five_external_bases_win_at_once() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-2.4", "COS-2.5", "COS-22.1", "COS-22.2")
def test_a_shared_victory() -> None:
    """Golden case D-6."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
        t.put(C, t.planet(D, number), 1)
    t.challenge(A, B, offense_allies={C: 2}).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A, C]


@pytest.mark.rule("COS-2.9")
def test_victory_is_also_tested_at_the_start_of_a_challenge() -> None:
    t = Table()
    for number in (1, 2, 3, 4, 5):
        t.put(C, t.planet(B, number), 1)
    turn(t, A)
    assert t.s.over and t.s.winners == [C]
