"""Options that lie nowhere on the table while they are open: a card to name, an unused power, a price, a curse."""

from __future__ import annotations

from typing import Final

from ....clockwork.text import Text
from ....scenes.looks import Row
from ....scenes.scene import Card, Scene, Track
from ..atoms import ATOMS, CARD_ATOM, CURSE_ATOM, HEX_ATOM, MOON_ATOM, POWER_ATOM, TYPE_ATOM
from ..components import CARDS, CURSES, HEXES, MOONS, POWERS, TYPE_OF
from ..effect_numbers import EFFECT_TEXT, FIRST_CURSE_EFFECT, FIRST_HEX_EFFECT, FIRST_MOON_EFFECT
from ..state import Cosmic
from .looks import Topic
from .mats import card_details
from .trays import TYPES, large

_EFFECTS: Final = (
    (POWER_ATOM, POWERS, 0),
    (MOON_ATOM, MOONS, FIRST_MOON_EFFECT),
    (HEX_ATOM, HEXES, FIRST_HEX_EFFECT),
    (CURSE_ATOM, CURSES, FIRST_CURSE_EFFECT),
)
"""Atoms behind which an effect stands: the first, how many there are, the first one's effect."""


def add_options(made: Scene, s: Cosmic, viewer: int) -> None:
    """A row of those options of the viewer that nothing on the table stands for."""
    if s.choice is None or s.player != viewer:
        return
    drawn = made.atoms()
    missing = [atom for atom in s.offered if atom not in drawn and atom not in ATOMS.verbs]
    if missing:
        made.tracks.append(Track("options", Text("scene-options"), Row.SMALL))
        for atom in missing:
            made.cards.append(_option(atom))


def _option(atom: int) -> Card:
    name = ATOMS.names[atom]
    if CARD_ATOM <= atom < CARD_ATOM + CARDS:
        look = TYPES[TYPE_OF[atom - CARD_ATOM]]
    elif TYPE_ATOM <= atom < TYPE_ATOM + len(TYPES):
        look = TYPES[atom - TYPE_ATOM]
    else:
        look = Topic(name.partition(":")[0])
    id = f"option-of-{name.replace(':', '-')}"
    return Card(id, ATOMS.texts[atom], "options", look, atom=atom, details=_details(atom), large=_sign(atom))


def _details(atom: int) -> tuple[Text, ...]:
    if CARD_ATOM <= atom < CARD_ATOM + CARDS:
        return card_details(atom - CARD_ATOM)
    for first, count, effect in _EFFECTS:
        if first <= atom < first + count:
            return (EFFECT_TEXT.text(effect + atom - first),)
    return ()


def _sign(atom: int) -> Text | None:
    return large(atom - CARD_ATOM) if CARD_ATOM <= atom < CARD_ATOM + CARDS else None
