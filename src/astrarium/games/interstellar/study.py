"""What can be said of a player, and at which table a component is tried."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, Names, Player
from ...study.traits import ORDER, Trait, Trial, turn_order
from . import notes
from .components import (
    DISCOVERY,
    EVENT,
    FIRST_EXTRA,
    MAX_PLAYERS,
    OFFICE,
    PLANET,
    SALVATION,
    TECHNOLOGY,
    TOKEN,
    Office,
)
from .state import Interstellar

TRAITS: Final = (
    ORDER,
    Trait("technology", TECHNOLOGY, told=(notes.RESEARCHES, notes.STARTS_WITH)),
    Trait("base", PLANET, told=(notes.FOUNDS,)),
    Trait("extra", TOKEN, told=(notes.TAKES_EXTRA,)),
    Trait("office", OFFICE, told=(notes.TAKES_OFFICE,)),
    Trait("salvation", SALVATION, told=(notes.SALVATION_ACTION,)),
)
_OFFICE: Final = "office_"


def table_traits(s: Interstellar, player: Player) -> list[tuple[str, str]]:
    """The player's place in the first round."""
    return turn_order(s, player, notes.BEGINS)


def component_in(component: str) -> tuple[str, Names, int]:
    """The kind of a component that can be switched off, its domain, and its number there."""
    if component.startswith(_OFFICE):
        return "office", OFFICE, Office(OFFICE.index(component.removeprefix(_OFFICE)))
    for kind, names in (("technology", TECHNOLOGY), ("extra", TOKEN), ("event", EVENT), ("discovery", DISCOVERY)):
        if component in names.places:
            return kind, names, names.index(component)
    raise ValueError(f"{component!r} is not a component of Starship Interstellar that can be switched off")


def trial(component: str) -> Trial:
    """Everything takes part in a game of four, as it comes."""
    kind, names, index = component_in(component)
    return Trial(kind, names.text(index), MAX_PLAYERS, {})


def takes_part(s: Interstellar, component: str) -> bool:
    """An extra action if it is on the table, an event unless it stays in the box. INT-2.8, 2.14"""
    kind, _, index = component_in(component)
    if kind == "extra":
        assert index >= FIRST_EXTRA
        return index in s.shown_extras
    return index in s.events.cards if kind == "event" else True


def served(s: Interstellar, component: str) -> int:
    """Whom an office or a discovery served first, as the log tells it; NOBODY where it serves nobody in particular."""
    kind, _, index = component_in(component)
    if kind == "office":
        for note in s.log or []:
            if note.kind is notes.TAKES_OFFICE and OFFICE.ids[note.values[1]] == OFFICE.ids[index]:
                return note.values[0]
    return NOBODY
