"""The Busybody and both sides of its Flare."""

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.rules.alliances import Invite
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_alliances import at_war


def test_busybody_sits_on_both_sides() -> None:
    """One token where he was not invited, up to four where he was. COS-P6.3"""
    t = at_war(Table(4, busybody=C))
    t.challenge(A, B, start="invite").until("Invite", A)
    while not t.offers(C, "power:busybody"):
        guest = t.s.choice.guest if isinstance(t.s.choice, Invite) else NOBODY
        t.s.play("do:yes" if guest == C and t.s.player == A else "do:no")
    t.say(C, "power:busybody", "amount:4").until("Select")
    assert t.s.force[OFF * 4 + C] == 4
    assert t.s.force[DEF * 4 + C] == 1
    t.finish()
    assert t.s.has_base(C, t.planet(B, 1))
    assert t.s.warp[C] == 1


def test_busybody_leaves_a_token_for_the_other_side() -> None:
    t = at_war(Table(4, busybody=C))
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 1, t.planet(C, 3): 1})
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "power:busybody")
    assert t.s.legal_names == ("amount:1", "amount:2")


def test_busybody_uninvited_has_no_power() -> None:
    t = at_war(Table(4, busybody=C))
    t.challenge(A, B, start="invite").until("Select")
    assert not t.was_used("busybody", C) and t.s.tokens_in(C) == 0


def test_busybody_wild_adds_one_token() -> None:
    t = at_war(Table(4))
    t.hand(C, "flare_busybody")
    t.challenge(A, B, start="invite").say(C, "card:flare_busybody", "do:defense").until("Select")
    assert t.s.force[DEF * 4 + C] == 1
    assert t.s.allies(DEF) == [C]


def test_busybody_super_changes_sides_after_the_reveal() -> None:
    t = at_war(Table(4, busybody=C))
    t.hand(C, "flare_busybody")
    t.challenge(A, B, tokens=1, defense_allies={C: 4}).cards("attack_10", "attack_8")
    t.say(C, "card:flare_busybody", "amount:3").finish()
    assert t.s.at(C, t.planet(B, 1)) == 3
    assert t.s.warp[C] == 1
