"""Survivors: zones, abilities, recruiting, leaving. ATH-B.3"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ....clockwork.step import Step
from .. import notes
from ..pieces import ACTIVE, ANY_PHASE, P_SURVIVOR, RESTING
from ..printed_cards import ABILITY, ABILITY_OF, ABILITY_PHASE, ANDROID, HUMAN, MIMIC_CARD, NO_CARD, Ability, Card
from ..state import Athena
from .cargo import Overflow
from .room import has_seat

OWN: Final = 1
"""In `used`: the survivor's own ability was used this round. ATH-B.3.6"""
COPY: Final = 2
"""In `used` of the Mimic: the copied ability was used. ATH-X.13.4"""

# Abilities


def works_now(s: Athena, ability: Ability) -> bool:
    """Whether the ability belongs to the present phase. ATH-B.3.5"""
    phase = ABILITY_PHASE[ability]
    if phase != s.phase and phase != ANY_PHASE:
        return False
    return not s.without or ABILITY.ids[ability] not in s.without


def has_as(s: Athena, survivor: Card, ability: Ability) -> int:
    """How a survivor has an ability: OWN, COPY (the Mimic, for this phase), or 0. ATH-X.13.4"""
    if ABILITY_OF[survivor] == ability:
        return OWN
    if survivor == MIMIC_CARD and s.copied != NOTHING and ABILITY_OF[s.copied] == ability:
        return COPY
    return 0


def has_ability(s: Athena, side: Player, ability: Ability) -> bool:
    """Whether an Active survivor of the side has that ability now. ATH-B.3.4, 3.5"""
    return number_with(s, side, ability) > 0


def number_with(s: Athena, side: Player, ability: Ability) -> int:
    """How many Active survivors of the side have that ability now: passive ones add up."""
    if not works_now(s, ability):
        return 0
    number = 0
    for survivor in s.crew[side]:
        if s.zone[survivor] == ACTIVE and has_as(s, survivor, ability):
            number += 1
    return number


def takes_part_with(s: Athena, ability: Ability) -> int:
    """How many survivors taking part in the running action have that Exploration ability. ATH-B.3.4"""
    if not works_now(s, ability):
        return 0
    number = 0
    for survivor in s.party:
        if has_as(s, survivor, ability):
            number += 1
    return number


def user_of(s: Athena, side: Player, ability: Ability) -> Card:
    """An Active survivor who can use that ability, once per round and card; NOTHING if there is none. ATH-B.3.6"""
    if not works_now(s, ability):
        return NO_CARD
    for survivor in s.crew[side]:
        if s.zone[survivor] == ACTIVE:
            way = has_as(s, survivor, ability)
            if way and s.used[survivor] & way == 0:
                return survivor
    return NO_CARD


def unused_abilities(s: Athena, side: Player) -> int:
    """What Active survivors of the side could still do this round, whatever the phase: abilities as a mask."""
    found = 0
    for survivor in s.crew[side]:
        if s.zone[survivor] == ACTIVE:
            if s.used[survivor] & OWN == 0:
                found |= 1 << ABILITY_OF[survivor]
            if survivor == MIMIC_CARD and s.copied != NOTHING and s.used[survivor] & COPY == 0:
                found |= 1 << ABILITY_OF[s.copied]
    return found


def use_ability(s: Athena, side: Player, ability: Ability) -> None:
    """Some Active survivor uses the ability, for this round. ATH-B.3.6"""
    survivor = user_of(s, side, ability)
    assert survivor != NOTHING, "nobody can use the ability"
    s.writable_used()[survivor] |= has_as(s, survivor, ability)
    s.tell(notes.USES_ABILITY, side, ability)


# Food and objects: androids and humans. ATH-X.6


def eats_food(survivor: Card) -> bool:
    return HUMAN[survivor]


def eats_batteries(survivor: Card) -> bool:
    return ANDROID[survivor]


def takes_objects(survivor: Card) -> bool:
    """No object may be used on an android; the Cyborg is human too. ATH-X.6.2, 6.4"""
    return HUMAN[survivor]


# Coming and going


def join(s: Athena, side: Player, survivor: Card, zone: int) -> None:
    """The card goes to a zone, its token onto the convoy."""
    s.crew[side] = [*s.crew[side], survivor]
    s.writable_zone()[survivor] = zone
    s.reserve[P_SURVIVOR] = s.reserve[P_SURVIVOR] - 1


def can_recruit(s: Athena, side: Player) -> bool:
    """Whether a survivor token is left, and a seat that no survivor of the side needs. ATH-B.3.8"""
    return s.reserve[P_SURVIVOR] > 0 and has_seat(s, side)


class Recruit(Step["Athena"]):
    """A new survivor goes to the Rest Zone, its token onto the convoy, where room is made for it. ATH-B.3.8"""

    def __init__(self, player: Player, card: Card) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Athena) -> None:
        s.incoming.remove(self.card)
        join(s, self.player, self.card, RESTING)
        s.tell(notes.RECRUITS, self.player, self.card)
        s.push(Overflow(self.player, self.card))
