"""The Disease and both sides of its Flare."""

from astrarium.games.cosmic.components import (
    CARD,
)
from tables.cosmic import A, B, C, D, Table, colour_card, same_after_saving
from tables.cosmic_targets import fed


def test_disease_spreads_when_the_colour_is_turned() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(B, 2), 3)
    t.turn(A, colour_card(t, B)).say(D, "power:disease", t.planet_atom(B, 4))
    assert t.s.legal_names == ("amount:1", "amount:2"), "one stays"
    t.s.play("amount:2")
    assert t.s.at(D, t.planet(B, 4)) == 2 and t.s.at(D, t.planet(B, 2)) == 1


def test_disease_needs_three_tokens_and_the_right_system() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(B, 2), 2)
    t.put(D, t.planet(C, 2), 3)
    t.turn(A, colour_card(t, B)).until("AimAt", A)
    assert not t.was_used("disease", D)


def test_disease_on_a_wild_card_infects_the_system_chosen() -> None:
    t = fed(disease=D)
    t.put(D, t.planet(C, 2), 3)
    t.put(D, t.planet(B, 2), 3)
    t.turn(A, "dest_wild_normal").say(A, t.colour(C)).say(D, "power:disease", t.planet_atom(C, 1), "amount:1")
    assert t.s.at(D, t.planet(C, 1)) == 1


def test_disease_wild_costs_those_who_show_the_same_type() -> None:
    t = Table()
    t.hand(A, "attack_12", "flare_disease")
    t.hand(B, "attack_9", "compromise")
    t.hand(C, "attack_8", "compromise")
    t.hand(D, "attack_7", "mobius_tubes")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_disease")
    t.say(B, "card:attack_9")
    assert t.s.view(A)["stash"] != t.s.view(B)["stash"], "the choice is secret"
    same_after_saving(t)
    t.say(C, "card:attack_8").say(D, "card:mobius_tubes").until("AimAt", A)
    assert [t.s.warp[player] for player in (A, B, C, D)] == [0, 3, 3, 0]
    assert {CARD.index(id) for id in ("attack_9", "attack_8", "mobius_tubes")} <= set(t.s.discard)


def test_disease_super_moves_a_base_inside_its_system() -> None:
    t = fed(disease=D)
    t.hand(D, "flare_disease")
    t.put(D, t.planet(B, 2), 2)
    t.turn(A, colour_card(t, C)).say(D, "card:flare_disease", t.planet_atom(B, 2), t.planet_atom(B, 5), "amount:2")
    assert t.s.at(D, t.planet(B, 5)) == 2 and not t.s.has_base(D, t.planet(B, 2))
