"""The full moons, 25 to 36. COS-13"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import COMPROMISE, FIRST_MOON
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.table_hooks import ask_needed
from astrarium.games.cosmic.moon_places import is_revealed
from astrarium.games.cosmic.rules.sheets import sheets_of
from astrarium.games.cosmic.rules.victory import external
from astrarium.games.cosmic.terms import TO_WIN
from tables.cosmic import A, B, C, D
from tables.cosmic_moons import lit, moonless, newly_occupied, place_of


@pytest.mark.rule("COS-13.13", "COS-22.3")
def test_moon_base_omega_is_an_external_base() -> None:
    """Golden case D-73."""
    t = moonless()
    t.moon("moon_31", B, number=2, up=True, occupant=A)
    omega = t.moon("moon_25", C, occupant=NOBODY)
    for number in (1, 2, 3, 4):
        t.put(A, t.planet(B, number), 1)
    assert external(t.s, A) == 4
    t.draws(A, C).say(A, t.place_atom(omega), "amount:1")
    assert not t.s.over
    t.s.apply(t.s.offered[0])
    assert t.s.over and t.s.winners == [A]


def test_moon_base_omega_at_home_is_none() -> None:
    t = lit("moon_25", occupant=B, system=B)
    assert external(t.s, B) == 0


def test_multiplier_doubles_the_attack_card_and_is_gone() -> None:
    t = moonless()
    place = t.moon("moon_26", C, occupant=A)
    t.hand(A, "attack_10", "attack_8")
    t.hand(B, "attack_16", "attack_8")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_16").say(A, "moon:moon_26").finish()
    # 20 + 2 against 16 + 4.
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY and t.s.on_bases(A) == 20


def test_multiplier_stays_hidden_from_a_bystander() -> None:
    t = moonless()
    t.moon("moon_26", D, occupant=C)
    t.challenge(A, B).cards("attack_10", "attack_8").finish()
    assert not is_revealed(t.s, place_of(t, "moon_26"))


@pytest.mark.rule("COS-13.5", "COS-13.12")
def test_emergence_lends_a_power() -> None:
    t = newly_occupied(moonless(virus=A), "moon_27")
    place = place_of(t, "moon_27")
    powers = sheets_of(t.s, A)
    assert len(powers) == 2
    # C drives A off the moon: the power is gone, and C draws one of his own.
    t.hand(C, "attack_40", "attack_30")
    t.hand(A, "attack_4", "attack_5")
    t.challenge(C, A, place=place, tokens=2)
    t.cards("attack_40", "attack_4").finish()
    assert t.s.has_base(C, place)
    assert len(sheets_of(t.s, A)) == 1 and len(sheets_of(t.s, C)) == 1


def test_metamorph_exchanges_the_power() -> None:
    t = newly_occupied(moonless(virus=A), "moon_28")
    powers = sheets_of(t.s, A)
    assert len(powers) == 1 and powers != [EFFECT.index("virus")]


@pytest.mark.rule("COS-P7.2")
def test_compassion_asks_for_compromises() -> None:
    t = lit("moon_29")
    t.hand(A, "attack_40", "compromise")
    t.hand(B, "attack_4", "attack_5", "compromise")
    t.challenge(A, B).until("Propose", A)
    assert t.s.chosen == [COMPROMISE, COMPROMISE]


@pytest.mark.rule("COS-17.1")
def test_forty_four() -> None:
    t = lit("moon_30")
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-P10.3")
def test_limiter_makes_hands_of_four() -> None:
    t = lit("moon_31")
    t.hand(A, "stellar_gas")
    t.on_deck("attack_4", "attack_5", "attack_6", "attack_7", "attack_8")
    t.draws(A, B).until("NameTarget", A)
    assert t.names(A) == ["attack_4", "attack_5", "attack_6", "attack_7"]


@pytest.mark.rule("COS-P1.1")
def test_moonshine_gives_cards_to_all_but_the_offense() -> None:
    t = lit("moon_32")
    t.draws(A, B).until("NameTarget", A)
    assert [len(t.s.hands[player]) for player in (A, B, C, D)] == [2, 3, 3, 3]


def test_tide_frees_the_warp() -> None:
    t = moonless()
    for player in (A, B, D):
        t.to_warp(player, 3)
    newly_occupied(t, "moon_33")
    while type(t.s.choice).__name__ == "BringHome":
        t.s.apply(t.s.offered[0])
    assert t.s.warp == [0, 0, 0, 0]


@pytest.mark.rule("COS-22.3", "COS-13.23")
def test_sudden_death_and_long_war() -> None:
    t = lit("moon_34")
    assert ask_needed(t.s, TO_WIN) == 4
    t.moon("moon_35", D, up=True, occupant=A)
    assert ask_needed(t.s, TO_WIN) == 5, "they cancel each other"
    t = lit("moon_35")
    assert ask_needed(t.s, TO_WIN) == 6


def test_sudden_death_wins_when_it_is_revealed() -> None:
    t = moonless()
    for number in (1, 2, 3, 4):
        t.put(D, t.planet(B, number), 1)
    newly_occupied(t, "moon_34", A, C)
    assert t.s.over and t.s.winners == [D]


def test_supernova_destroys_the_fullest_planet() -> None:
    t = moonless()
    t.put(C, t.planet(B, 3), 2)
    newly_occupied(t, "moon_36")
    assert t.s.planets_in(t.s.home[B]) == [t.planet(B, number) for number in (1, 2, 4, 5)]
    assert t.s.warp[B] == 4 and t.s.warp[C] == 2
    t.finish()
    assert all(moon != 35 for moon in t.s.moon_at)


def test_supernova_lets_the_occupant_choose_in_a_tie() -> None:
    t = newly_occupied(moonless(), "moon_36")
    t.say(A, t.planet_atom(B, 5))
    assert t.planet(B, 5) not in t.s.planets_in(t.s.home[B]) and t.s.warp[B] == 4
