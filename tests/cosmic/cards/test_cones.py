"""Colourless cones and the challenge in the Warp. COS-7.5 to 7.10"""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.cards.cones import is_wild_cone, points_to
from astrarium.games.cosmic.components import COMPROMISE, DESTINY, FIRST_MOON, MOON_SLOTS, PLACE
from astrarium.games.cosmic.effects.timing import P2
from astrarium.games.cosmic.rules.clearing import clear_challenge
from astrarium.games.cosmic.rules.destiny import TurnDestiny
from astrarium.games.cosmic.rules.turn import ChallengeOver
from astrarium.games.cosmic.terms import DEF
from tables.cosmic import A, B, C, D, Table


def turn(t: Table, offense: int, *cards: str) -> Table:
    """The offense turns destiny; these cards lie on top, the first one topmost."""
    s = t.s
    s.stack.clear()
    s.choice = None
    clear_challenge(s)
    s.turn = s.offense = offense
    s.number = 1
    s.count += 1
    s.phase = P2
    t.begun = s.count
    for id in reversed(cards):
        card = DESTINY.index(id)
        for pile in (s.unused_specials, s.destiny_discard):
            if card in pile:
                pile.remove(card)
        if card in s.destiny.cards:
            place = s.destiny.cards.index(card)
            del s.destiny.cards[place]
            del s.destiny.piles[place]
            del s.destiny.known[place]
        s.destiny.cards.append(card)
        s.destiny.piles.append(0)
        s.destiny.known.append(0)
    s.push(ChallengeOver())
    s.push(TurnDestiny())
    t.settle()
    s.advance()
    return t


def fed(options: dict[str, str] | None = None, **powers: Any) -> Table:
    """A table of four where everybody can fight."""
    t = Table(4, options, **powers)
    for player in (A, B, C, D):
        t.hand(player, "attack_10", "attack_8")
    return t


@pytest.mark.rule("COS-13.17")
def test_cone_1_leads_to_any_moon() -> None:
    """COS-13.17, destiny.toml cone_01: a free moon is occupied; none to choose, draw again."""
    t = fed({"moons": "all", "colourless": "on"})
    turn(t, A, "cone_01")
    moon = FIRST_MOON + MOON_SLOTS * t.s.home[C]
    assert all(f"place:{PLACE.ids[FIRST_MOON + MOON_SLOTS * t.s.home[p]]}" in t.s.legal_names for p in (A, B, C, D))
    t.say(A, f"place:{PLACE.ids[moon]}", "amount:2")
    assert t.s.target == moon and t.s.defender == NOBODY
    t.finish()
    landed = [note.values[:3] for note in t.s.log or [] if note.kind.key == "lands"]
    assert landed == [(A, moon, 2)]


def test_cone_1_challenges_the_occupant_of_a_moon() -> None:
    """COS-13.18, P2.16"""
    t = fed({"moons": "all", "colourless": "on"})
    moon = FIRST_MOON + MOON_SLOTS * t.s.home[C]
    t.put(D, moon, 1)
    turn(t, A, "cone_01").say(A, f"place:{PLACE.ids[moon]}")
    assert t.s.defender == D and t.s.target == moon


def test_cone_1_without_moons_is_drawn_again() -> None:
    t = fed()
    turn(t, A, "cone_01", "cone_03")
    assert t.s.defender == B and DESTINY.index("cone_01") in t.s.destiny_discard


def test_cone_2_lets_the_others_vote() -> None:
    """destiny.toml cone_02: openly from the offense's left; the offense is not named and does not vote."""
    t = fed()
    turn(t, A, "cone_02")
    assert t.s.player == B and t.colour(A) not in t.s.legal_names
    t.say(B, t.colour(D)).say(C, t.colour(D)).say(D, t.colour(C))
    assert t.s.defender == D


def test_cone_2_lets_the_offense_break_a_tie() -> None:
    t = fed()
    turn(t, A, "cone_02")
    t.say(B, t.colour(D)).say(C, t.colour(B)).say(D, t.colour(C))
    assert t.s.player == A
    t.say(A, t.colour(C))
    assert t.s.defender == C


