"""Cards are selected in secret."""

import json

import pytest

from astrarium.clockwork.names import PUBLIC
from astrarium.games.cosmic.components import (
    CARD,
)
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table, offered
from tables.cosmic_variants import all_armed


@pytest.mark.rule("COS-P7.1", "COS-P7.2", "COS-P7.3", "COS-P7.5", "COS-P8.1")
def test_cards_are_selected_in_secret_and_revealed_together() -> None:
    t = Table()
    t.hand(A, "attack_8", "attack_6", "stellar_gas")
    t.hand(B, "attack_9", "attack_4")
    t.challenge(A, B)
    assert offered(t) == ["card:attack_8", "card:attack_6"]
    t.say(A, "card:attack_8")
    seen = t.s.view(B)["chosen"]
    assert seen == ["hidden", None]
    assert t.s.view(A)["chosen"] == ["attack_8", None]
    t.s.play("card:attack_9")
    assert CARD.index("attack_8") in t.s.discard or t.s.chosen_known[OFF] == PUBLIC


@pytest.mark.rule("COS-6.12", "COS-6.13")
def test_a_kicker_is_played_face_down_and_the_other_may_follow() -> None:
    t = Table(4, {"kickers": "on"})
    t.hand(A, "attack_6", "attack_8", "kicker_2", "kicker_3")
    t.hand(B, "attack_4", "attack_5", "kicker_0")
    t.challenge(A, B).say(A, "do:pass").say(B, "card:kicker_0")
    assert t.s.view(A)["kicker"] == [None, "hidden"]
    assert t.offers(A, "card:kicker_2")
    t.say(A, "card:kicker_3")
    assert t.s.kicker == [CARD.index("kicker_3"), CARD.index("kicker_0")]


@pytest.mark.rule("COS-8.10")
def test_choices_at_the_same_time_are_secret() -> None:
    """The Flare of the Disease: each in turn chooses a card, from the offense's left; none is shown before all are."""
    t = all_armed()
    t.hand(B, "attack_6", "compromise")
    t.hand(C, "attack_8", "flare_disease")
    t.turn(A, "wild_normal").say(C, "card:flare_disease")
    assert t.s.player == B
    t.say(B, "card:attack_6")
    assert t.s.player == D
    for other in (A, C, D):
        assert "attack_6" not in json.dumps(t.s.view(other)["stash"])
    t.say(D, "card:attack_10")
    assert t.s.player == A and CARD.index("attack_6") not in t.s.discard
    t.say(A, "card:attack_10")
    assert CARD.index("attack_6") in t.s.discard
