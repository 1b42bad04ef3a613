"""Two boxes over the same seeds: paired changes, how many games they need, and when to stop."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

import typed
from astrarium import game
from astrarium.arena.against import Against, changes_between, page, shifts, verdict
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import Entrant
from astrarium.arena.playing import Asked, Played
from astrarium.arena.sequence import Always, always, pairs_needed
from astrarium.clockwork.chance import seeded
from astrarium.language import LANGUAGES

CONTEST = Contest("expanse", (Entrant("random", "random"),), 4, 40)
FACTIONS = ("UN", "MCR", "OPA", "PG")


def won_by(number: int, winner: int) -> Played:
    """A game of the four factions in the order of the seats."""
    shares = [float(seat == winner) for seat in range(4)]
    traits = [[f"faction={faction}", "played=scopuli"] for faction in FACTIONS]
    return Played(number, [0] * 4, [winner], [1] * 4, shares, [], [0] * 4, traits, 9, Asked([], [], [], []), 0.1)


def test_pairs_say_what_changes_and_how_many_are_needed() -> None:
    """Of forty games the UN wins ten in the first box, and twenty more, taken from the OPA, in the other."""
    before = [won_by(number, 0 if number < 10 else 2) for number in range(40)]
    after = [won_by(number, 0 if number < 30 else 2) for number in range(40)]
    rows = {(row.kind, row.value): row for row in shifts(CONTEST, before, after, 3.0)}
    assert {kind for kind, _ in rows} == {"seat", "faction"}, "only what chance deals is compared"
    gained, lost, same = rows["faction", "UN"], rows["faction", "OPA"], rows["faction", "MCR"]
    assert (gained.share, gained.change.mean, lost.change.mean) == (0.25, 0.5, -0.5)
    assert gained.change.low == pytest.approx(0.5 - 0.1619, abs=1e-3)
    assert gained.always.clear and not same.always.clear
    assert gained.needed == pairs_needed(0.25 * 40 / 39, 0.03) and same.needed == 2
    assert verdict(list(rows.values()), 3.0) == "found"


def test_the_number_of_pairs_is_that_of_the_textbook() -> None:
    """A standard deviation of half a win, 3 points, 80 % power: 7.849 * 0.25 / 0.0009."""
    assert pairs_needed(0.25, 0.03) == 2181


def test_looking_again_and_again_finds_nothing_that_is_not_there() -> None:
    rng = seeded(1, "looks")
    wrong = 0
    for _ in range(200):
        values: list[float] = []
        for _ in range(12):
            values += [(0.0, 0.0, 1.0, -1.0)[rng.below(4)] for _ in range(40)]
            if always(values).clear:
                wrong += 1
                break
    assert wrong <= 10, "one in twenty at most"


def test_a_change_that_is_there_is_found_and_a_small_one_ruled_out() -> None:
    assert always([1.0, 0.0, 0.0, 0.0] * 40).clear
    assert not always([0.0] * 40).clear and not always([0.0] * 40).within(0.03)
    assert always([0.0] * 400).within(0.03)
    assert Always(-0.02, 0.02).within(0.03) and not Always(-0.02, 0.04).within(0.03)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    cards = (resources.files("astrarium.games.expanse") / "box" / "cards.toml").read_text(encoding="utf-8")
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "cards.toml").write_text(cards.replace("ap = 3", "ap = 5"), encoding="utf-8")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_what_was_changed(lang: str, box: Path) -> None:
    before = [won_by(number, number % 4) for number in range(40)]
    after = [won_by(number, 0) for number in range(40)]
    rows = shifts(CONTEST, before, after, 3.0)
    found = Against(CONTEST, changes_between("expanse", box), 3.0, 40, 30, "found", 1.0, rows)
    shown = page(found, lang)
    assert "action_card.camina_drummer.ap: 3 -&gt; 5" in shown and "<svg" in shown
    assert game("expanse").titles[lang] in shown


def test_the_command_plays_both_boxes(box: Path, tmp_path: Path) -> None:
    words = ("balance", "expanse", "--player", "random", "--seats", "2", "--games", "10", "--workers", "1")
    done = typed.run(*words, "--against", "box", "--out", "out", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["pairs"] == 10 and told["differing"] > 0 and told["stopped"] == "games"
    assert ["cards.toml", "action_card.camina_drummer.ap", "3", "5"] in told["box"]
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == ["against.csv", "against.html", "against.json"]


def test_a_box_that_changes_nothing_is_refused(box: Path, tmp_path: Path) -> None:
    cards = (resources.files("astrarium.games.expanse") / "box" / "cards.toml").read_text(encoding="utf-8")
    (box / "cards.toml").write_text(cards, encoding="utf-8")
    done = typed.run("balance", "expanse", "--player", "random", "--against", "box", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (2, "astrarium: box changes nothing in the box of expanse\n")
