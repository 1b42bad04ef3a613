"""Options that lie nowhere on the table while they are open: an amount, a colour, a card to take."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Atom
from ....clockwork.text import Text
from ....contract.registry import game
from ....scenes.looks import Row
from ....scenes.marks import Mark
from ....scenes.scene import Card, Scene, Track
from ..components import ATOMS, COLOUR_ATOM, COLOURS, EVENT_ATOM, EVENTS, Event
from ..state import Parsec
from .looks import Topic
from .mats import TOPICS, event_details, event_marks

LIVERY: Final = 12
"""The first of the liveries that are called by this game's colours."""


def add_options(made: Scene, s: Parsec, viewer: int) -> None:
    """A row of those options of the viewer that nothing on the table stands for."""
    if s.choice is None or s.player != viewer:
        return
    drawn = made.atoms()
    missing = [atom for atom in s.offered if atom not in drawn and atom not in ATOMS.verbs]
    if missing:
        made.tracks.append(Track("options", Text("scene-options"), Row.SMALL))
        for atom in missing:
            made.cards.append(_option(s, atom))


def _option(s: Parsec, atom: Atom) -> Card:
    name = ATOMS.names[atom]
    look = Topic(name.partition(":")[0])
    icons: tuple[int, ...] = ()
    details: tuple[Text, ...] = ()
    marks: tuple[Mark, ...] = ()
    if EVENT_ATOM <= atom < EVENT_ATOM + EVENTS:
        look = TOPICS[Event(atom - EVENT_ATOM)]
        details = event_details(Event(atom - EVENT_ATOM))
        marks = event_marks(Event(atom - EVENT_ATOM))
    elif COLOUR_ATOM <= atom < COLOUR_ATOM + COLOURS:
        icons = (LIVERY + atom - COLOUR_ATOM,)
    id = f"option-of-{name.replace(':', '-').replace('.', '-')}"
    return Card(
        id, game(s.key).words.label(s, atom), "options", look, icons=icons, atom=atom, details=details, marks=marks
    )
