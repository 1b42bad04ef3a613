"""Locations: gathering what lies there. ATH-B.6.14 to 6.16, 13.9, 13.10"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import ITEM_ATOM, Site
from ..pieces import ALL_ITEMS, FOOD, HEAL, ITEMS, OBJECT_ITEM, Term
from ..printed_cards import CONTAMINATED, HUNTER, KIND_OF, LOCATION, SCAVENGER, TAKE
from ..state import Athena
from .cargo import DrawObject, Gain, OfferGain
from .contamination import CREW, ContaminateParty, Heal, is_contaminated
from .survivors import takes_part_with
from .zone import discard


def items_left(s: Athena, site: Site) -> list[Term]:
    """The items that still lie on a location. ATH-B.6.14"""
    return [item for item in ALL_ITEMS if s.stock[site * ITEMS + item] > 0]


def takeable(s: Athena, player: Player, site: Site) -> list[Term]:
    """Those that the player can take: healing needs a contaminated survivor. ATH-B.13.9"""
    return [item for item in ALL_ITEMS if can_take_item(s, player, site, item)]


def can_take_item(s: Athena, player: Player, site: Site, item: Term) -> bool:
    return s.stock[site * ITEMS + item] > 0 and (item != HEAL or is_contaminated(s, player, CREW))


def can_gather(s: Athena, player: Player, site: Site) -> bool:
    """Whether gathering brings anything; a Hunter always finds food. ATH-B.6.23, 13.10"""
    for item in ALL_ITEMS:
        if can_take_item(s, player, site, item):
            return True
    return takes_part_with(s, HUNTER) > 0


def gathering(s: Athena, player: Player, site: Site) -> list[Step[Any]]:
    """Gather, then the Hunter's food, then contamination. ATH-B.6.14, 6.16, 13.10"""
    card = s.sites[site]
    scavengers, hunters = takes_part_with(s, SCAVENGER), takes_part_with(s, HUNTER)
    if scavengers:
        s.tell(notes.HELPS, player, SCAVENGER)
    steps: list[Step[Any]] = [Gather(player, site, TAKE[card] + scavengers)]
    steps += [HunterFinds(player) for _ in range(hunters)]
    if CONTAMINATED[card]:
        steps.append(ContaminateParty(player))
    return steps


class HunterFinds(Step["Athena"]):
    """The Hunter brings a food besides. ATH-B.13.10"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.tell(notes.HELPS, self.player, HUNTER)
        s.push(OfferGain(self.player, FOOD))


class Gather(Choice["Athena"]):
    """Take one of the items still there, or stop. ATH-B.6.14"""

    rule: ClassVar[str] = "ATH-B.6.14"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, site: Site, left: int) -> None:
        super().__init__(player)
        self.site: Final = site
        self.left: Final = left

    def legal(self, s: Athena) -> list[Atom]:
        if self.left == 0:
            return []
        return [*[Atom(ITEM_ATOM + item) for item in takeable(s, self.player, self.site)], PASS]

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == PASS:
            return
        player, item = self.player, Term(atom - ITEM_ATOM)
        place = self.site * ITEMS + item
        s.stock[place] = s.stock[place] - 1
        s.push(Gather(player, self.site, self.left - 1))
        if item == OBJECT_ITEM:
            s.push(DrawObject(player))
        elif item == HEAL:
            s.push(Heal(player, CREW, 1))
        else:
            s.push(Gain(player, item))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop") if atom == PASS else None

    def refused(self, s: Athena) -> list[Refusal]:
        """Healing that nobody needs."""
        here = takeable(s, self.player, self.site)
        lying = [item for item in items_left(s, self.site) if item not in here]
        return [Refusal(Atom(ITEM_ATOM + item), Text("refused-nobody-ill"), "ATH-B.13.9") for item in lying]


def clear_out(s: Athena, site: Site) -> None:
    """A location on which nothing is left is discarded when the action is over. ATH-B.6.15"""
    card = s.sites[site]
    if card != NOTHING and KIND_OF[card] == LOCATION and not items_left(s, site):
        discard(s, site)
        s.tell(notes.EMPTIED, card)
