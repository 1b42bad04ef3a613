"""Fitting the network: to what came of its own decisions (PPO), or to what a teacher thought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch

from .lessons import Lessons
from .model import Model
from .rollout import Lesson

Tensor = Any
LONGEST = 0.5
"""Steps of a fit are shortened to this."""
OTHERS = 0.25
"""How much the worth of the game to the other seats counts, beside that to one's own."""
OF_WORTH = 0.5
KEEP = 0.999
"""How slowly the average of the networks follows."""


@dataclass
class Pace:
    """How boldly is learned at the moment."""

    rate: float
    entropy: float
    clip: float


class Fitter:
    """Adam over a model, and the average of what the model was: that is steadier, and what is played in earnest."""

    def __init__(self, model: Model, rate: float) -> None:
        self.model = model
        fused = model.device.startswith("cuda")
        self.optimizer = torch.optim.Adam(model.numbers, lr=rate, eps=1e-5, fused=fused, foreach=not fused)
        self.average = {name: part.detach().clone() for name, part in model.parts.items()}
        self.steps = 0

    def step(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.numbers, LONGEST)
        self.optimizer.step()
        self.steps += 1
        keep = min(KEEP, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.values()), self.model.numbers, 1 - keep)

    def pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate


class Fit:
    """One lesson gone through `epochs` times in batches; each `step` is a batch."""

    def __init__(self, fitter: Fitter, lesson: Lesson, pace: Pace, batch: int, epochs: int, chance: Any) -> None:
        self.fitter = fitter
        self.lesson = lesson
        self.pace = pace
        fitter.pace(pace.rate)
        number = len(lesson.atoms)
        self.batches: list[Tensor] = []
        for _ in range(epochs if number else 0):
            order = torch.randperm(number, generator=chance, device=lesson.atoms.device)
            parts = max(1, number // batch)
            self.batches += [order[part::parts] for part in range(parts)]
        gains = lesson.gains
        self.gains = (gains - gains.mean()) / (gains.std() + 1e-6) if number > 1 else gains
        self.total = len(self.batches)
        self.figures: list[Tensor] = []

    def step(self) -> None:
        picked = self.batches.pop(0)
        lesson = self.lesson
        likings, worths = self.fitter.model.likings(lesson.rows[picked], lesson.masks[picked])
        logs = torch.log_softmax(likings, 1)
        chances = logs.gather(1, lesson.atoms[picked][:, None])[:, 0]
        before = lesson.chances[picked]
        ratio = (chances - before).exp()
        gains = self.gains[picked]
        clip = self.pace.clip
        policy = -torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        worth = off(worths, lesson.worths[picked], lesson.seats[picked])
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        self.fitter.step(policy + OF_WORTH * worth - self.pace.entropy * entropy)
        change = ((ratio - 1) - (chances - before)).mean()
        self.figures.append(torch.stack([worth.detach(), entropy.detach(), change.detach()]))

    def summary(self) -> dict[str, float]:
        """Figures for the log: how far off worths were, how undecided the policy is, how much it changed."""
        if not self.figures:
            return {}
        worth, entropy, change = torch.stack(self.figures).mean(0).tolist()
        return {"off": worth, "entropy": entropy, "change": change}


def off(worths: Tensor, wanted: Tensor, seats: Tensor) -> Tensor:
    """The mean square of what worths were off; one's own seat counts most."""
    squares = (worths - wanted) ** 2 * seats
    return squares[:, 0].mean() + OTHERS * squares[:, 1:].sum(1).mean()


def study(fitter: Fitter, lessons: Lessons, batch: int, chance: Any) -> Iterator[tuple[float, float, float]]:
    """Go through a teacher's lessons once: after each batch how far policy and worth were off, and how often it agreed.

    What the fitter's model learns is to decide as the teacher would, and to foresee how its games end.
    """
    device = fitter.model.device
    number = len(lessons.rows)
    atoms = fitter.model.shape.atoms
    order = torch.randperm(number, generator=chance)
    parts = max(1, number // batch)
    bits = torch.arange(7, -1, -1, device=device, dtype=torch.uint8)
    for part in range(parts):
        picked = order[part::parts].numpy()
        rows, packed, chosen, weights, ends, seats = (torch.from_numpy(whole[picked]).to(device) for whole in lessons)
        masks = ((packed[:, :, None] >> bits) & 1).flatten(1)[:, :atoms]
        likings, worths = fitter.model.likings(rows, masks)
        logs = torch.log_softmax(likings, 1)
        thought = weights.float()
        policy = -(logs.gather(1, chosen.long()).clamp(min=-30) * thought).sum(1).mean()
        sits = (torch.arange(worths.shape[1], device=device) < seats[:, None]).float()
        worth = off(worths, ends.float(), sits)
        fitter.step(policy + OF_WORTH * worth)
        agreed = (likings.argmax(1) == chosen[:, 0]).float().mean()
        yield float(policy.detach()), float(worth.detach()), float(agreed)
