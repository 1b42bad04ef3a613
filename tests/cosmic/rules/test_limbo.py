"""The limbo. COS-10"""

import pytest

from astrarium.games.cosmic.components import (
    DESTINY,
)
from astrarium.games.cosmic.rules.destiny import turn_card
from astrarium.games.cosmic.rules.turn import BeginTurn
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_variants import all_armed, goes_on


@pytest.mark.rule("COS-10.1", "COS-10.3", "COS-10.4", "COS-10.5", "COS-10.10", "COS-P9.4")
def test_the_limbo() -> None:
    """Golden case D-64."""
    t = Table(3, {"reverse_warp": "on"})
    s = t.s
    s.limbo_marker = s.home[B]
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).cards("attack_4", "attack_40").finish()
    section = s.home[B] * 3
    assert s.limbo[section : section + 3] == [3, 0, 2] and s.warp == [0, 0, 0]
    assert s.limbo_marker == s.home[C]
    turn_card(s, DESTINY.index(f"dest_{s.player_ids()[B]}_rev"))
    assert s.warp == [0, 0, 0]
    turn_card(s, DESTINY.index(f"dest_{s.player_ids()[B]}_1"))
    assert s.warp == [3, 0, 2] and sum(s.limbo) == 0


@pytest.mark.rule("COS-10.2", "COS-10.9")
def test_the_limbo_is_out_of_reach() -> None:
    t = Table(3, {"reverse_warp": "on"})
    t.s.limbo[t.s.home[A] * 3 + A] = 4
    t.to_warp(B, 1)
    t.s.lift(A, t.planet(A, 1), 4)
    t.settle()
    t.hand(C, "mobius_tubes")
    t.s.stack.clear()
    t.s.choice = None
    t.s.turn = B
    t.s.push(BeginTurn())
    t.s.advance()
    t.say(C, "card:mobius_tubes")
    assert sum(t.s.limbo) == 4 and t.s.warp[B] == 0


@pytest.mark.rule("COS-7.9", "COS-10.2")
def test_tokens_in_the_limbo_are_not_challenged() -> None:
    """B has more tokens out of play than C, but in the limbo."""
    t = all_armed({"colourless": "on", "reverse_warp": "on"})
    t.to_warp(C, 2)
    for _ in range(4):
        t.s.lift(B, t.planet(B, 1), 1)
    t.s.limbo[t.s.home[D] * 4 + B] += 4
    t.settle()
    t.turn(A, "cone_10").say(C, "amount:1")
    assert t.s.defender == C and t.s.in_warp


def limbo_table(options: dict[str, str] | None = None) -> Table:
    """Two tokens of D lie in every section of the limbo."""
    t = all_armed({"reverse_warp": "on"} | (options or {}))
    for player in range(4):
        t.s.lift(D, t.planet(D, player + 1), 2)
        t.s.limbo[t.s.home[player] * 4 + D] += 2
    t.settle()
    return t


def in_section(t: Table, player: int) -> int:
    return sum(t.s.limbo[t.s.home[player] * 4 : t.s.home[player] * 4 + 4])


@pytest.mark.rule("COS-7.10")
def test_a_colourless_cone_empties_the_section_of_its_challenge() -> None:
    t = limbo_table({"colourless": "on"})
    t.turn(A, "cone_03")
    assert t.s.defender == B and [in_section(t, player) for player in range(4)] == [2, 0, 2, 2]
    t = limbo_table({"colourless": "on"})
    t.to_warp(C, 1)
    t.turn(A, "cone_10")
    assert t.s.defender == C and [in_section(t, player) for player in range(4)] == [2, 2, 0, 2]


@pytest.mark.rule("COS-10.6")
def test_a_wild_card_empties_the_section_of_the_player_chosen() -> None:
    t = limbo_table()
    t.turn(A, "wild_normal")
    assert [in_section(t, player) for player in range(4)] == [2, 2, 2, 2]
    t.say(A, t.colour(C))
    assert [in_section(t, player) for player in range(4)] == [2, 2, 0, 2] and t.s.warp[D] == 2
    t = limbo_table()
    t.turn(A, "wild_reverse").say(A, t.colour(C))
    assert in_section(t, C) == 2, "a reverse cone moves nothing"


@pytest.mark.rule("COS-10.7")
def test_tokens_lost_by_an_effect_wait_for_the_end_of_the_challenge() -> None:
    t = all_armed({"reverse_warp": "on"})
    t.s.limbo_marker = t.s.home[C]
    t.hand(C, "plague")
    t.turn(A, f"dest_{t.s.player_ids()[B]}_1").say(C, "card:plague", t.colour(D))
    while t.s.player == D:
        t.step()
    assert t.s.pending[D] == 3 and t.s.warp[D] == 0 and sum(t.s.limbo) == 0
    while goes_on(t):
        assert t.s.pending[D] == 3
        t.step()
    assert t.s.limbo[t.s.home[C] * 4 + D] == 3 and t.s.limbo_marker == t.s.home[D]


@pytest.mark.rule("COS-10.8")
def test_a_redrawn_own_colour_empties_the_own_section() -> None:
    t = limbo_table()
    t.only(A, {t.planet(A, number): 5 for number in (1, 2, 3, 4)})
    own, other = (f"dest_{t.s.player_ids()[player]}_1" for player in (A, C))
    t.turn(A, own, other)
    assert in_section(t, A) == 0 and in_section(t, C) == 2
    t.say(A, "do:redraw")
    assert in_section(t, C) == 0 and t.s.warp[D] == 4
