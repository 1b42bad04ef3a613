"""Deciding for all tables of a half at once, and writing down what was decided."""

from __future__ import annotations

from typing import Any

import torch

from .crew import Crew
from .league import League
from .model import Model
from .rollout import Rollout, by_player
from .tables import Slab

Tensor = Any


class Seen:
    """The lines of a half, on the device."""

    def __init__(self, slab: Slab, device: str) -> None:
        def over(array: Any) -> Tensor:
            return torch.from_numpy(array).to(device, non_blocking=True, copy=True)

        self.rows = over(slab.rows)
        self.masks = over(slab.masks)
        self.deciding = over(slab.deciding)
        self.players = over(slab.players)
        self.formers = over(slab.formers)
        self.ends = over(slab.ends).bool()
        self.worths = over(slab.worths)


class Actor:
    """Draws decisions from a model, and for the seats of former selves from theirs."""

    def __init__(self, model: Model, league: League, crew: Crew, tables: int, shared: int, chance: Any) -> None:
        self.model = model
        self.league = league
        self.crew = crew
        self.chance = chance
        """The generator of the device."""
        places = [place for place in range(crew.half) if place % tables < shared]
        self.shared: Tensor = torch.tensor(places, dtype=torch.int64, device=model.device)

    def part(self, half: int) -> tuple[int, int]:
        return half * self.crew.half, (half + 1) * self.crew.half

    def look(self, half: int) -> Seen:
        self.crew.wait(half)
        return Seen(self.crew.slab.part(*self.part(half)), self.model.device)

    def decide(self, half: int, seen: Seen, into: Rollout, step: int) -> Tensor:
        """Decide for every table, and write that down as a step of a rollout; what the game was thought worth."""
        with torch.no_grad():
            likings, worths = self.model.likings(seen.rows, seen.masks)
            formers = torch.zeros_like(seen.ends)
            if self.league.former and len(self.shared):
                formers[self.shared] = self._ask_formers(seen, likings)
            noise = torch.rand(likings.shape, generator=self.chance, device=likings.device).clamp(1e-9, 1 - 1e-7)
            atoms = (likings - torch.log(-torch.log(noise))).argmax(1)
            chances = torch.log_softmax(likings, 1).gather(1, atoms[:, None])[:, 0]
            thought = by_player(worths, seen.deciding, seen.players)
        first, last = self.part(half)
        self.crew.slab.atoms[first:last] = atoms.cpu().numpy()
        self.crew.go(half)
        for whole, part in (
            (into.rows, seen.rows),
            (into.masks, seen.masks),
            (into.atoms, atoms),
            (into.chances, chances),
            (into.deciding, seen.deciding),
            (into.players, seen.players),
            (into.formers, formers),
            (into.thought, thought),
        ):
            whole[step, first:last] = part
        return thought

    def think(self, seen: Seen) -> Tensor:
        """What the game is thought worth to each player, without a decision."""
        with torch.no_grad():
            return by_player(self.model.likings(seen.rows, seen.masks)[1], seen.deciding, seen.players)

    def _ask_formers(self, seen: Seen, likings: Tensor) -> Tensor:
        """Where a former self decides, its likings come in the place of the model's."""
        shared = self.shared
        theirs, _ = self.league.model.likings(seen.rows[shared], seen.masks[shared])
        formers = ((seen.formers[shared] >> seen.deciding[shared]) & 1).bool()
        likings[shared] = torch.where(formers[:, None], theirs, likings[shared])
        return formers

    def end(self, half: int, seen: Seen, into: Rollout, step: int) -> None:
        """What the step before this one ended."""
        first, last = self.part(half)
        into.ends[step, first:last] = seen.ends
        into.worths[step, first:last] = seen.worths

    def close(self, half: int, seen: Seen, into: Rollout, thought: Tensor) -> None:
        """A rollout is over: what was thought after it, and who decides then."""
        first, last = self.part(half)
        into.last[first:last] = thought
        into.last_deciding[first:last] = seen.deciding
