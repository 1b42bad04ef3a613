"""Who wins a challenge, and what follows."""

import pytest

from astrarium.games.cosmic.components import (
    COMPROMISE_TYPE,
)
from astrarium.games.cosmic.effects.timing import P9
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table, offered
from tables.cosmic_variants import all_armed


@pytest.mark.rule("COS-P8.2", "COS-P8.3", "COS-P8.4", "COS-P8.5", "COS-P8.6", "COS-P8.8", "COS-17.5", "COS-17.10")
def test_a_tie_goes_to_the_defender() -> None:
    """Golden case D-1."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12").finish()
    assert t.s.warp[A] == 4 and t.s.at(B, t.planet(B, 1)) == 2


@pytest.mark.rule("COS-P8.7", "COS-P8.9", "COS-P8.11", "COS-P8.12")
def test_winning_allies_of_the_normal_cone() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}).cards("attack_40", "attack_4").finish()
    place = t.planet(B, 1)
    assert (t.s.at(A, place), t.s.at(C, place), t.s.warp[B], t.s.warp[D]) == (3, 2, 4, 1)
    assert not t.s.hands[C]


@pytest.mark.rule("COS-P8.9", "COS-P8.11")
def test_rewards_are_cards_or_tokens() -> None:
    """Golden cases D-17 and D-18."""
    t = Table()
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.to_warp(D, 1)
    t.challenge(A, B, defense_allies={D: 3}).cards("attack_4", "attack_40").until("TakeRewards", D)
    t.say(D, t.planet_atom(D, 1))
    assert "place" not in "".join(offered(t)) if type(t.s.choice).__name__ == "TakeRewards" else True
    t.finish()
    assert t.s.warp[D] == 0 and len(t.s.hands[D]) == 2


@pytest.mark.rule("COS-P8.10")
def test_the_reverse_cone_exchanges_the_roles_of_allies() -> None:
    """Golden case G-19."""
    t = Table()
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}, reverse=True).cards("attack_40", "attack_4")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))
    assert len(t.s.hands[C]) == 2 and t.s.warp[B] == 4 and t.s.warp[D] == 1
    t = Table()
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_40", "attack_5")
    t.challenge(A, B, offense_allies={C: 2}, defense_allies={D: 1}, reverse=True).cards("attack_4", "attack_40")
    t.finish()
    assert t.s.at(D, t.planet(B, 1)) == 1 and t.s.at(B, t.planet(B, 1)) == 4 and not t.s.hands[D]


@pytest.mark.rule("COS-P8.13", "COS-P8.14", "COS-P8.15", "COS-P8.26")
def test_consolation() -> None:
    """Golden case D-2."""
    t = Table()
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "attack_4", "attack_5", "stellar_gas")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_4").finish()
    assert t.s.warp[A] == 4
    assert sorted(t.names(A)) == ["attack_5", "attack_6", "stellar_gas"]


@pytest.mark.rule("COS-6.16", "COS-6.18", "COS-P8.13")
def test_a_negative_kicker_turns_the_consolation_round() -> None:
    """Golden case G-1."""
    t = Table(4, {"kickers": "on"})
    t.hand(A, "compromise", "kicker_m2", *["attack_6"] * 6, "attack_7")
    t.hand(B, "attack_8", "attack_9", "attack_10", "attack_11", "attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_m2").cards("compromise", "attack_8").finish()
    assert t.s.warp[A] == 3 and len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 10


@pytest.mark.rule("COS-17.12")
def test_two_cards_that_become_compromises_lead_to_a_deal() -> None:
    t = all_armed(prolong=A)
    t.challenge(A, B, tokens=1).cards("attack_8", "attack_10")
    while not t.offers(A, "power:prolong"):
        t.step()
    t.s.kind = [COMPROMISE_TYPE, COMPROMISE_TYPE]
    t.s.play("do:pass")
    t.until("Propose")
    assert t.s.phase < P9 and t.s.force[OFF * 4 + A] == 0
