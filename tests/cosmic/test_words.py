"""What the words of Cosmic Encounter take for granted."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from astrarium.clockwork.names import PASS
from astrarium.clockwork.text import Text
from astrarium.contract.words import kebab
from astrarium.games.cosmic.components import CARD, COLOUR, FIRST_FLARE, PLACE, PRICE, TYPE
from astrarium.games.cosmic.effect_numbers import EFFECT, EFFECT_TEXT, TIMING
from astrarium.games.cosmic.effects.questions import AskPlayer
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.layout import SIDE
from astrarium.language import LANGUAGES, speaker
from language.spoken import choices, clean, known, messages, note_kinds, package_of
from tables.cosmic import A, B, Table

BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@BOTH
def test_every_choice_note_and_option_has_words(lang: str) -> None:
    worded = set(known(GAME, lang))
    wanted = {f"ask-{kebab(name)}" for name in choices(GAME)} | {f"note-{kind.key}" for kind in note_kinds(GAME)}
    wanted |= {text.key for text in GAME.atoms.texts if ":" not in text.key}
    assert not wanted - worded


@BOTH
def test_a_window_says_in_plain_words_which_moment_it_is(lang: str) -> None:
    say = speaker(GAME, lang)
    told = {clean(say, Text("ask-use", {"timing": timing})) for timing in range(len(TIMING))}
    assert len(told) == len(TIMING)
    assert clean(say, Text("ask-use", {"timing": len(TIMING)})) not in told


@BOTH
def test_a_question_names_the_effect_that_asks(lang: str) -> None:
    t = Table(4)
    t.s.ask(AskPlayer(A, A, EFFECT.index("force_field")), [PASS, t.s.player_atom(B)])
    assert "Force Field" in speaker(GAME, lang).prompt(t.s)


@BOTH
def test_players_are_called_by_their_colour(lang: str) -> None:
    t = Table(3)
    names = COLOUR.en if lang == "en" else COLOUR.it
    assert speaker(GAME, lang).say(t.s.player_text(A)) == names[t.s.colour[A]]


def test_italian_messages_know_what_the_sides_are_called() -> None:
    """They select on the name to have the right article."""
    assert SIDE.it == ["attacco", "difesa"]
    said = speaker(GAME, "it").say(Text("ask-invite", {"guest": COLOUR.text(0), "side": SIDE.text(0)}))
    assert "all'attacco" in said


TRANSLATED = re.compile(
    r"\b(la|una|della|nella|carta|carte|mazzo) [Ss]fida\b|\b(Attacco|Compromess|Editt|Rinforz|Destino|[Cc]omet[ae]\b)"
)
"""Words for what the Italian booklet calls by its English name: Challenge, Attack, Compromise, Edict..."""


def test_italian_texts_keep_the_terms_that_the_booklet_keeps_in_english() -> None:
    texts = [*EFFECT_TEXT.it, *CARD.it, *PLACE.it, *PRICE.it, *TYPE.it, *EFFECT.it]
    for name in ("words/it.ftl", "words/scene.it.ftl", "words/lobby.it.ftl", "words/report.it.ftl", "box/rules.toml"):
        texts += (resources.files(package_of(GAME)) / name).read_text(encoding="utf-8").split("\n")
    assert [text for text in texts if TRANSLATED.search(text)] == []
    assert TYPE.it == TYPE.en


def test_flares_and_powers_keep_the_names_of_the_box_in_italian() -> None:
    assert all(name.startswith("Flare ") for name in CARD.it[FIRST_FLARE:])


@BOTH
def test_a_table_can_be_set_up_in_words(lang: str) -> None:
    worded = messages(package_of(GAME), lang)
    for option in GAME.options:
        assert f"lobby-option-{option.name}" in worded
        assert {f"lobby-value-{option.name}-{value}" for value in option.values} <= set(worded)
