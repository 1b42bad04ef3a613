"""The Prolong and both sides of its Flare."""

import json
from typing import cast

from astrarium.clockwork.chance import seeded
from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, Table, same_after_saving
from tables.cosmic_totals import told_totals
from tables.playing import seen


def test_prolong_lets_both_add_an_attack_card() -> None:
    """powers.toml prolong"""
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9", "compromise")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    assert t.s.boost == [0, 0], "nothing is shown before both have selected"
    assert "attack_9" not in json.dumps(cast("dict[str, object]", seen(t.s, B))["secrets"])
    same_after_saving(t)
    t.say(B, "card:attack_4").finish()
    assert told_totals(t) == [20, 20]
    assert CARD.index("attack_9") in t.s.discard and CARD.index("attack_4") in t.s.discard


def test_who_holds_no_attack_card_is_asked_all_the_same() -> None:
    """Nobody learns that the defender has none."""
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "compromise")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    assert t.s.player == B and t.s.legal_names == ("do:pass",)
    for seed in range(20):
        imagined = t.s.imagine(B, seeded(seed, "prolong"))
        assert isinstance(imagined, Cosmic)
        imagined.check()
        imagined.apply(imagined.offered[0])
        imagined.check()


def test_prolong_wild_adds_a_card_and_the_opponent_may_too() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "attack_6", "flare_prolong")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_prolong", "card:attack_9")
    assert t.s.boost == [9, 0]
    t.say(B, "card:attack_4").finish()
    assert told_totals(t) == [20, 20]


def test_prolong_super_prolongs_a_second_time() -> None:
    t = Table(4, prolong=A)
    t.hand(A, "attack_10", "attack_9", "attack_6", "flare_prolong")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "power:prolong", "card:attack_9")
    t.say(B, "card:attack_4").say(A, "card:flare_prolong", "card:attack_6").finish()
    assert told_totals(t) == [26, 20]
