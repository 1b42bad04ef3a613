"""The Zombie and both sides of its Flare."""

from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.in_force import refresh
from tables.cosmic import A, B, C, Table, same_after_saving
from tables.cosmic_losses import fight


def test_zombie_pays_nothing_for_a_failed_deal() -> None:
    """Golden case D-34. powers.toml zombie"""
    t = fight(Table(4, zombie=A), offense="compromise", defense="compromise").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20 and t.s.warp[B] == 3


def test_zombie_without_a_base_goes_to_the_warp() -> None:
    """Golden case D-35. COS-P8.22"""
    t = Table(4, zombie=A)
    t.only(A, {t.planet(C, 1): 4})
    fight(t, offense="attack_4", defense="attack_20", tokens=4).finish()
    assert t.s.warp[A] == 4


def test_zombie_takes_no_consolation_for_tokens_he_keeps() -> None:
    """Golden case D-81. COS-P8.26"""
    t = fight(Table(4, zombie=B), defense="compromise", hands={A: ("attack_6", "attack_7", "attack_8")})
    t.cards("attack_20", "compromise").finish()
    assert t.s.hands[B] == [] and t.s.warp[B] == 0 and t.s.on_bases(B) == 20


def test_zombie_frees_tokens_in_a_deal() -> None:
    """powers.toml zombie. COS-18.2 g"""
    t = Table(4, zombie=A)
    t.to_warp(B, 3)
    fight(t, offense="compromise", defense="compromise")
    t.say(A, "do:propose").until("TermFrees", A)
    t.say(A, "amount:2").say(B, "do:accept").finish()
    assert t.s.warp[B] == 1


def test_zombie_wild_saves_one_token() -> None:
    """flares.toml zombie"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={A: ("flare_zombie",)})
    t.say(A, "card:flare_zombie").finish()
    assert t.s.warp[A] == 2 and t.s.on_bases(A) == 18


def test_zombie_super_lets_allies_bring_tokens_from_the_warp() -> None:
    """flares.toml zombie"""
    t = Table(4, zombie=A)
    t.to_warp(C, 2)
    t.hand(A, "attack_10", "attack_9", "flare_zombie")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "card:flare_zombie").say(C, "do:offense", "amount:4")
    t.until("AskYes", C)
    same_after_saving(t)
    t.say(C, "do:yes")
    assert t.s.force[C] == 5 and t.s.warp[C] == 1


def test_doom_costs_one_token_more() -> None:
    """Golden case D-84. powers.toml cur5, COS-8.13"""
    t = Table(4)
    t.s.set_mark(EFFECT.index("cur5"), A, 0, 1)
    refresh(t.s)
    fight(t, offense="attack_4", defense="attack_20").finish()
    assert t.s.warp[A] == 4
