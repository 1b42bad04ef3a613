"""Effects that begin with a question, and what can be answered, as atoms."""

from __future__ import annotations

from typing import Final

from ..atoms import AMOUNT_ATOM, CARD_ATOM, PLACE_ATOM, POWER_ATOM
from ..state import Cosmic
from .effect import Effect
from .questions import AskPlace, AskPlayer, AskPower, AskWay

MOST_ASKED: Final = 40
"""The largest number that can be answered."""


def amounts(first: int, last: int) -> list[int]:
    return [AMOUNT_ATOM + number for number in range(first, min(last, MOST_ASKED) + 1)]


def card_atoms(cards: list[int]) -> list[int]:
    """The different cards among these, as atoms."""
    atoms: list[int] = []
    for card in cards:
        if CARD_ATOM + card not in atoms:
            atoms.append(CARD_ATOM + card)
    return atoms


def player_atoms(s: Cosmic, players: list[int]) -> list[int]:
    return [s.player_atom(player) for player in players]


def power_atoms(powers: list[int]) -> list[int]:
    return [POWER_ATOM + power for power in powers]


def place_atoms(places: list[int]) -> list[int]:
    return [PLACE_ATOM + place for place in places]


class Asking(Effect):
    """An effect that begins with a question, and can be used as long as there is an answer to it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.options(s, me, 0, 0)) > 0


class AsksPlayer(Asking):
    """It begins with the choice of a player."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))


class AsksPlace(Asking):
    """It begins with the choice of a place."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))


class AsksPower(Asking):
    """It begins with the choice of a power."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number))


class AsksWay(Asking):
    """It begins with the choice of how to use it."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))
