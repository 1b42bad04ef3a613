"""The Judge and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table
from tables.cosmic_targets import strong_and_weak


@pytest.mark.parametrize(("clause", "cards"), [("clause_a", 2), ("clause_b", 4)])
def test_judge_gives_the_loser_cards(clause: str, cards: int) -> None:
    t = Table(judge=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_30", "attack_20", "attack_19", "attack_18", "attack_17")
    t.challenge(A, B).say(A, "power:judge", "do:loser", f"do:{clause}").cards("attack_4", "attack_40").finish()
    assert len(t.s.hands[A]) == 1 + cards and len(t.s.hands[B]) == 5 - cards


def test_judge_gives_the_winner_a_base_and_cards() -> None:
    t = Table(judge=B)
    strong_and_weak(t, A, B, "attack_20")
    t.challenge(A, B).say(B, "power:judge", "do:winner", "do:clause_d").cards("attack_40", "attack_4")
    t.say(A, t.planet_atom(B, 4), "amount:2").finish()
    assert t.s.at(A, t.planet(B, 4)) == 2 and t.s.has_base(A, t.planet(B, 1))
    assert len(t.s.hands[B]) == 0


def test_judge_has_nothing_to_say_about_a_deal() -> None:
    t = Table(judge=A)
    t.hand(A, "compromise", "attack_5", "attack_6")
    t.hand(B, "compromise", "attack_30")
    t.challenge(A, B).say(A, "power:judge", "do:winner", "do:clause_b").cards("compromise", "compromise").finish()
    assert t.names(A) == ["attack_5", "attack_6"] and t.names(B) == ["attack_30"]


def test_judge_wild_declares_a_draw() -> None:
    t = Table()
    t.hand(A, "attack_12", "attack_5")
    t.hand(B, "attack_10", "attack_6", "flare_judge")
    t.challenge(A, B, tokens=4, offense_allies={C: 1}).cards("attack_12", "attack_10").say(B, "card:flare_judge")
    t.until("Propose", A)
    assert t.s.on_bases(C) == 20
    t.finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3


def test_judge_wild_needs_a_close_result() -> None:
    t = Table()
    t.hand(A, "attack_15", "attack_5")
    t.hand(B, "attack_10", "attack_6", "flare_judge")
    t.challenge(A, B, tokens=4).cards("attack_15", "attack_10").finish()
    assert t.has_card(B, "flare_judge") and t.s.warp[B] == 4


@pytest.mark.parametrize("first", [True, False])
def test_judge_super_has_a_clause_for_each(first: bool) -> None:
    t = Table(judge=A)
    t.hand(A, "attack_40", "attack_9", "attack_8", "flare_judge")
    t.hand(B, "attack_4", "attack_20", "attack_19")
    t.challenge(A, B)
    if first:
        t.say(A, "card:flare_judge", "power:judge", "do:winner", "do:clause_c", "do:clause_a")
    else:
        t.say(A, "power:judge", "do:winner", "do:clause_c", "card:flare_judge", "do:clause_a")
    t.cards("attack_40", "attack_4").say(A, t.planet_atom(B, 5), "amount:1").finish()
    assert t.s.has_base(A, t.planet(B, 5)) and len(t.s.hands[B]) == 4 and t.names(A) == []
