"""At which table a component takes part, so that the same games can be played with and without it."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...study.traits import Trial
from .components import CARD, DESTINY, FIRST_CONE, FIRST_EDICT, FIRST_FLARE, HEX, POWER, POWERS
from .effect_numbers import (
    EFFECT,
    FIRST_COMET_EFFECT,
    FIRST_CONE_EFFECT,
    FIRST_CURSE_EFFECT,
    FIRST_EDICT_EFFECT,
    FIRST_HEX_EFFECT,
    FIRST_MOON_EFFECT,
    FIRST_SUPER,
    FIRST_WILD,
)
from .records import Sheet
from .state import Cosmic
from .study import table_traits

FEW: Final = 5
MANY: Final = 6
WITCH: Final = POWER.index("witch")

PLAIN_POWERS: Final = ("trader", "virus", "clone", "mind", "warpish", "parasite")
"""Who the others are, so that every power meets the same table."""
EXPANSION: Final = {"mce_powers": "on", "mce_challenge": "on", "mce_edicts": "on", "lucre": "on"}
WITH_MOONS: Final = EXPANSION | {"moons": "all"}


def with_power(power: int) -> dict[str, str]:
    """The first player has the power, the others have plain ones; its Flare is in the deck."""
    id = POWER.ids[power]
    others = [other for other in PLAIN_POWERS if other != id][: FEW - 1]
    return WITH_MOONS | {"powers": "-".join([id, *others]), "kickers": "on", "reinforcements": "on"}


def trial(component: str) -> Trial:
    if component not in EFFECT.places:
        return Trial("kicker", CARD.text(CARD.index(component)), FEW, {"kickers": "on"})
    effect = EFFECT.index(component)
    name = EFFECT.text(effect)
    if effect < FIRST_WILD:
        return Trial("power", name, FEW, with_power(effect), dealt=True)
    if effect < FIRST_SUPER:
        return Trial("flare_wild", name, FEW, with_power(effect - FIRST_WILD))
    if effect < FIRST_EDICT_EFFECT:
        return Trial("flare_super", name, FEW, with_power(effect - FIRST_SUPER), dealt=True)
    if effect < FIRST_MOON_EFFECT:
        return Trial("edict", name, FEW, WITH_MOONS | {"kickers": "on"})
    if effect < FIRST_CONE_EFFECT:
        return Trial("moon", name, MANY, WITH_MOONS)
    if effect < FIRST_COMET_EFFECT:
        return Trial("cone", name, FEW, {"colourless": "on", "moons": "all"})
    if effect < FIRST_HEX_EFFECT:
        return Trial("comet", name, FEW, EXPANSION | {"comets": "on"})
    if effect < FIRST_CURSE_EFFECT:
        return Trial("hex", name, MANY, {"reverse_hexes": "all", "comets": "on"}, dealt=True)
    return Trial("curse", name, FEW, with_power(WITCH), dealt=True)


def takes_part(s: Cosmic, component: str) -> bool:
    if component not in EFFECT.places:
        return is_dealt(s, CARD.index(component))
    effect = EFFECT.index(component)
    if effect < FIRST_WILD:
        return has_owner(s, effect)
    if effect < FIRST_SUPER:
        return is_dealt(s, FIRST_FLARE + effect - FIRST_WILD)
    if effect < FIRST_EDICT_EFFECT:
        power = effect - FIRST_SUPER
        return has_owner(s, power) and is_dealt(s, FIRST_FLARE + power)
    if effect < FIRST_MOON_EFFECT:
        return is_dealt(s, FIRST_EDICT + effect - FIRST_EDICT_EFFECT)
    if effect < FIRST_CONE_EFFECT:
        return effect - FIRST_MOON_EFFECT in s.moon_at
    if effect < FIRST_HEX_EFFECT:
        return FIRST_CONE + effect - FIRST_CONE_EFFECT in s.destiny.cards
    if effect < FIRST_CURSE_EFFECT:
        return any(s.back[system] == effect - FIRST_HEX_EFFECT for system in s.home)
    return has_owner(s, WITCH)


def dealt_to(s: Cosmic, component: str) -> int:
    """Who was dealt the power, the power that the Super or the curse belongs to, or the system; or NOBODY."""
    effect = EFFECT.index(component)
    if FIRST_HEX_EFFECT <= effect < FIRST_CURSE_EFFECT:
        value = ("hex", HEX.ids[effect - FIRST_HEX_EFFECT])
    elif FIRST_SUPER <= effect < FIRST_EDICT_EFFECT:
        value = ("power", POWER.ids[effect - FIRST_SUPER])
    else:
        value = ("power", POWER.ids[effect if effect < POWERS else WITCH])
    for player in range(s.players):
        if value in table_traits(s, player):
            return player
    return NOBODY


def has_owner(s: Cosmic, power: int) -> bool:
    return power in [s.sheets[at + Sheet.POWER] for at in range(0, len(s.sheets), Sheet.SIZE)]


def is_dealt(s: Cosmic, card: int) -> bool:
    """Whether a card is in the deck or in a hand."""
    return card in s.deck.cards or any(card in hand for hand in s.hands)


assert len(DESTINY) == FIRST_CONE + FIRST_HEX_EFFECT - FIRST_CONE_EFFECT and FIRST_WILD == POWERS
