"""Which class carries out which card. PAR-11.8"""

from __future__ import annotations

from typing import Final

from ..components import ALL_FACES, EVENT
from .bonus import Gift, PioneerShip, Supplies
from .combat import EvasivePattern, ExtendedRange, Hyperjump, StrikeCard, TacticalRecalculation, Truce
from .natural import (
    AsteroidSwarm,
    BlackHole,
    Cataclysm,
    MeteorShower,
    ModuleCard,
    OrbitalAlignment,
    PlanetCard,
    SolarWind,
    SpaceHexCard,
    Wormhole,
)
from .permanent import Permanent
from .shared.design import Design
from .strategic import (
    ArmedCargos,
    Countermeasures,
    DeepScan,
    FloatingMines,
    GalacticCouncil,
    GoodsTeleport,
    GrandHeist,
    IndustrialEspionage,
    Mutiny,
    Pulse,
    Sabotage,
    SmugglersRaid,
    TractorBeam,
)

CLASSES: Final[dict[str, type[Design]]] = {
    "E01": MeteorShower,
    "E02": SolarWind,
    "E03": PlanetCard,
    "E04": StrikeCard,
    "E05": StrikeCard,
    "E06": EvasivePattern,
    "E07": TacticalRecalculation,
    "E08": GoodsTeleport,
    "E09": DeepScan,
    "E10": Supplies,
    "E11": Supplies,
    "E12": Supplies,
    "E13": ModuleCard,
    "E14": OrbitalAlignment,
    "E15": AsteroidSwarm,
    "E16": FloatingMines,
    "E17": Sabotage,
    "E18": IndustrialEspionage,
    "E19": SmugglersRaid,
    "E20": ExtendedRange,
    "E21": ArmedCargos,
    "E22": Gift,
    "E23": Gift,
    "E24": Permanent,
    "E25": Permanent,
    "E26": ModuleCard,
    "E27": PlanetCard,
    "E28": SpaceHexCard,
    "E29": Hyperjump,
    "E30": Pulse,
    "E31": Countermeasures,
    "E32": Truce,
    "E33": StrikeCard,
    "E34": TractorBeam,
    "E35": Gift,
    "E36": PioneerShip,
    "E37": Permanent,
    "E38": Permanent,
    "E39": Permanent,
    "E40": BlackHole,
    "E41": Cataclysm,
    "E42": Wormhole,
    "E43": Mutiny,
    "E44": GalacticCouncil,
    "E45": GrandHeist,
    "E46": Gift,
    "E47": Supplies,
    "E48": Permanent,
    "E49": Permanent,
    "E50": Permanent,
    "E51": Permanent,
}

DESIGNS: Final[list[Design]] = [CLASSES[EVENT.ids[card]](card) for card in ALL_FACES]
