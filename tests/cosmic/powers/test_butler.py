"""The Butler and both sides of its Flare."""

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, same_after_saving
from tables.cosmic_lucre import WILD, rich


def test_a_tip_keeps_the_butler_away() -> None:
    t = rich(butler=C)
    t.challenge(A, B, start="launch").say(C, "power:butler")
    same_after_saving(t)
    t.say(A, "do:yes")
    assert t.s.lucre == [9, 10, 11, 10]
    assert type(t.s.choice).__name__ == "LaunchNumber"


def test_the_butler_aims() -> None:
    t = rich([0, 10, 10, 10], butler=C)
    t.put(D, t.planet(B, 2), 1)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler")
    assert t.offers(C, "do:aim"), "who has no Lucre is not even asked"
    t.say(C, "do:aim", t.planet_atom(B, 4))
    assert t.s.target == t.planet(B, 4) and t.s.defender == B
    assert type(t.s.choice).__name__ == "LaunchNumber", "one chore only"


def test_the_butler_fetches_the_tokens() -> None:
    t = rich(butler=C)
    t.challenge(A, B, start="launch").say(C, "power:butler").say(A, "do:no").say(C, "do:source")
    t.say(A, "amount:2")
    assert t.s.player == C, "the offense fixes the number, the Butler the bases"
    same_after_saving(t)
    t.say(C, t.planet_atom(A, 5), t.planet_atom(A, 4))
    assert t.s.at(A, t.planet(A, 5)) == 3 and t.s.at(A, t.planet(A, 4)) == 3
    assert t.s.force[OFF * 4 + A] == 2


def test_the_butler_aims_at_a_moon_as_the_offense_could() -> None:
    """The occupant of the moon defends and checks his hand. COS-13.18, P2.16"""
    t = rich(butler=C)
    moon = t.moon("moon_40", B, occupant=D)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler").say(A, "do:no")
    t.say(C, "do:aim", t.place_atom(moon))
    assert t.s.target == moon and t.s.defender == D
    assert t.s.has_challenge_card(D)


def test_the_butler_sends_the_offense_to_a_free_moon() -> None:
    """COS-13.17"""
    t = rich(butler=C)
    moon = t.moon("moon_40", B)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler").say(A, "do:no")
    t.say(C, "do:aim", t.place_atom(moon)).say(A, "amount:1").finish()
    assert t.s.has_base(A, moon)


def test_butler_wild_lends_the_challenge() -> None:
    t = rich()
    t.hand(A, "flare_butler", "attack_20")
    t.hand(C, "mobius_tubes")
    t.turn(A, WILD).say(A, "card:flare_butler", t.colour(C))
    assert t.s.offense == C and t.s.turn == A
    assert t.s.has_challenge_card(C), "who has no Challenge card takes a new hand"
    t.say(C, t.colour(B), t.planet_atom(B, 1), "amount:1")
    t.until("Join", A)
    assert t.s.invited[OFF] >> A & 1, "he must invite you"
    t.say(A, "do:offense", "amount:1").until("Select", C)
    assert t.s.force[OFF * 4 : OFF * 4 + 4] == [1, 0, 1, 0]


def test_a_lent_challenge_counts_as_the_own() -> None:
    t = rich()
    t.hand(A, "flare_butler", "attack_20")
    t.hand(C, "attack_40")
    t.hand(B, "attack_4")
    t.turn(A, WILD).say(A, "card:flare_butler", t.colour(C))
    t.say(C, t.colour(B), t.planet_atom(B, 1), "amount:1").until("Decide", A)
    assert t.s.has_base(C, t.planet(B, 1))
    t.say(A, "do:yes")
    assert t.s.number == 2 and t.s.offense == A


def test_butler_super_asks_for_two_and_does_both_chores() -> None:
    t = rich([1, 10, 10, 10], butler=C)
    t.hand(C, "flare_butler")
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "card:flare_butler", "power:butler")
    t.say(C, "do:aim", t.planet_atom(B, 2), "do:source").say(A, "amount:1").say(C, t.planet_atom(A, 3))
    assert t.s.target == t.planet(B, 2) and t.s.at(A, t.planet(A, 3)) == 3
    t = rich(butler=C)
    t.hand(C, "flare_butler")
    t.challenge(A, B, start="launch").say(C, "card:flare_butler", "power:butler").say(A, "do:yes")
    assert t.s.lucre == [8, 10, 12, 10]
