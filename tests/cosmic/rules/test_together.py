"""What happens together takes effect together; only then is victory tested, and all who pass the test win. COS-2.3"""

from __future__ import annotations

import pytest

from astrarium.games.cosmic import notes
from astrarium.games.cosmic.atoms import PLACE_ATOM
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.rules.victory import external
from tables.cosmic import A, B, C, D, Table

MOST_CARDS = 10
"""Cards that the Schizoid's condition 3 asks for, with three external bases."""


def outposts(t: Table, player: int, number: int, avoid: tuple[int, ...] = ()) -> None:
    """The player has that many external bases with two tokens each, none on the places to be avoided."""
    for other in (D, C, B, A):
        for planet in range(5, 0, -1):
            place = t.planet(other, planet)
            if other == player or place in avoid or t.s.has_base(player, place) or external(t.s, player) == number:
                continue
            t.put(player, place, 2)


def condition(t: Table, number: int, owner: int = D) -> None:
    """The Schizoid's secret condition."""
    t.s.secrets += [POWER.index("schizoid"), owner, number, 1 << owner]


def talking(t: Table) -> Table:
    t.hand(A, "compromise", "attack_6")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").until("Propose", A)
    return t


# Deals


@pytest.mark.rule("COS-2.2", "COS-2.4", "COS-18.6", "COS-22.2")
def test_both_parties_of_a_deal_can_win_by_it() -> None:
    """Golden case D-7: each has four external bases and gets the fifth from the other."""
    t = Table()
    outposts(t, A, 4, (t.planet(B, 1),))
    outposts(t, B, 4, (t.planet(A, 1),))
    talking(t).say(A, "do:propose", t.planet_atom(B, 1), "do:shared", t.planet_atom(A, 1), "do:shared", "do:stop")
    t.say(A, "amount:0").say(B, "do:accept").say(A, "amount:1").say(B, "amount:1").finish()
    assert t.s.winners == [A, B]
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.has_base(B, t.planet(A, 1))


@pytest.mark.rule("COS-2.2", "COS-2.3", "COS-18.6")
@pytest.mark.parametrize("proposer", [A, B])
def test_who_gains_a_base_and_gives_one_away_has_as_many_as_before(proposer: int) -> None:
    t = Table()
    taken = t.planet(D, 5)
    outposts(t, A, 4)
    outposts(t, B, 2, (taken,))
    assert t.s.has_base(A, taken)
    talking(t)
    if proposer == A:
        t.say(A, "do:propose", t.planet_atom(B, 1), "do:shared", t.place_atom(taken), "do:handed", "do:stop")
        t.say(A, "amount:0").say(B, "do:accept")
    else:
        t.say(A, "do:refuse")
        t.say(B, "do:propose", t.place_atom(taken), "do:handed", t.planet_atom(B, 1), "do:shared", "do:stop")
        t.say(B, "amount:0").say(A, "do:accept")
    t.finish()
    assert not t.s.over and external(t.s, A) == 4
    assert t.s.has_base(B, taken) and not t.s.has_base(A, taken)


@pytest.mark.rule("COS-18.6", "COS-4.3")
def test_a_power_is_not_lost_in_the_middle_of_a_deal() -> None:
    """A hands a home base over and gets another: before and after the deal he has three."""
    t = Table(virus=A)
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 4})
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(A, 4): 4})
    talking(t).say(A, "do:refuse")
    t.say(B, "do:propose", t.planet_atom(A, 1), "do:handed", t.planet_atom(A, 4), "do:handed", "do:stop")
    t.s.log = []
    t.say(B, "amount:0").say(A, "do:accept").finish()
    assert t.s.home_bases(A) == 3 and t.s.has_base(A, t.planet(A, 4))
    told = {note.kind for note in t.s.log}
    assert notes.POWER_LOST not in told and notes.POWER_BACK not in told


