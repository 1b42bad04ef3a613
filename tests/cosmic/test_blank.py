"""Every effect is needed: a test that names it fails as soon as the effect does nothing."""

import inspect
import re
from pathlib import Path

import pytest

from astrarium.games.cosmic.effect_numbers import EFFECT, FIRST_EDICT_EFFECT, FIRST_STATUS, FIRST_WILD
from astrarium.games.cosmic.effects.effect import ACTS, EFFECTS, Effect, register
from astrarium.games.cosmic.effects.quantities import ANSWERS
from astrarium.games.cosmic.state import Cosmic
from astrarium.speed import build
from tables.cosmic import Table

if build() == "compiled":
    pytest.skip("compiled classes cannot be broken from outside", allow_module_level=True)

IN_THE_RULES = ("binary", "comet_11")
"""Effects that are part of the rules themselves, and are switched off there."""
NO_EFFECT = ("moon_37",)
"""The Jubba Cloak's text is that it has none."""


class Blank(Effect):
    """Offered whenever the effect that it stands for is, and does nothing."""

    def __init__(self, model: Effect) -> None:
        super().__init__()
        self.model = model

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.model.forced(s, me, timing)

    def limit(self, s: Cosmic, me: int) -> int:
        return self.model.limit(s, me)

    def times(self) -> int:
        return self.model.times()

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.model.ready(s, me, timing)

    def whoever(self, timing: int) -> bool:
        return self.model.whoever(timing)

    def firm(self) -> bool:
        return self.model.firm()

    def opens(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.model.opens(s, me, timing)


class Collected:
    """A plugin that keeps the tests which pytest has found."""

    items: list[pytest.Item]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items


def values_of(item: pytest.Function) -> dict[str, object]:
    """With what a test is called."""
    return item.callspec.params if hasattr(item, "callspec") else {}


class Case:
    """A test of this folder that can be run again and again."""

    def __init__(self, item: pytest.Function) -> None:
        self.name = item.name
        self.run = item.obj
        self.values = values_of(item)
        self.text = item.name + inspect.getsource(item.obj)

    def fails(self) -> bool:
        try:
            self.run(**self.values)
        except (Exception, pytest.fail.Exception):
            return True
        return False


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    found = Collected()
    here = Path(__file__)
    quietly = ["--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist"]
    assert pytest.main([*quietly, f"--ignore={here}", str(here.parent)], plugins=[found]) == pytest.ExitCode.OK
    functions = [item for item in found.items if isinstance(item, pytest.Function)]
    return [Case(item) for item in functions if set(item.fixturenames) == set(values_of(item))]


def naming(cases: list[Case], effect: int) -> list[Case]:
    """The tests that name an effect; first those that do so in their own name."""
    words = EFFECT.ids[effect]
    if FIRST_WILD <= effect < FIRST_EDICT_EFFECT:
        power, _, side = words.removeprefix("flare_").rpartition("_")
        title, words = rf"{power}\w*_{side}", power
    else:
        title = words
    as_words = re.compile(rf"(?<![a-z0-9]){words}(?![a-z0-9])")
    in_title = re.compile(rf"_{title}(?![a-z0-9])")
    named = [case for case in cases if words in case.text and as_words.search(case.text)]
    return sorted(named, key=lambda case: in_title.search(case.name) is None)


@pytest.fixture
def blank(request: pytest.FixtureRequest) -> int:
    """The number of an effect that does nothing during this test."""
    effect = EFFECT.index(request.param)
    model = EFFECTS[effect]
    register(effect, Blank(model))
    request.addfinalizer(lambda: register(effect, model))
    return effect


WRITTEN = [id for id in EFFECT.ids[:FIRST_STATUS] if id not in IN_THE_RULES + NO_EFFECT]


@pytest.mark.long
@pytest.mark.parametrize("blank", WRITTEN, indirect=True)
def test_without_the_effect_a_test_that_names_it_fails(cases: list[Case], blank: int) -> None:
    assert any(case.fails() for case in naming(cases, blank))


@pytest.mark.long
@pytest.mark.parametrize("id", IN_THE_RULES)
def test_an_effect_in_the_rules_is_missed_where_it_is_switched_off(
    cases: list[Case], id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "without", frozenset({id}))
    assert any(case.fails() for case in naming(cases, EFFECT.index(id)))


@pytest.mark.parametrize("id", IN_THE_RULES + NO_EFFECT)
def test_the_exceptions_do_nothing_themselves(id: str) -> None:
    assert not ACTS[EFFECT.index(id)] and not ANSWERS[EFFECT.index(id)]
