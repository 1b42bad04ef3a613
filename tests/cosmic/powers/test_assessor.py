"""The Assessor and both sides of its Flare."""

from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.powers.shared.captives import hold
from astrarium.games.cosmic.rules.sheets import discard_power, move_power
from astrarium.games.cosmic.terms import IMPOUNDED, OFF
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_lucre import WILD, launch, rich


def impounded(t: Table, holder: int, owner: int) -> int:
    return t.s.held[(IMPOUNDED * t.s.players + holder) * t.s.players + owner]


def test_assessor_taxes_every_token_beyond_the_first() -> None:
    t = rich(assessor=C)
    t.challenge(A, B, start="launch")
    launch(t, 4)
    assert t.s.lucre == [7, 10, 13, 10]
    assert t.s.force[OFF * 4 + A] == 4
    t.say(A, "do:no", "do:yes", "amount:0").say(D, "do:offense", "amount:3").until("Select", A)
    assert t.s.lucre == [7, 10, 15, 8]


def test_assessor_does_not_tax_himself_nor_one_token() -> None:
    t = rich(assessor=A)
    t.challenge(A, B, start="launch")
    launch(t, 4)
    assert t.s.lucre == [10, 10, 10, 10]
    t = rich(assessor=C)
    t.challenge(A, B, start="launch")
    launch(t, 1)
    assert t.s.lucre == [10, 10, 10, 10]


def impounding() -> Table:
    """A has launched four tokens against B but could pay for one only: two are C's, the Assessor's."""
    t = rich([1, 10, 10, 10], assessor=C)
    t.challenge(A, B, start="launch")
    return launch(t, 4)


def test_assessor_impounds_what_is_not_paid_for() -> None:
    t = impounding()
    assert t.s.lucre[A] == 0 and t.s.lucre[C] == 11
    assert t.s.force[OFF * 4 + A] == 2
    assert impounded(t, C, A) == 2
    same_after_saving(t)


def test_impounded_tokens_are_ransomed_at_the_start_of_the_own_turn() -> None:
    t = impounding().finish()
    on_bases = t.s.on_bases(A)
    t.s.lucre[A] = 1
    t.turn(A, WILD)
    assert t.offers(A, "amount:1") and not t.offers(A, "amount:2")
    t.say(A, "amount:1")
    assert t.s.lucre[C] == 12
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert impounded(t, C, A) == 1 and t.s.on_bases(A) == on_bases + 1
    assert t.s.lucre[A] == 7, "the ransom comes before the income"


def test_a_defeated_assessor_sets_all_free() -> None:
    t = rich(assessor=B)
    t.s.lift(C, t.planet(C, 1), 2)
    hold(t.s, IMPOUNDED, B, C, 2)
    t.settle()
    t.challenge(A, B, tokens=4).cards("attack_20", "attack_5").finish()
    assert impounded(t, B, C) == 0
    assert t.s.on_bases(C) == 20


def test_a_victorious_assessor_keeps_them() -> None:
    t = rich(assessor=B)
    t.s.lift(C, t.planet(C, 1), 2)
    hold(t.s, IMPOUNDED, B, C, 2)
    t.settle()
    t.challenge(A, B, tokens=4).cards("attack_4", "attack_19").finish()
    assert impounded(t, B, C) == 2


def test_impounded_tokens_follow_the_sheet_or_go_to_the_warp() -> None:
    """COS-15.4, 4.13"""
    t = impounding().finish()
    move_power(t.s, C, POWER.index("assessor"), D)
    assert impounded(t, D, A) == 2 and impounded(t, C, A) == 0
    warp = t.s.warp[A]
    discard_power(t.s, D, POWER.index("assessor"))
    assert impounded(t, D, A) == 0 and t.s.warp[A] == warp + 2
    t.s.check()


def test_assessor_wild_collects_rents() -> None:
    t = rich([0, 4, 0, 10])
    t.put(C, t.planet(B, 2), 1)
    t.put(D, t.planet(B, 3), 1)
    t.hand(B, "flare_assessor", "attack_5")
    t.hand(C, "attack_8")
    t.challenge(A, B, start="def_set").say(B, "card:flare_assessor")
    assert t.s.lucre == [0, 5, 0, 9]
    assert t.has_card(B, "attack_8") and not t.s.hands[C]
    t = rich()
    t.hand(B, "flare_assessor", "attack_5")
    t.challenge(A, B, start="def_set")
    assert not t.offers(B, "card:flare_assessor"), "nobody lives there"


def test_assessor_super_doubles_the_tax() -> None:
    t = rich([5, 10, 10, 10], assessor=C)
    t.hand(C, "flare_assessor")
    t.challenge(A, B, start="launch").say(C, "card:flare_assessor")
    launch(t, 4)
    assert t.s.lucre[A] == 1 and t.s.lucre[C] == 14
    assert impounded(t, C, A) == 1
