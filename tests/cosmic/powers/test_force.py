"""The Force and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import NOBODY, PASS
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.timing import P8
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, powers


@pytest.mark.rule("COS-15.13")
def test_the_force_forbids_the_use_of_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, loser=A, force=C)).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY and t.was_used("loser", A)
    t.cards("attack_10", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_the_force_compels_the_use_of_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, loser=A, force=C)).challenge(A, B)
    assert t.offers(A, "power:loser")
    t.s.apply(PASS)
    assert t.offers(C, "power:force")
    same_after_saving(t)
    t.say(C, "power:force")
    assert t.s.recall(POWER.index("loser"), A) != NOBODY
    t.cards("attack_10", "attack_8").finish()
    assert not t.s.has_base(A, t.planet(B, 1))


def test_the_force_steers_a_power() -> None:
    """powers.toml force"""
    t = armed(Table(4, magnet=D, force=C)).challenge(A, B, start="invite")
    t.say(D, "power:magnet").say(C, "power:force", "do:steer")
    assert t.s.player == C and type(t.s.choice).__name__ != "Use"
    same_after_saving(t)
    while t.s.player == C and type(t.s.choice).__name__ != "Use":
        t.s.apply(t.s.offered[-1])
    assert not [at for at in range(0, len(t.s.lasting), 3) if t.s.lasting[at] == EFFECT.index("steered")]


def test_the_force_cannot_forbid_a_mandatory_power_but_makes_its_choices() -> None:
    """powers.toml force"""
    t = armed(Table(4, changeling=A, virus=B, macron=B, force=C)).challenge(A, B, start="launch")
    t.say(C, "power:force")
    assert t.s.player == C and type(t.s.choice).__name__ == "AskPower"
    t.say(C, "power:macron")
    assert "macron" in powers(t, A) and not t.offers(C, "power:force")


def test_the_force_is_not_asked_about_a_mandatory_power_without_choices() -> None:
    """powers.toml force"""
    t = armed(Table(4, zombie=A, force=C)).challenge(A, B, tokens=1).cards("attack_7", "attack_8")
    assert t.s.phase == P8
    t.finish()
    assert not t.was_used("force", C)


def test_force_wild_cancels_the_use_of_an_optional_power() -> None:
    """flares.toml force: this is no Zap, the power may work again later."""
    t = armed(Table(4, loser=A), "attack_10", "attack_8", (C, "flare_force")).challenge(A, B)
    t.say(A, "power:loser").say(C, "card:flare_force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY and t.s.zapped == []


def test_force_super_uses_the_power_again() -> None:
    """flares.toml force"""
    t = armed(Table(4, loser=A, mind=B, force=C), "attack_10", "attack_8", (C, "flare_force"))
    t.challenge(A, B, start="invite").say(B, "power:mind")
    assert not t.offers(C, "card:flare_force")
    t.say(C, "power:force", "do:forbid")
    t.say(A, "power:loser").say(C, "card:flare_force")
    assert t.s.recall(POWER.index("loser"), A) == NOBODY
