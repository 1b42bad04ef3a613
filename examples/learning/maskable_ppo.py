"""stable-baselines3's MaskablePPO (from sb3-contrib) at one table: it finds the masks by `action_masks()`.

python examples/learning/maskable_ppo.py expanse --steps 20000
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO

from astrarium.envs.gymnasium import GameEnv


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="expanse")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--rollout", type=int, default=512)
    given = parser.parse_args()
    env = GameEnv(given.game, given.players, opponents="random")
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=given.rollout, batch_size=64, seed=1, device="cpu")
    learner.learn(given.steps)
    seen, _ = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        action, _ = learner.predict(seen, action_masks=env.action_masks())
        seen, reward, over, _, told = env.step(int(action))
        assert "illegal" not in told, told
    print(f"a game with what was learnt: worth {reward:+.2f}")


if __name__ == "__main__":
    main()
