"""The Events about cards, points, Initiative, the Rocinante and secrets, card by card."""

from __future__ import annotations

import pytest

from astrarium.games.expanse.components import Card
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    begin_final,
    begin_scoring,
    begin_turn,
    cubes,
    diplomats,
    discarded,
    fleets,
    initiative,
    kept,
    lay,
    points,
    resolve,
    rocinante,
    take,
    track,
    who,
)
from tables.expanse_options import ALL_ORBITS, BELT, INNER, OUTER, PASS, bases, done, factions, orbits, table, units
from tables.playing import asked, options, play, question

YES_NO = {"do:yes", "do:no"}


def seen_sector(s: Expanse, faction: str) -> object:
    """The picked Bonus Sector as that faction sees it."""
    return s.view(who(s, faction))["picked"]


def seen_deck(s: Expanse, faction: str) -> object:
    """The top of the deck as far as that faction knows it."""
    deck = s.view(who(s, faction))["deck"]
    assert isinstance(deck, dict)
    return deck["known"]


# Camina Drummer


@pytest.mark.rule("EXP-9.4", "EXP-9.1")
def test_camina_drummer_gives_one_action_point() -> None:
    s = lay(fleets={"mars": "MCR 1", "ceres": "UN 1"})
    resolve(s, "MCR", "camina_drummer")
    assert options(s) == {"do:stop", "do:build", *orbits("mars"), *bases("mariner_valley londres_nova")}
    play(s, "base:londres_nova")
    assert done(s)
    assert cubes(s, "londres_nova") == {"MCR": 1}


@pytest.mark.rule("EXP-7.3")
def test_camina_drummer_point_is_lost_if_it_is_not_spent() -> None:
    s = lay(fleets={"mars": "MCR 1"})
    before = table(s)
    resolve(s, "MCR", "camina_drummer")
    play(s, "do:stop")
    assert done(s)
    assert table(s) == before


@pytest.mark.rule("EXP-9.3", "EXP-9.4", "EXP-19.11")
@pytest.mark.parametrize(("level", "attack"), [(2, False), (3, True)])
def test_camina_drummer_point_pays_for_an_attack_only_with_rail_guns(level: int, attack: bool) -> None:
    s = lay(fleets={"mars": "MCR 1, UN 1"}, tech={"MCR": level})
    resolve(s, "MCR", "camina_drummer")
    assert ("do:attack" in options(s)) == attack


@pytest.mark.rule("EXP-9.4", "EXP-19.13")
def test_camina_drummer_taken_by_the_opa_outside_its_turn_uses_the_belter_network() -> None:
    s = lay(
        track="camina_drummer terraforming heavy_burn scopuli nauvoo",
        fleets={"mars": "MCR 1"},
        initiative="OPA UN MCR PG",
    )
    begin_turn(s, "MCR")
    take(s, "camina_drummer")
    play(s, "do:points", "do:stop")
    assert asked(s) == "OPA"
    play(s, "do:resolve")
    assert options(s) == {"do:stop", "do:build", *bases(f"{BELT} {OUTER}")}
    play(s, "base:titan")
    assert cubes(s, "titan") == {"OPA": 1}
    assert asked(s) == "OPA", "one point, then the next turn begins"
    assert question(s) == "TakeCard"


# Cotyar Ghazi


@pytest.mark.rule("EXP-23.4", "EXP-9.4", "EXP-6.4")
def test_cotyar_ghazi_may_be_resolved_when_taken_or_kept_without_a_point() -> None:
    s = lay(
        track="cotyar_ghazi terraforming heavy_burn scopuli nauvoo",
        fleets={"earth": "UN 1"},
        points={"UN": 0},
    )
    begin_turn(s, "UN")
    assert question(s) == "CardUse", "without a CP only slot 1 can be taken"
    assert options(s) == {"do:points", "do:resolve", "do:keep"}
    play(s, "do:resolve", "base:luna", "cube:normal", "base:africa", "cube:normal")
    assert (cubes(s, "luna"), cubes(s, "africa")) == ({"UN": 1}, {"UN": 1})
    assert asked(s) == "MCR", "2 AP and no more"
    assert discarded(s) == ["cotyar_ghazi"]


