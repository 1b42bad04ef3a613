"""The Cavalry and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.components import CARD
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_reveals import KICKERS, compare, flare


@pytest.mark.rule("COS-14.1", "COS-17.4")
def test_cavalry_adds_an_attack_card_times_the_kicker() -> None:
    """Golden case D-51: 20 + 16 plus tokens. COS-14.1, 17.4"""
    t = Table(4, KICKERS, cavalry=C)
    t.hand(A, "attack_10", "attack_9", "kicker_2")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_8", "attack_6")
    t.challenge(A, B, tokens=3, offense_allies={C: 2})
    t.say(A, "card:kicker_2").cards("attack_10", "attack_30").say(C, "power:cavalry")
    same_after_saving(t)
    t.say(C, "card:attack_8").finish()
    assert compare(t) == [20 + 16 + 5, 34]
    assert t.names(C) == ["attack_6"] and CARD.index("attack_8") in t.s.discard


def test_cavalry_takes_consolation_for_a_compromise() -> None:
    """powers.toml cavalry: for his own lost tokens, after his main player. COS-P8.14"""
    t = Table(4, cavalry=C)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "attack_30", "attack_8", "attack_7", "attack_6", "attack_5", "attack_4", "attack_14")
    t.hand(C, "compromise", "attack_1")
    t.challenge(A, B, tokens=3, offense_allies={C: 2})
    t.cards("compromise", "attack_30").say(C, "power:cavalry", "card:compromise").finish()
    assert len(t.s.hands[A]) == 1 + 3 and len(t.s.hands[C]) == 1 + 2 and len(t.s.hands[B]) == 1


def test_cavalry_card_is_hidden_until_the_reveal() -> None:
    """COS-20: others see that it exists; zapped it is not laid at all."""
    t = Table(4, cavalry=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_20", "attack_1")
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, offense_allies={C: 1})
    t.cards("attack_10", "attack_30").say(C, "power:cavalry").say(D, "card:cosmic_zap").finish()
    assert compare(t) == [14, 34] and t.has_card(C, "attack_20")


@pytest.mark.rule("COS-14.1")
def test_cavalry_wild_adds_an_attack_card() -> None:
    """flares.toml cavalry wild. COS-14.1"""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "attack_9", "kicker_3")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "compromise", "attack_7", "flare_cavalry")
    t.challenge(A, B, tokens=1, offense_allies={C: 1})
    t.say(A, "card:kicker_3").cards("attack_10", "attack_30").say(C, flare("cavalry")).finish()
    assert compare(t) == [30 + 21 + 2, 34] and t.names(C) == ["compromise"]


def test_cavalry_super_calls_every_ally() -> None:
    """flares.toml cavalry super: his own power still adds a card. COS-14.1"""
    t = Table(4, cavalry=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "attack_7", "attack_6", "flare_cavalry")
    t.hand(D, "compromise")
    t.challenge(A, B, tokens=1, offense_allies={C: 1, D: 1})
    t.cards("attack_10", "attack_30").say(C, flare("cavalry"), "card:attack_7")
    assert t.s.player == D and t.s.legal_names == ("do:pass",), "who has none is asked all the same"
    t.say(D, "do:pass").say(C, "power:cavalry").finish()
    assert compare(t) == [10 + 7 + 6 + 3, 34]
