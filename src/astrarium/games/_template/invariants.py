"""What is true of every position."""

from __future__ import annotations

from ...clockwork.names import NOBODY
from .components import COMET, COMETS, OPEN_COMETS, ROUNDS
from .state import Comets


def check(s: Comets) -> None:
    """Every comet is in the deck, open, or kept by one player."""
    kept = [comet for comet in range(COMETS) if s.keeper[comet] != NOBODY]
    places = [*s.deck, *s.open, *kept]
    for comet in range(COMETS):
        assert places.count(comet) == 1, f"{COMET.ids[comet]} is in {places.count(comet)} places"
    assert len(s.open) == min(OPEN_COMETS, COMETS - len(kept)), "too many or too few comets are open"
    assert s.turns <= ROUNDS * s.players, "more turns were taken than there are"
