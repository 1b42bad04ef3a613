"""Cards, each under a sky of its own, and the tracks and piles on which they lie."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final

from ..clockwork.chance import seeded
from ..clockwork.names import NOBODY
from ..scenes.looks import Back, Destiny, Pile
from ..scenes.marks import Mark
from ..scenes.scene import Card, Cell, Piece, Track
from .icons import card_icon, emblem, reconstructed_sign
from .looks import subject
from .pen import fit, largest, num, paragraph, shift, tag, width, words, wrap
from .setting import Setting
from .theme import FAINT, GOLD, INK, LINE, NIGHT, PANEL, RAISED, SOFT, TEXT, livery
from .typeface import BOLD, SEMI

TAB: Final = 22
SKY: Final = 50
SIZE: Final = 11.6
LEADING: Final = 14.6
FOOT: Final = 30
GAP: Final = 12
NARROWEST: Final = 168


def sky(on: Setting, card: Card) -> tuple[str, str]:
    """The dark and the bright colour of a card."""
    return on.looks.sky(card.look)


def card_height(on: Setting, cards: list[Card], wide: float) -> float:
    """High enough for the longest text."""
    most = max((len(_lines(on, card, wide)) for card in cards), default=0)
    return SKY + 14 + most * LEADING + FOOT


def _lines(on: Setting, card: Card, wide: float) -> list[str]:
    return [] if card.text is None else wrap(on.say(card.text), SIZE, wide - 26)


def draw_card(on: Setting, card: Card, wide: float, high: float) -> str:
    """A card with its upper left corner at the origin."""
    deep, bright = sky(on, card)
    golden = on.looks.is_golden(card.look)
    body = tag("rect", width=wide, height=high, rx=12, fill=PANEL, stroke=GOLD if golden else LINE)
    body += tag("path", d=f"M0 {SKY}V12a12 12 0 0 1 12-12H{num(wide - 12)}a12 12 0 0 1 12 12V{SKY}z", fill=deep)
    body += constellation(card.id, wide, bright)
    body += card_icon(on.looks, card.look, wide - 26, SKY / 2, 34, bright)
    body += tag("path", d=f"M0 {SKY}H{num(wide)}", stroke=bright, stroke_opacity=0.8)
    left = 14.0
    if card.number != NOBODY:
        body += _badge(on, card, bright)
        left = 50.0
    body += _title(on, card, left, wide - left - 46)
    body += paragraph(_lines(on, card, wide), 13, SKY + 20, SIZE, LEADING, class_="soft")
    body += _foot(on, card, wide, high)
    return body + on.glow(card, "rect", width=wide, height=high, rx=12)


def _badge(on: Setting, card: Card, bright: str) -> str:
    body = tag("circle", cx=27, cy=25, r=17.5, fill=INK, stroke=bright, stroke_width=2)
    body += words(str(card.number), 27, 28.5, 19, class_="bold mid")
    if card.unit is not None:
        body += words(on.say(card.unit), 27, 38, 7.5, class_="bold mid soft")
    return body


def _title(on: Setting, card: Card, left: float, room: float) -> str:
    name = on.say(card.label)
    longest = max(name.split(), key=lambda word: width(word, 14, BOLD))
    size = largest(longest, (14.0, 12.5, 11.0, 10.0), room, BOLD)
    lines = wrap(name, size, room, BOLD)
    if len(lines) > 2:
        size = min(size, 11.5)
        lines = wrap(name, size, room, BOLD)[:3]
    top = SKY / 2 + size * 0.36 - (len(lines) - 1) * (size + 1.5) / 2
    outlined = {"paint_order": "stroke", "stroke": INK, "stroke_width": 3, "stroke_opacity": 0.7}
    return paragraph(lines, left, top, size, size + 1.5, class_="bold", **outlined)


def _foot(on: Setting, card: Card, wide: float, high: float) -> str:
    body = ""
    x = 21.0
    for number in card.icons:
        body += emblem(livery(number), x, high - 17, 7.5)
        x += 22
    if Mark.RECONSTRUCTED in card.marks:
        body += reconstructed_sign(wide - 17, high - 17, 8)
        wide -= 22
    if card.foot is not None:
        foot, room = on.say(card.foot), wide - x - 8
        large = on.looks.is_golden(card.look)
        size = largest(foot, (17.0 if large else 10.5, 9.5, 8.8), room)
        style = "end bold gold" if large else "end dim"
        body += words(fit(foot, size, room), wide - 12, high - 13, size, class_=style)
    return body


@lru_cache(maxsize=2048)
def constellation(name: str, wide: float, bright: str) -> str:
    """Stars joined by lines: the same for the same card, always. They leave the middle to the title."""
    rng = seeded(1, name)
    spots: list[tuple[float, float]] = []
    x = 14.0 + rng.below(20)
    while x < wide - 12:
        high = rng.below(2) == 0
        spots.append((x, 5.0 + rng.below(7) if high else SKY - 6.0 - rng.below(6)))
        x += 18 + rng.below(26)
    body = ""
    for (ax, ay), (bx, by) in pairwise(spots):
        if rng.below(6):
            body += tag("path", d=f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}", stroke=bright, stroke_opacity=0.3)
    for x, y in spots:
        body += tag("circle", cx=x, cy=y, r=f"{0.9 + rng.below(11) / 10:.1f}", fill="#eaf2ff", opacity="0.7")
    return body


# Rows of cards


def columns(wide: float, most: int) -> tuple[int, float]:
    """How many cards fit side by side, and how wide each is then."""
    count = max(1, min(most, int((wide + GAP) // (NARROWEST + GAP))))
    return count, (wide - (count - 1) * GAP) / count


def draw_row(on: Setting, track: Track, wide: float, most: int) -> tuple[str, float]:
    """A track of cards, in several rows where there is little room. The drawing and its height."""
    cells = on.scene.cells_at(track.id)
    cards = [card for cell in cells for card in on.scene.cards_at(cell.id)] or on.scene.cards_at(track.id)
    count, each = columns(wide, most)
    high = card_height(on, cards, each)
    body = words(on.say(track.label), 2, 12, 10.5, class_="caps")
    top = 22.0
    down = high + (TAB if cells else 0) + GAP
    places = max(len(cells), len(cards))
    for place in range(places):
        x, y = place % count * (each + GAP), top + place // count * down
        if cells:
            body += _slot(on, cells[place], x, y, each, high)
        else:
            body += on.group(cards[place], draw_card(on, cards[place], each, high), x, y)
    rows = -(-places // count)
    return tag("g", body, id=on.id(track.id), class_="track"), top + rows * down - GAP


def _slot(on: Setting, cell: Cell, x: float, y: float, wide: float, high: float) -> str:
    """A field of the track: its price on a tab, its card below."""
    cards = on.scene.cards_at(cell.id)
    price = on.say(cell.label)
    tab = width(price, 12, BOLD) + 26
    shape = f"M{num(wide / 2 - tab / 2)} {TAB + 1}v-13a8 8 0 0 1 8-8h{num(tab - 16)}a8 8 0 0 1 8 8v13z"
    body = tag("path", d=shape, fill=RAISED, stroke=LINE)
    body += words(price, wide / 2, 17, 12, class_="bold mid gold")
    body += on.glow(cell, "rect", y=TAB, width=wide, height=high, rx=12)
    if not cards:
        body += tag("rect", y=TAB, width=wide, height=high, rx=12, fill=NIGHT, stroke=LINE, stroke_dasharray="5 5")
    for card in cards:
        body += on.group(card, draw_card(on, card, wide, high), 0, TAB)
    if on.open(cell):
        # Over the card, so that its edge stays visible.
        body += tag("rect", class_="glow", y=TAB, width=wide, height=high, rx=12)
    return on.group(cell, body, x, y)


# Small cards: a kept Event on a mat


def draw_small_card(on: Setting, card: Card, x: float, y: float, wide: float) -> str:
    deep, bright = sky(on, card)
    body = tag("rect", width=wide, height=22, rx=6, fill=deep, stroke=bright, stroke_opacity=0.7)
    if card.icons and subject(card.look) not in on.looks.icons:
        body += emblem(livery(card.icons[0]), 12, 11, 5.5)
    else:
        body += card_icon(on.looks, card.look, 12, 11, 13, bright)
    name = on.say(card.label)
    room = wide - 27
    if Mark.RECONSTRUCTED in card.marks:
        room -= 16
        body += reconstructed_sign(wide - 11, 11, 6.4)
    size = largest(name, (10.5, 9.5, 8.8), room, SEMI)
    body += words(fit(name, size, room, SEMI), 22, 14.8, size, class_="semi")
    body += on.glow(card, "rect", width=wide, height=22, rx=6)
    return on.group(card, body, x, y)


# Piles


def draw_piles(on: Setting, track: Track, wide: float, high: float) -> str:
    """Deck and discard side by side; of what is out of play only the number."""
    piles = on.scene.pieces_at(track.id)
    open_piles = [pile for pile in piles if pile.look is not Pile.BOXED]
    each = min(96.0, (wide - GAP) / max(1, len(open_piles)))
    body = ""
    for number, pile in enumerate(open_piles):
        body += _pile(on, pile, number * (each + GAP), each, high - 22)
    for pile in piles:
        if pile.look is Pile.BOXED:
            body += on.group(pile, words(f"{on.say(pile.label)}: {pile.count}", 2, 0, 11, class_="dim"), 0, high - 4)
    return body


def _pile(on: Setting, pile: Piece, x: float, wide: float, high: float) -> str:
    top = on.scene.cards_at(pile.id)
    body = ""
    for depth in range(min(3, pile.count), 0, -1):
        body += tag("rect", x=depth * 2, y=-depth * 2, width=wide - 6, height=high, rx=9, fill=NIGHT, stroke=LINE)
    body += tag(
        "rect",
        width=wide - 6,
        height=high,
        rx=9,
        fill=RAISED if pile.count else NIGHT,
        stroke=LINE,
        stroke_dasharray=None if pile.count else "5 5",
    )
    if pile.look is Pile.DECK and pile.count:
        body += card_back(wide - 6, high)
    middle = (wide - 6) / 2
    body += words(str(pile.count), middle, high - 28, 22, class_="bold mid")
    body += words(fit(on.say(pile.label), 10.5, wide - 12), middle, high - 11, 10.5, class_="mid soft")
    drawn = on.group(pile, body, x, 0)
    for card in top:
        lines = wrap(on.say(card.label), 10.5, wide - 16)[:4]
        face = paragraph(lines, middle, 20, 10.5, 13, class_="mid semi")
        drawn += on.group(card, face + on.glow(card, "rect", width=wide - 6, height=high, rx=9), x, 0)
    return drawn


def card_back(wide: float, high: float) -> str:
    """What every card shows that lies face down."""
    x, y = wide / 2, (high - 40) / 2
    radius = min(wide * 0.34, sqrt(high) * 2.6)
    body = tag("circle", r=radius, fill="none", stroke=FAINT, stroke_width=1.5)
    for angle in (0, 60, 120):
        body += tag("ellipse", rx=radius, ry=radius * 0.36, fill="none", stroke=LINE, transform=f"rotate({angle})")
    return shift(body + tag("circle", r=4, fill=TEXT), x, y)


# Cards on a tray


def draw_mini(on: Setting, card: Card, wide: float, high: float) -> str:
    """A card as large as a stamp: its sign or its name, or its back."""
    if card.look is Back.BACK:
        body = tag("rect", width=wide, height=high, rx=7, fill=RAISED, stroke=SOFT) + card_back(wide, high + 30)
        return body + on.glow(card, "rect", width=wide, height=high, rx=7)
    deep, bright = sky(on, card)
    dash = "4 3" if Mark.SECRET in card.marks else None
    body = tag("rect", width=wide, height=high, rx=7, fill=deep, stroke=bright, stroke_width=1.4, stroke_dasharray=dash)
    name = on.say(card.label)
    sign = "" if card.large is None else on.say(card.large)
    if card.icons:
        body += _cone(livery(card.icons[0]).colour, wide, high, card.look is Destiny.REVERSE)
    elif sign and not sign.isalpha():
        size = largest(sign, (28.0, 24.0, 20.0), wide - 10, BOLD)
        body += words(sign, wide / 2, high / 2 + 4, size, class_="bold mid")
    else:
        body += card_icon(on.looks, card.look, wide / 2, high * 0.34, 26, bright)
    size = largest(max(name.split(), key=len), (9.0, 8.0, 7.4), wide - 6, SEMI)
    lines = wrap(name, size, wide - 6, SEMI)[:3]
    body += paragraph(lines, wide / 2, high - 8 - 10.5 * (len(lines) - 1), size, 10.5, class_="mid semi")
    return body + on.glow(card, "rect", width=wide, height=high, rx=7)


def _cone(colour: str, wide: float, high: float, reverse: bool) -> str:
    """The sign of a destiny card: a cone, or one that stands on its tip."""
    x, top, low = wide / 2, 10.0, high * 0.6
    tip, foot = (low, top) if reverse else (top, low)
    body = tag("path", d=f"M{num(x)} {num(tip)}L{num(x - 15)} {num(foot)}H{num(x + 15)}z", fill=colour, opacity="0.9")
    return body + tag("ellipse", cx=x, cy=foot, rx=15, ry=4, fill=colour, stroke=INK)
