"""Events about cards, points, Initiative and secrets."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.offers import YesNo
from ....mechanisms.orders import clockwise, to_top
from .. import notes
from ..components import (
    ADJACENT,
    ALL_BASES,
    ANYWHERE,
    BASE_ATOM,
    BASES,
    CARD_ATOM,
    FIRST_SCORE,
    ICONS,
    KEEP_ONLY,
    LOOK,
    MAO_KWIKOWSKI,
    MOST_POINTS,
    ORBIT_ATOM,
    POINTS_OF,
    REACH,
    SECTOR_OF,
    Base,
    Card,
    Orbit,
)
from ..rules.actions import Spend
from ..rules.events import Resolve, discard_kept, holds
from ..rules.fleets import fly
from ..rules.influence import ANYONE, Whose, has_owner
from ..state import Expanse
from .influence import EmptyBase
from .shared import Gain, PlaceOne

Steps = list[Step[Expanse]]


def camina_drummer(s: Expanse, me: Player) -> Steps:
    """1 AP to spend at once. EXP-9.4"""
    return points_of_event(s, me, 1)


def cotyar_ghazi(s: Expanse, me: Player) -> Steps:
    """2 AP; in a Scoring turn first a look at the picked Sector. EXP-23.4"""
    return [PeekSector(me), *points_of_event(s, me, 2)]


def points_of_event(s: Expanse, me: Player, points: int) -> Steps:
    """AP that an Event grants are a pool of their own. EXP-9.3, 9.4"""
    s.tell(notes.EVENT_POINTS, me, points)
    return [Spend(me, points)]


class PeekSector(Step["Expanse"]):
    """The picked Bonus Sector, if there is one, is shown to one player. EXP-23.4"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Expanse) -> None:
        if s.picked != NOTHING:
            s.picked_known |= 1 << self.player
            s.show(self.player)
            s.whisper(self.player, notes.LEARNS_SECTOR, s.picked)


def only_kept(s: Expanse, me: Player) -> Steps:
    """Josephus Miller and Mao-Kwikowski act only at their trigger. EXP-8.6"""
    return []


def assassin(s: Expanse, me: Player) -> Steps:
    """Each player with kept Events discards one of their choice. EXP-14.9"""
    return [DiscardKept(player) for player in clockwise(s.players, me)]


class DiscardKept(Choice["Expanse"]):
    """A player gives up one kept Event. EXP-14.9"""

    rule: ClassVar[str] = "EXP-14.9"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(CARD_ATOM + card) for card in s.kept[self.player]]

    def take(self, s: Expanse, atom: Atom) -> None:
        discard_kept(s, self.player, Card(atom - CARD_ATOM))
        s.tell(notes.DISCARDS, self.player, Card(atom - CARD_ATOM))


def chrisjen_avasarala(s: Expanse, me: Player) -> Steps:
    """Your Initiative token goes to the top; 1 CP for each Sector where you control a Base. EXP-23.9"""
    if s.initiative:
        to_top(s.initiative, me)
        s.tell_initiative(notes.TO_TOP, me)
    # Whoever has no cube does not control: that is seen sooner than who does.
    settled = [base for base in ALL_BASES if s.cubes[me * BASES + base] > 0]
    sectors = {SECTOR_OF[base] for base in settled if s.controller(base) == me}
    return [Gain(me, len(sectors))]


def legitimate_salvage(s: Expanse, me: Player) -> Steps:
    """Take the Rocinante and perhaps move it 1 Zone; if you hold it already, it goes anywhere."""
    if s.roci_holder == me:
        return [SalvageTo(me, ANYWHERE)]
    s.tell(notes.TAKES_ROCINANTE, me, s.roci_holder)
    s.roci_holder = me
    return [SalvageTo(me, ADJACENT)]


class SalvageTo(Choice["Expanse"]):
    """Where the Rocinante goes: one Zone if at all; whoever held it before sends it anywhere, or lets it stay."""

    rule: ClassVar[str] = "EXP-18.4"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, zones: int) -> None:
        super().__init__(player)
        self.zones: Final = zones

    def legal(self, s: Expanse) -> list[Atom]:
        reach = [Atom(ORBIT_ATOM + orbit) for orbit in REACH[self.zones][s.roci_orbit]]
        return [Atom(ORBIT_ATOM + s.roci_orbit), *reach] if self.zones == ANYWHERE else [PASS, *reach]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            fly(s, self.player, Orbit(atom - ORBIT_ATOM))


# Cards of the deck and of the track


