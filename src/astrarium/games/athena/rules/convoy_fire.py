"""Convoy Fire: targets, weapons, what is paid and what comes of it. ATH-B.9.8 to 9.14, X.3, X.10.5 to 10.9, X.13.16"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NO, NOTHING, YES, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import (
    ABILITY_ATOM,
    BOX_ATOM,
    CARD_ATOM,
    DONE_ATOM,
    GRENADE,
    INCENDIARY,
    ITEM_ATOM,
    JAM,
    OBJECT_ATOM,
    TURRET_ARMOUR,
    TURRET_ATOM,
)
from ..pieces import AMMO, FULL, ITEM, NUMBERS, Term
from ..printed_cards import (
    ABILITY,
    ALIKE,
    ARMOUR,
    BIT_OF_BOX,
    BOX,
    CARD_OF_BOX,
    CYBORG,
    ENERGY,
    GUNNER,
    LOWER_ROW,
    NO_CARD,
    SOLDIER,
    WEAPON,
    WEAPONS_ON,
    Box,
    Card,
)
from ..roads import Turret
from ..state import ENEMY_CARD, ENEMY_REGION, Athena
from .cargo import can_use, drop_object, pay
from .damage import Damage, damage_box
from .menus import add_extras, extra_label, extra_step
from .outcomes import result_for
from .secret_objects import ByObjects
from .spoils import inflict
from .survivors import has_ability, use_ability, user_of
from .turrets import fall, turrets_over

INCENDIARY_DAMAGE: Final = NUMBERS.number("incendiary")
GUNNER_DAMAGE: Final = NUMBERS.number("gunner")
GRENADE_DAMAGE: Final = NUMBERS.number("grenade")
GRENADE_ROW: Final = NUMBERS.number("grenade_weapon")

# Targets and weapons


def targets(s: Athena, player: Player) -> list[Atom]:
    """Enemies in the convoy's region and turrets over it, as atoms. ATH-B.9.9, X.10.9"""
    found: list[Atom] = []
    for row in range(len(s.enemies)):
        if s.enemies.get(row, ENEMY_REGION) == s.region(player):
            found.append(Atom(CARD_ATOM + s.enemies.get(row, ENEMY_CARD)))
    for turret in turrets_over(s, player):
        found.append(Atom(TURRET_ATOM + turret))
    return found


def enemy_of(atom: Atom) -> Card:
    return NO_CARD if atom >= TURRET_ATOM else Card(atom - CARD_ATOM)


def turret_of(atom: Atom) -> Turret:
    return Turret(atom - TURRET_ATOM) if atom >= TURRET_ATOM else Turret(NOTHING)


def weapons(s: Athena, player: Player) -> list[Box]:
    """The undamaged weapons that were not used this phase and can be paid. ATH-B.9.9, X.3.1, X.2.4"""
    shots = s.has(player, AMMO) > 0 or user_of(s, player, SOLDIER) != NOTHING
    charges = s.has(player, FULL) > 0
    found: list[Box] = []
    for card in s.convoy(player):
        spent = s.damage[card] | s.used[card]
        kinds = 0
        for box in WEAPONS_ON[card]:
            kind = BIT_OF_BOX[ALIKE[box]]
            paid = charges if ENERGY[box] else shots
            if paid and spent & BIT_OF_BOX[box] == 0 and kinds & kind == 0:
                kinds |= kind
                found.append(box)
    return found


def has_grenade(s: Athena, player: Player) -> bool:
    return can_use(s, player, GRENADE)


# The turn


class FireTurn(ByObjects):
    """Any number of attacks, one after another: choose a target, or be done. ATH-B.9.8, 9.19, X.10.5"""

    rule: ClassVar[str] = "ATH-B.9.8"

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        options = targets(s, player)
        if options:
            if not weapons(s, player):
                options.clear()
            if has_grenade(s, player):
                options.append(Atom(OBJECT_ATOM + GRENADE))
        add_extras(s, player, options)
        options.append(DONE_ATOM)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        if atom == DONE_ATOM:
            return
        s.push(self)
        if atom == OBJECT_ATOM + GRENADE:
            s.push(ThrowGrenade(player))
        elif atom >= TURRET_ATOM or atom in targets(s, player):
            s.push(PickWeapon(player, enemy_of(atom), turret_of(atom)))
        else:
            s.push(extra_step(s, player, atom))

    def rests(self, s: Athena) -> list[Atom]:
        return [DONE_ATOM]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return extra_label(atom)

    def refused(self, s: Athena) -> list[Refusal]:
        """Targets for which no weapon is left that could be paid."""
        if weapons(s, self.player):
            return []
        return [Refusal(atom, Text("refused-no-weapon"), "ATH-B.9.9") for atom in targets(s, self.player)]


class PickWeapon(Choice["Athena"]):
    """With which weapon. ATH-B.9.9, X.3.1"""

    rule: ClassVar[str] = "ATH-B.9.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, enemy: Card, turret: Turret) -> None:
        super().__init__(player)
        self.enemy: Final = enemy
        self.turret: Final = turret

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(BOX_ATOM + box) for box in weapons(s, self.player)]

    def label(self, s: Athena, atom: Atom) -> Text | None:
        box = Box(atom - BOX_ATOM)
        words: dict[str, int | Text] = {"weapon": BOX.text(box), "item": ITEM.text(FULL if ENERGY[box] else AMMO)}
        free = not ENERGY[box] and user_of(s, self.player, SOLDIER) != NOTHING
        if not free:
            return Text("option-weapon", words)
        words["ability"] = ABILITY.text(SOLDIER)
        return Text("option-weapon-or-free" if s.has(self.player, AMMO) > 0 else "option-weapon-free", words)

    def take(self, s: Athena, atom: Atom) -> None:
        s.push(PayShot(self.player, Box(atom - BOX_ATOM), self.enemy, self.turret))


