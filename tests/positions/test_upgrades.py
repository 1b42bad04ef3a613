"""Positions and saves of former rules: read by the present ones, or refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from astrarium.clockwork.match import Match
from astrarium.clockwork.registry import enrol
from astrarium.contract.registry import game
from astrarium.positions.record import fingerprint
from astrarium.positions.saves import load
from astrarium.positions.upgrades import Position, Upgrade, dropped, step, upgraded
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from tables.bazaar import GAME, Bazaar, BazaarGame, Propose, Swap, bazaar, the_game

RENAMED = Upgrade(
    renamed={"pouch": "purse"},
    removed=("weather",),
    added={"guard": "red"},
    steps={"Trade": step("Swap", renamed={"places": "stalls"}, removed=("noise",), numbers=[1])},
    atoms={"shop:north": "stall:north"},
)


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    yield
    enrol(GAME)


def rules(version: int, upgrades: dict[int, Upgrade] | None = None) -> BazaarGame:
    """From now on these rules are played."""
    found = the_game(version, upgrades)
    enrol(found)
    return found


def table() -> Bazaar:
    """Red is to propose, then blue may swap."""
    s = bazaar("red", "blue")
    s.purse = [1, 0, 2, 0, 3, 0]
    s.push(Swap(1, (1, 0, 0), (0, 1), (4, 5)))
    s.push(Propose(0))
    s.advance()
    return s


def written() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(table().to_json()))
    return found


def former() -> Position:
    """The same table as rules wrote it that called some things otherwise."""
    position = written() | {"version": 1}
    position["pouch"] = position.pop("purse")
    del position["guard"]
    position["weather"] = "fine"
    swap = position["next"][1]
    swap["step"], swap["places"], swap["noise"] = "Trade", swap.pop("stalls"), 3
    del swap["numbers"]
    return position


def test_where_nothing_is_written_otherwise_one_line_is_enough() -> None:
    position = written()
    present = rules(2, {1: Upgrade()})
    state = present.from_json(position)
    assert state.to_json() == position | {"version": 2}
    state.play("do:pass")
    assert state.player == 1


def test_attributes_and_steps_are_renamed_removed_and_added() -> None:
    position = former()
    before = json.dumps(position)
    state = rules(2, {1: RENAMED}).from_json(position)
    assert isinstance(state, Bazaar)
    assert (state.purse, state.guard) == ([1, 0, 2, 0, 3, 0], 0)
    swap = state.stack[0]
    assert isinstance(swap, Swap) and (swap.player, swap.stalls, swap.numbers) == (1, (0, 1), (1,))
    assert json.dumps(position) == before, "what was given has been changed"


def test_every_version_on_the_way_has_its_upgrade() -> None:
    def a_gift(position: Position) -> None:
        position["purse"]["blue"]["gold"] = 1

    state = rules(3, {1: RENAMED, 2: Upgrade(position=a_gift)}).from_json(former())
    assert isinstance(state, Bazaar) and state.purse == [1, 0, 2, 0, 3, 1]
    assert state.to_json()["version"] == 3


def test_a_step_that_no_longer_exists_is_left_out_or_replaced() -> None:
    position = former()
    position["next"].insert(0, {"step": "Haggle", "player": "red"})
    gone = Upgrade(RENAMED.renamed, RENAMED.removed, RENAMED.added, {**RENAMED.steps, "Haggle": dropped})
    assert isinstance(rules(2, {1: gone}).from_json(position).choice, Propose)

    def pass_twice(line: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"step": "Propose", "player": line["player"]}, {"step": "Propose", "player": "blue"}]

    twice = Upgrade(RENAMED.renamed, RENAMED.removed, RENAMED.added, {**RENAMED.steps, "Haggle": pass_twice})
    state = rules(2, {1: twice}).from_json(position)
    asked = []
    for _ in range(4):
        asked.append((state.player, type(state.choice).__name__))
        state.apply(state.offered[0])
    assert asked == [(0, "Propose"), (1, "Propose"), (0, "Propose"), (1, "Swap")]


def test_an_atom_has_the_name_of_today() -> None:
    present = rules(3, {1: RENAMED, 2: Upgrade(atoms={"stall:north": "stall:south"})})
    assert present.atom_now(1, "shop:north") == "stall:south"
    assert present.atom_now(2, "stall:north") == "stall:south"
    assert present.atom_now(3, "stall:north") == "stall:north"
    assert present.atom_now(1, "do:pass") == "do:pass"


@pytest.mark.parametrize(
    ("upgrades", "change", "reason"),
    [
        ({}, {}, "rules version 1; here version 3 is played, and nothing leads from 1 to 2"),
        ({1: RENAMED}, {}, "nothing leads from 2 to 3"),
        ({1: RENAMED, 2: Upgrade()}, {"version": 4}, "rules version 4; this is version 3: a newer Astrarium"),
        ({1: Upgrade(removed=("rain",)), 2: Upgrade()}, {}, "does not fit rules version 1: KeyError 'rain'"),
        ({1: RENAMED, 2: Upgrade()}, {"next": [{}]}, "does not fit rules version 1: KeyError 'step'"),
        ({1: Upgrade(), 2: Upgrade()}, {}, "lacks guard, lacks purse, has pouch"),
    ],
)
def test_a_position_without_a_way_to_here_says_why(
    upgrades: dict[int, Upgrade], change: dict[str, Any], reason: str
) -> None:
    present = rules(3, upgrades)
    with pytest.raises(ValueError, match=reason):
        present.from_json(former() | change)


def test_a_position_of_today_is_left_as_it_is() -> None:
    position = written()
    assert upgraded(GAME.record.upgrades, GAME.version, position) is position


# Saves: with The Expanse, which can be set up and played

EXPANSE = game("expanse")


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules of The Expanse that write as the present ones do, one version later."""
    monkeypatch.setattr(EXPANSE.record, "upgrades", {**EXPANSE.record.upgrades, EXPANSE.version: Upgrade()})
    monkeypatch.setattr(EXPANSE, "version", EXPANSE.version + 1)
    yield


