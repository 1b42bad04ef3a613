"""Counterattacks: focused on one enemy, or split among several. PAR-16.3 to 16.9"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import Atom, Player
from .....clockwork.step import Choice, Step
from .....clockwork.text import Text
from ...components import DONE_ATOM, UNIT, UNIT_ATOM, Unit
from ...state import Parsec
from ..fleets import unlike
from .aiming import aims, shooters_at, supporters, takes_part
from .battle import join
from .gathering import Gather, odds_label
from .strike import Strike, Volley
from .support import AskSupport


def of_those_engaged(s: Parsec, pairs: list[tuple[Unit, Unit]]) -> list[tuple[Unit, Unit]]:
    """Of these vessels with their enemies those that are in the combat already."""
    return [pair for pair in pairs if takes_part(s, pair[0])]


def strike_label(s: Parsec, side: int, target: Unit) -> Text:
    """A strike at that enemy; where only vessels can fire that nobody attacked it says so. PAR-16.4"""
    words: dict[str, int | Text] = {"unit": s.thing_text(UNIT, target)}
    shooters = shooters_at(s, side, target)
    for unit in shooters:
        if takes_part(s, unit):
            return Text("option-strike", words)
    if len(shooters) == 1:
        words["joining"] = s.thing_text(UNIT, shooters[0])
        return Text("option-strike-with", words)
    return Text("option-strike-joining", words)


class PickShooters(Gather):
    """Which vessels take part in the strike? Those not yet engaged become so. PAR-16.4 to 16.6"""

    rule: ClassVar[str] = "PAR-16.6"

    def __init__(self, player: Player, units: tuple[Unit, ...], side: int, target: Unit) -> None:
        super().__init__(player, units)
        self.side: Final = side
        self.target: Final = target

    def candidates(self, s: Parsec) -> list[Unit]:
        return shooters_at(s, self.side, self.target)

    def after(self, units: tuple[Unit, ...]) -> PickShooters:
        return PickShooters(self.player, units, self.side, self.target)

    def rests(self, s: Parsec) -> list[Atom]:
        """What the dice may bring is weighed before they are rolled."""
        return [DONE_ATOM]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        if atom != DONE_ATOM:
            return None
        helped = (*self.units, *supporters(s, self.side, self.target))
        return odds_label(s, "option-fire", helped, self.target)

    def done(self, s: Parsec) -> None:
        for unit in self.units:
            join(s, unit, self.side)
        s.then([AskSupport(self.player, self.side, self.target), Volley(self.side, self.target, self.units)])


# Split counterattacks. PAR-16.7


def can_split(pairs: list[tuple[Unit, Unit]], shooters: tuple[Unit, ...], targets: tuple[Unit, ...]) -> bool:
    """Whether, after what has been named so far, at least two different enemies are or can still be named."""
    named = set(targets)
    units: set[int] = set()
    for unit, enemy in pairs:
        if unit not in shooters:
            units.add(unit)
            named.add(enemy)
    # With nothing named two vessels are needed; those that can fire at two enemies between them always can.
    return len(named) > 1 and (len(targets) > 0 or len(units) > 1)


class SplitShooter(Choice["Parsec"]):
    """Which vessel strikes next, each at an enemy of its own; at least two different enemies are named. PAR-16.7"""

    rule: ClassVar[str] = "PAR-16.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, side: int, shooters: tuple[Unit, ...], targets: tuple[Unit, ...]) -> None:
        super().__init__(player)
        self.side: Final = side
        self.shooters: Final = shooters
        self.targets: Final = targets

    def legal(self, s: Parsec) -> list[Atom]:
        units: list[Unit] = []
        for unit, _ in aims(s, self.side):
            # Whichever is next, its enemy can be such that two are named in the end: see SplitTarget.
            if unit not in self.shooters and unit not in units:
                units.append(unit)
        options = [Atom(UNIT_ATOM + unit) for unit in unlike(s, sorted(units))]
        if len(set(self.targets)) > 1:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom != DONE_ATOM:
            s.push(SplitTarget(self.player, self.side, Unit(atom - UNIT_ATOM), self.shooters, self.targets))
            return
        strikes: list[Step[Parsec]] = []
        for place in range(len(self.shooters)):
            join(s, self.shooters[place], self.side)
            strikes.append(Strike(self.side, self.targets[place], (self.shooters[place],)))
        s.then(strikes)


class SplitTarget(Choice["Parsec"]):
    """The enemy of this vessel; all are named before the first roll. PAR-16.7"""

    rule: ClassVar[str] = "PAR-16.7"
    inner: ClassVar[bool] = True

    def __init__(
        self, player: Player, side: int, unit: Unit, shooters: tuple[Unit, ...], targets: tuple[Unit, ...]
    ) -> None:
        super().__init__(player)
        self.side: Final = side
        self.unit: Final = unit
        self.shooters: Final = shooters
        self.targets: Final = targets

    def legal(self, s: Parsec) -> list[Atom]:
        pairs = aims(s, self.side)
        shooters = (*self.shooters, self.unit)
        found = [
            enemy for unit, enemy in pairs if unit == self.unit and can_split(pairs, shooters, (*self.targets, enemy))
        ]
        # Of enemies that are alike one may have been named already, which makes them different.
        named = [enemy for enemy in found if enemy in self.targets]
        return [
            Atom(UNIT_ATOM + enemy) for enemy in named + unlike(s, [enemy for enemy in found if enemy not in named])
        ]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        """It is told if after this only a vessel that nobody attacked can fire at a second enemy. PAR-16.4"""
        pairs = of_those_engaged(s, aims(s, self.side))
        if can_split(pairs, (*self.shooters, self.unit), (*self.targets, Unit(atom - UNIT_ATOM))):
            return None
        return Text("option-strike-joining", {"unit": s.thing_text(UNIT, Unit(atom - UNIT_ATOM))})

    def take(self, s: Parsec, atom: Atom) -> None:
        shooters = (*self.shooters, self.unit)
        targets = (*self.targets, Unit(atom - UNIT_ATOM))
        s.push(SplitShooter(self.player, self.side, shooters, targets))
