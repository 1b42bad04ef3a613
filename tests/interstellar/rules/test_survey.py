"""Founding a base: surveys, production tokens. INT-10.19 to 10.29, 21.13 to 21.15"""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import (
    DEPOSIT,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    IMMEDIATE,
    PLANET,
    PLANET_OF,
    RESOURCE,
    TOKEN,
    TOKEN_COLOUR,
    Planet,
    Token,
)
from astrarium.games.interstellar.rules.survey import Survey, found_base
from astrarium.games.interstellar.rules.turn import BeginAction
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, all_passed, at, built, deposit, hand, hold, lay, pool, reserve, usable
from tables.playing import asked, options, play, question, run, some

MARS = Planet(PLANET.index("mars"))
JUPITER = Planet(PLANET.index("jupiter"))


def draws(s: Interstellar, *ids: str) -> Interstellar:
    """The next tokens drawn of a planet will be these."""
    wanted = [Token(TOKEN.index(id)) for id in ids]
    for seed in range(10_000):
        rng = seeded(seed, "survey")
        left = s.pools[PLANET_OF[wanted[0]]].copy()
        drawn = [left.pop(rng.below(len(left))) for _ in wanted]
        if drawn == wanted:
            s.rng = seeded(seed, "survey")
            return s
    raise AssertionError(f"no chance draws {ids}")


def on_mars(facts: str, tokens: str, without: str = "") -> Interstellar:
    """Light blue's Explorer is on Mars, where just these tokens lie."""
    return pool(lay(light_blue=f"explorer mars, {facts}", without=without), "mars", tokens)


def surveying(facts: str, tokens: str = "01 05", without: str = "", prelude: bool = False) -> Interstellar:
    """Light blue has drawn the first of these tokens of Mars."""
    s = draws(on_mars(facts, tokens, without), *(f"mars_{number}" for number in tokens.split()))
    return run(s, Survey(Player(0), MARS, prelude))


@pytest.mark.rule("INT-10.14", "INT-10.18", "INT-10.20", "INT-10.22", "INT-10.23", "INT-10.24", "INT-10.25")
def test_w11_the_jupiter_expedition() -> None:
    s = pool(at(lay(light_blue="fuel 13, reserve drill ars"), earth=1, jupiter=9), "jupiter", "01 02 04")
    draws(act(s), "jupiter_01", "jupiter_04")
    play(s, "token:travel", "planet:jupiter", "amount:1", "amount:1", "amount:11", "do:yes")
    assert options(s) == {"token:jupiter_01", "do:yes"}
    play(s, "do:yes", "amount:0")
    assert options(s) == {"token:jupiter_01", "token:jupiter_04", "do:yes"}
    play(s, "token:jupiter_04", "building:drill", "building:ars")
    assert hold(s, "light_blue") == "5 fuel" and s.fuel[0] == 0 and usable(s, "light_blue") == "base base base"
    assert reserve(s, "light_blue") == "1 green" and deposit(s, "light_blue", "jupiter") == "12 green"
    assert built(s, "light_blue", "jupiter") == "base drill ars" and len(s.pools[JUPITER]) == 2
    assert asked(s) == "brown" and active(s, "light_blue") == "jupiter_04"
    play(s, "do:pass")
    assert "do:repeat" not in options(s) and "token:research" in options(s)


@pytest.mark.rule("INT-10.20")
def test_another_token_costs_two_fuel_from_hold_and_reserve() -> None:
    s = surveying("fuel 9, hold 1 fuel")
    play(s, "do:yes")
    assert question(s) == "PaySurvey" and options(s) == {"amount:0", "amount:1"}
    play(s, "amount:1")
    assert (s.fuel[0], s.hold_fuel[0]) == (8, 0) and some(s, "token") == {"mars_01", "mars_05"}
    assert "do:yes" not in options(s), "no token is left"


