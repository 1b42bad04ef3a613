"""The Vulch and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import card


def test_vulch_collects_edicts() -> None:
    """powers.toml vulch: played or not, of others"""
    t = Table(4, virus=A, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").finish()
    assert t.names(D) == ["cosmic_zap"]


def test_vulch_discards_the_edicts_he_plays() -> None:
    """powers.toml vulch"""
    t = Table(4, virus=A, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, tokens=4).say(D, "card:cosmic_zap").finish()
    assert t.names(D) == [] and card("cosmic_zap") in t.s.discard


def test_vulch_keeps_his_edicts_in_a_refill() -> None:
    """powers.toml vulch: and draws seven cards besides"""
    t = Table(4, vulch=A)
    t.hand(A, "card_zap", "flare_virus")
    t.hand(B, "attack_8")
    t.draws(A, B)
    assert len(t.s.hands[A]) == 8 and t.has_card(A, "card_zap") and not t.has_card(A, "flare_virus")


def test_clone_wild_acts_before_vulch() -> None:
    """powers.toml vulch, flares.toml clone wild; COS-6.7: the Edict cannot be used twice in a challenge"""
    t = Table(4, virus=A, macron=B, vulch=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap", "flare_clone")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").say(C, "card:flare_clone").finish()
    assert t.names(C) == ["cosmic_zap"] and t.names(D) == []


def test_vulch_wild_looks_for_a_card() -> None:
    """flares.toml vulch wild: those shown before it are discarded"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch")
    t.hand(B, "attack_8", "attack_4", "attack_5", "attack_6")
    t.challenge(A, B).cards("attack_30", "attack_8").say(A, "card:flare_vulch", "do:no", "do:yes").finish()
    assert len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 1
    assert sum(1 for id in ("attack_4", "attack_5", "attack_6") if card(id) in t.s.discard) == 1


def test_vulch_wild_may_take_nothing() -> None:
    """flares.toml vulch wild"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch")
    t.hand(B, "attack_8", "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_30", "attack_8").say(A, "card:flare_vulch", "do:no", "do:no").finish()
    assert sorted(t.names(B)) == ["attack_4", "attack_5"] and not t.s.stash
    assert all(mask >> A & 1 for mask in t.s.seen[B])


def test_vulch_wild_finds_nothing_once_the_last_card_was_played_against_it() -> None:
    """flares.toml vulch wild; COS-8.7: the answer is answered, and the hand is empty when the Flare works"""
    t = Table(4)
    t.hand(A, "attack_30", "flare_vulch", "card_zap")
    t.hand(B, "attack_8", "card_zap")
    t.challenge(A, B).cards("attack_30", "attack_8")
    t.say(A, "card:flare_vulch").say(B, "card:card_zap").say(A, "card:card_zap").finish()
    assert t.names(A) == [] and not t.s.stash and card("flare_vulch") in t.s.discard


def test_vulch_super_collects_flares() -> None:
    """flares.toml vulch super"""
    t = Table(4, vulch=D)
    t.hand(A, "attack_1", "flare_trader", "attack_9")
    t.hand(B, "attack_40", "attack_8")
    t.hand(D, "flare_vulch")
    t.challenge(A, B, start="invite").say(A, "card:flare_trader", "card:attack_1").say(D, "card:flare_vulch")
    assert t.names(D) == ["flare_trader"]
    assert card("flare_vulch") in t.s.discard
