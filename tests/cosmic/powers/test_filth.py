"""The Filth and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table, colour_card
from tables.cosmic_targets import fed, strong_and_weak


def test_filth_shares_with_nobody() -> None:
    """Who lands beside him goes away again, and gains no base."""
    t = Table(filth=C)
    strong_and_weak(t, A, B)
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.has_base(A, t.planet(B, 1)) and t.s.has_base(C, t.planet(B, 1))
    assert t.s.warp[B] == 4 and t.s.on_bases(A) == 20


def test_filth_leads_his_allies_elsewhere() -> None:
    t = Table(filth=A)
    strong_and_weak(t, A, B)
    t.challenge(A, B, offense_allies={C: 2}).cards("attack_40", "attack_4")
    t.say(C, t.planet_atom(B, 3)).finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.at(C, t.planet(B, 3)) == 2
    assert not t.s.has_base(C, t.planet(B, 1))


def test_filth_leaves_nothing_to_the_winner() -> None:
    t = Table(filth=B)
    strong_and_weak(t, A, B)
    t.challenge(A, B, offense_allies={C: 1}).cards("attack_40", "attack_4").finish()
    assert t.s.occupants(t.planet(B, 1)) == [] and t.s.warp[B] == 4
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20


def test_filth_who_defends_without_tokens_is_no_obstacle() -> None:
    t = Table(filth=B)
    t.only(B, {t.planet(B, number): 4 for number in (2, 3, 4, 5)})
    strong_and_weak(t, A, B)
    t.challenge(A, B, place=t.planet(B, 1)).cards("attack_40", "attack_4").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_filth_wild_empties_a_planet_and_keeps_it_empty() -> None:
    t = Table()
    strong_and_weak(t, A, B)
    t.hand(D, "flare_filth")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B).cards("attack_40", "attack_4").say(D, "card:flare_filth", t.planet_atom(B, 1)).finish()
    assert t.s.occupants(t.planet(B, 1)) == []
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20


def test_filth_wild_turns_later_landings_away() -> None:
    """The planet was declared filthy when somebody landed elsewhere, before the challenge was fought."""
    t = fed()
    strong_and_weak(t, A, B, "flare_worm")
    t.only(A, {t.planet(A, number): 4 for number in (1, 2, 3, 4)})
    t.hand(D, "flare_filth")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_worm", "amount:1", t.planet_atom(A, 1))
    t.say(D, "card:flare_filth", t.planet_atom(B, 2))
    assert t.s.occupants(t.planet(B, 2)) == []
    t.say(A, t.planet_atom(B, 2)).cards("attack_40", "attack_4").finish()
    assert t.s.occupants(t.planet(B, 2)) == [] and t.s.on_bases(A) == 16


def test_filth_super_empties_the_target() -> None:
    t = Table(filth=A)
    t.hand(A, "attack_40", "attack_30", "flare_filth")
    t.hand(B, "attack_4", "attack_5")
    t.put(C, t.planet(B, 1), 2)
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1", "card:flare_filth").until("Invite", A)
    assert t.s.occupants(t.planet(B, 1)) == [] and t.s.warp[B] == 0
