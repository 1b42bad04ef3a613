"""The Delegator and both sides of its Flare."""

from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table


def test_delegator_makes_allies_the_main_players() -> None:
    """The new offense lands; a displaced offense is an ally; the turn stays with the first. COS-P8.9"""
    t = Table(5, delegator=A)
    t.hand(A, "attack_40")
    t.hand(B, "attack_30")
    t.hand(C, "attack_10", "attack_6")
    t.hand(D, "attack_8", "attack_4")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [1 << C, 1 << D]
    t.say(C, "do:offense", "amount:1").say(D, "do:defense", "amount:1")
    t.say(A, "power:delegator", t.colour(C), t.colour(D)).until("Select", C)
    assert (t.s.offense, t.s.defender) == (C, D)
    assert t.s.allies(OFF) == [A] and t.s.allies(DEF) == [B]
    t.s.play("card:attack_10")
    t.until("Select", D)
    t.s.play("card:attack_4")
    t.finish()
    # 10 + 1 + 2 against 4 + 1 + 4
    assert t.s.has_base(C, t.planet(B, 1)) and t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4 and t.s.warp[D] == 1
    assert t.s.turn == A


def test_displaced_defender_keeps_his_planet_on_a_win() -> None:
    t = Table(4, delegator=D)
    t.hand(A, "attack_4", "attack_6")
    t.hand(D, "attack_30", "attack_20")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [0, 1 << D]
    t.say(D, "do:defense", "amount:2", "power:delegator", t.colour(D)).until("Select", D)
    t.s.play("card:attack_30")
    t.finish()
    assert t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 1)) == 4
    assert t.s.on_bases(D) == 20


def test_delegated_offense_without_a_challenge_card_refills() -> None:
    """COS-P7.4"""
    t = Table(4, delegator=A)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_10", "attack_8")
    t.hand(C, "plague")
    t.challenge(A, B, tokens=2, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(
        C,
        "do:offense",
        "amount:1",
    ).say(A, "power:delegator", t.colour(C)).until("Select", B)
    assert len(t.s.hands[C]) >= 6 and not t.has_card(C, "plague")


def test_delegator_wild_hands_the_defence_to_a_neighbour() -> None:
    """His own tokens are out of it, the other one makes the hand check. COS-P2.16"""
    t = Table(4)
    t.hand(A, "attack_30", "attack_20")
    t.hand(B, "attack_8", "flare_delegator")
    t.hand(C, "plague")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B, place=t.planet(B, 1), start="launch")
    t.say(B, "card:flare_delegator").until("Select", A)
    assert t.s.defender == C and not t.has_card(C, "plague")
    t.finish()
    assert t.s.warp[C] == 2 and t.s.at(B, t.planet(B, 1)) == 4 and t.s.has_base(A, t.planet(B, 1))


def test_delegator_super_delegates_a_bystander() -> None:
    """He plays with no tokens of his own."""
    t = Table(4, delegator=A)
    t.hand(A, "attack_4", "flare_delegator")
    t.hand(B, "attack_10", "attack_8")
    t.hand(D, "attack_40", "attack_30")
    t.challenge(A, B, tokens=3, start="invite")
    t.say(A, "card:flare_delegator", "power:delegator", t.colour(D)).until("Select", D)
    assert t.s.offense == D and t.s.strength(D, OFF) == 0
    t.s.play("card:attack_40")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(D, t.planet(B, 1))
