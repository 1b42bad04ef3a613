"""What lies round the systems: destiny, the Challenge deck, and what offense and defender have before them."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, knows
from ....clockwork.text import Text
from ....positions.toml import Entry
from ....scenes.looks import Back, CardLook, Destiny, Frame, Pile
from ....scenes.marks import Mark
from ....scenes.scene import NO_NUMBER, Area, Card, Piece, Scene
from ..components import (
    ATTACK_TYPE,
    CARD,
    COMPROMISE_TYPE,
    DESTINY,
    DESTINY_COLOUR,
    FIRST_COMET,
    FIRST_CONE,
    KICKER_TYPE,
    NUMBER,
    REINFORCEMENT_TYPE,
    REVERSE,
    TYPE,
    TYPE_OF,
)
from ..effect_numbers import EFFECT_TEXT, FIRST_COMET_EFFECT, FIRST_CONE_EFFECT
from ..rules.totals import totals
from ..state import Cosmic
from ..terms import DEF, OFF
from .looks import Topic

FIRST_LIVERY: Final = 6
"""The liveries that are named by their colour: see the table's theme."""

TYPES: Final = [Topic(id) for id in TYPE.ids]
"""How the types of cards look."""


def livery(colour: int) -> int:
    """Before the colours are chosen everybody is grey."""
    return NOBODY if colour == NOBODY else FIRST_LIVERY + colour


def add_trays(made: Scene, s: Cosmic, viewer: int, ring: Entry) -> None:
    _add_destiny(made, s, viewer, ring)
    _add_deck(made, s, viewer, ring)
    _add_side(made, s, OFF, viewer, ring)
    _add_side(made, s, DEF, viewer, ring)


def _tray(
    ring: Entry, id: str, label: Text, number: int = NO_NUMBER, lines: tuple[Text, ...] = (), owner: int = NOBODY
) -> Area:
    x, y, wide, high = ring.numbers(id)
    return Area(id, label, Frame.TRAY, x, y, wide, high, number, lines, owner=owner)


# Destiny


def _add_destiny(made: Scene, s: Cosmic, viewer: int, ring: Entry) -> None:
    made.areas.append(_tray(ring, "destiny", Text("scene-destiny")))
    made.pieces.append(Piece("destiny-deck", Text("scene-deck"), "destiny", Pile.DECK, len(s.destiny)))
    discarded = len(s.destiny_discard)
    made.pieces.append(Piece("destiny-discard", Text("scene-discard"), "destiny", Pile.DISCARD, discarded))
    if s.drawn != NOBODY:
        made.cards.append(destiny_card(s.drawn, "destiny", "drawn", NOBODY))
    elif s.destiny_discard:
        made.cards.append(destiny_card(s.destiny_discard[-1], "destiny", "drawn", NOBODY))
    if s.comet != NOBODY and (not s.destiny_discard or s.destiny_discard[-1] != s.comet or s.drawn != NOBODY):
        made.cards.append(destiny_card(s.comet, "destiny", "comet", NOBODY))


def destiny_card(card: int, at: str, prefix: str, atom: int) -> Card:
    """A destiny card: its colour, or what it says."""
    text = None
    look: CardLook = Destiny.REVERSE if REVERSE[card] else Destiny.UPRIGHT
    if card >= FIRST_COMET:
        look, text = Topic.COMET, EFFECT_TEXT.text(FIRST_COMET_EFFECT + card - FIRST_COMET)
    elif card >= FIRST_CONE:
        look, text = Topic.SPECIAL, EFFECT_TEXT.text(FIRST_CONE_EFFECT + card - FIRST_CONE)
    icons: tuple[int, ...] = ()
    if card < FIRST_CONE:
        icons = (livery(DESTINY_COLOUR[card]) if DESTINY_COLOUR[card] >= 0 else NOBODY,)
    return Card(f"{prefix}-{DESTINY.ids[card]}", DESTINY.text(card), at, look, text, icons=icons, atom=atom)


# The Challenge deck


def _add_deck(made: Scene, s: Cosmic, viewer: int, ring: Entry) -> None:
    made.areas.append(_tray(ring, "deck", Text("scene-challenge-deck")))
    made.pieces.append(Piece("challenge-deck", Text("scene-deck"), "deck", Pile.DECK, len(s.deck)))
    made.pieces.append(Piece("challenge-discard", Text("scene-discard"), "deck", Pile.DISCARD, len(s.discard)))
    if s.discard:
        made.cards.append(face(s.discard[-1], "deck", "discarded"))


# Offense and defender


def _add_side(made: Scene, s: Cosmic, side: int, viewer: int, ring: Entry) -> None:
    id = "offense" if side == OFF else "defense"
    main = s.main(side)
    if main == NOBODY or s.count == 0:
        made.areas.append(_tray(ring, id, Text(f"scene-{id}")))
        return
    label = Text(f"scene-{id}-is", {"player": s.player_text(main)})
    number = NO_NUMBER
    if shows_totals(s):
        number = totals(s)[side]
    made.areas.append(_tray(ring, id, label, number, _strengths(s, side), main))
    for name, cards, known in (("chosen", s.chosen, s.chosen_known), ("kicker", s.kicker, s.kicker_known)):
        if cards[side] == NOBODY:
            continue
        if knows(known[side], viewer):
            made.cards.append(face(cards[side], id, name, knows(known[side], NOBODY)))
        else:
            words = Text("scene-face-down")
            made.cards.append(Card(f"{name}-{id}-hidden", words, id, Back.BACK, owner=main))


def shows_totals(s: Cosmic) -> bool:
    """Once both cards lie open and both are Attacks there is something to compare."""
    return s.kind[OFF] != NOBODY and s.kind[DEF] != NOBODY and s.both_attack() and s.defender != NOBODY


def _strengths(s: Cosmic, side: int) -> tuple[Text, ...]:
    """Tokens of the main player and of the allies, and what was added."""
    main = s.main(side)
    lines = [Text("scene-own-tokens", {"number": s.strength(main, side)})]
    allied = sum(s.strength(player, side) for player in range(s.players) if player != main)
    if allied > 0:
        lines.append(Text("scene-allied-tokens", {"number": allied}))
    if s.boost[side] != 0:
        lines.append(Text("scene-boost", {"number": s.boost[side]}))
    return tuple(lines)


# Faces of Challenge cards


def face(card: int, at: str, prefix: str, open_: bool = True) -> Card:
    """A card as it lies on a tray: its number or its name; `open_` whether everybody sees it."""
    marks = () if open_ else (Mark.SECRET,)
    return Card(
        f"{prefix}-{at}-{CARD.ids[card]}", CARD.text(card), at, TYPES[TYPE_OF[card]], marks=marks, large=large(card)
    )


def large(card: int) -> Text | None:
    """What is printed large: the number of an Attack, the factor of a Kicker, what a Reinforcement adds."""
    kind = TYPE_OF[card]
    if kind == ATTACK_TYPE:
        return Text("scene-number", {"number": NUMBER[card]})
    if kind == KICKER_TYPE:
        return Text("scene-factor", {"number": NUMBER[card]})
    if kind == REINFORCEMENT_TYPE:
        return Text("scene-plus", {"number": NUMBER[card]})
    return Text("scene-compromise") if kind == COMPROMISE_TYPE else None
