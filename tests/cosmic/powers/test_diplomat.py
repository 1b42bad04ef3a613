"""The Diplomat and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import COMPROMISE
from astrarium.games.cosmic.terms import DEAL_FAILED, DEAL_MADE
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_reveals import KICKERS, flare


def diplomacy() -> Table:
    t = Table(4, KICKERS, diplomat=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "compromise", "kicker_2")
    t.hand(C, "compromise", "attack_6")
    t.challenge(A, B, tokens=3, defense_allies={C: 2}).say(B, "card:kicker_2")
    t.cards("attack_10", "attack_12").say(C, "power:diplomat")
    return t


@pytest.mark.rule("COS-18.9")
def test_diplomat_makes_a_deal_of_three() -> None:
    """COS-18.9: the Diplomat proposes first; bases, cards and handing over between any two of the three."""
    t = diplomacy()
    t.say(C, "do:propose")
    same_after_saving(t)
    # C gives A a base on C's planet 2, shared, and B his Attack 6; A hands planet 3 over to B; B gives A a random card.
    while type(t.s.choice).__name__ in ("TermOfThree", "CardsOfThree"):
        choice = t.s.choice
        same_after_saving(t)
        giver, receiver = getattr(choice, "giver", C), choice.receiver  # type: ignore[union-attr]
        item = getattr(choice, "item", NOBODY)
        wanted = "do:pass"
        if (giver, receiver, item) == (C, A, 0):
            wanted = t.planet_atom(C, 2)
        elif (giver, receiver, item) == (A, B, 0):
            wanted = t.planet_atom(A, 3)
        elif item == 1:
            wanted = "do:shared" if giver == C else "do:handed"
        elif item == 2:
            wanted = "amount:1" if (giver, receiver) == (B, A) else "amount:0"
        elif item == 3:
            wanted = "do:random"
        elif item == NOBODY:
            wanted = "card:attack_6" if receiver == B and not t.s.offered_cards else "do:stop"
        assert not (item == 0 and receiver == A and giver == B), "nobody gains two bases"
        t.s.play(wanted)
        t.s.check()
    assert t.s.player == A
    t.say(A, "do:accept").say(B, "do:accept")
    assert t.s.ending == DEAL_MADE
    t.say(A, "amount:2").say(B, "amount:1").finish()
    assert t.s.at(A, t.planet(C, 2)) == 2 and t.s.at(C, t.planet(C, 2)) > 0
    assert t.s.at(B, t.planet(A, 3)) == 1 and t.s.at(A, t.planet(A, 3)) == 0
    assert t.has_card(B, "attack_6") and t.has_card(A, "compromise")
    assert COMPROMISE in t.s.discard, "the Diplomat's own"


@pytest.mark.rule("COS-18.9")
def test_diplomat_costs_all_three_if_one_refuses() -> None:
    """COS-18.9, 6.17: B's Kicker doubles what A and C lose."""
    t = diplomacy()
    proposers = []
    while type(t.s.choice).__name__ != "PickLosses":
        assert type(t.s.choice).__name__ in ("ProposeToBoth", "BringHome")
        if type(t.s.choice).__name__ == "ProposeToBoth":
            proposers.append(t.s.player)
            t.s.play("do:refuse")
        else:
            t.step()
    assert proposers == [C, A, B, C, A, B]
    t.finish()
    assert t.s.warp[:3] == [6, 3, 6]


def test_diplomat_refusal_of_the_second_party_goes_on_to_the_next_proposal() -> None:
    t = diplomacy()
    t.say(C, "do:propose", "card:attack_6").until("AnswerOfThree", A).say(A, "do:accept").say(B, "do:refuse")
    assert type(t.s.choice).__name__ == "ProposeToBoth" and t.s.player == A and not t.s.terms
    t.say(A, "do:break_off")
    assert t.s.ending == DEAL_FAILED


def test_diplomat_needs_an_attack_and_a_compromise() -> None:
    t = Table(4, diplomat=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_6")
    t.challenge(A, B).cards("attack_10", "attack_12").finish()
    assert not t.was_used("diplomat", C)


def test_diplomat_wild_takes_a_party_s_place() -> None:
    """flares.toml diplomat wild: D deals for B; the deal is the offense's success."""
    t = Table(4)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(D, "compromise", "flare_diplomat", "attack_30")
    t.challenge(A, B).cards("compromise", "compromise").say(D, flare("diplomat"), t.colour(B))
    t.say(A, "do:propose").until("TermWants", A).say(A, "amount:1", "do:random").say(D, "do:accept").finish()
    assert t.has_card(A, "attack_30") and t.names(B) == ["attack_8"]


def test_diplomat_wild_bears_the_penalty() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(D, "compromise", "flare_diplomat")
    t.challenge(A, B).cards("compromise", "compromise").say(D, flare("diplomat"), t.colour(A)).finish()
    assert t.s.warp == [0, 3, 0, 3]


@pytest.mark.parametrize("votes", [3, 2])
def test_diplomat_super_lets_all_vote(votes: int) -> None:
    """flares.toml diplomat super: a tie is won by the defender."""
    t = Table(4, diplomat=A)
    t.hand(A, "attack_10", "flare_diplomat")
    t.hand(B, "attack_40")
    t.challenge(A, B, tokens=2, start="invite").say(A, flare("diplomat"))
    order = []
    while t.s.legal_names == ("do:offense", "do:defense"):
        order.append(t.s.player)
        t.s.play("do:offense" if len(order) <= votes else "do:defense")
    assert order == [B, C, D, A]
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1)) == (votes > 2)
    assert t.names(B) == ["attack_40"] and t.names(A) == ["attack_10"]
