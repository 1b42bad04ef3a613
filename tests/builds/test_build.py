"""The build that runs is the one that was asked for."""

import os

import pytest

from astrarium.clockwork import state
from astrarium.games.expanse.rules import turn
from astrarium.players import greedy
from astrarium.speed import build


@pytest.mark.skipif(
    not os.environ.get("ASTRARIUM_EXPECT"), reason="says nothing about the build: ASTRARIUM_EXPECT is not set"
)
def test_the_expected_build_runs() -> None:
    assert build() == os.environ["ASTRARIUM_EXPECT"]


def test_kernel_games_and_players_are_built_alike() -> None:
    kinds = {str(module.__file__).rsplit(".", 1)[1] for module in (state, turn, greedy)}
    assert len(kinds) == 1
