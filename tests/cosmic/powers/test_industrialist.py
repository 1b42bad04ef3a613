"""The Industrialist and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import knows
from astrarium.games.cosmic.components import CARD, POWER
from astrarium.games.cosmic.rules.hands import stashed
from tables.cosmic import A, B, Table
from tables.cosmic_reveals import compare, flare


def test_industrialist_stacks_what_he_lost_with() -> None:
    """powers.toml industrialist: later the stack is added or subtracted."""
    t = Table(4, industrialist=B)
    t.hand(A, "attack_20", "attack_9", "attack_15")
    t.hand(B, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_8").say(A, "do:stack").finish()
    assert stashed(t.s, POWER.index("industrialist"), B) == [CARD.index("attack_8")]
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("attack_8") not in t.s.discard
    t.s.log = []
    t.hand(B, "attack_6", "attack_4")
    t.challenge(A, B, tokens=3, place=t.planet(B, 2)).cards("attack_9", "attack_6").say(B, "do:plus")
    t.finish()
    assert compare(t) == [12, 6 + 8 + 4]


@pytest.mark.rule("COS-17.11")
def test_industrialist_may_be_let_win() -> None:
    """COS-17.11, P8.27"""
    t = Table(4, industrialist=B)
    t.hand(A, "attack_20", "attack_9")
    t.hand(B, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_8").say(A, "do:concede").finish()
    assert t.s.warp[A] == 3 and not stashed(t.s, POWER.index("industrialist"), B)


def test_industrialist_wild_adds_a_random_attack() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_industrialist")
    t.hand(B, "attack_20", "attack_8", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_20").say(A, flare("industrialist")).finish()
    assert compare(t) == [10 + 8 + 3, 24] and t.names(B) == ["attack_8"]


def test_industrialist_wild_gives_other_cards_back() -> None:
    t = Table(4)
    t.hand(A, "attack_20", "force_field")
    t.hand(B, "attack_10", "attack_9", "flare_industrialist")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_10").say(B, flare("industrialist"))
    assert t.names(A) == ["force_field"] and knows(t.s.seen[A][0], B) and compare(t) == [23, 14]


def test_industrialist_wild_finds_nothing_once_the_last_card_was_played_against_it() -> None:
    """COS-8.7: the answer is answered, and the hand is empty when the Flare works"""
    t = Table(4)
    t.hand(A, "attack_10", "flare_industrialist", "card_zap")
    t.hand(B, "attack_20", "card_zap")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_20").say(A, flare("industrialist"))
    t.say(B, "card:card_zap").say(A, "card:card_zap").finish()
    assert compare(t) == [13, 24]


def test_industrialist_super_stacks_any_revealed_attack() -> None:
    t = Table(4, industrialist=A)
    t.hand(A, "attack_20", "attack_9", "flare_industrialist")
    t.hand(B, "attack_15", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_15").say(A, flare("industrialist"), "do:defense").finish()
    assert stashed(t.s, POWER.index("industrialist"), A) == [CARD.index("attack_15")]
