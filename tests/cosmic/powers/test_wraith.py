"""The Wraith and both sides of its Flare."""

from tables.cosmic import A, B, C, Table, same_after_saving
from tables.cosmic_losses import fight


def test_wraith_keeps_lost_tokens_in_reserve_and_launches_them() -> None:
    """powers.toml wraith"""
    t = fight(Table(4, wraith=A), offense="attack_4", defense="attack_20").finish()
    assert t.s.reserve[A] == 3 and t.s.warp[A] == 0
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:3", "do:reserve", "do:reserve", "do:reserve")
    assert t.s.reserve[A] == 0 and t.s.force[A] == 3


def test_wraith_loses_the_reserve_with_the_power() -> None:
    """powers.toml wraith. COS-4.3"""
    t = Table(4, wraith=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1, t.planet(C, 1): 5})
    t.s.out[A] -= 2
    t.s.reserve[A] = 2
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert t.s.reserve[A] == 0 and t.s.warp[A] == 2


def test_wraith_wild_commits_a_token_from_the_warp() -> None:
    """flares.toml wraith"""
    t = Table(4)
    t.to_warp(A, 2)
    t.hand(A, "attack_10", "flare_wraith")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "card:flare_wraith", "amount:2", "do:warp")
    assert "do:warp" not in t.s.legal_names
    t.say(A, t.planet_atom(A, 1))
    assert t.s.warp[A] == 1 and t.s.force[A] == 2


def test_wraith_wild_helps_an_ally() -> None:
    """flares.toml wraith"""
    t = Table(4)
    t.to_warp(C, 2)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_8")
    t.hand(C, "flare_wraith")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes").say(C, "card:flare_wraith", "do:offense", "amount:1", "do:warp")
    assert t.s.warp[C] == 1 and t.s.force[C] == 1


def test_wraith_super_commits_reserve_tokens_beyond_the_limit() -> None:
    """flares.toml wraith"""
    t = Table(4, wraith=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 4})
    t.s.out[A] -= 3
    t.s.reserve[A] = 3
    t.hand(A, "attack_10", "flare_wraith")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1), "card:flare_wraith", "amount:4", *[t.planet_atom(A, 1)] * 3, t.planet_atom(A, 2))
    same_after_saving(t)
    t.say(A, "amount:3")
    assert t.s.force[A] == 7 and t.s.reserve[A] == 0
