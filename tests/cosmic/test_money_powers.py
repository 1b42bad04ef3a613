"""Powers that live on Lucre."""

import json

import pytest

from astrarium.games.cosmic.components import EFFECT, POWER
from astrarium.games.cosmic.effects.effect import EFFECTS
from astrarium.games.cosmic.effects.hooks import ask_charters
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.powers.lloyd import CARGO, CHARTER, HULL, has_policy, insure
from astrarium.games.cosmic.powers.shared.captives import hold
from astrarium.games.cosmic.records import IN_FORCE
from astrarium.games.cosmic.rules.loss_in_progress import BY_EFFECT
from astrarium.games.cosmic.rules.sheets import discard_power, move_power, swappable
from astrarium.games.cosmic.rules.tokens import lose_tokens
from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.state import IMPOUNDED, OFF
from tables.cosmic import A, B, C, D, Table

WILD = "wild_normal"
SECOND_WILD = "wild_reverse"


def rich(money: list[int] | None = None, **powers: int) -> Table:
    """Four players with 10 Lucre each; the main players A and B hold Attack cards."""
    t = Table(4, {"lucre": "on"}, **powers)
    t.s.lucre = money or [10, 10, 10, 10]
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_19", "attack_5")
    return t


def impounded(t: Table, holder: int, owner: int) -> int:
    return t.s.held[(IMPOUNDED * t.s.players + holder) * t.s.players + owner]


def same_after_saving(t: Table) -> None:
    """The position is the same after a round trip, with the same options."""
    other = GAME.from_json(json.loads(json.dumps(t.s.to_json())))
    assert other.to_json() == t.s.to_json()
    assert other.offered == t.s.offered
    assert t.s.clone().to_json() == t.s.to_json()


def launch(t: Table, number: int) -> Table:
    """A launches that many tokens from his first planets against B."""
    t.say(A, f"amount:{number}")
    while type(t.s.choice).__name__ == "Commit":
        t.step()
    return t


# Assessor


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


# Butler


def test_a_tip_keeps_the_butler_away() -> None:
    t = rich(butler=C)
    t.challenge(A, B, start="launch").say(C, "power:butler")
    same_after_saving(t)
    t.say(A, "do:yes")
    assert t.s.lucre == [9, 10, 11, 10]
    assert type(t.s.choice).__name__ == "LaunchNumber"


def test_the_butler_aims() -> None:
    t = rich([0, 10, 10, 10], butler=C)
    t.put(D, t.planet(B, 2), 1)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler")
    assert t.offers(C, "do:aim"), "who has no Lucre is not even asked"
    t.say(C, "do:aim", t.planet_atom(B, 4))
    assert t.s.target == t.planet(B, 4) and t.s.defender == B
    assert type(t.s.choice).__name__ == "LaunchNumber", "one chore only"


def test_the_butler_fetches_the_tokens() -> None:
    t = rich(butler=C)
    t.challenge(A, B, start="launch").say(C, "power:butler").say(A, "do:no").say(C, "do:source")
    t.say(A, "amount:2")
    assert t.s.player == C, "the offense fixes the number, the Butler the bases"
    same_after_saving(t)
    t.say(C, t.planet_atom(A, 5), t.planet_atom(A, 4))
    assert t.s.at(A, t.planet(A, 5)) == 3 and t.s.at(A, t.planet(A, 4)) == 3
    assert t.s.force[OFF * 4 + A] == 2


def test_the_butler_aims_at_a_moon_as_the_offense_could() -> None:
    """The occupant of the moon defends and checks his hand. COS-13.18, P2.16"""
    t = rich(butler=C)
    moon = t.moon("moon_40", B, occupant=D)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler").say(A, "do:no")
    t.say(C, "do:aim", t.place_atom(moon))
    assert t.s.target == moon and t.s.defender == D
    assert t.s.has_challenge_card(D)


