"""Golden cases A1 to A20: the rulebook's own examples, as examples.md lays them out."""

import pytest

from astrarium.games.expanse.components import BASE, BASES_OF, ORBIT, ORBIT_OF
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    all_points,
    begin_turn,
    cubes,
    discarded,
    earned,
    fleets,
    initiative,
    kept,
    lay,
    new_game,
    points,
    resolve,
    rocinante,
    score,
    score_final,
    spend,
    supply,
    take,
    totals,
    track,
)
from tables.expanse_options import bases, done, orbits
from tables.playing import asked, options, play, question, seen

FOUR_OTHERS = "heavy_burn nauvoo ambush riot_gear"


@pytest.mark.rule("EXP-3.9", "EXP-3.11")
def test_a1_set_up_with_four_players() -> None:
    """Set-up, 4 players."""
    tables = (new_game(4, seed, factions="MCR-UN-OPA-PG") for seed in range(100))
    s = next(table for table in tables if asked(table) == "MCR")
    assert initiative(s) == ["PG", "OPA", "UN", "MCR"]
    assert rocinante(s) == ("PG", "thoth")
    assert all_points(s) == {"MCR": 10, "UN": 10, "OPA": 10, "PG": 10}


def cortazar_used_for_points() -> Expanse:
    s = lay(
        fleets={"earth": "UN 1"},
        track=f"paolo_cortazar {FOUR_OTHERS}",
        deck="razorback",
        initiative="PG MCR OPA UN",
    )
    begin_turn(s, "UN")
    take(s, "paolo_cortazar")
    return play(s, "orbit:orbit_earth", "orbit:orbit_mars", "base:mariner_valley", "cube:normal")


@pytest.mark.rule("EXP-5.2", "EXP-7.1", "EXP-7.2", "EXP-10.2", "EXP-11.1")
def test_a2_points_of_paolo_cortazar() -> None:
    """Example 1-1, first half: AP."""
    s = cortazar_used_for_points()
    assert points(s, "UN") == 10
    assert fleets(s, "mars") == {"UN": {"fleet": 1}}
    assert cubes(s, "mariner_valley") == {"UN": 1}
    assert question(s) == "AnswerOffer"


@pytest.mark.rule("EXP-7.4", "EXP-7.5", "EXP-7.6", "EXP-7.7", "EXP-7.8", "EXP-7.12", "EXP-4.4")
def test_a3_offer_of_paolo_cortazar() -> None:
    """Example 1-1, second half: offer."""
    s = cortazar_used_for_points()
    assert asked(s) == "PG"
    assert options(s) == {"do:decline", "do:resolve", "do:keep"}
    play(s, "do:resolve", "base:titan", "base:io")
    assert cubes(s, "titan") == {"PG": 1} and cubes(s, "io") == {"PG": 1}
    assert (question(s), asked(s)) == ("TakeCard", "MCR")
    assert initiative(s) == ["MCR", "OPA", "UN", "PG"]
    assert discarded(s) == ["paolo_cortazar"]
    assert track(s) == [*FOUR_OTHERS.split(), "razorback"]


@pytest.mark.rule("EXP-6.1", "EXP-6.3", "EXP-6.5", "EXP-14.10")
def test_a4_razorback_resolved() -> None:
    """Example 1-2."""
    s = lay(
        fleets={"earth": "OPA 1"},
        track=f"razorback {FOUR_OTHERS}",
        deck="scopuli",
        initiative="OPA UN PG MCR",
    )
    begin_turn(s, "OPA")
    take(s, "razorback")
    play(s, "do:resolve", "orbit:orbit_saturn")
    assert fleets(s, "saturn") == {"OPA": {"fleet": 1}} and fleets(s, "earth") == {}
    assert points(s, "OPA") == 10
    assert initiative(s) == ["OPA", "UN", "PG", "MCR"]
    assert (question(s), asked(s)) == ("TakeCard", "PG")
    assert track(s) == [*FOUR_OTHERS.split(), "scopuli"]


@pytest.mark.rule("EXP-5.2", "EXP-7.2", "EXP-7.5", "EXP-7.10", "EXP-7.11")
def test_a5_secret_mission_for_its_points() -> None:
    """Example 1-3."""
    s = lay(
        fleets={"earth": "PG 1", "thoth": "PG 1"},
        track="heavy_burn secret_mission nauvoo ambush riot_gear",
        deck="scopuli",
        initiative="UN MCR OPA PG",
        rocinante="UN earth",
    )
    begin_turn(s, "PG")
    take(s, "secret_mission")
    play(s, "do:points", "base:luna", "orbit:orbit_thoth", "orbit:orbit_eros", "base:eros")
    assert (question(s), asked(s)) == ("AnswerOffer", "MCR")
    play(s, "do:decline")
    assert (question(s), asked(s)) == ("TakeCard", "UN")
    assert cubes(s, "luna") == {"PG": 1} and cubes(s, "eros") == {"PG": 1}
    assert fleets(s, "eros") == {"PG": {"fleet": 1}}
    assert points(s, "PG") == 9
    assert initiative(s) == ["UN", "MCR", "OPA", "PG"]
    assert discarded(s) == ["secret_mission"]
    assert track(s) == ["heavy_burn", "nauvoo", "ambush", "riot_gear", "scopuli"]


