"""What a speaker answers, and how it complains."""

from __future__ import annotations

import pytest

from astrarium import IllegalChoice, game
from astrarium.clockwork.step import Refusal
from astrarium.clockwork.text import EVERYONE, Note, Text
from astrarium.games.expanse import notes
from astrarium.language import LANGUAGES, Speaker, speaker
from astrarium.language.words import parsed

EXPANSE = game("expanse")


@pytest.fixture
def en() -> Speaker:
    return speaker(EXPANSE, "en")


@pytest.fixture
def it() -> Speaker:
    return speaker(EXPANSE, "it")


def test_a_component_is_called_by_its_name(en: Speaker, it: Speaker) -> None:
    assert en.say(Text("base:ganymede")) == "Ganymede"
    assert it.say(Text("base:ganymede")) == "Ganimede"


def test_arguments_are_said_in_the_same_language(it: Speaker) -> None:
    assert it.say(Text("act-influence", {"base": Text("base:ceres")})) == "Influenza: Cerere"


def test_arguments_may_be_messages_with_arguments(en: Speaker) -> None:
    assert en.say(Text("note-passes", {"player": Text("player", {"number": 3})})) == "Player 3 passes"


@pytest.mark.parametrize(("price", "said"), [(0, "Take Anubis (free)"), (2, "Take Anubis (2 CP)")])
def test_messages_select_on_numbers(en: Speaker, price: int, said: str) -> None:
    assert en.say(Text("act-take", {"card": Text("card:anubis"), "price": price})) == said


@pytest.mark.parametrize(("amount", "words"), [(1, "la prima carta "), (3, "le prime 3 carte ")])
def test_numbers_have_plurals(it: Speaker, amount: int, words: str) -> None:
    assert words in it.say(Text("note-looks", {"player": Text("faction:PG"), "amount": amount}))


def test_nothing_is_put_around_arguments(en: Speaker) -> None:
    assert en.say(Text("act-play-kept", {"card": Text("card:nauvoo")})).isascii()


def test_a_game_words_the_kernels_messages_its_own_way(en: Speaker) -> None:
    assert en.say(Text("refused-too-dear", {"price": 2, "owned": 1})) == "Costs 2 CP; you have 1."


def test_the_kernels_words_serve_every_game(it: Speaker) -> None:
    assert it.say(Text("do-pass")) == "Passa"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["ask-nonsense", "base:nowhere", "nodomain:luna", "", "Take a card"])
def test_an_unknown_key_is_an_error(lang: str, key: str) -> None:
    with pytest.raises(LookupError, match="expanse"):
        speaker(EXPANSE, lang).say(Text(key))


def test_an_unknown_key_among_the_arguments_is_an_error(en: Speaker) -> None:
    with pytest.raises(LookupError, match="card:blank"):
        en.say(Text("act-play-kept", {"card": Text("card:blank")}))


def test_a_missing_argument_is_an_error(en: Speaker) -> None:
    with pytest.raises(ValueError, match=r"act-take.*price"):
        en.say(Text("act-take", {"card": Text("card:anubis")}))


def test_a_missing_number_to_select_on_is_an_error(en: Speaker) -> None:
    with pytest.raises(ValueError, match="depth"):
        en.say(Text("ask-arrange-top"))


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'en' or 'it', not 'de'"):
        speaker(EXPANSE, "de")


def test_speakers_are_made_once() -> None:
    assert speaker(EXPANSE, "it") is speaker(EXPANSE, "it")
    assert speaker(EXPANSE, "it") is not speaker(EXPANSE, "en")


def test_prompt_and_labels_of_a_decision(en: Speaker, it: Speaker) -> None:
    s = EXPANSE.start(players=2, seed=1)
    assert en.prompt(s).startswith("Take a card")
    assert it.prompt(s).startswith("Prendi una carta")
    assert en.label(s, s.legal[0]).startswith("Take ")
    assert it.label(s, s.legal[0]).startswith("Prendi ")


def test_a_note_is_a_line_of_the_log(en: Speaker, it: Speaker) -> None:
    s = EXPANSE.start(players=2, factions="UN-MCR")
    note = Note(notes.TAKES, (0, EXPANSE.record.domains["card"].index("ambush"), 1), EVERYONE)
    assert en.note(s, note) == "United Nations takes Ambush for 1 CP"
    assert it.note(s, note) == "Nazioni Unite: prende Imboscata per 1 PC"


def test_a_refusal_gives_its_reason(en: Speaker) -> None:
    assert en.refusal(Refusal(0, Text("refused-closed"), "EXP-21.3")) == "This Base is closed with two players."


def test_an_illegal_choice_gives_its_reason(it: Speaker) -> None:
    s = EXPANSE.start(players=2)
    with pytest.raises(IllegalChoice) as caught:
        s.play("do:attack")
    assert it.say(caught.value.reason) == "Non è fra le opzioni di questo momento."


def test_rules_are_told_in_the_language(en: Speaker, it: Speaker) -> None:
    assert en.rule("EXP-20.9") == EXPANSE.rules["EXP-20.9"].text["en"]
    assert it.rule("EXP-20.9") == EXPANSE.rules["EXP-20.9"].text["it"]
    assert en.rule("EXP-20.9") != it.rule("EXP-20.9")


def test_an_unknown_rule_is_an_error(en: Speaker) -> None:
    with pytest.raises(LookupError, match="EXP-99"):
        en.rule("EXP-99.9")


def test_junk_in_a_language_file_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"broken\.en\.ftl"):
        parsed("broken.en.ftl", "good = Fine\nbad = { $open\n", set())


def test_a_second_definition_is_an_error_also_in_another_file() -> None:
    defined: set[str] = set()
    parsed("en.ftl", "twice = Once\n", defined)
    with pytest.raises(ValueError, match="twice is defined twice"):
        parsed("scene.en.ftl", "twice = Again\n", defined)
