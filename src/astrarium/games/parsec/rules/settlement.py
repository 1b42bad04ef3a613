"""Settlement: two colonies and two cargos each, then the starting cards. PAR-5"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.orders import clockwise
from ....mechanisms.portions import Portions
from .. import notes
from ..components import (
    AMOUNT_ATOM,
    CARGO,
    COLONY,
    DIE,
    HEX_ATOM,
    PLANET_ATOM,
    PLANET_NUMBER,
    RESOURCES,
    START_COLONIES,
    START_EVENTS,
    START_GOODS,
    Hex,
    Planet,
)
from ..state import Parsec
from .event_hands import draw_event
from .fleets import put, spare
from .goods import gain_goods


def settlement(s: Parsec) -> list[Step[Parsec]]:
    """Two rounds in turn order from the first player, then cards in the same order. PAR-5.1, 5.10"""
    order = clockwise(s.players, s.first)
    steps: list[Step[Parsec]] = []
    for number in range(START_COLONIES):
        for player in order:
            steps.append(Settle(player, number == 0))
    for player in order:
        steps.append(StartGoods(player, ()))
        steps.append(StartEvents(player))
    return steps


def free_hexes(s: Parsec, planet: Planet) -> list[Hex]:
    """The hexes of a planet without a unit. PAR-5.3"""
    return sorted(hex for hex in s.galaxy.planet_hexes[planet] if s.holder[hex] == NOBODY)


def open_planets(s: Parsec, number: int) -> list[Planet]:
    """The planets that show a number and have a free hex: none, and the number is not available. PAR-5.4"""
    return [planet for planet in s.galaxy.planets if PLANET_NUMBER[planet] == number and free_hexes(s, planet)]


class Settle(Step["Parsec"]):
    """Roll for a planet. First time: until a number is available; second time: at most twice. PAR-5.2, 5.5, 5.6"""

    def __init__(self, player: Player, again: bool) -> None:
        self.player: Final = player
        self.again: Final = again
        """Whether any number of rolls is allowed."""

    def run(self, s: Parsec) -> None:
        rolls = 0
        while self.again or rolls < 2:
            rolls += 1
            number = 1 + s.rng.below(DIE)
            s.show()
            s.tell(notes.ROLLS_TO_SETTLE, self.player, number)
            if open_planets(s, number):
                s.push(SettlePlanet(self.player, number))
                return
        fail_to_settle(s, self.player)


def fail_to_settle(s: Parsec, player: Player) -> None:
    """The cargo joins the first colony; the colony is kept aside. PAR-5.7"""
    hex = NOTHING
    for colony in s.pieces(player, COLONY):
        if s.at[colony] != NOTHING:
            hex = s.at[colony]
    put(s, spare(s, player, CARGO), Hex(hex))
    s.free[player] += 1
    s.tell(notes.SETTLES_NOT, player, hex)


class SettlePlanet(Choice["Parsec"]):
    """Choose a planet with the number rolled. PAR-5.2"""

    rule: ClassVar[str] = "PAR-5.2"

    def __init__(self, player: Player, die: int) -> None:
        super().__init__(player)
        self.die: Final = die

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(PLANET_ATOM + planet) for planet in sorted(open_planets(s, self.die))]

    def take(self, s: Parsec, atom: Atom) -> None:
        s.push(SettleHex(self.player, Planet(atom - PLANET_ATOM)))


class SettleHex(Choice["Parsec"]):
    """Place a colony and a cargo together on a hex of it that holds no unit. PAR-5.2, 5.3"""

    rule: ClassVar[str] = "PAR-5.3"

    def __init__(self, player: Player, planet: Planet) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in free_hexes(s, self.planet)]

    def take(self, s: Parsec, atom: Atom) -> None:
        hex = Hex(atom - HEX_ATOM)
        put(s, spare(s, self.player, COLONY), hex)
        put(s, spare(s, self.player, CARGO), hex)
        s.tell(notes.SETTLES, self.player, hex)


class StartGoods(Portions["Parsec"]):
    """Take three resource cards of your choice. PAR-5.10"""

    rule: ClassVar[str] = "PAR-5.10"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def most(self, s: Parsec, kind: int) -> int:
        return s.stacks[kind]

    def fewest(self, s: Parsec) -> int:
        return START_GOODS

    def in_all(self, s: Parsec) -> int:
        return START_GOODS

    def after(self, counts: tuple[int, ...]) -> StartGoods:
        return StartGoods(self.player, counts)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        gain_goods(s, self.player, list(counts))
        s.tell_all(notes.STARTS_WITH, (self.player, *counts))


class StartEvents(Step["Parsec"]):
    """Take the top Event card, which may be used from the first turn on. PAR-5.10, 5.11"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Parsec) -> None:
        for _ in range(START_EVENTS):
            s.tell(notes.DRAWS_EVENT, self.player)
            s.whisper(self.player, notes.SEES_EVENT, draw_event(s, self.player))
        s.fresh[self.player] = 0
