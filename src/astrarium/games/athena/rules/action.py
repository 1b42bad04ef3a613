"""The action at a site: use its card, its bonus, its weapon. ATH-B.6.7 to 6.10, 6.17 to 6.24, X.7"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import DEAL, DEAL_ATOM, DONE_ATOM, ENCOUNTER_DEALS, FIRE_ATOM, SITE, USE_CARD_ATOM, Deal, Site
from ..pieces import EXHAUSTED, RESTING
from ..printed_cards import CARD, CONTAMINATED, ENCOUNTER, KIND_OF, LEADER, LOCATION, LOCATION_WEAPON, SURVIVOR, Card
from ..state import Athena
from .armed_locations import FireLocation, can_fire_location
from .contamination import protected
from .convoy import TakeCard, can_take
from .encounters import TakeDeal, bonus_deals, deal_label, is_any_open, is_open, refused_deals
from .locations import can_gather, clear_out, gathering
from .survivors import has_as, works_now
from .zone import Refill, clear, discard


def can_use_card(s: Athena, player: Player, site: Site) -> bool:
    """Whether the card of a site can be used: gathered, mounted, recruited, dealt with. ATH-B.6.7, 6.19, 6.23"""
    card = s.sites[site]
    if card == NOTHING:
        return False
    if KIND_OF[card] == LOCATION:
        return can_gather(s, player, site)
    if KIND_OF[card] == ENCOUNTER:
        return is_any_open(s, player, ENCOUNTER_DEALS[card])
    return can_take(s, player, card)


def finds_something(s: Athena, player: Player, site: Site) -> bool:
    """Whether those in the party can use the card or a bonus action at once. ATH-B.6.23"""
    return can_use_card(s, player, site) or is_any_open(s, player, bonus_deals(s, site))


def deal_atoms(s: Athena, player: Player, deals: list[Deal]) -> list[Atom]:
    return [Atom(DEAL_ATOM + deal) for deal in deals if is_open(s, player, deal)]


class Act(Choice["Athena"]):
    """Use the card, the bonus action, or both in either order; fire the weapon of the place. ATH-B.6.7, X.7.1

    Options of encounters and bonus actions are offered as they are, so that one decision is enough.
    """

    rule: ClassVar[str] = "ATH-B.6.7"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, player: Player, carded: bool = False, rewarded: bool = False, fired: bool = False) -> None:
        super().__init__(player)
        self.carded: Final = carded
        self.rewarded: Final = rewarded
        self.fired: Final = fired

    def legal(self, s: Athena) -> list[Atom]:
        player, site = self.player, s.site
        card = s.sites[site]
        options: list[Atom] = []
        if not self.carded and card != NOTHING:
            if KIND_OF[card] == ENCOUNTER:
                options += deal_atoms(s, player, ENCOUNTER_DEALS[card])
            elif can_use_card(s, player, site):
                options.append(USE_CARD_ATOM)
        if not self.rewarded:
            options += deal_atoms(s, player, bonus_deals(s, site))
        if not self.fired and is_armed(s, site) and can_fire_location(s, player, site):
            options.append(FIRE_ATOM)
        # A survivor's death or a wrong payment may have left nothing to do.
        return [*options, DONE_ATOM] if self.carded or self.rewarded or not options else options

    def take(self, s: Athena, atom: Atom) -> None:
        player, site = self.player, s.site
        if atom == DONE_ATOM:
            return
        if atom == USE_CARD_ATOM:
            s.then([UseCard(player), Act(player, True, self.rewarded, self.fired)])
        elif atom == FIRE_ATOM:
            # Before gathering the shot is part of it, so that gathering follows at once. ATH-X.7.4
            gather: list[Step[Any]] = [] if self.carded else [UseCard(player)]
            s.then([FireLocation(player, site), *gather, Act(player, True, self.rewarded, True)])
        else:
            deal = Deal(atom - DEAL_ATOM)
            if deal in bonus_deals(s, site):
                s.then([TakeDeal(player, deal), Act(player, self.carded, True, self.fired)])
            else:
                discard(s, site)
                s.then([TakeDeal(player, deal), Act(player, True, self.rewarded, self.fired)])

    def rests(self, s: Athena) -> list[Atom]:
        return [DONE_ATOM] if self.carded or self.rewarded else []

    def label(self, s: Athena, atom: Atom) -> Text | None:
        card = s.sites[s.site]
        if DEAL_ATOM <= atom < DEAL_ATOM + len(DEAL):
            return deal_label(s, self.player, Deal(atom - DEAL_ATOM))
        if atom != USE_CARD_ATOM or card == NOTHING:
            return None
        kind = KIND_OF[card]
        key = "option-gather" if kind == LOCATION else "option-recruit" if kind == SURVIVOR else "option-mount"
        if CONTAMINATED[card] and not protected(s):
            key = "option-gather-contaminated"
        return Text(key, {"card": CARD.text(card)})

    def refused(self, s: Athena) -> list[Refusal]:
        """Options that cannot be paid or do nothing."""
        player, card = self.player, s.sites[s.site]
        found: list[Refusal] = []
        if not self.carded and card != NOTHING:
            if KIND_OF[card] == ENCOUNTER:
                found += refused_deals(s, player, ENCOUNTER_DEALS[card], "ATH-B.6.19")
            elif not can_use_card(s, player, s.site):
                found.append(unusable(card))
        if not self.rewarded:
            found += refused_deals(s, player, bonus_deals(s, s.site), "ATH-B.6.23")
        if not self.fired and is_armed(s, s.site) and not can_fire_location(s, player, s.site):
            found.append(Refusal(FIRE_ATOM, Text("refused-cannot-fire"), "ATH-X.7.1"))
        return found

    def words(self, s: Athena) -> dict[str, int | Text]:
        return {"site": SITE.text(s.site)}


def unusable(card: Card) -> Refusal:
    """Why the card of a site cannot be used. ATH-B.3.8, 6.23"""
    if KIND_OF[card] == SURVIVOR:
        return Refusal(USE_CARD_ATOM, Text("refused-no-seat"), "ATH-B.3.8")
    return Refusal(USE_CARD_ATOM, Text("refused-no-use"), "ATH-B.6.23")


def is_armed(s: Athena, site: Site) -> bool:
    """Whether the card of a site is a location with a weapon. ATH-X.7"""
    card = s.sites[site]
    return card != NOTHING and LOCATION_WEAPON[card] > 0


class UseCard(Step["Athena"]):
    """Gather at a location; take a card for the convoy, or a survivor. ATH-B.6.14, 6.17, 6.18"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        card = s.sites[s.site]
        if KIND_OF[card] == LOCATION:
            s.then(gathering(s, self.player, s.site))
        else:
            clear(s, s.site)
            s.incoming.append(card)
            s.push(TakeCard(self.player, card))


class EndAction(Step["Athena"]):
    """Those who took part go to the Exhausted Zone, a Leader to rest; an empty site is refilled. ATH-B.6.9, 6.10"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        site = s.site
        clear_out(s, site)
        for survivor in s.party:
            rests = returns_at_once(s, survivor)
            s.writable_zone()[survivor] = RESTING if rests else EXHAUSTED
            s.tell(notes.RETURNS if rests else notes.TIRED, self.player, survivor)
        s.party = []
        s.site = Site(NOTHING)
        s.push(Refill(site))


def returns_at_once(s: Athena, survivor: Card) -> bool:
    """A Leader, or a Mimic that copies one, goes to the Rest Zone. ATH-B.3.9, X.13.5"""
    return works_now(s, LEADER) and has_as(s, survivor, LEADER) > 0
