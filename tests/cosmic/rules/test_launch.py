"""The launch."""

import pytest

from astrarium.games.cosmic.atoms import ATOMS
from tables.cosmic import A, B, Table, colour_card
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-P3.1", "COS-P3.3", "COS-P3.4", "COS-P3.6")
def test_one_to_four_tokens_from_any_bases() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_5")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3))
    assert [ATOMS.names[atom] for atom in t.s.offered] == [f"amount:{number}" for number in (1, 2, 3, 4)]
    t.say(A, "amount:3", t.planet_atom(A, 1), t.planet_atom(A, 1), t.planet_atom(A, 2))
    assert t.s.force[A] == 3 and t.s.at(A, t.planet(A, 1)) == 2 and t.s.strength(B, 1) == 4


@pytest.mark.rule("COS-P3.2", "COS-4.3", "COS-4.4", "COS-4.5")
def test_the_last_token_gives_the_base_and_the_power_up() -> None:
    """Golden case D-10."""
    t = Table(virus=A)
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1})
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3), "amount:1", t.planet_atom(A, 3))
    assert t.s.face_down >> A & 1
    t.finish()
    assert t.s.home_bases(A) == 2


@pytest.mark.rule("COS-P3.5", "COS-22.5")
def test_without_a_token_to_launch_the_turn_ends() -> None:
    t = Table()
    t.only(A, {}, warp=5)
    turn(t, A, colour_card(t, B))
    t.say(A, "do:pass", t.planet_atom(B, 1))
    assert t.s.turn == B and t.s.warp[A] == 5
