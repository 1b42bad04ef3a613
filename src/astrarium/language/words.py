"""Reading language files. What Fluent would pass over in silence, junk and second definitions, is an error here."""

from __future__ import annotations

from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

KERNEL = __package__
"""Where the words that all games share lie."""


def words(package: str, lang: str) -> list[Resource]:
    """The language files of a package, or of its folder `words`: `en.ftl` and any `something.en.ftl`."""
    found: list[Resource] = []
    defined: set[str] = set()
    place = resources.files(package)
    room = place / "words"
    for file in sorted((room if room.is_dir() else place).iterdir(), key=lambda file: file.name):
        if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl"):
            found.append(parsed(file.name, file.read_text(encoding="utf-8"), defined))
    return found


def parsed(name: str, source: str, defined: set[str]) -> Resource:
    """A language file's content; its ids are added to those already `defined`."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            why = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise ValueError(f"{name}: {why}, at {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, (Message, Term)):
            if entry.id.name in defined:
                raise ValueError(f"{name}: {entry.id.name} is defined twice")
            defined.add(entry.id.name)
    return resource


def bundle(package: str, lang: str) -> FluentBundle:
    """A game's words before the kernel's: what a game words itself is said its way."""
    made = FluentBundle([lang], use_isolating=False)
    for part in dict.fromkeys((package, KERNEL)):
        for resource in words(part, lang):
            made.add_resource(resource)
    return made
