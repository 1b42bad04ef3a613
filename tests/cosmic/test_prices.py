"""What something costs is never skipped: what can no longer be paid for does not happen."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.in_force import has, refresh
from tables.cosmic import A, B, C, D, Table


def shield(t: Table, player: int) -> None:
    """The Ghost Flare: no effect costs the player tokens."""
    t.s.lasting += [EFFECT.index("flare_ghost_wild"), player, 0]
    refresh(t.s)
    t.s.ask_again()


@pytest.mark.parametrize("paid", [True, False])
def test_filch_steals_nothing_when_the_compromise_is_gone(paid: bool) -> None:
    """flares.toml filch: while the theft is being answered, the Compromise that pays for it leaves the hand."""
    t = Table()
    t.hand(A, "attack_10", "attack_6", "card_zap")
    t.hand(B, "attack_30", "attack_4", "plague")
    t.hand(C, "compromise", "flare_filch")
    t.turn(A).say(B, "card:plague").say(C, "card:flare_filch")
    assert t.offers(A, "card:card_zap"), "the theft is being answered"
    if not paid:
        t.hand(C)
    t.say(A, "do:pass")
    assert t.has_card(C, "plague") == paid and not t.has_card(C, "compromise")
    if not paid:
        t.say(B, t.colour(D)).until("PickLosses", D)


@pytest.mark.rule("COS-15.13")
def test_a_curse_is_not_lifted_for_nothing() -> None:
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.s.set_mark(EFFECT.index("cur1"), A, 0, 1)
    refresh(t.s)
    t.turn(A)
    assert t.offers(A, "curse:cur1")
    shield(t, A)
    assert not t.offers(A, "curse:cur1")


@pytest.mark.rule("COS-15.13")
def test_a_curse_that_cannot_be_paid_for_any_more_stays() -> None:
    from astrarium.games.cosmic.effects.effect import EFFECTS
    from astrarium.games.cosmic.effects.timing import TURN_START

    t = Table()
    curse = EFFECT.index("cur1")
    t.s.set_mark(curse, A, 0, 1)
    refresh(t.s)
    shield(t, A)
    EFFECTS[curse].use(t.s, A, TURN_START)
    assert has(t.s, A, curse)


def test_a_power_is_not_lent_for_nothing() -> None:
    """flares.toml philanthropist: it costs a token."""
    t = Table(virus=C)
    t.hand(A, "attack_10", "attack_6")
    t.hand(C, "flare_philanthropist")
    t.turn(A)
    assert t.offers(C, "card:flare_philanthropist")
    shield(t, C)
    assert not t.offers(C, "card:flare_philanthropist")
