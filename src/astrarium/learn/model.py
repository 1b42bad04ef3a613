"""The same network in PyTorch, where it learns."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from .inputs import FURTHEST, Family, Reading
from .net import FINEST, Net, Parts, Shape
from .sight import Sight

Tensor = Any
CLOSED = -1e9
"""How much an atom is liked that is not open."""


class TorchReading:
    """A `Reading` on the device."""

    def __init__(self, reading: Reading, device: str) -> None:
        self.values = reading.values
        parts = {name: part for name, part in reading._asdict().items() if isinstance(part, np.ndarray)}
        self.parts: dict[str, Tensor] = {name: torch.from_numpy(part).to(device) for name, part in parts.items()}

    def of(self, rows: Tensor, kind: Any) -> Tensor:
        """All inputs of some rows, as numbers of that kind."""
        p = self.parts
        seen = rows[:, p["hot"]].long()
        spots = p["spots"][p["base"] + torch.minimum(torch.maximum(seen, p["low"]), p["high"]) - p["low"]]
        hot = torch.zeros((len(rows), self.values + 1), dtype=kind, device=rows.device)
        hot.scatter_add_(1, spots, torch.ones((), dtype=kind, device=rows.device).expand(spots.shape))
        sets = rows[:, p["sets"]].long()
        bits = ((sets >> p["shifts"]) & 1) * (sets >= 0)
        amounts = rows[:, p["amounts"]].float()
        linear = (amounts * p["scales"]).clamp(-FURTHEST, FURTHEST)
        logs = amounts.sign() * amounts.abs().log1p() * p["logs"]
        return torch.cat([hot[:, 1:], bits.to(kind), linear.to(kind), logs.to(kind)], dim=1)


class TorchFamily:
    """A `Family` on the device."""

    def __init__(self, family: Family, device: str) -> None:
        self.name = family.name
        self.copies = len(family.lines)
        self.places: Tensor = torch.from_numpy(family.lines.reshape(-1)).to(device)
        self.reading = TorchReading(family.reading, device)


class Model:
    """The parts of a network as tensors, and what follows from them. On a GPU most is worked out in 16 bits."""

    def __init__(self, net: Net, device: str) -> None:
        self.key = net.key
        self.digest = net.digest
        self.shape: Shape = net.shape
        self.device = device
        self.kind = torch.bfloat16 if device.startswith("cuda") else torch.float32
        self.families = [TorchFamily(one, device) for one in net.families]
        self.parts: dict[str, Tensor] = {}
        for name, part in net.parts.items():
            self.parts[name] = torch.from_numpy(part.copy()).to(device).requires_grad_()

    @property
    def numbers(self) -> list[Tensor]:
        return list(self.parts.values())

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """As `Net.forward`, in 32 bits at the end."""
        made = {name: part.to(self.kind) for name, part in self.parts.items()}
        found = torch.zeros((len(rows), self.shape.width), dtype=self.kind, device=rows.device)
        for one in self.families:
            copies = rows[:, one.places].reshape(len(rows) * one.copies, -1)
            told = one.reading.of(copies, self.kind) @ made[f"{one.name}.w"] + made[f"{one.name}.b"]
            matrix = made.get(f"{one.name}s.w")
            found = found + (told if matrix is None else torch.relu(told).reshape(len(rows), -1) @ matrix)
        found = torch.relu(found)
        for block in range(self.shape.blocks):
            found = found + torch.relu(levelled(found) @ made[f"block{block}.w"] + made[f"block{block}.b"])
        last = levelled(found)
        worth = torch.relu(last @ made["worth.w"] + made["worth.b"])
        worths = torch.tanh((worth @ made["worths.w"] + made["worths.b"]).float())
        return (last @ made["policy.w"] + made["policy.b"]).float(), worths

    def likings(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """How much each open atom is liked, and what the game is worth to each seat."""
        likings, worths = self.forward(rows)
        return likings.masked_fill(masks == 0, CLOSED), worths

    def take(self, parts: Parts) -> None:
        """Become this network."""
        with torch.no_grad():
            for name, part in parts.items():
                self.parts[name].copy_(torch.from_numpy(part))

    def net(self, parts: dict[str, Tensor] | None = None) -> Net:
        """As it is played."""
        found = {name: part.detach().float().cpu().numpy().copy() for name, part in (parts or self.parts).items()}
        return Net(self.key, self.shape, found, self.digest)


def levelled(found: Tensor) -> Tensor:
    return functional.layer_norm(found, found.shape[-1:], eps=FINEST)


def device_for(name: str) -> str:
    """`auto`: a GPU where there is one."""
    if name != "auto":
        if name.startswith("cuda") and not torch.cuda.is_available():
            raise ValueError("PyTorch finds no GPU here")
        return name
    return "cuda" if torch.cuda.is_available() else "cpu"


def fits(net: Net, sight: Sight) -> None:
    """ValueError: the network was not made for this."""
    if (net.key, net.shape.seats) != (sight.key, sight.seats):
        raise ValueError(
            f"that network learned {net.key} for at most {net.shape.seats} players, not {sight.key} for {sight.seats}"
        )
