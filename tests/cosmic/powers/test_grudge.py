"""The Grudge and both sides of its Flare."""

from astrarium.games.cosmic.effect_numbers import SILENCED
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_grudge_one_refuser() -> None:
    """Golden case D-54: with one refuser it works even in silence, with two it is blocked. COS-15.10"""
    for guests, lost in (([C, D], 4), ([C, D, 4], 0)):
        t = at_war(Table(5, grudge=A), "attack_4", "attack_30")
        t.challenge(A, B, tokens=1, start="invite")
        t.s.invited = [sum(1 << guest for guest in guests), 0]
        t.say(C, "do:offense", "amount:1")
        t.s.lasting += [SILENCED, A, 0]
        t.finish()
        assert t.s.warp[D] == lost


def test_grudge_takes_one_token_after_a_win() -> None:
    t = at_war(Table(4, grudge=A), "attack_30", "attack_8")
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(A, t.colour(D)).cards("attack_30", "attack_8").finish()
    assert t.s.warp[D] == 1 and t.s.warp[C] == 0


def test_grudge_after_a_failed_deal() -> None:
    t = Table(4, grudge=A)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << D, 0]
    t.finish()
    assert t.s.warp[D] == 4


def test_grudge_wild_sends_the_winners_allies_home() -> None:
    t = at_war(Table(4), "attack_30", "attack_8")
    t.s.gain_card(B, t.fetch("flare_grudge"), 0)
    t.challenge(A, B, tokens=1, offense_allies={C: 2}).cards("attack_30", "attack_8")
    t.say(B, "card:flare_grudge").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))
    assert t.s.on_bases(C) == 20


def test_grudge_super_hits_all_who_refused() -> None:
    t = at_war(Table(5, grudge=A), "attack_30", "attack_8")
    t.s.gain_card(A, t.fetch("flare_grudge"), 0)
    t.challenge(A, B, tokens=1, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(A, t.colour(D)).cards("attack_30", "attack_8").say(A, "card:flare_grudge").finish()
    assert t.s.warp[C] == 4 and t.s.warp[D] == 4 and t.s.warp[4] == 0