@pytest.mark.rule("EXP-5.2")
@pytest.mark.parametrize(
    "cards",
    ["heavy_burn nauvoo ambush stealth_ships riot_gear", "heavy_burn nauvoo ambush riot_gear stealth_ships"],
    ids=["slot 4", "slot 5"],
)
def test_a6_price_of_stealth_ships(cards: str) -> None:
    """Example 1-3, price of Stealth Ships."""
    s = begin_turn(lay(track=cards), "PG")
    take(s, "stealth_ships")
    assert points(s, "PG") == 8


@pytest.mark.rule("EXP-5.2", "EXP-6.4", "EXP-8.1")
def test_a7_black_ops_team_kept() -> None:
    """Example 1-4."""
    s = lay(track="heavy_burn black_ops_team nauvoo ambush riot_gear", deck="score_1", initiative="OPA MCR PG UN")
    begin_turn(s, "MCR")
    take(s, "black_ops_team")
    play(s, "do:keep")
    assert points(s, "MCR") == 8
    assert kept(s, "MCR") == ["black_ops_team"]
    assert seen(s)["kept"]["MCR"] == ["black_ops_team"], "face up: even a spectator sees it"
    assert initiative(s) == ["OPA", "MCR", "PG", "UN"]
    assert track(s) == ["heavy_burn", "nauvoo", "ambush", "riot_gear", "score_1"]
    assert (question(s), asked(s)) == ("TakeCard", "OPA")


@pytest.mark.rule("EXP-10.1", "EXP-10.2", "EXP-10.3", "EXP-10.4")
def test_a8_two_moves_from_earth() -> None:
    """Move."""
    s = spend(lay(fleets={"earth": "UN 3"}), "UN", 2)
    play(s, "orbit:orbit_earth", "amount:2", "orbit:orbit_mars")
    play(s, "orbit:orbit_earth", "orbit:orbit_ceres")
    assert fleets(s, "mars") == {"UN": {"fleet": 2}}
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}}
    assert fleets(s, "earth") == {}
    assert done(s), "both AP are spent"


@pytest.mark.rule("EXP-2.3", "EXP-10.2")
def test_a9_reach_from_ceres() -> None:
    """Reach from Ceres."""
    s = spend(lay(fleets={"ceres": "UN 1"}), "UN", 1)
    play(s, "orbit:orbit_ceres")
    assert options(s) == orbits("earth mars eros tycho thoth vesta jupiter")


@pytest.mark.rule("EXP-11.2")
@pytest.mark.parametrize("faction", ["UN", "MCR", "PG"])
def test_a10_influence_at_jupiter(faction: str) -> None:
    """Influence at Jupiter."""
    s = spend(lay(fleets={"jupiter": f"{faction} 1"}, rocinante="OPA tycho"), faction, 1)
    assert {name for name in options(s) if name.startswith("base:")} == bases("ganymede io europa")


@pytest.mark.rule("EXP-14.2", "EXP-14.3")
@pytest.mark.parametrize(
    ("removals", "left"),
    [
        (["do:pass"], {"UN": 1, "MCR": 2}),
        (["base:ceres", "do:pass"], {"UN": 1, "MCR": 2}),
        (["base:ceres", "faction:UN", "do:pass"], {"MCR": 2}),
        (["base:ceres", "faction:MCR", "do:pass"], {"UN": 1, "MCR": 1}),
        (["base:ceres", "faction:UN", "faction:MCR"], {"MCR": 1}),
        (["base:ceres", "faction:MCR", "faction:MCR"], {"UN": 1}),
    ],
)
def test_a11_sematimba(removals: list[str], left: dict[str, int]) -> None:
    """Sematimba."""
    s = resolve(lay(cubes={"ceres": "UN 1, MCR 2"}), "OPA", "sematimba")
    play(s, *removals)
    assert cubes(s, "ceres") == left
    assert done(s)


@pytest.mark.rule("EXP-14.2", "EXP-14.6", "EXP-11.6")
def test_a12_terraforming_is_mandatory() -> None:
    """Terraforming is mandatory."""
    s = lay(cubes={"ceres": "MCR 9", "io": "MCR 8"})
    assert supply(s, "MCR") == 0
    resolve(s, "MCR", "terraforming")
    assert options(s) == bases("ceres io"), "there is no pass"
    play(s, "base:ceres")
    assert options(s) == bases("ceres io")
    play(s, "base:io")
    assert cubes(s, "mariner_valley") == {"MCR": 1} and cubes(s, "londres_nova") == {"MCR": 1}
    assert cubes(s, "ceres") == {"MCR": 8} and cubes(s, "io") == {"MCR": 7}


# A Water Base: crucial to neither UN nor PG, so that only places count. The fourth row is 4/2/1.
FOURTH = 3
# By the fourth Scoring turn all Technologies are in force, and none of them may change the printed examples.
at_every_level = pytest.mark.parametrize("level", [0, 3])


