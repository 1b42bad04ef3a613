"""The Prophet and both sides of its Flare."""

from astrarium.games.cosmic.terms import DEAL_MADE
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_targets import strong_and_weak
from tables.playing import seen


def test_prophet_who_is_right_gains_a_base() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.challenge(A, B).say(C, "power:prophet", "do:offense").cards("attack_40", "attack_4")
    t.say(C, t.planet_atom(D, 2), "amount:3").finish()
    assert t.s.at(C, t.planet(D, 2)) == 3


def test_prophet_who_is_wrong_loses_two_tokens_of_the_winners_choice() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("attack_40", "attack_4")
    t.say(A, t.planet_atom(C, 4), t.planet_atom(C, 5)).finish()
    assert t.s.warp[C] == 2 and t.s.at(C, t.planet(C, 4)) == 3 and t.s.at(C, t.planet(C, 5)) == 3


def test_prophet_and_deals() -> None:
    """A deal makes both predictions right, its failure both wrong."""
    t = Table(prophet=C)
    for player in (A, B):
        t.hand(player, "compromise", "attack_5", "attack_6")
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("compromise", "compromise").finish()
    assert t.s.warp[C] == 2
    t = Table(prophet=C)
    for player in (A, B):
        t.hand(player, "compromise", "attack_5", "attack_6")
    t.challenge(A, B).say(C, "power:prophet", "do:defense").cards("compromise", "compromise")
    t.say(A, "do:propose", t.planet_atom(B, 2)).say(B, "do:accept")
    assert t.s.ending == DEAL_MADE
    t.say(C, t.planet_atom(D, 2), "amount:1").finish()
    assert t.s.has_base(C, t.planet(D, 2))


def test_prophet_wild_predicts_compromises_in_secret() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:1")
    assert [line["about"] for line in seen(t.s, A)["secrets"]] == ["hidden"]
    t.cards("attack_40", "compromise").finish()
    assert t.s.warp[A] == 1 and t.s.warp[C] == 0 and t.s.warp[D] == 1


def test_prophet_wild_that_is_wrong_costs_nothing() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:2").cards("attack_40", "compromise").finish()
    assert t.s.warp[A] == 0 and t.s.warp[D] == 0 and t.s.secrets == []


def test_prophet_super_predicts_after_the_selection() -> None:
    t = Table(prophet=C)
    strong_and_weak(t, A, B)
    t.hand(C, "flare_prophet")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_prophet", "do:offense")
    t.say(C, t.planet_atom(D, 2), "amount:1").finish()
    assert t.s.has_base(C, t.planet(D, 2))
