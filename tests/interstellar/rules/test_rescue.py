"""Saving humanity. INT-17.1 to 17.7, 8.17, 8.18, 13.5"""

import pytest

from astrarium.games.interstellar.components import RESOURCE
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import earth, hand, lay, leader, market, on_earth, reserve, saving, words
from tables.playing import asked, options, play, question, some


def rescuing(facts: str, humanity: str, cells: int = 0, token: str = "research", without: str = "") -> Interstellar:
    """Light blue has played a Salvation token to save humanity."""
    s = on_earth(market(lay(light_blue=facts, without=without), ""), humanity, cells)
    return play(saving(s), f"token:{token}", "salvation:save_humanity")


def saved(s: Interstellar) -> list[str]:
    return [RESOURCE.ids[humanity] for humanity in s.cells]


@pytest.mark.rule("INT-17.1", "INT-17.2", "INT-17.4", "INT-17.5", "INT-17.8", "INT-17.9")
def test_w18_saving_a_green_component() -> None:
    s = rescuing("cubes 1 green, leader humanity 1, scientists 4", "2 green", cells=6)
    assert saved(s)[6] == "green" and earth(s) == "1 green" and words(s.market) == "1 green"
    assert s.reputation[0] == 3 and leader(s, "light_blue", "humanity") == 2 and s.scientists[0] == 5


@pytest.mark.rule("INT-17.1", "INT-5.3")
def test_a_component_is_paid_with_its_colour_or_a_higher_one() -> None:
    s = rescuing("cubes 1 green", "1 red 1 yellow 1 green 1 blue")
    assert some(s, "humanity") == {"red", "yellow", "green"}
    assert {s.game.atoms.names[refusal.atom] for refusal in s.refused()} == {"humanity:blue"}
    play(s, "humanity:yellow")
    assert earth(s) == "1 red 1 green 1 blue" and reserve(s, "light_blue") == ""


@pytest.mark.rule("INT-5.9", "INT-17.4")
def test_t47_over_paying_a_rescue() -> None:
    s = rescuing("cubes 1 purple", "1 red")
    assert s.reputation[0] == 1 and words(s.market) == "1 purple"


@pytest.mark.rule("INT-17.7")
def test_without_humanity_on_earth_or_a_cube_saving_is_not_available() -> None:
    for facts, humanity in (("cubes 1 purple", ""), ("fuel 9", "5 red"), ("cubes 5 red", "5 yellow")):
        s = play(saving(on_earth(lay(light_blue=facts), humanity)), "token:market")
        assert "salvation:save_humanity" not in options(s)


@pytest.mark.rule("INT-17.3", "INT-17.6")
def test_the_tenth_cell_brings_population() -> None:
    s = rescuing("cubes 1 red", "1 red", cells=9)
    assert len(s.cells) == 10 and sum(s.earth) == 10 and s.reputation[0] == 1


@pytest.mark.rule("INT-17.7")
def test_saving_beyond_the_rows_that_end_the_game_is_allowed() -> None:
    s = rescuing("cubes 1 red", "1 red", cells=31)
    assert len(s.cells) == 32


@pytest.mark.rule("INT-15.5")
def test_t58_finished_leader_track() -> None:
    s = rescuing("cubes 1 blue, leader humanity 10", "1 blue")
    assert s.reputation[0] == 4 and leader(s, "light_blue", "humanity") == 10 and s.prestige[0] == 10


@pytest.mark.rule("INT-13.5", "INT-13.6")
def test_t36_salvation_highlight() -> None:
    assert rescuing("cubes 1 red", "1 red", token="market").prestige[0] == 11
    assert rescuing("cubes 1 red", "1 red", token="travel").prestige[0] == 10
    s = play(saving(on_earth(lay(light_blue="cubes 1 red"), "1 red")), "token:market", "do:decline")
    assert s.prestige[0] == 10 and asked(s) == "brown"


@pytest.mark.rule("INT-12.1", "INT-12.2", "INT-12.3", "INT-13.2")
def test_t37_extra_token_gained_mid_phase() -> None:
    s = saving(on_earth(lay(light_blue="cubes 1 red, leader humanity 5"), "1 red"))
    s.hand[0] = s.hand[0][-1:]
    s.hand[1] = []
    play(s, "token:market", "salvation:save_humanity")
    assert question(s) == "TakeExtra"
    token = sorted(some(s, "token"))[0]
    play(s, f"token:{token}")
    assert asked(s) == "light_blue" and hand(s, "light_blue") == {token} and f"token:{token}" in options(s)


@pytest.mark.rule("INT-8.17")
def test_public_relations_gives_a_reputation_more() -> None:
    assert rescuing("cubes 1 green, technology public_relations", "1 green").reputation[0] == 4
    s = rescuing("cubes 1 green, technology public_relations", "1 green", without="public_relations")
    assert s.reputation[0] == 3


@pytest.mark.rule("INT-8.18", "INT-15.1", "INT-8.17")
def test_cryo_logistics_saves_a_second_component() -> None:
    s = rescuing("cubes 2 red, technology cryo_logistics public_relations", "2 red 1 blue", token="market")
    assert question(s) == "SaveSecond" and options(s) == {"humanity:red", "do:decline"}
    play(s, "humanity:red")
    assert saved(s) == ["red", "red"] and s.reputation[0] == 4 and leader(s, "light_blue", "humanity") == 2
    assert s.prestige[0] == 11, "the token's prestige only once"


@pytest.mark.rule("INT-8.18")
def test_cryo_logistics_once_in_a_phase() -> None:
    s = rescuing("cubes 4 red, technology cryo_logistics", "5 red")
    s.hand[1] = []
    play(s, "humanity:red", "token:travel", "salvation:save_humanity")
    assert len(s.cells) == 3 and question(s) == "SalvationTurn"


@pytest.mark.rule("INT-8.18")
def test_t65_cryo_logistics_kept_for_later() -> None:
    s = rescuing("cubes 4 red, technology cryo_logistics", "5 red")
    s.hand[1] = []
    play(s, "do:decline", "token:travel", "salvation:save_humanity")
    assert question(s) == "SaveSecond" and len(s.cells) == 2
    play(s, "humanity:red", "token:market", "salvation:save_humanity")
    assert len(s.cells) == 4 and question(s) != "SaveSecond"


def test_without_cryo_logistics_no_second_component_is_saved() -> None:
    s = rescuing("cubes 4 red, technology cryo_logistics", "5 red", without="cryo_logistics")
    assert asked(s) == "brown" and len(s.cells) == 1
