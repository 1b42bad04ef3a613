"""The Deuce and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.components import CARD, COMPROMISE
from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import KICKERS, compare, flare


@pytest.mark.parametrize(("second", "total"), [("attack_7", 24 + 7 + 3), ("compromise", 0)])
@pytest.mark.rule("COS-14.5", "COS-17.4")
def test_deuce_plays_two_cards(second: str, total: int) -> None:
    """Golden case G-10: the Kicker multiplies the main card only; a Compromise makes both one. COS-14.5"""
    t = Table(4, KICKERS, deuce=A)
    t.hand(A, "attack_12", second, "kicker_2")
    t.hand(B, "attack_40", "attack_8")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2")
    t.cards("attack_12", "attack_40").say(A, "power:deuce").finish()
    if total:
        assert compare(t) == [total, 44]
        assert t.names(A) == ["attack_7"] and CARD.index("attack_12") in t.s.discard
    else:
        assert t.s.warp[A] == 3 and sorted(t.names(A)) == ["attack_12", "attack_8"], "three tokens, the Kicker idle"
        assert COMPROMISE in t.s.discard


def test_deuce_wild_adds_or_subtracts_an_equal_card() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_12", "flare_deuce")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_10", "attack_12").say(C, flare("deuce"), "do:minus").finish()
    assert compare(t) == [14, 4] and not t.s.hands[C]


@pytest.mark.parametrize(("way", "left"), [("do:keep", ["attack_12", "attack_7"]), ("do:discard", [])])
def test_deuce_super_takes_both_or_none_back(way: str, left: list[str]) -> None:
    t = Table(4, deuce=A)
    t.hand(A, "attack_12", "attack_7", "flare_deuce")
    t.hand(B, "attack_40", "attack_8")
    t.challenge(A, B, tokens=3)
    t.cards("attack_12", "attack_40").say(A, "power:deuce").say(A, flare("deuce"), way).finish()
    assert sorted(t.names(A)) == left
