"""When cards and powers may be used, and in which order."""

import pytest

from astrarium.games.cosmic.components import (
    CARD,
    POWER,
)
from astrarium.games.cosmic.effects.in_force import has
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_variants import all_armed


@pytest.mark.rule("COS-6.1", "COS-6.3", "COS-6.4", "COS-6.5", "COS-6.6", "COS-4.6")
def test_super_with_the_power_wild_without() -> None:
    """Golden cases D-24 and D-25."""
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2, offense_allies={C: 2}).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("flare_virus") in t.s.discard
    t = Table(virus=A)
    t.only(A, {t.planet(A, 1): 8, t.planet(A, 2): 8})
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2, offense_allies={C: 2}).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    t.finish()
    assert t.s.warp[A] == 2 and CARD.index("flare_virus") in t.s.discard


@pytest.mark.rule("COS-6.7")
def test_the_same_flare_only_once_in_a_challenge() -> None:
    t = Table()
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_30").say(A, "card:flare_virus")
    assert not t.offers(A, "card:flare_virus")


@pytest.mark.rule("COS-8.1", "COS-8.2", "COS-8.3", "COS-8.4", "COS-8.6", "COS-8.7", "COS-6.10")
def test_zaps_are_answered_in_order() -> None:
    """Golden cases D-26 and D-27."""
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4", "un_zap", "cosmic_zap")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_30")
    assert t.s.player == C and t.offers(C, "card:cosmic_zap")
    assert t.s.view(D)["decision"] == {"player": None, "choice": "reactions"}
    t.say(C, "card:cosmic_zap").say(B, "card:un_zap").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and CARD.index("cosmic_zap") in t.s.discard


@pytest.mark.rule("COS-8.5", "COS-4.2", "COS-4.9", "COS-4.10")
def test_a_mandatory_power_works_without_being_asked() -> None:
    t = Table(macron=B)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_4").finish()
    assert t.s.warp[A] == 4


@pytest.mark.rule("COS-8.8")
def test_before_the_defender_is_known_the_offense_is_last() -> None:
    t = Table()
    t.s.offense, t.s.defender = B, -1
    assert t.s.timing_order() == [C, D, A, B]
    t.s.defender = D
    assert t.s.timing_order() == [C, A, B, D]


@pytest.mark.rule("COS-3.6")
def test_a_card_is_offered_only_in_its_phase() -> None:
    """Force Field belongs to P6: it is never offered in P7 or P8."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4")
    t.hand(D, "force_field", "emotion_control")
    t.challenge(A, B, offense_allies={C: 1}).until("Select", A)
    t.cards("attack_10", "attack_30").until("Use", D)
    assert t.offers(D, "card:emotion_control") and not t.offers(D, "card:force_field")


@pytest.mark.rule("COS-6.11")
def test_a_card_that_comes_to_nothing_is_discarded_all_the_same() -> None:
    """C names a card that B does not hold, and lends his power to somebody who does not want it."""
    t = all_armed(macron=C)
    t.hand(C, "finder", "flare_hurtz")
    t.s.lucre_used = True
    t.turn(A, "wild_normal").say(C, "card:finder", t.colour(B), "card:attack_40")
    t.say(C, "card:flare_hurtz", t.colour(B)).say(B, "do:no")
    assert t.s.hands[C] == [] and sorted(t.names(B)) == ["attack_10", "attack_8"]
    assert CARD.index("finder") in t.s.discard and CARD.index("flare_hurtz") in t.s.discard
    assert has(t.s, C, POWER.index("macron"))


@pytest.mark.rule("COS-6.22")
@pytest.mark.parametrize("lucre", ["on", "off"])
def test_a_flare_of_a_module_not_in_use_is_only_held(lucre: str) -> None:
    """B could take a random card with the Flare of the Assessor, whose visitor has no Lucre."""
    t = all_armed({"lucre": lucre})
    t.s.lucre = [0, 0, 0, 0]
    t.put(C, t.planet(B, 2), 1)
    t.hand(B, "flare_assessor", "attack_8")
    t.challenge(A, B, start="def_set")
    assert t.offers(B, "card:flare_assessor") == (lucre == "on")
    t.hand(B, "flare_assessor")
    t.challenge(A, B, start="def_set").until("AimAt")
    if lucre == "off":
        assert CARD.index("flare_assessor") in t.s.discard, "it is discarded like any card of a hand"
