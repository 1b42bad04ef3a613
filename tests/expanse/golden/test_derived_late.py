"""Golden cases B36 to B70, derived from the rules, as examples.md lays them out."""

import pytest

from astrarium.games.expanse.components import FIRST_SCORE, Card
from astrarium.games.expanse.rules.actions import Spend
from astrarium.games.expanse.state import Expanse
from astrarium.mechanisms.decks import Deck
from tables.expanse import (
    begin_final,
    begin_scoring,
    begin_turn,
    cubes,
    diplomats,
    discarded,
    earned,
    fleets,
    initiative,
    kept,
    lay,
    new_game,
    pass_builds,
    pass_events,
    play_out,
    points,
    resolve,
    rocinante,
    score,
    score_final,
    spend,
    supply,
    take,
    tokens,
    totals,
    track,
    who,
    winners,
)
from tables.expanse_options import bases, done, factions, orbits, units
from tables.playing import asked, options, pending, play, question

FIVE = "heavy_burn nauvoo riot_gear ambush scopuli"
# Scoring turns already held: the third has row 3/1/0, the fourth 4/2/1.
THIRD, FOURTH = 2, 3


def yao_at_ceres() -> Expanse:
    return resolve(lay(fleets={"ceres": "MCR 1, UN 1, OPA 1"}), "MCR", "theresa_yao")


@pytest.mark.rule("EXP-23.11")
def test_b36_theresa_yao_amounts() -> None:
    """Theresa Yao: X = 2 is not offered."""
    assert options(yao_at_ceres()) == {"amount:0", "amount:1"}


