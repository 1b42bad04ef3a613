"""What an effect has noted for this challenge, in `lasting`."""

from __future__ import annotations

from typing import Final

from ...records import Lasting
from ...state import Cosmic

PER_PLAYER: Final = 8
"""Numbers in `about` are packed: a player, then small numbers of up to 7."""


def records(s: Cosmic, effect: int, me: int) -> list[int]:
    """What the records of an effect of the player in this challenge say."""
    found: list[int] = []
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == effect and s.lasting[at + Lasting.PLAYER] == me:
            found.append(s.lasting[at + Lasting.ABOUT])
    return found


def forget_one(s: Cosmic, effect: int, me: int, about: int) -> None:
    """One record of an effect is no longer there."""
    for at in range(len(s.lasting) - Lasting.SIZE, -1, -Lasting.SIZE):
        if (
            s.lasting[at + Lasting.EFFECT] == effect
            and s.lasting[at + Lasting.PLAYER] == me
            and s.lasting[at + Lasting.ABOUT] == about
        ):
            del s.lasting[at : at + Lasting.SIZE]
            return


def forget(s: Cosmic, effect: int, player: int) -> None:
    """The records of a player's effect end."""
    for at in range(len(s.lasting) - Lasting.SIZE, -1, -Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == effect and s.lasting[at + Lasting.PLAYER] == player:
            del s.lasting[at : at + Lasting.SIZE]
