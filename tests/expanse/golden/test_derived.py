"""Golden cases B1 to B35, derived from the rules, as examples.md lays them out."""

from typing import Any

import pytest

from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    begin_scoring,
    begin_turn,
    controller,
    cubes,
    diplomats,
    discarded,
    earned,
    fleets,
    initiative,
    kept,
    lay,
    new_game,
    orbital_control,
    pass_builds,
    pass_events,
    points,
    resolve,
    rocinante,
    score,
    spend,
    strength,
    supply,
    take,
    totals,
    track,
)
from tables.expanse_options import bases, done
from tables.playing import asked, options, play, question, seen

# Scoring turns already held: the fourth has row 4/2/1, the third and second 3/1/0.
FOURTH, SECOND = 3, 1
at_every_level = pytest.mark.parametrize("level", [0, 3])


def scored_europa(line: str, **position: Any) -> dict[str, int]:
    """What each faction earns on Europa in the fourth Scoring turn. Water: only places count for UN and PG."""
    s = lay(cubes={"europa": line}, scorings=FOURTH, sectors_used="inner inner belt", **position)
    return earned(score(s, "UN", "outer"), "europa")


@pytest.mark.rule("EXP-16.9")
@at_every_level
def test_b1_tie_for_first_outside_the_bonus_sector(level: int) -> None:
    """Tie for first outside the Bonus Sector."""
    s = score(lay(cubes={"rhea": "UN 3, MCR 3, OPA 1"}, scorings=FOURTH, tech=level), "UN", "belt")
    assert earned(s, "rhea") == {"UN": 0, "MCR": 0, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-16.4", "EXP-16.6", "EXP-16.7")
@at_every_level
def test_b2_three_way_tie_for_first(level: int) -> None:
    """Three-way tie for first."""
    assert scored_europa("UN 2, MCR 2, OPA 2, PG 1", tech=level) == {"UN": 2, "MCR": 2, "OPA": 2, "PG": 0}


@pytest.mark.rule("EXP-16.6")
@at_every_level
def test_b3_tie_for_second(level: int) -> None:
    """Tie for second; on Technology, so that the OPA gets no Resource point."""
    s = lay(cubes={"thoth": "OPA 4, UN 2, PG 2, MCR 1"}, scorings=FOURTH, tech=level)
    assert earned(score(s, "UN", "belt"), "thoth") == {"OPA": 4, "UN": 1, "PG": 1, "MCR": 0}


@pytest.mark.rule("EXP-16.2", "EXP-16.3")
@at_every_level
def test_b4_fleets_alone_score_nothing(level: int) -> None:
    """Fleets alone score nothing."""
    s = lay(cubes={"io": "UN 1"}, fleets={"jupiter": "MCR 2 battleship"}, tech=level)
    assert strength(s, "MCR", "jupiter") == 4
    assert controller(s, "io") == "UN"
    score(s, "UN", "belt")
    assert earned(s, "io") == {"UN": 2, "MCR": 0, "OPA": 0, "PG": 0}, "1 for the place and 1 for Minerals"


CERES_DISPUTED: dict[str, Any] = {"cubes": {"ceres": "MCR 1, UN 1"}, "fleets": {"ceres": "MCR 1 battleship, UN 2"}}


@pytest.mark.rule("EXP-2.13")
def test_b5_orbital_control_tie() -> None:
    """Orbital Control tie."""
    s = lay(**CERES_DISPUTED)
    assert orbital_control(s, "ceres") == ""
    assert totals(s, "ceres") == {"UN": 1, "MCR": 1, "OPA": 0, "PG": 0}
    assert controller(s, "ceres") == ""


@pytest.mark.rule("EXP-19.12", "EXP-19.10")
def test_b6_orbital_control_tie_with_rail_guns() -> None:
    """The same with MCR Technology III."""
    s = lay(**CERES_DISPUTED, tech={"MCR": 3})
    assert orbital_control(s, "ceres") == "MCR"
    assert totals(s, "ceres") == {"UN": 1, "MCR": 2, "OPA": 0, "PG": 0}
    assert controller(s, "ceres") == "MCR"


@pytest.mark.rule("EXP-13.1")
@pytest.mark.parametrize(
    ("fleets", "opa", "master"),
    [("OPA 1, OPA 1 scrap_ship, UN 1", 1.5, "OPA"), ("OPA 2 scrap_ship, UN 1", 1, "")],
)
def test_b7_scrap_ships_count_half(fleets: str, opa: float, master: str) -> None:
    """Scrap Ships count half."""
    s = lay(fleets={"ceres": fleets}, tech={"OPA": 1})
    assert (strength(s, "OPA", "ceres"), strength(s, "UN", "ceres")) == (opa, 1)
    assert orbital_control(s, "ceres") == master


@pytest.mark.rule("EXP-18.2", "EXP-18.4")
def test_b8_the_rocinante_breaks_a_tie() -> None:
    """The Rocinante breaks a tie."""
    s = lay(fleets={"tycho": "UN 1, OPA 1"}, rocinante="OPA tycho", points={"UN": 0})
    assert strength(s, "OPA", "tycho") == 2
    assert orbital_control(s, "tycho") == "OPA"
    pass_builds(score(s, "UN", "outer"))
    assert rocinante(s) == ("UN", "tycho")
    assert orbital_control(s, "tycho") == "UN"


@pytest.mark.rule("EXP-13.6", "EXP-18.8")
def test_b9_one_hit_on_a_battleship() -> None:
    """One hit on a Battleship."""
    s = lay(fleets={"mars": "MCR 1 battleship"}, rocinante="UN earth")
    pool = fleets(s, "off_map")["MCR"]
    begin_scoring(s, "MCR")
    play(s, "sector:belt", "crew:roci_nagata", "orbit:orbit_mars")
    assert fleets(s, "mars") == {"MCR": {"battleship_damaged": 1}}
    assert fleets(s, "off_map")["MCR"] == pool
    assert strength(s, "MCR", "mars") == strength(s, "UN", "mars") == 1
    assert orbital_control(s, "mars") == ""


@pytest.mark.rule("EXP-13.7", "EXP-18.10")
def test_b10_two_hits_on_one_battleship() -> None:
    """Two hits on one Battleship."""
    s = lay(fleets={"ceres": "OPA 1, MCR 1 battleship", "mars": "MCR 3, MCR 1 battleship"}, rocinante="OPA ceres")
    begin_scoring(s, "MCR")
    play(s, "sector:belt", "crew:roci_burton")
    assert fleets(s, "ceres") == {"OPA": {"fleet": 1}}
    assert fleets(s, "off_map")["MCR"] == {"battleship": 1}


@pytest.mark.rule("EXP-13.4", "EXP-18.10")
def test_b11_amos_counts_tokens() -> None:
    """Amos counts tokens."""
    s = lay(fleets={"ceres": "MCR 1 battleship, UN 3"}, rocinante="MCR ceres")
    begin_scoring(s, "UN")
    play(s, "sector:belt", "crew:roci_burton")
    assert fleets(s, "ceres") == {"MCR": {"battleship": 1}, "UN": {"fleet": 1}}


ONE_BATTLESHIP_LOST = {"ceres": "MCR 3", "jupiter": "MCR 1 battleship_damaged"}


@pytest.mark.rule("EXP-12.2", "EXP-12.4")
def test_b12_rebuilding_with_an_action() -> None:
    """Rebuilding: a Build action."""
    s = spend(lay(fleets=ONE_BATTLESHIP_LOST), "MCR", 1)
    play(s, "do:build")
    assert fleets(s, "mars") == {"MCR": {"battleship": 1}}
    assert fleets(s, "jupiter") == {"MCR": {"battleship_damaged": 1}}


@pytest.mark.rule("EXP-12.2", "EXP-12.4", "EXP-17.3")
def test_b12_rebuilding_in_scoring() -> None:
    """Rebuilding: Scoring step 5."""
    s = score(lay(fleets=ONE_BATTLESHIP_LOST), "UN", "belt")
    assert (question(s), asked(s)) == ("FreeBuild", "MCR")
    assert options(s) == {"do:pass", "kind:battleship"}
    play(s, "kind:battleship")
    assert fleets(s, "mars") == {"MCR": {"battleship": 1}}
    assert fleets(s, "jupiter") == {"MCR": {"battleship_damaged": 1}}


@pytest.mark.rule("EXP-1.5", "EXP-5.1", "EXP-5.4")
@pytest.mark.parametrize("faction", ["UN", "MCR", "OPA"])
def test_b13_no_money_for_the_track(faction: str) -> None:
    """No money: only slot 1 may be taken."""
    s = lay(points={faction: 0}, track="nauvoo heavy_burn ambush riot_gear scopuli", kept={faction: "voices_of_eros"})
    begin_turn(s, faction)
    assert options(s) == {"slot:1", "card:voices_of_eros"}


@pytest.mark.rule("EXP-1.5", "EXP-6.4")
@pytest.mark.parametrize("faction", ["UN", "MCR", "OPA"])
def test_b13_no_money_for_keeping(faction: str) -> None:
    """No money: a card with keep cost 1 may not be kept."""
    s = begin_turn(lay(points={faction: 0}, track="nauvoo heavy_burn ambush riot_gear scopuli"), faction)
    assert question(s) == "CardUse", "slot 1, the only one, is taken unasked"
    assert options(s) == {"do:points", "do:resolve"}


@pytest.mark.rule("EXP-6.4")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        ("UN", "cotyar_ghazi"),
        ("UN", "josephus_miller"),
        ("OPA", "josephus_miller"),
        ("UN", "mao_kwikowski"),
        ("MCR", "mao_kwikowski"),
    ],
)
def test_b13_no_money_for_a_free_keep(faction: str, card: str) -> None:
    """No money: a card with keep cost 0 may be kept."""
    s = begin_turn(lay(points={faction: 0}, track=f"{card} heavy_burn ambush riot_gear scopuli"), faction)
    play(s, "do:keep")
    assert kept(s, faction) == [card]
    assert points(s, faction) == 0


