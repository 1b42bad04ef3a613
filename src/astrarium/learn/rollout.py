"""What happened at all tables in some steps, and what is to be learned from it."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from .sight import Sight

Tensor = Any
PATIENCE = 0.98
"""How far what the game is worth to the other seats is judged by what came of it, from one decision to the next."""


class Lesson(NamedTuple):
    """A line for each decision from which something is learned."""

    rows: Tensor
    masks: Tensor
    atoms: Tensor
    chances: Tensor
    """The logarithm of how likely the decision was."""
    gains: Tensor
    """By how much it came out better than was thought."""
    worths: Tensor
    """What the game should have been thought worth to each seat, the player's own first."""
    seats: Tensor
    """How much each seat counts: nothing where nobody sits."""


class Rollout:
    """So many steps of all tables, on the device."""

    def __init__(self, sight: Sight, steps: int, tables: int, device: str) -> None:
        self.steps = steps
        self.seats = sight.seats

        def blank(*size: int, kind: Any = torch.float32) -> Tensor:
            return torch.zeros((steps, tables, *size), dtype=kind, device=device)

        self.rows = blank(sight.width, kind=torch.int16)
        self.masks = blank(sight.atoms, kind=torch.uint8)
        self.atoms = blank(kind=torch.int64)
        self.chances = blank()
        self.deciding = blank(kind=torch.int64)
        self.players = blank(kind=torch.int64)
        self.formers = blank(kind=torch.bool)
        """Which decisions a former self took."""
        self.thought = blank(sight.seats)
        """What the game was thought worth to each player; in each row they stand as they sit at the table."""
        self.ends = blank(kind=torch.bool)
        self.worths = blank(sight.seats)
        self.last = torch.zeros((tables, sight.seats), device=device)
        self.last_deciding = torch.zeros(tables, dtype=torch.int64, device=device)
        """What was thought after the last step, and who decides then."""

    def lesson(self, trust: float) -> Lesson:
        gains, known = self._gains(trust)
        seen = by_seat(self._worths(), self.deciding, self.players)
        own = gains + self.thought.gather(2, self.deciding[..., None])[..., 0]
        seen[..., 0] = torch.where(known, own, seen[..., 0])
        sits = torch.arange(self.seats, device=seen.device) < self.players[..., None]
        keep = (known & ~self.formers).reshape(-1).nonzero()[:, 0]
        parts = (self.rows, self.masks, self.atoms, self.chances, gains, seen, sits.float())
        return Lesson(*(part.flatten(0, 1)[keep] for part in parts))

    def _gains(self, trust: float) -> tuple[Tensor, Tensor]:
        """Advantages along each player's own decisions (GAE). Not known: the last ones, whose outcome is not yet."""
        later = torch.zeros_like(self.last)
        later.scatter_(1, self.last_deciding[:, None], self.last.gather(1, self.last_deciding[:, None]))
        known = torch.zeros_like(later, dtype=torch.bool)
        known.scatter_(1, self.last_deciding[:, None], True)
        gained = torch.zeros_like(later)
        all_gains = torch.zeros_like(self.chances)
        all_known = torch.zeros_like(self.ends)
        for step in range(self.steps - 1, -1, -1):
            end = self.ends[step][:, None]
            later = torch.where(end, self.worths[step], later)
            gained = gained.masked_fill(end, 0.0)
            known = known | end
            who = self.deciding[step][:, None]
            thought = self.thought[step].gather(1, who)
            gain = later.gather(1, who) - thought + trust * gained.gather(1, who)
            all_gains[step] = gain[:, 0]
            all_known[step] = known.gather(1, who)[:, 0]
            later = later.scatter(1, who, thought)
            gained = gained.scatter(1, who, gain)
            known = known.scatter(1, who, True)
        return all_gains, all_known

    def _worths(self) -> Tensor:
        """What the game should have been thought worth to every player, from one decision of anybody to the next."""
        found = torch.zeros_like(self.thought)
        later = self.last
        for step in range(self.steps - 1, -1, -1):
            found[step] = torch.where(self.ends[step][:, None], self.worths[step], later)
            later = (1 - PATIENCE) * self.thought[step] + PATIENCE * found[step]
        return found


def by_player(of_seats: Tensor, deciding: Tensor, players: Tensor) -> Tensor:
    """From seats, counted from whoever decides, to players as they sit at the table; nothing where nobody sits."""
    numbers = torch.arange(of_seats.shape[-1], device=of_seats.device)
    found = of_seats.gather(-1, (numbers - deciding[..., None]) % players[..., None])
    return found.masked_fill(numbers >= players[..., None], 0.0)


def by_seat(of_players: Tensor, deciding: Tensor, players: Tensor) -> Tensor:
    """The way back."""
    numbers = torch.arange(of_players.shape[-1], device=of_players.device)
    found = of_players.gather(-1, (numbers + deciding[..., None]) % players[..., None])
    return found.masked_fill(numbers >= players[..., None], 0.0)
