"""The game from which others are copied passes the suite that every game passes, and its rules are played."""

from __future__ import annotations

import pytest

from astrarium.check import CHECKS, Case
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.registry import enrol, game_keys
from astrarium.clockwork.step import IllegalChoice
from astrarium.speed import build

if build() == "compiled":
    pytest.skip("a game is written against the plain kernel", allow_module_level=True)

from astrarium.games._template.components import COMET, DISTANCE, FIRST_FUEL, ICE, OPEN_COMETS
from astrarium.games._template.game import GAME
from astrarium.games._template.state import Comets

enrol(GAME)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("players", range(GAME.least, GAME.most + 1))
def test_it_passes_the_conformance_suite(players: int, check: str) -> None:
    CHECKS[check](Case(GAME, players, 3))


def test_it_is_not_listed() -> None:
    assert GAME.key not in game_keys()


def table(*open: str) -> Comets:
    """A table of two at the first decision, with these comets open."""
    s = GAME.start(2, seed=1)
    every = s.deck + s.open
    s.open = [COMET.index(id) for id in open]
    s.deck = [comet for comet in every if comet not in s.open]
    s.ask_again()
    s.check()
    return s


def test_a_game_begins_with_open_comets_and_fuel() -> None:
    s = GAME.start(3, seed=2)
    assert (len(s.open), s.fuel, s.scores) == (OPEN_COMETS, [FIRST_FUEL] * 3, [0, 0, 0])


def test_a_comet_is_paid_for_kept_and_replaced() -> None:
    s = table("biela", "encke", "halley")
    biela = COMET.index("biela")
    s.play("comet:biela")
    assert s.scores == [ICE[biela], 0] and s.fuel == [FIRST_FUEL - DISTANCE[biela], FIRST_FUEL]
    assert biela not in s.open and len(s.open) == OPEN_COMETS and s.player == 1


def test_a_comet_that_is_too_far_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalChoice, match=r"too-dear.*COM-1\.2"):
        table("biela", "encke", "halley").play("comet:halley")


def test_who_rests_has_more_fuel() -> None:
    s = table("biela", "encke", "halley")
    s.play("do:rest")
    assert s.fuel == [FIRST_FUEL + 2, FIRST_FUEL] and all(keeper == NOBODY for keeper in s.keeper)


def test_the_most_ice_wins_when_the_last_comet_is_caught() -> None:
    s = GAME.start(2, seed=4)
    while not s.over:
        s.apply(s.offered[-1])
    assert s.winners == [player for player in range(2) if s.scores[player] == max(s.scores)]
