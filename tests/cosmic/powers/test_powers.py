"""Rules about powers in general, and the Flares of their owners."""

import pytest

from astrarium.games.cosmic.components import CARD, POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.usage import effect_of_card
from astrarium.games.cosmic.rules.sheets import (
    give_power,
)
from astrarium.games.cosmic.terms import COPY
from tables.cosmic import A, B, C, Table
from tables.cosmic_sheets import armed, powers, works
from tables.cosmic_totals import told_totals


@pytest.mark.rule("COS-6.4")
def test_a_lost_power_leaves_only_the_wild_text() -> None:
    """Golden case D-24, and the same with Negator at the table."""
    t = armed(Table(4, clone=A, negator=B), "attack_10", "attack_20", (B, "flare_negator"))
    assert effect_of_card(t.s, A, CARD.index("flare_clone")) == EFFECT.index("flare_clone_super")
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4})
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4})
    assert effect_of_card(t.s, A, CARD.index("flare_clone")) == EFFECT.index("flare_clone_wild")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_20").say(B, "card:flare_negator").finish()
    assert told_totals(t) == [-8, -16]


@pytest.mark.rule("COS-4.7")
def test_a_power_lost_in_a_challenge_stops_but_what_it_did_stands() -> None:
    t = armed(Table(4, loser=A, macron=A)).challenge(A, B, tokens=1).say(A, "power:loser")
    while len(t.s.base_list(A)) > 2:
        place = t.s.base_list(A)[0]
        t.s.warp[A] += t.s.at(A, place)
        t.s.lift(A, place, t.s.at(A, place))
    t.settle()
    t.cards("attack_10", "attack_8").finish()
    # Macron's token counts one again, but the upset stands.
    assert told_totals(t) == [11, 12] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-4.8")
def test_a_power_wins_against_a_rule() -> None:
    """COS-P8.5: a tie goes to the defender, but Macron's token counts four."""
    t = armed(Table(4, macron=A), "attack_10", "attack_8").challenge(A, B, tokens=1)
    t.s.lift(B, t.planet(B, 1), 2)
    t.s.put(B, t.planet(B, 2), 2)
    t.cards("attack_10", "attack_8").finish()
    assert told_totals(t) == [14, 10] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-4.11")
@pytest.mark.parametrize("pair", [("oracle", "sorcerer"), ("mesmer", "vulch")])
def test_one_player_may_have_an_awkward_pair(pair: tuple[str, str]) -> None:
    t = armed(Table.of({pair[0]: A, pair[1]: A})).challenge(A, B)
    assert works(t, A, pair[0]) and works(t, A, pair[1])
    t.finish()


@pytest.mark.rule("COS-4.12")
def test_too_few_home_bases_turn_all_powers_down() -> None:
    t = Table(4, virus=A, macron=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4})
    assert not works(t, A, "virus") and not works(t, A, "macron")


@pytest.mark.rule("COS-4.12")
def test_a_cancelling_effect_touches_the_power_just_used() -> None:
    t = armed(Table(4, loser=A, macron=A), "attack_10", "attack_8", (C, "cosmic_zap")).challenge(A, B)
    t.say(A, "power:loser").say(C, "card:cosmic_zap")
    assert works(t, A, "macron") and not works(t, A, "loser")


@pytest.mark.rule("COS-15.1")
def test_powers_that_conflict_act_by_the_rules_of_timing() -> None:
    """COS-8.5: the defender's Changeling swaps before the offense's Insect could copy it."""
    t = armed(Table(4, insect=A, changeling=B)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1)).say(B, "power:insect")
    assert powers(t, A) == {"changeling"} and powers(t, B) == {"insect", "changeling"}
    assert not t.was_used("insect", A)


def test_a_copy_leaves_no_notes_behind() -> None:
    """COS-4.13: the markers of a copied power vanish with the copy."""
    t = Table(4, insect=A, virus=B)
    give_power(t.s, A, POWER.index("virus"), COPY)
    t.s.set_mark(POWER.index("virus"), A, 3, 1)
    armed(t).challenge(A, B).cards("attack_10", "attack_8").finish()
    assert t.s.marks == [] and powers(t, A) == {"insect"}
