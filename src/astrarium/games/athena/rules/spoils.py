"""Damage on an Enemy, its end, and who gets the Loot. ATH-B.9.11, 9.12, 9.15 to 9.18, S.7"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOBODY, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import LEAVE_ATOM, TAKE_ATOM
from ..pieces import NUMBERS, OBJECT_ITEM, P_DAMAGE, TARGETS
from ..printed_cards import CAPTIVE, HULL, KILL_FAME, SHARE, Card
from ..state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_TARGETS, Athena
from .cargo import DrawObject, OfferGain
from .convoy import TakeCard, can_take
from .fame import gain_fame
from .survivors import number_with

TARGET_FAME: Final = NUMBERS.number("target_fame")
CAPTIVE_FAME: Final = NUMBERS.number("captive_fame")
AUTOMA_TARGET: Final = NUMBERS.number("automa_target_fame")
AUTOMA_LOOT: Final = NUMBERS.number("automa_loot_fame")


def targets_left(s: Athena, side: Player) -> int:
    """Target counters that are still on the player's board. ATH-B.1.13"""
    left = TARGETS
    for row in range(len(s.enemies)):
        left -= s.enemies.get(row, ENEMY_TARGETS) >> side & 1
    return left


def inflict(s: Athena, side: Player, enemy: Card, amount: int) -> list[Step[Any]]:
    """So many damage counters on an Enemy: Target counter, fame, and perhaps its end. ATH-B.9.11, 9.12, 9.15, S.6"""
    row = s.enemies.find(ENEMY_CARD, enemy)
    placed = min(amount, s.reserve[P_DAMAGE])
    if placed == 0:
        s.tell(notes.BOUNCES, side, enemy)
        return []
    s.reserve[P_DAMAGE] -= placed
    s.writable_enemies().put(row, ENEMY_DAMAGE, s.enemies.get(row, ENEMY_DAMAGE) + placed)
    s.tell(notes.HITS, side, enemy, placed, s.enemies.get(row, ENEMY_DAMAGE), HULL[enemy])
    targets = s.enemies.get(row, ENEMY_TARGETS)
    if targets >> side & 1 == 0 and targets_left(s, side) > 0:
        s.writable_enemies().put(row, ENEMY_TARGETS, targets | 1 << side)
        s.tell(notes.TARGETS, side, enemy)
        gain_fame(s, side, TARGET_FAME if s.seated(side) else AUTOMA_TARGET)
    if s.enemies.get(row, ENEMY_DAMAGE) < HULL[enemy]:
        return []
    return [Destroyed(side, enemy)]


class Destroyed(Step["Athena"]):
    """Fame for the last hit, Loot for one of those who aimed at it, a share for the others. ATH-B.9.15, 9.18"""

    def __init__(self, player: Player, enemy: Card) -> None:
        self.player: Final = player
        self.enemy: Final = enemy

    def run(self, s: Athena) -> None:
        player, enemy = self.player, self.enemy
        row = s.writable_enemies().drop(s.enemies.find(ENEMY_CARD, enemy))
        s.reserve[P_DAMAGE] += row[ENEMY_DAMAGE]
        s.removed.append(enemy)
        s.tell(notes.DESTROYS, player, enemy)
        captives = number_with(s, player, CAPTIVE)
        if captives:
            s.tell(notes.HELPS, player, CAPTIVE)
        gain_fame(s, player, KILL_FAME[enemy] + captives * CAPTIVE_FAME)
        sides = tuple(side for side in s.order if row[ENEMY_TARGETS] >> side & 1)
        for side in sides:
            s.tell(notes.TARGET_BACK, side)
        if len(s.loot) == 0:
            s.then(shares(enemy, sides, NOBODY))
            return
        card = Card(s.writable_loot().draw(s))
        s.incoming.append(card)
        s.tell(notes.LOOT, card)
        s.push(OfferLoot(enemy, card, sides, sides))


def shares(enemy: Card, sides: tuple[Player, ...], taker: Player) -> list[Step[Any]]:
    """What those gain who aimed at the Enemy and do not take the Loot. ATH-B.9.15"""
    item = SHARE[enemy]
    return [DrawObject(side) if item == OBJECT_ITEM else OfferGain(side, item) for side in sides if side != taker]


class OfferLoot(Step["Athena"]):
    """The Loot is offered to the rearmost first; what nobody takes goes to the box. ATH-B.9.15, 9.16, S.7"""

    def __init__(self, enemy: Card, card: Card, asked: tuple[Player, ...], sides: tuple[Player, ...]) -> None:
        self.enemy: Final = enemy
        self.card: Final = card
        self.asked: Final = asked
        self.sides: Final = sides

    def run(self, s: Athena) -> None:
        if not self.asked:
            self.to_box(s)
            s.tell(notes.LOOT_TO_BOX, self.card)
            s.then(shares(self.enemy, self.sides, NOBODY))
            return
        first = self.asked[0]
        if s.seated(first):
            s.push(TakeLoot(first, self.enemy, self.card, self.asked[1:], self.sides))
            return
        self.to_box(s)
        s.tell(notes.TAKES_LOOT, first, self.card)
        gain_fame(s, first, AUTOMA_LOOT)
        s.then(shares(self.enemy, self.sides, first))

    def to_box(self, s: Athena) -> None:
        s.incoming.remove(self.card)
        s.removed.append(self.card)


class TakeLoot(Choice["Athena"]):
    """Take the Loot, or decline and have the share. ATH-B.9.15, 9.17"""

    rule: ClassVar[str] = "ATH-B.9.15"

    def __init__(
        self, player: Player, enemy: Card, card: Card, asked: tuple[Player, ...], sides: tuple[Player, ...]
    ) -> None:
        super().__init__(player)
        self.enemy: Final = enemy
        self.card: Final = card
        self.asked: Final = asked
        self.sides: Final = sides

    def legal(self, s: Athena) -> list[Atom]:
        return [TAKE_ATOM, LEAVE_ATOM] if can_take(s, self.player, self.card) else [LEAVE_ATOM]

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == LEAVE_ATOM:
            s.tell(notes.LEAVES_LOOT, self.player, self.card)
            s.push(OfferLoot(self.enemy, self.card, self.asked, self.sides))
        else:
            s.tell(notes.TAKES_LOOT, self.player, self.card)
            s.then([TakeCard(self.player, self.card), *shares(self.enemy, self.sides, self.player)])

    def refused(self, s: Athena) -> list[Refusal]:
        if can_take(s, self.player, self.card):
            return []
        return [Refusal(TAKE_ATOM, Text("refused-no-place"), "ATH-B.9.17")]
