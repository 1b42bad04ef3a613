"""The Chronos and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import PUBLIC
from astrarium.games.cosmic.components import CARD, FIRST_MOON, PLACE
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_reveals import KICKERS, compare, flare


@pytest.mark.rule("COS-8.14", "COS-14.3")
def test_chronos_replays_without_the_opponents_card() -> None:
    """COS-14.3, 8.14: card and Kicker are set aside until P9; Edicts come back and are spent."""
    t = Table(4, KICKERS, chronos=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_40", "attack_6", "kicker_2")
    t.hand(C, "emotion_control")
    t.challenge(A, B, tokens=3).say(B, "card:kicker_2")
    t.cards("attack_9", "attack_40")
    t.say(C, "card:emotion_control").say(A, "power:chronos")
    same_after_saving(t)
    assert t.names(B) == ["attack_6"] and set(t.names(A)) == {"attack_10", "attack_9"}
    assert t.names(C) == ["emotion_control"]
    t.cards("attack_10", "attack_6").finish()
    assert compare(t) == [13, 10]
    assert set(t.names(B)) == {"attack_40", "kicker_2"}
    assert t.s.has_base(A, t.planet(B, 1))


def test_chronos_lets_a_player_with_no_other_card_take_it_back() -> None:
    """powers.toml chronos: he shows it."""
    t = Table(4, chronos=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "force_field")
    t.challenge(A, B, tokens=3)
    t.cards("attack_9", "attack_12").say(A, "power:chronos")
    assert t.has_card(B, "attack_12") and all(mask == PUBLIC for mask in t.s.seen[B][:1])
    t.cards("attack_10", "attack_12").finish()
    assert compare(t) == [13, 16]
    assert [note.kind.key for note in t.s.log or []].count("turns-time-back") == 1, "the second result stands"


@pytest.mark.rule("COS-8.14")
def test_chronos_wild_sends_the_offense_elsewhere() -> None:
    """flares.toml chronos wild: everybody goes home, the offense aims at another planet of the system. COS-8.14"""
    t = Table(4, KICKERS)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_4", "kicker_2", "attack_1")
    t.hand(D, "flare_chronos")
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).say(B, "card:kicker_2").say(D, flare("chronos"))
    t.until("AskAim")
    same_after_saving(t)
    assert t.s.player == A and t.planet_atom(B, 1) not in t.s.legal_names
    assert t.s.on_bases(C) == 20 and t.s.joined == [0, 0] and t.has_card(B, "kicker_2")
    t.say(A, t.planet_atom(B, 3), "amount:4").cards("attack_10", "attack_4").finish()
    assert t.s.at(A, t.planet(B, 3)) == 4 and t.s.warp[B] == 4
    assert CARD.index("flare_chronos") in t.s.discard


@pytest.mark.rule("COS-14.3")
def test_chronos_wild_may_lead_to_a_moon() -> None:
    """COS-14.3, 13.18: its occupant defends."""
    t = Table(4, {"moons": "all"})
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_4", "attack_1")
    t.hand(C, "attack_6", "attack_5")
    t.hand(D, "flare_chronos")
    moon = FIRST_MOON + 2 * t.s.home[B]
    t.put(C, moon, 1)
    t.challenge(A, B, tokens=3).say(D, flare("chronos"))
    t.say(A, f"place:{PLACE.ids[moon]}", "amount:2")
    assert t.s.defender == C and t.s.target == moon


def test_chronos_super_makes_him_play_the_same_card() -> None:
    t = Table(4, chronos=A)
    t.hand(A, "attack_20", "attack_9", "flare_chronos")
    t.hand(B, "attack_12", "attack_40")
    t.challenge(A, B, tokens=3)
    t.cards("attack_9", "attack_12").say(A, flare("chronos"), "power:chronos", "card:attack_20").finish()
    assert compare(t) == [23, 16] and t.names(B) == ["attack_40"]
