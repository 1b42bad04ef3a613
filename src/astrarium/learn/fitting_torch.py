"""The same fitting by PyTorch, which shares the numbers of the net: the place to try other losses and optimisers."""

from __future__ import annotations

import numpy as np
import torch

from .fitting import DECAY, RATE
from .net import Floats, Net


class TorchFitter:
    """PyTorch's gradients and AdamW."""

    def __init__(self, net: Net, rate: float = RATE) -> None:
        # One thread gives the same sums every time, and a net this small gains nothing by more.
        torch.set_num_threads(1)
        # The tensors are views of the net's own arrays, so that a step changes the net.
        self.matrices = [torch.from_numpy(matrix).requires_grad_() for matrix in net.matrices]
        self.shifts = [torch.from_numpy(shift).requires_grad_() for shift in net.shifts]
        groups = [
            {"params": self.matrices, "weight_decay": DECAY},
            {"params": self.shifts, "weight_decay": 0.0},
        ]
        self.optimizer = torch.optim.AdamW(groups, lr=rate)

    def step(self, inputs: Floats, worths: Floats) -> float:
        found = torch.from_numpy(np.ascontiguousarray(inputs))
        last = len(self.matrices) - 1
        for layer, (matrix, shift) in enumerate(zip(self.matrices, self.shifts, strict=True)):
            found = found @ matrix + shift
            found = torch.relu(found) if layer < last else torch.tanh(found)
        loss = torch.nn.functional.mse_loss(found[:, 0], torch.from_numpy(worths))
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return float(loss.detach())
