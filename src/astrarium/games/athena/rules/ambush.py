"""The Ambush step: Enemies leave the Exploration Zone for the road. ATH-B.9.2 to 9.4, X.13.19 to 13.23"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import ALERT_ATOM, ALERT_DAMAGE, CARD_ATOM, DAMAGE_ATOM, ITEM_ATOM, TOP_ALERT, Site
from ..pieces import EXHAUSTED, FOOD, FUEL, FULL, ITEM, P_DAMAGE, Term
from ..printed_cards import (
    AMBUSH,
    AMBUSH_AREA,
    AMBUSH_DAMAGE,
    AMBUSH_OF,
    ANYWHERE,
    AREA,
    BY_ALERT,
    CARD,
    ENEMY,
    KIND_OF,
    Card,
)
from ..state import Athena
from .alert import gain_alert
from .blows import Blow, befall
from .cargo import pay
from .contamination import CREW, Expose
from .damage import Damage, boxes_in_area, tell_struck
from .zone import clear

WOLF_RIDERS: Final = AMBUSH.index("wolf_riders")
CANNIBALS: Final = AMBUSH.index("cannibals")
PROPHETS: Final = AMBUSH.index("prophets")
SCOUT: Final = AMBUSH.index("scout")
RAIDERS: Final = AMBUSH.index("raiders")
REAPER: Final = AMBUSH.index("reaper")
ZEALOTS: Final = AMBUSH.index("zealots")

PRICE: Final[dict[int, Term]] = {WOLF_RIDERS: FUEL, CANNIBALS: FOOD, REAPER: FULL}
"""What can be discarded to be spared."""


class AmbushFrom(Step["Athena"]):
    """An Enemy on a site goes to the leader's region and ambushes the convoys there. ATH-B.9.2, 9.3"""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def run(self, s: Athena) -> None:
        enemy = s.sites[self.site]
        if enemy == NOTHING or KIND_OF[enemy] != ENEMY:
            return
        clear(s, self.site)
        region = s.region(s.order[-1])
        s.writable_enemies().add((enemy, region, 0, 0))
        s.tell(notes.ENEMY_ARRIVES, enemy, region)
        if AMBUSH.ids[AMBUSH_OF[enemy]] in s.without:
            return
        steps: list[Step[Any]] = []
        for side in ambushed(s, enemy, region):
            if AMBUSH_DAMAGE[enemy] == BY_ALERT and ALERT_DAMAGE[s.alert[side]] == 0:
                s.tell(notes.TOO_QUIET_TO_AMBUSH, side, s.alert[side])
            else:
                steps += befall(s, Ambushed(side, enemy))
        s.then(steps)


def ambushed(s: Athena, enemy: Card, region: int) -> list[Player]:
    """The convoys that an Ambush affects, in turn order. ATH-B.9.3, X.13.21, S.12"""
    here = [side for side in s.turn_order() if s.region(side) == region]
    if AMBUSH_OF[enemy] == ZEALOTS:
        most = max([s.alert[side] for side in here])
        here = [side for side in here if s.alert[side] == most]
    return here


class Ambushed(Blow):
    """What the Ambush does to one convoy. ATH-B.9.3, X.13.19 to 13.23"""

    def __init__(self, player: Player, enemy: Card) -> None:
        super().__init__(player)
        self.enemy: Final = enemy

    def run(self, s: Athena) -> None:
        player, enemy = self.player, self.enemy
        ambush = AMBUSH_OF[enemy]
        if ambush in (PROPHETS, ZEALOTS):
            s.push(Expose(player, CREW))
        elif ambush in (WOLF_RIDERS, CANNIBALS, REAPER, SCOUT, RAIDERS):
            if s.seated(player):
                s.push(AmbushChoice(player, enemy))
            elif ambush != CANNIBALS:
                s.then(punishment(s, player, enemy))
        else:
            amount = AMBUSH_DAMAGE[enemy]
            if amount == BY_ALERT:
                amount = ALERT_DAMAGE[s.alert[player]]
            tell_struck(s, notes.STRUCK, player, amount, AMBUSH_AREA[enemy])
            s.push(Damage(player, AMBUSH_AREA[enemy], amount))

    def told(self) -> Text:
        return Text("blow-ambush", {"enemy": CARD.text(self.enemy)})


def punishment(s: Athena, player: Player, enemy: Card) -> list[Step[Any]]:
    """What befalls who does not buy freedom. ATH-X.13.20"""
    tell_struck(s, notes.STRUCK, player, AMBUSH_DAMAGE[enemy], AMBUSH_AREA[enemy])
    steps: list[Step[Any]] = [Damage(player, AMBUSH_AREA[enemy], AMBUSH_DAMAGE[enemy])]
    if AMBUSH_OF[enemy] == REAPER:
        steps.append(MoreAlert(player))
    return steps


class MoreAlert(Step["Athena"]):
    """One row up the Alert Table, if possible. ATH-X.13.19, 13.20"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        gain_alert(s, self.player)


class AmbushChoice(Choice["Athena"]):
    """One of two evils; what cannot be done is chosen only if nothing else can. ATH-B.9.4"""

    rule: ClassVar[str] = "ATH-B.9.4"

    def __init__(self, player: Player, enemy: Card) -> None:
        super().__init__(player)
        self.enemy: Final = enemy

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        ambush = AMBUSH_OF[self.enemy]
        options: list[Atom] = []
        if ambush in PRICE and s.has(player, PRICE[ambush]) > 0:
            options.append(Atom(ITEM_ATOM + PRICE[ambush]))
        if ambush == CANNIBALS and s.active(player):
            return options + [Atom(CARD_ATOM + survivor) for survivor in s.active(player)]
        if ambush in (SCOUT, RAIDERS) and s.alert[player] < TOP_ALERT:
            options.append(ALERT_ATOM)
        if not options or ambush == REAPER or self.can_be_hurt(s):
            options.append(DAMAGE_ATOM)
        return options

    def can_be_hurt(self, s: Athena) -> bool:
        area = AMBUSH_AREA[self.enemy] if AMBUSH_OF[self.enemy] != CANNIBALS else ANYWHERE
        return s.reserve[P_DAMAGE] > 0 and len(boxes_in_area(s, self.player, area)) > 0

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        if atom == ALERT_ATOM:
            s.push(MoreAlert(player))
        elif atom == DAMAGE_ATOM:
            s.then(punishment(s, player, self.enemy))
        elif atom >= CARD_ATOM:
            # The Leader's way back to rest is for the Exploration Phase. ATH-B.3.9
            s.writable_zone()[atom - CARD_ATOM] = EXHAUSTED
            s.tell(notes.EXHAUSTED, player, Card(atom - CARD_ATOM))
        else:
            pay(s, player, Term(atom - ITEM_ATOM))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        if atom == DAMAGE_ATOM:
            key = "option-hurt-alert" if AMBUSH_OF[self.enemy] == REAPER else "option-hurt"
            area = AREA.text(AMBUSH_AREA[self.enemy])
            return Text(key, {"amount": AMBUSH_DAMAGE[self.enemy], "area": area})
        if atom >= CARD_ATOM:
            return Text("option-exhaust", {"card": CARD.text(Card(atom - CARD_ATOM))})
        return Text("option-give", {"item": ITEM.text(Term(atom - ITEM_ATOM))}) if atom >= ITEM_ATOM else None
