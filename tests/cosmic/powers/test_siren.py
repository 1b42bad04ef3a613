"""The Siren and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_targets import fed


@pytest.mark.rule("COS-P2.16")
def test_siren_lures_the_offense() -> None:
    t = fed(siren=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, start="def_set").say(C, "power:siren", t.planet_atom(C, 4)).until("LaunchNumber", A)
    assert t.s.defender == C and t.s.target == t.planet(C, 4)


def test_siren_needs_a_base_in_the_defenders_system() -> None:
    t = fed(siren=C)
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert not t.was_used("siren", C)


def test_siren_gains_a_base_when_she_wins_as_defender() -> None:
    t = Table(siren=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B).cards("attack_4", "attack_40").say(B, "power:siren", t.planet_atom(A, 3), "amount:2").finish()
    assert t.s.at(B, t.planet(A, 3)) == 2


def test_siren_wild_gets_the_card_she_named() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.hand(D, "flare_siren")
    t.on_deck("attack_30", "attack_20")
    t.challenge(A, B, defense_allies={C: 2}).cards("attack_4", "attack_40")
    t.say(D, "card:flare_siren", "card:attack_20").finish()
    assert t.names(D) == ["attack_20"] and t.names(C) == ["attack_30"]


def test_siren_super_gives_her_allies_a_base() -> None:
    t = Table(siren=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6", "flare_siren")
    t.challenge(A, B, start="invite").say(B, "card:flare_siren", "do:yes").say(C, "do:defense", "amount:2")
    t.cards("attack_4", "attack_40").say(B, "power:siren", t.planet_atom(A, 3), "amount:1").say(C, "do:yes").finish()
    assert t.s.has_base(B, t.planet(A, 3)) and t.s.at(C, t.planet(A, 3)) == 2
    assert t.s.hands[C] == []
