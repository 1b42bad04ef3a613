"""The Oracle and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import knows
from astrarium.games.cosmic.components import CARD, KICKER_TYPE, TYPE_OF
from astrarium.games.cosmic.terms import DEF
from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import KICKERS, flare


@pytest.mark.rule("COS-14.11")
def test_oracle_sees_the_card_but_not_the_kicker() -> None:
    """Golden case D-44. COS-14.11, P7.3"""
    t = Table(4, KICKERS, oracle=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9", "kicker_2")
    t.challenge(A, B).say(B, "card:kicker_2", "card:attack_9").until("Select", A)
    assert knows(t.s.chosen_known[DEF], A) and not knows(t.s.kicker_known[DEF], A)
    assert TYPE_OF[t.s.kicker[DEF]] == KICKER_TYPE


def test_oracle_wild_mixes_the_hands() -> None:
    seen = set()
    for seed in range(1, 8):
        t = Table(4, seed=seed)
        t.hand(A, "attack_20", "attack_19", "flare_oracle")
        t.hand(B, "attack_10", "attack_9", "attack_8")
        t.challenge(A, B).say(A, flare("oracle"))
        assert len(t.s.hands[A]) == 2 and len(t.s.hands[B]) == 3
        assert sorted(t.names(A) + t.names(B)) == ["attack_10", "attack_19", "attack_20", "attack_8", "attack_9"]
        seen |= set(t.names(A))
    assert len(seen) > 2


def test_oracle_super_ends_the_challenge_as_a_deal() -> None:
    t = Table(4, oracle=A)
    t.hand(A, "attack_20", "attack_19", "flare_oracle")
    t.hand(B, "attack_40", "attack_9")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_20", "attack_40").say(A, flare("oracle"))
    t.finish()
    assert sorted(t.names(B)) == ["attack_40", "attack_9"] and sorted(t.names(A)) == ["attack_19", "attack_20"]
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20 and t.s.at(B, t.planet(B, 1)) == 4
    assert type(t.s.choice).__name__ == "Decide" and t.s.player == A, "it counts as a deal made"
    assert CARD.index("flare_oracle") in t.s.discard
