"""The quantities that effects change are written once: what is checked in is what their table says."""

from __future__ import annotations

import declared_hooks
from astrarium.games.cosmic.effects import answers
from astrarium.games.cosmic.effects.effect import Effect, overrides
from astrarium.games.cosmic.effects.quantities import HOOKS, QUANTITIES
from astrarium.games.cosmic.records import QUANTITY_COUNT


def test_what_is_checked_in_is_what_the_table_says() -> None:
    for name, text in declared_hooks.sources().items():
        assert (declared_hooks.ROOM / name).read_text(encoding="utf-8") == text, "run `make tables`"


def test_every_quantity_has_a_place_of_its_own() -> None:
    assert [getattr(answers, hook.place) for hook in HOOKS] == list(range(len(HOOKS)))
    assert len(HOOKS) <= QUANTITY_COUNT and len(set(QUANTITIES)) == len(HOOKS)


def test_no_quantity_is_changed_by_an_effect_that_says_nothing() -> None:
    assert [name for name in QUANTITIES if overrides(Effect(), name)] == []
