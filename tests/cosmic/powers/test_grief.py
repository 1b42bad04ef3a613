"""The Grief and both sides of its Flare."""

from tables.cosmic import A, B, C, Table
from tables.cosmic_losses import fight


def test_grief_draws_a_card_for_each_token_four_at_most() -> None:
    """powers.toml grief"""
    t = Table(4, grief=B)
    t.put(B, t.planet(B, 1), 2)
    fight(t).finish()
    assert t.s.warp[B] == 6 and len(t.s.hands[B]) == 4


def test_grief_wild_costs_an_opponent_half_as_many() -> None:
    """flares.toml grief"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={A: ("flare_grief",)}, defense_allies={C: 1})
    t.say(A, "card:flare_grief", t.colour(C)).finish()
    assert t.s.warp[C] == 2 and t.s.warp[A] == 3


def test_grief_super_takes_the_cards_from_the_winner() -> None:
    """flares.toml grief"""
    t = fight(
        Table(4, grief=A),
        offense="attack_4",
        defense="attack_20",
        hands={A: ("flare_grief",), B: ("attack_6", "attack_7", "attack_8", "attack_9")},
    )
    t.cards("attack_4", "attack_20").say(A, "card:flare_grief").finish()
    assert len(t.s.hands[B]) == 1
    assert sorted(t.names(A) + t.names(B)) == ["attack_6", "attack_7", "attack_8", "attack_9"]
