"""What the bots value: they must want what the rules reward."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import Player
from astrarium.games.interstellar.bots.worth import completed, rounds_left, worth, worths
from astrarium.games.interstellar.components import BURNS, EARTH, EARTH_ICON, VENUS
from astrarium.games.interstellar.rules.flight import travel_cost
from astrarium.games.interstellar.state import Interstellar
from astrarium.players.greedy import Greedy
from astrarium.players.seat import ask
from tables.interstellar import act, lay, on_earth, saving
from tables.playing import play, question


def better(one: str, other: str) -> bool:
    """Whether light blue is better off with the first facts than with the second."""
    return worth(lay(light_blue=one), Player(0)) > worth(lay(light_blue=other), Player(0))


@pytest.mark.parametrize(
    "one, other",
    [
        ("prestige 12", "prestige 10"),
        ("reputation 5", "reputation 0"),
        ("fuel 5", "fuel 0"),
        ("cubes 1 blue", "cubes 1 red"),
        ("cubes 1 red", "fuel 0"),
        ("technology drill_1", "fuel 0"),
        ("satellite 4.1", "satellite 3.1"),
        ("base mars_03 deposit 8 red", "fuel 0"),
        ("base mars_03 warehouse 1 red", "base mars_03 deposit 1 red"),
        ("office 1.1", "fuel 0"),
        ("extra fuel_refinery", "fuel 0"),
    ],
)
def test_more_is_better(one: str, other: str) -> None:
    assert better(one, other)


def test_what_is_good_for_one_is_bad_for_the_others() -> None:
    s, richer = lay(3), lay(3, brown="prestige 40")
    assert worths(richer)[1] > worths(s)[1] and worths(richer)[0] < worths(s)[0]


def test_the_nearer_the_sun_the_fewer_rounds_are_left() -> None:
    s = lay()
    before = rounds_left(s)
    s.spiral = 18
    assert rounds_left(s) < before


def test_a_move_in_progress_is_judged_by_its_end() -> None:
    s = on_earth(saving(lay(light_blue="cubes 1 red 1 green")), "1 red 1 green")
    play(s, "token:market", "salvation:save_humanity")
    ended = completed(s)
    assert question(s) == "Save" and question(ended) == "SalvationTurn" and len(ended.cells) == 1
    assert worth(s, Player(0)) == worth(ended, Player(0))


def decide(s: Interstellar) -> str:
    return s.game.atoms.names[ask(Greedy(200), s, seeded(1, "bot"))]


def test_a_bot_uses_its_tokens_rather_than_pass() -> None:
    assert decide(act(lay(light_blue="fuel 10"))) != "do:pass"
    assert decide(saving(lay(light_blue="fuel 10"))) != "do:pass"


def test_fuel_for_the_way_home_comes_along() -> None:
    """With plenty of fuel on Earth nobody flies out with no more than the way there takes: the last flight counts."""
    s = act(lay(light_blue="fuel 18, prestige 30"))
    s.spiral = EARTH_ICON - 3
    play(s, "token:travel", "planet:neptune")
    while s.choice is not None and s.choice.inner:
        play(s, decide(s))
    assert s.explorer[0] != EARTH and s.hold_fuel[0] >= travel_cost(s, Player(0), EARTH, 0)


def test_what_is_left_on_a_planet_about_to_burn_is_worth_next_to_nothing() -> None:
    worths = []
    for before in (1, 9):
        s = lay(light_blue="base venus_02 warehouse 3 blue")
        bare = lay()
        s.spiral = bare.spiral = BURNS.index(VENUS) - before
        worths.append(worth(s, Player(0)) - worth(bare, Player(0)))
    assert 5 * worths[0] < worths[1]
