"""One game in one language."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from ..clockwork.names import Names
from ..clockwork.state import State
from ..clockwork.step import Refusal
from ..clockwork.text import Note, Text, Told
from ..contract.game import Game
from .words import KERNEL, bundle

LANGUAGES: Final = ("en", "it")
REMEMBERED: Final = 1 << 14
"""Sentences that are kept as they were said: every drawing has them again, and it takes a while to make one up."""


class Words:
    """The messages of one language that belong to no game."""

    def __init__(self, lang: str, package: str = KERNEL) -> None:
        self.lang: Final = lang
        self.whose: Final = package.rsplit(".", 1)[-1]
        self._bundle: Final = bundle(package, lang)
        self._said: Final = lru_cache(REMEMBERED, typed=True)(self._make_up)

    def say(self, key: str, **args: int | str) -> str:
        """A message. LookupError: there are no words for its key."""
        return self._said(key, **args)

    def _make_up(self, key: str, **args: int | str) -> str:
        value = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if value is None:
            raise LookupError(f"the {self.lang} words of {self.whose} lack {key!r}")
        said, errors = self._bundle.format_pattern(value, args)
        if errors:
            raise ValueError(f"{key} ({self.lang}): {errors[0]}; it is given {', '.join(args) or 'nothing'}")
        return str(said)


class Speaker:
    """Says texts: names of components from the game's domains, all else from the language files."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._names: Final = component_names(game, lang)
        self._words: Final = Words(lang, f"astrarium.games.{game.key}")

    def say(self, text: Text) -> str:
        """The text as a person reads it. LookupError: there are no words for its key."""
        if ":" in text.key:
            name = self._names.get(text.key)
            if name is None:
                raise LookupError(f"{self.game.key} has no component named {text.key!r}")
            return name
        return self.words(
            text.key, **{name: arg if isinstance(arg, int) else self.say(arg) for name, arg in text.args.items()}
        )

    def words(self, key: str, **args: int | str) -> str:
        """A message of the language files."""
        return self._words.say(key, **args)

    def prompt(self, s: State) -> str:
        """What the player who decides is asked."""
        return self.say(self.game.words.prompt(s, s.player))

    def label(self, s: State, atom: int) -> str:
        """What the option is called in the present decision."""
        return self.say(self.game.words.label(s, atom))

    def note(self, s: State, note: Note) -> str:
        """A line of the log."""
        if isinstance(note, Told):
            return note.words.get(self.lang) or next(iter(note.words.values()))
        return self.say(self.game.words.note_text(s, note))

    def refusal(self, refusal: Refusal) -> str:
        """Why the option is not open."""
        return self.say(refusal.reason)

    def rule(self, id: str) -> str:
        """A rule of the ledger."""
        rule = self.game.rules.get(id)
        if rule is None:
            raise LookupError(f"{self.game.key} has no rule {id!r}")
        return rule.text[self.lang]

    def __repr__(self) -> str:
        return f"speaker({self.game!r}, {self.lang!r})"


@cache
def words(lang: str) -> Words:
    """What is said around all games."""
    return Words(known(lang))


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"lang must be {' or '.join(repr(known) for known in LANGUAGES)}, not {lang!r}")
    return lang


@cache
def speaker(game: Game[Any], lang: str) -> Speaker:
    """The game in that language: made once, since parsing the language files takes a while."""
    return Speaker(game, known(lang))


def component_names(game: Game[Any], lang: str) -> dict[str, str]:
    """What every component is called, by its key, such as `base:luna`."""
    return {
        f"{domain.key}:{id}": name
        for domain in game.record.domains.values()
        for id, name in zip(domain.ids, _spoken(domain, lang), strict=True)
    }


def _spoken(domain: Names, lang: str) -> list[str]:
    return domain.en if lang == "en" else domain.it
