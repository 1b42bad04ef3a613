"""Reports as pages: one file each, that needs nothing else to be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from ..language import words
from ..table.typeface import carried
from .plots import Plot

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class Numbers:
    """How numbers are written in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def decimal(self, number: float, places: int = 1) -> str:
        """Rounded; thousands are set apart, a minus is a minus, and 0 has none."""
        written = f"{round(number, places) + 0.0:,.{places}f}".replace("-", "−")
        return written if self.lang == "en" else written.translate(str.maketrans(",.", ".,"))

    def whole(self, number: float) -> str:
        return self.decimal(number, 0)

    def percent(self, share: float, places: int = 1) -> str:
        return f"{self.decimal(share * 100, places)}\u00a0%"

    def signed(self, number: float, places: int = 1) -> str:
        return f"{'+' if round(number, places) > 0 else ''}{self.decimal(number, places)}"

    def span(self, low: float, high: float, places: int = 1) -> str:
        """An interval of shares."""
        return f"{self.decimal(low * 100, places)}–{self.percent(high, places)}"

    def signed_percent(self, share: float, places: int = 1) -> str:
        return f"{self.signed(share * 100, places)}\u00a0%"

    def signed_span(self, low: float, high: float, places: int = 1) -> str:
        """An interval of changes in shares, which may be below 0."""
        return f"{self.signed(low * 100, places)} … {self.signed_percent(high, places)}"

    def rare(self, share: float) -> str:
        """A share in whole percents, with more places where it would be none of them."""
        return self.percent(share, 0 if share == 0 or share >= 0.01 else 2)

    def chance(self, chance: float) -> str:
        return f"< {self.decimal(0.001, 3)}" if chance < 0.001 else self.decimal(chance, 3)


def render(template: str, lang: str, **context: Any) -> str:
    """A template with `say(key, ...)` in that language, and `n` for its numbers."""
    return TEMPLATES.get_template(template).render(
        say=words(lang).say, lang=lang, n=Numbers(lang), drawn=drawn, typeface=Markup(carried()), **context
    )


def drawn(plot: Plot) -> Markup:
    """Both forms; the style sheet shows the one that fits."""
    return Markup(f'<div class="wide">{plot.wide}</div><div class="narrow">{plot.narrow}</div>')
