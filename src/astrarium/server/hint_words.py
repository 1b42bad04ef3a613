"""A hint in words: what the advised option would change, what may follow, and what the next best one lacks."""

from __future__ import annotations

from dataclasses import dataclass

from ..clockwork.names import NOBODY
from ..language import speaker, words
from .bots import Advice
from .forms import said
from .live_table import LiveTable
from .outlook import LEAD, SCORE, Change, Foretold
from .views import percent
from .visitor import Visitor

MOST_CHANGES = 6
"""How many changes are told of a side, and how many the next best option lacks."""


@dataclass(frozen=True)
class Changed:
    """What can be counted of a side, as people read it; `up`: it is more than before."""

    name: str
    before: str
    after: str
    up: bool


@dataclass(frozen=True)
class Affected:
    """Whom it affects, and how; `who` is empty for the one who asked."""

    who: str
    changes: list[Changed]


@dataclass(frozen=True)
class NextBest:
    """The second option: how much less it promises, and what differs."""

    label: str
    percent: int
    less: int
    lacks: list[Changed]
    brings: list[Changed]


@dataclass(frozen=True)
class Why:
    label: str
    rule: str
    told: list[Foretold]
    affected: list[Affected]
    course: list[str]
    next_best: NextBest | None


class HintWords:
    """Says why a bot would choose what it would choose."""

    def __init__(self, guest: Visitor, table: LiveTable, seat: int, advice: Advice) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.advice = advice
        self.speaker = speaker(table.game, guest.lang)

    def why(self) -> Why:
        best, choice = self.advice.outlooks[0], self.table.state.choice
        return Why(
            self.label(best.atom),
            "" if choice is None else choice.rule,
            best.told[self.guest.lang],
            self.affected(best.changes),
            best.course[self.guest.lang],
            self.next_best(),
        )

    def label(self, atom: str) -> str:
        return self.speaker.label(self.table.state, self.table.game.atoms.index(atom))

    def affected(self, changes: list[Change]) -> list[Affected]:
        """The seat that asked comes first."""
        sides = list(dict.fromkeys(change.side for change in changes))
        found = [
            Affected(self._who(side), self.worded([change for change in changes if change.side == side]))
            for side in sides
        ]
        return [one for one in found if one.changes]

    def _who(self, side: int) -> str:
        return "" if side == self.seat else self.speaker.say(self.table.state.player_text(side))

    def worded(self, changes: list[Change]) -> list[Changed]:
        """Those for which the game has a name: what has none is bookkeeping."""
        found = []
        for change in changes:
            name = self._name(change.name)
            if name:
                after = span(change)
                found.append(Changed(name, number(change.before), after, change.most > change.before))
        return found[:MOST_CHANGES]

    def _name(self, name: str) -> str:
        otherwise = words(self.guest.lang).say(f"room-count-{name}") if name in (SCORE, LEAD) else ""
        return said(self.guest, self.table.game, f"count-{name.replace('_', '-')}", otherwise)

    def next_best(self) -> NextBest | None:
        """What the second option has less of than the first, and more, for the one who asked."""
        if len(self.advice.outlooks) < 2:
            return None
        best, second = self.advice.outlooks
        chances = dict(self.advice.options)
        mine, theirs = self.own(best.changes), self.own(second.changes)
        return NextBest(
            self.label(second.atom),
            percent(chances[second.atom]),
            percent(chances[best.atom]) - percent(chances[second.atom]),
            self.worded([change for change in mine if change not in theirs]),
            self.worded([change for change in theirs if change not in mine]),
        )

    def own(self, changes: list[Change]) -> list[Change]:
        return [change for change in changes if change.side == self.seat != NOBODY]


def span(change: Change) -> str:
    least, most = number(change.least), number(change.most)
    return least if least == most else f"{least} … {most}"


def number(value: int) -> str:
    return str(value).replace("-", "−")
