"""Proximal policy optimisation in one file: a learner against random players, at many tables at once.

python examples/learning/ppo.py expanse --updates 200
"""

from __future__ import annotations

import argparse

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from astrarium.envs.gymnasium import ManyEnv

DISCOUNT, SMOOTHING, CLIP, EPOCHS, PARTS = 1.0, 0.95, 0.2, 2, 4
VALUE_WEIGHT, ENTROPY_WEIGHT, RATE = 0.5, 0.01, 3e-4


class Net(nn.Module):
    """What to decide, and what the game is worth. Numbers are scaled by the bounds that the columns declare."""

    def __init__(self, env: ManyEnv, hidden: int = 128) -> None:
        super().__init__()
        kept = [place for place, column in enumerate(env.columns) if column.kind != "digest"]
        space = env.single_observation_space["observation"]
        least, most = space.low[kept].astype(np.float32), space.high[kept].astype(np.float32)
        self.register_buffer("kept", torch.tensor(kept))
        self.register_buffer("least", torch.from_numpy(least))
        self.register_buffer("span", torch.from_numpy(np.maximum(most - least, 1)))
        self.body = nn.Sequential(nn.Linear(len(kept), hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.policy = nn.Linear(hidden, len(env.action_names))
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body((seen[:, self.kept].float() - self.least) / self.span)
        return Categorical(logits=self.policy(body).masked_fill(mask == 0, -1e9)), self.value(body)[:, 0]


def advantages(rewards: torch.Tensor, ends: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    """Generalised advantages; `values` has one row more, what the tables are worth after the last step."""
    found = torch.zeros_like(rewards)
    after = torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = 1 - ends[step]
        surprise = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        after = surprise + DISCOUNT * SMOOTHING * goes_on * after
        found[step] = after
    return found


def improve(net: Net, adam: torch.optim.Optimizer, batch: tuple[torch.Tensor, ...]) -> None:
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch[0])).chunk(PARTS):
            seen, mask, action, before, gain, target = (column[part] for column in batch)
            policy, value = net(seen, mask)
            ratio = (policy.log_prob(action) - before).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + VALUE_WEIGHT * (value - target).square().mean() - ENTROPY_WEIGHT * policy.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


def train(key: str, players: int, tables: int, steps: int, updates: int, workers: int) -> list[float]:
    """What each finished game was worth to the learner, in order."""
    torch.manual_seed(1)
    # `copy`: what is kept for learning must not be overwritten by the next step.
    env = ManyEnv(key, tables, players, opponents="random", workers=workers, copy=True)
    net = Net(env)
    adam = torch.optim.Adam(net.parameters(), RATE)
    worths: list[float] = []
    now, _ = env.reset(seed=1)
    for update in range(updates):
        rows: list[tuple[torch.Tensor, ...]] = []
        for _ in range(steps):
            seen, mask = torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"])
            with torch.no_grad():
                policy, value = net(seen, mask)
            action = policy.sample()
            now, reward, over, _, _ = env.step(action.numpy())
            worths += reward[over].tolist()
            ended = torch.from_numpy(over).float()
            rows.append((seen, mask, action, policy.log_prob(action), value, torch.from_numpy(reward), ended))
        seen, mask, action, before, value, rewards, ends = (torch.stack(column) for column in zip(*rows, strict=True))
        with torch.no_grad():
            last = net(torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"]))[1]
        gain = advantages(rewards, ends, torch.cat([value, last[None]]))
        improve(net, adam, tuple(c.flatten(0, 1) for c in (seen, mask, action, before, gain, gain + value)))
        recent = worths[-200:]
        print(f"update {update + 1}: {len(worths)} games, the last worth {np.mean(recent) if recent else 0:+.2f}")
    env.close()
    return worths


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="expanse")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64, help="at each table between two updates")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    train(given.game, given.players, given.tables, given.steps, given.updates, given.workers)


if __name__ == "__main__":
    main()
