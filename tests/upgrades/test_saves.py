"""Saves of every former version go on from where they stood."""

from __future__ import annotations

import json

import pytest

from astrarium import game, load
from astrarium.clockwork.chance import seeded
from astrarium.former import BreaksOff, knows, played_again, with_position
from upgrades.fixtures import SAVES, folder_of, read_lines, recorded

FEW = 1
"""So many saves of each version are tried; all where time allows."""


def go_on(key: str, version: int, most: int | None) -> None:
    for save in read_lines(folder_of(key, version) / SAVES)[:most]:
        match = load(with_position(save))
        assert match.state.players == save["players"]
        if version != game(key).version:
            assert match.opening is not None
            assert match.opening.former[0].atoms == save["atoms"]
            assert match.notes[-1].values == (version, game(key).version)
        rng = seeded(version, "saves")
        while not match.state.over:
            match.apply(rng.pick(match.state.offered))
        match.state.check()
        assert load(json.loads(json.dumps(match.save()))).state.to_json() == match.state.to_json()


@pytest.mark.parametrize(("key", "version"), recorded(SAVES), ids=str)
def test_recorded_saves_go_on(key: str, version: int) -> None:
    go_on(key, version, FEW)


@pytest.mark.long
@pytest.mark.parametrize(("key", "version"), recorded(SAVES), ids=str)
def test_all_recorded_saves_go_on(key: str, version: int) -> None:
    go_on(key, version, None)


def test_the_rules_of_then_stop_where_a_decision_is_not_possible() -> None:
    save = read_lines(folder_of("parsec", 1) / SAVES)[0]
    with pytest.raises(BreaksOff, match="breaks off at its atom 4") as broken:
        with_position(save | {"atoms": [*save["atoms"][:3], "do:nothing-of-the-kind"]})
    assert broken.value.number == 4


def test_the_rules_of_then_say_why_there_is_no_such_game() -> None:
    with pytest.raises(ValueError, match="do not play this game: ValueError: players must be from 2 to 6, not 9"):
        played_again("parsec", 9, 1, {}, [])


def test_only_what_they_played_is_given_to_the_rules_of_then() -> None:
    assert knows("parsec", 1) and not knows("parsec", 2) and not knows("chess", 1) and not knows(["parsec"], 1)
    for save in ({}, {"game": "parsec", "version": 1}, {"game": "parsec", "version": 0, "atoms": []}):
        assert with_position(save) is save
    save = read_lines(folder_of("parsec", 1) / SAVES)[0]
    for changed in (save | {"without": ["miners"]}, save | {"seed": "7"}, save | {"position": {}}):
        assert with_position(changed) is changed
