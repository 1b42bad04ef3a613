"""The Reincarnator and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import ARTEFACT, POWER
from astrarium.games.cosmic.rules.sheets import (
    unused_powers,
)
from tables.cosmic import A, B, C, Table
from tables.cosmic_sheets import armed, powers, works


@pytest.mark.rule("COS-15.3")
def test_the_reincarnator_has_another_power_after_a_defeat() -> None:
    """powers.toml reincarnator; golden case D-52: artefact powers are never drawn."""
    t = armed(Table(4, reincarnator=A), "attack_4", "attack_40").challenge(A, B).cards("attack_4", "attack_40").finish()
    (life,) = powers(t, A) - {"reincarnator"}
    assert works(t, A, life) and not ARTEFACT[POWER.index(life)]
    armed(t, "attack_4", "attack_40").challenge(A, B, place=t.planet(B, 2)).cards("attack_4", "attack_40").finish()
    (other,) = powers(t, A) - {"reincarnator"}
    assert other != life and POWER.index(life) in unused_powers(t.s)


@pytest.mark.rule("COS-15.3")
def test_the_reincarnator_redraws_artefact_powers() -> None:
    """Golden case D-52: with all but Miser and Virus excluded he always gets Virus."""
    left_out = "-".join(power for power in POWER.ids if power not in ("miser", "virus", "reincarnator"))
    t = armed(Table(4, {"excluded": left_out, "powers": "none"}, reincarnator=A), "attack_4", "attack_40")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert powers(t, A) == {"reincarnator", "virus"}


def test_the_reincarnator_also_reincarnates_after_a_failed_deal() -> None:
    t = armed(Table(4, reincarnator=B), "compromise", "compromise").challenge(A, B)
    t.cards("compromise", "compromise").finish()
    assert len(powers(t, B)) == 2


def test_the_winner_does_not_reincarnate() -> None:
    t = armed(Table(4, reincarnator=A), "attack_40", "attack_4").challenge(A, B).cards("attack_40", "attack_4").finish()
    assert powers(t, A) == {"reincarnator"}


@pytest.mark.rule("COS-4.13", "COS-4.12")
def test_reincarnator_wild_exchanges_a_losers_power() -> None:
    """flares.toml reincarnator"""
    t = armed(Table(4, vampire=A, macron=A), "attack_4", "attack_40", (C, "flare_reincarnator"))
    t.challenge(A, B).cards("attack_4", "attack_40").say(C, "card:flare_reincarnator", "power:vampire").finish()
    assert "vampire" not in powers(t, A) and "macron" in powers(t, A) and len(powers(t, A)) == 2


def test_reincarnator_super_avoids_reincarnation() -> None:
    """flares.toml reincarnator"""
    t = armed(Table(4, reincarnator=A), "attack_4", "attack_40", (A, "flare_reincarnator"))
    t.challenge(A, B).cards("attack_4", "attack_40").say(A, "card:flare_reincarnator").finish()
    assert powers(t, A) == {"reincarnator"}
