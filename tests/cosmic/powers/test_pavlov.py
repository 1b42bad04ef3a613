"""The Pavlov and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import YES
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_sheets import armed


def bell(t: Table, action: str) -> Table:
    """C rings the bell at the start of A's turn against B."""
    return t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "power:pavlov", f"do:{action}")


def test_the_bell_costs_those_who_invite() -> None:
    """powers.toml pavlov"""
    t = bell(armed(Table(4, pavlov=C)), "invite").until("Invite", A)
    t.s.apply(YES)
    assert type(t.s.choice).__name__ == "PickLosses" and t.s.player == A
    t.step()
    assert t.s.warp[A] == 1
    t.until("Invite", A)
    t.s.apply(YES)
    t.until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_the_bell_costs_those_who_ally() -> None:
    t = bell(armed(Table(4, pavlov=C)), "ally").until("Invite", A)
    t.s.invited[OFF] |= 1 << C | 1 << D
    t.say(C, "do:offense", "amount:2").say(D, "do:offense", "amount:2").until("Select")
    assert t.s.warp == [0, 0, 0, 1]


@pytest.mark.parametrize(("action", "card"), [("edict", "sanity"), ("flare", "flare_changeling")])
def test_the_bell_costs_those_who_play_cards(action: str, card: str) -> None:
    t = bell(armed(Table(4, pavlov=C), "attack_10", "attack_8", (D, card)), action)
    t.to_warp(D, 1)
    t.say(D, f"card:{card}").until("Select")
    assert t.s.warp[D] == 2


def test_the_bell_costs_those_who_play_kickers() -> None:
    t = bell(armed(Table(4, {"kickers": "on"}, pavlov=C), "attack_10", "attack_8", (B, "kicker_2")), "kicker")
    t.say(B, "card:kicker_2").until("Select")
    assert t.s.warp == [0, 1, 0, 0]


def test_the_bell_costs_those_who_use_optional_powers() -> None:
    t = bell(armed(Table(4, pavlov=C, loser=A, zombie=B)), "power").say(A, "power:loser").until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_pavlov_wild_rings_the_bell() -> None:
    """flares.toml pavlov"""
    t = armed(Table(4, loser=A), "attack_10", "attack_8", (C, "flare_pavlov"))
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "card:flare_pavlov", "do:power").say(A, "power:loser").until("Select")
    assert t.s.warp == [1, 0, 0, 0]


def test_pavlov_super_names_two_actions() -> None:
    """flares.toml pavlov"""
    t = armed(Table(4, pavlov=C, loser=A), "attack_10", "attack_8", (C, "flare_pavlov"))
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(C, "card:flare_pavlov", "do:power", "do:invite")
    t.until("Invite", A)
    t.s.apply(YES)
    t.say(A, "power:loser").until("Select")
    assert t.s.warp == [2, 0, 0, 0]
