"""Records that the state keeps: what each consists of."""

from __future__ import annotations

from typing import Final

from .components import EFFECTS_COUNT, SEATS


class InForce:
    """An effect that counts now, and whose it is. There is one of each, so equal ones are the same."""

    def __init__(self, effect: int, player: int) -> None:
        self.effect: Final = effect
        self.player: Final = player


IN_FORCE: Final[list[list[InForce]]] = [
    [InForce(effect, player) for player in range(SEATS)] for effect in range(EFFECTS_COUNT)
]
"""Every effect in the hands of every player."""