def played(decisions: int) -> Match:
    match = Match(EXPANSE, 3, 4, {"factions": "picked"})
    for _ in range(decisions):
        match.apply(match.state.offered[len(match.atoms) % len(match.state.offered)])
    return match


SAVE = json.loads(json.dumps(played(30).save()))
THERE = fingerprint(played(30).state)
WAS = EXPANSE.version


def test_a_save_is_both_atoms_and_position() -> None:
    assert len(SAVE["atoms"]) == 30
    assert EXPANSE.from_json(SAVE["position"]).to_json() == played(30).state.to_json()
    assert fingerprint(load(SAVE).state) == THERE


def test_a_save_of_former_rules_goes_on_from_its_position(new_rules: None) -> None:
    match = load(SAVE)
    assert match.state.to_json() == SAVE["position"] | {"version": WAS + 1}
    assert match.atoms == [] and not any(match.may_undo(player) for player in range(3))
    assert [(note.kind.key, note.values) for note in match.notes] == [("rules-changed", (WAS, WAS + 1))]
    while not match.state.over:
        match.apply(match.state.offered[0])


def test_a_save_that_crossed_the_line_is_replayed_from_there(new_rules: None) -> None:
    match = load(SAVE)
    for _ in range(12):
        match.apply(match.state.offered[-1])
    save = json.loads(json.dumps(match.save()))
    assert save["former"] == [{"version": WAS, "atoms": SAVE["atoms"]}]
    assert (save["version"], len(save["atoms"])) == (WAS + 1, 12)
    again = load(save)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [note.values for note in again.notes] == [note.values for note in match.notes]
    assert fingerprint(again.afresh().state) == fingerprint(load(SAVE).state)


def test_a_save_may_cross_several_lines(new_rules: None, monkeypatch: pytest.MonkeyPatch) -> None:
    match = load(SAVE)
    match.apply(match.state.offered[0])
    save = match.save()
    monkeypatch.setattr(EXPANSE.record, "upgrades", {**EXPANSE.record.upgrades, WAS + 1: Upgrade()})
    monkeypatch.setattr(EXPANSE, "version", WAS + 2)
    later = load(save)
    assert later.opening is not None
    assert [(one.version, len(one.atoms)) for one in later.opening.former] == [(WAS, 30), (WAS + 1, 1)]
    assert later.notes[-1].values == (WAS + 1, WAS + 2)


@pytest.mark.parametrize(
    ("change", "lacks", "reason"),
    [
        ({}, "position", "rules version .*, and the save holds no position from which it could go on"),
        ({"version": 99}, "", "rules version 99; .*: a newer Astrarium plays it"),
        ({"version": 0}, "", "rules version 0; .*its position is of another"),
        ({"version": "1"}, "", "'version' is '1'"),
        ({"position": 3}, "", "'position' is 3"),
        ({"former": [3]}, "", "'former' does not list"),
    ],
)
def test_a_save_of_former_rules_that_cannot_go_on_says_why(
    new_rules: None, change: dict[str, Any], lacks: str, reason: str
) -> None:
    save = {key: value for key, value in SAVE.items() if key != lacks} | change
    with pytest.raises(ValueError, match=reason):
        load(save)
