"""The Pirate and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.terms import RANSOMED
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_losses import fight, held


def test_pirate_captures_for_tokens_that_go_home() -> None:
    """powers.toml pirate"""
    t = fight(Table(4, pirate=A))
    t.say(A, "power:pirate", "amount:2").finish()
    assert held(t, RANSOMED, A, B) == 2 and t.s.warp[B] == 2
    assert t.s.at(A, t.planet(B, 1)) == 1


def pirate_with_captives() -> Table:
    t = Table(4, {"lucre": "on"}, pirate=D)
    t.hand(A, "attack_10")
    t.hand(B, "attack_10", "attack_9")
    for owner in (B, C):
        for place in (1, 2):
            t.s.lift(owner, t.planet(owner, place), 1)
        t.s.held[(RANSOMED * 4 + D) * 4 + owner] += 2
    t.settle()
    return t


def test_pirate_cashes_captives_in() -> None:
    """powers.toml pirate: as bystander too, at the start of any challenge."""
    t = pirate_with_captives().turn(A)
    t.say(D, "power:pirate", "do:reward", "amount:3", t.colour(B), t.colour(C), t.colour(B))
    same_after_saving(t)
    assert t.s.warp[B] == 2 and t.s.warp[C] == 1 and len(t.s.hands[D]) == 3
    assert held(t, RANSOMED, D, C) == 1


@pytest.mark.rule("COS-18.11")
def test_pirate_agrees_on_a_ransom() -> None:
    """powers.toml pirate. COS-18.11"""
    t = pirate_with_captives().turn(A)
    lucre = t.s.lucre[D]
    t.say(D, "power:pirate", "do:deal", t.colour(B), "amount:2", "amount:1", "amount:2", t.planet_atom(B, 4))
    same_after_saving(t)
    t.say(B, "do:accept").say(B, "card:attack_9").say(D, "amount:1")
    while t.s.player == D and "do:pass" not in t.s.legal_names:
        t.step()
    assert t.s.on_bases(B) == 20 and held(t, RANSOMED, D, B) == 0
    assert t.has_card(D, "attack_9") and t.s.lucre[D] == lucre + 2
    assert t.s.has_base(D, t.planet(B, 4))


def test_pirate_wild_takes_rewards_from_the_hand_of_his_main_player() -> None:
    """flares.toml pirate"""
    t = fight(
        Table(4),
        offense="attack_4",
        defense="attack_20",
        defense_allies={C: 3},
        hands={C: ("flare_pirate",), B: ("attack_6", "attack_7")},
    )
    t.cards("attack_4", "attack_20").say(C, "card:flare_pirate", "amount:2").finish()
    assert t.s.hands[B] == [] and len(t.s.hands[C]) == 3
    assert t.has_card(C, "attack_6") and t.has_card(C, "attack_7")


def test_pirate_super_captures_two_for_one() -> None:
    """flares.toml pirate"""
    t = fight(Table(4, pirate=A), hands={A: ("flare_pirate",)})
    t.say(A, "card:flare_pirate", "power:pirate", "amount:4").finish()
    assert held(t, RANSOMED, A, B) == 4 and t.s.at(A, t.planet(B, 1)) == 1
