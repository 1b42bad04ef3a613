"""The Dictator and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import (
    DESTINY,
)
from tables.cosmic import A, B, C, D, colour_card
from tables.cosmic_targets import fed


@pytest.mark.rule("COS-15.7")
def test_dictator_directs_the_cone() -> None:
    t = fed(dictator=D)
    t.turn(A, colour_card(t, B)).say(D, t.colour(C)).until("AimAt", A)
    assert t.s.defender == C and t.s.system == t.s.home[C]


@pytest.mark.rule("COS-15.7")
def test_dictator_may_confirm_the_card_or_turn_the_own_colour_away() -> None:
    t = fed(dictator=D)
    t.turn(A, colour_card(t, B)).say(D, t.colour(B)).until("AimAt", A)
    assert t.s.defender == B
    t = fed(dictator=D)
    t.turn(A, colour_card(t, A)).say(D, t.colour(D)).until("AimAt", A)
    assert t.s.defender == D
    t = fed(dictator=D)
    t.turn(A, colour_card(t, A), colour_card(t, B)).say(D, t.colour(A))
    assert t.s.player == D, "the own colour was drawn again, and he decides anew"


@pytest.mark.rule("COS-7.5", "COS-P2.7")
def test_dictator_has_no_effect_on_a_wild_card_or_as_offense() -> None:
    t = fed(dictator=D)
    t.turn(A, "dest_wild_normal").until("WildTarget", A)
    assert not t.was_used("dictator", D)
    t.turn(D, colour_card(t, B)).until("AimAt", D)
    assert t.s.defender == B and not t.was_used("dictator", D)


@pytest.mark.rule("COS-7.5")
def test_dictator_and_colourless_cones() -> None:
    """A cone that fits one player is his colour; one that fits several is wild. destiny.toml cone_08"""
    t = fed(options={"colourless": "on"}, dictator=D)
    t.to_warp(C, 3)
    cones = [id for id in DESTINY.ids if id.startswith("cone")]
    fits_one = False
    for cone in cones:
        for pile in (t.s.unused_specials, t.s.destiny_discard):
            if DESTINY.index(cone) in pile:
                pile.remove(DESTINY.index(cone))
        t.turn(A, cone)
        if t.s.player == D and type(t.s.choice).__name__ == "AskPlayer" and t.was_used("dictator", D):
            fits_one = True
            t.s.play(t.colour(B))
            t.until("AimAt", A)
            assert t.s.defender == B
        if t.s.drawn != NOBODY:
            t.s.destiny_discard.append(t.s.drawn)
            t.s.drawn = NOBODY
    assert fits_one


@pytest.mark.rule("COS-7.5", "COS-7.6")
def test_dictator_has_no_effect_on_a_cone_that_fits_several() -> None:
    """Golden case D-58: all have most bases."""
    t = fed(options={"colourless": "on"}, dictator=D)
    if DESTINY.index("cone_05") in t.s.unused_specials:
        t.s.unused_specials.remove(DESTINY.index("cone_05"))
    t.turn(A, "cone_05")
    assert t.s.player == A and not t.was_used("dictator", D)
    assert {t.colour(player) for player in (B, C, D)} <= set(t.s.legal_names)


def test_dictator_wild_makes_the_offense_draw_again() -> None:
    t = fed()
    t.hand(D, "flare_dictator")
    t.turn(A, colour_card(t, B), colour_card(t, C)).say(D, "card:flare_dictator").until("AimAt", A)
    assert t.s.defender == C
    assert t.s.destiny_discard[-2:] == [DESTINY.index(colour_card(t, B)), DESTINY.index(colour_card(t, C))]


def test_dictator_super_directs_his_own_cone() -> None:
    t = fed(dictator=A)
    t.hand(A, "attack_12", "flare_dictator")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_dictator")
    assert t.offers(A, t.colour(D)), "asked at once, not by a wild card of some later turn"
    t.say(A, t.colour(D)).until("AimAt", A)
    assert t.s.defender == D
