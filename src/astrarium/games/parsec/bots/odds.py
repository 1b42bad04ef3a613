"""What a strike may bring, for the built-in bots: chances of the dice, losses, salvage, the answer to it. PAR-15, 16"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import CARGO, COLONY, CRUISER, DIE, FIGHTER, KIND_OF, KINDS, MILITARY, RESOURCES, SET, TRANSPORT, Unit
from ..rules.abilities import attack_of, defence_of, reaches
from ..rules.combat.aiming import supporters
from ..rules.fleets import carried, units_on
from ..state import Parsec

ROLLS: Final = DIE * DIE
_LEADS: Final = 16
HITS: Final[list[int]] = [
    sum(1 for attack in range(DIE) for defence in range(DIE) if attack + lead > defence)
    for lead in range(-_LEADS, _LEADS + 1)
]
"""Of all rolls of two dice, those that hit with a lead of so much, from -16 on."""

LOSS: Final[list[int]] = [0] * KINDS
"""What the fall of a unit costs its owner, about."""
LOSS[COLONY] = 100
LOSS[CARGO] = 40
LOSS[FIGHTER] = 20
LOSS[TRANSPORT] = 30
LOSS[CRUISER] = 55
_WARSHIPS: Final = min(place for place in range(SET) if MILITARY[KIND_OF[place]])
"""Within a colour the military vessels come last."""
SALVAGED: Final = 10
"""A card salvaged."""


def hits(lead: int) -> int:
    """How many of all rolls hit."""
    if lead < -_LEADS:
        return 0
    return ROLLS if lead > _LEADS else HITS[lead + _LEADS]


def spoils(cost: list[int]) -> int:
    """What whoever destroys a unit of that cost salvages. PAR-15.10, 15.11"""
    cards = 0
    for resource in range(RESOURCES):
        cards += cost[resource]
    return SALVAGED * cards


def fallen(s: Parsec, target: Unit) -> int:
    """The unit that its owner would give up if this one is hit: the cheapest that may be chosen. PAR-15.7 to 15.9"""
    found = target
    for unit in units_on(s, s.at[target]):
        if KIND_OF[unit] != COLONY and LOSS[KIND_OF[unit]] < LOSS[KIND_OF[found]]:
            found = unit
    aboard = carried(s, found)
    return aboard[0] if aboard else found


def answers(s: Parsec, owner: Player, target: Unit, unit: Unit) -> int:
    """The attack bonus with which a struck side can answer a vessel: the target and all warships that reach it.

    NOBODY if none does. PAR-16.4, 16.9
    """
    hex = s.at[unit]
    total = 0
    able = reaches(s, target, hex)
    if able:
        total = attack_of(s, target)
    first = s.first_unit(owner)
    for other in range(first + _WARSHIPS, first + SET):
        if other != target and s.at[other] != NOTHING and reaches(s, Unit(other), hex):
            total += attack_of(s, Unit(other))
            able = True
    return total if able else NOBODY


def add_strike(s: Parsec, standings: list[int], side: int, units: tuple[Unit, ...], target: Unit) -> None:
    """How standings would change on average by a strike of these units, and by the answer to it."""
    striker = s.rivals[side]
    owner = s.owner(target)
    lead = -defence_of(s, target)
    for unit in units:
        lead += attack_of(s, unit)
    for unit in supporters(s, side, target):
        lead += attack_of(s, unit)
    hit = hits(lead)
    lost = fallen(s, target)
    standings[striker] += spoils(s.figures[owner].salvage[KIND_OF[lost]]) * hit // ROLLS
    standings[owner] -= LOSS[KIND_OF[lost]] * hit // ROLLS
    # A lone target that falls answers no more.
    answered = ROLLS - hit if lost == target and len(units_on(s, s.at[target])) == 1 else ROLLS
    most = 0
    struck = units[0]
    for unit in units:
        bonus = answers(s, owner, target, unit)
        if bonus != NOBODY:
            risk = hits(bonus - defence_of(s, unit)) * LOSS[KIND_OF[unit]]
            if risk > most:
                most = risk
                struck = unit
    if most > 0:
        standings[striker] -= most * answered // (ROLLS * ROLLS)
        kind = KIND_OF[struck]
        gain = spoils(s.figures[striker].salvage[kind])
        standings[owner] += most * gain * answered // (LOSS[kind] * ROLLS * ROLLS)


def may_pay(s: Parsec, side: int, units: tuple[Unit, ...], target: Unit) -> bool:
    """Whether a strike of these units, with the answer to it, serves whoever strikes more than whoever is struck."""
    changes = [0] * s.players
    add_strike(s, changes, side, units, target)
    return changes[s.rivals[side]] > changes[s.owner(target)]