def the_hybrid(s: Expanse, me: Player) -> Steps:
    """Name a Base; the top card of the deck says how many cubes it loses. EXP-23.5"""
    return [HybridBase(me)]


class HybridBase(Choice["Expanse"]):
    """Any open Base, also an empty one. EXP-23.5"""

    rule: ClassVar[str] = "EXP-23.5"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in ALL_BASES if s.is_open(base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(HybridReveal(self.player, Base(atom - BASE_ATOM)))


class HybridReveal(Step["Expanse"]):
    """The top card is shown to all and stays where it is: it is not drawn. EXP-23.5"""

    def __init__(self, player: Player, base: Base) -> None:
        self.player: Final = player
        self.base: Final = base

    def run(self, s: Expanse) -> None:
        if len(s.deck) == 0:
            return
        card = s.deck.turn_up(s)
        s.tell(notes.REVEALS, self.player, card)
        if card >= FIRST_SCORE:
            s.push(EmptyBase(self.base))
        elif POINTS_OF[card] < MOST_POINTS and holds(s, self.player, MAO_KWIKOWSKI):
            s.push(HybridMao(self.player, self.base, POINTS_OF[card]))
        else:
            s.push(RemoveSome(self.player, self.base, POINTS_OF[card]))


class HybridMao(YesNo["Expanse"]):
    """Mao-Kwikowski may raise the number to 4. EXP-23.3"""

    rule: ClassVar[str] = "EXP-23.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, amount: int) -> None:
        super().__init__(player)
        self.base: Final = base
        self.amount: Final = amount

    def yes(self, s: Expanse) -> None:
        s.tell(notes.RAISES_POINTS, self.player, MAO_KWIKOWSKI)
        discard_kept(s, self.player, MAO_KWIKOWSKI)
        s.push(RemoveSome(self.player, self.base, MOST_POINTS))

    def no(self, s: Expanse) -> None:
        s.push(RemoveSome(self.player, self.base, self.amount))


class RemoveSome(Step["Expanse"]):
    """So many cubes, or all there are, of owners the resolving player picks. EXP-14.2, 14.7"""

    def __init__(self, player: Player, base: Base, amount: int) -> None:
        self.player: Final = player
        self.base: Final = base
        self.amount: Final = amount

    def run(self, s: Expanse) -> None:
        if self.amount > 0 and has_owner(s, self.base):
            s.push(RemoveSome(self.player, self.base, self.amount - 1))
            s.push(Whose(self.player, self.base, ANYONE))


def secret_mission(s: Expanse, me: Player) -> Steps:
    """1 Influence anywhere; then look at the top three cards and order them. EXP-23.15"""
    return [PlaceOne(me, tuple(ALL_BASES)), LookAtTop(me)]


class LookAtTop(Step["Expanse"]):
    """One player alone looks at the top cards. EXP-23.15"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Expanse) -> None:
        count = min(LOOK, len(s.deck))
        if count == 0:
            return
        s.deck.look(s, self.player, count)
        s.deck.rearrange(self.player, count)
        s.tell(notes.LOOKS, self.player, count)
        for depth in range(count):
            s.whisper(self.player, notes.SEES, s.deck.peek(depth))
        s.push(ArrangeTop(self.player, 0, count))


class ArrangeTop(Choice["Expanse"]):
    """Which of the cards looked at comes next. EXP-23.15"""

    rule: ClassVar[str] = "EXP-23.15"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self, player: Player, depth: int, count: int) -> None:
        super().__init__(player)
        self.depth: Final = depth
        self.count: Final = count

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(CARD_ATOM + s.deck.peek(depth)) for depth in range(self.depth, self.count)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.deck.raise_card(self.legal(s).index(atom) + self.depth, self.depth)
        if self.depth + 1 < self.count:
            s.push(ArrangeTop(self.player, self.depth + 1, self.count))


def kenzo_gabriel(s: Expanse, me: Player) -> Steps:
    """Resolve the Event of a card on the track that does not show your icon. EXP-23.10"""
    return [CopyEvent(me)]


class CopyEvent(Choice["Expanse"]):
    """An Action card on the track without your icon and not only for keeping. EXP-23.10"""

    rule: ClassVar[str] = "EXP-23.10"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        faction = s.faction_of(self.player)
        return [
            Atom(CARD_ATOM + card)
            for card in s.track
            if card < FIRST_SCORE and not KEEP_ONLY[card] and ICONS[card] >> faction & 1 == 0
        ]

    def take(self, s: Expanse, atom: Atom) -> None:
        card = Card(atom - CARD_ATOM)
        s.tell(notes.COPIES, self.player, card)
        s.push(Resolve(self.player, card))
