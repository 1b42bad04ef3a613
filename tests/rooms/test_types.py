"""Players, atoms, cards and places are types of their own: who swaps two of them is told so before anything runs."""

from pathlib import Path

import pytest

import astrarium

api = pytest.importorskip("mypy.api")

ROOT = Path(__file__).parents[2]

if not Path(astrarium.__file__).is_relative_to(ROOT):
    pytest.skip("types are read in the sources, and another build is installed", allow_module_level=True)

AROUND = """
from astrarium.clockwork.names import NOBODY, NOTHING, PASS, Atom, Player
from astrarium.games.expanse.components import BASE_ATOM, Base, Card, Orbit
from astrarium.games.expanse.rules.events import play_kept
from astrarium.games.expanse.rules.fleets import hits_taken
from astrarium.games.expanse.rules.influence import placeable
from astrarium.games.expanse.state import Expanse


def rule(s: Expanse, player: Player, base: Base, orbit: Orbit, card: Card, atom: Atom) -> None:
    {line}
"""
RIGHT = [
    "placeable(s, player, base)",
    "hits_taken(s, orbit, player)",
    "play_kept(s, s.player, card)",
    "s.kept[player].append(card)",
    "placeable(s, player, Base(atom - BASE_ATOM))",
    "for other in s.everyone():\n        s.present(other, orbit)",
    "assert s.controller(base) != NOBODY and s.picked != NOTHING and atom != PASS",
]
SWAPPED = [
    "placeable(s, base, player)",
    "hits_taken(s, player, orbit)",
    "play_kept(s, card, s.player)",
    "s.kept[player].append(base)",
    "placeable(s, player, atom - BASE_ATOM)",
    "for other in range(s.players):\n        s.present(other, orbit)",
    "assert s.controller(base) != orbit",
    "s.roci_holder = orbit",
]


def test_who_swaps_things_of_two_sorts_is_told(tmp_path: Path) -> None:
    """All lines are read in one go: mypy takes as long for one as for many."""
    files = {f"line{number}.py": line for number, line in enumerate(RIGHT + SWAPPED)}
    for name, line in files.items():
        (tmp_path / name).write_text(AROUND.replace("{line}", line), encoding="utf-8")
    config, cache = str(ROOT / "pyproject.toml"), str(ROOT / ".mypy_cache")
    told, trouble, _ = api.run(["--strict", "--config-file", config, "--cache-dir", cache, str(tmp_path)])
    assert not trouble, trouble
    assert [line for name, line in files.items() if f"{name}:" in told] == SWAPPED, told
