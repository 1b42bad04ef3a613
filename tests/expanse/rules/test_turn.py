"""EXP-4 to EXP-6: a turn, taking a card from the track, and using its Event."""

import pytest

from astrarium import IllegalChoice
from astrarium.games.expanse.components import Card
from tables.expanse import (
    begin_turn,
    cubes,
    discarded,
    initiative,
    kept,
    lay,
    new_game,
    pass_builds,
    pass_events,
    play_out,
    points,
    take,
    track,
)
from tables.expanse_options import table
from tables.playing import asked, options, play, question

TRACK = "heavy_burn nauvoo riot_gear ambush scopuli"
SLOTS = {"slot:1", "slot:2", "slot:3", "slot:4", "slot:5"}


@pytest.mark.rule("EXP-4.1", "EXP-4.7")
@pytest.mark.parametrize(
    ("seats", "active", "left"),
    [
        ("UN MCR OPA PG", "UN", "MCR"),
        ("UN MCR OPA PG", "PG", "UN"),
        ("MCR OPA UN", "UN", "MCR"),
        ("UN MCR", "MCR", "UN"),
    ],
)
def test_the_player_to_the_left_is_next(seats: str, active: str, left: str) -> None:
    s = begin_turn(lay(seats, track="heavy_burn the_hybrid julie_mao nauvoo ambush"), active)
    assert asked(s) == active
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert (question(s), asked(s)) == ("TakeCard", left)


@pytest.mark.rule("EXP-4.2")
def test_a_turn_is_a_card_of_the_track_or_a_kept_event_and_never_a_pass() -> None:
    s = begin_turn(lay(track=TRACK, kept={"UN": "sematimba"}), "UN")
    assert options(s) == SLOTS | {"card:sematimba"}


@pytest.mark.rule("EXP-4.2")
def test_exactly_one_of_both_in_a_turn() -> None:
    s = begin_turn(lay(track=TRACK, kept={"MCR": "terraforming"}), "MCR")
    take(s, "ambush")
    play(s, "do:keep")
    assert (question(s), asked(s)) == ("TakeCard", "OPA")


@pytest.mark.rule("EXP-4.3", "EXP-8.6")
@pytest.mark.parametrize("card", ["josephus_miller", "mao_kwikowski"])
def test_a_keep_only_event_is_no_turn(card: str) -> None:
    s = begin_turn(lay(track=TRACK, kept={"UN": card}), "UN")
    assert options(s) == SLOTS
    with pytest.raises(IllegalChoice, match=r"EXP-8\.6"):
        play(s, f"card:{card}")


@pytest.mark.rule("EXP-4.3", "EXP-14.14")
def test_a_kept_event_without_effect_may_be_played() -> None:
    s = begin_turn(lay(track=TRACK, kept={"UN": "captain_yvgeny"}), "UN")
    play(s, "card:captain_yvgeny")
    assert (question(s), asked(s)) == ("TakeCard", "MCR")
    assert discarded(s) == ["captain_yvgeny"]


@pytest.mark.rule("EXP-4.4")
@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, ["nauvoo", "riot_gear", "ambush", "scopuli", "razorback"]),
        (3, ["heavy_burn", "nauvoo", "ambush", "scopuli", "razorback"]),
        (5, ["heavy_burn", "nauvoo", "riot_gear", "ambush", "razorback"]),
    ],
)
def test_later_cards_slide_and_a_new_one_enters_slot_five(slot: int, after: list[str]) -> None:
    s = begin_turn(lay(track=TRACK, deck="razorback"), "OPA")
    play(s, f"slot:{slot}", "do:keep")
    assert track(s) == after


