"""What cards, objects and special boxes do, in our words, and which of them are reconstructed."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Names
from ...clockwork.text import Text
from ...positions.toml import Entry
from ...scenes.marks import Mark
from .components import OBJECT
from .pieces import BOX_CONTENT
from .printed_cards import ALL_CARDS, CARD, SPECIAL
from .roads import COUNTERS

_OBJECTS: Final = BOX_CONTENT.entries("object")
_SPECIALS: Final = BOX_CONTENT.entries("special_box")
_TURRETS: Final = BOX_CONTENT.entries("turret")
_COUNTERS: Final = BOX_CONTENT.entries("special_waypoint")
_OUTCOMES: Final = BOX_CONTENT.entries("outcome")
_ACTIONS: Final = BOX_CONTENT.entries("automa_card")
_ALERT: Final = BOX_CONTENT.entries("alert_row")
_SITES: Final = BOX_CONTENT.entries("zone_space")


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


# What of a component is our own design, since no source shows it

OURS: Final = Text("scene-reconstructed")
PARTLY: Final = Text("scene-partly-reconstructed")


def provenance(entry: Entry) -> tuple[Text, ...]:
    """What is to be said of where a component comes from: nothing, if the sources show all of it."""
    if entry.text("source") == "reconstructed":
        return (OURS,)
    return (PARTLY,) if "reconstructed_fields" in entry.values else ()


def card_provenance(card: int) -> tuple[Text, ...]:
    return provenance(ALL_CARDS[card].entry)


def object_provenance(object: int) -> tuple[Text, ...]:
    return provenance(_OBJECTS[object])


def special_provenance(special: int) -> tuple[Text, ...]:
    return provenance(_SPECIALS[special])


def turret_provenance(turret: int) -> tuple[Text, ...]:
    return provenance(_TURRETS[turret])


def waypoint_provenance(waypoint: int) -> tuple[Text, ...]:
    """Those that are printed on the road are as little known as the road."""
    return provenance(_COUNTERS[waypoint]) if waypoint < COUNTERS else (OURS,)


def outcome_provenance(outcome: int) -> tuple[Text, ...]:
    return provenance(_OUTCOMES[outcome])


def action_provenance(action: int) -> tuple[Text, ...]:
    return provenance(_ACTIONS[action])


def alert_provenance(level: int) -> tuple[Text, ...]:
    return provenance(_ALERT[level])


def bonus_provenance(athena: bool) -> tuple[Text, ...]:
    """Of the bonus actions: those of Gamma are in the rulebook."""
    return () if athena else (OURS,)


def site_provenance(athena: bool, site: int) -> tuple[Text, ...]:
    """Of the value that a site asks for. ATH-B.6.3"""
    map = "gamma" if athena else "base"
    return provenance([entry for entry in _SITES if entry.text("map") == map][site])


def marked(remarks: tuple[Text, ...]) -> tuple[Mark, ...]:
    """The mark of what is not wholly known."""
    return (Mark.RECONSTRUCTED,) if remarks else ()
