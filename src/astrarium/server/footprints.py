"""What has changed on the table since a viewer last had a hand in it."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game

PASSING: Final = frozenset({"asked", "decides", "active", "you", "now", "moved", "attacked", "fires", "target"})
"""Marks that say who is asked and what is going on, not what was done."""

Trace = dict[str, tuple[object, ...]]


class Path:
    """The match as one viewer has seen it, in runs. A run is what one player decides before another one does.

    Whoever answers in secret is nobody to the others: where a run begins must not tell who was asked.
    """

    def __init__(self, start: State) -> None:
        self.mover = NOBODY
        self.came: State = start
        """Where the last run began."""
        self.left: State = start
        """Where the viewer's own last run before it ended."""


class Footprints:
    """Follows a match atom by atom. What a viewer is shown of it depends on `waits_for` and `trace` alone, and they on
    nothing that the viewer cannot know."""

    def __init__(self, start: State) -> None:
        self.start: Final = start
        self._begin()

    def _begin(self) -> None:
        self.state = self.start.clone()
        self.atoms: list[int] = []
        self.traces: dict[int, tuple[State, Trace]] = {}
        self.paths = {viewer: Path(self.start) for viewer in (NOBODY, *range(self.start.players))}

    def follow(self, atoms: list[int]) -> None:
        """Go on to where the match is now; after an undo, from the start."""
        if self.atoms != atoms[: len(self.atoms)]:
            self._begin()
        for atom in atoms[len(self.atoms) :]:
            turned = [(viewer, path) for viewer, path in self.paths.items() if self._asked(viewer) != path.mover]
            here = self.state.clone() if turned else self.state
            for viewer, path in turned:
                if path.mover == viewer:
                    path.left = here
                path.mover, path.came = self._asked(viewer), here
            self.state.apply(atom)
            self.atoms.append(atom)

    def fresh(self, viewer: int) -> frozenset[str]:
        """Ids of what others touched between the viewer's last run and this one; for spectators, in the last run."""
        path = self.paths[viewer]
        if viewer == NOBODY:
            return self._changed(path.came, self.state, viewer)
        if path.mover != viewer:
            return self._changed(path.left, self.state, viewer)
        if self._asked(viewer) != viewer:
            return frozenset()
        return self._changed(path.left, path.came, viewer)

    def _asked(self, viewer: int) -> int:
        return self.state.waits_for(viewer)

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
