"""Pieces of HTML that read well in light and dark notebooks, with scripts and without, and need nothing else."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from html import escape
from typing import Final

GREY: Final = "rgba(127, 127, 127, .28)"
"""Seen on white and on black."""
BAR: Final = "#2f8f9d"

# The class counts three times, because notebooks have strong opinions about tables of their own.
STYLE: Final = f"""<style>
.astrarium-told {{ max-width: 62rem; font-size: 14px; line-height: 1.45; }}
.astrarium-told.astrarium-told.astrarium-told table {{ border-collapse: collapse; margin: .3em 0; font-size: inherit; }}
.astrarium-told.astrarium-told.astrarium-told tr {{ background: none; }}
.astrarium-told.astrarium-told.astrarium-told th, .astrarium-told.astrarium-told.astrarium-told td {{
  padding: .32em .9em .32em 0; border: 0; border-bottom: 1px solid {GREY};
  max-width: none; white-space: normal; }}
.astrarium-told.astrarium-told.astrarium-told th {{ font-weight: 600; opacity: .72; white-space: nowrap; }}
.astrarium-told.astrarium-told.astrarium-told .number {{
  font-variant-numeric: tabular-nums; white-space: nowrap; }}
.astrarium-told code, .astrarium-told .tight {{ white-space: nowrap; }}
.astrarium-told .asked {{ margin: 0 0 .2em; font-size: 1.12em; font-weight: 600; }}
.astrarium-told .small {{ margin: .15em 0; font-size: .92em; opacity: .78; }}
.astrarium-told .shut td {{ opacity: .62; }}
.astrarium-told .share {{ display: inline-block; min-width: 4em; text-align: right; }}
.astrarium-told .bar {{
  position: relative; display: inline-block; width: 8em; height: .62em; margin-left: .6em;
  border-radius: 3px; background: {GREY}; }}
.astrarium-told .bar b {{ position: absolute; top: -.2em; bottom: -.2em; border-left: 2px solid currentColor; }}
.astrarium-told .bar i {{ display: block; height: 100%; border-radius: 3px; background: {BAR}; }}
.astrarium-told img {{ display: block; max-width: 100%; height: auto; border-radius: 10px; }}
.astrarium-told button {{
  padding: .3em .6em; border: 1px solid {GREY}; border-radius: 6px;
  background: none; color: inherit; cursor: pointer; }}
.astrarium-told button:hover {{ background: {GREY}; }}
.astrarium-told button svg {{ display: block; }}
.astrarium-told input[type="range"] {{ accent-color: {BAR}; }}
.astrarium-told .log {{ min-height: 7.6em; }}
.astrarium-told ul {{ margin: .2em 0; padding-left: 1.2em; }}
</style>"""


def told(*parts: str) -> str:
    """A whole output."""
    return f'{STYLE}<div class="astrarium-told">{"".join(parts)}</div>'


def line(words: str, kind: str = "") -> str:
    said = f"<b>{escape(words)}</b>" if kind == "asked" else escape(words)
    return f'<p class="{kind}">{said}</p>' if words else ""


def code(words: str) -> str:
    return f"<code>{escape(words)}</code>"


def small(words: str) -> str:
    return f'<span class="small">{escape(words)}</span>' if words else ""


def scaled(said: str, share: float, even: float | None = None) -> str:
    """A share in words and as a bar, with a mark at the share that would be even."""
    part = min(max(share, 0.0), 1.0) * 100
    mark = "" if even is None else f'<b style="left:{even * 100:.0f}%"></b>'
    fill = f'<i style="width:{part:.0f}%"></i>'
    return f'<span class="share">{said}</span> <span class="bar">{fill}{mark}</span>'


def lines(all_lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(one)}</li>" for one in all_lines)
    return f"<ul>{items}</ul>" if items else ""


class Table:
    """A table whose cells are HTML; heads that begin with `#` stand above numbers."""

    def __init__(self, *heads: str) -> None:
        self.kinds = ["number" if head.startswith("#") else "" for head in heads]
        self.heads = "".join(
            self._cell("th", kind, escape(head.removeprefix("#"))) for kind, head in zip(self.kinds, heads, strict=True)
        )
        self.rows: list[str] = []

    def add(self, *cells: str, kind: str = "") -> None:
        body = "".join(self._cell("td", own, cell) for own, cell in zip(self.kinds, cells, strict=True))
        self.rows.append(f'<tr class="{kind}">{body}</tr>' if kind else f"<tr>{body}</tr>")

    def _cell(self, tag: str, kind: str, body: str) -> str:
        # Said once more, for notebooks that are not trusted: they drop the style sheet.
        side = "right" if kind else "left"
        return f'<{tag} class="{kind}" style="text-align:{side};vertical-align:top">{body}</{tag}>'

    def __str__(self) -> str:
        return f"<table><thead><tr>{self.heads}</tr></thead><tbody>{''.join(self.rows)}</tbody></table>"


def image(svg: str, alt: str, wide: str = "100%") -> str:
    """A picture by itself: its ids and styles stay its own, and a notebook that nobody trusts shows it, too."""
    source = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" style="width:{wide}" src="data:image/svg+xml;base64,{source}">'
