"""What follows when tokens have moved: bases and moons gained and lost, powers turned. COS-4.3, P8.24"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from ..effects.in_force import anyone_hears
from ..effects.table_hooks import ask_rebased
from ..effects.timing import BASE_GAINED, BASE_LOST, MOON_LEFT, MOON_OCCUPIED, POWER_GAINED, POWER_LOST
from ..effects.windows import window
from ..records import Watched
from ..state import Cosmic
from .moons import settle_moons
from .settle import SETTLE
from .sheets import face_down_powers, powers_among, turn_sheets
from .victory import TEST_VICTORY, TOGETHER, AtOnce


def settle(s: Cosmic) -> None:
    """Tokens have moved: what bases, moons and powers were gained or lost is told, then victory is tested. COS-P8.24"""
    if acts_at_once(s):
        return
    lost_bases = count_bases(s)
    if s.moons_used:
        settle_moons(s)
    steps = turn_all_sheets(s)
    if s.gained:
        if anyone_hears(s, BASE_GAINED) or anyone_hears(s, MOON_OCCUPIED):
            steps += [window(BASE_GAINED), Landed()]
        else:
            s.gained = []
    if lost_bases:
        if anyone_hears(s, BASE_LOST):
            steps.append(window(BASE_LOST))
        if s.moons_used:
            steps.append(window(MOON_LEFT))
    # What answers a landing or a loss belongs to it.
    steps.append(TOGETHER if steps else TEST_VICTORY)
    s.then(steps)


def acts_at_once(s: Cosmic) -> bool:
    """Whether what happens now belongs to one act that is not done yet. `waits` would ask Python for every step."""
    for step in s.stack:
        if isinstance(step, AtOnce):
            return True
    return False


def count_bases(s: Cosmic) -> bool:
    """Everybody's bases are those that they have now; whether anybody lost one."""
    lost = False
    for player in range(s.players):
        before = s.settled[player]
        now = s.bases[player]
        if before == now:
            continue
        if before & ~now:
            lost = True
        s.settled[player] = now
        ask_rebased(s, player, before, now)
    return lost


def turn_all_sheets(s: Cosmic) -> list[Step[Cosmic]]:
    """Everybody's power sheets are turned as their home bases say; what follows from it. COS-4.3, 4.4"""
    steps: list[Step[Cosmic]] = []
    for player in range(s.players):
        before = s.face_down
        if turn_sheets(s, player):
            was_down = powers_among(s, player, before)
            down = face_down_powers(s, player)
            if down != was_down:
                lost = len(down) > len(was_down)
                steps.append(PowerTurned(player, POWER_LOST if lost else POWER_GAINED))
    return steps


class Landed(Step["Cosmic"]):
    """Everybody has reacted to what landed."""

    def run(self, s: Cosmic) -> None:
        s.gained = []
        s.push(SETTLE)


class PowerTurned(Step["Cosmic"]):
    """A player's power has just turned face down or up."""

    def __init__(self, player: int, timing: int) -> None:
        self.player: Final = player
        self.timing: Final = timing

    def run(self, s: Cosmic) -> None:
        if anyone_hears(s, self.timing):
            s.draws += [self.player, 0]
            s.then([window(self.timing), PowerSeen()])


class PowerSeen(Step["Cosmic"]):
    """The window about a turned power is over; effects may have turned it again."""

    def run(self, s: Cosmic) -> None:
        at = len(s.draws) - Watched.SIZE
        player = s.draws[at + Watched.PLAYER]
        del s.draws[at:]
        turn_sheets(s, player)
