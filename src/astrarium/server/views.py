"""Pages: templates, with the words of the visitor's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from jinja2.environment import create_cache
from jinja2.ext import Extension
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..language import LANGUAGES, words
from .styles import TYPEFACE
from .visitor import Visitor

LEADS = re.compile(r"""\b(href|src|action|formaction)="(?=/(?!/))""")
"""Where a template names a path of the site."""
TEMPLATES_REMEMBERED = 400
REFUSED = 400
"""The first status that says no."""


class AtRoot(Extension):
    """Every path that a template names begins where the site does."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return LEADS.sub(r'\1="{{ root }}', source)


TEMPLATES = Environment(
    extensions=[AtRoot],
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.globals["typeface"] = TYPEFACE
TEMPLATES.globals["root"] = ""


def stand_at(root: str) -> None:
    """The path under which the site of this process is found."""
    TEMPLATES.globals["root"] = root
    # Templates remember what they were told first.
    TEMPLATES.cache = create_cache(TEMPLATES_REMEMBERED)


def render(template: str, guest: Visitor, **context: Any) -> str:
    """A template with `say(key, ...)` in the visitor's language."""
    say = words(guest.lang).say
    return TEMPLATES.get_template(template).render(
        say=say, lang=guest.lang, languages=LANGUAGES, guest=guest, **context
    )


def page(request: Request, template: str, guest: Visitor, status: int = 200, **context: Any) -> HTMLResponse:
    return HTMLResponse(render(template, guest, path=way_back(request, status), **context), status)


def way_back(request: Request, status: int) -> str:
    """Where a change of language leads to: here, unless that would be a second POST.

    What was refused may have been a link, which no page shall repeat: from there one comes to a table at most.
    """
    url = request.url
    if request.method != "GET":
        return "/"
    if status >= REFUSED:
        return url.path if url.path.startswith("/t/") else "/"
    return f"{url.path}?{url.query}" if url.query else url.path


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(chance * 100)
