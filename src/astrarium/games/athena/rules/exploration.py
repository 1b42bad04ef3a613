"""Phase 1: a player's turn: where survivors are sent, or what is done before. ATH-B.6.1 to 6.4"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import ALL, NOTHING, PASS, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import ALL_SITES, SITE, SITE_ATOM, SITES, SPECIAL_ATOM, Site
from ..pieces import MAX_PLAYERS
from ..printed_cards import CARD, ENEMY, KIND_OF, RADIO, Card
from ..state import Athena
from .action import Act, EndAction
from .convoy import unused_special, use_special
from .menus import add_extras, extra_label, extra_step
from .parties import FirstSurvivor, SecondSurvivor, SetOut, can_reach, can_send, groups, most_value
from .secret_objects import ByObjects
from .zone import Refill, discard, site_value


class Explore(ByObjects):
    """Choose a site, or pass and be out for this phase; before it objects, the Mimic, the radio. ATH-B.6.1 to 6.4"""

    rule: ClassVar[str] = "ATH-B.6.1"

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        parties = groups(s.active(player))
        options = [Atom(SITE_ATOM + site) for site in ALL_SITES if is_explorable(s, player, site, parties)]
        if unused_special(s, player, RADIO) != NOTHING and open_sites(s):
            options.append(Atom(SPECIAL_ATOM + RADIO))
        add_extras(s, player, options)
        options.append(PASS)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        if atom == PASS:
            s.passed |= 1 << player
            s.tell(notes.PASSES, player)
        elif SITE_ATOM <= atom < SITE_ATOM + SITES:
            s.site = Site(atom - SITE_ATOM)
            s.then(ACTIONS[player])
        elif atom == SPECIAL_ATOM + RADIO:
            use_special(s, player, RADIO)
            s.then([CallOff(player), self])
        else:
            s.then([extra_step(s, player, atom), self])

    def rests(self, s: Athena) -> list[Atom]:
        return [PASS]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return site_label(s, atom) or extra_label(atom)

    def refused(self, s: Athena) -> list[Refusal]:
        """Sites that are blocked, too hard to reach, or where there is nothing to do."""
        active = s.active(self.player)
        parties = groups(active)
        found: list[Refusal] = []
        for site in ALL_SITES:
            card = s.sites[site]
            if card == NOTHING or is_explorable(s, self.player, site, parties):
                continue
            if KIND_OF[card] == ENEMY:
                found.append(Refusal(Atom(SITE_ATOM + site), Text("refused-enemy"), "ATH-B.6.12"))
            elif any(can_reach(s, self.player, site, party) for party in parties):
                found.append(Refusal(Atom(SITE_ATOM + site), Text("refused-nothing-there"), "ATH-B.6.23"))
            else:
                value = {"value": site_value(s, site), "most": most_value(s, self.player, active)}
                found.append(Refusal(Atom(SITE_ATOM + site), Text("refused-too-weak", {**value}), "ATH-B.6.6"))
        return found


def action(player: Player) -> list[Step[Athena]]:
    """Who goes to the site, what they do there, and their way back. ATH-B.6.5 to 6.10"""
    return [FirstSurvivor(player), SecondSurvivor(player), SetOut(player), Act(player), EndAction(player)]


ACTIONS: Final = [action(player) for player in ALL[MAX_PLAYERS]]
"""Steps never change, so those of each player's actions are made once."""


def site_label(s: Athena, atom: Atom) -> Text | None:
    """A site is called with the card that lies there."""
    if not SITE_ATOM <= atom < SITE_ATOM + SITES or s.sites[atom - SITE_ATOM] == NOTHING:
        return None
    site = Site(atom - SITE_ATOM)
    return Text("option-site", {"site": SITE.text(site), "card": CARD.text(s.sites[site])})


def open_sites(s: Athena) -> list[Site]:
    """The sites with a card that is no Enemy. ATH-B.6.4, 6.12"""
    return [site for site in ALL_SITES if is_free(s, site)]


def is_free(s: Athena, site: Site) -> bool:
    return s.sites[site] != NOTHING and KIND_OF[s.sites[site]] != ENEMY


def is_explorable(s: Athena, player: Player, site: Site, parties: list[list[Card]]) -> bool:
    """Whether one of these groups can be sent there. ATH-B.6.4 to 6.6, 6.23"""
    if not is_free(s, site):
        return False
    for party in parties:
        if can_send(s, player, site, party):
            return True
    return False


class CallOff(Choice["Athena"]):
    """Radio Mast: a card that is no Enemy is discarded and replaced at once. ATH-B.13.4"""

    rule: ClassVar[str] = "ATH-B.13.4"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(SITE_ATOM + site) for site in open_sites(s)]

    def take(self, s: Athena, atom: Atom) -> None:
        site = Site(atom - SITE_ATOM)
        s.tell(notes.CALLS_OFF, self.player, s.sites[site])
        discard(s, site)
        s.push(Refill(site))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return site_label(s, atom)
