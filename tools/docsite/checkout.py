"""The checkout of which the site tells, and where on the site its files and rules are."""

from __future__ import annotations

import posixpath
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from astrarium import Game, all_games
from docsite.citations import Citation, Citations, in_code, in_tests
from docsite.ids import Ids, anchor, section_of

ROOT = Path(__file__).parents[2]
OWN_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
}
"""Files beside docs/ that are pages of the site."""

LINK = re.compile(r"(?<=\]\()([^)#\s:]+)(?=[)#])")
"""Where a Markdown link leads, unless it is an address or stays on its page."""


class Checkout:
    """Everything that the pages made at build time need to know of the project."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.games: list[Game[Any]] = list(all_games())
        self.ids = Ids(id for game in self.games for id in game.rules)
        self.game_of = {section_of(next(iter(game.rules))).partition("-")[0]: game.key for game in self.games}

    @cached_property
    def code(self) -> Citations:
        return in_code(self.root, ["src/astrarium"], self.ids)

    @cached_property
    def tests(self) -> Citations:
        return in_tests(self.root, self.ids)

    def cited_files(self) -> set[str]:
        both = (self.code, self.tests)
        return {place.file for citations in both for places in citations.values() for place in places}

    def linked_files(self, name: str, markdown: str) -> set[str]:
        """The files of the project to which a document links and which are no pages by themselves."""
        found = {self.target(name, link[1]) for link in LINK.finditer(markdown)}
        return {file for file in found if file and not is_page(file) and (self.root / file).is_file()}

    def relinked(self, name: str, markdown: str, page: str) -> str:
        """A document's text as the site's `page`: what leads out of docs/ leads to the pages made of these files."""

        def lead(link: re.Match[str]) -> str:
            file = self.target(name, link[1])
            if not file or not (self.root / file).is_file():
                return link[1]
            return posixpath.relpath(page_of(file), posixpath.dirname(page) or ".")

        return LINK.sub(lead, markdown)

    def target(self, name: str, link: str) -> str:
        """The file to which a link in a document leads, from the root of the checkout; empty if out of it."""
        file = posixpath.normpath(posixpath.join(posixpath.dirname(name), link))
        return "" if file.startswith("..") else file

    def rule_address(self, id: str, lang: str, page: str) -> str:
        """Where a rule stands, as seen from a page."""
        ledger = address_of(ledger_page(self.game_of[id.partition("-")[0]], lang))
        return f"{posixpath.relpath(ledger, posixpath.dirname(page) or '.')}#{anchor(id)}"

    def place_address(self, place: Citation, page: str) -> str:
        """Where a line of the project stands, as seen from a page."""
        source = address_of(source_name(place.file))
        return f"{posixpath.relpath(source, posixpath.dirname(page) or '.')}#line-{place.line}"


def is_page(file: str) -> bool:
    return file in OWN_PAGES or file.startswith("docs/")


def page_of(file: str) -> str:
    """The Markdown page of the site that stands for a file of the project."""
    if file.startswith("docs/"):
        return file.removeprefix("docs/")
    return OWN_PAGES.get(file) or source_name(file)


def ledger_page(key: str, lang: str) -> str:
    return f"rules/{key}.md" if lang == "en" else f"rules/{key}.{lang}.md"


def source_name(file: str) -> str:
    return f"source/{file}.md"


def address_of(page: str) -> str:
    return page.removesuffix(".md") + ".html"
