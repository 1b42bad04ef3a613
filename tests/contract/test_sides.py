"""Sides for whom nobody decides, and games that one player can lose alone."""

from __future__ import annotations

import sys
from typing import ClassVar, Final

import pytest

from astrarium.check import CHECKS, Case
from astrarium.clockwork.chance import Rng
from astrarium.clockwork.names import NOBODY, Atoms, Names, Player
from astrarium.clockwork.options import Option
from astrarium.clockwork.registry import enrol
from astrarium.clockwork.state import State
from astrarium.clockwork.step import Choice, Step
from astrarium.clockwork.text import Text
from astrarium.contract.bots import Bots
from astrarium.contract.game import Game
from astrarium.contract.study import Study
from astrarium.contract.table import Table
from astrarium.positions.declare import Table as Declared
from astrarium.positions.layout import PLAYER, Grid, Item, Number
from astrarium.positions.record import LayoutRecord
from astrarium.positions.seats import Seated
from astrarium.scenes.scene import Board, Scene
from astrarium.speed import build
from astrarium.table.prompt import question

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

GOAL: Final = 12
ROUNDS: Final = 8

ATOMS: Final = Atoms()
WALK: Final = ATOMS.verb("walk", "run")


class Race(State):
    """Walk or run; who plays alone races against the tide."""

    key: ClassVar[str] = "race"

    def __init__(self, players: int) -> None:
        super().__init__(players, sides=2 if players == 1 else players)
        self.steps = [0] * self.sides
        self.leader = NOBODY
        self.round = 0

    def clone(self) -> Race:
        other = Race(self.players)
        self.copy_into(other)
        other.steps = self.steps.copy()
        other.leader = self.leader
        other.round = self.round
        return other

    def deal_unknown(self, player: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def observe(self, player: int) -> list[int]:
        return [*self.steps, self.round]

    def player_ids(self) -> list[str]:
        ids = super().player_ids()
        return [*ids[: self.players], "tide"] if self.sides > self.players else ids

    @property
    def scores(self) -> list[int]:
        return self.steps.copy()

    @property
    def winners(self) -> list[int]:
        """Who came furthest, if it was far enough."""
        most = max(self.steps)
        if not self.over or (self.players == 1 and most < GOAL):
            return []
        return [side for side in range(self.sides) if self.steps[side] == most]


class Round(Step["Race"]):
    """Everybody who plays is asked, then the tide rises."""

    def run(self, s: Race) -> None:
        s.round += 1
        if s.round <= ROUNDS and max(s.steps) < GOAL:
            s.then([*(Go(player) for player in range(s.players)), Rise(), Round()])


class Rise(Step["Race"]):
    def run(self, s: Race) -> None:
        for side in range(s.players, s.sides):
            s.steps[side] += s.rng.below(3)
        s.leader = Player(s.steps.index(max(s.steps)))


class Go(Choice["Race"]):
    rule = "RACE-1"

    def legal(self, s: Race) -> list[int]:
        return [WALK, WALK + 1]

    def take(self, s: Race, atom: int) -> None:
        s.steps[self.player] += 1 if atom == WALK else s.rng.below(4)


class RaceRecord(LayoutRecord[Race]):
    def blank(self, players: int) -> Race:
        return Race(players)


class RaceBots(Bots[Race]):
    def worth(self, s: Race, player: int) -> int:
        return s.steps[player]

    def worth_scale(self, s: Race) -> float:
        return 0.3


class RaceTable(Table[Race]):
    def scene(self, s: Race, viewer: int) -> Scene:
        names = [Text(id) for id in s.player_ids()]
        return Scene(Board(10, 10), list(range(s.sides)), names, [])


class RaceGame(Game[Race]):
    def set_up(self, s: Race, options: dict[str, str]) -> None:
        s.push(Round())

    def bound_for(self, players: int, options: dict[str, str]) -> int:
        return ROUNDS * players


RACE: Final = RaceGame(
    key="race",
    titles={"en": "Race", "it": "Corsa"},
    players=(1, 3),
    version=1,
    atoms=ATOMS,
    record=RaceRecord(
        Declared("Race", [Grid("steps", (PLAYER,), ()), Item("leader", PLAYER), Number("round")], base="State"),
        rooms=[sys.modules[__name__]],
        domains={"player": PLAYER},
    ),
    bots=RaceBots(),
    table=RaceTable(),
    study=Study(),
    options=(Option("tide", ("usual",), "usual", "RACE-1"),),
)
enrol(RACE)


def played(seed: int, atom: int) -> Race:
    s = RACE.begin(1, seed, {})
    while not s.over:
        s.apply(atom)
    assert isinstance(s, Race)
    return s


def ended(steps: list[int]) -> Race:
    s = Race(1)
    s.steps = steps
    s.end()
    return s


@pytest.mark.parametrize("name", ["ends", "repeats", "clones", "round_trips", "declares"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_with_a_side_that_nobody_decides_for_conforms(name: str, players: int) -> None:
    for seed in range(5):
        CHECKS[name](Case(RACE, players, seed))


def test_only_who_plays_alone_meets_the_tide() -> None:
    assert [Race(players).sides for players in (1, 2, 3)] == [2, 2, 3]


def test_positions_and_views_name_every_side() -> None:
    s = RACE.begin(1, 0, {})
    assert isinstance(s, Race)
    s.steps = [4, 7]
    s.leader = Player(1)
    position = s.to_json()
    assert position["steps"] == {"player1": 4, "tide": 7} and position["leader"] == "tide"
    assert s.view(0)["scores"] == {"player1": 4, "tide": 7}
    again = RACE.from_json(position)
    assert isinstance(again, Race) and again.steps == [4, 7] and again.leader == 1 and again.sides == 2


def test_the_tide_can_win() -> None:
    s = ended([3, GOAL])
    assert s.winners == [1] and RACE.bots.chances(s) == [0.0, 1.0]
    assert s.view(0)["winners"] == ["tide"]


def test_alone_one_can_lose_without_a_winner() -> None:
    s = ended([3, 2])
    assert s.winners == [] and RACE.bots.chances(s) == [0.0, 0.0]
    assert question(s, 0) == [Text("table-nobody-wins")]


def test_with_others_somebody_has_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "winners", property(lambda self: []))
    CHECKS["ends"](Case(RACE, 1, 0))
    with pytest.raises(AssertionError, match="nobody has won"):
        CHECKS["ends"](Case(RACE, 2, 0))


def test_a_bot_sees_its_chance_against_the_side_that_nobody_decides_for() -> None:
    s = RACE.begin(1, 0, {})
    assert RACE.bots.chances(s) == [0.5, 0.5]


class Painted(Seated):
    colours: ClassVar[Names] = Names("colour", ["red", "grey"], ["red", "grey"], ["rosso", "grigio"])
    first_colour: ClassVar[int] = 0


def test_a_side_may_have_a_colour_too() -> None:
    s = Painted(1, sides=2)
    s.sit(1, 1)
    assert s.player_ids() == ["player1", "grey"]