@pytest.mark.rule("INT-10.17", "INT-10.20")
def test_t29_surveying_with_hold_fuel() -> None:
    s = surveying("hold 3 fuel", "01 05 08")
    play(s, "do:yes")
    assert hold(s, "light_blue") == "1 fuel" and options(s) == {"token:mars_01", "token:mars_05"}


@pytest.mark.rule("INT-10.20", "INT-10.21")
def test_without_fuel_the_first_token_is_taken() -> None:
    s = surveying("hold 1 fuel")
    assert question(s) == "Rest" and active(s, "light_blue") == "mars_01" and built(s, "light_blue", "mars") == "base"


@pytest.mark.rule("INT-10.21")
def test_once_a_token_is_drawn_the_base_is_founded() -> None:
    s = surveying("fuel 9")
    assert options(s) == {"token:mars_01", "do:yes"}


@pytest.mark.rule("INT-10.22", "INT-10.23")
def test_the_chosen_token_is_shown_and_the_others_go_back() -> None:
    s = surveying("fuel 9", "01 05 08 03")
    play(s, "do:yes")
    shown = s.shown[-1]
    play(s, "token:mars_05")
    assert s.shown[-1] == shown + 1 and s.drawn_tokens[0] == []
    assert sorted(TOKEN.ids[token] for token in s.pools[MARS]) == ["mars_01", "mars_03", "mars_08"]
    assert active(s, "light_blue") == "mars_05" and deposit(s, "light_blue", "mars") == "12 yellow"
    assert reserve(s, "light_blue") == "1 yellow" and usable(s, "light_blue") == "base base base"
    s.check()


@pytest.mark.rule("INT-10.22")
def test_the_surveyor_remembers_what_was_put_back() -> None:
    s = surveying("fuel 9", "01 05 08 03")
    play(s, "do:yes", "token:mars_05")
    known = {TOKEN.ids[token] for place, token in enumerate(s.pools[MARS]) if s.seen_pools[MARS][place] & 1}
    assert known == {"mars_01"}
    for number in range(5):
        table = s.imagine(0, seeded(number, "test"))
        assert isinstance(table, Interstellar) and Token(TOKEN.index("mars_01")) in table.pools[MARS]


@pytest.mark.rule("INT-10.27", "INT-10.22")
def test_the_token_counts_as_played_and_is_in_hand_in_the_next_round() -> None:
    s = surveying("fuel 0", "05")
    assert "mars_05" not in hand(s, "light_blue")
    all_passed(s)
    run(s, BeginAction())
    assert "mars_05" in hand(s, "light_blue")


@pytest.mark.rule("INT-10.20")
def test_the_others_do_not_see_the_tokens() -> None:
    s = surveying("fuel 9", "01 05 08 03")
    seen = s.view(1)
    tables = [s.imagine(1, seeded(number, "test")) for number in range(10)]
    assert all(table.view(1) == seen for table in tables)
    assert len({str(table.view(0)["drawn_tokens"]) for table in tables}) > 1


@pytest.mark.rule("INT-10.20")
def test_every_token_may_come_up_and_none_twice() -> None:
    first = set()
    for seed in range(40):
        s = on_mars("fuel 9", "01 05 08 03")
        s.rng = seeded(seed, "test")
        run(s, Survey(Player(0), MARS, False))
        first |= some(s, "token")
        play(s, "do:yes", "do:yes")
        assert len(some(s, "token")) == 3
    assert first == {"mars_01", "mars_05", "mars_08", "mars_03"}


@pytest.mark.rule("INT-10.19", "INT-10.28")
def test_t30_no_base_left() -> None:
    line = "fuel 9, base mars_01, base venus_01, base saturn_01, base uranus_01"
    s = act(at(lay(light_blue=line), earth=2, jupiter=4))
    play(s, "token:travel", "planet:jupiter", "amount:4")
    assert asked(s) == "brown" and len(s.pools[JUPITER]) == 4 and active(s, "light_blue") == "travel"


