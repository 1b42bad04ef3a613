"""What has changed on the table since a viewer last had a hand in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game

PASSING: Final = frozenset({"asked", "decides", "active", "you", "now", "moved", "attacked", "fires", "target"})
"""Marks that say who is asked and what is going on, not what was done."""

Trace = dict[str, tuple[object, ...]]


@dataclass(frozen=True)
class Run:
    """What one player decides before another one does, as a viewer has seen it.

    Whoever answers in secret is nobody to the others: where a run begins must not tell who was asked.
    """

    mover: int
    came: State
    """Where the last run began."""
    left: State
    """Where the viewer's own last run before it ended."""


Runs = dict[int, Run]
"""The last run of each viewer. Never changed: those who draw may hold it while the table goes on."""


class RecentChanges:
    """Follows a table decision by decision. What a viewer is shown depends on `waits_for` and `trace` alone, and they
    on nothing that the viewer cannot know."""

    def __init__(self, start: State) -> None:
        self.runs: Runs = {viewer: Run(NOBODY, start, start) for viewer in (NOBODY, *range(start.players))}
        self.former: list[Runs] = []
        """Before each decision that may be taken back."""
        self.traces: dict[int, tuple[State, Trace]] = {}

    def decided(self, before: State, may_go_back: int) -> None:
        """A decision was taken in a state that stays as it was; so many of the last ones may be taken back."""
        self.former.append(self.runs)
        del self.former[: len(self.former) - may_go_back]
        turned = {
            viewer: Run(before.waits_for(viewer), before, before if run.mover == viewer else run.left)
            for viewer, run in self.runs.items()
            if before.waits_for(viewer) != run.mover
        }
        if turned:
            self.runs = self.runs | turned

    def taken_back(self) -> None:
        self.runs = self.former.pop()

    def fresh(self, run: Run, now: State, viewer: int) -> frozenset[str]:
        """Ids of what others touched between the viewer's last run and this one; for spectators, in the last run."""
        if viewer == NOBODY:
            return self._changed(run.came, now, viewer)
        if run.mover != viewer:
            return self._changed(run.left, now, viewer)
        if now.waits_for(viewer) != viewer:
            return frozenset()
        return self._changed(run.left, run.came, viewer)

    def _changed(self, before: State, after: State, viewer: int) -> frozenset[str]:
        known = self.traces.get(viewer)
        if known is None or known[0] is not before:
            known = self.traces[viewer] = (before, trace(before, viewer))
        return differing(known[1], trace(after, viewer))


def differing(old: Trace, new: Trace) -> frozenset[str]:
    """The elements that lie otherwise, and what a vanished one lay on."""
    touched = {id for id, look in new.items() if old.get(id) != look}
    touched |= {str(look[0]) for id, look in old.items() if id not in new}
    return frozenset(touched)


def trace(state: State, viewer: int) -> Trace:
    """How each thing lies, as the viewer sees it."""
    scene = game(state.key).table.scene(state, viewer)
    spaces = {space.id for space in scene.spaces} | {tile.id for tile in scene.tiles}
    if scene.sheets:
        spaces |= {place.id for place in (*scene.areas, *scene.cells, *scene.cards)}
    # A card that slides along its track has not been touched.
    rows = {cell.id: cell.at for cell in scene.cells}
    found: Trace = {}
    for space in scene.spaces:
        found[space.id] = (space.id, space.owner, *_states(space.marks))
    for cell in scene.cells:
        found[cell.id] = (cell.id, cell.owner, *_states(cell.marks))
    for piece in scene.pieces:
        if piece.at in spaces:
            found[piece.id] = (piece.at, piece.owner, piece.count, piece.written_look(), *_states(piece.marks))
    for card in scene.cards:
        found[card.id] = (rows.get(card.at, card.at), card.owner)
    return found


def _states(marks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(mark for mark in marks if mark not in PASSING)
