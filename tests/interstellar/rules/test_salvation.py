"""Salvation tokens and the four actions behind each of them. INT-13.1 to 13.8"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import HIGHLIGHT, SALVATION, TOKEN, Token
from astrarium.games.interstellar.rules.action_tokens import salvation_tokens
from tables.interstellar import active, lay, leader, on_earth, projects, saving
from tables.playing import asked, options, play, some

ABLE = "cubes 2 red, fuel 5, scientists 1"
"""Enough for every Salvation action."""
HIGHLIGHTS = {
    "solar_exploitation": "build_mechanism",
    "research": "government",
    "market": "save_humanity",
    "travel": "satellite",
}


@pytest.mark.rule("INT-13.3", "INT-12.4")
@pytest.mark.parametrize("token", [*HIGHLIGHTS, "gravity_assist", "media_campaign"])
def test_every_token_allows_every_action(token: str) -> None:
    s = projects(on_earth(lay(light_blue=f"{ABLE}, extra gravity_assist media_campaign"), "3 red"), "basic_01 - - -")
    play(saving(s), f"token:{token}")
    assert some(s, "salvation") == set(SALVATION.ids) and "do:decline" in options(s)


@pytest.mark.rule("INT-13.6", "INT-12.4")
def test_what_is_highlighted_on_each_token() -> None:
    basic = {TOKEN.ids[token]: SALVATION.ids[HIGHLIGHT[token]] for token in salvation_tokens(lay(), Player(0))}
    assert basic == HIGHLIGHTS
    extra = [HIGHLIGHT[token] for token in range(Token(TOKEN.index("second_extraction")), len(TOKEN))]
    assert sorted(extra) == sorted(list(range(len(SALVATION))) * 3), "each is on three of the extra tokens"


@pytest.mark.rule("INT-13.8", "INT-13.4")
def test_the_same_action_can_be_done_with_several_tokens() -> None:
    s = saving(on_earth(lay(light_blue="cubes 2 red"), "3 red"))
    s.hand[1] = []
    play(s, "token:research", "salvation:save_humanity")
    assert "do:repeat" not in options(s) and active(s, "light_blue") == "research"
    play(s, "token:travel", "salvation:save_humanity")
    assert len(s.cells) == 2 and leader(s, "light_blue", "humanity") == 2


@pytest.mark.rule("INT-1.12", "INT-13.4")
def test_a_token_with_nothing_to_do_is_played_for_nothing() -> None:
    s = on_earth(lay(light_blue="scientists 0"), "3 red")
    play(saving(s), "token:market")
    assert asked(s) == "brown" and active(s, "light_blue") == "market" and s.prestige[0] == 10