@pytest.mark.rule("EXP-23.11")
def test_b36_theresa_yao_without_a_sacrifice() -> None:
    """Theresa Yao: X = 0 removes 1 opposing fleet."""
    s = play(yao_at_ceres(), "amount:0")
    assert options(s) == units("ceres.UN.fleet ceres.OPA.fleet")
    play(s, "unit:ceres.UN.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1}, "OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-23.11")
def test_b36_theresa_yao_with_a_sacrifice() -> None:
    """Theresa Yao: X = 1 removes its own fleet and both opposing ones."""
    s = play(yao_at_ceres(), "amount:1", "unit:ceres.OPA.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {}


@pytest.mark.rule("EXP-13.6", "EXP-14.2")
@pytest.mark.parametrize(("source", "earth"), [("off_map", {"UN": {"fleet": 1}}), ("earth", {})])
def test_b37_bobbie_draper_against_a_battleship(source: str, earth: dict[str, dict[str, int]]) -> None:
    """Bobbie Draper against a Battleship."""
    s = resolve(lay(fleets={"mars": "MCR 2 battleship", "earth": "UN 1"}), "UN", "bobbie_draper")
    assert fleets(s, "mars") == {"MCR": {"battleship": 1, "battleship_damaged": 1}}
    assert options(s) == units("off_map.UN.fleet earth.UN.fleet"), "it must, so there is no pass"
    play(s, f"unit:{source}.UN.fleet")
    assert fleets(s, "mars")["UN"] == {"fleet": 1}
    assert fleets(s, "earth") == earth


@pytest.mark.rule("EXP-23.12", "EXP-2.13")
def test_b38_blockade_of_earth_in_a_tie() -> None:
    """Blockade of Earth: without Orbital Control nothing may be removed."""
    s = lay(cubes={"africa": "UN 1"}, fleets={"earth": "UN 2, OPA 2"})
    resolve(s, "OPA", "blockade_of_earth")
    assert options(s) == bases("eurasia africa luna")
    play(s, "base:luna")
    assert done(s)
    assert cubes(s, "luna") == {"OPA": 1} and cubes(s, "africa") == {"UN": 1}


@pytest.mark.rule("EXP-23.12", "EXP-2.13")
def test_b38_blockade_of_earth_with_a_third_fleet() -> None:
    """Blockade of Earth: with Orbital Control 1 cube may go from any Earth Base."""
    s = lay(cubes={"africa": "UN 1", "eurasia": "PG 1"}, fleets={"earth": "UN 2, OPA 3"})
    resolve(s, "OPA", "blockade_of_earth")
    play(s, "base:luna")
    assert options(s) == {"do:pass"} | bases("eurasia africa luna")
    play(s, "base:africa")
    assert done(s)
    assert cubes(s, "africa") == {}


@pytest.mark.rule("EXP-17.6", "EXP-17.7", "EXP-18.4")
def test_b39_rocinante_after_a_tie() -> None:
    """Rocinante after a tie."""
    s = lay(points={"UN": 20, "MCR": 20, "OPA": 25, "PG": 31}, initiative="PG UN OPA MCR", rocinante="PG thoth")
    pass_builds(score(s, "UN", "belt"))
    assert rocinante(s) == ("MCR", "thoth")


@pytest.mark.rule("EXP-20.10")
def test_b40_final_tie_with_four_players() -> None:
    """Final tie: higher on the Initiative track."""
    s = lay(points={"UN": 71, "OPA": 71, "MCR": 70, "PG": 5}, initiative="MCR OPA UN PG")
    assert winners(score_final(s)) == ["OPA"]


@pytest.mark.rule("EXP-20.11")
@pytest.mark.parametrize("holder", ["MCR", "UN"])
def test_b40_final_tie_with_two_players(holder: str) -> None:
    """Final tie: who controlled the Rocinante when Final Scoring began."""
    s = lay("UN MCR", points={"UN": 60, "MCR": 60}, rocinante=f"{holder} vesta")
    assert winners(score_final(s)) == [holder]


@pytest.mark.rule("EXP-15.6")
@pytest.mark.parametrize(
    "plays", [["do:pass"], ["crew:roci_kamal", "orbit:orbit_eros"], ["card:heavy_burn", "do:pass"]]
)
def test_b41_one_play_in_step_two(plays: list[str]) -> None:
    """One play in step 2."""
    s = lay(kept={"UN": "heavy_burn sematimba"}, rocinante="UN earth")
    begin_scoring(s, "MCR")
    play(s, "sector:belt")
    assert options(s) == {
        "do:pass",
        "card:heavy_burn",
        "card:sematimba",
        "crew:roci_holden",
        "crew:roci_nagata",
        "crew:roci_kamal",
        "crew:roci_burton",
    }
    play(s, *plays)
    assert question(s) == "FreeBuild", "step 2 is over"


ONE_KEPT_EACH = {"MCR": "terraforming", "UN": "heavy_burn", "OPA": "ambush", "PG": "anubis"}


@pytest.mark.rule("EXP-20.4")
def test_b42_final_scoring_order() -> None:
    """Final Scoring order."""
    s = begin_final(lay("MCR UN OPA PG", kept=ONE_KEPT_EACH, rocinante="OPA tycho"))
    assert pass_events(s) == ["PG", "MCR", "UN", "OPA"]


@pytest.mark.rule("EXP-15.4")
def test_b43_scoring_turn_order() -> None:
    """Scoring turn order."""
    s = begin_scoring(lay("MCR UN OPA PG", kept=ONE_KEPT_EACH, rocinante="OPA tycho"), "UN")
    play(s, "sector:belt")
    assert pass_events(s) == ["OPA", "PG", "MCR", "UN"]


@pytest.mark.rule("EXP-19.13", "EXP-19.14", "EXP-19.18")
@pytest.mark.parametrize(("level", "on_luna"), [(0, False), (1, False), (2, True)])
def test_b44_opa_without_fleets(level: int, on_luna: bool) -> None:
    """OPA without fleets."""
    s = spend(lay(tech={"OPA": level}), "OPA", 1)
    assert ("base:luna" in options(s)) is on_luna
    play(s, "base:titan")
    assert done(s), "for 1 AP"
    assert cubes(s, "titan") == {"OPA": 1}


@pytest.mark.rule("EXP-19.3", "EXP-11.1")
@pytest.mark.parametrize("players", [3, 4])
def test_b45_un_on_rhea(players: int) -> None:
    """UN on Rhea."""
    tables = (new_game(players, seed) for seed in range(100))
    s = next(table for table in tables if asked(table) == "UN")
    play(s, "slot:1")
    if question(s) == "CardUse":
        play(s, "do:points")
    assert "UN" not in fleets(s, "saturn")
    before = pending(s, Spend).left
    play(s, "base:rhea")
    assert cubes(s, "rhea") == {"UN": 2} and diplomats(s, "rhea") == 1
    assert (question(s), pending(s, Spend).left) == ("Spend", before - 1), "the kind of cube is not asked"


@pytest.mark.rule("EXP-19.20", "EXP-15.7")
def test_b46_protomolecule_in_scoring() -> None:
    """Protomolecule in Scoring."""
    s = lay(cubes={"eros": "PG 1, UN 2, OPA 1"}, tokens="eros", tech=2, scorings=THIRD)
    score(s, "UN", "belt")
    assert cubes(s, "eros") == {"PG": 1, "UN": 1}
    assert earned(s, "eros") == {"PG": 1, "UN": 1, "OPA": 0, "MCR": 0}


@pytest.mark.rule("EXP-19.25")
def test_b47_project_caliban() -> None:
    """Project Caliban."""
    s = lay(cubes={"eros": "PG 1, UN 2, OPA 1"}, tokens="eros", tech=3, scorings=FOURTH)
    score(s, "UN", "belt")
    assert totals(s, "eros") == {"PG": 3, "UN": 1, "OPA": 0, "MCR": 0}
    assert earned(s, "eros") == {"PG": 5, "UN": 2, "OPA": 0, "MCR": 0}


@pytest.mark.rule("EXP-19.24", "EXP-23.14")
def test_b48_token_without_cubes() -> None:
    """Token without cubes."""
    s = lay(cubes={"eros": "PG 1, UN 1, UN diplomat 1"}, tokens="eros", tech=2)
    resolve(s, "OPA", "eros_incident")
    assert cubes(s, "eros") == {"OPA": 1}
    assert tokens(s) == set()
    assert (supply(s, "PG"), supply(s, "UN"), supply(s, "OPA")) == (17, 17, 16)


@pytest.mark.rule("EXP-19.7")
def test_b49_attack_costs() -> None:
    """Attack costs: at most 2 Attacks with 4 AP."""
    s = spend(lay(fleets={"ceres": "MCR 1, UN 5"}), "MCR", 4)
    play(s, "do:attack", "do:attack")
    assert done(s)
    assert fleets(s, "ceres")["UN"] == {"fleet": 3}


@pytest.mark.rule("EXP-19.7", "EXP-19.11")
def test_b49_attack_costs_with_rail_guns() -> None:
    """Attack costs: with Technology III the first costs 1."""
    s = spend(lay(fleets={"ceres": "MCR 1, UN 5"}, tech={"MCR": 3}), "MCR", 4)
    play(s, "do:attack")
    assert pending(s, Spend).left == 3
    play(s, "do:attack")
    assert pending(s, Spend).left == 1
    assert "do:attack" not in options(s)
    assert fleets(s, "ceres")["UN"] == {"fleet": 3}


@pytest.mark.rule("EXP-17.3", "EXP-17.4")
def test_b50_free_build() -> None:
    """Free build."""
    s = score(lay(fleets={"tycho": "OPA 5"}, tech=1, scorings=1), "UN", "belt")
    assert fleets(s, "off_map")["OPA"] == {"scrap_ship": 2}
    assert pass_builds(s) == ["MCR", "PG", "UN"]


@pytest.mark.rule("EXP-16.10", "EXP-16.12")
@pytest.mark.parametrize(
    ("seats", "mariner_valley", "londres_nova"), [("UN MCR OPA PG", 1, 2), ("UN MCR OPA", 2, 1), ("UN MCR", 1, 1)]
)
def test_b51_mars(seats: str, mariner_valley: int, londres_nova: int) -> None:
    """Three or four players: Mars."""
    s = score(lay(seats, cubes={"mariner_valley": "MCR 1", "londres_nova": "MCR 1"}), "UN", "outer")
    assert earned(s, "mariner_valley")["MCR"] == mariner_valley
    assert earned(s, "londres_nova")["MCR"] == londres_nova
    assert points(s, "MCR") == 10 + mariner_valley + londres_nova


@pytest.mark.rule("EXP-23.7")
def test_b52_sadavir_hits_all_at_once() -> None:
    """Sadavir hits all at once."""
    s = resolve(lay(cubes={"ceres": "UN 3, OPA 4", "titan": "PG 2"}), "UN", "sadavir_errinwright")
    assert done(s)
    assert cubes(s, "ceres") == {"UN": 2, "OPA": 3}
    assert cubes(s, "titan") == {"PG": 2}


@pytest.mark.rule("EXP-23.10")
def test_b53_kenzo_gabriel() -> None:
    """Kenzo Gabriel; the only legal choice is made unasked."""
    s = lay(track="terraforming kenzo_gabriel heavy_burn mao_kwikowski score_1")
    begin_turn(s, "OPA")
    take(s, "kenzo_gabriel")
    play(s, "do:resolve")
    assert cubes(s, "mariner_valley") == cubes(s, "londres_nova") == {"OPA": 1}
    assert track(s)[:4] == ["terraforming", "heavy_burn", "mao_kwikowski", "score_1"]
    assert (question(s), asked(s)) == ("TakeCard", "PG")


@pytest.mark.rule("EXP-7.9", "EXP-23.9")
def test_b54_avasarala_through_the_offer() -> None:
    """Avasarala through the offer."""
    s = lay(
        cubes={"eurasia": "UN 1", "africa": "UN 1", "ceres": "UN 1"},
        track="chrisjen_avasarala nauvoo riot_gear ambush scopuli",
        initiative="OPA UN PG MCR",
    )
    begin_turn(s, "MCR")
    take(s, "chrisjen_avasarala")
    play(s, "do:stop")
    assert asked(s) == "OPA"
    play(s, "do:decline")
    assert asked(s) == "UN"
    play(s, "do:resolve")
    assert points(s, "UN") == 12
    assert initiative(s) == ["UN", "OPA", "PG", "MCR"]


@pytest.mark.rule("EXP-17.1", "EXP-17.2")
@pytest.mark.parametrize(("held", "before", "after"), [(0, 0, 1), (1, 1, 2), (2, 2, 3), (3, 3, 3), (4, 3, 3)])
def test_b55_technologies(held: int, before: int, after: int) -> None:
    """Technologies."""
    s = score(lay(scorings=held, tech=before), "UN", "belt")
    assert s.tech == [after] * 4


@pytest.mark.rule("EXP-17.1")
def test_b55_technologies_of_a_short_game() -> None:
    """Technologies: after only two Scoring turns nobody ever has Technology III."""
    s = lay()
    for sector in ("belt", "outer"):
        pass_builds(score(s, "UN", sector))
    score_final(s)
    assert s.over and s.tech == [2] * 4


@pytest.mark.rule("EXP-23.4", "EXP-15.3")
def test_b56_cotyar_ghazi() -> None:
    """Cotyar Ghazi."""
    s = lay(kept={"UN": "cotyar_ghazi"}, rocinante="MCR mars")
    begin_scoring(s, "MCR")
    play(s, "sector:belt")
    assert asked(s) == "UN"
    assert s.view(who(s, "UN"))["picked"] == "hidden"
    play(s, "card:cotyar_ghazi")
    assert {faction: s.view(who(s, faction))["picked"] for faction in ("UN", "OPA", "PG")} == {
        "UN": "belt",
        "OPA": "hidden",
        "PG": "hidden",
    }
    assert s.view()["picked"] == "hidden"
    assert (question(s), asked(s), pending(s, Spend).left) == ("Spend", "UN", 2)


@pytest.mark.rule("EXP-23.8")
def test_b57_legitimate_salvage_in_step_two() -> None:
    """Legitimate Salvage in step 2."""
    s = lay("MCR UN OPA PG", kept={"OPA": "legitimate_salvage", "UN": "heavy_burn"}, rocinante="UN earth")
    begin_scoring(s, "UN")
    play(s, "sector:belt")
    assert asked(s) == "OPA"
    play(s, "card:legitimate_salvage", "do:pass")
    assert rocinante(s) == ("OPA", "earth")
    assert asked(s) == "UN"
    assert options(s) == {"do:pass", "card:heavy_burn"}


@pytest.mark.rule("EXP-3.13", "EXP-3.14", "EXP-3.15", "EXP-20.1")
@pytest.mark.parametrize(("players", "shortest", "longest"), [(4, 32, 45), (3, 26, 36), (2, 21, 31)])
@pytest.mark.parametrize("last_pile", ["Scoring cards on top", "Scoring cards at the bottom"])
def test_b58_game_length_bounds(players: int, shortest: int, longest: int, last_pile: str) -> None:
    """Game length bounds, if nobody resolves Secret Mission."""
    s = new_game(players, without=["secret_mission"])
    start = len(s.deck)
    size = s.deck.piles.count(3)  # the last of three piles; the first five cards were pile 0
    s.deck.cards[:size] = sorted(s.deck.cards[:size], reverse="bottom" in last_pile)
    assert max(s.deck.cards[:size]) >= FIRST_SCORE
    for _ in play_out(s):
        pass
    assert start - len(s.deck) == (shortest if "top" in last_pile else longest)


@pytest.mark.rule("EXP-8.3", "EXP-20.1", "EXP-20.4")
def test_b59_kept_on_the_last_turn() -> None:
    """Kept on the last turn."""
    s = lay(
        track="paolo_cortazar nauvoo riot_gear ambush scopuli", deck="score_6", scores_drawn=5, rocinante="UN earth"
    )
    begin_turn(s, "PG")
    take(s, "paolo_cortazar")
    play(s, "do:keep")
    assert s.final
    assert asked(s) == "PG"
    assert options(s) == {"do:pass", "card:paolo_cortazar"}


@pytest.mark.rule("EXP-8.8", "EXP-14.9")
def test_b60_assassin_played_from_the_kept_cards() -> None:
    """Assassin played from the kept cards."""
    s = lay(track=FIVE, kept={"OPA": "assassin", "MCR": "terraforming"})
    begin_turn(s, "OPA")
    play(s, "card:assassin")
    assert discarded(s) == ["terraforming", "assassin"]
    assert kept(s, "OPA") == kept(s, "MCR") == []


@pytest.mark.rule("EXP-19.12", "EXP-23.12")
@pytest.mark.parametrize(("level", "may_remove"), [(3, True), (2, False)])
def test_b61_blockade_with_rail_guns(level: int, may_remove: bool) -> None:
    """Blockade with Rail Guns."""
    s = lay(cubes={"africa": "UN 1"}, fleets={"earth": "UN 2, MCR 1 battleship"}, tech={"MCR": level})
    resolve(s, "MCR", "blockade_of_earth")
    play(s, "base:luna")
    assert cubes(s, "luna") == {"MCR": 1}
    assert options(s) == ({"do:pass"} | bases("africa luna") if may_remove else set())


@pytest.mark.rule("EXP-14.7", "EXP-23.17")
@pytest.mark.parametrize(("victim", "left"), [("MCR", {"UN": 1, "MCR": 1}), ("UN", {"MCR": 2})])
def test_b62_own_cubes_on_mars(victim: str, left: dict[str, int]) -> None:
    """Own cubes on Mars."""
    s = lay(cubes={"mariner_valley": "UN 1, MCR 2", "londres_nova": "UN 1"})
    resolve(s, "UN", "destruction_of_deimos")
    assert options(s) == factions("UN MCR")
    play(s, f"faction:{victim}")
    assert cubes(s, "mariner_valley") == left
    assert cubes(s, "londres_nova") == {}, "the UN's own cube goes without a choice"


@pytest.mark.rule("EXP-23.5", "EXP-20.12")
def test_b63_the_hybrid_with_an_empty_deck() -> None:
    """The Hybrid with an empty deck."""
    s = lay(
        cubes={"ceres": "MCR 2"},
        track=FIVE,
        deck="score_6",
        scores_drawn=5,
        kept={"UN": "the_hybrid"},
        rocinante="UN earth",
    )
    last = s.deck.cards.pop()
    s.boxed, s.deck = [Card(card) for card in s.deck.cards], Deck([last], [0])
    begin_turn(s, "OPA")
    take(s, "heavy_burn")
    play(s, "do:keep")
    assert s.final and len(s.deck) == 0
    play(s, "do:pass")
    assert asked(s) == "UN"
    play(s, "card:the_hybrid", "base:ceres")
    assert cubes(s, "ceres") == {"MCR": 2}
    assert discarded(s)[-1] == "the_hybrid"
    assert s.over


FOUR_CUBES = {"ceres": "UN 1, MCR 1", "eros": "UN 1", "titan": "PG 1"}


@pytest.mark.rule("EXP-23.19")
@pytest.mark.parametrize(
    ("first", "partners"),
    [
        (["base:ceres", "faction:MCR"], "eros titan"),
        (["base:eros"], "ceres titan"),
        (["base:titan"], "ceres eros"),
    ],
)
def test_b64_covert_op_first_pick(first: list[str], partners: str) -> None:
    """Covert Op: the first pick may be any of the four."""
    s = resolve(lay(cubes=FOUR_CUBES), "PG", "covert_op")
    assert options(s) == bases("ceres eros titan")
    play(s, *first)
    assert options(s) == bases(partners)


@pytest.mark.rule("EXP-23.19")
def test_b64_covert_op_first_pick_with_a_single_partner() -> None:
    """Covert Op: the UN's cube on Ceres can only change with PG's on Titan, which happens unasked."""
    s = resolve(lay(cubes=FOUR_CUBES), "PG", "covert_op")
    play(s, "base:ceres", "faction:UN")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "titan")) == ({"MCR": 1, "PG": 1}, {"UN": 1})