def test_the_butler_sends_the_offense_to_a_free_moon() -> None:
    """COS-13.17"""
    t = rich(butler=C)
    moon = t.moon("moon_40", B)
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "power:butler").say(A, "do:no")
    t.say(C, "do:aim", t.place_atom(moon)).say(A, "amount:1").finish()
    assert t.s.has_base(A, moon)


def test_butler_wild_lends_the_challenge() -> None:
    t = rich()
    t.hand(A, "flare_butler", "attack_20")
    t.hand(C, "mobius_tubes")
    t.turn(A, WILD).say(A, "card:flare_butler", t.colour(C))
    assert t.s.offense == C and t.s.turn == A
    assert t.s.has_challenge_card(C), "who has no Challenge card takes a new hand"
    t.say(C, t.colour(B), t.planet_atom(B, 1), "amount:1")
    t.until("Join", A)
    assert t.s.invited[OFF] >> A & 1, "he must invite you"
    t.say(A, "do:offense", "amount:1").until("Select", C)
    assert t.s.force[OFF * 4 : OFF * 4 + 4] == [1, 0, 1, 0]


def test_a_lent_challenge_counts_as_the_own() -> None:
    t = rich()
    t.hand(A, "flare_butler", "attack_20")
    t.hand(C, "attack_40")
    t.hand(B, "attack_4")
    t.turn(A, WILD).say(A, "card:flare_butler", t.colour(C))
    t.say(C, t.colour(B), t.planet_atom(B, 1), "amount:1").until("Decide", A)
    assert t.s.has_base(C, t.planet(B, 1))
    t.say(A, "do:yes")
    assert t.s.number == 2 and t.s.offense == A


def test_butler_super_asks_for_two_and_does_both_chores() -> None:
    t = rich([1, 10, 10, 10], butler=C)
    t.hand(C, "flare_butler")
    t.challenge(A, B, place=t.planet(B, 1), start="launch").say(C, "card:flare_butler", "power:butler")
    t.say(C, "do:aim", t.planet_atom(B, 2), "do:source").say(A, "amount:1").say(C, t.planet_atom(A, 3))
    assert t.s.target == t.planet(B, 2) and t.s.at(A, t.planet(A, 3)) == 3
    t = rich(butler=C)
    t.hand(C, "flare_butler")
    t.challenge(A, B, start="launch").say(C, "card:flare_butler", "power:butler").say(A, "do:yes")
    assert t.s.lucre == [8, 10, 12, 10]


# Entrepreneur


def test_entrepreneur_earns_on_purchases_of_others() -> None:
    t = rich(entrepreneur=C)
    t.challenge(A, B, start="invite").say(A, "price:lucre_card")
    assert t.s.lucre == [6, 10, 11, 10]
    t.say(A, "price:lucre_card").say(B, "price:lucre_card")
    assert t.s.lucre == [2, 6, 13, 10]


def test_entrepreneur_buys_cheaply_without_being_a_main_player() -> None:
    """Golden case D-67 turned round. COS-11.5, 11.6"""
    t = rich(entrepreneur=C)
    t.challenge(A, B, start="invite").say(C, "price:lucre_card")
    assert t.s.lucre == [10, 10, 7, 10] and len(t.s.hands[C]) == 1
    t.s.lucre[C] = 40
    t.until("Select", A)
    assert t.s.boost == [0, 0]


def test_entrepreneur_buys_tokens_from_the_warp_in_p1_of_others() -> None:
    t = rich(entrepreneur=C)
    t.to_warp(C, 2)
    t.turn(A, WILD).say(C, "price:lucre_token")
    assert t.s.lucre[C] == 8
    while type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.warp[C] == 1


def test_entrepreneur_buys_no_additions_for_others() -> None:
    t = rich(entrepreneur=C)
    t.challenge(A, B)
    while type(t.s.choice).__name__ != "Select":
        assert t.s.player != C
        t.step()


