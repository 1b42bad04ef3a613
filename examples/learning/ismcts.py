"""OpenSpiel's information-set search, as it is, against a random player.

python examples/learning/ismcts.py expanse --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from astrarium.envs import openspiel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="expanse")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="stop after so many")
    given = parser.parse_args()
    openspiel.register()
    chance = np.random.RandomState(1)
    game = pyspiel.load_game(f"astrarium_{given.game}")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=given.simulations, random_state=chance)
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal() and decided < given.decisions:
        if state.is_chance_node():
            state.apply_action(int(chance.randint(game.ways)))
            continue
        searches = state.current_player() == 0
        action = bot.step(state) if searches else int(chance.choice(state.legal_actions()))
        decided += searches
        state.apply_action(action)
    print(f"{decided} decisions of the search; worth {state.returns()}")


if __name__ == "__main__":
    main()
