"""Humanity components: on Earth, in the cryogenic cells, in the bag. INT-17.1 to 17.7"""

from __future__ import annotations

from ....clockwork.names import NOTHING
from ....mechanisms.hands import draw_from
from .. import notes
from ..components import ALL_RESOURCES, POPULATION_ADDS, POPULATION_CELLS, RESOURCES, Resource
from ..state import Interstellar


def draw_humanity(s: Interstellar, number: int) -> list[int]:
    """Components from the bag to Earth, as many as there are; how many of each colour came. INT-17.6, 19.16"""
    arrived = [0] * RESOURCES
    for _ in range(min(number, sum(s.humanity_bag))):
        humanity = draw_from(s.writable_humanity_bag(), s)
        s.writable_earth()[humanity] += 1
        arrived[humanity] += 1
    if sum(arrived) > 0:
        s.show()
    return arrived


def store_component(s: Interstellar, humanity: Resource) -> None:
    """A component moves from Earth to the first free cell; the last cell of a row brings Population. INT-17.2, 17.6"""
    assert s.earth[humanity] > 0, "no such component is on Earth"
    s.writable_earth()[humanity] -= 1
    s.writable_cells().append(humanity)
    s.tell(notes.SAVED, humanity, len(s.cells))
    if len(s.cells) in POPULATION_CELLS:
        s.tell_all(notes.POPULATION, tuple(draw_humanity(s, POPULATION_ADDS)))


def lowest_on_earth(s: Interstellar) -> Resource:
    """The least valuable component on Earth, or NOTHING. INT-16.15, 19.6"""
    for humanity in ALL_RESOURCES:
        if s.earth[humanity] > 0:
            return humanity
    return Resource(NOTHING)
