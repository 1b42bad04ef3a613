"""The Will and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import (
    PLACE,
    SYSTEM_OF,
)
from astrarium.games.cosmic.terms import DEF
from tables.cosmic import A, B, C, D, Table, colour_card
from tables.cosmic_targets import fed


@pytest.mark.rule("COS-15.7")
def test_will_attacks_whom_he_likes() -> None:
    """Golden case G-11."""
    t = fed(will=A)
    t.put(C, t.planet(D, 3), 2)
    t.turn(A, colour_card(t, B)).say(A, "power:will", t.planet_atom(D, 3), t.colour(C))
    t.until("LaunchNumber", A)
    assert t.s.target == t.planet(D, 3) and t.s.defender == C and t.s.strength(C, DEF) == 2


def test_will_and_empty_planets() -> None:
    """The owner defends with no tokens; an empty planet at home needs the own colour."""
    t = fed(will=A)
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.only(A, {t.planet(A, 1): 8, t.planet(A, 2): 4, t.planet(A, 3): 4})
    t.turn(A, colour_card(t, C)).say(A, "power:will")
    assert t.planet_atom(A, 5) not in t.s.legal_names and t.planet_atom(A, 1) not in t.s.legal_names
    t.say(A, t.planet_atom(B, 5))
    assert t.s.defender == B and t.s.strength(B, DEF) == 0


def test_will_ignores_his_own_colour_too() -> None:
    t = fed(will=A)
    t.turn(A, colour_card(t, A)).say(A, "power:will", t.planet_atom(D, 3)).until("LaunchNumber", A)
    assert t.s.defender == D and t.s.target == t.planet(D, 3)


@pytest.mark.rule("COS-15.6", "COS-15.7")
def test_assassin_dictator_and_will_together() -> None:
    """Golden case G-12: Will draws Red (D); B names C's system; inside it any colour may be attacked."""
    t = Table(5, will=A, dictator=B, assassin=4)
    for player in range(5):
        t.hand(player, "attack_12", "attack_6")
    t.put(B, t.planet(C, 4), 1)
    t.turn(A, colour_card(t, D)).say(B, t.colour(C))
    t.until("AskPlace", 4)
    t.s.play(t.planet_atom(D, 1))
    assert t.s.warp[D] == 1
    t.say(A, "power:will")
    places = [PLACE.index(name.removeprefix("place:")) for name in t.s.legal_names]
    assert {SYSTEM_OF[place] for place in places} == {t.s.home[C]}
    t.say(A, t.planet_atom(C, 4), t.colour(B)).until("LaunchNumber", A)
    assert t.s.defender == B and t.s.target == t.planet(C, 4)


def test_will_wild_challenges_the_drawn_player_anywhere() -> None:
    t = fed()
    t.hand(A, "attack_12", "flare_will")
    t.put(B, t.planet(D, 2), 2)
    t.turn(A, colour_card(t, B)).say(A, "card:flare_will", t.planet_atom(D, 2)).until("LaunchNumber", A)
    assert t.s.defender == B and t.s.target == t.planet(D, 2) and t.s.strength(B, DEF) == 2


def test_will_super_looks_at_a_hand() -> None:
    t = fed(will=A)
    t.hand(A, "attack_12", "flare_will")
    t.hand(C, "attack_9", "mobius_tubes")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_will", t.colour(C))
    assert t.s.seen[C] == [1 << A, 1 << A]
