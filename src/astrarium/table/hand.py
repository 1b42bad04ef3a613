"""Rows of cards at hand: those with little on them are narrow, those with a text are wide; and rows of small cards."""

from __future__ import annotations

from typing import Final

from ..scenes.marks import Mark
from ..scenes.scene import Card, Track
from .cards import constellation, draw_small_card, sky
from .icons import card_icon, reconstructed_sign
from .pen import fit, largest, paragraph, tag, width, words, wrap
from .setting import Setting
from .theme import INK, LINE, NIGHT, PANEL
from .typeface import BOLD, SEMI

NARROW: Final = 74.0
WIDEST: Final = 300.0
PLAIN: Final = 230.0
"""Up to this width the text is small."""
TIGHTEST: Final = 138.0
GAP: Final = 8.0
TOP: Final = 22.0
HEAD: Final = 30.0
SIZE: Final = 9.8
LARGE: Final = 11.2
LEADING: Final = 1.245
"""From line to line, in sizes of the text."""
LEAST: Final = 118.0
MOST: Final = 196.0
SMALL: Final = 150.0


def draw_hand(on: Setting, track: Track, wide: float) -> tuple[str, float]:
    """The drawing and its height."""
    if wide <= WIDEST:
        return _column(on, track, wide)
    cards = on.scene.cards_at(track.id)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    each = _text_width(cards, wide)
    high = min(MOST, max([LEAST, *(_height(on, card, each) for card in cards)]))
    if not cards:
        edge = tag("rect", y=TOP, width=wide, height=30, rx=10, fill=NIGHT, stroke=LINE, stroke_dasharray="5 5")
        return tag("g", body + edge, id=on.id(track.id), class_="track"), TOP + 30
    x, y = 0.0, TOP
    for card in cards:
        room = each if card.text is not None else NARROW
        if x > 0 and x + room > wide + 0.1:
            x, y = 0.0, y + high + GAP
        body += on.group(card, draw_hand_card(on, card, room, high), x, y)
        x += room + GAP
    return tag("g", body, id=on.id(track.id), class_="track"), y + high


def _column(on: Setting, track: Track, wide: float) -> tuple[str, float]:
    """Cards below each other, each as high as its text."""
    body, y = words(on.say(track.label), 2, 12, 10.5, class_="caps"), TOP
    for card in on.scene.cards_at(track.id):
        high = _height(on, card, wide)
        body += on.group(card, draw_hand_card(on, card, wide, high), 0, y)
        y += high + GAP
    return tag("g", body, id=on.id(track.id), class_="track"), y - GAP


def _height(on: Setting, card: Card, wide: float) -> float:
    return HEAD + 18 + len(_lines(on, card, wide)) * _size(wide) * LEADING


def _size(wide: float) -> float:
    """How large the text of a card is that is so wide."""
    return SIZE if wide <= PLAIN else LARGE


def _text_width(cards: list[Card], wide: float) -> float:
    """As wide as lets all lie in one row, as far as that can still be read."""
    texts = sum(card.text is not None for card in cards)
    if texts == 0:
        return WIDEST
    room = wide - (len(cards) - texts) * NARROW - (len(cards) - 1) * GAP
    return min(WIDEST, max(TIGHTEST, room / texts), wide)


def _lines(on: Setting, card: Card, wide: float) -> list[str]:
    return [] if card.text is None else wrap(on.say(card.text), _size(wide), wide - 20)


def draw_hand_card(on: Setting, card: Card, wide: float, high: float) -> str:
    deep, bright = sky(on, card)
    body = ""
    for depth in range(min(card.count, 3) - 1, 0, -1):
        body += tag("rect", x=depth * 2.5, y=-depth * 2.5, width=wide, height=high, rx=10, fill=NIGHT, stroke=LINE)
    body += tag("rect", width=wide, height=high, rx=10, fill=PANEL, stroke=bright, stroke_opacity=0.65)
    if card.text is None:
        body += _plain(on, card, wide, high, deep, bright)
    else:
        body += _worded(on, card, wide, high, deep, bright)
    if card.count > 1:
        body += tag("circle", cx=wide - 12, cy=12, r=10, fill=INK, stroke=bright)
        body += words(f"×{card.count}", wide - 12, 15.6, 10, class_="bold mid")
    return body + on.glow(card, "rect", width=wide, height=high, rx=10)