@pytest.mark.rule("COS-2.9", "COS-18.6")
def test_cards_of_a_deal_change_hands_together() -> None:
    """A has nine cards, gets two and gives two: never ten."""
    t = Table(schizoid=D)
    condition(t, 3)
    outposts(t, A, 3)
    cards = ["attack_9", "attack_11", "attack_12", "attack_13", "attack_14", "attack_15", "attack_16", "attack_17"]
    talking(t)
    t.hand(B, "attack_8", "attack_10", "attack_5")
    t.hand(A, *cards, "attack_4")
    t.say(A, "do:refuse").say(B, "do:propose", "do:pass", "do:pass", "card:attack_8", "card:attack_10", "do:stop")
    t.say(B, "amount:2", "do:chosen").say(A, "do:accept")
    assert not t.s.over
    t.say(A, "card:attack_9", "card:attack_11").finish()
    assert not t.s.over and len(t.s.hands[A]) == 9 and t.has_card(A, "attack_8")


@pytest.mark.rule("COS-2.4", "COS-18.9")
def test_all_three_parties_of_the_diplomats_deal_can_win_by_it() -> None:
    t = Table(diplomat=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "compromise")
    t.hand(C, "compromise", "attack_6")
    granted = {(C, A): t.planet(C, 1), (A, B): t.planet(A, 1), (B, C): t.planet(B, 2)}
    for player in (A, B, C):
        outposts(t, player, 4, tuple(granted.values()))
    t.challenge(A, B, tokens=3, defense_allies={C: 1}).cards("attack_10", "attack_12").say(C, "power:diplomat")
    t.say(C, "do:propose")
    while type(t.s.choice).__name__ in ("TermOfThree", "CardsOfThree"):
        choice = t.s.choice
        pair = (getattr(choice, "giver", C), choice.receiver)  # type: ignore[union-attr]
        item = getattr(choice, "item", -1)
        wanted = {0: "do:pass", 1: "do:shared", -1: "do:stop"}.get(item, "amount:0")
        t.s.play(t.place_atom(granted[pair]) if item == 0 and pair in granted else wanted)
    t.say(A, "do:accept").say(B, "do:accept").finish()
    assert t.s.winners == [A, B, C]


@pytest.mark.rule("COS-18.6", "COS-18.9")
def test_nobody_passes_on_a_card_of_the_same_deal() -> None:
    """B and C each give the other a card of their choice, A gives both one: none of these goes back."""
    t = Table(diplomat=C)
    t.hand(A, "attack_10", "attack_30", "attack_20")
    t.hand(B, "attack_12", "attack_5")
    t.hand(C, "compromise", "attack_6", "attack_7")
    t.challenge(A, B, tokens=3, defense_allies={C: 1}).cards("attack_10", "attack_12").say(C, "power:diplomat")
    t.say(C, "do:refuse").say(A, "do:propose")
    while type(t.s.choice).__name__ in ("TermOfThree", "CardsOfThree"):
        choice = t.s.choice
        giver, receiver = getattr(choice, "giver", A), choice.receiver  # type: ignore[union-attr]
        item = getattr(choice, "item", -1)
        wanted = {0: "do:pass", 2: "amount:0", 3: "do:chosen"}.get(item, "do:stop")
        if item == 2 and {giver, receiver} == {B, C}:
            wanted = "amount:1"
        elif item == -1 and not t.s.offered_cards:
            wanted = "card:attack_30"
        t.s.play(wanted)
    t.say(C, "do:accept").say(B, "do:accept")
    given: dict[int, tuple[str, ...]] = {}
    while type(t.s.choice).__name__ == "GiveChosen":
        given[t.s.player] = t.s.legal_names
        t.s.apply(t.s.offered[0])
    assert given == {B: ("card:attack_5",), C: ("card:attack_6", "card:attack_7")}
    assert t.has_card(C, "attack_5") and t.has_card(B, "attack_6")


@pytest.mark.rule("COS-18.6")
def test_cards_wanted_come_from_the_hand_before_the_deal() -> None:
    t = talking(Table())
    t.say(A, "do:propose", "do:pass", "do:pass", "card:attack_6", "amount:1", "do:chosen").say(B, "do:accept")
    t.finish()
    assert t.names(A) == ["attack_8"] and t.names(B) == ["attack_6"]