@pytest.mark.rule("EXP-6.4")
def test_b14_slot_cost_and_keep_cost_together() -> None:
    """Slot cost and keep cost together."""
    s = begin_turn(lay(points={"MCR": 2}, track="heavy_burn nauvoo riot_gear ambush scopuli"), "MCR")
    take(s, "ambush")
    assert points(s, "MCR") == 0
    assert options(s) == {"do:points", "do:resolve"}


@pytest.mark.rule("EXP-19.21")
def test_b15_protogen_keeps_free() -> None:
    """Protogen keeps free."""
    s = begin_turn(lay(points={"PG": 0}, track="antony_dresden nauvoo riot_gear ambush scopuli"), "PG")
    play(s, "do:keep")
    assert points(s, "PG") == 0
    assert kept(s, "PG") == ["antony_dresden"]


def heavy_burn_offered() -> Expanse:
    s = lay(track="heavy_burn nauvoo riot_gear ambush scopuli", initiative="UN OPA MCR PG")
    begin_turn(s, "MCR")
    take(s, "heavy_burn")
    return play(s, "do:points", "do:stop")


@pytest.mark.rule("EXP-7.5", "EXP-7.7", "EXP-7.8")
def test_b16_offer_order() -> None:
    """Offer order."""
    s = heavy_burn_offered()
    assert asked(s) == "UN"
    play(s, "do:decline")
    assert asked(s) == "OPA"
    play(s, "do:keep")
    assert points(s, "OPA") == 9
    assert kept(s, "OPA") == ["heavy_burn"]
    assert (question(s), asked(s)) == ("TakeCard", "OPA"), "PG is not asked: the next turn begins"
    assert initiative(s) == ["UN", "MCR", "PG", "OPA"]


