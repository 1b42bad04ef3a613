"""EXP-8: kept Events."""

import pytest

from astrarium.games.expanse.components import CARD
from tables.expanse import (
    begin_final,
    begin_scoring,
    begin_turn,
    cubes,
    discarded,
    initiative,
    kept,
    lay,
    new_game,
    play_out,
    points,
    score_final,
    take,
    winners,
)
from tables.playing import asked, options, play, question, seen

TRACK = "heavy_burn nauvoo riot_gear ambush scopuli"


@pytest.mark.rule("EXP-8.1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_kept_events_are_open_to_all(viewer: int | None) -> None:
    s = lay(track=TRACK, kept={"UN": "sematimba razorback"})
    assert seen(s, viewer)["kept"]["UN"] == ["razorback", "sematimba"]


@pytest.mark.rule("EXP-8.1")
def test_there_is_no_limit_to_kept_events() -> None:
    cards = "anubis scopuli ambush assassin razorback star_helix covert_op julie_mao epstein_drive"
    s = begin_turn(lay(track="heavy_burn nauvoo riot_gear eros_incident terraforming", kept={"PG": cards}), "PG")
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert len(kept(s, "PG")) == 10


@pytest.mark.rule("EXP-8.2")
def test_a_kept_event_is_played_on_a_later_turn() -> None:
    s = begin_turn(lay(track=TRACK, kept={"MCR": "terraforming"}), "MCR")
    play(s, "card:terraforming")
    assert cubes(s, "mariner_valley") == {"MCR": 1}


@pytest.mark.rule("EXP-8.2")
@pytest.mark.parametrize("taker", ["MCR", "UN"])
def test_a_kept_event_is_played_in_the_scoring_turn_of_anyone(taker: str) -> None:
    s = begin_scoring(lay(kept={"MCR": "terraforming"}, rocinante="MCR vesta"), taker)
    play(s, "sector:belt")
    assert asked(s) == "MCR"
    play(s, "card:terraforming")
    assert cubes(s, "mariner_valley") == {"MCR": 1}
    assert points(s, "MCR") == 10 + 1 + 2, "placed before Bases are scored"


@pytest.mark.rule("EXP-8.2")
def test_a_kept_event_is_played_before_final_scoring() -> None:
    s = begin_final(lay(kept={"MCR": "terraforming"}, rocinante="MCR vesta"))
    play(s, "card:terraforming")
    assert points(s, "MCR") == 10 + 5 + 6


@pytest.mark.rule("EXP-8.3")
@pytest.mark.parametrize("seed", range(4))
def test_no_event_is_played_on_the_turn_on_which_it_was_kept(seed: int) -> None:
    """Final Scoring, a turn of its own, is left out."""
    s = new_game(4, seed)
    kept_on: dict[str, int] = {}
    turn = s.turn
    for _ in play_out(s, seed):
        for cards in s.kept:
            for card in cards:
                kept_on.setdefault(f"card:{CARD.ids[card]}", turn)
        turn = s.turn
        if question(s) in ("TakeCard", "ScoringPlay") and not s.final:
            assert all(kept_on[name] < turn for name in options(s) if name.startswith("card:"))
    assert kept_on


@pytest.mark.rule("EXP-8.4", "EXP-8.5")
def test_playing_a_kept_event_costs_nothing_and_moves_no_token() -> None:
    s = begin_turn(lay(track=TRACK, kept={"MCR": "terraforming"}, initiative="MCR UN PG OPA"), "MCR")
    play(s, "card:terraforming")
    assert points(s, "MCR") == 10
    assert initiative(s) == ["MCR", "UN", "PG", "OPA"]
    assert discarded(s) == ["terraforming"] and kept(s, "MCR") == []


@pytest.mark.rule("EXP-8.5")
def test_playing_a_kept_event_in_scoring_moves_no_token() -> None:
    s = begin_scoring(lay(kept={"MCR": "terraforming"}, initiative="MCR UN PG OPA", rocinante="MCR vesta"), "UN")
    play(s, "sector:belt", "card:terraforming")
    assert initiative(s) == ["MCR", "UN", "PG", "OPA"]


@pytest.mark.rule("EXP-8.6")
@pytest.mark.parametrize("card", ["josephus_miller", "mao_kwikowski"])
def test_a_keep_only_event_is_no_play_in_scoring(card: str) -> None:
    s = begin_scoring(lay(kept={"UN": f"{card} sematimba"}, rocinante="OPA tycho"), "OPA")
    play(s, "sector:belt")
    assert asked(s) == "UN"
    assert options(s) == {"do:pass", "card:sematimba"}


@pytest.mark.rule("EXP-8.6")
@pytest.mark.parametrize("card", ["josephus_miller", "mao_kwikowski"])
def test_a_keep_only_event_is_no_play_in_final_scoring(card: str) -> None:
    s = begin_final(lay(kept={"UN": card}, rocinante="OPA tycho"))
    assert asked(s) == "OPA", "the UN has nothing to play"


@pytest.mark.rule("EXP-8.7")
def test_kept_events_are_worth_nothing_at_the_end() -> None:
    s = lay(kept={"UN": "sematimba razorback nauvoo"}, points={"UN": 20, "MCR": 21}, rocinante="OPA tycho")
    score_final(s)
    assert (points(s, "UN"), winners(s)) == (20, ["MCR"])


@pytest.mark.rule("EXP-8.8")
def test_a_kept_event_that_is_being_resolved_belongs_to_nobody() -> None:
    s = lay(track=TRACK, kept={"OPA": "assassin sematimba razorback"})
    begin_turn(s, "OPA")
    play(s, "card:assassin")
    assert options(s) == {"card:sematimba", "card:razorback"}
    assert kept(s, "OPA") == ["sematimba", "razorback"]
