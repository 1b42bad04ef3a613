"""The Amoeba and both sides of its Flare."""

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_alliances import at_war


def test_amoeba_adds_tokens_beyond_four_before_the_reveal() -> None:
    """powers.toml amoeba; COS-17.5"""
    t = at_war(Table(4, amoeba=A))
    t.challenge(A, B, tokens=1).cards("attack_6", "attack_8")
    t.say(A, "power:amoeba", "do:plus", "amount:7").until("AddTokens")
    t.finish()
    assert t.s.at(A, t.planet(B, 1)) == 8
    assert t.s.warp[B] == 4


def test_amoeba_as_defender_leaves_the_target() -> None:
    """The tokens on the target go to other bases, never back onto it."""
    t = at_war(Table(4, amoeba=B))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4")
    t.say(B, "power:amoeba", "do:minus", "amount:4")
    t.finish()
    assert t.s.warp[B] == 0
    assert t.s.at(A, t.planet(B, 1)) == 4
    assert t.s.on_bases(B) == 20


def test_amoeba_as_defender_adds_onto_the_target() -> None:
    t = at_war(Table(4, amoeba=B))
    t.challenge(A, B, tokens=4).cards("attack_6", "attack_4")
    t.say(B, "power:amoeba", "do:plus", "amount:3").finish()
    assert t.s.at(B, t.planet(B, 1)) == 7
    assert t.s.warp[A] == 4


def test_amoeba_without_a_token_in_the_cone_gains_no_base() -> None:
    """His allies still land."""
    t = at_war(Table(4, amoeba=A))
    t.challenge(A, B, tokens=1, offense_allies={C: 4}).cards("attack_10", "attack_4")
    t.say(A, "power:amoeba", "do:minus").finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.has_base(C, t.planet(B, 1))


def test_amoeba_needs_a_token_in_the_challenge() -> None:
    t = at_war(Table(4, amoeba=B))
    t.only(B, {t.planet(B, place): 4 for place in (2, 3, 4, 5)})
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4").finish()
    assert not t.was_used("amoeba", B)


def test_amoeba_wild_oozes_before_selection() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_amoeba"), 0)
    t.challenge(A, B, tokens=1)
    t.say(A, "card:flare_amoeba", "do:plus", "amount:5").until("Select")
    assert t.s.strength(A, OFF) == 6


def test_amoeba_super_oozes_as_an_ally() -> None:
    t = at_war(Table(4, amoeba=C))
    t.hand(C, "flare_amoeba")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_6", "attack_8")
    t.say(C, "card:flare_amoeba", "do:plus", "amount:9").finish()
    assert t.s.at(C, t.planet(B, 1)) == 10
