"""Which class carries out which effect: a class is named like its component. COS-16

`AntiMatter` is the power anti_matter, `AmoebaWild` and `AmoebaSuper` are the two sides of its Flare, `CosmicZap` is an
Edict, `Moon01` a moon, `Cone01`, `Comet11`, `GasGiant` and `Cur1` a cone, a comet, a hex and a curse. A power and its
Flare are in the file of its name: powers/anti_matter.py.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from .components import POWER
from .effect_numbers import EFFECT, FIRST_EDICT_EFFECT, FIRST_STATUS, FIRST_WILD
from .effects.effect import Effect, register
from .powers.shared import SHARED

MODULES = (
    "cards.edicts",
    "cards.moons.quarter",
    "cards.moons.half",
    "cards.moons.full",
    "cards.moons.cheese",
    "cards.cones",
    "cards.comets",
    "cards.hexes",
    "cards.curses",
)


def class_name(effect: int) -> str:
    """anti_matter -> AntiMatter; flare_anti_matter_wild -> AntiMatterWild"""
    id = EFFECT.ids[effect]
    if FIRST_WILD <= effect < FIRST_EDICT_EFFECT:
        id = id.removeprefix("flare_")
    return "".join(part.capitalize() for part in id.split("_"))


def effect_modules() -> list[ModuleType]:
    """Every module that defines effects; their steps belong to the game too."""
    shared = [f"powers.shared.{name}" for name in SHARED]
    names = [*MODULES, *shared, *[f"powers.{id}" for id in POWER.ids]]
    return [import_module(f"astrarium.games.cosmic.{name}") for name in names]


def fill() -> list[str]:
    """Put every effect in its place; the ids for which no class is written."""
    classes: dict[str, type[Effect]] = {}
    for module in effect_modules():
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Effect) and value is not Effect:
                classes[name] = value
    missing: list[str] = []
    for effect in range(FIRST_STATUS):
        found = classes.get(class_name(effect))
        if found is None:
            missing.append(EFFECT.ids[effect])
        else:
            register(effect, found())
    return missing
