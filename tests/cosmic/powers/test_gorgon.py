"""The Gorgon and both sides of its Flare."""

from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.rules.deals import Hand
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.sources import sources
from astrarium.games.cosmic.rules.tokens import lose_tokens
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_gorgon_holds_tokens_on_her_home_planets() -> None:
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.challenge(A, B, start="launch")
    t.until("AskPlace", A)
    assert t.s.strength(A, OFF) == 1 and t.s.at(A, t.planet(C, 1)) == 4
    t.say(A, t.planet_atom(C, 1))
    assert t.s.warp[A] == 1


def test_gorgon_holds_tokens_beside_hers() -> None:
    t = Table(4, gorgon=C)
    t.put(C, t.planet(B, 2), 1)
    t.put(A, t.planet(B, 2), 2)
    assert ATOMS.index(t.planet_atom(B, 2)) not in sources(t.s, A)
    assert ATOMS.index(t.planet_atom(B, 2)) not in sources(t.s, B)
    assert ATOMS.index(t.planet_atom(B, 2)) in sources(t.s, C)


def test_gorgon_keeps_her_power_without_home_bases() -> None:
    """COS-4.3"""
    t = Table(4, gorgon=C)
    t.only(C, {t.planet(B, 2): 5})
    assert has(t.s, C, POWER.index("gorgon"))


def test_gorgon_wild_freezes_the_target() -> None:
    """The defender's tokens there neither count nor get lost."""
    t = Table(4)
    t.hand(A, "attack_8", "flare_gorgon")
    t.hand(B, "attack_8")
    t.challenge(A, B, tokens=1, start="invite")
    t.say(A, "card:flare_gorgon", t.planet_atom(B, 1)).finish()
    assert t.s.at(B, t.planet(B, 1)) == 4 and t.s.has_base(A, t.planet(B, 1))


def test_gorgon_wild_keeps_tokens_from_allying_and_from_losses() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_gorgon"), 0)
    t.only(C, {t.planet(C, 1): 5})
    t.challenge(A, B, tokens=1, start="invite").say(A, "card:flare_gorgon", t.planet_atom(C, 1))
    assert sources(t.s, C) == []
    lose_tokens(t.s, C, 3, BY_EFFECT)
    t.until("Select")
    assert t.s.at(C, t.planet(C, 1)) == 5


def test_gorgon_super_cancels_a_cosmic_zap() -> None:
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.hand(D, "cosmic_zap")
    t.hand(C, "flare_gorgon")
    t.challenge(A, B, start="launch")
    t.say(D, "card:cosmic_zap").say(C, "card:flare_gorgon").until("AskPlace", A)
    assert t.s.at(A, t.planet(C, 1)) == 4 and t.s.zapped == []


def test_gorgon_can_be_zapped() -> None:
    """COS-4.10"""
    t = at_war(Table(4, gorgon=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(C, 1): 4})
    t.hand(D, "cosmic_zap")
    t.challenge(A, B, start="launch").say(D, "card:cosmic_zap").say(A, "amount:4")
    t.until("Commit", A)
    assert t.planet_atom(C, 1) in t.s.legal_names


def test_gorgon_costs_who_hands_over_a_base() -> None:
    """Tokens that leave a planet for a deal go to the Warp. COS-P8.18"""
    t = Table(4, gorgon=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, tokens=1)
    t.s.push(Hand(A, B, t.planet(B, 2), True))
    t.step()
    t.until("Found", A)
    assert t.s.warp[B] == 4 and not t.s.has_base(B, t.planet(B, 2))
