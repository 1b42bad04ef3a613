"""What the viewer is asked about, so that it can be picked where it lies."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom
from ..components import BUILDING_ATOM, RESOURCE_ATOM, Building, Resource
from ..rules.arrival import InstallBuildings
from ..rules.cubes import ToReserve, ToWarehouse
from ..rules.extra_actions import Transmute
from ..rules.market import Buy, Sell
from ..rules.mechanisms import LowerCube
from ..rules.payment import PayCubes
from ..rules.production import Convert, Produce
from ..rules.research import OmitCube
from ..state import Interstellar

MARKET: Final = "market"
RESERVE: Final = "reserve"
DEPOSIT: Final = "deposit"
STORE: Final = "warehouse"
COST: Final = "cost"
HOLD: Final = "hold"
BUILT: Final = "built"


def asked(s: Interstellar, viewer: int, name: str) -> int:
    """The planet, mechanism or other thing that the viewer's decision is about, where it is about one."""
    value: object = getattr(s.choice, name, NOBODY)
    return value if isinstance(value, int) and s.waits_for(viewer) != NOBODY else NOBODY


def cubes_from(s: Interstellar, viewer: int) -> str:
    """Where the cubes lie among which the viewer chooses."""
    choice = s.choice
    if s.player != viewer:
        return ""
    if isinstance(choice, Buy):
        return MARKET
    if isinstance(choice, (PayCubes, Sell, Transmute)):
        return RESERVE
    if isinstance(choice, ToWarehouse):
        return DEPOSIT
    if isinstance(choice, (ToReserve, Convert)):
        return STORE
    return COST if isinstance(choice, (LowerCube, OmitCube)) else ""


def buildings_from(s: Interstellar, viewer: int) -> str:
    """Where the buildings stand among which the viewer chooses."""
    if s.player != viewer:
        return ""
    if isinstance(s.choice, Produce):
        return BUILT
    return HOLD if isinstance(s.choice, InstallBuildings) else ""


def cube_atom(s: Interstellar, viewer: int, place: str, resource: Resource) -> int:
    return Atom(RESOURCE_ATOM + resource) if cubes_from(s, viewer) == place else NOBODY


def building_atom(s: Interstellar, viewer: int, place: str, building: Building) -> int:
    return Atom(BUILDING_ATOM + building) if buildings_from(s, viewer) == place else NOBODY
