"""The Healer and both sides of its Flare."""

from tables.cosmic import A, B, C, Table
from tables.cosmic_losses import fight


def test_healer_returns_lost_tokens_and_draws() -> None:
    """powers.toml healer: consolation stays due. COS-P8.26"""
    t = fight(Table(4, healer=C), offense="compromise", defense="attack_20", hands={B: ("attack_6", "attack_7")})
    t.cards("compromise", "attack_20").say(C, "power:healer").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20
    assert len(t.s.hands[C]) == 1 and len(t.s.hands[A]) == 2


def test_healer_cannot_heal_what_fungus_captures() -> None:
    """Golden case D-38. COS-16.9"""
    t = fight(Table(4, fungus=A, healer=C)).finish()
    assert not t.was_used("healer", C) and t.s.on_bases(B) == 16


def test_healer_heals_what_void_would_remove() -> None:
    """Golden case D-85. COS-16.9"""
    t = fight(Table(4, void=A, healer=C))
    t.say(C, "power:healer").finish()
    assert t.s.out[B] == 0 and t.s.on_bases(B) == 20 and len(t.s.hands[C]) == 1


def test_healer_sends_removed_tokens_of_the_homeless_to_the_warp() -> None:
    """powers.toml healer: to the Warp if he has no base, then without a card."""
    t = Table(4, void=A, healer=C)
    t.only(B, {t.planet(B, 1): 4}, warp=6)
    fight(t)
    t.say(C, "power:healer").finish()
    assert t.s.warp[B] == 10 and t.s.hands[C] == []


def test_healer_wild_cancels_a_cosmic_zap() -> None:
    """flares.toml healer"""
    t = fight(
        Table(4, zombie=A),
        offense="attack_4",
        defense="attack_20",
        hands={A: ("flare_healer",), C: ("cosmic_zap",)},
    )
    t.say(C, "card:cosmic_zap").say(A, "card:flare_healer").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20


def test_healer_super_draws_a_card_per_token() -> None:
    """flares.toml healer"""
    t = fight(Table(4, healer=C), hands={C: ("flare_healer",)})
    t.say(C, "card:flare_healer").finish()
    assert t.s.on_bases(B) == 20 and len(t.s.hands[C]) == 4
