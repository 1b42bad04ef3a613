"""What ends with a challenge."""

import pytest

from astrarium.games.cosmic.components import CARD
from tables.cosmic import A, B, C, D, Table


@pytest.mark.rule("COS-P9.1", "COS-P9.2", "COS-6.8", "COS-6.9")
def test_when_an_edict_is_discarded() -> None:
    """Golden case D-76."""
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_30", "attack_4")
    t.hand(C, "force_field")
    t.hand(D, "stellar_gas")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "do:yes").say(C, "do:offense", "amount:1")
    t.say(D, "do:pass").say(C, "card:force_field")
    t.until("Select")
    assert CARD.index("force_field") in t.s.discard and not t.s.hands[C]


@pytest.mark.rule("COS-P9.3", "COS-8.13")
def test_what_lasted_for_the_challenge_is_over() -> None:
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_30", "attack_4")
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_30").say(A, "card:flare_virus").finish()
    assert t.s.lasting == [] and t.s.used == [] and t.s.zapped == []
