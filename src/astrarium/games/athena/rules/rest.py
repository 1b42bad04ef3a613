"""Phase 2: feeding, abilities, boxes and objects, then the shift. ATH-B.7, X.6.1"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player, is_one_of
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import ABILITY_ATOM, CARD_ATOM, DONE_ATOM, ITEM_ATOM, SPECIAL_ATOM
from ..pieces import ACTIVE, EXHAUSTED, FOOD, HALF, NUMBERS, RESTING
from ..printed_cards import (
    ABILITY,
    CARD,
    COOK,
    DOCTOR,
    FIELD_KITCHEN,
    HACKER,
    MECHANIC,
    REPAIR_DRONES,
    SPECIAL,
    Ability,
    Card,
)
from ..state import Athena
from .alert import lose_alert
from .cargo import SpendHalf, can_spend_half, pay
from .contamination import CREW, Heal, is_contaminated
from .convoy import unused_special, use_special
from .damage import Repair, is_damaged
from .menus import add_extras, extra_label, extra_step, for_half
from .secret_objects import ByObjects
from .survivors import eats_batteries, eats_food, unused_abilities, use_ability, works_now

REST_ABILITIES: Final = [MECHANIC, DOCTOR, COOK, HACKER]
DRONE_REPAIRS: Final = NUMBERS.number("repair_drones")


class RestTurn(Step["Athena"]):
    """The menu, then the shift. ATH-B.7.1"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.then([RestMenu(self.player), Shift(self.player)])


class RestMenu(ByObjects):
    """Feed, use Rest abilities, boxes and objects in any order, before the zones shift. ATH-B.7.1, 7.2, 7.4"""

    rule: ClassVar[str] = "ATH-B.7.1"

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        options = [
            Atom(CARD_ATOM + survivor) for survivor in s.in_zone(player, EXHAUSTED) if can_feed(s, player, survivor)
        ]
        unused = unused_abilities(s, player)
        for ability in REST_ABILITIES:
            if unused >> ability & 1 and works_now(s, ability) and has_use(s, player, ability):
                options.append(Atom(ABILITY_ATOM + ability))
        if unused_special(s, player, REPAIR_DRONES) != NOTHING and can_spend_half(s, player) and is_damaged(s, player):
            options.append(Atom(SPECIAL_ATOM + REPAIR_DRONES))
        add_extras(s, player, options)
        options.append(DONE_ATOM)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == DONE_ATOM:
            return
        s.push(self)
        if atom >= CARD_ATOM:
            s.push(Feed(self.player, Card(atom - CARD_ATOM)))
        elif atom == SPECIAL_ATOM + REPAIR_DRONES:
            use_special(s, self.player, REPAIR_DRONES)
            s.then([SpendHalf(self.player), Repair(self.player, DRONE_REPAIRS)])
        elif is_one_of(Ability(atom - ABILITY_ATOM), REST_ABILITIES):
            self.use(s, Ability(atom - ABILITY_ATOM))
        else:
            s.push(extra_step(s, self.player, atom))

    def use(self, s: Athena, ability: Ability) -> None:
        player = self.player
        use_ability(s, player, ability)
        if ability == MECHANIC:
            s.push(Repair(player, 1))
        elif ability == DOCTOR:
            s.push(Heal(player, CREW, 1))
        elif ability == COOK:
            s.push(FeedFree(player))
        else:
            s.then([SpendHalf(player), LessAlert(player)])

    def rests(self, s: Athena) -> list[Atom]:
        return [DONE_ATOM]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        if atom >= CARD_ATOM:
            return feed_label(Card(atom - CARD_ATOM))
        if atom == ABILITY_ATOM + HACKER:
            return for_half(ABILITY.text(HACKER))
        return for_half(SPECIAL.text(REPAIR_DRONES)) if atom == SPECIAL_ATOM + REPAIR_DRONES else extra_label(atom)

    def refused(self, s: Athena) -> list[Refusal]:
        """Exhausted survivors for whom there is no food."""
        hungry = [survivor for survivor in s.in_zone(self.player, EXHAUSTED) if not can_feed(s, self.player, survivor)]
        return [
            Refusal(
                Atom(CARD_ATOM + survivor),
                Text("refused-no-food") if eats_food(survivor) else Text("refused-no-battery"),
                "ATH-B.7.2" if eats_food(survivor) else "ATH-X.6.1",
            )
            for survivor in hungry
        ]


