"""What units can do and cost, after factions, permanent cards and effects. PAR-3.1, 3.16, 21"""

from __future__ import annotations

from typing import final

from ..components import (
    ATTACK,
    ATTACK_BASE,
    CAPACITY,
    CAPACITY_BASE,
    CONVERSION,
    CONVERT,
    COST,
    COST_BASE,
    DEFENCE,
    DEFENCE_BASE,
    DRILLS,
    EVENT,
    EXCHANGE_GIVE,
    FACTION,
    FACTION_MODIFIERS,
    FACTION_SPECIALS,
    KINDS,
    MIN_EXCHANGE,
    MINING,
    MOVE,
    MOVE_BASE,
    PERMANENT_MODIFIERS,
    RANGE,
    RANGE_BASE,
    RATE,
    RESOURCES,
    TRANSPORT,
    VALUE_BASE,
    Event,
    Faction,
    Modifier,
)


@final
class Figures:
    """A player's numbers, by kind of unit. Made anew when a faction or a permanent card comes or goes."""

    def __init__(self) -> None:
        self.attack: list[int] = ATTACK_BASE.copy()
        self.defence: list[int] = DEFENCE_BASE.copy()
        self.move: list[int] = MOVE_BASE.copy()
        self.range: list[int] = RANGE_BASE.copy()
        self.cost: list[list[int]] = [cost.copy() for cost in COST_BASE]
        """What producing costs. PAR-13.1"""
        self.salvage: list[list[int]] = [cost.copy() for cost in COST_BASE]
        """The cost after factions alone, which is what a winner salvages. PAR-15.11"""
        self.convert: list[int] = CONVERSION.copy()
        self.value: list[int] = VALUE_BASE.copy()
        """Points in the timed variant. PAR-22.4"""
        self.rate: int = EXCHANGE_GIVE
        """Cards given for one at the Space Port. PAR-10.7, 10.8"""
        self.capacity: int = CAPACITY_BASE[TRANSPORT]
        self.drills: int = 0
        """What each cargo extracts in addition from an asteroid."""
        self.mining: int = 0
        """What each planet with a colony yields in addition."""
        self.specials: int = 0
        """What the factions can do beyond numbers, as bits."""

    def able(self, special: int) -> bool:
        """Whether one of the player's factions can do this."""
        return self.specials & special != 0


def figures_of(factions: list[Faction], permanents: list[Event], without: frozenset[str]) -> Figures:
    """The numbers of a player with these factions and permanent cards. PAR-19.4, 21.4"""
    f = Figures()
    for faction in factions:
        if not without or FACTION.ids[faction] not in without:
            f.specials |= FACTION_SPECIALS[faction]
            for modifier in FACTION_MODIFIERS[faction]:
                _add(f, modifier)
                what, kind, resource, amount = modifier
                if what == COST:
                    f.salvage[kind][resource] += amount
                    f.value[kind] += amount
    for card in permanents:
        if not without or EVENT.ids[card] not in without:
            for modifier in PERMANENT_MODIFIERS[card]:
                _add(f, modifier)
    _limit(f)
    return f


def _add(f: Figures, modifier: Modifier) -> None:
    what, kind, resource, amount = modifier
    if what == ATTACK:
        f.attack[kind] += amount
    elif what == DEFENCE:
        f.defence[kind] += amount
    elif what == MOVE:
        f.move[kind] += amount
    elif what == RANGE:
        f.range[kind] += amount
    elif what == COST:
        f.cost[kind][resource] += amount
    elif what == CONVERT:
        f.convert[resource] += amount
    elif what == RATE:
        f.rate += amount
    elif what == CAPACITY:
        f.capacity += amount
    elif what == DRILLS:
        f.drills += amount
    else:
        assert what == MINING
        f.mining += amount


def _limit(f: Figures) -> None:
    """No cost below 0, no movement below 1, no rate below 1. PAR-3.16, 10.8, 13.14

    Bonuses are limited where they are used: carried fighters come first.
    """
    for kind in range(KINDS):
        if MOVE_BASE[kind] > 0:
            f.move[kind] = max(1, f.move[kind])
        for resource in range(RESOURCES):
            f.cost[kind][resource] = max(0, f.cost[kind][resource])
            f.salvage[kind][resource] = max(0, f.salvage[kind][resource])
    for resource in range(RESOURCES):
        f.convert[resource] = max(0, f.convert[resource])
    f.rate = max(MIN_EXCHANGE, f.rate)
