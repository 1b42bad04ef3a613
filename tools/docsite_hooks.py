"""What MkDocs calls while it builds: pages made from the ledgers, the source and the HTTP API join those of docs/."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from astrarium.language import LANGUAGES
from astrarium.table.typeface import FILE
from docsite.checkout import OWN_PAGES, Checkout, ledger_page, source_name
from docsite.columns import columns_links, columns_page
from docsite.http_api import openapi, requests_and_shapes
from docsite.ledgers import LedgerPage
from docsite.overview import games_cards, ledgers_table
from docsite.sources import source_page

SOURCE = "source/"
NOT_SEARCHED = "---\nsearch:\n  exclude: true\nhide:\n  - navigation\n  - toc\n---\n"


@cache
def checkout() -> Checkout:
    return Checkout()


FILLED: dict[str, Callable[[], str]] = {
    "<!-- the games -->": lambda: games_cards(checkout()),
    "<!-- the ledgers -->": lambda: ledgers_table(checkout()),
    "<!-- the columns -->": lambda: columns_links(checkout()),
    "<!-- the requests -->": lambda: requests_and_shapes(openapi()),
}
"""Comments in documents, and what the site shows in their place."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that nobody wrote."""

    def add(name: str, content: str) -> None:
        files.append(File.generated(config, name, content=content))

    here = checkout()
    documents = {f"docs/{file.src_uri}": file.content_string for file in files.documentation_pages()}
    for name in OWN_PAGES:
        documents[name] = (here.root / name).read_text(encoding="utf-8")
        if files.get_file_from_path(OWN_PAGES[name]) is None:
            add(OWN_PAGES[name], documents[name])
    for game in here.games:
        add(f"observations/{game.key}.md", columns_page(game))
        for lang, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True):
            add(ledger_page(game.key, lang), ledger(here, game.key, lang, other))
    files.append(File.generated(config, f"assets/{FILE.name}", abs_src_path=str(FILE)))
    add("reference/openapi.json", json.dumps(openapi(), ensure_ascii=False, indent=1))
    sources = here.cited_files().union(*(here.linked_files(name, text) for name, text in documents.items()))
    for file in sorted(sources):
        add(source_name(file), f"{NOT_SEARCHED}# {file.rpartition('/')[2]}\n")
    return files


def ledger(here: Checkout, key: str, lang: str, other: str) -> str:
    page = ledger_page(key, lang)
    made = LedgerPage(
        next(game for game in here.games if game.key == key),
        lang,
        here.ids,
        lambda id: here.rule_address(id, lang, page),
        lambda place: here.place_address(place, page),
    )
    return made.markdown(here.code, here.tests, ledger_page(key, other).removeprefix("rules/"))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave docs/ lead to the pages of these files; comments that stand for something are filled in."""
    own = next((name for name, made in OWN_PAGES.items() if made == page.file.src_uri and page.file.generated_by), "")
    text = checkout().relinked(own or f"docs/{page.file.src_uri}", markdown, page.file.src_uri)
    for comment, fill in FILLED.items():
        if comment in text:
            text = text.replace(comment, fill())
    return text


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The page of a file shows it."""
    name = page.file.src_uri
    if not name.startswith(SOURCE):
        return html
    here = checkout()
    file = name.removeprefix(SOURCE).removesuffix(".md")
    text = (here.root / file).read_text(encoding="utf-8")
    shown = source_page(file, text, here.ids, lambda id: here.rule_address(id, "en", name))
    return f'{html}\n<p class="source-path">{file}</p>\n{shown}'
