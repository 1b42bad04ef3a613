"""What is known of an empty map spares walks, and changes nothing about where they lead."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.rules.charts import BIT, chart_of, hexes_of, walk, without
from astrarium.games.parsec.rules.spheres import Spheres, roam, spheres_on
from tables.parsec import lay

GALAXY = lay("REF4", "red blue green white").galaxy


@pytest.mark.rule("PAR-2.8")
@pytest.mark.parametrize("steps", [0, 1, 4, 11])
def test_a_sphere_holds_all_hexes_to_which_so_many_steps_lead(steps: int) -> None:
    spheres = Spheres(GALAXY.vessel_ground)
    for start in hexes_of(GALAXY.vessel_ground)[::17]:
        assert spheres.within(start, steps) == walk(start, steps, GALAXY.vessel_ground, 0, [])


def test_free_steps_end_where_something_is_in_the_way() -> None:
    spheres = spheres_on(GALAXY.cargo_ground)
    start = hexes_of(GALAXY.cargo_ground)[100]
    third = without(spheres.within(start, 3), spheres.within(start, 2))
    assert [spheres.free_steps(start, most, third) for most in range(6)] == [0, 1, 2, 3, 3, 3]
    assert spheres.free_steps(start, 6, BIT[start]) == 6, "the start is never in the way"


def test_maps_with_the_same_ground_share_their_spheres() -> None:
    assert spheres_on(GALAXY.cargo_ground) is spheres_on(lay("REF4", "red blue green white").galaxy.cargo_ground)
    assert spheres_on(GALAXY.cargo_ground) is not spheres_on(GALAXY.vessel_ground)


@pytest.mark.parametrize("tunnels", [0, 1])
@pytest.mark.parametrize("seed", range(30))
def test_whoever_roams_comes_to_where_a_walk_leads(seed: int, tunnels: int) -> None:
    """With few or many hexes in the way, wells, and tunnels."""
    rng = seeded(seed, "roam")
    hexes = hexes_of(GALAXY.vessel_ground)
    blocked = [rng.pick(hexes) for _ in range([0, 1, 4, 12, 60][seed % 5])]
    entered = without(GALAXY.vessel_ground, chart_of(blocked))
    stopping = chart_of([rng.pick(hexes) for _ in range(seed % 3)])
    joined = [(rng.pick(hexes), rng.pick(hexes)) for _ in range(tunnels)]
    spheres = spheres_on(GALAXY.vessel_ground)
    for start in hexes[::13]:
        for most in (1, 2, 3, 5, 10):
            found = roam(spheres, start, most, entered, stopping, joined)
            assert found == walk(start, most, entered, stopping, joined)
