"""Permanent events stay before their player; figures.py counts what they add. E24, E25, E37 to E39, E48 to E51"""

from __future__ import annotations

from ....clockwork.names import Atom, Player
from ..rules.event_hands import keep_in_play
from ..state import Parsec
from .shared.design import Untargeted


class Permanent(Untargeted):
    """A card that is in force for the rest of the game; no player has the same design twice. PAR-11.13"""

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return self.card not in s.permanents[me]

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        keep_in_play(s, me, self.card)