@pytest.mark.parametrize(("cone", "defender"), [("cone_03", C), ("cone_04", A)])
@pytest.mark.rule("COS-7.8")
def test_cones_3_and_4_point_to_the_neighbours(cone: str, defender: int) -> None:
    """COS-7.8: a regular challenge in the system of the left or right neighbour."""
    t = fed()
    turn(t, B, cone)
    assert t.s.defender == defender and t.s.system == t.s.home[defender]
    assert not is_wild_cone(t.s, DESTINY.index(cone))


def test_cone_5_points_to_most_bases() -> None:
    """Golden case D-58 (the offense's choice): with B and C level A chooses. COS-7.5, 7.6"""
    t = fed()
    t.put(B, t.planet(D, 1), 1)
    turn(t, A, "cone_05")
    assert t.s.defender == B
    t = fed()
    t.put(B, t.planet(D, 1), 1)
    t.put(C, t.planet(D, 2), 1)
    cone = DESTINY.index("cone_05")
    turn(t, A, "cone_05")
    assert points_to(t.s, cone) == [B, C] and is_wild_cone(t.s, cone)
    assert set(t.s.legal_names) == {t.colour(B), t.colour(C)}
    t.say(A, t.colour(C))
    assert t.s.defender == C


def test_a_tie_leaves_the_dictator_out_and_the_assassin_free() -> None:
    """Golden case D-58: cone 5 fits B and C, so it is wild: D as Dictator has no effect, the Assassin may kill the
    one whom A does not choose. COS-7.5, 7.6"""
    t = fed(dictator=D)
    t.put(B, t.planet(D, 1), 1)
    t.put(C, t.planet(D, 2), 1)
    turn(t, A, "cone_05")
    assert t.s.player == A and t.s.drawn == DESTINY.index("cone_05"), "the Dictator is not asked"
    t = fed(assassin=D)
    t.put(B, t.planet(D, 1), 1)
    t.put(C, t.planet(D, 2), 1)
    turn(t, A, "cone_05").say(D, t.colour(B), t.planet_atom(B, 2)).say(A, t.colour(C))
    assert t.s.warp[B] == 1 and t.s.defender == C
    t = fed(dictator=D)
    turn(t, A, "cone_03").say(D, t.colour(C))
    assert t.s.defender == C, "a cone that fits one player is like his colour"


def test_cone_6_leads_to_any_base_of_a_squatter() -> None:
    """COS-P2.16, destiny.toml cone_06"""
    t = fed()
    home = t.planet(A, 1)
    t.put(C, home, 1)
    t.put(D, home, 1)
    turn(t, A, "cone_06", "cone_03")
    assert t.s.defender == B, "A still holds his planet, so nobody is eligible"
    t.s.put(A, t.planet(A, 2), t.s.at(A, home))
    t.s.lift(A, home, t.s.at(A, home))
    t.put(D, t.planet(B, 3), 2)
    turn(t, A, "cone_06").say(A, t.colour(D))
    assert len(t.s.legal_names) == len(t.s.base_list(D))
    t.say(A, t.planet_atom(B, 3))
    assert (t.s.defender, t.s.target, t.s.system) == (D, t.planet(B, 3), t.s.home[B])
    t.say(A, "amount:3").cards("attack_10", "attack_8").finish()
    assert t.s.warp[D] == 2 and t.s.has_base(A, t.planet(B, 3))


def test_cone_7_leads_to_the_biggest_base() -> None:
    """destiny.toml cone_07: ties are the offense's choice, the owner of the base defends."""
    t = fed()
    t.put(C, t.planet(D, 2), 5)
    turn(t, A, "cone_07")
    assert (t.s.defender, t.s.target) == (C, t.planet(D, 2))
    t = fed()
    t.put(C, t.planet(D, 2), 5)
    t.put(B, t.planet(D, 2), 5)
    turn(t, A, "cone_07").say(A, t.colour(B))
    assert (t.s.defender, t.s.target) == (B, t.planet(D, 2))


def test_cone_8_points_to_the_largest_hand() -> None:
    t = fed()
    t.hand(C, "attack_10", "attack_8", "attack_6")
    turn(t, A, "cone_08")
    assert t.s.defender == C


