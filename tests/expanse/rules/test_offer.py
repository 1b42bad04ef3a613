"""EXP-7: the active player uses the AP, and the Event is offered to the others."""

from typing import Any

import pytest

from astrarium import IllegalChoice
from astrarium.games.expanse.rules.actions import Spend
from astrarium.games.expanse.state import Expanse
from tables.expanse import all_points, begin_turn, cubes, discarded, fleets, initiative, kept, lay, points, take
from tables.playing import asked, options, pending, play, question

OTHERS = "nauvoo riot_gear ambush star_helix"


def offered(card: str, active: str, seats: str = "UN MCR OPA PG", **position: Any) -> Expanse:
    """The active player has taken the card and given its AP up."""
    s = begin_turn(lay(seats, track=f"{card} {OTHERS}", **position), active)
    take(s, card)
    if question(s) == "CardUse":
        play(s, "do:points")
    return play(s, "do:stop")


def answers(s: Expanse) -> list[str]:
    """Everybody declines; who was asked, in order."""
    order = []
    while question(s) == "AnswerOffer":
        order.append(asked(s))
        play(s, "do:decline")
    return order


@pytest.mark.rule("EXP-7.1")
@pytest.mark.parametrize(("card", "amount"), [("razorback", 2), ("covert_op", 3), ("admiral_souther", 4)])
def test_the_card_gives_as_many_points_as_it_shows(card: str, amount: int) -> None:
    s = begin_turn(lay(track=f"{card} {OTHERS}"), "OPA")
    take(s, card)
    if question(s) == "CardUse":
        play(s, "do:points")
    assert (question(s), pending(s, Spend).left) == ("Spend", amount)


@pytest.mark.rule("EXP-7.2")
@pytest.mark.parametrize(
    "actions",
    [
        ["base:titan", "do:build", "orbit:orbit_tycho", "amount:1", "orbit:orbit_eros"],
        ["do:build", "orbit:orbit_tycho", "amount:1", "orbit:orbit_eros", "base:titan"],
        ["orbit:orbit_tycho", "orbit:orbit_eros", "base:titan", "do:build"],
    ],
)
def test_actions_come_in_any_order(actions: list[str]) -> None:
    s = begin_turn(lay(fleets={"tycho": "OPA 1"}, track=f"covert_op {OTHERS}"), "OPA")
    take(s, "covert_op")
    play(s, *actions)
    assert question(s) == "AnswerOffer"
    assert cubes(s, "titan") == {"OPA": 1}
    assert fleets(s, "tycho") == fleets(s, "eros") == {"OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-7.3")
def test_points_not_spent_are_lost() -> None:
    s = offered("cotyar_ghazi", "UN", seats="UN MCR")
    assert asked(s) == "MCR"
    play(s, "slot:1", "do:keep")
    assert asked(s) == "UN"
    take(s, "riot_gear")
    assert (question(s), pending(s, Spend).left) == ("Spend", 3)


@pytest.mark.rule("EXP-7.4", "EXP-7.5", "EXP-14.1")
@pytest.mark.parametrize(
    ("card", "active", "order"),
    [
        ("heavy_burn", "MCR", ["PG", "UN", "OPA"]),
        ("heavy_burn", "PG", ["UN", "OPA", "MCR"]),
        ("razorback", "MCR", ["PG", "UN", "OPA"]),
        ("razorback", "UN", ["PG", "OPA"]),
        ("terraforming", "UN", ["MCR"]),
        ("terraforming", "MCR", []),
    ],
)
def test_the_offer_goes_down_the_initiative_track_to_those_with_the_icon(
    card: str, active: str, order: list[str]
) -> None:
    assert answers(offered(card, active, initiative="PG UN OPA MCR")) == order


@pytest.mark.rule("EXP-7.6")
def test_the_answers_to_an_offer() -> None:
    assert options(offered("heavy_burn", "MCR")) == {"do:decline", "do:resolve", "do:keep"}


@pytest.mark.rule("EXP-7.6", "EXP-6.7")
def test_a_keep_only_event_is_declined_or_kept() -> None:
    s = offered("mao_kwikowski", "OPA", initiative="MCR UN PG OPA")
    assert options(s) == {"do:decline", "do:keep"}
    play(s, "do:keep")
    assert kept(s, "MCR") == ["mao_kwikowski"]
    assert points(s, "MCR") == 10


