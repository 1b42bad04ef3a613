"""The Mind and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import draw


def test_mind_looks_at_a_hand() -> None:
    """powers.toml mind: as a bystander at either main player's"""
    t = Table(4, mind=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B, start="invite").say(C, "power:mind", t.colour(B))
    assert all(mask >> C & 1 for mask in t.s.seen[B])
    assert not any(mask >> C & 1 for mask in t.s.seen[A])


def test_mind_as_a_main_player_looks_at_his_opponent() -> None:
    """powers.toml mind"""
    t = Table(4, mind=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").say(A, "power:mind")
    assert t.s.seen[B] == [1 << A]


def test_mind_wild_watches_draws() -> None:
    """flares.toml mind wild"""
    t = Table(4)
    t.hand(C, "flare_mind")
    draw(t, A, 2).say(C, "card:flare_mind", t.colour(A))
    assert t.s.seen[A] == [0, 0, 1 << C, 1 << C]


def test_mind_super_looks_at_two_hands() -> None:
    """flares.toml mind super"""
    t = Table(4, mind=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_mind")
    t.hand(D, "attack_7")
    t.challenge(A, B, start="invite").say(C, "card:flare_mind", t.colour(A), t.colour(D))
    assert t.s.seen[A] == t.s.seen[D] == [1 << C] and t.s.seen[B] == [0]