@pytest.mark.rule("EXP-23.19")
@pytest.mark.parametrize(
    ("second", "eros", "ceres", "titan"),
    [
        ("ceres", {"MCR": 1}, {"UN": 2}, {"PG": 1}),
        ("titan", {"PG": 1}, {"UN": 1, "MCR": 1}, {"UN": 1}),
    ],
)
def test_b64_covert_op_second_pick(
    second: str, eros: dict[str, int], ceres: dict[str, int], titan: dict[str, int]
) -> None:
    """Covert Op: after UN on Eros, MCR on Ceres or PG on Titan."""
    s = resolve(lay(cubes=FOUR_CUBES), "PG", "covert_op")
    play(s, "base:eros")
    assert options(s) == bases("ceres titan")
    play(s, f"base:{second}")
    assert done(s)
    assert (cubes(s, "eros"), cubes(s, "ceres"), cubes(s, "titan")) == (eros, ceres, titan)


@pytest.mark.rule("EXP-23.19")
def test_b64_covert_op_without_a_pair() -> None:
    """Covert Op: cubes on a single Base make no pair."""
    s = resolve(lay(cubes={"ceres": "UN 1, MCR 1"}), "PG", "covert_op")
    assert done(s)
    assert cubes(s, "ceres") == {"UN": 1, "MCR": 1}


