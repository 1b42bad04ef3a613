"""Every game as an OpenSpiel game, so that its algorithms run on them. `register()` makes them known to `pyspiel`.

Chance is made explicit. Where a decision lets the rules draw chance, a chance node stands between the decision and
what comes of it: its outcomes are so many equally likely ways for chance to go on. A copy of a state therefore knows
nothing of dice to come. Before the first decision there are two such nodes, so that there are many ways to set up.

Information states are what a player remembers (recall.py) and what it sees now.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOTHING
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.contract.registry import game
from astrarium.games import KEYS
from astrarium.players.many import returns

from .recall import DIGEST, Recall, after_notes, opened, sight_text

WAYS = 1024
"""How many outcomes a chance node has."""
DEALS = 2
"""How many chance nodes set up the table."""
RECALLED = 32
"""So many of a player's last decisions are told one by one in an information-state tensor."""
NONE = -1.0
"""Where fewer were made."""


class Holder:
    """The kernel's state among the attributes of an OpenSpiel state, which is copied and pickled by its attributes."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Holder:
        return Holder(None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Callable[[Any], Holder], tuple[Any]]:
        return read_holder, (None if self.state is None else (self.state.key, self.state.to_json()),)


def read_holder(written: tuple[str, dict[str, Any]] | None) -> Holder:
    return Holder(None if written is None else game(written[0]).from_json(written[1]))


def game_type(played: Game[Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"astrarium_{played.key}",
        long_name=played.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.most,
        min_num_players=max(2, played.least),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, played.least),
            "ways": WAYS,
            **{option.name: option.default for option in played.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours. Its parameters are the number of players, the ways of a chance node, and the game's options."""

    def __init__(self, played: Game[Any], params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", max(2, played.least)))
        self.played = played
        self.ways = int(given.get("ways", WAYS))
        self.options = {option.name: str(given.get(option.name, option.default)) for option in played.options}
        played.checked_players(players)
        played.checked_options(players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(played.atoms.names),
            max_chance_outcomes=self.ways,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=played.bound_for(players, self.options),
        )
        super().__init__(game_type(played), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS + int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The kernel's state, and the decision that waits for chance."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.holder = Holder(None)
        self.deals: list[int] = []
        """The outcomes of the first chance nodes."""
        self.pending = NOTHING
        """The atom that was decided on and lets the rules draw chance, NOTHING if none waits."""
        self.recalled: list[Recall] = []
        """What each player remembers."""

    @property
    def position(self) -> State:
        assert self.holder.state is not None, "the table is not set up yet"
        return self.holder.state

    def current_player(self) -> int:
        if len(self.deals) < DEALS or self.pending != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.player

    def is_terminal(self) -> bool:
        return len(self.deals) == DEALS and self.position.over

    def returns(self) -> list[float]:
        return returns(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.get_game().ways
        return [(way, 1.0 / ways) for way in range(ways)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.offered)

    def _apply_action(self, action: int) -> None:
        if len(self.deals) < DEALS:
            self._deal(action)
        elif self.pending != NOTHING:
            self._draw(action)
        else:
            self._decide(action)

    def _deal(self, way: int) -> None:
        self.deals.append(way)
        if len(self.deals) == DEALS:
            spiel = self.get_game()
            seed = 0
            for deal in self.deals:
                seed = seed * spiel.ways + deal
            state = spiel.played.begin(spiel.num_players(), seed, spiel.options, log=True)
            self.recalled = opened(spiel.num_players(), state)
            self.holder.state = state

    def _decide(self, atom: int) -> None:
        before = self.position
        player = before.player
        after = before.clone()
        after.log = []
        after.apply(atom)
        self.recalled[player] = self.recalled[player].decided(before, atom)
        if after.rng.state == before.rng.state:
            self.recalled = after_notes(self.recalled, after)
            self.holder.state = after
        else:
            self.pending = atom

    def _draw(self, way: int) -> None:
        state = self.position
        # Chance goes on from where it is, in as many ways as there are outcomes.
        state.rng = seeded(state.rng.state, f"way {way}")
        state.log = []
        state.apply(self.pending)
        self.recalled = after_notes(self.recalled, state)
        self.pending = NOTHING

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"way {action}"
        return str(self.get_game().played.atoms.names[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, everything unknown to it dealt anew.

        What others remember there is what everybody remembers: the rest the player cannot know.
        """
        other: SpielState = self.clone()
        if len(self.deals) == DEALS:
            other.holder = Holder(self.position.imagine(player, seeded(int(sampler() * 2**53), "resample")))
            other.recalled = [
                recall if seat == player else recall.of_everybody() for seat, recall in enumerate(self.recalled)
            ]
        return other

    def __str__(self) -> str:
        if len(self.deals) < DEALS:
            return "the table is being set up"
        position = json.dumps(self.position.to_json(), sort_keys=True)
        if self.pending == NOTHING:
            return position
        return f"chance, after {self.get_game().played.atoms.names[self.pending]}\n{position}"


class SpielObserver:
    """What a player sees: with perfect recall also all that it remembers.

    The tensor is the `observation`, and with perfect recall after it how many `decisions` the player has made, the
    `last` RECALLED of them, the latest first, and a `digest` of everything it remembers, in numbers of 16 bits.
    """

    def __init__(self, spiel: SpielGame, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        parts = {"observation": len(spiel.played.record.observation(spiel.num_players()))}
        if self.recalls:
            parts |= {"decisions": 1, "last": RECALLED, "digest": DIGEST // 2}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        """The parts of the tensor, by name."""
        first = 0
        for name, width in parts.items():
            self.dict[name] = self.tensor[first : first + width]
            first += width

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if len(state.deals) < DEALS:
            return
        self.dict["observation"][:] = state.position.observe(player)
        if self.recalls:
            recall = state.recalled[player]
            last = recall.atoms[: -RECALLED - 1 : -1]
            self.dict["decisions"][0] = len(recall.atoms)
            self.dict["last"].fill(NONE)
            self.dict["last"][: len(last)] = last
            self.dict["digest"][:] = np.frombuffer(recall.digest or bytes(DIGEST), "<u2")

    def string_from(self, state: SpielState, player: int) -> str:
        if len(state.deals) < DEALS:
            return ""
        seen = sight_text(state.position, player)
        return f"{state.recalled[player].text}now\n{seen}" if self.recalls else seen


def register() -> None:
    """Let `pyspiel.load_game("astrarium_expanse")` find the games."""
    known = set(pyspiel.registered_names())
    for key in KEYS:
        if f"astrarium_{key}" not in known:
            pyspiel.register_game(game_type(game(key)), class_of(key))


def class_of(key: str) -> type[SpielGame]:
    """A class for each game: pyspiel outlives the interpreter, which a function left in its hands would not bear."""

    class Own(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game(key), params)

    return Own
