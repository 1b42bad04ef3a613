"""Resource cards: gained and paid for all to see, held in secret, stolen unseen. PAR-1.8, 1.9"""

from __future__ import annotations

from ....clockwork.names import NOBODY, PUBLIC, Player
from ....mechanisms.hands import drop, gain, give_openly, hand_over, reveal, take_random
from ....mechanisms.payments import can_pay_all
from ..components import ALL_RESOURCES, RESOURCES, Resource
from ..state import Parsec


def can_pay(s: Parsec, player: Player, price: list[int]) -> bool:
    """Whether the player holds all these cards."""
    return can_pay_all(s.purse, player * RESOURCES, price)


def gain_goods(s: Parsec, player: Player, counts: list[int]) -> list[int]:
    """The player takes cards from the stacks, as many as there are; which they got. PAR-1.9"""
    purse = s.writable_purse()
    hand = s.writable_goods()[player]
    seen = s.writable_seen_goods()[player]
    got = [0] * RESOURCES
    for resource in range(RESOURCES):
        number = min(counts[resource], s.stacks[resource])
        if number == 0:
            continue
        got[resource] = number
        s.stacks[resource] = s.stacks[resource] - number
        purse[player * RESOURCES + resource] = purse[player * RESOURCES + resource] + number
        for _ in range(number):
            gain(hand, seen, resource, PUBLIC)
    return got


def pay_goods(s: Parsec, player: Player, price: list[int]) -> None:
    """The player puts cards back on the stacks. PAR-1.8"""
    assert can_pay(s, player, price), f"{s.purse} cannot pay {price}"
    purse = s.writable_purse()
    hand = s.writable_goods()[player]
    seen = s.writable_seen_goods()[player]
    for resource in range(RESOURCES):
        number = price[resource]
        if number == 0:
            continue
        s.stacks[resource] = s.stacks[resource] + number
        purse[player * RESOURCES + resource] = purse[player * RESOURCES + resource] - number
        for _ in range(number):
            drop(s, hand, seen, resource)


def give_goods(s: Parsec, giver: Player, taker: Player, counts: list[int]) -> None:
    """Cards go from one player to another for all to see: trade, toll, pay for support."""
    assert can_pay(s, giver, counts), f"{s.purse} cannot give {counts}"
    purse = s.writable_purse()
    hands = s.writable_goods()
    seen = s.writable_seen_goods()
    for resource in range(RESOURCES):
        number = counts[resource]
        if number == 0:
            continue
        purse[giver * RESOURCES + resource] = purse[giver * RESOURCES + resource] - number
        purse[taker * RESOURCES + resource] = purse[taker * RESOURCES + resource] + number
        for _ in range(number):
            give_openly(s, hands, seen, giver, taker, resource)


def show_goods(s: Parsec, player: Player, counts: list[int]) -> None:
    """Whoever offers cards holds them, and everybody hears the offer. PAR-10.6"""
    seen = s.writable_seen_goods()[player]
    for resource in range(RESOURCES):
        if counts[resource] > 0:
            reveal(s, s.goods[player], seen, resource, counts[resource])


def steal_good(s: Parsec, thief: Player, victim: Player) -> int:
    """One card at random, seen by these two only; NOBODY if there is none. E19"""
    resource = take_random(s, s.writable_goods(), s.writable_seen_goods(), thief, victim)
    if resource != NOBODY:
        purse = s.writable_purse()
        purse[victim * RESOURCES + resource] -= 1
        purse[thief * RESOURCES + resource] += 1
    return resource


def inherit_goods(s: Parsec, heir: Player, loser: Player) -> None:
    """All cards of an eliminated player. PAR-19.2"""
    hand_over(s, s.writable_goods(), s.writable_seen_goods(), loser, heir)
    purse = s.writable_purse()
    for resource in range(RESOURCES):
        purse[heir * RESOURCES + resource] += s.holds(loser, Resource(resource))
        purse[loser * RESOURCES + resource] = 0


def return_goods(s: Parsec, player: Player) -> None:
    """All cards of a player go back to the stacks. PAR-19.5"""
    pay_goods(s, player, [s.holds(player, resource) for resource in ALL_RESOURCES])


def count_purses(s: Parsec) -> None:
    """How many cards of each resource the players hold, once a position has been read or dealt anew."""
    purse = [0] * (s.players * RESOURCES)
    for player in s.everyone():
        for resource in s.goods[player]:
            purse[player * RESOURCES + resource] += 1
    s.purse = purse
