"""Tokens and cards that are lost, and who saves them."""

import pytest

from tables.cosmic import A, B, C, Table


@pytest.mark.rule("COS-P8.22", "COS-P8.23", "COS-P8.24")
def test_losing_more_than_one_has() -> None:
    """Golden case D-16."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.only(B, {t.planet(B, 1): 2}, warp=5)
    t.challenge(A, B).cards("compromise", "compromise").finish()
    assert t.s.warp[B] == 7 and t.s.on_bases(B) == 0


@pytest.mark.rule("COS-16.10", "COS-16.9")
def test_two_who_could_save_tokens_are_asked_in_order() -> None:
    """The bystander C comes before the offense A, who loses tokens and could save one himself in an earlier group."""
    t = Table(healer=C)
    t.hand(A, "attack_4", "attack_6", "flare_zombie")
    t.hand(B, "attack_30", "attack_5")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_30")
    assert t.offers(A, "card:flare_zombie"), "saving comes before healing"
    t.say(A, "card:flare_zombie").say(C, "power:healer").finish()
    assert t.s.warp[A] == 0
