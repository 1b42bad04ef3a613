"""Small parts of which observations are made: see columns.py for how a game declares them."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY, knows
from ..mechanisms.decks import Deck

UNKNOWN: Final = -1
"""Stands in an observation for what is not there, or what the player cannot know."""


def whose(other: int, player: int, sides: int) -> int:
    """Where another sits, counted from the player; UNKNOWN for nobody."""
    return UNKNOWN if other < 0 else (other - player) % sides


def place_of(seat: int, order: list[int]) -> int:
    """The place of a seat in an order, from 0; UNKNOWN if it has none."""
    for place in range(len(order)):
        if order[place] == seat:
            return place
    return UNKNOWN


def slots(things: list[int], number: int) -> list[int]:
    """The first so many things of a pile; UNKNOWN where there is none."""
    found = things[:number]
    return found + [UNKNOWN] * (number - len(found))


def one_of(thing: int, number: int) -> list[int]:
    """A 1 for this of so many things, a 0 for each other; nothing but 0 if it is none of them."""
    found = [0] * number
    if 0 <= thing < number:
        found[thing] = 1
    return found


def counted(things: list[int], number: int) -> list[int]:
    """How many there are of each of so many things."""
    found = [0] * number
    for thing in things:
        found[thing] += 1
    return found


def known_in(cards: list[int], masks: list[int], owner: int, viewer: int, faces: int) -> list[int]:
    """How many of each face the viewer knows in a hand; the owner knows all."""
    if owner == viewer:
        return counted(cards, faces)
    found = [0] * faces
    for place in range(len(cards)):
        if knows(masks[place], viewer):
            found[cards[place]] += 1
    return found


def known_top(deck: Deck, player: int, number: int) -> list[int]:
    """The first so many cards of a deck, as far as the player knows them."""
    found: list[int] = []
    for depth in range(number):
        known = depth < len(deck.cards) and deck.knows(player, depth)
        found.append(deck.peek(depth) if known else UNKNOWN)
    return found


def secret(thing: int, mask: int, player: int) -> int:
    """A thing, for those who know it."""
    return thing if thing != NOBODY and knows(mask, player) else UNKNOWN


def screened(numbers: list[int], hidden: bool) -> list[int]:
    """Numbers, for those who may look behind the screen."""
    return [UNKNOWN] * len(numbers) if hidden else numbers
