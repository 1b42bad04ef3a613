"""The checks can fail: each finds a game that breaks its promise."""

import pytest

from astrarium import game
from astrarium.check import CHECKS, Case
from astrarium.clockwork.chance import Rng
from astrarium.clockwork.state import State
from astrarium.games.cosmic.state import Cosmic
from astrarium.games.expanse import notes
from astrarium.games.expanse.cards.intrigue import LookAtTop
from astrarium.games.expanse.game import ExpanseRecord
from astrarium.games.expanse.state import Expanse
from astrarium.positions.layout import PLAYER, Grid
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


def test_an_option_that_cannot_be_taken_on_an_imagined_table_is_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    imagine, clone, apply = Expanse.imagine, Expanse.clone, Expanse.apply

    def imagined(self: Expanse, player: int, rng: Rng) -> State:
        other = imagine(self, player, rng)
        setattr(other, "imagined", True)  # noqa: B010
        return other

    def cloned(self: Expanse) -> Expanse:
        other = clone(self)
        setattr(other, "imagined", getattr(self, "imagined", False))  # noqa: B010
        return other

    def applied(self: Expanse, atom: int) -> None:
        assert not getattr(self, "imagined", False), "cannot be taken"
        apply(self, atom)

    monkeypatch.setattr(Expanse, "imagine", imagined)
    monkeypatch.setattr(Expanse, "clone", cloned)
    monkeypatch.setattr(Expanse, "apply", applied)
    assert "cannot be taken" in fails(case, "keeps_secrets")


def test_a_leak_in_the_observation_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = ExpanseRecord.observe

    def leak(record: ExpanseRecord, s: Expanse, player: int) -> list[int]:
        return [*true(record, s, player), s.deck.peek(len(s.deck) - 1)]

    monkeypatch.setattr(ExpanseRecord, "observe", leak)
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
    without_track = [piece for piece in case.game.record.layout if piece.name != "track"]
    monkeypatch.setattr(case.game.record, "layout", without_track)
    with pytest.raises(Exception):  # noqa: B017 - the position cannot even be played on
        CHECKS["round_trips"](case)


def test_a_written_position_that_shares_a_list_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Expanse.view

    def share(self: Expanse, player: int) -> dict[str, object]:
        return true(self, player) | {"supply": self.supply}

    monkeypatch.setattr(Expanse, "view", share)
    assert "written" in fails(case, "round_trips")


def test_a_position_imagined_as_it_is_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expanse, "deal_unknown", lambda self, player, rng: None)
    assert "never dealt anew" in fails(case, "deals_anew")


def test_foreseeable_chance_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Expanse.imagine

    def foresee(self: Expanse, player: int, rng: Rng) -> State:
        other = true(self, player, rng)
        other.rng = self.rng.clone()
        return other

    monkeypatch.setattr(Expanse, "imagine", foresee)
    assert "foresee" in fails(case, "deals_anew")


def test_a_secret_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shout(self: LookAtTop, s: Expanse) -> None:
        s.deck.look(s, self.player, 3)
        for depth in range(3):
            s.tell(notes.SEES, s.deck.peek(depth))

    monkeypatch.setattr(LookAtTop, "run", shout)
    found = []
    for seed in range(60):
        try:
            CHECKS["keeps_notes_secret"](Case(game("expanse"), 4, seed))
        except AssertionError as error:
            found.append(str(error))
            break
    assert found and "the log tells" in found[0]


def test_an_attribute_that_no_position_would_hold_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case.game.record, "derived", ())
    assert "not in the layout: who" in fails(case, "declares")


def test_a_number_without_bounds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    unbounded = [Grid("points", (PLAYER,), ())]
    record = game("expanse").record
    layout = [next((new for new in unbounded if new.name == piece.name), piece) for piece in record.layout]
    monkeypatch.setattr(record, "layout", layout)
    assert "points" in fails(Case(game("expanse"), 2, 0), "refuses_the_impossible")


def test_points_that_no_line_tells_of_are_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(case.game.study), "counts", lambda self, s: {"fame": s.scores})
    assert "fame of" in fails(case, "tells_changes")


def test_a_game_that_counts_nothing_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(case.game.study), "counts", lambda self, s: {})
    assert "nothing is counted" in fails(case, "tells_changes")


def test_undo_that_tells_what_others_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from astrarium.games.cosmic.effects import windows

    def looks_only_where_somebody_can_react(s: Cosmic, timing: int) -> bool:
        return s.ears >> timing & 1 == 1

    monkeypatch.setattr(windows, "anyone_hears", looks_only_where_somebody_can_react)
    assert "depends on secrets" in fails(Case(game("cosmic"), 3, 5), "undoes_alike")
