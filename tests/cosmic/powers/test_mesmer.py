"""The Mesmer and both sides of its Flare."""

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import CARD, POWER
from tables.cosmic import A, B, C, Table, same_after_saving
from tables.cosmic_sheets import armed, hold, works


def test_mesmer_plays_an_edict_as_another() -> None:
    """powers.toml mesmer"""
    t = armed(Table(4, mesmer=C, loser=A), "attack_10", "attack_8", (C, "quash")).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:mesmer")
    assert not works(t, A, "loser") and CARD.index("quash") in t.s.discard


def test_a_zapped_mesmer_keeps_his_card() -> None:
    """powers.toml mesmer"""
    t = armed(Table(4, mesmer=C, loser=A), "attack_10", "attack_8", (C, "quash"), (B, "cosmic_zap")).challenge(A, B)
    t.say(A, "power:loser").say(C, "power:mesmer").say(B, "card:cosmic_zap").until("Select")
    assert t.names(C) == ["quash"] and t.s.recall(POWER.index("loser"), A) != NOBODY


def test_mesmer_may_play_two_edicts_in_a_window() -> None:
    """powers.toml mesmer; COS-8.13"""
    t = armed(Table(4, mesmer=C), "attack_10", "attack_8", (C, "quash"), (C, "force_field"))
    t.to_warp(C, 4)
    t.turn(A).say(C, "power:mesmer", "card:plague", "card:quash", t.colour(B))
    t.say(C, "power:mesmer", "card:warp_break")
    same_after_saving(t)
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.warp[C] == 0 and t.names(C) == [] and t.s.warp[B] == 3


def test_mesmer_imitates_only_edicts_of_the_game() -> None:
    """powers.toml mesmer: the game's Edict list."""
    t = Table(4, {"mce_edicts": "off"}, mesmer=C)
    hold(t, ("attack_10", "attack_7"), ("attack_8", "attack_7"), ("force_field",))
    t.turn(A).say(C, "power:mesmer")
    names = {ATOMS.names[atom] for atom in t.s.offered}
    assert "card:plague" in names and "card:hand_zap" not in names and "card:force_field" not in names


def test_mesmer_wild_turns_a_low_attack_into_a_compromise() -> None:
    """flares.toml mesmer"""
    t = armed(Table(4), "attack_9", "attack_8", (A, "flare_mesmer"), (B, "attack_20"), (B, "attack_12"))
    t.challenge(A, B, tokens=2).cards("attack_9", "attack_12").say(A, "card:flare_mesmer").finish()
    assert t.s.warp[A] == 2 and len(t.s.hands[A]) == 1 + 2


def test_mesmer_wild_does_nothing_for_a_high_attack() -> None:
    t = armed(Table(4), "attack_10", "attack_8", (A, "flare_mesmer")).challenge(A, B)
    t.cards("attack_10", "attack_8")
    assert not t.offers(A, "card:flare_mesmer")


def test_mesmer_super_plays_any_card_as_an_edict() -> None:
    """flares.toml mesmer"""
    t = armed(Table(4, {"kickers": "on"}, mesmer=C, loser=A), "attack_10", "attack_8", (C, "kicker_2"))
    t.hand(C, "kicker_2", "flare_mesmer", "attack_9")
    t.challenge(A, B).say(A, "power:loser").say(C, "card:flare_mesmer")
    assert not works(t, A, "loser") and t.names(C) == ["attack_9"]
