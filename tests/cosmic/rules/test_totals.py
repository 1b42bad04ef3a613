"""How totals are compared. COS-P8, 5.6, 6.14"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    CARD,
    COMPROMISE_TYPE,
    KICKER_TYPE,
    TYPE_OF,
)
from astrarium.games.cosmic.terms import DEF
from tables.cosmic import A, B, C, Table
from tables.cosmic_totals import fight, guards, told_totals
from tables.cosmic_variants import all_armed


def test_a_tie_goes_to_the_defender() -> None:
    """Golden case D-1. COS-P8.5, P8.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_9")
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_10", "attack_12") == [14, 14]
    assert t.s.warp[A] == 4
    assert not t.s.has_base(A, t.planet(B, 1))


def test_totals_may_be_negative() -> None:
    """Golden case D-28. COS-5.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_m8", "attack_9")
    t.hand(B, "attack_m6", "attack_9")
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_m8", "attack_m6") == [-7, -4]
    assert t.s.warp[A] == 1


@pytest.mark.parametrize(
    ("card", "kicker", "counts"),
    [("attack_m5", "kicker_m2", 10), ("attack_8", "kicker_m1", -8), ("attack_40", "kicker_0", 0)],
)
def test_signs_of_kickers(card: str, kicker: str, counts: int) -> None:
    """Golden case G-2. COS-6.14"""
    t = Table(3, {"kickers": "on"})
    t.hand(A, card, kicker)
    t.hand(B, "attack_10")
    t.challenge(A, B, tokens=1)
    t.say(A, f"card:{kicker}")
    assert fight(t, card, "attack_10") == [counts + 1, 14]


@pytest.mark.rule("COS-5.6")
def test_negative_totals() -> None:
    """Golden case D-28."""
    t = Table()
    t.hand(A, "attack_m8", "attack_6")
    t.hand(B, "attack_m6", "attack_4")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B, tokens=1).cards("attack_m8", "attack_m6").finish()
    assert t.s.warp[A] == 1 and t.s.has_base(B, t.planet(B, 1))


@pytest.mark.rule("COS-6.14")
@pytest.mark.parametrize(
    ("card", "kicker", "value"), [("attack_m5", "m2", 10), ("attack_8", "m1", -8), ("attack_40", "0", 0)]
)
def test_kickers_multiply(card: str, kicker: str, value: int) -> None:
    """Golden case G-2."""
    from astrarium.games.cosmic.rules.totals import card_values

    t = Table(4, {"kickers": "on"})
    t.hand(A, card, "attack_6", f"kicker_{kicker}")
    t.hand(B, "attack_4", "attack_5")
    t.hand(C, "emotion_control")
    t.challenge(A, B).say(A, f"card:kicker_{kicker}").cards(card, "attack_4").until("Use", C)
    assert card_values(t.s) == [value, 4]


@pytest.mark.rule("COS-14.7")
def test_the_gamblers_flare_compares_cards_after_kickers() -> None:
    """4 x 2 and 12 differ by 4 only."""
    for spread, total in ((4, 8 + 4 + 3), (5, 8 + 3)):
        t = Table(4, {"kickers": "on"})
        t.hand(A, "attack_4", "attack_7", "kicker_2", "flare_gambler")
        t.hand(B, "attack_12", "attack_7")
        t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
        t.say(A, "card:flare_gambler", f"amount:{spread}").finish()
        assert told_totals(t) == [total, 16]


@pytest.mark.rule("COS-14.9")
def test_kickers_are_played_after_the_upset_is_declared() -> None:
    t = Table(4, {"kickers": "on"}, loser=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_6", "kicker_2")
    t.challenge(A, B, tokens=1)
    assert t.offers(A, "power:loser"), "before anybody is asked for a Kicker"
    t.say(A, "power:loser").say(B, "card:kicker_2")
    assert t.s.chosen == [NOBODY, NOBODY], "and before cards are selected"
    t.cards("attack_4", "attack_20").finish()
    assert told_totals(t) == [5, 44] and t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-14.16")
def test_visionary_names_no_kicker_and_only_after_kickers() -> None:
    t = Table(4, {"kickers": "on"}, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4", "kicker_2")
    t.challenge(A, B)
    while not t.offers(A, "power:visionary"):
        assert type(t.s.choice).__name__ == "PlayKicker"
        t.s.play("card:kicker_2" if t.s.player == B else "do:pass")
    assert t.s.kicker[DEF] == CARD.index("kicker_2"), "he has decided"
    t.say(A, "power:visionary")
    named = [CARD.index(name.removeprefix("card:")) for name in t.s.legal_names if name.startswith("card:")]
    assert named and all(TYPE_OF[card] != KICKER_TYPE for card in named)
    t.say(A, "card:attack_4", "card:attack_10").finish()
    assert told_totals(t)[DEF] == 4 * 2 + 4


@pytest.mark.rule("COS-17.12")
def test_a_card_that_becomes_a_compromise_leaves_the_totals() -> None:
    """In the window of the totals B's Attack turns into a Compromise: A wins at once, and B is consoled."""
    t = all_armed(prolong=A)
    t.hand(A, "attack_8", "attack_9", "attack_6", "attack_7", "attack_11")
    t.challenge(A, B, tokens=1).cards("attack_8", "attack_10")
    while not t.offers(A, "power:prolong"):
        t.step()
    assert t.s.kind == [ATTACK_TYPE, ATTACK_TYPE]
    t.s.kind[DEF] = COMPROMISE_TYPE
    t.s.play("do:pass")
    t.finish()
    assert told_totals(t) == [], "nothing is compared"
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4 and len(t.s.hands[B]) == 1 + 4
