"""What every former version of the rules wrote is read by the present ones, and played on to the end."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from astrarium import all_games, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.positions.record import fields
from upgrades.fixtures import POSITIONS, VOCABULARY, folder_of, read_lines, recorded, versions_of

GAMES = pytest.mark.parametrize("played", all_games(), ids=repr)
WRITTEN = pytest.mark.parametrize(("key", "version"), recorded(POSITIONS), ids=str)
FEW = 4
"""So many positions of each version are played on to the end, the others for a while; all of them where time allows."""
A_WHILE = 25


def positions(key: str, version: int) -> list[dict[str, Any]]:
    return read_lines(folder_of(key, version) / POSITIONS)


def play_on(state: State, seed: int, most: int) -> None:
    """Random play from here, with every component in its place after every decision."""
    rng = seeded(seed, "on")
    for _ in range(most):
        if state.over:
            assert state.winners or state.players == 1
            return
        state.apply(rng.pick(state.offered))
        state.check()
    assert most < game(state.game.key).bound_for(state.players, {}), "no end"


@GAMES
def test_a_way_leads_here_from_every_version_that_was_recorded(played: Game[Any]) -> None:
    versions = versions_of(played.key)
    assert versions, f"nothing was recorded of {played.key}: python tests/upgrades/record.py {played.key}"
    assert list(played.record.upgrades) == list(range(versions[0], played.version)), (
        f"the upgrades of {played.key} lead from {list(played.record.upgrades)} to {played.version}"
    )
    unrecorded = set(played.record.upgrades) - set(versions)
    assert not unrecorded, f"nothing was recorded of {played.key}'s versions {unrecorded}"


@WRITTEN
def test_every_step_that_could_be_waiting_is_known_or_changed_into_one_that_is(key: str, version: int) -> None:
    """Also those that no recorded position has."""
    played = game(key)
    steps: dict[str, list[str]] = read_lines(folder_of(key, version) / VOCABULARY)[0]["steps"]
    changed = {name for number in range(version, played.version) for name in played.record.upgrades[number].steps}
    odd = [f"{name}({', '.join(given)})" for name, given in steps.items() if not reads(played, name, given)]
    assert not [step for step in odd if step.split("(")[0] not in changed], "without an upgrade"


def reads(played: Game[Any], name: str, given: list[str]) -> bool:
    """Whether a step of that name takes just these attributes; those that have a value anyway may be missing."""
    kind = played.record.steps.get(name)
    if kind is None:
        return False
    parameters = inspect.signature(kind).parameters
    needed = {one for one in fields(kind) if parameters[one].default is inspect.Parameter.empty}
    return needed <= set(given) <= set(fields(kind))


@WRITTEN
def test_every_atom_is_known_or_has_another_name(key: str, version: int) -> None:
    """What was decided in a finished game is shown by the names of today."""
    played = game(key)
    atoms: list[str] = read_lines(folder_of(key, version) / VOCABULARY)[0]["atoms"]
    assert not [atom for atom in atoms if played.atom_now(version, atom) not in played.atoms.places]


@WRITTEN
def test_recorded_positions_are_read_and_played_on(key: str, version: int) -> None:
    found = positions(key, version)
    stride = max(1, len(found) // FEW)
    for number, line in enumerate(found):
        go_on(game(key), line, number, whole=number % stride == 0)


@pytest.mark.long
@WRITTEN
def test_all_recorded_positions_are_played_to_the_end(key: str, version: int) -> None:
    for number, line in enumerate(positions(key, version)):
        go_on(game(key), line, number, whole=True)


def go_on(played: Game[Any], line: dict[str, Any], seed: int, whole: bool) -> None:
    try:
        state = played.from_json(line["position"])
        state.check()
        play_on(state, seed, played.bound_for(state.players, {}) if whole else A_WHILE)
    except Exception as error:
        raise AssertionError(f"{line['about']}: {error!r}") from error
