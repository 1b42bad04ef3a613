"""Contests played in a notebook, and results that show themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("polars")

from astrarium import game
from astrarium.arena.ablation import plan_of, play_ablation
from astrarium.arena.balance import weigh
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import entrants_from
from astrarium.arena.running import run
from astrarium.arena.summary import summarise
from astrarium.notebook.contests import contest
from astrarium.players.seat import Seat


class First:
    """Takes the first option."""

    name = "first"
    blind = True

    def decide(self, seat: Seat) -> int:
        return seat.legal[0]


def test_a_bot_that_was_just_written_takes_part() -> None:
    results = contest("expanse", {"first": First, "random": "random"}, games=4, seats=2, seed=1)
    games = results.games()
    assert games["seats"].to_list()[:2] == [["first", "random"], ["random", "first"]]
    assert sum(player.wins for player in summarise(results).players) == 4
    html = results._repr_html_()
    assert html == summarise(results)._repr_html_()
    assert "first" in html
    assert "4 games" in html


def test_the_games_are_those_of_the_arena(tmp_path: Path) -> None:
    here = contest("expanse", {"a": "random", "b": "random"}, games=4, seats=2, seed=3, folder=tmp_path / "here")
    arena = Contest("expanse", tuple(entrants_from(["a=random", "b=random"])), seats=2, games=4, seed=3)
    there = run(arena, tmp_path / "there", workers=1)
    assert here.games().equals(there.games())
    assert here.seats().equals(there.seats())


def test_a_finished_contest_is_left_as_it_is(tmp_path: Path) -> None:
    first = contest("expanse", {"random": "random"}, games=2, seats=2, folder=tmp_path)
    before = first.games()
    assert contest("expanse", {"random": "random"}, games=2, seats=2, folder=tmp_path).games().equals(before)


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="'tide' is not an option of expanse"):
        contest("expanse", {"random": "random"}, games=2, tide="high")


def test_a_balance_draws_what_chance_deals() -> None:
    found = weigh(contest("expanse", {"random": "random"}, games=24, seats=4, seed=1))
    html = found._repr_html_()
    assert html.count("<img") == 3
    assert "Win share by faction" in html
    assert "var(--" not in html


def test_an_ablation_draws_what_each_component_does() -> None:
    plan = plan_of(game("expanse"), ["un_tech_3"], 12, 12, "random", 1, None, {})
    html = play_ablation(plan, workers=1, out=None, lang="en")._repr_html_()
    assert "Hegemony" in html
    assert html.count("<img") == 1