@pytest.mark.rule("EXP-11.8", "EXP-11.6")
def test_cotyar_ghazi_actions_are_no_placements_of_the_event() -> None:
    s = lay(cubes={"luna": "UN 13, UN diplomat 3", "ceres": "UN 1"}, fleets={"eros": "UN 1", "ceres": "UN 1"})
    resolve(s, "UN", "cotyar_ghazi")
    play(s, "base:eros", "base:ceres")
    assert cubes(s, "eros") == {"UN": 1}
    play(s, "base:ceres")
    assert options(s) == bases("eros luna"), "the cube just placed on Eros may be taken again"


@pytest.mark.rule("EXP-11.8", "EXP-19.3")
def test_cotyar_ghazi_embassy_is_no_placement_of_the_event_either() -> None:
    s = lay(cubes={"luna": "UN 13, UN diplomat 2", "rhea": "UN 1"}, fleets={"eros": "UN 1"})
    resolve(s, "UN", "cotyar_ghazi")
    play(s, "base:rhea", "base:eros", "base:rhea")
    assert options(s) == {"cube:normal", "cube:diplomat"}, "the Diplomat just placed may be taken again"


@pytest.mark.rule("EXP-23.4", "EXP-15.3")
def test_cotyar_ghazi_in_a_scoring_turn_shows_the_sector_to_its_player_alone() -> None:
    s = lay(kept={"UN": "cotyar_ghazi"}, fleets={"earth": "UN 1"})
    begin_scoring(s, "MCR")
    play(s, "sector:belt")
    assert asked(s) == "PG"
    play(s, PASS)
    assert asked(s) == "UN"
    assert seen_sector(s, "UN") == "hidden"
    play(s, "card:cotyar_ghazi")
    assert seen_sector(s, "UN") == "belt"
    assert (seen_sector(s, "OPA"), seen_sector(s, "PG")) == ("hidden", "hidden")
    assert question(s) == "Spend"
    play(s, "base:luna", "cube:normal", "base:luna", "cube:normal")
    assert cubes(s, "luna") == {"UN": 2}
    assert question(s) != "Spend", "2 AP"
    assert discarded(s) == ["cotyar_ghazi"]


@pytest.mark.rule("EXP-23.4", "EXP-20.3")
def test_cotyar_ghazi_in_final_scoring_gives_its_points_without_a_look() -> None:
    s = lay(kept={"UN": "cotyar_ghazi"}, fleets={"earth": "UN 1"}, rocinante="MCR vesta")
    begin_final(s)
    assert asked(s) == "UN"
    play(s, "card:cotyar_ghazi")
    assert seen_sector(s, "UN") is None
    assert question(s) == "Spend"


# Josephus Miller

MILLERS_TRACK = "black_ops_team terraforming heavy_burn scopuli nauvoo"


@pytest.mark.rule("EXP-6.7", "EXP-8.6")
def test_josephus_miller_can_only_be_kept_at_no_cost() -> None:
    s = lay(track="josephus_miller terraforming heavy_burn scopuli nauvoo", points={"UN": 0})
    begin_turn(s, "UN")
    assert question(s) == "CardUse", "without a CP only slot 1 can be taken"
    assert options(s) == {"do:points", "do:keep"}
    play(s, "do:keep")
    assert kept(s, "UN") == ["josephus_miller"]
    assert points(s, "UN") == 0


@pytest.mark.rule("EXP-4.3", "EXP-8.6")
def test_josephus_miller_is_neither_a_turn_nor_a_play_in_scoring() -> None:
    s = lay(track=MILLERS_TRACK, kept={"UN": "josephus_miller"})
    begin_turn(s, "UN")
    assert options(s) == {f"slot:{number}" for number in range(1, 6)}
    other = lay(kept={"UN": "josephus_miller"}, rocinante="UN earth")
    begin_scoring(other, "MCR")
    play(other, "sector:belt")
    assert asked(other) == "UN"
    assert "card:josephus_miller" not in options(other)


