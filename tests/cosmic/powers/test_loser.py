"""The Loser and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import CARD
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_totals import copy_power, fight, hold


@pytest.mark.rule("COS-17.11")
def test_loser_turns_the_result() -> None:
    """COS-17.11"""
    t = hold(Table(4, loser=A), "attack_4", "attack_20")
    t.challenge(A, B, tokens=1).say(A, "power:loser")
    assert fight(t, "attack_4", "attack_20") == [5, 24]
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4


def test_after_an_upset_attack_cards_must_be_played() -> None:
    """powers.toml loser"""
    t = Table(4, loser=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "compromise", "attack_6")
    t.challenge(A, B, tokens=1).say(A, "power:loser").until("Select", B)
    assert t.s.legal_names == ("card:attack_20", "card:attack_6")


def test_who_holds_only_compromises_may_play_one_after_an_upset() -> None:
    t = Table(4, loser=A)
    t.hand(A, "attack_4")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=1).say(A, "power:loser").finish()
    assert t.s.warp[A] == 1, "the Compromise would have lost, so it wins"


@pytest.mark.parametrize("first", [True, False])
def test_there_is_one_upset_and_the_offense_may_declare_it_first(first: bool) -> None:
    """Golden case G-13. COS-15.8"""
    t = hold(Table(4, loser=B), "attack_4", "attack_20")
    t.challenge(A, B, tokens=1, start="invite")
    copy_power(t, A, "loser")
    t.until("Use", A)
    if first:
        t.say(A, "power:loser").until("Select")
        assert not t.was_used("loser", B)
    else:
        t.step()
        t.say(B, "power:loser")
    t.cards("attack_4", "attack_20").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_loser_wild_makes_both_sides_lose() -> None:
    """COS-P8.6"""
    t = hold(Table(4), "attack_4", "attack_20", (B, "flare_loser"))
    t.challenge(A, B, tokens=2, offense_allies={C: 3}, defense_allies={D: 1}).say(B, "card:flare_loser").finish()
    assert t.s.warp == [2, 4, 3, 1]
    assert sorted(t.names(A)) == ["attack_4", "attack_7"] and sorted(t.names(B)) == ["attack_20", "attack_7"]
    assert CARD.index("flare_loser") in t.s.discard


def test_loser_super_declares_the_upset_after_the_selection() -> None:
    t = hold(Table(4, loser=B), "attack_20", "compromise", (B, "flare_loser"))
    t.challenge(A, B, tokens=2).cards("attack_20", "compromise").say(B, "card:flare_loser").finish()
    assert t.s.warp == [2, 0, 0, 0]
