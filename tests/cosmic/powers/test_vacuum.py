"""The Vacuum and both sides of its Flare."""

from tables.cosmic import A, C, D, Table, same_after_saving
from tables.cosmic_losses import fight


def test_vacuum_takes_others_along() -> None:
    """Golden case D-39. powers.toml vacuum"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20")
    t.say(A, t.colour(C), t.colour(D), t.colour(C))
    same_after_saving(t)
    t.say(C, t.planet_atom(C, 2), t.planet_atom(C, 3)).finish()
    assert t.s.warp == [3, 0, 2, 1]
    assert t.s.at(C, t.planet(C, 2)) == 3 and t.s.at(C, t.planet(C, 3)) == 3


def test_vacuum_may_name_nobody() -> None:
    """powers.toml vacuum: up to n tokens."""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20")
    t.say(A, t.colour(C), "do:pass").finish()
    assert t.s.warp == [3, 0, 1, 0]


def test_vacuum_wild_takes_tokens_out_of_the_warp() -> None:
    """flares.toml vacuum"""
    t = Table(4)
    t.to_warp(C, 3)
    fight(t, hands={C: ("flare_vacuum",)})
    t.say(C, "card:flare_vacuum").finish()
    assert t.s.warp[C] == 1


def test_vacuum_super_chooses_the_tokens() -> None:
    """flares.toml vacuum"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20", hands={A: ("flare_vacuum",)})
    t.say(A, "card:flare_vacuum", t.colour(C), "do:pass", t.planet_atom(C, 4)).finish()
    assert t.s.at(C, t.planet(C, 4)) == 3
