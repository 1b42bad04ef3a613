"""The Connoisseur and both sides of its Flare."""

from tables.cosmic import A, B, Table
from tables.cosmic_hands import card, draw


def test_connoisseur_draws_two_more_and_rejects_two() -> None:
    """powers.toml connoisseur"""
    t = Table(4, connoisseur=A)
    t.hand(A, "attack_20")
    draw(t, A, 3, "attack_20", "attack_4", "compromise", "attack_6", "attack_12")
    assert sorted(t.s.legal_names) == sorted(
        ["card:attack_20", "card:attack_4", "card:compromise", "card:attack_6", "card:attack_12"]
    )
    t.say(A, "card:attack_4", "card:attack_20")
    assert t.names(A) == ["attack_10", "attack_11", "attack_20", "compromise", "attack_6", "attack_12"]
    assert card("attack_4") in t.s.discard


def test_connoisseur_wild_chooses_his_consolation() -> None:
    """flares.toml connoisseur wild"""
    t = Table(4)
    t.hand(A, "compromise", "flare_connoisseur")
    t.hand(B, "attack_30", "attack_40", "attack_1", "attack_4", "attack_5")
    t.challenge(A, B, tokens=2).cards("compromise", "attack_30")
    t.say(A, "card:flare_connoisseur", "card:attack_40", "card:attack_5").finish()
    assert t.names(A) == ["attack_40", "attack_5"]
    assert all(mask >> A & 1 for mask in t.s.seen[B][:2])


def test_connoisseur_super_draws_four_more() -> None:
    """flares.toml connoisseur super"""
    t = Table(4, connoisseur=A)
    t.hand(A, "flare_connoisseur")
    deck = ("attack_40", "attack_4", "compromise", "attack_6", "attack_12", "attack_30")
    draw(t, A, 2, *deck).say(A, "card:flare_connoisseur")
    t.say(A, "card:attack_4", "card:compromise", "card:attack_6", "card:attack_12")
    assert t.names(A) == ["attack_10", "attack_11", "attack_40", "attack_30"]
