"""The Entrepreneur and both sides of its Flare."""

from tables.cosmic import A, B, C
from tables.cosmic_lucre import WILD, rich


def test_entrepreneur_earns_on_purchases_of_others() -> None:
    t = rich(entrepreneur=C)
    t.challenge(A, B, start="invite").say(A, "price:lucre_card")
    assert t.s.lucre == [6, 10, 11, 10]
    t.say(A, "price:lucre_card").say(B, "price:lucre_card")
    assert t.s.lucre == [2, 6, 13, 10]


def test_entrepreneur_buys_cheaply_without_being_a_main_player() -> None:
    """Golden case D-67 turned round. COS-11.5, 11.6"""
    t = rich(entrepreneur=C)
    t.challenge(A, B, start="invite").say(C, "price:lucre_card")
    assert t.s.lucre == [10, 10, 7, 10] and len(t.s.hands[C]) == 1
    t.s.lucre[C] = 40
    t.until("Select", A)
    assert t.s.boost == [0, 0]


def test_entrepreneur_buys_tokens_from_the_warp_in_p1_of_others() -> None:
    t = rich(entrepreneur=C)
    t.to_warp(C, 2)
    t.turn(A, WILD).say(C, "price:lucre_token")
    assert t.s.lucre[C] == 8
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.warp[C] == 1


def test_entrepreneur_buys_no_additions_for_others() -> None:
    t = rich(entrepreneur=C)
    t.challenge(A, B)
    while type(t.s.choice).__name__ != "Select":
        assert t.s.player != C
        t.step()


def test_entrepreneur_wild_makes_one_purchase_free() -> None:
    t = rich([0, 10, 10, 10])
    t.hand(A, "attack_20", "flare_entrepreneur")
    t.hand(C, "attack_9")
    t.challenge(A, B, start="invite").say(A, "card:flare_entrepreneur", "price:lucre_card")
    assert len(t.s.hands[A]) == 2 and t.s.lucre[A] == 0
    assert not t.offers(A, "price:lucre_card")


def test_entrepreneur_wild_waits_for_the_purchase() -> None:
    t = rich()
    t.hand(A, "attack_20", "attack_4", "flare_entrepreneur")
    t.challenge(A, B, start="invite").say(A, "card:flare_entrepreneur").finish()
    t.challenge(C, A, start="invite").say(A, "price:lucre_card")
    assert t.s.lucre[A] == 10
    t.say(A, "price:lucre_card")
    assert t.s.lucre[A] == 6


def test_entrepreneur_super_takes_all_that_is_paid() -> None:
    t = rich(entrepreneur=C)
    t.hand(C, "flare_entrepreneur")
    t.challenge(A, B, start="invite").say(A, "price:lucre_card").say(C, "card:flare_entrepreneur")
    assert t.s.lucre == [6, 10, 14, 10]
    t.say(A, "price:lucre_card")
    assert t.s.lucre == [2, 10, 18, 10]