def scored_europa(line: str, level: int) -> dict[str, int]:
    s = lay(cubes={"europa": line}, scorings=FOURTH, sectors_used="inner inner belt", tech=level)
    return earned(score(s, "UN", "outer"), "europa")


@pytest.mark.rule("EXP-16.5")
@at_every_level
def test_a13_places_without_ties(level: int) -> None:
    """Places, no tie."""
    assert scored_europa("UN 5, MCR 3, PG 2, OPA 1", level) == {"UN": 4, "MCR": 2, "PG": 1, "OPA": 0}


@pytest.mark.rule("EXP-16.6", "EXP-16.7")
@at_every_level
def test_a14_tie_for_first(level: int) -> None:
    """Tie for first."""
    assert scored_europa("UN 3, MCR 3, PG 2, OPA 1", level) == {"UN": 2, "MCR": 2, "PG": 1, "OPA": 0}


@pytest.mark.rule("EXP-16.6")
@at_every_level
def test_a15_ties_for_first_and_third(level: int) -> None:
    """Ties for first and third."""
    assert scored_europa("UN 3, MCR 3, PG 2, OPA 2", level) == {"UN": 2, "MCR": 2, "PG": 0, "OPA": 0}


def example_two(level: int) -> Expanse:
    return lay(
        tech=level,
        cubes={"europa": "OPA 4, MCR 2, UN 1", "luna": "OPA 1", "africa": "OPA 1"},
        fleets={"jupiter": "MCR 1, MCR 1 battleship, OPA 1"},
        scorings=FOURTH,
        sectors_used="inner inner belt",
    )


@pytest.mark.rule("EXP-16.1", "EXP-16.2", "EXP-16.10")
@at_every_level
def test_a16_europa(level: int) -> None:
    """Example 2, Europa."""
    s = example_two(level)
    assert totals(s, "europa") == {"UN": 1, "MCR": 3, "OPA": 4, "PG": 0}
    assert earned(score(s, "UN", "outer"), "europa") == {"UN": 1, "MCR": 2, "OPA": 5, "PG": 0}


@pytest.mark.rule("EXP-16.9", "EXP-16.10")
@pytest.mark.parametrize(("base", "amount"), [("luna", 1), ("africa", 2)])
@at_every_level
def test_a17_inner_planets(base: str, amount: int, level: int) -> None:
    """Example 2, Inner Planets."""
    assert earned(score(example_two(level), "UN", "outer"), base) == {"UN": 0, "MCR": 0, "OPA": amount, "PG": 0}


@pytest.mark.rule("EXP-16.12")
@pytest.mark.parametrize(
    ("seats", "crucial"),
    [
        ("UN MCR OPA PG", {"africa", "tycho"}),
        ("UN MCR OPA", {"africa", "ceres"}),
        ("UN MCR", set()),
    ],
)
@pytest.mark.parametrize("base", ["eurasia", "africa", "ceres", "tycho"])  # Food, Water, Minerals, Technology
@at_every_level
def test_a18_crucial_resources_of_the_mcr(seats: str, crucial: set[str], base: str, level: int) -> None:
    """MCR's crucial Resources."""
    s = score(lay(seats, cubes={base: "MCR 1"}, tech=level), "UN", "outer")
    assert earned(s, base)["MCR"] == (2 if base in crucial else 1)


@pytest.mark.rule("EXP-15.9")
@pytest.mark.parametrize(
    ("scoring", "row"), [(1, (2, 1, 0)), (2, (3, 1, 0)), (3, (3, 1, 0)), (4, (4, 2, 1)), (5, (4, 2, 1))]
)
@at_every_level
def test_a19_bonus_rows(scoring: int, row: tuple[int, int, int], level: int) -> None:
    """Bonus rows of the five Scoring turns."""
    s = lay(cubes={"europa": "UN 3, MCR 2, PG 1"}, scorings=scoring - 1, tech=level)
    assert earned(score(s, "UN", "outer"), "europa") == {"UN": row[0], "MCR": row[1], "PG": row[2], "OPA": 0}


@pytest.mark.rule("EXP-20.6")
@pytest.mark.parametrize("base", ["africa", "thoth", "titan"])
@at_every_level
def test_a19_final_row(base: str, level: int) -> None:
    """Bonus rows: Final Scoring is 5/3/1 everywhere."""
    s = score_final(lay(cubes={base: "UN 3, MCR 2, PG 1"}, tech=level))
    assert earned(s, base) == {"UN": 5, "MCR": 3, "PG": 1, "OPA": 0}


@pytest.mark.rule("EXP-2.6")
@pytest.mark.parametrize(
    ("orbit", "connected"), [("orbit_earth", {"luna", "eurasia", "africa"}), ("orbit_vesta", {"vesta"})]
)
def test_a20_connected(orbit: str, connected: set[str]) -> None:
    """Connected."""
    place = ORBIT.index(orbit)
    assert {BASE.ids[base] for base in BASES_OF[place]} == connected
    assert {BASE.ids[base] for base in range(len(BASE)) if ORBIT_OF[base] == place} == connected
