"""Former selves of a network: who only plays against what it is now, learns to beat that, and forgets the rest."""

from __future__ import annotations

from typing import Any

import torch
from numpy.typing import NDArray

from .model import Model
from .net import Net, packed, unpacked

MOST = 5
"""So many are kept."""

Packed = dict[str, NDArray[Any]]


class League:
    """The former selves, packed as in a file, and the one of them that plays at the moment."""

    def __init__(self, net: Net, device: str) -> None:
        self.model = Model(net, device)
        self.former: list[Packed] = []
        self.playing = -1

    def add(self, net: Net, chance: torch.Generator) -> None:
        """One more; where there are too many one goes, but neither of the last two."""
        self.former.append(packed(net.parts))
        if len(self.former) > MOST:
            self.former.pop(int(torch.randint(MOST - 1, (1,), generator=chance)))
        self.playing = -1

    def draw(self, chance: torch.Generator) -> None:
        """Who plays next."""
        if not self.former:
            return
        drawn = int(torch.randint(len(self.former), (1,), generator=chance))
        if drawn != self.playing:
            self.model.take(unpacked(self.former[drawn], self.model.shape))
            self.playing = drawn

    def kept(self) -> list[dict[str, torch.Tensor]]:
        return [{name: torch.from_numpy(part) for name, part in one.items()} for one in self.former]

    def read(self, kept: list[dict[str, torch.Tensor]]) -> None:
        self.former = [{name: part.numpy() for name, part in one.items()} for one in kept]
        self.playing = -1
