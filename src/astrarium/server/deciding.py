"""Why a game was won: by what, how the points compare, and where they parted."""

from __future__ import annotations

from dataclasses import dataclass

from ..clockwork.text import EVERYONE
from ..contract.registry import game
from ..language import speaker, words
from .forms import said
from .point_sources import GOAL, TIE, Line, book_of
from .recording import Recording
from .tables import LiveTable
from .visitor import Visitor

MOST_PARTED = 4
"""How many sources of points are named on either side."""


@dataclass(frozen=True)
class Reason:
    """A line of the log that tells by what somebody won. `how`: by points, by a tie that broke, by a goal."""

    how: str
    line: str
    rule: str


@dataclass(frozen=True)
class Parted:
    """How many more points a source brought the winner than the one who came next, or fewer."""

    source: str
    by: int


@dataclass(frozen=True)
class Decided:
    """What the end page tells first."""

    reasons: list[Reason]
    compared: list[str]
    """How the winner's points stand beside the others'."""
    ahead: list[Parted]
    behind: list[Parted]
    rival: str


def reasons_of(recording: Recording, lang: str) -> list[Reason]:
    """What the log says of the victory."""
    state = recording.frames[-1].state
    ending, say = book_of(state.key).ending, speaker(game(state.key), lang)
    return [
        Reason(ending[note.kind.key], say.note(state, note), note.kind.rule)
        for note in recording.notes
        if note.kind.key in ending and note.audience == EVERYONE
    ]


def decided(guest: Visitor, table: LiveTable, recording: Recording, sources: dict[Line, list[int]]) -> Decided:
    """Why the game was won, in the visitor's words."""
    reasons = reasons_of(recording, guest.lang)
    rival = closest_rival(table)
    if rival is None:
        return Decided(reasons, [], [], [], "")
    winner = best_winner(table)
    parted = sorted(
        (Parted(name_of(guest, table, line), points[winner] - points[rival]) for line, points in sources.items()),
        key=lambda one: -abs(one.by),
    )
    # Where a goal decided, points are but how the others stood; one line for all of them says nothing either.
    told = len(sources) > 1 and not any(reason.how == GOAL for reason in reasons)
    return Decided(
        reasons,
        compared(guest, table, reasons, winner, rival),
        [one for one in parted if told and one.by > 0][:MOST_PARTED],
        [one for one in parted if told and one.by < 0][:MOST_PARTED],
        role_of(guest, table, rival),
    )


def best_winner(table: LiveTable) -> int:
    return max(table.state.winners, key=lambda side: table.state.scores[side])


def closest_rival(table: LiveTable) -> int | None:
    """Of those who did not win the one with the most points; None where there is nobody to compare."""
    state = table.state
    others = [side for side in range(state.sides) if side not in state.winners]
    return max(others, key=lambda side: state.scores[side]) if others and state.winners else None


def compared(guest: Visitor, table: LiveTable, reasons: list[Reason], winner: int, rival: int) -> list[str]:
    """How the points of the winner and of the closest rival compare, and what that means."""
    say, scores = words(guest.lang).say, table.state.scores
    names = {"winner": role_of(guest, table, winner), "rival": role_of(guest, table, rival)}
    points, theirs = scores[winner], scores[rival]
    found = []
    if points > theirs:
        found.append(say("decided-ahead", by=points - theirs, points=points, theirs=theirs, **names))
    elif points == theirs:
        found.append(say("decided-level", points=points, **names))
    else:
        found.append(say("decided-fewer", points=points, theirs=theirs, **names))
    if any(reason.how == GOAL for reason in reasons):
        found.append(say("decided-goal"))
    elif any(reason.how == TIE for reason in reasons):
        found.append(say("decided-tie"))
    return found


def role_of(guest: Visitor, table: LiveTable, side: int) -> str:
    return speaker(table.game, guest.lang).say(table.state.player_text(side))


def name_of(guest: Visitor, table: LiveTable, line: Line) -> str:
    return said(guest, table.game, f"replay-source-{line.name}", line.name, number=line.number)