@pytest.mark.rule("EXP-7.10", "EXP-7.11")
def test_b17_everybody_declines() -> None:
    """Everybody declines."""
    s = play(heavy_burn_offered(), "do:decline", "do:decline", "do:decline")
    assert question(s) == "TakeCard"
    assert discarded(s) == ["heavy_burn"]
    assert initiative(s) == ["UN", "OPA", "MCR", "PG"]


@pytest.mark.rule("EXP-4.5", "EXP-8.4", "EXP-8.5")
def test_b18_playing_a_kept_event_as_the_turn() -> None:
    """Playing a Kept Event as the turn."""
    five = ["heavy_burn", "nauvoo", "riot_gear", "ambush", "scopuli"]
    s = lay(track=" ".join(five), kept={"MCR": "terraforming"}, initiative="MCR UN OPA PG")
    deck = len(s.deck)
    begin_turn(s, "MCR")
    play(s, "card:terraforming")
    assert cubes(s, "mariner_valley") == {"MCR": 1}
    assert (question(s), asked(s)) == ("TakeCard", "OPA")
    assert track(s) == five
    assert len(s.deck) == deck
    assert discarded(s) == ["terraforming"]
    assert points(s, "MCR") == 10
    assert initiative(s) == ["MCR", "UN", "OPA", "PG"]