@pytest.mark.rule("EXP-4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_lie_on_the_track_at_the_start_of_every_turn(players: int) -> None:
    s = new_game(players)
    assert all(len(now.track) == 5 for now in play_out(s) if question(now) == "TakeCard")


@pytest.mark.rule("EXP-4.6")
def test_the_track_is_refilled_after_the_scoring_turn() -> None:
    s = begin_turn(lay(track="score_1 nauvoo riot_gear ambush scopuli", deck="razorback"), "UN")
    take(s, "score_1")
    play(s, "sector:belt")
    pass_events(s)
    assert question(s) == "FreeBuild"
    assert track(s) == ["nauvoo", "riot_gear", "ambush", "scopuli"]
    pass_builds(s)
    assert track(s) == ["nauvoo", "riot_gear", "ambush", "scopuli", "razorback"]


@pytest.mark.rule("EXP-4.6")
def test_the_track_is_refilled_after_the_offer() -> None:
    s = begin_turn(lay(track=TRACK, deck="razorback"), "UN")
    take(s, "riot_gear")
    play(s, "do:stop")
    assert question(s) == "AnswerOffer"
    assert track(s) == ["heavy_burn", "nauvoo", "ambush", "scopuli"]


@pytest.mark.rule("EXP-4.7")
@pytest.mark.parametrize(("drawn", "ends"), [(4, False), (5, True)])
def test_only_the_sixth_scoring_card_starts_final_scoring(drawn: int, ends: bool) -> None:
    s = lay(track=TRACK, deck="score_6", scores_drawn=drawn)
    begin_turn(s, "UN")
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert s.final is ends
    assert question(s) == ("ScoringPlay" if ends else "TakeCard")


@pytest.mark.rule("EXP-4.8")
def test_the_discard_pile_is_open() -> None:
    s = begin_turn(lay(track=TRACK, kept={"UN": "captain_yvgeny"}), "UN")
    play(s, "card:captain_yvgeny")
    assert s.view()["discard"] == ["captain_yvgeny"]


@pytest.mark.rule("EXP-4.8")
@pytest.mark.parametrize("seed", range(3))
def test_a_discarded_card_never_returns(seed: int) -> None:
    s = new_game(4, seed)
    before: list[Card] = []
    for _ in play_out(s, seed):
        assert s.discard[: len(before)] == before
        before = s.discard.copy()


@pytest.mark.rule("EXP-5.1", "EXP-5.2", "EXP-5.4")
@pytest.mark.parametrize(
    ("owned", "affordable"),
    [(0, {"slot:1"}), (1, {"slot:1", "slot:2", "slot:3"}), (2, SLOTS), (40, SLOTS)],
)
def test_cards_one_can_pay_for(owned: int, affordable: set[str]) -> None:
    s = begin_turn(lay(track=TRACK, points={"UN": owned}, kept={"UN": "sematimba"}), "UN")
    assert options(s) == affordable | {"card:sematimba"}


@pytest.mark.rule("EXP-5.1", "EXP-1.5")
def test_a_card_that_is_too_dear_is_refused_with_its_rule() -> None:
    s = begin_turn(lay(track=TRACK, points={"UN": 1}), "UN")
    with pytest.raises(IllegalChoice, match=r"EXP-5\.1"):
        play(s, "slot:4")


@pytest.mark.rule("EXP-5.2", "EXP-5.3")
@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_cost_of_a_slot_is_paid_when_the_card_is_taken(slot: int, cost: int) -> None:
    s = begin_turn(lay(track=TRACK), "UN")
    play(s, f"slot:{slot}")
    assert question(s) in ("CardUse", "Spend"), "the card has not been used yet"
    assert points(s, "UN") == 10 - cost


@pytest.mark.rule("EXP-5.5")
@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (3, 1), (5, 2)])
def test_a_scoring_card_costs_its_slot(slot: int, cost: int) -> None:
    cards = TRACK.split()
    cards[slot - 1] = "score_1"
    s = begin_turn(lay(track=" ".join(cards)), "UN")
    play(s, f"slot:{slot}")
    assert points(s, "UN") == 10 - cost


@pytest.mark.rule("EXP-5.5")
def test_a_scoring_card_one_cannot_pay_for_is_not_offered() -> None:
    s = begin_turn(lay(track="heavy_burn nauvoo riot_gear ambush score_1", points={"UN": 1}), "UN")
    assert options(s) == {"slot:1", "slot:2", "slot:3"}


@pytest.mark.rule("EXP-5.6")
def test_a_scoring_card_starts_a_scoring_turn_at_once() -> None:
    s = begin_turn(lay(track="score_1 nauvoo riot_gear ambush scopuli"), "UN")
    take(s, "score_1")
    assert (question(s), asked(s)) == ("PickSector", "UN")
    assert options(s) == {"sector:inner", "sector:belt", "sector:outer"}


@pytest.mark.rule("EXP-5.7", "EXP-6.6")
def test_who_resolves_the_event_gets_no_points_and_nobody_else_is_asked() -> None:
    s = begin_turn(lay(track="voices_of_eros nauvoo riot_gear ambush scopuli"), "OPA")
    take(s, "voices_of_eros")
    play(s, "do:resolve", "base:luna", "base:ceres", "base:titan")
    assert (question(s), asked(s)) == ("TakeCard", "PG")