@pytest.mark.rule("EXP-5.7", "EXP-23.1")
def test_josephus_miller_adds_the_event_after_the_points() -> None:
    s = lay(track=MILLERS_TRACK, cubes={"ceres": "MCR 1"}, kept={"UN": "josephus_miller"}, initiative="PG MCR UN OPA")
    begin_turn(s, "UN")
    take(s, "black_ops_team")
    play(s, "do:points", "do:stop")
    assert (asked(s), options(s)) == ("UN", YES_NO)
    play(s, "do:yes")
    assert question(s) == "RemoveFrom", "resolved at once; keeping is not offered"
    play(s, "base:ceres")
    assert cubes(s, "ceres") == {}
    assert set(discarded(s)) == {"josephus_miller", "black_ops_team"}
    assert initiative(s) == ["PG", "MCR", "UN", "OPA"]
    assert (asked(s), question(s)) == ("MCR", "TakeCard"), "nobody else was asked"


@pytest.mark.rule("EXP-7.4", "EXP-23.1")
def test_josephus_miller_may_be_saved_and_then_the_event_is_offered() -> None:
    s = lay(track=MILLERS_TRACK, kept={"UN": "josephus_miller"}, initiative="PG MCR UN OPA")
    begin_turn(s, "UN")
    take(s, "black_ops_team")
    play(s, "do:points", "do:stop", "do:no")
    assert (asked(s), question(s)) == ("PG", "AnswerOffer")
    assert kept(s, "UN") == ["josephus_miller"]


@pytest.mark.rule("EXP-23.1")
def test_josephus_miller_is_not_asked_about_a_card_without_your_icon() -> None:
    s = lay(track=MILLERS_TRACK, kept={"UN": "josephus_miller"})
    begin_turn(s, "UN")
    take(s, "terraforming")
    play(s, "do:stop")
    assert (asked(s), question(s)) == ("MCR", "AnswerOffer")


@pytest.mark.rule("EXP-23.1", "EXP-6.7")
def test_josephus_miller_is_not_asked_about_a_keep_only_event() -> None:
    s = lay(track="mao_kwikowski terraforming heavy_burn scopuli nauvoo", kept={"UN": "josephus_miller"})
    begin_turn(s, "UN")
    take(s, "mao_kwikowski")
    play(s, "do:points", "do:stop")
    assert question(s) == "AnswerOffer"


@pytest.mark.rule("EXP-23.2")
def test_josephus_miller_and_mao_kwikowski_work_on_the_same_card() -> None:
    s = lay(
        track="riot_gear star_helix heavy_burn scopuli nauvoo",
        kept={"UN": "josephus_miller mao_kwikowski"},
        fleets={"earth": "UN 1"},
    )
    begin_turn(s, "UN")
    take(s, "star_helix")
    play(s, "do:points")
    assert options(s) == YES_NO
    play(s, "do:yes")
    for base in ("luna", "luna", "africa", "africa"):
        play(s, f"base:{base}", "cube:normal")
    assert (asked(s), options(s)) == ("UN", YES_NO), "4 AP, then Miller"
    play(s, "do:yes", "base:luna")
    assert cubes(s, "luna") == {"UN": 1}


# Mao-Kwikowski Mercantile


@pytest.mark.rule("EXP-6.7", "EXP-7.6", "EXP-8.6")
def test_mao_kwikowski_is_offered_to_others_for_keeping_only() -> None:
    s = lay(track="mao_kwikowski terraforming heavy_burn scopuli nauvoo", initiative="MCR UN OPA PG", points={"MCR": 0})
    begin_turn(s, "OPA")
    take(s, "mao_kwikowski")
    play(s, "do:stop")
    assert asked(s) == "MCR"
    assert options(s) == {"do:decline", "do:keep"}
    play(s, "do:keep")
    assert kept(s, "MCR") == ["mao_kwikowski"]
    assert (points(s, "MCR"), initiative(s)) == (0, ["UN", "OPA", "PG", "MCR"])


