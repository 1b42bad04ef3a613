"""Charts say the same as lists of hexes, and a walk over them the same as one over any board."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.components import ALL_HEXES, HEX_ATOM, HEXES, Hex
from astrarium.games.parsec.rules.charts import (
    BIT,
    atoms_of,
    beside,
    chart_of,
    hexes_of,
    walk,
    without,
)
from astrarium.games.parsec.rules.galaxy import hexes_within
from astrarium.mechanisms.graph import CLOSED, CROSSED, OPEN, STOPS, reach
from tables.parsec import lay

MAPS = {"REF2": "red blue", "REF4": "red blue green white"}


def test_a_chart_without_others_keeps_the_rest() -> None:
    assert hexes_of(without(chart_of([Hex(3), Hex(60), Hex(300)]), chart_of([Hex(60), Hex(61)]))) == [3, 300]


def test_a_chart_lists_its_hexes_in_ascending_order() -> None:
    hexes = sorted({Hex(seeded(1, f"hex {number}").below(HEXES)) for number in range(200)})
    assert hexes_of(chart_of(hexes)) == hexes and len(hexes) > 100
    assert atoms_of(chart_of(hexes)) == [HEX_ATOM + hex for hex in hexes]


@pytest.mark.rule("PAR-2.7")
@pytest.mark.parametrize("board", ["REF2", "REF4"])
def test_beside_a_hex_lie_its_neighbours(board: str) -> None:
    galaxy = lay(board, MAPS[board]).galaxy
    for hex in galaxy.hexes:
        assert hexes_of(beside(BIT[hex]) & chart_of(galaxy.hexes)) == sorted(galaxy.neighbours[hex])


@pytest.mark.rule("PAR-2.8")
def test_within_one_step_lie_the_neighbours() -> None:
    galaxy = lay("REF4", MAPS["REF4"]).galaxy
    for hex in galaxy.hexes:
        assert [other for other in hexes_within(hex, 1) if galaxy.neighbours[other]] == sorted(galaxy.neighbours[hex])


@pytest.mark.parametrize("tunnels", [0, 2])
@pytest.mark.parametrize("seed", range(20))
def test_a_walk_over_charts_ends_where_any_other_would(seed: int, tunnels: int) -> None:
    rng = seeded(seed, "walk")
    galaxy = lay("REF4", MAPS["REF4"]).galaxy
    ground = [CLOSED] * HEXES
    for hex in galaxy.hexes:
        ground[hex] = rng.pick([CLOSED, CROSSED, OPEN, OPEN, OPEN, STOPS])
    joined = [(rng.pick(galaxy.hexes), rng.pick(galaxy.hexes)) for _ in range(tunnels)]
    ways: list[list[int]] = [list(near) for near in galaxy.neighbours]
    for one, other in joined:
        ways[one].append(other)
        ways[other].append(one)
    start, most = rng.pick(galaxy.hexes), 1 + rng.below(12)
    assert walked(start, most, ground, joined) == reach(ways, ground, start, most)


def walked(start: Hex, most: int, ground: list[int], tunnels: list[tuple[Hex, Hex]]) -> list[Hex]:
    """The hexes at which a walk may end, the start left out."""
    entered = chart_of([hex for hex in ALL_HEXES if ground[hex] != CLOSED])
    stopping = chart_of([hex for hex in ALL_HEXES if ground[hex] == STOPS])
    return [hex for hex in hexes_of(walk(start, most, entered, stopping, tunnels)) if ground[hex] >= OPEN]
