"""Writing SVG: tags with escaped content, short numbers, and text that fits."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from typing import Final

from .typeface import REGULAR
from .typeface.measure import REMEMBERED, measured

_MARKED: Final = re.compile("[&<>\"']")


@lru_cache(REMEMBERED)
def num(value: float) -> str:
    """A number without needless digits."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text[:-2] if text.endswith(".0") else text


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """An SVG tag. `class_` and `stroke_width` become `class` and `stroke-width`; None is left out."""
    written = ""
    for key, value in attributes.items():
        if value is not None:
            written += f' {_attribute(key)}="{_value(value)}"'
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: object) -> str:
    if isinstance(value, (int, float)):
        return num(value)
    text = str(value)
    return escape(text) if _MARKED.search(text) else text


def shift(body: str, x: float, y: float) -> str:
    return tag("g", body, transform=f"translate({num(x)} {num(y)})") if body else ""


def words(text: str, x: float, y: float, size: float, /, **attributes: object) -> str:
    """A line of text; its baseline is at y."""
    return tag("text", escape(text, quote=False), x=x, y=y, font_size=size, **attributes)


def width(text: str, size: float, cut: str = REGULAR) -> float:
    """How wide the text is in a cut of the typeface: the name of its class, or REGULAR."""
    return measured(text, cut) * size


def wrap(text: str, size: float, room: float, cut: str = REGULAR) -> list[str]:
    """The text in lines no wider than the room; a line of its own stays one."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split():
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, cut) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        if line:
            lines.append(line)
    return lines


def shares(needs: list[float], room: float, gap: float) -> list[float]:
    """The room dealt out to things side by side: equal parts or, where one needs more, what each needs and a bit."""
    free = room - gap * (len(needs) - 1)
    if not needs or max(needs) * len(needs) <= free:
        return [free / max(1, len(needs))] * len(needs)
    spare = (free - sum(needs)) / len(needs)
    return [need + spare for need in needs]


def largest(text: str, sizes: tuple[float, ...], room: float, cut: str = REGULAR) -> float:
    """The largest of these sizes at which the text fits, or the last."""
    return next((size for size in sizes if width(text, size, cut) <= room), sizes[-1])


def fit(text: str, size: float, room: float, cut: str = REGULAR) -> str:
    """The text, cut with an ellipsis where it is too wide."""
    if width(text, size, cut) <= room:
        return text
    while text and width(f"{text}…", size, cut) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def paragraph(lines: list[str], x: float, y: float, size: float, leading: float, **attributes: object) -> str:
    return "".join(words(line, x, y + number * leading, size, **attributes) for number, line in enumerate(lines))


def paint(body: str, wide: float, high: float, style: str, name: str) -> str:
    """A self-contained picture: its style brings the typeface along."""
    return frame(f"<title>{escape(name)}</title><style>{style}</style>{body}", wide, high)


def frame(body: str, wide: float, high: float, left: float = 0, top: float = 0, **attributes: object) -> str:
    """A picture that takes its style from the page around it, unless the body brings one."""
    return tag(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{num(left)} {num(top)} {num(wide)} {num(high)}",
        width=wide,
        height=high,
        class_="astrarium",
        **attributes,
    )
