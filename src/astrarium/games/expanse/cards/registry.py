"""Which function carries out the Event of which card: the function is named like the card's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....clockwork.step import Step
from ..components import ACTION_CARDS, CARD, KEEP_ONLY
from ..state import Expanse
from . import fleets as fleet_cards
from . import influence as influence_cards
from . import intrigue as intrigue_cards

Event = Callable[[Expanse, int], list[Step[Expanse]]]


def _event_of(card: int) -> Event:
    if KEEP_ONLY[card]:
        return intrigue_cards.only_kept
    for room in (influence_cards, fleet_cards, intrigue_cards):
        found: Event | None = getattr(room, CARD.ids[card], None)
        if found is not None:
            return found
    raise LookupError(f"no Event is written for {CARD.ids[card]}")


EVENTS: Final[list[Event]] = [_event_of(card) for card in range(ACTION_CARDS)]