@pytest.mark.rule("EXP-19.22", "EXP-23.13")
def test_b65_epstein_drive_and_stealth_composites() -> None:
    """Epstein Drive and Stealth Composites."""
    s = lay(fleets={"earth": "PG 1"}, tech={"PG": 1}, rocinante="OPA tycho")
    resolve(s, "PG", "epstein_drive")
    play(s, "orbit:orbit_earth")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta jupiter")


@pytest.mark.rule("EXP-19.22", "EXP-23.13")
def test_b65_admiral_souther_and_stealth_composites() -> None:
    """Epstein Drive and Stealth Composites: not with Admiral Souther, copied by Kenzo Gabriel."""
    s = lay(fleets={"earth": "PG 1"}, tech={"PG": 1}, rocinante="OPA tycho", track="admiral_souther")
    resolve(s, "PG", "kenzo_gabriel")
    play(s, "unit:earth.PG.fleet")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")


@pytest.mark.rule("EXP-14.15", "EXP-11.6", "EXP-11.9")
def test_b66_a_base_that_cannot_take_a_cube() -> None:
    """A Base that cannot take a cube."""
    s = resolve(lay(cubes={"vesta": "OPA 17"}), "OPA", "praxidike_meng")
    assert options(s) == bases("eurasia ganymede rhea")
    play(s, "base:ganymede")
    assert cubes(s, "ganymede") == {"OPA": 1} and cubes(s, "vesta") == {"OPA": 16}
    assert options(s) == bases("eurasia rhea")
    play(s, "base:rhea")
    assert done(s)
    assert cubes(s, "rhea") == {"OPA": 1} and cubes(s, "vesta") == {"OPA": 15}