class PayShot(ByObjects):
    """Ammo, with Incendiary Ammo or by the Soldier's favour; a full battery for an energy weapon. ATH-B.13.11, X.3"""

    rule: ClassVar[str] = "ATH-B.9.9"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, weapon: Box, enemy: Card, turret: Turret) -> None:
        super().__init__(player)
        self.weapon: Final = weapon
        self.enemy: Final = enemy
        self.turret: Final = turret

    def legal(self, s: Athena) -> list[Atom]:
        player = self.player
        if ENERGY[self.weapon]:
            return [Atom(ITEM_ATOM + FULL)]
        options: list[Atom] = []
        if s.has(player, AMMO) > 0:
            options.append(Atom(ITEM_ATOM + AMMO))
            if can_use(s, player, INCENDIARY):
                options.append(Atom(OBJECT_ATOM + INCENDIARY))
        if user_of(s, player, SOLDIER) != NOTHING:
            options.append(Atom(ABILITY_ATOM + SOLDIER))
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        extra = 0
        if atom == ABILITY_ATOM + SOLDIER:
            use_ability(s, player, SOLDIER)
        elif atom == OBJECT_ATOM + INCENDIARY:
            drop_object(s, player, INCENDIARY)
            s.tell(notes.USES_OBJECT, player, INCENDIARY)
            pay(s, player, AMMO)
            extra = INCENDIARY_DAMAGE
        else:
            pay(s, player, Term(atom - ITEM_ATOM))
        s.push(Shoot(player, self.weapon, self.enemy, self.turret, extra))


class Shoot(Step["Athena"]):
    """An Outcome card is revealed and read in the row of the weapon. ATH-B.9.7, 9.10, 9.13, 9.14, X.13.2"""

    def __init__(self, player: Player, weapon: Box, enemy: Card, turret: Turret, extra: int) -> None:
        self.player: Final = player
        self.weapon: Final = weapon
        self.enemy: Final = enemy
        self.turret: Final = turret
        self.extra: Final = extra

    def run(self, s: Athena) -> None:
        player, weapon = self.player, self.weapon
        s.writable_used()[CARD_OF_BOX[weapon]] |= BIT_OF_BOX[weapon]
        result = result_for(s, WEAPON[weapon])
        if result > 0:
            s.push(AskGunner(player, self.enemy, self.turret, result + self.extra))
        elif jams(s, player, result):
            s.tell(notes.JAMS, player, weapon)
            damage_box(s, player, weapon)
        else:
            s.tell(notes.MISSES, player, weapon)


def jams(s: Athena, player: Player, result: int) -> bool:
    """Whether a result is a Jam; with the Cyborg it counts as a Miss. ATH-B.9.13, X.13.2"""
    if result != JAM:
        return False
    if has_ability(s, player, CYBORG):
        s.tell(notes.HELPS, player, CYBORG)
        return False
    return True


class AskGunner(YesNo["Athena"]):
    """The Gunner may add a damage once the result is seen. ATH-B.13.11"""

    rule: ClassVar[str] = "ATH-B.13.11"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, enemy: Card, turret: Turret, amount: int) -> None:
        super().__init__(player)
        self.enemy: Final = enemy
        self.turret: Final = turret
        self.amount: Final = amount

    def legal(self, s: Athena) -> list[Atom]:
        return [YES, NO] if user_of(s, self.player, GUNNER) != NOTHING else [NO]

    def yes(self, s: Athena) -> None:
        use_ability(s, self.player, GUNNER)
        s.push(AskGunner(self.player, self.enemy, self.turret, self.amount + GUNNER_DAMAGE))

    def no(self, s: Athena) -> None:
        s.push(Strike(self.player, self.enemy, self.turret, self.amount))


class Strike(Step["Athena"]):
    """Damage less armour on an Enemy; a turret falls or shows nothing. ATH-B.9.10, 9.11, X.10.6"""

    def __init__(self, player: Player, enemy: Card, turret: Turret, amount: int) -> None:
        self.player: Final = player
        self.enemy: Final = enemy
        self.turret: Final = turret
        self.amount: Final = amount

    def run(self, s: Athena) -> None:
        if self.turret == NOTHING:
            s.then(inflict(s, self.player, self.enemy, max(0, self.amount - ARMOUR[self.enemy])))
        elif self.amount >= TURRET_ARMOUR[self.turret]:
            s.then(fall(s, self.player, self.turret))
        else:
            s.tell(notes.WITHSTANDS, self.turret, self.amount)


# The Grenade. ATH-X.13.16, 13.17


class ThrowGrenade(Choice["Athena"]):
    """Two damage without weapon or ammo; then an Outcome card may tell that it hurt the thrower. ATH-X.13.16"""

    rule: ClassVar[str] = "ATH-X.13.16"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return targets(s, self.player)

    def take(self, s: Athena, atom: Atom) -> None:
        player = self.player
        drop_object(s, player, GRENADE)
        s.tell(notes.USES_OBJECT, player, GRENADE)
        steps: list[Step[Any]] = [Strike(player, enemy_of(atom), turret_of(atom), GRENADE_DAMAGE), Backfire(player)]
        s.then(steps)


class Backfire(Step["Athena"]):
    """A Jam in the row of the Grenade costs a damage in the lower row. ATH-X.13.16, 13.2"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        if jams(s, self.player, result_for(s, GRENADE_ROW)):
            s.tell(notes.STRUCK_BY_GRENADE, self.player, 1, LOWER_ROW)
            s.push(Damage(self.player, LOWER_ROW, 1))
