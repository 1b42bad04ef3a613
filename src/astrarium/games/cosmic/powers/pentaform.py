"""Pentaform, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from .. import notes
from ..atoms import POWER_ATOM
from ..components import ARTEFACT, POWER
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import power_atoms
from ..effects.questions import AskPower
from ..effects.timing import BASE_GAINED, BASE_LOST
from ..galaxy import bits
from ..rules.sheets import (
    exchange_power,
    give_power,
    move_power,
    remove_sheet,
    set_free,
    sheets_of,
    status_of,
    unused_powers,
)
from ..state import Cosmic
from ..terms import BESIDES
from .shared.owning import replaceable
from .shared.places import external_places

PENTAFORM: Final = POWER.index("pentaform")
STAGES: Final = 5

# Numbers in the marks of Pentaform beside the stages 1 to 5: the marker, where it is to go, and the powers that have
# been reached.
MARKER: Final = 0
BOUND_FOR: Final = -1
REACHED: Final = -2


class Pentaform(Effect):
    """Five life stages: with each external base gained or lost you have the next or the previous power. COS-14.12"""

    def keeps_row(self) -> bool:
        return True

    def received(self, s: Cosmic, me: int) -> None:
        pool = unused_powers(s)
        stages = 0
        while pool and stages < STAGES:
            stages += 1
            power = s.rng.pick(pool)
            pool.remove(power)
            s.set_mark(PENTAFORM, me, stages, power + 1)
        s.show()
        if stages > 0:
            s.then([AskPower(me, me, self.number, 1), FirstStage(me)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """Which of the powers that are left is the next stage."""
        return power_atoms(life_stages(s, me)[stage - 1 :])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_stages(s, me, stage, life_stages(s, me).index(atom - POWER_ATOM) + 1)
        if stage + 1 < len(life_stages(s, me)):
            s.push(AskPower(me, me, self.number, stage + 1))

    def rebased(self, s: Cosmic, me: int, who: int, before: int, now: int) -> None:
        if who != me or s.mark_of(PENTAFORM, me, MARKER) == 0:
            return
        outside = external_places(s, me)
        stage = self.bound_for(s, me)
        stage = min(len(life_stages(s, me)), stage + bits(now & ~before & outside))
        stage = max(1, stage - bits(before & ~now & outside))
        s.set_mark(PENTAFORM, me, BOUND_FOR, s.count * 8 + stage)

    def bound_for(self, s: Cosmic, me: int) -> int:
        """The stage to which the marker is to go; what was not carried out in its challenge is forgotten."""
        number = s.mark_of(PENTAFORM, me, BOUND_FOR)
        return number % 8 if number > 0 and number // 8 == s.count else s.mark_of(PENTAFORM, me, MARKER)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        moved = timing in (BASE_GAINED, BASE_LOST)
        return moved and self.bound_for(s, me) != s.mark_of(PENTAFORM, me, MARKER)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        enter_stage(s, me, self.bound_for(s, me))

    def turned_down(self, s: Cosmic, me: int) -> None:
        s.set_mark(PENTAFORM, me, BOUND_FOR, 0)

    def leaves(self, s: Cosmic, me: int) -> None:
        for power in life_stages(s, me):
            if s.mark_of(PENTAFORM, me, REACHED - power):
                set_free(s, me, power)
                remove_sheet(s, me, power)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        for power in life_stages(s, other):
            if s.mark_of(PENTAFORM, other, REACHED - power):
                move_power(s, me, power, other)


def life_stages(s: Cosmic, player: int) -> list[int]:
    """The powers of the life stages, in their order."""
    powers = [s.mark_of(PENTAFORM, player, stage) - 1 for stage in range(1, STAGES + 1)]
    return [power for power in powers if power != NOBODY]


def swap_stages(s: Cosmic, player: int, one: int, other: int) -> None:
    power = s.mark_of(PENTAFORM, player, one)
    s.set_mark(PENTAFORM, player, one, s.mark_of(PENTAFORM, player, other))
    s.set_mark(PENTAFORM, player, other, power)


def enter_stage(s: Cosmic, player: int, stage: int) -> None:
    """The marker is on a stage: the player has its power, and no other stage's."""
    s.set_mark(PENTAFORM, player, MARKER, stage)
    s.set_mark(PENTAFORM, player, BOUND_FOR, 0)
    now = life_stages(s, player)[stage - 1]
    for power in life_stages(s, player):
        if power != now and power in sheets_of(s, player):
            remove_sheet(s, player, power)
    if status_of(s, player, now) != NOBODY:
        refresh(s)
    elif s.mark_of(PENTAFORM, player, REACHED - now):
        s.sheets += [player, now, BESIDES]
        refresh(s)
        s.tell(notes.GETS_POWER, player, now)
    else:
        s.set_mark(PENTAFORM, player, REACHED - now, 1)
        give_power(s, player, now, BESIDES)


class FirstStage(Step["Cosmic"]):
    """The stages lie in their order: the first one begins."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        enter_stage(s, self.player, 1)


class PentaformWild(Effect):
    """Your power leaves play; of two random ones you keep one. COS-4.13, 15.3"""

    WAYS: ClassVar[int] = 128

    def pool(self, s: Cosmic, old: int) -> list[int]:
        """The unused powers, with the one returned, that can be acquired."""
        return [power for power in [*unused_powers(s), old] if not ARTEFACT[power]]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return any(self.pool(s, power) for power in replaceable(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """First which of the own powers goes; then which of the two drawn, the last two digits of `about`, comes."""
        if stage == 0:
            return power_atoms([power for power in replaceable(s, me) if self.pool(s, power)])
        one = about // self.WAYS % self.WAYS
        other = about % self.WAYS
        return power_atoms([one] if one == other else [one, other])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 1:
            exchange_power(s, me, about // self.WAYS // self.WAYS, power)
            return
        pool = self.pool(s, power)
        one = s.rng.pick(pool)
        pool.remove(one)
        other = s.rng.pick(pool) if pool else one
        s.show()
        s.push(AskPower(me, me, self.number, 1, (power * self.WAYS + one) * self.WAYS + other))


class PentaformSuper(Effect):
    """Two life stages change places."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(life_stages(s, me)) > 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPower(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return power_atoms([power for power in life_stages(s, me) if stage == 0 or power != about])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        power = atom - POWER_ATOM
        if stage == 0:
            s.push(AskPower(me, me, self.number, 1, power))
            return
        stages = life_stages(s, me)
        swap_stages(s, me, stages.index(about) + 1, stages.index(power) + 1)
        enter_stage(s, me, s.mark_of(PENTAFORM, me, MARKER))
