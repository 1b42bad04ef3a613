"""What cards, objects and special boxes do, in our words, and which of them are reconstructed."""

from __future__ import annotations

from typing import Final

from ...clockwork.box import Entry
from ...clockwork.names import Names
from ...clockwork.text import Text
from .cards import ALL_CARDS, CARD, SPECIAL
from .components import OBJECT
from .pieces import BOX_CONTENT

_OBJECTS: Final = BOX_CONTENT.entries("object")
_SPECIALS: Final = BOX_CONTENT.entries("special_box")


def _effects() -> Names:
    ids = [f"card.{id}" for id in CARD.ids]
    ids += [f"object.{id}" for id in OBJECT.ids] + [f"special.{id}" for id in SPECIAL.ids]
    told: list[Entry] = [card.entry for card in ALL_CARDS] + _OBJECTS + _SPECIALS
    return Names(
        "effect", ids, [entry.text("effect_en") for entry in told], [entry.text("effect_it") for entry in told]
    )


EFFECT: Final = _effects()


def card_effect(card: int) -> Text:
    return EFFECT.text(EFFECT.index(f"card.{CARD.ids[card]}"))


def object_effect(object: int) -> Text:
    return EFFECT.text(EFFECT.index(f"object.{OBJECT.ids[object]}"))


def special_effect(special: int) -> Text:
    return EFFECT.text(EFFECT.index(f"special.{SPECIAL.ids[special]}"))


def reconstructed(card: int) -> bool:
    """Whether a card is our own design, since no source shows it."""
    return ALL_CARDS[card].entry.text("source") == "reconstructed"


def object_reconstructed(object: int) -> bool:
    return _OBJECTS[object].text("source") == "reconstructed"