@pytest.mark.rule("EXP-7.7", "EXP-7.12")
def test_the_first_who_accepts_gets_the_event() -> None:
    s = offered("franklin_degraff", "UN", initiative="MCR PG OPA UN")
    play(s, "do:resolve")
    assert cubes(s, "africa") == {"MCR": 1}
    assert discarded(s) == ["franklin_degraff"]
    assert question(s) == "TakeCard"


@pytest.mark.rule("EXP-7.8")
@pytest.mark.parametrize("answer", ["do:resolve", "do:keep"])
def test_who_accepts_goes_to_the_bottom(answer: str) -> None:
    s = offered("captain_yvgeny", "OPA", initiative="PG UN OPA MCR")
    assert asked(s) == "UN"
    play(s, answer)
    assert initiative(s) == ["PG", "OPA", "MCR", "UN"]


@pytest.mark.rule("EXP-7.9")
def test_the_token_moves_before_the_event_is_resolved() -> None:
    s = offered("voices_of_eros", "UN", initiative="PG UN OPA MCR")
    play(s, "do:resolve")
    assert question(s) == "PlaceOne", "the Event is being resolved"
    assert initiative(s) == ["UN", "OPA", "MCR", "PG"]


@pytest.mark.rule("EXP-7.10")
def test_declining_costs_nothing_and_moves_nothing() -> None:
    s = offered("heavy_burn", "MCR", initiative="PG UN OPA MCR")
    play(s, "do:decline")
    assert all_points(s) == {"UN": 10, "MCR": 10, "OPA": 10, "PG": 10}
    assert initiative(s) == ["PG", "UN", "OPA", "MCR"]


@pytest.mark.rule("EXP-7.11")
def test_without_anybody_eligible_the_card_is_discarded_without_effect() -> None:
    s = offered("terraforming", "MCR")
    assert discarded(s) == ["terraforming"]
    assert cubes(s, "mariner_valley") == {}


@pytest.mark.rule("EXP-7.12")
def test_a_kept_card_lies_before_its_keeper() -> None:
    s = offered("terraforming", "UN")
    play(s, "do:keep")
    assert s.view()["kept"] == {"UN": [], "MCR": ["terraforming"], "OPA": [], "PG": []}
    assert discarded(s) == []


@pytest.mark.rule("EXP-7.13", "EXP-21.2")
@pytest.mark.parametrize(("card", "order"), [("heavy_burn", ["MCR"]), ("terraforming", ["MCR"]), ("cotyar_ghazi", [])])
def test_with_two_players_the_other_is_offered_an_event_with_their_icon(card: str, order: list[str]) -> None:
    assert answers(offered(card, "UN", seats="UN MCR")) == order


@pytest.mark.rule("EXP-7.13")
def test_with_two_players_accepting_moves_no_token() -> None:
    s = offered("terraforming", "UN", seats="UN MCR")
    play(s, "do:resolve")
    assert cubes(s, "mariner_valley") == {"MCR": 1}
    assert initiative(s) == []


@pytest.mark.rule("EXP-7.14")
def test_an_event_without_effect_may_be_accepted_and_moves_the_token() -> None:
    s = offered("captain_yvgeny", "OPA", initiative="UN PG OPA MCR")
    play(s, "do:resolve")
    assert discarded(s) == ["captain_yvgeny"]
    assert initiative(s) == ["PG", "OPA", "MCR", "UN"]


@pytest.mark.rule("EXP-7.15")
@pytest.mark.parametrize(
    ("card", "order", "may"),
    [
        ("terraforming", "MCR UN OPA PG", False),
        ("mao_kwikowski", "MCR UN OPA PG", True),
        ("paolo_cortazar", "PG MCR OPA UN", True),
    ],
    ids=["keep cost 1", "keep cost 0", "Protogen"],
)
def test_keeping_is_offered_to_those_who_can_pay_for_it(card: str, order: str, may: bool) -> None:
    s = offered(card, "UN", points={"MCR": 0, "PG": 0}, initiative=order)
    assert asked(s) == order.split(maxsplit=1)[0]
    assert ("do:keep" in options(s)) is may


@pytest.mark.rule("EXP-7.15", "EXP-6.4")
def test_keeping_without_money_is_refused_with_its_rule() -> None:
    s = offered("terraforming", "UN", points={"MCR": 0})
    with pytest.raises(IllegalChoice, match=r"EXP-6\.4"):
        play(s, "do:keep")
