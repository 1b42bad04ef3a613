"""What is played: everything that decides the results, and nothing else."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ..contract.game import Game
from ..contract.registry import game
from ..learn.specs import introduce
from ..positions.box import box_changes, given_box
from .entrants import TIMEOUT, Entrant, entrant, entrants_from, kinds
from .outside import Outside
from .protocol import Setting
from .schedule import Fixture, schedule, seats_for


@dataclass(frozen=True)
class Contest:
    """The same contest gives the same tables, wherever, by how many workers and in how many pieces it is played.

    That is, unless a player looks at the clock. `games` is the least number that is played.
    """

    key: str
    entrants: tuple[Entrant, ...]
    seats: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    decisions: bool = False
    timeout: float = TIMEOUT

    @property
    def game(self) -> Game[Any]:
        return game(self.key)

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    def check(self) -> None:
        """ValueError: the game does not know these options or components, or a player cannot take part."""
        setting = self.setting()
        self.game.begin(self.seats, self.seed, self.options, setting.without)
        for name, spec in self.entrants:
            player = entrant(spec, name, self.timeout)
            if isinstance(player, Outside):
                player.meet(setting)
            else:
                introduce(player, self.key, self.seats)

    def fixtures(self) -> list[Fixture]:
        return schedule(kinds(list(self.entrants)), self.seats, self.games, self.seed)

    def setting(self) -> Setting:
        return Setting(self.game, self.seats, self.options, frozenset(self.without))

    def to_json(self) -> dict[str, Any]:
        found = asdict(self)
        found["game"] = found.pop("key")
        found["version"] = self.game.version
        found["entrants"] = [entrant._asdict() for entrant in self.entrants]
        found["without"] = list(self.without)
        # None where nothing differs, as in runs of former versions, which do not say.
        found["box"] = [list(change) for change in box_changes(self.key, given_box(self.key))] or None
        return found


def contest_of(
    game: Game[Any],
    words: list[str],
    games: int,
    seats: int | None,
    seed: int,
    options: dict[str, str],
    without: list[str],
    decisions: bool,
    timeout: float,
) -> Contest:
    """A contest as it is typed. ValueError: a player or a number of seats that is not there."""
    entrants = tuple(entrants_from(words))
    chosen = seats_for(game, len(entrants), seats)
    return Contest(game.key, entrants, chosen, games, seed, options, tuple(sorted(without)), decisions, timeout)
