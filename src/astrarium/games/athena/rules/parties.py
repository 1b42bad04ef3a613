"""Who is sent to a site: one or two survivors, and what makes them strong enough. ATH-B.6.5, 6.6, 6.23, X.6.1

Whether a group may go is tried out: party and load are changed for a moment, looked at, and put back.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ANTIFREEZE,
    CARD_ATOM,
    DISCARD_HALF_ATOM,
    DONE_ATOM,
    ITEM_ATOM,
    OBJECT_ATOM,
    SITE,
    TURN_FULL_ATOM,
    Site,
)
from ..pieces import FOOD, FULL, HALF, NUMBERS, RESOURCES
from ..printed_cards import CARD, Card
from ..state import Athena
from .action import finds_something
from .cargo import drop_object, has_effect, pay, put_aboard, take_off, turn_battery
from .secret_objects import ByObjects
from .survivors import eats_batteries, eats_food, takes_objects
from .zone import site_value

ANTIFREEZE_VALUE: Final = NUMBERS.number("antifreeze")
BOOST: Final = NUMBERS.number("boost")

# Which groups can go


def groups(survivors: list[Card]) -> list[list[Card]]:
    """Every one and every two of these survivors. ATH-B.6.5"""
    found = [[survivor] for survivor in survivors]
    for place, survivor in enumerate(survivors):
        found += [[survivor, other] for other in survivors[place + 1 :]]
    return found


def can_send(s: Athena, player: Player, site: Site, party: list[Card]) -> bool:
    """Whether the group can be made strong enough and then finds something to do at once. ATH-B.6.6, 6.23"""
    before = s.party
    s.party = party
    missing = missing_value(s, site)
    strong = missing <= 0 or missing <= most_added(s, player)
    found = strong and can_succeed(s, player, site, missing, 0, 0)
    s.party = before
    return found


def can_go(s: Athena, player: Player, survivor: Card, active: list[Card]) -> bool:
    """Whether a survivor can be sent to the site that was chosen, alone or with another one."""
    if can_send(s, player, s.site, [survivor]):
        return True
    for other in active:
        if other != survivor and can_send(s, player, s.site, [survivor, other]):
            return True
    return False


def can_reach(s: Athena, player: Player, site: Site, party: list[Card]) -> bool:
    """Whether the group can be made strong enough, whatever there is to do."""
    before = s.party
    s.party = party
    found = missing_value(s, site) <= most_added(s, player)
    s.party = before
    return found


def most_value(s: Athena, player: Player, active: list[Card]) -> int:
    """The highest value that a group can be made to have."""
    before = s.party
    most = 0
    for party in groups(active):
        s.party = party
        value = most_added(s, player)
        for survivor in party:
            value += s.value(survivor)
        most = max(most, value)
    s.party = before
    return most


def missing_value(s: Athena, site: Site) -> int:
    """How much the survivors taking part lack for a site. ATH-B.3.2, 6.6"""
    missing = site_value(s, site)
    for survivor in s.party:
        missing -= s.value(survivor)
    return missing


def most_added(s: Athena, player: Player) -> int:
    """How much value objects and boosts can add for the party. A full battery feeds twice. ATH-B.6.6, X.2.3"""
    foods = min(s.has(player, FOOD), eaters_of_food(s))
    halves = min(s.has(player, HALF) + 2 * s.has(player, FULL), eaters_of_batteries(s))
    return capsules(s, player) * ANTIFREEZE_VALUE + min(len(s.party), foods + halves) * BOOST


def eaters_of_food(s: Athena) -> int:
    number = 0
    for survivor in s.party:
        if eats_food(survivor):
            number += 1
    return number


def eaters_of_batteries(s: Athena) -> int:
    number = 0
    for survivor in s.party:
        if eats_batteries(survivor):
            number += 1
    return number


def capsules(s: Athena, player: Player) -> int:
    """The Antifreeze Capsules that somebody in the party could take; no android. ATH-B.4.7, X.6.2"""
    held = s.objects[player]
    if not held or not has_effect(s, ANTIFREEZE):
        return 0
    for survivor in s.party:
        if takes_objects(survivor):
            return held.count(ANTIFREEZE)
    return 0


# Ways to be stronger


def ways_to_strengthen(s: Athena, player: Player, foods: int, halves: int) -> list[Atom]:
    """What adds value after so many boosts: capsules before any boost, food, half batteries. ATH-B.6.6, X.6.1

    Each survivor is boosted once; which one it is makes no difference beyond what it eats.
    """
    options: list[Atom] = []
    if foods + halves == 0 and capsules(s, player) > 0:
        options.append(Atom(OBJECT_ATOM + ANTIFREEZE))
    if foods + halves == len(s.party):
        return options
    # Food before batteries: the order of boosts is nobody's decision.
    if halves == 0 and s.has(player, FOOD) > 0 and foods < eaters_of_food(s):
        options.append(Atom(ITEM_ATOM + FOOD))
    if halves < eaters_of_batteries(s):
        if s.has(player, HALF) > 0:
            options.append(DISCARD_HALF_ATOM)
        if s.has(player, FULL) > 0:
            options.append(TURN_FULL_ATOM)
    return options


def can_succeed(s: Athena, player: Player, site: Site, missing: int, foods: int, halves: int) -> bool:
    """Whether what is missing can be added in a way that leaves something to do at the site. ATH-B.6.23"""
    if missing <= 0:
        return finds_something(s, player, site)
    for atom in ways_to_strengthen(s, player, foods, halves):
        if succeeds_with(s, player, site, missing, foods, halves, atom):
            return True
    return False


def succeeds_with(s: Athena, player: Player, site: Site, missing: int, foods: int, halves: int, atom: Atom) -> bool:
    """Whether the group can still succeed after this way of adding value."""
    if atom == OBJECT_ATOM + ANTIFREEZE:
        held = s.writable_objects()[player]
        place = held.index(ANTIFREEZE)
        held.pop(place)
        found = can_succeed(s, player, site, missing - ANTIFREEZE_VALUE, foods, halves)
        held.insert(place, ANTIFREEZE)
    elif atom == TURN_FULL_ATOM:
        start = player * RESOURCES
        s.load[start + FULL] -= 1
        s.load[start + HALF] += 1
        found = can_succeed(s, player, site, missing - BOOST, foods, halves + 1)
        s.load[start + HALF] -= 1
        s.load[start + FULL] += 1
    else:
        eaten = FOOD if atom == ITEM_ATOM + FOOD else HALF
        take_off(s, player, eaten)
        if eaten == FOOD:
            found = can_succeed(s, player, site, missing - BOOST, foods + 1, halves)
        else:
            found = can_succeed(s, player, site, missing - BOOST, foods, halves + 1)
        put_aboard(s, player, eaten)
    return found


# Sending them


def survivor_label(s: Athena, atom: Atom) -> Text:
    """A survivor is called with the value it has now."""
    survivor = Card(atom - CARD_ATOM)
    return Text("option-survivor", {"card": CARD.text(survivor), "value": s.value(survivor)})


class FirstSurvivor(ByObjects):
    """The first or only survivor taking part. ATH-B.6.5"""

    rule: ClassVar[str] = "ATH-B.6.5"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("site", "value")

    def legal(self, s: Athena) -> list[Atom]:
        active = s.active(self.player)
        return [Atom(CARD_ATOM + survivor) for survivor in active if can_go(s, self.player, survivor, active)]

    def take(self, s: Athena, atom: Atom) -> None:
        s.party = [Card(atom - CARD_ATOM)]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return survivor_label(s, atom)

    def words(self, s: Athena) -> dict[str, int | Text]:
        return {"site": SITE.text(s.site), "value": site_value(s, s.site)}


class SecondSurvivor(ByObjects):
    """A further survivor taking part, or none if the first is enough. ATH-B.6.5"""

    rule: ClassVar[str] = "ATH-B.6.5"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("site", "value")

    def legal(self, s: Athena) -> list[Atom]:
        first = s.party[0]
        options = [
            Atom(CARD_ATOM + survivor)
            for survivor in s.active(self.player)
            if survivor != first and can_send(s, self.player, s.site, [first, survivor])
        ]
        return [*options, DONE_ATOM] if can_send(s, self.player, s.site, [first]) else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != DONE_ATOM:
            s.party.append(Card(atom - CARD_ATOM))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        if atom != DONE_ATOM:
            return survivor_label(s, atom)
        missing = missing_value(s, s.site)
        return Text("option-nobody-else-yet", {"missing": missing}) if missing > 0 else Text("option-nobody-else")

    def words(self, s: Athena) -> dict[str, int | Text]:
        return {"site": SITE.text(s.site), "value": site_value(s, s.site)}


class SetOut(Step["Athena"]):
    """The group goes; what its survivors lack is made up for. ATH-B.6.6"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.tell(notes.EXPLORES, self.player, s.site, s.sites[s.site])
        for survivor in s.party:
            s.tell(notes.SENDS, self.player, survivor)
        strengthen(s, Strengthen(self.player, missing_value(s, s.site)))


