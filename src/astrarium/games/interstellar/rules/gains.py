"""What players gain and lose: fuel, prestige, reputation, scientists, steps of the leader tracks. INT-1, 12, 15, 17"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import NoteKind
from .. import notes
from ..components import (
    BUILDINGS,
    EXTRA_ACTION,
    FIRST_SALVATION,
    FUEL,
    GOVERNMENT_PHASE,
    LAST_STEP,
    LEADER_BONUS,
    LEADERS,
    NO_BONUS,
    PATENT_OFFICE,
    PRESTIGE,
    REPUTATION,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCES,
    ROW_END,
    SCIENTIST,
    TOKEN_ATOM,
    UNLOCKS,
    Building,
    Leader,
    Resource,
    Technology,
    Token,
    technology_number,
)
from ..state import Interstellar
from .action_tokens import takes_part, to_hand


class Source:
    """Where gains come from, as the notes that tell of them. There is no note for what a source never gives."""

    def __init__(
        self,
        fuel: NoteKind | None = None,
        prestige: NoteKind | None = None,
        reputation: NoteKind | None = None,
        scientist: NoteKind | None = None,
        extra: NoteKind | None = None,
    ) -> None:
        self.fuel: Final = fuel
        self.prestige: Final = prestige
        self.reputation: Final = reputation
        self.scientist: Final = scientist
        self.extra: Final = extra


PASS_TOKEN: Final = Source(notes.PASS_FUEL, notes.PASS_PRESTIGE, notes.PASS_REPUTATION)
LEADERSHIP: Final = Source(
    notes.LEADER_FUEL, notes.LEADER_PRESTIGE, scientist=notes.LEADER_SCIENTIST, extra=notes.LEADER_EXTRA
)
THE_OFFICE: Final = Source(notes.OFFICE_FUEL, notes.OFFICE_PRESTIGE)
THE_DISCOVERY: Final = Source(prestige=notes.DISCOVERY_PRESTIGE, reputation=notes.DISCOVERY_REPUTATION)
THE_GALAXY: Final = Source(reputation=notes.GALAXY_REPUTATION, scientist=notes.GALAXY_SCIENTIST)
THE_WORMHOLE: Final = Source(prestige=notes.WORMHOLE_PRESTIGE)
THE_COLUMN: Final = Source(extra=notes.COLUMN_EXTRA)


def gain_fuel(s: Interstellar, player: Player, amount: int, told: NoteKind) -> None:
    """Fuel from the supply to the reserve."""
    if amount > 0:
        s.fuel[player] += amount
        s.tell(told, player, amount)


def gain_prestige(s: Interstellar, player: Player, amount: int, told: NoteKind) -> None:
    """What it is for is told by the kind of the note. INT-1.3"""
    if amount > 0:
        s.prestige[player] += amount
        s.tell(told, player, amount)


def lose_prestige(s: Interstellar, player: Player, amount: int, told: NoteKind) -> None:
    """Prestige may fall below nothing. INT-1.3"""
    if amount > 0:
        s.prestige[player] -= amount
        s.tell(told, player, amount)


def gain_reputation(s: Interstellar, player: Player, amount: int, told: NoteKind) -> None:
    """A point gained within the top row also gives prestige; beyond its end nothing is gained. INT-17.9 to 17.11"""
    gained = move_up(s, player, amount)
    if gained > 0:
        s.tell(told, player, gained)
        top_prestige(s, player, gained)


def move_up(s: Interstellar, player: Player, amount: int) -> int:
    """The indicator moves as far as it can; how far that is. INT-17.9, 17.11"""
    gained = min(amount, REPUTATION_MOST - s.reputation[player])
    s.reputation[player] += gained
    return gained


def top_prestige(s: Interstellar, player: Player, gained: int) -> None:
    """Prestige for the points just gained while already in the top row. INT-17.10"""
    after = s.reputation[player]
    gain_prestige(s, player, after - max(after - gained, ROW_END[0]), notes.TOP_PRESTIGE)


def lose_reputation(s: Interstellar, player: Player, amount: int, told: NoteKind) -> None:
    """A point that cannot be lost costs prestige instead. INT-17.12, 17.13"""
    lost = min(amount, s.reputation[player] - REPUTATION_LEAST)
    if lost > 0:
        s.reputation[player] -= lost
        s.tell(told, player, lost)
    lose_prestige(s, player, amount - lost, notes.BOTTOM_LOSS)


def gain_scientist(s: Interstellar, player: Player, told: NoteKind) -> None:
    """From the general reserve, if one is left. INT-1.8, 1.15"""
    if s.locked_scientists[player] > 0:
        s.writable_locked_scientists()[player] -= 1
        s.scientists[player] += 1
        s.tell(told, player)


def gain_cubes(s: Interstellar, player: Player, resource: Resource, amount: int, told: NoteKind) -> None:
    """Cubes of a colour from the supply to the reserve."""
    if amount > 0:
        s.cubes[player * RESOURCES + resource] += amount
        s.tell(told, player, amount, resource)


def gain_bonus(s: Interstellar, player: Player, bonus: int, amount: int, source: Source) -> None:
    """A bonus of the kinds that are found everywhere; those of the Government alone are in pyramid.py."""
    if bonus == FUEL and source.fuel is not None:
        gain_fuel(s, player, amount, source.fuel)
    elif bonus == PRESTIGE and source.prestige is not None:
        gain_prestige(s, player, amount, source.prestige)
    elif bonus == REPUTATION and source.reputation is not None:
        gain_reputation(s, player, amount, source.reputation)
    elif bonus == SCIENTIST and source.scientist is not None:
        for _ in range(amount):
            gain_scientist(s, player, source.scientist)
    elif bonus == EXTRA_ACTION and source.extra is not None:
        for _ in range(amount):
            s.tell(source.extra, player)
            s.push(TakeExtra(player))
    else:
        assert bonus == NO_BONUS, f"bonus {bonus} is not for everywhere"


def advance_leader(s: Interstellar, player: Player, leader: Leader) -> None:
    """One step on a leader track and its bonus; at the end of the track nothing. INT-15.3, 15.5"""
    place = player * LEADERS + leader
    if s.leader[place] < LAST_STEP:
        s.writable_leader()[place] += 1
        step = s.leader[place]
        s.tell(notes.LEADER_STEP, player, leader, step)
        bonus, amount = LEADER_BONUS[leader][step]
        gain_bonus(s, player, bonus, amount, LEADERSHIP)


def unlock_building(s: Interstellar, player: Player, technology: Technology) -> None:
    """A building of the technology's row becomes available, if one is left. INT-1.8, 8.8"""
    building = UNLOCKS[technology] if technology < FIRST_SALVATION else Building(NOTHING)
    place = player * BUILDINGS + building
    if building != NOTHING and s.locked_buildings[place] > 0:
        s.writable_locked_buildings()[place] -= 1
        s.writable_buildings()[place] += 1
        s.tell(notes.UNLOCKED, player, building)