def test_entrepreneur_wild_makes_one_purchase_free() -> None:
    t = rich([0, 10, 10, 10])
    t.hand(A, "attack_20", "flare_entrepreneur")
    t.hand(C, "attack_9")
    t.challenge(A, B, start="invite").say(A, "card:flare_entrepreneur", "price:lucre_card")
    assert len(t.s.hands[A]) == 2 and t.s.lucre[A] == 0
    assert not t.offers(A, "price:lucre_card")


def test_entrepreneur_wild_waits_for_the_purchase() -> None:
    t = rich()
    t.hand(A, "attack_20", "attack_4", "flare_entrepreneur")
    t.challenge(A, B, start="invite").say(A, "card:flare_entrepreneur").finish()
    t.challenge(C, A, start="invite").say(A, "price:lucre_card")
    assert t.s.lucre[A] == 10
    t.say(A, "price:lucre_card")
    assert t.s.lucre[A] == 6


def test_entrepreneur_super_takes_all_that_is_paid() -> None:
    t = rich(entrepreneur=C)
    t.hand(C, "flare_entrepreneur")
    t.challenge(A, B, start="invite").say(A, "price:lucre_card").say(C, "card:flare_entrepreneur")
    assert t.s.lucre == [6, 10, 14, 10]
    t.say(A, "price:lucre_card")
    assert t.s.lucre == [2, 10, 18, 10]


# Gnome


def lend(t: Table, answer: str, amount: int = 3) -> Table:
    """C, the Gnome, offers A a loan at the start of A's turn."""
    t.turn(A, WILD).say(C, "power:gnome", f"amount:{amount}")
    same_after_saving(t)
    return t.say(A, answer)


def debt(t: Table, player: int) -> int:
    return t.s.mark_of(POWER.index("gnome"), C, player)


@pytest.mark.rule("COS-18.10")
def test_gnome_lends_and_is_repaid_twice_as_much() -> None:
    t = lend(rich(gnome=C), "do:yes")
    assert debt(t, A) == 6 and t.s.lucre == [10 + 3 + 8, 10, 10, 10], "the debt is not due yet"
    t.finish()
    t.s.lucre[A] = 0
    t.turn(A, SECOND_WILD)
    assert t.offers(A, "do:yes"), "due after the income; no new loan before"
    t.say(A, "do:yes")
    assert t.s.lucre[A] == 2 and t.s.lucre[C] == 16 and debt(t, A) == 0


def test_a_loan_may_be_refused() -> None:
    t = lend(rich(gnome=C), "do:no")
    assert debt(t, A) == 0 and t.s.lucre == [18, 10, 10, 10]


@pytest.mark.parametrize("money", [0, 30])
def test_gnome_forecloses(money: int) -> None:
    """Who cannot or will not pay gives a base in his home system, and no Lucre."""
    t = lend(rich(gnome=C), "do:yes", 5).finish()
    t.s.lucre[A] = money
    t.turn(A, SECOND_WILD)
    if money:
        t.say(A, "do:no")
    t.say(C, t.planet_atom(A, 2), "amount:2", t.planet_atom(C, 1), t.planet_atom(C, 2))
    assert t.s.at(C, t.planet(A, 2)) == 2 and t.s.lucre[A] == money + 8
    assert debt(t, A) == 0


def test_a_debt_is_due_in_a_skipped_turn() -> None:
    """COS-12.3"""
    t = Table(4, {"lucre": "on", "skip_turn": "on"}, gnome=C)
    t.hand(A, "attack_8")
    t.s.lucre = [9, 0, 0, 0]
    t.s.set_mark(POWER.index("gnome"), C, A, 6)
    t.turn(A, WILD).say(A, "do:yes", "do:yes")
    assert t.s.lucre == [3, 0, 6, 0] and debt(t, A) == 0, "there is no income"


