"""Who is invited, and who joins."""

import pytest

from astrarium.clockwork.names import YES
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table, offered
from tables.cosmic_alliances import at_war


def test_power_lost_and_regained() -> None:
    """Golden case D-10. COS-P3.2, 4.3, 4.4"""
    t = at_war(Table(4, parasite=C), "attack_4", "attack_30")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 2, t.planet(C, 3): 2})
    t.challenge(A, B, start="invite").say(C, "power:parasite", "do:defense", "amount:1", t.planet_atom(C, 1))
    assert not has(t.s, C, POWER.index("parasite"))
    t.until("Select", B)
    t.s.put(C, t.planet(C, 1), 1)
    t.s.lift(C, t.planet(C, 2), 1)
    t.s.push(Settle())
    t.step()
    assert has(t.s, C, POWER.index("parasite"))


def test_ally_gives_up_a_base() -> None:
    """Golden case D-17: the token returns to a base he has left. COS-P6.7, P8.9"""
    t = at_war(Table(4), "attack_4", "attack_30")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 2, t.planet(C, 3): 2})
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:1", t.planet_atom(C, 1)).cards("attack_4", "attack_30")
    t.until("BringHome", C)
    assert t.planet_atom(C, 1) not in t.s.legal_names and t.planet_atom(C, 2) in t.s.legal_names


def test_allies_go_home_before_a_deal() -> None:
    """Golden case D-23: and they get no rewards. COS-P8.16"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B, tokens=2, offense_allies={C: 3, D: 1}).until("Propose")
    assert t.s.on_bases(C) == 20 and t.s.on_bases(D) == 20
    t.finish()
    assert t.s.hands[C] == [] and t.s.hands[D] == []


@pytest.mark.rule("COS-P4.1", "COS-P4.2", "COS-P4.3")
def test_both_main_players_invite_whom_they_like() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B, start="invite")
    asked = []
    while type(t.s.choice).__name__ == "Invite":
        asked.append((t.s.player, t.s.choice.guest))  # type: ignore[union-attr]
        t.s.apply(YES)
    assert asked == [(A, C), (A, D), (B, C), (B, D)]
    assert t.s.invited == [1 << C | 1 << D, 1 << C | 1 << D]


@pytest.mark.rule("COS-P6.1", "COS-P6.2", "COS-P6.3", "COS-P6.4", "COS-P6.5", "COS-P6.6", "COS-P6.7")
def test_who_is_invited_answers_clockwise() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "do:no").say(B, "do:yes", "do:yes")
    assert t.s.player == C and offered(t) == ["do:pass", "do:offense", "do:defense"]
    t.say(C, "do:offense", "amount:2", t.planet_atom(C, 1), t.planet_atom(C, 1))
    assert t.s.force[C] == 2 and t.s.at(C, t.planet(C, 1)) == 2
    assert t.s.player == D and offered(t) == ["do:pass", "do:defense"]
    t.say(D, "do:defense", "amount:1", t.planet_atom(D, 5))
    assert t.s.allies(OFF) == [C] and t.s.allies(DEF) == [D]
