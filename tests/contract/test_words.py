"""What prompts, options and notes are given to say."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY, Player
from astrarium.clockwork.text import Text, listed
from astrarium.language import LANGUAGES
from astrarium.language.speaker import Words
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from astrarium.check.conformance import everything, lengths, trials, variants
from tables.bazaar import COLOUR, GAME, GOOD, STALL, STALL_ATOM, SWAPS, Swap, bazaar

SALT, GOLD = GOOD.text(0), GOOD.text(2)


def some(number: int, thing: Text) -> Text:
    return Text("counted", {"number": number, "thing": thing})


def test_several_texts_become_one() -> None:
    a, b, c = Text("a"), Text("b"), Text("c")
    assert listed([]) == Text("nothing") and listed([a]) == a
    assert listed([a, b, c]) == Text("listed", {"first": Text("listed", {"first": a, "second": b}), "second": c})


def test_amounts_are_told_without_those_that_are_nothing() -> None:
    assert GOOD.counted((1, 0, 2)) == listed([some(1, SALT), some(2, GOLD)])
    assert GOOD.counted([0, 0, 0]) == Text("nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_amounts_have_words(lang: str) -> None:
    words = Words(lang)
    assert words.say("listed", first="1", second="2") == "1, 2"
    assert words.say("counted", number=2, thing="x") == "2 x"


def test_a_prompt_is_given_amounts_things_and_the_words_of_its_choice() -> None:
    s = bazaar("red", "blue")
    s.at[0] = 1
    s.push(Swap(1, (1, 0, 2), (0, 1), (7, 8)))
    s.advance()
    prompt = GAME.words.prompt(s, 0)
    assert prompt.key == "ask-swap"
    assert prompt.args == {
        "player": COLOUR.text(1),
        "give": GOOD.counted((1, 0, 2)),
        "stalls": listed([STALL.text(0), STALL.text(1)]),
        "carts": 1,
    }


def test_a_thing_is_called_as_the_table_calls_it() -> None:
    s = bazaar("red", "blue")
    s.push(Swap(1, (0, 0, 0), (0, 1), ()))
    s.advance()
    assert GAME.words.label(s, STALL_ATOM) == STALL.text(0)
    s.guard = Player(0)
    guarded = Text("stall-guarded", {"player": COLOUR.text(0)})
    assert GAME.words.label(s, STALL_ATOM) == guarded
    assert GAME.words.prompt(s, 1).args["stalls"] == listed([guarded, guarded])


def test_a_note_tells_amounts_on_both_sides() -> None:
    s = bazaar("red", "blue")
    s.tell_all(SWAPS, (0, 1, 0, 0, 0, 0, 2))
    assert s.log is None, "nobody keeps a log"
    s.log = []
    s.tell_all(SWAPS, (0, 1, 0, 0, 0, 0, 2))
    assert GAME.words.note_text(s, s.log[0]) == Text(
        "note-swaps", {"player": COLOUR.text(0), "give": some(1, SALT), "ask": some(2, GOLD)}
    )
    with pytest.raises(AssertionError, match="swaps has 7 numbers"):
        s.tell_all(SWAPS, (0, 1))


def test_nothing_lights_up_unless_a_game_says_so() -> None:
    assert GAME.table.shows(bazaar("red", "blue"), NOBODY, STALL_ATOM) == []


# Long games are checked in brief


def test_checks_play_a_long_game_in_brief_unless_they_are_about_its_length() -> None:
    assert variants(GAME) == [{"days": "2"}, {"days": "2", "thieves": "on"}]
    assert lengths(GAME) == [{"days": "5"}]
    assert everything(GAME) == {"days": "2", "thieves": "on"}
    assert {"days": "30"} not in [options for _, options in trials(GAME, [2, 3])]


def test_a_bound_may_depend_on_players_and_options() -> None:
    assert GAME.bound_for(3, {"days": "2"}) == 6 and GAME.bound_for(2, {}) == 60
