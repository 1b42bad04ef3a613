"""What a player may do besides, wherever a menu is open: objects and the Mimic. ATH-B.4.4, X.13.4"""

from __future__ import annotations

from typing import Any, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Step
from ....clockwork.text import Text
from ..components import ABILITY_ATOM, DECONTAMINATION, JAMMER, MRE, OBJECT_ATOM, TOOLKIT, Object
from ..pieces import REST
from ..printed_cards import ABILITY, MIMIC
from ..state import Athena
from .cargo import can_spend_half, can_use
from .damage import is_damaged
from .objects import CopyAbility, UseObject, curable, models, weary
from .survivors import user_of

AT_MENUS: Final = [MRE, DECONTAMINATION, TOOLKIT, JAMMER]
"""The objects that are used at menus."""


def add_extras(s: Athena, player: Player, options: list[Atom]) -> None:
    """Objects (`object:`) and the Mimic (`ability:mimic`) that the player may use in this phase are options, too."""
    if s.objects[player]:
        for object in AT_MENUS:
            if can_use(s, player, object) and is_of_use(s, player, object):
                options.append(Atom(OBJECT_ATOM + object))
    if can_spend_half(s, player) and user_of(s, player, MIMIC) != NOTHING and models(s, player):
        options.append(Atom(ABILITY_ATOM + MIMIC))


def is_of_use(s: Athena, player: Player, object: Object) -> bool:
    """Whether the phase is right and there is something to do; the Jammer may be used at level 0. ATH-B.4.7"""
    if object == MRE:
        return s.phase == REST and len(weary(s, player)) > 0
    if object == DECONTAMINATION:
        return len(curable(s, player)) > 0
    return object == JAMMER or is_damaged(s, player)


def for_half(thing: Text) -> Text:
    """What costs half a battery is called with its price. ATH-X.2.3"""
    return Text("option-for-half", {"thing": thing})


def extra_label(atom: Atom) -> Text | None:
    """What the Mimic costs; objects are called by their names. ATH-X.13.4"""
    return for_half(ABILITY.text(MIMIC)) if atom == ABILITY_ATOM + MIMIC else None


def extra_step(s: Athena, player: Player, atom: Atom) -> Step[Any]:
    """What one of these atoms does; the menu asks itself again afterwards."""
    if atom == ABILITY_ATOM + MIMIC:
        return CopyAbility(player)
    return UseObject(player, Object(atom - OBJECT_ATOM))
