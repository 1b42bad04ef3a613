"""The Seeker and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import PUBLIC, knows
from astrarium.games.cosmic.components import CARD, COMPROMISE, POWER
from astrarium.games.cosmic.effects.effect import EFFECTS
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_reveals import KICKERS, REINFORCEMENTS, compare, flare


def seek(question: str, *answers: str, hand: tuple[str, ...] = ("attack_10", "attack_4", "compromise")) -> Table:
    """The Seeker A asks B; what follows are A's further words."""
    t = Table(4, KICKERS | REINFORCEMENTS, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, *hand)
    t.challenge(A, B).say(A, "power:seeker", f"question:{question}", *answers)
    same_after_saving(t)
    return t


@pytest.mark.parametrize(("word", "open_cards"), [("do:yes", {"compromise"}), ("do:no", {"attack_10", "attack_4"})])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_a_compromise(word: str, open_cards: set[str]) -> None:
    """COS-18.12 question 1"""
    t = seek("will_compromise").say(B, word)
    selectable = EFFECTS[POWER.index("seeker")].selectable(t.s, A, B, sorted(set(t.s.hands[B])))
    assert {CARD.ids[card] for card in selectable} == open_cards
    t.say(A, "card:attack_20").finish()
    assert t.s.warp[B] == 4


@pytest.mark.parametrize(("word", "open_cards"), [("do:yes", {"attack_10"}), ("do:no", {"attack_4", "compromise"})])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_an_attack(word: str, open_cards: set[str]) -> None:
    """COS-18.12 question 2"""
    t = seek("will_attack", "card:attack_8").say(B, word)
    selectable = EFFECTS[POWER.index("seeker")].selectable(t.s, A, B, sorted(set(t.s.hands[B])))
    assert {CARD.ids[card] for card in selectable} == open_cards


def test_seeker_hears_only_what_can_be_kept() -> None:
    """COS-18.12: who has no Compromise cannot say that he will play one."""
    t = seek("will_compromise", hand=("attack_10", "attack_4"))
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.rule("COS-18.12")
def test_seeker_asks_about_the_kicker() -> None:
    """COS-18.12 question 3"""
    t = Table(4, KICKERS, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9", "kicker_m1")
    t.challenge(A, B).say(B, "card:kicker_m1").say(A, "power:seeker", "question:kicker_above_1")
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.parametrize("word", ["do:yes", "do:no"])
@pytest.mark.rule("COS-18.12")
def test_seeker_binds_to_a_flare(word: str) -> None:
    """COS-18.12 question 4: yes compels, no forbids."""
    t = seek("will_flare", hand=("attack_4", "attack_1", "flare_deuce", "attack_20")).say(B, word)
    t.cards("attack_20", "attack_4").finish()
    assert (CARD.index("flare_deuce") in t.s.discard) == (word == "do:yes")


def test_seeker_binds_to_a_reinforcement() -> None:
    """COS-18.12 question 4"""
    t = seek("will_reinforcement", hand=("attack_4", "attack_1", "reinforcement_2", "reinforcement_3")).say(B, "do:yes")
    t.cards("attack_20", "attack_4").until("Reinforce", B)
    assert "do:pass" not in t.s.legal_names
    t.say(B, "card:reinforcement_2", "do:defense").until("Reinforce", B)
    assert "do:pass" in t.s.legal_names, "the promise is kept"


@pytest.mark.rule("COS-18.12")
def test_seeker_learns_what_the_hand_holds() -> None:
    """COS-18.12 question 5: a named card that is there is known to all."""
    t = seek("holds_card", "card:compromise").say(B, "do:yes")
    assert t.s.seen[B][t.s.hands[B].index(COMPROMISE)] == PUBLIC
    t = seek("holds_type", "type:flare")
    assert t.s.player == B and t.s.legal_names == ("do:no",)


@pytest.mark.rule("COS-14.14", "COS-18.12")
def test_seeker_asks_about_hoard_and_condition() -> None:
    """COS-14.14, 18.12 questions 6 and 7"""
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19")
    t.hand(B, "attack_10", "attack_9")
    t.s.stash += [POWER.index("miser"), B, B, t.fetch("attack_15"), 1, 1 << B]
    t.s.secrets += [POWER.index("schizoid"), B, 2, 1 << B]
    t.challenge(A, B).say(A, "power:seeker")
    assert {"question:hoards_compromise", "question:condition"} <= set(t.s.legal_names)
    t.say(A, "question:hoards_attack", "card:attack_14")
    assert t.s.legal_names == ("do:yes",)


def test_seeker_wild_sees_the_card_meant() -> None:
    """flares.toml seeker wild: who joins binds him to it."""
    t = Table(4)
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_seeker")
    t.challenge(A, B, tokens=2, start="invite").say(A, "do:yes").say(C, flare("seeker"))
    same_after_saving(t)
    t.say(A, "card:attack_4")
    assert knows(t.s.seen[A][t.s.hands[A].index(CARD.index("attack_4"))], C)
    assert not knows(t.s.seen[A][t.s.hands[A].index(CARD.index("attack_4"))], D)
    t.say(C, "do:offense", "amount:1").until("Select", B)
    assert t.s.chosen[OFF] == CARD.index("attack_4")


def test_seeker_wild_does_not_bind_without_the_alliance() -> None:
    t = Table(4)
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_10", "attack_9")
    t.hand(C, "flare_seeker")
    t.challenge(A, B, tokens=2, start="invite").say(A, "do:yes").say(C, flare("seeker")).say(A, "card:attack_4")
    t.say(C, "do:pass").say(A, "card:attack_20")
    assert t.s.chosen[OFF] == CARD.index("attack_20")


def test_seeker_super_asks_twice() -> None:
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19", "flare_seeker")
    t.hand(B, "attack_10", "compromise", "attack_9")
    t.challenge(A, B).say(A, flare("seeker"), "power:seeker", "question:will_compromise").say(B, "do:no")
    t.say(A, "question:will_attack", "card:attack_10").say(B, "do:yes")
    t.say(A, "card:attack_20").finish()
    assert compare(t)[DEF] == 14


@pytest.mark.parametrize("word", ["do:yes", "do:no"])
@pytest.mark.rule("COS-18.12")
def test_seeker_super_hears_the_same_word_twice(word: str) -> None:
    """Who has said whether he will play a Flare cannot in truth say the contrary."""
    t = Table(4, seeker=A)
    t.hand(A, "attack_20", "attack_19", "flare_seeker")
    t.hand(B, "attack_4", "attack_1", "flare_deuce", "attack_20")
    t.challenge(A, B).say(A, flare("seeker"), "power:seeker", "question:will_flare").say(B, word)
    t.say(A, "question:will_flare")
    assert t.s.player == B and t.s.legal_names == (word,)
    t.say(B, word).cards("attack_20", "attack_4").finish()
    assert (CARD.index("flare_deuce") in t.s.discard) == (word == "do:yes")
