"""Every key that a game can produce has words in both languages."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from astrarium import Game
from astrarium.clockwork.step import Choice
from astrarium.clockwork.text import Text
from astrarium.contract.registry import all_games
from astrarium.contract.words import kebab
from astrarium.language import LANGUAGES, speaker
from astrarium.language.words import KERNEL
from astrarium.positions.record import fields
from language.spoken import (
    ALIKE,
    PROMPT_BAR,
    SENTENCES,
    choices,
    clean,
    kernel_keys,
    known,
    literal_keys,
    messages,
    note_kinds,
    package_of,
)

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@GAMES
@BOTH
def test_every_choice_has_a_prompt(game: Game[Any], lang: str) -> None:
    asked = {f"ask-{kebab(name)}" for name in choices(game)}
    assert asked
    assert not asked - set(known(game, lang))


@GAMES
@BOTH
def test_prompts_use_only_what_their_choice_gives(game: Game[Any], lang: str) -> None:
    defined = known(game, lang)
    for name, choice in choices(game).items():
        assert defined[f"ask-{kebab(name)}"] <= set(numbers_of(choice)) | told_of(game, choice), name


@GAMES
@BOTH
def test_prompts_read_well_and_fit_whatever_they_are_given(game: Game[Any], lang: str) -> None:
    defined = known(game, lang)
    for name in choices(game):
        key = f"ask-{kebab(name)}"
        for args in samples(game, sorted(defined[key])):
            said = clean(speaker(game, lang), Text(key, args))
            assert len(said) <= PROMPT_BAR, said


@GAMES
@BOTH
def test_every_note_has_a_line_with_all_its_fields(game: Game[Any], lang: str) -> None:
    defined = known(game, lang)
    assert note_kinds(game)
    for kind in note_kinds(game):
        assert defined[f"note-{kind.key}"] == set(kind.fields), kind.key
        for args in samples(game, list(kind.fields)):
            clean(speaker(game, lang), Text(f"note-{kind.key}", args))


@GAMES
@BOTH
def test_every_atom_has_a_name(game: Game[Any], lang: str) -> None:
    for text in game.atoms.texts:
        clean(speaker(game, lang), text)


@GAMES
@BOTH
def test_every_component_has_a_name(game: Game[Any], lang: str) -> None:
    for domain in game.record.domains.values():
        for index in range(len(domain)):
            clean(speaker(game, lang), domain.text(index))


@GAMES
@BOTH
def test_every_key_in_the_sources_of_a_game_is_worded(game: Game[Any], lang: str) -> None:
    written = literal_keys(package_of(game))
    assert written
    assert not written - set(known(game, lang))


@BOTH
def test_every_key_in_the_sources_of_the_kernel_is_worded(lang: str) -> None:
    written = kernel_keys()
    assert {"ask-over", "refused-over", "refused-too-dear"} <= written
    assert not written - set(messages(KERNEL, lang))


@pytest.mark.parametrize("package", [KERNEL, *(package_of(game) for game in all_games())])
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    assert messages(package, "en")
    assert messages(package, "en") == messages(package, "it")


@GAMES
def test_no_message_is_left_in_the_other_language(game: Game[Any]) -> None:
    en, it = speaker(game, "en"), speaker(game, "it")
    for key, names in known(game, "en").items():
        if not key.startswith(SENTENCES):
            continue
        text = Text(key, {name: 2 for name in names})
        assert (en.say(text) == it.say(text)) == (key in ALIKE), key


@GAMES
def test_no_message_is_there_for_nothing(game: Game[Any]) -> None:
    used = {f"ask-{kebab(name)}" for name in choices(game)} | {f"note-{kind.key}" for kind in note_kinds(game)}
    used |= {text.key for text in game.atoms.texts}
    used |= literal_keys(package_of(game)) | kernel_keys()
    worded = {key for key in known(game, "en") if key.startswith(SENTENCES)}
    assert not worded - used


@GAMES
@BOTH
def test_every_rule_is_told(game: Game[Any], lang: str) -> None:
    assert game.rules
    assert all(speaker(game, lang).rule(id).strip() for id in game.rules)


def told_of(game: Game[Any], choice: type[Choice[Any]]) -> set[str]:
    """What a prompt gets besides: things and amounts listed, and the words of the choice."""
    things = game.record.domains.keys() | game.record.counted.keys()
    return {name for name in fields(choice) if name in things} | set(choice.worded)


def numbers_of(choice: type) -> list[str]:
    """The attributes that a prompt gets: ints and flags. A compiled class shows no types; then all count."""
    parameters = inspect.signature(choice).parameters
    types = ("int", "bool", inspect.Parameter.empty)
    return [name for name in fields(choice) if parameters[name].annotation in types]


def samples(game: Game[Any], names: list[str]) -> Iterator[dict[str, int | Text]]:
    """Combinations of arguments: the first, the longest and the last of a domain, small numbers otherwise."""
    for values in product(*(_values(game, name) for name in names)):
        yield dict(zip(names, values, strict=True))


def _values(game: Game[Any], name: str) -> list[int | Text]:
    domain = game.record.domains.get(name)
    if domain is None:
        return list(range(5))
    if domain.key == "player":
        return [Text("player", {"number": 1}), Text("nothing")]
    longest = max(range(len(domain)), key=lambda index: len(domain.it[index]))
    return [domain.text(0), domain.text(longest), domain.text(len(domain) - 1)]
