"""The Exploration Zone: five sites with a card each. ATH-B.6.3, 6.10 to 6.13, B.10.5"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING
from ....clockwork.step import Step
from ....clockwork.text import NoteKind
from .. import notes
from ..components import ALL_SITES, SITE_VALUE, Site
from ..pieces import END_OF_ROUND, ITEMS, NUMBERS, P_DAMAGE, SETUP
from ..printed_cards import EVENT, KIND_OF, NO_CARD, STOCK, Card
from ..state import Athena
from .cargo import JAMMED
from .events import happening

WHITEOUT_VALUE: Final = NUMBERS.number("whiteout")


def site_value(s: Athena, site: Site) -> int:
    """The exploration value that a site asks for. ATH-B.6.3, 13.7"""
    return SITE_VALUE[site] + (WHITEOUT_VALUE if s.whiteout else 0)


def lay(s: Athena, site: Site, card: Card) -> None:
    """A card on a site; a location with all its items."""
    s.sites[site] = card
    s.stock[site * ITEMS : (site + 1) * ITEMS] = STOCK[card]


def clear(s: Athena, site: Site) -> Card:
    """The card is taken off its site; which it was. A location's jam goes with it. ATH-X.7.6"""
    card = s.sites[site]
    s.sites[site] = NO_CARD
    for place in range(site * ITEMS, (site + 1) * ITEMS):
        s.stock[place] = 0
    if s.jammed[site] == JAMMED:
        s.reserve[P_DAMAGE] += 1
    s.jammed[site] = 0
    return card


def discard(s: Athena, site: Site) -> None:
    """The card of a site goes to the Exploration discard pile. ATH-B.0.9"""
    s.discard.append(clear(s, site))


class Refill(Step["Athena"]):
    """A card for an empty site; an Event takes effect at once and is replaced. ATH-B.6.10 to 6.13"""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def run(self, s: Athena) -> None:
        if s.sites[self.site] != NOTHING or len(s.deck) == 0:
            return
        card = Card(s.writable_deck().draw(s))
        if KIND_OF[card] == EVENT:
            s.discard.append(card)
            s.tell(notes.HAPPENS, card)
            s.then([*happening(s, card), Refill(self.site)])
        else:
            lay(s, self.site, card)
            s.tell(revealed(s), card, self.site)


def revealed(s: Athena) -> NoteKind:
    """By which rule a card comes to a site: in the set-up, at once, or at the end of the round."""
    if s.phase == SETUP:
        return notes.LAID_OUT
    return notes.REFILLED if s.phase == END_OF_ROUND else notes.REVEALED


class RefillAll(Step["Athena"]):
    """Every empty site from left to right. ATH-B.10.5"""

    def run(self, s: Athena) -> None:
        s.then([Refill(site) for site in ALL_SITES])
