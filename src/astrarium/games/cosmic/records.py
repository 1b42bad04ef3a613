"""Records that the state keeps: what each consists of.

Most stores are flat lists, so that a copy of the state is cheap: `s.lasting[at + Lasting.ABOUT]` is one field of the
record that begins at `at`, and the next one begins `Lasting.SIZE` further on.
"""

from __future__ import annotations

from typing import Final

from .components import SEATS
from .effect_numbers import EFFECTS_COUNT


class InForce:
    """An effect that counts now, and whose it is. There is one of each, so equal ones are the same."""

    def __init__(self, effect: int, player: int) -> None:
        self.effect: Final = effect
        self.player: Final = player


IN_FORCE: Final[list[list[InForce]]] = [
    [InForce(effect, player) for player in range(SEATS)] for effect in range(EFFECTS_COUNT)
]
"""Every effect in the hands of every player."""

QUANTITY_COUNT: Final = 80
"""Room for every hook that changes a quantity; see quantities.py."""
NOTHING_BORNE: Final[list[list[InForce]]] = [[] for _ in range(QUANTITY_COUNT)]
"""No effect in force changes any quantity. The rows are shared and never changed."""


class Lasting:
    """What an effect has noted until the end of the challenge, in `lasting`."""

    EFFECT: Final = 0
    PLAYER: Final = 1
    ABOUT: Final = 2
    SIZE: Final = 3


class Mark:
    """What an effect has noted for good, in `marks`."""

    EFFECT: Final = 0
    PLAYER: Final = 1
    ABOUT: Final = 2
    NUMBER: Final = 3
    SIZE: Final = 4


class Secret:
    """A secret number of an effect, in `secrets`; KNOWN is the mask of those who know it."""

    EFFECT: Final = 0
    PLAYER: Final = 1
    ABOUT: Final = 2
    KNOWN: Final = 3
    SIZE: Final = 4


class Stashed:
    """A card that an effect keeps, in `stash`: HOLDER may play it if it is PLAYABLE; it goes back to OWNER."""

    EFFECT: Final = 0
    HOLDER: Final = 1
    OWNER: Final = 2
    CARD: Final = 3
    PLAYABLE: Final = 4
    KNOWN: Final = 5
    SIZE: Final = 6


class Sheet:
    """A power sheet, in `sheets`: whose it is, and how he has it."""

    PLAYER: Final = 0
    POWER: Final = 1
    STATUS: Final = 2
    SIZE: Final = 3


class Zapped:
    """A power that does not work for a player in this challenge, in `zapped`."""

    POWER: Final = 0
    PLAYER: Final = 1
    SIZE: Final = 2


class Used:
    """An effect that a player has used in this challenge, in `used`."""

    EFFECT: Final = 0
    PLAYER: Final = 1
    SIZE: Final = 2


class Announced:
    """A use that can still be answered, in `uses`, the last one on top."""

    PLAYER: Final = 0
    EFFECT: Final = 1
    CARD: Final = 2
    CANCELLED: Final = 3
    SIZE: Final = 4


class Loss:
    """Tokens that are being lost, in `losses`: how many are LEFT of the TOTAL, and how many leave the game."""

    PLAYER: Final = 0
    LEFT: Final = 1
    TOTAL: Final = 2
    CAUSE: Final = 3
    REMOVED: Final = 4
    SIZE: Final = 5


class Watched:
    """What a window is about, in `draws`: who draws, discards or pays, and how many, which or how much."""

    PLAYER: Final = 0
    NUMBER: Final = 1
    SIZE: Final = 2


class PlayedCard:
    """A card that lies open until it is put away, in `played`."""

    CARD: Final = 0
    PLAYER: Final = 1
    SIZE: Final = 2


class Gained:
    """A landing that nobody has reacted to yet, in `gained`; NEW is 1 for a new base."""

    PLAYER: Final = 0
    PLACE: Final = 1
    NEW: Final = 2
    SIZE: Final = 3


class Weighing:
    """The decision that is being weighed, in `decided`; from BANNED on the answers that were vetoed before.

    OTHERS is 1 where another answer would be left.
    """

    KIND: Final = 0
    PLAYER: Final = 1
    ATOM: Final = 2
    VETOED: Final = 3
    OTHERS: Final = 4
    BANNED: Final = 5


class Watcher:
    """An effect that does something with the cards of a draw, in the step of the draw."""

    EFFECT: Final = 0
    PLAYER: Final = 1
    ABOUT: Final = 2
    SIZE: Final = 3


# Several numbers in one, where a record or a step has room for one only.

ROOM: Final = 64
"""Room for a place, a card of a destiny deck, an amount or a timing point beside another number."""


def pair(number: int, player: int) -> int:
    """A number and a player in one."""
    return number * SEATS + player


def number_in(paired: int) -> int:
    """The number of a pair."""
    return paired // SEATS


def player_in(paired: int) -> int:
    """The player of a pair."""
    return paired % SEATS


def players_in(row: int, number: int) -> list[int]:
    """So many players in one number, the first one lowest."""
    players: list[int] = []
    for _ in range(number):
        players.append(row % SEATS)
        row //= SEATS
    return players


def noted_now(challenge: int, number: int) -> int:
    """A number that counts in this challenge only."""
    return challenge * ROOM + number


def noted_in(noted: int, challenge: int) -> int:
    """The number that was noted in this challenge, 0 if it was in another."""
    return noted % ROOM if noted // ROOM == challenge else 0


def add(counts: list[int], at: int, change: int) -> None:
    """So many more at one place of a list, or fewer. Compiled, `counts[at] += change` takes Python's own numbers."""
    counts[at] = counts[at] + change
