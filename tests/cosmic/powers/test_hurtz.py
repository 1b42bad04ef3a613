"""The Hurtz and both sides of its Flare."""

from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.records import IN_FORCE
from astrarium.games.cosmic.rules.sheets import move_power
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_lucre import launch, rich


def rental(t: Table, player: int = C) -> Table:
    t.power(player, "hurtz", setup=True)
    return t


def test_hurtz_leases_tokens_for_the_total_only() -> None:
    t = rental(rich())
    t.challenge(A, B, start="launch").say(C, "power:hurtz", t.colour(A), "amount:3", "amount:2")
    same_after_saving(t)
    t.say(A, "do:yes")
    assert t.s.lucre == [4, 10, 16, 10]
    launch(t, 2)
    t.cards("attack_20", "attack_19")
    assert t.s.force[OFF * 4 + A] == 2, "they do not count against the limit"
    while type(t.s.choice).__name__ in ("Buy", "Use"):
        t.step()
    t.finish()
    # 20 + 2 + 3 beat 19 + 4.
    assert t.s.at(A, t.planet(B, 1)) == 2 and t.s.warp[B] == 4


def test_hurtz_leases_to_the_defender_and_is_paid_for_damage() -> None:
    t = rental(rich([10, 5, 10, 10]))
    t.challenge(A, B, start="launch").say(C, "power:hurtz", t.colour(B), "amount:2", "amount:1").say(B, "do:yes")
    launch(t, 4)
    t.cards("attack_20", "attack_5").finish()
    assert t.s.lucre[B] == 1 and t.s.lucre[C] == 14


def test_hurtz_leases_to_an_ally_once_he_allies() -> None:
    t = rental(rich())
    t.challenge(A, B, start="invite").say(A, "do:no", "do:yes", "amount:0")
    t.say(C, "power:hurtz", "amount:4", "amount:1").say(D, "do:yes")
    assert t.s.lucre[D] == 10
    t.say(D, "do:offense", "amount:1").until("Select", A)
    assert t.s.lucre[D] == 6 and t.s.lucre[C] == 14
    t.s.kind = [0, 0]
    t.s.value = [0, 0]
    assert totals(t.s) == [3 + 1 + 4, 4]


def test_who_does_not_ally_leases_nothing() -> None:
    t = rental(rich())
    t.challenge(A, B, start="invite").say(A, "do:no", "do:yes", "amount:0")
    t.say(C, "power:hurtz", "amount:4", "amount:1").say(D, "do:yes", "do:pass").until("Select", A)
    assert t.s.lucre[D] == 10
    t.s.kind = [0, 0]
    assert totals(t.s) == [3, 4]


def test_the_fleet_has_ten_tokens() -> None:
    t = rental(rich())
    hurtz = POWER.index("hurtz")
    assert t.s.mark_of(hurtz, C) == 10
    t.s.set_mark(hurtz, C, 0, 6)
    t.challenge(A, B, start="launch").say(C, "power:hurtz", t.colour(A), "amount:4", "amount:1").say(A, "do:yes")
    t.say(C, t.colour(B))
    assert t.offers(C, "amount:2") and not t.offers(C, "amount:3")
    move_power(t.s, C, hurtz, D)
    assert t.s.mark_of(hurtz, D) == 6


def test_hurtz_wild_lends_a_power_for_cards() -> None:
    t = rich(macron=C, virus=A)
    t.hand(C, "flare_hurtz")
    t.challenge(A, B, start="select", tokens=2).say(C, "card:flare_hurtz", t.colour(A)).say(A, "do:yes")
    assert IN_FORCE[EFFECT.index("macron")][A] in t.s.active and IN_FORCE[EFFECT.index("virus")][A] not in t.s.active
    assert IN_FORCE[EFFECT.index("macron")][C] not in t.s.active
    t.hand(A, "attack_20", "attack_4", "attack_9", "attack_8")
    t.cards("attack_20", "attack_5").finish()
    assert len(t.s.hands[C]) == 2 and len(t.s.hands[A]) == 1, "two cards, since A's side has won"
    assert IN_FORCE[EFFECT.index("macron")][C] in t.s.active and IN_FORCE[EFFECT.index("virus")][A] in t.s.active


def test_hurtz_wild_may_be_refused_and_costs_one_card_after_a_defeat() -> None:
    t = rich(macron=C)
    t.hand(C, "flare_hurtz")
    t.challenge(A, B).say(C, "card:flare_hurtz", t.colour(A)).say(A, "do:no")
    assert IN_FORCE[EFFECT.index("macron")][C] in t.s.active
    t = rich(macron=C)
    t.hand(C, "flare_hurtz")
    t.hand(B, "attack_5", "attack_19", "attack_8")
    t.challenge(A, B, tokens=4).say(C, "card:flare_hurtz", t.colour(B)).say(B, "do:yes")
    t.cards("attack_20", "attack_5").finish()
    assert len(t.s.hands[C]) == 1 and len(t.s.hands[B]) == 1


def test_no_artefacts_are_lent() -> None:
    """COS-15.5"""
    t = rich()
    t.power(C, "warrior")
    t.hand(C, "flare_hurtz")
    t.challenge(A, B)
    assert not t.offers(C, "card:flare_hurtz")


def test_hurtz_super_doubles_leased_tokens() -> None:
    t = rental(rich())
    t.hand(C, "flare_hurtz")
    t.challenge(A, B, start="launch").say(C, "card:flare_hurtz", "power:hurtz", t.colour(A), "amount:4", "amount:1")
    t.say(A, "do:yes")
    launch(t, 1)
    t.until("Select", A)
    t.s.kind = [0, 0]
    assert totals(t.s) == [1 + 8, 4]
