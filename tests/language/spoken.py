"""What the tests of the languages share."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module, resources
from typing import Any

from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from astrarium.clockwork.step import Choice
from astrarium.clockwork.text import NoteKind, Text
from astrarium.contract.game import Game
from astrarium.language import Speaker
from astrarium.language.words import KERNEL, words

ALIKE = {"amount", "do-no", "hex-planet"}
"""Messages that rightly read the same in both languages."""

SENTENCES = ("do-", "act-", "ask-", "note-", "refused-")
"""How the keys of what the rules say begin; a scene adds captions of its own, some of them mere abbreviations."""

PROMPT_BAR = 110
"""Characters that a prompt may have with the longest names."""

LEFTOVER = re.compile(r"[{}_\u2068\u2069]|\?\?\?|\w:\w|\b(do|act|ask|note|refused)-|^\s|\s$|\s\s| [.,;?]|^$")
"""Braces, keys or gaps that a person should never see."""


def clean(say: Speaker, text: Text) -> str:
    """The text as it is said, after a look for leftovers."""
    said = say.say(text)
    assert not LEFTOVER.search(said), f"{text!r} in {say.lang}: {said!r}"
    return said


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a package with the arguments that each uses."""
    found: dict[str, set[str]] = {}
    for resource in words(package, lang):
        for entry in resource.body:
            if isinstance(entry, Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def package_of(game: Game[Any]) -> str:
    return f"astrarium.games.{game.key}"


@cache
def known(game: Game[Any], lang: str) -> dict[str, set[str]]:
    """All messages that can be said about a game."""
    return messages(KERNEL, lang) | messages(package_of(game), lang)


def choices(game: Game[Any]) -> dict[str, type[Choice[Any]]]:
    return {name: step for name, step in game.record.steps.items() if issubclass(step, Choice)}


def note_kinds(game: Game[Any]) -> list[NoteKind]:
    """What the log of a game may tell, in its own words or in the kernel's."""
    rooms = [import_module(name) for name in (f"{package_of(game)}.notes", "astrarium.positions.upgrades")]
    return [kind for room in rooms for kind in vars(room).values() if isinstance(kind, NoteKind)]


SHARED = ("clockwork", "mechanisms", "positions", "scenes", "study", "contract")
"""The rooms that all games share."""
LITERAL = re.compile(r"""\bText\(\s*["']([^"']+)["']""")


@cache
def literal_keys(package: str) -> set[str]:
    """The message keys that the sources of a package write out."""
    found: set[str] = set()
    rooms = [resources.files(package)]
    while rooms:
        for file in rooms.pop().iterdir():
            if file.is_dir():
                rooms.append(file)
            elif file.name.endswith(".py"):
                found.update(LITERAL.findall(file.read_text(encoding="utf-8")))
    return {key for key in found if ":" not in key}


def kernel_keys() -> set[str]:
    """The message keys in the sources that all games share."""
    return {key for room in SHARED for key in literal_keys(f"astrarium.{room}")}
