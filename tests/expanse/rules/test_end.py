"""EXP-20: the end of the game."""

from typing import Any

import pytest

from astrarium.games.expanse.components import FIRST_SCORE
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    all_points,
    begin_final,
    begin_turn,
    discarded,
    earned,
    initiative,
    lay,
    new_game,
    pass_events,
    play_out,
    points,
    rocinante,
    score_final,
    take,
    track,
    winners,
)
from tables.playing import asked, options, play, question

TRACK = "heavy_burn nauvoo riot_gear ambush scopuli"


def sixth_drawn(**position: Any) -> Expanse:
    """The UN keeps Heavy Burn; the refill draws the sixth Scoring card."""
    s = lay(track=TRACK, deck="score_6", scores_drawn=5, **position)
    begin_turn(s, "UN")
    take(s, "heavy_burn")
    return play(s, "do:keep")


@pytest.mark.rule("EXP-20.1")
def test_the_sixth_scoring_card_goes_to_final_scoring_at_once_and_is_taken_by_nobody() -> None:
    s = sixth_drawn()
    assert s.final and question(s) == "ScoringPlay"
    assert track(s) == ["nauvoo", "riot_gear", "ambush", "scopuli"]
    assert "score_6" in discarded(s)
    assert s.scorings == 0, "no Scoring turn is held for it"


@pytest.mark.rule("EXP-20.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_dealt_scoring_cards_are_included_in_the_count(players: int, seed: int) -> None:
    s = new_game(players, seed)
    for _ in play_out(s, seed):
        assert s.scores_drawn == 6 - sum(card >= FIRST_SCORE for card in s.deck.cards)
    assert s.scores_drawn == 6


@pytest.mark.rule("EXP-20.3")
def test_final_scoring_has_no_bonus_sector() -> None:
    s = begin_final(lay(cubes={"titan": "UN 1"}))
    assert question(s) == "ScoringPlay", "no Sector is picked"
    pass_events(s)
    assert s.over and s.sectors_used == []


@pytest.mark.rule("EXP-20.4")
def test_each_player_plays_once_and_only_the_controller_uses_the_rocinante() -> None:
    s = begin_final(lay(kept={"MCR": "terraforming ambush"}, rocinante="OPA tycho"))
    assert (asked(s), options(s)) == ("MCR", {"do:pass", "card:terraforming", "card:ambush"})
    play(s, "card:terraforming")
    crew = {"crew:roci_holden", "crew:roci_nagata", "crew:roci_kamal", "crew:roci_burton"}
    assert (asked(s), options(s)) == ("OPA", {"do:pass"} | crew)
    play(s, "do:pass")
    assert s.over


@pytest.mark.rule("EXP-20.5", "EXP-23.8")
def test_the_order_stays_when_the_rocinante_changes_hands() -> None:
    s = lay(
        "MCR UN OPA PG",
        kept={"MCR": "legitimate_salvage", "UN": "sematimba", "OPA": "scopuli", "PG": "anubis"},
        rocinante="OPA tycho",
    )
    begin_final(s)
    assert asked(s) == "PG"
    play(s, "do:pass", "card:legitimate_salvage", "do:pass")
    assert rocinante(s) == ("MCR", "tycho")
    assert asked(s) == "UN"
    play(s, "do:pass")
    assert (asked(s), options(s)) == ("OPA", {"do:pass", "card:scopuli"})
    play(s, "do:pass")
    assert s.over, "the MCR, the new controller, has had its turn in the step"


@pytest.mark.rule("EXP-20.6")
def test_ties_in_final_scoring() -> None:
    s = score_final(lay(cubes={"europa": "UN 2, MCR 2, PG 1"}))
    assert earned(s, "europa") == {"UN": 3, "MCR": 3, "PG": 1, "OPA": 0}


@pytest.mark.rule("EXP-20.7")
@pytest.mark.parametrize(("seats", "amount"), [("UN MCR OPA PG", 6), ("UN MCR OPA", 6), ("UN MCR", 5)])
def test_resource_points_in_final_scoring(seats: str, amount: int) -> None:
    s = score_final(lay(seats, cubes={"eurasia": "UN 1"}))
    assert points(s, "UN") == 10 + amount


@pytest.mark.rule("EXP-20.8")
def test_nothing_follows_final_scoring() -> None:
    s = lay(cubes={"titan": "PG 1"}, points={"UN": 3}, rocinante="PG thoth", tech=1, scorings=1)
    begin_final(s)
    play(s, "do:pass")
    assert s.over, "no free build is asked"
    assert s.tech == [1] * 4
    assert rocinante(s) == ("PG", "thoth")


@pytest.mark.rule("EXP-20.9")
@pytest.mark.parametrize(("owned", "winner"), [({"PG": 11}, "PG"), ({"OPA": 30, "PG": 31, "UN": 29}, "PG")])
def test_most_points_win(owned: dict[str, int], winner: str) -> None:
    assert winners(score_final(lay(points=owned, initiative="UN MCR OPA PG"))) == [winner]


@pytest.mark.rule("EXP-20.9")
def test_final_scoring_decides() -> None:
    s = score_final(lay(cubes={"titan": "MCR 1"}, points={"UN": 14}))
    assert all_points(s) == {"UN": 14, "MCR": 16, "OPA": 10, "PG": 10}
    assert winners(s) == ["MCR"]


@pytest.mark.rule("EXP-20.9")
def test_nobody_has_won_before_the_end() -> None:
    assert winners(begin_final(lay(points={"UN": 99}))) == []


@pytest.mark.rule("EXP-20.10")
def test_the_initiative_track_counts_as_it_stands_at_the_end() -> None:
    """The UN, lowest on the track, goes to its top with Chrisjen Avasarala in the Event step."""
    s = lay(
        points={"UN": 40, "OPA": 40},
        kept={"UN": "chrisjen_avasarala"},
        initiative="OPA MCR PG UN",
        rocinante="PG thoth",
    )
    begin_final(s)
    play(s, "card:chrisjen_avasarala", "do:pass")
    assert initiative(s) == ["UN", "OPA", "MCR", "PG"]
    assert winners(s) == ["UN"]


@pytest.mark.rule("EXP-20.10")
def test_only_the_tied_players_are_compared() -> None:
    s = lay(points={"UN": 40, "OPA": 40, "MCR": 39}, initiative="MCR PG UN OPA")
    assert winners(score_final(s)) == ["UN"]


@pytest.mark.rule("EXP-20.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_deck_does_not_run_out_before_the_sixth_scoring_card(players: int, seed: int) -> None:
    s = new_game(players, seed)
    assert all(len(now.deck) > 0 for now in play_out(s, seed) if not now.final)


@pytest.mark.rule("EXP-20.2")
def test_no_bonus_sector_is_chosen_for_a_scoring_card_left_on_the_track() -> None:
    s = lay(track="heavy_burn score_4 score_5 ambush scopuli", deck="score_6", scores_drawn=5, points={"UN": 9})
    begin_turn(s, "UN")
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert discarded(s)[-3:] == ["score_4", "score_5", "score_6"]
    assert track(s) == ["ambush", "scopuli"]
    assert s.sectors_used == [] and s.tech == [0] * 4