def test_gnome_wild_takes_from_who_has_more() -> None:
    t = rich([0, 20, 8, 9])
    t.hand(A, "attack_20", "flare_gnome")
    t.turn(A, WILD).say(A, "card:flare_gnome")
    assert t.offers(A, t.colour(B)) and t.offers(A, t.colour(D)) and not t.offers(A, t.colour(C))
    t.say(A, t.colour(B), "amount:3")
    assert t.s.lucre == [11, 17, 8, 9]


def test_gnome_super_lends_threefold() -> None:
    t = rich(gnome=C)
    t.hand(C, "flare_gnome")
    t.turn(A, WILD).say(C, "card:flare_gnome", "power:gnome", "amount:4").say(A, "do:yes")
    assert debt(t, A) == 12


# Hurtz


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


# Lloyd


def sell(t: Table, client: int, policy: str, premium: int = 2) -> Table:
    """D, who is Lloyd, sells a policy to a player in a challenge of A against B."""
    t.challenge(A, B, start="invite").say(D, "power:lloyd", t.colour(client), f"do:{policy}", f"amount:{premium}")
    same_after_saving(t)
    return t.say(client, "do:yes")


@pytest.mark.rule("COS-18.10")
def test_lloyd_sells_one_policy_to_each() -> None:
    t = sell(rich(lloyd=D), B, "hull", 4)
    assert t.s.lucre == [10, 6, 10, 14] and has_policy(t.s, B, HULL)
    assert not t.offers(D, t.colour(B)) and t.offers(D, t.colour(A)) and not t.offers(D, t.colour(D))
    t.say(D, t.colour(A), "do:cargo", "amount:1").say(A, "do:no")
    assert t.s.lucre[A] == 10 and not has_policy(t.s, A, CARGO)
    assert t.offers(D, t.colour(C)) and not t.offers(D, t.colour(A)), "one offer each"


@pytest.mark.rule("COS-16.9", "COS-P8.26")
def test_hull_insurance_brings_lost_tokens_home() -> None:
    t = sell(rich(lloyd=D), B, "hull")
    t.hand(A, "attack_20", "attack_4", "attack_9", "attack_8")
    t.hand(B, "attack_4", "compromise")
    before = t.s.on_bases(B)
    t.cards("attack_20", "compromise").finish()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == before
    assert not t.s.has_base(B, t.planet(B, 1)) and t.s.has_base(A, t.planet(B, 1))
    assert len(t.s.hands[B]) == 4 and not t.s.hands[A], "for consolation they are lost"


def test_hull_insurance_stops_neither_capture_nor_removal() -> None:
    t = rich(lloyd=D, void=A)
    sell(t, B, "hull").cards("attack_20", "attack_5").finish()
    assert t.s.out[B] == 4
    t = rich(lloyd=D, vampire=A)
    sell(t, B, "hull").cards("attack_20", "attack_5").finish()
    assert t.s.on_bases(B) == 16 and t.s.warp[B] == 0


