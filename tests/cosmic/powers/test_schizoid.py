"""The Schizoid and both sides of its Flare."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import PUBLIC
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import CARD, CONDITION, POWER
from astrarium.games.cosmic.effects.timing import P8, P10
from astrarium.games.cosmic.powers.schizoid import fulfils_condition
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_sheets import armed, prepare, works


def schizoid_table(condition: int, owner: int = D) -> Table:
    t = armed(Table(4, schizoid=owner), "attack_40", "attack_4")
    t.s.secrets += [POWER.index("schizoid"), owner, condition, 1 << owner]
    return t


@pytest.mark.rule("COS-15.12")
def test_schizoid_chooses_a_secret_condition() -> None:
    """powers.toml schizoid"""
    t = Table(4)
    prepare(t, A, "schizoid")
    assert [ATOMS.names[atom] for atom in t.s.offered] == [f"condition:sch{number}" for number in range(1, 9)]
    t.s.apply(ATOMS.index("condition:sch3"))
    assert t.s.secrets == [POWER.index("schizoid"), A, 2, 1 << A]
    guesses = set()
    for number in range(40):
        other = t.s.imagine(B, seeded(number, "guess"))
        assert isinstance(other, Cosmic)
        guesses.add(other.secrets[2])
    assert len(guesses) > 3


@pytest.mark.rule("COS-15.12")
def test_every_condition_asks_for_three_external_bases() -> None:
    t = Table(4)
    t.to_warp(A, 8)
    t.hand(A, *["attack_6"] * 10)
    t.put(A, t.planet(B, 1), 1)
    t.put(A, t.planet(C, 1), 1)
    assert not any(fulfils_condition(t.s, A, condition) for condition in range(len(CONDITION)))


@pytest.mark.rule("COS-22.3")
def test_schizoids_condition_replaces_the_normal_one() -> None:
    """Golden case D-53."""
    t = schizoid_table(0)
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.over and t.s.external_bases(A) == 5
    t.only(D, {t.planet(D, 1): 4, t.planet(D, 2): 4})
    t.hand(A, "attack_40", "attack_7")
    t.turn(A)
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-22.3")
def test_the_condition_is_revealed_by_whoever_fulfils_it() -> None:
    t = schizoid_table(4)
    for number in (2, 3):
        t.put(A, t.planet(B, number), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.over and t.s.winners == [A] and t.s.secrets[3] == PUBLIC


def external_bases(t: Table, number: int) -> None:
    for planet in range(1, number + 1):
        t.put(A, t.planet(B, planet), 1)


@pytest.mark.parametrize("condition", range(8))
def test_the_eight_conditions(condition: int) -> None:
    """powers.toml schizoid_condition"""
    t = Table(4)
    external_bases(t, [6, 3, 2, 3, 3, 3, 4, 4][condition] - 1)
    t.to_warp(A, 8 if condition == 5 else 0)
    t.hand(A, *["attack_6"] * (10 if condition == 3 else 2))
    if condition == 2:
        t.put(A, t.planet(C, 1), 1)
    assert not fulfils_condition(t.s, A, condition)
    t.put(A, t.planet(D, 1) if condition in (0, 2) else t.planet(B, 5), 1)
    assert fulfils_condition(t.s, A, condition) == (condition != 0 or t.s.external_bases(A) == 6)
    if condition == 1:
        t.only(A, {t.planet(A, 1): 4, **{t.planet(B, number): 1 for number in (1, 2, 3)}})
        assert not fulfils_condition(t.s, A, condition)
    if condition == 4:
        t.only(A, {t.planet(A, 1): 4, t.planet(B, 1): 1, t.planet(B, 2): 1, t.planet(C, 1): 1})
        assert not fulfils_condition(t.s, A, condition)
    if condition == 6:
        t.put(C, t.planet(A, 1), 1)
        assert not fulfils_condition(t.s, A, condition)
    if condition == 7:
        t.to_warp(A, 1)
        assert not fulfils_condition(t.s, A, condition)


@pytest.mark.rule("COS-2.9")
def test_a_condition_about_cards_is_watched_all_the_time() -> None:
    t = schizoid_table(3)
    external_bases(t, 3)
    t.hand(A, "attack_40", "attack_7", "finder", *["attack_6"] * 7)
    t.hand(C, "attack_12", "attack_11")
    t.hand(D, "flare_changeling")
    t.power(D, "pavlov")
    t.s.lasting = []
    assert not t.s.over
    t.hand(A, "attack_40", "attack_7", "finder", *["attack_6"] * 7)
    t.s.drop_card(A, CARD.index("attack_6"))
    t.turn(A).say(A, "card:finder", t.colour(C), "card:attack_12")
    assert len(t.s.hands[A]) == 9 and not t.s.over
    t.s.gain_card(A, t.fetch("attack_13"), 0)
    t.step()
    assert t.s.over and t.s.winners == [A]


@pytest.mark.rule("COS-22.3")
def test_a_zap_at_the_last_moment_restores_the_normal_condition() -> None:
    """powers.toml schizoid: while the power is zapped the normal condition applies."""
    t = schizoid_table(4)
    t.hand(C, "cosmic_zap")
    external_bases(t, 3)
    t.put(A, t.planet(B, 1), 0)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(B, 2): 1, t.planet(B, 3): 1})
    t.challenge(A, B).cards("attack_40", "attack_4")
    assert t.s.champions == 1 << A and t.s.phase == P8
    t.say(C, "card:cosmic_zap")
    # The condition is in force again once the challenge is over.
    assert t.s.over and t.s.phase == P10


def test_schizoid_wild_exchanges_home_systems() -> None:
    """flares.toml schizoid"""
    t = armed(Table(4, virus=C), "attack_10", "attack_8", (C, "flare_schizoid"))
    home = t.s.home.copy()
    t.challenge(A, B).cards("attack_10", "attack_8").say(C, "card:flare_schizoid", t.colour(D))
    assert t.s.home == [home[A], home[B], home[D], home[C]]
    assert t.s.owner[home[C]] == D and t.s.on_bases(C) == 20
    assert t.s.over and t.s.winners == [C, D]


def test_schizoid_wild_turns_powers_face_down() -> None:
    """flares.toml schizoid: base counts are taken anew."""
    t = armed(Table(4, virus=C, macron=D), "attack_10", "attack_8", (C, "flare_schizoid"))
    t.only(C, {t.planet(C, 1): 4, t.planet(C, 2): 4, t.planet(C, 3): 4})
    t.only(D, {t.planet(D, 1): 4, t.planet(D, 2): 4, t.planet(C, 4): 4})
    t.challenge(A, B).cards("attack_10", "attack_8").say(C, "card:flare_schizoid", t.colour(D)).finish()
    assert not works(t, C, "virus") and not works(t, D, "macron") and not t.s.over


def test_schizoid_super_changes_the_condition() -> None:
    """flares.toml schizoid"""
    t = schizoid_table(0, A)
    t.hand(A, "attack_40", "attack_7", "flare_schizoid")
    t.put(A, t.planet(B, 2), 1)
    t.put(A, t.planet(B, 3), 1)
    t.turn(A, f"{t.s.player_ids()[B]}_1").cards("attack_7", "attack_7")
    while not t.offers(A, "card:flare_schizoid"):
        t.step()
    t.s.apply(ATOMS.index("card:flare_schizoid"))
    open_now = {ATOMS.names[atom] for atom in t.s.offered}
    assert "condition:sch1" not in open_now
    t.s.apply(ATOMS.index("condition:sch7"))
    assert t.s.secrets[2] == 6