@pytest.mark.rule("COS-7.7")
def test_cone_9_may_point_to_the_offense() -> None:
    """Golden case D-78: A alone has the most external bases, so it is a card of his own colour. COS-7.7"""
    t = fed()
    t.put(A, t.planet(B, 1), 1)
    t.s.put(A, t.planet(A, 2), t.s.at(A, t.planet(A, 1)))
    t.s.lift(A, t.planet(A, 1), t.s.at(A, t.planet(A, 1)))
    turn(t, A, "cone_09", "cone_03")
    assert set(t.s.legal_names) == {"do:redraw", t.planet_atom(A, 1)}
    t.say(A, "do:redraw")
    assert t.s.defender == B
    t = fed()
    t.put(D, t.planet(B, 1), 1)
    turn(t, A, "cone_09")
    assert t.s.defender == D


def warp_challenge(offense_card: str, defense_card: str, tokens: int = 4, out: int = 0) -> Table:
    """A challenges B in the Warp, with C as offensive and D as defensive ally (2 tokens each)."""
    t = Table(4)
    for _ in range(out):
        t.s.lift(B, t.s.base_list(B)[0], 1)
        t.s.out[B] += 1
    t.hand(A, offense_card, "attack_1")
    t.hand(B, defense_card, "attack_7")
    t.to_warp(B, 5)
    t.to_warp(C, 1)
    turn(t, A, "cone_10").say(B, f"amount:{tokens}").say(A, "amount:3")
    t.say(A, "do:yes").say(B, "do:no", "do:yes").say(C, "do:offense", "amount:2").say(D, "do:defense", "amount:2")
    t.cards(offense_card, defense_card)
    return t


@pytest.mark.rule("COS-7.9")
def test_cone_10_won_by_the_offense() -> None:
    """COS-7.9: the defending tokens leave the game, the winners go home with rewards."""
    t = warp_challenge("attack_20", "attack_4")
    t.finish()
    assert t.s.out[B] == 4 and t.s.warp[B] == 1
    assert t.s.on_bases(A) == 20 and t.s.warp[D] == 2
    assert len(t.s.hands[A]) == 1 + 3 and len(t.s.hands[C]) + (1 - t.s.warp[C]) == 2


def test_cone_10_never_leaves_fewer_than_five_tokens() -> None:
    """COS-2.7"""
    t = warp_challenge("attack_20", "attack_4", out=13)
    t.finish()
    assert t.s.out[B] == 15 and t.s.in_game(B) == 5 and t.s.warp[B] == 3


@pytest.mark.rule("COS-7.9")
def test_cone_10_won_by_the_defender() -> None:
    """COS-7.9: his tokens come home, the offense's side goes to the Warp, his allies take rewards."""
    t = warp_challenge("attack_4", "attack_20")
    t.finish()
    assert t.s.warp[B] == 1 and t.s.on_bases(B) == 19
    assert t.s.warp[A] == 3 and t.s.warp[C] == 3
    assert len(t.s.hands[D]) == 2


def test_cone_10_consolation_counts_tokens_out_of_the_game() -> None:
    """COS-P8.26"""
    t = warp_challenge("attack_20", "compromise", tokens=1)
    t.finish()
    assert t.s.out[B] == 1 and COMPROMISE not in t.s.hands[B] and len(t.s.hands[B]) == 2


def test_cone_10_failed_deal_puts_the_tokens_back() -> None:
    """destiny.toml cone_10: they go back where they came from, except those lost."""
    t = warp_challenge("compromise", "compromise")
    t.until("Propose")
    assert t.s.warp[B] == 5 and t.s.force[DEF * 4 + B] == 0 and t.s.on_bases(A) == 20
    t.finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 8


def test_cone_10_with_nobody_in_the_warp_is_drawn_again() -> None:
    t = fed()
    t.to_warp(A, 3)
    turn(t, A, "cone_10", "cone_03")
    assert t.s.defender == B and not t.s.in_warp


def test_cone_10_aborted_leaves_the_warp_as_it_was() -> None:
    """COS-P10.10"""
    t = Table(4)
    t.hand(A, "force_field")
    t.hand(B, "attack_4", "attack_7")
    t.to_warp(B, 2)
    turn(t, A, "cone_10").say(B, "amount:2").finish()
    assert t.s.warp[B] == 2 and t.s.on_bases(A) == 20
