"""The Symbiote and both sides of its Flare."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, never, prepare, works


@pytest.mark.rule("COS-15.2")
def test_the_symbiote_has_twice_the_tokens() -> None:
    """powers.toml symbiote"""
    t = Table(4)
    prepare(t, A, "symbiote")
    assert t.s.fleet[A] == 40 and [t.s.at(A, t.planet(A, number)) for number in range(1, 6)] == [8] * 5
    t.s.check()


def test_the_symbiote_on_six_planets_spreads_its_tokens() -> None:
    """COS-9.4"""
    for seed in range(1, 25):
        s = GAME.begin(3, seed, {"powers": "symbiote-virus-macron", "mce_powers": "on", "reverse_hexes": "1"})
        assert isinstance(s, Cosmic)
        rng = seeded(seed, "spread")
        while s.count == 0:
            s.check()
            s.apply(rng.pick(s.offered))
        assert s.fleet[0] == 40 and s.transit[0] == 0


@pytest.mark.rule("COS-4.3")
def test_the_symbiote_cannot_be_lost_or_copied() -> None:
    t = armed(Table(4, insect=B, symbiote=A))
    t.only(A, {t.planet(A, 1): 10, t.planet(C, 1): 10})
    assert works(t, A, "symbiote")
    never(t.challenge(A, B, start="launch"), B, "power:insect", "Select")


def test_symbiote_wild_takes_a_token_in_anothers_p1() -> None:
    """flares.toml symbiote"""
    t = armed(Table(4), "attack_10", "attack_8", (C, "flare_symbiote"))
    t.to_warp(C, 2)
    t.turn(A).say(C, "card:flare_symbiote")
    t.until("BringHome", C).step()
    assert t.s.warp[C] == 1


def test_symbiote_super_brings_all_tokens_back() -> None:
    """flares.toml symbiote: from the Warp, captivity and outside the game; it cannot be cancelled."""
    t = armed(Table(4, vampire=D), "attack_10", "attack_8", (C, "flare_symbiote"), (B, "card_zap"))
    prepare(t, C, "symbiote")
    t.to_warp(C, 6)
    for number, place in ((3, t.planet(C, 1)), (2, t.planet(C, 2))):
        t.s.lift(C, place, number)
    t.s.held[D * 4 + C] += 3
    t.s.out[C] += 2
    t.settle()
    t.turn(A).say(C, "card:flare_symbiote")
    assert t.s.player == C and type(t.s.choice).__name__ == "AskAmount"
    same_after_saving(t)
    for amount in (6, 3, 1):
        t.s.apply(ATOMS.index(f"amount:{amount}"))
    while type(t.s.choice).__name__ == "AskAmount":
        t.s.apply(t.s.offered[-1])
    assert t.s.warp[C] == 0 and t.s.held[D * 4 + C] == 0 and t.s.out[C] == 1 and t.s.on_bases(C) == 39
    assert max(t.s.at(C, t.planet(C, number)) for number in range(1, 6)) == 8