@pytest.mark.rule("COS-2.9", "COS-P8.20")
def test_both_lose_their_tokens_to_a_failed_deal_together() -> None:
    """The Schizoid's condition asks for eight tokens in the Warp: both have them after the same loss."""
    t = Table(schizoid=D)
    condition(t, 5)
    for player in (A, B):
        outposts(t, player, 3)
        t.to_warp(player, 6)
        assert external(t.s, player) == 3
    talking(t).say(A, "do:break_off")
    while not t.s.over and type(t.s.choice).__name__ == "PickLosses":
        t.s.apply(max(t.s.offered, key=lambda atom: t.s.at(t.s.player, atom - PLACE_ATOM)))
    assert t.s.winners == [A, B]


# Landing


@pytest.mark.rule("COS-2.5", "COS-2.4")
def test_the_siren_and_her_guests_land_together() -> None:
    """Super Flare: B and his ally C both get their fifth base on A's planet."""
    t = Table(siren=B)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6", "flare_siren")
    place = t.planet(A, 3)
    for player in (B, C):
        outposts(t, player, 4, (place,))
    t.challenge(A, B, start="invite").say(B, "card:flare_siren", "do:yes").say(C, "do:defense", "amount:1")
    t.cards("attack_4", "attack_40").say(B, "power:siren", t.place_atom(place), "amount:1").say(C, "do:yes")
    assert t.s.winners == [B, C]


@pytest.mark.rule("COS-2.4", "COS-P8.2")
def test_who_foretold_the_result_wins_with_the_landing() -> None:
    """Prophet and offense get their fifth base in the same challenge: the test comes after the landing."""
    t = Table(prophet=C)
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    for player in (A, C):
        outposts(t, player, 4, (t.planet(B, 1), t.planet(D, 1)))
    t.challenge(A, B, tokens=1).say(C, "power:prophet", "do:offense").cards("attack_40", "attack_4")
    t.say(C, t.planet_atom(D, 1), "amount:1").finish()
    assert t.s.winners == [A, C]


@pytest.mark.rule("COS-P8.2", "COS-22.3")
def test_a_moon_that_changes_hands_counts_all_the_time() -> None:
    """Long War asks for six bases whoever holds it: between the loss and the landing nobody has won with five."""
    t = Table(options={"moons": "full"})
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    moon = t.moon("moon_35", B, up=True, occupant=B)
    outposts(t, A, 5)
    t.challenge(A, B, tokens=1, place=moon).cards("attack_40", "attack_4").finish()
    assert t.s.has_base(A, moon) and not t.s.over


@pytest.mark.rule("COS-P8.24", "COS-4.3")
def test_powers_are_lost_between_losses_and_landing() -> None:
    t = Table(virus=B)
    t.hand(A, "attack_40", "attack_6")
    t.hand(B, "attack_4", "attack_5")
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 4, t.planet(B, 3): 4})
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    kinds = [note.kind for note in t.s.log or []]
    assert kinds.index(notes.POWER_LOST) < kinds.index(notes.LANDS)


# What effects do to several players


@pytest.mark.rule("COS-2.4", "COS-P9.3")
def test_both_clauses_of_a_fiat_are_carried_out_together() -> None:
    """Judge with the Super Flare: winner and loser each get a base from the other, both their fifth."""
    t = Table(judge=A)
    t.hand(A, "attack_40", "attack_6", "flare_judge")
    t.hand(B, "attack_4", "attack_5")
    outposts(t, A, 3, (t.planet(B, 1), t.planet(B, 2)))
    outposts(t, B, 4, (t.planet(A, 1),))
    t.challenge(A, B, tokens=1).say(A, "card:flare_judge", "power:judge", "do:winner", "do:clause_c", "do:clause_c")
    t.cards("attack_40", "attack_4")
    t.say(B, t.planet_atom(A, 1), "amount:1").say(A, t.planet_atom(B, 2), "amount:1").finish()
    assert t.s.winners == [A, B]


