"""Every game as a Gymnasium environment: one learner against chosen players, at one table or at many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.state import State
from astrarium.clockwork.step import IllegalChoice
from astrarium.contract.registry import game
from astrarium.games import KEYS
from astrarium.learn.specs import player_of
from astrarium.players.many import EVERY_SEAT, Many, returns
from astrarium.players.seat import Player, ask

from .tables import MODES, NUMBERS, Observation, Table, draw

ILLEGAL = -1.0
"""The reward for an action that is not open. It ends the game, and the info says which rule stands against it."""

Opponents = str | Player | Sequence[str | Player]


def seated(opponents: Opponents, seats: int) -> list[Player]:
    """The players in the other seats, in order from the learner's left; one alone is meant for all."""
    given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise ValueError(f"there are {seats} other seats, not {len(given)}")
    return [player_of(one) if isinstance(one, str) else one for one in given]


class GameEnv(gymnasium.Env[Any, Any]):
    """The learner decides in one seat, built-in or own players in the others.

    Observations are a dictionary of `observation`, the numbers named in `observation_names`, and `action_mask`, which
    is also what `action_masks()` gives. The reward comes at the end: `returns` of the learner.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        key: str,
        players: int = 0,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat` is the learner's, drawn anew for every game unless it is given."""
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {render_mode!r}")
        self.table = Table(key, players, {name: str(value) for name, value in options.items()})
        if seat is not None and not 0 <= seat < self.table.players:
            raise ValueError(f"seat must be from 0 to {self.table.players - 1}, not {seat!r}")
        self.opponents = seated(opponents, self.table.players - 1)
        self.render_mode = render_mode
        self.observation_names = self.table.names
        self.action_names = list(self.table.game.atoms.names)
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.seat = seat or 0
        self._fixed = seat is not None
        self._state: State | None = None
        self._others = Rng(1)

    @property
    def position(self) -> State:
        """The game as it is, secrets included."""
        assert self._state is not None, "reset comes first"
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            chosen = int(self.np_random.integers(2**31))
            if not self._fixed:
                self.seat = int(self.np_random.integers(self.table.players))
            self._state = self.table.start(chosen)
            self._others = seeded(chosen, "others")
            self._let_others_decide()
            if not self._state.over:
                return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.position.apply(int(action))
        except IllegalChoice as refusal:
            return self._seen(), ILLEGAL, True, False, {"illegal": str(refusal), "rule": refusal.rule}
        self._let_others_decide()
        state = self.position
        return self._seen(), returns(state)[self.seat], state.over, False, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """The options as booleans, under the name by which masking learners look for them."""
        return self.table.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> Any:
        return None if self.render_mode is None else draw(self.position, self.render_mode, self.seat)

    def _let_others_decide(self) -> None:
        state = self.position
        while not state.over and state.player != self.seat:
            other = self.opponents[(state.player - self.seat - 1) % state.players]
            state.apply(ask(other, state, self._others))

    def _seen(self) -> Observation:
        return self.table.observe(self.position, self.seat)

    def _told(self) -> dict[str, Any]:
        choice = self.position.choice
        if choice is None:
            return {"scores": self.position.scores, "winners": self.position.winners}
        return {"decision": type(choice).__name__, "rule": choice.rule}


class ManyEnv(VectorEnv[Any, Any, Any]):
    """Many tables stepped by one call. The rules and the other players run compiled; the buffers are NumPy's.

    Against `opponents` the learner has `seat`. Without opponents it decides for every seat: `info["player"]` says for
    whom now, and the reward is that of the player who decided last; `info["returns"]` has those of all. A finished
    table begins anew in the same step, and what is seen there is the new game. The next step overwrites what was seen.
    """

    def __init__(
        self,
        key: str,
        num_envs: int,
        players: int = 0,
        opponents: Opponents | None = None,
        seat: int = 0,
        **options: object,
    ) -> None:
        self.table = Table(key, players, {name: str(value) for name, value in options.items()})
        if not 0 <= seat < self.table.players:
            raise ValueError(f"seat must be from 0 to {self.table.players - 1}, not {seat!r}")
        others = [] if opponents is None else seated(opponents, self.table.players - 1)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.table.observation_space()
        self.single_action_space = self.table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_names = self.table.names
        self.action_names = list(self.table.game.atoms.names)
        self.many = Many(
            self.table.game,
            self.table.players,
            self.table.options,
            self.table.without,
            num_envs,
            EVERY_SEAT if opponents is None else seat,
            others,
        )
        # NumPy's view of the buffers into which the tables write.
        self._observations = np.frombuffer(self.many.observations, NUMBERS).reshape(num_envs, -1)
        self._masks = np.frombuffer(self.many.masks, np.int8).reshape(num_envs, -1)
        self._ends = np.frombuffer(self.many.ends, np.bool_)
        self._worths = np.frombuffer(self.many.worths, np.float32).reshape(num_envs, -1)
        self._rows = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._players = np.zeros(num_envs, np.intp)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            seeds = [int(np.random.default_rng(one).integers(2**31)) for one in seed]
        else:
            seeds = np.random.default_rng(seed).integers(2**31, size=self.num_envs).tolist()
        self.many.reset(seeds)
        self._players[:] = self.many.deciding
        return self._seen(), {"player": self._players.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        decided = self._players.copy()
        self.many.step(np.asarray(actions).tolist())
        self._players[:] = self.many.deciding
        rewards = np.where(self._ends, self._worths[self._rows, decided], np.float32(0))
        info: dict[str, Any] = {"player": self._players.copy()}
        if self._ends.any():
            info["returns"] = np.where(self._ends[:, None], self._worths, np.float32(0))
        return self._seen(), rewards, self._ends.copy(), self._never, info

    def _seen(self) -> Observation:
        return {"observation": self._observations, "action_mask": self._masks}


def register() -> None:
    """Let `gymnasium.make("astrarium/expanse-v0")` find the games."""
    for key in KEYS:
        gymnasium.register(
            id=f"astrarium/{key}-v0",
            entry_point="astrarium.envs.gymnasium:GameEnv",
            vector_entry_point="astrarium.envs.gymnasium:ManyEnv",
            kwargs={"key": key, "players": game(key).least},
            disable_env_checker=True,
        )
