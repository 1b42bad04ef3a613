"""The extra actions. INT-12.6 to 12.10; the Black Market is in test_market.py"""

import pytest

from astrarium.games.interstellar.components import TOKEN, Token
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, bag, deposit, hand, lay, market, played, reserve, warehouse, words
from tables.playing import asked, options, play, question, some


def using(token: str, facts: str, without: str = "") -> Interstellar:
    """Light blue has played an extra token."""
    s = lay(light_blue=f"extra {token}, {facts}", without=without)
    return play(act(bag(market(s, ""), "1 red 1 yellow")), f"token:{token}")


def researched(s: Interstellar) -> int:
    return s.technologies[0].bit_count()


@pytest.mark.rule("INT-12.6")
def test_second_extraction_is_a_solar_exploitation() -> None:
    s = using("second_extraction", "technology solar_1")
    assert options(s) == {"resource:red", "resource:yellow", "do:done"}
    play(s, "resource:red", "do:done")
    assert (reserve(s, "light_blue"), s.reputation[0], s.exploitation) == ("1 red", 0, 2)


@pytest.mark.rule("INT-12.6", "INT-12.9")
def test_crash_program_leaves_out_a_cube() -> None:
    s = using("crash_program", "cubes 1 green, technology solar_1, scientists 1")
    play(s, "technology:solar_2")
    assert options(s) == {"resource:red", "resource:green"} and question(s) == "OmitCube"
    play(s, "resource:red")
    assert (researched(s), reserve(s, "light_blue"), words(s.market), s.scientists[0]) == (2, "", "1 green", 0)


@pytest.mark.rule("INT-12.9")
def test_crash_program_makes_a_first_level_free() -> None:
    s = using("crash_program", "scientists 1")
    assert some(s, "technology") >= {"drill_1", "ars_1", "lobbying"} and "do:decline" in options(s)
    play(s, "technology:ars_1")
    assert researched(s) == 1 and s.scientists[0] == 0


@pytest.mark.rule("INT-12.9")
def test_crash_program_may_pay_everything() -> None:
    s = using("crash_program", "cubes 1 red")
    play(s, "technology:drill_1")
    assert options(s) == {"resource:red", "do:decline"}
    play(s, "do:decline")
    assert researched(s) == 1 and words(s.market) == "1 red"


@pytest.mark.rule("INT-12.9")
def test_crash_program_still_needs_the_scientist_and_the_lower_levels() -> None:
    assert asked(using("crash_program", "scientists 0, cubes 5 purple")) == "brown"
    s = using("crash_program", "cubes 5 purple")
    assert "drill_2" not in some(s, "technology")
    assert "technology:drill_2" in {s.game.atoms.names[refusal.atom] for refusal in s.refused()}
    play(s, "do:decline")
    assert researched(s) == 0 and asked(s) == "brown"


@pytest.mark.rule("INT-12.6", "INT-12.8")
def test_double_shift_activates_a_planet_whose_token_was_played() -> None:
    s = lay(light_blue="extra double_shift, base mars_01 deposit 4 red, base venus_01 deposit 4 red")
    play(act(played(s, "light_blue", "mars_01")), "token:double_shift")
    assert options(s) == {"planet:mars", "planet:venus"}
    play(s, "planet:mars", "building:base")
    assert warehouse(s, "light_blue", "mars") == "1 red" and warehouse(s, "light_blue", "venus") == ""
    assert "venus_01" in hand(s, "light_blue") and active(s, "light_blue") == "double_shift"


@pytest.mark.rule("INT-12.8")
def test_double_shift_does_not_move_the_production_token() -> None:
    s = using("double_shift", "base mars_01 deposit 4 red")
    play(s, "building:base")
    assert warehouse(s, "light_blue", "mars") == "1 red" and "mars_01" in hand(s, "light_blue")


@pytest.mark.rule("INT-12.8", "INT-12.10")
def test_double_shift_needs_a_base() -> None:
    assert asked(using("double_shift", "explorer mars")) == "brown"


@pytest.mark.rule("INT-12.6")
def test_fuel_refinery_gives_six_fuel() -> None:
    s = using("fuel_refinery", "fuel 1")
    assert s.fuel[0] == 7 and asked(s) == "brown"


@pytest.mark.rule("INT-12.6", "INT-1.15")
def test_recruitment_drive_gives_a_scientist_for_four_fuel() -> None:
    s = using("recruitment", "fuel 5, scientists 2")
    play(s, "do:yes")
    assert (s.fuel[0], s.scientists[0], s.locked_scientists[0]) == (1, 3, 11)


@pytest.mark.rule("INT-12.6", "INT-4.6")
def test_recruitment_drive_can_be_declined() -> None:
    s = using("recruitment", "fuel 5, scientists 2")
    play(s, "do:no")
    assert (s.fuel[0], s.scientists[0]) == (5, 2) and asked(s) == "brown"


@pytest.mark.rule("INT-12.10", "INT-1.8")
def test_recruitment_drive_needs_fuel_and_a_scientist() -> None:
    assert asked(using("recruitment", "fuel 3")) == "brown"
    assert asked(using("recruitment", "fuel 9, scientists 14")) == "brown"


