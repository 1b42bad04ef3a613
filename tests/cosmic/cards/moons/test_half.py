"""The half moons, 13 to 24. COS-13"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import (
    CARD,
    FIRST_MOON,
    POWER,
)
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D
from tables.cosmic_moons import armed, desert, occupy

VIRUS = POWER.index("virus")


@pytest.mark.parametrize(("moon", "side"), [("moon_13", OFF), ("moon_14", DEF)])
def test_moons_13_and_14_add_the_occupied_moons(moon: str, side: int) -> None:
    """moons.toml 13, 14"""
    t = armed()
    t.moon(moon, C, up=True, occupant=D)
    t.moon("moon_12", C, number=2, occupant=D)
    t.moon("moon_19", D)
    t.challenge(A, B, tokens=2)
    t.s.kind = [0, 0]
    t.s.value = [10, 8]
    expected = [12, 8 + t.s.at(B, t.planet(B, 1))]
    expected[side] += 2
    assert totals(t.s) == expected


def test_moon_15_collects_alms() -> None:
    """moons.toml 15"""
    t = armed()
    t.hand(C, "attack_4", "attack_12")
    t.hand(D)
    occupy(t, A, t.moon("moon_15", B))
    t.say(B, "card:attack_8").say(C, "card:attack_4")
    assert t.names(A)[2:] == ["attack_8", "attack_4"]
    assert t.names(C) == ["attack_12"]


def test_moon_16_hands_out_compromises() -> None:
    """moons.toml 16"""
    t = armed()
    compromise = CARD.index("compromise")
    while t.s.deck.cards.count(compromise) > 2:
        t.s.discard.append(t.fetch("compromise"))
    occupy(t, A, t.moon("moon_16", D))
    assert [compromise in hand for hand in t.s.hands] == [True, True, False, False]


def test_moon_17_grabs_a_zap() -> None:
    """moons.toml 17: from those who hold it"""
    t = armed()
    t.hand(C, "cosmic_zap", "attack_8")
    t.hand(D, "cosmic_zap", "attack_8")
    place = t.moon("moon_17", B)
    occupy(t, A, place).say(A, "moon:moon_17", "card:cosmic_zap")
    assert t.names(A).count("cosmic_zap") == 2 and t.names(C) == ["attack_8"]


def test_moon_17_takes_a_zap_from_the_deck() -> None:
    """moons.toml 17: if nobody holds it"""
    t = armed()
    occupy(t, A, t.moon("moon_17", B)).say(A, "moon:moon_17", "card:un_zap")
    assert t.has_card(A, "un_zap")


def test_moon_18_adds_a_reward() -> None:
    """moons.toml 18"""
    t = armed()
    t.moon("moon_18", B, up=True, occupant=D)
    t.challenge(A, B, tokens=1, defense_allies={D: 2}).cards("attack_8", "attack_10").finish()
    assert len(t.s.hands[D]) == 2 + 3


def test_moon_19_softens_a_failed_deal() -> None:
    """moons.toml 19"""
    t = armed()
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.moon("moon_19", C, up=True, occupant=A)
    t.challenge(A, B, tokens=1).say(A, "do:break_off").finish()
    assert t.s.warp[A] == 2 and t.s.warp[B] == 3


def test_moon_20_makes_tokens_count_three() -> None:
    """moons.toml 20: 10 + 6 against 10 + 4"""
    t = armed()
    t.moon("moon_20", C, occupant=A)
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_10").say(A, "moon:moon_20").finish()
    assert t.s.has_base(A, t.planet(B, 1))


def test_moon_20_is_only_for_main_players_after_the_reveal() -> None:
    """moons.toml 20"""
    t = armed()
    t.moon("moon_20", C, occupant=D)
    t.challenge(A, B, tokens=2)
    while t.s.count == t.begun and not t.s.over and t.s.turn == A:
        assert not t.offers(D, "moon:moon_20")
        t.step()


def test_moon_21_keeps_allies_from_the_offense() -> None:
    """moons.toml 21"""
    t = armed()
    place = t.moon("moon_21", C, occupant=B)
    t.challenge(A, B, start="invite").say(B, "moon:moon_21").until("Invite")
    assert t.s.player == B, "the offense may not invite"
    assert t.s.moon_at[place - FIRST_MOON] == NOBODY


def test_moon_22_moves_a_token_of_each_player() -> None:
    """moons.toml 22"""
    t = armed()
    t.only(D, {t.planet(D, 1): 20})
    occupy(t, A, t.moon("moon_22", B))
    for player in (A, B, C):
        t.say(A, t.planet_atom(player, 4), t.planet_atom(player, 5))
    assert [t.s.at(player, t.planet(player, 5)) for player in (B, C)] == [5, 5]
    assert [t.s.at(player, t.planet(player, 4)) for player in (B, C)] == [3, 3]
    assert t.s.at(D, t.planet(D, 1)) == 20


def test_moon_23_keeps_one_of_the_cards_given() -> None:
    """moons.toml 23"""
    t = armed()
    t.hand(B, "attack_4")
    t.hand(C, "attack_5")
    t.hand(D, "attack_40")
    occupy(t, A, t.moon("moon_23", B)).say(A, "card:attack_40")
    assert t.names(A) == ["attack_10", "attack_8", "attack_40"]
    assert [t.s.hands[player] for player in (B, C, D)] == [[], [], []]
    assert {CARD.index("attack_4"), CARD.index("attack_5")} <= set(t.s.discard)


def test_moon_24_keeps_the_power() -> None:
    """moons.toml 24"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, up=True, occupant=A)
    t.only(A, {t.planet(A, 1): 5, place: 1})
    assert has(t.s, A, VIRUS)
    desert(t, A, place)
    assert not has(t.s, A, VIRUS)


def test_moon_24_is_revealed_when_the_power_is_lost() -> None:
    """moons.toml 24; COS-13.8"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, t.planet(A, 3): 1, place: 1})
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert not has(t.s, A, VIRUS)
    t.say(A, "moon:moon_24")
    assert has(t.s, A, VIRUS)


def test_moon_24_gives_a_lost_power_back() -> None:
    """moons.toml 24: revealed later"""
    t = armed(virus=A)
    place = t.moon("moon_24", B, occupant=A)
    t.only(A, {t.planet(A, 1): 5, t.planet(A, 2): 5, place: 1})
    t.draws(C, D).say(A, "moon:moon_24")
    assert has(t.s, A, VIRUS)
