"""A file of the project as HTML: coloured, with an anchor for every line and a link from every rule id."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from pygments.lexers import get_lexer_for_filename
from pygments.token import STANDARD_TYPES, Token
from pygments.util import ClassNotFound

from docsite.ids import Ids

PLAIN = {"", "n", "p", "w", "o", "err"}
"""Kinds of tokens that get no colour: most of a file, which halves the pages."""

Address = Callable[[str], str]


def source_page(name: str, text: str, ids: Ids, address: Address) -> str:
    """The file as one block; `address` says where the page of a rule is."""
    lines = "".join(
        f'<span class="line" id="line-{number}">{line}\n</span>' for number, line in enumerate(coloured(name, text), 1)
    )
    return f'<div class="highlight source"><pre><code>{linked(lines, ids, address)}</code></pre></div>'


def coloured(name: str, text: str) -> Iterator[str]:
    """The lines of the file; a token that spans several is closed and opened again."""
    line: list[str] = []
    for kind, value in tokens(name, text):
        first, *rest = value.split("\n")
        line.append(span(kind, first))
        for part in rest:
            yield "".join(line)
            line = [span(kind, part)]
    if any(line):
        yield "".join(line)


def tokens(name: str, text: str) -> Iterator[tuple[str, str]]:
    """Pieces of the text, each with its kind as Pygments' style sheets call it."""
    try:
        lexer = get_lexer_for_filename(name, stripnl=False)
    except ClassNotFound:
        yield "", text
        return
    for token, value in lexer.get_tokens(text):
        while token not in STANDARD_TYPES:
            token = token.parent or Token
        yield STANDARD_TYPES[token], value


def span(kind: str, text: str) -> str:
    if kind in PLAIN or not text:
        return escape(text, quote=False)
    return f'<span class="{kind}">{escape(text, quote=False)}</span>'


def linked(text: str, ids: Ids, address: Address) -> str:
    """The text with a link from every id in it. It may be HTML, as long as no attribute holds an id."""
    parts: list[str] = []
    at = 0
    for mention in ids.mentions(text):
        parts += [text[at : mention.start], f'<a href="{address(mention.id)}">{text[mention.start : mention.end]}</a>']
        at = mention.end
    return "".join([*parts, text[at:]])