def _plain(on: Setting, card: Card, wide: float, high: float, deep: str, bright: str) -> str:
    """A card that is read at a glance: its number, its kind."""
    body = tag("rect", x=4, y=4, width=wide - 8, height=high - 8, rx=7, fill=deep)
    body += constellation(card.id, wide, bright)
    sign = "" if card.large is None else on.say(card.large)
    size = largest(sign, (34.0, 28.0, 23.0), wide - 14, BOLD)
    if sign.isalpha():
        body += card_icon(on.looks, card.look, wide / 2, high / 2 - 8, 36, bright)
    else:
        body += words(sign, wide / 2, high / 2 + size * 0.3 - 6, size, class_="bold mid")
    name = on.say(card.label)
    lines = wrap(name, 9.4, wide - 12, SEMI)
    return body + paragraph(lines, wide / 2, high - 14 - 11 * (len(lines) - 1), 9.4, 11, class_="mid semi soft")


def _worded(on: Setting, card: Card, wide: float, high: float, deep: str, bright: str) -> str:
    head = f"M0 {HEAD}V10a10 10 0 0 1 10-10H{wide - 10:.1f}a10 10 0 0 1 10 10V{HEAD}z"
    body = tag("path", d=head, fill=deep) + card_icon(on.looks, card.look, 17, HEAD / 2, 18, bright)
    body += tag("path", d=f"M0 {HEAD}H{wide:.1f}", stroke=bright, stroke_opacity=0.8)
    name = on.say(card.label)
    room = wide - 38 - (16 if card.marks else 0)
    size = largest(name, (12.0, 11.0, 10.0), room, BOLD)
    body += words(fit(name, size, room, BOLD), 31, HEAD / 2 + size * 0.36, size, class_="bold")
    if Mark.RECONSTRUCTED in card.marks:
        body += reconstructed_sign(wide - 14, HEAD / 2, 7)
    lines, size = _lines(on, card, wide), _size(wide)
    leading = size * LEADING
    most = int((high - HEAD - 14) // leading)
    if len(lines) > most:
        lines = [*lines[: most - 1], fit(lines[most - 1] + " …", size, wide - 20)]
    return body + "".join(_line(line, HEAD + 15 + number * leading, size) for number, line in enumerate(lines))


def _line(line: str, y: float, size: float) -> str:
    """A line of the text; where it begins with a word in capitals, that is a heading."""
    first, _, rest = line.partition(" ")
    if len(first) < 3 or not first.isupper() or not first.isalpha():
        return words(line, 10, y, size, class_="soft")
    return words(first, 10, y, size - 0.6, class_="bold gold") + words(
        rest, 13 + width(first, size - 0.6, BOLD), y, size, class_="soft"
    )


def draw_small_row(on: Setting, track: Track, wide: float) -> tuple[str, float]:
    """Small cards side by side, in as many rows as they need."""
    cards = on.scene.cards_at(track.id)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    longest = max((width(on.say(card.label), 10.5, SEMI) + 32 for card in cards), default=SMALL)
    each = min(wide, max(min(SMALL, (wide - GAP) / 2), min(longest, WIDEST)))
    count = max(1, int((wide + GAP) // (each + GAP)))
    for number, card in enumerate(cards):
        body += draw_small_card(on, card, number % count * (each + GAP), TOP + number // count * 28, each)
    rows = -(-len(cards) // count)
    return tag("g", body, id=on.id(track.id), class_="track"), TOP + rows * 28 - 6