@pytest.mark.rule("INT-12.6", "INT-12.9")
def test_automated_convoy_brings_up_to_three_cubes_home() -> None:
    s = using("automated_convoy", "base mars_01 warehouse 2 red 2 blue, base venus_01 warehouse 5 red")
    assert options(s) == {"planet:mars", "planet:venus"}
    play(s, "planet:mars", "resource:blue", "resource:blue")
    assert options(s) == {"amount:0", "amount:1"}, "three in all"
    play(s, "amount:1")
    assert reserve(s, "light_blue") == "1 red 2 blue" and warehouse(s, "light_blue", "mars") == "1 red"


@pytest.mark.rule("INT-12.9", "INT-4.6")
def test_automated_convoy_may_move_nothing() -> None:
    s = using("automated_convoy", "base mars_01 warehouse 5 red")
    assert some(s, "amount") == {"0", "1", "2", "3"}
    play(s, "amount:0")
    assert reserve(s, "light_blue") == "" and asked(s) == "brown"


@pytest.mark.rule("INT-12.6", "INT-12.9", "INT-9.6")
def test_deep_drilling_fills_the_warehouse_with_up_to_three_cubes() -> None:
    s = using(
        "deep_drilling", "base mars_01 deposit 9 red warehouse 1 blue, base venus_01 deposit 9 red warehouse 5 red"
    )
    assert some(s, "amount") == {"0", "1", "2", "3"}, "the warehouse on Venus is full"
    play(s, "amount:3")
    assert warehouse(s, "light_blue", "mars") == "3 red 1 blue" and deposit(s, "light_blue", "mars") == "6 red"
    s = using("deep_drilling", "base mars_01 deposit 9 red warehouse 4 blue")
    assert some(s, "amount") == {"0", "1"}


@pytest.mark.rule("INT-12.6", "INT-12.9")
def test_prospecting_adds_three_cubes_to_a_deposit() -> None:
    s = using("prospecting", "base mars_01 deposit 1 red, base saturn_10")
    play(s, "planet:mars")
    assert deposit(s, "light_blue", "mars") == "4 red" and asked(s) == "brown"


@pytest.mark.rule("INT-12.10")
@pytest.mark.parametrize("token", ["automated_convoy", "deep_drilling", "prospecting", "double_shift", "transmutation"])
def test_without_a_target_a_token_is_played_for_nothing(token: str) -> None:
    s = using(token, "fuel 3")
    assert asked(s) == "brown" and active(s, "light_blue") == token


@pytest.mark.rule("INT-12.6", "INT-12.9")
def test_transmutation_raises_two_different_cubes() -> None:
    s = using("transmutation", "cubes 1 red 2 yellow 1 purple")
    assert options(s) == {"resource:red", "resource:yellow", "do:done"}
    play(s, "resource:red")
    assert reserve(s, "light_blue") == "3 yellow 1 purple" and options(s) == {"resource:yellow", "do:done"}
    play(s, "resource:yellow")
    assert reserve(s, "light_blue") == "2 yellow 1 green 1 purple" and asked(s) == "brown"


@pytest.mark.rule("INT-12.9")
def test_transmutation_does_not_raise_a_cube_twice() -> None:
    s = using("transmutation", "cubes 1 red")
    play(s, "resource:red")
    assert reserve(s, "light_blue") == "1 yellow" and asked(s) == "brown"


@pytest.mark.rule("INT-12.9", "INT-4.6")
def test_transmutation_can_be_declined() -> None:
    s = using("transmutation", "cubes 1 red")
    play(s, "do:done")
    assert reserve(s, "light_blue") == "1 red" and asked(s) == "brown"


@pytest.mark.rule("INT-12.6", "INT-1.14")
def test_media_campaign_gives_three_reputation() -> None:
    s = using("media_campaign", "reputation 18")
    assert (s.reputation[0], s.prestige[0]) == (21, 12) and asked(s) == "brown"


EXTRAS = {
    "second_extraction": "fuel 0",
    "crash_program": "cubes 1 red",
    "double_shift": "base mars_01 deposit 4 red",
    "gravity_assist": "fuel 9",
    "black_market": "cubes 1 red",
    "fuel_refinery": "fuel 0",
    "recruitment": "fuel 9",
    "automated_convoy": "base mars_01 warehouse 4 red",
    "deep_drilling": "base mars_01 deposit 4 red",
    "prospecting": "base mars_01, base saturn_10",
    "transmutation": "cubes 1 red",
    "media_campaign": "fuel 0",
}
"""Every extra action, and what it needs to do something."""


def test_every_extra_action_has_a_case() -> None:
    assert sorted(EXTRAS) == sorted(TOKEN.ids[Token(TOKEN.index("second_extraction")) :])


@pytest.mark.parametrize("token", EXTRAS)
def test_without_its_effect_an_extra_action_does_nothing(token: str) -> None:
    s = using(token, EXTRAS[token], without=token)
    assert asked(s) == "brown" and active(s, "light_blue") == token
    twin = lay(light_blue=f"extra {token}, {EXTRAS[token]}")
    assert (s.fuel, s.cubes, s.reputation, s.deposit) == (twin.fuel, twin.cubes, twin.reputation, twin.deposit)


@pytest.mark.rule("INT-12.4", "INT-4.5")
@pytest.mark.parametrize("token", EXTRAS)
def test_only_gravity_assist_can_be_repeated(token: str) -> None:
    facts = f"extra {token}, {EXTRAS[token]}, cubes 2 red 2 blue, fuel 20"
    s = act(market(played(lay(light_blue=facts), "light_blue", token), "2 green"))
    assert ("do:repeat" in options(s)) == (token == "gravity_assist")
