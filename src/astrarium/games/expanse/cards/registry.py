"""Which function carries out the Event of which card: the function is named like the card's id."""

from __future__ import annotations

from ..components import ACTION_CARDS, CARD, KEEP_ONLY, Card
from ..rules.events import EVENTS, Event
from . import fleets as fleet_cards
from . import influence as influence_cards
from . import intrigue as intrigue_cards


def _event_of(card: Card) -> Event:
    if KEEP_ONLY[card]:
        return intrigue_cards.only_kept
    for room in (influence_cards, fleet_cards, intrigue_cards):
        found: Event | None = getattr(room, CARD.ids[card], None)
        if found is not None:
            return found
    raise LookupError(f"no Event is written for {CARD.ids[card]}")


def fill() -> None:
    """Put the Event of every card in its place."""
    EVENTS[:] = [_event_of(Card(card)) for card in range(ACTION_CARDS)]
