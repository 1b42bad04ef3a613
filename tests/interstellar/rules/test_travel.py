"""The Travel action: destinations, loading, leaving. INT-10.1 to 10.18, 10.33 to 10.39, 12.7"""

import pytest

from astrarium.games.interstellar.components import PLANET, TOKEN, Token
from astrarium.games.interstellar.state import Interstellar
from astrarium.language import speaker
from tables.interstellar import act, active, at, built, deposit, hand, hold, lay, played, pool, usable, warehouse
from tables.playing import asked, options, play, question, some

NEAR = {"mercury": 1, "venus": 2, "earth": 2, "mars": 3, "jupiter": 4, "saturn": 5, "uranus": 6, "neptune": 7}
"""All planets in the second quadrant, so that only orbits count."""


def travelling(facts: str, token: str = "travel", without: str = "") -> Interstellar:
    """Light blue has played Travel, with all planets in one quadrant."""
    return play(act(at(lay(light_blue=facts, without=without), **NEAR)), f"token:{token}")


def place(s: Interstellar) -> str:
    return PLANET.ids[s.explorer[0]]


@pytest.mark.rule("INT-10.2", "INT-10.12", "INT-10.39")
def test_without_prestige_destinations_from_earth_are_those_that_the_reserve_reaches() -> None:
    s = travelling("fuel 4, prestige 1")
    assert options(s) == {"planet:mercury", "planet:venus", "planet:mars", "planet:jupiter", "do:decline"}


@pytest.mark.rule("INT-10.11", "INT-10.12")
def test_missing_fuel_can_be_paid_with_prestige_towards_any_planet() -> None:
    s = travelling("fuel 4, prestige 4")
    assert some(s, "planet") == {"mercury", "venus", "mars", "jupiter", "saturn", "uranus"}
    play(s, "planet:uranus")
    assert place(s) == "uranus" and s.prestige[0] == 0 and s.fuel[0] == 0 and hold(s, "light_blue") == ""


@pytest.mark.rule("INT-10.12")
def test_t28_outward_trip_without_fuel() -> None:
    s = act(at(lay(light_blue="fuel 3, prestige 1"), earth=1, mars=6, venus=1))
    play(s, "token:travel")
    assert "mars" not in some(s, "planet") and "venus" in some(s, "planet")
    why = {s.game.atoms.names[refusal.atom]: refusal for refusal in s.refused()}
    assert "planet:earth" not in why and why["planet:mars"].rule == "INT-10.12"
    assert why["planet:mars"].reason.args == {"fuel": 4, "owned": 3, "missing": 1, "prestige": 2, "left": 1}


@pytest.mark.rule("INT-10.12")
def test_prestige_below_zero_pays_for_no_missing_fuel() -> None:
    s = travelling("explorer mars, hold 2 fuel, prestige -6")
    assert some(s, "planet") == {"earth"}


@pytest.mark.rule("INT-10.39")
def test_with_neither_fuel_nor_prestige_for_the_cheapest_trip_travel_is_impossible() -> None:
    s = travelling("fuel 1, prestige 1")
    assert asked(s) == "brown" and place(s) == "earth"
    s = travelling("fuel 1, prestige 2")
    assert some(s, "planet") == {"venus", "mars"}


@pytest.mark.rule("INT-10.7", "INT-10.11", "INT-10.39")
def test_elsewhere_only_the_hold_pays_and_earth_is_always_open() -> None:
    s = travelling("explorer mars, hold 2 fuel, fuel 20, prestige 0")
    assert some(s, "planet") == {"earth"}
    s = travelling("explorer mars, hold 3 fuel, fuel 20, prestige 0")
    assert some(s, "planet") == {"venus", "earth", "jupiter"}
    play(s, "planet:jupiter")
    assert place(s) == "jupiter" and hold(s, "light_blue") == "" and s.fuel[0] == 20


