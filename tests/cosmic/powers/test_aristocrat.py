"""The Aristocrat and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import FIRST_FLARE
from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import card


def test_aristocrat_draws_an_unused_flare() -> None:
    """powers.toml aristocrat: one random Flare that is not in play."""
    t = Table(4, aristocrat=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    unused = set(t.s.unused_flares)
    t.challenge(A, B, start="def_set").say(A, "power:aristocrat")
    drawn = [c for c in t.s.hands[A] if c >= FIRST_FLARE]
    assert len(drawn) == 1 and drawn[0] in unused and drawn[0] not in t.s.unused_flares


def test_aristocrat_puts_one_of_two_useless_flares_out_of_the_game() -> None:
    """powers.toml aristocrat: useless is a Flare whose power belongs to no player."""
    t = Table(4, aristocrat=A, virus=B)
    t.hand(A, "attack_10", "flare_macron", "flare_virus")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").say(A, "power:aristocrat")
    assert not t.offers(A, "card:flare_virus")
    t.say(A, "card:flare_macron")
    assert card("flare_macron") in t.s.unused_flares
    assert sum(1 for c in t.s.hands[A] if c >= FIRST_FLARE) == 2


def test_aristocrat_wild_takes_a_card_from_the_deck_and_shuffles_all() -> None:
    """flares.toml aristocrat wild"""
    t = Table(4)
    t.hand(A, "attack_10")
    t.hand(C, "flare_aristocrat")
    t.s.discard.append(t.fetch("attack_8"))
    t.draws(A, B).say(C, "card:flare_aristocrat", "card:attack_40")
    assert t.names(C) == ["attack_40"]
    assert t.s.discard == [card("flare_aristocrat")]
    assert all(mask == 0 for mask in t.s.deck.known)


@pytest.mark.parametrize("way", ["random", "chosen"])
def test_aristocrat_super_draws_three_or_chooses_one(way: str) -> None:
    """flares.toml aristocrat super: usable whenever the power is"""
    t = Table(4, aristocrat=A)
    t.hand(A, "attack_10", "flare_aristocrat")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").say(A, "card:flare_aristocrat", "power:aristocrat", f"do:{way}")
    if way == "chosen":
        wanted = t.s.legal_names[3]
        t.say(A, wanted)
        assert [f"card:{id}" for id in t.names(A)] == ["card:attack_10", wanted]
        assert not t.s.stash
    else:
        flares = [c for c in t.s.hands[A] if c >= FIRST_FLARE]
        assert len(flares) == 3 and t.s.player == A
        t.s.apply(t.s.offered[0])
        assert len(t.s.hands[A]) == 3