@pytest.mark.rule("EXP-14.15", "EXP-18.8")
def test_b67_no_look_ahead() -> None:
    """No look-ahead."""
    s = begin_scoring(lay(fleets={"mars": "MCR 1, OPA 1"}, rocinante="UN earth"), "MCR")
    play(s, "sector:belt", "crew:roci_nagata")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")
    play(s, "orbit:orbit_ceres")
    assert rocinante(s) == ("UN", "ceres")
    assert fleets(s, "mars") == {"MCR": {"fleet": 1}, "OPA": {"fleet": 1}}
    assert question(s) == "FreeBuild"


@pytest.mark.rule("EXP-18.12", "EXP-18.10")
def test_b68_amos_alone() -> None:
    """Amos alone."""
    s = begin_scoring(lay(fleets={"mars": "MCR 1"}, rocinante="UN earth", kept={"UN": "heavy_burn"}), "MCR")
    play(s, "sector:belt", "crew:roci_burton")
    assert fleets(s, "mars") == {"MCR": {"fleet": 1}}
    assert question(s) == "FreeBuild", "the UN's opportunity is used"


@pytest.mark.rule("EXP-7.3", "EXP-7.4")
def test_b69_points_given_up() -> None:
    """AP given up."""
    s = lay(
        fleets={"earth": "UN 1"},
        track="camina_drummer nauvoo riot_gear ambush scopuli",
        initiative="UN OPA PG MCR",
    )
    begin_turn(s, "UN")
    take(s, "camina_drummer")
    play(s, "base:luna", "cube:normal", "do:stop")
    assert (question(s), asked(s)) == ("AnswerOffer", "OPA")
    play(s, "do:decline")
    assert (question(s), asked(s)) == ("AnswerOffer", "MCR")


def only_the_rocinante_is_not_of_the_un() -> Expanse:
    return lay(cubes={"ceres": "MCR 1"}, fleets={"earth": "UN 2", "ceres": "UN 1"}, rocinante="PG ceres")


@pytest.mark.rule("EXP-23.20")
def test_b70_nothing_to_hit_for_bobbie_draper() -> None:
    """Nothing to hit: Bobbie Draper."""
    s = resolve(only_the_rocinante_is_not_of_the_un(), "UN", "bobbie_draper")
    assert done(s)
    assert fleets(s, "earth") == {"UN": {"fleet": 2}} and fleets(s, "ceres") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-23.21")
def test_b70_nauvoo_never_names_the_rocinante() -> None:
    """Nothing to hit: Nauvoo may name a cube or an own fleet."""
    s = resolve(only_the_rocinante_is_not_of_the_un(), "UN", "nauvoo")
    assert options(s) == {"do:take_influence", "do:take_fleet"}
    play(s, "do:take_fleet")
    assert options(s) == units("earth.UN.fleet ceres.UN.fleet")