@pytest.mark.rule("EXP-23.3", "EXP-7.1")
def test_mao_kwikowski_raises_a_cards_points_to_four() -> None:
    s = lay(
        track="terraforming heavy_burn scopuli nauvoo razorback",
        kept={"MCR": "mao_kwikowski"},
        fleets={"mars": "MCR 1"},
    )
    begin_turn(s, "MCR")
    take(s, "terraforming")
    play(s, "do:points")
    assert options(s) == YES_NO
    play(s, "do:yes")
    assert discarded(s) == ["mao_kwikowski"]
    play(s, *["base:mariner_valley"] * 4)
    assert question(s) == "TakeCard", "the four points are spent and nobody has Terraforming's icon"
    assert cubes(s, "mariner_valley") == {"MCR": 4}


@pytest.mark.rule("EXP-23.3")
def test_mao_kwikowski_may_be_saved() -> None:
    s = lay(
        track="terraforming heavy_burn scopuli nauvoo razorback",
        kept={"MCR": "mao_kwikowski"},
        fleets={"mars": "MCR 1"},
    )
    begin_turn(s, "MCR")
    take(s, "terraforming")
    play(s, "do:points", "do:no", *["base:mariner_valley"] * 2)
    assert question(s) == "TakeCard"
    assert kept(s, "MCR") == ["mao_kwikowski"]


@pytest.mark.rule("EXP-23.3")
def test_mao_kwikowski_is_not_asked_about_a_card_of_four_points() -> None:
    s = lay(track="scopuli heavy_burn terraforming nauvoo razorback", kept={"MCR": "mao_kwikowski"})
    begin_turn(s, "MCR")
    take(s, "scopuli")
    play(s, "do:points")
    assert question(s) == "Spend"


@pytest.mark.rule("EXP-23.3")
def test_mao_kwikowski_does_not_raise_points_that_an_event_grants() -> None:
    s = lay(kept={"MCR": "mao_kwikowski"}, fleets={"mars": "MCR 1"})
    resolve(s, "MCR", "camina_drummer")
    assert question(s) == "Spend"
    play(s, "base:mariner_valley")
    assert done(s)


# Assassin


@pytest.mark.rule("EXP-14.9", "EXP-8.6")
def test_assassin_costs_each_player_one_kept_event_of_their_choice() -> None:
    s = lay(kept={"MCR": "heavy_burn nauvoo", "UN": "josephus_miller", "PG": "anubis scopuli"})
    resolve(s, "MCR", "assassin")
    assert (asked(s), options(s)) == ("MCR", {"card:heavy_burn", "card:nauvoo"})
    play(s, "card:nauvoo")
    assert (asked(s), options(s)) == ("PG", {"card:anubis", "card:scopuli"}), "clockwise; the OPA has none"
    play(s, "card:scopuli")
    assert done(s)
    assert (kept(s, "MCR"), kept(s, "UN"), kept(s, "PG")) == (["heavy_burn"], [], ["anubis"])
    assert discarded(s) == ["nauvoo", "scopuli", "josephus_miller"]


@pytest.mark.rule("EXP-8.8")
def test_assassin_played_from_the_kept_cards_is_no_kept_event_any_more() -> None:
    s = lay(track=MILLERS_TRACK, kept={"OPA": "assassin", "MCR": "secret_mission"})
    begin_turn(s, "OPA")
    play(s, "card:assassin")
    assert (kept(s, "OPA"), kept(s, "MCR")) == ([], [])
    assert discarded(s) == ["secret_mission", "assassin"]


# Chrisjen Avasarala


@pytest.mark.rule("EXP-2.14", "EXP-14.12")
def test_chrisjen_avasarala_pays_one_point_for_each_sector_with_a_controlled_base() -> None:
    s = lay(
        cubes={"eurasia": "OPA 1", "africa": "OPA 1", "ceres": "OPA 1, UN 1", "titan": "OPA 1, PG 1", "io": "PG 1"},
        fleets={"ceres": "OPA 1"},
        initiative="UN MCR OPA PG",
    )
    resolve(s, "OPA", "chrisjen_avasarala")
    assert done(s)
    assert points(s, "OPA") == 10 + 2, "Inner Planets once, the Belt by Orbital Control; Titan is tied"
    assert initiative(s) == ["OPA", "UN", "MCR", "PG"], "the others keep their order"