def feed_label(survivor: Card) -> Text:
    """A survivor is fed with what it eats. ATH-B.7.2, X.6.1, 6.4"""
    words: dict[str, int | Text] = {"card": CARD.text(survivor)}
    if not eats_batteries(survivor):
        return Text("option-feed", words)
    return Text("option-feed-either", words) if eats_food(survivor) else Text("option-feed-battery", words)


def has_use(s: Athena, player: Player, ability: Ability) -> bool:
    """Whether a Rest ability has something to do and can be paid. ATH-B.4.7, X.4.3"""
    if ability == MECHANIC:
        return is_damaged(s, player)
    if ability == DOCTOR:
        return is_contaminated(s, player, CREW)
    if ability == COOK:
        return len(hungry_humans(s, player)) > 0
    return can_spend_half(s, player)


class LessAlert(Step["Athena"]):
    """One row down the Alert Table. ATH-X.13.1"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        lose_alert(s, self.player)


# Feeding


def can_feed(s: Athena, player: Player, survivor: Card) -> bool:
    """Humans eat food, androids half batteries, the Cyborg either. ATH-B.7.2, X.6.1, 6.4"""
    by_food = eats_food(survivor) and s.has(player, FOOD) > 0
    return by_food or (eats_batteries(survivor) and can_spend_half(s, player))


def hungry_humans(s: Athena, player: Player) -> list[Card]:
    """Exhausted survivors whom food that costs nothing can feed. ATH-X.6.6"""
    return [survivor for survivor in s.in_zone(player, EXHAUSTED) if eats_food(survivor)]


def revive(s: Athena, player: Player, survivor: Card) -> None:
    """A fed survivor goes to the Rest Zone. ATH-B.7.2"""
    s.writable_zone()[survivor] = RESTING
    s.tell(notes.FED, player, survivor)


class Feed(Choice["Athena"]):
    """With what a survivor is fed: only the Cyborg has a choice. ATH-B.7.2, X.6.4"""

    rule: ClassVar[str] = "ATH-X.6.4"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Athena) -> list[Atom]:
        options = []
        if eats_food(self.card) and s.has(self.player, FOOD) > 0:
            options.append(Atom(ITEM_ATOM + FOOD))
        if eats_batteries(self.card) and can_spend_half(s, self.player):
            options.append(Atom(ITEM_ATOM + HALF))
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == ITEM_ATOM + HALF:
            revive(s, self.player, self.card)
            s.push(SpendHalf(self.player))
        else:
            pay(s, self.player, FOOD)
            revive(s, self.player, self.card)
            s.push(FeedFromKitchen(self.player))


class FeedFree(Choice["Athena"]):
    """The Cook feeds one exhausted human survivor without food. ATH-B.13.3, X.6.6"""

    rule: ClassVar[str] = "ATH-B.13.3"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(CARD_ATOM + survivor) for survivor in hungry_humans(s, self.player)]

    def take(self, s: Athena, atom: Atom) -> None:
        revive(s, self.player, Card(atom - CARD_ATOM))


class FeedFromKitchen(Choice["Athena"]):
    """With a food spent the Field Kitchen feeds one more human survivor, once per round. ATH-B.13.3"""

    rule: ClassVar[str] = "ATH-B.13.3"

    def legal(self, s: Athena) -> list[Atom]:
        if unused_special(s, self.player, FIELD_KITCHEN) == NOTHING:
            return []
        options = [Atom(CARD_ATOM + survivor) for survivor in hungry_humans(s, self.player)]
        return [*options, PASS] if options else []

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != PASS:
            use_special(s, self.player, FIELD_KITCHEN)
            revive(s, self.player, Card(atom - CARD_ATOM))


class Shift(Step["Athena"]):
    """Rest Zone to Active Zone, then Exhausted Zone to Rest Zone. ATH-B.7.3"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        woken, resting = 0, 0
        zone = s.writable_zone()
        for survivor in s.crew[self.player]:
            if zone[survivor] == RESTING:
                zone[survivor] = ACTIVE
                woken += 1
            elif zone[survivor] == EXHAUSTED:
                zone[survivor] = RESTING
                resting += 1
        if woken + resting > 0:
            s.tell(notes.SHIFTS, self.player, woken, resting)
