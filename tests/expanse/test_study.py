"""What is said of a player of The Expanse afterwards, and whom a component serves."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.games.expanse.components import CARD, FACTION
from astrarium.games.expanse.state import Expanse
from tables.expanse import begin_turn, lay, new_game, take, who
from tables.playing import play

EXPANSE = game("expanse")


def traits(s: Expanse, faction: str, kind: str) -> list[str]:
    return [value for of, value in EXPANSE.study.traits(s, who(s, faction)) if of == kind]


def told(**laid: object) -> Expanse:
    """A table that keeps its log."""
    s = lay(**laid)  # type: ignore[arg-type]
    s.log = []
    return s


def test_a_faction_is_told_without_a_log() -> None:
    s = lay("MCR UN OPA PG")
    assert [EXPANSE.study.traits(s, player) for player in range(2)] == [[("faction", "MCR")], [("faction", "UN")]]


@pytest.mark.rule("EXP-3.8")
def test_the_order_counts_from_who_begins() -> None:
    s = EXPANSE.start(4, 11, log=True)
    assert isinstance(s, Expanse)
    orders = [dict(EXPANSE.study.traits(s, (s.active + step) % 4))["order"] for step in range(4)]
    assert orders == ["1", "2", "3", "4"]


def test_an_event_resolved_at_once_is_played() -> None:
    s = told(track="heavy_burn scopuli", points={"UN": 9})
    take(begin_turn(s, "UN"), "heavy_burn")
    play(s, "do:resolve")
    assert traits(s, "UN", "played") == ["heavy_burn"]
    assert traits(s, "UN", "kept") == [] and traits(s, "MCR", "played") == []


def test_an_event_that_is_kept_and_played_later_is_both() -> None:
    s = told(track="heavy_burn scopuli", points={"UN": 9})
    take(begin_turn(s, "UN"), "heavy_burn")
    play(s, "do:keep")
    assert traits(s, "UN", "kept") == ["heavy_burn"] and traits(s, "UN", "played") == []
    s.stack.clear()
    s.choice = None
    play(begin_turn(s, "UN"), "card:heavy_burn")
    assert traits(s, "UN", "played") == ["heavy_burn"]
    assert EXPANSE.study.owner(s, "heavy_burn") == who(s, "UN")


@pytest.mark.parametrize(("component", "faction"), [("pg_tech_2", "PG"), ("martian_navy", "MCR")])
def test_what_belongs_to_a_faction_serves_it(component: str, faction: str) -> None:
    s = lay("UN MCR OPA PG")
    assert EXPANSE.study.trial(component).dealt and EXPANSE.study.owner(s, component) == who(s, faction)
    assert EXPANSE.study.takes_part(s, component)


def test_what_belongs_to_a_faction_that_is_not_there_takes_no_part() -> None:
    s = EXPANSE.start(3, 5)
    assert isinstance(s, Expanse)
    missing = next(id for id in FACTION.ids if s.who[FACTION.index(id)] < 0)
    served = {"UN": "diplomatic_immunity", "MCR": "martian_navy", "OPA": "belter_network", "PG": "black_budget"}
    assert [EXPANSE.study.takes_part(s, ability) for ability in served.values()].count(False) == 1
    assert not EXPANSE.study.takes_part(s, served[missing]) and EXPANSE.study.owner(s, served[missing]) < 0


@pytest.mark.rule("EXP-3.16")
def test_a_card_that_stays_in_the_box_takes_no_part() -> None:
    s = new_game(4, seed=7)
    assert s.boxed
    assert not any(EXPANSE.study.takes_part(s, CARD.ids[card]) for card in s.boxed)
    assert all(EXPANSE.study.takes_part(s, CARD.ids[card]) for card in s.track)