@pytest.mark.rule("COS-2.9", "COS-10.2")
def test_mobius_tubes_free_all_tokens_together() -> None:
    """The Schizoid's condition asks for no token in the Warp."""
    t = Table(schizoid=D)
    condition(t, 7)
    t.hand(C, "mobius_tubes")
    t.hand(A, "attack_40", "attack_6")
    for player in (A, B):
        outposts(t, player, 4)
        t.to_warp(player, 2)
        assert external(t.s, player) == 4
    t.turn(A).say(C, "card:mobius_tubes")
    while not t.s.over and type(t.s.choice).__name__ == "BringHome":
        t.step()
    assert t.s.winners == [A, B]


@pytest.mark.rule("COS-2.9", "COS-13.5")
def test_a_tide_frees_all_tokens_together() -> None:
    t = Table(4, {"moons": "full"}, schizoid=D)
    condition(t, 7)
    t.hand(A, "attack_40", "attack_6")
    moon = t.moon("moon_33", B)
    for player in (A, B):
        outposts(t, player, 4)
        t.to_warp(player, 2)
    t.draws(A, B).say(A, t.place_atom(moon))
    while not t.s.over and type(t.s.choice).__name__ != "Decide":
        t.step()
    assert t.s.winners == [A, B]


@pytest.mark.rule("COS-2.9")
def test_everybody_draws_together() -> None:
    """Moonshine: two players come to ten cards."""
    t = Table(4, {"moons": "full"}, schizoid=D)
    condition(t, 3)
    nine = ["attack_8", "attack_6", "attack_10", "attack_12", "attack_15", "attack_7", "attack_9", "attack_4"]
    t.hand(A, "attack_40", "attack_5")
    t.moon("moon_32", D, up=True, occupant=D)
    for player, last in ((B, "attack_20"), (C, "attack_30")):
        outposts(t, player, 3)
        t.hand(player, *nine, last)
    t.on_deck("attack_11", "attack_13", "attack_14")
    t.turn(A)
    while not t.s.over and t.s.number == 1 and t.s.phase != 2:
        t.step()
    assert t.s.winners == [B, C]


@pytest.mark.rule("COS-2.9")
def test_all_come_down_to_the_snivelers_level_together() -> None:
    """B's base leaves C's system, and C gives one up too: C never fulfils 'nobody in my system, four bases'."""
    t = Table(sniveler=A, schizoid=D)
    condition(t, 6)
    t.hand(A, "attack_40", "attack_6")
    t.put(B, t.planet(C, 5), 1)
    outposts(t, C, 4)
    t.challenge(A, B, start="invite").say(A, "power:sniveler", "do:bases").say(B, "do:no")
    while not t.s.over and type(t.s.choice).__name__ in ("AskPlace", "BringHome"):
        t.step()
    assert not t.s.over and external(t.s, C) == 3 and not t.s.has_base(B, t.planet(C, 5))


@pytest.mark.rule("COS-2.9")
def test_a_card_taken_and_one_given_back_are_one_exchange() -> None:
    """Trader Flare: nine cards before and after, never ten."""
    t = Table(schizoid=D)
    condition(t, 3)
    outposts(t, A, 3)
    cards = ["attack_9", "attack_11", "attack_12", "attack_13", "attack_14", "attack_15", "attack_16", "attack_17"]
    t.hand(A, "attack_8", "flare_trader", *cards[:7])
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B, start="launch")
    while not t.offers(A, "card:flare_trader"):
        t.step()
    t.hand(A, "flare_trader", *cards, "attack_8")
    t.say(A, "card:flare_trader")
    assert not t.s.over and len(t.s.hands[A]) == MOST_CARDS
    t.say(A, "card:attack_9")
    assert not t.s.over and len(t.s.hands[A]) == MOST_CARDS - 1
