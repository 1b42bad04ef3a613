"""The Extortionist and both sides of its Flare."""

from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import draw, never


def test_extortionist_takes_half_of_a_draw() -> None:
    """powers.toml extortionist"""
    t = Table(4, extortionist=C)
    draw(t, A, 5).say(C, "power:extortionist").say(A, "do:no")
    assert len(t.s.hands[C]) == 2 and len(t.s.hands[A]) == 2 + 3


def test_extortionist_can_be_bought_off_with_a_token() -> None:
    """powers.toml extortionist: of his choice, from any base"""
    t = Table(4, extortionist=C)
    draw(t, A, 5).say(C, "power:extortionist").say(A, "do:yes").say(C, t.planet_atom(A, 5))
    assert len(t.s.hands[C]) == 0 and len(t.s.hands[A]) == 2 + 5
    assert t.s.at(A, t.planet(A, 5)) == 3 and t.s.warp[A] == 1


def test_extortionist_ignores_single_cards() -> None:
    """powers.toml extortionist: half of 1 is 0"""
    t = Table(4, extortionist=C)
    draw(t, A, 1)
    never(t, C, "power:extortionist")


def test_extortionist_takes_half_of_a_consolation() -> None:
    """powers.toml extortionist"""
    t = Table(4, extortionist=C)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", *["attack_6"] * 6)
    t.challenge(A, B, tokens=4).say(C, "power:extortionist").say(A, "do:no").finish()
    assert len(t.s.hands[A]) == 2 and len(t.s.hands[C]) == 2 and len(t.s.hands[B]) == 2


def test_extortionist_wild_makes_a_failed_deal_cheap() -> None:
    """flares.toml extortionist wild"""
    t = Table(4)
    t.hand(A, "compromise", "flare_extortionist")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=2).say(A, "do:break_off").say(A, "card:flare_extortionist").finish()
    assert t.s.warp[A] == 0 and t.s.warp[B] == 6


def test_extortionist_super_cannot_be_bought_off() -> None:
    """flares.toml extortionist super"""
    t = Table(4, extortionist=C)
    t.hand(C, "flare_extortionist")
    draw(t, A, 4).say(C, "card:flare_extortionist", "power:extortionist")
    assert len(t.s.hands[C]) == 2 and len(t.s.hands[A]) == 2 + 2
