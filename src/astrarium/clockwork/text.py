"""What is said to people, as data: a key and its arguments. The language files turn it into sentences."""

from __future__ import annotations

from typing import Final


class Text:
    """A message key with arguments. `base:luna` names a component, `do-move` a line of the language file."""

    def __init__(self, key: str, args: dict[str, int | Text] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, int | Text]] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})" if self.args else f"Text({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


def listed(parts: list[Text]) -> Text:
    """Several texts as one, separated by commas; without any, `nothing`."""
    if not parts:
        return Text("nothing")
    text = parts[0]
    for part in parts[1:]:
        text = Text("listed", {"first": text, "second": part})
    return text


class NoteKind:
    """One kind of log entry: its key, the names of its fields (each read in the domain of that name), its rule.

    Fields that say how many of each thing come last; such a note is told with `tell_all`. `tells` names what
    changes with it, of all that can be counted at the table: see `Study.counts`.
    """

    def __init__(self, key: str, fields: str, rule: str, tells: str = "") -> None:
        self.key: Final = key
        self.fields: Final[tuple[str, ...]] = tuple(fields.split())
        self.rule: Final = rule
        self.tells: Final[tuple[str, ...]] = tuple(tells.split())


class Note:
    """Something that happened. `audience` is the one player who may read it, or EVERYONE."""

    def __init__(self, kind: NoteKind, values: tuple[int, ...], audience: int) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.audience: Final = audience


class Told(Note):
    """A note kept as the sentences in which it was told, by language: the present rules may not know its kind."""

    def __init__(self, kind: NoteKind, values: tuple[int, ...], audience: int, words: dict[str, str]) -> None:
        super().__init__(kind, values, audience)
        self.words: Final = words


EVERYONE: Final = -1
NONE: Final = -(1 << 29)
"""No value: what a note's field is not given."""


def note(kind: NoteKind, values: tuple[int, ...], audience: int) -> Note:
    given = tuple(value for value in values if value != NONE)
    assert len(given) == len(kind.fields), f"{kind.key} has the fields {kind.fields} and was given {given}"
    return Note(kind, given, audience)
