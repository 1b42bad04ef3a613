"""Lines of plain text: how things are told in a terminal."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Marker, written
from ..scenes.marks import Mark
from ..scenes.scene import Card, Element, Piece
from .setting import Setting

WIDE: Final = 100
INDENT: Final = "  "
MADE_UP: Final = " (R)"
PLAIN: Final = (Marker.CUBE, Marker.TOKEN)
"""Pieces that need no name."""


def ruled(title: str, line: str = "─") -> str:
    return f"{line * 2} {title} ".ljust(WIDE, line)


def cut(line: str) -> str:
    return line if len(line) <= WIDE else line[: WIDE - 1] + "…"


def flow(parts: list[str], first: str, then: str, gap: str = "  ", wide: int = WIDE) -> list[str]:
    """The parts side by side, in as many lines as they need."""
    lines: list[str] = []
    line = first
    empty = True
    for part in parts:
        if not empty and len(line) + len(gap) + len(part) > wide:
            lines.append(line)
            line, empty = then, True
        line += part if empty else gap + part
        empty = False
    # A part that is longer than a line goes on in the next one.
    return [row for each in [*lines, line] for row in _wrapped(each, then + INDENT, wide)]


def _wrapped(line: str, then: str, wide: int) -> list[str]:
    return [line] if len(line) <= wide else wrap(line, wide, subsequent_indent=then)


def starred(on: Setting, element: Element) -> str:
    return "*" if on.open(element) else " "


def short(on: Setting, player: int) -> str:
    return on.say(on.scene.short[player])


def told(on: Setting, piece: Piece) -> str:
    """Whose, how many, and what; of plain cubes and tokens just the number."""
    sign = starred(on, piece)
    who = f"{short(on, piece.owner)} " if piece.owner != NOBODY else ""
    letter = on.looks.letters.get(written(piece.look), "")
    if piece.look in PLAIN or letter:
        return f"{sign}{who}{piece.count}{letter}"
    name = on.say(piece.label)
    return f"{sign}{who}{piece.count} {name}" if piece.count > 1 else f"{sign}{who}{name}"


def made_up(marks: tuple[Mark, ...]) -> str:
    """The mark of what is reconstructed, after its name."""
    return MADE_UP if Mark.RECONSTRUCTED in marks else ""


def named(on: Setting, card: Card) -> str:
    """A card by its name, and how often it is there."""
    times = f" ×{card.count}" if card.count > 1 else ""
    return f"{starred(on, card).strip()}{on.say(card.label)}{made_up(card.marks)}{times}"