@pytest.mark.rule("EXP-4.6", "EXP-4.7", "EXP-20.1")
def test_b19_sixth_scoring_card_after_a_scoring_turn() -> None:
    """Sixth Scoring card after a Scoring turn."""
    s = lay(
        cubes={"titan": "UN 1"},
        track="score_5 nauvoo riot_gear ambush scopuli",
        deck="score_6",
        scores_drawn=5,
        scorings=4,
        sectors_used="inner inner belt outer",
        tech=3,
        points={"OPA": 3},
        rocinante="PG thoth",
    )
    begin_turn(s, "UN")
    take(s, "score_5")
    play(s, "sector:outer")
    assert pass_events(s) == ["PG"]
    assert points(s, "UN") == 14, "the fifth row"
    assert pass_builds(s) == ["MCR", "OPA", "PG", "UN"]
    assert rocinante(s) == ("OPA", "thoth"), "step 6 is held"
    assert s.final and discarded(s)[-2:] == ["score_5", "score_6"]
    assert (question(s), asked(s)) == ("ScoringPlay", "OPA"), "Final Scoring has begun"


@pytest.mark.rule("EXP-20.2")
def test_b20_unscored_scoring_cards() -> None:
    """Unscored Scoring cards."""
    s = lay(
        cubes={"titan": "UN 2, MCR 1"},
        track="nauvoo score_4 score_5 ambush scopuli",
        deck="score_6",
        scores_drawn=5,
        scorings=3,
        sectors_used="inner belt outer",
    )
    begin_turn(s, "PG")
    take(s, "nauvoo")
    play(s, "do:stop", "do:decline", "do:decline", "do:decline")
    assert s.final
    assert {"score_4", "score_5", "score_6"} <= set(discarded(s))
    assert track(s) == ["ambush", "scopuli"]
    pass_events(s)
    assert s.over
    assert len(s.sectors_used) == 3
    assert (points(s, "UN"), points(s, "MCR")) == (15, 13)


@pytest.mark.rule("EXP-15.2")
def test_b21_a_sector_twice_only() -> None:
    """A Sector twice only."""
    s = begin_scoring(lay(scorings=2, sectors_used="belt belt"), "UN")
    assert options(s) == {"sector:inner", "sector:outer"}


@pytest.mark.rule("EXP-11.6", "EXP-11.8")
def test_b22_empty_supply_with_several_placements() -> None:
    """Empty supply with several placements."""
    s = lay(cubes={"eurasia": "UN 2", "rhea": "UN 6", "io": "UN 6", "europa": "UN diplomat 3"})
    assert supply(s, "UN") == 0
    resolve(s, "UN", "antony_dresden")
    assert options(s) == bases("eurasia rhea io europa")
    play(s, "base:eurasia", "base:eurasia")
    assert options(s) == bases("rhea io europa"), "not Luna and Londres Nova: those were just placed"
    play(s, "base:rhea", "base:europa")
    assert done(s)
    assert [cubes(s, base) for base in ("luna", "londres_nova", "tycho", "thoth")] == [{"UN": 1}] * 4
    assert (cubes(s, "eurasia"), cubes(s, "rhea"), cubes(s, "europa")) == ({}, {"UN": 5}, {"UN": 2})
    assert diplomats(s, "thoth") == 1


@pytest.mark.rule("EXP-11.7")
def test_b23_cubes_on_the_map_are_taken_only_when_the_supply_is_empty() -> None:
    """Cubes on the map are taken only when the supply is empty."""
    s = lay(cubes={"ceres": "OPA 8", "eros": "OPA 8"})
    assert supply(s, "OPA") == 1
    play(spend(s, "OPA", 1), "base:titan")
    assert done(s), "relocate_from is not asked"
    assert cubes(s, "titan") == {"OPA": 1}
    assert supply(s, "OPA") == 0
    assert cubes(s, "ceres") == {"OPA": 8} and cubes(s, "eros") == {"OPA": 8}


@pytest.mark.rule("EXP-19.2")
@pytest.mark.parametrize(("cube", "diplomats_left"), [("normal", 1), ("diplomat", 0)])
def test_b24_diplomatic_immunity(cube: str, diplomats_left: int) -> None:
    """Diplomatic Immunity."""
    s = resolve(lay(cubes={"ceres": "UN 1, UN diplomat 1"}), "OPA", "riot_gear")
    assert supply(s, "UN") == 15
    play(s, "base:ceres")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, f"cube:{cube}")
    assert cubes(s, "ceres") == {"UN": 1}
    assert diplomats(s, "ceres") == diplomats_left
    assert supply(s, "UN") == 16


