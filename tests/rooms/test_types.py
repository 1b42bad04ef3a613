"""Players, atoms, cards and places are types of their own: who swaps two of them is told so before anything runs."""

from pathlib import Path

import pytest

import astrarium

api = pytest.importorskip("mypy.api")

ROOT = Path(__file__).parents[2]

if not Path(astrarium.__file__).is_relative_to(ROOT):
    pytest.skip("types are read in the sources, and another build is installed", allow_module_level=True)

EXPANSE_AROUND = """
from astrarium.clockwork.names import NOBODY, NOTHING, PASS, Atom, Player
from astrarium.games.expanse.components import BASE_ATOM, Base, Card, Orbit
from astrarium.games.expanse.rules.events import play_kept
from astrarium.games.expanse.rules.fleets import hits_taken
from astrarium.games.expanse.rules.influence import placeable
from astrarium.games.expanse.state import Expanse


def rule(s: Expanse, player: Player, base: Base, orbit: Orbit, card: Card, atom: Atom) -> None:
    {line}
"""
EXPANSE_RIGHT = [
    "placeable(s, player, base)",
    "hits_taken(s, orbit, player)",
    "play_kept(s, s.player, card)",
    "s.kept[player].append(card)",
    "placeable(s, player, Base(atom - BASE_ATOM))",
    "for other in s.everyone():\n        s.present(other, orbit)",
    "assert s.controller(base) != NOBODY and s.picked != NOTHING and atom != PASS",
]
EXPANSE_SWAPPED = [
    "placeable(s, base, player)",
    "hits_taken(s, player, orbit)",
    "play_kept(s, card, s.player)",
    "s.kept[player].append(base)",
    "placeable(s, player, atom - BASE_ATOM)",
    "for other in range(s.players):\n        s.present(other, orbit)",
    "assert s.controller(base) != orbit",
    "s.roci_holder = orbit",
]

PARSEC_AROUND = """
from astrarium.clockwork.names import NOBODY, PASS, Atom, Player
from astrarium.games.parsec.components import NO_HEX, UNIT_ATOM, Event, Hex, Kind, Resource, Unit
from astrarium.games.parsec.rules.combat.aiming import attackers_of, field_of_fire
from astrarium.games.parsec.rules.effects_in_force import marks, may_support
from astrarium.games.parsec.rules.event_hands import spend, take_event
from astrarium.games.parsec.rules.fleets import has_berth, load, put, vessels_of
from astrarium.games.parsec.state import Parsec


def rule(
    s: Parsec, player: Player, unit: Unit, hex: Hex, card: Event, kind: Kind, resource: Resource, atom: Atom
) -> None:
    {line}
"""
PARSEC_RIGHT = [
    "put(s, unit, hex)",
    "load(s, unit, s.aboard[unit])",
    "has_berth(s, player, kind, hex)",
    "attackers_of(s, s.owner(unit), s.target)",
    "take_event(s, s.player, player, 0)",
    "marks(s, Unit(atom - UNIT_ATOM), card)",
    "s.writable_events()[player].append(card)",
    "for other in s.everyone():\n        vessels_of(s, other)",
    "assert s.holder[hex] != NOBODY and s.at[unit] != NO_HEX and atom != PASS",
]
PARSEC_SWAPPED = [
    "put(s, hex, unit)",
    "load(s, unit, s.at[unit])",
    "has_berth(s, kind, player, hex)",
    "attackers_of(s, s.target, s.owner(unit))",
    "spend(s, card, player)",
    "marks(s, card, unit)",
    "marks(s, atom - UNIT_ATOM, card)",
    "may_support(s, player, unit)",
    "field_of_fire(unit, 3)",
    "s.holds(resource, player)",
    "s.writable_events()[player].append(unit)",
    "for other in range(s.players):\n        vessels_of(s, other)",
    "assert s.at[unit] != NOBODY",
    "s.struck = hex",
]

