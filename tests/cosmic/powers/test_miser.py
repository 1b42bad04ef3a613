"""The Miser and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import POWER
from tables.cosmic import A, B, Table
from tables.cosmic_hands import card, kept


def miser(hand: tuple[str, ...], hoard: tuple[str, ...], player: int = A) -> Table:
    """A is the Miser and has this hoard besides his hand."""
    from astrarium.games.cosmic.rules.hands import stash_card

    t = Table(4, miser=player)
    t.hand(player, *hand)
    for id in hoard:
        stash_card(t.s, POWER.index("miser"), player, player, t.fetch(id), True, 1 << player)
    return t


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_miser_chooses_one_of_two_hands_as_his_hoard(answer: str) -> None:
    """powers.toml miser; COS-1.10"""
    t = Table(4)
    t.hand(A, "attack_10", "attack_11")
    t.on_deck(*["attack_6"] * 7)
    t.power(A, "miser", setup=True)
    t.s.advance()
    t.s.play(f"do:{answer}")
    hands = [t.names(A), kept(t, "miser", A)]
    if answer == "yes":
        hands.reverse()
    assert hands == [["attack_10", "attack_11"], ["attack_6"] * 7]


def test_miser_plays_from_his_hoard() -> None:
    """powers.toml miser: his hand is not refilled while the hoard has a Challenge card"""
    t = miser((), ("attack_40", "compromise"))
    t.hand(B, "attack_8")
    t.challenge(A, B, start="def_set").cards("attack_40", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert kept(t, "miser", A) == ["compromise"] and t.names(A) == []


def test_miser_without_his_power_cannot_open_the_hoard() -> None:
    """COS-4.6"""
    t = miser(("attack_6",), ("attack_40",))
    t.hand(B, "attack_8")
    t.only(A, {t.planet(A, 1): 10, t.planet(A, 2): 10})
    t.challenge(A, B).finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert kept(t, "miser", A) == ["attack_40"]


def test_miser_renews_a_hoard_without_challenge_cards() -> None:
    """powers.toml miser: at any P10"""
    t = miser(("attack_6",), ("card_zap",))
    t.draws(A, B).say(A, "power:miser")
    assert len(kept(t, "miser", A)) == 7 and card("card_zap") in t.s.discard


def test_miser_keeps_a_hoard_with_challenge_cards() -> None:
    """powers.toml miser"""
    t = miser(("attack_6",), ("attack_7",))
    t.draws(A, B)
    assert not t.offers(A, "power:miser")


def test_miser_wild_saves_two_cards_from_consolation() -> None:
    """flares.toml miser wild"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", "attack_40", "attack_20", "attack_1", "flare_miser")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_30")
    t.say(B, "card:flare_miser", "card:attack_40", "card:attack_20").finish()
    assert t.names(A) == ["attack_1"]
    assert sorted(t.names(B)) == ["attack_20", "attack_40"]


def test_miser_wild_saves_two_cards_in_a_refill() -> None:
    """flares.toml miser wild: in addition to a full new hand"""
    t = Table(4)
    t.hand(A, "quash", "cosmic_zap", "force_field", "flare_miser")
    t.hand(B, "attack_8")
    t.draws(A, B).say(A, "card:flare_miser", "card:quash", "card:force_field")
    assert len(t.s.hands[A]) == 9
    assert t.has_card(A, "quash") and t.has_card(A, "force_field")
    assert card("cosmic_zap") in t.s.discard


def test_miser_super_adds_to_the_hoard() -> None:
    """flares.toml miser super"""
    t = miser(("attack_6", "flare_miser"), ("attack_7",))
    t.on_deck("attack_12", "attack_13")
    t.draws(A, B).say(A, "card:flare_miser")
    assert kept(t, "miser", A) == ["attack_7", "attack_12", "attack_13"]
