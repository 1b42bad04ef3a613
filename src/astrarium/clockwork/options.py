"""The variants of a game: options with the values that they may have."""

from __future__ import annotations

from typing import Final


class Option:
    """A variant of the rules: its name, the values it may have, and the rule that describes it.

    `fullest` is the value with which most of the game takes part, unless told the last one.
    """

    def __init__(self, name: str, values: tuple[str, ...], default: str, rule: str, fullest: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.fullest: Final = fullest or values[-1]

    def accepts(self, value: str, players: int) -> bool:
        return value in self.values

    def hint(self, players: int) -> str:
        return " or ".join(repr(value) for value in self.values)


class Flag(Option):
    """A part of the game that is used or not."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, ("off", "on"), "off", rule)


class SomeOf(Option):
    """Any set of words, joined by hyphens; the values stand for sets of their own, such as `none` and `all`.

    Where the words are components, `domain` says of which sort, so that they are called by their names.
    """

    def __init__(
        self, name: str, words: tuple[str, ...], values: tuple[str, ...], default: str, rule: str, domain: str = ""
    ) -> None:
        super().__init__(name, values, default, rule)
        self.words: Final = words
        self.domain: Final = domain

    def accepts(self, value: str, players: int) -> bool:
        parts = value.split("-")
        known = all(part in self.words for part in parts) and len(set(parts)) == len(parts)
        return value in self.values or known

    def hint(self, players: int) -> str:
        return f"{super().hint(players)} or some of {', '.join(self.words[:8])}... joined by -"
