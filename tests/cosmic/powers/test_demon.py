"""The Demon and both sides of its Flare."""

from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import card, kept


def test_demon_plays_from_a_hand_that_goes_back() -> None:
    """powers.toml demon"""
    t = Table(4, demon=A)
    t.hand(A, "attack_4")
    t.hand(B, "attack_8")
    t.hand(C, "attack_40", "attack_1")
    t.hand(D, "attack_5")
    t.challenge(A, B, start="invite").say(A, "power:demon", t.colour(C))
    assert t.names(C) == [] and kept(t, "demon", A) == ["attack_40", "attack_1"]
    t.cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.names(C) == ["attack_1"] and t.names(A) == ["attack_4"]
    assert card("attack_40") in t.s.discard


def test_demon_may_not_possess_his_opponent() -> None:
    """powers.toml demon"""
    t = Table(3, demon=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_8")
    t.hand(C, "attack_7")
    t.challenge(A, B, start="invite").say(B, "power:demon")
    assert t.names(A) == ["attack_4", "attack_5"] and kept(t, "demon", B) == ["attack_7"]


def test_demon_wild_presses_an_ally_who_keeps_his_bases() -> None:
    """flares.toml demon wild"""
    t = Table(4)
    t.hand(A, "attack_4", "flare_demon")
    t.hand(B, "attack_8")
    t.only(C, {t.planet(C, 1): 2, t.planet(C, 2): 1, t.planet(C, 3): 3, t.planet(C, 4): 1})
    t.challenge(A, B, tokens=4, start="invite").say(A, "card:flare_demon", t.colour(C)).until("Invite")
    assert t.s.force[OFF * 4 + C] == 3
    assert t.s.joined[OFF] >> C & 1
    assert len(t.s.base_list(C)) == 4


def test_demon_super_possesses_the_top_of_the_deck() -> None:
    """flares.toml demon super: what is left goes back on top in any order"""
    t = Table(4, demon=A)
    t.hand(A, "attack_4", "flare_demon")
    t.hand(B, "attack_8")
    t.on_deck("attack_40", "attack_1", "compromise", "attack_5", "attack_6", "attack_7", "attack_9")
    t.challenge(A, B, start="invite").say(A, "card:flare_demon")
    assert len(kept(t, "flare_demon_super", A)) == 6
    t.cards("attack_40", "attack_8")
    t.say(A, "card:attack_7", "card:compromise", "card:attack_5", "card:attack_1")
    top = [CARD.ids[c] for c in t.s.deck.cards[-6:]]
    assert top == ["attack_9", "attack_7", "compromise", "attack_5", "attack_1", "attack_6"]
    assert not t.s.stash
