"""Every game as a PettingZoo AEC environment, with action masks."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from astrarium.clockwork.state import State
from astrarium.players.many import returns

from .tables import MODES, Observation, Table, draw

ILLEGAL = -1.0
"""What an illegal action costs, where the wrapper ends the game for it."""


def env(key: str, players: int = 0, render_mode: str | None = None, **options: object) -> AECEnv[str, Any, int]:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game and costs its agent a point."""
    bare = raw_env(key, players, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL))
    )


def raw_env(key: str, players: int = 0, render_mode: str | None = None, **options: object) -> GameEnv:
    """The environment as it is: an illegal action is an `IllegalChoice` that cites the rule, and changes nothing."""
    return GameEnv(Table(key, players, {name: str(value) for name, value in options.items()}), render_mode)


class GameEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One agent for each player, in the order of the seats.

    Observations are a dictionary of `observation`, the numbers named in `observation_names`, and `action_mask`.
    Rewards come at the end (see `returns`); `infos` of the agent who decides names its decision and the rule behind.
    """

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {render_mode!r}")
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "name": f"astrarium_{table.key}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.observation_names = table.names
        self.action_names = list(table.game.atoms.names)
        self.possible_agents = [f"player_{player}" for player in range(table.players)]
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self._numbers = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._chance, _ = seeding.np_random(None)
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The game as it is, secrets included: for training with more than the agents know."""
        assert self._state is not None, "reset comes first"
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._state = self.table.start(int(self._chance.integers(2**31)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.position, self._numbers[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent who is in the game decides"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.position.apply(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Say who decides next, or that the game is over and what it was worth."""
        state = self.position
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        if state.choice is None:
            worths = returns(state)
            self.rewards = {agent: worths[self._numbers[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[state.player]
        self.infos[self.agent_selection] = {"decision": type(state.choice).__name__, "rule": state.choice.rule}

    def render(self) -> str | None:
        """The table as the agent who decides sees it: `ansi` text, or `svg`."""
        if self.render_mode is None:
            return None
        return draw(self.position, self.render_mode, self._numbers[self.agent_selection])

    def close(self) -> None:
        self._state = None
