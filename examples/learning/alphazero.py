"""A loop like AlphaZero's for two: search with a network, play against oneself, learn from what the search preferred.

Each decision is searched in a deal that the player imagines, so that hidden cards stay hidden.

python examples/learning/alphazero.py expanse --rounds 20 --games 10 --simulations 50
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms import mcts
from torch import nn

from astrarium.envs import openspiel

Example = tuple[Any, Any, Any, int]
"""What was seen, what was open, how often the search went there, and who decided."""


class Net(nn.Module):
    def __init__(self, width: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        return self.policy(body).masked_fill(~mask, -1e9).log_softmax(-1), self.value(body)[:, 0].tanh()


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """Asks the network instead of playing on."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def asked(self, state: Any, player: int) -> tuple[torch.Tensor, float]:
        seen = torch.tensor([state.observation_tensor(player)])
        mask = torch.tensor([state.legal_actions_mask(player)]).bool()
        with torch.no_grad():
            policy, value = self.net(seen, mask)
        return policy[0].exp(), float(value[0])

    def evaluate(self, state: Any) -> Any:
        # Of two players what is worth so much to one is lost to the other.
        player = max(state.current_player(), 0)
        value = self.asked(state, player)[1]
        return np.array([value if seat == player else -value for seat in range(2)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        policy = self.asked(state, state.current_player())[0]
        return [(action, float(policy[action])) for action in state.legal_actions()]


def play(game: Any, net: Net, simulations: int, chance: np.random.RandomState) -> tuple[list[Example], list[float]]:
    bot = mcts.MCTSBot(
        game,
        uct_c=1.5,
        max_simulations=simulations,
        evaluator=Judge(net),
        solve=False,
        random_state=chance,
        child_selection_fn=mcts.SearchNode.puct_value,
        dirichlet_noise=(0.25, 1.0),
    )
    examples: list[Example] = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(game.ways)))
            continue
        player = state.current_player()
        root = bot.mcts_search(state.resample_from_infostate(player, chance.random_sample))
        visits = np.zeros(game.num_distinct_actions(), np.float32)
        for child in root.children:
            visits[child.action] = child.explore_count
        visits /= visits.sum()
        examples.append((state.observation_tensor(player), state.legal_actions_mask(player), visits, player))
        state.apply_action(int(chance.choice(len(visits), p=visits / visits.sum(dtype=np.float64))))
    return examples, list(state.returns())


def learn(net: Net, adam: torch.optim.Optimizer, examples: list[Example], worths: list[float]) -> float:
    seen = torch.tensor([example[0] for example in examples])
    mask = torch.tensor([example[1] for example in examples]).bool()
    wanted = torch.from_numpy(np.stack([example[2] for example in examples]))
    policy, value = net(seen, mask)
    loss = (value - torch.tensor(worths)).square().mean() - (wanted * policy).sum(-1).mean()
    adam.zero_grad()
    loss.backward()
    adam.step()
    return float(loss.detach())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="expanse")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    given = parser.parse_args()
    openspiel.register()
    torch.manual_seed(1)
    chance = np.random.RandomState(1)
    game = pyspiel.load_game(f"astrarium_{given.game}", {"players": 2})
    net = Net(game.observation_tensor_size(), game.num_distinct_actions())
    adam = torch.optim.Adam(net.parameters(), 1e-3)
    for number in range(given.rounds):
        examples: list[Example] = []
        worths: list[float] = []
        for _ in range(given.games):
            decided, returned = play(game, net, given.simulations, chance)
            examples += decided
            worths += [returned[example[3]] for example in decided]
        print(f"round {number + 1}: {len(examples)} decisions, loss {learn(net, adam, examples, worths):.3f}")


if __name__ == "__main__":
    main()
