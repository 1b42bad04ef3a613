"""After a strike the struck side counterattacks or evades, until the combat ends. PAR-16, 17"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import PASS, Atom, Player
from .....clockwork.step import Choice, Refusal, Step
from .....clockwork.text import Text
from ... import notes
from ...components import BREAK_ATOM, EVENT_ATOM, REACT, SPLIT_ATOM, STRIKES_MOST, UNIT, UNIT_ATOM, Event, Unit
from ...state import ATTACKER, DEFENDER, ENGAGED, Parsec
from ..event_hands import might_use
from ..events import PlayEvent, playable
from ..fleets import unlike
from .aiming import aimed_at, aims
from .battle import ReactionDue, fighters
from .counterattack import PickShooters, SplitShooter, can_split, of_those_engaged, strike_label
from .evasion import Evade, evaders


def is_decided(s: Parsec) -> bool:
    """Whether a principal has no engaged unit left, or there were strikes enough. PAR-17.3, 17.6, 18.8"""
    if s.strikes >= STRIKES_MOST:
        return True
    return not fighters(s, ATTACKER, ENGAGED) or not fighters(s, DEFENDER, ENGAGED)


def reactions(s: Parsec, side: int) -> list[Atom]:
    """Enemies to counterattack, a split counterattack, vessels to evade with. PAR-16.1, 16.7, 16.12

    Where only vessels could answer that nobody attacked, they need not. PAR-16.4, 16.10
    """
    pairs = aims(s, side)
    options = [Atom(UNIT_ATOM + enemy) for enemy in unlike(s, aimed_at(pairs))]
    if can_split(pairs, (), ()):
        options.append(SPLIT_ATOM)
    fleeing = unlike(s, evaders(s, side))
    for unit in fleeing:
        options.append(Atom(UNIT_ATOM + unit))
    if options and not fleeing and not of_those_engaged(s, pairs):
        options.append(PASS)
    return options


def strike_back(s: Parsec, side: int, target: Unit) -> None:
    """A focused counterattack or a pursuit; then the other side reacts. PAR-16.2, 16.6, 16.16"""
    s.then([PickShooters(s.rivals[side], (), side, target), React(1 - side)])


class React(ReactionDue):
    """The struck side must react if those engaged can; cards are offered before the combat ends. PAR-16.1, 16.21

    While this step waits under a card or an evasive manoeuvre the reaction is not over.
    """

    def run(self, s: Parsec) -> None:
        if is_decided(s):
            return
        player = s.rivals[self.side]
        if len(reactions(s, self.side)) > 1:
            s.push(Reaction(player, self.side))
        else:
            # Whether the player is asked at all depends now on a secret hand.
            s.show()
            s.push(LastReaction(player, self.side))

    def pursuit(self, s: Parsec, side: int) -> Step[Parsec]:
        return Pursue(s.rivals[side], side)


class Reaction(Choice["Parsec"]):
    """Counterattack an enemy, split your fire, evade with a vessel, or play a card. PAR-16.1 to 16.12"""

    rule: ClassVar[str] = "PAR-16.1"
    worded: ClassVar[tuple[str, ...]] = ("free",)

    def __init__(self, player: Player, side: int) -> None:
        super().__init__(player)
        self.side: Final = side

    def legal(self, s: Parsec) -> list[Atom]:
        options = reactions(s, self.side)
        if not options:
            options.append(PASS)
        return options + [Atom(EVENT_ATOM + card) for card in playable(s, self.player, REACT)]

    def take(self, s: Parsec, atom: Atom) -> None:
        side = self.side
        if atom == PASS:
            s.tell(notes.STAYS_OUT if reactions(s, side) else notes.CANNOT_REACT, self.player)
        elif atom == SPLIT_ATOM:
            s.then([SplitShooter(self.player, side, (), ()), React(1 - side)])
        elif atom < UNIT_ATOM:
            s.then([PlayEvent(self.player, Event(atom - EVENT_ATOM), REACT), React(side)])
        elif s.owner(Unit(atom - UNIT_ATOM)) == self.player:
            s.then([Evade(self.player, Unit(atom - UNIT_ATOM)), React(side)])
        else:
            strike_back(s, side, Unit(atom - UNIT_ATOM))

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        if atom == PASS:
            return Text("option-stay-out" if reactions(s, self.side) else "option-no-reaction")
        if atom == SPLIT_ATOM:
            return None if can_split(of_those_engaged(s, aims(s, self.side)), (), ()) else Text("option-split-joining")
        if atom < UNIT_ATOM:
            return None
        unit = Unit(atom - UNIT_ATOM)
        if s.owner(unit) == self.player:
            return Text("option-evade", {"unit": s.thing_text(UNIT, unit)})
        return strike_label(s, self.side, unit)

    def words(self, s: Parsec) -> dict[str, int | Text]:
        """Whether the player may leave it at that."""
        return {"free": 1 if PASS in reactions(s, self.side) else 0}

    def refused(self, s: Parsec) -> list[Refusal]:
        return [] if s.offers(PASS) else [Refusal(PASS, Text("refused-must-react"), "PAR-16.1")]


class LastReaction(Reaction):
    """A reaction that only a card makes possible: nobody else is told that there is a choice. PAR-16.21, 23.2"""

    rule: ClassVar[str] = "PAR-16.21"
    hidden: ClassVar[bool] = True

    def might(self, s: Parsec) -> bool:
        return might_use(s, self.player)


class Pursue(Choice["Parsec"]):
    """After an evasive manoeuvre: strike once at an enemy still engaged, or break off. PAR-16.16"""

    rule: ClassVar[str] = "PAR-16.16"

    def __init__(self, player: Player, side: int) -> None:
        super().__init__(player)
        self.side: Final = side

    def legal(self, s: Parsec) -> list[Atom]:
        """Without an enemy in range there is nothing to decide, and the combat is over."""
        if is_decided(s):
            return []
        options = [Atom(UNIT_ATOM + enemy) for enemy in unlike(s, aimed_at(aims(s, self.side)))]
        return [*options, BREAK_ATOM] if options else []

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom == BREAK_ATOM:
            s.tell(notes.BREAKS_OFF, self.player)
        else:
            strike_back(s, self.side, Unit(atom - UNIT_ATOM))

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        return None if atom < UNIT_ATOM else strike_label(s, self.side, Unit(atom - UNIT_ATOM))
