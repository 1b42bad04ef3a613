"""Finished games recorded once are replayed by every build to the very same end."""

import json
from pathlib import Path

import pytest

from astrarium import load
from astrarium.positions.record import fingerprint
from builds.record import playthrough

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    save = json.loads(path.read_text(encoding="utf-8"))
    match = load(save)
    state = match.state
    assert state.over
    assert state.scores == save["scores"]
    assert fingerprint(state) == save["end"]
    assert playthrough(match) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_are_recorded_games() -> None:
    assert len(SAVES) >= 6