def errinwright_at_rhea(resolver: str, level: int) -> Expanse:
    s = lay(cubes={"rhea": "UN 1, UN diplomat 1"}, tech={"UN": level})
    return resolve(s, resolver, "sadavir_errinwright")


@pytest.mark.rule("EXP-19.5", "EXP-23.7")
@pytest.mark.parametrize("resolver", ["UN", "MCR", "OPA", "PG"])
def test_b25_diplomats_count_double(resolver: str) -> None:
    """Diplomats count double."""
    s = errinwright_at_rhea(resolver, level=2)
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:normal")
    assert cubes(s, "rhea") == {"UN": 1} and diplomats(s, "rhea") == 1


@pytest.mark.rule("EXP-19.5", "EXP-23.7")
@pytest.mark.parametrize("resolver", ["UN", "MCR", "OPA", "PG"])
def test_b25_diplomats_count_one_before_their_technology(resolver: str) -> None:
    """Diplomats count double: with Technology I only, nothing happens."""
    s = errinwright_at_rhea(resolver, level=1)
    assert done(s)
    assert cubes(s, "rhea") == {"UN": 2}


@pytest.mark.rule("EXP-19.6")
@pytest.mark.parametrize(("level", "first"), [(3, "UN"), (2, "")], ids=["with", "without"])
def test_b26_hegemony(level: int, first: str) -> None:
    """Hegemony: who controls a Base in a tie, not what it brings."""
    line = "UN 3, MCR 3, OPA 2, PG 2"
    assert controller(lay(cubes={"europa": line}, tech={"UN": level}), "europa") == first
    assert scored_europa(line, tech={"UN": level}) == {"UN": 2, "MCR": 2, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-16.10", "EXP-19.6")
def test_b27_hegemony_and_resources() -> None:
    """Hegemony and Resources: the Base is the UN's, its points are those of a tie."""
    s = lay(cubes={"ceres": "UN 2, OPA 2"}, tech={"UN": 3})
    assert controller(s, "ceres") == "UN"
    assert earned(score(s, "UN", "outer"), "ceres") == {"UN": 0, "MCR": 0, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-16.6", "EXP-21.6")
def test_b28_two_players_tie_and_no_resource_point() -> None:
    """Two players: tie and no Resource point."""
    s = lay("UN MCR", cubes={"africa": "UN 2, MCR 2", "eurasia": "UN 1"}, scorings=SECOND)
    score(s, "UN", "inner")
    assert earned(s, "africa") == {"UN": 1, "MCR": 1}
    assert earned(s, "eurasia") == {"UN": 3, "MCR": 0}


@pytest.mark.rule("EXP-21.3", "EXP-21.4")
def test_b29_two_players_start_of_the_un() -> None:
    """Two players: closed Bases leave the UN's cube for Luna in the supply."""
    s = new_game(2)
    places = ("eurasia", "africa", "luna", "rhea")
    assert [cubes(s, base) for base in places] == [{"UN": 1}, {"UN": 1}, {}, {"UN": 1}]
    assert supply(s, "UN") == 14
    assert s.diplomat_supply == 3


@pytest.mark.rule("EXP-21.3", "EXP-14.13")
@pytest.mark.parametrize(
    ("card", "placed"),
    [("antony_dresden", {"londres_nova", "tycho", "thoth"}), ("franklin_degraff", {"eurasia", "africa"})],
)
def test_b29_two_players_placing_on_named_bases(card: str, placed: set[str]) -> None:
    """Two players: closed Bases receive nothing from a card that names them."""
    s = resolve(lay("UN MCR"), "MCR", card)
    assert done(s)
    assert supply(s, "MCR") == 17 - len(placed)
    assert all(cubes(s, base) == {"MCR": 1} for base in placed)


@pytest.mark.rule("EXP-21.3", "EXP-14.13")
def test_b29_two_players_voices_of_eros() -> None:
    """Two players: Voices of Eros cannot name closed Bases."""
    s = resolve(lay("UN MCR"), "MCR", "voices_of_eros")
    assert options(s) == bases("eurasia africa mariner_valley londres_nova")
    play(s, "base:africa")
    assert options(s) == bases("ceres eros tycho thoth")
    play(s, "base:eros")
    assert options(s) == bases("ganymede europa rhea titan")


@pytest.mark.rule("EXP-3.18")
def test_b30_two_players_scoring_cards_in_the_first_five() -> None:
    """Two players: Scoring cards in the first five."""
    tables = (new_game(2, seed) for seed in range(500))
    s = next(table for table in tables if sum(card.startswith("score_") for card in track(table)) == 2)
    assert s.scores_drawn == 2
    assert question(s) == "TakeCard" and not s.final


@pytest.mark.rule("EXP-23.5")
def test_b31_the_hybrid_on_a_scoring_card() -> None:
    """The Hybrid on a Scoring card."""
    s = lay(
        cubes={"titan": "OPA 2, PG 1, MCR 1"},
        track="the_hybrid nauvoo riot_gear ambush scopuli",
        deck="score_6",
        scores_drawn=5,
    )
    begin_turn(s, "MCR")
    take(s, "the_hybrid")
    play(s, "do:resolve", "base:titan")
    assert cubes(s, "titan") == {}, "all go, so there is nothing to pick"
    assert s.final, "the refill of this turn draws the card"


@pytest.mark.rule("EXP-23.5")
def test_b31_the_hybrid_does_not_draw_the_scoring_card() -> None:
    """The Hybrid on a Scoring card: it stays on top and the game does not end now."""
    s = lay(cubes={"titan": "OPA 2, PG 1, MCR 1"}, deck="score_6", scores_drawn=5)
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:titan")
    assert done(s)
    assert cubes(s, "titan") == {}
    assert seen(s)["deck"]["known"] == ["score_6"]
    assert s.scores_drawn == 5 and not s.final


@pytest.mark.rule("EXP-23.3")
def test_b32_the_hybrid_with_mao_kwikowski() -> None:
    """The Hybrid with Mao-Kwikowski."""
    s = lay(cubes={"eros": "UN 3, PG 2"}, deck="nauvoo", kept={"MCR": "mao_kwikowski"})
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:eros", "do:yes", "faction:UN", "faction:PG", "faction:UN", "faction:UN")
    assert done(s)
    assert cubes(s, "eros") == {"PG": 1}
    assert kept(s, "MCR") == [] and discarded(s) == ["mao_kwikowski"]


@pytest.mark.rule("EXP-5.7", "EXP-23.1")
def test_b33_josephus_miller() -> None:
    """Josephus Miller."""
    s = lay(
        cubes={"ceres": "PG 2"},
        fleets={"earth": "UN 5"},
        track="black_ops_team nauvoo riot_gear ambush scopuli",
        kept={"UN": "josephus_miller"},
        initiative="MCR PG UN OPA",
    )
    begin_turn(s, "UN")
    take(s, "black_ops_team")
    play(s, "do:points")
    for _ in range(4):
        play(s, "base:luna", "cube:normal")
    assert (question(s), asked(s)) == ("UseMiller", "UN")
    play(s, "do:yes", "base:ceres")
    assert cubes(s, "ceres") == {"PG": 1}
    play(s, "do:pass")
    assert (question(s), asked(s)) == ("TakeCard", "MCR"), "neither MCR nor PG is offered the Event"
    assert initiative(s) == ["MCR", "PG", "UN", "OPA"]
    assert discarded(s) == ["josephus_miller", "black_ops_team"]
    assert kept(s, "UN") == []


@pytest.mark.rule("EXP-14.9", "EXP-8.6")
def test_b34_assassin() -> None:
    """Assassin."""
    s = lay(kept={"MCR": "terraforming ambush", "UN": "josephus_miller", "PG": "heavy_burn"})
    resolve(s, "MCR", "assassin")
    assert asked(s) == "MCR"
    assert options(s) == {"card:terraforming", "card:ambush"}
    play(s, "card:ambush")
    assert done(s)
    assert discarded(s) == ["ambush", "heavy_burn", "josephus_miller"], "clockwise from the MCR"
    assert kept(s, "MCR") == ["terraforming"]


@pytest.mark.rule("EXP-13.5", "EXP-14.14")
def test_b35_stealth_ships_with_only_the_rocinante() -> None:
    """Stealth Ships with only the Rocinante."""
    s = lay(fleets={"ceres": "MCR 1"}, rocinante="UN ceres", track="stealth_ships nauvoo riot_gear ambush scopuli")
    begin_turn(s, "UN")
    take(s, "stealth_ships")
    play(s, "do:resolve")
    assert (question(s), asked(s)) == ("TakeCard", "MCR")
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1}}
    assert rocinante(s) == ("UN", "ceres")
    assert discarded(s) == ["stealth_ships"]
