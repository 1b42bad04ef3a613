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
from astrarium.players.many import ANY_SEAT, BROKEN_OFF, EVERY_SEAT, GOES_ON, ILLEGAL, returns
from astrarium.players.seat import Player, ask

from .crowd import Crowd, Rows, Setting
from .tables import MODES, Observation, Table, draw

Opponents = str | Player | Sequence[str | Player]


def given_opponents(opponents: Opponents, seats: int) -> list[str | Player]:
    """Who sits in the other seats, in order from the learner's left; one alone is meant for all."""
    given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise ValueError(f"there are {seats} other seats, not {len(given)}")
    return given


def seated(opponents: Opponents, seats: int) -> list[Player]:
    """The same as players."""
    return [player_of(one) if isinstance(one, str) else one for one in given_opponents(opponents, seats)]


def checked_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat must be from 0 to {players - 1}, not {seat!r}")


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
        checked_seat(seat, self.table.players)
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
    """Many tables stepped by one call. The rules and the other players run compiled and write into NumPy's arrays.

    Against `opponents` the learner has `seat`, or another one in every game. Without opponents it decides for every
    seat: `info["player"]` says for whom now, and the reward is that of the player who decided last; `info["returns"]`
    has those of all. A finished table begins anew in the same step: what is seen there is the new game, and
    `info["final_obs"]` has the end of the old one. An atom that is not open ends the game with a reward of -1, as in
    `GameEnv`. The next step overwrites what was seen, unless the environment makes `copy`s.

    With `workers` the tables are played by so many processes. `async_reset`, `send` and `recv` let some of them play
    while the decisions at the others are found.
    """

    def __init__(
        self,
        key: str,
        num_envs: int,
        players: int = 0,
        opponents: Opponents | None = None,
        seat: int | None = None,
        workers: int = 0,
        padded: bool = False,
        copy: bool = False,
        **options: object,
    ) -> None:
        """With `padded`, as many seats are told as the game can have: tables of all sizes look alike."""
        self.table = Table(key, players, {name: str(value) for name, value in options.items()})
        checked_seat(seat, self.table.players)
        others: tuple[Any, ...] = ()
        if opponents is not None:
            seated(opponents, self.table.players - 1)
            others = tuple(given_opponents(opponents, self.table.players - 1))
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        seats = self.table.game.record.sides(self.table.game.most) if padded else 0
        self.columns = self.table.game.record.columns(self.table.players, seats)
        self.single_observation_space = self.table.observation_space(seats)
        self.single_action_space = self.table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_names = [column.name for column in self.columns]
        self.action_names = list(self.table.game.atoms.names)
        place = EVERY_SEAT if opponents is None else ANY_SEAT if seat is None else seat
        self.crowd = Crowd(Setting(self.table, seats, place, others), num_envs, workers)
        self._decided = np.zeros(num_envs, np.int32)
        self._waiting: list[int] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.crowd.reset(seeds_of(seed, self.num_envs))
        self.crowd.wait_for()
        self._decided[:] = self.crowd.rows.deciding
        return self._seen(self.crowd.rows), {"player": self._decided.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.crowd.rows.actions[:] = actions
        self.crowd.step()
        self.crowd.wait_for()
        return self._answer(0, self.num_envs)

    # A part of the tables at a time

    @property
    def group_size(self) -> int:
        """How many tables `recv` tells of at most."""
        return max(last - first for first, last in self.crowd.bounds)

    def async_reset(self, seed: int | list[int | None] | None = None) -> None:
        """Begin anew everywhere, without waiting: `recv` tells of each group once it is ready."""
        self.crowd.reset(seeds_of(seed, self.num_envs))
        self._waiting = list(range(len(self.crowd.bounds)))
        self._decided[:] = 0
        self.crowd.rows.ends[:] = 0

    def recv(
        self,
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """What the group shows that was ready first; `info["env_id"]` says which tables these are."""
        if not self._waiting:
            raise RuntimeError("nothing was sent: async_reset or send comes first")
        group = self.crowd.first_ready(self._waiting)
        self._waiting.remove(group)
        return self._answer(*self.crowd.bounds[group])

    def send(self, actions: Any, env_id: NDArray[np.intp]) -> None:
        """The decisions at the tables of one group, as `recv` told of it; they are played while others are read."""
        first = int(env_id[0])
        group = next(number for number, bounds in enumerate(self.crowd.bounds) if bounds[0] == first)
        self.crowd.rows.actions[env_id] = actions
        self.crowd.step(group)
        self._waiting.append(group)

    def close_extras(self, **kwargs: Any) -> None:
        self.crowd.close()

    def _answer(
        self, first: int, last: int
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rows = self.crowd.rows.part(first, last)
        decided = self._decided[first:last]
        ends = rows.ends != GOES_ON
        number = np.arange(last - first)
        rewards = np.where(ends, rows.worths[number, decided], np.float32(0))
        decided[:] = rows.deciding
        info: dict[str, Any] = {"player": decided.copy(), "env_id": np.arange(first, last)}
        if ends.any():
            info |= self._ended(rows, ends)
        return self._seen(rows), rewards, ends, np.zeros(last - first, np.bool_), info

    def _ended(self, rows: Rows, ends: NDArray[np.bool_]) -> dict[str, Any]:
        """What is told of games that are over, as Gymnasium wants it: an array of whatever, and where it is."""
        finals = np.full(len(ends), None, object)
        nothing = np.zeros(len(self.action_names), np.int8)
        for table in np.flatnonzero(ends):
            finals[table] = {"observation": rows.finals[table].copy(), "action_mask": nothing}
        returned = np.where(ends[:, None], rows.worths, np.float32(0))
        illegal = rows.ends == BROKEN_OFF
        return {
            "returns": returned,
            "final_obs": finals,
            "_final_obs": ends,
            "final_info": {"returns": returned, "_returns": ends, "illegal": illegal, "_illegal": ends},
            "_final_info": ends,
        }

    def _seen(self, rows: Rows) -> Observation:
        if self.copy:
            return {"observation": rows.observations.copy(), "action_mask": rows.masks.copy()}
        return {"observation": rows.observations, "action_mask": rows.masks}


def seeds_of(seed: int | list[int | None] | None, tables: int) -> list[int]:
    if isinstance(seed, list):
        return [int(np.random.default_rng(one).integers(2**31)) for one in seed]
    found: list[int] = np.random.default_rng(seed).integers(2**31, size=tables).tolist()
    return found


def register() -> None:
    """Let `gymnasium.make("astrarium.envs.gymnasium:astrarium/expanse-v0")` find the games.

    The name before the colon is the module that Gymnasium loads first; once it is loaded, the rest is enough.
    """
    for key in KEYS:
        id = f"astrarium/{key}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="astrarium.envs.gymnasium:GameEnv",
                vector_entry_point="astrarium.envs.gymnasium:ManyEnv",
                kwargs={"key": key, "players": game(key).least},
            )


register()