@pytest.mark.rule("INT-10.11", "INT-10.12")
def test_from_planet_to_planet_missing_fuel_costs_prestige_too() -> None:
    s = travelling("explorer mars, hold 2 fuel, fuel 20, prestige 3")
    assert some(s, "planet") == {"venus", "earth", "jupiter"}
    play(s, "planet:venus")
    assert place(s) == "venus" and s.prestige[0] == 1 and hold(s, "light_blue") == "" and s.fuel[0] == 20


@pytest.mark.rule("INT-10.11")
def test_the_way_home_without_fuel_costs_prestige() -> None:
    s = travelling("explorer mars, fuel 20")
    play(s, "planet:earth")
    assert place(s) == "earth" and s.prestige[0] == 6 and s.fuel[0] == 20


@pytest.mark.rule("INT-10.11")
def test_the_way_home_is_open_to_who_has_not_the_prestige() -> None:
    s = travelling("explorer mars, prestige 1")
    assert place(play(s, "planet:earth")) == "earth" and s.prestige[0] == -3


@pytest.mark.rule("INT-10.3", "INT-7.13")
def test_neither_the_own_planet_nor_a_destroyed_one_is_a_destination() -> None:
    s = at(lay(light_blue="explorer mars, hold 9 fuel"), **NEAR)
    s.alive[PLANET.index("mercury")] = False
    play(act(s), "token:travel")
    assert some(s, "planet") == {"venus", "earth", "jupiter", "saturn", "uranus", "neptune"}


@pytest.mark.rule("INT-10.13", "INT-10.14")
def test_on_earth_fuel_and_buildings_are_loaded() -> None:
    s = travelling("fuel 9, reserve drill drill converter, cubes 2 red")
    play(s, "planet:mars")
    assert question(s) == "LoadBuildings" and options(s) == {"amount:0", "amount:1", "amount:2"}
    play(s, "amount:1")
    assert question(s) == "LoadBuildings" and options(s) == {"amount:0", "amount:1"}, "converters; there is no ARS"
    play(s, "amount:0")
    assert question(s) == "LoadFuel" and s.legal_names == tuple(f"amount:{number}" for number in range(10))
    play(s, "amount:5")
    assert place(s) == "mars" and hold(s, "light_blue") == "3 fuel 1 drill"
    assert s.fuel[0] == 4 and usable(s, "light_blue") == "base base base base drill converter"


@pytest.mark.rule("INT-10.11", "INT-10.12", "INT-10.14")
def test_who_loads_less_than_the_flight_takes_loses_prestige() -> None:
    s = travelling("fuel 9, prestige 3")
    play(s, "planet:jupiter")
    assert s.legal_names == tuple(f"amount:{number}" for number in range(3, 10)), "prestige for one fuel"
    play(s, "amount:3")
    assert place(s) == "jupiter" and s.prestige[0] == 1 and s.fuel[0] == 6


@pytest.mark.rule("INT-10.13", "INT-10.14")
def test_more_than_99_fuel_can_be_loaded() -> None:
    s = travelling("fuel 230, prestige 0")
    play(s, "planet:mars", "amount:99")
    assert question(s) == "LoadFuel" and s.legal_names[0] == "amount:0" and s.legal_names[-1] == "amount:99"
    play(s, "amount:99")
    assert s.legal_names == tuple(f"amount:{number}" for number in range(33))
    play(s, "amount:32")
    assert place(s) == "mars" and hold(s, "light_blue") == "228 fuel" and s.fuel[0] == 0


@pytest.mark.rule("INT-10.14", "INT-10.18")
def test_neither_cubes_nor_bases_are_loaded_on_earth() -> None:
    s = travelling("fuel 2, cubes 2 red, prestige 0")
    play(s, "planet:mars")
    assert question(s) == "FoundBase" and hold(s, "light_blue") == "", "there is just the fuel for the flight"


@pytest.mark.rule("INT-10.15", "INT-10.16")
def test_cubes_of_the_own_warehouse_are_loaded_elsewhere() -> None:
    s = travelling("base mars_01 warehouse 2 red 1 blue, explorer mars, hold 9 fuel")
    play(s, "planet:venus", "do:no")
    assert question(s) == "LoadCubes" and s.legal_names == ("amount:0", "amount:1", "amount:2")
    play(s, "amount:1", "amount:1")
    assert question(s) == "FoundBase" and hold(s, "light_blue") == "6 fuel 1 red 1 blue"
    assert warehouse(s, "light_blue", "mars") == "1 red"


