"""Sorcerer, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import POWER_ATOM
from ..components import ARTEFACT, POWER
from ..effects.effect import Effect
from ..effects.questions import AskPower
from ..records import Sheet
from ..rules.sheets import swap_powers, swappable
from ..state import Cosmic
from ..terms import DEF, OFF

SORCERER: Final = POWER.index("sorcerer")


def swap_cards(s: Cosmic, me: int) -> None:
    """The main players' face-down cards are exchanged; Kickers stay. COS-14.15"""
    s.chosen = [s.chosen[DEF], s.chosen[OFF]]
    s.chosen_known = [s.chosen_known[DEF], s.chosen_known[OFF]]
    s.tell(notes.SWAPS_CARDS, me)


class Sorcerer(Effect):
    """Exchange your face-down card with your opponent's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY not in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_cards(s, me)


class SorcererWild(Effect):
    """The main players exchange powers for good."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for at in range(0, len(s.sheets), Sheet.SIZE):
            if s.is_main(s.sheets[at + Sheet.PLAYER]) and (
                s.sheets[at + Sheet.POWER] == SORCERER or ARTEFACT[s.sheets[at + Sheet.POWER]]
            ):
                return False
        return len(swappable(s, s.offense)) > 0 and len(swappable(s, s.defender)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [POWER_ATOM + power for power in swappable(s, s.offense if stage == 0 else s.defender)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, atom - POWER_ATOM))
        else:
            swap_powers(s, s.offense, about, s.defender, atom - POWER_ATOM)


class SorcererSuper(Effect):
    """As an ally exchange the main players' face-down cards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY not in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_cards(s, me)