@pytest.mark.rule("EXP-7.9", "EXP-23.9")
def test_chrisjen_avasarala_through_the_offer_ends_at_the_top() -> None:
    s = lay(
        track="chrisjen_avasarala terraforming heavy_burn scopuli nauvoo",
        cubes={"eurasia": "UN 1", "africa": "UN 1", "ceres": "UN 1"},
        initiative="OPA UN PG MCR",
    )
    begin_turn(s, "MCR")
    take(s, "chrisjen_avasarala")
    play(s, "do:stop")
    assert asked(s) == "OPA"
    play(s, "do:decline", "do:resolve")
    assert points(s, "UN") == 12
    assert initiative(s) == ["UN", "OPA", "PG", "MCR"]


# Legitimate Salvage


@pytest.mark.rule("EXP-18.4", "EXP-18.1")
def test_legitimate_salvage_takes_the_mat_and_may_move_the_ship_one_zone() -> None:
    s = lay(rocinante="UN jupiter")
    resolve(s, "OPA", "legitimate_salvage")
    assert rocinante(s) == ("OPA", "jupiter"), "the token stays"
    assert options(s) == {PASS, *orbits("ceres eros tycho thoth vesta saturn")}
    play(s, "orbit:orbit_saturn")
    assert done(s)
    assert rocinante(s) == ("OPA", "saturn")


@pytest.mark.rule("EXP-18.4")
def test_legitimate_salvage_may_leave_the_ship_where_it_is() -> None:
    s = lay(rocinante="UN jupiter")
    resolve(s, "MCR", "legitimate_salvage")
    play(s, PASS)
    assert done(s)
    assert rocinante(s) == ("MCR", "jupiter")


@pytest.mark.rule("EXP-18.1")
def test_legitimate_salvage_by_its_controller_names_any_orbit_also_its_own() -> None:
    s = lay(rocinante="OPA jupiter")
    resolve(s, "OPA", "legitimate_salvage")
    assert options(s) == orbits(ALL_ORBITS)
    play(s, "orbit:orbit_jupiter")
    assert done(s)
    assert rocinante(s) == ("OPA", "jupiter")


@pytest.mark.rule("EXP-23.8", "EXP-15.6")
def test_legitimate_salvage_in_step_two_takes_the_crew_from_the_former_controller() -> None:
    s = lay("MCR UN OPA PG", kept={"OPA": "legitimate_salvage", "UN": "nauvoo"}, rocinante="UN earth")
    begin_scoring(s, "UN")
    play(s, "sector:belt")
    assert asked(s) == "OPA"
    play(s, "card:legitimate_salvage", PASS)
    assert asked(s) == "UN", "the OPA has had its play"
    assert options(s) == {PASS, "card:nauvoo"}


@pytest.mark.rule("EXP-23.8", "EXP-20.5")
def test_legitimate_salvage_in_final_scoring_leaves_the_order_as_it_was() -> None:
    kept_events = {"MCR": "legitimate_salvage", "PG": "nauvoo", "OPA": "scopuli"}
    s = lay("MCR UN OPA PG", kept=kept_events, rocinante="OPA earth")
    begin_final(s)
    assert asked(s) == "PG"
    play(s, PASS)
    assert asked(s) == "MCR"
    play(s, "card:legitimate_salvage", PASS)
    assert asked(s) == "OPA", "still last"
    assert options(s) == {PASS, "card:scopuli"}


# The Hybrid

OPEN_TO_ALL = f"{INNER} {BELT} {OUTER}"


@pytest.mark.rule("EXP-23.5", "EXP-14.7")
def test_the_hybrid_removes_as_many_cubes_as_the_top_card_has_points() -> None:
    s = lay(cubes={"eros": "UN 2, MCR 1, PG 2"}, deck="riot_gear nauvoo")
    resolve(s, "MCR", "the_hybrid")
    assert options(s) == bases(OPEN_TO_ALL), "also an empty Base"
    play(s, "base:eros")
    assert seen_deck(s, "OPA") == ["riot_gear"], "everybody sees it, and it stays on top"
    assert options(s) == factions("UN MCR PG"), "own cubes included; no passing"
    play(s, "faction:PG", "faction:PG")
    assert options(s) == factions("UN MCR")
    play(s, "faction:UN")
    assert done(s)
    assert cubes(s, "eros") == {"UN": 1, "MCR": 1}


