"""What is said to people: questions, options and notes, as texts that the language files turn into sentences."""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.names import Atom, Atoms, Names
from ..clockwork.state import State
from ..clockwork.step import Choice
from ..clockwork.text import Note, Text, listed
from ..positions.record import LayoutRecord, fields


class Words:
    """The same for every game: class names become keys, and attributes become arguments, read in their domains."""

    def __init__(self, atoms: Atoms, record: LayoutRecord[Any]) -> None:
        self.atoms: Final = atoms
        self.domains: Final = record.domains
        self.counted: Final = record.counted

    def prompt(self, s: State, viewer: int) -> Text:
        """What is asked: the choice's class name and its attributes, as far as the viewer may know."""
        choice = s.choice
        if choice is None:
            return Text("ask-over")
        if s.is_silent or (viewer != choice.player and (choice.secret or choice.hidden)):
            return Text("ask-secret")
        return Text(f"ask-{kebab(type(choice).__name__)}", self._arguments(s, choice))

    def label(self, s: State, atom: int) -> Text:
        """What an option is called: in the words of the choice or, without any, by its name at this table."""
        choice = s.choice
        own = None if choice is None else choice.label(s, Atom(atom))
        if own is not None:
            return own
        domain = self.atoms.domain(atom)
        return self.atoms.texts[atom] if domain is None else s.thing_text(domain, self.atoms.thing(atom))

    def note_text(self, s: State, note: Note) -> Text:
        """What happened."""
        words: dict[str, int | Text] = {}
        values = list(note.values)
        for name in note.kind.fields:
            counted = self.counted.get(name)
            if counted is None:
                words[name] = self._argument(s, name, values.pop(0))
            else:
                words[name] = counted.counted(values[: len(counted)])
                del values[: len(counted)]
        return Text(f"note-{note.kind.key}", words)

    def _arguments(self, s: State, choice: Choice[Any]) -> dict[str, int | Text]:
        found: dict[str, int | Text] = {}
        for name in fields(type(choice)):
            value = getattr(choice, name)
            if isinstance(value, int):
                found[name] = self._argument(s, name, value)
            elif name in self.counted:
                found[name] = self.counted[name].counted(value)
            elif name in self.domains:
                found[name] = listed([self._thing(s, self.domains[name], item) for item in value])
        return found | choice.words(s)

    def _argument(self, s: State, name: str, value: int) -> int | Text:
        domain = self.domains.get(name)
        if domain is None or isinstance(value, bool):
            return int(value)
        return self._thing(s, domain, value)

    def _thing(self, s: State, domain: Names, index: int) -> Text:
        return Text("nothing") if index < 0 else s.thing_text(domain, index)


def kebab(name: str) -> str:
    """TakeCard -> take-card"""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