@pytest.mark.rule("EXP-5.7")
def test_who_uses_the_points_is_not_offered_the_event() -> None:
    s = begin_turn(lay(track="terraforming nauvoo riot_gear ambush scopuli"), "MCR")
    take(s, "terraforming")
    play(s, "do:points", "do:stop")
    assert cubes(s, "mariner_valley") == {}
    assert (question(s), asked(s)) == ("TakeCard", "OPA")


@pytest.mark.rule("EXP-5.8")
def test_a_taken_card_cannot_be_taken_back() -> None:
    s = begin_turn(lay(track=TRACK), "UN")
    take(s, "nauvoo")
    assert options(s) == {"do:points", "do:resolve", "do:keep"}


@pytest.mark.rule("EXP-6.1", "EXP-14.1")
@pytest.mark.parametrize(
    ("faction", "card", "may"),
    [
        ("MCR", "terraforming", True),
        ("UN", "terraforming", False),
        ("UN", "razorback", True),
        ("OPA", "razorback", True),
        ("MCR", "razorback", False),
        ("PG", "diogo_harari", False),
    ],
)
def test_the_event_needs_the_icon(faction: str, card: str, may: bool) -> None:
    s = begin_turn(lay(track=f"{card} nauvoo riot_gear ambush scopuli"), faction)
    take(s, card)
    assert question(s) == ("CardUse" if may else "Spend"), "without the icon only the AP are left"


@pytest.mark.rule("EXP-6.2")
def test_the_event_is_resolved_at_once_or_kept() -> None:
    s = begin_turn(lay(track=TRACK), "UN")
    take(s, "heavy_burn")
    assert options(s) == {"do:points", "do:resolve", "do:keep"}


@pytest.mark.rule("EXP-6.3")
def test_a_resolved_card_is_discarded() -> None:
    s = begin_turn(lay(track="terraforming nauvoo riot_gear ambush scopuli"), "MCR")
    take(s, "terraforming")
    play(s, "do:resolve")
    assert cubes(s, "mariner_valley") == cubes(s, "londres_nova") == {"MCR": 1}
    assert discarded(s) == ["terraforming"]


@pytest.mark.rule("EXP-6.4")
@pytest.mark.parametrize(
    ("faction", "card", "cost"),
    [("UN", "nauvoo", 1), ("UN", "cotyar_ghazi", 0), ("MCR", "mao_kwikowski", 0), ("PG", "anubis", 0)],
)
def test_the_cost_of_keeping(faction: str, card: str, cost: int) -> None:
    s = begin_turn(lay(track=f"{card} heavy_burn riot_gear ambush scopuli"), faction)
    take(s, card)
    play(s, "do:keep")
    assert points(s, faction) == 10 - cost
    assert kept(s, faction) == [card]
    assert discarded(s) == []


@pytest.mark.rule("EXP-6.5", "EXP-6.6")
@pytest.mark.parametrize("use", ["do:resolve", "do:keep"])
def test_the_active_player_keeps_their_initiative_and_nobody_else_is_offered_the_event(use: str) -> None:
    s = begin_turn(lay(track="ganymede_incident nauvoo riot_gear ambush scopuli", initiative="OPA UN PG MCR"), "OPA")
    take(s, "ganymede_incident")
    play(s, use)
    assert initiative(s) == ["OPA", "UN", "PG", "MCR"]
    assert (question(s), asked(s)) == ("TakeCard", "PG")


@pytest.mark.rule("EXP-6.7")
@pytest.mark.parametrize("card", ["josephus_miller", "mao_kwikowski"])
def test_a_keep_only_event_cannot_be_resolved(card: str) -> None:
    s = begin_turn(lay(track=f"{card} nauvoo riot_gear ambush scopuli"), "UN")
    take(s, card)
    assert options(s) == {"do:points", "do:keep"}
    with pytest.raises(IllegalChoice, match=r"EXP-6\.7"):
        play(s, "do:resolve")


@pytest.mark.rule("EXP-4.5")
def test_a_turn_with_a_kept_event_draws_nothing() -> None:
    s = begin_turn(lay(track=TRACK, kept={"UN": "captain_yvgeny"}), "UN")
    before = table(s)
    play(s, "card:captain_yvgeny")
    changed = {name for name, value in table(s).items() if value != before[name]}
    assert changed == {"turn", "active", "kept", "discard"}