@pytest.mark.rule("EXP-23.5", "EXP-14.4")
def test_the_hybrid_stops_when_the_base_is_empty() -> None:
    s = lay(cubes={"eros": "UN 1, MCR 1"}, deck="scopuli")
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:eros", "faction:UN")
    assert done(s)
    assert cubes(s, "eros") == {}


@pytest.mark.rule("EXP-23.5")
def test_the_hybrid_may_name_an_empty_base() -> None:
    s = lay(cubes={"eros": "UN 1"}, deck="scopuli")
    resolve(s, "PG", "the_hybrid")
    play(s, "base:luna")
    assert done(s)
    assert cubes(s, "eros") == {"UN": 1}
    assert seen_deck(s, "UN") == ["scopuli"]


@pytest.mark.rule("EXP-23.5", "EXP-20.1")
def test_the_hybrid_on_the_sixth_scoring_card_clears_the_base_and_does_not_end_the_game() -> None:
    s = lay(
        track="the_hybrid terraforming heavy_burn scopuli nauvoo",
        cubes={"titan": "OPA 2, PG 1, MCR 1"},
        deck="score_6",
        scores_drawn=5,
    )
    begin_turn(s, "MCR")
    take(s, "the_hybrid")
    play(s, "do:resolve", "base:titan")
    assert cubes(s, "titan") == {}, "all go, so there is nothing to pick"
    assert s.final, "the refill of this turn draws it"


@pytest.mark.rule("EXP-23.5")
@pytest.mark.parametrize(("card", "drawn"), [("score_1", 0), ("score_6", 5)])
def test_the_hybrid_does_not_count_a_scoring_card_it_reveals_as_drawn(card: str, drawn: int) -> None:
    s = lay(cubes={"titan": "OPA 5"}, deck=card, scores_drawn=drawn)
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:titan")
    assert done(s)
    assert cubes(s, "titan") == {}, "all of them"
    assert (s.scores_drawn, s.final) == (drawn, False)


@pytest.mark.rule("EXP-23.3")
def test_the_hybrid_may_be_raised_to_four_by_mao_kwikowski() -> None:
    s = lay(cubes={"eros": "UN 3, PG 2"}, deck="nauvoo", kept={"MCR": "mao_kwikowski"})
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:eros")
    assert (asked(s), options(s)) == ("MCR", YES_NO), "after the reveal"
    play(s, "do:yes", "faction:UN", "faction:UN", "faction:UN")
    assert done(s), "the fourth can only be Protogen's"
    assert cubes(s, "eros") == {"PG": 1}
    assert (kept(s, "MCR"), discarded(s)) == ([], ["mao_kwikowski"])


@pytest.mark.rule("EXP-23.3")
def test_the_hybrid_with_mao_kwikowski_saved_keeps_the_cards_number() -> None:
    s = lay(cubes={"eros": "UN 3"}, deck="nauvoo", kept={"MCR": "mao_kwikowski"})
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:eros", "do:no")
    assert done(s)
    assert (cubes(s, "eros"), kept(s, "MCR")) == ({"UN": 1}, ["mao_kwikowski"])


@pytest.mark.rule("EXP-23.3")
def test_the_hybrid_on_a_card_of_four_points_needs_no_mao_kwikowski() -> None:
    s = lay(cubes={"eros": "UN 5"}, deck="scopuli", kept={"MCR": "mao_kwikowski"})
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:eros")
    assert done(s)
    assert (cubes(s, "eros"), kept(s, "MCR")) == ({"UN": 1}, ["mao_kwikowski"])


@pytest.mark.rule("EXP-23.5", "EXP-20.12")
def test_the_hybrid_with_an_empty_deck_has_no_effect() -> None:
    s = lay(cubes={"ceres": "OPA 2"})
    s.discard += [Card(card) for card in s.deck.cards]
    s.deck.cards, s.deck.piles, s.deck.known = [], [], []
    resolve(s, "UN", "the_hybrid")
    play(s, "base:ceres")
    assert done(s)
    assert cubes(s, "ceres") == {"OPA": 2}


