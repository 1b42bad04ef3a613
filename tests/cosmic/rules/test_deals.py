"""Deals."""

import pytest

from tables.cosmic import A, B, C, Table


@pytest.mark.rule("COS-6.17", "COS-P8.20", "COS-P8.23")
def test_kickers_and_a_failed_deal() -> None:
    """Golden cases G-3 and G-4."""
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "attack_6", "kicker_2")
    t.hand(B, "compromise", "attack_8", "kicker_0")
    t.challenge(A, B).say(A, "card:kicker_2").say(B, "card:kicker_0").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 6
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8", "kicker_m1")
    t.to_warp(A, 2)
    t.challenge(A, B).say(B, "card:kicker_m1").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 3


@pytest.mark.rule("COS-P8.16", "COS-P8.17", "COS-P8.18", "COS-P8.21", "COS-18.1", "COS-18.2", "COS-18.6")
def test_a_deal_of_bases_and_cards() -> None:
    """Golden cases D-7, D-22, D-23, D-80."""
    t = Table()
    t.hand(A, "compromise", "attack_6", "attack_40")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B, offense_allies={C: 2}).cards("compromise", "compromise")
    t.until("Propose", A)
    assert t.s.force == [0] * 8 and not t.s.hands[C]
    t.say(A, "do:propose", t.planet_atom(B, 1), "do:handed", t.planet_atom(A, 2), "do:shared")
    t.say(A, "card:attack_40", "do:stop", "amount:0")
    assert t.s.view(B)["offered_cards"] == ["attack"]
    t.say(B, "do:accept").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(B, t.planet(B, 1))
    assert t.s.has_base(B, t.planet(A, 2)) and t.s.has_base(A, t.planet(A, 2))
    assert t.has_card(B, "attack_40")


@pytest.mark.rule("COS-P8.19", "COS-18.3", "COS-18.4")
def test_nothing_for_nothing_is_no_proposal() -> None:
    """Golden case D-21."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
    t.say(A, "do:propose", "do:pass", "do:pass", "do:stop", "amount:0")
    assert type(t.s.choice).__name__ == "Propose" and t.s.player == B


@pytest.mark.rule("COS-18.1", "COS-18.5", "COS-P8.20", "COS-P8.27")
def test_after_six_proposals_or_a_break_the_deal_has_failed() -> None:
    for breaks in (False, True):
        t = Table()
        t.hand(A, "compromise", "attack_6")
        t.hand(B, "compromise", "attack_8")
        t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
        if breaks:
            t.say(A, "do:break_off")
        else:
            for number in range(6):
                t.say(A if number % 2 == 0 else B, "do:refuse")
        t.finish()
        assert t.s.warp[A] == 3 and t.s.warp[B] == 3 and t.s.turn != A


@pytest.mark.rule("COS-15.9", "COS-15.10")
def test_a_silenced_player_makes_no_deal() -> None:
    from astrarium.games.cosmic.effect_numbers import SILENCED

    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B)
    t.s.lasting += [SILENCED, B, 0]
    t.cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3
