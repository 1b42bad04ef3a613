"""A game as the mechanism knows it. What bots, tables and designers ask beyond that is in `contract.game.Game`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic

from .chance import Rng, Seed, stream_of
from .names import Atoms
from .options import Option
from .step import S, Step
from .text import NoteKind


class Record(Generic[S]):
    """How the states of a game are written down and read, and what players know of them.

    `positions.record.LayoutRecord` does most of it for every game.
    """

    def blank(self, players: int) -> S:
        """A state with nothing on the table."""
        raise NotImplementedError

    def encode(self, s: S) -> dict[str, object]:
        """The whole position, secrets included, also in the middle of a decision."""
        raise NotImplementedError

    def decode(self, game: Ruleset[S], position: dict[str, Any]) -> S:
        """The state that a position describes, also one that former rules wrote; ValueError says what does not fit."""
        raise NotImplementedError

    def view(self, s: S, player: int) -> dict[str, object]:
        """The position as that player (NOBODY: a spectator) may know it."""
        raise NotImplementedError

    def deal_unknown(self, s: S, player: int, rng: Rng) -> None:
        """Deal anew what that player (NOBODY: a spectator) cannot know."""
        raise NotImplementedError

    def observe(self, s: S, player: int) -> list[int]:
        """What that player knows, as numbers."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raise AssertionError where a component of the box is not in exactly one place."""

    def encode_step(self, s: S, step: Step[Any]) -> dict[str, object]:
        """A step and its attributes, by their names."""
        raise NotImplementedError

    def width(self, kind: NoteKind) -> int:
        """How many numbers a note of that kind has."""
        raise NotImplementedError


class Ruleset(Generic[S]):
    """The vocabulary and the variants of a game, how it begins, and how its states are written down.

    `players` are the least and the most who can play. `switches` names the components whose effect can be switched off.
    """

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        players: tuple[int, int],
        version: int,
        atoms: Atoms,
        options: tuple[Option, ...],
        switches: tuple[str, ...],
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.least: Final = players[0]
        self.most: Final = players[1]
        self.version: Final = version
        self.atoms: Final = atoms
        self.options: Final = options
        self.switches: Final = switches

    # What a game answers

    @property
    def record(self) -> Record[S]:
        """How positions are written and read."""
        raise NotImplementedError

    def set_up(self, s: S, options: dict[str, str]) -> None:
        """From the box to what the rules do first."""
        raise NotImplementedError

    # What everyone uses

    def start(
        self,
        players: int | None = None,
        seed: Seed = 0,
        without: Iterable[str] = (),
        log: bool = False,
        **options: object,
    ) -> S:
        """A new game at its first decision. `without` names components whose effect is switched off."""
        words = {name: str(value) for name, value in options.items()}
        return self.begin(self.most if players is None else players, seed, words, frozenset(without), log)

    def begin(
        self,
        players: int,
        seed: Seed,
        options: dict[str, str],
        without: frozenset[str] = frozenset(),
        log: bool = False,
        patient: bool = False,
    ) -> S:
        """The same, with the options as a dictionary. See `State` for what makes a table patient."""
        s = self.record.blank(self.checked_players(players))
        s.patient = patient
        s.rng = stream_of(seed)
        s.without = self.checked_switches(without)
        if log:
            s.log = []
        self.set_up(s, self.checked_options(s.players, options))
        s.advance()
        return s

    def from_json(self, data: dict[str, Any]) -> S:
        """The state of a position written by `to_json`, also by former rules."""
        return self.record.decode(self, data)

    def checked_players(self, players: object) -> int:
        if not isinstance(players, int) or not self.least <= players <= self.most:
            raise ValueError(f"players must be from {self.least} to {self.most}, not {players!r}")
        return players

    def checked_switches(self, names: Iterable[str]) -> frozenset[str]:
        for name in names:
            if name not in self.switches:
                raise ValueError(f"without: {name!r} is not a component with an effect; see game.switches")
        return frozenset(names)

    def checked_options(self, players: int, given: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise ValueError(f"{name!r} is not an option of {self.key}; there are: {', '.join(known) or 'none'}")
            if not known[name].accepts(value, players):
                raise ValueError(f"{name} must be {known[name].hint(players)}, not {value!r}")
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def __repr__(self) -> str:
        return f"game({self.key!r})"