@pytest.mark.rule("EXP-14.13", "EXP-21.3")
def test_the_hybrid_cannot_name_a_closed_base_with_two_players() -> None:
    s = resolve(lay("UN MCR"), "UN", "the_hybrid")
    assert options(s) == bases(OPEN_TO_ALL) - bases("luna vesta io rings")


@pytest.mark.rule("EXP-19.2")
def test_the_hybrid_lets_the_un_pick_its_cubes() -> None:
    s = lay(cubes={"eros": "UN 2, UN diplomat 1"}, deck="nauvoo")
    resolve(s, "PG", "the_hybrid")
    play(s, "base:eros")
    assert (asked(s), options(s)) == ("UN", {"cube:normal", "cube:diplomat"})
    play(s, "cube:normal", "cube:normal")
    assert done(s)
    assert (cubes(s, "eros"), diplomats(s, "eros")) == ({"UN": 1}, 1)


# Secret Mission


@pytest.mark.rule("EXP-14.2", "EXP-23.15")
def test_secret_mission_places_anywhere_and_orders_the_top_three_cards() -> None:
    s = lay(deck="scopuli nauvoo score_1 anubis")
    resolve(s, "MCR", "secret_mission")
    assert options(s) == bases(OPEN_TO_ALL), "no fleet needed; no passing"
    play(s, "base:rings")
    assert cubes(s, "rings") == {"MCR": 1}
    assert options(s) == {"card:scopuli", "card:nauvoo", "card:score_1"}
    play(s, "card:score_1")
    assert options(s) == {"card:scopuli", "card:nauvoo"}
    play(s, "card:nauvoo")
    assert done(s)
    assert seen_deck(s, "MCR") == ["score_1", "nauvoo", "scopuli"]
    assert (s.scores_drawn, len(s.deck)) == (0, 58), "looking is not drawing"


@pytest.mark.rule("EXP-23.15")
def test_secret_mission_is_known_to_the_resolver_alone() -> None:
    s = lay(deck="scopuli nauvoo score_1 anubis")
    resolve(s, "PG", "secret_mission")
    play(s, "base:rings", "card:scopuli", "card:nauvoo")
    assert (seen_deck(s, "UN"), seen_deck(s, "MCR"), seen_deck(s, "OPA")) == ([], [], [])


@pytest.mark.rule("EXP-23.15")
def test_secret_mission_ends_what_others_knew_of_those_cards() -> None:
    s = lay(deck="scopuli nauvoo anubis")
    resolve(s, "MCR", "the_hybrid")
    play(s, "base:luna")
    assert seen_deck(s, "OPA") == ["scopuli"]
    resolve(s, "PG", "secret_mission")
    play(s, "base:luna", "card:scopuli", "card:nauvoo")
    assert (seen_deck(s, "OPA"), seen_deck(s, "MCR")) == ([], [])
    assert seen_deck(s, "PG") == ["scopuli", "nauvoo", "anubis"]


@pytest.mark.rule("EXP-23.15")
def test_secret_mission_looks_at_the_last_card_of_the_deck() -> None:
    s = lay(deck="scopuli")
    s.discard += [Card(card) for card in s.deck.cards[:-1]]
    s.deck.cards, s.deck.piles, s.deck.known = s.deck.cards[-1:], [0], [0]
    resolve(s, "PG", "secret_mission")
    play(s, "base:luna")
    assert done(s)
    assert (seen_deck(s, "PG"), seen_deck(s, "MCR")) == (["scopuli"], [])


@pytest.mark.rule("EXP-23.15", "EXP-14.4")
def test_secret_mission_with_two_cards_left_orders_those() -> None:
    s = lay(deck="scopuli nauvoo")
    s.discard += [Card(card) for card in s.deck.cards[:-2]]
    s.deck.cards, s.deck.piles, s.deck.known = s.deck.cards[-2:], [0, 0], [0, 0]
    resolve(s, "PG", "secret_mission")
    play(s, "base:luna")
    assert options(s) == {"card:scopuli", "card:nauvoo"}
    play(s, "card:nauvoo")
    assert done(s)
    assert seen_deck(s, "PG") == ["nauvoo", "scopuli"]


