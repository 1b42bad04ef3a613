"""What players gain and lose: fuel, prestige, reputation, scientists, steps of the leader tracks. INT-1, 12, 15, 17"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.names import NOBODY
from ...clockwork.step import Choice, Step
from ...clockwork.text import NoteKind
from . import notes
from .components import (
    BUILDINGS,
    EXTRA_ACTION,
    FIRST_SALVATION,
    FUEL,
    LAST_STEP,
    LEADER_BONUS,
    LEADERS,
    NO_BONUS,
    PRESTIGE,
    REPUTATION,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCES,
    ROW_END,
    SCIENTIST,
    TOKEN_ATOM,
    UNLOCKS,
)
from .state import Interstellar
from .tokens import takes_part, to_hand


def gain_fuel(s: Interstellar, player: int, amount: int) -> None:
    """Fuel from the supply to the reserve."""
    if amount > 0:
        s.fuel[player] += amount
        s.tell(notes.GAINS_FUEL, player, amount)


def gain_prestige(s: Interstellar, player: int, amount: int, told: NoteKind = notes.GAINS_PRESTIGE) -> None:
    """What it is for is told by the kind of the note. INT-1.3"""
    if amount > 0:
        s.prestige[player] += amount
        s.tell(told, player, amount)


def lose_prestige(s: Interstellar, player: int, amount: int, told: NoteKind = notes.LOSES_PRESTIGE) -> None:
    """Prestige may fall below nothing. INT-1.3"""
    if amount > 0:
        s.prestige[player] -= amount
        s.tell(told, player, amount)


def gain_reputation(s: Interstellar, player: int, amount: int) -> None:
    """A point gained within the top row also gives prestige; beyond its end nothing is gained. INT-17.9 to 17.11"""
    before = s.reputation[player]
    gained = min(amount, REPUTATION_MOST - before)
    if gained <= 0:
        return
    s.reputation[player] = before + gained
    s.tell(notes.GAINS_REPUTATION, player, gained)
    gain_prestige(s, player, before + gained - max(before, ROW_END[0]))


def lose_reputation(s: Interstellar, player: int, amount: int) -> None:
    """A point that cannot be lost costs prestige instead. INT-17.12, 17.13"""
    lost = min(amount, s.reputation[player] - REPUTATION_LEAST)
    if lost > 0:
        s.reputation[player] -= lost
        s.tell(notes.LOSES_REPUTATION, player, lost)
    lose_prestige(s, player, amount - lost)


def gain_scientist(s: Interstellar, player: int) -> None:
    """From the general reserve, if one is left. INT-1.8, 1.15"""
    if s.locked_scientists[player] > 0:
        s.locked_scientists[player] -= 1
        s.scientists[player] += 1
        s.tell(notes.GAINS_SCIENTIST, player)


def gain_cubes(s: Interstellar, player: int, resource: int, amount: int) -> None:
    """Cubes of a colour from the supply to the reserve."""
    if amount > 0:
        s.cubes[player * RESOURCES + resource] += amount
        s.tell(notes.GAINS_CUBES, player, amount, resource)


def gain_bonus(s: Interstellar, player: int, bonus: int, amount: int) -> None:
    """A bonus of the kinds that are found everywhere; those of the Government alone are in government.py."""
    if bonus == FUEL:
        gain_fuel(s, player, amount)
    elif bonus == PRESTIGE:
        gain_prestige(s, player, amount)
    elif bonus == REPUTATION:
        gain_reputation(s, player, amount)
    elif bonus == SCIENTIST:
        for _ in range(amount):
            gain_scientist(s, player)
    elif bonus == EXTRA_ACTION:
        for _ in range(amount):
            s.push(TakeExtra(player))
    else:
        assert bonus == NO_BONUS, f"bonus {bonus} is not for everywhere"


def advance_leader(s: Interstellar, player: int, leader: int) -> None:
    """One step on a leader track and its bonus; at the end of the track nothing. INT-15.3, 15.5"""
    place = player * LEADERS + leader
    if s.leader[place] < LAST_STEP:
        s.leader[place] += 1
        step = s.leader[place]
        s.tell(notes.LEADER_STEP, player, leader, step)
        bonus, amount = LEADER_BONUS[leader][step]
        gain_bonus(s, player, bonus, amount)


def unlock_building(s: Interstellar, player: int, technology: int) -> None:
    """A building of the technology's row becomes available, if one is left. INT-1.8, 8.8"""
    building = UNLOCKS[technology] if technology < FIRST_SALVATION else NOBODY
    place = player * BUILDINGS + building
    if building != NOBODY and s.locked_buildings[place] > 0:
        s.locked_buildings[place] -= 1
        s.buildings[place] += 1


class GainPrestige(Step["Interstellar"]):
    """Prestige that is due after other steps."""

    def __init__(self, player: int, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Interstellar) -> None:
        gain_prestige(s, self.player, self.amount)


class BuilderPrestige(Step["Interstellar"]):
    """Prestige for a mechanism, once it is in its place. INT-14.6"""

    def __init__(self, player: int, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Interstellar) -> None:
        gain_prestige(s, self.player, self.amount, notes.BUILT_PRESTIGE)


class AdvanceLeader(Step["Interstellar"]):
    """A step on a leader track that is due after other steps. INT-15.1"""

    def __init__(self, player: int, leader: int) -> None:
        self.player: Final = player
        self.leader: Final = leader

    def run(self, s: Interstellar) -> None:
        advance_leader(s, self.player, self.leader)


class TakeExtra(Choice["Interstellar"]):
    """Take one of the visible extra tokens, if any is left; it can be played at once. INT-12.1, 12.3, 12.5"""

    rule: ClassVar[str] = "INT-12.1"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[int]:
        return [TOKEN_ATOM + token for token in s.shown_extras]

    def take(self, s: Interstellar, atom: int) -> None:
        token = atom - TOKEN_ATOM
        s.shown_extras.remove(token)
        s.extras[self.player].append(token)
        s.tell(notes.TAKES_EXTRA, self.player, token)
        if takes_part(s, self.player):
            to_hand(s, self.player, token)
