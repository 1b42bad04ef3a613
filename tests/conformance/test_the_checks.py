"""The checks can fail: each finds a game that breaks its promise."""

import pytest

from astrarium import game
from astrarium.check import CHECKS, Case
from astrarium.games.expanse import knowledge
from astrarium.games.expanse.state import Expanse
from astrarium.speed import build

pytestmark = pytest.mark.skipif(build() == "compiled", reason="compiled classes cannot be broken from outside")


@pytest.fixture
def case() -> Case:
    return Case(game("expanse"), 4, 0)


def fails(case: Case, check: str) -> str:
    with pytest.raises(AssertionError) as found:
        CHECKS[check](case)
    return str(found.value)


def test_a_cube_too_many_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Expanse.apply

    def cheat(self: Expanse, atom: int) -> None:
        true(self, atom)
        self.supply[0] += 1

    monkeypatch.setattr(Expanse, "apply", cheat)
    assert "cubes" in fails(case, "ends")


def test_a_clone_that_shares_a_list_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Expanse.clone

    def share(self: Expanse) -> Expanse:
        other = true(self)
        other.cubes = self.cubes
        return other

    monkeypatch.setattr(Expanse, "clone", share)
    assert "clone" in fails(case, "clones")


def test_a_leak_in_the_observation_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = knowledge.observe

    def leak(s: Expanse, player: int) -> list[int]:
        return [*true(s, player), s.deck.peek(len(s.deck) - 1)]

    monkeypatch.setattr(knowledge, "observe", leak)
    assert "can tell" in fails(case, "keeps_secrets")


def test_global_chance_in_the_rules_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    true = Expanse.apply

    def gamble(self: Expanse, atom: int) -> None:
        true(self, atom)
        self.turn += random.randrange(1000)

    monkeypatch.setattr(Expanse, "apply", gamble)
    assert "differs" in fails(case, "repeats")


def test_a_forgotten_attribute_is_found_on_the_way_through_json(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    without_track = [piece for piece in case.game.layout if piece.name != "track"]
    monkeypatch.setattr(case.game, "layout", without_track)
    with pytest.raises(Exception):  # noqa: B017 - the position cannot even be played on
        CHECKS["round_trips"](case)