@pytest.mark.rule("INT-10.15")
def test_without_a_base_nothing_is_loaded() -> None:
    s = travelling("explorer saturn, hold 9 fuel")
    play(s, "planet:earth")
    assert place(s) == "earth" and s.fuel[0] == 4


@pytest.mark.rule("INT-10.33", "INT-10.34", "INT-10.36")
def test_t33_dismantling() -> None:
    s = travelling("base mars_01 with drill deposit 7 red warehouse 3 red, explorer mars, hold 9 fuel")
    assert "mars_01" in hand(s, "light_blue")
    play(s, "planet:jupiter", "do:yes")
    assert question(s) == "FoundBase" and hold(s, "light_blue") == "6 fuel 3 red 1 drill"
    assert usable(s, "light_blue") == "base base base base"
    assert (
        built(s, "light_blue", "mars") == deposit(s, "light_blue", "mars") == warehouse(s, "light_blue", "mars") == ""
    )
    assert "mars_01" not in hand(s, "light_blue") and s.retired[0] == [Token(TOKEN.index("mars_01"))]
    s.check()


@pytest.mark.rule("INT-10.36")
def test_a_dismantled_token_stays_inert_in_the_stack() -> None:
    s = at(lay(light_blue="base mars_01, explorer mars, hold 9 fuel"), **NEAR)
    play(act(played(s, "light_blue", "mars_01")), "token:travel", "planet:earth", "do:yes")
    assert (
        s.played[0] == [Token(TOKEN.index("mars_01")), Token(TOKEN.index("travel"))]
        and s.production[PLANET.index("mars")] == -1
    )
    s.check()


@pytest.mark.rule("INT-10.35")
def test_a_new_base_can_be_founded_where_one_was_dismantled() -> None:
    s = pool(at(lay(light_blue="base mars_01, explorer mars, hold 9 fuel"), **NEAR), "mars", "02")
    play(act(s), "token:travel", "planet:venus", "do:yes", "do:no", "do:pass", "do:repeat", "planet:mars")
    assert question(s) == "FoundBase"
    play(s, "do:yes")
    assert built(s, "light_blue", "mars") == "base" and active(s, "light_blue") == "mars_02"


@pytest.mark.rule("INT-4.6", "INT-10.1")
def test_travel_can_be_declined_when_played_and_not_when_repeated() -> None:
    s = travelling("fuel 9")
    play(s, "do:decline")
    assert place(s) == "earth" and asked(s) == "brown"
    play(s, "do:pass", "do:repeat")
    assert "do:decline" not in options(s) and "planet:mars" in options(s)


@pytest.mark.rule("INT-10.31", "INT-4.5")
def test_travel_stays_active_where_no_base_is_founded() -> None:
    s = travelling("fuel 9")
    play(s, "planet:mars", "amount:9", "do:no", "do:pass")
    assert active(s, "light_blue") == "travel" and "do:repeat" in options(s)
    play(s, "do:repeat")
    assert "planet:mars" not in options(s) and "planet:jupiter" in options(s)


@pytest.mark.rule("INT-12.7", "INT-10.10")
def test_gravity_assist_is_a_travel_for_two_fuel_less() -> None:
    s = travelling("fuel 2, extra gravity_assist, prestige 1", token="gravity_assist")
    assert some(s, "planet") == {"mercury", "venus", "mars", "jupiter"}
    play(s, "planet:jupiter")
    assert place(s) == "jupiter" and question(s) == "FoundBase"
    play(s, "do:no", "do:pass", "do:repeat")
    assert place(s) == "earth" and s.prestige[0] == -3, "the way home costs two fuel, and is the only one"