@pytest.mark.rule("INT-10.19")
def test_t31_pile_exhausted() -> None:
    s = pool(at(lay(light_blue="fuel 9"), earth=2, venus=2), "venus", "")
    play(act(s), "token:travel", "planet:venus", "amount:2")
    assert asked(s) == "brown" and built(s, "light_blue", "venus") == ""


@pytest.mark.rule("INT-10.26", "INT-8.14")
def test_t32_mobile_command() -> None:
    s = pool(at(lay(light_blue="fuel 9, technology explorer_2"), earth=2, venus=2), "venus", "01")
    play(act(s), "token:travel", "planet:venus", "amount:9", "do:yes", "do:pass")
    assert "venus_01" in hand(s, "light_blue") and active(s, "light_blue") == "travel"
    assert {"do:repeat", "token:venus_01"} <= options(s)


def test_without_mobile_command_the_token_is_played() -> None:
    s = surveying("technology explorer_2", "01", without="explorer_2")
    assert active(s, "light_blue") == "mars_01" and "mars_01" not in hand(s, "light_blue")


@pytest.mark.rule("INT-10.19", "INT-10.31")
def test_a_base_need_not_be_founded() -> None:
    s = act(at(lay(light_blue="fuel 2, prestige 0"), earth=2, venus=2))
    play(s, "token:travel", "planet:venus")
    assert question(s) == "FoundBase"
    play(s, "do:no")
    assert asked(s) == "brown" and built(s, "light_blue", "venus") == "" and len(s.pools[PLANET.index("venus")]) == 4


@pytest.mark.rule("INT-10.29")
def test_several_players_may_have_bases_on_a_planet() -> None:
    s = pool(at(lay(light_blue="base venus_01", brown="fuel 2, prestige 0"), earth=2, venus=2), "venus", "02")
    play(act(s, "brown"), "token:travel", "planet:venus", "do:yes")
    assert built(s, "light_blue", "venus") == built(s, "brown", "venus") == "base"


@pytest.mark.rule("INT-10.23")
@pytest.mark.parametrize("token", range(FIRST_PRODUCTION, FIRST_EXTRA))
def test_each_production_token_fills_its_deposit_and_gives_its_cubes(token: Token) -> None:
    id = TOKEN.ids[token]
    planet = id.rsplit("_", 1)[0]
    s = lay()
    s.pools[PLANET.index(planet)] = [one for one in s.pools[PLANET.index(planet)] if one != token]
    found_base(s, Player(0), Planet(PLANET.index(planet)), token)
    colour = RESOURCE.ids[TOKEN_COLOUR[token]]
    assert deposit(s, "light_blue", planet) == f"{DEPOSIT[token]} {colour}" and DEPOSIT[token] > 0
    assert reserve(s, "light_blue") == f"{IMMEDIATE[token]} {colour}" and IMMEDIATE[token] > 0
    assert s.production[PLANET.index(planet)] == token and built(s, "light_blue", planet) == "base"


@pytest.mark.rule("INT-21.13", "INT-21.14")
def test_in_the_quick_game_only_the_reserve_pays_and_the_token_goes_to_the_hand() -> None:
    s = surveying("fuel 3, hold 4 fuel", "01 05 08 03", prelude=True)
    play(s, "do:yes")
    assert s.fuel[0] == 1 and hold(s, "light_blue") == "4 fuel" and options(s) == {"token:mars_01", "token:mars_05"}
    boxed = len(s.boxed)
    play(s, "token:mars_01")
    assert "mars_01" in hand(s, "light_blue") and s.played[0] == [] and built(s, "light_blue", "mars") == "base"
    assert len(s.pools[MARS]) == 4 and len(s.boxed) == boxed - 1
    assert all(PLANET_OF[token] == MARS for token in s.pools[MARS]) and s.seen_pools[MARS].count(0) == 3
    s.check()
