"""EXP-21 and EXP-22: games of two and three."""

from collections.abc import Callable

import pytest

from astrarium.games.expanse.components import PG
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    begin_final,
    begin_scoring,
    begin_turn,
    cubes,
    discarded,
    earned,
    fleets,
    initiative,
    kept,
    lay,
    new_game,
    play_out,
    put_cubes,
    resolve,
    score,
    spend,
    supply,
    take,
)
from tables.expanse_options import INNER, bases, done, orbits
from tables.playing import asked, options, play, question

CLOSED = ["luna", "vesta", "io", "rings"]
OTHERS = "nauvoo the_hybrid ambush star_helix"


def after_points(card: str, active: str, seats: str) -> Expanse:
    """The active player has taken the card and given its AP up."""
    s = begin_turn(lay(seats, track=f"{card} {OTHERS}"), active)
    take(s, card)
    if question(s) == "CardUse":
        play(s, "do:points")
    return play(s, "do:stop")


# Two players


@pytest.mark.rule("EXP-21.1")
@pytest.mark.parametrize("seed", range(3))
def test_two_players_are_un_and_mcr(seed: int) -> None:
    assert set(new_game(2, seed).player_ids()) == {"UN", "MCR"}


@pytest.mark.rule("EXP-21.1")
@pytest.mark.parametrize(("card", "active"), [("riot_gear", "MCR"), ("covert_op", "MCR"), ("antony_dresden", "UN")])
def test_with_two_players_icons_of_the_absent_are_ignored(card: str, active: str) -> None:
    s = after_points(card, active, "UN MCR")
    assert question(s) == "TakeCard", "nobody is offered the Event"
    assert discarded(s) == [card]


@pytest.mark.rule("EXP-21.2")
def test_with_two_players_there_is_no_initiative_track() -> None:
    assert initiative(new_game(2)) == []


@pytest.mark.rule("EXP-21.3")
@pytest.mark.parametrize("seed", range(3))
def test_no_influence_is_ever_on_a_closed_base(seed: int) -> None:
    for s in play_out(new_game(2, seed), seed):
        assert [cubes(s, base) for base in CLOSED] == [{}] * 4


def begin_belt_scoring(s: Expanse) -> None:
    begin_scoring(s, "UN")
    s.play("sector:belt")


@pytest.mark.rule("EXP-21.3")
@pytest.mark.parametrize("base", CLOSED)
@pytest.mark.parametrize("begin", [begin_belt_scoring, begin_final], ids=["Scoring", "Final Scoring"])
def test_closed_bases_are_not_scored(base: str, begin: Callable[[Expanse], object]) -> None:
    """Even a cube that could not be there would score nothing. Nothing else is checked: the position cannot be."""
    s = lay("UN MCR", cubes={"ceres": "UN 1"})
    s.log = []
    put_cubes(s, "UN", base, 1)
    begin(s)
    while question(s) == "ScoringPlay":
        s.play("do:pass")
    assert earned(s, "ceres")["UN"] > 0
    assert earned(s, base) == {"UN": 0, "MCR": 0}


@pytest.mark.rule("EXP-21.4")
@pytest.mark.parametrize(("faction", "placed"), [("UN", 3), ("MCR", 3)])
def test_starting_cubes_of_closed_bases_stay_in_the_supply(faction: str, placed: int) -> None:
    assert supply(new_game(2), faction) == 17 - placed


@pytest.mark.rule("EXP-21.5")
def test_fleets_may_go_to_the_orbit_of_vesta_to_no_effect() -> None:
    s = spend(lay("UN MCR", fleets={"ceres": "MCR 1"}, rocinante="UN earth"), "MCR", 2)
    play(s, "orbit:orbit_ceres", "orbit:orbit_vesta")
    assert fleets(s, "vesta") == {"MCR": {"fleet": 1}}
    assert not options(s) & bases("vesta ceres")


@pytest.mark.rule("EXP-21.6")
@pytest.mark.parametrize("faction", ["UN", "MCR"])
def test_with_two_players_no_resource_gives_a_point(faction: str) -> None:
    every_resource = dict.fromkeys(("eurasia", "africa", "ceres", "thoth"), f"{faction} 1")
    s = score(lay("UN MCR", cubes=every_resource), "UN", "outer")
    assert [earned(s, base)[faction] for base in every_resource] == [1, 1, 1, 1]


@pytest.mark.rule("EXP-21.7", "EXP-3.15")
def test_with_two_players_all_cards_are_in_the_deck() -> None:
    s = new_game(2)
    assert (len(s.track), len(s.deck), len(s.boxed)) == (5, 31, 0)


@pytest.mark.rule("EXP-21.8")
def test_each_player_means_both() -> None:
    s = resolve(lay("UN MCR", kept={"UN": "nauvoo", "MCR": "terraforming"}), "MCR", "assassin")
    assert done(s)
    assert kept(s, "UN") == kept(s, "MCR") == []


@pytest.mark.rule("EXP-21.8")
def test_an_opponent_means_the_other() -> None:
    s = resolve(lay("UN MCR", fleets={"ceres": "UN 1, MCR 1"}, rocinante="MCR ceres"), "UN", "captain_yvgeny")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}}


# Three players


@pytest.mark.rule("EXP-22.1")
@pytest.mark.parametrize("seed", range(3))
def test_three_players_are_un_mcr_and_opa(seed: int) -> None:
    s = new_game(3, seed)
    assert set(s.player_ids()) == {"UN", "MCR", "OPA"}
    assert s.who[PG] == -1


@pytest.mark.rule("EXP-22.1")
def test_with_three_players_icons_of_protogen_are_ignored() -> None:
    s = after_points("black_ops_team", "UN", "UN MCR OPA")
    assert asked(s) == "MCR"
    play(s, "do:decline")
    assert question(s) == "TakeCard"


@pytest.mark.rule("EXP-22.1")
@pytest.mark.parametrize("seed", range(3))
def test_with_three_players_there_are_no_protomolecule_tokens(seed: int) -> None:
    assert all(sum(s.tokens) == 0 for s in play_out(new_game(3, seed), seed))


@pytest.mark.rule("EXP-22.1")
def test_with_three_players_the_orbit_of_thoth_has_no_owner_but_is_in_play() -> None:
    s = spend(lay("UN MCR OPA", fleets={"ceres": "UN 1"}), "UN", 2)
    play(s, "orbit:orbit_ceres")
    assert orbits("thoth") <= options(s)
    play(s, "orbit:orbit_thoth")
    assert "base:thoth" in options(s)


@pytest.mark.rule("EXP-22.2")
@pytest.mark.parametrize(("base", "amount"), [("africa", 2), ("ceres", 2), ("thoth", 1), ("eurasia", 1)])
def test_with_three_players_water_and_minerals_are_crucial_to_the_mcr(base: str, amount: int) -> None:
    s = score(lay("UN MCR OPA", cubes={base: "MCR 1"}), "UN", "outer")
    assert earned(s, base)["MCR"] == amount


@pytest.mark.rule("EXP-22.3")
def test_with_three_players_the_deck_has_thirty_six_cards_after_the_deal() -> None:
    s = new_game(3)
    assert (len(s.track), len(s.deck), len(s.boxed)) == (5, 36, 7)


@pytest.mark.rule("EXP-22.3")
def test_with_three_players_all_bases_are_open() -> None:
    s = resolve(lay("UN MCR OPA"), "OPA", "voices_of_eros")
    assert options(s) == bases(INNER)
    play(s, "base:luna")
    assert "base:vesta" in options(s)
    play(s, "base:vesta")
    assert bases("io rings") <= options(s)