def test_hull_insurance_helps_against_other_losses() -> None:
    t = sell(rich(lloyd=D), B, "hull")
    lose_tokens(t.s, B, 3, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    while type(t.s.choice).__name__ in ("PickLosses", "BringHome"):
        t.step()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == 20


def test_cargo_insurance_keeps_the_hand_together() -> None:
    t = sell(rich(lloyd=D), A, "cargo")
    t.hand(A, "attack_20", "attack_4", "attack_9")
    t.hand(B, "compromise", "attack_5")
    t.cards("attack_20", "compromise").finish()
    assert t.s.warp[B] == 4 and sorted(t.names(A)) == ["attack_4", "attack_9"]


@pytest.mark.parametrize("insured", [False, True])
def test_cargo_insurance_against_plague(insured: bool) -> None:
    t = rich(lloyd=D)
    t.hand(A, "attack_20", "attack_4", "mobius_tubes")
    t.hand(C, "plague")
    t.challenge(A, B)
    if insured:
        insure(t.s, D, A, CARGO)
    plague = EFFECTS[EFFECT.index("plague")]
    plague.answer(t.s, C, 0, 0, t.s.player_atom(A))
    t.s.choice = None
    t.s.advance()
    while type(t.s.choice).__name__ in ("PickLosses", "DiscardChoice"):
        t.step()
    assert len(t.s.hands[A]) == (3 if insured else 1) and t.s.warp[A] == 3


@pytest.mark.parametrize("insured", [False, True])
def test_charter_insurance_protects_a_power(insured: bool) -> None:
    t = rich(lloyd=D, macron=A, virus=B)
    t.hand(C, "cosmic_zap")
    t.challenge(A, B)
    if insured:
        insure(t.s, D, A, CHARTER)
    assert ask_charters(t.s, A) == insured
    asked = False
    while not asked and not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        asked = t.offers(C, "card:cosmic_zap")
        if asked:
            break
        offered = t.s.offered
        t.s.apply(offered[0])
    assert asked, "B's Virus can be zapped in any case"
    assert t.s.uses[1] == POWER.index("virus" if insured else "macron")
    assert swappable(t.s, A) == ([] if insured else [POWER.index("macron")])


def test_a_chartered_power_is_never_zapped() -> None:
    t = rich(lloyd=D, macron=A)
    t.hand(C, "cosmic_zap")
    sell(t, A, "charter")
    while not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        assert not t.offers(C, "card:cosmic_zap") or t.s.uses[-3] != POWER.index("macron")
        t.s.apply(t.s.offered[0])
    assert not t.s.zapped


def test_lloyd_wild_keeps_one_token_on_the_planet() -> None:
    t = rich()
    t.hand(B, "attack_5", "flare_lloyd")
    t.challenge(A, B, tokens=4).cards("attack_20", "attack_5").say(B, "card:flare_lloyd").finish()
    assert t.s.at(B, t.planet(B, 1)) == 1 and t.s.warp[B] == 3
    assert t.s.at(A, t.planet(B, 1)) == 4


def test_lloyd_wild_helps_when_tokens_of_ones_choice_are_lost() -> None:
    t = rich()
    t.hand(C, "flare_lloyd")
    t.only(C, {t.planet(C, 1): 1, t.planet(C, 2): 4})
    t.challenge(A, B)
    lose_tokens(t.s, C, 2, BY_EFFECT)
    t.s.choice = None
    t.s.advance()
    t.say(C, t.planet_atom(C, 1))
    t.say(C, "card:flare_lloyd")
    assert t.s.at(C, t.planet(C, 1)) == 1 and t.s.warp[C] == 1


def test_lloyd_wild_does_not_work_without_a_lost_base() -> None:
    t = rich()
    t.hand(A, "attack_4", "flare_lloyd")
    t.hand(B, "attack_19")
    t.challenge(A, B, tokens=4)
    while not t.s.over and any(type(step).__name__ == "ChallengeOver" for step in t.s.stack):
        assert not t.offers(A, "card:flare_lloyd")
        t.step()


def test_lloyd_super_insures_himself() -> None:
    t = rich(lloyd=B)
    t.hand(B, "attack_5", "flare_lloyd")
    t.challenge(A, B, tokens=4, start="invite").say(B, "card:flare_lloyd", "do:hull")
    assert t.s.lucre[B] == 10
    t.finish()
    assert t.s.warp[B] == 0 and t.s.on_bases(B) == 20 and t.s.lost[B] == 0


# Buying


@pytest.mark.rule("COS-P1.5")
def test_without_a_base_bought_tokens_go_into_the_cone() -> None:
    t = rich([30, 0, 0, 0])
    t.only(A, {}, warp=7)
    t.turn(A, WILD).say(A, "do:cone")
    for number in (2, 3, 4):
        t.say(A, "price:lucre_token")
        assert t.s.force[OFF * 4 + A] == number
    assert not t.offers(A, "price:lucre_token"), "at most four in all"