@pytest.mark.rule("INT-12.7", "INT-10.22")
def test_founding_a_base_covers_gravity_assist() -> None:
    s = pool(at(lay(light_blue="fuel 2, extra gravity_assist, prestige 0"), **NEAR), "jupiter", "01")
    play(act(s), "token:gravity_assist", "planet:jupiter", "do:yes", "do:pass")
    assert active(s, "light_blue") == "jupiter_01" and "do:repeat" not in options(s)


@pytest.mark.rule("INT-12.7", "INT-10.26")
def test_with_mobile_command_gravity_assist_goes_on() -> None:
    s = lay(light_blue="fuel 2, prestige 0, extra gravity_assist, technology explorer_2")
    pool(at(s, **NEAR), "jupiter", "01")
    play(act(s), "token:gravity_assist", "planet:jupiter", "do:yes", "do:pass")
    assert active(s, "light_blue") == "gravity_assist" and "do:repeat" in options(s)


def label(s: Interstellar, name: str, lang: str = "en") -> str:
    return speaker(s.game, lang).label(s, s.game.atoms.index(name))


def test_a_destination_is_named_with_its_cost() -> None:
    s = travelling("fuel 9, technology explorer_1")
    assert label(s, "planet:jupiter") == "Jupiter (3 fuel)"
    assert label(s, "planet:jupiter", "it") == "Giove (3 Carburanti)"


@pytest.mark.rule("INT-10.11")
@pytest.mark.parametrize(
    "lang, told",
    [
        ("en", ["Earth (6 fuel, 1 in the hold: lose 10 prestige)", "Saturn (2 fuel, 1 in the hold: lose 2 prestige)"]),
        (
            "it",
            [
                "Terra (6 Carburanti, 1 nella stiva: perdi 10 di Prestigio)",
                "Saturno (2 Carburanti, 1 nella stiva: perdi 2 di Prestigio)",
            ],
        ),
    ],
)
def test_a_destination_says_what_missing_fuel_costs(lang: str, told: list[str]) -> None:
    s = travelling("explorer uranus, hold 1 fuel, prestige 10, fuel 8")
    assert [label(s, "planet:earth", lang), label(s, "planet:saturn", lang)] == told


@pytest.mark.rule("INT-10.11")
@pytest.mark.parametrize(
    "lang, told, amounts",
    [
        (
            "en",
            "Saturn (5 fuel, 4 in the reserve: lose 2 prestige)",
            ["2 (lose 6 prestige)", "3 (lose 4 prestige)", "4 (lose 2 prestige)"],
        ),
        (
            "it",
            "Saturno (5 Carburanti, 4 nella riserva: perdi 2 di Prestigio)",
            ["2 (perdi 6 di Prestigio)", "3 (perdi 4 di Prestigio)", "4 (perdi 2 di Prestigio)"],
        ),
    ],
)
def test_on_earth_what_is_lost_is_said_before_the_fuel_is_loaded(lang: str, told: str, amounts: list[str]) -> None:
    s = travelling("fuel 4, prestige 6")
    assert label(s, "planet:saturn", lang) == told
    play(s, "planet:saturn")
    assert [label(s, name, lang) for name in s.legal_names] == amounts
    s = play(travelling("fuel 9, prestige 2"), "planet:saturn")
    assert [label(s, name, lang) for name in s.legal_names][1:] == ["5", "6", "7", "8", "9"]


@pytest.mark.rule("INT-10.12")
@pytest.mark.parametrize(
    "lang, told",
    [
        (
            "en",
            "The flight takes 8 fuel and the hold has 0. Without 8 fuel you would lose 16 prestige, and you have 5.",
        ),
        (
            "it",
            "Il volo richiede 8 Carburanti e nella stiva ce ne sono 0. Senza 8 Carburanti perderesti 16 di Prestigio,"
            " e ne hai 5.",
        ),
    ],
)
def test_a_planet_out_of_reach_is_refused_with_the_place_that_lacks_fuel(lang: str, told: str) -> None:
    s = at(lay(light_blue="explorer neptune, fuel 30, prestige 5"), **NEAR)
    play(act(s), "token:travel")
    refusal = next(one for one in s.refused() if s.game.atoms.names[one.atom] == "planet:venus")
    assert speaker(s.game, lang).refusal(refusal) == told