# Kenzo Gabriel

KENZOS_TRACK = "terraforming kenzo_gabriel heavy_burn mao_kwikowski score_1"


@pytest.mark.rule("EXP-14.1", "EXP-23.10")
def test_kenzo_gabriel_copies_a_card_without_your_icon_and_leaves_it_on_the_track() -> None:
    s = lay(track=KENZOS_TRACK, deck="scopuli")
    begin_turn(s, "OPA")
    take(s, "kenzo_gabriel")
    play(s, "do:resolve")
    assert cubes(s, "mariner_valley") == cubes(s, "londres_nova") == {"OPA": 1}, "Terraforming was the only choice"
    assert track(s) == ["terraforming", "heavy_burn", "mao_kwikowski", "score_1", "scopuli"]
    assert points(s, "OPA") == 9, "the slot of Kenzo Gabriel and nothing else"
    assert discarded(s) == ["kenzo_gabriel"]
    assert asked(s) == "PG"


@pytest.mark.rule("EXP-23.10", "EXP-14.2")
def test_kenzo_gabriel_picks_among_the_eligible_cards_and_cannot_pass() -> None:
    s = lay(track="terraforming kenzo_gabriel star_helix covert_op josephus_miller")
    begin_turn(s, "OPA")
    take(s, "kenzo_gabriel")
    play(s, "do:resolve")
    assert options(s) == {"card:terraforming", "card:star_helix", "card:covert_op"}


@pytest.mark.rule("EXP-23.10", "EXP-14.14")
def test_kenzo_gabriel_without_an_eligible_card_has_no_effect() -> None:
    s = lay(track="heavy_burn scopuli mao_kwikowski score_1 score_2")
    before = table(s)
    resolve(s, "OPA", "kenzo_gabriel")
    assert done(s)
    assert table(s) == before


@pytest.mark.rule("EXP-23.10", "EXP-23.4")
def test_kenzo_gabriel_copying_cotyar_ghazi_in_step_two_gives_the_look_too() -> None:
    s = lay(track="cotyar_ghazi heavy_burn scopuli voices_of_eros nauvoo", kept={"PG": "kenzo_gabriel"})
    begin_scoring(s, "MCR")
    play(s, "sector:outer")
    assert asked(s) == "PG"
    play(s, "card:kenzo_gabriel")
    assert "card:cotyar_ghazi" in options(s)
    play(s, "card:cotyar_ghazi")
    assert question(s) == "Spend"
    assert (seen_sector(s, "PG"), seen_sector(s, "UN")) == ("outer", "hidden")


@pytest.mark.rule("EXP-23.10", "EXP-20.2")
def test_kenzo_gabriel_in_final_scoring_copies_an_action_card_of_the_track() -> None:
    s = lay(
        track="slingshot_racing score_1 scopuli voices_of_eros heavy_burn",
        cubes={"titan": "UN 1"},
        kept={"PG": "kenzo_gabriel"},
        rocinante="UN earth",
    )
    begin_final(s)
    assert asked(s) == "PG"
    play(s, "card:kenzo_gabriel")
    assert cubes(s, "titan") == {}
    assert "slingshot_racing" in track(s)


@pytest.mark.rule("EXP-23.10", "EXP-14.1")
def test_kenzo_gabriel_resolves_the_copied_event_as_if_the_icon_were_yours() -> None:
    s = lay(
        track="diogo_harari scopuli voices_of_eros heavy_burn score_1",
        cubes={"io": "OPA 1"},
        fleets={"jupiter": "UN 1"},
    )
    resolve(s, "UN", "kenzo_gabriel")
    assert options(s) == {PASS, *units("jupiter.UN.fleet")}
    play(s, "unit:jupiter.UN.fleet", "base:io")
    assert cubes(s, "io") == {}
    assert fleets(s, "jupiter") == {}
