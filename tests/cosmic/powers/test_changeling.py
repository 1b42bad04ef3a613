"""The Changeling and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import PASS
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.rules.sheets import (
    status_of,
    swap_powers,
)
from astrarium.games.cosmic.terms import OWN, STAR_1
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, hold, powers, prepare, works


@pytest.mark.rule("COS-4.12")
def test_the_changeling_swaps_powers_for_good() -> None:
    """powers.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B)).challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"virus"} and powers(t, B) == {"changeling"}
    t.finish()
    assert works(t, A, "virus") and works(t, B, "changeling")
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"changeling"} and powers(t, B) == {"virus"}


@pytest.mark.rule("COS-4.6")
def test_without_an_active_power_to_swap_the_changeling_draws_a_card() -> None:
    """powers.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B))
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4})
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"changeling"} and len(t.s.hands[A]) == 3


@pytest.mark.rule("COS-4.12")
def test_the_changeling_chooses_among_several_powers_of_his_opponent() -> None:
    t = armed(Table(4, changeling=A, virus=B, macron=B)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 1)).until("AskPower")
    same_after_saving(t)
    t.say(A, "power:macron")
    assert powers(t, A) == {"macron"} and powers(t, B) == {"virus", "changeling"}


@pytest.mark.rule("COS-15.4")
def test_the_changeling_gets_the_terrorists_bombs() -> None:
    """Golden case G-14."""
    t = armed(Table(4, changeling=A))
    prepare(t, B, "terrorist")
    for place in (1, 2, 3, 4):
        t.s.apply(ATOMS.index(t.planet_atom(C, place)))
    bombs = t.s.secrets.copy()
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"terrorist"}
    assert [t.s.secrets[at + 1] for at in range(0, len(t.s.secrets), 4)] == [A] * 4
    assert t.s.secrets[2::4] == bombs[2::4] and all(mask >> A & 1 for mask in t.s.secrets[3::4])
    t.put(D, t.planet(D, 1), 0)
    t.finish()
    hold(t, ("attack_8", "attack_7"), (), (), ("attack_40", "attack_7"))
    t.hand(C, "attack_4", "attack_5")
    t.challenge(D, C, tokens=3).cards("attack_40", "attack_4").finish()
    assert t.s.warp[D] == 3 and not t.s.has_base(D, t.planet(C, 1))


@pytest.mark.rule("COS-15.4")
def test_the_changeling_gets_the_extra_tokens_of_the_symbiote() -> None:
    """powers.toml symbiote"""
    t = armed(Table(4, changeling=A))
    prepare(t, B, "symbiote")
    t.challenge(A, B, start="launch").until("BringHome", A)
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.fleet[A] == 40 and t.s.fleet[B] == 20
    assert [t.s.at(B, t.planet(B, number)) for number in range(1, 6)] == [4] * 5
    assert t.s.external_bases(A) == 0 and t.s.on_bases(A) + t.s.force[A] == 40
    t.s.check()


def test_a_swapped_power_of_a_binary_takes_the_place_at_the_star() -> None:
    """COS-9.5, 4.12"""
    t = Table(4, changeling=A)
    t.s.sheets += [B, POWER.index("virus"), STAR_1]
    refresh(t.s)
    swap_powers(t.s, A, POWER.index("changeling"), B, POWER.index("virus"))
    assert status_of(t.s, B, POWER.index("changeling")) == STAR_1
    assert status_of(t.s, A, POWER.index("virus")) == OWN


def test_changeling_wild_takes_a_card_from_the_left() -> None:
    """flares.toml changeling"""
    t = armed(Table(4), "attack_10", "attack_8", (D, "flare_changeling"), (A, "attack_9"))
    t.challenge(A, B).say(D, "card:flare_changeling")
    assert len(t.s.hands[A]) == 2 and len(t.s.hands[D]) == 1


@pytest.mark.parametrize(("answer", "mine"), [("C", "macron"), ("PASS", "changeling")])
def test_changeling_super_swaps_with_somebody_else_or_not(answer: str, mine: str) -> None:
    """flares.toml changeling"""
    t = armed(Table(4, changeling=A, virus=B, macron=C), "attack_10", "attack_8", (A, "flare_changeling"))
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "card:flare_changeling")
    t.s.apply(PASS if answer == "PASS" else ATOMS.index(t.colour(C)))
    t.until("Invite")
    assert powers(t, A) == {mine} and powers(t, B) == {"virus"} and len(t.s.hands[A]) == 2