def strengthen(s: Athena, still: Strengthen) -> None:
    """Ask for what makes the group stronger, as long as it lacks anything. ATH-B.6.6"""
    if still.missing > 0:
        s.push(still)


class Strengthen(ByObjects):
    """While value is missing: food or a half battery for +1, or Antifreeze Capsules for +2. ATH-B.6.6, X.6.1"""

    rule: ClassVar[str] = "ATH-B.6.6"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, missing: int, foods: int = 0, halves: int = 0) -> None:
        super().__init__(player)
        self.missing: Final = missing
        self.foods: Final = foods
        self.halves: Final = halves

    def legal(self, s: Athena) -> list[Atom]:
        return [
            atom
            for atom in ways_to_strengthen(s, self.player, self.foods, self.halves)
            if succeeds_with(s, self.player, s.site, self.missing, self.foods, self.halves, atom)
        ]

    def take(self, s: Athena, atom: Atom) -> None:
        player, missing, foods, halves = self.player, self.missing, self.foods, self.halves
        if atom == OBJECT_ATOM + ANTIFREEZE:
            drop_object(s, player, ANTIFREEZE)
            s.tell(notes.USES_OBJECT, player, ANTIFREEZE)
            strengthen(s, Strengthen(player, missing - ANTIFREEZE_VALUE))
        elif atom == ITEM_ATOM + FOOD:
            pay(s, player, FOOD)
            strengthen(s, Strengthen(player, missing - BOOST, foods + 1, halves))
        else:
            if atom == DISCARD_HALF_ATOM:
                pay(s, player, HALF)
            else:
                turn_battery(s, player)
            strengthen(s, Strengthen(player, missing - BOOST, foods, halves + 1))