INTERSTELLAR_AROUND = """
from astrarium.clockwork.names import NOBODY, NOTHING, PASS, Atom, Player
from astrarium.games.interstellar.components import (
    EARTH,
    PLANET_ATOM,
    Mechanism,
    Planet,
    Resource,
    Space,
    Technology,
    Token,
)
from astrarium.games.interstellar.rules.arrival import FoundBase
from astrarium.games.interstellar.rules.cubes import bring_home
from astrarium.games.interstellar.rules.market import buy_price
from astrarium.games.interstellar.rules.satellites import arrive
from astrarium.games.interstellar.rules.turn import play_token
from astrarium.games.interstellar.state import Interstellar


def rule(
    s: Interstellar,
    player: Player,
    planet: Planet,
    token: Token,
    resource: Resource,
    technology: Technology,
    space: Space,
    mechanism: Mechanism,
    atom: Atom,
) -> None:
    {line}
"""
INTERSTELLAR_RIGHT = [
    "bring_home(s, player, planet, resource, 2)",
    "buy_price(token, resource)",
    "play_token(s, s.player, token)",
    "arrive(s, NOBODY, space, player)",
    "s.has(player, technology)",
    "s.push(FoundBase(player, Planet(atom - PLANET_ATOM)))",
    "for other in s.everyone():\n        s.has_base(other, planet)",
    "s.long_term = [*s.long_term, mechanism]",
    "assert s.active(player) != NOTHING and s.leading() != NOBODY and s.explorer[player] != EARTH and atom != PASS",
]
INTERSTELLAR_SWAPPED = [
    "bring_home(s, planet, player, resource, 2)",
    "buy_price(resource, token)",
    "play_token(s, token, s.player)",
    "arrive(s, NOBODY, player, space)",
    "s.has(technology, player)",
    "s.push(FoundBase(player, atom - PLANET_ATOM))",
    "for other in range(s.players):\n        s.has_base(other, planet)",
    "s.long_term = [*s.long_term, token]",
    "assert s.active(player) != planet",
    "s.governor = planet",
]

ATHENA_AROUND = """
from astrarium.clockwork.names import NOTHING, PASS, Atom, Player
from astrarium.games.athena.components import SITE_ATOM, Object, Site
from astrarium.games.athena.pieces import FOOD
from astrarium.games.athena.printed_cards import Ability, Box, Card
from astrarium.games.athena.roads import Space
from astrarium.games.athena.rules.cargo import can_use, put_aboard
from astrarium.games.athena.rules.damage import damage_box
from astrarium.games.athena.rules.survivors import Recruit, has_ability
from astrarium.games.athena.rules.zone import Refill, lay
from astrarium.games.athena.state import Athena


def rule(
    s: Athena,
    side: Player,
    card: Card,
    box: Box,
    site: Site,
    space: Space,
    object: Object,
    ability: Ability,
    atom: Atom,
) -> None:
    {line}
"""
ATHENA_RIGHT = [
    "put_aboard(s, side, FOOD)",
    "can_use(s, side, object)",
    "has_ability(s, s.player, ability)",
    "damage_box(s, side, box)",
    "lay(s, site, card)",
    "s.push(Recruit(side, card))",
    "s.push(Refill(Site(atom - SITE_ATOM)))",
    "s.crew[side] = [*s.crew[side], card]",
    "for other in s.all_sides():\n        s.at[other] = space",
    "assert s.truck(side) != card and s.sites[site] != NOTHING and atom != PASS",
]
ATHENA_SWAPPED = [
    "put_aboard(s, FOOD, side)",
    "can_use(s, object, side)",
    "has_ability(s, ability, s.player)",
    "damage_box(s, box, side)",
    "lay(s, card, site)",
    "s.push(Recruit(card, side))",
    "s.push(Refill(atom - SITE_ATOM))",
    "s.crew[side] = [*s.crew[side], box]",
    "for other in range(s.sides):\n        s.seated(other)",
    "assert s.truck(side) != box",
    "s.at[side] = site",
]

LINES = {
    "athena": (ATHENA_AROUND, ATHENA_RIGHT, ATHENA_SWAPPED),
    "expanse": (EXPANSE_AROUND, EXPANSE_RIGHT, EXPANSE_SWAPPED),
    "interstellar": (INTERSTELLAR_AROUND, INTERSTELLAR_RIGHT, INTERSTELLAR_SWAPPED),
    "parsec": (PARSEC_AROUND, PARSEC_RIGHT, PARSEC_SWAPPED),
}
"""Of each game what stands around a line, lines that say what they mean, and lines in which something is swapped."""


def test_who_swaps_things_of_two_sorts_is_told(tmp_path: Path) -> None:
    """All lines of all games are read in one go: mypy takes as long for one as for many."""
    files: dict[str, str] = {}
    for game, (around, right, swapped) in LINES.items():
        for number, line in enumerate(right + swapped):
            files[f"{game}{number}.py"] = line
            (tmp_path / f"{game}{number}.py").write_text(around.replace("{line}", line), encoding="utf-8")
    config, cache = str(ROOT / "pyproject.toml"), str(ROOT / ".mypy_cache")
    told, trouble, _ = api.run(["--strict", "--config-file", config, "--cache-dir", cache, str(tmp_path)])
    assert not trouble, trouble
    wrong = [line for _, _, swapped in LINES.values() for line in swapped]
    assert [line for name, line in files.items() if f"{name}:" in told] == wrong, told
