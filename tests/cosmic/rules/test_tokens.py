"""Bases and the tokens on them."""

import pytest

from astrarium.games.cosmic.rules.targets import target_places
from tables.cosmic import A, B, Table, colour_card
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-2.6", "COS-P2.5")
def test_a_planet_with_an_own_base() -> None:
    """Golden case D-29."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    t.put(A, t.planet(B, 1), 2)
    t.challenge(A, B, start="launch")
    assert t.planet(B, 1) in target_places(t.s)
    t.say(A, t.planet_atom(B, 1)).cards("attack_40", "attack_4").finish()
    assert t.s.external_bases(A) == 1 and t.s.warp[B] == 4


@pytest.mark.rule("COS-2.7")
def test_nobody_is_reduced_below_five_tokens() -> None:
    from astrarium.games.cosmic.rules.tokens import lift_all
    from astrarium.games.cosmic.rules.warp import destroy_tokens

    t = Table()
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 3})
    assert lift_all(t.s, B, t.planet(B, 1)) == 4
    assert destroy_tokens(t.s, B, 4) == 2
    assert t.s.in_game(B) == 5


@pytest.mark.rule("COS-2.8", "COS-P1.3", "COS-P1.4")
def test_without_a_base_the_token_goes_into_the_cone() -> None:
    """Golden case D-15."""
    t = Table()
    t.only(A, {}, warp=20)
    t.hand(A, "attack_40", "attack_5")
    turn(t, A, colour_card(t, B))
    t.say(A, "do:cone")
    t.say(A, t.planet_atom(B, 2))
    assert t.s.force[A] == 1
    t.cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 2)) and t.s.warp[A] == 19
