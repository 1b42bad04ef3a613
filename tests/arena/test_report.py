"""The report of a contest: one page that needs nothing else, with the figures of its tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from astrarium.arena.balance import write_balance
from astrarium.arena.contest import Contest
from astrarium.arena.entrants import Entrant
from astrarium.arena.page import Numbers
from astrarium.arena.plots import HUES, INK, Line, Row, curves, histogram, intervals, round_step, spread
from astrarium.arena.report import meeting, write_report
from astrarium.arena.results import Results
from astrarium.arena.running import run
from astrarium.arena.summary import read_games, summarise
from astrarium.language import LANGUAGES, words
from browser.conftest import DESKTOP, PHONE, QUIET, chromium


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three random players with names that a page must not take for its own, at tables of four."""
    folder = tmp_path_factory.mktemp("contest")
    names = ("plain", "other", "a & <b")
    run(Contest("expanse", tuple(Entrant(name, "random") for name in names), 4, 24, 7), folder, workers=1)
    return folder


def test_the_page_stands_alone(folder: Path) -> None:
    page = write_report(folder).read_text(encoding="utf-8")
    assert not re.findall(r"https?://(?!www\.w3\.org)|<script|<link|<img|@import|src=", page)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "two plots share an id"
    assert "a &amp; &lt;b" in page and "a & <b" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_the_figures_of_the_tables(folder: Path, lang: str) -> None:
    page = write_report(folder, lang).read_text(encoding="utf-8")
    summary = summarise(Results(folder))
    point = "." if lang == "en" else ","
    for player in summary.players:
        assert f"{player.share:.1%}".replace(".", point).replace("%", "\u00a0%") in page
        assert f"{player.rating:.1f}".replace(".", point) in page
    for title in ("Standings", "Ratings", "faction") if lang == "en" else ("Classifica", "Valutazioni", "fazione"):
        assert title in page


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "In 1 round A won more games, in 2 rounds B; 1 was level."),
        ("it", "In 1 turno A ha vinto più partite, in 2 turni B; 1 è finito alla pari."),
    ],
)
def test_a_single_round_is_no_plural(lang: str, told: str) -> None:
    assert words(lang).say("report-rounds", first="A", second="B", won=1, lost=2, level=1) == told


def test_the_same_tables_give_the_same_page(folder: Path) -> None:
    assert write_report(folder).read_bytes() == write_report(folder).read_bytes()


def test_a_folder_without_a_finished_run_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no run"):
        write_report(tmp_path / "nowhere")
    (tmp_path / "run.json").write_text(json.dumps({"game": "expanse", "finished": False}))
    with pytest.raises(ValueError, match="not finished"):
        write_report(tmp_path)


def test_a_meeting_counts_who_came_in_ahead(folder: Path) -> None:
    games = read_games(Results(folder))
    both = [game for game in games if 0 in game.lineup and 1 in game.lineup]
    ahead = 0.0
    for game in both:
        mine = [place for place, who in zip(game.places, game.lineup, strict=True) if who == 0]
        theirs = [place for place, who in zip(game.places, game.lineup, strict=True) if who == 1]
        pairs = [(one, other) for one in mine for other in theirs]
        ahead += sum(1.0 if one < other else 0.5 if one == other else 0.0 for one, other in pairs) / len(pairs)
    found = meeting(games, 0, 1)
    assert found.games == len(both) and found.ahead.share == pytest.approx(ahead / len(both))
    assert meeting(games, 1, 0).ahead.share == pytest.approx(1 - found.ahead.share)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (Numbers("en").decimal(-1234.56), "−1,234.6"),
        (Numbers("it").decimal(-1234.56), "−1.234,6"),
        (Numbers("en").signed(-0.04), "0.0"),
        (Numbers("en").signed_percent(0.0312), "+3.1\u00a0%"),
        (Numbers("it").span(0.125, 0.5), "12,5–50,0\u00a0%"),
        (Numbers("en").rare(0.0003), "0.03\u00a0%"),
        (Numbers("en").rare(0.25), "25\u00a0%"),
        (Numbers("en").chance(0.0004), "< 0.001"),
    ],
)
def test_numbers_are_written_as_in_the_language(written: str, read: str) -> None:
    assert written == read


# Plots


def pictures() -> Iterator[str]:
    rows = [Row("one", 0.3, 0.2, 0.4, "one & only"), Row("a name that is rather long", 0.5, 0.45, 0.55, "two", 1)]
    lines = [Line("up", [0, 1, 4], [0, 0, 2], [1, 2, 6], 0), Line("down", [3, 2, 1], [2, 1, 0], [4, 3, 2], 1)]
    for plot in (
        intervals("shares", "Shares", rows, 0.25, cut=1),
        histogram("lengths", "Lengths", [3, 5, 5, 8, 21], "decisions", "games"),
        curves("course", "Course", lines, "the game"),
    ):
        yield from (plot.wide, plot.narrow)


def test_plots_are_svg_in_the_colours_of_the_page() -> None:
    for picture in pictures():
        ElementTree.fromstring(picture.replace("<svg", '<svg xmlns:xlink="http://www.w3.org/1999/xlink"', 1))
        assert "var(--hue-1)" in picture
        assert not [colour for colour in (INK, *HUES) if colour in picture]


def test_plots_tell_what_they_show() -> None:
    first = next(pictures())
    assert 'aria-label="Shares"' in first and "<title>one &amp; only</title>" in first


def test_no_two_plots_share_an_id() -> None:
    ids = [id for picture in pictures() for id in set(re.findall(r'\bid="([^"]+)"', picture))]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("least", "step"), [(0.03, 0.05), (0.05, 0.05), (1.1, 2), (6, 10), (120, 200)])
def test_steps_of_an_axis_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_names_at_the_ends_of_lines_keep_apart() -> None:
    assert spread([5, 5.5, 20], 2) == [5, 7, 20]


# In a browser


@pytest.mark.system
def test_pages_fit_a_desk_and_a_phone(folder: Path) -> None:
    report = write_report(folder)
    write_balance(folder)
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium(), args=QUIET)
        for page, scheme in ((report, "light"), (folder / "balance.html", "dark")):
            look(browser, page, scheme, DESKTOP, ".wide")
            look(browser, page, scheme, PHONE, ".narrow")
        browser.close()


def look(browser: Browser, file: Path, scheme: str, size: ViewportSize, form: str) -> None:
    """The page asks for nothing else, complains of nothing, shows that form of every plot, and fits."""
    page = browser.new_page(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: said.append(request.url))
    page.goto(file.as_uri())
    assert said == [file.as_uri()]
    shown = [plot.is_visible() for plot in page.locator(f"{form} svg").all()]
    assert shown and all(shown)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.evaluate("document.querySelectorAll('details').forEach(folded => folded.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"], "with all tables open"
    page.close()
