"""One strike: one attack roll against one defence roll, the loss, the salvage. PAR-15"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import NOBODY, NOTHING, Atom, Player
from .....clockwork.step import Choice, Step
from ... import notes
from ...components import (
    COLONY,
    DIE,
    KIND_OF,
    POST,
    PRE,
    SALVAGE_PLUS,
    STEAL_EVENT,
    STRIKES_MOST,
    UNIT_ATOM,
    Unit,
)
from ...state import FIGHT_UNIT, Parsec
from ..elimination import Eliminations
from ..event_hands import steal_event
from ..extraction import ANY_RESOURCE, TakeMore, with_special
from ..fleets import carried, destroy, units_on, unlike
from ..goods import gain_goods
from .aiming import supporters
from .battle import EndCombat, clear_strike, fall
from .tactics import CombatCards
from .totals import attack_total, defence_total


class Volley(Step["Parsec"]):
    """A focused strike: the chosen vessels, and those that support them against this target. PAR-16.6, 18.6"""

    def __init__(self, side: int, target: Unit, units: tuple[Unit, ...]) -> None:
        self.side: Final = side
        self.target: Final = target
        self.units: Final = units

    def run(self, s: Parsec) -> None:
        units = (*self.units, *supporters(s, self.side, self.target))
        s.push(Strike(self.side, self.target, units))


class Strike(Step["Parsec"]):
    """Cards, dice, cards, clash. One at an enemy already destroyed is lost. PAR-15.5, 16.7, 17.6"""

    def __init__(self, side: int, target: Unit, units: tuple[Unit, ...]) -> None:
        self.side: Final = side
        self.target: Final = target
        self.units: Final = units

    def run(self, s: Parsec) -> None:
        if s.fighters.find(FIGHT_UNIT, self.target) == NOBODY:
            return
        if s.strikes >= STRIKES_MOST:
            s.cut(EndCombat)
            return
        s.strikes += 1
        s.striker = self.side
        s.struck = self.target
        s.shooters = list(self.units)
        s.dice = []
        s.bonuses = [0, 0]
        order = (s.rivals[self.side], s.owner(self.target))
        s.tell(notes.STRIKES, order[0], self.target, len(self.units))
        s.then([CombatCards(order, order, PRE), RollStrike(), Clash()])


class RollStrike(Step["Parsec"]):
    """Both dice; then cards again, the side that is losing first. PAR-15.1, 15.2, 15.5"""

    def run(self, s: Parsec) -> None:
        s.dice = [1 + s.rng.below(DIE), 1 + s.rng.below(DIE)]
        s.show()
        principal = s.rivals[s.striker]
        owner = s.owner(s.struck)
        s.tell(notes.STRIKE_DICE, principal, s.dice[0], owner, s.dice[1])
        order = (owner, principal) if attack_total(s) > defence_total(s) else (principal, owner)
        s.push(CombatCards(order, order, POST))


class Clash(Step["Parsec"]):
    """If the attack total is greater the struck side loses a unit, otherwise nothing is lost. PAR-15.3, 15.4"""

    def run(self, s: Parsec) -> None:
        attack = attack_total(s)
        defence = defence_total(s)
        if attack > defence:
            s.tell(notes.HITS, s.rivals[s.striker], s.struck, attack, defence)
            s.push(ChooseLoss(s.owner(s.struck), s.struck))
        else:
            s.tell(notes.MISSES, s.rivals[s.striker], s.struck, attack, defence)
            clear_strike(s)


class ChooseLoss(Choice["Parsec"]):
    """The struck unit or another vessel of yours on its hex falls; the colony only if it was struck. PAR-15.7, 15.8"""

    rule: ClassVar[str] = "PAR-15.7"
    price: ClassVar[bool] = True

    def __init__(self, player: Player, target: Unit) -> None:
        super().__init__(player)
        self.target: Final = target

    def legal(self, s: Parsec) -> list[Atom]:
        units = [unit for unit in units_on(s, s.at[self.target]) if unit == self.target or KIND_OF[unit] != COLONY]
        return [Atom(UNIT_ATOM + unit) for unit in unlike(s, units)]

    def take(self, s: Parsec, atom: Atom) -> None:
        unit = Unit(atom - UNIT_ATOM)
        if carried(s, unit):
            s.push(ChooseCarried(self.player, unit))
        else:
            lose(s, unit)


class ChooseCarried(Choice["Parsec"]):
    """A transport with vessels aboard stays; one of those is lost instead. PAR-9.12, 15.9"""

    rule: ClassVar[str] = "PAR-9.12"
    price: ClassVar[bool] = True

    def __init__(self, player: Player, transport: Unit) -> None:
        super().__init__(player)
        self.transport: Final = transport

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(UNIT_ATOM + unit) for unit in unlike(s, carried(s, self.transport))]

    def take(self, s: Parsec, atom: Atom) -> None:
        lose(s, Unit(atom - UNIT_ATOM))


def lose(s: Parsec, unit: Unit) -> None:
    """A unit falls to the strike: salvage, what factions add, eliminations. PAR-15.10 to 15.12, 19.8, 21.8, 22.12"""
    principal = s.rivals[s.striker]
    loser = s.owner(unit)
    destroy(s, unit)
    fall(s, unit)
    s.tell(notes.LOSES, loser, unit)
    got = gain_goods(s, principal, s.figures[loser].salvage[KIND_OF[unit]])
    s.tell_all(notes.SALVAGES, (principal, *got))
    clear_strike(s)
    steps: list[Step[Parsec]] = []
    if s.figures[principal].able(SALVAGE_PLUS):
        steps.append(TakeMore(principal, ANY_RESOURCE, with_special(s, principal, SALVAGE_PLUS)))
    if s.figures[principal].able(STEAL_EVENT):
        steps.append(StealCard(principal, loser))
    steps.append(Eliminations(principal))
    if s.simple:
        steps.append(StopFighting())
    s.then(steps)


class StealCard(Step["Parsec"]):
    """Whoever destroys a unit in combat takes an Event card at random from its owner's hand. F05"""

    def __init__(self, player: Player, victim: Player) -> None:
        self.player: Final = player
        self.victim: Final = victim

    def run(self, s: Parsec) -> None:
        card = steal_event(s, self.player, self.victim)
        if card != NOTHING:
            s.tell(notes.STEALS_CARD, self.player, self.victim)
            s.whisper(self.player, notes.STOLEN_CARD, card)
            s.whisper(self.victim, notes.STOLEN_CARD, card)


class StopFighting(Step["Parsec"]):
    """Simplified combat: the first destruction ends it, and the first evasive manoeuvre. PAR-22.12, 22.13"""

    def run(self, s: Parsec) -> None:
        s.tell(notes.STOPS_AT_FIRST)
        s.cut(EndCombat)
