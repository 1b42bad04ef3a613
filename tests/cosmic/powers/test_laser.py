"""The Laser and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import KICKERS, compare, flare


@pytest.mark.rule("COS-14.8")
def test_laser_draws_the_opponents_card() -> None:
    """COS-14.8: he may still decide on a Kicker."""
    drawn = set()
    for seed in range(1, 12):
        t = Table(4, KICKERS, seed=seed, laser=A)
        t.hand(A, "attack_20", "attack_19")
        t.hand(B, "attack_10", "attack_9", "kicker_2")
        t.challenge(A, B).say(B, "card:kicker_2").say(A, "card:attack_20").finish()
        drawn.add(t.names(B)[0])
    assert drawn == {"attack_10", "attack_9"}


@pytest.mark.rule("COS-14.8")
def test_laser_wild_makes_him_select_early() -> None:
    """COS-14.8: Kicker and card before he invites allies; his only card stays selected in P7."""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_20", "attack_8", "flare_laser")
    t.challenge(A, B, tokens=2, start="invite").say(B, flare("laser"))
    assert type(t.s.choice).__name__ == "PlayKicker" and t.s.player == A
    t.say(A, "do:pass")
    assert t.s.chosen[OFF] == CARD.index("attack_10") and type(t.s.choice).__name__ == "Invite"
    t.until("Select", B)
    assert t.s.kicker[OFF] == NOBODY
    t.say(B, "card:attack_8").finish()
    assert compare(t) == [12, 12]


def test_laser_super_blinds_a_main_player_as_an_ally() -> None:
    t = Table(4, laser=C)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_laser")
    t.challenge(A, B, offense_allies={C: 1}).say(C, flare("laser"), t.colour(B))
    t.say(A, "card:attack_20")
    assert type(t.s.choice).__name__ != "Select", "B is not asked"
    t.finish()
    assert compare(t)[DEF] in (14, 13)
