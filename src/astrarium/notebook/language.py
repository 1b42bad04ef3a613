"""In which language things show themselves."""

from __future__ import annotations

from ..language.speaker import known

_CHOSEN = {"lang": "en"}


def speak(lang: str) -> None:
    """From now on everything shows itself in this language, `en` or `it`, unless told otherwise."""
    _CHOSEN["lang"] = known(lang)


def spoken(lang: str | None) -> str:
    """The language asked for, or else the one that was chosen."""
    return _CHOSEN["lang"] if lang is None else known(lang)
