"""The Assassin and both sides of its Flare."""

from tables.cosmic import A, B, C, Table
from tables.cosmic_losses import fight


def test_assassin_kills_a_token_of_the_colour_drawn_whoever_is_attacked() -> None:
    """Golden case G-12 (assassin part). COS-15.6"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.turn(A, f"{t.s.player_ids()[B]}_1")
    t.say(C, t.planet_atom(B, 3))
    assert t.s.warp[B] == 1 and t.s.at(B, t.planet(B, 3)) == 3


def test_assassin_chooses_the_victim_of_a_wild_card() -> None:
    """powers.toml assassin"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.turn(A, "wild_normal")
    t.say(C, t.colour(A), t.planet_atom(A, 2))
    assert t.s.warp[A] == 1


def test_assassin_spares_his_own_colour() -> None:
    """powers.toml assassin"""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(C, "attack_10")
    t.turn(A, f"{t.s.player_ids()[C]}_1")
    assert not t.was_used("assassin", C) and t.s.warp[C] == 0


def test_assassin_chooses_among_those_whom_a_colourless_cone_fits() -> None:
    """COS-7.6: the left-hand neighbour is the target of cone 3."""
    t = Table(4, assassin=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_10")
    t.turn(A, "cone_03")
    t.say(C, t.planet_atom(B, 1))
    assert t.s.warp[B] == 1


def test_assassin_wild_takes_the_winners_along() -> None:
    """flares.toml assassin"""
    t = fight(Table(4), hands={B: ("flare_assassin",)}, offense_allies={C: 2})
    t.say(B, "card:flare_assassin", t.planet_atom(B, 5)).finish()
    assert t.s.warp[:3] == [3, 5, 2]
    assert not t.s.has_base(A, t.planet(B, 1)) and not t.s.has_base(C, t.planet(B, 1))


def test_assassin_wild_needs_defeat_by_an_attack_card() -> None:
    """flares.toml assassin"""
    t = fight(Table(4), offense="attack_4", defense="attack_20", hands={B: ("flare_assassin", "attack_6")})
    t.cards("attack_4", "attack_20").finish()
    assert t.has_card(B, "flare_assassin")


def test_assassin_super_puts_an_own_token_in_the_victims_place() -> None:
    """flares.toml assassin"""
    t = Table(4, assassin=A)
    t.hand(A, "attack_10", "flare_assassin")
    t.hand(B, "attack_8")
    t.to_warp(A, 1)
    t.turn(A, f"{t.s.player_ids()[B]}_1")
    t.say(A, t.planet_atom(B, 3), "card:flare_assassin")
    assert t.s.at(A, t.planet(B, 3)) == 1 and t.s.warp[A] == 0 and t.s.warp[B] == 1
