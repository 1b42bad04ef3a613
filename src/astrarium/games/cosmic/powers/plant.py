"""Plant, with both sides of its Flare."""

from __future__ import annotations

from ..atoms import POWER_ATOM
from ..components import ARTEFACT, GROUND_BITS, SYSTEM_BITS
from ..effects.openings import AsksPlayer, power_atoms
from ..effects.questions import AskPower
from ..rules.sheets import give_power, set_away, swappable
from ..state import Cosmic
from ..terms import COPY
from .shared.owning import Replaced


def graftable(s: Cosmic, player: int) -> list[int]:
    """The powers of a player that another may have instead of him: his own ones, without artefacts. COS-15.5"""
    return [power for power in swappable(s, player) if not ARTEFACT[power]]


def has_planet_in(s: Cosmic, player: int, owner: int) -> bool:
    """Whether the player has a base on a planet of the other's home system; a moon is none. COS-13.15"""
    return s.bases[player] & SYSTEM_BITS[s.home[owner]] & GROUND_BITS != 0


class Plant(AsksPlayer):
    """Graft the power of a player in whose system you have a planet: for this challenge you have it and he has not."""

    def hosts(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if has_planet_in(s, me, player) and graftable(s, player)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.hosts(s, me)]
        return power_atoms(graftable(s, about))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, s.player_of(atom)))
            return
        set_away(s, about, atom - POWER_ATOM)
        give_power(s, me, atom - POWER_ATOM, COPY)


class PlantWild(Replaced):
    """You have the power of an ally instead of your own, and he is without it."""

    def found(self, s: Cosmic, me: int) -> list[int]:
        powers: list[int] = []
        for player in s.around(me):
            if s.is_ally(player):
                powers += graftable(s, player)
        return powers

    def taken(self, s: Cosmic, me: int, power: int) -> None:
        for player in s.around(me):
            if power in graftable(s, player):
                set_away(s, player, power)
                return


class PlantSuper(AsksPlayer):
    """You win instead of a winner in whose home system you have a planet. COS-22.1"""

    def hosts(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.champions >> player & 1 and has_planet_in(s, me, player)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.hosts(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.champions = (s.champions & ~(1 << s.player_of(atom))) | 1 << me