class HighlightPrestige(Step["Interstellar"]):
    """Prestige for the action that is highlighted on the token, after it. INT-13.5"""

    def __init__(self, player: Player, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Interstellar) -> None:
        gain_prestige(s, self.player, self.amount, notes.HIGHLIGHT_PRESTIGE)


class BuilderPrestige(Step["Interstellar"]):
    """Prestige for a mechanism, once it is in its place. INT-14.6"""

    def __init__(self, player: Player, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Interstellar) -> None:
        gain_prestige(s, self.player, self.amount, notes.BUILT_PRESTIGE)


class PatentPrestige(Step["Interstellar"]):
    """Patent Office brings the builder more. INT-8.17"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Interstellar) -> None:
        gain_prestige(s, self.player, technology_number(PATENT_OFFICE, "prestige"), notes.PATENT_PRESTIGE)


class FreePrestige(Step["Interstellar"]):
    """Prestige for a mechanism that was built for free: by an office, or in the Government phase. INT-16.16, 19.4"""

    def __init__(self, player: Player, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Interstellar) -> None:
        told = notes.GOVERNOR_BUILT if s.phase == GOVERNMENT_PHASE else notes.OFFICE_BUILT
        gain_prestige(s, self.player, self.amount, told)


class AdvanceLeader(Step["Interstellar"]):
    """A step on a leader track that is due after other steps. INT-15.1"""

    def __init__(self, player: Player, leader: Leader) -> None:
        self.player: Final = player
        self.leader: Final = leader

    def run(self, s: Interstellar) -> None:
        advance_leader(s, self.player, self.leader)


class TakeExtra(Choice["Interstellar"]):
    """Take one of the visible extra tokens, if any is left; it can be played at once. INT-12.1, 12.3, 12.5"""

    rule: ClassVar[str] = "INT-12.1"
    inner: ClassVar[bool] = True

    def run(self, s: Interstellar) -> None:
        if not s.shown_extras:
            s.tell(notes.NO_EXTRA, self.player)
        super().run(s)

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(TOKEN_ATOM + token) for token in s.shown_extras]

    def take(self, s: Interstellar, atom: Atom) -> None:
        token = Token(atom - TOKEN_ATOM)
        s.shown_extras = [other for other in s.shown_extras if other != token]
        s.writable_extras()[self.player].append(token)
        s.tell(notes.TAKES_EXTRA, self.player, token)
        if takes_part(s, self.player):
            to_hand(s, self.player, token)
